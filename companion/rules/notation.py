"""Game records: a match as text, one line a move, and back.

    uno record 1
    edition: eye-eye 1
    players: Ann, Bob
    options: target=250

    tray: shuffle R7 G2 …
    2: play R3* uno
    tray: spin green draw-4
    2: pick 1

Seats count from 1 and ``tray`` is chance. What follows ``;`` on a line is for people only.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import get_type_hints

from companion.errors import TrayError
from companion.names import REELS_OF
from companion.rules.cards import Card, Colour
from companion.rules.edition import Edition
from companion.rules.editions import edition as find_edition
from companion.rules.errors import BadNotation, IllegalMove
from companion.rules.events import RoundOver
from companion.rules.faces import REELS, Face
from companion.rules.house import HouseRule, verify_house_rules
from companion.rules.match import Match
from companion.rules.moves import TRAY, Move, seat_word
from companion.rules.position import MOST_DIGITS, read_colour
from companion.sentences import Sentence, listed

FORMAT = "uno record 1"
HEADERS = ("edition", "players", "options", "house-rule")
VERBS: dict[str, type[Move]] = {kind.verb: kind for kind in Move.__subclasses__()}


def write_record(match: Match) -> str:
    """The match so far as a record."""
    edition = match.edition
    lines = [FORMAT, f"edition: {edition.id} {edition.version}", f"players: {', '.join(match.names)}"]
    if options := match.options.differing(edition.default_options):
        lines.append(f"options: {options}")
    lines += [f"house-rule: {rule.text} = {rule.effect}".rstrip() for rule in match.proposed_rules]
    lines += ["", *_moves_and_results(match)]
    return "\n".join(lines) + "\n"


def _moves_and_results(match: Match) -> Iterator[str]:
    """Every move; after each round who won it, for people to find their way."""
    twin = Match(match.edition, match.names, options=match.options, house_rules=match.proposed_rules)
    for move in match.log:
        yield str(move)
        for event in twin.push(move):
            if isinstance(event, RoundOver):
                yield f"; {event.text(twin.name)} {' : '.join(map(str, twin.totals))}"


def read_record(text: str) -> Match:
    """Replay a record. What cannot be read or is not legal raises BadNotation with its line."""
    lines = [(number, line.partition(";")[0].strip()) for number, line in enumerate(text.splitlines(), 1)]
    match, body = _read_header([(number, line) for number, line in lines if line])
    for number, line in body:
        try:
            match.push(parse_move(line, match.edition))
        except BadNotation as error:
            raise BadNotation(error.sentence, number) from None
        except IllegalMove as error:
            raise BadNotation(
                Sentence("{line!r} is not legal here: {error}", line=line, error=error.sentence), number
            ) from error
    return match


def _read_header(lines: list[tuple[int, str]]) -> tuple[Match, list[tuple[int, str]]]:
    if not lines or lines[0][1] != FORMAT:
        raise BadNotation(Sentence("expected {format!r} on the first line", format=FORMAT), 1)
    body = lines[1:]
    fields: dict[str, tuple[int, str]] = {}
    house_rules: list[HouseRule] = []
    while body and body[0][1].partition(":")[0] in HEADERS:
        number, line = body.pop(0)
        key, _, value = line.partition(":")
        if key == "house-rule":
            rule, _, effect = f"{value} ".partition(" = ")
            house_rules.append(HouseRule(rule.strip(), effect.strip()))
        elif key in fields:
            raise BadNotation(Sentence("{key} is there twice", key=key), number)
        fields[key] = number, value.strip()
    for key in ("edition", "players"):
        if key not in fields:
            raise BadNotation(
                Sentence("expected a line '{key}: …' before the moves", key=key), body[0][0] if body else None
            )
    with _line_of(fields, "edition"):
        edition = _read_edition(fields["edition"][1])
    with _line_of(fields, "options"):
        options = edition.options(**_read_options(fields.get("options", (0, ""))[1]))
    with _line_of(fields, "house-rule"):
        verify_house_rules(edition, house_rules)
    with _line_of(fields, "players"):
        names = [name.strip() for name in fields["players"][1].split(",")]
        return Match(edition, names, options=options, house_rules=house_rules), body


@contextmanager
def _line_of(fields: dict[str, tuple[int, str]], key: str) -> Iterator[None]:
    """Whatever is wrong in here is wrong on this header's line."""
    try:
        yield
    except TrayError as error:
        raise BadNotation(error.sentence, fields[key][0]) from error


