uno record 1
edition: mario 1
players: Ann, Bob, Cleo, Dan
options: attacker_loses_turn=true star_chain=true star_vs_last_card=true
house-rule: Everyone else draws a card = everyone-draws
house-rule: Sing, or draw a card =

1: accept
2: accept
3: accept
4: accept
tray: shuffle G2 B3 R7 B0 Brev B8 W B6 B6 Y2 B9 R6 G1 G8 Y9 R8 Grev Yrev B5 Y2 Y4 R4 R3 G5 Bskip Y7 Y1 W+4 B3 R8 B1 Y8 Yskip B7 R6 B8 G5 Y5 Rrev Y1 G4 Rrev B4 Y3 B5 R5 G4 W Yrev Yskip Y5 R2 B7 B2 Wcust1 Y6 B9 W G+2 G6 R2 G7 B2 R9 Y4 B4 G3 G3 Y0 Y7 G+2 G0 Gskip Gskip Wstar Y8 G1 R9 R5 G7 Y+2 W+4 Brev G6 B1 R0 Wstar G9 Wcust2 Rskip G2 Bskip W+4 W+4 Y9 R1 R7 R3 R+2 R4 Y+2 G8 Grev B+2 Y6 G9 Rskip W Y3 R1 R+2 B+2
tray: shuffle B+2 Wcust2 R6 R0 R5 W+4 G5 Y6 Bskip Y9 G4 Brev Y7 Rskip Y5 R1 Y4 R+2 Brev R6 R7 R8 Wstar W Bskip Y8 R1 G1 B0 Y3 R4 B9 Rskip W+4 Y2 B9 B7 R3 Grev G5 G7 Y8 R2 Y+2 B6 Gskip R9 G4 B2 G3 Rrev G6 W+4 Y1 R9 Rrev Y0 G1 Y3 Yskip B3 G6 G0 W B3 G2 Y4 G8 R+2 Y5 Yskip Y1 Y+2 G+2 R3 B5 B1 Gskip B2 Yrev B1 B8 B4 Y6 G+2 Y2 G9 Yrev B+2 W R8 G3 Wstar B5 B7 G8 R2 G2 W Y7 B4 R5 G9 R7 G7 B6 Wcust1 Y9 B8 W+4 R4 Grev
4: play B+2
1: accept
2: play Brev
1: play Wcust2
1: done
1: colour yellow
4: play Y7
3: play Y6
2: play R6
1: play R+2
4: accept
3: play R1
2: play R1
1: play R4
4: play Y4
3: play W
3: colour red
2: play Wstar
2: colour green
1: play W+4
1: colour green
4: accept
3: play G1
2: play G5
1: draw
1: pass
4: play R5
3: play R6
2: draw
2: pass
1: play R3
4: play Rskip
2: draw
2: pass
1: play R8
4: play W+4
4: colour red
3: challenge
3: play R0 uno
2: draw
2: pass
1: play Rskip
3: draw
3: play Gskip uno
1: draw
1: pass
4: play G7
3: draw
3: play G4 uno
2: play G5
1: draw
1: pass
4: draw
4: play G3
3: draw
3: pass
2: play G4
1: draw
1: play G6
4: draw
4: play W+4
4: colour yellow
3: accept
2: play Y5
1: play Y9
4: play Y8
3: play Y1
2: draw
2: play G1
1: draw
1: pass
4: draw
4: pass
3: draw
3: pass
2: play Grev uno
3: play Rrev
2: draw
2: pass
1: play R9
4: play B9
3: play Brev
4: play Bskip
2: play B6 uno
3: play B3
4: play Bskip
2: draw
2: pass
3: draw
3: play W
3: colour red
4: play R7
1: draw
1: pass
2: draw
2: pass
3: play R9
4: play B9
1: play B2
2: play G2
3: draw
3: pass
4: play R2
1: draw
1: pass
2: draw
2: play R+2
3: accept
4: play Y+2
1: accept
2: draw
2: play G+2
3: accept
4: draw
4: pass
1: play Y+2
2: accept
3: play Y5
4: play Yskip
2: play Gskip
4: draw
4: pass
1: play G8
2: play G6
3: draw
3: pass
4: draw
4: pass
1: draw
1: pass
2: play G0 uno
3: play Y0
4: play Y2
1: play Y1
2: draw
2: play Y6 uno
3: play Yskip
1: play Y8
2: draw
2: pass
3: play Y4
4: play Yrev
3: play Rrev
4: draw
4: pass
1: draw
1: pass
2: draw
2: play Yrev
1: play Y3
4: play Y2
3: draw
3: pass
2: play B2 uno
1: play B4
4: play B1
3: play B+2
2: accept
1: play B3
4: play B7 uno
3: play B5
2: play W
2: colour green
1: play G9 uno
4: draw
4: play G3 uno
3: play R3 uno
2: play R8 uno
1: draw
1: play Wstar
3: catch 1
1: colour yellow
4: draw
4: pass
3: draw
3: pass
2: draw
2: pass
1: play Y3
4: draw
4: play W
4: colour yellow
3: draw
3: play Y7
2: draw
2: pass
1: play B7
1: uno
4: play B8
2: catch 4
3: play B1 uno
2: play B4
1: play B5
; Ann wins the round. 46 : 0 : 0 : 0
tray: shuffle Y1 R7 G3 R+2 G1 B6 R+2 Y6 Y2 B1 R8 B8 R3 Y4 Y9 Y5 Wstar R7 G9 Rrev W Wcust2 Wcust1 Y4 Rskip Wstar Brev R6 R2 G4 Y+2 Yskip B4 G5 Y8 G+2 Y6 Y8 R4 G7 G6 W+4 G4 W+4 R0 Yrev B+2 G8 B3 B9 B5 Bskip G7 W+4 G2 B2 Brev W G0 Y2 Y7 Y7 Y+2 G8 B0 R1 G+2 G3 Yrev W Y3 R3 Y1 B1 R6 Y5 R2 B6 R9 R5 Gskip G9 B9 B3 Grev B8 Grev Rrev Gskip R8 W Bskip R5 G1 G6 B4 Y3 B7 B2 B7 Rskip R9 B+2 B5 R1 G2 Y0 W+4 Y9 R4 Yskip G5
1: play W
1: colour red
2: play R7
3: play R+2
4: accept
1: play Rskip
3: play R8
4: play Rrev
3: play Brev
4: play B8
1: play Wstar
1: colour green
2: play Wstar
2: colour blue
3: play Wcust1
3: colour green
4: play G4
1: play G1
2: play B1
3: draw
3: pass
4: draw
4: pass
1: play Y1
2: play Y4
3: play Y9
4: play Y5
1: play Y2
2: play Wcust2
2: done
2: colour blue
3: draw
3: pass
4: draw
4: pass
1: play B4
1: uno
2: play B6
3: play Y6
4: play Y4
1: draw
1: play R4
1: uno
2: play R7 uno
3: draw
3: play G7
4: play G+2
1: accept
2: play G5
; Bob wins the round. 46 : 159 : 0 : 0
tray: shuffle Wcust2 R2 Y4 Y0 Y5 W Y6 B5 Y2 B2 G0 G4 W+4 B4 W R+2 W+4 G8 R3 B4 Yskip Gskip Y2 B1 Y5 R8 G7 Y4 Brev W+4 G5 G7 B8 G6 Grev R9 B2 G9 R9 B5 G1 R7 R8 R4 Y7 B1 Rrev G3 G+2 R1 Y6 B+2 G6 Bskip Y8 Y1 Brev B8 G3 G9 Bskip G1 Y+2 Rrev R2 B0 R5 G2 R3 Yrev Rskip R+2 Y8 R6 Y+2 G8 B6 W+4 W Y1 Yskip R6 R5 Wstar Gskip Wstar B7 B+2 B3 Yrev G4 Y9 R0 Y3 R7 R4 Y9 G5 Rskip W Y3 G2 R1 B9 B3 G+2 Wcust1 Grev B9 Y7 B6 B7
1: play B4
4: play W
4: colour blue
3: play B2
2: play Y2
1: play Y4
4: play Y4
3: play B4
2: play W+4
2: colour yellow
1: challenge
4: play Y6
3: play W
3: colour green
2: play W+4
2: colour yellow
1: challenge
4: play Y2
3: play R2
2: play Wcust2
2: done
2: colour yellow
1: play W+4
1: colour red
4: accept
3: play R8
2: draw
2: pass
1: play R+2
4: accept
3: draw
3: play G+2
2: accept
1: play G9
4: play G7
3: play Gskip uno
1: play G7
4: play G0
3: play G8
; Cleo wins the round. 46 : 159 : 165 : 0
tray: shuffle R5 B3 Yrev Rskip Yskip Y1 G8 Y7 Wstar Rrev Wcust1 G9 B7 W B8 B+2 R6 Y9 R2 Y5 B3 Grev B7 Bskip Brev Y2 R5 G6 R9 B9 Yskip W R3 Y3 R4 Y4 R9 B1 R7 B5 R3 Wcust2 G4 R+2 Y8 B6 B0 G3 W G7 G7 B2 G2 R1 Yrev Rrev R2 G+2 Y6 Y8 W+4 B9 Y+2 R8 W+4 Y3 B1 B4 R7 G8 Gskip G3 Y2 Y0 Gskip B4 G1 B+2 Y6 R6 W+4 G5 Y+2 G4 B6 G2 R8 R0 G+2 Y5 B5 W+4 Wstar Bskip G0 B2 B8 R1 Rskip Y4 Grev R+2 W G9 Y9 G6 Brev G1 R4 Y7 Y1 G5
3: play R6
4: play W
4: colour green
1: play Wcust1
1: colour green
2: play G9
3: play Wstar
3: colour blue
4: play B3
1: play B7
2: play Bskip
4: play W
4: colour red
1: play R2
2: play Rskip
4: play Rrev
3: play Brev
4: play Grev
3: draw
3: pass
2: play G6
1: play G8
4: draw
4: pass
3: draw
3: pass
2: draw
2: pass
1: play B8
4: draw
4: pass
3: play B3
2: play B+2
1: accept
4: draw
4: play B5
3: play R5
2: play Y5
1: play R5
4: play R9
3: play R4
2: play Y4
1: play Yrev
2: play Y7 uno
3: play Yskip
1: draw
1: pass
2: draw
2: play Wcust2 uno
2: done
2: colour blue
3: play B7
4: draw
4: pass
1: play B1
2: play B9
; Bob wins the round. 46 : 211 : 165 : 0
tray: shuffle B7 Y7 R1 R5 Y7 W+4 B0 G+2 R2 Y4 G8 B+2 Brev G0 G2 W+4 Rrev R8 Grev B1 Wstar Y3 Wstar B9 Yskip G3 B1 G8 R4 R8 B5 G1 G6 W Gskip R+2 Y2 R6 Y0 Y1 R4 Y+2 R5 Gskip Y6 Rrev W G5 W+4 R6 B+2 G4 Y9 B8 B9 B2 Rskip B6 G4 Y9 Y3 B4 G9 R3 B3 Wcust2 G9 B3 R9 B7 R1 G+2 Grev Yrev W+4 G3 Y1 B8 Y8 G1 R3 R7 Y4 Y5 Y8 G5 W R+2 Y6 B5 Y2 Rskip R0 Wcust1 R2 B4 Bskip Y+2 Yskip Brev G6 B2 G2 R7 Yrev Bskip G7 Y5 B6 W R9 G7
4: play Rrev
3: play R5
2: play R1
1: play W+4
1: colour green
4: accept
3: play G+2
2: accept
1: play G0
4: play G6
3: play G8
2: play Gskip
4: play Wstar
4: colour blue
3: play B+2
2: accept
1: draw
1: pass
4: play B5
3: play B9
2: play B1
1: draw
1: pass
4: play Brev
1: draw
1: pass
2: play Grev
1: play G3
4: play G1
3: play B1 uno
2: play B0
1: play Y0
4: play Yskip
2: play Y2
1: play Y4
4: play Y7
3: play W+4
2: play Wstar
2: colour green
1: draw
1: pass
4: draw
4: pass
2: play G8
1: play R8
4: play R8
3: play R5
2: play R+2
1: accept
4: play Rrev
1: play R6
2: play W uno
2: colour green
3: play Gskip
1: play G5
2: play G2
; Bob wins the round. 46 : 311 : 165 : 0
tray: shuffle Y+2 Yskip Rskip Bskip G1 Wcust2 Gskip W B3 R2 Grev R1 R1 G7 G+2 G8 Y5 G5 R+2 R2 Y7 R+2 G3 R4 Y6 Y8 G2 G1 W+4 R5 Y7 B1 Wstar Y1 Wstar B+2 Rrev G4 R9 Y0 W W B1 R7 Y4 B7 W+4 Brev R9 G2 G5 B8 G4 R6 B4 G9 B9 Wcust1 Yskip R5 G3 R8 Gskip W+4 Y3 Rskip R0 B5 G0 Y3 W+4 R6 B+2 Y+2 B6 Y8 Y5 Bskip G8 B7 Y6 B5 G6 B9 B3 Y9 B4 R4 Y2 Yrev R3 G9 B0 B2 Rrev Y9 Yrev B2 Y1 Grev Brev B6 Y2 B8 Y4 R8 G+2 G6 G7 R3 W R7
tray: shuffle Y3 B4 R6 G2 Y9 R7 Y0 W G9 W+4 Y1 R8 Y1 Y9 B6 Y3 W+4 B+2 Y4 B2 R3 R9 W+4 Y2 Rrev R6 G5 R5 Wstar B1 R3 Wcust1 G7 Wstar Bskip B1 Brev G4 B7 R7 Y6 Y4 R9 B5 G+2 B4 Brev Y7 Yrev Y5 B+2 Y8 G3 Rrev B9 R0 W G6 B3 B6 Grev Yrev B5 B8 W+4 W B9 B8 Y2 G0 Y+2 G8 G9 B7 Gskip Yskip B0 B2 G4 R5 R8 R4 G6 Rskip
1: play Y5
2: play Yskip
4: play Bskip
2: play Wcust2
2: done
2: colour red
3: play R+2
4: accept
1: play Y+2
2: accept
3: play G+2
4: accept
1: play G1
2: play G2
3: play Gskip
1: draw
1: play W
1: colour blue
2: draw
2: pass
3: draw
3: play W+4
3: colour green
4: accept
1: draw
1: pass
2: play G9
3: play Grev
2: play G7
1: play Y7
4: play R7
3: play Rskip
1: play R1
4: play R6
3: draw
3: pass
2: play R+2
1: accept
4: play R1
3: draw
3: pass
2: play R2
1: play W+4
1: colour green
4: challenge
3: play G3
2: play G5
1: draw
1: pass
4: play W+4
4: colour blue
3: challenge
3: draw
3: pass
2: draw
2: play Wcust1
2: colour yellow
1: play Y6
4: play Y2
3: play Y3
2: play Y9 uno
1: draw
1: pass
4: play W
4: colour red
3: play R3
2: draw
2: pass
1: play R6
4: play R5
3: draw
3: pass
2: draw
2: pass
1: draw
1: play R7
4: play Rrev
1: draw
1: pass
2: play Brev
1: play B+2
4: play Wstar
4: colour green
1: accept
3: play G4
2: draw
2: pass
4: play G8
3: play G2
2: draw
2: play G+2
1: accept
4: play G5
3: draw
3: pass
2: play B5
1: play B1
4: play Y1
3: play Y7
2: play Y8 uno
1: play Y4
4: play Y1
3: play Y4 uno
2: draw
2: play Yrev uno
3: draw
3: play Y5 uno
4: play Wstar
4: colour green
1: play G7
2: play B7
; Bob wins the round. 46 : 422 : 165 : 0
tray: shuffle R9 G9 G3 Y0 G8 Y5 Y1 R9 B4 Y5 G9 Y2 Grev R1 G7 Wstar R6 R6 W+4 R4 W R1 Yrev Rskip G3 Y3 B3 Rrev Yrev W+4 G+2 G5 R2 Gskip G1 B9 G+2 W G6 B1 R0 W G4 Y9 R+2 Y4 Brev Y1 R7 B1 Rrev B3 B7 Bskip R5 B9 B6 W+4 Y8 Y2 W G4 B4 G1 Y7 Y8 R3 G2 B8 Yskip Gskip Y6 Y+2 B2 Y9 G0 R8 G5 G6 B2 R4 B7 Grev Y7 Y6 Bskip Y+2 R8 B5 R2 B5 G7 B0 Wstar R+2 R3 G2 B+2 Rskip B+2 R5 Wcust2 B8 G8 Brev Yskip B6 Y3 Y4 W+4 R7 Wcust1
1: play Y0
4: play Yrev
1: play Rrev
4: play W+4
4: colour yellow
3: challenge
2: play W
2: colour green
1: play Wstar
1: colour green
4: play G7
3: play G5
2: play Grev
3: play G1
4: play Y1
1: play Y2
2: draw
2: pass
3: play R2
4: draw
4: pass
1: play Rskip
3: play R1
4: draw
4: play W
4: colour green
1: draw
1: play G6
2: play G8
3: play G+2
4: accept
1: draw
1: play W
1: colour green
2: play G3
3: play Y3
4: play B3
1: draw
1: pass
2: play B9
3: play G9
4: play G9
1: play G4
2: play B4
3: play W+4
3: colour yellow
4: accept
1: draw
1: play Y1
2: draw
2: pass
3: play Y5
4: play Y4
1: play R4 uno
2: play R9
3: play R6
4: play R+2
1: accept
2: play R7 uno
3: play R1
4: play B1
1: play B1
2: draw
2: play B3 uno
3: draw
3: play B7
4: play Brev
3: draw
3: play Bskip
1: draw
1: pass
4: draw
4: play B9
3: draw
3: play B6
2: play R6
; Bob wins the round. 46 : 513 : 165 : 0
