"""A round: what is awaited, the moves made so far, and making and unmaking them.

What the cards mean is in core.py and editions/; what lies where is in tabletop.py.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from companion.rules import events as ev
from companion.rules.asking import DRAWN, SPINS, TURN
from companion.rules.cards import Card
from companion.rules.decisions import Asked, Decision, Question, Script, ShuffleDecision, ask
from companion.rules.edition import Edition
from companion.rules.errors import BadSetup, IllegalMove
from companion.rules.faces import Face
from companion.rules.house import HouseRule, verify_house_rules
from companion.rules.moves import TRAY, CallUno, Catch, Discard, Move, NameColour, Spin
from companion.rules.options import Options
from companion.rules.position import Position
from companion.rules.refusal import refusal
from companion.rules.scoring import Result, result
from companion.rules.tabletop import Tabletop
from companion.rules.view import View, view

DISCARD = Question("discard", "Discard a card", "EYE-05")
UNO_PENALTY = 2


class Round(Tabletop):
    """One deal until somebody is out.

    ``decisions`` says what is awaited, ``push`` makes a move, ``undo`` takes it back.
    """

    __slots__ = (
        "_interrupted",
        "_origin",
        "_script",
        "asked",
        "house_rules",
        "log",
        "result",
        "turn_started",
    )

    def __init__(
        self,
        edition: Edition,
        seats: int,
        *,
        dealer: int = 0,
        options: Options | None = None,
        house_rules: Sequence[HouseRule] = (),
        position: Position | None = None,
    ) -> None:
        edition.verify_seats(seats)
        if dealer not in range(seats):
            raise BadSetup(f"there is no seat {dealer}: with {seats} players the dealer is 0 to {seats - 1}")
        verify_house_rules(edition, house_rules)
        self.house_rules = tuple(house_rules)
        self._origin = position
        super().__init__(edition, seats, dealer, options or edition.default_options)
        self._begin()

    @classmethod
    def at(cls, position: Position, options: Options | None = None) -> Round:
        """A round that starts from a position instead of a deal."""
        return cls(
            position.edition,
            len(position.hands),
            dealer=position.dealer,
            options=options,
            house_rules=position.house_rules,
            position=position,
        )

    def _begin(self) -> None:
        self.log: list[Move] = []
        self.asked: Asked = ()
        """Who must decide what before play goes on."""
        self.result: Result | None = None
        self.turn_started = 0
        """Length of the log when the turn began."""
        self._interrupted: tuple[Script[None], Asked] | None = None
        if self._origin:
            self._origin.lay_out(self)
            self._start(self.edition.turns(self))
        else:
            self._start(self.edition.setup(self))

    # What is awaited

    @property
    def decisions(self) -> Asked:
        """Every decision that is open, out-of-turn ones included; none when the round is over."""
        if self.uno.windows and self._may_interrupt:
            return (*self.asked, *self.uno.decisions())
        return self.asked

    @property
    def over(self) -> bool:
        return self.result is not None

    def legal_moves(self, seat: int | None = None) -> list[Move]:
        """All moves that would be taken now, of one seat or of everybody."""
        return [move for each in self.decisions if seat in (None, each.seat) for move in each.moves]

    def can(self, move: Move) -> bool:
        return any(each.accepts(move) for each in self.asked) or self._out_of_turn(move)

    def verify(self, move: Move) -> None:
        """Raise IllegalMove, with the reason in a player's words, unless the move is legal now."""
        if not self.can(move):
            raise refusal(self, move)

    def view(self, seat: int | None) -> View:
        """What this seat may know now, and nothing else; None is somebody who only watches."""
        return view(self, seat)

    # Making and unmaking moves

    def push(self, move: Move) -> list[ev.Event]:
        """Make a move and return what happened; an illegal one raises and changes nothing."""
        for decision in self.asked:
            if move in decision.moves:
                break
        else:
            if self._out_of_turn(move):
                return self._push_out_of_turn(move)
            self.verify(move)
        events = self.events
        mark = len(events)
        self.log.append(move)
        try:
            self.asked = self._script.send(move)
        except StopIteration:
            self._finished()
        return events[mark:]

    def undo(self) -> Move:
        """Take the last move back and return it. Chance comes back too: push it again to go on."""
        if not self.log:
            raise IllegalMove("there is no move to take back", "CORE-48")
        *kept, last = self.log
        self._replay(kept)
        return last

    def copy(self, upto: int | None = None) -> Round:
        """The same round again, at the same point or after the first ``upto`` moves."""
        twin = Round(
            self.edition,
            self.seats,
            dealer=self.dealer,
            options=self.options,
            house_rules=self.house_rules,
            position=self._origin,
        )
        twin._replay(self.log[:upto])
        return twin

    def position(self) -> tuple[Position, list[Move]]:
        """The position at the start of this turn, and the moves made since."""
        if not self.discards or self.over:
            raise BadSetup("there is a position only between the first turn and the end of a round")
        return Position.of(self.copy(self.turn_started)), self.log[self.turn_started :]

    def _replay(self, moves: Sequence[Move]) -> None:
        self.clear()
        self._begin()
        for move in moves:
            self.push(move)

    def _start(self, script: Script[None]) -> None:
        """Run a script up to its first question."""
        self._script = script
        try:
            self.asked = next(script)
        except StopIteration:
            self._finished()

    def _finished(self) -> None:
        """A script came to its end: back to what it interrupted, on to the turns, or over."""
        if self._interrupted:
            self._script, asked = self._interrupted
            self._interrupted = None
            self.asked = tuple(map(self._ask_again, asked))
        elif self.over:
            self.asked = ()
        else:
            self._start(self.edition.turns(self))

    def _ask_again(self, decision: Decision) -> Decision:
        """The same question, after somebody's hand has changed."""
        book = self.edition.books[decision.seat]
        if decision.question is TURN:
            return book.turn(self)[0]
        if decision.question is DRAWN:
            return book.drawn(self)[0]
        return decision.again()

    # Out of turn

    @property
    def _may_interrupt(self) -> bool:
        """Nobody calls or catches while cards are being shuffled, nor when all is over."""
        return bool(self.asked) and not isinstance(self.asked[0], ShuffleDecision)

    def _out_of_turn(self, move: Move) -> bool:
        return bool(self.uno.windows) and self._may_interrupt and self.uno.allows(move)

    def _push_out_of_turn(self, move: Move) -> list[ev.Event]:
        mark = len(self.events)
        self.log.append(move)
        if isinstance(move, CallUno):
            self.uno.windows[move.seat].called = True
            self.tell(ev.UnoCalled(move.seat))
        elif isinstance(move, Catch):
            self._interrupted = (self._script, self.asked)
            self._start(self._catch(move))
        return self.events[mark:]

    def _catch(self, move: Catch) -> Script[None]:
        window = self.uno.windows[move.target]
        if window.called:
            window.accusers.add(move.seat)
            self.tell(ev.FalselyCaught(move.target, move.seat))
            yield from self.draw(move.seat, self.options.false_catch_penalty)
        else:
            self.tell(ev.Caught(move.target, move.seat))
            yield from self.draw(move.target, UNO_PENALTY)
            self.uno.lapse(move.target)

    # Questions that several editions ask

    def spin(self, spinner: int, question: Question) -> Script[tuple[Face, ...]]:
        """This seat's spin: chance says the faces."""
        assert self.edition.spinner
        move = yield (Decision(TRAY, question, SPINS[self.edition.spinner], about=spinner),)
        assert isinstance(move, Spin)
        self.tell(ev.Spun(spinner, move.faces))
        return move.faces

    def ask_colour(self, seat: int) -> Script[None]:
        """This seat names the colour for the wild on top."""
        move = yield self.edition.books[seat].colour
        assert isinstance(move, NameColour)
        self.set_colour(move.colour)
        self.tell(ev.ColourNamed(seat, move.colour))

    def ask_discard(
        self, seat: int, cards: Callable[[], Sequence[Card]], question: Question = DISCARD
    ) -> Script[Card]:
        """This seat discards one of these cards."""
        move = yield (ask(seat, question, partial(discards_of, cards)),)
        assert isinstance(move, Discard)
        self.discard(seat, move.card)
        return move.card

    def end(self, winner: int | None) -> None:
        """The round is over; nobody wins a blocked one."""
        self.uno.close()
        self.result = result(self, winner)
        self.tell(ev.RoundOver(winner, self.result.points, self.result.hands))


def discards_of(cards: Callable[[], Sequence[Card]], seat: int) -> list[Move]:
    """One discard for each sort of card."""
    return [Discard(seat, card) for card in dict.fromkeys(cards())]
