"""Monster High: Creeperific Urrrhhh cards give a whole colour of your hand away."""

from __future__ import annotations

from companion.rules import events as ev
from companion.rules.cards import BLUE, GREEN, PINK, YELLOW, Card, Colour, core_deck, wild
from companion.rules.core import Core
from companion.rules.decisions import Question, Script, ask
from companion.rules.edition import when_played
from companion.rules.moves import Give, GiveColour, Move
from companion.rules.round import Round
from companion.rules.tabletop import LEFT, Tabletop

URRRHHH = wild("urrrhhh", "urr", "Creeperific Urrrhhh")

GIFT_COLOUR = Question("gift-colour", "Urrrhhh! Which colour do you give away?", "MH-07")
GIFT = Question("gift", "Urrrhhh! Which card goes to the next in line?", "MH-R04")


class MonsterHigh(Core):
    id = "monster-high"
    name = "Monster High"
    summary = "Urrrhhh cards: give all cards of one colour away, one at a time round the table."
    colours = (BLUE, GREEN, PINK, YELLOW)
    deck = (*core_deck(colours), *[URRRHHH] * 4)
    own_options = ("gift_follows_direction",)
    cheat_sheet = {
        "Creeperific Urrrhhh": "A wild. Choose a colour that you hold and hand all those cards out, one at a "
        "time, clockwise from your left, with an “Urrrhhh!” each. Then name the colour that goes on.",
        "Going out by giving": "If the gifts empty your hand you are out and have won the round.",
    }

    @when_played("urrrhhh")
    def urrrhhh(self, round: Round, seat: int) -> Script[None]:
        held = [colour for colour in self.colours if round.holds(seat, colour)]
        if held:
            moves: list[Move] = [GiveColour(seat, colour) for colour in held]
            move = yield (ask(seat, GIFT_COLOUR, moves),)
            assert isinstance(move, GiveColour)
            yield from self.give_away(round, seat, move.colour)
        if round.out:
            return
        if held:
            round.owes_if_one_left(seat)
        yield from round.ask_colour(seat)
        round.move_on(seat)

    def give_away(self, round: Round, seat: int, colour: Colour) -> Script[None]:
        """One card to each in turn, round and round past oneself, until none is left (MH-03)."""
        hand = round.hands[seat]
        gifts = [card for card in hand if card.colour is colour]
        round.tell(ev.GiftColour(seat, colour, len(gifts)))
        step = round.direction if round.options.gift_follows_direction else LEFT
        receiver = seat
        while gifts:
            receiver = (receiver + step) % round.seats
            if receiver == seat:
                continue
            card = gifts[0]
            if len(set(gifts)) > 1:
                moves: list[Move] = [Give(seat, each) for each in dict.fromkeys(gifts)]
                move = yield (ask(seat, GIFT, moves, about=receiver),)
                assert isinstance(move, Give)
                card = move.card
            gifts.remove(card)
            hand.drop(card)
            round.take(receiver, [card])
            round.tell(ev.Gave(seat, receiver, card))
        if not hand:
            round.goes_out(seat)

    def owes_uno(self, table: Tabletop, seat: int, card: Card) -> bool:
        """With a coloured card left, an Urrrhhh gives that one away too: no call is due (MH-12)."""
        rest = list(table.hands[seat])
        if card in rest and len(rest) == 2:
            rest.remove(card)
        return card is not URRRHHH or rest[0].wild
