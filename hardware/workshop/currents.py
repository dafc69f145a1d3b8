"""Every way that a current can take through a tray, from a supply or a pin to ground."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hardware.workshop.electrics import LOGIC_VOLTS, Electrics, outputs
from hardware.workshop.netlist import FIVE, GROUND, THREE, Branch, Part, Wiring


@dataclass(frozen=True, slots=True)
class Source:
    net: str
    volts: float
    ohms: float = 0.0
    """Of the pull-up inside an input."""


@dataclass(frozen=True, slots=True)
class Way:
    """From a source through one part after the other to ground."""

    source: Source
    steps: tuple[tuple[Part, Branch], ...]

    @property
    def ohms(self) -> float:
        return self.source.ohms + sum(branch.ohms for _, branch in self.steps)

    @property
    def milliamps(self) -> float:
        """Endless if nothing limits it."""
        left = self.source.volts - sum(branch.volts for _, branch in self.steps)
        if left <= 0:
            return 0.0
        return left / self.ohms * 1000 if self.ohms else float("inf")

    @property
    def words(self) -> str:
        through = " → ".join(f"{part.name} ({branch.into}–{branch.out})" for part, branch in self.steps)
        return f"{self.source.net} → {through} → {GROUND}: {self.milliamps:.2f} mA"


def sources(wiring: Wiring, electrics: Electrics) -> Iterator[Source]:
    yield Source(THREE, LOGIC_VOLTS)
    yield Source(FIVE, electrics.motor_supply.volts)
    given = {pin for pin, _ in outputs(wiring.board)}
    on_header = {wiring.header.of_gpio(pin).name: pin for pin in range(29) if wiring.header.has(pin)}
    for net in wiring.nets():
        if net in on_header:
            is_output = on_header[net] in given
            yield Source(net, LOGIC_VOLTS, 0 if is_output else electrics.input.pull_up_ohms)


def ways(wiring: Wiring, electrics: Electrics) -> Iterator[Way]:
    """All of them, everything switched on."""
    leaving: dict[str, list[tuple[Part, Branch]]] = {}
    for part in wiring.parts:
        for branch in part.branches:
            leaving.setdefault(part.legs[branch.into], []).append((part, branch))

    def onward(net: str, been: tuple[str, ...]) -> Iterator[tuple[tuple[Part, Branch], ...]]:
        for part, branch in leaving.get(net, []):
            ahead = part.legs[branch.out]
            if ahead == GROUND:
                yield ((part, branch),)
            elif ahead not in (*been, THREE, FIVE):
                yield from (((part, branch), *rest) for rest in onward(ahead, (*been, ahead)))

    for source in sources(wiring, electrics):
        yield from (Way(source, steps) for steps in onward(source.net, (source.net,)))


def faults(wiring: Wiring, electrics: Electrics) -> Iterator[str]:
    """Ways on which something gets more than it stands, and parts that no current ever reaches."""
    reached = set()
    for way in ways(wiring, electrics):
        for part, branch in way.steps:
            reached.add(part.name)
            if way.milliamps > branch.most_ma * 1.001:
                yield f"{part.name} stands {branch.most_ma:g} mA: {way.words}"
        if way.milliamps == float("inf"):
            yield f"Nothing limits the current: {way.words}"
    for part in wiring.parts:
        # A diode that catches sparks carries nothing from a supply.
        if part.branches and part.name not in reached and part.kind != "diode":
            yield f"{part.name} is in no circuit from a supply to {GROUND}."
