"""The suite's own promises: no test is skipped in CI, or starts another program, without anybody noticing."""

import io
import re
import threading
from pathlib import Path

import pytest

from tests.conftest import NEEDS_HARDWARE
from tests.needs import PROGRAMS, summary
from tests.patience import Patience

pytest_plugins = ["pytester"]


@pytest.fixture
def suite(pytester: pytest.Pytester) -> pytest.Pytester:
    pytester.makeconftest((Path(__file__).parent / "conftest.py").read_text(encoding="utf-8"))
    pytester.makeini("[pytest]\nmarkers =\n hil:\n process:\n browser:\n pico:\n crash:\n check:\n")
    return pytester


@pytest.fixture
def skips(suite: pytest.Pytester) -> pytest.Pytester:
    suite.makepyfile(
        test_skips="""
            import pytest

            def test_for_no_good_reason():
                pytest.skip("no network today")

            @pytest.mark.skip(reason="not now")
            def test_by_a_mark():
                pass

            @pytest.mark.xfail(reason="known")
            def test_that_fails_as_expected():
                assert False

            @pytest.mark.hil
            def test_with_a_real_tray():
                pass
        """,
        test_whole_file="import pytest; pytest.importorskip('no_such_package_anywhere')",
    )
    return suite


def test_a_skip_fails_in_ci_unless_its_reason_is_allowed(
    skips: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CI", "true")
    result = skips.runpytest_inprocess("--continue-on-collection-errors", "-rs", "-p", "no:cacheprovider")
    result.assert_outcomes(failed=1, errors=2, xfailed=1, skipped=1)
    result.stdout.fnmatch_lines(["*Skipped in CI: no network today. Give CI*", f"*{NEEDS_HARDWARE}*"])


@pytest.mark.parametrize("ci", ["", "false"])
def test_a_skip_is_only_a_skip_elsewhere(
    ci: str, skips: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CI", ci)
    skips.runpytest_inprocess("-p", "no:cacheprovider").assert_outcomes(skipped=4, xfailed=1)


def test_hardware_tests_run_when_asked_for(skips: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    skips.runpytest_inprocess("--hil", "-m", "hil", "test_skips.py").assert_outcomes(passed=1, deselected=3)


@pytest.mark.parametrize(
    ("options", "count"),
    [((), 100), (("--few-examples",), 25), (("-m", "check"), 25), (("-m", "not hil"), 100)],
)
def test_a_quick_run_looks_at_few_random_examples(
    options: tuple[str, ...], count: int, suite: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.examples.share", 1.0)
    suite.makepyfile(f"from tests.examples import examples\ndef test_it(): assert examples(100) == {count}")
    suite.runpytest_inprocess("-p", "no:cacheprovider", *options).assert_outcomes(passed=1)


@pytest.mark.process
def test_a_test_that_starts_another_program_says_so(suite: pytest.Pytester) -> None:
    suite.makepyfile(
        test_starts="""
            import os, subprocess, sys
            import pytest

            def test_unmarked():
                subprocess.run([sys.executable, "-c", ""])

            def test_unmarked_and_forking():
                os.fork()

            @pytest.mark.process
            def test_marked():
                subprocess.run([sys.executable, "-c", ""], check=True)
        """
    )
    result = suite.runpytest_inprocess("-p", "no:cacheprovider")
    result.assert_outcomes(failed=2, passed=1)
    result.stdout.fnmatch_lines(["*test_unmarked starts another program: mark it with one of process, *"])


def test_what_a_missing_program_left_untested_is_said_once_with_the_way_to_get_it(
    suite: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CI", raising=False)
    suite.makepyfile(
        """
        import pytest

        @pytest.mark.parametrize("page", range(3))
        @pytest.mark.skipif(True, reason="needs chromium")
        def test_page(page):
            pass

        @pytest.mark.skipif(True, reason="needs strace")
        def test_writes():
            pass

        @pytest.mark.skipif(True, reason="needs a Unix")
        def test_terminal():
            pass
        """
    )
    result = suite.runpytest_inprocess("-p", "no:cacheprovider")
    result.stdout.fnmatch_lines(
        [
            "Not tested here: the pages in a browser (3 tests need chromium).",
            "Not tested here: a pulled plug, write by write (1 test needs strace).",
            "To test this too, install what is missing and run the tests again:",
            "  Debian, Raspberry Pi OS: sudo apt install chromium strace",
            "  macOS: brew install google-chrome",
            "  Windows: winget install Google.Chrome",
        ],
        consecutive=True,
    )


def test_where_everything_was_there_nothing_is_said() -> None:
    assert not list(summary([NEEDS_HARDWARE, "needs a Unix and its terminals", "not now"]))


def test_a_package_that_brings_two_programs_is_named_once() -> None:
    lines = list(summary(["needs node", "needs micropython"]))
    assert "  macOS: brew install node" in lines
    assert lines[-1] == "  and then, without make: npm install --prefix .node"


@pytest.mark.parametrize("program", PROGRAMS)
def test_every_program_can_be_had_on_debian(program: str) -> None:
    assert PROGRAMS[program].debian


def test_a_test_that_takes_long_says_once_where_it_stands_and_goes_on() -> None:
    told = threading.Semaphore(0)

    class Terminal(io.StringIO):
        def flush(self) -> None:
            told.release()

    terminal = Terminal()
    patience = Patience(terminal, after_s=0.001)
    for test in ("test_first", "test_second"):
        with patience.waiting_for(test):
            wait_for_it(told)
    said = terminal.getvalue()
    patience.pytest_unconfigure()
    assert [said.count(f"{test} has taken") for test in ("test_first", "test_second")] == [1, 1]
    assert said.count("in wait_for_it\n") == 2


def test_a_test_that_never_ends_ends_its_process() -> None:
    terminal = io.StringIO()
    codes: list[int] = []
    ended = threading.Event()

    def end(code: int) -> None:
        codes.append(code)
        ended.set()

    patience = Patience(terminal, after_s=0.001, lost_s=0.002, end=end)
    with patience.waiting_for("test_lost"):
        ended.wait()
    said = terminal.getvalue()
    patience.pytest_unconfigure()
    assert codes == [1]
    assert said.endswith("test_lost does not end after 0.002 s, so this process does.\n")


def wait_for_it(told: threading.Semaphore) -> None:
    told.acquire()


def test_no_file_chooses_how_random_the_examples_of_all_others_are() -> None:
    loading = re.compile(r"\bload_profile\(")
    files = Path(__file__).parent.rglob("*.py")
    assert [file.name for file in files if loading.search(file.read_text(encoding="utf-8"))] == [
        "conftest.py"
    ]
