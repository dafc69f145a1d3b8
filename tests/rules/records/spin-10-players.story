For the deal: Ann draws green 8, Bob draws yellow 5 spin, Cleo draws blue 7, Dan draws blue 1, Eve draws blue Draw Two, Finn draws Wild, Gwen draws yellow Skip, Hugo draws Wild, Ida draws green Skip, Jack draws yellow Reverse.
Ann deals.
The start card is red 7.
Bob plays red 5.
Cleo plays Wild.
Cleo names ▲ green.
Dan plays green 5.
Eve plays Wild Draw Four.
Eve names ● red.
Finn draws 4 cards: red 1 spin, yellow 5 spin, yellow Reverse, blue 8.
Finn misses the turn.
Gwen plays red 0.
Hugo plays yellow 0.
Ida plays yellow 8.
Jack plays yellow Reverse.
Play now runs to the right.
Ida plays yellow 7.
Hugo plays yellow Draw Two.
Gwen draws 2 cards: yellow 7, blue Reverse.
Gwen misses the turn.
Finn plays yellow Reverse.
Play now runs to the left.
Gwen plays yellow 1 spin.
Hugo spins: draw to red, draw until a red or a wild comes.
Hugo draws a card: red 4 spin.
Ida draws a card: blue 9.
Ida passes.
Jack plays Wild.
Jack names ★ yellow.
Ann plays yellow 4 spin.
Bob spins: war, everyone lays the highest number; the highest of all is discarded.
Bob lays red 6 face down.
Cleo lays green 9 face down.
Dan lays red 8 face down.
Eve lays yellow 9 face down.
Finn lays yellow 8 face down.
Gwen lays blue 9 face down.
Hugo lays green 6 face down.
Ida lays blue 9 face down.
Jack lays blue 6 face down.
Ann lays green 3 face down.
War: Bob has red 6, Cleo has green 9, Dan has red 8, Eve has yellow 9, Finn has yellow 8, Gwen has blue 9, Hugo has green 6, Ida has blue 9, Jack has blue 6, Ann has green 3.
Cleo lays yellow 2 face down.
Eve lays red 7 face down.
Gwen lays green 8 face down.
Ida lays red 5 spin face down.
War: Cleo has yellow 2, Eve has red 7, Gwen has green 8, Ida has red 5 spin.
Gwen wins the War.
Gwen discards green 8.
Gwen discards blue 9.
Hugo plays blue 3.
Ida plays blue 5 spin.
Jack spins: draw to blue, draw until a blue or a wild comes.
Jack draws 3 cards: green 7, yellow 6, blue 5.
Ann plays Wild Draw Four.
Ann names ★ yellow.
Bob draws 4 cards: blue 2, red Skip, red 2, green 7.
Bob misses the turn.
Cleo plays yellow 2.
Dan draws a card: green 5 spin.
Dan passes.
Eve plays yellow 9.
Finn plays yellow 8.
Gwen plays yellow Draw Two.
Hugo draws 2 cards: blue Skip, green 8.
Hugo misses the turn.
Ida draws a card: red 9.
Ida passes.
Jack plays blue Draw Two.
Ann draws 2 cards: yellow Skip, yellow 9.
Ann misses the turn.
Bob plays blue 2.
Cleo plays blue Draw Two.
Dan draws 2 cards: red 9, Wild Draw Four.
Dan misses the turn.
Eve plays blue 4.
Finn plays blue 7.
Gwen plays blue Reverse.
Play now runs to the right.
Finn plays blue Skip.
Eve misses the turn.
Dan plays blue 1.
Cleo plays blue 0.
Bob plays blue 4 spin.
Ann spins: drop a number, discard cards of one number that you hold.
Ann discards yellow 9.
Jack plays yellow 6.
Ida draws a card: red Reverse.
Ida passes.
Hugo plays yellow Skip.
Gwen misses the turn.
Finn plays yellow 6.
Eve draws a card: yellow 3 spin.
Eve plays yellow 3 spin.
Dan spins: drop a number, discard cards of one number that you hold.
Dan discards red 6.
Cleo draws a card: red 8.
Cleo plays red 8.
Bob plays red Skip.
Ann misses the turn.
Jack plays red 3.
Ida plays red 9.
Hugo plays red 4 spin.
Gwen spins: drop a colour, discard cards of one colour that you hold.
Gwen discards yellow 7.
Finn plays blue 7.
Eve plays red 7.
Dan plays red 8.
Cleo draws a card: yellow 2 spin.
Cleo passes.
Bob plays red 6.
Ann plays red 1.
Jack plays green 1.
Ida plays green 2.
Hugo plays green 8.
Gwen plays green 2 spin.
Gwen calls UNO!
Finn spins: uno spin, first to yell 'UNO Spin' may discard a card.
Jack yells “UNO Spin” first!
Jack discards blue 6.
Ida plays blue 9.
Hugo plays blue Skip.
Gwen misses the turn.
Finn plays blue 8.
Eve draws a card: blue 2 spin.
Eve plays blue 2 spin.
Dan spins: draw to blue, draw until a blue or a wild comes.
Dan draws a card: blue 6.
Cleo plays yellow 2 spin.
Bob spins: drop a number, discard cards of one number that you hold.
Bob discards red 2.
Ann plays red Draw Two.
Jack draws 2 cards: blue 8, yellow 3.
Jack misses the turn.
Ida plays red Reverse.
Play now runs to the left.
Jack draws a card: blue Reverse.
Jack plays blue Reverse.
Play now runs to the right.
Ida draws a card: green 0.
Ida passes.
Hugo plays Wild.
Hugo names ▲ green.
Gwen draws a card: green 4.
Gwen plays green 4.
Gwen calls UNO!
Finn plays green Reverse.
Play now runs to the left.
Gwen draws a card: green 9.
Gwen plays green 9.
Hugo catches Gwen without an UNO call.
Gwen draws 2 cards: green 3 spin, Wild Draw Four.
Hugo plays green 6.
Hugo calls UNO!
Ida plays green 0.
Jack plays green 6.
Ann plays green 3.
Bob plays green Skip.
Cleo misses the turn.
Dan plays green 5 spin.
Eve spins: drop a number, discard cards of one number that you hold.
Eve discards red 4.
Finn plays red 3 spin.
Gwen spins: almost uno, discard all but two of your cards.
Gwen discards blue 1 spin.
77 cards are shuffled into a new draw pile.
Hugo draws a card: red 4.
Hugo passes.
Ida draws a card: red 3 spin.
Ida passes.
Jack plays blue 5.
Ann draws a card: yellow 4 spin.
Ann passes.
Bob plays yellow 5.
Cleo draws a card: yellow 1 spin.
Cleo plays yellow 1 spin.
Dan spins: drop a colour, discard cards of one colour that you hold.
Dan discards green Reverse.
Eve plays red Reverse.
Eve calls UNO!
Play now runs to the right.
Dan plays red Draw Two.
Cleo draws 2 cards: yellow Draw Two, green 5.
Cleo misses the turn.
Bob plays Wild.
Bob names ▲ green.
Ann plays green Draw Two.
Jack draws 2 cards: red 7, blue 1.
Jack misses the turn.
Ida plays green 4 spin.
Hugo spins: show hand, show your hand to everyone.
Hugo shows the hand to everyone: yellow 4, red 4.
Gwen plays green 3 spin.
Gwen calls UNO!
Finn spins: draw to red, draw until a red or a wild comes.
Finn draws 3 cards: yellow 8, green 0, red 6.
Eve draws a card: blue Reverse.
Eve passes.
Dan plays blue 3 spin.
Cleo spins: show hand, show your hand to everyone.
Cleo shows the hand to everyone: green Draw Two, green 9, green Skip, yellow Draw Two, green 5.
Bob draws a card: yellow 2 spin.
Bob passes.
Ann draws a card: red 6.
Ann passes.
Jack plays yellow 3.
Ida plays red 3 spin.
Hugo spins: trade hands, everyone passes the whole hand to the left.
Everyone passes the hand to the left.
Hugo calls UNO!
Gwen plays red 6.
Finn plays red Skip.
Finn calls UNO!
Eve misses the turn.
Dan plays green Skip.
Cleo misses the turn.
Bob plays yellow Skip.
Ann misses the turn.
Jack draws a card: yellow 9.
Jack plays yellow 9.
Ida plays yellow 4.
Ida calls UNO!
Hugo plays Wild Draw Four.
Hugo has no cards left!
Gwen draws 4 cards: green 8, yellow 6, green 2 spin, green 4.
Gwen misses the turn.
Hugo wins the round.
Hugo wins the match!
