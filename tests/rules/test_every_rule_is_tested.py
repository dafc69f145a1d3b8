"""Every rule that software can decide has a test that names it, and every name is a rule."""

from pathlib import Path

import pytest

from companion.rules.catalogue import NoSuchRule, catalogue
from companion.rules.catalogue import rule as look_up
from tests.rules.catalogue_coverage import claims, rule

CLAIMS = list(claims(Path(__file__).parent))
NAMED = {name for claim in CLAIMS if not claim.problems for name in claim.ids}


def test_every_rule_that_software_can_decide_has_a_test() -> None:
    untested = [entry.id for entry in catalogue().values() if entry.id not in NAMED and not entry.only_people]
    assert not untested, f"{len(untested)} rules have no test that names them: {', '.join(untested)}"


def test_what_only_people_can_do_has_no_test() -> None:
    tested = [entry.id for entry in catalogue().values() if entry.id in NAMED and entry.only_people]
    assert not tested, "software can do these after all: take them off the list in RULES.md"


def test_every_test_names_rules_that_exist() -> None:
    wrong = []
    for claim in CLAIMS:
        for name in claim.ids:
            try:
                look_up(name)
            except NoSuchRule as problem:
                wrong.append(f"{claim.place}: {problem}")
    assert not wrong, "\n".join(wrong)


def test_every_test_that_names_rules_can_stand_for_them() -> None:
    wrong = [f"{claim.place} {problem}" for claim in CLAIMS for problem in claim.problems]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("ids", [(), ("CORE-01", "CORE-02", "CORE-03", "CORE-04")])
def test_naming_no_rule_or_more_than_three_stops_the_collection(ids: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match=f"one to 3 rules, not {len(ids)}"):
        rule(*ids)


def test_claims_are_read_from_the_source(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_it.py").write_text(
        '@rule("CORE-01", "CORE-02", "CORE-03")\ndef test_three(): ...\n\n'
        '@rule("MH-01")\nasync def test_one(): ...',
        encoding="utf-8",
    )
    assert [(claim.ids, claim.problems) for claim in claims(tmp_path)] == [
        (("CORE-01", "CORE-02", "CORE-03"), ()),
        (("MH-01",), ()),
    ]


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ('@rule("CORE-01")\ndef check(): ...', "is not a test that pytest collects"),
        ('@rule("CORE-01")\nclass TestAll: ...', "is not a test that pytest collects"),
        ('@rule("CORE-01")\n@rule("CORE-02")\ndef test(): ...', "is not a test that pytest collects"),
        ('@rule("CORE-01")\n@rule("CORE-02")\ndef test_it(): ...', "names its rules twice"),
        ('@rule("CORE-01", "CORE-02", "CORE-03", "CORE-04")\ndef test_it(): ...', "names 4 rules"),
        ("@rule()\ndef test_it(): ...", "names 0 rules"),
        ("@rule\ndef test_it(): ...", "names 0 rules"),
        ("@rule(ID)\ndef test_it(): ...", "other than its id in quotes"),
        ('@rule(*["CORE-01", "CORE-02"])\ndef test_it(): ...', "other than its id in quotes"),
        ('@pytest.mark.skip(reason="no")\n@rule("CORE-01")\ndef test_it(): ...', "proves nothing"),
        ('@rule("CORE-01")\n@pytest.mark.xfail\ndef test_it(): ...', "proves nothing"),
    ],
)
def test_a_claim_that_proves_nothing_is_found_out(tmp_path: Path, source: str, problem: str) -> None:
    (tmp_path / "test_it.py").write_text(source, encoding="utf-8")
    (claim,) = claims(tmp_path)
    assert problem in "; ".join(claim.problems)
