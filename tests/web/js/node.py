"""Runs modules of the pages outside a browser."""

from __future__ import annotations

import json
import subprocess
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

JS = Path(__file__).parents[3] / "companion" / "web" / "static" / "js"


class Node(AbstractContextManager["Node"]):
    """One Node.js for many bodies; none of them sees what another has done."""

    def __init__(self, program: str) -> None:
        self._command = (
            program,
            "--experimental-vm-modules",
            "--no-warnings",
            Path(__file__).with_name("run.mjs"),
        )
        self._process: subprocess.Popen[str] | None = None

    def __call__(self, module: str, body: str, **values: object) -> Any:  # whatever the body returns, as JSON
        """What the body returns; ``m`` is all that the module exports, and the values have their names."""
        if self._process is None:
            self._process = subprocess.Popen(
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
            )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        sent = {"module": (JS / module).as_uri(), "body": body, "values": values}
        self._process.stdin.write(json.dumps(sent) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            self.close()
        assert line, "it waits for something that never comes"
        answer = json.loads(line)
        assert "error" not in answer, answer["error"]
        return answer["value"]

    def close(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None

    def __exit__(self, *_: object) -> None:
        self.close()
