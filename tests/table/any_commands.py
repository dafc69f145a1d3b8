"""Commands of every kind, sensible and not, for tables that must survive anything."""

from __future__ import annotations

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from companion.rules.editions import editions
from companion.rules.faces import REELS
from companion.table import commands
from companion.table.commands import Command, NewPlayer

PLAYERS = st.sampled_from([f"p{number}" for number in range(1, 6)] * 3 + ["p99", "", "b1"])
SOMEBODY = st.none() | PLAYERS
NAMES = st.sampled_from(["Ann", "Bo", "Cy", "Di", "ann", "Bo ", "Änn", "🐙", "A, B", "\u200b", "x" * 24])
NEW_PLAYERS = st.builds(NewPlayer, NAMES)
FACES = [face.id for faces in REELS.values() for face in faces]
SORTS = st.sampled_from(["points", "points", "0", "7", "skip", "wild", "reverse", "narwhal", ""])
LEFT = st.dictionaries(PLAYERS, st.dictionaries(SORTS, st.integers(0, 300), max_size=2), max_size=3)
OPTIONS: SearchStrategy[dict[str, str | int | bool]] = st.fixed_dictionaries(
    {},
    optional={
        "target": st.sampled_from([1, 50, 500, 0, "200"]),
        "scoring": st.sampled_from(["standard", "low", "none", "high"]),
        "dealer": st.sampled_from(["left", "draw"]),
        "choose_self": st.booleans(),
        "hit_by_own_discard": st.booleans(),
    },
)
STARTS = st.builds(
    commands.StartMatch,
    edition=st.sampled_from([*editions(), *editions(), "chess"]),
    players=st.lists(NEW_PLAYERS, min_size=1, max_size=4, unique_by=lambda each: each.name).map(tuple),
    options=st.just({}) | OPTIONS,
    tracker=st.booleans(),
)
PLAY: SearchStrategy[Command] = st.one_of(
    st.builds(commands.DrawDealer),
    st.builds(commands.NameDealer, PLAYERS),
    st.builds(commands.PassTurn, SOMEBODY, st.booleans()),
    st.builds(commands.Track, st.booleans()),
    st.builds(commands.CallColour, st.sampled_from(["red", "blue", "green", "pink", "beige"]), SOMEBODY),
    st.builds(commands.PenaliseUno, PLAYERS, st.integers(1, 20), SOMEBODY),
    st.builds(commands.ScoreRound, SOMEBODY, LEFT, st.none() | st.integers(1, 4)),
    st.builds(commands.CorrectRound, st.integers(1, 4), SOMEBODY, LEFT),
    st.builds(commands.Spin, SOMEBODY, st.sampled_from([None, None, "eyes", "wheel"])),
    st.builds(commands.TellSpin, st.lists(st.sampled_from(FACES), max_size=2).map(tuple), SOMEBODY),
    st.builds(commands.ChoosePlayer, PLAYERS),
    st.builds(commands.Join, NEW_PLAYERS, st.none() | st.integers(0, 9)),
    st.builds(commands.Leave, PLAYERS),
    st.builds(commands.Rename, PLAYERS, NAMES),
    st.builds(commands.ChangeSeats, st.permutations(["p1", "p2", "p3"]).map(tuple)),
    st.builds(commands.Pause, st.sampled_from(["", "tea"])),
    st.builds(commands.Resume),
)
"""In a match, whether it makes sense or not."""
ANY: SearchStrategy[Command] = st.one_of(
    PLAY,
    PLAY,
    st.builds(commands.Forget, PLAYERS),
    st.builds(commands.Undo),
    STARTS,
    st.sampled_from(
        [
            commands.EndMatch(),
            commands.MakeMove(move="1: play R7"),
            commands.Deal(),
            commands.AnswerUndo(yes=True),
            commands.HandOver(player="p1", bot="easy"),
            commands.Redeal(),
        ]
    ),
)
"""Whatever a phone may send, with real cards."""
