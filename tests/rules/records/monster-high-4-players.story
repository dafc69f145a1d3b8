For the deal: Ann draws pink Draw Two, Bob draws yellow 8, Cleo draws yellow 8, Dan draws blue 5.
For the deal: Bob draws pink 9, Cleo draws pink 6.
Bob deals.
The start card is Wild Draw Four.
The start card is pink 6.
Cleo plays Wild.
Cleo names ★ yellow.
Dan plays yellow 8.
Ann plays yellow 7.
Bob plays Creeperific Urrrhhh.
Bob gives away all 3 blue cards. Urrrhhh!
Bob gives Cleo blue 9.
Bob gives Dan blue 9.
Bob gives Ann blue 5.
Bob names ♥ pink.
Cleo draws a card: green 2.
Cleo passes.
Dan plays Wild.
Dan names ▲ green.
Ann plays green Draw Two.
Bob draws 2 cards: Wild Draw Four, pink 4.
Bob misses the turn.
Cleo plays green 3.
Dan plays green 3.
Ann plays green 9.
Bob plays green 2.
Cleo plays green 2.
Dan plays Creeperific Urrrhhh.
Dan gives away all 2 pink cards. Urrrhhh!
Dan gives Ann pink Draw Two.
Dan gives Bob pink 1.
Dan names ★ yellow.
Ann plays yellow 2.
Bob plays yellow 1.
Cleo plays yellow Skip.
Dan misses the turn.
Ann plays pink Skip.
Bob misses the turn.
Cleo plays blue Skip.
Dan misses the turn.
Ann plays blue 5.
Bob plays pink 5.
Cleo draws a card: yellow Draw Two.
Cleo passes.
Dan draws a card: blue 3.
Dan passes.
Ann plays pink 1.
Bob plays pink 4.
Cleo plays yellow 4.
Dan draws a card: green 6.
Dan passes.
Ann draws a card: green 4.
Ann plays green 4.
Bob plays Wild Draw Four.
Bob calls UNO!
Bob names ♥ pink.
Cleo draws 4 cards: blue 3, green Reverse, pink 3, yellow 2.
Cleo misses the turn.
Dan draws a card: pink 7.
Dan plays pink 7.
Ann plays pink Draw Two.
Ann calls UNO!
Bob draws 2 cards: green 7, pink Skip.
Bob misses the turn.
Cleo plays yellow Draw Two.
Dan draws 2 cards: pink 9, green Reverse.
Dan misses the turn.
Ann draws a card: green 5.
Ann passes.
Bob draws a card: blue 6.
Bob passes.
Cleo plays yellow Reverse.
Play now runs to the right.
Bob draws a card: blue 1.
Bob passes.
Ann draws a card: yellow 5.
Ann plays yellow 5.
Dan draws a card: blue Reverse.
Dan passes.
Cleo plays yellow 9.
Bob draws a card: blue Draw Two.
Bob passes.
Ann draws a card: Wild.
Ann plays Wild.
Ann names ■ blue.
Dan plays blue 3.
Cleo plays blue 3.
Bob plays blue Draw Two.
Ann draws 2 cards: Creeperific Urrrhhh, pink 8.
Ann misses the turn.
Dan plays blue Reverse.
Play now runs to the left.
Ann plays Creeperific Urrrhhh.
Ann gives away a green card. Urrrhhh!
Ann gives Bob green 5.
Ann names ▲ green.
Bob plays green 7.
Cleo plays green Reverse.
Play now runs to the right.
Bob plays green 5.
Ann draws a card: yellow 1.
Ann passes.
Dan plays green 6.
Cleo draws a card: Wild.
Cleo plays Wild.
Cleo names ★ yellow.
Bob draws a card: pink 2.
Bob passes.
Ann plays yellow 1.
Dan draws a card: green 5.
Dan passes.
Cleo plays yellow 2.
Bob plays pink 2.
Ann plays pink 8.
Ann calls UNO!
Dan plays pink 9.
Cleo plays blue 9.
Cleo calls UNO!
Bob plays blue 1.
Ann draws a card: blue 7.
Ann plays blue 7.
Ann calls UNO!
Dan plays blue 8.
Cleo draws a card: pink 6.
Cleo passes.
Bob plays blue 6.
Ann draws a card: yellow 8.
Ann passes.
Dan plays blue 9.
Cleo draws a card: yellow 4.
Cleo passes.
Bob draws a card: green 1.
Bob passes.
Ann draws a card: yellow Skip.
Ann passes.
Dan draws a card: yellow 5.
Dan passes.
Cleo draws a card: yellow 3.
Cleo passes.
Bob draws a card: green Draw Two.
Bob passes.
Ann draws a card: green 0.
Ann passes.
Dan draws a card: yellow 6.
Dan passes.
Cleo draws a card: green 1.
Cleo passes.
Bob draws a card: blue 1.
Bob plays blue 1.
Ann draws a card: green 7.
Ann passes.
Dan draws a card: pink 7.
Dan passes.
Cleo plays green 1.
Bob plays green 1.
Ann plays green 0.
Dan plays green 5.
Cleo draws a card: green 8.
Cleo plays green 8.
Bob plays green Draw Two.
Ann draws 2 cards: Wild Draw Four, pink Reverse.
Ann misses the turn.
Dan plays green Reverse.
Play now runs to the left.
Ann plays green 7.
Bob draws a card: blue Reverse.
Bob passes.
Cleo draws a card: yellow Reverse.
Cleo passes.
Dan plays pink 7.
Ann plays Wild Draw Four.
Ann names ■ blue.
Bob draws 4 cards: pink 0, green 6, pink 3, blue 5.
Bob misses the turn.
Cleo draws a card: yellow 0.
Cleo passes.
Dan draws a card: blue Draw Two.
Dan plays blue Draw Two.
Ann draws 2 cards: yellow 6, green 8.
Ann misses the turn.
Bob plays blue Reverse.
Play now runs to the right.
Ann plays pink Reverse.
Play now runs to the left.
Bob plays pink Skip.
Cleo misses the turn.
Dan draws a card: yellow 7.
Dan passes.
Ann plays pink 8.
Bob plays pink 3.
Cleo plays yellow 3.
Dan plays yellow 5.
Ann plays yellow 6.
Bob plays green 6.
Cleo plays pink 6.
Dan plays yellow 6.
Bob catches Dan without an UNO call.
Dan draws 2 cards: Wild Draw Four, pink 9.
Ann plays yellow Skip.
Bob misses the turn.
Cleo plays yellow Reverse.
Play now runs to the right.
Bob draws a card: Creeperific Urrrhhh.
Bob plays Creeperific Urrrhhh.
Bob gives away all 2 pink cards. Urrrhhh!
Bob gives Ann pink 1.
Bob gives Dan pink 0.
Bob calls UNO!
Bob names ■ blue.
Ann draws a card: pink 2.
Ann passes.
Dan plays Wild Draw Four.
Dan names ★ yellow.
Cleo draws 4 cards: Wild Draw Four, yellow 3, blue 7, pink 5.
Cleo misses the turn.
Bob draws a card: pink 4.
Bob passes.
Ann plays yellow 8.
Dan plays yellow 7.
Cleo plays yellow 3.
Bob draws a card: green 9.
Bob passes.
Ann draws a card: blue Skip.
Ann passes.
Dan draws a card: green Skip.
Dan passes.
Cleo plays yellow 4.
Bob plays pink 4.
Ann plays pink 1.
Dan plays pink 9.
Cleo plays pink 5.
Bob plays blue 5.
Bob calls UNO!
Ann plays blue Skip.
Dan misses the turn.
Cleo plays Wild Draw Four.
Cleo names ■ blue.
Bob draws 4 cards: blue 0, pink Draw Two, blue 2, blue 6.
Bob misses the turn.
Ann draws a card: blue 2.
Ann plays blue 2.
Dan draws a card: blue 8.
Dan plays blue 8.
Cleo plays blue 7.
Bob plays blue 6.
Ann draws a card: yellow 9.
Ann passes.
Dan draws a card: blue 4.
Dan plays blue 4.
Cleo draws a card: pink Reverse.
Cleo passes.
Bob plays blue 2.
Ann plays pink 2.
Dan plays pink 0.
Bob catches Dan without an UNO call.
Dan draws 2 cards: green 4, green Skip.
Cleo plays pink Reverse.
Play now runs to the left.
Dan draws a card: yellow Draw Two.
Dan passes.
Ann draws a card: blue 4.
Ann passes.
Bob plays pink Draw Two.
100 cards are shuffled into a new draw pile.
Cleo draws 2 cards: pink Reverse, pink 9.
Cleo misses the turn.
Dan plays yellow Draw Two.
Ann draws 2 cards: Creeperific Urrrhhh, yellow Skip.
Ann misses the turn.
Bob draws a card: pink 0.
Bob passes.
Cleo plays yellow 0.
Dan draws a card: blue 3.
Dan passes.
Ann plays Creeperific Urrrhhh.
Ann gives away a green card. Urrrhhh!
Ann gives Bob green 8.
Ann names ▲ green.
Bob plays green 9.
Cleo plays pink 9.
Dan draws a card: pink 5.
Dan plays pink 5.
Ann draws a card: green Reverse.
Ann passes.
Bob plays pink 0.
Cleo plays pink 3.
Cleo calls UNO!
Dan plays blue 3.
Ann plays blue 4.
Bob plays blue 0.
Bob calls UNO!
Cleo draws a card: blue 4.
Cleo plays blue 4.
Cleo calls UNO!
Dan plays green 4.
Ann plays green Reverse.
Play now runs to the right.
Dan plays green Skip.
Cleo misses the turn.
Cleo catches Dan without an UNO call.
Dan draws 2 cards: Wild, green 6.
Bob plays green 8.
Bob has no cards left!
Bob wins the round.
Cleo deals.
The start card is yellow Reverse.
Play now runs to the right.
Cleo plays pink Reverse.
Play now runs to the left.
Dan plays pink 1.
Ann plays pink 2.
Bob plays Creeperific Urrrhhh.
Bob gives away all 4 blue cards. Urrrhhh!
Bob gives Cleo blue Reverse.
Bob gives Dan blue 9.
Bob gives Ann blue 3.
Bob gives Cleo blue 4.
Bob names ★ yellow.
Cleo plays yellow 2.
Dan plays yellow 9.
Ann plays yellow 1.
Bob plays yellow 7.
Bob calls UNO!
Cleo plays Wild.
Cleo names ▲ green.
Dan plays green 3.
Ann plays green 4.
Bob draws a card: yellow 3.
Bob passes.
Cleo plays green Skip.
Dan misses the turn.
Ann plays green 0.
Bob draws a card: blue 9.
Bob passes.
Cleo plays green 5.
Dan plays pink 5.
Ann plays pink Draw Two.
Bob draws 2 cards: yellow 5, yellow 8.
Bob misses the turn.
Cleo plays pink 9.
Dan plays blue 9.
Ann plays blue 3.
Bob plays yellow 3.
Cleo plays Wild.
Cleo names ■ blue.
Dan plays blue Draw Two.
Ann draws 2 cards: pink 6, blue Draw Two.
Ann misses the turn.
Bob plays blue 9.
Cleo plays blue Reverse.
Cleo calls UNO!
Play now runs to the right.
Bob draws a card: green 6.
Bob passes.
Ann plays blue Draw Two.
Dan draws 2 cards: pink Reverse, blue 6.
Dan misses the turn.
Cleo plays blue 4.
Cleo has no cards left!
Cleo wins the round.
Dan deals.
The start card is blue 4.
Ann plays Wild Draw Four.
Ann names ★ yellow.
Ann shows the hand to Bob: blue 8, blue Reverse, pink Draw Two, yellow 7, blue 1, blue 3.
Bob challenges: Ann was bluffing.
Ann draws 4 cards: yellow 4, green 6, yellow Draw Two, pink 3.
Bob misses the turn.
Cleo plays yellow 3.
Dan plays yellow 2.
Ann plays yellow Draw Two.
Bob draws 2 cards: blue 2, Wild.
Bob misses the turn.
Cleo plays Creeperific Urrrhhh.
Cleo gives away all 2 green cards. Urrrhhh!
Cleo gives Dan green Reverse.
Cleo gives Ann green 9.
Cleo names ♥ pink.
Dan plays pink 4.
Ann plays pink 3.
Bob plays pink 6.
Cleo plays pink 2.
Dan plays pink Draw Two.
Ann draws 2 cards: yellow 5, blue 4.
Ann misses the turn.
Bob plays blue Draw Two.
Cleo draws 2 cards: green 7, blue Skip.
Cleo misses the turn.
Dan plays green Draw Two.
Ann draws 2 cards: pink Reverse, green 3.
Ann misses the turn.
Bob plays Wild Draw Four.
Bob names ■ blue.
Bob shows the hand to Cleo: blue 5, Wild Draw Four, yellow 5, pink 1, blue 2, Wild.
Cleo challenges: Bob is innocent.
Cleo draws 6 cards: pink 8, yellow 8, yellow 8, pink 9, green 0, blue 6.
Cleo misses the turn.
Dan plays blue Reverse.
Play now runs to the right.
Cleo plays blue Skip.
Bob misses the turn.
Ann plays blue 8.
Dan plays green 8.
Cleo plays green 7.
Bob plays Wild Draw Four.
Bob names ■ blue.
Ann draws 4 cards: pink 4, yellow 6, blue Draw Two, pink 6.
Ann misses the turn.
Dan draws a card: pink 2.
Dan passes.
Cleo plays blue 6.
Bob plays blue 5.
Ann plays blue 1.
Dan plays green 1.
Cleo plays green 0.
Bob plays Wild.
Bob names ★ yellow.
Ann plays yellow 7.
Dan draws a card: yellow 2.
Dan plays yellow 2.
Cleo plays yellow 8.
Bob plays yellow 5.
Ann plays yellow 5.
Dan draws a card: green 7.
Dan passes.
Cleo plays yellow 8.
Bob draws a card: green 2.
Bob passes.
Ann plays yellow 4.
Dan draws a card: Creeperific Urrrhhh.
Dan plays Creeperific Urrrhhh.
Dan gives away all 2 green cards. Urrrhhh!
Dan gives Cleo green 7.
Dan gives Bob green Reverse.
Cleo catches Dan without an UNO call.
Dan draws 2 cards: pink 8, green 6.
Dan names ▲ green.
Cleo plays green 7.
Bob plays green 2.
Ann plays green 3.
Dan plays green 6.
Cleo plays Wild.
Cleo names ♥ pink.
Bob plays pink 1.
Ann plays pink Draw Two.
Dan draws 2 cards: yellow Draw Two, pink 5.
Dan misses the turn.
Cleo plays pink 9.
Bob draws a card: Creeperific Urrrhhh.
Bob plays Creeperific Urrrhhh.
Bob gives away a green card. Urrrhhh!
Bob gives Ann green Reverse.
Bob calls UNO!
Bob names ■ blue.
Ann plays blue Reverse.
Play now runs to the left.
Bob plays blue 2.
Bob has no cards left!
Bob wins the round.
Ann deals.
The start card is pink 8.
Bob draws a card: yellow 9.
Bob passes.
Cleo plays pink 3.
Dan plays pink 2.
Ann plays pink Draw Two.
Bob draws 2 cards: Creeperific Urrrhhh, green 6.
Bob misses the turn.
Cleo plays yellow Draw Two.
Dan draws 2 cards: yellow 2, yellow Reverse.
Dan misses the turn.
Ann plays yellow 5.
Bob plays yellow 6.
Cleo plays yellow 6.
Dan plays yellow Reverse.
Play now runs to the right.
Cleo draws a card: pink 1.
Cleo passes.
Bob plays Creeperific Urrrhhh.
Bob gives away all 4 blue cards. Urrrhhh!
Bob gives Ann blue Reverse.
Bob gives Dan blue 6.
Bob gives Cleo blue 1.
Bob gives Ann blue 4.
Bob names ★ yellow.
Ann plays Wild Draw Four.
Ann names ▲ green.
Ann shows the hand to Dan: blue 7, green Reverse, green Draw Two, blue 4, blue Reverse, blue 4.
Dan challenges: Ann is innocent.
Dan draws 6 cards: Wild, green 3, yellow Skip, pink 4, yellow 8, pink 7.
Dan misses the turn.
Cleo plays green 7.
Bob plays green 6.
Ann plays green Draw Two.
Dan draws 2 cards: blue 9, green 1.
Dan misses the turn.
Cleo draws a card: green 2.
Cleo plays green 2.
Bob plays green 6.
Ann plays green Reverse.
Play now runs to the left.
Bob draws a card: yellow Draw Two.
Bob passes.
Cleo draws a card: yellow 9.
Cleo passes.
Dan plays green 8.
Ann draws a card: yellow 3.
Ann passes.
Bob draws a card: green 9.
Bob plays green 9.
Cleo plays blue 9.
Dan plays blue 3.
Ann plays blue 7.
Bob draws a card: pink Skip.
Bob passes.
Cleo plays blue 1.
Dan plays blue 6.
Ann plays blue Reverse.
Play now runs to the right.
Dan plays blue 9.
Cleo plays blue 7.
Bob draws a card: blue 5.
Bob plays blue 5.
Ann plays blue 4.
Dan plays pink 4.
Cleo plays pink 1.
Bob plays pink Skip.
Ann misses the turn.
Dan plays yellow Skip.
Cleo misses the turn.
Bob plays yellow Draw Two.
Ann draws 2 cards: blue 2, pink Reverse.
Ann misses the turn.
Dan plays green Draw Two.
Cleo draws 2 cards: blue 6, green Reverse.
Cleo misses the turn.
Bob draws a card: blue 5.
Bob passes.
Ann draws a card: yellow 1.
Ann passes.
Dan plays green 3.
Cleo plays green Reverse.
Play now runs to the left.
Dan plays green 5.
Ann draws a card: green 1.
Ann plays green 1.
Bob draws a card: yellow 8.
Bob passes.
Cleo draws a card: yellow Reverse.
Cleo passes.
Dan plays green 1.
Ann plays yellow 1.
Bob plays yellow 5.
Cleo plays yellow 9.
Dan plays yellow 2.
Ann plays blue 2.
Bob plays blue 5.
Cleo plays blue 6.
Dan plays blue 8.
Ann plays blue 4.
Bob draws a card: Creeperific Urrrhhh.
Bob plays Creeperific Urrrhhh.
Bob gives away all 2 yellow cards. Urrrhhh!
Bob gives Cleo yellow 9.
Bob gives Dan yellow 8.
Bob has no cards left!
Bob wins the round.
Bob deals.
The start card is green Reverse.
Play now runs to the right.
Bob plays green Draw Two.
Ann draws 2 cards: blue 1, green Draw Two.
Ann misses the turn.
Dan plays green Reverse.
Play now runs to the left.
Ann plays green 2.
Bob plays yellow 2.
Cleo plays Creeperific Urrrhhh.
Cleo gives away all 5 pink cards. Urrrhhh!
Cleo gives Dan pink Draw Two.
Cleo gives Ann pink 9.
Cleo gives Bob pink 5.
Cleo gives Dan pink 7.
Cleo gives Ann pink 7.
Cleo calls UNO!
Cleo names ■ blue.
Dan plays blue 2.
Ann plays Creeperific Urrrhhh.
Ann gives away all 4 blue cards. Urrrhhh!
Ann gives Bob blue Draw Two.
Ann gives Cleo blue 1.
Ann gives Dan blue Draw Two.
Ann gives Bob blue 8.
Ann names ♥ pink.
Bob plays pink 5.
Cleo plays blue 5.
Cleo calls UNO!
Dan plays pink 5.
Ann plays pink 9.
Bob plays pink 3.
Cleo draws a card: yellow 7.
Cleo passes.
Dan plays pink Draw Two.
Ann draws 2 cards: yellow 7, blue 3.
Ann misses the turn.
Bob plays blue Draw Two.
Cleo draws 2 cards: pink Draw Two, green 4.
Cleo misses the turn.
Dan plays blue 9.
Ann plays blue 3.
Bob plays blue 0.
Cleo plays blue 1.
Dan plays Wild.
Dan names ■ blue.
Ann draws a card: yellow Skip.
Ann passes.
Bob plays blue 8.
Cleo draws a card: blue Skip.
Cleo plays blue Skip.
Dan misses the turn.
Ann plays yellow Skip.
Bob misses the turn.
Cleo plays yellow 7.
Dan plays Wild.
Dan names ★ yellow.
Ann plays yellow 8.
Bob plays yellow 0.
Cleo draws a card: yellow 3.
Cleo plays yellow 3.
Dan draws a card: blue 6.
Dan passes.
Ann plays yellow 7.
Bob plays green 7.
Bob calls UNO!
Cleo plays green 4.
Cleo calls UNO!
Dan draws a card: green 1.
Dan plays green 1.
Ann plays green Draw Two.
Bob draws 2 cards: blue 7, blue 1.
Bob misses the turn.
Cleo plays pink Draw Two.
Cleo has no cards left!
Dan draws 2 cards: pink Reverse, pink 6.
Dan misses the turn.
Cleo wins the round.
Cleo deals.
The start card is blue 1.
Dan plays blue 6.
Ann plays blue 2.
Bob plays green 2.
Cleo plays pink 2.
Dan plays pink 0.
Ann plays pink 2.
Bob plays pink 7.
Cleo plays pink 6.
Dan plays pink 7.
Ann plays blue 7.
Bob plays green 7.
Cleo plays green Draw Two.
Dan draws 2 cards: blue 5, green 1.
Dan misses the turn.
Ann draws a card: green 9.
Ann plays green 9.
Bob plays green Reverse.
Play now runs to the right.
Ann plays yellow Reverse.
Play now runs to the left.
Bob draws a card: blue 4.
Bob passes.
Cleo plays pink Reverse.
Play now runs to the right.
Bob draws a card: Creeperific Urrrhhh.
Bob plays Creeperific Urrrhhh.
Bob gives away all 3 blue cards. Urrrhhh!
Bob gives Ann blue Draw Two.
Bob gives Dan blue 7.
Bob gives Cleo blue 4.
Bob calls UNO!
Bob names ▲ green.
Ann draws a card: pink Skip.
Ann passes.
Dan plays green 1.
Cleo plays green 6.
Bob plays green 4.
Bob has no cards left!
Bob wins the round.
Bob wins the match!
