For the deal: Ann draws green 5, Bob draws blue 1, Cleo draws red Reverse, Dan draws blue 3 eyeball, Eve draws blue 4.
Ann deals.
The start card is Wild.
Bob names ★ yellow.
Bob plays yellow 0.
Cleo plays yellow 9.
Dan plays Wild Draw Four.
Dan names ★ yellow.
Dan shows the hand to Eve: green 9, red Reverse, Wild, green 4 eyeball, blue 1, red 4.
Eve challenges: Dan is innocent.
Eve draws 6 cards: blue 3, yellow 1, red Draw Two, blue 6, blue Reverse, blue 2.
Eve misses the turn.
Ann draws a card: green 3.
Ann passes.
Bob plays yellow Draw Two.
Cleo draws 2 cards: blue 6, blue 4.
Cleo misses the turn.
Dan plays Wild.
Dan names ★ yellow.
Eve plays yellow Skip.
Ann misses the turn.
Bob plays red Skip.
Cleo misses the turn.
Dan plays red 4.
Eve plays red Draw Two.
Ann draws 2 cards: blue Skip, red Draw Two.
Ann misses the turn.
Bob plays red 0.
Cleo plays red Reverse.
Play now runs to the right.
Bob draws a card: yellow 6.
Bob passes.
Ann plays red Draw Two.
Eve draws 2 cards: green 4, Wild Draw Four.
Eve misses the turn.
Dan plays red Reverse.
Play now runs to the left.
Eve plays blue Reverse.
Play now runs to the right.
Dan plays blue 1.
Cleo plays blue 7.
Bob plays blue 8.
Ann plays blue Skip.
Eve misses the turn.
Dan draws a card: yellow 3.
Dan passes.
Cleo plays blue Reverse.
Play now runs to the left.
Dan draws a card: green 2.
Dan passes.
Eve plays blue 3.
Ann plays blue 9.
Bob draws a card: green Draw Two.
Bob passes.
Cleo plays blue 6.
Dan draws a card: blue Draw Two.
Dan plays blue Draw Two.
Eve draws 2 cards: yellow 2 eyeball, Wild.
Eve misses the turn.
Ann draws a card: yellow Skip.
Ann passes.
Bob plays green Draw Two.
Cleo draws 2 cards: green 5 eyeball, red 2.
Cleo misses the turn.
Dan plays green 2.
Eve plays blue 2.
Ann plays red 2 eyeball.
Ann spins: Ann discards 1 card.
Ann discards yellow Skip.
Bob misses the turn.
Cleo draws a card: blue 2 eyeball.
Cleo passes.
Dan plays yellow 3.
Eve plays blue 3 eyeball.
Eve spins: Eve draws until a yellow, a blue or a wild comes.
Eve draws a card: yellow 4.
Ann plays green 3.
Bob plays green 6.
Cleo plays green 5 eyeball.
Cleo spins: anyone Cleo chooses draws until a yellow, a blue or a wild comes.
Cleo picks Dan.
Dan draws 2 cards: red 7, blue Draw Two.
Dan plays green 9.
Eve plays green 4.
Ann plays green 8.
Bob draws a card: red 5 eyeball.
Bob passes.
Cleo draws a card: red 3 eyeball.
Cleo passes.
Dan plays green 4 eyeball.
Dan spins: nobody acts.
Eve plays yellow 4.
Ann draws a card: red 6.
Ann passes.
Bob plays yellow 6.
Cleo draws a card: yellow 6.
Cleo plays yellow 6.
Dan draws a card: yellow 5.
Dan plays yellow 5.
Eve plays yellow 1.
Ann draws a card: green Draw Two.
Ann passes.
Bob plays yellow 1 eyeball.
Bob calls UNO!
Bob spins: anyone Bob chooses discards 1 card.
Bob picks Cleo.
Cleo discards red 9.
Cleo plays red 2.
Dan plays red 7.
Dan calls UNO!
Eve plays red 8.
Ann plays red Skip.
Bob misses the turn.
Cleo plays red 3 eyeball.
Cleo spins: Cleo discards 1 card.
Cleo discards blue 5 eyeball.
Dan plays blue Draw Two.
Dan has no cards left!
Eve draws 2 cards: red 8, blue 4 eyeball.
Eve misses the turn.
Dan wins the round.
For the deal: Ann draws Wild Draw Four, Bob draws yellow 4, Cleo draws red 3, Dan draws blue Draw Two, Eve draws blue 8.
Eve deals.
The start card is blue 1.
Ann plays blue 6.
Bob plays blue Draw Two.
Cleo draws 2 cards: yellow Reverse, yellow 3.
Cleo misses the turn.
Dan plays blue Skip.
Eve misses the turn.
Ann plays blue Draw Two.
Bob draws 2 cards: yellow 1, yellow 2 eyeball.
Bob misses the turn.
Cleo plays blue 6.
Dan plays yellow 6.
Eve plays yellow 8.
Ann plays yellow 6.
Bob plays yellow 1.
Cleo plays yellow Reverse.
Play now runs to the right.
Bob plays yellow Skip.
Ann misses the turn.
Eve plays Wild.
Eve names ▲ green.
Dan draws a card: yellow 9.
Dan passes.
Cleo plays green 6.
Bob plays green 4.
Ann plays yellow 4.
Eve draws a card: green 8.
Eve passes.
Dan plays red 4 eyeball.
Dan spins: Dan discards 1 card.
Dan discards red Reverse.
Play now runs to the left.
Eve plays green Reverse.
Play now runs to the right.
Dan draws a card: green 7.
Dan plays green 7.
Cleo plays green 1 eyeball.
Cleo spins: nobody acts.
Bob plays yellow 1 eyeball.
Bob spins: anyone Bob chooses draws 4 cards.
Bob picks Ann.
Ann draws 4 cards: blue Skip, red 6, red 5 eyeball, yellow 7.
Ann plays yellow 7.
Eve draws a card: yellow 8.
Eve plays yellow 8.
Dan plays yellow 9.
Cleo plays yellow 9.
Bob plays blue 9.
Ann plays blue Skip.
Eve misses the turn.
Dan plays blue 1 eyeball.
Dan spins: nobody acts.
Cleo plays Wild.
Cleo names ★ yellow.
Bob plays yellow 2 eyeball.
Bob spins: anyone Bob chooses draws 4 cards.
Bob picks Dan.
Dan draws 4 cards: red 1, blue 5 eyeball, blue 8, yellow 3 eyeball.
Ann draws a card: Wild.
Ann plays Wild.
Ann names ▲ green.
Eve plays green 8.
Dan plays blue 8.
Cleo draws a card: red 0.
Cleo passes.
Bob plays Wild Draw Four.
Bob calls UNO!
Bob names ● red.
Bob shows the hand to Ann: red Draw Two.
Ann challenges: Bob is innocent.
Ann draws 6 cards: yellow Draw Two, yellow Skip, Wild Draw Four, yellow 7, red 3, red Draw Two.
Ann misses the turn.
Eve draws a card: green 7.
Eve passes.
Dan plays red 4.
Cleo plays red 2.
Bob plays red Draw Two.
Bob has no cards left!
Ann draws 2 cards: yellow 2, blue Reverse.
Ann misses the turn.
Bob wins the round.
For the deal: Ann draws yellow 5 eyeball, Bob draws green 4, Cleo draws green Reverse, Dan draws green 0, Eve draws blue 2 eyeball.
Ann deals.
The start card is yellow 5 eyeball.
Bob plays yellow 1.
Cleo plays yellow Skip.
Dan misses the turn.
Eve plays yellow Draw Two.
Ann draws 2 cards: green 6, blue 8.
Ann misses the turn.
Bob plays yellow 8.
Cleo plays yellow 9.
Dan plays Wild Draw Four.
Dan names ■ blue.
Eve draws 4 cards: blue Skip, green 7, blue Skip, green 3.
Eve misses the turn.
Ann plays blue 3 eyeball.
Ann spins: Ann draws until a yellow, a blue or a wild comes.
Ann draws 5 cards: green Draw Two, red Skip, green Draw Two, red 9, Wild.
Bob plays Wild.
Bob names ● red.
Cleo draws a card: green 2.
Cleo passes.
Dan plays red Reverse.
Play now runs to the right.
Cleo draws a card: red 2 eyeball.
Cleo plays red 2 eyeball.
Cleo spins: Cleo discards 1 card.
Cleo discards green 7.
Bob plays green Reverse.
Play now runs to the left.
Cleo plays green 2.
Dan plays Wild.
Dan names ■ blue.
Eve plays blue Skip.
Ann misses the turn.
Bob plays red Skip.
Cleo misses the turn.
Dan plays red 7.
Eve plays blue 7.
Ann plays blue 8.
Bob draws a card: red 5 eyeball.
Bob passes.
Cleo plays blue 5 eyeball.
Cleo spins: nobody acts.
Dan plays blue Draw Two.
Eve draws 2 cards: yellow 2, green Reverse.
Eve misses the turn.
Ann plays Wild.
Ann names ■ blue.
Bob draws a card: green 2 eyeball.
Bob passes.
Cleo plays blue 4 eyeball.
Cleo spins: Cleo draws until a yellow, a blue or a wild comes.
Cleo draws 4 cards: green 5 eyeball, green 3 eyeball, red 6, yellow Skip.
Dan plays yellow 4 eyeball.
Cleo catches Dan without an UNO call.
Dan draws 2 cards: yellow 2 eyeball, blue 2.
Dan spins: anyone Dan chooses draws until a yellow, a blue or a wild comes.
Dan picks Bob.
Bob draws a card: blue 7.
Eve plays green 4.
Ann plays blue 4.
Bob plays red 4 eyeball.
Bob spins: nobody acts.
Cleo plays red 6.
Dan plays red 7.
Eve plays green 7.
Ann plays green Draw Two.
Bob draws 2 cards: red 5, green Skip.
Bob misses the turn.
Cleo plays green 5 eyeball.
Cleo spins: anyone Cleo chooses draws 4 cards.
Cleo picks Dan.
Dan draws 4 cards: yellow 7, blue 6, blue 1 eyeball, yellow 6.
Dan draws a card: Wild Draw Four.
Dan plays Wild Draw Four.
Dan names ● red.
Eve draws 4 cards: yellow 4, yellow 1 eyeball, red 3, blue 8.
Eve misses the turn.
Ann plays red 9.
Bob plays red 5.
Cleo draws a card: blue Reverse.
Cleo passes.
Dan draws a card: blue Reverse.
Dan passes.
Eve plays red 3.
Ann plays yellow 3 eyeball.
Ann spins: anyone Ann chooses discards 1 card.
Ann picks Bob.
Bob discards blue 7.
Bob draws a card: yellow 8.
Bob passes.
Cleo plays blue Reverse.
Play now runs to the right.
Bob draws a card: green 6.
Bob passes.
Ann draws a card: blue 5.
Ann plays blue 5.
Eve plays blue 8.
Dan plays blue 1 eyeball.
Dan spins: Dan draws 4 cards.
Dan draws 4 cards: green 9, red 8, green 9, red 1.
Cleo draws a card: green Skip.
Cleo passes.
Bob plays red 1 eyeball.
Bob spins: nobody acts.
Ann plays red 8.
Eve plays green 8.
Dan plays green 9.
Cleo plays green Skip.
Bob misses the turn.
Ann plays green 4 eyeball.
Ann spins: nobody acts.
Eve plays yellow 4.
Dan plays yellow 7.
Cleo plays yellow Skip.
Bob misses the turn.
Ann plays yellow Draw Two.
Eve draws 2 cards: red 0, Wild.
Eve misses the turn.
Dan plays yellow 6.
Cleo plays yellow 6.
Bob plays green 6.
Ann plays green Draw Two.
Eve draws 2 cards: green 1 eyeball, yellow 9.
Eve misses the turn.
Dan plays green 9.
Cleo plays green 3 eyeball.
Cleo calls UNO!
Cleo spins: Cleo draws 4 cards.
Cleo draws 4 cards: blue 3, yellow 3, Wild Draw Four, green 0.
Bob plays green Skip.
Ann misses the turn.
Eve plays blue Skip.
Dan misses the turn.
Cleo plays blue 3.
Bob draws a card: red Reverse.
Bob passes.
Ann draws a card: yellow 5.
Ann passes.
Eve plays green 3.
Dan draws a card: blue 9.
Dan passes.
Cleo plays yellow 3.
Bob plays yellow 8.
Ann plays yellow 5.
Eve plays yellow 9.
Dan plays blue 9.
Cleo plays Wild Draw Four.
Cleo names ▲ green.
Bob draws 4 cards: red 2, green 5, yellow 7, blue 1.
Bob misses the turn.
Ann plays green 6.
Eve plays green 1 eyeball.
Eve spins: nobody acts.
Dan plays red 1.
Cleo draws a card: green 8.
Cleo passes.
Bob plays red Reverse.
Play now runs to the left.
Cleo draws a card: blue Draw Two.
Cleo passes.
Dan plays red 8.
Eve plays red Draw Two.
Ann draws 2 cards: green 1, blue 0.
Ann misses the turn.
Bob plays red 2.
Cleo draws a card: red 9.
Cleo plays red 9.
Dan draws a card: yellow Reverse.
Dan passes.
Eve plays blue 9.
Ann plays blue 0.
Bob plays blue 1.
Cleo plays blue Draw Two.
Dan draws 2 cards: red 3 eyeball, red 6.
Dan misses the turn.
Eve plays blue 2 eyeball.
Eve spins: Eve discards 1 card.
Eve discards green Reverse.
Play now runs to the right.
Dan plays yellow Reverse.
Play now runs to the left.
Eve plays yellow 2.
Ann draws a card: red 4.
Ann passes.
Bob plays green 2 eyeball.
Bob spins: nobody acts.
Cleo plays green 0.
Dan draws a card: blue 6.
Dan passes.
Eve plays red 0.
Ann plays red 4.
Bob plays red 5 eyeball.
Bob spins: anyone Bob chooses discards 1 card.
Bob picks Dan.
Dan discards red 6.
Cleo draws a card: Wild Draw Four.
Cleo plays Wild Draw Four.
Cleo names ▲ green.
Cleo shows the hand to Dan: yellow 0, green 8.
Dan challenges: Cleo is innocent.
91 cards are shuffled into a new draw pile.
Dan draws 6 cards: yellow Reverse, green 6, blue 7, green 4 eyeball, red Draw Two, red 4 eyeball.
Dan misses the turn.
Eve plays Wild.
Eve calls UNO!
Eve names ★ yellow.
Ann draws a card: yellow 8.
Ann plays yellow 8.
Bob plays yellow 7.
Bob calls UNO!
Cleo plays yellow 0.
Cleo calls UNO!
Dan plays yellow 2 eyeball.
Dan spins: nobody acts.
Eve plays yellow 1 eyeball.
Eve has no cards left!
Eve spins: Eve draws until a yellow, a blue or a wild comes.
Eve is back in the round.
Eve draws a card: Wild.
Ann plays green 1.
Bob plays green 5.
Bob has no cards left!
Bob wins the round.
For the deal: Ann draws yellow Reverse, Bob draws red Draw Two, Cleo draws blue Skip, Dan draws green 4, Eve draws green 1.
Dan deals.
The start card is green 5.
Eve plays red 5 eyeball.
Eve spins: anyone Eve chooses draws until a yellow, a blue or a wild comes.
Eve picks Ann.
Ann draws 3 cards: green 4 eyeball, red 5, Wild Draw Four.
Ann plays red 6.
Bob draws a card: green 2 eyeball.
Bob passes.
Cleo plays red 4 eyeball.
Cleo spins: nobody acts.
Dan plays Wild Draw Four.
Dan names ▲ green.
Eve draws 4 cards: yellow Reverse, blue 7, green 9, red 3 eyeball.
Eve misses the turn.
Ann plays green 4 eyeball.
Ann spins: anyone Ann chooses draws 4 cards.
Ann picks Cleo.
Cleo draws 4 cards: green 7, red 2 eyeball, blue Skip, red 1 eyeball.
Bob plays green Draw Two.
Cleo draws 2 cards: Wild, red 6.
Cleo misses the turn.
Dan plays green Reverse.
Play now runs to the right.
Cleo plays green 2.
Bob plays blue 2.
Ann plays blue 4.
Eve plays red 4.
Dan plays green 4.
Cleo plays green Reverse.
Play now runs to the left.
Dan draws a card: red Reverse.
Dan plays red Reverse.
Play now runs to the right.
Cleo plays red 6.
Bob draws a card: green 7.
Bob passes.
Ann plays Wild Draw Four.
Ann names ● red.
Ann shows the hand to Eve: yellow 3, yellow 8, blue Skip, yellow Draw Two, green 3, red 5.
Eve challenges: Ann was bluffing.
Ann draws 4 cards: blue 3, blue Reverse, red Draw Two, Wild.
Eve plays red 0.
Dan plays blue 0.
Cleo plays blue Draw Two.
Bob draws 2 cards: green Draw Two, yellow 6.
Bob misses the turn.
Ann plays yellow Draw Two.
Eve draws 2 cards: Wild Draw Four, yellow 5 eyeball.
Eve misses the turn.
Dan plays yellow 3 eyeball.
Dan spins: Dan discards 1 card.
Dan discards blue 3 eyeball.
Eve catches Dan without an UNO call.
Dan draws 2 cards: yellow 2, yellow 1.
Cleo plays blue Skip.
Bob misses the turn.
Ann plays Wild.
Ann names ● red.
Eve plays red 3 eyeball.
Eve spins: anyone Eve chooses discards 1 card.
Eve picks Cleo.
Cleo discards green 7.
Dan draws a card: blue 4 eyeball.
Dan passes.
Cleo plays Wild.
Cleo names ● red.
Bob draws a card: green 8.
Bob passes.
Ann plays red Draw Two.
Eve draws 2 cards: red Draw Two, yellow 8.
Eve misses the turn.
Dan draws a card: blue 2 eyeball.
Dan passes.
Cleo plays red 1 eyeball.
Cleo spins: Cleo discards 1 card.
Cleo discards red 2 eyeball.
Bob plays green 2 eyeball.
Bob spins: nobody acts.
Ann plays green 3.
Eve plays green Skip.
Dan misses the turn.
Cleo draws a card: red 8.
Cleo passes.
Bob plays green 7.
Ann draws a card: red 7.
Ann plays red 7.
Eve plays red Draw Two.
Dan draws 2 cards: yellow 9, Wild.
Dan misses the turn.
Cleo plays red 8.
Bob plays green 8.
Ann plays yellow 8.
Eve plays yellow Reverse.
Play now runs to the left.
Ann plays blue Reverse.
Play now runs to the right.
Eve plays blue 7.
Dan plays blue 4 eyeball.
Dan spins: Dan draws 4 cards.
Dan draws 4 cards: green 8, green 6, blue 8, red 1.
Cleo plays yellow 4.
Bob plays yellow 7.
Ann plays yellow 3.
Eve plays yellow 8.
Dan plays yellow 9.
Cleo plays yellow 9.
Cleo calls UNO!
Bob plays yellow 6.
Ann draws a card: green 3 eyeball.
Ann passes.
Eve plays yellow 6.
Dan plays green 6.
Cleo draws a card: green 9.
Cleo plays green 9.
Cleo calls UNO!
Bob plays green Draw Two.
Ann draws 2 cards: red 9, green 1 eyeball.
Ann misses the turn.
Eve plays green 9.
Dan plays green 8.
Cleo draws a card: blue 7.
Cleo passes.
Bob draws a card: yellow Skip.
Bob passes.
Ann plays green 1 eyeball.
Ann spins: anyone Ann chooses discards 1 card.
Ann picks Dan.
Dan discards Wild.
Dan names ● red.
Eve plays Wild Draw Four.
Eve names ★ yellow.
Eve shows the hand to Dan: blue 5 eyeball, yellow 2 eyeball, yellow 5 eyeball.
Dan challenges: Eve is innocent.
Dan draws 6 cards: blue Draw Two, red 8, red 3, yellow Reverse, red 2, yellow 5.
Dan misses the turn.
Cleo draws a card: Wild.
Cleo plays Wild.
Cleo names ■ blue.
Bob plays blue 1.
Ann plays blue 3.
Eve plays blue 5 eyeball.
Eve spins: Eve draws 4 cards.
Eve draws 4 cards: red 7, yellow Skip, red Skip, red 9.
Dan plays blue 8.
Cleo plays blue 1 eyeball.
Cleo calls UNO!
Cleo spins: anyone Cleo chooses discards 1 card.
Cleo picks Bob.
Bob discards blue Reverse.
Play now runs to the left.
Dan plays blue Draw Two.
Eve draws 2 cards: blue 9, green 1.
Eve misses the turn.
Ann plays blue Skip.
Bob misses the turn.
Cleo plays blue 7.
Cleo has no cards left!
Cleo wins the round.
Cleo wins the match!
