"""The types of all messages, as the pages' scripts are checked against them.

`python -m tests.web.js.messages` writes them anew after a change of `replies.py`, `requests.py` or what is in
them. If they have changed, it counts up the version that pages say in their hello.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from enum import Enum
from hashlib import sha256
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Raw, Struct
from msgspec.structs import fields

from companion.colours import ColourName
from companion.names import Creature, Direction, LightName, ReelName, TrayKind
from companion.sentences import Sentence
from companion.table import commands
from companion.table.real.scores import preview
from companion.table.reports.audit import audit
from companion.table.reports.record import record_of
from companion.table.reports.statistics import statistics
from companion.table.view import round_views
from companion.web import replies, requests, version
from companion.web.editions import EditionView
from companion.web.hub import Hub
from companion.web.maintenance import Maintenance
from companion.web.names import Names
from companion.web.selftest import Selftest
from tests.web.js.node import JS

FILE = JS / "lib" / "messages.d.ts"
HEADER = """\
// Every message between the server and its pages, to the letter.
// Made from the server's structs by `python -m tests.web.js.messages`: change those instead.
"""
NAMED = {
    "ReelName": ReelName,
    "TrayKind": TrayKind,
    "LightName": LightName,
    "Direction": Direction,
    "Creature": Creature,
    "ColourName": ColourName,
    "Role": replies.Role,
    "Presence": replies.Presence,
}
"""Choices with a name of their own; all others are written out where they stand."""
SPACES = {"replies": replies, "requests": requests, "commands": commands}
"""Modules whose structs are named with the module: two of them may have one of the same name."""
PLAIN = {
    str: "string",
    Sentence: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    object: "unknown",
}
CHANGES = 'export type Tray = { type: "tray" } & Partial<replies.TrayView>;'
"""As `replies.encode_changes` writes them."""

Hint = Any  # a type, or whatever else an annotation may be


def answers() -> dict[str, Hint]:
    """What the server answers: to an `ask` by what was asked for, to the others whatever was asked."""
    return {
        "history": _returned(Hub.history),
        "rounds": _returned(round_views),
        "statistics": _returned(statistics),
        "audit": _returned(audit),
        "record": _returned(record_of),
        "keys": tuple[replies.KeyView, ...],
        "preview": _returned(preview),
        "maintain": _returned(Maintenance.handle),
        "selftest": _returned(Selftest.handle),
    }


def written() -> str:
    """The whole file."""
    writer = Writer()
    unions = {
        "AnyReply": " | ".join((*map(writer.text, get_args(replies.AnyReply)), "replies.Tray")),
        "PageMessage": " | ".join(map(writer.text, get_args(requests.PageMessage))),
        "Command": " | ".join(map(writer.text, commands.Command.__subclasses__())),
    }
    parts = [
        *(f"export type {name} = {_choice(get_args(hint))};" for name, hint in NAMED.items()),
        *(f"export type {name} = {text};" for name, text in unions.items()),
        _interface("Answers", (f"{name}: {writer.text(hint)}" for name, hint in answers().items())),
    ]
    for alone in (EditionView, Names):  # come by themselves, not in a message
        writer.text(alone)
    spaces: dict[str, list[str]] = {"replies": [CHANGES], "requests": [], "commands": [], "": []}
    for struct, text in writer.interfaces():
        spaces[_space(struct)].append(text)
    parts += spaces.pop("")
    for name, texts in spaces.items():
        inside = "\n\n".join(texts).replace("\n", "\n  ").replace("\n  \n", "\n\n")
        parts.append(f"export namespace {name} {{\n  {inside}\n}}")
    return "\n".join((HEADER, "\n\n".join(parts), ""))


class Writer:
    """Types as TypeScript writes them, and every struct that they are made of."""

    def __init__(self) -> None:
        self._structs: dict[str, type[Struct]] = {}

    def text(self, hint: Hint) -> str:
        origin: Hint = get_origin(hint)
        inside = get_args(hint)
        if name := next((name for name, named in NAMED.items() if named == hint), None):
            return name
        if origin is Annotated:
            return self.text(inside[0])
        if origin is Literal:
            return _choice(inside)
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(map(self.text, inside)))
        if origin is tuple and inside[1:] == (...,):
            each = self.text(inside[0])
            return f"({each})[]" if " | " in each and get_origin(inside[0]) is not tuple else f"{each}[]"
        if origin is tuple:
            return f"[{', '.join(map(self.text, inside))}]"
        if origin is dict:
            key, value = map(self.text, inside)
            # Of a few known keys any may be missing.
            return f"Record<string, {value}>" if key == "string" else f"Partial<Record<{key}, {value}>>"
        if hint in PLAIN:
            return PLAIN[hint]
        if hint is Raw:
            return "Command"
        if issubclass(hint, Enum):
            return _choice(each.value for each in hint)
        assert issubclass(hint, Struct), hint
        name = ".".join(filter(None, (_space(hint), hint.__name__)))
        assert self._structs.setdefault(name, hint) is hint, f"two structs are called {name}"
        return name

    def interfaces(self) -> Iterable[tuple[type[Struct], str]]:
        """Every struct so far and all that those hold."""
        done: set[str] = set()
        while new := [each for each in self._structs.items() if each[0] not in done]:
            for name, struct in new:
                done.add(name)
                yield struct, self._interface(struct)

    def _interface(self, struct: type[Struct]) -> str:
        config = struct.__struct_config__
        tag = [f"{config.tag_field}: {json.dumps(config.tag)}"] if config.tag is not None else []
        # The server fills in what a page leaves out; what it says itself, it says in full.
        optional = config.forbid_unknown_fields
        lines = (
            f"{each.encode_name}{'?' if optional and not each.required else ''}: {self.text(each.type)}"
            for each in fields(struct)
        )
        return _interface(struct.__name__, (*tag, *lines))


def _interface(name: str, lines: Iterable[str]) -> str:
    body = "".join(f"  {line};\n" for line in lines)
    return f"export interface {name} {{\n{body}}}"


def _choice(values: Iterable[object]) -> str:
    return " | ".join(map(json.dumps, values))


def _space(struct: type[Struct]) -> str:
    return next((name for name, module in SPACES.items() if module.__name__ == struct.__module__), "")


def _returned(function: Callable[..., object]) -> Hint:
    return get_type_hints(function)["return"]


def script_of(version: int, messages: str) -> str:
    """The script that tells pages the version of these messages."""
    mark = sha256(messages.encode()).hexdigest()[:16]
    return f"""\
// The version of the messages. A page of another version than the server's has to be loaded again.
// `python -m tests.web.js.messages` counts it up when messages.d.ts changes: {mark}
export const VERSION = {version};
"""


def main() -> None:
    messages = written()
    if version.FILE.read_text(encoding="utf-8") != script_of(version.VERSION, messages):
        version.FILE.write_text(script_of(version.VERSION + 1, messages), encoding="utf-8")
    FILE.write_text(messages, encoding="utf-8")


if __name__ == "__main__":
    main()
