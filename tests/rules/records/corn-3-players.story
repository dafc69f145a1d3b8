For the deal: Ann draws blue Skip, Bob draws green 3, Cleo draws blue 3.
For the deal: Bob draws yellow 8, Cleo draws yellow 0.
Bob deals.
The start card is Wild Draw Four.
The start card is yellow Skip.
Cleo misses the turn.
Ann plays pink Skip.
Bob misses the turn.
Cleo draws a card: green 5.
Cleo passes.
Ann plays pink 1.
Bob plays pink 9.
Cleo draws a card: green 6.
Cleo passes.
Ann plays pink 7.
Bob plays pink Skip.
Cleo misses the turn.
Ann draws a card: green Skip.
Ann plays green Skip.
Bob misses the turn.
Cleo plays green 7.
Ann plays green 3.
Bob plays yellow 3.
Cleo draws a card: green 5.
Cleo passes.
Ann plays yellow 4.
Bob plays yellow 6.
Cleo plays blue 6.
Ann draws a card: pink 2.
Ann passes.
Bob draws a card: blue 4.
Bob plays blue 4.
Cleo plays blue 8.
Ann draws a card: blue 3.
Ann plays blue 3.
Bob draws a card: blue Draw Two.
Bob plays blue Draw Two.
Cleo draws 2 cards: blue 5, yellow 7.
Cleo misses the turn.
Ann draws a card: pink 7.
Ann passes.
Bob draws a card: Wild Draw Four.
Bob plays Wild Draw Four.
Bob names ★ yellow.
Cleo draws 4 cards: blue 5, Wild, blue 8, Wild.
Cleo misses the turn.
Ann plays yellow 4.
Bob plays yellow 9.
Cleo plays yellow 7.
Ann plays pink 7.
Bob draws a card: blue Draw Two.
Bob passes.
Cleo plays blue 7.
Ann draws a card: blue Skip.
Ann plays blue Skip.
Bob misses the turn.
Cleo plays blue 5.
Ann draws a card: blue 2.
Ann plays blue 2.
Bob plays blue Draw Two.
Cleo draws 2 cards: pink 3, yellow Draw Two.
Cleo misses the turn.
Ann draws a card: Wild Draw Four.
Ann plays Wild Draw Four.
Ann names ♥ pink.
Ann shows the hand to Bob: green 1, pink 2.
Bob challenges: Ann is innocent.
Bob draws 6 cards: yellow 7, yellow Skip, blue 1, yellow 1, blue 9, green 6.
Bob misses the turn.
Cleo plays pink 3.
Ann plays pink 2.
Ann calls UNO!
Bob draws a card: green 1.
Bob passes.
Cleo plays blue 2.
Ann draws a card: pink 2.
Ann plays pink 2.
Ann calls UNO!
Bob draws a card: Wild.
Bob plays Wild.
Bob names ★ yellow.
Cleo plays yellow Draw Two.
Ann draws 2 cards: green 2, blue Skip.
Ann misses the turn.
Bob plays yellow 8.
Cleo plays blue 8.
Ann plays blue Skip.
Bob misses the turn.
Cleo plays blue 5.
Ann draws a card: yellow 5.
Ann plays yellow 5.
Bob plays yellow 1.
Cleo plays Wild.
Cleo names ▲ green.
Ann plays green 2.
Ann calls UNO!
Bob plays green 6.
Cleo plays green 5.
Ann plays green 1.
Ann has no cards left!
Ann wins the round.
Cleo deals.
The start card is blue 1.
Ann plays green 1.
Bob plays green 7.
Cleo plays yellow 7.
Ann plays yellow 5.
Bob plays yellow 9.
Cleo plays yellow 6.
Ann plays green 6.
Bob plays green 3.
Cleo plays green 4.
Ann plays green Draw Two.
Bob draws 2 cards: green 2, green Reverse.
Bob misses the turn.
Cleo draws a card: green Skip.
Cleo plays green Skip.
Ann misses the turn.
Bob plays green 6.
Cleo draws a card: blue 7.
Cleo passes.
Ann plays green Reverse.
Play now runs to the right.
Cleo plays pink Reverse.
Play now runs to the left.
Ann plays Wild.
Ann calls UNO!
Ann names ▲ green.
Bob plays green 4.
Cleo draws a card: Wild Draw Four.
Cleo plays Wild Draw Four.
Cleo names ■ blue.
Ann draws 4 cards: green 7, pink Draw Two, blue Skip, pink 9.
Ann misses the turn.
Bob draws a card: blue 8.
Bob plays blue 8.
Cleo plays blue 7.
Ann plays blue Skip.
Bob misses the turn.
Cleo plays pink Skip.
Ann misses the turn.
Bob plays pink Skip.
Cleo misses the turn.
Ann plays pink Draw Two.
Bob draws 2 cards: yellow Skip, blue 6.
Bob misses the turn.
Cleo draws a card: green 8.
Cleo passes.
Ann plays pink 9.
Bob draws a card: blue 6.
Bob passes.
Cleo draws a card: pink 7.
Cleo plays pink 7.
Ann plays green 7.
Ann calls UNO!
Bob plays green Reverse.
Play now runs to the right.
Ann plays green 9.
Ann has no cards left!
Ann wins the round.
Ann deals.
The start card is yellow 4.
Bob plays Wild Draw Four.
Bob names ■ blue.
Bob shows the hand to Cleo: green Draw Two, blue Reverse, yellow 9, green 7, Wild Narwhal Rule, blue Skip.
Cleo challenges: Bob was bluffing.
Bob draws 4 cards: yellow 8, green 5, pink Draw Two, green 6.
Cleo plays blue 7.
Ann plays blue 9.
Bob plays blue Reverse.
Play now runs to the right.
Ann plays blue 2.
Cleo draws a card: blue Reverse.
Cleo plays blue Reverse.
Play now runs to the left.
Ann draws a card: green 4.
Ann passes.
Bob plays Wild Narwhal Rule.
Cleo holds yellow Draw Two to the forehead.
Ann holds pink 4 to the forehead.
Bob holds Wild to the forehead.
Bob names ♥ pink.
Cleo guesses pink: wrong.
Ann guesses pink: right!
Ann discards pink 4.
Ann plays green 4.
Bob guesses yellow: right!
Bob discards Wild.
Bob plays yellow 9.
Cleo guesses yellow: right!
Cleo discards yellow Draw Two.
Cleo plays yellow 8.
Ann plays yellow 6.
Bob plays green 6.
Cleo plays green Reverse.
Play now runs to the right.
Bob plays green Draw Two.
Ann draws 2 cards: Wild, blue Draw Two.
Ann misses the turn.
Cleo plays green 8.
Bob plays yellow 8.
Ann plays Wild.
Ann names ♥ pink.
Cleo plays pink 3.
Bob plays pink Draw Two.
Ann draws 2 cards: green 1, green Draw Two.
Ann misses the turn.
Cleo plays pink 9.
Cleo calls UNO!
Bob draws a card: blue 8.
Bob passes.
Ann plays pink Skip.
Cleo misses the turn.
Bob plays blue Skip.
Ann misses the turn.
Cleo draws a card: yellow 4.
Cleo passes.
Bob plays blue 8.
Ann plays blue Draw Two.
Cleo draws 2 cards: pink Reverse, Wild Draw Four.
Cleo misses the turn.
Bob draws a card: yellow Draw Two.
Bob plays yellow Draw Two.
Ann draws 2 cards: yellow 0, Wild Narwhal Rule.
Ann misses the turn.
Cleo plays yellow 4.
Bob draws a card: Wild.
Bob plays Wild.
Bob names ■ blue.
Ann plays Wild Narwhal Rule.
Cleo holds Wild Narwhal Rule to the forehead.
Bob holds pink Draw Two to the forehead.
Ann holds green 1 to the forehead.
Ann names ▲ green.
Cleo guesses pink: right!
Cleo discards Wild Narwhal Rule.
Cleo plays pink Reverse.
Play now runs to the left.
Ann guesses pink: wrong.
Bob guesses yellow: wrong.
Cleo plays Wild Draw Four.
Cleo calls UNO!
Cleo names ★ yellow.
Ann draws 4 cards: pink 8, green 3, green 2, Wild.
Ann misses the turn.
Bob guesses green: wrong.
Cleo plays yellow 3.
Cleo has no cards left!
Cleo wins the round.
Bob deals.
The start card is yellow 3.
Cleo plays yellow Draw Two.
Ann draws 2 cards: blue 6, pink 9.
Ann misses the turn.
Bob plays yellow 6.
Cleo plays green 6.
Ann plays blue 6.
Bob plays blue 7.
Cleo plays blue Draw Two.
Ann draws 2 cards: pink 0, yellow Reverse.
Ann misses the turn.
Bob draws a card: blue 4.
Bob plays blue 4.
Cleo plays blue 4.
Ann plays blue 9.
Bob draws a card: pink 9.
Bob plays pink 9.
Cleo plays Wild Narwhal Rule.
Ann holds yellow 6 to the forehead.
Bob holds yellow 0 to the forehead.
Cleo holds green 3 to the forehead.
Cleo names ■ blue.
Ann guesses green: wrong.
Bob guesses yellow: right!
Bob discards yellow 0.
Bob plays yellow 8.
Cleo guesses green: right!
Cleo discards green 3.
Cleo plays blue 3.
Cleo calls UNO!
Ann guesses pink: wrong.
Bob draws a card: pink Skip.
Bob passes.
Cleo draws a card: pink Draw Two.
Cleo passes.
Ann guesses yellow: right!
Ann discards yellow 6.
Ann plays yellow 8.
Bob draws a card: blue 0.
Bob passes.
Cleo plays yellow 2.
Cleo calls UNO!
Ann plays blue 2.
Bob plays blue 0.
Cleo draws a card: green Draw Two.
Cleo passes.
Ann plays pink 0.
Bob plays pink 5.
Cleo plays pink Draw Two.
Cleo calls UNO!
Ann draws 2 cards: yellow 4, green 0.
Ann misses the turn.
Bob plays pink Skip.
Cleo misses the turn.
Ann plays pink 9.
Bob draws a card: yellow Draw Two.
Bob passes.
Cleo draws a card: Wild Draw Four.
Cleo plays Wild Draw Four.
Cleo calls UNO!
Cleo names ▲ green.
Ann draws 4 cards: pink 6, blue 7, yellow 7, green 6.
Ann misses the turn.
Bob plays green Skip.
Cleo misses the turn.
Ann plays green 6.
Bob plays green 7.
Cleo plays green Draw Two.
Cleo has no cards left!
Ann draws 2 cards: pink 1, yellow Skip.
Ann misses the turn.
Cleo wins the round.
Cleo deals.
The start card is yellow 3.
Ann plays blue 3.
Bob plays Wild Draw Four.
Bob names ■ blue.
Bob shows the hand to Cleo: pink 4, green Skip, yellow 4, green 0, pink Reverse, pink 0.
Cleo challenges: Bob is innocent.
Cleo draws 6 cards: yellow 5, pink 7, green 3, pink Draw Two, Wild Draw Four, pink Draw Two.
Cleo misses the turn.
Ann plays blue 5.
Bob draws a card: blue 7.
Bob plays blue 7.
Cleo plays green 7.
Ann plays green 8.
Bob plays green Skip.
Cleo misses the turn.
Ann plays Wild Draw Four.
Ann names ♥ pink.
Ann shows the hand to Bob: yellow 3, pink 5, pink 6.
Bob challenges: Ann is innocent.
Bob draws 6 cards: blue Skip, green 1, blue Skip, blue 1, blue 9, pink 9.
Bob misses the turn.
Cleo plays pink Draw Two.
Ann draws 2 cards: blue 8, green 2.
Ann misses the turn.
Bob plays pink 0.
Cleo plays pink Draw Two.
Ann draws 2 cards: yellow 5, yellow Skip.
Ann misses the turn.
Bob plays pink Reverse.
Play now runs to the right.
Ann plays pink 5.
Cleo plays green 5.
Bob plays green 1.
Ann plays green 2.
Cleo plays green 4.
Bob plays green 0.
Ann draws a card: pink Reverse.
Ann passes.
Cleo plays green 6.
Bob draws a card: Wild.
Bob plays Wild.
Bob names ▲ green.
Ann draws a card: green Skip.
Ann plays green Skip.
Cleo misses the turn.
Bob plays blue Skip.
Ann misses the turn.
Cleo plays blue 4.
Bob plays blue 9.
Ann plays blue 8.
Cleo plays Wild Draw Four.
Cleo names ★ yellow.
Cleo shows the hand to Bob: yellow 9, Wild Narwhal Rule, yellow 5, pink 7, green 3.
Bob challenges: Cleo is innocent.
Bob draws 6 cards: pink 8, pink 7, yellow Draw Two, green Draw Two, Wild, blue 8.
Bob misses the turn.
Ann plays yellow Skip.
Cleo misses the turn.
Bob plays Wild.
Bob names ★ yellow.
Ann plays yellow 5.
Cleo plays yellow 9.
Bob plays yellow 4.
Ann plays yellow 3.
Cleo plays green 3.
Bob plays green Draw Two.
Ann draws 2 cards: Wild Narwhal Rule, blue Reverse.
Ann misses the turn.
Cleo plays Wild Narwhal Rule.
Bob holds blue 6 to the forehead.
Ann holds yellow Skip to the forehead.
Cleo holds green Reverse to the forehead.
Cleo names ★ yellow.
Bob guesses blue: right!
Bob discards blue 6.
Bob plays blue 1.
Ann guesses yellow: right!
Ann discards yellow Skip.
Ann plays Wild Narwhal Rule.
Cleo holds green 9 to the forehead.
Bob holds pink 1 to the forehead.
Ann holds green 4 to the forehead.
Ann names ♥ pink.
Cleo guesses yellow: wrong.
Bob guesses pink: right!
Bob discards pink 1.
Bob plays pink 4.
Ann guesses yellow: wrong.
Cleo guesses pink: wrong.
Bob plays pink 9.
Ann guesses pink: wrong.
Cleo guesses blue: wrong.
Bob plays pink 8.
Ann guesses blue: wrong.
Cleo guesses green: right!
Cleo discards green Reverse.
Cleo guesses yellow: wrong.
Bob draws a card: yellow 2.
Bob passes.
Ann guesses green: right!
Ann discards green 4.
Ann draws a card: green 3.
Ann plays green 3.
Cleo guesses blue: wrong.
Bob draws a card: Wild.
Bob plays Wild.
Bob names ▲ green.
Ann draws a card: blue Reverse.
Ann passes.
Cleo guesses pink: wrong.
Bob draws a card: yellow 1.
Bob passes.
Ann draws a card: yellow 7.
Ann passes.
Cleo guesses green: right!
Cleo discards green 9.
Cleo draws a card: yellow 9.
Cleo plays yellow 9.
Bob plays yellow 2.
Ann plays yellow 7.
Cleo plays pink 7.
Cleo calls UNO!
Bob plays pink 7.
Ann plays pink Reverse.
Play now runs to the left.
Bob draws a card: green 9.
Bob passes.
Cleo draws a card: pink Skip.
Cleo plays pink Skip.
Cleo calls UNO!
Ann misses the turn.
Bob plays blue Skip.
Cleo misses the turn.
Ann plays blue Reverse.
Play now runs to the right.
Cleo draws a card: pink 9.
Cleo passes.
Bob plays blue 8.
Ann plays blue Reverse.
Ann calls UNO!
Play now runs to the left.
Bob draws a card: yellow 0.
Bob passes.
Cleo draws a card: Wild Narwhal Rule.
Cleo plays Wild Narwhal Rule.
Ann holds yellow Reverse to the forehead.
Bob holds green 6 to the forehead.
Cleo holds green 2 to the forehead.
Cleo names ♥ pink.
Ann guesses yellow: right!
Ann discards yellow Reverse.
Ann draws a card: pink 3.
Ann passes.
Bob guesses yellow: wrong.
Cleo guesses yellow: wrong.
Ann draws a card: blue 5.
Ann passes.
Bob guesses pink: wrong.
Cleo guesses blue: wrong.
Ann draws a card: yellow Reverse.
Ann plays yellow Reverse.
Play now runs to the right.
Cleo guesses pink: wrong.
Bob guesses pink: wrong.
Ann draws a card: blue 7.
Ann passes.
Cleo guesses green: right!
Cleo discards green 2.
Cleo draws a card: yellow 6.
Cleo passes.
Bob guesses green: right!
Bob discards green 6.
Bob plays green 9.
Ann draws a card: pink 6.
Ann passes.
Cleo plays pink 9.
Bob draws a card: blue 9.
Bob plays blue 9.
Ann plays blue 7.
Cleo draws a card: pink 1.
Cleo passes.
Bob draws a card: Wild Draw Four.
Bob plays Wild Draw Four.
Bob names ▲ green.
Ann draws 4 cards: yellow 8, green Reverse, green Draw Two, blue 3.
Ann misses the turn.
Cleo draws a card: blue 6.
Cleo passes.
Bob draws a card: blue 0.
Bob passes.
Ann plays green Draw Two.
Cleo draws 2 cards: green 8, yellow 6.
Cleo misses the turn.
Bob plays yellow Draw Two.
Ann draws 2 cards: green 5, pink 2.
Ann misses the turn.
Cleo plays yellow 6.
Bob plays yellow 0.
Ann plays yellow 8.
Cleo plays yellow 6.
Bob plays yellow 1.
Bob calls UNO!
Ann draws a card: yellow 4.
Ann plays yellow 4.
Cleo plays yellow 5.
Bob draws a card: Wild.
Bob plays Wild.
Ann catches Bob without an UNO call.
Bob draws 2 cards: blue Draw Two, yellow 2.
Bob names ▲ green.
Ann plays green 5.
Cleo plays green 8.
Bob draws a card: yellow Draw Two.
Bob passes.
Ann plays green Reverse.
Play now runs to the left.
Bob draws a card: pink 3.
Bob passes.
Cleo draws a card: blue 4.
Cleo passes.
Ann draws a card: blue 2.
Ann passes.
Bob draws a card: blue Draw Two.
Bob passes.
Cleo draws a card: yellow 7.
Cleo passes.
Ann draws a card: pink 8.
Ann passes.
Bob draws a card: pink Skip.
Bob passes.
Cleo draws a card: pink 2.
Cleo passes.
Ann draws a card: pink 4.
Ann passes.
Bob draws a card: yellow 1.
Bob passes.
Cleo draws a card: green 7.
Cleo plays green 7.
Ann draws a card: pink 5.
Ann passes.
Bob draws a card: yellow 8.
Bob passes.
Cleo plays yellow 7.
Ann draws a card: green 1.
Ann passes.
Bob plays yellow 1.
Cleo plays pink 1.
Ann plays pink 6.
Bob plays pink Skip.
Cleo misses the turn.
Ann plays pink 5.
Bob plays pink 3.
Cleo plays pink 2.
Ann plays pink 3.
Bob draws a card: blue 2.
Bob passes.
Cleo draws a card: blue 1.
Cleo passes.
Ann plays pink 2.
Bob plays yellow 2.
Cleo draws a card: Wild Narwhal Rule.
Cleo plays Wild Narwhal Rule.
95 cards are shuffled into a new draw pile.
Ann holds yellow 3 to the forehead.
Bob holds green 8 to the forehead.
Cleo holds blue Skip to the forehead.
Cleo names ■ blue.
Ann guesses yellow: right!
Ann discards yellow 3.
Ann plays blue 3.
Bob guesses green: right!
Bob discards green 8.
Bob plays yellow 8.
Cleo guesses pink: wrong.
Ann plays pink 8.
Bob draws a card: yellow 0.
Bob passes.
Cleo guesses green: wrong.
Ann plays pink 6.
Bob draws a card: blue 3.
Bob passes.
Cleo guesses yellow: wrong.
Ann plays pink 4.
Bob draws a card: pink Draw Two.
Bob plays pink Draw Two.
Cleo draws 2 cards: green 5, pink 5.
Cleo misses the turn.
Ann draws a card: pink 9.
Ann plays pink 9.
Bob draws a card: Wild.
Bob plays Wild.
Bob names ♥ pink.
Cleo guesses blue: right!
Cleo discards blue Skip.
Cleo plays blue 6.
Ann plays blue 5.
Bob plays blue 3.
Cleo plays blue 4.
Ann plays blue 2.
Ann calls UNO!
Bob plays blue Draw Two.
Cleo draws 2 cards: green 9, green 9.
Cleo misses the turn.
Ann draws a card: pink 9.
Ann passes.
Bob plays blue 2.
Cleo plays blue 1.
Ann plays green 1.
Ann calls UNO!
Bob draws a card: Wild Draw Four.
Bob plays Wild Draw Four.
Bob names ■ blue.
Cleo draws 4 cards: blue Skip, blue 7, green 2, blue 7.
Cleo misses the turn.
Ann draws a card: pink 0.
Ann passes.
Bob plays blue Draw Two.
Cleo draws 2 cards: green 3, Wild.
Cleo misses the turn.
Ann draws a card: yellow 2.
Ann passes.
Bob plays blue 0.
Cleo plays blue Skip.
Ann misses the turn.
Bob draws a card: Wild.
Bob plays Wild.
Bob names ▲ green.
Cleo plays green 9.
Ann plays pink 9.
Bob draws a card: pink 3.
Bob plays pink 3.
Cleo plays green 3.
Ann draws a card: yellow 8.
Ann passes.
Bob draws a card: Wild.
Bob plays Wild.
Bob names ■ blue.
Cleo plays blue 7.
Ann draws a card: pink 5.
Ann passes.
Bob draws a card: green Skip.
Bob passes.
Cleo plays blue 7.
Ann draws a card: green Reverse.
Ann passes.
Bob draws a card: yellow 6.
Bob passes.
Cleo plays Wild.
Cleo names ▲ green.
Ann plays green Reverse.
Play now runs to the right.
Cleo plays green 5.
Bob plays green Skip.
Ann misses the turn.
Cleo plays green 9.
Bob draws a card: blue 6.
Bob passes.
Ann draws a card: yellow Reverse.
Ann passes.
Cleo plays green 2.
Cleo calls UNO!
Bob draws a card: Wild Draw Four.
Bob plays Wild Draw Four.
Bob names ♥ pink.
Ann draws 4 cards: green 0, pink 4, yellow Draw Two, green 3.
Ann misses the turn.
Cleo plays pink 5.
Cleo has no cards left!
Cleo wins the round.
Ann deals.
The start card is green 1.
Bob plays green 9.
Cleo plays green Skip.
Ann misses the turn.
Bob plays green Draw Two.
Cleo draws 2 cards: pink Draw Two, pink 7.
Cleo misses the turn.
Ann plays Wild.
Ann names ■ blue.
Bob plays blue 6.
Cleo plays blue 6.
Ann plays blue 7.
Bob plays blue 2.
Cleo plays blue 5.
Ann plays blue Skip.
Bob misses the turn.
Cleo plays blue 1.
Ann plays blue 7.
Bob plays blue 2.
Cleo plays Wild Narwhal Rule.
Ann holds pink Reverse to the forehead.
Bob holds yellow 1 to the forehead.
Cleo holds pink 0 to the forehead.
Cleo names ♥ pink.
Ann guesses pink: right!
Ann discards pink Reverse.
Ann draws a card: green 3.
Ann passes.
Bob guesses yellow: right!
Bob discards yellow 1.
Bob plays yellow 5.
Bob calls UNO!
Cleo guesses yellow: wrong.
Ann plays yellow 7.
Bob draws a card: blue 8.
Bob passes.
Cleo guesses pink: right!
Cleo discards pink 0.
Cleo plays pink Draw Two.
Ann draws 2 cards: blue 1, yellow 3.
Ann misses the turn.
Bob plays pink 9.
Bob calls UNO!
Cleo plays pink Draw Two.
Ann draws 2 cards: blue Skip, blue 4.
Ann misses the turn.
Bob draws a card: Wild.
Bob plays Wild.
Bob calls UNO!
Bob names ♥ pink.
Cleo plays pink 7.
Cleo calls UNO!
Ann draws a card: green Skip.
Ann passes.
Bob draws a card: green 7.
Bob plays green 7.
Cleo catches Bob without an UNO call.
Bob draws 2 cards: yellow 5, yellow 3.
Cleo plays green 8.
Cleo has no cards left!
Cleo wins the round.
Cleo wins the match!
