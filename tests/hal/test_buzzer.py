"""The buzzer plays short tunes."""

from companion.hal import Note, Plays
from companion.hal.sim import SimBoard
from tests.hal.rig import heard, in_loop, settled, simulated, virtual


def sounding(board: SimBoard) -> float | None:
    """The tone on the buzzer's pin."""
    pin = board.sim.factory.pin(17)
    frequency: float | None = pin.frequency
    return frequency if pin.state else None


@in_loop
async def test_a_tune_is_played_note_by_note() -> None:
    async with simulated() as board:
        board.buzzer.play([Note(0.1, 440), Note(0.1), Note(0.2, 880)])
        tones = []
        for _ in range(5):
            tones.append(sounding(board))
            virtual(board).advance(0.1)
        assert tones == [440, None, 880, 880, None]


@in_loop
async def test_a_new_tune_takes_the_place_of_the_old_one() -> None:
    async with simulated() as board:
        board.buzzer.play([Note(0.5, 440), Note(0.5, 220)])
        virtual(board).advance(0.25)
        board.buzzer.play([Note(0.5, 880)])
        virtual(board).advance(0.4)
        assert sounding(board) == 880
        virtual(board).advance(0.5)
        assert sounding(board) is None


@in_loop
async def test_a_muted_buzzer_is_silent_at_once() -> None:
    async with simulated() as board:
        board.buzzer.play([Note(1, 440)])
        board.buzzer.muted = True
        assert sounding(board) is None
        board.buzzer.play([Note(1, 440)])
        assert sounding(board) is None
        board.buzzer.muted = False
        board.buzzer.play([Note(1, 440)])
        assert sounding(board) == 440


@in_loop
async def test_a_tone_that_the_piezo_cannot_play_is_brought_into_its_range() -> None:
    async with simulated() as board:
        board.buzzer.play([Note(1, 20)])
        assert sounding(board) == 220
        board.buzzer.play([Note(1, 20_000)])
        assert sounding(board) == 7040


@in_loop
async def test_a_tray_without_a_buzzer_plays_into_the_void() -> None:
    async with simulated(without=["buzzer"]) as board:
        board.buzzer.play([Note(1, 440)])
        board.buzzer.stop()
        assert not board.buzzer.present


@in_loop
async def test_a_tune_is_told_if_it_can_be_heard() -> None:
    async with simulated() as board:
        events = heard(board)
        tune = (Note(0.1, 440), Note(0.1), Note(0.2, 880))
        board.buzzer.play(list(tune))
        board.buzzer.muted = True
        board.buzzer.play([Note(1, 220)])
        await settled()
        assert events == [Plays(tune)]
    async with simulated(without=["buzzer"]) as board:
        events = heard(board)
        board.buzzer.play(tune)
        await settled()
        assert events == []
