uno record 1
edition: corn 1
players: Ann, Bob, Cleo, Dan, Eve, Finn, Gwen
options: target=300 false_catch_penalty=2 stack_narwhals=false guessed_card_on_top=false

tray: shuffle W+4 Y9 Y4 G3 G5 Y+2 Brev Y6 G1 Y0 B3 G7 G+2 B9 P5 Wnar W B7 P8 P9 B5 B1 P0 P9 Prev Y7 W Y2 P1 G9 Y1 W G+2 G8 G3 Grev B2 Yrev G9 Y2 P5 Pskip G7 Y+2 B6 G8 Grev G4 G4 B8 Y4 B7 Prev Gskip W+4 P4 P7 Yskip B+2 Pskip P4 P8 B9 B1 Y3 G6 G5 P2 B4 B+2 Yrev Y5 W Y5 Bskip Y8 P+2 Y3 B6 G1 Wnar Y6 G0 Brev G2 P6 P1 P3 P+2 Gskip P7 Yskip Y7 B3 Y8 P2 G6 Wnar W+4 B2 Y1 B5 W+4 P3 G2 B8 Y9 Bskip B0 P6 Wnar B4
tray: shuffle Brev W+4 Y9 B3 Pskip Grev G6 P1 G+2 Y4 P6 G6 B+2 P9 G1 G9 G5 W P9 Brev B9 W P3 Gskip G7 P+2 Gskip P5 Pskip Y5 Y1 B2 G8 Y+2 B8 P4 P7 B6 G4 B4 G2 G7 Y4 Y8 B4 W+4 G5 P6 G9 B1 G3 G4 W Wnar G1 Yrev P2 Y7 Bskip W+4 W B7 P3 Prev Y6 P7 B1 Wnar Y3 Yrev Y2 Prev B8 G+2 Y8 G0 Y9 P1 G3 Y3 B3 P8 B9 P2 B5 B6 B2 G8 P4 Wnar Y0 P0 Y1 Bskip W+4 B+2 Y6 P+2 Wnar Grev Yskip B5 Y2 B0 Y5 Y7 B7 G2 P8 Yskip P5 Y+2
3: play P1
4: play P3
5: draw
5: play G3
6: play G7
7: play G6
1: play Gskip
3: play Pskip
5: play Gskip
7: play G5
1: play G2
2: play G9
3: play G1
4: play G+2
6: play G4
7: play B4
1: play B+2
3: play Brev
2: play B9
1: play Brev
2: play B8
3: play W
3: colour yellow
4: play W+4
4: colour green
5: accept
6: play W+4
6: colour blue
7: challenge
1: draw
1: pass
2: play Wnar
2: colour green
3: guess yellow
4: guess pink
4: play G9
5: guess pink
6: guess yellow
6: play W
6: colour blue
7: guess pink
1: guess pink
1: draw
1: pass
2: guess yellow
3: guess pink
4: draw
4: pass
5: guess yellow
5: play B4
6: play B3
7: guess blue
1: draw
1: pass
2: guess pink
3: guess blue
3: draw
3: pass
4: draw
4: pass
5: play Bskip
7: guess blue
1: draw
1: pass
2: guess blue
2: draw
2: pass
3: draw
3: play B3
4: draw
4: pass
5: play B6
6: play P6 uno
7: guess pink
1: play P7
2: play G7
3: draw
3: pass
4: play P7
5: play Y7
6: draw
6: pass
7: guess green
1: play Y+2
3: play Y9
4: play Y5
5: play Yrev
4: play Y8
3: play Y4
2: play Y3
1: play G3
7: guess green
6: draw
6: pass
5: play G4
4: draw
4: play G8
3: draw
3: pass
2: play G6
1: play G+2
6: draw
6: pass
5: play G5
4: draw
4: pass
3: draw
3: pass
2: play B5
1: draw
1: play W+4
1: colour yellow
7: accept
6: draw
6: pass
5: play Y9
4: play Y1
3: draw
3: play Yskip
1: draw
1: pass
7: guess yellow
7: play W
7: colour pink
6: play P2
5: play P2
4: play P8
3: play P4
2: play P9
1: play P6
7: play W+4
7: colour blue
6: challenge
6: play B2
5: play W
5: colour yellow
4: play Y8
3: catch 4
3: draw
3: play P8
2: play P5
1: play B5
7: play B7
6: play B2
5: draw
5: pass
4: play B7
3: play Bskip
1: draw
1: pass
7: play B0
6: play P0 uno
7: catch 6
tray: shuffle Yskip B0 W+4 P4 G9 G4 B6 B5 G7 P8 P8 B4 Y3 Y+2 Brev Gskip B+2 W+4 W Pskip Y3 Bskip P9 Y8 B8 G3 W Y4 G+2 B8 Y9 G2 Bskip Y9 G7 Gskip Yrev Prev G6 Y1 P7 P7 G6 Brev G4 Wnar P2 P3 W G3 W B3 G8 Y2 W+4 B2 W+4 B1 G5 P6 B5 Yrev G1 B9 G+2 P5 G9 Y5 B7 G5 Y8 B4 B2 P2 Wnar P1 B3 P6 B1 B7 Y7
5: draw
5: play B0
4: draw
4: play W+4
4: colour green
3: accept
2: play G1 uno
1: play Grev
2: draw
2: pass
3: play G4
4: play G2
2: catch 4
5: draw
5: pass
6: play Grev
; Finn wins the round. 0 : 0 : 0 : 0 : 0 : 383 : 0
