"""Which keys the schema knows, and whether a value fits its key."""

from __future__ import annotations

import types
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from typing import Annotated, Literal, Union, get_args, get_origin

import msgspec
from msgspec import Struct

from companion.config.errors import BadConfig, UnknownKey
from companion.config.schema import Config

ANY_KEY = "*"


def check(table: Mapping[str, object], place: str, above: tuple[str, ...] = ()) -> None:
    """Refuse the first key that the schema does not know, or whose value does not fit.

    Values are checked one by one, not as a whole section: a file may hold only some of its keys.
    """
    for key, value in table.items():
        path = (*above, key)
        name = f"{place}: {'.'.join(path)}"
        kind = kind_at(path, place)
        if isinstance(value, Mapping) and _inner(kind):
            check(value, place, path)
            continue
        try:
            msgspec.convert(value, kind)
        except msgspec.ValidationError as error:
            raise BadConfig(f"{name} = {_shown(value)}: {_expected(kind, error)}.") from error
        if _holds_nul(value):
            raise BadConfig(f"{name}: no text may hold a NUL character.")


def kind_at(path: Sequence[str], place: str) -> object:
    """The type that the schema gives to a key such as `("chance", "h_bits")`."""
    kind: object = Config
    for depth, key in enumerate(path):
        inner = _inner(kind)
        if key not in inner and ANY_KEY not in inner:
            name = ".".join(path[: depth + 1])
            raise UnknownKey(f"{place}: there is no key {name}; {_advice(key, inner, path[:depth])}")
        kind = inner.get(key, inner.get(ANY_KEY))
    return kind


def _shown(value: object) -> str:
    try:
        return repr(value)
    except ValueError:  # Python refuses to write out a very long number
        return "a number with too many digits"


def _holds_nul(value: object) -> bool:
    if isinstance(value, str):
        return "\0" in value
    if isinstance(value, Mapping):
        return any(map(_holds_nul, (*value.keys(), *value.values())))
    return isinstance(value, Sequence) and any(map(_holds_nul, value))


def _inner(kind: object) -> Mapping[str, object]:
    """The keys in a section or table: `ANY_KEY` if any are allowed, none in a plain value."""
    kind = _bare(kind)
    if isinstance(kind, type) and issubclass(kind, Struct):
        return _fields(kind)
    if get_origin(kind) is dict:
        key, value = get_args(kind)
        return dict.fromkeys(_words(key) or [ANY_KEY], value)
    if get_origin(kind) in (Union, types.UnionType):
        return {key: inner for part in get_args(kind) for key, inner in _inner(part).items()}
    return {}


@cache
def _fields(section: type[Struct]) -> Mapping[str, object]:
    return {field.encode_name: field.type for field in msgspec.structs.fields(section)}


def _bare(kind: object) -> object:
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind


def _words(kind: object) -> list[str]:
    """The words that a key allows, if it allows only certain words."""
    kind = _bare(kind)
    return [str(word) for word in get_args(kind)] if get_origin(kind) is Literal else []


def _expected(kind: object, error: msgspec.ValidationError) -> str:
    if _inner(kind):
        return "expected a section with keys"
    if words := _words(kind):
        return f"expected one of {', '.join(words)}"
    problem = str(error)
    return problem[0].lower() + problem[1:]


def _advice(key: str, known: Mapping[str, object], above: Sequence[str]) -> str:
    section = ".".join(above) or "the config"
    if not known:
        return f"{section} is a single value."
    if close := get_close_matches(key, known, n=1):
        return f"did you mean {'.'.join((*above, close[0]))}?"
    return f"{section} has {', '.join(sorted(known))}."
