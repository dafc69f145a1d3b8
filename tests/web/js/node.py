"""Runs a module of the pages outside a browser."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

JS = Path(__file__).parents[3] / "companion" / "web" / "static" / "js"
NODE = shutil.which("node")

needs_node = pytest.mark.skipif(NODE is None, reason="needs Node.js to run modules of the pages")


def run_module(module: str, body: str, **values: object) -> Any:  # whatever the body returns, as JSON
    """What ``body`` returns; ``m`` is everything that the module exports, and the values have their names."""
    assert NODE is not None
    script = (
        f"import * as m from {json.dumps((JS / module).as_uri())};"
        f"const {{{', '.join(values)}}} = {json.dumps(values)};"
        f"process.stdout.write(JSON.stringify(await (async () => {{ {body} }})()));"
    )
    done = subprocess.run(
        [NODE, "--input-type=module", "--eval", script],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
