For the deal: Ann draws blue 1, Bob draws pink 4.
Bob deals.
The start card is pink 3.
Ann plays pink 8.
Bob plays blue 8.
Ann plays pink 8.
Bob plays green 8.
Ann plays green Reverse.
Play now runs to the right.
Bob plays blue Reverse.
Play now runs to the left.
Ann plays blue 5.
Bob plays blue 4.
Ann plays blue 7.
Bob plays Creeperific Urrrhhh.
Bob gives away all 2 green cards. Urrrhhh!
Bob gives Ann green 4.
Bob gives Ann green 6.
Bob has no cards left!
Bob wins the round.
Ann deals.
The start card is pink 2.
Bob plays pink Skip.
Ann misses the turn.
Bob draws a card: green 0.
Bob passes.
Ann plays pink 8.
Bob draws a card: yellow Reverse.
Bob passes.
Ann plays pink 9.
Bob plays yellow 9.
Ann plays yellow 7.
Bob plays yellow Reverse.
Play now runs to the right.
Ann plays yellow Draw Two.
Bob draws 2 cards: pink 8, green 7.
Bob misses the turn.
Ann plays yellow 1.
Bob plays yellow 3.
Ann plays yellow 8.
Ann calls UNO!
Bob plays pink 8.
Ann draws a card: yellow 6.
Ann passes.
Bob draws a card: blue 6.
Bob passes.
Ann draws a card: green 4.
Ann passes.
Bob draws a card: blue 5.
Bob passes.
Ann draws a card: pink 4.
Ann plays pink 4.
Bob plays blue 4.
Ann plays green 4.
Bob plays green 7.
Ann draws a card: yellow 5.
Ann passes.
Bob plays green 0.
Ann draws a card: pink Skip.
Ann passes.
Bob draws a card: blue 5.
Bob passes.
Ann draws a card: green Draw Two.
Ann plays green Draw Two.
Bob draws 2 cards: yellow 2, yellow 1.
Bob misses the turn.
Ann draws a card: blue 2.
Ann passes.
Bob plays blue Draw Two.
Ann draws 2 cards: yellow Reverse, pink 4.
Ann misses the turn.
Bob plays blue Draw Two.
Ann draws 2 cards: blue 4, pink 6.
Ann misses the turn.
Bob plays blue Reverse.
Play now runs to the left.
Ann plays blue 4.
Bob plays blue 5.
Ann plays blue 2.
Bob plays blue 6.
Ann plays yellow 6.
Bob plays yellow 2.
Ann plays yellow 3.
Bob plays yellow 1.
Bob calls UNO!
Ann plays yellow 5.
Bob plays blue 5.
Bob has no cards left!
Bob wins the round.
Bob deals.
The start card is yellow 5.
Ann plays yellow 6.
Bob plays yellow Reverse.
Play now runs to the right.
Ann plays green Reverse.
Play now runs to the left.
Bob plays pink Reverse.
Play now runs to the right.
Ann plays pink 3.
Bob plays blue 3.
Ann plays blue 1.
Bob plays blue 9.
Ann plays green 9.
Bob plays yellow 9.
Ann plays yellow 2.
Ann calls UNO!
Bob draws a card: Wild.
Bob plays Wild.
Bob names ■ blue.
Ann draws a card: blue Draw Two.
Ann plays blue Draw Two.
Bob draws 2 cards: pink 1, Wild Draw Four.
Bob misses the turn.
Bob catches Ann without an UNO call.
Ann draws 2 cards: yellow 3, green 6.
Ann draws a card: Wild.
Ann plays Wild.
Ann names ▲ green.
Bob plays Wild Draw Four.
Bob names ♥ pink.
Ann draws 4 cards: green 1, pink Draw Two, green 4, blue 2.
Ann misses the turn.
Bob plays pink 1.
Ann plays green 1.
Bob draws a card: blue 6.
Bob passes.
Ann plays green 6.
Bob plays blue 6.
Ann plays blue 2.
Bob plays blue 8.
Bob calls UNO!
Ann draws a card: green 7.
Ann passes.
Bob draws a card: yellow 8.
Bob plays yellow 8.
Bob calls UNO!
Ann plays yellow 3.
Bob draws a card: yellow Skip.
Bob plays yellow Skip.
Bob calls UNO!
Ann misses the turn.
Bob draws a card: yellow 1.
Bob plays yellow 1.
Bob calls UNO!
Ann draws a card: blue 1.
Ann plays blue 1.
Bob draws a card: pink 5.
Bob passes.
Ann draws a card: green 5.
Ann passes.
Bob draws a card: pink 6.
Bob passes.
Ann draws a card: blue 7.
Ann plays blue 7.
Bob draws a card: green 6.
Bob passes.
Ann plays green 7.
Bob plays green 6.
Ann plays green 5.
Bob plays pink 5.
Ann plays pink Draw Two.
Bob draws 2 cards: green 8, pink 8.
Bob misses the turn.
Ann draws a card: blue 5.
Ann passes.
Bob plays pink 8.
Ann draws a card: pink 7.
Ann plays pink 7.
Bob plays pink 6.
Ann draws a card: pink Skip.
Ann plays pink Skip.
Bob misses the turn.
Ann plays green Skip.
Bob misses the turn.
Ann plays green 4.
Ann calls UNO!
Bob plays green 8.
Bob calls UNO!
Ann draws a card: pink 8.
Ann plays pink 8.
Ann calls UNO!
Bob plays pink 0.
Bob has no cards left!
Bob wins the round.
Ann deals.
The start card is pink 8.
Bob plays pink Draw Two.
Ann draws 2 cards: blue 7, blue 1.
Ann misses the turn.
Bob plays blue Draw Two.
Ann draws 2 cards: green 8, yellow 6.
Ann misses the turn.
Bob plays blue 4.
Ann plays blue 1.
Bob plays blue 3.
Ann plays blue 1.
Bob draws a card: green 3.
Bob passes.
Ann plays yellow 1.
Bob plays yellow 4.
Ann plays yellow 6.
Bob draws a card: yellow 9.
Bob plays yellow 9.
Ann plays yellow 8.
Bob draws a card: green Draw Two.
Bob passes.
Ann plays green 8.
Bob plays green Draw Two.
Ann draws 2 cards: blue 8, blue 7.
Ann misses the turn.
Bob plays green 7.
Ann plays green 5.
Bob plays green 3.
Bob calls UNO!
Ann draws a card: green 4.
Ann plays green 4.
Bob draws a card: Wild.
Bob plays Wild.
Bob calls UNO!
Bob names ♥ pink.
Ann plays pink 5.
Bob plays pink 7.
Bob has no cards left!
Bob wins the round.
Bob deals.
The start card is yellow 1.
Ann plays Creeperific Urrrhhh.
Ann gives away all 3 green cards. Urrrhhh!
Ann gives Bob green 5.
Ann gives Bob green Reverse.
Ann gives Bob green 0.
Ann names ▲ green.
Bob plays green Reverse.
Play now runs to the right.
Ann plays Wild Draw Four.
Ann names ▲ green.
Bob draws 4 cards: pink 6, yellow 4, Wild Draw Four, blue 5.
Bob misses the turn.
Ann draws a card: yellow 6.
Ann passes.
Bob plays green 5.
Ann draws a card: pink 8.
Ann passes.
Bob plays blue 5.
Ann draws a card: green 2.
Ann passes.
Bob plays blue 1.
Ann plays pink 1.
Bob plays pink 4.
Ann plays pink 8.
Bob plays pink 9.
Ann plays pink 2.
Bob plays pink 6.
Ann plays yellow 6.
Ann calls UNO!
Bob plays yellow Skip.
Ann misses the turn.
Bob plays Wild Draw Four.
Bob names ■ blue.
Ann draws 4 cards: Creeperific Urrrhhh, pink 0, green 4, yellow 5.
Ann misses the turn.
Bob plays blue 7.
Ann plays Creeperific Urrrhhh.
Ann gives away all 2 green cards. Urrrhhh!
Ann gives Bob green 4.
Ann gives Bob green 2.
Ann names ♥ pink.
Bob draws a card: green 7.
Bob passes.
Ann plays pink 0.
Ann calls UNO!
Bob plays green 0.
Ann draws a card: pink 3.
Ann passes.
Bob plays green 4.
Ann draws a card: yellow Reverse.
Ann passes.
Bob plays green 7.
Ann draws a card: yellow 4.
Ann passes.
Bob plays green 2.
Ann draws a card: blue 7.
Ann passes.
Bob plays green 1.
Ann draws a card: pink 7.
Ann passes.
Bob draws a card: yellow 6.
Bob passes.
Ann draws a card: yellow 9.
Ann passes.
Bob draws a card: pink 2.
Bob passes.
Ann draws a card: green Skip.
Ann plays green Skip.
Bob misses the turn.
Ann draws a card: blue 6.
Ann passes.
Bob draws a card: pink 6.
Bob passes.
Ann draws a card: yellow Draw Two.
Ann passes.
Bob draws a card: yellow 2.
Bob passes.
Ann draws a card: blue 4.
Ann passes.
Bob draws a card: Creeperific Urrrhhh.
Bob plays Creeperific Urrrhhh.
Bob gives away all 3 yellow cards. Urrrhhh!
Bob gives Ann yellow 2.
Bob gives Ann yellow 4.
Bob gives Ann yellow 6.
Bob names ♥ pink.
Ann plays pink 7.
Bob plays pink 6.
Ann plays blue 6.
Bob plays blue 3.
Bob calls UNO!
Ann plays blue 4.
Bob draws a card: yellow 0.
Bob passes.
Ann plays yellow 4.
Bob plays yellow 0.
Bob calls UNO!
Ann plays yellow 5.
Bob draws a card: green 6.
Bob passes.
Ann plays yellow 2.
Bob plays pink 2.
Bob calls UNO!
Ann plays pink 3.
Bob draws a card: yellow 8.
Bob passes.
Ann draws a card: blue 4.
Ann passes.
Bob draws a card: green Draw Two.
Bob passes.
Ann draws a card: yellow 7.
Ann passes.
Bob draws a card: blue Reverse.
Bob passes.
Ann draws a card: blue 6.
Ann passes.
Bob draws a card: green Reverse.
Bob passes.
Ann draws a card: pink Skip.
Ann plays pink Skip.
Bob misses the turn.
Ann draws a card: Wild.
Ann plays Wild.
Ann names ■ blue.
Bob plays blue Reverse.
Play now runs to the left.
Ann plays blue 7.
Bob draws a card: pink Reverse.
Bob passes.
Ann plays blue 4.
Bob draws a card: green 9.
Bob passes.
Ann plays blue 6.
Bob plays green 6.
Ann plays yellow 6.
Bob plays yellow 8.
Ann plays yellow 9.
Bob plays green 9.
Ann draws a card: yellow Reverse.
Ann passes.
Bob plays green Reverse.
Play now runs to the right.
Ann plays yellow Reverse.
Play now runs to the left.
Bob plays pink Reverse.
Bob calls UNO!
Play now runs to the right.
Ann plays yellow Reverse.
Play now runs to the left.
Bob draws a card: green 2.
Bob passes.
Ann plays yellow Draw Two.
Bob draws 2 cards: pink Draw Two, blue 2.
Bob misses the turn.
Ann plays yellow 7.
Bob catches Ann without an UNO call.
Ann draws 2 cards: green 1, Wild.
Bob draws a card: green 9.
Bob passes.
Ann plays Wild.
Ann names ★ yellow.
Bob draws a card: pink 3.
Bob passes.
Ann plays yellow 4.
Ann calls UNO!
Bob draws a card: Wild Draw Four.
Bob plays Wild Draw Four.
Bob names ▲ green.
Bob shows the hand to Ann: green Draw Two, green 2, pink Draw Two, blue 2, green 9, pink 3.
Ann challenges: Bob is innocent.
Ann draws 6 cards: green 3, green 4, blue Draw Two, pink 8, pink 7, blue 8.
Ann misses the turn.
Bob plays green Draw Two.
Ann draws 2 cards: pink 1, blue 9.
Ann misses the turn.
Bob plays pink Draw Two.
Ann draws 2 cards: green 3, green 7.
Ann misses the turn.
Bob plays pink 3.
Ann plays pink 8.
Bob draws a card: yellow 2.
Bob passes.
Ann plays pink 7.
Bob draws a card: blue 9.
Bob passes.
Ann plays green 7.
Bob plays green 2.
Ann plays green 1.
Bob plays green 9.
Ann plays blue 9.
Bob plays blue 2.
Ann plays blue Draw Two.
Bob draws 2 cards: blue 5, pink 5.
Bob misses the turn.
Ann plays blue 8.
Bob plays blue 5.
Ann draws a card: green 5.
Ann plays green 5.
Bob plays pink 5.
Ann plays pink 1.
Bob draws a card: yellow 8.
Bob passes.
Ann draws a card: blue 1.
Ann plays blue 1.
Bob plays blue 9.
Ann draws a card: blue 2.
Ann plays blue 2.
Bob plays yellow 2.
Bob calls UNO!
Ann draws a card: Wild Draw Four.
Ann plays Wild Draw Four.
Ann names ★ yellow.
Bob draws 4 cards: yellow 3, blue 0, green 8, yellow Skip.
Bob misses the turn.
Ann draws a card: pink Skip.
Ann passes.
Bob plays yellow Skip.
Ann misses the turn.
Bob plays yellow 8.
Ann draws a card: pink Reverse.
Ann passes.
Bob plays yellow 3.
Ann plays green 3.
Bob plays green 8.
Bob calls UNO!
Ann plays green 4.
Bob draws a card: yellow Draw Two.
Bob passes.
Ann plays green 3.
Bob draws a card: Wild.
Bob plays Wild.
Bob names ★ yellow.
Ann draws a card: yellow 9.
Ann plays yellow 9.
Bob plays yellow Draw Two.
Bob calls UNO!
Ann draws 2 cards: pink Draw Two, blue Reverse.
Ann misses the turn.
Bob draws a card: pink 4.
Bob passes.
Ann plays pink Draw Two.
Bob draws 2 cards: pink 5, yellow 7.
Bob misses the turn.
Ann plays pink Reverse.
Play now runs to the right.
Bob plays pink 5.
Ann plays pink Skip.
Ann calls UNO!
Bob misses the turn.
Ann draws a card: yellow 3.
Ann passes.
Bob plays pink 4.
Ann draws a card: yellow 5.
Ann passes.
Bob draws a card: green 8.
Bob passes.
Ann draws a card: pink 9.
Ann plays pink 9.
Bob draws a card: blue Draw Two.
Bob passes.
Ann draws a card: blue 3.
Ann passes.
Bob draws a card: green Draw Two.
Bob passes.
Ann draws a card: Wild.
Ann plays Wild.
Ann names ■ blue.
Bob plays blue Draw Two.
Ann draws 2 cards: green Skip, yellow 1.
Ann misses the turn.
Bob plays green Draw Two.
Ann draws 2 cards: green 6, blue 8.
Ann misses the turn.
Bob plays green 8.
Ann plays green 6.
Bob draws a card: blue Skip.
Bob passes.
Ann plays green Skip.
Bob misses the turn.
Ann draws a card: Creeperific Urrrhhh.
Ann plays Creeperific Urrrhhh.
Ann gives away all 3 blue cards. Urrrhhh!
Ann gives Bob blue Reverse.
Ann gives Bob blue 8.
Ann gives Bob blue 3.
Ann names ▲ green.
Bob draws a card: blue Skip.
Bob passes.
101 cards are shuffled into a new draw pile.
Ann draws a card: green 7.
Ann plays green 7.
Bob plays yellow 7.
Ann plays yellow 1.
Bob draws a card: Creeperific Urrrhhh.
Bob plays Creeperific Urrrhhh.
Bob gives away all 6 blue cards. Urrrhhh!
Bob gives Ann blue 0.
Bob gives Ann blue 3.
Bob gives Ann blue 8.
Bob gives Ann blue Skip.
Bob gives Ann blue Reverse.
Bob gives Ann blue Skip.
Bob has no cards left!
Bob wins the round.
Ann deals.
The start card is pink 3.
Bob plays pink 7.
Ann plays pink 8.
Bob plays Creeperific Urrrhhh.
Bob gives away all 2 green cards. Urrrhhh!
Bob gives Ann green 1.
Bob gives Ann green 2.
Bob names ■ blue.
Ann plays blue 2.
Bob plays blue Skip.
Ann misses the turn.
Bob plays Wild.
Bob calls UNO!
Bob names ★ yellow.
Ann plays yellow 7.
Bob plays yellow 3.
Bob has no cards left!
Bob wins the round.
Bob deals.
The start card is yellow 4.
Ann plays yellow 3.
Bob plays pink 3.
Ann plays pink 1.
Bob plays pink 9.
Ann plays blue 9.
Bob plays green 9.
Ann plays green 2.
Bob plays green 7.
Ann plays green Reverse.
Play now runs to the right.
Bob plays green 5.
Ann draws a card: yellow Draw Two.
Ann passes.
Bob plays Wild Draw Four.
Bob calls UNO!
Bob names ■ blue.
Ann draws 4 cards: green 4, yellow Skip, pink 5, blue 6.
Ann misses the turn.
Bob plays blue 2.
Bob has no cards left!
Bob wins the round.
Ann deals.
The start card is pink 5.
Bob plays pink 9.
Ann plays pink 2.
Bob plays green 2.
Ann plays green 8.
Bob plays green 6.
Ann plays Wild.
Ann names ▲ green.
Bob plays green 6.
Ann draws a card: Wild Draw Four.
Ann plays Wild Draw Four.
Ann names ★ yellow.
Bob draws 4 cards: yellow 4, pink 4, pink Reverse, Wild Draw Four.
Bob misses the turn.
Ann draws a card: pink Reverse.
Ann passes.
Bob plays yellow 4.
Ann draws a card: blue 3.
Ann passes.
Bob plays pink 4.
Ann plays pink Reverse.
Play now runs to the right.
Bob plays pink Reverse.
Play now runs to the left.
Ann plays pink 8.
Bob plays pink 7.
Ann draws a card: yellow Skip.
Ann passes.
Bob plays Wild Draw Four.
Bob names ★ yellow.
Bob shows the hand to Ann: blue 9, yellow 0.
Ann challenges: Bob is innocent.
Ann draws 6 cards: pink 1, Wild, blue Draw Two, blue 5, blue Draw Two, green 4.
Ann misses the turn.
Bob plays yellow 0.
Bob calls UNO!
Ann plays Wild.
Ann names ★ yellow.
Bob draws a card: yellow 9.
Bob plays yellow 9.
Bob calls UNO!
Ann plays yellow Skip.
Bob misses the turn.
Ann plays blue Skip.
Bob misses the turn.
Ann plays blue 2.
Bob plays blue 9.
Bob has no cards left!
Bob wins the round.
Bob deals.
The start card is green 4.
Ann plays yellow 4.
Bob plays yellow Skip.
Ann misses the turn.
Bob plays yellow 8.
Ann plays Wild Draw Four.
Ann names ♥ pink.
Ann shows the hand to Bob: pink 7, yellow 8, pink 4, green 1, green Skip.
Bob challenges: Ann was bluffing.
Ann draws 4 cards: yellow 7, yellow 9, pink Draw Two, blue 3.
Bob plays Wild.
Bob names ★ yellow.
Ann plays yellow 7.
Bob plays yellow 6.
Ann plays yellow 8.
Bob plays yellow 1.
Ann plays green 1.
Bob plays green Reverse.
Bob calls UNO!
Play now runs to the right.
Ann plays green Skip.
Bob misses the turn.
Ann draws a card: yellow 0.
Ann passes.
Bob draws a card: blue Skip.
Bob plays blue Skip.
Bob calls UNO!
Ann misses the turn.
Bob plays blue Reverse.
Bob has no cards left!
Bob wins the round.
Ann deals.
The start card is green Draw Two.
Bob draws 2 cards: blue 8, blue Skip.
Bob misses the turn.
Ann plays green Skip.
Bob misses the turn.
Ann plays green 7.
Bob plays green Skip.
Ann misses the turn.
Bob plays blue Skip.
Ann misses the turn.
Bob plays blue Reverse.
Play now runs to the right.
Ann plays blue 4.
Bob plays blue 8.
Ann plays blue 1.
Bob plays yellow 1.
Ann plays yellow 6.
Bob plays Wild.
Bob names ▲ green.
Ann draws a card: green Reverse.
Ann plays green Reverse.
Play now runs to the left.
Bob plays pink Reverse.
Play now runs to the right.
Ann plays pink 4.
Ann calls UNO!
Bob draws a card: green 5.
Bob passes.
Ann draws a card: blue 2.
Ann passes.
Bob draws a card: pink 6.
Bob plays pink 6.
Ann draws a card: yellow Reverse.
Ann passes.
Bob draws a card: green 2.
Bob passes.
Ann draws a card: green 7.
Ann passes.
Bob draws a card: pink 0.
Bob plays pink 0.
Ann draws a card: yellow Skip.
Ann passes.
Bob draws a card: blue 1.
Bob passes.
Ann draws a card: pink 5.
Ann plays pink 5.
Bob plays green 5.
Ann plays green 7.
Bob plays green 2.
Ann plays blue 2.
Bob plays green 2.
Ann draws a card: yellow 3.
Ann passes.
Bob plays green 3.
Bob calls UNO!
Ann plays yellow 3.
Bob draws a card: blue 8.
Bob passes.
Ann plays yellow Reverse.
Play now runs to the left.
Bob draws a card: green 5.
Bob passes.
Ann plays yellow 9.
Ann calls UNO!
Bob draws a card: green 4.
Bob passes.
Ann plays yellow Skip.
Ann has no cards left!
Ann wins the round.
Bob deals.
The start card is Creeperific Urrrhhh.
Ann names ■ blue.
Ann plays Creeperific Urrrhhh.
Ann gives away a pink card. Urrrhhh!
Ann gives Bob pink 0.
Ann names ■ blue.
Bob draws a card: yellow 2.
Bob passes.
Ann plays blue Reverse.
Play now runs to the right.
Bob draws a card: blue 9.
Bob plays blue 9.
Ann plays blue 5.
Bob plays pink 5.
Ann plays green 5.
Bob plays green 1.
Ann plays green 2.
Ann calls UNO!
Bob plays yellow 2.
Ann draws a card: green 7.
Ann passes.
Bob plays yellow 4.
Ann draws a card: pink Reverse.
Ann passes.
Bob plays pink 4.
Ann plays pink Reverse.
Play now runs to the left.
Bob plays pink 7.
Ann plays green 7.
Ann calls UNO!
Bob draws a card: Wild Draw Four.
Bob plays Wild Draw Four.
Bob names ♥ pink.
Bob shows the hand to Ann: pink 3, yellow 9, pink 0.
Ann challenges: Bob is innocent.
Ann draws 6 cards: pink 8, pink 2, pink Draw Two, pink Skip, blue 8, green 7.
Ann misses the turn.
Bob plays pink 3.
Ann plays pink 2.
Bob plays pink 0.
Bob calls UNO!
Ann plays pink Skip.
Bob misses the turn.
Ann plays pink 8.
Bob draws a card: blue 7.
Bob passes.
Ann plays pink Draw Two.
Bob draws 2 cards: yellow 6, yellow 1.
Bob misses the turn.
Ann draws a card: Wild Draw Four.
Ann plays Wild Draw Four.
Ann names ♥ pink.
Bob draws 4 cards: pink 6, blue 6, green Skip, green 2.
Bob misses the turn.
Ann draws a card: pink 7.
Ann plays pink 7.
Bob plays pink 6.
Ann draws a card: green 4.
Ann passes.
Bob plays yellow 6.
Ann draws a card: green 3.
Ann passes.
Bob plays yellow 9.
Ann draws a card: pink Reverse.
Ann passes.
Bob plays yellow 1.
Ann plays blue 1.
Bob plays blue 7.
Ann plays blue 8.
Bob plays blue 6.
Ann draws a card: green Reverse.
Ann passes.
Bob draws a card: green 6.
Bob plays green 6.
Ann plays green 7.
Bob plays green Skip.
Bob calls UNO!
Ann misses the turn.
Bob plays green 2.
Bob has no cards left!
Bob wins the round.
Ann deals.
The start card is yellow 9.
Bob draws a card: green Reverse.
Bob passes.
Ann plays Creeperific Urrrhhh.
Ann gives away all 2 blue cards. Urrrhhh!
Ann gives Bob blue 6.
Ann gives Bob blue 4.
Ann names ■ blue.
Bob plays blue Reverse.
Play now runs to the right.
Ann plays yellow Reverse.
Play now runs to the left.
Bob plays green Reverse.
Play now runs to the right.
Ann draws a card: green Reverse.
Ann plays green Reverse.
Play now runs to the left.
Bob plays green 8.
Ann plays pink 8.
Bob plays pink 3.
Ann plays pink Draw Two.
Bob draws 2 cards: pink 3, yellow 0.
Bob misses the turn.
Ann calls UNO!
Ann plays pink 4.
Ann has no cards left!
Ann wins the round.
Bob deals.
The start card is pink 9.
Ann plays blue 9.
Bob plays pink 9.
Ann plays pink 6.
Bob plays pink Draw Two.
Ann draws 2 cards: green 6, pink 7.
Ann misses the turn.
Bob plays green Draw Two.
Ann draws 2 cards: green 1, blue 5.
Ann misses the turn.
Bob plays green 9.
Ann plays green 1.
Bob draws a card: Wild.
Bob plays Wild.
Bob names ♥ pink.
Ann plays pink 7.
Bob plays pink 5.
Ann plays pink 8.
Bob plays pink 3.
Bob calls UNO!
Ann draws a card: yellow Draw Two.
Ann passes.
Bob draws a card: yellow Reverse.
Bob passes.
Ann draws a card: Creeperific Urrrhhh.
Ann plays Creeperific Urrrhhh.
Ann gives away all 5 yellow cards. Urrrhhh!
Ann gives Bob yellow Draw Two.
Ann gives Bob yellow 5.
Ann gives Bob yellow 1.
Ann gives Bob yellow Draw Two.
Ann gives Bob yellow 7.
Ann names ■ blue.
Bob draws a card: green 6.
Bob passes.
Ann plays blue 5.
Ann calls UNO!
Bob plays yellow 5.
Ann draws a card: Wild.
Ann plays Wild.
Bob catches Ann without an UNO call.
Ann draws 2 cards: pink 2, yellow Skip.
Ann names ■ blue.
Bob draws a card: blue 8.
Bob plays blue 8.
Ann draws a card: green Skip.
Ann passes.
Bob draws a card: blue Skip.
Bob plays blue Skip.
Ann misses the turn.
Bob draws a card: Creeperific Urrrhhh.
Bob plays Creeperific Urrrhhh.
Bob gives away all 6 yellow cards. Urrrhhh!
Bob gives Ann yellow 1.
Bob gives Ann yellow 5.
Bob gives Ann yellow 7.
Bob gives Ann yellow Reverse.
Bob gives Ann yellow Draw Two.
Bob gives Ann yellow Draw Two.
Bob calls UNO!
Bob names ▲ green.
Ann plays green Skip.
Bob misses the turn.
Ann plays green 6.
Bob plays green 6.
Bob has no cards left!
Bob wins the round.
Bob wins the match!
