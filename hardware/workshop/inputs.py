"""What parts and pictures are made from: as long as nothing of it changes, making them anew adds nothing.

`make hardware` notes a hash of every input, and of every part and picture, in `generated.toml`; nothing else
writes that file. Inputs are the modules that the workshop imports and the files that it reads. The versions
of manifold3d, NumPy and Pillow are none: with another one a mesh may have other triangles and a line another
grey, but it is the same tray.
"""

from __future__ import annotations

import ast
import os
import sys
import tomllib
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parent.parent.parent
KEPT = Path(__file__).with_name("generated.toml")
WORKSHOP = "hardware/workshop/generated.py"
"""The module that makes it all."""
OURS = ("companion", "hardware")
HEAD = "# Written by make hardware alone: hashes of all parts and pictures, and of what they are made from."


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hashes by path below the root of the project."""

    inputs: dict[str, str]
    outputs: dict[str, str]

    def changed(self, root: Path = ROOT) -> list[str]:
        """Inputs that are not as they were when the parts were made, or that there were not."""
        same = {path for path, was in self.inputs.items() if hash_of(root / path) == was}
        return sorted({*self.inputs, *modules(root)} - same)

    def has(self, path: str, root: Path = ROOT) -> bool:
        """Whether this part or picture is the one that was made."""
        return path in self.outputs and hash_of(root / path) == self.outputs[path]

    def text(self) -> str:
        lines = [HEAD]
        for name, table in (("inputs", self.inputs), ("outputs", self.outputs)):
            lines += ["", f"[{name}]", *(f'"{path}" = "{table[path]}"' for path in sorted(table))]
        return "\n".join(lines) + "\n"


def kept(file: Path = KEPT) -> Kept:
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Kept)


def note(inputs: dict[str, str], outputs: Iterable[str], file: Path, root: Path = ROOT) -> None:
    """Keep the hashes that the inputs had when they were read, and those of what was made from them."""
    made = Kept(inputs, hashes(outputs, root))
    if changed := made.changed(root):
        raise SystemExit(f"{', '.join(changed)} changed in the meantime: run make hardware again.")
    file.write_text(made.text(), encoding="utf-8", newline="\n")


def hashes(paths: Iterable[str], root: Path = ROOT) -> dict[str, str]:
    return {path: hash_of(root / path) for path in paths}


def hash_of(file: Path) -> str:
    """The same on every system: line ends of a text do not count. Empty if there is no such file."""
    if not file.is_file():
        return ""
    content = file.read_bytes()
    is_text = b"\0" not in content
    return sha256(content.replace(b"\r\n", b"\n") if is_text else content).hexdigest()[:32]


def modules(root: Path = ROOT) -> set[str]:
    """The modules of the workshop, and those of the companion that they import, one by way of the other.

    Python also runs the `__init__` of every package on the way to a module, and what that imports. Such a
    package counts only if something is imported from it: otherwise every command of `tray` would be an input.
    """
    found: set[str] = set()
    ahead = {WORKSHOP}
    while ahead:
        path = ahead.pop()
        found.add(path)
        ahead |= set(_imported(root / path, root)) - found
    return found


def _imported(file: Path, root: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield from _module(alias.name, root)
        elif isinstance(node, ast.ImportFrom):
            if node.level or node.module is None:
                raise ValueError(f"{file}, line {node.lineno}: name the module from its root on.")
            for alias in node.names:
                yield from _module(f"{node.module}.{alias.name}", root) or _module(node.module, root)


def _module(name: str, root: Path) -> list[str]:
    """The path of one of our modules; none if it is another's, or no module."""
    first, *_ = parts = name.split(".")
    place = "/".join(parts)
    there = (f"{place}.py", f"{place}/__init__.py")
    return [path for path in there if first in OURS and (root / path).is_file()]


class Reading:
    """Notes every file of ours that is opened from now on, other than code, and a hash of it at that time."""

    def __init__(self, root: Path = ROOT) -> None:
        self.inputs: dict[str, str] = {}
        self._root = root
        self._hashing = False
        sys.addaudithook(self._heard)

    def _heard(self, event: str, args: tuple[object, ...]) -> None:
        if event != "open" or self._hashing:
            return
        name, _, flags = args
        if isinstance(name, str) and isinstance(flags, int) and not flags & (os.O_WRONLY | os.O_RDWR):
            self._hashing = True
            try:
                self._note(Path(name).resolve())
            finally:
                self._hashing = False

    def _note(self, file: Path) -> None:
        if file.is_relative_to(self._root):
            path = file.relative_to(self._root)
            is_code = path.suffix == ".py" or "__pycache__" in path.parts
            if path.parts[0] in OURS and not is_code:
                self.inputs.setdefault(path.as_posix(), hash_of(file))
