uno record 1
edition: spin 1
players: Ann, Bob, Cleo, Dan
options: target=250 challenge=true uno_window=act wheel_discards_act=true

tray: shuffle W+4 G4 Y1 W G1 B8 G2* G0 R+2 R4* Y+2 B+2 R3* R2 B4 W+4 R+2 Yskip R6 Yrev B6 W W G9 W+4 Grev B9 Y1* G1* Brev B5* R8 Y3 Rrev G3 Brev Y8 Yrev G+2 R2* R3 B7 Y2 G4* G6 Gskip Rskip G6 Y8 Gskip G2 Bskip Y7 Grev B3* B1 Y9 B2* B0 G5* B5 R7 Y9 B+2 R0 B1* B6 R5 B7 Yskip Bskip Y+2 B2 Y2* Y6 Rrev Y5* W+4 R1* G7 R6 R1 B4* R4 Y5 B9 W R7 R9 G+2 Y7 Y4 G7 B8 R9 G8 G3* G5 Rskip G9 Y0 Y3* R8 Y4* R5* B3 G8 Y6
tray: shuffle G5* B1 Y4* W G9 Y8 Yrev Y1 Y+2 G9 Yskip Rskip G7 Y8 B6 G8 G+2 B8 B2* Y3 B+2 Y4 R0 R8 W+4 G6 Yskip Y+2 B6 R9 Y0 B4 G+2 R+2 B7 Grev R6 W G1* Rrev R4 Y7 W+4 R5 R2* B7 Brev R7 B0 B4* R1* R7 W+4 R3* Y2* R+2 Y9 Brev W Y5* Y1* B9 W B+2 R6 Bskip G7 G1 G4 G8 R2 G3 Y7 G4* B5 R4* G5 Y3* G2* B3* Gskip W+4 B8 Rrev G0 G2 Grev B5* Bskip B9 R8 Y2 Gskip B3 R9 Y9 B2 Y5 Yrev R1 Y6 B1* R5* Rskip Y6 R3 G6 G3*
3: play B+2
1: play B2*
tray: spin trade-hands
3: play W
3: colour yellow
4: play W+4
4: colour blue
1: challenge
1: play B8
2: play B6
3: draw
3: pass
4: play B7
1: play B1
2: draw
2: pass
3: play Y1
4: play Y+2
2: play Yskip
4: draw
4: pass
1: play Y8
2: play Yskip
4: draw
4: pass
1: play Y0
2: play Yrev
1: play W
1: colour red
4: play R+2
2: play R6
1: play R9
4: play R4
3: play Rskip
1: draw
1: play R5
4: play Rrev
1: draw
1: play R2*
tray: spin uno-spin
tray: first 3
3: discard Grev
2: draw
2: pass
1: play G9
4: play G7
3: play Y7
2: play B7
1: draw
1: play Brev
2: draw
2: pass
3: play W+4
3: colour yellow
4: challenge
1: play Y4
2: play Y4*
tray: spin uno-spin
tray: first 3
3: discard Y+2
1: play Y8
2: draw
2: play Y9
3: play Y3
4: play R3*
tray: spin almost-uno
2: play R7 uno
3: play R8 uno
4: play R+2
2: play R0
; Bob wins the round. 0 : 207 : 0 : 0
tray: shuffle Grev R9 Y9 Y4 B8 Y8 W G2* R6 Y1* G3* R6 G7 Y3 W B8 Rrev B4* B5 W R+2 Yskip G7 R7 B1 Y6 B6 Y8 Y1 B7 W Y7 W+4 R9 Yrev Y5 G5 W+4 Y5* B4 R3* B2* R7 Grev G4 B0 B3 G9 R5* G2 Y9 Brev Brev B5* W+4 Bskip Yskip R5 Y6 G+2 G1* B1* Y2 G3 R2 R1* G6 G8 Rrev G4* W+4 B+2 R4 Gskip Y3* R4* R8 Rskip Yrev R1 R8 R2* Y2* B9 R0 Bskip Y4* G0 Gskip Y0 B3* Y+2 G8 R+2 B9 G5* G+2 R3 B2 G6 Y7 G1 B6 B+2 G9 B7 Y+2 Rskip
4: play B1
1: play Y1*
tray: spin uno-spin
tray: first 3
3: discard G2*
4: play Grev
3: play W
3: colour red
2: play W
2: colour blue
1: play B4*
tray: spin uno-spin
tray: first 1
1: discard R9
4: play R+2
2: play W
2: colour blue
1: draw
1: pass
4: play B8
3: play B8
2: play B6
1: play Y6
4: play R6
3: play R7
2: play G7
1: play Y7
4: play G7 uno
3: play B7
2: play B5
1: draw
1: play W+4
1: colour blue
4: challenge
3: play W
3: colour yellow
2: play Y9 uno
1: play Yskip
3: play Y8
2: draw
2: pass
1: play Y8
2: catch 1
4: play Yrev
1: play Y3
2: play G3* uno
tray: spin draw-red
4: play W+4
4: colour blue
1: challenge
1: play B2*
3: catch 1
tray: spin war
2: lay B4
3: lay R7
4: lay R9
1: lay G9
4: lay Y5
1: lay R5*
4: lay Y5*
1: lay R3*
4: discard Y5*
4: discard Y5
1: play G9
2: draw
2: play G2 uno
3: draw
3: pass
4: play Grev
3: draw
3: play Brev
4: play Rrev
3: play R7
2: draw
2: pass
1: play R5* uno
tray: spin almost-uno
4: discard G5
4: discard B0
3: draw
3: play B5*
tray: spin draw-red
1: draw
1: play Bskip uno
3: draw
3: play Yskip
1: draw
1: pass
4: draw
4: play Y6
3: play Y9
2: play W+4
2: colour blue
1: accept
4: play B3 uno
3: draw
3: play G3
2: draw
2: pass
1: play G+2
3: draw
3: play G8
2: draw
2: pass
1: play G1*
tray: spin uno-spin
tray: first 3
3: discard R6
3: uno
2: play R2
1: play Y2
4: draw
4: pass
3: play Y4
; Cleo wins the round. 0 : 207 : 68 : 0
tray: shuffle Y8 B2 Y0 R6 Y6 R7 Gskip B9 G3 Y5 Y4* G6 Yskip B9 Grev G6 Bskip R7 Bskip Y3* B3* G+2 Y2 Grev B6 W B4* B7 G2 Rskip G+2 G9 R2* B6 G8 Yrev R1 G5* B2* G2* Y8 G3* B5 R1* Brev B7 B1 W+4 Y4 W B8 B+2 Yskip B+2 Y9 G1 R5 G7 Y+2 R9 Gskip Rrev Y+2 B3 G9 Y9 G0 R8 G4* Y7 Rrev W R8 Y3 G5 R4* R3 R9 G7 Y2* R2 B1* R6 B0 R4 Rskip Y5* Y6 R+2 Yrev G1* W+4 R3* W+4 R5* Y7 R+2 W B8 B5* B4 G8 Brev Y1 W+4 G4 R0 Y1*
1: play G3
2: play G+2
4: play Grev
3: play Gskip
1: play Yskip
3: play Y4*
tray: spin draw-blue
1: play Y6
4: play R6
3: play Rskip
1: play Bskip
3: play Bskip
1: play B3*
tray: spin uno-spin
tray: first 3
3: discard B4*
2: play B9
1: play B6 uno
4: play B9
3: draw
3: pass
2: play B2
1: draw
1: pass
4: play B7
3: draw
3: pass
2: play R7
1: draw
1: pass
4: draw
4: pass
3: play R1
2: play R7
1: draw
1: pass
4: draw
4: pass
3: draw
3: pass
2: play R2*
tray: spin show-hand
4: play B2*
tray: spin draw-red
2: play B6
1: draw
1: play Brev
2: play W
2: colour green
3: play G+2
1: play G2*
tray: spin show-hand
3: play G8
4: play Y8
1: play Yrev
4: play Y3*
tray: spin draw-red
2: play Y5 uno
1: play G5*
1: uno
tray: spin discard-colour
4: discard B1
4: discard B7
3: play B5
2: draw
2: pass
1: draw
1: play W
2: catch 1
1: colour blue
4: draw
4: pass
3: play W+4
3: colour yellow
2: accept
1: play Y8
4: play Yskip
2: play Y9
1: draw
1: pass
4: draw
4: play Y+2
2: play B+2
4: draw
4: play B3
3: play G3*
tray: spin uno-spin
tray: first 1
1: discard Rrev
2: play R5
3: play R1*
tray: spin discard-colour
4: discard G6
4: done
3: catch 4
1: play G7
2: play G9
3: play Gskip
1: draw
1: play G0
2: play G1 uno
3: play Grev
2: draw
2: pass
1: draw
1: play G4*
tray: spin discard-number
4: discard Y9
4: done
3: play Y2
2: play Y4 uno
1: play Y+2
3: play Y0 uno
2: draw
2: play W uno
2: colour red
1: draw
1: play R8
4: play Rrev
1: draw
1: pass
2: play R8
; Bob wins the round. 0 : 269 : 68 : 0
