"""Measures how a tray is really built, one reel at a time, by the marks on its disc.

calibration = Calibration(board)
await calibration.measure("left")        # sensor, direction, half steps a turn, widths of the marks
await calibration.nudge("left", 3)       # until the face sits in the middle of its window
await calibration.find_speed("left")     # faster and faster, up to the first lost step
save(file_to_change(), calibration.values)
"""

from __future__ import annotations

from fractions import Fraction
from math import ceil

from msgspec.structs import replace

from companion.config.board import BoardSettings, MotionSettings, ReelSettings
from companion.config.save import Value
from companion.hal import Board, Landing, ReelMove
from companion.hal.errors import CannotMeasure
from companion.hal.survey import Measured, Survey, measure
from companion.names import ReelName
from companion.sentences import Sentence, as_sentence, plural

TURNS = Fraction(7, 2)
FAR = 4
"""Turn this many times as far if that was not enough: perhaps the disc sits on the shaft, without gears."""
GEARBOXES = ("18157568/4455", "4096", "1024")
"""Exact half steps per turn of the shaft, for the gearboxes that these motors are sold with."""
SAME = Fraction(1, 1000)
WIDTH_DEGREES = 0.5
"""A measured width that differs less than this from the settings does not change them."""
EDGE_DEGREES = 1.0
"""A disc must rest at least this far inside its mark."""
SLOWEST_HZ, FASTEST_HZ, FASTER_HZ = 400, 1600, 50
LOST = 3.0
"""A turn that differs by more half steps than this has lost steps; they are lost eight at a time."""
REEL_KEYS = (
    "direction",
    "sensor_active_low",
    "marks",
    "steps_per_turn",
    "mark_degrees",
    "index_degrees",
    "offset_degrees",
)


class Calibration:
    """Calibrates the reels of an open board, and gives it the new settings. The caller saves them."""

    def __init__(self, board: Board, before: BoardSettings | None = None) -> None:
        """`before`: the settings in the config, if the board has changed since."""
        self.board = board
        self._before = before or board.settings
        self._fastest: dict[ReelName, int] = {}

    @property
    def values(self) -> dict[str, Value]:
        """The values that have changed, by their config keys."""
        found: dict[str, Value] = {}
        for name, reel in self.board.settings.reels.items():
            before = self._before.reels[name]
            for key in REEL_KEYS:
                if getattr(reel, key) != getattr(before, key):
                    found[f"board.reels.{name}.{key}"] = getattr(reel, key)
        if self.board.settings.motion.limit_hz != self._before.motion.limit_hz:
            found["board.motion.limit_hz"] = self.board.settings.motion.limit_hz
        return found

    def saved(self) -> None:
        """Call this once `values` are saved: they no longer count as changed."""
        self._before = self.board.settings

    def settings(self, name: ReelName) -> ReelSettings:
        """The current settings of a reel."""
        return self.board.settings.reels[name]

    async def measure(self, name: ReelName) -> list[Sentence]:
        """Turn the disc and measure its marks. Returns what was found, in sentences."""
        found = await self._survey(name)
        reel = self.settings(name)
        said: list[Sentence] = []
        if found.inverted:
            reel = replace(reel, sensor_active_low=not reel.sensor_active_low)
            value = str(reel.sensor_active_low).lower()
            said.append(Sentence("The sensor says the opposite: sensor_active_low = {value}.", value=value))
        if found.marks not in (1, reel.faces):
            raise CannotMeasure(
                Sentence(
                    "The {reel} disc has {marks} marks a turn, and should have {faces}, or just 1: check "
                    "that "
                    "the sensor sees every mark, and nothing else.",
                    reel=as_sentence(name),
                    marks=found.marks,
                    faces=reel.faces,
                )
            )
        if found.marks != reel.marks:
            reel = replace(reel, marks=found.marks)
            said.append(plural(found.marks, "The disc has {count} mark.", "The disc has {count} marks."))
        if found.forward is False:
            reel = replace(reel, direction=-1 if reel.direction == 1 else 1)
            said.append(
                Sentence("The motor turned backwards: direction = {direction}.", direction=reel.direction)
            )
        elif found.forward:
            said.append(Sentence("The motor turns the right way."))
        said.append(_turn_of(found, reel))
        reel = replace(_widths(reel, found), steps_per_turn=_steps_per_turn(found, reel))
        self.board.rebuild({name: reel})
        return said

    def turn_around(self, name: ReelName) -> None:
        """Reverse the motor: somebody saw it turn the wrong way, which a single mark cannot show."""
        reel = self.settings(name)
        self.board.rebuild({name: replace(reel, direction=-1 if reel.direction == 1 else 1)})

    async def place(self, name: ReelName, face: int = 0) -> Landing:
        """Turn a face to the window."""
        await self.board.home([name])
        return (await self.board.spin({name: ReelMove(face, turns=0)}))[name]

    async def nudge(self, name: ReelName, degrees: float, face: int = 0) -> Landing:
        """Shift the faces by this many degrees, and show one of them there."""
        reel = self.settings(name)
        offset = round((reel.offset_degrees + degrees + 180) % 360 - 180, 2)
        _check_on_mark(name, reel, offset)
        self.board.rebuild({name: replace(reel, offset_degrees=offset)})
        return await self.place(name, face)

    async def find_speed(self, name: ReelName) -> int:
        """Find the highest speed without lost steps: go faster and faster until the motor loses some."""
        turn = float(self.settings(name).turn)
        fastest = 0
        for hz in range(SLOWEST_HZ, FASTEST_HZ + 1, FASTER_HZ):
            seen = measure(await self._turn(name, hz))
            if seen is None or seen.slips or abs(seen.turn - turn) > LOST:
                break
            fastest = hz
        if not fastest:
            raise CannotMeasure(
                Sentence(
                    "The {reel} motor loses steps even at {slowest} half steps a second: check that its "
                    "supply gives 5 V and 250 mA a motor, and that the disc turns freely.",
                    reel=as_sentence(name),
                    slowest=SLOWEST_HZ,
                )
            )
        self._fastest[name] = fastest
        limit = float(min(self._fastest.values()))
        self.board.rebuild({}, replace(self.board.settings.motion, limit_hz=limit))
        return fastest

    async def _turn(self, name: ReelName, hz: int) -> Survey:
        motion = at_speed(self.board.settings.motion, hz)
        ramps = hz * hz / motion.acceleration_hz_per_s / motion.share**2
        return await self.board.survey(name, ceil(TURNS * self.settings(name).turn + ramps), motion)

    async def _survey(self, name: ReelName) -> Measured:
        reel = self.settings(name)
        near = ceil(TURNS * reel.turn)
        for far in (near, FAR * near):
            survey = await self.board.survey(name, far)
            if not survey.begins and not survey.ends:
                # With the wrong pull resistor, a switch that only pulls one way is never seen.
                self.board.rebuild({name: replace(reel, sensor_active_low=not reel.sensor_active_low)})
                survey = await self.board.survey(name, far)
                if not survey.begins and not survey.ends:
                    self.board.rebuild({name: reel})
                    raise CannotMeasure(
                        Sentence(
                            "The {reel} reel's sensor (GPIO{sensor}) saw nothing: does the disc turn? If "
                            "so, check the "
                            "sensor's wires and its distance to the marks.",
                            reel=as_sentence(name),
                            sensor=reel.sensor,
                        )
                    )
            found = measure(survey)
            if found is not None and found.slips:
                raise CannotMeasure(
                    Sentence(
                        "One turn of the {reel} disc was {uneven:.0f} half steps longer than another: it "
                        "slips, or "
                        "the motor loses steps. Check gear, grub screw and supply.",
                        reel=as_sentence(name),
                        uneven=found.uneven,
                    )
                )
            if found is not None:
                return found
        raise CannotMeasure(
            Sentence(
                "The {reel} reel's sensor saw marks, but no index mark twice: check the wide mark on its "
                "disc.",
                reel=as_sentence(name),
            )
        )


