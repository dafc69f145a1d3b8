"""Whatever is asked of a game, by whomever, with restarts in between: no card is lost, shown or made up."""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.errors import TrayError
from companion.table import commands
from companion.table.commands import Command
from tests.examples import examples
from tests.table.rig import EDITIONS
from tests.table.virtual.rig import USUAL, CardRig, at_cards, lucky

SEATS = 3
NONSENSE = (
    *("", "1:", "1: play", "1: play Z9", "9: draw", "0: draw", "1: draw", "2: pass", "3: uno", "1: catch 1"),
    *(
        "tray: nobody",
        "tray: first 1",
        "tray: shuffle",
        "tray: spin green draw-4",
        "1: shuffle R1",
        "2: lay R9",
    ),
    *("1: guess pink", "2: give R1", "1: choose storm", "3: yell", "1: challenge", "2: accept", "1: 💥"),
)
COMMANDS: tuple[Command, ...] = (
    *(
        commands.Undo(),
        commands.Undo(),
        commands.AnswerUndo(yes=True),
        commands.AnswerUndo(yes=True),
        commands.Spin(),
        commands.Spin(),
    ),
    *(
        commands.Deal(),
        commands.Pause(),
        commands.Resume(),
        commands.Resume(),
        commands.Redeal(),
        commands.AnswerUndo(yes=False),
    ),
    *(
        commands.HandOver(player="p1", bot="sharp"),
        commands.HandOver(player="p1"),
        commands.HandOver(player="p3", bot="easy"),
    ),
    *(
        commands.Rename(player="p2", name="Bob"),
        commands.Leave(player="p1"),
        commands.ChangeSeats(players=("p3", "p2", "p1")),
    ),
    *(
        commands.ScoreRound(winner="p1"),
        commands.DrawDealer(),
        commands.TellSpin(faces=("green", "draw-4")),
        commands.Track(on=True),
    ),
)
ACTS = st.sampled_from(
    ("move",) * 12 + ("nonsense", "command", "command", "command", "come", "go", "time", "time", "restart")
)


async def act(rig: CardRig, kind: str, dice: Random) -> None:
    """Somebody does something, or time passes."""
    match kind:
        case "move":
            seat = dice.randrange(SEATS)
            moves = [each.move for each in (rig.choices(seat) if rig.table.cards.game else ())]
            if moves:
                by = rig.player(seat) if dice.random() < 0.9 else dice.choice(("p1", "p2", "p3", None))
                await send(rig, commands.MakeMove(move=dice.choice(moves)), by)
        case "nonsense":
            await send(
                rig, commands.MakeMove(move=dice.choice(NONSENSE)), dice.choice(("p1", "p2", "p3", None))
            )
        case "command":
            await send(rig, dice.choice(COMMANDS), dice.choice(("p1", "p2", "p3", None)))
        case "come" | "go":
            rig.table.set_present(dice.choice(("p1", "p2", "p3")), kind == "come")
        case "time":
            await rig.pass_time(dice.choice((0.1, 0.5, 2.5, 25.0, 50.0)), step=0.5)


async def send(rig: CardRig, command: Command, by: str | None) -> None:
    """A move may have to wait, so time passes as well."""
    task = asyncio.get_running_loop().create_task(rig.table.do(command, by=by))
    await rig.pass_time(0.1)
    while not task.done():
        await rig.pass_time(0.5, step=0.5)
    with suppress(TrayError):
        await task
    await rig.until(lambda: not rig.table.spinning)


def check(rig: CardRig) -> None:
    assert rig.board.fault is None, rig.board.fault
    match = rig.match
    assert [each.id for each in match.players] == ["p1", "p2", "p3"]
    if not rig.table.virtual:
        return
    game = rig.game
    assert sum(match.totals.values()) == sum(game.engine.totals)
    round = game.engine.round
    if round is not None and game.shuffle_due is None:
        assert rig.cards_there() == Counter(game.edition.deck)
    for seat in range(SEATS):
        view = rig.sees(seat)
        assert view.hand == (tuple(card.code for card in round.hands[seat]) if round else ())
        assert all(each.move.startswith(f"{seat + 1}: ") for each in rig.choices(seat))
        assert all(card is None for card in view.foreheads[seat]) if view.foreheads else True
    watched = rig.sees(None)
    assert (watched.hand, watched.decisions, watched.drawn) == ((), (), None)
    assert all(card is None for cards in watched.foreheads for card in cards)


def whole(rig: CardRig) -> object:
    if not rig.table.virtual:
        return rig.match
    return rig.match, rig.views(), rig.secrets() if rig.game.engine.round is not None else None


@settings(max_examples=examples(40), deadline=None)
@given(st.sampled_from(EDITIONS), st.lists(ACTS, min_size=10, max_size=60), st.integers(0, 10**6))
def test_any_messages_of_anybody_leave_a_whole_game(edition: str, acts: list[str], seed: int) -> None:
    async def evening() -> None:
        dice = Random(seed)
        sittings = " ".join(acts).split("restart")
        with tempfile.TemporaryDirectory() as folder:
            before: object = None
            for number, sitting in enumerate(sittings):
                async with at_cards(Path(folder), lucky(seed + number), pace=USUAL) as rig:
                    if before is None:
                        await rig.sit("Ann", "Bo", "Cy", edition=edition, target=100)
                        await rig.deal_out()
                    else:
                        assert whole(rig) == before
                    for kind in sitting.split():
                        await act(rig, kind, dice)
                        check(rig)
                    await rig.rest()
                    before = whole(rig)

    asyncio.run(evening())
