"""The virtual disc shows its marks to the sensor where they are printed."""

from companion.hal.virtual.disc import BACKLASH, Disc
from tests.hal.rig import board_settings

WHEEL = board_settings(profile="wheel").reels["wheel"]
EYE = board_settings().reels["left"]
TURN = round(WHEEL.turn)


def marks_seen(disc: Disc, seen: list[bool], steps: int) -> list[int]:
    """Widths in half steps of the marks that pass while the disc is driven on."""
    widths, width = [], 0
    for _ in range(steps):
        disc.driven(1)
        if seen[-1]:
            width += 1
        elif width:
            widths.append(width)
            width = 0
    return widths


def test_every_turn_shows_one_wide_mark_and_one_for_each_other_face() -> None:
    seen: list[bool] = []
    disc = Disc(WHEEL, at=-100, seen=seen.append)
    widths = marks_seen(disc, seen, 2 * TURN)
    assert [width > 40 for width in widths] == ([True] + [False] * 8) * 2
    assert all(abs(width - 1358.59 * 6 / 360) < 1 for width in widths if width < 40)


def test_the_sensor_sees_a_mark_when_a_face_is_straight() -> None:
    for face in range(9):
        seen: list[bool] = []
        disc = Disc(WHEEL, at=face * float(WHEEL.turn) / 9, seen=seen.append)
        assert disc.face == face
        assert seen[-1]


def test_turning_back_moves_the_disc_only_after_the_play_is_used_up() -> None:
    disc = Disc(EYE, at=0, seen=lambda _: None)
    for _ in range(BACKLASH):
        disc.driven(-1)
    assert disc.place == 0
    disc.driven(-1)
    assert disc.place == -1
    disc.driven(1)
    assert disc.place == -1


def test_a_disc_turned_by_hand_is_somewhere_else() -> None:
    seen: list[bool] = []
    disc = Disc(EYE, at=0, seen=seen.append)
    disc.turned_by_hand(60)
    assert disc.angle == 60
    assert not seen[-1]


def test_a_disc_that_is_held_stays_while_the_motor_turns() -> None:
    disc = Disc(EYE, at=0, seen=lambda _: None)
    disc.slip(10)
    for _ in range(15):
        disc.driven(1)
    assert disc.place == 5


def test_a_broken_sensor_says_the_same_all_the_way_and_can_be_mended() -> None:
    seen: list[bool] = []
    disc = Disc(EYE, at=0, seen=seen.append)
    disc.break_sensor(False)
    assert marks_seen(disc, seen, TURN) == []
    disc.break_sensor(None)
    assert len(marks_seen(disc, seen, TURN)) == 3
