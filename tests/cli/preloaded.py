"""What every forked ``tray`` has at once (see `forked`): all that a command in a terminal imports."""

import gc
from importlib import import_module
from pkgutil import iter_modules

from typer.testing import CliRunner

from companion.cli import app, terminal

for name in (
    *(f"companion.cli.terminal.{module.name}" for module in iter_modules(terminal.__path__)),
    *("companion.cli.simulation_chart", "companion.cli.simulation_report", "companion.hal.sim"),
    *("companion.bots", "companion.bots.simulation", "companion.table.reports.statistics", "companion.tray"),
    *("rich.progress", "tests.cli.forked", "tests.cli.hurried"),
):
    import_module(name)
# Typer has imports of its own that wait for a command, and the editions are found once.
CliRunner().invoke(app, ["editions"])
# Memory that nobody writes to need not be copied.
gc.collect()
gc.freeze()
