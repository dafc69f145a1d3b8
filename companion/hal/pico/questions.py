"""Questions to the Pico that wait for an answer: each is sent again, for a while, until it comes."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass

from companion._firmware import wire
from companion.hal.clock import Clock, Timer
from companion.hal.pico.errors import LinkError, NoAnswer
from companion.hal.pico.hello import interrupts
from companion.hal.pico.messages import Message

ANSWER_S = 0.1
"""After this long a question is asked again."""
TRIES = 40
GIVE_UP_S = 1.5


@dataclass(slots=True)
class Question:
    """A question that is not answered yet."""

    frame: bytes
    answer: Future[Message]
    until: float
    tries: int = 0
    timer: Timer | None = None

    def rest(self) -> None:
        if self.timer is not None:
            self.timer.cancel()


class Questions:
    """May be used from any thread. `write` sends bytes; `unanswered` is called when no answer ever came."""

    def __init__(
        self, clock: Clock, write: Callable[[bytes], object], unanswered: Callable[[NoAnswer], object]
    ) -> None:
        self.resent = 0
        """How often something had to be sent again."""
        self._clock = clock
        self._write = write
        self._unanswered = unanswered
        self._lock = threading.Lock()
        self._open: dict[int, Question] = {}
        self._sequence = 0

    def __bool__(self) -> bool:
        """Whether a question is still unanswered."""
        return bool(self._open)

    def ask(self, kind: int, body: bytes, give_up_s: float) -> Future[Message]:
        with self._lock:
            sequence, frame = self._numbered(kind, body)
            question = Question(frame, Future(), self._clock.now() + give_up_s)
            self._open[sequence] = question
        self._send(sequence)
        return question.answer

    def _numbered(self, kind: int, body: bytes) -> tuple[int, bytes]:
        """The next sequence number and its frame. A greeting skips numbers that would interrupt the Pico."""
        while True:
            sequence = self._sequence = self._sequence % 0xFFFF + 1
            frame = wire.frame(kind, sequence, body)
            if kind != wire.HELLO or not interrupts(frame):
                return sequence, frame

    def ask_all_again(self) -> None:
        """Something came in damaged, and may have been an answer."""
        for sequence in tuple(self._open):
            self._send(sequence)

    def answer(self, sequence: int, answer: Message | LinkError) -> None:
        with self._lock:
            question = self._open.pop(sequence, None)
        if question is None:
            return
        question.rest()
        if isinstance(answer, LinkError):
            question.answer.set_exception(answer)
        else:
            question.answer.set_result(answer)

    def fail(self, error: LinkError) -> None:
        """Fail every question: nobody is there to answer."""
        for sequence in tuple(self._open):
            self.answer(sequence, error)

    def _send(self, sequence: int) -> None:
        with self._lock:
            question = self._open.get(sequence)
            if question is None:
                return
            question.rest()
            given_up = question.tries == TRIES or self._clock.now() >= question.until
            if not given_up:
                self.resent += question.tries > 0
                question.tries += 1
                when = self._clock.now() + ANSWER_S
                question.timer = self._clock.call_at(when, lambda: self._send(sequence))
        if not given_up:
            self._write(question.frame)
            return
        error = NoAnswer("The Pico does not answer: unplug it and plug it in again.")
        self._unanswered(error)
        self.answer(sequence, error)
