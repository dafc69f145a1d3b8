Everyone agrees to the house rules.
For the deal: Ann draws blue Draw Two, Bob draws blue 7, Cleo draws green Draw Two.
Bob deals.
The start card is blue 1.
Cleo plays blue Skip.
Ann misses the turn.
Bob plays blue Reverse.
Play now runs to the right.
Ann plays blue Draw Two.
Cleo draws 2 cards: yellow Skip, blue 6.
Cleo misses the turn.
Bob plays yellow Draw Two.
Ann draws 2 cards: yellow 4, green 6.
Ann misses the turn.
Cleo plays yellow 0.
Bob plays Wild.
Bob names ★ yellow.
Ann plays yellow 4.
Cleo plays yellow Skip.
Bob misses the turn.
Ann plays red Skip.
Cleo misses the turn.
Bob plays red Reverse.
Play now runs to the left.
Cleo plays red 6.
Ann plays green 6.
Bob plays green 1.
Cleo plays green 0.
Ann plays Wild.
Ann names ■ blue.
Bob draws a card: green 1.
Bob passes.
Cleo plays blue 6.
Ann plays blue 9.
Bob plays green 9.
Cleo plays yellow 9.
Ann plays yellow Reverse.
Play now runs to the right.
Cleo plays Wild Draw Four.
Cleo calls UNO!
Cleo names ■ blue.
Bob draws 4 cards: green 3, blue 8, red 9, blue Draw Two.
Bob misses the turn.
Ann plays blue 1.
Ann calls UNO!
Cleo plays blue 5.
Cleo has no cards left!
Cleo wins the round.
Cleo deals.
The start card is red 2.
Ann plays red Draw Two.
Bob draws 2 cards: red 6, yellow Skip.
Bob misses the turn.
Cleo plays blue Draw Two.
Ann draws 2 cards: blue 6, red Reverse.
Ann misses the turn.
Bob plays Wild.
Bob names ● red.
Cleo plays red 7.
Ann plays red Reverse.
Play now runs to the right.
Cleo plays blue Reverse.
Play now runs to the left.
Ann plays blue 6.
Bob plays blue 5.
Cleo plays blue 1.
Ann plays green 1.
Bob plays red 1.
Cleo plays red 4.
Ann plays red Draw Two.
Bob draws 2 cards: red 5, yellow Skip.
Bob misses the turn.
Cleo plays red 3.
Cleo calls UNO!
Ann plays blue 3.
Bob plays blue Skip.
Cleo misses the turn.
Ann draws a card: yellow Reverse.
Ann passes.
Bob plays blue 4.
Cleo draws a card: yellow 2.
Cleo passes.
Ann draws a card: red 5.
Ann passes.
Bob plays yellow 4.
Cleo plays yellow 2.
Cleo calls UNO!
Ann plays yellow 6.
Bob plays yellow 3.
Cleo draws a card: yellow 7.
Cleo plays yellow 7.
Cleo calls UNO!
Ann plays yellow Reverse.
Play now runs to the right.
Cleo draws a card: blue Draw Two.
Cleo passes.
Bob plays yellow Skip.
Ann misses the turn.
Cleo draws a card: Wild Draw Four.
Cleo plays Wild Draw Four.
Cleo names ■ blue.
Cleo shows the hand to Bob: green 8, blue Draw Two.
Bob challenges: Cleo is innocent.
Bob draws 6 cards: green 9, green 1, blue 2, red 2, green 5, yellow 7.
Bob misses the turn.
Ann draws a card: green 8.
Ann passes.
Cleo plays blue Draw Two.
Cleo calls UNO!
Bob draws 2 cards: red 1, yellow 1.
Bob misses the turn.
Ann draws a card: yellow Draw Two.
Ann plays yellow Draw Two.
Cleo draws 2 cards: green 0, green 3.
Cleo misses the turn.
Bob plays yellow Skip.
Ann misses the turn.
Cleo draws a card: red 0.
Cleo passes.
Bob plays yellow 7.
Ann draws a card: yellow 1.
Ann plays yellow 1.
Cleo draws a card: blue 1.
Cleo plays blue 1.
Bob plays blue 2.
Ann draws a card: green 7.
Ann passes.
Cleo draws a card: blue 7.
Cleo plays blue 7.
Bob draws a card: Wild Customizable 1.
Bob plays Wild Customizable 1.
House rule: Everyone else draws a card
Ann draws a card: blue 8.
Cleo draws a card: yellow 9.
Bob names ■ blue.
Ann plays blue 8.
Cleo plays green 8.
Bob plays green 5.
Ann plays green 8.
Cleo plays green 0.
Bob plays green 1.
Ann plays green 7.
Cleo plays green 3.
Bob plays green 9.
Ann plays green 3.
Cleo draws a card: red 9.
Cleo passes.
Bob draws a card: yellow 9.
Bob passes.
Ann draws a card: yellow 4.
Ann passes.
Cleo draws a card: blue 3.
Cleo plays blue 3.
Bob draws a card: yellow 5.
Bob passes.
Ann draws a card: yellow 8.
Ann passes.
Cleo draws a card: red 8.
Cleo passes.
Bob draws a card: Super Star.
Bob plays Super Star.
Bob names ■ blue.
Ann draws a card: Wild.
Ann plays Wild.
Ann names ● red.
Cleo plays red 9.
Bob plays red 6.
Ann plays red Reverse.
Play now runs to the left.
Bob plays red 2.
Cleo plays red 8.
Ann plays yellow 8.
Bob plays yellow 1.
Cleo plays yellow 9.
Cleo calls UNO!
Ann plays yellow 4.
Ann calls UNO!
Bob plays yellow 5.
Cleo draws a card: yellow Reverse.
Cleo plays yellow Reverse.
Cleo calls UNO!
Play now runs to the right.
Bob plays yellow 9.
Ann draws a card: green 6.
Ann passes.
Cleo draws a card: green Skip.
Cleo passes.
Bob draws a card: blue 0.
Bob passes.
Ann draws a card: blue 9.
Ann plays blue 9.
Cleo draws a card: green Skip.
Cleo passes.
Bob plays blue 0.
Ann draws a card: red 3.
Ann passes.
Cleo plays red 0.
Bob plays red 1.
Cleo catches Bob without an UNO call.
Bob draws 2 cards: red 7, green 5.
Ann plays red 5.
Cleo draws a card: green Reverse.
Cleo passes.
Bob plays red 7.
Ann plays red 3.
Ann calls UNO!
Cleo draws a card: blue Reverse.
Cleo passes.
Bob plays red 5.
Cleo catches Bob without an UNO call.
Bob draws 2 cards: blue 4, blue 7.
Ann draws a card: blue 8.
Ann passes.
Cleo draws a card: yellow 3.
Cleo passes.
Bob plays green 5.
Ann plays green 6.
Ann calls UNO!
Cleo plays green Skip.
Bob misses the turn.
Ann draws a card: blue 2.
Ann passes.
Cleo plays green Skip.
Bob misses the turn.
Ann draws a card: yellow 6.
Ann passes.
Cleo plays green Reverse.
Play now runs to the left.
Ann draws a card: blue 5.
Ann passes.
Bob draws a card: green 4.
Bob plays green 4.
Cleo draws a card: red 9.
Cleo passes.
Ann draws a card: yellow 5.
Ann passes.
Bob plays blue 4.
Ann catches Bob without an UNO call.
Bob draws 2 cards: green 7, red Skip.
Cleo plays blue Reverse.
Play now runs to the right.
Bob plays blue 7.
Ann plays blue 5.
Cleo draws a card: green Draw Two.
Cleo passes.
Bob draws a card: Wild Draw Four.
Bob plays Wild Draw Four.
Bob names ★ yellow.
Ann draws 4 cards: yellow Draw Two, yellow 8, Wild, green 2.
Ann misses the turn.
Cleo plays yellow 3.
Bob draws a card: Wild Draw Four.
Bob plays Wild Draw Four.
Bob names ★ yellow.
Ann draws 4 cards: red Skip, yellow 0, blue 9, blue 6.
Ann misses the turn.
Cleo draws a card: green 9.
Cleo passes.
Bob draws a card: Wild.
Bob plays Wild.
Bob names ● red.
Ann plays red Skip.
Cleo misses the turn.
Bob plays red Skip.
Ann misses the turn.
Cleo catches Bob without an UNO call.
Bob draws 2 cards: red 8, yellow 2.
Cleo plays red 9.
Bob plays red 8.
Ann plays yellow 8.
Cleo draws a card: Wild Draw Four.
Cleo plays Wild Draw Four.
Cleo names ▲ green.
Bob draws 4 cards: green Reverse, Wild Customizable 2, green 2, green 4.
Bob misses the turn.
Ann plays green 2.
Cleo plays green Draw Two.
Cleo calls UNO!
Bob draws 2 cards: red 4, red 6.
Bob misses the turn.
Ann plays yellow Draw Two.
Cleo draws 2 cards: Super Star, blue Skip.
Cleo misses the turn.
Bob plays Wild Customizable 2.
House rule: Sing, or draw a card
Bob names ● red.
Ann plays Wild.
Ann names ■ blue.
Cleo plays blue Skip.
Bob misses the turn.
Ann plays blue 6.
Cleo plays Super Star.
Cleo calls UNO!
Cleo names ▲ green.
Bob plays green 7.
Ann draws a card: green Draw Two.
Ann plays green Draw Two.
97 cards are shuffled into a new draw pile.
Cleo draws 2 cards: green 6, red 2.
Cleo misses the turn.
Bob plays green 2.
Ann plays blue 2.
Cleo plays red 2.
Bob plays red 6.
Ann plays yellow 6.
Cleo plays green 6.
Cleo calls UNO!
Bob plays green 4.
Ann draws a card: red Draw Two.
Ann passes.
Cleo plays green 9.
Cleo has no cards left!
Cleo wins the round.
Ann deals.
The start card is yellow Draw Two.
Bob draws 2 cards: green 7, green Skip.
Bob misses the turn.
Cleo plays blue Draw Two.
Ann draws 2 cards: yellow 4, green 9.
Ann misses the turn.
Bob plays blue 1.
Cleo plays Wild Draw Four.
Cleo names ● red.
Ann draws 4 cards: blue 2, red 6, yellow 6, blue Skip.
Ann misses the turn.
Bob plays red 2.
Cleo plays red Reverse.
Play now runs to the right.
Bob plays red Draw Two.
Ann draws 2 cards: red 3, green 9.
Ann misses the turn.
Cleo plays yellow Draw Two.
Bob draws 2 cards: green 4, red 7.
Bob misses the turn.
Ann plays yellow 6.
Cleo plays Wild.
Cleo names ▲ green.
Bob plays green Skip.
Ann misses the turn.
Cleo plays green 8.
Cleo calls UNO!
Bob plays green 7.
Ann plays green 9.
Cleo draws a card: Wild Customizable 2.
Cleo plays Wild Customizable 2.
Cleo calls UNO!
House rule: Sing, or draw a card
Cleo names ● red.
Bob plays red Skip.
Ann misses the turn.
Cleo plays red 4.
Cleo has no cards left!
Cleo wins the round.
Bob deals.
The start card is yellow 5.
Cleo plays yellow Skip.
Ann misses the turn.
Bob plays yellow Draw Two.
Cleo draws 2 cards: blue Reverse, Wild Draw Four.
Cleo misses the turn.
Ann plays yellow 1.
Bob plays yellow 1.
Cleo plays red 1.
Ann plays red Skip.
Bob misses the turn.
Cleo plays red 4.
Ann plays red 9.
Bob plays blue 9.
Cleo plays blue Reverse.
Play now runs to the right.
Bob plays yellow Reverse.
Play now runs to the left.
Cleo plays green Reverse.
Play now runs to the right.
Bob draws a card: red 2.
Bob passes.
Ann plays green Reverse.
Play now runs to the left.
Bob draws a card: red Reverse.
Bob plays red Reverse.
Play now runs to the right.
Ann plays red 5.
Cleo plays Wild Draw Four.
Cleo names ▲ green.
Bob draws 4 cards: red 7, red 9, green Skip, blue 3.
Bob misses the turn.
Ann plays Super Star.
Ann calls UNO!
Ann names ■ blue.
Cleo plays blue 6.
Bob plays blue Skip.
Ann misses the turn.
Cleo draws a card: green 4.
Cleo passes.
Bob plays green Skip.
Ann misses the turn.
Cleo plays green 4.
Bob draws a card: blue 7.
Bob passes.
Ann draws a card: blue Draw Two.
Ann passes.
Cleo plays green 3.
Cleo calls UNO!
Bob plays blue 3.
Ann plays blue Draw Two.
Ann calls UNO!
Cleo draws 2 cards: blue 5, red Skip.
Cleo misses the turn.
Bob plays blue 7.
Ann plays blue 8.
Ann has no cards left!
Ann wins the round.
Cleo deals.
The start card is Wild.
Ann names ■ blue.
Ann plays blue Reverse.
Play now runs to the right.
Cleo plays yellow Reverse.
Play now runs to the left.
Ann plays yellow 9.
Bob plays Super Star.
Bob names ■ blue.
Cleo plays blue 5.
Ann plays blue 6.
Bob plays blue Draw Two.
Cleo draws 2 cards: yellow 8, red 6.
Cleo misses the turn.
Ann plays blue 2.
Bob plays Wild Draw Four.
Bob names ■ blue.
Cleo draws 4 cards: Wild, blue 8, blue 1, Wild Customizable 2.
Cleo misses the turn.
Ann plays Wild.
Ann names ▲ green.
Bob plays green Reverse.
Play now runs to the right.
Ann plays green 7.
Ann calls UNO!
Cleo plays red 7.
Bob plays red Reverse.
Play now runs to the left.
Cleo plays red 6.
Ann plays red 1.
Ann has no cards left!
Ann wins the round.
Ann deals.
The start card is red 5.
Bob plays red 2.
Cleo plays red Draw Two.
Ann draws 2 cards: Wild Draw Four, blue 1.
Ann misses the turn.
Bob plays red 7.
Cleo plays yellow 7.
Ann plays yellow Reverse.
Play now runs to the right.
Cleo plays yellow 5.
Bob plays yellow 6.
Ann plays yellow 9.
Cleo plays yellow 1.
Bob plays green 1.
Ann plays blue 1.
Cleo plays Wild Draw Four.
Cleo names ● red.
Cleo shows the hand to Bob: green 2, red 3.
Bob challenges: Cleo is innocent.
Bob draws 6 cards: red 1, green 4, yellow 2, blue 2, red 0, green 0.
Bob misses the turn.
Ann plays red 7.
Cleo plays red 3.
Cleo calls UNO!
Bob plays red 0.
Ann plays Wild Draw Four.
Ann names ■ blue.
Cleo draws 4 cards: green 9, green 5, Wild Draw Four, blue Skip.
Cleo misses the turn.
Bob plays blue 2.
Ann plays blue 8.
Cleo plays blue Skip.
Bob misses the turn.
Ann plays Wild.
Ann names ▲ green.
Cleo plays green 9.
Bob plays green 4.
Ann plays green 8.
Ann calls UNO!
Cleo plays green 5.
Bob plays green 0.
Ann draws a card: yellow 1.
Ann passes.
Cleo plays green 2.
Cleo calls UNO!
Bob plays yellow 2.
Ann plays yellow 1.
Ann calls UNO!
Cleo plays Wild Draw Four.
Cleo has no cards left!
Bob draws 4 cards: yellow 3, green 6, green 5, green 7.
Bob misses the turn.
Cleo wins the round.
Bob deals.
The start card is blue 2.
Cleo plays red 2.
Ann plays red 7.
Bob plays red Skip.
Cleo misses the turn.
Ann plays Wild.
Ann names ■ blue.
Bob draws a card: Super Star.
Bob plays Super Star.
Bob names ★ yellow.
Cleo plays yellow 9.
Ann plays blue 9.
Bob plays green 9.
Cleo plays red 9.
Ann draws a card: blue 7.
Ann passes.
Bob plays red 5.
Cleo plays Wild Draw Four.
Cleo names ★ yellow.
Ann draws 4 cards: red 4, yellow 8, red 5, blue Draw Two.
Ann misses the turn.
Bob plays yellow 3.
Cleo plays yellow Skip.
Ann misses the turn.
Bob plays yellow 4.
Cleo plays blue 4.
Cleo calls UNO!
Ann plays blue Draw Two.
Bob draws 2 cards: yellow 6, red Reverse.
Bob misses the turn.
Cleo draws a card: blue 8.
Cleo plays blue 8.
Cleo calls UNO!
Ann plays blue 5.
Bob draws a card: Super Star.
Bob plays Super Star.
Bob names ■ blue.
Cleo draws a card: green 7.
Cleo passes.
Ann plays blue 3.
Bob draws a card: blue 2.
Bob plays blue 2.
Cleo draws a card: yellow 7.
Cleo passes.
Ann plays yellow 2.
Bob plays yellow 6.
Cleo plays yellow 7.
Ann plays blue 7.
Bob plays red 7.
Cleo plays green 7.
Cleo calls UNO!
Ann plays green 3.
Bob draws a card: green Reverse.
Bob plays green Reverse.
Play now runs to the right.
Ann draws a card: blue 0.
Ann passes.
Cleo plays green 7.
Cleo has no cards left!
Cleo wins the round.
Cleo deals.
The start card is blue 5.
Ann plays blue Reverse.
Play now runs to the right.
Cleo plays blue Draw Two.
Bob draws 2 cards: Wild Customizable 2, red 5.
Bob misses the turn.
Ann plays blue 9.
Cleo draws a card: red 8.
Cleo passes.
Bob plays Wild.
Bob names ● red.
Ann plays Wild Draw Four.
Ann names ★ yellow.
Cleo draws 4 cards: yellow Skip, yellow 7, red Reverse, green 1.
Cleo misses the turn.
Bob plays Wild Draw Four.
Bob names ▲ green.
Bob shows the hand to Ann: blue 3, yellow Skip, blue 3, blue 2, blue 7, Wild Customizable 2, red 5.
Ann challenges: Bob was bluffing.
Bob draws 4 cards: Super Star, green 5, green 7, red 8.
Ann plays green Draw Two.
Cleo draws 2 cards: red 3, red 6.
Cleo misses the turn.
Bob plays green 7.
Ann draws a card: green 4.
Ann plays green 4.
Cleo plays green 3.
Bob plays blue 3.
Ann plays blue 8.
Cleo plays red 8.
Bob plays Super Star.
Bob names ▲ green.
Ann draws a card: red 2.
Ann passes.
Cleo plays green Skip.
Bob misses the turn.
Ann draws a card: blue Draw Two.
Ann passes.
Cleo plays yellow Skip.
Bob misses the turn.
Ann plays yellow 6.
Cleo plays green 6.
Bob plays green 5.
Ann draws a card: blue 4.
Ann passes.
Cleo plays green 2.
Bob plays Wild Customizable 2.
House rule: Sing, or draw a card
Bob names ▲ green.
Ann draws a card: green 1.
Ann plays green 1.
Cleo plays green 1.
Bob draws a card: red 4.
Bob passes.
Ann draws a card: green Reverse.
Ann plays green Reverse.
Play now runs to the left.
Bob draws a card: yellow 8.
Bob passes.
Cleo plays red Reverse.
Play now runs to the right.
Bob plays red 4.
Ann plays blue 4.
Cleo draws a card: green 2.
Cleo passes.
Bob plays blue 3.
Ann plays blue Draw Two.
Cleo draws 2 cards: yellow 9, blue Skip.
Cleo misses the turn.
Bob plays blue 2.
Ann plays red 2.
Ann calls UNO!
Cleo plays yellow 2.
Bob plays yellow 8.
Ann plays yellow 4.
Ann has no cards left!
Ann wins the round.
Ann deals.
The start card is red Draw Two.
Bob draws 2 cards: Super Star, green Skip.
Bob misses the turn.
Cleo plays red 1.
Ann plays green 1.
Bob plays blue 1.
Cleo plays blue 9.
Ann plays Wild Draw Four.
Ann names ▲ green.
Ann shows the hand to Bob: red 8, green 3, green 2, green 5, red 0.
Bob challenges: Ann is innocent.
Bob draws 6 cards: yellow 3, blue 2, red 8, red 6, yellow 8, Wild Draw Four.
Bob misses the turn.
Cleo plays green 3.
Ann plays green 5.
Bob plays Wild Draw Four.
Bob names ■ blue.
Bob shows the hand to Cleo: yellow 2, green Draw Two, red 4, blue Skip, blue 3, blue Draw Two, Super Star, green Skip, yellow 3, blue 2, red 8, red 6, yellow 8.
Cleo challenges: Bob was bluffing.
Bob draws 4 cards: blue 0, green 6, yellow Draw Two, yellow 9.
Cleo plays blue 1.
Ann draws a card: red 6.
Ann passes.
Bob plays blue Skip.
Cleo misses the turn.
Ann draws a card: green 8.
Ann passes.
Bob plays blue Draw Two.
Cleo plays Super Star.
Cleo bounces the 2 cards back to Bob!
Cleo names ★ yellow.
Bob draws 2 cards: green Reverse, green 9.
Ann draws a card: blue 6.
Ann passes.
Bob plays yellow 3.
Cleo plays yellow 8.
Cleo calls UNO!
Ann plays green 8.
Bob plays yellow 8.
Cleo plays yellow 4.
Cleo has no cards left!
Cleo wins the round.
Cleo wins the match!
