uno record 1
edition: spin 1
players: Ann, Bob, Cleo

tray: shuffle G9 B7 W R2* W+4 Y7 Grev Y6 B4 B6 B2 B5* B5 R5* G3 G4 W G9 R1* Y1* B1 B8 W+4 G5 W Y0 R+2 Grev B2* R3* Yskip R9 R8 Y3 R5 Y+2 G+2 Y1 Brev Rrev B+2 G7 Yrev G6 Gskip Rskip R7 W+4 Y2* G4* Rskip R8 Y3* B3 B7 Y7 G5* W+4 Y4* W R4 Bskip B9 R+2 B8 G+2 R2 Y8 Y8 Yrev G0 B6 Y5* Y6 R6 G2* G1 Y9 Y2 Y9 Y+2 Bskip R4* G7 R9 R6 R0 Yskip G2 B+2 Y5 G3* G8 Y4 Brev B3* B0 G6 B1* Gskip G1* G8 R7 B9 R3 R1 B4* Rrev
tray: shuffle G1* Rrev Yskip B6 G+2 Y9 R4* G9 Gskip G2 R1 R2* B9 Y1 G5 Grev R+2 B3 Y+2 B8 Bskip Yrev R8 W+4 R5* Y8 G9 R1* W+4 R2 G8 G+2 Y8 Bskip Y5 B4 B2* R6 R5 B7 G5* R6 G7 B6 Y9 W W B2 Y1* B5 B1* B0 Gskip Rrev R7 B7 Y6 G2* Rskip Yskip B3* Y4* Y+2 R+2 Y7 B9 R9 B8 R9 R8 B+2 G4* G0 Grev B5* Yrev B4* Y0 W+4 Y7 Y6 R3 G1 Brev W Brev G6 G3 G8 W+4 Y3* G3* G4 Y2 W G6 Y5* Y4 R4 Rskip R7 Y3 R0 R3* G7 B1 B+2 Y2*
1: play Yskip
2: play Y+2
3: play R+2
1: play R8
3: play R1
2: play R5*
tray: spin war
1: lay Y9
3: lay G9
2: lay B9
1: lay G5
3: lay B8
2: lay Y8
3: lay Y1
2: lay B6
2: discard B9
2: discard Y8
1: play Bskip
2: draw
2: pass
1: play Gskip
2: play G2
1: play G5
3: play G+2
1: play W+4
1: colour yellow
2: play W+4
2: colour yellow
3: play Y8
2: draw
2: pass
1: play Y9
3: play G9
2: play G9
1: draw
1: pass
3: play G8
2: play G1*
tray: spin draw-blue
3: play Y1
2: play R1*
tray: spin war
1: lay B7
3: lay B8
2: lay R6
2: draw
2: pass
1: play Bskip
2: draw
2: pass
1: play B2*
tray: spin discard-number
3: discard R2
2: play R6
1: play R2*
tray: spin discard-number
2: play R4*
tray: spin draw-red
3: play Rrev uno
1: play R5
2: play G5*
tray: spin trade-hands
1: uno
1: play G+2
; Ann wins the round. 169 : 0 : 0
tray: shuffle G1 R9 B+2 R4* Rrev G2* G4 W+4 W+4 W B7 B8 G8 Y0 G6 B2* G8 G4* Yskip R5 R+2 B6 G9 Y7 Y4* G1* R8 Gskip B5 B1 R6 W+4 B0 Y6 Y1* Rskip Rrev Yskip Y9 Y+2 G5 R7 B+2 B9 R+2 B7 B8 Bskip G9 B3 Brev R3 Y7 G2 W Y1 B5* Yrev Brev B1* Grev G7 R6 B4* R2 G+2 Y3* R8 G3* Gskip Y3 R7 G5* R3* B4 Y8 R1 Bskip W G3 Y6 B6 R5* Rskip R4 Yrev G7 G0 Y4 W+4 W R1* R9 Y9 G+2 Y5 B9 Y2 B2 R0 Grev Y2* G6 Y+2 R2* Y5* B3* Y8
3: play B2*
tray: spin almost-uno
1: discard B7
1: discard Y0
1: discard G8
1: discard R9
1: discard Rrev
2: play R+2
1: play R5 uno
2: play W+4
2: colour blue
1: play W+4
; Ann wins the round. 407 : 0 : 0
tray: shuffle R4 R4* B4* G0 G4* Grev Y6 B8 Yskip R5 B1* W Gskip Y4* Y1 G5* Y6 G8 Y5* B2 Y8 Rskip Y3* Y5 W Y7 Grev W Y+2 B0 R5* R1* G9 R9 R7 G9 Rrev Bskip Gskip Y+2 Yrev B7 Y8 Y7 G6 Bskip G8 G1 G3* Y1* R8 B5 Y3 Brev Y0 Brev Rskip G7 B3 G+2 B4 R9 R0 R6 Y2* W+4 G4 R1 Rrev W+4 R2 Y2 R7 B+2 G+2 B1 B9 Y9 G2 B+2 Yrev G3 B6 Yskip R8 B6 G5 R+2 R3 B3* B2* G7 W+4 G6 R6 R3* R+2 B7 B8 B9 G1* Y4 W+4 Y9 W R2* B5* G2*
2: play R4*
tray: spin war
3: lay G8
1: lay Y6
2: lay B8
3: lay Y8
2: lay Y6
3: discard G8
1: play Y5*
tray: spin discard-colour
2: discard Y6
2: done
3: play Yskip
2: play Y4*
tray: spin draw-blue
1: play R4
2: play G4*
tray: spin uno-spin
tray: first 1
1: discard Y6
2: draw
2: play Y7
3: play Y5
1: play G5*
tray: spin draw-red
3: play Grev
2: play Grev
3: play W
3: colour yellow
1: draw
1: play Y+2
3: play Y3*
tray: spin discard-number
1: discard R5
2: play W
2: colour blue
3: play B4*
tray: spin almost-uno
2: play B1*
tray: spin draw-red
1: draw
1: pass
2: play B0
3: play W
3: colour yellow
1: draw
1: pass
2: draw
2: pass
3: play Y1 uno
1: draw
1: pass
2: draw
2: pass
3: play R1*
tray: spin discard-number
1: discard R9
1: discard G9
1: discard G9
; Cleo wins the round. 407 : 0 : 62
tray: shuffle Y+2 W Yrev Y3 G5* G1 Rskip Grev G6 B3 Y1* B6 Gskip R1 B9 B8 B0 Y8 R7 Yskip B5* G3* R5* G9 Brev R4* R7 G4 Y0 Yskip W+4 Brev Y9 R6 G2 G4* R3 B1 R1* R5 Y6 Y7 Y3* B+2 Y8 R4 G+2 Y5* B9 G0 Y7 Y2* W Y+2 W+4 W+4 B2* Y5 G9 Y9 R2 B4 R9 R+2 Y2 B7 R9 R8 G2* R2* G8 B6 B7 Yrev G7 Y6 Y4 Rrev R3* W+4 B1* Rrev B4* G+2 B8 Grev B5 W R0 Bskip Rskip Y4* Gskip R+2 B2 G3 B+2 G7 G1* R6 B3* R8 Y1 G8 Bskip G6 G5 W
2: play B3
3: play B0
1: play B6
2: play B8
3: play W
3: colour green
1: play G6
2: play Gskip
1: play G1
2: draw
2: pass
3: play Y1*
tray: spin discard-colour
1: discard Yrev
1: discard Y8
2: play Y3
3: play Yskip
2: play Y+2
1: draw
1: pass
2: draw
2: pass
3: draw
3: pass
1: draw
1: play Y0
2: draw
2: play Yskip
1: draw
1: play W+4
1: colour blue
3: play Brev
2: play Brev
3: play Grev
2: play G2
1: draw
1: play G4*
tray: spin draw-blue
2: draw
2: pass
1: play R4*
tray: spin discard-number
3: discard B1
3: discard R1
2: play Rskip
3: play R3
2: play R1*
tray: spin war
1: lay B9
3: lay G9
2: lay Y9
1: lay B5*
3: lay G5*
2: lay R7
2: discard R7
1: play B9 uno
3: play G9
2: draw
2: pass
1: draw
1: pass
3: play G4 uno
2: draw
2: pass
1: draw
1: pass
3: play G5*
tray: spin draw-red
; Cleo wins the round. 407 : 0 : 138
tray: shuffle G9 G4 Y1* Grev G8 B7 R8 Brev G2 B4* Y0 B+2 Yskip G+2 R1* Y+2 Brev G0 Grev B4 Y7 Gskip W Y4 Bskip Bskip B2* Y5* B7 R4* W+4 B6 R6 G6 R+2 Y7 R3 Yrev G4* Y+2 Yrev Y6 W+4 R5* G1 Rrev R+2 W Y1 B+2 B9 B1* G5 R6 Y4* R2 G7 G7 Y8 Rrev R9 Rskip G9 Y3 B2 G3* B5* R2* B1 Y2 R1 Y6 R0 R5 B6 Gskip W+4 R9 G1* B8 B8 Y9 B0 R7 G+2 G2* G8 Y8 R7 R8 Y2* B3 Yskip Y5 G3 B5 Y9 Rskip W+4 R3* W W G6 B3* B9 G5* R4 Y3*
1: play G4
2: play G0
3: play Grev
2: play G2
1: play G+2
2: play B+2
3: play Y+2
1: play Y0
3: play Y4
2: play Y7
1: draw
1: play B7
3: play B4*
tray: spin war
2: lay B7
1: lay G8
3: lay G9
2: draw
2: pass
1: play G8
3: play Grev
1: play Brev
3: play W
3: colour yellow
2: play Y5*
tray: spin trade-hands
3: play Y1*
tray: spin discard-colour
2: discard Bskip
2: discard B4
2: discard Brev
2: done
1: catch 2
1: draw
1: pass
3: play B7
2: play Bskip
3: play B2*
tray: spin war
2: lay B6
1: lay R8
3: lay R4*
3: play R4* uno
tray: spin war
2: lay B6
1: lay R6
3: lay R1*
1: play R6 uno
3: play R1*
tray: spin discard-colour
2: discard B6
; Cleo wins the round. 407 : 0 : 208
tray: shuffle R4* B6 Yskip B7 G3 W+4 B9 B+2 W G1 R9 R7 G2* Rskip G7 G0 Brev B2* R3 R6 B8 Rrev Gskip G1* W Bskip B+2 W+4 B4 Y+2 Grev Rskip Brev B0 R2* G+2 G8 B8 Bskip G4 G4* B4* Y7 R0 R5* Y3 G3* B9 R7 Y5 Y1* R3* Yrev Y8 R1* Y4 G5* B5 B1* W+4 Y2 W R4 B2 R2 G8 Grev R+2 R6 B5* Y7 G9 Y4* B6 R8 Y+2 Y6 R9 Y8 Yrev G+2 B3 G5 Gskip Y2* W Y3* Y0 G7 R+2 G9 G2 G6 G6 Y6 Yskip Y1 R8 W+4 Y9 Y5* Y9 B3* R5 B7 Rrev R1 B1
3: play R7
2: play Rskip
3: play Yskip
1: draw
1: play Gskip
2: play G3
1: play G1
3: play G7
2: draw
2: play G1*
tray: spin almost-uno
1: discard R4*
1: discard B7
1: discard B9
1: discard R3
3: play W+4
3: colour blue
1: draw
1: play B4
3: play B8
2: play Bskip
3: play B2* uno
tray: spin uno-spin
tray: first 1
1: discard G2*
1: uno
3: play W
; Cleo wins the round. 407 : 0 : 389
tray: shuffle W+4 R5 Y8 Y7 R6 B8 Y1 B4* Y0 B0 W G9 G5* Gskip B2 Grev B8 W+4 Y9 R7 Rskip B1* Y3* Rskip B3 Y2* R6 Bskip Grev G3* Y+2 Y8 Y3 W Yrev B7 G7 R9 W Rrev B+2 Y1* G4* G6 B9 G8 G2 Y7 G8 R1* Brev B9 Y4 R7 G+2 G0 R3 Y6 Rrev B1 R4* Bskip Y9 W+4 R4 B5* R3* Y5* B4 G+2 R8 Y4* Yrev G9 G1* Yskip Yskip Y2 B5 Y6 Gskip R+2 B6 R2 W R2* R9 G6 Y+2 R0 G4 B6 R5* Brev B3* G7 G3 G1 Y5 W+4 R8 G2* G5 R1 B2* B7 B+2 R+2
2: play B0
3: play B8
1: play B8
2: play W+4
2: colour green
1: play G9
2: play G5*
tray: spin draw-blue
1: play W+4
1: colour yellow
3: play Y3*
tray: spin show-hand
2: play Y+2
1: play Y8
2: play Y9
3: play Y3
1: play Y0
2: play Y7
3: play R7
1: play Rskip uno
3: play Rskip
2: draw
2: pass
3: play Gskip
2: play Grev
1: draw
1: pass
3: play W
3: colour red
2: draw
2: pass
1: draw
1: play R9
3: play R6
2: draw
2: play W
2: colour yellow
1: draw
1: pass
3: play Y2*
tray: spin draw-red
1: play B2
3: play Bskip
1: play B7 uno
3: play B3
2: play B+2
3: play B4*
tray: spin draw-blue
1: play Brev
2: play Grev
1: play Rrev uno
2: play R3
3: play R6
1: draw
1: play R4* uno
tray: spin draw-red
3: play R5 uno
1: draw
1: play R4 uno
2: play Y4
3: play W
; Cleo wins the round. 407 : 0 : 616
