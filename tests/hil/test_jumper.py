"""Two pins with a jumper between them: what goes out comes in."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest

from companion.hal import RealClock
from companion.hal.factory import needs_polling, open_factory
from companion.hal.pins import Pins
from companion.hal.virtual.pins import WiredPin
from tests.hil.bench import bench_to_ourselves, hil_settings, jumper_pins

EDGES = 200


@pytest.fixture
def jumper() -> Iterator[tuple[Pins, int, int]]:
    """The pins, and the numbers of those that are connected."""
    board = hil_settings()
    out, back = jumper_pins("JUMPER", 2, "two free pins with a jumper between them", board)
    name = board.pin_factory
    with bench_to_ourselves():
        pins = Pins(open_factory(name), RealClock(), polled=needs_polling(name))
        if name == "mock":
            far_end: WiredPin = pins.factory.pin(back)
            pins.factory.pin(out).wire = far_end.hold
        yield pins, out, back
        pins.close()


@pytest.mark.hil
def test_every_edge_that_goes_out_comes_in(jumper: tuple[Pins, int, int]) -> None:
    pins, out, back = jumper
    sender, receiver = pins.output(out, "sender"), pins.input(back, "receiver", "down")
    seen = threading.Semaphore(0)
    pins.watch(receiver, lambda _: seen.release())
    for number in range(EDGES):
        sender.state = number % 2 == 0
        assert seen.acquire(timeout=1), f"edge {number} of {EDGES} was not noticed"


@pytest.mark.hil
def test_a_level_that_goes_out_is_read_at_once(jumper: tuple[Pins, int, int]) -> None:
    pins, out, back = jumper
    sender, receiver = pins.output(out, "sender"), pins.input(back, "receiver", "down")
    for number in range(EDGES):
        sender.state = number % 2 == 0
        assert bool(receiver.state) == (number % 2 == 0)


@pytest.mark.hil
def test_an_output_is_low_after_it_was_given_back(jumper: tuple[Pins, int, int]) -> None:
    pins, out, back = jumper
    receiver = pins.input(back, "receiver", "down")
    sender = pins.output(out, "sender")
    sender.state = True
    assert receiver.state
    # From here on only the sender's own pull decides.
    receiver.input_with_pull("floating")
    assert receiver.state
    pins.give_back([sender])
    assert sender.function == "input"
    assert not receiver.state
