"""The parts of a spin, which `Tray.spin` puts together: draw faces, and land the reels on them.

    release ─► draw ─► commit: saved for good BEFORE anything moves ─► one move of all reels ─► landing

A reel whose landing is not confirmed homes and moves to the same face again. If that fails too, it is out of
order until it has been homed, and the drawn face still counts. Nothing is drawn twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping
from contextlib import asynccontextmanager, suppress

from companion.chance import Chance, weights_of
from companion.hal import Board, Certainty, Clock, Landing, ReelMove
from companion.hal.errors import BoardFaulted
from companion.names import REELS_OF, ReelName, TrayKind
from companion.rules.faces import REELS, Face
from companion.sentences import Sentence, as_sentence
from companion.tray.events import ReelRetried, SpinDrawn, SpinLanded, SpinStarted

SHORTEST_S, LONGEST_S = 3.0, 8.0
"""From release to outcome, whatever the reels do."""

Faces = dict[ReelName, int]
"""By reel, the number of the face to show."""
Weights = Mapping[ReelName, Mapping[str, int]]
Commit = Callable[[SpinDrawn], Awaitable[object]]
"""Saves a drawn spin. Returns once it is durable; raises if it cannot be saved."""
Conclude = Callable[[SpinLanded], Awaitable[object]]
"""Saves the outcome. Only after it has returned is the outcome shown."""
Publish = Callable[[SpinStarted | ReelRetried], object]


def draw(tray: TrayKind, chance: Chance, weights: Weights) -> SpinDrawn:
    """Draw one face for each reel, with the evidence."""
    draws = [
        chance.choice(REELS[reel], weights_of([face.id for face in REELS[reel]], weights.get(reel, {})))
        for reel in REELS_OF[tray]
    ]
    return SpinDrawn(
        tray=tray,
        ids=tuple(drawn.value.id for drawn in draws),
        evidence=tuple(drawn.evidence for drawn in draws),
    )


async def land(
    drawn: SpinDrawn, board: Board, *, publish: Publish, released: float, resumed: bool = False
) -> SpinLanded:
    """Turn the reels to faces that were drawn, as far as they can turn."""
    clock, deadline = board.clock, released + LONGEST_S
    wanted: Faces = {face.reel: REELS[face.reel].index(face) for face in drawn.faces}
    publish(SpinStarted(tray=drawn.tray, seconds=board.settings.motion.seconds))
    if not any(is_able(board, reel) for reel in wanted):
        # Only the eyes on the screen turn, and people want to watch them for a while, too.
        await asyncio.to_thread(clock.sleep_until, released + SHORTEST_S)
    landings = await _turn(board, wanted, deadline)
    again = {reel: face for reel, face in wanted.items() if landings[reel].failed and is_able(board, reel)}
    if again and clock.now() < deadline:
        for reel in again:
            publish(ReelRetried(reel=reel, reason=landings[reel].reason))
        landings |= await _turn(board, again, deadline, from_home=True)
        if clock.now() < deadline:
            _give_up(board, [landings[reel] for reel in again])
    return SpinLanded(
        tray=drawn.tray,
        ids=drawn.ids,
        evidence=drawn.evidence,
        landed={reel: landings[reel].certainty for reel in wanted},
        reasons={reel: _reason(board, landings[reel]) for reel in wanted if landings[reel].failed},
        retried=tuple(again),
        resumed=resumed,
        seconds=round(clock.now() - released, 3),
    )


async def show_faces(faces: Collection[Face], board: Board) -> None:
    """Turn reels to faces by the shortest way, as far as they can turn. Failures do not matter."""
    wanted = {face.reel: REELS[face.reel].index(face) for face in faces if is_able(board, face.reel)}
    if wanted:
        with suppress(BoardFaulted):
            await board.spin({reel: ReelMove(face, 0) for reel, face in wanted.items()})


def is_able(board: Board, reel: str) -> bool:
    """Whether a reel exists and is in order."""
    return board.fault is None and reel in board.reels and not board.reels[reel].fault


async def _turn(
    board: Board, wanted: Faces, deadline: float, *, from_home: bool = False
) -> dict[ReelName, Landing]:
    """Move all reels at once. If something stops them, their landings failed, and the spin goes on."""
    moves: dict[str, ReelMove] = {
        reel: ReelMove(face, 0 if from_home else None) for reel, face in wanted.items() if reel in board.reels
    }

    landed: Mapping[str, Landing] = {}
    reason = "There is no such reel on this tray: go by the screen."
    try:
        async with until(deadline, board.clock):
            if from_home:
                await board.home(moves)
            landed = await board.spin(moves)
    except TimeoutError:
        reason = "It did not land in time: check whether something brakes it."
    except BoardFaulted as error:
        reason = board.fault.reason if board.fault else str(error)
    return {
        reel: landed.get(reel) or Landing(reel, face, Certainty.FAILED, reason)
        for reel, face in wanted.items()
    }


def _give_up(board: Board, landings: Collection[Landing]) -> None:
    """Put reels that failed to land even after homing out of order until somebody homes them."""
    for landing in landings:
        if landing.failed and is_able(board, reel := landing.reel):
            words = Sentence(
                "The {reel} reel failed to land twice ({reason}): turn its disc free, "
                "then home the reels from the menu.",
                reel=as_sentence(reel),
                reason=landing.reason,
            )
            # In English for good, as the journal keeps it.
            board.reels[reel].fault = str(words)


def _reason(board: Board, landing: Landing) -> str:
    known = board.reels[landing.reel].fault if landing.reel in board.reels else ""
    return known or landing.reason


@asynccontextmanager
async def until(deadline: float, clock: Clock) -> AsyncIterator[None]:
    """Like `asyncio.timeout`, by this clock."""
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(None) as limit:

        def time_is_up() -> None:
            if not over:
                limit.reschedule(loop.time())

        over = False
        timer = clock.call_at(deadline, lambda: loop.call_soon_threadsafe(time_is_up))
        try:
            yield
        finally:
            over = True
            timer.cancel()
