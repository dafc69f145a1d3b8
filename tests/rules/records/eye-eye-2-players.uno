uno record 1
edition: eye-eye 1
players: Ann, Bob

tray: shuffle G5* Rskip B5 G+2 Y9 Yrev G1* B2* B7 Y2* Y2 G3* R3 R9 B2 G7 Yskip Y+2 Y9 G7 Y6 R6 Yskip R7 Grev Rrev B3* Rskip Brev R9 Y6 Y3* B0 B+2 B6 W Y8 Y5 G6 G4* R6 R3* R5 Gskip G9 Y4* R7 B8 B6 B1* Bskip W+4 W Y1 Y4 G8 W R8 G4 R1 R4 R2 Rrev G1 Y1* Bskip R0 R2* Y8 B5* B7 R1* B8 G+2 R+2 G2 Y7 B4 G3 G0 Yrev G9 Y+2 W+4 B4* Grev G2* Y3 R4* R+2 B1 W+4 Y7 G6 G8 Gskip G5 B3 Y0 Brev B9 R8 B+2 W+4 W B9 R5* Y5*
tray: shuffle R3* G9 G2* Rskip Yskip R5 R8 B4 B8 R1 B5 R4* G7 G4* B6 Y6 Bskip Grev G5 R7 W Yskip B3 G0 Y4* W+4 R9 R2* G5* B0 G1 Y2 G+2 B2 R0 G8 G3 G6 Rrev W+4 Yrev G7 B3* B7 Y+2 R+2 Y8 R2 G9 Y1 B+2 Gskip Y3* R6 G3* W+4 B1 W R8 G1* Brev B7 B2* B1* Grev W Gskip G4 B4* R1* G8 Yrev Y2* R6 W Brev Bskip Rskip R9 R+2 B6 Y6 G2 Y9 B+2 B9 B5* R7 R5* R4 B8 Y8 Y5 Y3 Y4 Y9 Y+2 R3 Y0 W+4 G+2 Y1* Rrev Y5* G6 Y7 B9 Y7
2: play B8
1: play B4
2: play B5
1: play R5
2: play R8
1: play R1
2: play R3*
tray: spin green discard-1
2: pick 2
2: discard Yskip
2: draw
2: play Y6
1: draw
1: pass
2: draw
2: pass
1: draw
1: pass
2: draw
2: pass
1: draw
1: play W
1: colour yellow
2: draw
2: play Yskip
2: draw
2: pass
1: play Rskip
1: play Bskip
1: draw
1: pass
2: play B3
1: draw
1: pass
2: draw
2: play W+4
2: colour green
1: accept
2: play Grev
2: play G7
1: play G4*
tray: spin green draw-until
1: pick 1
2: play G2* uno
tray: spin green draw-4
2: pick 1
1: play G5*
tray: spin green draw-until
1: pick 2
2: play G6
1: play G5
2: play G3
1: play G9
2: play W+4
2: colour red
1: challenge
2: play Rrev uno
2: play R7
; Bob wins the round. 0 : 129
tray: shuffle B3* R7 G2 R2 G+2 Y6 R1* B1* Gskip G2* Y1 Y+2 G8 B0 G5 W Y7 R3* Brev G6 Grev R4* W+4 Yskip Y6 W+4 B6 G4 Yrev Rrev Rskip B7 Y+2 R8 Rrev Y4 Y9 Y9 R1 G7 Y1* B5 Y7 R6 R9 R5 B+2 G1 B3 G1* R5* R2* G3* Y3* R+2 Y5* G4* Yrev G3 B8 Bskip Y2 B2* Y8 Gskip Rskip G5* B2 B9 B9 Y8 G9 B8 B1 Yskip G0 R6 W+4 B6 R3 G6 R+2 Y4* Y5 B+2 B7 W W W Bskip G7 R7 R4 G9 Brev Y3 Grev Y0 B4 G+2 R9 Y2* R8 B4* G8 B5* R0 W+4
1: play G+2
1: play G8
2: play G2*
tray: spin black draw-until
1: play G2
2: play R2
1: play R1*
tray: spin black discard-1
2: play R7
1: draw
1: play R3*
tray: spin black discard-1
2: play W
2: colour yellow
1: play Y1
2: play Y+2
2: play Y7
1: draw
1: pass
2: play Y6
1: play G6
2: draw
2: pass
1: play Gskip
1: play Grev
1: play Brev uno
1: play B3*
tray: spin red draw-4
2: play B0
1: play W+4
1: colour yellow
2: accept
1: play Yskip
1: play W+4
2: catch 1
1: colour yellow
2: accept
1: play Y6
2: play Yrev
2: play Rrev
2: play Rrev
2: play R4*
tray: spin green draw-4
2: pick 1
1: play Rskip
1: play R1
2: play B1*
tray: spin black draw-until
1: play B7
2: play B6
1: draw
1: pass
2: draw
2: play B5
1: draw
1: pass
2: draw
2: pass
1: draw
1: pass
2: draw
2: play R5
1: play R9
2: play R8
1: draw
1: pass
2: play R6
1: draw
1: pass
2: draw
2: pass
1: draw
1: pass
2: draw
2: play R5*
tray: spin black discard-1
1: draw
1: play R2*
tray: spin red draw-until
2: draw
2: play R+2
2: play Y+2
2: play Y4
1: play Y3*
tray: spin black draw-4
2: play B3 uno
1: play G3
2: play G4
; Bob wins the round. 0 : 216
tray: shuffle B8 R7 B8 R+2 B7 Gskip R1* Y3* G9 Y1* R2 G+2 G5* B5 Yskip Y7 R2* Y4* Y2* R6 G4 B9 B6 G+2 B1* R5 G7 G8 Y8 R3 B6 W+4 W+4 G3 Rrev Brev Y2 W G0 W G8 G6 Bskip R1 G7 Y7 R5* R+2 W+4 Y+2 Y6 Y5 Y5* B5* B0 Brev B2 G4* B1 R9 Grev R7 G2* R3* Y8 G1* Gskip Yrev Y3 Rrev B2* Y6 R4* Y0 B7 R6 R9 Yskip G5 R4 W G1 B3* B3 G6 Y4 B+2 B4 R8 Bskip G3* Y+2 B9 W+4 G2 Y1 R0 Y9 W Y9 R8 Rskip Rskip G9 Grev B+2 B4* Yrev
1: play Y1*
tray: spin black draw-4
2: play R1*
tray: spin green draw-4
2: pick 1
1: play R2*
tray: spin green draw-until
1: pick 1
2: play R2
1: play R+2
1: play R6
2: play B6
1: play B9
2: play B8
1: play B5
2: play G5*
tray: spin red draw-until
1: play Gskip
1: play G4
2: play G+2
2: play G9
1: play G7
2: play B7
1: play Y7
2: draw
2: pass
1: play Y4*
tray: spin black discard-1
2: draw
2: play Y8
1: play Y3*
tray: spin red discard-1
1: discard G+2
1: draw
1: play W+4
1: colour red
2: accept
1: play R5
2: play Rrev
2: play Brev
2: play B8
1: draw
1: pass
2: play B6
1: draw
1: play W
1: colour green
2: play G3
1: draw
1: play G0
2: play G8
1: draw
1: play W
1: colour blue
2: play B1*
tray: spin red draw-until
1: draw
1: play R1
2: play R3
1: play R7
2: play W+4
2: colour green
1: challenge
2: play G8
1: play G7
2: play G6 uno
1: play W+4
1: colour blue
2: challenge
1: draw
1: play B2
2: play Brev
2: play Bskip
2: play B5*
tray: spin red draw-4
1: play R5*
tray: spin black discard-1
2: play Y5
1: play Y+2
1: play Y2
2: play G2*
tray: spin green draw-4
2: pick 1
1: play Y2*
tray: spin red draw-4
2: play Y6
1: play Y8
2: play Y5*
tray: spin red draw-4
1: play Y7
2: play B7
1: play B2*
tray: spin red draw-4
2: play B0
1: draw
1: pass
2: play B1
1: play G1*
tray: spin green draw-4
1: pick 1
2: play Grev
2: play G4*
tray: spin green discard-1
2: pick 2
2: discard Y6
1: play R6
2: play R9
1: play R9
2: play R7
1: play Rrev
1: play R+2
1: play W
1: colour blue
2: draw
2: play B+2
2: draw
2: play Bskip
2: draw
2: pass
1: play B3*
tray: spin red draw-4
2: play G3*
tray: spin green draw-until
2: pick 1
1: play B3
2: draw
2: pass
1: play B4
2: play Y4
1: play Y+2
1: play Yskip
1: play Y1
2: play Y0
1: play W+4
1: colour green
2: challenge
2: play G6
1: play Gskip
1: play G1
2: play W
2: colour red
1: play R3*
tray: spin green draw-until
1: pick 2
2: play R0
1: play R8
2: play R4*
tray: spin green draw-until
2: pick 1
1: play B4*
tray: spin black draw-until
2: play B+2
tray: shuffle G4 G8 B6 G+2 B7 Y1* Bskip Y6 G6 G1 G1* R9 Y7 R7 B4* Y6 Y0 B9 B2* Y4* R6 Yskip Y+2 B1 R9 B3* R2* Bskip B8 B0 R1* W+4 G3 W+4 R4* B3 B6 W B1* B7 Brev Rrev G4* R1 Y8 Rrev Y5 G0 Grev G2* W G8 G9 R3* B+2 W+4 W R3 G+2 Y3* R5* G5* R2 Y8 Brev G7 W R7 B8 R+2 R6 R5 Y2* R+2 Y7 G6 R8 G3* Y1 Y4 Yskip Gskip B5* B5 R0 Y5* B4 Gskip Y2 G7 Y+2 W+4 B2
2: draw
2: pass
1: play B9
2: play G9
1: play Y9
2: play Y9
1: play Yrev
1: play Y3
2: draw
2: pass
1: play Yrev
1: draw
1: pass
2: play Grev
2: play G8 uno
1: play G4
2: draw
2: pass
1: play G2
2: draw
2: pass
1: play G5
2: draw
2: pass
1: play G+2
1: draw
1: play G1
2: play G6
1: draw
1: play G1*
tray: spin red draw-until
2: play Y1*
tray: spin green draw-until
2: pick 1
1: play Y7
2: play B7
1: play B4*
tray: spin black discard-1
2: play Bskip
2: play B6 uno
1: draw
1: play Y6
2: play Y6
; Bob wins the round. 0 : 284
tray: shuffle Y1 G6 Gskip R7 B3* Y0 G+2 W Y2 G5* Grev B1 G9 Y4 G1 Rrev W G7 R5* W+4 G2 Y7 B5* R9 G3 R1* Y8 R3 B8 R0 B+2 Yrev Y+2 R2* W+4 Y9 G6 Bskip R6 Y+2 R4* B8 Y8 Yskip G7 B2* B9 G2* G9 B5 Y3 Brev G1* B2 R9 B7 R7 R8 Y4* Y9 R4 Y1* R+2 G4 Brev Y6 Yskip R1 G3* B9 W G5 Grev B0 R2 B6 B3 B4 Rskip G4* G+2 R3* Bskip Y2* W B1* R+2 Rskip R6 G0 Y6 G8 Y5* B4* W+4 Gskip B+2 W+4 R8 B7 B6 Y7 Rrev R5 Y3* Y5 Yrev G8
1: play Gskip
1: play G+2
1: play G9
2: play G6
1: play Grev
1: draw
1: play G7
2: play R7
1: draw
1: play R5*
tray: spin green discard-1
1: pick 2
2: discard Rrev
1: draw
1: play W+4
1: colour yellow
2: accept
1: play Y2
2: play Y7
1: play Y1
1: uno
2: play Y4
1: draw
1: pass
2: play Y0
1: draw
1: pass
2: play W
2: colour green
1: play G3
2: play G5*
tray: spin green discard-1
2: pick 2
2: discard R9
1: play R1*
1: uno
tray: spin green draw-4
1: pick 2
2: play B1
1: play B3*
tray: spin black discard-1
; Ann wins the round. 76 : 284
tray: shuffle B1* W R+2 W+4 G+2 G6 G5 B8 Y3* Y7 R9 Y6 Brev G4 Y0 G8 Y8 G7 B4 G9 Y2* Gskip R6 Bskip W R3 R2 Yskip G3 R5 Y8 Bskip G2* Y1 Y4 R9 R1* G6 Rskip R2* R5* Rskip Y6 R3* B2* G2 Y2 Rrev B6 B9 B5 B9 W B7 Y+2 B1 G9 Y5* W+4 Yrev Y5 R4 G1 B7 G8 G1* Rrev R6 G5* B+2 Brev Y4* R4* B0 Yrev B3* G0 Yskip B4* Y7 Y9 R+2 Y9 W+4 Y+2 B2 Gskip W B5* B8 Grev W+4 Y1* B6 G7 R1 G3* B+2 G4* R8 G+2 R7 R0 B3 Y3 R7 R8 Grev
2: play Y3*
tray: spin red discard-1
2: discard Brev
2: play B1*
tray: spin red discard-1
2: discard R9
1: play W
1: colour red
2: play R+2
2: play G+2 uno
2: play G5
; Bob wins the round. 76 : 392
tray: shuffle Yskip B6 R9 R9 G4* G4 G1* G8 B2 Y4 Y6 B1 W R6 Yrev G5 B9 Y1 Y4* G1 Y7 R7 B7 Y0 B5 G9 W W G8 R3 Y5 Y+2 R1 R5* R4 Y9 G2 G5* B1* R2 R4* B8 Y3 B9 Rrev Grev Rskip B+2 B8 B2* R5 R3* G9 Y2* W+4 G7 Y6 Bskip R2* W+4 B4* Rskip R8 G3 G0 Y5* G6 B0 Brev W+4 B3 G+2 Y8 R8 Yrev R0 B6 R1* G+2 B5* G3* Y9 R+2 Yskip Y2 Y7 Gskip Grev Gskip R7 G2* Y8 G7 Y+2 G6 Brev Bskip B7 W R6 Y3* B3* R+2 Rrev B4 Y1* W+4 B+2
2: play Y4
1: play Y6
2: play B6
1: play B2
2: play B1
1: play G1*
tray: spin red draw-4
2: play G8
1: play G5
2: play G4
1: play W
1: colour yellow
2: draw
2: pass
1: play Y4*
tray: spin black draw-until
2: draw
2: play Y7
1: play Yskip
1: play Y1
2: play G1
1: play G4*
tray: spin red discard-1
1: discard B9
1: uno
2: play R9 uno
1: play R9
; Ann wins the round. 82 : 392
tray: shuffle Y2 Y6 Y0 R9 R4 Gskip Rskip G8 R9 Rrev R3* R3 Y1* Y3* R6 Grev G5 R+2 B9 B7 G7 Y6 W Grev Gskip G0 Y+2 B8 Y7 R0 B+2 G6 G4 R6 Yskip B9 B2* B2 Bskip G9 Yrev G+2 Y8 B1* B4 G2* W R2 W+4 Rskip B+2 Y5 Y5* B6 B8 B5 R8 B3 Y4* Brev B4* Bskip W R7 G7 W+4 B3* Y7 G5* G6 R1 Y3 G1* Rrev Y1 W R4* Y9 Y+2 R7 G8 Y4 B6 Yrev G9 G3 Brev R2* W+4 B5* B7 G+2 Y2* R+2 R1* B0 G4* R5* B1 G1 G3* Y8 Y9 Yskip W+4 R5 R8 G2
2: play Rskip
2: play R9
1: play Rrev
1: play R3
2: play R4
1: play R9
2: play R3*
tray: spin black draw-until
1: play Y3*
tray: spin red draw-4
2: play Y2
1: play Y6
2: play Y1* uno
tray: spin black draw-until
1: draw
1: pass
2: play Y0
; Bob wins the round. 82 : 481
tray: shuffle G6 Y5 B2 B6 Rrev Y9 W+4 R8 Y7 R7 W Y+2 B5 B6 B4* R0 Y3* R3 G8 R+2 Y6 Yrev R6 Rskip B3* Y7 B1 Y0 B8 Y6 G9 R1 W+4 G0 R9 R1* G7 B1* R6 Y2 G4 Yskip B4 Y8 Brev Yskip G+2 Y2* R2* G6 R2 G9 W+4 B+2 B+2 R+2 B0 G3 G3* G5 Y+2 Grev B7 W B5* W+4 G2 Bskip R3* Gskip G5* Y4 R8 Rrev Rskip R4 Y1* G2* G+2 Gskip R7 Bskip R4* Y8 Y4* B7 Y5* G1 Y9 R5* G7 Grev Y3 Yrev B8 W G8 W R9 Brev R5 B3 B2* B9 Y1 G1* G4* B9
1: play B2
2: play B6
1: play G6
2: play B6
1: play B5
2: play Y5
1: play W
1: colour yellow
2: play Y+2
2: play Y9
1: play Y7
2: play R7 uno
1: play R0
2: play R8
; Bob wins the round. 82 : 554
