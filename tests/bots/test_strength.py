"""Each strength is what it promises, in every edition, with two players and with four.

These are few rounds, always the same ones; `python -m tests.bench strength` measures how much it is.
"""

from hashlib import sha256
from random import Random

import pytest

from companion.bots.driver import play_match
from companion.rules.editions import edition, editions
from companion.rules.match import Match
from tests.bench.strength import PAIRS, read
from tests.bench.strength.arena import measure
from tests.bench.strength.players import SHARP_1, Ceiling, player

ROUNDS = 300

in_every_edition = pytest.mark.parametrize("edition_id", editions())
with_two_and_four = pytest.mark.parametrize("seats", [2, 4])


@with_two_and_four
@in_every_edition
def test_an_easy_bot_is_not_worse_than_playing_at_random(edition_id: str, seats: int) -> None:
    assert measure(edition_id, seats, "easy", "random-legal", games=ROUNDS).high > 1 / seats


@with_two_and_four
@in_every_edition
def test_one_sharp_bot_among_easy_ones_wins_more_than_its_share(edition_id: str, seats: int) -> None:
    assert measure(edition_id, seats, "sharp", "easy", games=ROUNDS).low > 1 / seats


def test_a_cheat_who_knows_all_cards_is_far_ahead_of_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Ceiling, "playouts", 40)
    assert measure("mario", 2, "ceiling", SHARP_1, games=20).wins >= 14


def test_the_frozen_sharp_bot_still_plays_the_same_moves() -> None:
    """If this fails the sharp bot plays differently: keep the old one as a player of the bench, see there."""
    played = sha256()
    for id in editions():
        rng = Random(18)
        match = Match(edition(id), 3, options=edition(id).options(target=1))
        play_match(match, [player(SHARP_1, rng) for _ in range(3)], rng)
        played.update("\n".join(map(str, match.log)).encode())
    assert played.hexdigest()[:16] == "cf3d3ceffec3fcec"


def test_the_table_that_is_kept_is_of_players_that_the_bench_knows() -> None:
    kept = read()
    pairs = {(pair.player, pair.against) for pair in PAIRS}
    assert {(score.player, score.against) for score in kept} <= pairs
    assert {score.edition for score in kept} == set(editions())
    for score in kept:
        assert score.low <= score.share <= score.high
        assert score.share == pytest.approx(score.wins / score.played, abs=1e-4)
        assert score.slowest_ms <= 500, "half a second a move on a PC"
