Everyone agrees to the house rules.
For the deal: Ann draws green 2, Bob draws blue 3, Cleo draws red 7, Dan draws blue 0.
Cleo deals.
The start card is blue 0.
Dan plays blue Draw Two.
Ann draws 2 cards: yellow 3, red 4.
Ann misses the turn.
Bob plays blue Reverse.
Play now runs to the right.
Ann plays Wild Customizable 2.
House rule: Sing, or draw a card
Ann names ★ yellow.
Dan plays yellow 7.
Cleo plays yellow 6.
Bob plays red 6.
Ann plays red Draw Two.
Dan draws 2 cards: blue 9, red Skip.
Dan misses the turn.
Cleo plays red 1.
Bob plays red 1.
Ann plays red 4.
Dan plays yellow 4.
Cleo plays Wild.
Cleo names ● red.
Bob plays Super Star.
Bob names ▲ green.
Ann plays Wild Draw Four.
Ann names ▲ green.
Dan draws 4 cards: Wild Draw Four, yellow 2, blue 9, blue 7.
Dan misses the turn.
Cleo plays green 1.
Bob plays green 5.
Ann draws a card: red 3.
Ann passes.
Dan plays red 5.
Cleo plays red 6.
Bob draws a card: green Reverse.
Bob passes.
Ann plays red 3.
Dan plays red Skip.
Cleo misses the turn.
Bob draws a card: green 5.
Bob passes.
Ann plays red 8.
Dan plays Wild Draw Four.
Dan names ● red.
Dan shows the hand to Cleo: blue Skip, red 7, blue Skip, blue 9, yellow 2, blue 9, blue 7.
Cleo challenges: Dan was bluffing.
Dan draws 4 cards: green 7, yellow 8, red 2, yellow Draw Two.
Cleo plays red 0.
Cleo calls UNO!
Bob draws a card: blue 6.
Bob passes.
Ann plays red Skip.
Dan misses the turn.
Cleo draws a card: green Skip.
Cleo plays green Skip.
Cleo calls UNO!
Bob misses the turn.
Ann draws a card: red 9.
Ann passes.
Dan plays green 7.
Cleo draws a card: green 4.
Cleo plays green 4.
Cleo calls UNO!
Bob plays green 5.
Ann draws a card: blue 2.
Ann passes.
Dan draws a card: green 3.
Dan plays green 3.
Cleo draws a card: red Reverse.
Cleo passes.
Bob plays green 4.
Ann draws a card: green 6.
Ann plays green 6.
Dan draws a card: Wild Draw Four.
Dan plays Wild Draw Four.
Dan names ★ yellow.
Cleo draws 4 cards: yellow 1, red 9, red Reverse, yellow 0.
Cleo misses the turn.
Bob plays yellow 5.
Ann plays yellow 9.
Dan plays yellow 8.
Cleo plays yellow 1.
Bob draws a card: green 1.
Bob plays green 1.
Ann draws a card: yellow 3.
Ann passes.
Dan draws a card: yellow Skip.
Dan passes.
Cleo draws a card: blue 3.
Cleo passes.
Bob plays green Reverse.
Bob calls UNO!
Play now runs to the left.
Cleo plays red Reverse.
Play now runs to the right.
Bob draws a card: green 6.
Bob passes.
Ann plays red 9.
Dan plays blue 9.
Cleo plays blue Reverse.
Play now runs to the left.
Dan plays blue Skip.
Ann misses the turn.
Bob plays blue 6.
Bob calls UNO!
Cleo plays blue 3.
Dan plays blue Skip.
Ann misses the turn.
Bob draws a card: green 0.
Bob passes.
Cleo draws a card: Wild.
Cleo plays Wild.
Cleo names ● red.
Dan plays red 7.
Ann draws a card: blue 3.
Ann passes.
Bob draws a card: green 2.
Bob passes.
Cleo plays red 9.
Dan plays blue 9.
Ann plays blue 2.
Bob plays green 2.
Cleo draws a card: yellow 4.
Cleo passes.
Dan plays red 2.
Ann draws a card: green 8.
Ann passes.
Bob draws a card: red Draw Two.
Bob plays red Draw Two.
Cleo draws 2 cards: yellow 5, yellow Skip.
Cleo misses the turn.
Dan plays yellow Draw Two.
Ann draws 2 cards: yellow 1, yellow Draw Two.
Ann misses the turn.
Bob draws a card: green Draw Two.
Bob plays green Draw Two.
Cleo draws 2 cards: red 3, blue 5.
Cleo misses the turn.
Dan draws a card: blue 1.
Dan passes.
Ann plays yellow Draw Two.
Bob draws 2 cards: green Skip, blue 2.
Bob misses the turn.
Cleo plays yellow 5.
Dan plays yellow Skip.
Ann misses the turn.
Bob plays green Skip.
Cleo misses the turn.
Dan draws a card: yellow Reverse.
Dan passes.
Ann plays green 8.
Bob plays green 6.
Cleo draws a card: blue 1.
Cleo passes.
Dan draws a card: blue 8.
Dan passes.
Ann draws a card: blue 4.
Ann passes.
Bob plays green 0.
Bob calls UNO!
Cleo plays yellow 0.
Dan plays yellow 2.
Ann plays yellow 1.
Bob draws a card: yellow 6.
Bob plays yellow 6.
Bob calls UNO!
Cleo plays yellow Skip.
Dan misses the turn.
Ann plays yellow 8.
Bob draws a card: green Draw Two.
Bob passes.
Cleo plays yellow 4.
Dan plays yellow Reverse.
Play now runs to the right.
Cleo plays red Reverse.
Play now runs to the left.
Dan draws a card: yellow 2.
Dan passes.
Ann draws a card: green 9.
Ann passes.
Bob draws a card: yellow Reverse.
Bob plays yellow Reverse.
Play now runs to the right.
Ann plays yellow 3.
Dan plays yellow 2.
Cleo draws a card: blue Draw Two.
Cleo passes.
Bob plays blue 2.
Bob calls UNO!
Ann plays blue 4.
Dan plays blue 1.
Cleo plays blue Draw Two.
Bob draws 2 cards: Wild, red 8.
Bob misses the turn.
Ann plays blue 3.
Dan plays blue 7.
Dan calls UNO!
Cleo plays blue 5.
Bob plays Wild.
Bob names ▲ green.
Ann plays green 9.
Ann calls UNO!
Dan draws a card: green 3.
Dan plays green 3.
Dan calls UNO!
Cleo plays red 3.
Cleo calls UNO!
Bob plays red 8.
Bob calls UNO!
Ann draws a card: Super Star.
Ann plays Super Star.
Cleo catches Ann without an UNO call.
Ann draws 2 cards: blue 5, blue 7.
Ann names ★ yellow.
Dan draws a card: green 8.
Dan passes.
Cleo draws a card: red 2.
Cleo passes.
Bob draws a card: green 2.
Bob passes.
Ann plays yellow 3.
Dan draws a card: Wild.
Dan plays Wild.
Dan names ★ yellow.
Cleo draws a card: yellow 7.
Cleo plays yellow 7.
Bob draws a card: blue 4.
Bob passes.
Ann plays blue 7.
Ann calls UNO!
Dan plays blue 8.
Bob catches Dan without an UNO call.
Dan draws 2 cards: red 5, green 9.
Cleo plays blue 1.
Cleo calls UNO!
Bob plays blue 4.
Ann plays blue 5.
Ann has no cards left!
Ann wins the round.
Dan deals.
The start card is red 2.
Ann plays Wild.
Ann names ● red.
Bob plays red 7.
Cleo plays red Draw Two.
Dan draws 2 cards: green 4, yellow Draw Two.
Dan misses the turn.
Ann plays red Skip.
Bob misses the turn.
Cleo plays red 8.
Dan plays red Reverse.
Play now runs to the right.
Cleo plays blue Reverse.
Play now runs to the left.
Dan plays blue 8.
Ann plays Super Star.
Ann names ▲ green.
Bob plays Super Star.
Bob names ■ blue.
Cleo plays Wild Customizable 1.
House rule: Everyone else draws a card
Dan draws a card: yellow Skip.
Ann draws a card: blue 4.
Bob draws a card: green 5.
Cleo names ▲ green.
Dan plays green 4.
Ann plays green 1.
Bob plays blue 1.
Cleo draws a card: yellow 8.
Cleo passes.
Dan draws a card: green Draw Two.
Dan passes.
Ann plays yellow 1.
Bob plays yellow 4.
Cleo plays yellow 9.
Dan plays yellow 5.
Ann plays yellow 2.
Bob plays Wild Customizable 2.
House rule: Sing, or draw a card
Bob names ■ blue.
Cleo draws a card: yellow 6.
Cleo passes.
Dan draws a card: yellow 8.
Dan passes.
Ann plays blue 4.
Ann calls UNO!
Bob plays blue 6.
Cleo plays yellow 6.
Dan plays yellow 4.
Ann draws a card: red 4.
Ann plays red 4.
Ann calls UNO!
Bob plays red 7.
Bob calls UNO!
Cleo draws a card: green 7.
Cleo plays green 7.
Dan plays green Draw Two.
Ann draws 2 cards: green 6, Wild Draw Four.
Ann misses the turn.
Bob plays green 5.
Bob has no cards left!
Bob wins the round.
Ann deals.
The start card is blue Reverse.
Play now runs to the right.
Ann plays blue 4.
Dan plays Wild.
Dan names ■ blue.
Cleo plays blue 2.
Bob plays yellow 2.
Ann plays yellow 4.
Dan plays yellow 4.
Cleo plays blue 4.
Bob plays Wild Draw Four.
Bob names ★ yellow.
Bob shows the hand to Ann: Wild Customizable 2, yellow 5, Wild Draw Four, yellow Skip, yellow 5.
Ann challenges: Bob is innocent.
Ann draws 6 cards: Wild Draw Four, green 5, green 7, blue 8, green 6, green Reverse.
Ann misses the turn.
Dan plays yellow 6.
Cleo plays Wild.
Cleo names ▲ green.
Bob plays Wild Draw Four.
Bob names ★ yellow.
Bob shows the hand to Ann: Wild Customizable 2, yellow 5, yellow Skip, yellow 5.
Ann challenges: Bob is innocent.
Ann draws 6 cards: red 9, blue 2, green 9, red 9, blue 5, green 1.
Ann misses the turn.
Dan plays yellow 2.
Cleo plays red 2.
Bob plays Wild Customizable 2.
House rule: Sing, or draw a card
Bob names ★ yellow.
Ann plays Wild Draw Four.
Ann names ● red.
Dan draws 4 cards: red 7, red 8, red 4, yellow 7.
Dan misses the turn.
Cleo plays red 8.
Bob draws a card: blue 1.
Bob passes.
Ann plays red Draw Two.
Dan draws 2 cards: red Reverse, green 3.
Dan misses the turn.
Cleo draws a card: green Draw Two.
Cleo plays green Draw Two.
Bob draws 2 cards: red 1, yellow 6.
Bob misses the turn.
Ann plays green 9.
Dan plays green 7.
Cleo plays green Skip.
Cleo calls UNO!
Bob misses the turn.
Ann plays green 7.
Dan plays green 0.
Cleo plays green 8.
Cleo has no cards left!
Cleo wins the round.
Bob deals.
The start card is red 9.
Cleo plays red 6.
Dan plays Wild.
Dan names ▲ green.
Ann plays Wild Customizable 1.
House rule: Everyone else draws a card
Bob draws a card: blue 9.
Cleo draws a card: yellow Skip.
Dan draws a card: Wild.
Ann names ▲ green.
Bob plays green 9.
Cleo plays Super Star.
Cleo names ■ blue.
Dan plays blue 3.
Ann plays blue 7.
Bob plays blue Skip.
Cleo misses the turn.
Dan plays Wild.
Dan names ● red.
Ann plays red 2.
Bob plays red Skip.
Cleo misses the turn.
Dan plays red Reverse.
Play now runs to the right.
Cleo plays blue Reverse.
Play now runs to the left.
Dan plays green Reverse.
Play now runs to the right.
Cleo draws a card: red 3.
Cleo passes.
Bob plays green 6.
Ann plays green 8.
Dan draws a card: yellow 3.
Dan passes.
Cleo draws a card: red 4.
Cleo passes.
Bob draws a card: yellow 4.
Bob passes.
Ann plays blue 8.
Dan draws a card: red 9.
Dan passes.
Cleo plays blue 3.
Bob plays blue Draw Two.
Ann draws 2 cards: blue 1, red 7.
Ann misses the turn.
Dan draws a card: blue 5.
Dan plays blue 5.
Cleo plays red 5.
Bob plays yellow 5.
Ann plays red 5.
Dan plays red 9.
Cleo plays red 4.
Bob plays yellow 4.
Ann plays yellow Reverse.
Play now runs to the left.
Bob plays yellow 7.
Bob calls UNO!
Cleo plays yellow Skip.
Dan misses the turn.
Ann draws a card: red 3.
Ann passes.
Bob draws a card: Wild Customizable 2.
Bob plays Wild Customizable 2.
Bob calls UNO!
House rule: Sing, or draw a card
Bob names ■ blue.
Cleo plays blue 7.
Dan draws a card: green 4.
Dan passes.
Ann plays blue 1.
Bob plays blue 9.
Bob has no cards left!
Bob wins the round.
Cleo deals.
The start card is red 4.
Dan plays red Reverse.
Play now runs to the right.
Cleo plays red 5.
Bob plays red 1.
Ann plays Wild Draw Four.
Ann names ▲ green.
Dan draws 4 cards: red 8, blue 5, green 1, green 6.
Dan misses the turn.
Cleo plays green Draw Two.
Bob draws 2 cards: Wild, green Skip.
Bob misses the turn.
Ann plays green 0.
Dan plays green 6.
Cleo plays green 8.
Bob plays green Skip.
Ann misses the turn.
Dan plays Super Star.
Dan names ■ blue.
Cleo plays blue Draw Two.
Bob draws 2 cards: red Draw Two, yellow 2.
Bob misses the turn.
Ann draws a card: red 6.
Ann passes.
Dan plays blue 5.
Cleo plays blue 9.
Bob plays blue 1.
Ann draws a card: yellow 0.
Ann passes.
Dan plays blue Reverse.
Play now runs to the left.
Ann draws a card: yellow 1.
Ann passes.
Bob plays green Reverse.
Play now runs to the right.
Ann plays green 3.
Dan plays green 1.
Cleo plays blue 1.
Cleo calls UNO!
Bob plays blue 0.
Ann plays yellow 0.
Dan plays yellow Skip.
Cleo misses the turn.
Bob plays yellow 2.
Ann plays yellow 4.
Dan plays yellow 7.
Cleo plays Wild Draw Four.
Cleo has no cards left!
Bob plays Super Star.
Bob bounces the 4 cards back to Cleo!
Bob names ▲ green.
Cleo is back in the round.
Cleo draws 4 cards: red 4, yellow Draw Two, red 5, green Skip.
Ann draws a card: yellow 6.
Ann passes.
Dan draws a card: red Reverse.
Dan passes.
Cleo misses the turn.
Bob plays green 8.
Ann plays red 8.
Dan plays red 8.
Cleo plays red 5.
Bob plays red Draw Two.
Ann draws 2 cards: Wild, green 5.
Ann misses the turn.
Dan plays red Reverse.
Play now runs to the left.
Ann plays red 6.
Bob plays Wild.
Bob calls UNO!
Bob names ▲ green.
Cleo plays green Skip.
Dan misses the turn.
Ann plays green 5.
Bob plays green 2.
Bob has no cards left!
Bob wins the round.
Dan deals.
The start card is Wild Draw Four.
The start card is yellow 3.
Ann plays yellow 5.
Bob plays yellow Skip.
Cleo misses the turn.
Dan plays blue Skip.
Ann misses the turn.
Bob plays Wild Customizable 2.
House rule: Sing, or draw a card
Bob names ● red.
Cleo plays red Draw Two.
Dan draws 2 cards: blue 4, red 6.
Dan misses the turn.
Ann plays yellow Draw Two.
Bob draws 2 cards: green 2, yellow 9.
Bob misses the turn.
Cleo plays green Draw Two.
Dan draws 2 cards: red 7, yellow 0.
Dan misses the turn.
Ann plays green 1.
Bob plays green 2.
Cleo plays green Skip.
Dan misses the turn.
Ann draws a card: Wild.
Ann plays Wild.
Ann names ■ blue.
Bob draws a card: green 9.
Bob passes.
Cleo draws a card: Wild Draw Four.
Cleo plays Wild Draw Four.
Cleo names ▲ green.
Dan draws 4 cards: yellow 1, red 8, yellow 1, yellow 9.
Dan misses the turn.
Ann draws a card: blue 6.
Ann passes.
Bob plays green 9.
Cleo plays green Reverse.
Play now runs to the right.
Bob plays green 7.
Ann plays yellow 7.
Dan plays red 7.
Cleo plays red Skip.
Bob misses the turn.
Ann plays red 1.
Dan plays red 6.
Cleo draws a card: yellow 3.
Cleo passes.
Bob plays red Draw Two.
Ann draws 2 cards: Wild Draw Four, blue Draw Two.
Ann misses the turn.
Dan plays red 1.
Cleo draws a card: yellow 4.
Cleo passes.
Bob plays red 2.
Ann plays Wild Draw Four.
Ann names ▲ green.
Ann shows the hand to Dan: blue 3, yellow 6, blue 6, blue Draw Two.
Dan challenges: Ann is innocent.
Dan draws 6 cards: blue 2, red 3, red 9, Wild Draw Four, yellow 2, red Reverse.
Dan misses the turn.
Cleo plays green 3.
Bob plays green 5.
Ann draws a card: red 6.
Ann passes.
Dan plays Wild Draw Four.
Dan names ■ blue.
Dan shows the hand to Cleo: Wild, green 8, red 2, red 4, green 1, blue 4, yellow 0, yellow 1, red 8, yellow 1, yellow 9, blue 2, red 3, red 9, yellow 2, red Reverse.
Cleo challenges: Dan was bluffing.
Dan draws 4 cards: green 5, red 5, Super Star, blue 1.
Cleo draws a card: red 3.
Cleo passes.
Bob draws a card: Wild Customizable 1.
Bob plays Wild Customizable 1.
House rule: Everyone else draws a card
Ann draws a card: green 7.
Dan draws a card: Super Star.
Cleo draws a card: blue Skip.
Bob names ★ yellow.
Ann plays yellow 6.
Dan plays yellow 2.
Cleo plays yellow 3.
Bob plays yellow 9.
Bob calls UNO!
Ann draws a card: blue 1.
Ann passes.
Dan plays Wild.
Dan names ● red.
Cleo plays red 3.
Bob draws a card: blue Reverse.
Bob passes.
Ann plays red 6.
Dan plays red 5.
Cleo draws a card: green 4.
Cleo passes.
Bob draws a card: blue 7.
Bob passes.
Ann draws a card: red 7.
Ann plays red 7.
Dan plays red Reverse.
Play now runs to the left.
Ann draws a card: yellow 6.
Ann passes.
Bob plays blue Reverse.
Play now runs to the right.
Ann plays blue Draw Two.
Dan plays Super Star.
Dan bounces the 2 cards back to Ann!
Dan names ▲ green.
Ann draws 2 cards: yellow 4, red 9.
Cleo plays green 4.
Bob draws a card: blue 5.
Bob passes.
Ann misses the turn.
Dan plays green 8.
Cleo plays green 2.
Bob draws a card: green Draw Two.
Bob plays green Draw Two.
Ann draws 2 cards: blue 4, blue Reverse.
Ann misses the turn.
Dan plays green 5.
Cleo draws a card: yellow 7.
Cleo passes.
Bob plays blue 5.
Ann plays blue 1.
Dan plays yellow 1.
Cleo plays yellow 7.
Bob plays yellow 8.
Bob calls UNO!
Ann plays yellow 4.
Dan plays yellow 1.
Cleo plays yellow 4.
Cleo calls UNO!
Bob draws a card: yellow Reverse.
Bob plays yellow Reverse.
Bob calls UNO!
Play now runs to the left.
Cleo draws a card: yellow 5.
Cleo plays yellow 5.
Cleo calls UNO!
Dan plays Super Star.
Dan names ▲ green.
Ann plays green 7.
Bob plays blue 7.
Bob has no cards left!
Bob wins the round.
Ann deals.
The start card is yellow Reverse.
Play now runs to the right.
Ann plays yellow 0.
Dan plays yellow Reverse.
Play now runs to the left.
Ann plays red Reverse.
Play now runs to the right.
Dan plays Wild Draw Four.
Dan names ★ yellow.
Dan shows the hand to Cleo: green 3, yellow 1, green 9, green 7, blue 3.
Cleo challenges: Dan is innocent.
Cleo draws 6 cards: Wild Draw Four, green Draw Two, green 5, red 2, green Skip, green 1.
Cleo misses the turn.
Bob plays Wild.
Bob names ▲ green.
Ann plays Super Star.
Ann names ▲ green.
Dan plays green 7.
Cleo plays green 5.
Bob plays green Reverse.
Play now runs to the left.
Cleo plays green 1.
Dan plays yellow 1.
Ann plays yellow 2.
Bob draws a card: blue 9.
Bob passes.
Cleo plays red 2.
Dan draws a card: green Draw Two.
Dan passes.
Ann plays red Skip.
Bob misses the turn.
Cleo plays red 1.
Dan draws a card: Wild.
Dan plays Wild.
Dan names ▲ green.
Ann draws a card: green 6.
Ann plays green 6.
Bob plays green 8.
Cleo plays green Draw Two.
Dan draws 2 cards: blue 1, red 0.
Dan misses the turn.
Ann draws a card: Wild.
Ann plays Wild.
Ann names ▲ green.
Bob plays green 3.
Cleo plays yellow 3.
Dan plays blue 3.
Ann draws a card: green 4.
Ann passes.
Bob plays blue 9.
Cleo plays green 9.
Dan plays green 9.
Ann plays green 4.
Bob plays blue 4.
Cleo plays Wild Draw Four.
Cleo names ★ yellow.
Dan draws 4 cards: yellow 9, red Draw Two, yellow 4, blue Reverse.
Dan misses the turn.
Ann draws a card: yellow 1.
Ann plays yellow 1.
Bob draws a card: red 7.
Bob passes.
Cleo plays yellow 5.
Dan plays yellow 4.
Ann plays red 4.
Ann calls UNO!
Bob plays red 9.
Cleo plays red 6.
Dan plays red Draw Two.
Ann draws 2 cards: blue 1, red Reverse.
Ann misses the turn.
Bob plays red 7.
Bob calls UNO!
Cleo plays red 1.
Dan plays blue 1.
Ann plays blue 1.
Bob draws a card: blue 3.
Bob plays blue 3.
Bob calls UNO!
Cleo draws a card: blue 7.
Cleo plays blue 7.
Dan plays blue Reverse.
Play now runs to the right.
Cleo draws a card: blue Skip.
Cleo plays blue Skip.
Bob misses the turn.
Ann draws a card: red 5.
Ann passes.
Dan draws a card: blue 9.
Dan plays blue 9.
Cleo draws a card: blue 6.
Cleo plays blue 6.
Bob plays red 6.
Bob has no cards left!
Bob wins the round.
Bob wins the match!
