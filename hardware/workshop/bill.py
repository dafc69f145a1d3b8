"""The bill of materials: what to buy, how many, and about what it costs."""

from __future__ import annotations

import csv
import io
import tomllib
from pathlib import Path

import msgspec

from hardware.workshop.circuits import wiring
from hardware.workshop.electrics import Electrics, resistors
from hardware.workshop.markdown import table
from hardware.workshop.netlist import PROFILES, Part, Wiring


class Bought(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    euros: tuple[float, float]
    search: str
    look_for: str
    alternatives: str
    counts: tuple[int, int, int] = (0, 0, 0)
    of: str = ""
    """The kind of part in the netlist, from which it is counted."""
    value: str = ""

    def is_for(self, part: Part) -> bool:
        return part.kind == self.of and self.value in ("", part.value)


class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    part: list[Bought]


def bill(electrics: Electrics) -> list[Group]:
    """What to buy, with values filled in and parts counted."""
    text = Path(__file__).with_name("bom.toml").read_text(encoding="utf-8")
    values = {
        **resistors(electrics),
        "slot": electrics.slot_led.ohms,
        "motor": electrics.rules.motor_ma,
        "buzzer": electrics.buzzer.ohms,
        "bulk": electrics.bulk.microfarads,
        "bulk_volts": electrics.bulk.volts,
    }
    profiles = [wiring("gpio", profile, electrics) for profile in PROFILES]
    groups = msgspec.convert(tomllib.loads(text)["group"], list[Group])
    return [Group(group.name, [_counted(part, values, profiles) for part in group.part]) for group in groups]


def _counted(part: Bought, values: dict[str, float], profiles: list[Wiring]) -> Bought:
    words = {name: getattr(part, name) for name in ("name", "value", "look_for", "alternatives")}
    filled = msgspec.structs.replace(part, **{name: text.format(**values) for name, text in words.items()})
    if not part.of:
        return filled
    eyes, wheel, both = (sum(map(filled.is_for, wired.parts)) for wired in profiles)
    return msgspec.structs.replace(filled, counts=(eyes, wheel, both))


def bill_csv(electrics: Electrics) -> str:
    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\n")
    head = ["group", "part", *PROFILES, "search for", "what to look for", "alternatives", "euros from", "to"]
    writer.writerow(head)
    for group in bill(electrics):
        for part in group.part:
            words = (part.search, part.look_for, part.alternatives)
            writer.writerow(
                [group.name, part.name, *part.counts, *words, *(f"{euros:g}" for euros in part.euros)]
            )
    return file.getvalue()


def bill_table(electrics: Electrics) -> str:
    rows = []
    for group in bill(electrics):
        rows.append([f"**{group.name}**", *[""] * 7])
        for part in group.part:
            counts = (str(count or "–") for count in part.counts)
            rows.append(
                [part.name, *counts, part.search, part.look_for, part.alternatives, _euros(part.euros)]
            )
    totals = [_total(electrics, number) for number in range(len(PROFILES))]
    rows.append(["**All together, without tools**", *totals, "", "", "", "€"])
    return table(["part", *PROFILES, "search for", "what to look for", "or", "€ each"], rows)


def _euros(euros: tuple[float, float]) -> str:
    low, high = euros
    return f"{low:g} to {high:g}"


def _total(electrics: Electrics, profile: int) -> str:
    chosen = [part for group in bill(electrics) if group.name != "Tools" for part in group.part]
    low, high = (sum(part.counts[profile] * part.euros[end] for part in chosen) for end in (0, 1))
    return f"{low:.0f} to {high:.0f}"
