"""The circuits of a tray, made from its pins and from the figures of `electrics.toml`."""

from __future__ import annotations

from collections.abc import Iterator

from companion.config.board import BoardSettings, LightSettings, ReelSettings
from companion.names import LIGHT_FACTS, LightName
from hardware.workshop.boards import HEADERS, Header, Kind
from hardware.workshop.electrics import BASE_DROP, Electrics, resistors
from hardware.workshop.netlist import (
    FIVE,
    GROUND,
    HEADER,
    RAIL_COLOURS,
    THREE,
    Branch,
    Circuit,
    Part,
    PartKind,
    Terminal,
    Wire,
    Wiring,
    settings,
    variants,
)

COILS = ("blue", "pink", "yellow", "orange")
"""The colours of the motor's own leads, in the order of IN1 to IN4."""
SATURATED = 0.2
"""Volts between collector and emitter of a transistor that is on."""


def wirings(electrics: Electrics) -> Iterator[Wiring]:
    """All that are drawn."""
    for kind, profile, spi in variants():
        yield wiring(kind, profile, electrics, spi=spi)


def wiring(kind: Kind, profile: str, electrics: Electrics, *, spi: bool = False) -> Wiring:
    board = settings(kind, profile, spi=spi)
    circuits = tuple(_Bench(HEADERS[kind], electrics).circuits(board))
    return Wiring(kind, profile, "spi" if spi else "i2c", board, circuits)


def ohms_text(ohms: float) -> str:
    return f"{ohms / 1000:g} kΩ" if ohms >= 1000 else f"{ohms:g} Ω"


def _both_ways(one: str, other: str, ohms: float) -> tuple[Branch, ...]:
    return Branch(one, other, ohms=ohms), Branch(other, one, ohms=ohms)


