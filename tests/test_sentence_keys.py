"""What people read has a key that a catalogue can hold: no sentence is put together on its way to them."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from string import Formatter
from typing import NamedTuple

import pytest

import companion
from companion.sentences import Sentence, Value

ROOT = Path(companion.__file__).parent
SPEAKING = ("bots", "rules", "table", "tray", "web")
"""The packages whose words reach the people at the table."""

KEYS = {"Sentence": (0,), "plural": (1, 2), "listed": (1, 2)}
"""Where a key stands: it is written out, so that it can be found and translated."""
WORDS = {
    "as_sentence": (0,),
    "render": (0,),
    "Question": (1,),
    "Noted": (0,),
    "HouseRuleFired": (1,),
    "house_effect": (1,),
    "wild": (2,),
    "action": (3,),
    "Item": (0,),
    "Digits": (0,),
    "Trouble": (1, 2, 3),
    "Push": (1,),
    "Line": (),
    "Vote": (),
    "Doubt": (1,),
    "Stranger": (),
    "Retry": (),
    "Closed": (1,),
    "say": (0, 1),
    "text": (0,),
    "refuse": (1,),
    "refused": (0, 1),
    "shut_out": (1,),
    "dismiss": (1,),
    "_doubt": (1,),
}
"""Where words may stand in another form: a sentence, a plain string, what somebody wrote."""
NAMED = {"before_last", "between", "label", "note", "prompt", "reason", "text", "title", "advice", "hint"}
"""Arguments by name that are words wherever the calls above have them."""


class Module(NamedTuple):
    path: Path
    tree: ast.Module

    def calls(self) -> Iterator[tuple[ast.Call, str, dict[str, ast.expr]]]:
        """Each call with its function's name, and the strings that were glued together nearby, by name."""
        for scope in ast.walk(self.tree):
            if isinstance(scope, ast.FunctionDef | ast.AsyncFunctionDef | ast.Module):
                nodes = list(_inside(scope))
                glued = {name: value for node in nodes for name, value in _assigned(node) if is_glued(value)}
                yield from ((node, _name(node), glued) for node in nodes if isinstance(node, ast.Call))


@cache
def modules() -> tuple[Module, ...]:
    files = [file for package in SPEAKING for file in sorted((ROOT / package).rglob("*.py"))]
    return tuple(
        Module(file.relative_to(ROOT), ast.parse(file.read_text(encoding="utf-8"))) for file in files
    )


@cache
def errors() -> frozenset[str]:
    """The name of every class of the companion that is a TrayError."""
    classes = [
        (node.name, {_named(base) for base in node.bases})
        for file in ROOT.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    ]
    found = {"TrayError"}
    while more := {name for name, bases in classes if bases & found} - found:
        found |= more
    return frozenset(found)


def is_glued(value: ast.expr) -> bool:
    """Whether a string is put together here: by an f-string, `+`, `%`, `join` or `format`."""
    match value:
        case ast.JoinedStr():
            return True
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            return any(
                isinstance(each, ast.JoinedStr | ast.Constant) or is_glued(each) for each in (left, right)
            )
        case ast.BinOp(left=ast.Constant(value=str()), op=ast.Mod()):
            return True
        case ast.Call(func=ast.Attribute(value=ast.Constant(value=str()), attr="join" | "format")):
            return True
        case ast.IfExp(body=body, orelse=other):
            return is_glued(body) or is_glued(other)
        case ast.BoolOp(values=values):
            return any(map(is_glued, values))
    return False


def words_of(call: ast.Call, name: str) -> Iterator[ast.expr]:
    """The arguments that people read."""
    places = KEYS.get(name, WORDS.get(name, (0,) if name in errors() else None))
    if places is None:
        return
    yield from (call.args[place] for place in places if place < len(call.args))
    yield from (each.value for each in call.keywords if each.arg in NAMED and name != "Sentence")


