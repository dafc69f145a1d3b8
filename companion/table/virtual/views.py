"""What a seat is told of a game with virtual cards: its own hand, what lies open, and what it may do."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from companion.names import TrayKind
from companion.rules.cards import Card, Colour
from companion.rules.core import ATTACKED, ATTACKS, CHALLENGE_LOST
from companion.rules.decisions import Decision
from companion.rules.events import Sealed
from companion.rules.moves import Move, Naming
from companion.sentences import Sentence, as_sentence
from companion.table.virtual.game import Game


class Viewer(NamedTuple):
    """Who looks: a seat, on a device that may have seen other hands of this round."""

    seat: int | None
    """None only watches."""
    seen: frozenset[int] = frozenset()
    """The other seats whose cards the device has seen: it is shown only what all of them may see."""


ANYBODY: Final = Viewer(None)


class MoveView(Struct, frozen=True, kw_only=True):
    """A move that would be taken now."""

    move: str
    """As the notation writes it: this goes back in `make-move`."""
    label: Sentence
    """As a button says it."""
    verb: str
    card: str | None = None
    """The code of the card that it is about."""
    colour: str | None = None
    seat: int | None = None
    """The seat that it is about."""
    uno: bool = False


class AttackView(Struct, frozen=True, kw_only=True):
    """What is at stake for a player on whom Draw cards were played."""

    cards: int
    """Cards to draw."""
    lost_challenge: int
    """Cards to draw after a challenge that was wrong."""
    keeps_turn: bool
    """Whether a challenger who was right plays on."""
    colour: str | None
    """The colour that the attacker must not have held, if that can be challenged."""


class DecisionView(Struct, frozen=True, kw_only=True):
    kind: str
    prompt: Sentence
    rule: str
    """Catalogue id."""
    note: Sentence
    """What has to be read before answering, such as the house rule to carry out; mostly empty."""
    optional: bool
    about: int | None
    moves: tuple[MoveView, ...]
    attack: AttackView | None = None


class AwaitedView(Struct, frozen=True, kw_only=True):
    """Somebody, or the tray, is waited for."""

    seat: int | None
    """None is the tray."""
    kind: str
    prompt: Sentence
    about: int | None
    note: Sentence
    """What the whole table carries out, such as a house rule; mostly empty."""
    done: str | None
    """The move that says that it is done, which anybody who plays may make."""


class SpinDue(Struct, frozen=True):
    """The nose is waited for."""

    seat: int | None
    """Whose spin it is."""
    tray: TrayKind


class HandsView(Struct, frozen=True, kw_only=True):
    """What everybody was left with at the end of the last round."""

    winner: int | None
    points: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...]


class GameView(Struct, frozen=True, kw_only=True):
    """Cards are named by their codes; what they look like is in the edition."""

    seat: int | None
    """Whose view this is; None only watches."""
    hidden: bool = False
    """The device has seen another hand of this round, so this one stays hidden until the next."""
    hand: tuple[str, ...]
    counts: tuple[int, ...]
    foreheads: tuple[tuple[str | None, ...], ...]
    """None stands for a card that the viewer may not see: their own one, and any on a screen for all."""
    top: str | None
    colour: str | None
    direction: int
    turn: int | None
    dealer: int | None
    pile: int
    discards: int
    drawn: str | None
    uno: tuple[tuple[int, bool], ...]
    """Who is down to one card, and whether UNO was called."""
    held_up: tuple[int, ...]
    laid: tuple[int, ...]
    """Who has laid a War card face down that is not turned over yet."""
    decisions: tuple[DecisionView, ...]
    """What the viewer may do now."""
    awaited: tuple[AwaitedView, ...]
    spin_due: SpinDue | None
    last_round: HandsView | None


def game_view(game: Game, viewer: Viewer, name: Naming) -> GameView:
    """The game as a viewer may see it."""
    return covered(_seat_view(game, viewer.seat, name), viewer.seen)


def covered(view: GameView, seen: frozenset[int]) -> GameView:
    """A seat's view on a device that has seen other hands of this round."""
    if not seen:
        return view
    foreheads = tuple(
        (None,) * len(cards) if owner in seen else cards for owner, cards in enumerate(view.foreheads)
    )
    return replace(view, hidden=True, hand=(), drawn=None, decisions=(), foreheads=foreheads)


