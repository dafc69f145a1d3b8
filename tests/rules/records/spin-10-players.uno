uno record 1
edition: spin 1
players: Ann, Bob, Cleo, Dan, Eve, Finn, Gwen, Hugo, Ida, Jack
options: scoring=none

tray: shuffle G8 Y5* B7 B1 B+2 W Yskip W Gskip Yrev Y0 Y5 Brev R6 G7 B9 R9 R4 Y4* Y6 B3 Y4 R5 Y9 G1 W+4 B5 R9 Grev G5* G6 R8 B4 B6 W G3* R0 Y8 Grev Y2* G8 R1 G2* Rskip W G4* R6 G+2 Y+2 Rrev B2* R1* R7 B+2 B7 Y1* G9 Y3 B8 R+2 W+4 Gskip Yrev B4* B1* Y7 G1* G5 Y+2 B2 R2* Y8 R4* R+2 Y9 B5* Bskip G7 R3* R8 R5* G6 Y6 G3 G+2 B3* Bskip G0 Yskip Y1 B6 W+4 B0 G2 Brev Rskip R3 B9 W+4 Y2 R2 Y7 R7 G9 G4 Rrev Y3* B8
tray: shuffle Y5 G+2 R6 Y9 B7 G8 Y4 G2 G6 R+2 B4* Y2 B3* W+4 Y8 B9 Y0 R5* Yrev G+2 Gskip B0 G5 Rrev Bskip Y1* W R2* G1 G3 R5 B+2 Grev R7 R3* R0 G6 Y8 R3 Y4* W G9 R8 B4 B7 Y+2 Yskip Y7 W R1 Y1 Gskip R+2 R4 Y6 G2* Y+2 B5* B6 G1* R6 W B1 Rskip Grev B1* B3 G4* B+2 W+4 R7 R1* Y5* Yrev B8 Y7 Brev R4* B9 G7 Y6 B5 B2 Rskip R2 G7 G5* Bskip G8 R9 Yskip Y9 R9 W+4 Rrev Y3* R8 Y2* B2* B6 B8 Y3 Brev G0 G4 G9 G3* W+4
2: play R5
3: play W
3: colour green
4: play G5
5: play W+4
5: colour red
7: play R0
8: play Y0
9: play Y8
10: play Yrev
9: play Y7
8: play Y+2
6: play Yrev
7: play Y1*
tray: spin draw-red
9: draw
9: pass
10: play W
10: colour yellow
1: play Y4*
tray: spin war
2: lay R6
3: lay G9
4: lay R8
5: lay Y9
6: lay Y8
7: lay B9
8: lay G6
9: lay B9
10: lay B6
1: lay G3
3: lay Y2
5: lay R7
7: lay G8
9: lay R5*
7: discard G8
8: play B3
9: play B5*
tray: spin draw-blue
1: play W+4
1: colour yellow
3: play Y2
4: draw
4: pass
5: play Y9
6: play Y8
7: play Y+2
9: draw
9: pass
10: play B+2
2: play B2
3: play B+2
5: play B4
6: play B7
7: play Brev
6: play Bskip
4: play B1
3: play B0
2: play B4*
tray: spin discard-number
1: discard Y9
10: play Y6
9: draw
9: pass
8: play Yskip
6: play Y6
5: draw
5: play Y3*
tray: spin discard-number
4: discard R6
3: draw
3: play R8
2: play Rskip
10: play R3
9: play R9
8: play R4*
tray: spin discard-colour
7: discard Y7
6: play B7
5: play R7
4: play R8
3: draw
3: pass
2: play R6
1: play R1
10: play G1
9: play G2
8: play G8
7: play G2* uno
tray: spin uno-spin
tray: first 10
10: discard B6
9: play B9
8: play Bskip
6: play B8
5: draw
5: play B2*
tray: spin draw-blue
3: play Y2*
tray: spin discard-number
2: discard R2
1: play R+2
9: play Rrev
10: draw
10: play Brev
9: draw
9: pass
8: play W
8: colour green
7: draw
7: play G4 uno
6: play Grev
7: draw
7: play G9
8: catch 7
8: play G6 uno
9: play G0
10: play G6
1: play G3
2: play Gskip
4: play G5*
tray: spin discard-number
5: discard R4
6: play R3*
tray: spin almost-uno
7: discard B1*
8: draw
tray: shuffle R4 R3* Y4* Y1* Y+2 G5 R7 B1 Y8 G0 R6 Brev Y2* R6 Y9 G8 Y6 G2* G4 B7 Y3* Yrev G8 Bskip Yskip Yrev B7 R1 W+4 Gskip B2 Y+2 Y0 B8 B3 G3 R0 R8 R7 Y2 Grev Brev W G1 Rrev R8 R+2 B5* W Rskip B9 B6 B2* B0 Y6 B4 G6 B4* R5 B9 B+2 W+4 Bskip Y7 G6 B+2 R2 Y8 G9 G2 R9 Y7 Y9 W R4* R3 G5*
8: pass
9: draw
9: pass
10: play B5
1: draw
1: pass
2: play Y5
3: draw
3: play Y1*
tray: spin discard-colour
4: discard Grev
5: play Rrev uno
4: play R+2
2: play W
2: colour green
1: play G+2
9: play G4*
tray: spin show-hand
7: play G3* uno
tray: spin draw-red
5: draw
5: pass
4: play B3*
tray: spin show-hand
2: draw
2: pass
1: draw
1: pass
10: play Y3
9: play R3*
tray: spin trade-hands
8: uno
7: play R6
6: play Rskip uno
4: play Gskip
2: play Yskip
10: draw
10: play Y9
9: play Y4 uno
8: play W+4
; Hugo wins the round. 0 : 0 : 0 : 0 : 0 : 0 : 0 : 0 : 0 : 0
