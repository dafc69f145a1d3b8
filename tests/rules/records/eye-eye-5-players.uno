uno record 1
edition: eye-eye 1
players: Ann, Bob, Cleo, Dan, Eve
options: target=300 scoring=low dealer=draw choose_self=false

tray: shuffle G5 B1 Rrev B3* B4 Y7 G6 R4* W B5 Y8 B9 R8 R7 R2 G9 Bskip R9 Y7 R9 G+2 R6 W Y4 B5* B7 G0 G1* Y5 Grev Y3* Y+2 B6 B7 Y5* Yrev Bskip G6 Y9 Y3 R3 R6 Y6 R1* B4* R5* Yskip Yskip B+2 Gskip B0 B6 R1 Gskip R+2 Y2* G4 G5* G3* Y6 R7 Y2 R8 W+4 Y8 W B1* Y1* W+4 W+4 R4 Y+2 R3* Y4* R0 G7 B9 Brev R+2 B2 W Y9 G2* B8 B8 G+2 R5 G8 G7 B+2 G4* G8 B3 Y0 B2* Yrev Rskip W+4 Y1 G9 G3 Brev Rskip G1 G2 R2* Grev Rrev
tray: shuffle Y0 B1* G9 Gskip G8 Rskip Brev W+4 Yskip B9 Y1* B5* Rrev R8 R2* R0 R9 W B5 G9 B8 Y9 G4* G7 G5 Y+2 B7 B1 R4* Rskip G6 Rrev R4 B3* Grev W B3 Y1 R+2 B6 Brev B2 G3 B6 B4 Bskip R+2 Y6 G4 W+4 Y3 G2 G+2 B+2 Y2* W Yskip G5* R2 B2* Y4 R7 B+2 R5* R3* R6 Y6 Y5 G+2 R8 B4* G1 R3 B8 B0 R9 G7 G3* R5 W+4 G6 B7 G1* G0 Y7 Grev Gskip Y3* Yrev B9 W Y9 R1 Y8 G2* W+4 Bskip G8 Y4* Y7 R6 R7 R1* Y+2 Y2 Y8 Yrev Y5*
2: colour yellow
2: play Y0
3: play Y9
4: play W+4
4: colour yellow
5: challenge
1: draw
1: pass
2: play Y+2
4: play W
4: colour yellow
5: play Yskip
2: play Rskip
4: play R4
5: play R+2
2: play R0
3: play Rrev
2: draw
2: pass
1: play R+2
4: play Rrev
5: play Brev
4: play B1
3: play B7
2: play B8
1: play Bskip
4: draw
4: pass
3: play Brev
4: draw
4: pass
5: play B3
1: play B9
2: draw
2: pass
3: play B6
4: draw
4: play B+2
1: draw
1: pass
2: play G+2
4: play G2
5: play B2
1: play R2*
tray: spin red discard-1
1: discard Yskip
3: draw
3: pass
4: play Y3
5: play B3*
tray: spin red draw-until
1: play G3
2: play G6
3: play G5*
tray: spin green draw-until
3: pick 4
4: play G9
5: play G4
1: play G8
2: draw
2: pass
3: draw
3: pass
4: play G4*
tray: spin black draw-until
5: play Y4
1: draw
1: pass
2: play Y6
3: draw
3: play Y6
4: draw
4: play Y5
5: play Y1
1: draw
1: pass
2: play Y1* uno
tray: spin green discard-1
2: pick 3
3: discard R9
3: play R2
4: play R7 uno
5: play R8
1: play Rskip
3: play R3*
tray: spin red discard-1
3: discard B5*
4: play B+2
; Dan wins the round. 60 : 5 : 7 : 0 : 156
tray: shuffle W+4 Y4 R3 B+2 B8 B1* R5 Y0 Y3 G6 R2 R1 G0 Y1* G+2 R4* Y1 Y8 B4 W Y2* Y+2 B8 R9 Y6 Brev G7 Rrev R8 B5* B2 Y9 G2* W+4 G5* Gskip G1 Y9 B3 Yskip Y3* R7 Y5 W B2* B4* W B7 Grev G4 R2* Gskip R3* Yskip Y6 G2 Bskip Y4* W B9 B0 B7 B6 R8 G9 R4 R7 G3 G8 R+2 Rskip Bskip G3* B9 R9 G1* G+2 Y5* G4* R6 Rrev Yrev Y2 R1* B3* W+4 B+2 R6 G5 Brev Grev G6 W+4 Y7 B1 G7 G8 Yrev R+2 Rskip B6 R0 G9 R5* B5 Y7 Y+2 Y8
tray: shuffle Rskip Y1* G6 Bskip B3* G+2 Yskip W R6 Grev Y6 G4 B6 Rrev Y8 G5 R+2 G1* Y6 G8 Y4 B+2 Y9 R4* G9 B6 B9 Y4* R4 G5* B+2 W+4 R2 B1* W B1 Yrev Y3 Y1 Y2* Y9 G8 G7 Bskip R6 R5* Y7 Y8 R1 B5* B8 Y3* W R0 Y+2 Yskip W+4 Y7 R3 R+2 G7 Y2 Brev W+4 R5 B4 B2 R9 Gskip B8 Y+2 B4* Y5* R7 Yrev Rrev G3 B5 Grev B9 G6 B7 R9 R8 G1 B7 R7 G2 R1* B2* R8 R2* G2* Gskip W Brev G4* B0 G+2 G3* Y5 R3* B3 G0 Rskip W+4 G9 Y0
1: play B6
2: play B+2
4: play Bskip
1: play B+2
3: play B6
4: play Y6
5: play Y8
1: play Y6
2: play Y1
3: play Yrev
2: play Yskip
5: play W
5: colour green
4: draw
4: pass
3: play G6
2: play G4
1: play Y4
5: draw
5: pass
4: play R4*
tray: spin red discard-1
4: discard Rrev
5: play Grev
4: draw
4: play G7
3: play G1*
tray: spin black discard-1
2: play Y1*
tray: spin green draw-4
2: pick 1
1: play Y7
5: draw
5: play Y8
4: play Y9
3: play Y9
2: play B9
1: play Bskip
4: play B1*
tray: spin black draw-until
3: play W
3: colour yellow
2: play Y2*
tray: spin green draw-4
2: pick 4
1: draw
1: play W
1: colour green
5: play G8
4: play B8
3: draw
3: pass
2: play W+4 uno
2: colour red
1: challenge
5: draw
5: pass
4: play R4
3: play R2
2: play R+2
; Bob wins the round. 258 : 5 : 14 : 15 : 188
tray: shuffle Y5* G4 Grev G0 B2* B5* B6 R8 G7 Y7 Y2* R+2 G2 Gskip R1* Y4* R2 Y5 Rrev R+2 W G5 G4* Yrev Gskip Bskip R3* G2* G1* Rskip B7 B9 Y9 R2* Y1 Y8 G3* G8 W+4 G3 Y2 B8 G+2 B+2 R6 G8 B+2 R4 B7 Y0 W+4 R6 W G9 Y4 G7 B8 R9 Yskip B4* Y7 R0 Brev Y+2 B4 Brev Y+2 R1 Y9 Y6 Bskip Rskip R7 Y8 R5* G6 G6 B1 R4* B9 W B2 B3 W G9 G1 Y3 W+4 Yrev R3 G+2 Yskip B1* R7 Y6 Y3* B6 Grev R9 B5 R5 Y1* G5* R8 Rrev B0 W+4 B3*
tray: shuffle W B5* W B9 B3* R1* G7 B+2 G4 Y+2 Rskip Y0 Rrev R+2 G4* Y8 Y9 R7 Y+2 R+2 Grev Yskip Y4* G8 Y3* R4* Y6 R7 B2* R8 Y1 B4* W+4 B7 B4 Y5* G6 B8 Bskip G7 Bskip G3 G+2 Rskip G+2 R9 W G2 R2* R5* Y2 Grev G2* G5* G3* R6 Yskip Y2* B2 B7 R5 Gskip Y7 B6 B1* Y6 W+4 Y4 Y1* R3 B8 Brev Brev Y8 G6 B5 G9 R8 G9 R1 Gskip R0 W G1* Y9 B3 Y3 W+4 G0 Rrev Y5 B9 R2 G5 Y7 B1 G8 B+2 G1 B0 R9 Yrev R3* R6 R4 B6 W+4 Yrev
2: play Y1
3: play Yskip
5: play Y+2
2: play Y8
3: play Y9
4: play W+4
4: colour blue
5: accept
1: play B3*
tray: spin red draw-until
2: play W
2: colour red
3: draw
3: pass
4: play Rrev
3: draw
3: play R2*
tray: spin red discard-1
3: discard G7
2: play Grev
3: play G2
4: play W
4: colour blue
5: play Bskip
2: play Rskip
4: play R7
5: play B7
1: play B8
2: draw
2: pass
3: play B5*
tray: spin black discard-1
4: play B+2
1: play W
1: colour blue
2: draw
2: pass
3: play B4*
tray: spin red draw-until
4: play Y4*
3: catch 4
tray: spin green draw-until
4: pick 2
5: play G4
1: play B4
2: play R4*
tray: spin black draw-until
3: play R6
4: play R7
5: play G7
1: play G+2
3: play G5*
tray: spin green draw-4
3: pick 4
4: draw
4: play W+4
4: colour red
5: accept
1: play R9
2: play R5
3: draw
3: pass
4: draw
4: pass
5: play R3
1: play Y3*
tray: spin green discard-1
1: pick 2
2: discard B7
2: draw
2: pass
3: play Brev
2: draw
2: pass
1: draw
1: play B5
5: play B8
4: play B1*
tray: spin red draw-4
3: draw
3: pass
2: play R1*
tray: spin black draw-until
1: play R8
5: play G8
4: play G9
3: play Gskip
1: play G4*
tray: spin black draw-until
5: play Y4
4: play Y7
3: play Yskip
1: play Y+2
4: play Y6
3: play Y6
2: play G6
1: play G+2
4: play G9
3: play G3* uno
tray: spin red draw-4
2: play Gskip
5: play Bskip
3: play B3
2: draw
2: pass
1: draw
1: pass
5: play G3
4: draw
4: pass
3: play Y3
2: play Y8
1: play Y5
5: play Y9
4: play B9
3: play W+4
3: colour green
2: accept
1: play G6
5: play G1*
tray: spin black discard-1
4: play R1
3: draw
3: pass
2: play Rrev
3: draw
3: pass
4: play R8
5: play R+2
2: play R2
3: draw
3: play R9
4: draw
4: pass
5: play B9
1: play B0
2: play B1
3: play B+2
5: play B2*
tray: spin red discard-1
5: discard Grev
4: play Yrev
5: play Y2
1: draw
1: pass
2: play G2*
tray: spin black discard-1
3: play G0
4: draw
4: pass
5: play R0
1: play R4
2: play R5*
tray: spin green discard-1
2: pick 4
4: discard R6
3: draw
3: play W+4
3: colour green
4: challenge
tray: shuffle G6 B7 G4* R+2 R4* Y8 W G9 G1* Y7 R8 Y9 G8 Y3 Rrev G+2 B7 Y6 Grev Y+2 B9 G9 B4* Y5 G0 B3 W+4 B2* Y9 Gskip G3 Y2 B9 Yskip Yrev W B8 R7 G6 R5 Y4* R1 Yskip Gskip R3 B4 Y+2 R4 B3* Y1 G3* W Rrev R9 Bskip Brev R9 B5* R2 G+2 G2* R8 Grev B5 Y4 R7 W+4 B0 B1* Y5* R5* Y8 W+4 R1* R0 B+2 B1 B+2 R6 G7 B8 R6 R2* G5* G4 G7 Y6 G2 Rskip Y3* Bskip
5: play W uno
5: colour yellow
1: draw
1: play Y8
2: play Y7 uno
3: play Y0 uno
4: play Y2*
tray: spin black draw-until
5: play Y1*
tray: spin red draw-until
1: play G1
2: play G5
; Bob wins the round. 298 : 5 : 22 : 113 : 238
tray: shuffle Yrev R+2 Bskip G4 G1 B5 B4* Y4* Brev G2* R5* Y8 G9 B2* R5 Y3* R0 R3 Y+2 W+4 R7 R6 G2 Y9 Bskip R3* G7 B6 G1* Y7 B+2 G8 Gskip B8 G4* R9 Rskip Y8 Y5 W Yskip Grev W B+2 B4 Grev Y+2 B8 B1 B6 R4 Y1 R1* B1* Rrev G0 Y9 Y6 B9 R2 R9 Y7 B2 Yrev W+4 W W G8 Brev Y4 Y2 B3 Y2* Y6 R6 Y5* Rrev B7 Rskip R4* B7 R7 G7 B5* G9 G+2 G6 G3 G5 G5* Y1* R1 R2* B3* Gskip G6 G3* W+4 R+2 G+2 R8 Y0 Y3 Yskip B0 W+4 B9 R8
tray: shuffle Gskip R6 G+2 R4* B0 R0 Y3 Y7 Y9 Y3* B5* Y8 B2 B+2 Grev R4 Bskip B1 G2 G4 R5* Y+2 Brev Grev W+4 Y2* G3 Y1* B1* B3* Y6 B4 Y4* Y4 B6 G5 G4* R5 W+4 G2* Yrev B7 G9 R3* G7 R2* Bskip R1* W R6 Rrev G7 B3 Brev R+2 W G+2 Y6 W+4 Y5* Y2 Y1 B4* G8 R+2 Y8 B2* R8 R7 Y9 W G8 G6 B8 R1 G3* G9 R9 G1* B7 Yskip B+2 R8 R3 Yrev R2 Y5 W R7 Yskip Rskip R9 B9 G1 Rskip G6 B8 Y0 B5 Y+2 Y7 W+4 G0 B6 B9 Gskip Rrev G5*
5: play R5*
tray: spin green draw-until
5: pick 1
1: play R6
2: draw
2: pass
3: play R4*
tray: spin black draw-until
4: play W+4
4: colour green
5: accept
1: play G4*
tray: spin green draw-4
1: pick 3
2: play G+2
4: play Grev
3: play G2
2: play B2
1: play B4
5: play R4
4: play G4
3: play Grev
4: draw
4: play Rrev
3: play R6
2: draw
2: pass
1: play W+4
1: colour red
5: challenge
5: play R0
4: play B0
3: play B+2
1: play Y+2
4: play Y3*
tray: spin red discard-1
4: discard B3*
5: catch 4
3: play Bskip
1: play W
1: colour red
5: play R3*
tray: spin green discard-1
5: pick 3
3: discard G7
4: draw
4: pass
3: play W
3: colour red
2: draw
2: pass
1: play R+2
4: draw
4: pass
3: play R1*
tray: spin red discard-1
3: discard R2*
2: play G2*
tray: spin black draw-4
1: play G3
5: play Gskip
3: draw
3: pass
2: play G7
1: draw
1: play R7
5: play R+2
3: play R8
2: play G8
1: play Y8
5: play Yrev
1: play Brev
5: play B7
4: play B4*
tray: spin red draw-4
3: play Y4
2: play Y7
1: play Y3
5: play Y8
4: play Y9
3: play Y9 uno
2: play Y6
1: draw
1: pass
5: play Y6
4: play G6
3: draw
3: play G9 uno
2: play G+2
5: play G9
4: play G8
3: draw
3: pass
2: draw
2: pass
1: play G1*
tray: spin green discard-1
1: pick 4
4: discard W
4: colour red
5: play W+4
5: colour yellow
4: challenge
3: draw
3: play W
3: colour blue
2: play B1
1: play B3
5: play B5*
tray: spin red draw-4
4: play B8
3: play B1* uno
tray: spin green discard-1
3: pick 2
2: discard Brev
4: play B+2
1: play Bskip
3: play B7
; Cleo wins the round. 315 : 30 : 22 : 163 : 311