class _Bench:
    """Makes the circuits of one wiring and numbers their components."""

    def __init__(self, header: Header, electrics: Electrics) -> None:
        self.header = header
        self.electrics = electrics
        self.counts: dict[str, int] = {}

    def circuits(self, board: BoardSettings) -> Iterator[Circuit]:
        yield self._supply()
        yield self._feed()
        if board.screen is not None and self.header.kind == "gpio":
            yield self._screen(board)
            if board.screen.interface == "spi":
                yield self._reset()
        if board.nose is not None:
            # With `both` there are two noses, on the same pin.
            yield self._nose(board.nose.pin, twice=len(board.reels) > 2)
        if board.buzzer is not None:
            yield self._buzzer(board.buzzer.pin)
        for name, reel in board.reels.items():
            yield self._sensor(name, reel)
        for name, reel in board.reels.items():
            yield self._motor(name, reel)
        for light, pins in board.lights.items():
            yield self._light(light, pins)

    # Parts and wires

    def _named(self, letter: str) -> str:
        self.counts[letter] = self.counts.get(letter, 0) + 1
        return f"{letter}{self.counts[letter]}"

    def _resistor(self, ohms: float, one: str, other: str) -> Part:
        legs = {"1": one, "2": other}
        return Part(self._named("R"), "resistor", ohms_text(ohms), legs, _both_ways("1", "2", ohms), True)

    def _soldered(self, kind: PartKind, letter: str, value: str, legs: dict[str, str]) -> Part:
        return Part(self._named(letter), kind, value, legs, (), True)

    def _plug(self, title: str, legs: dict[str, str]) -> Part:
        return self._soldered("plug", "J", title, legs)

    def _pin(self, gpio: int, label: str) -> tuple[Part, Wire]:
        """A pin of the plug board and the wire to it from the header."""
        net = self._net(gpio)
        pin = self._soldered("pin", "P", label, {"1": net})
        return pin, self._from_header(net, COLOURS[label.rsplit(maxsplit=1)[-1]], Terminal(pin.name, "1"))

    def _net(self, gpio: int) -> str:
        return self.header.of_gpio(gpio).name

    def _from_header(self, place: str, colour: str, end: Terminal) -> Wire:
        return Wire(colour, Terminal(HEADER, place), end)

    def _cable(self, plug: Part, device: Part, colours: dict[str, str]) -> tuple[Wire, ...]:
        """From a plug to the legs of the same names."""
        return tuple(
            Wire(colours[leg], Terminal(plug.name, leg), Terminal(device.name, leg)) for leg in plug.legs
        )

    # Circuits

    def _supply(self) -> Circuit:
        bulk = self.electrics.bulk
        value = f"{bulk.microfarads:g} µF, {bulk.volts:g} V"
        capacitor = self._soldered("capacitor", "C", value, {"+": FIVE, "−": GROUND})
        plug = self._plug("5 V in", {"+": FIVE, "−": GROUND})
        volts = self.electrics.motor_supply
        supply = Part("Supply", "supply", f"{volts.volts:g} V", {"+": FIVE, "−": GROUND})
        cable = self._cable(plug, supply, {"+": "red", "−": "black"})
        return Circuit("supply", "Supply", "for the motors", (plug, capacitor, supply), cable)

    def _feed(self) -> Circuit:
        """What brings 3.3 V and ground from the header to the plug board."""
        plug = self._plug("3.3 V in", {"3.3 V": THREE, "GND": GROUND})
        wires = (
            self._from_header(
                str(self.header.three_volts), RAIL_COLOURS[THREE], Terminal(plug.name, "3.3 V")
            ),
            self._from_header(str(self.header.ground), RAIL_COLOURS[GROUND], Terminal(plug.name, "GND")),
        )
        return Circuit("feed", "3.3 V and GND", "from the header", (plug,), wires)

    def _screen(self, board: BoardSettings) -> Circuit:
        """Straight to the header, so that it is the same with a Pico, whose screen stays on the Pi."""
        assert board.screen is not None
        power = {"VCC": THREE, "GND": GROUND}
        lines = {"SDA": self._net(2), "SCL": self._net(3)}
        places = {"SDA": "blue", "SCL": "yellow"}
        if board.screen.interface == "spi":
            lines = {
                "D1 (MOSI)": self._net(10),
                "D0 (SCLK)": self._net(11),
                "CS": self._net(8),
                "DC": self._net(board.screen.dc),
            }
            places = {"D1 (MOSI)": "blue", "D0 (SCLK)": "yellow", "CS": "green", "DC": "white"}
        reset = {"RES": "reset"} if board.screen.interface == "spi" else {}
        # All its pixels on draw 20 mA; its reset is an input that takes next to nothing.
        loads = [Branch("VCC", "GND", ohms=165.0), *(Branch(leg, "GND", ohms=1e6) for leg in reset)]
        screen = Part("OLED", "screen", "128×64", {**lines, **power, **reset}, tuple(loads))
        wires = [
            self._from_header(lines[leg], colour, Terminal(screen.name, leg))
            for leg, colour in places.items()
        ]
        wires += [
            self._from_header(place, RAIL_COLOURS[power[leg]], Terminal(screen.name, leg))
            for leg, place in (("VCC", "1"), ("GND", "9"))
        ]
        bus = board.screen.interface.upper()
        return Circuit("screen", "OLED", f"128×64, {bus}, straight to the header", (screen,), tuple(wires))

    def _reset(self) -> Circuit:
        """A screen on SPI starts when its reset has been low for a moment."""
        up = self._resistor(10_000, "reset", THREE)
        wait = self._soldered("capacitor", "C", "100 nF", {"1": "reset", "2": GROUND})
        plug = self._plug("OLED RES", {"RES": "reset"})
        cable = (Wire("white", Terminal(plug.name, "RES"), Terminal("OLED", "RES")),)
        return Circuit("reset", "OLED reset", "low for a moment at the start", (plug, up, wait), cable)

    def _nose(self, gpio: int, *, twice: bool) -> Circuit:
        pin, wire = self._pin(gpio, "nose")
        parts, wires = [pin], [wire]
        for title in ("Nose", "Second nose")[: 1 + twice]:
            plug = self._plug(title, {"1": self._net(gpio), "2": GROUND})
            legs = {"1": self._net(gpio), "2": GROUND}
            switch = Part(title, "switch", "push button", legs, _both_ways("1", "2", 0))
            parts += [plug, switch]
            wires += self._cable(plug, switch, {"1": "white", "2": "black"})
        return Circuit("noses" if twice else "nose", "Nose", "push button", tuple(parts), tuple(wires))

    def _buzzer(self, gpio: int) -> Circuit:
        figures = self.electrics.buzzer
        limit = self.electrics.transistors[figures.transistor].most_ma
        pin, wire = self._pin(gpio, "buzzer")
        resistor = self._resistor(figures.base_ohms, self._net(gpio), "base")
        diode = Part(
            *(self._named("D"), "diode", "1N4148"),
            {"anode": "buzzer −", "cathode": THREE},
            (Branch("anode", "cathode", BASE_DROP),),
            True,
        )
        transistor = Part(
            *(self._named("Q"), "transistor", figures.transistor),
            {"C": "buzzer −", "B": "base", "E": GROUND},
            (Branch("C", "E", SATURATED, 0, limit), Branch("B", "E", BASE_DROP)),
            True,
        )
        plug = self._plug("Buzzer", {"+": THREE, "−": "buzzer −"})
        legs = {"+": THREE, "−": "buzzer −"}
        buzzer = Part(
            *("Buzzer", "buzzer", f"{ohms_text(figures.ohms)} or more"),
            legs,
            _both_ways("+", "−", figures.ohms),
        )
        cable = self._cable(plug, buzzer, {"+": "orange", "−": "brown"})
        parts = (pin, plug, resistor, transistor, diode, buzzer)
        return Circuit("buzzer", "Buzzer", "magnetic, behind a transistor", parts, (wire, *cable))

    def _sensor(self, name: str, reel: ReelSettings) -> Circuit:
        figures, out, led = self.electrics, self._net(reel.sensor), f"{name} sensor's LED"
        pin, wire = self._pin(reel.sensor, f"{name} sensor")
        before = self._resistor(figures.slot_led.ohms, THREE, led)
        up = self._resistor(figures.pull_up.ohms, THREE, out)
        legs = {"anode": led, "cathode": GROUND, "collector": out, "emitter": GROUND}
        branches = (
            Branch("anode", "cathode", figures.slot_led.volts, 0, figures.slot_led.most_ma),
            Branch("collector", "emitter", figures.slot_transistor.volts),
        )
        plug = self._plug(f"Sensor {name}", legs)
        sensor = Part(f"Sensor {name}", "slot sensor", figures.sensor.name, legs, branches)
        colours = {"anode": "orange", "cathode": "black", "collector": "violet", "emitter": "black"}
        cable = self._cable(plug, sensor, colours)
        parts = (pin, plug, before, up, sensor)
        return Circuit("sensor", f"Sensor {name}", "slot sensor with four legs", parts, (wire, *cable))

    def _motor(self, name: str, reel: ReelSettings) -> Circuit:
        figures, title = self.electrics, f"ULN2003 {name}"
        inputs = {terminal: self._net(pin) for terminal, pin in reel.outputs.items()}
        outputs = {f"OUT{number}": f"{name} coil {number}" for number in range(1, 5)}
        branches = [Branch(leg, "−", figures.driver.input_drop, figures.driver.input_ohms) for leg in inputs]
        branches += [Branch(leg, "−", figures.coil.driver_volts) for leg in outputs]
        legs = {**inputs, "+": FIVE, "−": GROUND, **outputs, "OUT5": FIVE}
        driver = Part(title, "driver", figures.driver.name, legs, tuple(branches))
        leads = dict(zip(COILS, outputs.values(), strict=True))
        coils = tuple(Branch("red", lead, ohms=figures.coil.ohms) for lead in leads)
        motor = Part(f"Motor {name}", "motor", figures.motor.name, {"red": FIVE, **leads}, coils)
        plug = self._plug(f"Driver {name}", {"+": FIVE, "−": GROUND})
        wires = [
            self._from_header(net, colour, Terminal(title, leg))
            for (leg, net), colour in zip(inputs.items(), COILS, strict=True)
        ]
        wires += self._cable(plug, driver, {"+": "red", "−": "black"})
        own = zip((*COILS, "red"), (*outputs, "OUT5"), strict=True)
        wires += [Wire(lead, Terminal(title, leg), Terminal(motor.name, lead)) for lead, leg in own]
        note = f"motor of the {name} reel"
        return Circuit("motor", title, note, (plug, driver, motor), tuple(wires))

    def _light(self, name: LightName, pins: LightSettings) -> Circuit:
        figures, ohms = self.electrics, resistors(self.electrics)
        parts: list[Part] = []
        wires: list[Wire] = []
        branches = []
        legs = {"red": f"{name} red", "cathode": GROUND, "green": f"{name} green", "blue": f"{name} blue"}
        for channel in ("red", "green", "blue"):
            gpio = getattr(pins, channel)
            pin, wire = self._pin(gpio, f"{name} {channel}")
            parts += [pin, self._resistor(ohms[channel], self._net(gpio), legs[channel])]
            wires.append(wire)
            volts = getattr(figures.light, channel)
            branches.append(Branch(channel, "cathode", volts, 0, figures.rules.led_ma))
        title = f"Light {name}"
        plug = self._plug(title, legs)
        light = Part(title, "light", "RGB LED", legs, tuple(branches))
        wires += self._cable(plug, light, {leg: COLOURS[leg] for leg in legs})
        return Circuit("light", title, LIGHT_FACTS[name].place, (*parts, plug, light), tuple(wires))


COLOURS = {
    "nose": "white",
    "buzzer": "brown",
    "sensor": "violet",
    "red": "red",
    "cathode": "black",
    "green": "green",
    "blue": "blue",
}
"""Of a wire, by what it is for."""
