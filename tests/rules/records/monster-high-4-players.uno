uno record 1
edition: monster-high 1
players: Ann, Bob, Cleo, Dan
options: challenger_keeps_turn=false gift_follows_direction=true

tray: shuffle P+2 Y8 Y8 B5 P9 P6 Wurr Y4 B6 Brev B3 B6 Y2 G9 Wurr P8 W+4 B5 Y3 Grev G5 Bskip G2 Prev Y1 Y+2 Bskip Gskip G1 Y9 Yskip G7 W+4 B9 Y2 G7 Y+2 B7 B0 W Y6 P9 G1 P+2 P5 G3 Y0 P7 G8 G+2 P3 Gskip P2 W Y3 W P6 Yrev Grev Y6 B2 Pskip B8 Wurr G0 G4 B+2 B2 G3 Y5 P1 B9 B7 G8 W+4 G4 G5 Yrev B4 P4 G2 P5 P7 Wurr Y5 Yskip W Y7 P3 G+2 B3 B1 Brev Y7 Prev Y1 P0 Y9 B1 P2 G6 P4 B+2 B4 P1 B8 Pskip P8 W+4 Y4 G9 G6
tray: shuffle Y9 P1 Y2 P5 G3 G3 Pskip Y1 Yskip Y8 G+2 Wurr Bskip Wurr P8 B9 Yrev P+2 G9 B9 W W P1 B5 Y4 B8 Y7 G2 W+4 W+4 Prev G6 Yrev B+2 Gskip W+4 Y7 P0 B4 Y4 Y3 B4 B6 G+2 Y5 Gskip Y+2 Brev P9 P8 Y8 Y9 P3 G1 B1 Y5 Brev P4 P+2 Bskip P2 G8 P5 G5 B7 B6 Pskip W G0 Grev G4 B2 B0 G2 Prev Y2 Yskip P6 Grev Y0 Y+2 B3 G5 B8 P7 Y1 P7 Y6 B3 Wurr B7 P3 Wurr G6 G7 B1 G4 W G9 G8 B+2 P9 Y6 P6 G7 B2 Y3 B5 W+4 P2 P4 G1
tray: shuffle P6 G2 W+4 P4 Y+2 B3 G6 G4 B3 Grev P3 Y2 P7 G7 Pskip P9 Grev G5 B6 B1 Y5 Brev B+2 W Wurr P8 Y1 W P2 G5 B7 P6 Y8 Y4 G1 Yskip Y5 Y3 G+2 G0 Y6 G1 B1 G7 P7 G8 W+4 Prev Brev Yrev P0 G6 P3 B5 Y0 B+2 Y6 G8 Y7 W+4 P9 Wurr P2 W+4 Y3 B7 P5 P4 G9 Bskip Gskip B0 P+2 B2 B6 B2 B8 Y9 B4 Prev G4 Gskip Y+2 B4
3: play W
3: colour yellow
4: play Y8
1: play Y7
2: play Wurr
2: give-all blue
2: give B9
2: give B9
2: colour pink
3: draw
3: pass
4: play W
4: colour green
1: play G+2
3: play G3
4: play G3
1: play G9
2: play G2
3: play G2
4: play Wurr
4: give-all pink
4: give P+2
4: colour yellow
1: play Y2
2: play Y1
3: play Yskip
1: play Pskip
3: play Bskip
1: play B5
2: play P5
3: draw
3: pass
4: draw
4: pass
1: play P1
2: play P4
3: play Y4
4: draw
4: pass
1: draw
1: play G4
2: play W+4 uno
2: colour pink
3: accept
4: draw
4: play P7
1: play P+2 uno
3: play Y+2
1: draw
1: pass
2: draw
2: pass
3: play Yrev
2: draw
2: pass
1: draw
1: play Y5
4: draw
4: pass
3: play Y9
2: draw
2: pass
1: draw
1: play W
1: colour blue
4: play B3
3: play B3
2: play B+2
4: play Brev
1: play Wurr
1: give-all green
1: colour green
2: play G7
3: play Grev
2: play G5
1: draw
1: pass
4: play G6
3: draw
3: play W
3: colour yellow
2: draw
2: pass
1: play Y1
4: draw
4: pass
3: play Y2
2: play P2
1: play P8
1: uno
4: play P9
3: play B9 uno
2: play B1
1: draw
1: play B7 uno
4: play B8
3: draw
3: pass
2: play B6
1: draw
1: pass
4: play B9
3: draw
3: pass
2: draw
2: pass
1: draw
1: pass
4: draw
4: pass
3: draw
3: pass
2: draw
2: pass
1: draw
1: pass
4: draw
4: pass
3: draw
3: pass
2: draw
2: play B1
1: draw
1: pass
4: draw
4: pass
3: play G1
2: play G1
1: play G0
4: play G5
3: draw
3: play G8
2: play G+2
4: play Grev
1: play G7
2: draw
2: pass
3: draw
3: pass
4: play P7
1: play W+4
1: colour blue
2: accept
3: draw
3: pass
4: draw
4: play B+2
2: play Brev
1: play Prev
2: play Pskip
4: draw
4: pass
1: play P8
2: play P3
3: play Y3
4: play Y5
1: play Y6
2: play G6
3: play P6
4: play Y6
2: catch 4
1: play Yskip
3: play Yrev
2: draw
2: play Wurr
2: give-all pink
2: give P1
2: uno
2: colour blue
1: draw
1: pass
4: play W+4
4: colour yellow
3: accept
2: draw
2: pass
1: play Y8
4: play Y7
3: play Y3
2: draw
2: pass
1: draw
1: pass
4: draw
4: pass
3: play Y4
2: play P4
1: play P1
4: play P9
3: play P5
2: play B5 uno
1: play Bskip
3: play W+4
3: colour blue
2: accept
1: draw
1: play B2
4: draw
4: play B8
3: play B7
2: play B6
1: draw
1: pass
4: draw
4: play B4
3: draw
3: pass
2: play B2
1: play P2
4: play P0
2: catch 4
3: play Prev
4: draw
4: pass
1: draw
1: pass
2: play P+2
tray: shuffle Prev P9 Wurr Yskip P0 B3 P5 Grev B4 W G6 Y2 G+2 Y5 Bskip W+4 Y8 Brev Yrev B8 Pskip P1 Yskip G+2 B6 G4 W+4 B2 B1 Y1 P5 B+2 B6 B3 W G3 Y7 B8 Wurr P7 P2 Pskip Prev Wurr P7 B7 G7 Y7 B7 Bskip P3 B9 B9 B5 Grev Y5 P8 B2 P6 G1 P4 Y4 G9 Y3 P6 Y6 B1 W+4 G8 W W+4 P+2 G5 Y4 G2 P2 P4 Y3 G5 Y8 Yrev B+2 G1 Y6 Y9 Y2 G6 P8 W P9 G7 Y+2 G2 P1 G0 Brev G3 Y1 Wurr B5
4: play Y+2
2: draw
2: pass
3: play Y0
4: draw
4: pass
1: play Wurr
1: give-all green
1: colour green
2: play G9
3: play P9
4: draw
4: play P5
1: draw
1: pass
2: play P0
3: play P3 uno
4: play B3
1: play B4
2: play B0 uno
3: draw
3: play B4 uno
4: play G4
1: play Grev
4: play Gskip
3: catch 4
2: play G8
; Bob wins the round. 0 : 125 : 0 : 0
tray: shuffle G3 Y1 Y1 Prev Y6 G0 Brev P9 Bskip Y+2 Wurr Gskip Y9 G7 B3 W B+2 G4 B4 G5 P5 P+2 Y7 W P1 P2 B9 Y2 Yrev Y3 B9 Y5 Y8 P6 B+2 G6 Prev B6 P1 B7 P6 Y3 B4 W+4 W G+2 Wurr Yrev W B5 P8 B3 W+4 G9 G+2 G7 B8 Y9 Brev Bskip G3 P7 P3 Wurr B5 P4 Wurr P0 Y4 B8 P+2 G5 G6 B2 G2 Y2 Y4 G1 P2 Pskip B1 B1 Yskip Pskip P5 Grev Gskip B0 P8 Grev G8 Y7 Y0 P4 G8 G4 P9 G1 G2 B6 Yskip B2 Y5 Y+2 Y8 G9 W+4 P3 P7 B7 Y6 W+4
3: play Prev
4: play P1
1: play P2
2: play Wurr
2: give-all blue
2: give Brev
2: give B9
2: give B3
2: colour yellow
3: play Y2
4: play Y9
1: play Y1
2: play Y7 uno
3: play W
3: colour green
4: play G3
1: play G4
2: draw
2: pass
3: play Gskip
1: play G0
2: draw
2: pass
3: play G5
4: play P5
1: play P+2
3: play P9
4: play B9
1: play B3
2: play Y3
3: play W
3: colour blue
4: play B+2
2: play B9
3: play Brev uno
2: draw
2: pass
1: play B+2
3: play B4
; Cleo wins the round. 0 : 125 : 105 : 0
tray: shuffle B8 W+4 P2 P+2 W+4 B5 G9 Y2 Brev W+4 W Brev P+2 P6 Y3 G+2 Y7 Y5 Grev P4 B1 B+2 Wurr G1 B3 P1 B1 G8 B4 Y4 G6 Y+2 P3 B2 W Y5 B4 G7 Bskip Prev G3 P8 Y8 Y8 P9 G0 B6 P4 Y6 B+2 P6 P2 Y2 G7 G2 Wurr P8 G6 Y+2 P5 Wurr Yrev W B2 W Y1 Grev B7 P7 Gskip Gskip W+4 B5 Y4 G5 G5 P5 P3 Pskip B3 Yskip Y0 Y1 Y6 G4 Wurr P7 B7 G1 B8 Y3 G8 Y9 Yrev P0 Prev B0 G+2 B6 G4 G9 Y7 G2 Pskip B9 P9 G3 P1 Bskip B9 Yskip Y9
1: play W+4
1: colour yellow
2: challenge
3: play Y3
4: play Y2
1: play Y+2
3: play Wurr
3: give-all green
3: give Grev
3: colour pink
4: play P4
1: play P3
2: play P6
3: play P2
4: play P+2
2: play B+2
4: play G+2
2: play W+4
2: colour blue
3: challenge
4: play Brev
3: play Bskip
1: play B8
4: play G8
3: play G7
2: play W+4
2: colour blue
1: accept
4: draw
4: pass
3: play B6
2: play B5
1: play B1
4: play G1
3: play G0
2: play W
2: colour yellow
1: play Y7
4: draw
4: play Y2
3: play Y8
2: play Y5
1: play Y5
4: draw
4: pass
3: play Y8
2: draw
2: pass
1: play Y4
4: draw
4: play Wurr
4: give-all green
4: give G7
3: catch 4
4: colour green
3: play G7
2: play G2
1: play G3
4: play G6
3: play W
3: colour pink
2: play P1
1: play P+2
3: play P9
2: draw
2: play Wurr
2: give-all green
2: uno
2: colour blue
1: play Brev
2: play B2
; Bob wins the round. 0 : 267 : 105 : 0
tray: shuffle B4 G7 G+2 B7 Y6 P3 G5 P+2 Brev Y+2 G8 Grev Y5 B2 Yskip G+2 B6 B9 B8 Y5 B1 B7 B3 B4 G6 Y6 P2 W+4 P8 Y9 Wurr G6 Y2 Yrev P1 W G3 Yskip P4 Y8 P7 B9 G1 G2 Y+2 Y9 Y3 G9 Pskip B5 B2 Prev B6 Grev B5 Y1 G1 Y8 Yrev Wurr P5 W+4 G7 B1 G2 P8 P3 P7 P6 Pskip Y3 Brev Y4 P4 Y2 W+4 Wurr Gskip W G3 B8 Prev W+4 P1 B+2 B0 Y4 Bskip G9 G4 P9 W G5 Y7 G4 B+2 B3 W P2 Bskip Y1 Gskip P6 Y0 Y7 P9 G8 P0 P+2 Wurr G0 P5
2: draw
2: pass
3: play P3
4: play P2
1: play P+2
3: play Y+2
1: play Y5
2: play Y6
3: play Y6
4: play Yrev
3: draw
3: pass
2: play Wurr
2: give-all blue
2: give Brev
2: give B6
2: give B1
2: colour yellow
1: play W+4
1: colour green
4: challenge
3: play G7
2: play G6
1: play G+2
3: draw
3: play G2
2: play G6
1: play Grev
2: draw
2: pass
3: draw
3: pass
4: play G8
1: draw
1: pass
2: draw
2: play G9
3: play B9
4: play B3
1: play B7
2: draw
2: pass
3: play B1
4: play B6
1: play Brev
4: play B9
3: play B7
2: draw
2: play B5
1: play B4
4: play P4
3: play P1
2: play Pskip
4: play Yskip
2: play Y+2
4: play G+2
2: draw
2: pass
1: draw
1: pass
4: play G3
3: play Grev
4: play G5
1: draw
1: play G1
2: draw
2: pass
3: draw
3: pass
4: play G1
1: play Y1
2: play Y5
3: play Y9
4: play Y2
1: play B2
2: play B5
3: play B6
4: play B8
1: play B4
2: draw
2: play Wurr
2: give-all yellow
2: give Y9
; Bob wins the round. 0 : 414 : 105 : 0
tray: shuffle P9 B9 Y8 P3 P7 Grev B+2 G+2 P7 W P4 B5 P+2 P6 Wurr Y2 P5 B2 B+2 B0 Wurr W B8 Y0 B5 P5 G2 G7 Grev B1 G+2 Y7 Y7 B3 P+2 G4 Yskip Bskip Y3 B6 G1 B7 B1 Prev P6 Brev Yskip G4 P8 Y5 Y3 W+4 P8 B9 Gskip Y6 G3 G8 G3 B6 G5 Y9 Y9 B7 Gskip Wurr B4 Bskip B2 B3 Y4 P2 P2 Y1 Y4 Y6 G2 Y8 P9 G6 Y+2 G6 Y+2 Y1 Y5 W+4 W+4 G0 W W G1 P0 Pskip G5 P3 G7 Yrev P1 G9 G8 W+4 G9 Pskip Prev Wurr P1 B4 B8 Y2 P4 Yrev Brev
2: play G+2
4: play Grev
1: play G2
2: play Y2
3: play Wurr
3: give-all pink
3: give P+2
3: give P9
3: give P5
3: uno
3: colour blue
4: play B2
1: play Wurr
1: give-all blue
1: give B+2
1: give B1
1: give B+2
1: colour pink
2: play P5
3: play B5 uno
4: play P5
1: play P9
2: play P3
3: draw
3: pass
4: play P+2
2: play B+2
4: play B9
1: play B3
2: play B0
3: play B1
4: play W
4: colour blue
1: draw
1: pass
2: play B8
3: draw
3: play Bskip
1: play Yskip
3: play Y7
4: play W
4: colour yellow
1: play Y8
2: play Y0
3: draw
3: play Y3
4: draw
4: pass
1: play Y7
2: play G7 uno
3: play G4 uno
4: draw
4: play G1
1: play G+2
3: play P+2
; Cleo wins the round. 0 : 414 : 194 : 0
tray: shuffle P7 B8 G7 G+2 G4 P5 Grev G6 B8 B2 G2 B3 B6 B7 G4 P1 P0 P2 B7 P6 Y4 B5 P7 Prev P4 Yrev B+2 P2 B1 B5 G1 G9 B4 Wurr Pskip B9 B+2 G5 W W+4 Wurr Y2 Prev B6 G9 G3 P8 Wurr Pskip B4 P1 Y8 Y9 G0 W Y6 G6 P+2 P+2 W G5 P5 G2 G7 Y+2 P9 W W+4 P3 Y3 B0 Y7 Y3 Y+2 B3 P6 Grev Y4 Y5 Gskip Y2 Yskip Wurr Y5 Y9 W+4 B1 G8 P4 G3 Y6 W+4 P8 P3 G+2 Y8 Bskip Y0 G1 Gskip P9 Y7 B2 G8 B9 Brev Yrev Y1 Brev Yskip Bskip Y1
4: play B6
1: play B2
2: play G2
3: play P2
4: play P0
1: play P2
2: play P7
3: play P6
4: play P7
1: play B7
2: play G7
3: play G+2
1: draw
1: play G9
2: play Grev
1: play Yrev
2: draw
2: pass
3: play Prev
2: draw
2: play Wurr
2: give-all blue
2: give B+2
2: give B7
2: uno
2: colour green
1: draw
1: pass
4: play G1
3: play G6
2: play G4
; Bob wins the round. 0 : 512 : 194 : 0
