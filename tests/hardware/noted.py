"""``python -m tests.hardware.noted FILE``: note in FILE what `make hardware` would, and print which code ran.

Nothing else is written, and the pictures stay white.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType

from hardware.workshop import __main__ as workshop
from hardware.workshop import inputs


def main(file: Path) -> None:
    reading = inputs.Reading()
    from hardware.workshop import generated

    ran: set[str] = set()
    write_all = generated.write_all

    def note(frame: FrameType, event: str, arg: object) -> None:
        ran.add(frame.f_code.co_filename)

    def watched(say: Callable[[str], None]) -> None:
        # From here on: importing a module also runs packages that have nothing to do with parts.
        sys.settrace(note)
        write_all(say)
        sys.settrace(None)

    vars(generated).update(
        write_all=watched, picture=lambda *_: None, _png=lambda *_: b"", _write=lambda *_: None
    )
    vars(inputs).update(Reading=lambda: reading, KEPT=file)
    workshop.main()
    for path in sorted(map(Path, ran)):
        if path.is_relative_to(inputs.ROOT) and path.relative_to(inputs.ROOT).parts[0] in inputs.OURS:
            print(path.relative_to(inputs.ROOT).as_posix())


if __name__ == "__main__":
    main(Path(sys.argv[1]))