def _check_on_mark(name: ReelName, reel: ReelSettings, offset: float) -> None:
    """Check that the sensor sees a mark where a face lands. Discs with a single mark need none there."""
    pitch = 360 / reel.marks
    beside = (offset + pitch / 2) % pitch - pitch / 2
    if reel.marks > 1 and abs(beside) > reel.mark_degrees / 2 - EDGE_DEGREES:
        raise CannotMeasure(
            Sentence(
                "A face of the {reel} reel would be straight {degrees:.0f}° {side} its mark, where the "
                "sensor cannot see it: turn the disc on its axle by that much, and begin again.",
                reel=as_sentence(name),
                degrees=abs(beside),
                side=Sentence("past") if beside > 0 else Sentence("before"),
            )
        )


def at_speed(motion: MotionSettings, hz: int) -> MotionSettings:
    """Motion settings with which moves run at exactly this speed."""
    return replace(motion, limit_hz=hz / motion.share)


def _steps_per_turn(found: Measured, reel: ReelSettings) -> str:
    """Half steps per turn of the shaft: the exact value of a known gearbox, or else the measured one."""
    shaft = Fraction(found.turn) * Fraction(reel.drive)
    for known in (reel.steps_per_turn, *GEARBOXES):
        if abs(shaft - Fraction(known)) <= SAME * shaft:
            return known
    return f"{float(shaft):.2f}"


def _turn_of(found: Measured, reel: ReelSettings) -> Sentence:
    expected = float(reel.turn)
    if abs(found.turn - expected) <= float(SAME) * expected:
        return Sentence("A turn of the disc is {steps:.1f} half steps, as expected.", steps=found.turn)
    return Sentence(
        "A turn of the disc is {steps:.1f} half steps, not {expected:.1f}.",
        steps=found.turn,
        expected=expected,
    )


def _widths(reel: ReelSettings, found: Measured) -> ReelSettings:
    mark, index = round(found.mark_degrees, 1), round(found.index_degrees, 1)
    if found.marks == 1:
        if abs(index - reel.index_degrees) <= WIDTH_DEGREES:
            return reel
        return replace(reel, index_degrees=index, mark_degrees=min(reel.mark_degrees, round(index / 2, 1)))
    if max(abs(mark - reel.mark_degrees), abs(index - reel.index_degrees)) <= WIDTH_DEGREES:
        return reel
    return replace(reel, mark_degrees=mark, index_degrees=index)
