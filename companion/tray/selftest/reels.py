"""Each reel: does its motor turn the disc, what does the sensor see, how well do the gears run, how fast?"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import partial
from math import ceil
from statistics import median
from typing import Protocol

from companion.hal.survey import Measured, Survey, measure
from companion.names import REEL_FACTS, ReelName
from companion.sentences import Sentence, as_sentence
from companion.tray.calibration import GEARBOXES, LOST, SAME, at_speed
from companion.tray.selftest.bench import Bench
from companion.tray.selftest.check import Check, Found, warning, well, wrong

TURNS = Fraction(7, 2)
BACK_AND_FORTH = Fraction(3, 4)
MARGINS = (1.0, 1.1, 1.25)
"""Speeds to try, in times of the one that spins are planned at."""
MUCH_PLAY = 60
"""Half steps of play that a reel can take up when it arrives."""
TREMBLE = 2
"""A sensor that dies, or is pushed, makes an edge or two although the disc does not turn."""
NARROW = 0.4
"""A mark that is so much narrower than the usual one is no mark: the sensor flickers."""


class CheckReel(Protocol):
    async def __call__(self, bench: Bench, name: ReelName) -> Found: ...


def reel_checks(name: ReelName, bench: Bench) -> Iterator[Check]:
    title = bench.named(name)

    def check(part: str, what: Sentence, does: Sentence, run: CheckReel, *needs: str) -> Check:
        return Check(
            f"{name}.{part}",
            Sentence("{reel}: {what}", reel=title, what=what),
            does,
            partial(run, name=name),
            tuple(f"{name}.{need}" for need in needs),
        )

    yield check(
        "coils", Sentence("coils"), Sentence("Turn the disc slowly, three and a half times."), check_coils
    )
    yield check(
        "sensor", Sentence("sensor"), Sentence("Count every edge that its sensor saw."), check_sensor, "coils"
    )
    yield check(
        "marks",
        Sentence("marks"),
        Sentence("Measure marks and index, and which way they pass."),
        check_marks,
        "sensor",
    )
    yield check("gears", Sentence("gears"), Sentence("Measure a turn in half steps."), check_gears, "marks")
    yield check(
        "play",
        Sentence("play"),
        Sentence("Turn forth and back until the disc follows."),
        check_play,
        "sensor",
    )
    yield check(
        "speed", Sentence("top speed"), Sentence("Turn faster than any spin does."), check_speed, "gears"
    )


async def check_coils(bench: Bench, name: ReelName) -> Found:
    reel = bench.reel(name)
    survey = await bench.survey(name, ceil(TURNS * reel.turn))
    bench.surveys[name] = survey
    if measure(survey) is not None:
        return well(Sentence("The disc turns."), half_steps=survey.half_steps)
    return await _why_no_turn_was_seen(bench, name)


async def _why_no_turn_was_seen(bench: Bench, name: ReelName) -> Found:
    """It is the sensor, or the disc does not turn. Only a person can tell."""
    reel, title = bench.reel(name), as_sentence(REEL_FACTS[name].name.lower())
    survey = bench.surveys[name]
    sees_marks = len(survey.begins) + len(survey.ends) > TREMBLE
    seen = Sentence("The sensor saw nothing while the disc should have turned.")

    async def turn() -> None:
        await bench.survey(name, ceil(reel.turn))

    turns = await bench.ask(
        f"{name}.disc-turns", Sentence("Look at the {reel}. Does its disc turn round?", reel=title), turn
    )
    if sees_marks and turns is not False:
        # What it sees is for the next checks to say.
        return well(Sentence("The disc turns."), half_steps=survey.half_steps)
    if turns:
        homing = (await bench.board.home([name]))[name]
        return wrong(
            seen,
            Sentence("The sensor is dead, or too far from the disc."),
            homing.reason or Sentence("Check the sensor on GPIO{pin}.", pin=reel.sensor),
        )
    if turns is None:
        return wrong(
            seen,
            Sentence("No power for the motor, swapped wires, a loose disc, or a dead sensor."),
            Sentence("Run this again with somebody who looks on: two questions tell which."),
        )
    lit = await bench.ask(
        f"{name}.driver-lights",
        Sentence("Look at the lights on the driver board of the {reel}. Do they flicker?", reel=title),
        turn,
    )
    if not lit:
        return wrong(
            Sentence("The motor gets no current."),
            Sentence("No power: the motors' 5 V supply is off, or its plug or ground wire is loose."),
            Sentence("Check 5 V between + and - of the driver board, then its wires IN1 to IN4."),
        )
    gear = await bench.ask(
        f"{name}.gear-turns",
        Sentence("Look at the small gear on the motor of the {reel}. Does it turn round?", reel=title),
        turn,
    )
    if gear:
        return wrong(
            Sentence("The motor turns, and the disc does not."),
            Sentence("The disc is loose: its gear does not hold on the shaft or on the axle."),
            Sentence("Push the gear onto the flat of the shaft and tighten its screw."),
        )
    one, two, three, four = reel.coils
    return wrong(
        Sentence("The motor trembles and does not turn."),
        Sentence("Two of its coil wires are swapped, or the disc is stuck."),
        Sentence(
            "Check the order of IN1 to IN4 (GPIO{one}, {two}, {three}, {four}), then turn the disc by hand.",
            one=one,
            two=two,
            three=three,
            four=four,
        ),
    )


async def check_sensor(bench: Bench, name: ReelName) -> Found:
    survey = bench.surveys[name]
    widths = [end - begin for begin, end in survey.marks]
    edges = len(survey.begins) + len(survey.ends)
    usual = median(widths) if widths else 0.0
    narrow = sum(width < NARROW * usual for width in widths)
    figures = {"edges": edges, "marks_seen": len(widths), "narrowest": min(widths, default=0.0)}
    if narrow:
        return warning(
            Sentence("{count} of {marks} marks were much too narrow.", count=narrow, marks=len(widths)),
            Sentence("The sensor flickers: a loose wire, light from outside, or it sits too far away."),
            Sentence("Check the wire on GPIO{pin} and the sensor's distance.", pin=bench.reel(name).sensor),
            **figures,
        )
    return well(Sentence("{edges} edges, all of them clean.", edges=edges), **figures)


async def check_marks(bench: Bench, name: ReelName) -> Found:
    reel, found = bench.reel(name), measure(bench.surveys[name])
    calibrate = Sentence("tray calibrate finds out and saves it.")
    if found is None:
        return wrong(
            Sentence("There are marks, but no index came by twice."),
            Sentence("The wide mark is missing, or the disc hardly turns."),
            Sentence("Look at the print of the disc; then tray calibrate --reel {reel}.", reel=name),
        )
    figures = {
        "marks": found.marks,
        "mark_degrees": round(found.mark_degrees, 2),
        "index_degrees": round(found.index_degrees, 2),
    }
    if found.inverted:
        return wrong(
            Sentence("The sensor says the opposite of what the config expects."),
            Sentence("It is another kind of sensor."),
            calibrate,
            **figures,
        )
    if found.marks != reel.marks and not found.slips:
        return wrong(
            Sentence("A turn has {found} marks, not {marks}.", found=found.marks, marks=reel.marks),
            Sentence("Another disc, or the sensor misses marks or sees more than there are."),
            Sentence("Compare the disc with the print; move the sensor nearer."),
            **figures,
        )
    if found.forward is False:
        return wrong(
            Sentence("The disc turns backwards."),
            Sentence("The plug of the motor or its wires are the other way round."),
            calibrate,
            **figures,
        )
    return well(
        Sentence(
            "{marks} marks of {mark:.1f}°, index {index:.1f}°.",
            marks=found.marks,
            mark=found.mark_degrees,
            index=found.index_degrees,
        ),
        **figures,
    )


async def check_gears(bench: Bench, name: ReelName) -> Found:
    reel, found = bench.reel(name), measure(bench.surveys[name])
    # The check of the marks, which comes first, has measured it.
    assert found is not None
    expected = float(reel.turn)
    figures = {"half_steps_per_turn": round(found.turn, 2), "uneven": round(found.uneven, 1)}
    if found.slips:
        return wrong(
            Sentence("One turn was {uneven:.0f} half steps longer than another.", uneven=found.uneven),
            Sentence("The disc is loose: its gear slips on the shaft, or something rubs."),
            Sentence("Tighten the gear's screw, and turn the disc by hand to feel where it rubs."),
            **figures,
        )
    if abs(found.turn - expected) > float(SAME) * expected:
        return wrong(
            Sentence(
                "A turn is {turn:.1f} half steps, not {expected:.1f}.", turn=found.turn, expected=expected
            ),
            _other_gearbox(found, Fraction(reel.drive)),
            Sentence("tray calibrate measures it and saves it."),
            **figures,
        )
    return well(
        Sentence(
            "A turn is {turn:.1f} half steps; turns differ by {uneven:.1f}.",
            turn=found.turn,
            uneven=found.uneven,
        ),
        **figures,
    )


def _other_gearbox(found: Measured, drive: Fraction) -> Sentence:
    shaft = Fraction(found.turn) * drive
    for known in GEARBOXES:
        if abs(shaft - Fraction(known)) <= SAME * shaft:
            return Sentence(
                "The motor has another gearbox: {steps:.1f} half steps a turn of its shaft.",
                steps=float(Fraction(known)),
            )
    return Sentence("Another gearbox, or other gears between motor and disc.")


async def check_play(bench: Bench, name: ReelName) -> Found:
    """How far the motor turns back before the disc follows: the last edge comes again that much later."""
    reel = bench.reel(name)
    way = ceil(BACK_AND_FORTH * reel.turn)
    forth = await bench.survey(name, way)
    back = await bench.survey_back(name, way)
    if not _edges(forth) or not _edges(back):
        return warning(
            Sentence("No edge came by twice."),
            Sentence("The disc does not follow the motor back."),
            Sentence("Feel whether the disc is loose on its axle."),
        )
    (passed, began), (again, begins) = _edges(forth)[-1], _edges(back)[0]
    if began == begins:
        # What was a beginning is an end on the way back: this edge was passed at the very end, unnoticed.
        passed = way
    play = max(0.0, again - (way - passed))
    figures = {"half_steps": round(play, 1), "degrees": round(play / float(reel.turn) * 360, 2)}
    if play > MUCH_PLAY:
        return warning(
            Sentence("{play:.0f} half steps of play.", play=play),
            Sentence("The gears mesh too loosely, or one is loose on its shaft."),
            Sentence("Move the motor nearer to the disc until there is hardly any play."),
            **figures,
        )
    return well(
        Sentence(
            "{play:.0f} half steps of play, {degrees:.1f}° of the disc.",
            play=play,
            degrees=figures["degrees"],
        ),
        **figures,
    )


def _edges(survey: Survey) -> list[tuple[float, bool]]:
    """Where each one was, and whether a mark began there."""
    begins, ends = ((at, True) for at in survey.begins), ((at, False) for at in survey.ends)
    return sorted((*begins, *ends))


async def check_speed(bench: Bench, name: ReelName) -> Found:
    reel, motion = bench.reel(name), bench.board.settings.motion
    planned = motion.limit_hz * motion.share
    followed = 0.0
    for margin in MARGINS:
        hz = round(planned * margin)
        ramps = hz * hz / motion.acceleration_hz_per_s / motion.share**2
        seen = measure(await bench.survey(name, ceil(TURNS * reel.turn + ramps), at_speed(motion, hz)))
        if seen is None or seen.slips or abs(seen.turn - float(reel.turn)) > LOST:
            break
        followed = margin
    figures = {"planned_hz": round(planned), "followed_hz": round(planned * followed)}
    if not followed:
        return wrong(
            Sentence("It loses steps at {hz:.0f} half steps a second, as fast as spins are.", hz=planned),
            Sentence("The motor is weak: too little voltage or current, or the disc turns hard."),
            Sentence(
                "Check the 5 V supply (250 mA a motor); tray calibrate finds a speed that it can follow."
            ),
            **figures,
        )
    if followed < MARGINS[1]:
        return warning(
            Sentence("It follows {hz:.0f} half steps a second, and no more than that.", hz=planned),
            Sentence("There is no margin: a supply that is a little weak, or a disc that rubs."),
            Sentence("tray calibrate finds a speed with more to spare."),
            **figures,
        )
    return well(
        Sentence(
            "It follows {hz:.0f} half steps a second, {more:.0f} % more than spins need.",
            hz=planned * followed,
            more=(followed - 1) * 100,
        ),
        **figures,
    )
