"""Which test stands for which rule: the decorator that says it, and the reading of what the tests say."""

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

MOST_IDS_A_TEST = 3
Test = TypeVar("Test", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[Test], Test]:
    """Say which rules a test stands for: ``@rule("CORE-R40", "CORE-32")``, once a test, three at most."""
    if not 1 <= len(ids) <= MOST_IDS_A_TEST:
        raise ValueError(f"a test names one to {MOST_IDS_A_TEST} rules, not {len(ids)}: {', '.join(ids)}")

    def name_rules(test: Test) -> Test:
        return test

    return name_rules


@dataclass(frozen=True)
class Claim:
    """A test, as written, that names rules."""

    place: str
    ids: tuple[str, ...]
    problems: tuple[str, ...]
    """Why it cannot stand for them."""


def claims(folder: Path) -> Iterator[Claim]:
    """Every use of ``@rule`` under a folder, read from the source: complete under -k and in every worker."""
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                uses = [use for use in node.decorator_list if _is_rule(use)]
                if uses:
                    place = f"{file.relative_to(folder.parent.parent)}:{node.lineno} {node.name}"
                    yield Claim(place, tuple(_ids(uses)), tuple(_problems(file, node, uses)))


def _is_rule(decorator: ast.expr) -> bool:
    name = decorator.func if isinstance(decorator, ast.Call) else decorator
    return isinstance(name, ast.Name) and name.id == "rule"


def _ids(uses: list[ast.expr]) -> Iterator[str]:
    for use in uses:
        for argument in use.args if isinstance(use, ast.Call) else []:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield argument.value


def _problems(
    file: Path, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef, uses: list[ast.expr]
) -> Iterator[str]:
    if (
        not file.name.startswith("test_")
        or isinstance(node, ast.ClassDef)
        or not node.name.startswith("test_")
    ):
        yield "is not a test that pytest collects"
    if len(uses) > 1:
        yield "names its rules twice"
    named = sum(len(use.args) + len(use.keywords) for use in uses if isinstance(use, ast.Call))
    if not 1 <= named <= MOST_IDS_A_TEST:
        yield f"names {named} rules instead of one to {MOST_IDS_A_TEST}"
    if named != len(list(_ids(uses))):
        yield "names a rule by something other than its id in quotes"
    for decorator in node.decorator_list:
        if {"skip", "skipif", "xfail"} & {
            part.attr for part in ast.walk(decorator) if isinstance(part, ast.Attribute)
        }:
            yield "may not run or pass, so it proves nothing"
