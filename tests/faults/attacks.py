"""Which tests attack the companion in which way, and what people see of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

THEFTS = "tests/web/test_theft.py"
CHECKED = "tests/table/test_checked_journal.py"
WIRE = "tests/firmware/test_wire.py"
LINK = "tests/firmware/test_link.py"


@dataclass(frozen=True)
class Attack:
    name: str
    tests: tuple[str, ...]
    """Files, or single tests, as pytest names them."""
    shows: str
    """What people see of it."""


ATTACKS = (
    Attack(
        "kills",
        ("tests/table/test_kill.py", "tests/table/journal/test_kill.py"),
        "the table as it was; a spin that was cut short lands with the faces drawn for it",
    ),
    Attack(
        "power cuts",
        (
            "tests/table/test_power_cut.py::test_nothing_is_lost_and_no_spin_is_drawn_again_after_a_power_cut",
            "tests/table/journal/test_power_cut.py::test_nothing_acknowledged_is_lost_in_a_power_cut",
        ),
        "the table as it was",
    ),
    Attack(
        "flipped bits",
        (
            f"{CHECKED}::test_a_flipped_bit_changes_nothing_or_is_said",
            f"{CHECKED}::test_a_flipped_bit_in_the_text_of_the_schema_costs_nothing",
        ),
        "nothing, or which records were damaged, on the screen and on every page",
    ),
    Attack(
        "edits of the journal",
        (CHECKED, "tests/web/test_checked_journal.py", "tests/table/virtual/test_audit.py"),
        "which record does not fit; totals that it touches are not proven until the host confirms them",
    ),
    Attack(
        "full and failing disks",
        (
            "tests/table/test_keeper.py",
            "tests/table/test_broken_journal.py",
            "tests/table/journal/test_troubles.py",
        ),
        "that everything is kept in memory, why, and what to do",
    ),
    Attack(
        "clock jumps",
        (
            f"{THEFTS}::test_a_clock_that_jumps_makes_nobody_host",
            f"{THEFTS}::test_after_twelve_running_hours_without_a_host_the_next_device_is_one",
            "tests/table/reports/test_statistics.py"
            "::test_pauses_nights_long_silences_and_a_clock_set_back_are_not_playing",
        ),
        "nothing",
    ),
    Attack(
        "noise on the Pico's link",
        (
            "tests/firmware/test_soak.py",
            f"{WIRE}::test_this_side_never_takes_damage_for_a_frame_and_is_in_step_after_it",
            f"{WIRE}::test_the_pico_never_takes_damage_for_a_frame_and_is_in_step_after_it",
            f"{WIRE}::test_noise_holds_no_frame",
            f"{LINK}::test_a_bad_cable_costs_time_and_nothing_else",
            f"{LINK}::test_a_cable_pulled_in_mid_spin_is_a_fault_and_the_same_move_can_be_made_after",
            f"{LINK}::test_a_pico_that_hangs_is_restarted_by_its_watchdog",
        ),
        "nothing; a pulled cable is a fault on the screen, with what to do",
    ),
    Attack(
        "floods",
        ("tests/web/test_floods.py", "tests/web/test_strangers.py", "tests/web/test_door.py"),
        "nothing; the page that floods is closed with a reason",
    ),
    Attack(
        "thefts of seats, cards and the host's role",
        (
            THEFTS,
            "tests/web/test_cheating.py",
            "tests/web/test_secrets.py",
            "tests/web/test_foretelling.py",
        ),
        "the question whether somebody may, on every page, and in the history who took which seat",
    ),
    Attack(
        "hostile pages",
        ("tests/web/test_nonsense.py", "tests/web/test_guard.py"),
        "nothing; the hostile page is refused with one sentence",
    ),
)


def paths(attacks: Sequence[Attack]) -> list[str]:
    """What pytest has to run, each test once."""
    wanted = {test: None for attack in attacks for test in attack.tests}
    return [test for test in wanted if test.partition("::")[0] == test or _file(test) not in wanted]


def attack_of(test: str, attacks: Sequence[Attack]) -> Attack | None:
    """Which attack a test belongs to: one that names the test itself comes before one that names its file."""
    single = test.partition("[")[0]
    for name in (single, _file(single)):
        for attack in attacks:
            if name in attack.tests:
                return attack
    return None


def _file(test: str) -> str:
    return test.partition("::")[0]
