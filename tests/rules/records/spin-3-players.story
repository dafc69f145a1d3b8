For the deal: Ann draws green 9, Bob draws blue 7, Cleo draws Wild.
Ann deals.
The start card is yellow Reverse.
Play now runs to the right.
Ann plays yellow Skip.
Cleo misses the turn.
Bob plays yellow Draw Two.
Ann draws 2 cards: red 8, Wild Draw Four.
Ann misses the turn.
Cleo plays red Draw Two.
Bob draws 2 cards: red 5 spin, yellow 8.
Bob misses the turn.
Ann plays red 8.
Cleo plays red 1.
Bob plays red 5 spin.
Ann spins: war, everyone lays the highest number; the highest of all is discarded.
Ann lays yellow 9 face down.
Cleo lays green 9 face down.
Bob lays blue 9 face down.
War: Ann has yellow 9, Cleo has green 9, Bob has blue 9.
Ann lays green 5 face down.
Cleo lays blue 8 face down.
Bob lays yellow 8 face down.
War: Ann has green 5, Cleo has blue 8, Bob has yellow 8.
Cleo lays yellow 1 face down.
Bob lays blue 6 face down.
War: Cleo has yellow 1, Bob has blue 6.
Bob wins the War.
Bob discards blue 9.
Bob discards yellow 8.
Bob discards blue 6.
Ann plays blue Skip.
Cleo misses the turn.
Bob draws a card: green 9.
Bob passes.
Ann plays green Skip.
Cleo misses the turn.
Bob plays green 2.
Ann plays green 5.
Cleo plays green Draw Two.
Bob draws 2 cards: red 1 spin, Wild Draw Four.
Bob misses the turn.
Ann plays Wild Draw Four.
Ann names ★ yellow.
Cleo draws 4 cards: red 2, green 8, green Draw Two, yellow 8.
Cleo misses the turn.
Bob plays Wild Draw Four.
Bob names ★ yellow.
Ann draws 4 cards: blue Skip, yellow 5, blue 4, blue 2 spin.
Ann misses the turn.
Cleo plays yellow 8.
Bob draws a card: red 6.
Bob passes.
Ann plays yellow 9.
Cleo plays green 9.
Bob plays green 9.
Ann draws a card: red 5.
Ann passes.
Cleo plays green 8.
Bob plays green 1 spin.
Ann spins: draw to blue, draw until a blue or a wild comes.
Ann draws a card: blue 7.
Cleo plays yellow 1.
Bob plays red 1 spin.
Ann spins: war, everyone lays the highest number; the highest of all is discarded.
Ann lays blue 7 face down.
Cleo lays blue 8 face down.
Bob lays red 6 face down.
War: Ann has blue 7, Cleo has blue 8, Bob has red 6.
Cleo wins the War.
Cleo discards blue 8.
Bob draws a card: green 5 spin.
Bob passes.
Ann plays blue Skip.
Cleo misses the turn.
Bob draws a card: red 6.
Bob passes.
Ann plays blue 2 spin.
Cleo spins: drop a number, discard cards of one number that you hold.
Cleo discards red 2.
Bob plays red 6.
Ann plays red 2 spin.
Cleo spins: drop a number, discard cards of one number that you hold.
Bob plays red 4 spin.
Ann spins: draw to red, draw until a red or a wild comes.
Ann draws 4 cards: green 7, blue 6, yellow 9, Wild.
Cleo plays red Reverse.
Cleo calls UNO!
Play now runs to the left.
Ann plays red 5.
Bob plays green 5 spin.
Cleo spins: trade hands, everyone passes the whole hand to the left.
Everyone passes the hand to the left.
Ann calls UNO!
Ann plays green Draw Two.
Ann has no cards left!
Bob draws 2 cards: Wild, blue 2.
Bob misses the turn.
Ann wins the round.
Bob deals.
The start card is blue 6.
Cleo plays blue 2 spin.
Ann spins: almost uno, discard all but two of your cards.
Ann discards blue 7.
Ann discards yellow 0.
Ann discards green 8.
Ann discards red 9.
Ann discards red Reverse.
Bob plays red Draw Two.
Cleo draws 2 cards: green 9, yellow 7.
Cleo misses the turn.
Ann plays red 5.
Ann calls UNO!
Bob plays Wild Draw Four.
Bob names ■ blue.
Cleo draws 4 cards: yellow 4 spin, green 1 spin, red 8, green Skip.
Cleo misses the turn.
Ann plays Wild Draw Four.
Ann has no cards left!
Bob draws 4 cards: blue 5, blue 1, red 6, Wild Draw Four.
Bob misses the turn.
Ann wins the round.
Cleo deals.
The start card is red Skip.
Ann misses the turn.
Bob plays red 4 spin.
Cleo spins: war, everyone lays the highest number; the highest of all is discarded.
Cleo lays green 8 face down.
Ann lays yellow 6 face down.
Bob lays blue 8 face down.
War: Cleo has green 8, Ann has yellow 6, Bob has blue 8.
Cleo lays yellow 8 face down.
Bob lays yellow 6 face down.
War: Cleo has yellow 8, Bob has yellow 6.
Cleo wins the War.
Cleo discards green 8.
Cleo discards yellow 8.
Ann plays yellow 5 spin.
Bob spins: drop a colour, discard cards of one colour that you hold.
Bob discards yellow 6.
Cleo plays yellow Skip.
Ann misses the turn.
Bob plays yellow 4 spin.
Cleo spins: draw to blue, draw until a blue or a wild comes.
Cleo draws 3 cards: yellow 3 spin, yellow 5, Wild.
Ann plays red 4.
Bob plays green 4 spin.
Cleo spins: uno spin, first to yell 'UNO Spin' may discard a card.
Ann yells “UNO Spin” first!
Ann discards yellow 6.
Bob draws a card: yellow 7.
Bob plays yellow 7.
Cleo plays yellow 5.
Ann plays green 5 spin.
Bob spins: draw to red, draw until a red or a wild comes.
Bob draws 2 cards: green Reverse, Wild.
Cleo plays green Reverse.
Play now runs to the right.
Bob plays green Reverse.
Play now runs to the left.
Cleo plays Wild.
Cleo names ★ yellow.
Ann draws a card: yellow Draw Two.
Ann plays yellow Draw Two.
Bob draws 2 cards: blue 0, red 5 spin.
Bob misses the turn.
Cleo plays yellow 3 spin.
Ann spins: drop a number, discard cards of one number that you hold.
Ann discards red 5.
Bob plays Wild.
Bob names ■ blue.
Cleo plays blue 4 spin.
Ann spins: almost uno, discard all but two of your cards.
Bob plays blue 1 spin.
Cleo spins: draw to red, draw until a red or a wild comes.
Cleo draws a card: red 1 spin.
Ann draws a card: green 9.
Ann passes.
Bob plays blue 0.
Cleo plays Wild.
Cleo names ★ yellow.
Ann draws a card: red 9.
Ann passes.
Bob draws a card: red 7.
Bob passes.
Cleo plays yellow 1.
Cleo calls UNO!
Ann draws a card: green 9.
Ann passes.
Bob draws a card: red Reverse.
Bob passes.
Cleo plays red 1 spin.
Cleo has no cards left!
Ann spins: drop a number, discard cards of one number that you hold.
Ann discards red 9.
Ann discards green 9.
Ann discards green 9.
Cleo wins the round.
Ann deals.
The start card is green 3 spin.
Bob plays blue 3.
Cleo plays blue 0.
Ann plays blue 6.
Bob plays blue 8.
Cleo plays Wild.
Cleo names ▲ green.
Ann plays green 6.
Bob plays green Skip.
Cleo misses the turn.
Ann plays green 1.
Bob draws a card: red 5 spin.
Bob passes.
Cleo plays yellow 1 spin.
Ann spins: drop a colour, discard cards of one colour that you hold.
Ann discards yellow Reverse.
Ann discards yellow 8.
Bob plays yellow 3.
Cleo plays yellow Skip.
Ann misses the turn.
Bob plays yellow Draw Two.
Cleo draws 2 cards: green 9, blue Reverse.
Cleo misses the turn.
Ann draws a card: red 4 spin.
Ann passes.
Bob draws a card: red 7.
Bob passes.
Cleo draws a card: green 4.
Cleo passes.
Ann draws a card: yellow 0.
Ann plays yellow 0.
Bob draws a card: yellow Skip.
Bob plays yellow Skip.
Cleo misses the turn.
Ann draws a card: Wild Draw Four.
Ann plays Wild Draw Four.
Ann names ■ blue.
Bob draws 4 cards: blue Reverse, yellow 9, red 6, green 2.
Bob misses the turn.
Cleo plays blue Reverse.
Play now runs to the right.
Bob plays blue Reverse.
Play now runs to the left.
Cleo plays green Reverse.
Play now runs to the right.
Bob plays green 2.
Ann draws a card: green 4 spin.
Ann plays green 4 spin.
Cleo spins: draw to blue, draw until a blue or a wild comes.
Cleo draws 2 cards: red 3, blue 1.
Bob draws a card: red 1 spin.
Bob passes.
Ann plays red 4 spin.
Cleo spins: drop a number, discard cards of one number that you hold.
Cleo discards blue 1.
Cleo discards red 1.
Bob plays red Skip.
Ann misses the turn.
Cleo plays red 3.
Bob plays red 1 spin.
Ann spins: war, everyone lays the highest number; the highest of all is discarded.
Ann lays blue 9 face down.
Cleo lays green 9 face down.
Bob lays yellow 9 face down.
War: Ann has blue 9, Cleo has green 9, Bob has yellow 9.
Ann lays blue 5 spin face down.
Cleo lays green 5 spin face down.
Bob lays red 7 face down.
War: Ann has blue 5 spin, Cleo has green 5 spin, Bob has red 7.
Bob wins the War.
Bob discards red 7.
Bob discards yellow 9.
Ann plays blue 9.
Ann calls UNO!
Cleo plays green 9.
Bob draws a card: red 5.
Bob passes.
Ann draws a card: yellow 6.
Ann passes.
Cleo plays green 4.
Cleo calls UNO!
Bob draws a card: yellow 7.
Bob passes.
Ann draws a card: yellow 3 spin.
Ann passes.
Cleo plays green 5 spin.
Cleo has no cards left!
Bob spins: draw to red, draw until a red or a wild comes.
Bob draws 3 cards: blue Draw Two, yellow 8, red 4.
Cleo wins the round.
Bob deals.
The start card is green Skip.
Cleo misses the turn.
Ann plays green 4.
Bob plays green 0.
Cleo plays green Reverse.
Play now runs to the right.
Bob plays green 2.
Ann plays green Draw Two.
Cleo draws 2 cards: Wild, yellow 4.
Cleo misses the turn.
Bob plays blue Draw Two.
Ann draws 2 cards: blue Skip, blue Skip.
Ann misses the turn.
Cleo plays yellow Draw Two.
Bob draws 2 cards: blue 2 spin, yellow 5 spin.
Bob misses the turn.
Ann plays yellow 0.
Cleo plays yellow 4.
Bob plays yellow 7.
Ann draws a card: blue 7.
Ann plays blue 7.
Cleo plays blue 4 spin.
Bob spins: war, everyone lays the highest number; the highest of all is discarded.
Bob lays blue 7 face down.
Ann lays green 8 face down.
Cleo lays green 9 face down.
War: Bob has blue 7, Ann has green 8, Cleo has green 9.
Cleo wins the War.
Cleo discards green 9.
Bob draws a card: red 4 spin.
Bob passes.
Ann plays green 8.
Cleo plays green Reverse.
Play now runs to the left.
Ann plays blue Reverse.
Play now runs to the right.
Cleo plays Wild.
Cleo names ★ yellow.
Bob plays yellow 5 spin.
Ann spins: trade hands, everyone passes the whole hand to the left.
Everyone passes the hand to the left.
Cleo plays yellow 1 spin.
Bob spins: drop a colour, discard cards of one colour that you hold.
Bob discards blue Skip.
Bob discards blue 4.
Bob discards blue Reverse.
Ann catches Bob without an UNO call.
Bob draws 2 cards: Wild Draw Four, blue 6.
Ann draws a card: red 6.
Ann passes.
Cleo plays blue 7.
Bob plays blue Skip.
Ann misses the turn.
Cleo plays blue 2 spin.
Bob spins: war, everyone lays the highest number; the highest of all is discarded.
Bob lays blue 6 face down.
Ann lays red 8 face down.
Cleo lays red 4 spin face down.
War: Bob has blue 6, Ann has red 8, Cleo has red 4 spin.
Ann wins the War.
Ann discards red 8.
Cleo plays red 4 spin.
Cleo calls UNO!
Bob spins: war, everyone lays the highest number; the highest of all is discarded.
Bob lays blue 6 face down.
Ann lays red 6 face down.
Cleo lays red 1 spin face down.
War: Bob has blue 6, Ann has red 6, Cleo has red 1 spin.
Nobody wins the War.
Ann plays red 6.
Ann calls UNO!
Cleo plays red 1 spin.
Cleo has no cards left!
Bob spins: drop a colour, discard cards of one colour that you hold.
Bob discards blue 6.
Cleo wins the round.
Cleo deals.
The start card is red Reverse.
Play now runs to the right.
Cleo plays red 7.
Bob plays red Skip.
Ann misses the turn.
Cleo plays yellow Skip.
Bob misses the turn.
Ann draws a card: green Skip.
Ann plays green Skip.
Cleo misses the turn.
Bob plays green 3.
Ann plays green 1.
Cleo plays green 7.
Bob draws a card: green 1 spin.
Bob plays green 1 spin.
Ann spins: almost uno, discard all but two of your cards.
Ann discards red 4 spin.
Ann discards blue 7.
Ann discards blue 9.
Ann discards red 3.
Cleo plays Wild Draw Four.
Cleo names ■ blue.
Bob draws 4 cards: Wild, blue Skip, blue Draw Two, Wild Draw Four.
Bob misses the turn.
Ann draws a card: blue 4.
Ann plays blue 4.
Cleo plays blue 8.
Bob plays blue Skip.
Ann misses the turn.
Cleo plays blue 2 spin.
Cleo calls UNO!
Bob spins: uno spin, first to yell 'UNO Spin' may discard a card.
Ann yells “UNO Spin” first!
Ann discards green 2 spin.
Ann calls UNO!
Cleo plays Wild.
Cleo has no cards left!
Cleo wins the round.
Ann deals.
The start card is blue 1 spin.
Bob plays blue 0.
Cleo plays blue 8.
Ann plays blue 8.
Bob plays Wild Draw Four.
Bob names ▲ green.
Cleo draws 4 cards: yellow 3 spin, red Skip, blue 3, yellow 2 spin.
Cleo misses the turn.
Ann plays green 9.
Bob plays green 5 spin.
Cleo spins: draw to blue, draw until a blue or a wild comes.
Cleo draws 2 cards: red 6, blue Skip.
Ann plays Wild Draw Four.
Ann names ★ yellow.
Bob draws 4 cards: green Reverse, green 3 spin, yellow Draw Two, yellow 8.
Bob misses the turn.
Cleo plays yellow 3 spin.
Ann spins: show hand, show your hand to everyone.
Ann shows the hand to everyone: yellow 8, yellow 0, blue 2, red Skip.
Bob plays yellow Draw Two.
Cleo draws 2 cards: yellow 3, Wild.
Cleo misses the turn.
Ann plays yellow 8.
Bob plays yellow 9.
Cleo plays yellow 3.
Ann plays yellow 0.
Bob plays yellow 7.
Cleo plays red 7.
Ann plays red Skip.
Ann calls UNO!
Bob misses the turn.
Cleo plays red Skip.
Ann misses the turn.
Bob draws a card: yellow Reverse.
Bob passes.
Cleo plays green Skip.
Ann misses the turn.
Bob plays green Reverse.
Play now runs to the right.
Ann draws a card: blue 7.
Ann passes.
Cleo plays Wild.
Cleo names ● red.
Bob draws a card: green 7.
Bob passes.
Ann draws a card: red 9.
Ann plays red 9.
Cleo plays red 6.
Bob draws a card: Wild.
Bob plays Wild.
Bob names ★ yellow.
Ann draws a card: red Reverse.
Ann passes.
Cleo plays yellow 2 spin.
Bob spins: draw to red, draw until a red or a wild comes.
Bob draws 10 cards: blue Draw Two, yellow 1 spin, green 4 spin, green 6, blue 9, green 8, green 2, yellow 7, green 8, red 1 spin.
Ann plays blue 2.
Cleo plays blue Skip.
Bob misses the turn.
Ann plays blue 7.
Ann calls UNO!
Cleo plays blue 3.
Bob plays blue Draw Two.
Ann draws 2 cards: blue Reverse, blue 9.
Ann misses the turn.
Cleo plays blue 4 spin.
Bob spins: draw to blue, draw until a blue or a wild comes.
Bob draws 8 cards: yellow 4, red 7, green Draw Two, green 0, red 3, yellow 6, red Reverse, blue 1.
Ann plays blue Reverse.
Play now runs to the left.
Bob plays green Reverse.
Play now runs to the right.
Ann plays red Reverse.
Ann calls UNO!
Play now runs to the left.
Bob plays red 3.
Cleo plays red 6.
Ann draws a card: red 4 spin.
Ann plays red 4 spin.
Ann calls UNO!
Bob spins: draw to red, draw until a red or a wild comes.
Bob draws 3 cards: blue Skip, yellow 9, Wild Draw Four.
Cleo plays red 5.
Cleo calls UNO!
Ann draws a card: red 4.
Ann plays red 4.
Ann calls UNO!
Bob plays yellow 4.
Cleo plays Wild.
Cleo has no cards left!
Cleo wins the round.
Cleo wins the match!
