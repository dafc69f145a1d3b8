For the deal: Ann draws green 5 eyeball, Bob draws red Skip.
Ann deals.
The start card is blue 6.
Bob plays blue 8.
Ann plays blue 4.
Bob plays blue 5.
Ann plays red 5.
Bob plays red 8.
Ann plays red 1.
Bob plays red 3 eyeball.
Bob spins: anyone Bob chooses discards 1 card.
Bob picks Bob.
Bob discards yellow Skip.
Ann misses the turn.
Bob draws a card: yellow 6.
Bob plays yellow 6.
Ann draws a card: blue Skip.
Ann passes.
Bob draws a card: green Reverse.
Bob passes.
Ann draws a card: green 5.
Ann passes.
Bob draws a card: red 7.
Bob passes.
Ann draws a card: Wild.
Ann plays Wild.
Ann names ★ yellow.
Bob draws a card: yellow Skip.
Bob plays yellow Skip.
Ann misses the turn.
Bob draws a card: blue 3.
Bob passes.
Ann plays red Skip.
Bob misses the turn.
Ann plays blue Skip.
Bob misses the turn.
Ann draws a card: green 0.
Ann passes.
Bob plays blue 3.
Ann draws a card: yellow 4 eyeball.
Ann passes.
Bob draws a card: Wild Draw Four.
Bob plays Wild Draw Four.
Bob names ▲ green.
Ann draws 4 cards: red 9, red 2 eyeball, green 5 eyeball, blue 0.
Ann misses the turn.
Bob plays green Reverse.
Play now runs to the right.
Ann misses the turn.
Bob plays green 7.
Ann plays green 4 eyeball.
Ann spins: anyone Ann chooses draws until a yellow, a blue or a wild comes.
Ann picks Ann.
Ann draws 2 cards: green 1, yellow 2.
Bob plays green 2 eyeball.
Bob calls UNO!
Bob spins: anyone Bob chooses draws 4 cards.
Bob picks Ann.
Ann draws 4 cards: green Draw Two, blue 2, red 0, green 8.
Ann plays green 5 eyeball.
Ann spins: anyone Ann chooses draws until a yellow, a blue or a wild comes.
Ann picks Bob.
Bob draws 4 cards: green 3, green 6, red Reverse, Wild Draw Four.
Bob plays green 6.
Ann plays green 5.
Bob plays green 3.
Ann plays green 9.
Bob plays Wild Draw Four.
Bob names ● red.
Bob shows the hand to Ann: red 7, red Reverse.
Ann challenges: Bob is innocent.
Ann draws 6 cards: yellow Reverse, green 7, blue 3 eyeball, blue 7, yellow Draw Two, red Draw Two.
Ann misses the turn.
Bob plays red Reverse.
Bob calls UNO!
Play now runs to the left.
Ann misses the turn.
Bob plays red 7.
Bob has no cards left!
Bob wins the round.
Bob deals.
The start card is green 5.
Ann plays green Draw Two.
Bob draws 2 cards: Wild, yellow 7.
Bob misses the turn.
Ann plays green 8.
Bob plays green 2 eyeball.
Bob spins: nobody acts.
Ann plays green 2.
Bob plays red 2.
Ann plays red 1 eyeball.
Ann spins: nobody acts.
Bob plays red 7.
Ann draws a card: red 3 eyeball.
Ann plays red 3 eyeball.
Ann spins: nobody acts.
Bob plays Wild.
Bob names ★ yellow.
Ann plays yellow 1.
Bob plays yellow Draw Two.
Ann draws 2 cards: blue Reverse, green 6.
Ann misses the turn.
Bob plays yellow 7.
Ann draws a card: green Reverse.
Ann passes.
Bob plays yellow 6.
Ann plays green 6.
Bob draws a card: red 4 eyeball.
Bob passes.
Ann plays green Skip.
Bob misses the turn.
Ann plays green Reverse.
Play now runs to the right.
Bob misses the turn.
Ann plays blue Reverse.
Ann calls UNO!
Play now runs to the left.
Bob misses the turn.
Ann plays blue 3 eyeball.
Ann has no cards left!
Ann spins: Ann draws 4 cards.
Ann is back in the round.
Ann draws 4 cards: Wild Draw Four, yellow Skip, yellow 6, Wild Draw Four.
Bob plays blue 0.
Ann plays Wild Draw Four.
Ann names ★ yellow.
Bob draws 4 cards: blue 6, green 4, yellow Reverse, red Reverse.
Bob misses the turn.
Ann plays yellow Skip.
Bob misses the turn.
Ann plays Wild Draw Four.
Bob catches Ann without an UNO call.
Ann draws 2 cards: red Skip, blue 7.
Ann names ★ yellow.
Bob draws 4 cards: yellow Draw Two, red 8, red Reverse, yellow 4.
Bob misses the turn.
Ann plays yellow 6.
Bob plays yellow Reverse.
Play now runs to the right.
Ann misses the turn.
Bob plays red Reverse.
Play now runs to the left.
Ann misses the turn.
Bob plays red Reverse.
Play now runs to the right.
Ann misses the turn.
Bob plays red 4 eyeball.
Bob spins: anyone Bob chooses draws 4 cards.
Bob picks Ann.
Ann draws 4 cards: yellow 9, yellow 9, red 1, green 7.
Ann plays red Skip.
Bob misses the turn.
Ann plays red 1.
Bob plays blue 1 eyeball.
Bob spins: nobody acts.
Ann plays blue 7.
Bob plays blue 6.
Ann draws a card: yellow 1 eyeball.
Ann passes.
Bob draws a card: blue 5.
Bob plays blue 5.
Ann draws a card: yellow 7.
Ann passes.
Bob draws a card: red 6.
Bob passes.
Ann draws a card: red 9.
Ann passes.
Bob draws a card: red 5.
Bob plays red 5.
Ann plays red 9.
Bob plays red 8.
Ann draws a card: blue Draw Two.
Ann passes.
Bob plays red 6.
Ann draws a card: green 1.
Ann passes.
Bob draws a card: blue 3.
Bob passes.
Ann draws a card: green 1 eyeball.
Ann passes.
Bob draws a card: red 5 eyeball.
Bob plays red 5 eyeball.
Bob spins: nobody acts.
Ann draws a card: red 2 eyeball.
Ann plays red 2 eyeball.
Ann spins: Ann draws until a yellow, a blue or a wild comes.
Ann draws 2 cards: green 3 eyeball, yellow 3 eyeball.
Bob draws a card: red Draw Two.
Bob plays red Draw Two.
Ann draws 2 cards: yellow 5 eyeball, green 4 eyeball.
Ann misses the turn.
Bob plays yellow Draw Two.
Ann draws 2 cards: yellow Reverse, green 3.
Ann misses the turn.
Bob plays yellow 4.
Ann plays yellow 3 eyeball.
Ann spins: nobody acts.
Bob plays blue 3.
Bob calls UNO!
Ann plays green 3.
Bob plays green 4.
Bob has no cards left!
Bob wins the round.
Ann deals.
The start card is yellow Skip.
Bob misses the turn.
Ann plays yellow 1 eyeball.
Ann spins: nobody acts.
Bob plays red 1 eyeball.
Bob spins: anyone Bob chooses draws 4 cards.
Bob picks Ann.
Ann draws 4 cards: yellow 7, red 2 eyeball, yellow 4 eyeball, yellow 2 eyeball.
Ann plays red 2 eyeball.
Ann spins: anyone Ann chooses draws until a yellow, a blue or a wild comes.
Ann picks Ann.
Ann draws 3 cards: red 6, green 4, blue 9.
Bob plays red 2.
Ann plays red Draw Two.
Bob draws 2 cards: blue 6, green Draw Two.
Bob misses the turn.
Ann plays red 6.
Bob plays blue 6.
Ann plays blue 9.
Bob plays blue 8.
Ann plays blue 5.
Bob plays green 5 eyeball.
Bob spins: Bob draws until a yellow, a blue or a wild comes.
Bob draws a card: blue 1 eyeball.
Ann plays green Skip.
Bob misses the turn.
Ann plays green 4.
Bob plays green Draw Two.
Ann draws 2 cards: red 5, green 7.
Ann misses the turn.
Bob plays green 9.
Ann plays green 7.
Bob plays blue 7.
Ann plays yellow 7.
Bob draws a card: green 8.
Bob passes.
Ann plays yellow 4 eyeball.
Ann spins: nobody acts.
Bob draws a card: yellow 8.
Bob plays yellow 8.
Ann plays yellow 3 eyeball.
Ann spins: Ann discards 1 card.
Ann discards green Draw Two.
Bob draws 2 cards: red 3, blue 6.
Bob misses the turn.
Ann draws a card: Wild Draw Four.
Ann plays Wild Draw Four.
Ann names ● red.
Bob draws 4 cards: Wild Draw Four, green 3, red Reverse, blue Reverse.
Bob misses the turn.
Ann plays red 5.
Bob plays red Reverse.
Play now runs to the right.
Ann misses the turn.
Bob plays blue Reverse.
Play now runs to the left.
Ann misses the turn.
Bob plays blue 8.
Ann draws a card: yellow 2.
Ann passes.
Bob plays blue 6.
Ann draws a card: Wild.
Ann plays Wild.
Ann names ▲ green.
Bob plays green 3.
Ann draws a card: green 0.
Ann plays green 0.
Bob plays green 8.
Ann draws a card: Wild.
Ann plays Wild.
Ann names ■ blue.
Bob plays blue 1 eyeball.
Bob spins: Bob draws until a yellow, a blue or a wild comes.
Bob draws 3 cards: green 8, green 6, blue Skip.
Ann draws a card: red 1.
Ann plays red 1.
Bob plays red 3.
Ann plays red 7.
Bob plays Wild Draw Four.
Bob names ▲ green.
Bob shows the hand to Ann: green 8, green 6, blue Skip.
Ann challenges: Bob is innocent.
Ann draws 6 cards: green 7, yellow 7, red 5 eyeball, red Draw Two, Wild Draw Four, yellow Draw Two.
Ann misses the turn.
Bob plays green 8.
Ann plays green 7.
Bob plays green 6.
Bob calls UNO!
Ann plays Wild Draw Four.
Ann names ■ blue.
Ann shows the hand to Bob: yellow 2 eyeball, yellow 2, yellow 7, red 5 eyeball, red Draw Two, yellow Draw Two.
Bob challenges: Ann is innocent.
Bob draws 6 cards: yellow 6, yellow 5, yellow 5 eyeball, blue 5 eyeball, blue 0, blue Reverse.
Bob misses the turn.
Ann draws a card: blue 2.
Ann plays blue 2.
Bob plays blue Reverse.
Play now runs to the right.
Ann misses the turn.
Bob plays blue Skip.
Ann misses the turn.
Bob plays blue 5 eyeball.
Bob spins: Bob draws 4 cards.
Bob draws 4 cards: green 4 eyeball, blue 1, red 9, green Reverse.
Ann plays red 5 eyeball.
Ann spins: nobody acts.
Bob plays yellow 5.
Ann plays yellow Draw Two.
Bob draws 2 cards: red 7, green 2 eyeball.
Bob misses the turn.
Ann plays yellow 2.
Bob plays green 2 eyeball.
Bob spins: anyone Bob chooses draws 4 cards.
Bob picks Ann.
Ann draws 4 cards: red 3 eyeball, yellow 8, green 1 eyeball, green Skip.
Ann plays yellow 2 eyeball.
Ann spins: Ann draws 4 cards.
Ann draws 4 cards: yellow Reverse, yellow 3, red Reverse, blue 2 eyeball.
Bob plays yellow 6.
Ann plays yellow 8.
Bob plays yellow 5 eyeball.
Bob spins: Bob draws 4 cards.
Bob draws 4 cards: yellow 6, red 4 eyeball, yellow 0, blue 7.
Ann plays yellow 7.
Bob plays blue 7.
Ann plays blue 2 eyeball.
Ann spins: Ann draws 4 cards.
Ann draws 4 cards: red 6, red 9, yellow Skip, green 5.
Bob plays blue 0.
Ann draws a card: red 4.
Ann passes.
Bob plays blue 1.
Ann plays green 1 eyeball.
Ann spins: anyone Ann chooses draws 4 cards.
Ann picks Ann.
Ann draws 4 cards: Wild, green 1, blue 3 eyeball, blue 3.
Bob plays green Reverse.
Play now runs to the left.
Ann misses the turn.
Bob plays green 4 eyeball.
Bob spins: anyone Bob chooses discards 1 card.
Bob picks Bob.
Bob discards yellow 6.
Ann plays red 6.
Bob plays red 9.
Ann plays red 9.
Bob plays red 7.
Ann plays red Reverse.
Play now runs to the right.
Bob misses the turn.
Ann plays red Draw Two.
Bob draws 2 cards: green 6, yellow 4.
Bob misses the turn.
Ann plays Wild.
Ann names ■ blue.
Bob draws a card: blue Draw Two.
Bob plays blue Draw Two.
Ann draws 2 cards: blue 4, red 8.
Ann misses the turn.
Bob draws a card: blue Skip.
Bob plays blue Skip.
Ann misses the turn.
Bob draws a card: green 3 eyeball.
Bob passes.
Ann plays blue 3 eyeball.
Ann spins: Ann draws 4 cards.
Ann draws 4 cards: yellow Draw Two, blue 9, Wild Draw Four, green 2.
Bob plays green 3 eyeball.
Bob spins: anyone Bob chooses draws until a yellow, a blue or a wild comes.
Bob picks Ann.
Ann draws a card: yellow 1.
Ann plays blue 3.
Bob draws a card: red 0.
Bob passes.
Ann plays blue 4.
Bob plays yellow 4.
Ann plays yellow Draw Two.
Bob draws 2 cards: yellow 9, Wild.
Bob misses the turn.
Ann plays yellow Skip.
Bob misses the turn.
Ann plays yellow 1.
Bob plays yellow 0.
Ann plays Wild Draw Four.
Ann names ▲ green.
Ann shows the hand to Bob: red 3 eyeball, green Skip, yellow Reverse, yellow 3, green 5, red 4, green 1, red 8, blue 9, green 2.
Bob challenges: Ann was bluffing.
Ann draws 4 cards: yellow 9, red 8, red Skip, red Skip.
Bob plays green 6.
Ann plays green Skip.
Bob misses the turn.
Ann plays green 1.
Bob plays Wild.
Bob names ● red.
Ann plays red 3 eyeball.
Ann spins: anyone Ann chooses draws until a yellow, a blue or a wild comes.
Ann picks Bob.
Bob draws 3 cards: green 9, green Reverse, blue Draw Two.
Bob plays red 0.
Ann plays red 8.
Bob plays red 4 eyeball.
Bob spins: anyone Bob chooses draws until a yellow, a blue or a wild comes.
Bob picks Ann.
Ann draws a card: blue 4 eyeball.
Ann plays blue 4 eyeball.
Ann spins: nobody acts.
Bob plays blue Draw Two.
93 cards are shuffled into a new draw pile.
Ann draws 2 cards: yellow Reverse, green 4.
Ann misses the turn.
Bob draws a card: green 8.
Bob passes.
Ann plays blue 9.
Bob plays green 9.
Ann plays yellow 9.
Bob plays yellow 9.
Ann plays yellow Reverse.
Play now runs to the left.
Bob misses the turn.
Ann plays yellow 3.
Bob draws a card: blue 6.
Bob passes.
Ann plays yellow Reverse.
Play now runs to the right.
Bob misses the turn.
Ann draws a card: green Draw Two.
Ann passes.
Bob plays green Reverse.
Play now runs to the left.
Ann misses the turn.
Bob plays green 8.
Bob calls UNO!
Ann plays green 4.
Bob draws a card: blue 7.
Bob passes.
Ann plays green 2.
Bob draws a card: yellow 1 eyeball.
Bob passes.
Ann plays green 5.
Bob draws a card: blue Skip.
Bob passes.
Ann plays green Draw Two.
Bob draws 2 cards: yellow 6, green 6.
Bob misses the turn.
Ann draws a card: green 1.
Ann plays green 1.
Bob plays green 6.
Ann draws a card: green 1 eyeball.
Ann plays green 1 eyeball.
Ann spins: Ann draws until a yellow, a blue or a wild comes.
Ann draws 2 cards: red 9, yellow 7.
Bob plays yellow 1 eyeball.
Bob spins: anyone Bob chooses draws until a yellow, a blue or a wild comes.
Bob picks Ann.
Ann draws 2 cards: red 7, blue 4 eyeball.
Ann plays yellow 7.
Bob plays blue 7.
Ann plays blue 4 eyeball.
Ann spins: nobody acts.
Bob plays blue Skip.
Ann misses the turn.
Bob plays blue 6.
Bob calls UNO!
Ann draws a card: yellow 6.
Ann plays yellow 6.
Bob plays yellow 6.
Bob has no cards left!
Bob wins the round.
Bob deals.
The start card is green 1.
Ann plays green Skip.
Bob misses the turn.
Ann plays green Draw Two.
Bob draws 2 cards: red Reverse, Wild.
Bob misses the turn.
Ann plays green 9.
Bob plays green 6.
Ann plays green Reverse.
Play now runs to the right.
Bob misses the turn.
Ann draws a card: green 7.
Ann plays green 7.
Bob plays red 7.
Ann draws a card: red 5 eyeball.
Ann plays red 5 eyeball.
Ann spins: anyone Ann chooses discards 1 card.
Ann picks Bob.
Bob discards red Reverse.
Play now runs to the left.
Bob misses the turn.
Ann draws a card: Wild Draw Four.
Ann plays Wild Draw Four.
Ann names ★ yellow.
Bob draws 4 cards: green 2, yellow 7, blue 5 eyeball, red 9.
Bob misses the turn.
Ann plays yellow 2.
Bob plays yellow 7.
Ann plays yellow 1.
Ann calls UNO!
Bob plays yellow 4.
Ann draws a card: green 3.
Ann passes.
Bob plays yellow 0.
Ann draws a card: red 1 eyeball.
Ann passes.
Bob plays Wild.
Bob names ▲ green.
Ann plays green 3.
Bob plays green 5 eyeball.
Bob spins: anyone Bob chooses discards 1 card.
Bob picks Bob.
Bob discards red 9.
Ann plays red 1 eyeball.
Ann calls UNO!
Ann spins: anyone Ann chooses draws 4 cards.
Ann picks Bob.
Bob draws 4 cards: yellow 8, red 3, blue 8, red 0.
Bob plays blue 1.
Ann plays blue 3 eyeball.
Ann has no cards left!
Ann spins: nobody acts.
Ann wins the round.
Ann deals.
The start card is yellow 0.
Bob plays yellow 3 eyeball.
Bob spins: Bob discards 1 card.
Bob discards blue Reverse.
Play now runs to the right.
Ann misses the turn.
Bob plays blue 1 eyeball.
Bob spins: Bob discards 1 card.
Bob discards red 9.
Ann plays Wild.
Ann names ● red.
Bob plays red Draw Two.
Ann draws 2 cards: green 8, yellow 8.
Ann misses the turn.
Bob plays green Draw Two.
Bob calls UNO!
Ann draws 2 cards: green 7, blue 4.
Ann misses the turn.
Bob plays green 5.
Bob has no cards left!
Bob wins the round.
Bob deals.
The start card is yellow Reverse.
Play now runs to the right.
Bob plays yellow 4.
Ann plays yellow 6.
Bob plays blue 6.
Ann plays blue 2.
Bob plays blue 1.
Ann plays green 1 eyeball.
Ann spins: Ann draws 4 cards.
Ann draws 4 cards: green 5, blue 9, yellow 1, yellow 4 eyeball.
Bob plays green 8.
Ann plays green 5.
Bob plays green 4.
Ann plays Wild.
Ann names ★ yellow.
Bob draws a card: green 1.
Bob passes.
Ann plays yellow 4 eyeball.
Ann spins: nobody acts.
Bob draws a card: yellow 7.
Bob plays yellow 7.
Ann plays yellow Skip.
Bob misses the turn.
Ann plays yellow 1.
Bob plays green 1.
Ann plays green 4 eyeball.
Ann spins: Ann discards 1 card.
Ann discards blue 9.
Ann calls UNO!
Bob plays red 9.
Bob calls UNO!
Ann plays red 9.
Ann has no cards left!
Ann wins the round.
Ann deals.
The start card is red 6.
Bob plays red Skip.
Ann misses the turn.
Bob plays red 9.
Ann plays red Reverse.
Play now runs to the right.
Bob misses the turn.
Ann plays red 3.
Bob plays red 4.
Ann plays red 9.
Bob plays red 3 eyeball.
Bob spins: nobody acts.
Ann plays yellow 3 eyeball.
Ann spins: Ann draws 4 cards.
Ann draws 4 cards: green Reverse, green 5, red Draw Two, blue 9.
Bob plays yellow 2.
Ann plays yellow 6.
Bob plays yellow 1 eyeball.
Bob calls UNO!
Bob spins: nobody acts.
Ann draws a card: blue 7.
Ann passes.
Bob plays yellow 0.
Bob has no cards left!
Bob wins the round.
Bob deals.
The start card is blue 4 eyeball.
Ann plays blue 2.
Bob plays blue 6.
Ann plays green 6.
Bob plays blue 6.
Ann plays blue 5.
Bob plays yellow 5.
Ann plays Wild.
Ann names ★ yellow.
Bob plays yellow Draw Two.
Ann draws 2 cards: red 0, yellow 3 eyeball.
Ann misses the turn.
Bob plays yellow 9.
Ann plays yellow 7.
Bob plays red 7.
Bob calls UNO!
Ann plays red 0.
Bob plays red 8.
Bob has no cards left!
Bob wins the round.
Bob wins the match!
