"""The netlist: every circuit closes, limits its current, and is what tables, diagrams and plans show."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from hardware.workshop import electrics as rules
from hardware.workshop.bill import bill
from hardware.workshop.cables import MOTOR_LEADS, length, motor_leads, to_buy
from hardware.workshop.circuits import wiring, wirings
from hardware.workshop.currents import faults, ways
from hardware.workshop.diagram import diagram
from hardware.workshop.electrics import sensor_sum
from hardware.workshop.netlist import FIVE, GROUND, HEADER, THREE, Part, Terminal, Wire, Wiring
from hardware.workshop.pages import sensor_text
from hardware.workshop.plugboard import Plan, joined, plan, plan_faults
from hardware.workshop.rows import place
from hardware.workshop.schematic import TITLES, drawn, schematic, schematic_faults

ELECTRICS = rules.read()
ALL = list(wirings(ELECTRICS))
EYES = wiring("gpio", "eyes", ELECTRICS)
each = pytest.mark.parametrize("wired", ALL, ids=lambda wired: wired.name)


def without(wired: Wiring, name: str) -> Wiring:
    """The wiring as if one part had been left out and its legs twisted together."""
    gone = next(part for part in wired.parts if part.name == name)
    first, *others = gone.legs.values()
    circuits = []
    for circuit in wired.circuits:
        parts = [
            replace(part, legs={leg: first if net in others else net for leg, net in part.legs.items()})
            for part in circuit.parts
            if part is not gone
        ]
        circuits.append(replace(circuit, parts=tuple(parts)))
    return replace(wired, circuits=tuple(circuits))


# Currents


@each
def test_every_circuit_closes_and_nothing_gets_more_than_it_stands(wired: Wiring) -> None:
    assert list(faults(wired, ELECTRICS)) == []


@pytest.mark.parametrize(
    ("circuit", "source", "through", "milliamps"),
    [
        ("Sensor left", THREE, ["R2", "Sensor left"], (3.3 - 1.2) / 0.1),
        ("Sensor left", THREE, ["R3", "Sensor left"], (3.3 - 0.4) / 10),
        ("Light left", "GPIO13", ["R6", "Light left"], (3.3 - 1.8) / 0.39),
        ("Light left", "GPIO19", ["R7", "Light left"], (3.3 - 2.7) / 0.15),
        ("Buzzer", THREE, ["Buzzer", "Q1"], (3.3 - 0.2) / 0.042),
        ("Buzzer", "GPIO17", ["R1", "Q1"], (3.3 - 0.7) / 1),
        ("Nose", "GPIO4", ["Nose"], 3.3 / 50),
        ("Motor left", FIVE, ["Motor left", "ULN2003 left"], (5 - 0.9) / 0.05),
        ("ULN2003 left", "GPIO18", ["ULN2003 left"], (3.3 - 1.4) / 2.7),
    ],
)
def test_a_circuit_walked_from_supply_to_ground_draws_what_is_worked_out_by_hand(
    circuit: str, source: str, through: list[str], milliamps: float
) -> None:
    found = [
        way
        for way in ways(EYES, ELECTRICS)
        if way.source.net == source and [part.name for part, _ in way.steps] == through
    ]
    assert found, circuit
    assert all(way.milliamps == pytest.approx(milliamps) for way in found)


@pytest.mark.parametrize(
    ("left_out", "complaint"),
    [
        ("R2", "Nothing limits the current: 3.3 V → Sensor left (anode–cathode)"),
        ("R3", "Nothing limits the current: 3.3 V → Sensor left (collector–emitter)"),
        ("R6", "Light left stands 4 mA"),
        ("R1", "Nothing limits the current: GPIO17 → Q1 (B–E)"),
        ("Buzzer", "Q1 stands 600 mA"),
    ],
)
def test_a_component_that_is_left_out_is_noticed(left_out: str, complaint: str) -> None:
    assert any(complaint in fault for fault in faults(without(EYES, left_out), ELECTRICS))


def test_a_sensor_pulls_its_pin_low_with_everything_at_its_worst() -> None:
    found = sensor_sum(ELECTRICS)
    # At most 1.5 V at the LED; 0.5 mA at 20 mA, in proportion; 10 kΩ and the Pi's 50 kΩ at 0.8 V.
    assert found.led_ma == pytest.approx(1.8 / 105 * 1000)
    assert found.sinks_ma == pytest.approx(0.5 * found.led_ma / 20)
    assert found.needs_ma == pytest.approx(2.5 / 9.5 + 2.5 / 50)
    assert found.margin > 1.3
    assert found.most_led_ma < 25


@pytest.mark.parametrize(("led", "pull_up"), [(82, 10_000), (120, 10_000), (100, 22_000)])
def test_every_resistor_that_the_bill_allows_instead_is_right_too(led: float, pull_up: float) -> None:
    found = sensor_sum(ELECTRICS, led, pull_up)
    assert found.margin > 1.1
    assert found.most_led_ma < 30


@pytest.mark.parametrize(("led", "pull_up"), [(220, 10_000), (330, 4_700), (100, 4_700)])
def test_resistors_with_which_a_mark_might_not_be_seen_have_no_margin(led: float, pull_up: float) -> None:
    assert sensor_sum(ELECTRICS, led, pull_up).margin < 1


def test_the_guide_says_the_sum() -> None:
    found, words = sensor_sum(ELECTRICS), sensor_text(ELECTRICS)
    assert all(f"{value:.2f} mA" in words for value in (found.sinks_ma, found.needs_ma))


# Nets


@each
def test_parts_and_wires_make_every_net_once_and_join_nothing_else(wired: Wiring) -> None:
    """Plug board and wires together: from any leg of a net to any other there is exactly one way."""
    made = [(wire.start, wire.end) for wire in wired.wires]
    on_board: dict[str, list[Terminal]] = {}
    for part in wired.parts:
        if part.on_board:
            for leg, net in part.legs.items():
                on_board.setdefault(net, []).append(Terminal(part.name, leg))
    made += [pair for legs in on_board.values() for pair in pairwise(legs)]
    # Joined inside their boards: + and COM of a driver; 3.3 V pins and grounds of a header.
    for part in wired.parts:
        if part.kind == "driver":
            made.append((Terminal(part.name, "+"), Terminal(part.name, "OUT5")))
    for net in (THREE, GROUND):
        places = sorted({end.leg for end in wired.nets()[net] if end.part == HEADER})
        made += [(Terminal(HEADER, a), Terminal(HEADER, b)) for a, b in pairwise(places)]
    group = {end: {end} for pair in made for end in pair}
    for one, other in made:
        assert group[one] is not group[other], f"{one} and {other} are joined twice"
        together = group[one] | group[other]
        group |= dict.fromkeys(together, together)
    for net, legs in wired.nets().items():
        assert group[min(legs, key=str)] == legs, net


@each
def test_a_wire_starts_at_the_place_of_its_net(wired: Wiring) -> None:
    for wire in wired.wires:
        if wire.start.part == HEADER:
            found = place(wire, wired.header)
            net = wired.net_of(wire.end)
            assert (found.name if found.gpio is not None else net) == net
            assert found.gpio is not None or found.name == net


def shown(part: Part) -> bool:
    return part.kind not in ("plug", "pin", "motor", "supply")


@each
def test_every_component_is_in_the_wiring_diagram(wired: Wiring) -> None:
    picture = diagram(wired)
    for circuit in wired.circuits:
        for part in filter(shown, circuit.parts):
            words = part.value if part.on_board else circuit.title
            assert words in picture, part.name


@each
def test_every_component_is_in_exactly_one_line_of_the_bill(wired: Wiring) -> None:
    lines = [line for group in bill(ELECTRICS) for line in group.part]
    for part in wired.parts:
        if part.kind not in ("plug", "pin") and part.value != "100 nF":
            assert len([line for line in lines if line.is_for(part)]) == 1, part.name


@pytest.mark.parametrize(("place", "profile"), list(enumerate(("eyes", "wheel", "both"))))
def test_the_bill_counts_what_the_netlist_holds(place: int, profile: str) -> None:
    wired = wiring("gpio", profile, ELECTRICS)
    lines = [line for group in bill(ELECTRICS) for line in group.part if line.of]
    counted = sum(line.counts[place] for line in lines)
    assert counted == sum(part.kind not in ("plug", "pin") for part in wired.parts)


# Lengths


def test_the_eyes_sensors_need_30_cm() -> None:
    circuit = next(circuit for circuit in EYES.circuits if circuit.title == "Sensor left")
    wire = next(wire for wire in circuit.wires if wire.end == Terminal("Sensor left", "anode"))
    assert length(wire, EYES) > 229
    assert to_buy(length(wire, EYES)) == 30


@each
def test_the_wires_that_the_bill_asks_for_reach(wired: Wiring) -> None:
    longest = max(
        to_buy(length(wire, wired)) for wire in wired.wires if not wire.end.part.startswith("Motor")
    )
    names = [line.name for group in bill(ELECTRICS) for line in group.part if line.counts[2]]
    offered = [size for size in (30, 40) if any(f"{size} cm" in name for name in names)]
    assert longest <= (40 if wired.profile == "both" else 30)
    assert longest <= max(offered)


@each
def test_the_leads_of_the_motors_reach_their_drivers(wired: Wiring) -> None:
    for circuit in wired.circuits:
        if circuit.kind == "motor":
            assert motor_leads(circuit, wired) <= MOTOR_LEADS, circuit.title


def test_a_length_that_is_sold() -> None:
    assert [to_buy(millimetres) for millimetres in (150, 200, 201, 390, 610)] == [20, 20, 30, 40, 70]


# Circuit diagrams


@pytest.mark.parametrize("kind", TITLES)
def test_a_circuit_diagram_is_the_netlist(kind: str) -> None:
    circuit = next(circuit for circuit in EYES.circuits if circuit.kind == kind)
    assert list(schematic_faults(circuit)) == []
    words = schematic(circuit, list(ways(EYES, ELECTRICS)))
    for part in circuit.parts:
        if part.on_board:
            assert part.name in words


def test_a_circuit_diagram_without_one_of_its_lines_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    circuit = next(circuit for circuit in EYES.circuits if circuit.kind == "sensor")
    lines = len(drawn(circuit).lines)
    for number in range(lines):
        sheet = drawn(circuit)
        del sheet.lines[number]
        monkeypatch.setattr("hardware.workshop.schematic.drawn", lambda _, sheet=sheet: sheet)
        assert list(schematic_faults(circuit)), f"line {number}"


# The plug board


@each
def test_the_plug_board_joins_every_net_once_and_nothing_else(wired: Wiring) -> None:
    assert list(plan_faults(plan(wired))) == []


def test_the_plug_board_is_the_same_for_a_pi_and_a_pico() -> None:
    for profile in ("eyes", "wheel", "both"):
        one, other = (plan(wiring(kind, profile, ELECTRICS)) for kind in ("gpio", "pico"))
        assert [leg[2] for leg in one.legs()] == [leg[2] for leg in other.legs()]
        assert joined(one) == joined(other)


def broken(found: Plan, number: int) -> Plan:
    wires = list(found.wires)
    del wires[number]
    return replace(found, wires=tuple(wires))


def test_a_wire_that_is_left_out_of_the_plug_board_is_noticed() -> None:
    found = plan(EYES)
    assert all(list(plan_faults(broken(found, number))) for number in range(len(found.wires)))


def test_a_wire_too_much_on_the_plug_board_is_noticed() -> None:
    found = plan(EYES)
    across = replace(found, wires=(*found.wires, ((2, 1), (3, 1))))
    assert "3.3 V is joined with GND." in list(plan_faults(across))
    loop = replace(found, wires=(*found.wires, ((24, 8), (24, 10))))
    assert any("joined twice" in fault for fault in plan_faults(loop))
    loose = replace(found, wires=(*found.wires, ((4, 13), (4, 14))))
    assert any("Wires without a part" in fault for fault in plan_faults(loose))


def test_two_legs_in_one_hole_are_noticed() -> None:
    found = plan(EYES)
    first, second, *rest = found.placed
    moved = replace(second, column=first.column)
    assert any("are both in" in fault for fault in plan_faults(replace(found, placed=(first, moved, *rest))))


def test_a_wire_is_told_from_where_to_where() -> None:
    wire = next(wire for wire in EYES.wires if wire.end.part == "P3")
    assert wire == Wire("violet", Terminal(HEADER, "GPIO5"), Terminal("P3", "1"))
