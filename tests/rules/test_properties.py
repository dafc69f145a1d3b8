"""What holds in every game of every edition, however it is played: random games with hypothesis."""

from __future__ import annotations

import random
from collections import Counter
from contextlib import suppress

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition
from hypothesis.stateful import rule as step

from companion.rules.cards import Colour, sorts
from companion.rules.decisions import ShuffleDecision
from companion.rules.edition import SEATS, Edition
from companion.rules.editions import OURS, edition
from companion.rules.errors import IllegalMove
from companion.rules.house import EFFECTS, HouseRule
from companion.rules.match import Match
from companion.rules.moves import (
    TRAY,
    Accept,
    Adjust,
    CallUno,
    Catch,
    Challenge,
    Choose,
    Discard,
    Done,
    Draw,
    First,
    Give,
    GiveColour,
    Guess,
    Move,
    NameColour,
    Nobody,
    Pass,
    Play,
    Refuse,
    Seal,
    Shuffle,
    Spin,
    Target,
    Yell,
)
from companion.rules.notation import parse_move, read_record, write_record
from companion.rules.options import Options
from companion.rules.position import parse_position
from companion.rules.round import Round
from tests.examples import examples
from tests.rules.stories import Story

EDITIONS = [kind.id for kind in OURS]
UNIFORM_PLAY_ENDS_WITHIN = 100_000
"""Moves in a round of uniformly random play; the longest seen in 1,200 rounds was 13,579."""

SLOWLY = settings(suppress_health_check=[HealthCheck.too_slow])


@st.composite
def options_of(draw: st.DrawFn, game: Edition) -> Options:
    values: dict[str, st.SearchStrategy[object]] = {
        "scoring": st.sampled_from(["standard", "low", "none"]),
        "two_player_reverse": st.sampled_from(["skip", "literal"]),
        "uno_window": st.sampled_from(["act", "play"]),
        "false_catch_penalty": st.integers(0, 2),
        "dealer": st.sampled_from(["left", "draw"]),
        "target": st.sampled_from([1, 100]),
    }
    names = draw(st.sets(st.sampled_from(game.option_names)))
    return game.options(**{name: draw(values.get(name, st.booleans())) for name in sorted(names)})


@st.composite
def any_move(draw: st.DrawFn, game: Edition, seats: int) -> Move:
    """A well-formed move, legal or not."""
    seat = draw(st.integers(0, seats - 1))
    other = draw(st.integers(0, seats - 1))
    card = draw(st.sampled_from(list(game.cards.values())))
    colour = draw(st.sampled_from(list(Colour)))
    return draw(
        st.sampled_from(
            [
                *(Play(seat, card), Play(seat, card, uno=True), Draw(seat), Pass(seat), Discard(seat, card)),
                *(NameColour(seat, colour), Guess(seat, colour), GiveColour(seat, colour), Give(seat, card)),
                *(Accept(seat), Refuse(seat), Challenge(seat), CallUno(seat), Catch(seat, other)),
                *(Target(seat, other), Done(seat), Seal(seat, card), Yell(seat), Adjust(seat, other)),
                *(Choose(seat, "anything"), First(TRAY, other), Nobody(TRAY), Shuffle(TRAY, (card,))),
                *(Spin(TRAY, ()), Spin(seat, ()), Play(seats + 3, card), Play(TRAY, card)),
                *(Catch(seats + 3, other), Catch(TRAY, other), CallUno(TRAY)),
            ]
        )
    )


class AnyRound(RuleBasedStateMachine):
    """One round, with legal moves, illegal moves and undos in any order."""

    @initialize(data=st.data(), id=st.sampled_from(EDITIONS), seats=st.sampled_from(list(SEATS)))
    def deal(self, data: st.DataObject, id: str, seats: int) -> None:
        self.game = edition(id)
        effects = ["", *EFFECTS]
        self.round = Round(
            self.game,
            seats,
            dealer=data.draw(st.integers(0, seats - 1)),
            options=data.draw(options_of(self.game)),
            house_rules=[
                HouseRule("as the table says", data.draw(st.sampled_from(effects)))
                for _ in self.game.house_cards
            ],
        )
        self.story = Story(self.round)

    def draw_move(self, data: st.DataObject) -> Move:
        first = self.round.asked[0]
        if isinstance(first, ShuffleDecision):
            rng = random.Random(data.draw(st.integers(0, 2**32)))
            return Shuffle(TRAY, tuple(rng.sample(first.cards, len(first.cards))))
        return data.draw(st.sampled_from(self.round.legal_moves()))

    @precondition(lambda self: not self.round.over)
    @step(data=st.data(), times=st.integers(1, 6))
    def move(self, data: st.DataObject, times: int) -> None:
        for _ in range(times):
            if self.round.over:
                return
            move = self.draw_move(data)
            assert self.round.can(move)
            assert parse_move(str(move), self.game) == move
            self.round.push(move)

    @step(data=st.data())
    def refuse(self, data: st.DataObject) -> None:
        """What is not listed is refused, in words with a rule, and changes nothing."""
        move = data.draw(any_move(self.game, self.round.seats))
        if move in self.round.legal_moves():
            return
        before = self.story.snapshot()
        with pytest.raises(IllegalMove) as refusal:
            self.round.push(move)
        assert refusal.value.reason
        assert refusal.value.rule
        assert self.story.snapshot() == before

    @precondition(lambda self: bool(self.round.log))
    @step()
    def undo_and_redo(self) -> None:
        """Undo equals never having moved; the same move gives the same news again."""
        after, news = self.story.snapshot(), self.round.news
        move = self.round.undo()
        before = self.story.snapshot()
        twin = self.round.copy()
        assert Story(twin).snapshot() == before
        assert self.round.push(move) == news
        assert self.story.snapshot() == after

    @precondition(lambda self: bool(self.round.discards) and not self.round.over)
    @step()
    def write_the_position_down(self) -> None:
        """A position and the moves since bring back the same table."""
        try:
            position, since = self.round.position()
        except ValueError:
            return  # the start card still waits for its colour
        text = str(position)
        twin = Round.at(parse_position(text, self.game, self.round.house_rules), self.round.options)
        for move in since:
            twin.push(move)
        assert [list(hand) for hand in twin.hands] == [list(hand) for hand in self.round.hands]
        assert (twin.pile, twin.colour, twin.turn) == (self.round.pile, self.round.colour, self.round.turn)
        assert twin.legal_moves() == self.round.legal_moves()

    @invariant()
    def no_card_is_lost(self) -> None:
        if not hasattr(self, "round") or not self.round.discards:
            return
        zones = (*self.round.hands, *self.round.foreheads, self.round.pile, self.round.discards)
        assert Counter(card for zone in zones for card in zone) == Counter(self.game.deck)
        assert all(hand.sorts == sorts(hand) for hand in self.round.hands)

    @invariant()
    def somebody_can_always_move(self) -> None:
        if hasattr(self, "round"):
            assert bool(self.round.asked) != self.round.over
            for decision in self.round.asked:
                assert decision.moves or isinstance(decision, ShuffleDecision)
                assert len(set(decision.moves)) == len(decision.moves)

    @invariant()
    def lists_stay_short(self) -> None:
        """A list is never longer than a hand (plays once more with the call) plus a few."""
        if hasattr(self, "round"):
            for decision in self.round.asked:
                if decision.seat != TRAY:
                    limit = max(2 * len(self.round.hands[decision.seat]), self.round.seats) + 4
                    assert len(decision.moves) <= limit


