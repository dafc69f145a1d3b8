"""The rules that all editions share: the CORE part of RULES.md, in its order."""

from __future__ import annotations

from functools import cache, partial

from companion.rules import events as ev
from companion.rules.cards import WILD_DRAW_FOUR, Card
from companion.rules.decisions import Asked, Done, Question, Script, ask, then
from companion.rules.edition import Edition, when_played, when_turned_up
from companion.rules.moves import Accept, Challenge, Move, Play
from companion.rules.round import Round
from companion.rules.tabletop import RIGHT

HAND = 7
"""Cards that each player is dealt (CORE-R13)."""
ATTACKS = {"draw-two": 2, "wild-draw-four": 4}
"""Cards that the next player draws, by the kind of card that attacks."""
CHALLENGE_LOST = 2
"""Cards on top of the attack for a challenge that was wrong (CORE-R46)."""

SHUFFLE = Question("shuffle", "Shuffle the deck", "CORE-R13")
ATTACKED = Question("attacked", "Draw cards were played on you", "CORE-R43")


class Core(Edition):
    """What an edition starts from. Its own file says only what is different."""

    always_asks_victim = False
    """Ask who is hit by a Draw Two even if there is no choice, so that nobody learns who had one."""

    def setup(self, round: Round) -> Script[None]:
        """Shuffle, deal, and turn up the start card (CORE-R13 … CORE-R16)."""
        yield from round.shuffle_pile(self.deck, SHUFFLE)
        round.deal(HAND)
        yield from self.start_card(round)

    def start_card(self, round: Round) -> Script[None]:
        """The first discard; if it is an action card, its own start rule applies."""
        card = round.pile.pop()
        round.tell(ev.TurnedUp(card))
        while card is WILD_DRAW_FOUR:
            yield from round.shuffle_pile([*round.pile, card], SHUFFLE)
            card = round.pile.pop()
            round.tell(ev.TurnedUp(card))
        round.put_on_top(card)
        if effect := self.start_effects.get(card.kind):
            yield from effect(self, round, round.dealer) or ()
        elif card.wild:
            yield from round.ask_colour(round.turn)

    @when_turned_up("draw-two")
    def start_with_draw_two(self, round: Round, dealer: int) -> Script[None]:
        yield from round.draw(round.turn, 2)
        round.move_on(dealer, skipping=True)

    @when_turned_up("reverse")
    def start_with_reverse(self, round: Round, dealer: int) -> None:
        round.direction = RIGHT
        round.tell(ev.Reversed(RIGHT))
        round.turn = dealer

    @when_turned_up("skip")
    def start_with_skip(self, round: Round, dealer: int) -> None:
        round.move_on(dealer, skipping=True)

    # Action cards

    @when_played("draw-two", even_last=True)
    def draw_two(self, round: Round, seat: int) -> Script[None] | Done:
        return self.attack(round, seat, ATTACKS["draw-two"])

    @when_played("reverse")
    def reverse(self, round: Round, seat: int) -> None:
        round.reverse()
        as_skip = round.seats == 2 and round.options.two_player_reverse == "skip"
        round.move_on(seat, skipping=as_skip)

    @when_played("skip")
    def skip(self, round: Round, seat: int) -> None:
        round.move_on(seat, skipping=True)

    @when_played("wild")
    def wild(self, round: Round, seat: int) -> Script[None]:
        round.hear_colour((yield round.colours_for(seat)))
        round.move_on(seat)

    @when_played("wild-draw-four", even_last=True)
    def wild_draw_four(self, round: Round, seat: int) -> Script[None]:
        """Guilt is what the hand held at the moment of play (CORE-36)."""
        if not round.hands[seat]:
            yield from self.attack(round, seat, ATTACKS["wild-draw-four"])
            return
        guilty = round.holds(seat, round.colour_before)
        round.hear_colour((yield round.colours_for(seat)))
        yield from self.attack(round, seat, ATTACKS["wild-draw-four"], guilty=guilty)

    def obey(self, round: Round, seat: int, card: Card) -> Script[None]:
        """A discarded action card that acts after all: as if this seat had played it, with no challenge."""
        if card.kind in ATTACKS:
            yield from self.attack(round, seat, ATTACKS[card.kind])
        elif card.kind == "skip":
            self.skip(round, seat)
        elif card.kind == "reverse":
            self.reverse(round, seat)
        else:
            round.move_on(seat)

    # Attacks and challenges

    def attack(
        self, round: Round, attacker: int, count: int, *, guilty: bool | None = None
    ) -> Script[None] | Done:
        """The next player draws and misses the turn, unless an answer helps.

        ``guilty`` is None where no challenge is possible.
        """
        victim = (attacker + round.direction) % round.seats
        may_challenge = guilty is not None and round.bluffing
        if may_challenge or self.always_asks_victim:
            return self.ask_victim(round, attacker, victim, count, guilty if may_challenge else None)
        return self.hit(round, attacker, victim, count)

    def hit(self, round: Round, attacker: int, victim: int, count: int) -> Script[None] | Done:
        """The victim draws and misses the turn."""
        if drawing := round.draw(victim, count):
            return then(drawing, partial(round.move_on, attacker, skipping=True))
        round.move_on(attacker, skipping=True)
        return ()

    def ask_victim(
        self, round: Round, attacker: int, victim: int, count: int, guilty: bool | None
    ) -> Script[None]:
        move = yield self.replies(round, attacker, victim, may_challenge=guilty is not None)
        if isinstance(move, Challenge):
            yield from self.challenge(round, attacker, victim, count, guilty=bool(guilty))
        elif isinstance(move, Play):
            yield from self.answer(round, attacker, victim, count, move)
        else:
            yield from self.hit(round, attacker, victim, count)

    def replies(self, round: Round, attacker: int, victim: int, *, may_challenge: bool) -> Asked:
        """What the victim may do. To draw is to begin no turn: a catch is still in time then (CORE-44)."""
        return take_or_challenge(attacker, victim, may_challenge)

    def answer(self, round: Round, attacker: int, victim: int, count: int, move: Play) -> Script[None]:
        """A card was laid instead of drawing, in an edition whose replies list one."""
        yield from ()

    def challenge(
        self, round: Round, attacker: int, victim: int, count: int, *, guilty: bool
    ) -> Script[None]:
        round.tell(ev.HandShown(attacker, victim, tuple(round.hands[attacker])))
        round.tell(ev.Challenged(victim, attacker, guilty))
        if guilty:
            round.uno.close()
            yield from round.draw(attacker, count)
            round.move_on(attacker, skipping=not round.options.challenger_keeps_turn)
        else:
            yield from round.draw(victim, count + CHALLENGE_LOST)
            round.move_on(attacker, skipping=True)


@cache
def take_or_challenge(attacker: int, victim: int, may_challenge: bool) -> Asked:
    moves: list[Move] = [Accept(victim), Challenge(victim)] if may_challenge else [Accept(victim)]
    return (ask(victim, ATTACKED, moves, about=attacker),)
