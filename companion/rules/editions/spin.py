"""UNO Spin: a spin card sends the next player to the nine-icon wheel."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from companion.rules import events as ev
from companion.rules import faces
from companion.rules.cards import BLUE, GREEN, RED, YELLOW, Card, Colour, core_deck
from companion.rules.core import Core
from companion.rules.decisions import Question, Script, ask
from companion.rules.edition import Effect, when_played
from companion.rules.faces import Face
from companion.rules.moves import TRAY, Discard, Done, First, Move, Nobody, Seal, Yell
from companion.rules.round import Round, discards_of

SPIN = Question("spin", "A spin card was played: the next player must spin the wheel", "SPIN-04")
KEEP_TWO = Question("discard-to-two", "Almost UNO: discard until two cards are left", "SPIN-06")
ONE_NUMBER = Question("discard-number", "Discard cards of one number", "SPIN-07")
ONE_COLOUR = Question("discard-colour", "Discard cards of one colour", "SPIN-08")
WAR_CARD = Question("war", "War: lay your highest number card", "SPIN-22")
WAR_ORDER = Question("war-discard", "Discard your War cards; the last one lies on top", "SPIN-28")
YELL = Question("yell", "Yell “UNO Spin” first!", "SPIN-R26")
RACE = Question("race", "Who yelled first?", "SPIN-33")
PRIZE = Question("prize", "You were first: discard any card, or keep them all", "SPIN-34")


class Spin(Core):
    id = "spin"
    name = "UNO Spin"
    summary = "Spin cards send the next player to the wheel: nine icons, from Almost UNO to War."
    colours = (BLUE, GREEN, RED, YELLOW)
    spinner = "wheel"
    deck = core_deck(colours, marked="spin")
    own_options = ("wheel_discards_act",)
    option_defaults = {"challenge": False, "uno_window": "play"}
    cheat_sheet = {
        "Spin cards": "Numbers 1–5 with a swirl, played by colour or number like any number card. "
        "The next player spins the wheel instead of taking a turn.",
        "Discarding by the wheel": "You choose the order; the last card lies on top and sets colour, "
        "number or symbol. It does nothing else.",
        "Going out on a spin card": "The next player still spins; what that brings counts in the score.",
        "Wild Draw Four": "Only without a card of the colour in play; there is no challenge.",
    }

    @when_played("spin", even_last=True)
    def spin_the_wheel(self, round: Round, seat: int) -> Script[None]:
        spinner = round.after(seat)
        (icon,) = yield from round.spin(spinner, SPIN)
        round.uno.close()
        yield from self.ICONS[icon](self, round, spinner) or ()

    def settle_discards(self, round: Round, seat: int) -> Script[None]:
        """Somebody discarded by the wheel: the card on top rules (SPIN-R30, SPIN-12)."""
        round.owes_if_one_left(seat)
        if round.top.wild and not round.out:
            yield from round.ask_colour(seat)
        acts = round.options.wheel_discards_act and round.after(seat) not in round.out  # SPIN-32
        if acts and (not round.out or round.top.kind in self.acts_when_last):
            yield from self.obey(round, seat, round.top)
        else:
            round.move_on(seat)

    # The nine icons. Each ends with the turn of whoever is next.

    def almost_uno(self, round: Round, spinner: int) -> Script[None]:
        hand = round.hands[spinner]
        if len(hand) <= 2:
            round.move_on(spinner)
            return
        while len(hand) > 2:
            yield from round.ask_discard(spinner, lambda: hand, KEEP_TWO)
        yield from self.settle_discards(round, spinner)

    def discard_number(self, round: Round, spinner: int) -> Script[None]:
        return self.discard_alike(round, spinner, ONE_NUMBER, lambda card: card.number)

    def discard_colour(self, round: Round, spinner: int) -> Script[None]:
        return self.discard_alike(round, spinner, ONE_COLOUR, lambda card: card.colour)

    def discard_alike(
        self, round: Round, spinner: int, question: Question, trait: Callable[[Card], int | Colour | None]
    ) -> Script[None]:
        """The first card says which number or colour; more of it may follow (SPIN-R12, SPIN-R14)."""
        hand = round.hands[spinner]
        if all(trait(card) is None for card in hand):
            round.move_on(spinner)
            return
        first = yield from round.ask_discard(
            spinner, lambda: [card for card in hand if trait(card) is not None], question
        )

        def alike() -> list[Card]:
            return [card for card in hand if trait(card) == trait(first)]

        while alike():
            move = yield (ask(spinner, question, lambda seat: [*discards_of(alike, seat), Done(seat)]),)
            if not isinstance(move, Discard):
                break
            round.discard(spinner, move.card)
        yield from self.settle_discards(round, spinner)

    def draw_red(self, round: Round, spinner: int) -> Script[None]:
        yield from round.draw_until(spinner, lambda card: card.wild or card.colour is RED)
        round.move_on(spinner)

    def draw_blue(self, round: Round, spinner: int) -> Script[None]:
        yield from round.draw_until(spinner, lambda card: card.wild or card.colour is BLUE)
        round.move_on(spinner)

    def trade_hands(self, round: Round, spinner: int) -> None:
        """Always to the physical left; calls do not travel with a hand (SPIN-16, SPIN-17)."""
        round.hands = [round.hands[seat - 1] for seat in range(round.seats)]
        round.tell(ev.HandsTraded())
        for seat in range(round.seats):
            round.owes_if_one_left(seat)
        round.move_on(spinner)

    def show_hand(self, round: Round, spinner: int) -> None:
        round.tell(ev.HandShown(spinner, None, tuple(round.hands[spinner])))
        round.move_on(spinner)

    def war(self, round: Round, spinner: int) -> Script[None]:
        """Highest numbers, face down, turned over together; who ties goes on (SPIN-R20 … SPIN-R25)."""
        shown: dict[int, list[Card]] = {seat: [] for seat in range(round.seats)}
        fighters = [seat for seat in round.going_round_from(spinner) if highest(round, seat, [])]
        winner = fighters[0] if len(fighters) == 1 else None
        while fighters:
            for seat, card in (yield from self.lay_war_cards(round, fighters, shown)).items():
                shown[seat].append(card)
            best = max(number_of(shown[seat][-1]) for seat in fighters)
            fighters = [seat for seat in fighters if number_of(shown[seat][-1]) == best]
            if len(fighters) > 1:
                fighters = [seat for seat in fighters if highest(round, seat, shown[seat])]
            if len(fighters) == 1:
                (winner,) = fighters
                break
        round.tell(ev.WarEnded(winner))
        if winner is None:
            round.move_on(spinner)
        else:
            yield from self.discard_war_cards(round, winner, shown[winner])
            yield from self.settle_discards(round, winner)

    def lay_war_cards(
        self, round: Round, fighters: list[int], shown: Mapping[int, list[Card]]
    ) -> Script[dict[int, Card]]:
        """Sealed choices: nobody sees another's card until the last one lies (SPIN-22)."""
        waiting = {
            seat: ask(
                seat, WAR_CARD, lambda seat: [Seal(seat, card) for card in highest(round, seat, shown[seat])]
            )
            for seat in fighters
        }
        laid: dict[int, Card] = {}
        while waiting:
            move = yield tuple(waiting.values())
            assert isinstance(move, Seal)
            del waiting[move.seat]
            laid[move.seat] = move.card
            round.tell(ev.Sealed(move.seat, move.card))
        round.tell(ev.Revealed(tuple((seat, laid[seat]) for seat in fighters)))
        return laid

    def discard_war_cards(self, round: Round, winner: int, cards: list[Card]) -> Script[None]:
        while cards:
            if len(set(cards)) == 1:
                card = cards[0]
                round.discard(winner, card)
            else:
                card = yield from round.ask_discard(winner, lambda: cards, WAR_ORDER)
            cards.remove(card)

    def uno_spin(self, round: Round, spinner: int) -> Script[None]:
        racers = [seat for seat in range(round.seats) if round.hands[seat]]
        firsts: list[Move] = [*(First(TRAY, seat) for seat in racers), Nobody(TRAY)]
        move = yield (
            *(ask(seat, YELL, [Yell(seat)], optional=True) for seat in racers),
            ask(TRAY, RACE, firsts, about=spinner),
        )
        if isinstance(move, Nobody):
            round.tell(ev.Yelled(None))
            round.move_on(spinner)
            return
        winner = move.target if isinstance(move, First) else move.seat
        round.tell(ev.Yelled(winner))
        hand = round.hands[winner]
        prize = yield (ask(winner, PRIZE, lambda seat: [*discards_of(lambda: hand, seat), Done(seat)]),)
        if isinstance(prize, Discard):
            round.discard(winner, prize.card)
            yield from self.settle_discards(round, winner)
        else:
            round.move_on(winner)

    ICONS: ClassVar[Mapping[Face, Effect]] = {
        faces.ALMOST_UNO: almost_uno,
        faces.DISCARD_NUMBER: discard_number,
        faces.DISCARD_COLOUR: discard_colour,
        faces.DRAW_RED: draw_red,
        faces.DRAW_BLUE: draw_blue,
        faces.TRADE_HANDS: trade_hands,
        faces.SHOW_HAND: show_hand,
        faces.WAR: war,
        faces.UNO_SPIN: uno_spin,
    }


def number_of(card: Card) -> int:
    assert card.number is not None
    return card.number


def highest(round: Round, seat: int, already: list[Card]) -> list[Card]:
    """The seat's best number cards beside those already laid: equal ones, to choose the colour from."""
    left = list(round.hands[seat])
    for card in already:
        left.remove(card)
    best = max((card.number for card in left if card.number is not None), default=None)
    return [] if best is None else [card for card in dict.fromkeys(left) if card.number == best]