TestAnyRound = AnyRound.TestCase
TestAnyRound.settings = settings(max_examples=examples(120), stateful_step_count=30, parent=SLOWLY)


def play_at_random(game: Round | Match, rng: random.Random, most: int) -> int:
    """Uniformly random legal moves until the end; returns how many."""
    for count in range(most):
        if game.over:
            return count
        decision = rng.choice(game.decisions)
        if isinstance(decision, ShuffleDecision):
            game.push(Shuffle(TRAY, tuple(rng.sample(decision.cards, len(decision.cards)))))
        else:
            game.push(rng.choice(decision.moves))
    raise AssertionError(f"no end after {most} moves")


@pytest.mark.parametrize("id", EDITIONS)
@pytest.mark.parametrize("seats", [2, 4, 10])
def test_uniformly_random_play_comes_to_an_end(id: str, seats: int) -> None:
    rng = random.Random(f"{id} {seats}")
    for _ in range(3):
        play_at_random(Round(edition(id), seats), rng, UNIFORM_PLAY_ENDS_WITHIN)


@settings(max_examples=examples(15), parent=SLOWLY)
@given(data=st.data(), id=st.sampled_from(EDITIONS), seats=st.integers(2, 10), seed=st.integers(0, 2**32))
def test_a_record_brings_the_same_match_back(data: st.DataObject, id: str, seats: int, seed: int) -> None:
    game = edition(id)
    rules = [HouseRule("sing a song"), HouseRule("", "turn-around")][: len(game.house_cards)]
    match = Match(game, seats, options=data.draw(options_of(game)), house_rules=rules)
    rng = random.Random(seed)
    with_an_end = data.draw(st.booleans())
    try:
        play_at_random(match, rng, UNIFORM_PLAY_ENDS_WITHIN if with_an_end else 200)
    except AssertionError:
        assert not with_an_end
    text = write_record(match)
    again = read_record(text)
    assert write_record(again) == text
    assert (again.totals, again.winners, again.log) == (match.totals, match.winners, match.log)


@settings(max_examples=examples(200), parent=SLOWLY)
@given(
    id=st.sampled_from(EDITIONS),
    seats=st.integers(2, 10),
    seed=st.integers(0, 2**32),
    moves=st.integers(1, 80),
)
def test_a_view_does_not_change_with_what_its_seat_may_not_know(
    id: str, seats: int, seed: int, moves: int
) -> None:
    """Swap every card a seat cannot see for others: its view must stay the same to the letter."""
    game = edition(id)
    rng = random.Random(seed)
    table = Round(game, seats)
    with suppress(AssertionError):
        play_at_random(table, rng, moves)
    if table.over:
        return
    try:
        position, _ = table.position()
    except ValueError:
        return
    table = Round.at(position)
    seat = rng.randrange(seats)
    hidden = [*table.pile, *table.foreheads[seat]]
    others = [other for other in range(seats) if other != seat]
    for other in others:
        hidden += table.hands[other]
    rng.shuffle(hidden)
    swap = iter(hidden)
    twin = Round.at(
        parse_position(
            "; ".join(
                [
                    str(position).partition("; hands ")[0],
                    "hands "
                    + " / ".join(
                        " ".join(card.code if owner == seat else next(swap).code for card in hand)
                        for owner, hand in enumerate(table.hands)
                    ),
                    "foreheads "
                    + " / ".join(
                        " ".join(card.code if owner != seat else next(swap).code for card in cards) or "-"
                        for owner, cards in enumerate(table.foreheads)
                    ),
                    *(
                        part
                        for part in str(position).split("; ")
                        if part.partition(" ")[0] in ("uno", "held", "passes", "discards")
                    ),
                    "pile " + (" ".join(card.code for card in swap) or "-"),
                ]
            ),
            game,
        )
    )
    assert table.view(seat) == twin.view(seat)