def _read_edition(text: str) -> Edition:
    id, _, version = text.partition(" ")
    edition = find_edition(id)
    if version != str(edition.version):
        raise BadNotation(
            Sentence(
                "the record is of {id} version {theirs}, this companion plays version {ours}",
                id=id,
                theirs=version or "?",
                ours=edition.version,
            )
        )
    return edition


def _read_options(text: str) -> dict[str, str]:
    options: dict[str, str] = {}
    for name, value in map(_read_option, text.split()):
        if name in options:
            raise BadNotation(Sentence("option {name} is there twice", name=name))
        options[name] = value
    return options


def _read_option(word: str) -> tuple[str, str]:
    name, sign, value = word.partition("=")
    if not sign:
        raise BadNotation(Sentence("expected option=value, not {word!r}", word=word))
    return name, value


def parse_move(line: str, edition: Edition) -> Move:
    """Read one move; whether it is legal is for the round to say."""
    who, colon, rest = line.partition(":")
    verb, *words = rest.split() or [""]
    if not colon or not verb:
        raise BadNotation(Sentence("expected 'seat: move', such as '2: play R7', not {line!r}", line=line))
    if verb not in VERBS:
        raise BadNotation(
            Sentence(
                "there is no move {verb!r}; moves are {choices}", verb=verb, choices=listed(sorted(VERBS))
            )
        )
    kind = VERBS[verb]
    values = [
        _read_seat(who.strip()),
        *(_read_word(words, field, type, edition, line) for field, type in _fields(kind)),
    ]
    if words:
        raise BadNotation(Sentence("{word!r} is too much in {line!r}", word=words[0], line=line))
    return kind(*values)  # type: ignore[arg-type]  # each value was read as its field's type


@cache
def _fields(kind: type[Move]) -> tuple[tuple[str, object], ...]:
    """What a move says after its verb, and the type of each."""
    types = get_type_hints(kind)
    return tuple((field, types[field]) for field in kind.__struct_fields__[1:])


def _read_word(words: list[str], field: str, kind: object, edition: Edition, line: str) -> object:
    """Take the words of one field off the list."""
    if kind is bool:
        return bool(words) and words[0] == field and bool(words.pop(0))
    if kind == tuple[Card, ...]:
        cards = tuple(edition.card(word) for word in words)
        words.clear()
        return cards
    if kind == tuple[Face, ...]:
        return _read_faces(words, edition)
    if not words:
        raise BadNotation(Sentence("{line!r} ends too early: expected a {field}", line=line, field=field))
    word = words.pop(0)
    if kind is Card:
        return edition.card(word)
    if kind is Colour:
        return read_colour(edition, word)
    if kind is int:
        return _read_seat(word)
    return word


def _read_seat(word: str) -> int:
    if word == seat_word(TRAY):
        return TRAY
    if not (word.isascii() and word.isdigit() and len(word) < MOST_DIGITS and int(word)):
        raise BadNotation(Sentence("expected a seat number from 1 up or 'tray', not {word!r}", word=word))
    return int(word) - 1


def _read_faces(words: list[str], edition: Edition) -> tuple[Face, ...]:
    reels = REELS_OF[edition.spinner] if edition.spinner else ()
    faces = []
    for reel in reels:
        known = {face.id: face for face in REELS[reel]}
        word = words.pop(0) if words else ""
        if word not in known:
            raise BadNotation(
                Sentence(
                    "expected a face of the {reel} reel, one of {choices}, not {word!r}",
                    reel=reel,
                    choices=listed(known),
                    word=word,
                )
            )
        faces.append(known[word])
    return tuple(faces)
