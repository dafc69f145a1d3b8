"""Pins are claimed once, explained when they cannot be had, and left in a safe state."""

import pytest
from gpiozero import LED, Device  # type: ignore[import-untyped]
from gpiozero.pins.mock import MockFactory, MockPWMPin  # type: ignore[import-untyped]

from companion.config.board import LightSettings
from companion.hal import Glow, Note, ReelMove, VirtualClock
from companion.hal.errors import NoPermission, NoSuchPin, PinInUse
from companion.hal.pins import LumaPins, Pins, explained
from companion.hal.sim import SimBoard
from tests.hal.rig import board_settings, in_loop, press, simulated


def some_pins(*, polled: bool = False) -> tuple[Pins, VirtualClock]:
    clock = VirtualClock()
    return Pins(MockFactory(pin_class=MockPWMPin), clock, polled=polled), clock


def test_a_pin_that_is_taken_is_refused_by_name_of_both() -> None:
    pins, _ = some_pins()
    pins.output(5, "left reel's IN1")
    with pytest.raises(PinInUse, match=r"GPIO5 for the nose: .* the left reel's IN1.* another pin"):
        pins.input(5, "nose", "up")


def test_other_devices_of_this_program_keep_off() -> None:
    pins, _ = some_pins()
    led = LED(6, pin_factory=pins.factory)
    with pytest.raises(PinInUse, match="GPIO6 for the nose"):
        pins.input(6, "nose", "up")
    led.close()
    pins.input(6, "nose", "up")


def test_a_pin_that_does_not_exist_is_refused() -> None:
    pins, _ = some_pins()
    with pytest.raises(NoSuchPin, match=r"GPIO99 for the nose: .* GPIO2 to GPIO27"):
        pins.input(99, "nose", "up")


def test_a_pin_that_is_not_allowed_is_explained() -> None:
    with pytest.raises(NoPermission, match="usermod -aG gpio"), explained(5, "nose"):
        raise PermissionError(13, "Permission denied")


LgpioError: type[Exception] = type("error", (Exception,), {"__module__": "lgpio"})
"""As lgpio raises it; the library itself cannot be had on every machine that runs this test."""


@pytest.mark.parametrize(
    ("holder", "said"),
    [
        ("spi0 CS0", r"the kernel holds it for spi0 CS0. Take dtparam=spi=on out of .*config.txt and reboot"),
        ("lg", r"another program that uses lgpio holds it, .*service. Stop it: sudo systemctl stop tray"),
        ("gpioset", r"“gpioset” holds it. Stop it, or choose another pin"),
        (None, r"another program holds it. Stop it, or choose another pin"),
    ],
)
def test_a_pin_that_somebody_else_holds_is_explained(
    holder: str | None, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "companion.hal.pins.holders", lambda: {4: "other"} | ({8: holder} if holder is not None else {})
    )
    with pytest.raises(PinInUse, match=f"GPIO8 for the nose: {said}"), explained(8, "nose"):
        raise LgpioError("'GPIO busy'")


def test_a_light_names_the_pin_of_its_three_that_cannot_be_had() -> None:
    class Kernel(MockFactory):  # type: ignore[misc]
        """Holds GPIO8, as one with SPI does."""

        def pin(self, name: int) -> MockPWMPin:
            if name == 8:
                raise LgpioError("'GPIO busy'")
            return super().pin(name)

    pins = Pins(Kernel(pin_class=MockPWMPin), VirtualClock(), polled=False)
    with pytest.raises(PinInUse, match="GPIO8 for the right light's green: "):
        pins.light(LightSettings(red=22, green=8, blue=7), "right light")


def test_what_is_no_trouble_with_pins_is_left_as_it_is() -> None:
    with pytest.raises(ZeroDivisionError), explained(5, "nose"):
        raise ZeroDivisionError


def test_polled_inputs_are_noticed_too() -> None:
    pins, clock = some_pins(polled=True)
    pin = pins.input(4, "nose", "up")
    levels: list[bool] = []
    pins.watch(pin, levels.append)
    pin.drive_low()
    clock.advance(0.02)
    pin.drive_high()
    clock.advance(0.02)
    assert levels == [False, True]
    pins.close()
    clock.advance(1)
    assert len(levels) == 2


def test_luma_gets_its_two_pins_without_rpi_gpio() -> None:
    pins, _ = some_pins()
    for _ in range(2):
        control = LumaPins(pins)
        control.setup(24, control.OUT)
        control.output(24, control.HIGH)
        assert pins.factory.pin(24).state == 1
        control.cleanup([24])
    pins.close()


@in_loop
async def test_a_closed_board_leaves_coils_and_buzzer_low_and_pulled_down() -> None:
    board = SimBoard(board_settings(), VirtualClock())
    async with board:
        await board.home()
        board.buzzer.play([Note(100, 440)])
        board.lights.show({"left": Glow((1.0, 1.0, 1.0))})
        pins = [board.sim.factory.pin(number) for number in (18, 23, 24, 25, 12, 16, 20, 21, 17)]
    assert [(pin.function, pin.pull, bool(pin.state)) for pin in pins] == [("input", "down", False)] * 9


@in_loop
async def test_the_factory_of_other_programs_is_left_alone() -> None:
    assert Device.pin_factory is None
    async with simulated() as board:
        await board.spin({"left": ReelMove(1)})
        await press(board)
        board.lights.show({"left": Glow((1.0, 0.0, 0.0))})
        board.buzzer.play([Note(1, 440)])
    assert Device.pin_factory is None