def _seat_view(game: Game, seat: int | None, name: Naming) -> GameView:
    engine, round = game.engine, game.engine.round
    view = round.view(seat) if round is not None else None
    spin = game.spin_due
    return GameView(
        seat=seat,
        hand=_codes(view.hand) if view else (),
        counts=view.counts if view else (0,) * engine.seats,
        foreheads=tuple(
            tuple(card.code if card and seat is not None else None for card in cards)
            for cards in (view.foreheads if view else ())
        ),
        top=view.top.code if view and view.top else None,
        colour=str(view.colour) if view and view.colour else None,
        direction=view.direction if view else 1,
        turn=view.turn if view else None,
        dealer=view.dealer if view else None,
        pile=view.pile if view else 0,
        discards=view.discards if view else 0,
        drawn=view.drawn.code if view and view.drawn else None,
        uno=view.uno if view else (),
        held_up=view.held_up if view else (),
        laid=_laid(game),
        decisions=tuple(_decision(game, each, name) for each in game.decisions if each.seat == seat),
        awaited=tuple(
            AwaitedView(
                seat=each.seat if each.seat >= 0 else None,
                kind=each.kind,
                prompt=as_sentence(each.prompt),
                about=each.about,
                note=each.note,
                done=None if (done := game.shared_done(each)) is None else str(done),
            )
            for each in game.decisions
            if not each.optional
        ),
        spin_due=SpinDue(spin.about, game.edition.spinner) if spin and game.edition.spinner else None,
        last_round=_last_round(game),
    )


def _decision(game: Game, decision: Decision, name: Naming) -> DecisionView:
    return DecisionView(
        kind=decision.kind,
        prompt=as_sentence(decision.prompt),
        rule=decision.question.rule,
        note=decision.note,
        optional=decision.optional,
        about=decision.about,
        moves=tuple(_move(decision, move, name) for move in decision.moves),
        attack=_attack(game) if decision.kind == ATTACKED.kind else None,
    )


def _attack(game: Game) -> AttackView | None:
    """The attack with the card on top; None for an edition's own cards, about which nothing is known."""
    round = game.engine.round
    top = round.top if round is not None else None
    if top is None or top.kind not in ATTACKS:
        return None
    cards = ATTACKS[top.kind]
    return AttackView(
        cards=cards,
        lost_challenge=cards + CHALLENGE_LOST,
        keeps_turn=game.engine.options.challenger_keeps_turn,
        colour=str(round.colour_before) if round and top.wild and round.colour_before else None,
    )


def _move(decision: Decision, move: Move, name: Naming) -> MoveView:
    card: Card | None = getattr(move, "card", None)
    colour: Colour | None = getattr(move, "colour", None)
    return MoveView(
        move=str(move),
        label=decision.label(move, name),
        verb=move.verb,
        card=None if card is None else card.code,
        colour=None if colour is None else str(colour),
        seat=getattr(move, "target", None),
        uno=getattr(move, "uno", False),
    )


def _laid(game: Game) -> tuple[int, ...]:
    """The seats whose War cards came last, one move each."""
    moves = takewhile(lambda told: all(isinstance(each, Sealed) for each in told[1]), reversed(game.told))
    return tuple(each.seat for _, events in moves for each in events if isinstance(each, Sealed))


def _last_round(game: Game) -> HandsView | None:
    result = next((each for each in reversed(game.engine.results) if each.hands), None)
    if result is None:
        return None
    return HandsView(winner=result.winner, points=result.points, hands=tuple(map(_codes, result.hands)))


def _codes(cards: Sequence[Card]) -> tuple[str, ...]:
    return tuple(card.code for card in cards)
