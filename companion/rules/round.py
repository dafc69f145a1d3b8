"""A round: what is awaited, the moves made so far, and making and unmaking them.

How a turn goes is in turns.py, what the cards mean in core.py and editions/, what lies where in tabletop.py.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from companion.names import UNO_PENALTY
from companion.rules import events as ev
from companion.rules.asking import DRAWN, TURN
from companion.rules.cards import Card
from companion.rules.decisions import Asked, Decision, Question, Script, ShuffleDecision, ask
from companion.rules.edition import Edition
from companion.rules.errors import BadSetup, IllegalMove
from companion.rules.house import HouseRule, verify_house_rules
from companion.rules.moves import CallUno, Catch, Discard, Move, Naming, numbered
from companion.rules.options import Options
from companion.rules.position import Position
from companion.rules.refusal import refusal
from companion.rules.scoring import Result, result
from companion.rules.tabletop import Tabletop
from companion.rules.turns import course
from companion.rules.view import View, view
from companion.sentences import Sentence

DISCARD = Question("discard", "Discard a card", "EYE-05")


class Round(Tabletop):
    """One deal until somebody is out.

    ``decisions`` says what is awaited, ``push`` makes a move, ``undo`` takes it back.
    """

    __slots__ = (
        *("house_rules", "name", "log", "asked", "result"),
        *("_origin", "_script", "_interrupted"),
    )

    def __init__(
        self,
        edition: Edition,
        seats: int,
        *,
        dealer: int = 0,
        options: Options | None = None,
        house_rules: Sequence[HouseRule] = (),
        name: Naming = numbered,
        position: Position | None = None,
    ) -> None:
        edition.verify_seats(seats)
        if dealer not in range(seats):
            raise BadSetup(
                Sentence(
                    "there is no seat {dealer}: with {seats} players the dealer is 0 to {last}",
                    dealer=dealer,
                    seats=seats,
                    last=seats - 1,
                )
            )
        verify_house_rules(edition, house_rules)
        self.house_rules = tuple(house_rules)
        self.name = name
        """What refusals call a seat."""
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
        self._interrupted: tuple[Script[int | None], Asked] | None = None
        """What goes on when somebody who acts out of turn is done."""
        if self._origin:
            self._origin.lay_out(self)
        self._start(course(self, () if self._origin else self.edition.setup(self)))

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

    def push(self, move: Move) -> ev.News:
        """Make a move and return what happened; an illegal one raises and changes nothing."""
        asked = self.asked
        if not asked or move not in asked[0].moves:
            if self._out_of_turn(move):
                return self._push_out_of_turn(move)
            self.verify(move)
        self.log.append(move)
        self.news = ()
        try:
            self.asked = self._script.send(move)
        except StopIteration as end:
            self._script_ended(end.value)
        return self.news

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
            name=self.name,
            position=self._origin,
        )
        twin._replay(self.log[:upto])
        return twin

    def position(self) -> tuple[Position, list[Move]]:
        """The position when somebody was last on turn, and the moves made since."""
        twin = self.copy(0)
        position, since = self._origin, 0
        for count, move in enumerate([None, *self.log]):
            if move:
                twin.push(move)
            if twin.asked and twin.asked[0].question is TURN:
                position, since = Position.of(twin), count
        if position is None or self.over:
            raise BadSetup("there is a position only between the first turn and the end of a round")
        return position, self.log[since:]

    def _replay(self, moves: Sequence[Move]) -> None:
        self.clear()
        self._begin()
        for move in moves:
            self.push(move)

    def _start(self, script: Script[int | None]) -> None:
        """Run a script up to its first question."""
        self._script = script
        try:
            self.asked = next(script)
        except StopIteration as end:
            self._script_ended(end.value)

    def _script_ended(self, winner: int | None) -> None:
        """The round is over, or what interrupted a question is and it is asked again."""
        if self._interrupted:
            self._script, asked = self._interrupted
            self._interrupted = None
            self.asked = tuple(map(self._ask_again, asked))
        else:
            self.asked = ()
            self.uno.close()
            self.result = result(self, winner)
            self.tell(ev.RoundOver(winner, self.result.points, self.result.hands))

    def _ask_again(self, decision: Decision) -> Decision:
        """The same question, after somebody's hand has changed."""
        book = self._books[decision.seat]
        if decision.question is TURN:
            return book.turn(self)[0]
        if decision.question is DRAWN:
            assert self.drawn
            return book.after_drawing(self, self.drawn)[0]
        return decision.again()

    # Out of turn

    @property
    def _may_interrupt(self) -> bool:
        """Nobody calls or catches while cards are being shuffled, nor when all is over."""
        return bool(self.asked) and not isinstance(self.asked[0], ShuffleDecision)

    def _out_of_turn(self, move: Move) -> bool:
        return bool(self.uno.windows) and self._may_interrupt and self.uno.allows(move)

    def _push_out_of_turn(self, move: Move) -> ev.News:
        self.log.append(move)
        self.news = ()
        if isinstance(move, CallUno):
            self.uno.windows[move.seat].called = True
            self.tell(ev.UnoCalled(move.seat))
        elif isinstance(move, Catch):
            self._interrupted = (self._script, self.asked)
            self._start(self._catch(move))
        return self.news

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

    # A question that several editions ask

    def ask_discard(
        self, seat: int, cards: Callable[[], Sequence[Card]], question: Question = DISCARD
    ) -> Script[Card]:
        """This seat discards one of these cards."""
        move = yield (ask(seat, question, partial(discards_of, cards)),)
        assert isinstance(move, Discard)
        self.discard(seat, move.card)
        return move.card


def discards_of(cards: Callable[[], Sequence[Card]], seat: int) -> list[Move]:
    """One discard for each sort of card."""
    return [Discard(seat, card) for card in dict.fromkeys(cards())]
