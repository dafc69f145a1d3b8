"""The link to a Pico: frames both ways over its serial port; questions are repeated until answered.

A question is sent again when its time is up or when a damaged frame came in, which may have been its answer.
That is harmless: moves are numbered, and everything else says how things should be, not what to change. If
the Pico is silent for too long or its port disappears, the link is lost and looks for the port every second.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from concurrent.futures import Future

import serial

from companion._firmware import wire
from companion.hal.clock import Clock
from companion.hal.pico.errors import LinkError, LinkLost, NoAnswer, NotATray, WrongVersion
from companion.hal.pico.hello import new_session
from companion.hal.pico.messages import Damaged, Message, Status, Welcome, read
from companion.hal.pico.port import Port, find, open_port
from companion.hal.pico.questions import GIVE_UP_S, Questions

log = logging.getLogger(__name__)

BEAT_S = 0.25
"""Both sides say something at least this often; the Pico answers every beat."""
SILENT_S = 1.5
GREET_S = 4.0
"""A Pico that has just got power needs a second or two to start its firmware."""
RETRY_S = 1.0
FLASH = "`tray flash` puts the firmware of this version on it"
GONE = "The Pico is gone: plug in its USB cable."
PROMPT = f"The Pico runs MicroPython but not our firmware: {FLASH}."

Opener = Callable[[str], Port]


class Link:
    """Its callbacks are called in its own thread."""

    def __init__(
        self,
        port: str,
        clock: Clock,
        on_message: Callable[[Message], object],
        *,
        on_lost: Callable[[LinkError], object],
        on_back: Callable[[Welcome], object],
        opener: Opener = open_port,
        session: int | None = None,
    ) -> None:
        self.session = new_session() if session is None else session
        """Tells the Pico after a lost link that this is still the same companion; 0 only asks who it is."""
        self.welcome: Welcome | None = None
        """Who is on the other end; None while disconnected."""
        self.damaged = 0
        """Frames that arrived damaged."""
        self._wanted = port
        self._clock = clock
        self._on_message = on_message
        self._on_lost = on_lost
        self._on_back = on_back
        self.opener = opener
        self._lock = threading.RLock()
        self._questions = Questions(clock, self._write, self._unanswered)
        self._port: Port | None = None
        self._decoder = wire.Decoder()
        self._heard_at = 0.0
        self._rubbish = b""
        self._closing = False
        self._opened_once = False
        self._wake = threading.Event()
        self._thread = threading.Thread(target=self._run, name="pico link", daemon=True)

    @property
    def up(self) -> bool:
        return self.welcome is not None

    @property
    def waiting(self) -> bool:
        """Whether a question is still unanswered."""
        return bool(self._questions)

    def open(self) -> Welcome:
        """Find the Pico and greet it, or say why that cannot be done."""
        self._connect()
        self._thread.start()
        welcome = self._greet().result()
        self._welcomed(welcome)
        self._opened_once = True
        self._beat()
        return welcome

    def close(self) -> None:
        """May be called twice, or while half open."""
        with self._lock:
            self._closing = True
            port, self._port, self.welcome = self._port, None, None
        self._questions.fail(LinkLost("The link to the Pico was closed."))
        self._wake.set()
        if port is not None:
            _shut(port)
        if self._thread.is_alive() and self._thread is not threading.current_thread():
            self._thread.join()

    def ask(self, kind: int, body: bytes = b"", give_up_s: float = GIVE_UP_S) -> Future[Message]:
        """Send something until it is answered; the future fails with a LinkError if it never is.

        A Pico that has not answered the greeting may be just starting, and is sent nothing else.
        """
        if self._port is None or (self.welcome is None and kind != wire.HELLO):
            nobody: Future[Message] = Future()
            nobody.set_exception(LinkLost(GONE))
            return nobody
        return self._questions.ask(kind, body, give_up_s)

    @property
    def resent(self) -> int:
        """How often something had to be sent again."""
        return self._questions.resent

    def _unanswered(self, error: LinkError) -> None:
        if self.welcome is not None:
            self._lose(error)

    def _connect(self) -> None:
        port = self.opener(find(self._wanted))
        with self._lock:
            self._decoder = wire.Decoder()
            self._rubbish = b""
            self._heard_at = self._clock.now()
            self._port = port

    def _greet(self) -> Future[Welcome]:
        """Ask who is there, and make sense of what comes back."""
        greeted: Future[Welcome] = Future()

        def answered(answer: Future[Message]) -> None:
            error = answer.exception()
            if error is not None:
                greeted.set_exception(self._who_is_that(error))
                return
            welcome = answer.result()
            if isinstance(welcome, Welcome):
                greeted.set_result(welcome)
            else:
                greeted.set_exception(NotATray(f"The Pico does not know us: {FLASH}."))

        self.ask(wire.HELLO, wire.hello(self.session), GREET_S).add_done_callback(answered)
        return greeted

    def _who_is_that(self, error: BaseException) -> BaseException:
        if not isinstance(error, NoAnswer):
            return error
        if _is_prompt(self._rubbish):
            return NotATray(PROMPT)
        if self._rubbish:
            return NotATray("Something answers on the port, but it is no tray: see `tray ports` for another.")
        return error

    def _welcomed(self, welcome: Welcome) -> None:
        with self._lock:
            self.welcome = welcome
            self._heard_at = self._clock.now()

    def _write(self, data: bytes) -> None:
        port = self._port
        if port is None:
            return
        try:
            port.write(data)
        except (OSError, TypeError, serial.SerialException) as error:
            # The reading thread notices too, and handles it. A port that was just closed is a TypeError.
            log.debug("Cannot write to the Pico: %s", error)

    def _beat(self) -> None:
        if self._closing:
            return
        if self.up:
            if self._clock.now() - self._heard_at > SILENT_S:
                self._lose(NoAnswer("The Pico has fallen silent: unplug it and plug it in again."))
            else:
                self._write(wire.frame(wire.BEAT, 0))
        self._clock.call_at(self._clock.now() + BEAT_S, self._beat)

    def _lose(self, error: LinkError) -> None:
        """From any thread: the reading thread ends its read and looks for the port again."""
        with self._lock:
            port, self._port = self._port, None
            was_up, self.welcome = self.welcome is not None, None
        if port is not None:
            _shut(port)
        if was_up and not self._closing:
            log.warning("%s", error)
            self._on_lost(error)
        # Only now, so that whoever waits for an answer finds the board's fault already set.
        self._questions.fail(LinkLost(str(error)))

    def _run(self) -> None:
        while not self._closing:
            port = self._port
            if port is not None:
                self._listen(port)
            elif self._opened_once:
                self._come_back()
            else:
                return

    def _listen(self, port: Port) -> None:
        try:
            while self._port is port:
                self._take(port.read(1))
                if waiting := port.in_waiting:
                    self._take(port.read(waiting))
        except (OSError, TypeError, serial.SerialException) as error:
            # pyserial reads from None, a TypeError, when another thread has closed the port.
            log.debug("Cannot read from the Pico: %s", error)
            if self._port is port:
                self._lose(LinkLost(GONE))

    def _take(self, data: bytes) -> None:
        damaged = self._decoder.damaged
        for byte in data:
            frame = self._decoder.take(byte)
            if frame is not None:
                self._receive(*frame)
        self._rubbish = (self._rubbish + data)[-200:]
        if self.welcome is None and _is_prompt(self._rubbish):
            self._questions.fail(NotATray(PROMPT))
        if self._decoder.damaged != damaged:
            self.damaged += self._decoder.damaged - damaged
            self._questions.ask_all_again()

    def _receive(self, protocol: int, kind: int, sequence: int, body: bytes) -> None:
        self._heard_at = self._clock.now()
        if protocol != wire.PROTOCOL:
            self._questions.answer(sequence, _wrong(protocol, kind, body))
            return
        message = read(kind, body)
        if isinstance(message, Damaged):
            self._questions.ask_all_again()
        elif message is not None:
            if isinstance(message, Status) and message.session != self.session:
                # Before our greeting is answered, a status is still meant for the previous companion.
                if self.up:
                    # It was reset without our noticing, and has forgotten us.
                    self._lose(LinkLost("The Pico was restarted in between."))
                return
            if not isinstance(message, Welcome):
                self._on_message(message)
            self._questions.answer(sequence, message)

    def _come_back(self) -> None:
        """Wait a while, then try once to find the Pico again."""
        self._wake.clear()
        timer = self._clock.call_at(self._clock.now() + RETRY_S, self._wake.set)
        self._wake.wait()
        timer.cancel()
        if self._closing:
            return
        try:
            self._connect()
        except LinkError as error:
            log.debug("%s", error)
            return

        def greeted(answer: Future[Welcome]) -> None:
            error = answer.exception()
            if error is None:
                self._welcomed(answer.result())
                log.info("The Pico is back.")
                self._on_back(answer.result())
            elif not self._closing:
                log.warning("%s", error)
                self._lose(LinkLost(str(error)))

        self._greet().add_done_callback(greeted)


def _wrong(protocol: int, kind: int, body: bytes) -> WrongVersion:
    named = f" {'.'.join(str(number) for number in body[:3])}" if kind == wire.WELCOME else ""
    if protocol < wire.PROTOCOL:
        return WrongVersion(f"The firmware{named} on the Pico is too old for this companion: {FLASH}.")
    return WrongVersion(
        f"The firmware{named} on the Pico is newer than this companion: install a newer one, or {FLASH}."
    )


def _is_prompt(received: bytes) -> bool:
    """Whether this is MicroPython's own prompt."""
    return b">>> " in received or b"raw REPL" in received


def _shut(port: Port) -> None:
    try:
        port.cancel_read()
        port.close()
    except (OSError, TypeError, serial.SerialException) as error:
        log.debug("Cannot close the port of the Pico: %s", error)
