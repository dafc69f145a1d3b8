"""Calling UNO and catching who did not: out-of-turn moves while a window is open (CORE-43 … CORE-53)."""

from __future__ import annotations

from msgspec import Struct

from companion.rules.decisions import Decision, Question, ask
from companion.rules.moves import CallUno, Catch, Move
from companion.rules.options import Options

CALL_UNO = Question("call-uno", "You have one card left: call UNO", "CORE-51")
CATCH = Question("catch", "Somebody has one card left", "CORE-47")


class Window(Struct):
    """Somebody is down to one card, from that moment until the next player acts."""

    called: bool
    accusers: set[int]
    """Who pointed at a player that had called: nobody may do so twice."""


class UnoWatch:
    """Who owes, or has made, an UNO call right now."""

    __slots__ = ("_options", "seats", "windows")

    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self._options = options
        self.windows: dict[int, Window] = {}

    def open(self, seat: int, *, called: bool = False) -> None:
        """This hand fell to one card."""
        self.windows[seat] = Window(called, set())

    def close(self) -> None:
        """The next player acts: too late for every call and catch (CORE-44, CORE-45)."""
        self.windows.clear()

    def lapse(self, seat: int) -> None:
        """This hand grew: the obligation is gone (CORE-50)."""
        self.windows.pop(seat, None)

    def next_draws(self, seat: int) -> None:
        """The next player draws, which is an act but not a play."""
        if self._options.uno_window == "act":
            self.close()
        else:
            self.lapse(seat)

    def decisions(self) -> list[Decision]:
        """What each seat may do about it, if it likes."""
        listed = []
        for seat in range(self.seats):
            if self._calls(seat):
                listed.append(ask(seat, CALL_UNO, self._calls, optional=True))
            if self._catches(seat):
                listed.append(ask(seat, CATCH, self._catches, optional=True))
        return listed

    def allows(self, move: Move) -> bool:
        return move in self._calls(move.seat) or move in self._catches(move.seat)

    def _calls(self, seat: int) -> list[Move]:
        window = self.windows.get(seat)
        return [CallUno(seat)] if window and not window.called else []

    def _catches(self, seat: int) -> list[Move]:
        if seat not in range(self.seats):
            return []
        return [
            Catch(seat, target)
            for target, window in self.windows.items()
            if target != seat
            and (not window.called or (self._options.false_catch_penalty and seat not in window.accusers))
        ]
