uno record 1
edition: mario 1
players: Ann, Bob, Cleo
house-rule: Everyone else draws a card = everyone-draws
house-rule: Sing, or draw a card =

1: accept
2: accept
3: accept
tray: shuffle B+2 B7 G+2 R6 G6 W R9 R0 Grev Wstar R3 B8 B3 Y8 Y7 B6 R7 G9 Y3 B4 R2 W R8 Yrev R5 Y+2 Wstar R1 Y2 G3 W+4 B4 Y+2 B5 G1 Y4 G5 B2 R6 Bskip G2 Y1 W+4 Yrev G+2 Brev R9 Gskip R4 B9 Y9 G9 G3 G1 B+2 W Yskip Yskip Wcust2 R+2 R4 B0 Y9 B5 B9 G7 B8 Rrev Brev G7 B2 Gskip G8 Y5 B3 B1 W+4 Y6 Y4 Rskip Y6 W+4 G0 R8 Y5 G4 R5 R7 R3 G6 G5 Grev Y7 B7 Y3 Y1 G4 G8 B6 G2 Rskip Wcust1 R+2 B1 Y2 Y0 R2 Y8 R1 Bskip Rrev W
tray: shuffle Bskip Rskip W B5 B1 G9 W+4 R4 G8 R6 B9 Brev Y9 Yrev Y+2 Y0 B+2 G1 G0 W Rrev B1 Yskip B6 Y4 G6 G1 G3 B8 R9 B+2 B0 Y6 R3 R7 R3 R4 R8 Yskip G3 R+2 B9 W R1 B4 B5 Y3 G4 R1 R6 R7 Y4 G7 Wcust1 B2 G8 R9 Grev R0 Rskip G4 G+2 Wstar Grev R2 Wstar Y7 W Y7 W+4 G2 G2 Bskip Y8 G6 Y3 Y5 R2 Rrev Y9 G7 Yrev Y2 B6 Gskip B2 R5 Wcust2 G5 B3 Y5 B7 Y8 B4 R8 Y1 G9 W+4 Y2 Y+2 R5 Y6 G5 G+2 Y1 Brev Gskip R+2 B8 B7 W+4 B3
3: play Bskip
2: play Brev
1: play B+2
3: accept
2: play Y+2
1: accept
3: play Y0
2: play W
2: colour yellow
1: play Y4
3: play Yskip
1: play Rskip
2: play Rrev
3: play R6
1: play G6
2: play G1
3: play G0
1: play W
1: colour blue
2: draw
2: pass
3: play B6
1: play B9
2: play G9
3: play Y9
1: play Yrev
3: play W+4 uno
3: colour blue
2: accept
1: play B1 uno
3: play B5
; Cleo wins the round. 0 : 0 : 53
tray: shuffle B3 W G8 R+2 B4 R4 R+2 Y4 R7 Rrev R1 B+2 Y6 Bskip Brev G1 B5 B1 G3 Y3 R3 R2 R6 Yskip B6 Rrev R5 Yskip Yrev Y2 R5 Y7 B+2 W+4 G9 G1 B2 R2 G5 Y7 G8 R1 Y1 Y+2 G0 G3 R0 Y1 B1 G7 B7 Wcust1 B8 Y9 R9 Y9 Y4 B3 Y5 Y8 R8 Wstar W Yrev G6 Gskip B0 B9 Gskip R3 R7 G5 Grev Brev B4 B7 B8 Y3 B2 Y6 B5 G4 R9 Y5 G7 Rskip G+2 W+4 Y+2 Y8 W G2 W+4 Rskip Y0 B9 B6 G9 W R8 Y2 W+4 Grev Wcust2 G2 G4 R4 R6 Wstar Bskip G+2 G6
1: play R+2
2: accept
3: play B+2
1: accept
2: play W
2: colour red
3: play R7
1: play Rrev
3: play Brev
1: play B6
2: play B5
3: play B1
1: play G1
2: play R1
3: play R4
1: play R+2
2: accept
3: play R3 uno
1: play B3
2: play Bskip
1: draw
1: pass
2: play B4
3: draw
3: pass
1: draw
1: pass
2: play Y4
3: play Y2 uno
1: play Y6
2: play Y3
3: draw
3: play Y7 uno
1: play Yrev
3: draw
3: pass
2: play Yskip
3: draw
3: play W+4
3: colour blue
2: challenge
1: draw
1: pass
3: play B+2 uno
2: accept
1: draw
1: play Y+2
3: accept
2: play Yskip
3: draw
3: pass
2: play Y7
1: draw
1: play Y1
3: draw
3: play B1
2: play B2
1: draw
1: pass
3: draw
3: play B7
2: draw
2: play Wcust1
2: colour blue
1: play B8
3: play G8
2: play G5
1: play G8
3: play G0
2: play G1
1: play G7
3: play G3
2: play G9
1: play G3
3: draw
3: pass
2: draw
2: pass
1: draw
1: pass
3: draw
3: play B3
2: draw
2: pass
1: draw
1: pass
3: draw
3: pass
2: draw
2: play Wstar
2: colour blue
1: draw
1: play W
1: colour red
3: play R9
2: play R6
1: play Rrev
2: play R2
3: play R8
1: play Y8
2: play Y1
3: play Y9 uno
1: play Y4 uno
2: play Y5
3: draw
3: play Yrev uno
2: play Y9
1: draw
1: pass
3: draw
3: pass
2: draw
2: pass
1: draw
1: play B9
3: draw
3: pass
2: play B0
1: draw
1: pass
3: play R0
2: play R1
3: catch 2
1: play R5
3: draw
3: pass
2: play R7
1: play R3 uno
3: draw
3: pass
2: play R5
3: catch 2
1: draw
1: pass
3: draw
3: pass
2: play G5
1: play G6 uno
3: play Gskip
1: draw
1: pass
3: play Gskip
1: draw
1: pass
3: play Grev
1: draw
1: pass
2: draw
2: play G4
3: draw
3: pass
1: draw
1: pass
2: play B4
1: catch 2
3: play Brev
2: play B7
1: play B5
3: draw
3: pass
2: draw
2: play W+4
2: colour yellow
1: accept
3: play Y3
2: draw
2: play W+4
2: colour yellow
1: accept
3: draw
3: pass
2: draw
2: play W
2: colour red
1: play Rskip
2: play Rskip
3: catch 2
3: play R9
2: play R8
1: play Y8
3: draw
3: play W+4
3: colour green
2: accept
1: play G2
3: play G+2 uno
2: accept
1: play Y+2
3: accept
2: play Wcust2
2: done
2: colour red
1: play W
1: colour blue
3: play Bskip
1: play B6
3: play Wstar uno
3: colour green
2: play G7
1: draw
1: play G+2
3: accept
tray: shuffle R2 R+2 B8 R1 Rskip B4 G8 Brev B1 B6 Yrev B1 G1 Y4 Y9 W Y9 R5 W+4 R5 Y4 B3 B6 R6 R9 B5 G+2 G2 Wstar G4 G6 R3 G7 R4 W+4 Y5 R2 Y+2 R3 G1 Y7 Wcust2 W Y8 G3 Brev B+2 Y3 W R0 G8 G0 Y3 Y7 B5 Y6 B9 Y1 G9 Rrev Yrev G5 B3 G5 B7 R9 B0 Y+2 R8 W+4 B2 Rrev Bskip R7 G7 G3 R8 R7 B4 Y8 Wcust1 W+4 W Y2 Wstar Rskip Gskip Bskip B7 Y1 Yskip R1 Yskip Grev B+2 Gskip R+2
2: play G2
1: play B2
3: play R2
2: play R6
1: play Y6
3: play G6 uno
2: play G4
1: draw
1: pass
3: play G9
; Cleo wins the round. 0 : 0 : 121
tray: shuffle R2 W G1 R+2 Y+2 G6 Rskip B+2 R9 Bskip Rrev Y5 R5 R4 W Yrev G8 R1 B1 W+4 G5 Y+2 G7 Gskip Y4 G9 B2 R6 Y6 Bskip R3 G9 G4 R7 Wcust2 R0 B2 R1 R8 G3 G+2 G7 Wstar Y0 Y9 Y5 Grev R6 B9 W B7 R5 Y4 B7 Y7 Y1 Brev Y6 Wcust1 R2 Rskip B5 G6 B5 Y9 Y8 R7 B3 W Y2 Yskip B6 Gskip B8 B1 G0 Wstar R3 Brev B6 B+2 W+4 R9 G+2 G8 G5 Y2 Yskip R4 G2 R8 B9 Y7 B3 W+4 B4 G1 B4 Yrev Y3 G4 Rrev G3 Y3 Y1 W+4 R+2 Grev G2 B8 Y8 B0
3: play B+2
1: accept
2: play B1
3: play W+4
3: colour red
1: accept
2: play R2
3: play Rrev
2: play R+2
1: accept
3: play Y+2
2: accept
1: play Y6
3: play W
3: colour green
2: play Gskip
3: play G8 uno
2: play G7
1: play G9
3: draw
3: play Wcust2 uno
3: done
3: colour red
2: play Rskip
3: play R4
; Cleo wins the round. 0 : 0 : 298
tray: shuffle R4 R5 Y3 B6 Grev Y8 R1 Y1 Y1 Grev B8 Y+2 G3 Wstar Bskip Yskip Rskip B9 Y9 R9 Yrev Y5 Brev W+4 R2 Rrev R7 R9 Gskip B3 G4 B7 B+2 B5 Rskip R+2 Y0 B4 G+2 G9 G7 Y4 G2 G2 B+2 R8 R6 B1 Wcust2 B0 G4 R4 Wstar Y4 G8 G+2 R2 Bskip G8 Y5 R5 W+4 B2 G9 B2 Yrev G5 Y7 W B5 Gskip B8 G1 W Wcust1 R+2 Y6 R3 Rrev R8 Brev Y8 W+4 G3 G7 Y7 B4 B7 Y3 Y2 R3 G0 Y6 R7 G6 W W+4 G6 R0 Yskip W B6 B3 B9 B1 G5 Y+2 Y9 Y2 R1 G1 R6
3: play Yskip
2: play Y+2
3: accept
1: play Y1
2: play Y1
3: play R1
1: play Rskip
3: play R4
1: play R9
2: play B9
3: play Brev
2: play Yrev
3: play Grev
2: draw
2: pass
1: play Grev
2: draw
2: play Rrev
1: play R5
3: play W+4
3: colour green
2: accept
1: play Wstar uno
1: colour blue
3: play B6
2: play Bskip
3: draw
3: pass
2: play Gskip
3: play G4
2: draw
2: pass
1: draw
1: pass
3: play G3 uno
2: play B3
1: play B+2 uno
3: accept
2: play B7
1: play B8
; Ann wins the round. 63 : 0 : 298
tray: shuffle Brev Wstar B1 Y9 B+2 G7 G7 Rrev B5 B6 R7 R2 B2 G4 Yrev W W+4 R7 R1 Grev Y7 W Y8 R6 W B8 B1 Wcust2 Y1 Bskip B4 G6 G2 Grev Rskip G5 Wstar G3 Y6 Yrev R3 Bskip B6 R9 B3 R2 Y2 G4 R6 Brev G9 B2 Gskip B+2 W+4 G+2 B0 Rrev G1 Yskip Y7 G+2 Y0 B5 Y4 Y8 R5 G9 B3 B7 G2 G0 G5 G8 Yskip R8 B9 Rskip Y5 R4 W+4 W G6 Y3 R3 B9 W+4 Gskip Y1 Y+2 B8 Y3 R1 G8 Y4 B4 R8 R5 Y6 R+2 R9 B7 Y+2 G1 R+2 Y5 G3 R4 Y9 R0 Y2 Wcust1
1: colour blue
1: play Brev
3: play Yrev
1: play Y9
2: play Wstar
2: colour blue
3: play B5
1: play B6
2: play B+2
3: accept
1: play B2
2: play W+4
2: colour blue
3: accept
1: play W
1: colour green
2: play Grev
1: play G7 uno
3: play R7
2: play Rrev
3: play R6
1: play R1
; Ann wins the round. 208 : 0 : 298
tray: shuffle G1 G2 Yrev R2 R3 W Y0 Y5 Y9 R7 Y7 R7 Gskip R+2 R3 Y6 Y1 G8 Grev W+4 B8 R5 W+4 B1 R1 G4 Y2 B2 R0 G0 G9 G5 W+4 Bskip Y1 Y3 G6 G5 G7 R+2 Y+2 R9 B1 Brev W R8 Wstar W+4 Rskip R9 B4 B7 W Wstar B2 B4 B3 Yskip G6 Yskip Brev Y5 Y8 B7 Wcust1 G9 R8 Y7 Rskip Bskip R4 R5 Rrev G8 R2 G+2 Y+2 B3 G3 Wcust2 B0 B+2 Y6 Y8 B8 B6 B6 R4 Yrev Y4 Grev G1 B5 Rrev B9 G4 Y2 B9 W B+2 Y4 G2 Y3 R1 B5 G+2 R6 Y9 G3 G7 R6 Gskip
2: play R2
3: play R+2
1: accept
2: play R7
3: play Y7
1: play Yrev
3: play Y5
2: play Y6
1: play Y9
3: play Y1
2: play G1
1: play B1
3: play W+4
3: colour red
2: challenge
1: play R7
3: play R3 uno
2: play R0
1: play W+4
1: colour blue
3: accept
2: play B2
1: play B8
3: play Bskip
1: play W
1: colour green
3: play G9
2: play G4
1: play G8 uno
3: play G5
2: play G0
1: draw
1: pass
3: play G2 uno
2: play Y2
1: play Y1 uno
3: play W+4
2: accept
; Cleo wins the round. 208 : 0 : 363
tray: shuffle G7 W R5 B4 Y2 Y3 Y9 G3 R7 R9 B5 G9 R2 B9 R+2 W+4 R7 Y4 Yskip B3 Rskip B2 Wstar B7 R4 Y8 R5 B+2 Y6 Rrev B8 Wstar G7 B2 Y7 Grev B0 Gskip G5 R2 Rskip G1 G0 R1 B+2 R3 G+2 R4 R8 R6 Gskip Bskip B1 Rrev B8 R8 Y6 Y+2 Y7 B6 B1 B7 B3 W G6 Yrev Brev W Y1 G4 R3 Yrev W+4 Yskip W+4 W+4 B4 R6 Y+2 Y9 W G2 G5 G3 G8 Y2 Y5 G+2 B6 R1 G4 Wcust2 Y8 R0 Y0 Wcust1 R9 Y3 G9 B5 Bskip G6 G2 B9 R+2 Grev Brev Y1 Y4 Y5 G1 G8
3: play R2
1: play R7
2: play Rskip
1: play W
1: colour blue
2: draw
2: play Wstar
2: colour yellow
3: play Y9
1: play B9
2: play G9
3: play R9
1: draw
1: pass
2: play R5
3: play W+4
3: colour yellow
1: accept
2: play Y3
3: play Yskip
2: play Y4
3: play B4 uno
1: play B+2
2: accept
3: draw
3: play B8 uno
1: play B5
2: draw
2: play Wstar
2: colour blue
3: draw
3: pass
1: play B3
2: draw
2: play B2
3: draw
3: pass
1: play Y2
2: play Y6
3: play Y7
1: play B7
2: play R7
3: play G7 uno
1: play G3
2: draw
2: play Grev
1: draw
1: pass
3: play G7
; Cleo wins the round. 208 : 0 : 420
tray: shuffle Y6 W+4 G3 G+2 B3 Y3 Y4 Yskip G2 W+4 B3 Gskip B8 B2 G6 Brev W Y2 B9 B7 B+2 B5 Wcust2 R5 R8 Yskip Y7 Rrev G1 Wstar G5 G7 R8 R3 R6 G4 R2 B+2 B4 G1 R4 Grev Y8 G2 Y9 Bskip Rskip Y+2 B6 R2 R9 B4 G0 G3 W+4 R4 R6 B5 R+2 B8 R1 Y1 W B7 Y1 Yrev Gskip Y8 Y9 Rskip Y+2 R5 R3 B0 R7 R+2 G7 G9 R0 W+4 Y4 Brev G6 B6 B2 Wstar Y5 Y7 G4 Y5 R1 W R7 G8 G+2 R9 G5 Rrev Wcust1 B1 B1 Bskip Yrev Y2 Y0 G9 G8 W Y6 Y3 Grev B9
1: play Brev
3: play B+2
2: accept
1: play B9
3: draw
3: pass
2: play W
2: colour red
1: play W+4
1: colour yellow
3: accept
2: play W+4
2: colour green
1: challenge
1: play G+2
3: accept
2: play G7
1: draw
1: play G4
3: play G3
2: play B3
1: play B8
3: play R8
2: play Wstar
2: colour green
1: draw
1: pass
3: play Gskip
1: draw
1: pass
3: play Yskip
1: play Y6
3: play G6
2: play G5
1: draw
1: pass
3: play G2
2: play Wcust2
2: done
2: colour green
1: draw
1: play G1
3: play G1
2: draw
2: pass
1: draw
1: play Grev
2: draw
2: pass
3: play Rrev
2: play R4
1: play B4
3: draw
3: pass
2: play B3
1: play B+2
3: accept
2: play B2
1: play R2 uno
3: play Y2
2: play Y8
1: play Y4
; Ann wins the round. 298 : 0 : 420
tray: shuffle Y2 R1 R8 G+2 Wstar G3 R4 B1 G2 Bskip G3 G1 B1 Y4 W+4 B3 B9 G5 B+2 Y8 R0 R+2 Wstar Gskip Y3 B2 R8 R6 Y8 W+4 B0 G6 Y+2 Y9 R6 G8 Grev G9 B6 R2 B+2 G5 W+4 R7 B8 Wcust1 G4 G8 Brev Yrev R2 Yskip B2 Wcust2 B4 Y1 G+2 R7 R3 Y7 B8 G9 Yskip W Y6 Grev B4 Y3 R9 Rskip B5 Y1 Y0 B9 G0 W G6 Y9 R5 Bskip R4 Gskip Brev R+2 R9 B5 Y6 G7 G2 Y2 B6 G4 W+4 Y7 W B3 B7 Y+2 Rskip Y5 Y5 Rrev R5 B7 Yrev Y4 R3 Rrev G7 R1 W G1
3: play R1
1: play G1
2: play B1
3: play B9
1: play W+4
1: colour green
2: challenge
3: play G3
1: play G5
2: play W+4
2: colour blue
3: challenge
3: play B1
1: draw
1: pass
2: play Bskip
1: draw
1: pass
2: play B+2
3: play Wstar
3: colour yellow
1: draw
1: pass
2: play Y3
3: play Y8 uno
1: play G8
2: play Y8
3: play Y4
; Cleo wins the round. 298 : 0 : 624
