uno record 1
edition: corn 1
players: P1, P2, P3, P4, P5, P6, P7, P8, P9, P10
options: target=1

tray: shuffle Wnar Gskip Prev Y2 B3 G4 Y8 Y6 Y1 W G7 Y6 G+2 Yskip G1 Y7 B9 G6 P+2 B6 P2 G4 Y9 P1 B9 G7 P9 B5 G9 Y5 Yrev P5 Pskip Y3 G8 G1 Y+2 W Y3 Y8 W+4 B4 B1 B6 W B0 Y7 P4 G3 Grev B+2 P8 P2 B2 P3 P+2 B7 B8 Y9 P5 Wnar G5 G2 W+4 Gskip Pskip P8 W+4 B3 B+2 G5 P6 P0 G8 Brev Y0 B7 P7 Wnar Grev Bskip B5 Yskip P6 Y1 P4 G9 P1 Y+2 Prev G6 B4 Y2 B1 G2 Y4 B8 Y5 Yrev Bskip P7 W+4 G0 G3 Brev P3 Y4 G+2 B2 P9 Wnar W
tray: shuffle Y7 P5 P4 P7 W G+2 B5 G8 P2 B7 Y6 P0 P3 G9 Bskip G3 B1 P9 G5 W P8 G2 Grev Brev Pskip Y2 B4 B6 B9 P8 B3 Yskip Y9 P1 B5 B2 B8 Prev Pskip W Y0 B6 Wnar P9 B2 P+2 Yskip Bskip Yrev G3 B7 Grev Y1 P1 G9 B1 P+2 G1 G7 B3 B8 Y9 P2 Yrev W+4 B+2 Brev P6 Y+2 Y4 G4 G2 Y8 G7 Y1 G0 Wnar Y5 W+4 W+4 W+4 G4 P7 G6 Y8 Y3 G6 G8 P3 Y7 Prev Y3 B4 P6 Gskip Y+2 B0 P5 G+2 Wnar W Y5 Gskip B+2 G5 B9 Y6 Y2 G1 Y4 Wnar P4
8: draw
8: pass
9: draw
9: pass
10: draw
10: pass
1: draw
1: pass
2: draw
2: pass
3: draw
3: pass
4: draw
4: pass
5: draw
5: pass
6: draw
6: pass
7: draw
7: pass
8: draw
8: pass
9: draw
9: pass
10: draw
10: pass
1: draw
1: pass
2: draw
2: pass
3: draw
3: pass
4: draw
4: pass
5: draw
5: pass
6: draw
6: pass
7: draw
7: pass
8: draw
8: pass
9: draw
9: pass
10: draw
10: pass
1: draw
1: pass
2: draw
2: pass
3: draw
3: pass
4: draw
4: pass
5: draw
5: pass
6: draw
6: pass
7: draw
7: pass
8: draw
8: pass
9: draw
9: pass
10: draw
10: pass
1: draw
1: pass
2: draw
2: pass
3: draw
3: pass
4: draw
4: pass
5: draw
5: pass
6: draw
6: pass
7: draw
7: pass
8: draw
8: pass
9: draw
10: play G7
1: play G5
2: play G9
3: play G6
4: play G8
5: play G1
6: play G7
7: play Wnar
tray: shuffle G6 G8 G5 G7 G7 G1 G9 G4
7: colour pink
8: guess blue
9: guess blue
10: guess green
10: play Grev
9: guess yellow
8: guess green
8: play G2
7: play W
7: colour pink
6: play Pskip
4: guess pink
3: guess blue
2: guess pink
1: guess pink
10: play Wnar
tray: shuffle G5 G6 Wnar Grev W G2 Pskip
10: colour pink
9: guess blue
8: guess blue
7: guess pink
7: play P8
6: guess yellow
5: guess pink
4: guess blue
3: guess pink
2: guess green
2: play G0
1: guess blue
10: play G6
9: guess blue
8: guess pink
7: play G3
6: guess pink
5: guess yellow
4: guess blue
3: guess green
3: guess blue
2: play W
2: colour blue
1: guess green
1: play G9
10: play Y9
9: guess yellow
8: guess yellow
7: play Y4
6: guess green
6: play W+4
6: colour pink
5: challenge
tray: shuffle G9 Wnar Wnar G0 G1 Y4 Grev W G6 G7 P8 Y9 G7 G3
5: guess blue
4: guess blue
3: guess blue
2: play W+4
2: colour yellow
1: challenge
1: play Y8
10: play Y1
9: guess pink
8: guess pink
7: play W+4
7: colour yellow
6: accept
5: guess green
5: guess pink
5: play Prev
6: play P2
7: play W
7: colour green
8: guess green
8: play Y6
9: guess yellow
10: play P6
1: play P7
2: play W
2: colour yellow
3: guess blue
4: guess blue
5: play W+4
5: colour green
6: accept
tray: shuffle W W+4 G4 W P2 Y8 P7 W+4 Y1 P6 Prev W+4 G6 Y6 W
7: play W
7: colour pink
8: play P8
9: guess yellow
10: play P3
1: play P1
2: play G1
3: guess pink
3: play P+2
5: play P6
6: play Wnar
6: colour blue
7: guess pink
7: play Prev
6: guess pink
5: guess pink
4: guess blue
3: guess yellow
2: guess yellow
1: guess green
10: guess green
10: draw
10: play W
10: colour blue
9: guess blue
8: guess green
7: play B7 uno
6: guess blue
5: guess pink
4: guess blue
3: guess blue
2: guess pink
2: play Pskip
10: play P4
9: guess pink
8: guess green
7: draw
tray: shuffle P8 Prev P3 P1 Wnar Pskip Pskip B7 G1 W W+4 P6 P2 W+4 P6 W P+2
7: play P8 uno
6: guess pink
5: guess yellow
4: guess green
4: guess blue
3: guess green
2: play B9
1: guess blue
10: play B+2
8: guess pink
7: play B3
; P7 wins the round. 0 : 0 : 0 : 0 : 0 : 0 : 1054 : 0 : 0 : 0
