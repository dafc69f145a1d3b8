"""A disk that forgets: file operations as strace saw them, and what a power cut would have left of them.

What was synced is there after a cut. What was not may be there, missing or torn, each write by itself, as
nobody promised anything about it.
"""

from __future__ import annotations

import random
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

CALLS = (
    "open,openat,creat,close,dup,dup2,dup3,fcntl,write,writev,pwrite64,pwritev,pwritev2,ftruncate,truncate,fallocate,"
    "fsync,fdatasync,sync,syncfs,sync_file_range,rename,renameat,renameat2,unlink,unlinkat,link,linkat,mkdir,mkdirat"
)
"""All that could change a file or sync it; a call that `Disk` does not know stops the test."""
SECTOR = 512

Files = Mapping[Path, bytes]


@dataclass
class Call:
    """One line of strace -xx."""

    name: str
    arguments: list[str]
    result: int

    def text(self, index: int) -> str:
        return self.data(index).decode()

    def data(self, index: int) -> bytes:
        return bytes.fromhex(self.arguments[index].strip('"').replace("\\x", ""))

    def number(self, index: int) -> int:
        return int(self.arguments[index])


def read_calls(trace: Iterable[str]) -> Iterator[Call]:
    for line in trace:
        if found := re.match(r"(\w+)\((.*)\) += (-?\d+)", line):
            name, arguments, result = found.groups()
            if int(result) >= 0:
                yield Call(name, arguments.split(", "), int(result))
        else:
            assert line.startswith(("+++", "---")), line


@dataclass(eq=False)
class File:
    synced: bytes = b""
    now: bytes = b""
    pending: list[tuple[int, bytes | None]] = field(default_factory=list)
    """Writes at an offset and, without data, cuts to a length since the last sync."""

    def change(self, at: int, data: bytes | None) -> None:
        self.pending.append((at, data))
        self.now = changed(self.now, at, data)

    def sync(self) -> None:
        self.synced, self.pending = self.now, []

    def after_cut(self, chance: random.Random | None) -> bytes:
        left = self.synced
        for at, data in self.pending if chance is not None else ():
            assert chance is not None
            match chance.choice(("there", "missing", "torn")):
                case "there":
                    left = changed(left, at, data)
                case "torn" if data is not None:
                    left = changed(left, at, data[: chance.randrange(0, len(data) + 1, SECTOR)])
        return left


def changed(content: bytes, at: int, data: bytes | None) -> bytes:
    before = content[:at].ljust(at, b"\0")
    return before if data is None else before + data + content[at + len(data) :]


class Disk:
    """What is below one folder, which is there from the start."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.said: list[str] = []
        """What the traced program wrote to its standard output."""
        self._names: dict[Path, File | None] = {}
        """Files by their names; None for a folder."""
        self._synced_names: dict[Path, File | None] = {}
        self._pending: dict[Path, list[tuple[Path, File | None] | Path]] = defaultdict(list)
        """By folder: names that came to be something, or that went."""
        self._open: dict[int, Path | File] = {}
        """Folders by their name."""

    def follow(self, call: Call) -> bool:
        """Whether the call was about something here."""
        match call.name:
            case "openat":
                return self._opened(call)
            case "write" if call.number(0) == 1:
                self.said += call.text(1).splitlines()
                return True
            case "mkdir":
                return self._named(Path(call.text(0)), None)
            case "rename":
                old, new = Path(call.text(0)), Path(call.text(1))
                return self._inside(new) and self._named(new, self._names[old]) and self._gone(old)
            case "unlink":
                return self._gone(Path(call.text(0)))
            case "fcntl":
                assert "F_DUPFD" not in call.arguments[1] or call.number(0) not in self._open, call
                return False
        if call.arguments[0].startswith('"'):
            assert not self._inside(Path(call.text(0))), call
            return False
        if (file := self._open.get(call.number(0))) is None:
            return False
        match call.name, file:
            case "close", _:
                del self._open[call.number(0)]
                return False
            case (("fsync" | "fdatasync"), File()):
                file.sync()
            case (("fsync" | "fdatasync"), Path()):
                self._sync_names(file)
            case "pwrite64", File():
                file.change(call.number(3), call.data(1)[: call.result])
            case "ftruncate", File():
                file.change(call.number(1), None)
            case _:
                raise NotImplementedError(call)
        return True

    def _inside(self, path: Path) -> bool:
        return path.is_relative_to(self.root) and not path.name.endswith(("-shm", ".lock"))

    def _opened(self, call: Call) -> bool:
        path = Path(call.text(1))
        self._open.pop(call.result, None)
        if not self._inside(path):
            return False
        if path == self.root or self._names.get(path, ...) is None:
            self._open[call.result] = path
            return False
        if new := path not in self._names:
            assert "O_CREAT" in call.arguments[2], call
            self._named(path, File())
        file = self._names[path]
        assert file is not None
        assert "O_TRUNC" not in call.arguments[2], call
        self._open[call.result] = file
        return new

    def _named(self, path: Path, file: File | None) -> bool:
        if self._inside(path):
            self._names[path] = file
            self._pending[path.parent].append((path, file))
        return self._inside(path)

    def _gone(self, path: Path) -> bool:
        if self._inside(path):
            del self._names[path]
            self._pending[path.parent].append(path)
        return self._inside(path)

    def _sync_names(self, folder: Path) -> None:
        self._synced_names = named(self._synced_names, self._pending.pop(folder, []))

    @property
    def files(self) -> Files:
        """All files as a program sees them now."""
        return {path: file.now for path, file in self._names.items() if file is not None}

    def after_cut(self, chance: random.Random | None = None) -> Files:
        """What is left: without chance only what was synced, otherwise one of the many things it may be."""
        names = self._synced_names
        if chance is not None:
            for changes in self._pending.values():
                # A file system may forget the last names, not some in between.
                names = named(names, changes[: chance.randint(0, len(changes))])
        return {
            path: file.after_cut(chance)
            for path, file in names.items()
            if file is not None and all(each in (*names, self.root) for each in self._folders(path))
        }

    def _folders(self, path: Path) -> Iterator[Path]:
        return (each for each in path.parents if each.is_relative_to(self.root))


class Seen:
    """Whether a cut leaves what another one left before, which need not be looked at twice."""

    def __init__(self) -> None:
        self._before: set[bytes] = set()

    def before(self, said: int, files: Files) -> bool:
        """After so many words, all that had been promised is the same, too."""
        digest = sha256(str(said).encode())
        for path, content in sorted(files.items()):
            digest.update(f"{path} {len(content)} ".encode() + content)
        known = digest.digest() in self._before
        self._before.add(digest.digest())
        return known


def named(
    names: Mapping[Path, File | None], changes: Iterable[tuple[Path, File | None] | Path]
) -> dict[Path, File | None]:
    after = dict(names)
    for change in changes:
        if isinstance(change, Path):
            after.pop(change, None)
        else:
            after[change[0]] = change[1]
    return after


def write_files(files: Files, root: Path, target: Path) -> None:
    for path, content in files.items():
        copy = target / path.relative_to(root)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(content)
