"""In CI a skipped test is a failed one, unless its reason is allowed by name."""

from pathlib import Path

import pytest

from tests.conftest import NEEDS_HARDWARE

pytest_plugins = ["pytester"]


@pytest.fixture
def suite(pytester: pytest.Pytester) -> pytest.Pytester:
    pytester.makeconftest((Path(__file__).parent / "conftest.py").read_text(encoding="utf-8"))
    pytester.makepyfile(
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
    return pytester


def test_a_skip_fails_in_ci_unless_its_reason_is_allowed(
    suite: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CI", "true")
    result = suite.runpytest_subprocess("--continue-on-collection-errors", "-rs", "-p", "no:cacheprovider")
    result.assert_outcomes(failed=1, errors=2, xfailed=1, skipped=1)
    result.stdout.fnmatch_lines(["*Skipped in CI: no network today. Give CI*", f"*{NEEDS_HARDWARE}*"])


@pytest.mark.parametrize("ci", ["", "false"])
def test_a_skip_is_only_a_skip_elsewhere(
    ci: str, suite: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CI", ci)
    suite.runpytest_subprocess("-p", "no:cacheprovider").assert_outcomes(skipped=4, xfailed=1)


def test_hardware_tests_run_when_asked_for(suite: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    suite.runpytest_subprocess("--hil", "-m", "hil", "test_skips.py").assert_outcomes(passed=1, deselected=3)
