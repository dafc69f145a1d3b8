uno record 1
edition: monster-high 1
players: Ann, Bob
options: two_player_reverse=literal

tray: shuffle B1 P4 G5 Wurr G8 Y4 B4 W+4 Y3 Y1 B9 Y6 Y9 G6 G4 Grev Y+2 Yrev B1 G4 Prev G3 P5 Wurr Prev G7 B+2 P9 Brev Y6 P2 W+4 Y7 B+2 B3 W Y8 Grev B5 P5 G9 P6 Y2 Y1 Y3 B2 Gskip G6 Brev W+4 P3 W B2 G5 G+2 Bskip B5 B7 Y2 Y0 P0 B8 Y4 Yskip P7 B9 P3 B0 B7 W P+2 Wurr Yrev G0 G+2 Pskip P+2 W+4 B4 Y+2 G8 B8 B6 Bskip P1 P1 Y5 Wurr P8 G7 G2 Y5 Y8 P6 P4 Gskip W B6 G3 Y9 P2 P8 B3 Yskip G1 G9 Y7 P7 G2 G1 P9 Pskip
tray: shuffle B5 G8 P8 Brev B7 B8 Y1 B4 Grev G6 P8 Wurr P6 G4 P3 B6 W+4 G3 Yskip P7 G4 P5 G1 Y1 Y2 P+2 G5 P1 B+2 B4 G3 B8 G+2 B1 Y5 P3 G7 Y4 G8 Y9 P5 Y3 B1 B0 B2 Yrev W Wurr P9 B7 P4 W+4 Y8 Y+2 B9 Y2 Y6 G7 P4 Pskip W P9 Y9 P2 B3 P1 Y7 G5 Y+2 Wurr Yrev Y4 W+4 B5 P2 Y6 Bskip W Grev P+2 G+2 G6 Bskip G9 Wurr Pskip W G9 G1 Y5 Prev Yskip G0 P0 G2 Gskip Y7 B9 G2 Brev P6 P7 Y0 B+2 B6 B3 B2 Y3 Prev Gskip W+4 Y8
1: play P8
2: play B8
1: play P8
2: play G8
1: play Grev
2: play Brev
1: play B5
2: play B4
1: play B7
2: play Wurr
2: give-all green
2: give G4
; Bob wins the round. 0 : 17
tray: shuffle B+2 Y8 Y3 Y1 B4 Y+2 B+2 Y3 Y9 P8 Brev Y7 Pskip P9 P2 G0 Yrev P8 G7 Y6 B6 G4 B5 P4 Y5 Pskip B5 G+2 Y2 Y1 B2 Yrev P4 B4 P6 B0 Wurr Bskip W+4 Gskip B9 G2 G6 P1 B7 P6 W+4 G8 G8 G6 Wurr G7 G+2 Y7 G1 B2 W G5 Y5 Wurr P+2 Prev G2 G9 B3 B8 Y0 G3 B7 P3 B1 Y9 Grev P1 Yskip W+4 W P5 Y8 P5 W+4 B1 B8 Grev G5 P7 B3 P3 Brev Y4 Prev G9 Yskip B6 W W Gskip P+2 Bskip P2 Y2 Wurr P0 Y4 P7 B9 Y6 G3 G4 Y+2 P9 G1
2: play Pskip
2: draw
2: pass
1: play P8
2: draw
2: pass
1: play P9
2: play Y9
1: play Y7
2: play Yrev
1: play Y+2
1: play Y1
2: play Y3
1: play Y8
1: uno
2: play P8
1: draw
1: pass
2: draw
2: pass
1: draw
1: pass
2: draw
2: pass
1: draw
1: play P4
2: play B4
1: play G4
2: play G7
1: draw
1: pass
2: play G0
1: draw
1: pass
2: draw
2: pass
1: draw
1: play G+2
1: draw
1: pass
2: play B+2
2: play B+2
2: play Brev
1: play B4
2: play B5
1: play B2
2: play B6
1: play Y6
2: play Y2
1: play Y3
2: play Y1 uno
1: play Y5
2: play B5
; Bob wins the round. 0 : 67
tray: shuffle Gskip B8 Y6 Y9 G9 B3 P3 P0 Grev Yrev B1 B9 Y2 Prev Y5 W B+2 P1 W+4 Y3 G6 W G1 P+2 G4 B2 B6 G7 Y8 Yskip Y1 B1 P5 G5 P6 B7 G6 G8 P8 B5 P7 Pskip P8 G8 G3 Wurr Y+2 B5 Y4 Wurr P2 P+2 W G5 G1 Pskip W+4 G2 B6 P2 G9 Y6 B4 Brev B4 G3 P9 B3 Gskip B+2 Y8 P4 Prev B0 Y7 Bskip Yskip Wurr Y2 P3 P5 G2 Brev Y9 Bskip B9 W+4 Wurr Y+2 Y3 Y7 W+4 P1 W G4 P6 P4 G7 B2 G0 P9 Y5 Grev B7 P7 G+2 Y4 G+2 B8 Y1 Yrev Y0
1: play Y6
2: play Yrev
1: play Grev
2: play Prev
1: play P3
2: play B3
1: play B1
2: play B9
1: play G9
2: play Y9
1: play Y2
1: uno
2: draw
2: play W
2: colour blue
1: draw
1: play B+2
2: catch 1
1: draw
1: play W
1: colour green
2: play W+4
2: colour pink
1: accept
2: play P1
1: play G1
2: draw
2: pass
1: play G6
2: play B6
1: play B2
2: play B8 uno
1: draw
1: pass
2: draw
2: play Y8 uno
1: play Y3
2: draw
2: play Yskip uno
2: draw
2: play Y1 uno
1: draw
1: play B1
2: draw
2: pass
1: draw
1: pass
2: draw
2: pass
1: draw
1: play B7
2: draw
2: pass
1: play G7
2: play G6
1: play G5
2: play P5
1: play P+2
1: draw
1: pass
2: play P8
1: draw
1: play P7
2: play P6
1: draw
1: play Pskip
1: play Gskip
1: play G4
1: uno
2: play G8 uno
1: draw
1: play P8
1: uno
2: play P0
; Bob wins the round. 0 : 72
tray: shuffle P+2 B1 B+2 Prev B4 Pskip Y4 G5 B3 P5 G7 Y8 P7 Y1 P8 B7 B1 G8 Y6 G3 Y9 G+2 B8 B7 G4 W W P4 P3 P2 P6 G2 Y5 P2 Y8 B8 B6 Y+2 B+2 W+4 P5 G5 Y9 G0 Y2 P9 P+2 P4 G9 Grev P3 B3 G2 B0 P1 G3 G6 P8 Yskip G7 Y6 W P7 G4 B5 G1 Y7 Bskip Yrev Wurr G1 W G9 Brev Y5 Gskip P1 Y2 W+4 B4 Brev G+2 Y+2 Y3 G6 B5 P0 Y0 Prev B6 Wurr W+4 G8 Wurr Grev Y1 W+4 Y3 B2 P9 Y7 B2 Y4 P6 B9 B9 Yskip Bskip Wurr Yrev Gskip Pskip
2: play P+2
2: play B+2
2: play B4
1: play B1
2: play B3
1: play B1
2: draw
2: pass
1: play Y1
2: play Y4
1: play Y6
2: draw
2: play Y9
1: play Y8
2: draw
2: pass
1: play G8
2: play G+2
2: play G7
1: play G5
2: play G3 uno
1: draw
1: play G4
2: draw
2: play W uno
2: colour pink
1: play P5
2: play P7
; Bob wins the round. 0 : 134
tray: shuffle Grev G1 Wurr Yskip G0 P4 P1 B1 P2 P9 W+4 B7 G5 B3 Y1 P6 Y4 W+4 B5 Y6 P8 G2 Wurr P0 G4 Y5 G7 P3 Yrev Y4 B7 P7 Y6 Y9 P2 Gskip B6 P6 Y+2 Y2 B4 Wurr Y0 G6 Y8 B4 G+2 Y7 Brev B6 Grev Pskip W Prev G9 Yrev G2 P+2 B2 G1 W G9 P3 W+4 G3 G4 B+2 P8 P7 B8 P1 B9 G3 G7 Y2 B9 B5 P5 G5 Y8 B1 B2 W+4 Y3 B0 G8 Yskip Pskip Prev Y+2 W Y9 P+2 Brev P4 P5 Y7 Y3 Y5 G8 P9 B+2 B3 G+2 W Gskip Y1 G6 B8 Bskip Wurr Bskip
1: play Wurr
1: give-all green
1: give G5
1: give Grev
1: colour green
2: play Grev
1: play W+4
1: colour green
2: accept
1: draw
1: pass
2: play G5
1: draw
1: pass
2: play B5
1: draw
1: pass
2: play B1
1: play P1
2: play P4
1: play P8
2: play P9
1: play P2
2: play P6
1: play Y6 uno
2: play Yskip
2: play W+4
2: colour blue
1: accept
2: play B7
1: play Wurr
1: give-all green
1: give G4
1: colour pink
2: draw
2: pass
1: play P0
1: uno
2: play G0
1: draw
1: pass
2: play G4
1: draw
1: pass
2: play G7
1: draw
1: pass
2: play G2
1: draw
1: pass
2: play G1
1: draw
1: pass
2: draw
2: pass
1: draw
1: pass
2: draw
2: pass
1: draw
1: play Gskip
1: draw
1: pass
2: draw
2: pass
1: draw
1: pass
2: draw
2: pass
1: draw
1: pass
2: draw
2: play Wurr
2: give-all yellow
2: give Y2
2: give Y4
2: colour pink
1: play P7
2: play P6
1: play B6
2: play B3 uno
1: play B4
2: draw
2: pass
1: play Y4
2: play Y0 uno
1: play Y5
2: draw
2: pass
1: play Y2
2: play P2 uno
1: play P3
2: draw
2: pass
1: draw
1: pass
2: draw
2: pass
1: draw
1: pass
2: draw
2: pass
1: draw
1: pass
2: draw
2: pass
1: draw
1: play Pskip
1: draw
1: play W
1: colour blue
2: play Brev
1: play B7
2: draw
2: pass
1: play B4
2: draw
2: pass
1: play B6
2: play G6
1: play Y6
2: play Y8
1: play Y9
2: play G9
1: draw
1: pass
2: play Grev
1: play Yrev
2: play Prev uno
1: play Yrev
2: draw
2: pass
1: play Y+2
1: play Y7
2: catch 1
2: draw
2: pass
1: play W
1: colour yellow
2: draw
2: pass
1: play Y4
1: uno
2: draw
2: play W+4
2: colour green
1: challenge
2: play G+2
2: play P+2
2: play P3
1: play P8
2: draw
2: pass
1: play P7
2: draw
2: pass
1: play G7
2: play G2
1: play G1
2: play G9
1: play B9
2: play B2
1: play B+2
1: play B8
2: play B5
1: draw
1: play G5
2: play P5
1: play P1
2: draw
2: pass
1: draw
1: play B1
2: play B9
1: draw
1: play B2
2: play Y2 uno
1: draw
1: play W+4
1: colour yellow
2: accept
1: draw
1: pass
2: play Yskip
2: play Y8
1: draw
1: pass
2: play Y3
1: play G3
2: play G8 uno
1: play G4
2: draw
2: pass
1: play G3
2: draw
2: play W
2: colour yellow
1: draw
1: play Y9
2: play Y+2 uno
2: draw
2: pass
1: play P+2
1: play Prev
2: play P5
1: play Pskip uno
1: draw
1: pass
2: play P4
1: draw
1: pass
2: draw
2: pass
1: draw
1: play P9
2: draw
2: pass
1: draw
1: pass
2: draw
2: pass
1: draw
1: play W
1: colour blue
2: play B+2
2: play G+2
2: play G8
1: play G6
2: draw
2: pass
1: play Gskip
1: draw
1: play Wurr
1: give-all blue
1: give Brev
1: give B8
1: colour green
2: draw
2: pass
1: draw
tray: shuffle G7 Wurr G1 P7 G3 G6 W+4 W+4 W W Yrev G7 G+2 G+2 Brev Yskip G1 B7 P8 G2 Y8 Y+2 Prev Y2 P7 W G6 W+4 Gskip Y6 B2 P2 G3 B8 G9 P4 Y3 B9 G4 Y4 Y0 G0 B1 G5 Yskip P5 P+2 B6 P6 B5 G2 B2 Pskip P3 P1 Prev B9 Y2 G8 P9 B4 B7 Y7 P8 Y9 P4 Y1 Grev G9 P+2 Y5 Y6 Y+2 B1 Grev B6 Wurr B+2 P2 B3 G4 Y8 Pskip W+4 Gskip P9 P0 P6 P1 Wurr P3 Y9 Yrev G5 B4 B+2 Y4 B5 G8 W P5
1: play G7
2: play Y7
1: play Y1
2: draw
2: play Wurr
2: give-all blue
2: give B0
2: give B3
2: give B8
2: give Bskip
2: give Brev
; Bob wins the round. 0 : 213
tray: shuffle G2 B9 Bskip P8 Wurr G5 G1 B3 P7 B2 W Y7 Y3 P1 P3 Y6 Y5 B5 B8 B9 P+2 B2 G6 W+4 B1 Brev P5 Yskip P8 Y0 P6 Wurr Y2 W+4 G8 G6 B+2 G+2 P4 W Pskip P5 G2 G5 P1 Y5 P3 P4 Y7 W Yrev Y3 Y2 W+4 B7 Prev Grev G3 G1 P6 B1 G4 W+4 B+2 G7 Pskip B5 P7 G4 P2 B3 G0 Gskip Yskip B0 Yrev B6 B4 G+2 P+2 P0 Y8 G8 G9 Y1 Y4 Brev Y+2 Y4 Grev P9 Y9 Y1 W Y6 Gskip P2 B6 Bskip Prev Y9 B7 Y+2 G7 Y8 Wurr G3 G9 B8 P9 B4 Wurr
2: play P7
1: play P8
2: play Wurr
2: give-all green
2: give G1
2: colour blue
1: play B2
2: play Bskip
2: play W uno
2: colour yellow
1: play Y7
2: play Y3
; Bob wins the round. 0 : 234
tray: shuffle B0 B2 P1 P9 Grev G7 Y3 W+4 B9 G9 G2 P3 B+2 G5 Y4 Y+2 G4 Yskip P5 B6 G1 P6 Y9 Wurr Y8 Y2 Gskip Y7 B3 P9 Y1 P+2 G8 Wurr B6 P0 G7 Y6 Yskip G6 G+2 B5 W Grev B5 P4 Y+2 Y4 G+2 Y8 Wurr Y1 Wurr P3 Y5 Brev B4 G1 B2 W+4 Y3 B7 P4 B1 B3 W+4 G6 G3 P8 Yrev Gskip G3 P6 Y2 G0 Prev B+2 W B8 P5 P+2 P1 G5 G4 B4 Bskip Brev B8 Yrev P7 W P7 Y0 P2 B7 P8 B1 G8 P2 G2 Bskip W+4 Pskip Y6 Y5 Prev Y7 Pskip G9 Y9 W B9
1: play Y3
2: play P3
1: play P1
2: play P9
1: play B9
2: play G9
1: play G2
2: play G7
1: play Grev
2: play G5
1: draw
1: pass
2: play W+4 uno
2: colour blue
1: accept
2: play B2
; Bob wins the round. 0 : 309
tray: shuffle B9 P8 P9 B3 P7 B2 G2 Bskip G6 G8 G6 P2 Y0 W P5 W+4 Y4 P4 Prev W+4 Prev B3 Yskip P1 W B+2 B5 B+2 G4 Y9 Grev Y2 Y5 Yskip Y+2 P1 G+2 B1 G0 B6 Pskip Y3 B6 P9 P5 G3 P6 Y5 Yrev Yrev Gskip B0 G4 Y1 W+4 Grev G+2 P3 Bskip W W B4 Y8 Gskip B4 P7 P+2 G5 G8 Y3 B7 G5 P+2 Y1 Y4 Wurr Pskip G1 P2 Y8 Y2 Wurr P3 B8 Wurr P8 Y6 G7 G7 Y9 Brev B1 G1 Wurr G2 P0 W+4 G9 B2 B8 Y6 Brev G9 B5 P6 Y+2 B9 B7 Y7 P4 Y7 G3
2: play P9
1: play P2
2: play G2
1: play G8
2: play G6
1: play W
1: colour green
2: play G6
1: draw
1: play W+4
1: colour yellow
2: accept
1: draw
1: pass
2: play Y4
1: draw
1: pass
2: play P4
1: play Prev
2: play Prev
1: play P8
2: play P7
1: draw
1: pass
2: play W+4
2: colour yellow
1: challenge
2: play Y0 uno
1: play W
1: colour yellow
2: draw
2: play Y9 uno
1: play Yskip
1: play Bskip
1: play B2
2: play B9
; Bob wins the round. 0 : 365
tray: shuffle P7 Grev Y4 Yskip Y8 Brev P4 Y6 G1 W Gskip Y8 W+4 Y1 G4 Y7 Y9 P+2 B3 Y0 Bskip Y5 B5 Prev B8 P1 G8 P6 P+2 G+2 W Pskip Bskip P6 B+2 Pskip P3 W G2 G7 B+2 Y+2 Gskip Yrev Yskip P8 G9 Wurr B4 G2 G1 B7 G5 G3 B2 G9 G8 B4 G3 P9 Y7 B3 Wurr P2 Y9 P9 G4 B7 P1 B8 P2 W+4 G6 B1 P4 P7 Grev Y4 Y5 G6 Wurr W+4 Y6 B9 P0 B0 G0 B2 Prev Y2 Brev Wurr B6 P3 B9 B1 Yrev P5 P8 B5 G5 G+2 P5 Y2 Y3 W+4 W Y3 Y1 B6 G7 Y+2
1: play Y4
2: play Yskip
2: play Y8
1: play W+4
1: colour pink
2: challenge
2: play W
2: colour yellow
1: play Y7
2: play Y6
1: play Y8
2: play Y1
1: play G1
2: play Grev uno
1: play Gskip
1: draw
1: pass
2: draw
2: play Bskip uno
2: play Brev
; Bob wins the round. 0 : 408
tray: shuffle G2 Y6 Gskip B1 G3 Y9 Y1 P4 Prev Gskip W G7 Brev B4 G+2 B8 Bskip Grev G5 B2 P6 Yrev G2 G7 P0 Yskip B1 P5 Y3 B8 G5 G4 Y2 Y6 Y7 P+2 P+2 Y4 Prev G9 Wurr Yskip W+4 B7 B2 Y4 B4 W+4 Y5 G0 Y1 Wurr P4 B7 G8 P2 Pskip P7 Y7 Pskip Wurr P5 G1 P6 P1 Yrev G6 Y2 B9 G4 W Grev Bskip G3 P7 P9 B5 P1 B6 G9 Y9 Y8 P8 G6 Brev W+4 B3 Y5 P3 Y8 P2 W+4 B5 Y+2 P3 Y0 Y+2 Wurr G8 G1 B3 P8 W B6 G+2 B+2 B+2 P9 Y3 W B0 B9
1: play Gskip
1: play G7
2: play Gskip
2: play Bskip
2: play Brev
1: play B4
2: play B8
1: play B1
2: play Y1
1: play Y6
2: play W
2: colour green
1: draw
1: play Grev
2: play Prev
1: play P4
1: uno
2: draw
2: pass
1: draw
1: pass
2: draw
2: play P6
1: draw
1: pass
2: draw
2: pass
1: draw
1: pass
2: draw
2: play P0
1: draw
1: pass
2: draw
2: pass
1: draw
1: play P5
2: play G5
1: play G7
2: play G2
1: play B2
2: play G2
1: draw
1: pass
2: play G3 uno
1: play Y3
2: draw
2: pass
1: play Yrev
2: draw
2: pass
1: play Y9 uno
2: draw
2: pass
1: play Yskip
; Ann wins the round. 18 : 408
tray: shuffle P0 P5 G2 P7 B1 P3 Wurr Y4 G5 G1 Brev P4 B5 Y9 Wurr Y2 B9 G7 Prev W+4 P8 P2 P+2 Pskip B8 G7 B7 Y6 Y1 W+4 P6 B6 Gskip G2 P7 G4 G3 Prev Grev G6 Y8 P3 W+4 G9 G3 B7 P1 Y2 Y7 B2 B4 W Grev Y3 B6 W Bskip P+2 G6 P6 Y5 Yskip P8 Yrev G4 Y7 Yrev B0 Y8 B8 Y3 Y1 B+2 B+2 Wurr B5 G8 B4 P1 Y4 Wurr W Brev P9 B3 Gskip Pskip B9 G0 G+2 P5 Y+2 Y+2 G1 P2 Y9 G+2 Bskip Y6 B3 G8 G5 Y0 B1 G9 P9 W+4 Y5 Yskip P4 B2 W
1: colour blue
1: play Wurr
1: give-all pink
1: colour blue
2: draw
2: pass
1: play Brev
2: draw
2: play B9
1: play B5
2: play P5
1: play G5
2: play G1
1: play G2 uno
2: play Y2
1: draw
1: pass
2: play Y4
1: draw
1: pass
2: play P4
1: play Prev
2: play P7
1: play G7
1: uno
2: draw
2: play W+4
2: colour pink
1: challenge
2: play P3
1: play P2
2: play P0 uno
1: play Pskip
1: play P8
2: draw
2: pass
1: play P+2
1: draw
1: play W+4
1: colour pink
2: accept
1: draw
1: play P7
2: play P6
1: draw
1: pass
2: play Y6
1: draw
1: pass
2: play Y9
1: draw
1: pass
2: play Y1
1: play B1
2: play B7
1: play B8
2: play B6
1: draw
1: pass
2: draw
2: play G6
1: play G7
2: play Gskip uno
2: play G2
; Bob wins the round. 18 : 455
tray: shuffle B7 B6 Brev B4 G8 P4 P5 P8 B7 P+2 P3 Wurr B3 Yrev Y9 Grev Grev P3 Y0 Y5 W B2 Y4 P8 G5 G9 B5 Pskip B6 Y6 G4 B+2 G3 Y4 Pskip G8 Bskip W Bskip Y5 G2 B2 G3 B1 G2 B9 Y+2 G6 Y9 Yrev B8 Yskip Y7 Y8 P0 Y2 G9 Yskip Prev Gskip B3 B+2 Y1 G7 W+4 P7 Y3 P7 Gskip W Wurr B9 B4 G1 B1 P6 G+2 W+4 Y3 W+4 G0 G5 Brev W Y1 P2 G6 P5 P1 P6 Prev G+2 P4 B8 Y8 P9 G4 Wurr B5 P1 Y+2 Wurr G7 G1 Y6 B0 Y2 Y7 P+2 W+4 P9 P2
2: draw
2: pass
1: play Wurr
1: give-all blue
1: give B6
1: colour blue
2: play Brev
1: play Yrev
2: play Grev
1: draw
1: play Grev
2: play G8
1: play P8
2: play P3
1: play P+2
1: uno
1: play P4
; Ann wins the round. 53 : 455
tray: shuffle Y5 P+2 B9 P9 P8 Y5 Y+2 G9 Y7 P3 Y1 P5 P6 G+2 P9 G6 P7 G1 B5 W Y+2 Yrev Wurr G6 W P2 Yskip B8 Gskip Bskip Wurr G9 B6 G4 B0 Yrev Y2 Wurr B1 Yskip B+2 G5 Pskip P4 G5 W P3 G7 G8 P0 B6 B4 W+4 Y8 Y3 B3 Y6 Brev W+4 P1 G2 G3 B3 Y9 Brev B1 Y3 G3 B2 Y1 P+2 Grev Y0 Y7 W+4 W W+4 B7 Y9 P4 Wurr G0 Y4 Y4 P5 Grev B5 Y6 G1 G+2 B7 B+2 Bskip P7 P1 B9 Y2 P8 G7 P6 Gskip Prev B8 Pskip G2 G4 Y8 Prev B4 G8 B2 P2
1: play B9
2: play P9
1: play P6
2: play P+2
2: play G+2
2: play G9
1: play G1
2: draw
2: play W
2: colour pink
1: play P7
2: play P5
1: play P8
2: play P3 uno
1: draw
1: pass
2: draw
2: pass
1: draw
1: play Wurr
1: give-all yellow
1: give Y+2
1: give Y5
1: give Y1
1: give Y+2
1: colour blue
2: draw
2: pass
1: play B5 uno
2: play Y5
1: draw
1: play W
2: catch 1
1: colour blue
2: draw
2: play B8
1: draw
1: pass
2: draw
2: play Bskip
2: draw
2: play Wurr
2: give-all yellow
2: give Y1
2: give Y5
2: give Y7
2: give Yrev
2: uno
2: colour green
1: play Gskip
1: play G6
2: play G6
; Bob wins the round. 53 : 550
