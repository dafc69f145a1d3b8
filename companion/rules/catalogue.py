"""The rule catalogue, RULES.md and RULINGS.md, by id: what a rule says and how tables differ on it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from types import MappingProxyType

from companion.errors import TrayError
from companion.sentences import Sentence

STAR = "★"


class NoSuchRule(TrayError, LookupError):
    """An id that is not in the catalogue."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A printed rule (``CORE-R40``), or a ruling on what the print leaves open (``CORE-32``)."""

    id: str
    text: str
    """What the rule says, or what the ruling decides."""
    section: str
    """The headings it stands under: ``SPIN: UNO Spin``, ``CORE: shared by the editions, Going out``."""
    case: str = ""
    """What a ruling is about; a printed rule has none."""
    starred: bool = False
    """Does it change who wins or plays next, and do reasonable tables disagree?"""
    differs: str = ""
    """How other tables play it, if it is starred."""
    not_printed_in: str = ""
    """An edition that does not print this rule, and the ruling that fills the gap."""
    only_people: str = ""
    """Why no software can do or check it, if so."""


@dataclass(frozen=True, slots=True)
class Option:
    """A row of the options table: what a table may agree on before the deal."""

    name: str
    values: str
    """The values in words, the default first."""
    ruling: str
    """Id of the ruling that it changes."""


def rule(rule_id: str) -> Rule:
    """The rule or ruling with this id."""
    try:
        return catalogue()[rule_id]
    except KeyError:
        near = get_close_matches(rule_id.upper(), catalogue(), n=1, cutoff=0)
        raise NoSuchRule(
            Sentence("there is no rule {rule}: did you mean {near}?", rule=rule_id, near=near[0])
        ) from None


@cache
def catalogue() -> Mapping[str, Rule]:
    """All rules, then all rulings, in the order of the two files."""
    rows = [*_rows("RULES.md"), *_rows("RULINGS.md")]
    only_people = {row["id"]: row["why"] for _, row in rows if "why" in row}
    found: dict[str, Rule] = {}
    for section, row in rows:
        if "rule" in row:
            found[row["id"]] = Rule(
                id=row["id"],
                text=row["rule"],
                section=section,
                not_printed_in=row.get("not printed in", ""),
                only_people=only_people.get(row["id"], ""),
            )
        elif "decision" in row:
            found[row["id"]] = Rule(
                id=row["id"],
                text=row["decision"],
                section=section,
                case=row["case"].removeprefix(STAR).strip(),
                starred=row["case"].startswith(STAR),
                differs=row["tables differ"],
                only_people=only_people.get(row["id"], ""),
            )
    return MappingProxyType(found)


@cache
def options() -> tuple[Option, ...]:
    """The options table at the top of RULINGS.md."""
    return tuple(
        Option(row["option"].strip("`"), row["values (first = default)"], row["ruling"])
        for _, row in _rows("RULINGS.md")
        if "option" in row
    )


def _rows(file: str) -> Iterator[tuple[str, dict[str, str]]]:
    """Each row of each table, by column name, with the headings that it stands under."""
    headings: list[str] = []
    columns: list[str] = []
    for line in files("companion.rules").joinpath(file).read_text(encoding="utf-8").splitlines():
        if line.startswith("##"):
            marks, _, words = line.partition(" ")
            headings[len(marks) - 2 :] = [words]
        if not line.startswith("|"):
            columns = []
            continue
        cells = [cell.strip() for cell in line.strip()[1:-1].split("|")]
        if not columns:
            columns = cells
        elif not cells[0].startswith("-"):
            yield ", ".join(headings), dict(zip(columns, cells, strict=True))
