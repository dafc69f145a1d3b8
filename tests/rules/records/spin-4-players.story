For the deal: Ann draws Wild Draw Four, Bob draws green 4, Cleo draws yellow 1, Dan draws Wild.
Bob deals.
The start card is blue 6.
Cleo plays blue Draw Two.
Dan draws 2 cards: red 9, yellow 0.
Dan misses the turn.
Ann plays blue 2 spin.
Bob spins: trade hands, everyone passes the whole hand to the left.
Everyone passes the hand to the left.
Cleo plays Wild.
Cleo names ★ yellow.
Dan plays Wild Draw Four.
Dan names ■ blue.
Dan shows the hand to Ann: green 5 spin, green 9, yellow Draw Two, green 7, green Draw Two.
Ann challenges: Dan was bluffing.
Dan draws 4 cards: blue 4, green Draw Two, red Draw Two, blue 7.
Ann plays blue 8.
Bob plays blue 6.
Cleo draws a card: green Reverse.
Cleo passes.
Dan plays blue 7.
Ann plays blue 1.
Bob draws a card: red 6.
Bob passes.
Cleo plays yellow 1.
Dan plays yellow Draw Two.
Ann draws 2 cards: Wild, green 1 spin.
Ann misses the turn.
Bob plays yellow Skip.
Cleo misses the turn.
Dan draws a card: red Reverse.
Dan passes.
Ann plays yellow 8.
Bob plays yellow Skip.
Cleo misses the turn.
Dan draws a card: red 4.
Dan passes.
Ann plays yellow 0.
Bob plays yellow Reverse.
Play now runs to the right.
Ann plays Wild.
Ann names ● red.
Dan plays red Draw Two.
Cleo draws 2 cards: yellow 7, Wild Draw Four.
Cleo misses the turn.
Bob plays red 6.
Ann plays red 9.
Dan plays red 4.
Cleo plays red Skip.
Bob misses the turn.
Ann draws a card: red 5.
Ann plays red 5.
Dan plays red Reverse.
Play now runs to the left.
Ann draws a card: red 2 spin.
Ann plays red 2 spin.
Bob spins: uno spin, first to yell 'UNO Spin' may discard a card.
Cleo yells “UNO Spin” first!
Cleo discards green Reverse.
Play now runs to the right.
Bob draws a card: blue 7.
Bob passes.
Ann plays green 9.
Dan plays green 7.
Cleo plays yellow 7.
Bob plays blue 7.
Ann draws a card: blue Reverse.
Ann plays blue Reverse.
Play now runs to the left.
Bob draws a card: red 7.
Bob passes.
Cleo plays Wild Draw Four.
Cleo names ★ yellow.
Cleo shows the hand to Dan: green 8, yellow 3, red 8, yellow Draw Two.
Dan challenges: Cleo is innocent.
Dan draws 6 cards: blue 0, blue 4 spin, red 1 spin, red 7, Wild Draw Four, red 3 spin.
Dan misses the turn.
Ann plays yellow 4.
Bob plays yellow 4 spin.
Cleo spins: uno spin, first to yell 'UNO Spin' may discard a card.
Cleo yells “UNO Spin” first!
Cleo discards yellow Draw Two.
Dan draws 2 cards: yellow 2 spin, red Draw Two.
Dan misses the turn.
Ann plays yellow 8.
Bob draws a card: yellow 9.
Bob plays yellow 9.
Cleo plays yellow 3.
Dan plays red 3 spin.
Ann spins: almost uno, discard all but two of your cards.
Bob plays red 7.
Bob calls UNO!
Cleo plays red 8.
Cleo calls UNO!
Dan plays red Draw Two.
Ann draws 2 cards: blue Reverse, Wild.
Ann misses the turn.
Bob plays red 0.
Bob has no cards left!
Bob wins the round.
Cleo deals.
The start card is yellow 1.
Dan plays blue 1.
Ann plays yellow 1 spin.
Bob spins: uno spin, first to yell 'UNO Spin' may discard a card.
Cleo yells “UNO Spin” first!
Cleo discards green 2 spin.
Dan plays green Reverse.
Play now runs to the right.
Cleo plays Wild.
Cleo names ● red.
Bob plays Wild.
Bob names ■ blue.
Ann plays blue 4 spin.
Dan spins: uno spin, first to yell 'UNO Spin' may discard a card.
Ann yells “UNO Spin” first!
Ann discards red 9.
Dan plays red Draw Two.
Cleo draws 2 cards: blue 7, Wild.
Cleo misses the turn.
Bob plays Wild.
Bob names ■ blue.
Ann draws a card: yellow 7.
Ann passes.
Dan plays blue 8.
Cleo plays blue 8.
Bob plays blue 6.
Ann plays yellow 6.
Dan plays red 6.
Cleo plays red 7.
Bob plays green 7.
Ann plays yellow 7.
Dan plays green 7.
Dan calls UNO!
Cleo plays blue 7.
Bob plays blue 5.
Ann draws a card: Wild Draw Four.
Ann plays Wild Draw Four.
Ann names ■ blue.
Ann shows the hand to Dan: yellow 8, yellow 3, yellow Skip.
Dan challenges: Ann is innocent.
Dan draws 6 cards: red 9, yellow Reverse, yellow 5, green 5, Wild Draw Four, yellow 5 spin.
Dan misses the turn.
Cleo plays Wild.
Cleo names ★ yellow.
Bob plays yellow 9.
Bob calls UNO!
Ann plays yellow Skip.
Dan misses the turn.
Cleo plays yellow 8.
Bob draws a card: blue 4.
Bob passes.
Ann plays yellow 8.
Bob catches Ann without an UNO call.
Ann draws 2 cards: red 3 spin, blue 2 spin.
Dan plays yellow Reverse.
Play now runs to the left.
Ann plays yellow 3.
Bob plays green 3 spin.
Bob calls UNO!
Cleo spins: draw to red, draw until a red or a wild comes.
Cleo draws a card: red 7.
Dan plays Wild Draw Four.
Dan names ■ blue.
Dan shows the hand to Ann: red Reverse, red 9, yellow 5, green 5, yellow 5 spin.
Ann challenges: Dan was bluffing.
Dan draws 4 cards: green Reverse, green 4, blue 0, blue 3.
Ann plays blue 2 spin.
Cleo catches Ann without an UNO call.
Ann draws 2 cards: green 9, red 5 spin.
Bob spins: war, everyone lays the highest number; the highest of all is discarded.
Bob lays blue 4 face down.
Cleo lays red 7 face down.
Dan lays red 9 face down.
Ann lays green 9 face down.
War: Bob has blue 4, Cleo has red 7, Dan has red 9, Ann has green 9.
Dan lays yellow 5 face down.
Ann lays red 5 spin face down.
War: Dan has yellow 5, Ann has red 5 spin.
Dan lays yellow 5 spin face down.
Ann lays red 3 spin face down.
War: Dan has yellow 5 spin, Ann has red 3 spin.
Dan wins the War.
Dan discards yellow 5 spin.
Dan discards yellow 5.
Dan discards red 9.
Ann plays green 9.
Bob draws a card: green 2.
Bob plays green 2.
Bob calls UNO!
Cleo draws a card: yellow 9.
Cleo passes.
Dan plays green Reverse.
Play now runs to the right.
Cleo draws a card: blue Reverse.
Cleo plays blue Reverse.
Play now runs to the left.
Dan plays red Reverse.
Play now runs to the right.
Cleo plays red 7.
Bob draws a card: blue Reverse.
Bob passes.
Ann plays red 5 spin.
Ann calls UNO!
Dan spins: almost uno, discard all but two of your cards.
Dan discards green 5.
Dan discards blue 0.
Cleo draws a card: blue 5 spin.
Cleo plays blue 5 spin.
Bob spins: draw to red, draw until a red or a wild comes.
Bob draws a card: Wild Draw Four.
Ann draws a card: blue Skip.
Ann plays blue Skip.
Ann calls UNO!
Dan misses the turn.
Cleo draws a card: yellow Skip.
Cleo plays yellow Skip.
Bob misses the turn.
Ann draws a card: red 5.
Ann passes.
Dan draws a card: yellow 6.
Dan plays yellow 6.
Cleo plays yellow 9.
Bob plays Wild Draw Four.
Bob names ■ blue.
Ann draws 4 cards: green Draw Two, green 1 spin, blue 1 spin, yellow 2.
Ann misses the turn.
Dan plays blue 3.
Dan calls UNO!
Cleo draws a card: green 3.
Cleo plays green 3.
Bob draws a card: red 2.
Bob passes.
Ann plays green Draw Two.
Dan draws 2 cards: red 1 spin, green 6.
Dan misses the turn.
Cleo draws a card: green 8.
Cleo plays green 8.
Bob draws a card: red Reverse.
Bob passes.
Ann plays green 1 spin.
Dan spins: uno spin, first to yell 'UNO Spin' may discard a card.
Cleo yells “UNO Spin” first!
Cleo discards red 6.
Cleo calls UNO!
Bob plays red 2.
Ann plays yellow 2.
Dan draws a card: green 4 spin.
Dan passes.
Cleo plays yellow 4.
Cleo has no cards left!
Cleo wins the round.
Dan deals.
The start card is green 2.
Ann plays green 3.
Bob plays green Draw Two.
Cleo draws 2 cards: red Skip, green Draw Two.
Cleo misses the turn.
Dan plays green Reverse.
Play now runs to the right.
Cleo plays green Skip.
Bob misses the turn.
Ann plays yellow Skip.
Dan misses the turn.
Cleo plays yellow 4 spin.
Bob spins: draw to blue, draw until a blue or a wild comes.
Bob draws 3 cards: green 9, red 2 spin, blue 6.
Ann plays yellow 6.
Dan plays red 6.
Cleo plays red Skip.
Bob misses the turn.
Ann plays blue Skip.
Dan misses the turn.
Cleo plays blue Skip.
Bob misses the turn.
Ann plays blue 3 spin.
Dan spins: uno spin, first to yell 'UNO Spin' may discard a card.
Cleo yells “UNO Spin” first!
Cleo discards blue 4 spin.
Bob plays blue 9.
Ann plays blue 6.
Ann calls UNO!
Dan plays blue 9.
Cleo draws a card: green 8.
Cleo passes.
Bob plays blue 2.
Ann draws a card: yellow Reverse.
Ann passes.
Dan plays blue 7.
Cleo draws a card: red 1.
Cleo passes.
Bob plays red 7.
Ann draws a card: green 5 spin.
Ann passes.
Dan draws a card: blue 2 spin.
Dan passes.
Cleo plays red 1.
Bob plays red 7.
Ann draws a card: green 2 spin.
Ann passes.
Dan draws a card: yellow 8.
Dan passes.
Cleo draws a card: green 3 spin.
Cleo passes.
Bob plays red 2 spin.
Ann spins: show hand, show your hand to everyone.
Ann shows the hand to everyone: yellow 8, yellow Reverse, green 5 spin, green 2 spin.
Dan plays blue 2 spin.
Cleo spins: draw to red, draw until a red or a wild comes.
Cleo draws 2 cards: blue 5, red 1 spin.
Bob plays blue 6.
Ann draws a card: blue Reverse.
Ann plays blue Reverse.
Play now runs to the left.
Bob plays Wild.
Bob names ▲ green.
Cleo plays green Draw Two.
Dan draws 2 cards: blue 7, blue 1.
Dan misses the turn.
Ann plays green 2 spin.
Bob spins: show hand, show your hand to everyone.
Bob shows the hand to everyone: yellow 5, green 9.
Cleo plays green 8.
Dan plays yellow 8.
Ann plays yellow Reverse.
Play now runs to the right.
Dan plays yellow 3 spin.
Cleo spins: draw to red, draw until a red or a wild comes.
Cleo draws a card: Wild Draw Four.
Bob plays yellow 5.
Bob calls UNO!
Ann plays green 5 spin.
Ann calls UNO!
Dan spins: drop a colour, discard cards of one colour that you hold.
Dan discards blue 1.
Dan discards blue 7.
Cleo plays blue 5.
Bob draws a card: yellow 4.
Bob passes.
Ann draws a card: Wild.
Ann plays Wild.
Bob catches Ann without an UNO call.
Ann draws 2 cards: blue 8, blue Draw Two.
Ann names ■ blue.
Dan draws a card: yellow Skip.
Dan passes.
Cleo plays Wild Draw Four.
Cleo names ★ yellow.
Bob draws 4 cards: blue Draw Two, yellow 9, green 1, red 5.
Bob misses the turn.
Ann plays yellow 8.
Dan plays yellow Skip.
Cleo misses the turn.
Bob plays yellow 9.
Ann draws a card: green 7.
Ann passes.
Dan draws a card: yellow Draw Two.
Dan plays yellow Draw Two.
Cleo draws 2 cards: red 9, green Skip.
Cleo misses the turn.
Bob plays blue Draw Two.
Ann draws 2 cards: red Reverse, yellow Draw Two.
Ann misses the turn.
Dan draws a card: blue 3.
Dan plays blue 3.
Cleo plays green 3 spin.
Bob spins: uno spin, first to yell 'UNO Spin' may discard a card.
Ann yells “UNO Spin” first!
Ann discards red Reverse.
Play now runs to the left.
Bob plays red 5.
Cleo plays red 1 spin.
Dan spins: drop a colour, discard cards of one colour that you hold.
Dan discards green 6.
Cleo catches Dan without an UNO call.
Dan draws 2 cards: green 9, yellow 9.
Ann plays green 7.
Bob plays green 9.
Cleo plays green Skip.
Dan misses the turn.
Ann draws a card: green 0.
Ann plays green 0.
Bob plays green 1.
Bob calls UNO!
Cleo plays green Reverse.
Play now runs to the right.
Bob draws a card: red 8.
Bob passes.
Ann draws a card: green 4 spin.
Ann plays green 4 spin.
Dan spins: drop a number, discard cards of one number that you hold.
Dan discards yellow 9.
Cleo plays yellow 2.
Bob plays yellow 4.
Bob calls UNO!
Ann plays yellow Draw Two.
Dan draws 2 cards: yellow 7, red Reverse.
Dan misses the turn.
Cleo plays yellow 0.
Cleo calls UNO!
Bob draws a card: Wild.
Bob plays Wild.
Bob calls UNO!
Bob names ● red.
Ann draws a card: red 8.
Ann plays red 8.
Dan plays red Reverse.
Play now runs to the left.
Ann draws a card: yellow 3.
Ann passes.
Bob plays red 8.
Bob has no cards left!
Bob wins the round.
Bob wins the match!
