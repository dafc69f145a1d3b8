For the deal: Ann draws Wild Draw Four, Bob draws yellow 9, Cleo draws yellow 4, Dan draws green 3, Eve draws green 5, Finn draws yellow Draw Two, Gwen draws blue Reverse.
Bob deals.
The start card is blue 1.
Cleo plays pink 1.
Dan plays pink 3.
Eve draws a card: green 3.
Eve plays green 3.
Finn plays green 7.
Gwen plays green 6.
Ann plays green Skip.
Bob misses the turn.
Cleo plays pink Skip.
Dan misses the turn.
Eve plays green Skip.
Finn misses the turn.
Gwen plays green 5.
Ann plays green 2.
Bob plays green 9.
Cleo plays green 1.
Dan plays green Draw Two.
Eve draws 2 cards: green 4, Wild.
Eve misses the turn.
Finn plays green 4.
Gwen plays blue 4.
Ann plays blue Draw Two.
Bob draws 2 cards: Wild Narwhal Rule, green 1.
Bob misses the turn.
Cleo plays blue Reverse.
Play now runs to the right.
Bob plays blue 9.
Ann plays blue Reverse.
Play now runs to the left.
Bob plays blue 8.
Cleo plays Wild.
Cleo names ★ yellow.
Dan plays Wild Draw Four.
Dan names ▲ green.
Eve draws 4 cards: yellow Reverse, pink 2, yellow 7, blue Skip.
Eve misses the turn.
Finn plays Wild Draw Four.
Finn names ■ blue.
Finn shows the hand to Gwen: blue 3, pink 6, Wild, blue 2.
Gwen challenges: Finn is innocent.
Gwen draws 6 cards: Wild Draw Four, Wild, blue 7, pink 3, pink Reverse, yellow 6.
Gwen misses the turn.
Ann draws a card: pink 7.
Ann passes.
Bob plays Wild Narwhal Rule.
Cleo holds blue 1 to the forehead.
Dan holds Wild Narwhal Rule to the forehead.
Eve holds yellow 3 to the forehead.
Finn holds yellow Reverse to the forehead.
Gwen holds yellow 2 to the forehead.
Ann holds pink Reverse to the forehead.
Bob holds blue 8 to the forehead.
Bob names ▲ green.
Cleo guesses yellow: wrong.
Dan guesses pink: right!
Dan discards Wild Narwhal Rule.
Dan plays green 9.
Eve guesses pink: wrong.
Finn guesses yellow: right!
Finn discards yellow Reverse.
Finn plays Wild.
Finn names ■ blue.
Gwen guesses pink: wrong.
Ann guesses pink: right!
Ann discards pink Reverse.
Ann draws a card: green Draw Two.
Ann passes.
Bob guesses yellow: wrong.
Cleo guesses pink: wrong.
Dan draws a card: yellow 8.
Dan passes.
Eve guesses yellow: right!
Eve discards yellow 3.
Eve plays blue 4.
Finn plays blue 3.
Gwen guesses blue: wrong.
Ann draws a card: green 0.
Ann passes.
Bob guesses pink: wrong.
Cleo guesses blue: right!
Cleo discards blue 1.
Cleo draws a card: yellow 9.
Cleo passes.
Dan draws a card: pink 1.
Dan passes.
Eve plays blue Skip.
Finn misses the turn.
Gwen guesses blue: wrong.
Ann draws a card: green 3.
Ann passes.
Bob guesses blue: right!
Bob discards blue 8.
Bob draws a card: yellow 3.
Bob passes.
Cleo draws a card: blue 3.
Cleo plays blue 3.
Dan draws a card: pink 8.
Dan passes.
Eve plays blue 6.
Finn plays pink 6.
Finn calls UNO!
Gwen guesses pink: wrong.
Ann plays pink 7.
Bob plays green 7.
Cleo draws a card: blue 9.
Cleo passes.
Dan plays pink 7.
Eve plays yellow 7.
Finn draws a card: pink 2.
Finn passes.
Gwen guesses green: wrong.
Ann plays yellow Draw Two.
Bob draws 2 cards: blue 5, blue 6.
Bob misses the turn.
Cleo plays yellow 9.
Dan plays yellow 5.
Eve plays yellow Reverse.
Play now runs to the right.
Dan plays yellow 8.
Cleo plays yellow 4.
Bob plays yellow 3.
Ann plays green 3.
Gwen guesses green: wrong.
Finn draws a card: blue 2.
Finn passes.
Eve plays green 4.
Dan draws a card: green 8.
Dan plays green 8.
Cleo draws a card: pink 4.
Cleo passes.
Bob plays green 6.
Ann plays green Draw Two.
Gwen draws 2 cards: Wild Narwhal Rule, yellow 0.
Gwen misses the turn.
Finn draws a card: pink 0.
Finn passes.
Eve plays green 5.
Dan draws a card: yellow 1.
Dan passes.
Cleo draws a card: blue Skip.
Cleo passes.
Bob plays blue 5.
Ann draws a card: Wild Draw Four.
Ann plays Wild Draw Four.
Ann names ★ yellow.
Gwen draws 4 cards: blue Draw Two, yellow 6, pink Draw Two, Wild Narwhal Rule.
Gwen misses the turn.
Finn draws a card: green Reverse.
Finn passes.
Eve plays yellow 9.
Dan plays yellow 1.
Cleo draws a card: yellow Skip.
Cleo plays yellow Skip.
Bob misses the turn.
Ann draws a card: blue 5.
Ann passes.
Gwen guesses yellow: right!
Gwen discards yellow 2.
Gwen plays Wild.
Gwen names ♥ pink.
Finn plays pink 2.
Eve plays pink 2.
Dan plays pink 8.
Cleo plays pink 4.
Bob plays pink 9.
Ann plays pink 6.
Gwen plays Wild Draw Four.
Gwen names ■ blue.
Gwen shows the hand to Finn: pink Skip, pink 9, pink Draw Two, green 8, blue 7, pink 3, pink Reverse, yellow 6, Wild Narwhal Rule, yellow 0, blue Draw Two, yellow 6, pink Draw Two, Wild Narwhal Rule.
Finn challenges: Gwen was bluffing.
Gwen draws 4 cards: yellow 2, blue 0, yellow 5, yellow 7.
Finn plays blue 2.
Eve plays Wild.
Eve names ★ yellow.
Dan plays yellow 8.
Cleo catches Dan without an UNO call.
Dan draws 2 cards: blue 7, green 2.
Cleo draws a card: pink 8.
Cleo plays pink 8.
Bob plays pink 5.
Ann plays blue 5.
Gwen plays blue 7.
Finn plays blue 2.
Eve draws a card: yellow Skip.
Eve passes.
Dan plays blue 7.
Cleo plays blue Skip.
Bob misses the turn.
Ann draws a card: pink 5.
Ann passes.
Gwen plays blue 0.
Finn plays pink 0.
Finn calls UNO!
Gwen points at Finn, who had called UNO.
81 cards are shuffled into a new draw pile.
Gwen draws 2 cards: yellow Draw Two, yellow Skip.
Eve draws a card: blue 0.
Eve plays blue 0.
Dan draws a card: Wild Draw Four.
Dan plays Wild Draw Four.
Dan names ▲ green.
Cleo draws 4 cards: pink 4, green 9, green 4, blue 6.
Cleo misses the turn.
Bob plays green 1.
Bob calls UNO!
Ann plays green Reverse.
Play now runs to the left.
Bob draws a card: blue 5.
Bob passes.
Cleo plays green 4.
Dan plays green 2.
Bob catches Dan without an UNO call.
Dan draws 2 cards: green 7, pink 8.
Eve draws a card: pink 8.
Eve passes.
Finn plays green Reverse.
Finn has no cards left!
Finn wins the round.
Finn wins the match!
