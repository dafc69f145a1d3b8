"""The self-test: proves that a tray is built as it should be, and says what is wrong if it is not.

bench = Bench(board, person, own_eyes(config), spins=50)
async for result in run_all(bench):
    print(result.check.title, result.found.verdict, result.found.text)
"""

from companion.tray.selftest.bench import Answer, Bench, Nobody, Person, Question
from companion.tray.selftest.check import Check, Found, Result, Verdict
from companion.tray.selftest.person import VirtualPerson
from companion.tray.selftest.run import all_checks, run_all, run_check

__all__ = [
    "Answer",
    "Bench",
    "Check",
    "Found",
    "Nobody",
    "Person",
    "Question",
    "Result",
    "Verdict",
    "VirtualPerson",
    "all_checks",
    "run_all",
    "run_check",
]