def problems(module: Module) -> Iterator[str]:
    for call, name, glued in module.calls():
        for value in words_of(call, name):
            where = f"{module.path}:{value.lineno}: {name}(…{ast.unparse(value)[:60]}…)"
            if is_glued(value) or (isinstance(value, ast.Name) and value.id in glued):
                yield f"{where} is glued together: make it a Sentence with named values"
            elif name in KEYS and not isinstance(value, ast.Constant):
                yield f"{where} is no key: write the sentence out"
        if name in ("Sentence", "plural"):
            yield from (f"{module.path}:{call.lineno}: {each}" for each in misnamed(call, name))


def misnamed(call: ast.Call, name: str) -> Iterator[str]:
    """Values that a key does not name, or that are not there."""
    keys = written_out(words_of(call, name))
    given = {each.arg for each in call.keywords} | ({"count"} if name == "plural" else set())
    named = {field for key in keys for _, field, _, _ in Formatter().parse(key) if field is not None}
    if given - {"count"} != named - {"count"} or (name == "Sentence" and given != named):
        yield f"{keys} names {sorted(named)} but is given {sorted(map(str, given))}"


def written_out(values: Iterable[ast.expr]) -> list[str]:
    return [each.value for each in values if isinstance(each, ast.Constant) and isinstance(each.value, str)]


def _inside(scope: ast.AST) -> Iterator[ast.AST]:
    """All that is in a scope, but not in the functions inside it."""
    for node in ast.iter_child_nodes(scope):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node
            yield from _inside(node)


def _assigned(node: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    if isinstance(node, ast.Assign):
        yield from ((each.id, node.value) for each in node.targets if isinstance(each, ast.Name))
    elif isinstance(node, ast.NamedExpr):
        yield node.target.id, node.value


def _name(call: ast.Call) -> str:
    return _named(call.func)


def _named(function: ast.expr) -> str:
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


@pytest.mark.parametrize("package", SPEAKING)
def test_every_sentence_is_a_key_with_named_values(package: str) -> None:
    mine = [module for module in modules() if module.path.parts[0] == package]
    assert not [problem for module in mine for problem in problems(module)]


def test_every_key_can_be_put_into_words() -> None:
    keys = {
        key
        for module in modules()
        for call, name, _ in module.calls()
        if name in ("Sentence", "plural")
        for key in written_out(words_of(call, name))
    }
    assert len(keys) > 250
    for key in keys:
        fields = [(field, form) for _, field, form, _ in Formatter().parse(key) if field is not None]
        values: dict[str, Value] = {
            field: 1.0 if (form or "").endswith("f") else "value" for field, form in fields
        }
        assert str(Sentence(key, **values)), key


@pytest.mark.parametrize(
    "code",
    [
        'raise Refused(f"There is no round {number}.")',
        'raise Refused("There is no round " + number)',
        'raise IllegalMove("it is %s turn" % name, "CORE-24")',
        'raise NoSuchFace(" and ".join(ids))',
        'raise Refused(trouble or f"{name} is gone")',
        'why = f"{name} is gone"; raise Refused(why)',
        'tray.say(f"{name} deals")',
        'Item("Tray: " + kind, choose)',
        'replies.Stranger(reason=f"Wait {seconds} s.")',
        'Sentence(f"{name} deals")',
        "Sentence(words)",
        'Sentence("{player} deals")',
        'Sentence("{player} deals", name=name)',
        'plural(n, "{player} draws a card", f"{name} draws {n} cards", player=name)',
        'as_sentence(f"{kind} cards")',
    ],
)
def test_it_is_noticed_if_one_is_not(code: str) -> None:
    assert list(problems(Module(Path("code.py"), ast.parse(code))))


@pytest.mark.parametrize(
    "code",
    [
        'raise Refused("There is no match yet: start one first.")',
        'raise Refused(Sentence("There is no round {round}.", round=number))',
        "raise Refused(error.sentence)",
        'plural(n, "{player} draws a card", "{player} draws {count} cards", player=name)',
        'log.warning(f"{name} is gone")',
        'raise ValueError(f"{box} lies outside the page")',
    ],
)
def test_nothing_else_is_minded(code: str) -> None:
    assert not list(problems(Module(Path("code.py"), ast.parse(code))))
