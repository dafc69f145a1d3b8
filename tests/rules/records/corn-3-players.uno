uno record 1
edition: corn 1
players: Ann, Bob, Cleo

tray: shuffle Bskip G3 B3 Y8 Y0 W+4 Grev B4 B5 G+2 G1 G9 Y5 G+2 G3 B0 G4 G1 B8 P+2 P7 Wnar Y9 Pskip Y3 B7 Y6 B1 G8 W+4 Y7 G2 B6 Yskip Prev Brev P9 Brev G7 B9 G0 P4 P8 B7 P1 Wnar Y7 B1 Y9 Y6 B5 Y8 P3 B8 Prev B+2 P5 Gskip P3 B3 G7 G4 P+2 W P8 G2 G6 P9 Y2 Y2 Y+2 Yrev B2 W W G8 P2 P0 Grev G9 P6 Y4 B6 Y1 W+4 P5 Wnar Yrev P2 Pskip P1 B2 W+4 P4 B4 Wnar Y4 Y5 P7 Y1 B+2 Bskip G6 Yskip G5 B9 Gskip Y+2 Y3 W G5 P6
tray: shuffle G7 G1 P9 B6 Y4 G4 B0 G3 Y9 B7 P1 Y6 G4 P7 Y8 B8 Y4 Pskip B2 Pskip Y3 W+4 Wnar Y3 Y7 B1 P6 G9 Y+2 Yskip Bskip G9 Y+2 G5 G2 W P3 B6 B7 P8 G1 W Wnar Y1 Wnar P8 B+2 G8 Gskip G+2 B4 P2 Wnar Y2 Brev G3 B5 B1 P5 B9 G5 B3 Prev B3 G0 Prev Y7 B4 Yskip Y5 P4 P7 P0 G6 W Y9 W+4 B8 G7 P9 P2 G2 B2 W Grev Y2 Brev B9 Yrev P+2 P5 B5 P6 G+2 G8 P4 Y0 Y1 P3 Y6 Gskip P+2 Yrev P1 G6 W+4 Grev Y8 Bskip Y5 W+4 B+2
tray: shuffle Yskip G5 G6 Gskip G5 P2 B4 B3 B+2 B5 Y7 P7 W+4 B5 W B8 W B+2 Bskip B2 P3 Y+2 W+4 Y7 Yskip B1 Y1 B9 G6 G1 P2 W G2 Bskip Y5 Y2 G8 Wnar P6 Y9 Yrev W Y6 G+2 P4 G3 G+2 P3 P0 P8 P+2 Grev G9 Prev P+2 P9 Yrev Y3 P4 P1 Brev Y1 G0 P5 P5 B9 G9 Y8 B3 P6 W+4 Wnar Y+2 B7 B1 Grev Brev W+4 Wnar Gskip Y0 G7 Y2 Prev G2 G8 Y5 B6 B4 Wnar P8
1: play Pskip
3: draw
3: pass
1: play P1
2: play P9
3: draw
3: pass
1: play P7
2: play Pskip
1: draw
1: play Gskip
3: play G7
1: play G3
2: play Y3
3: draw
3: pass
1: play Y4
2: play Y6
3: play B6
1: draw
1: pass
2: draw
2: play B4
3: play B8
1: draw
1: play B3
2: draw
2: play B+2
1: draw
1: pass
2: draw
2: play W+4
2: colour yellow
3: accept
1: play Y4
2: play Y9
3: play Y7
1: play P7
2: draw
2: pass
3: play B7
1: draw
1: play Bskip
3: play B5
1: draw
1: play B2
2: play B+2
1: draw
1: play W+4
1: colour pink
2: challenge
3: play P3
1: play P2 uno
2: draw
2: pass
3: play B2
1: draw
1: play P2 uno
2: draw
2: play W
2: colour yellow
3: play Y+2
2: play Y8
3: play B8
1: play Bskip
3: play B5
1: draw
1: play Y5
2: play Y1
3: play W
3: colour green
1: play G2 uno
2: play G6
3: play G5
1: play G1
; Ann wins the round. 107 : 0 : 0
tray: shuffle G6 G7 Y6 G9 Y9 G4 W G6 Prev G+2 G3 Y3 Y5 Pskip B5 G1 G4 Y7 Grev Y+2 Pskip B1 G2 Grev Gskip B7 W+4 G7 P+2 Bskip P9 B8 Yskip B6 G8 B6 P7 B5 P2 P4 Yskip B0 P1 B3 P+2 B9 W B+2 B1 G+2 W Y4 G9 B2 W+4 G3 Yrev P1 P3 Wnar G1 P6 Wnar Gskip P8 Y5 G5 B7 Y0 P5 G0 P4 Y2 Y3 W Y+2 Y9 Wnar B+2 P5 Wnar B4 Brev P6 Brev P0 Prev G5 Bskip P2 P8 Y8 P7 P3 B2 Y8 P9 Y7 G8 Yrev W+4 B4 B8 Y6 B9 Y2 B3 W+4 G2 Y1 Y1 Y4
1: play G1
2: play G7
3: play Y7
1: play Y5
2: play Y9
3: play Y6
1: play G6
2: play G3
3: play G4
1: play G+2
3: draw
3: play Gskip
2: play G6
3: draw
3: pass
1: play Grev
3: play Prev
1: play W uno
1: colour green
2: play G4
3: draw
3: play W+4
3: colour blue
1: accept
2: draw
2: play B8
3: play B7
1: play Bskip
3: play Pskip
2: play Pskip
1: play P+2
3: draw
3: pass
1: play P9
2: draw
2: pass
3: draw
3: play P7
1: play G7 uno
2: play Grev
1: play G9
; Ann wins the round. 177 : 0 : 0
tray: shuffle G+2 P9 Pskip Brev Y8 B9 Y9 Y3 P7 G7 P3 G7 Wnar G8 B2 W+4 Grev Y6 Bskip B7 G9 Y4 Y8 G5 P+2 G6 Brev G4 Y+2 P4 W W B+2 G1 G+2 B8 Y4 Prev W+4 Y+2 Y0 Wnar W Wnar P+2 G1 P8 G3 G2 W P2 B5 Yrev B1 B3 P0 G4 P9 Y7 G6 G2 G5 B8 P5 Pskip Grev B6 P7 B3 P2 Y5 G8 B0 Y9 Yskip W+4 Gskip Y7 Yrev Y5 Prev Y1 Y2 P4 Y3 B5 P1 G0 B4 G9 Bskip Y2 B2 P8 Wnar B1 Y6 W+4 P6 B4 P3 B+2 Yskip P5 Gskip B6 P1 B7 Y1 G3 B9 P6
2: play W+4
2: colour blue
3: challenge
3: play B7
1: play B9
2: play Brev
1: play B2
3: draw
3: play Brev
1: draw
1: pass
2: play Wnar
2: colour pink
3: guess pink
1: guess pink
1: play G4
2: guess yellow
2: play Y9
3: guess yellow
3: play Y8
1: play Y6
2: play G6
3: play Grev
2: play G+2
3: play G8
2: play Y8
1: play W
1: colour pink
3: play P3
2: play P+2
3: play P9 uno
2: draw
2: pass
1: play Pskip
2: play Bskip
3: draw
3: pass
2: play B8
1: play B+2
2: draw
2: play Y+2
3: play Y4
2: draw
2: play W
2: colour blue
1: play Wnar
1: colour green
3: guess pink
3: play Prev
1: guess pink
2: guess yellow
3: play W+4 uno
3: colour yellow
1: accept
2: guess green
3: play Y3
; Cleo wins the round. 177 : 0 : 140
tray: shuffle B3 B9 B7 G6 Y8 Y8 Y+2 W G7 B+2 Prev Gskip B4 G2 Grev Y2 B2 P5 Wnar W+4 Y6 Y3 B6 P9 P0 Yrev B4 P9 Y6 Y0 G3 Pskip P+2 B0 G+2 Y4 G0 Y+2 W+4 P6 B7 Y7 G6 P1 Yskip W+4 Grev P7 G9 P1 B5 P4 B5 P8 B+2 P8 G7 P5 Y1 B3 P3 Yrev P2 Brev P6 Yskip Bskip Brev Wnar P4 Wnar G5 Wnar Y9 G+2 G4 G9 G2 P7 Y5 G1 Prev B8 Y2 W W+4 G8 G3 B8 Y4 Y9 B1 G8 Gskip W P2 B9 Y5 G1 B2 Y7 G4 B6 Y1 B1 Bskip Pskip W P3 P+2 G5 Y3
3: play Y+2
2: play Y6
3: play G6
1: play B6
2: play B7
3: play B+2
2: draw
2: play B4
3: play B4
1: play B9
2: draw
2: play P9
3: play Wnar
3: colour blue
1: guess green
2: guess yellow
2: play Y8
3: guess green
3: play B3 uno
1: guess pink
2: draw
2: pass
3: draw
3: pass
1: guess yellow
1: play Y8
2: draw
2: pass
3: play Y2 uno
1: play B2
2: play B0
3: draw
3: pass
1: play P0
2: play P5
3: play P+2 uno
2: play Pskip
1: play P9
2: draw
2: pass
3: draw
3: play W+4 uno
3: colour green
1: accept
2: play Gskip
1: play G6
2: play G7
3: play G+2
; Cleo wins the round. 177 : 0 : 367
tray: shuffle Y3 P4 G7 B3 Gskip G6 G8 Y4 Y9 W+4 G0 G4 B5 Prev B4 P5 P0 Wnar P6 W+4 G5 Y3 Y5 P7 G3 P+2 W+4 P+2 B7 Bskip G1 Bskip B1 B9 P9 B8 G2 Y5 Yskip Prev W Gskip P8 P7 Y+2 G+2 W B8 Wnar Brev B6 Yskip Grev G9 P1 G4 Y2 G3 W Brev Y1 Y7 Y9 G9 Pskip P9 Y0 Wnar Yrev G6 G2 P3 B5 Yrev B7 Y6 P6 B9 P1 W+4 Y8 Grev G+2 B3 B6 B0 G8 Y6 G5 P2 Y4 W B+2 Y2 Y+2 P3 B4 B2 B+2 Y7 P8 Pskip P2 P4 Y1 G7 P5 Y8 G1 B2 B1 Wnar
1: play B3
2: play W+4
2: colour blue
3: challenge
1: play B5
2: draw
2: play B7
3: play G7
1: play G8
2: play Gskip
1: play W+4
1: colour pink
2: challenge
3: play P+2
2: play P0
3: play P+2
2: play Prev
1: play P5
3: play G5
2: play G1
1: play G2
3: play G4
2: play G0
1: draw
1: pass
3: play G6
2: draw
2: play W
2: colour green
1: draw
1: play Gskip
2: play Bskip
3: play B4
2: play B9
1: play B8
3: play W+4
3: colour yellow
2: challenge
1: play Yskip
2: play W
2: colour yellow
1: play Y5
3: play Y9
2: play Y4
1: play Y3
3: play G3
2: play G+2
3: play Wnar
3: colour yellow
2: guess blue
2: play B1
1: guess yellow
1: play Wnar
1: colour pink
3: guess yellow
2: guess pink
2: play P4
1: guess yellow
3: guess pink
2: play P9
1: guess pink
3: guess blue
2: play P8
1: guess blue
3: guess green
3: guess yellow
2: draw
2: pass
1: guess green
1: draw
1: play G3
3: guess blue
2: draw
2: play W
2: colour green
1: draw
1: pass
3: guess pink
2: draw
2: pass
1: draw
1: pass
3: guess green
3: draw
3: play Y9
2: play Y2
1: play Y7
3: play P7 uno
2: play P7
1: play Prev
2: draw
2: pass
3: draw
3: play Pskip uno
2: play Bskip
1: play Brev
3: draw
3: pass
2: play B8
1: play Brev uno
2: draw
2: pass
3: draw
3: play Wnar
3: colour pink
1: guess yellow
1: draw
1: pass
2: guess yellow
3: guess yellow
1: draw
1: pass
2: guess pink
3: guess blue
1: draw
1: play Yrev
3: guess pink
2: guess pink
1: draw
1: pass
3: guess green
3: draw
3: pass
2: guess green
2: play G9
1: draw
1: pass
3: play P9
2: draw
2: play B9
1: play B7
3: draw
3: pass
2: draw
2: play W+4
2: colour green
1: accept
3: draw
3: pass
2: draw
2: pass
1: play G+2
2: play Y+2
3: play Y6
2: play Y0
1: play Y8
3: play Y6
2: play Y1
2: uno
1: draw
1: play Y4
3: play Y5
2: draw
2: play W
1: catch 2
2: colour green
1: play G5
3: play G8
2: draw
2: pass
1: play Grev
2: draw
2: pass
3: draw
3: pass
1: draw
1: pass
2: draw
2: pass
3: draw
3: pass
1: draw
1: pass
2: draw
2: pass
3: draw
3: pass
1: draw
1: pass
2: draw
2: pass
3: draw
3: play G7
1: draw
1: pass
2: draw
2: pass
3: play Y7
1: draw
1: pass
2: play Y1
3: play P1
1: play P6
2: play Pskip
1: play P5
2: play P3
3: play P2
1: play P3
2: draw
2: pass
3: draw
3: pass
1: play P2
2: play Y2
3: draw
3: play Wnar
tray: shuffle Y3 G8 Bskip Y0 B3 P+2 G5 P5 P9 W G9 G9 P9 W+4 Bskip B7 G2 B7 P0 G3 W Y2 W P3 Y8 W P5 Gskip Grev Y6 B6 Yrev W+4 G0 P4 Y+2 G3 Brev Y1 P3 G7 Y1 G+2 Prev Y4 Wnar Pskip G6 Y9 P2 G2 Wnar Y3 G5 P2 Y6 W+4 P1 W+4 B9 Y5 Wnar Y7 B5 P+2 Gskip B1 G+2 B8 Yskip Y5 P8 G1 Y2 P7 G8 Y4 Y7 G4 G6 G4 Yskip B8 Pskip Yrev G7 P7 Prev B4 Brev P1 P6 B9 Grev Y9
3: colour blue
1: guess yellow
1: play B3
2: guess green
2: play Y8
3: guess pink
1: play P8
2: draw
2: pass
3: guess green
1: play P6
2: draw
2: pass
3: guess yellow
1: play P4
2: draw
2: play P+2
1: draw
1: play P9
2: draw
2: play W
2: colour pink
3: guess blue
3: play B6
1: play B5
2: play B3
3: play B4
1: play B2 uno
2: play B+2
1: draw
1: pass
2: play B2
3: play B1
1: play G1 uno
2: draw
2: play W+4
2: colour blue
3: accept
1: draw
1: pass
2: play B+2
1: draw
1: pass
2: play B0
3: play Bskip
2: draw
2: play W
2: colour green
3: play G9
1: play P9
2: draw
2: play P3
3: play G3
1: draw
1: pass
2: draw
2: play W
2: colour blue
3: play B7
1: draw
1: pass
2: draw
2: pass
3: play B7
1: draw
1: pass
2: draw
2: pass
3: play W
3: colour green
1: play Grev
3: play G5
2: play Gskip
3: play G9
2: draw
2: pass
1: draw
1: pass
3: play G2 uno
2: draw
2: play W+4
2: colour pink
1: accept
3: play P5
; Cleo wins the round. 177 : 0 : 461
tray: shuffle B2 B1 B7 Y5 Gskip B7 G9 G8 Y7 G+2 B6 Bskip B6 Wnar B9 B2 P+2 W P9 B5 Y4 G1 P+2 P7 Prev Y1 P0 G3 B8 B1 Y3 Bskip B4 W Gskip G7 Y5 Y3 Y7 G2 Yrev G5 Prev P8 Y6 G6 Wnar B0 W+4 P4 G1 G5 Pskip G2 Y9 P1 B+2 G+2 Y6 B5 P4 G8 Y2 Brev Pskip B8 Y2 B3 P8 Yskip Y+2 Yskip W+4 B3 G0 Y0 P2 Y9 Grev Y+2 P3 Wnar G3 P9 Y8 P5 P1 W Y1 Brev B9 Y4 W Wnar W+4 G4 B+2 G7 G4 P2 P3 P6 Y8 Yrev B4 W+4 P7 G9 Grev P5 P6 G6
2: play G9
3: play Gskip
2: play G+2
1: play W
1: colour blue
2: play B6
3: play B6
1: play B7
2: play B2
3: play B5
1: play Bskip
3: play B1
1: play B7
2: play B2
3: play Wnar
3: colour pink
1: guess pink
1: draw
1: pass
2: guess yellow
2: play Y5 uno
3: guess yellow
1: play Y7
2: draw
2: pass
3: guess pink
3: play P+2
2: play P9
2: uno
3: play P+2
2: draw
2: play W uno
2: colour pink
3: play P7 uno
1: draw
1: pass
2: draw
2: play G7
3: catch 2
3: play G8
; Cleo wins the round. 177 : 0 : 541
