"""Two phones at once: who yells first, and who catches somebody that forgot to call UNO."""

from __future__ import annotations

from contextlib import closing
from itertools import chain
from pathlib import Path

from playwright.sync_api import expect

from companion.rules.faces import REELS
from companion.table.journal import read_journal
from companion.table.journal.records import MoveMade
from tests.web.browser.companion import Companion
from tests.web.browser.dealt import Deal, dealt
from tests.web.browser.devices import TV
from tests.web.browser.players import Player, come_seated
from tests.web.browser.rig import Guests
from tests.web.browser.sight import NOSE, YELL, Offer

UNO_SPIN = {"wheel": {face.id: int(face.id == "uno-spin") for face in REELS["wheel"]}}
TO_THE_WHEEL = Deal("spin", ("Ann", "Bo"), hands=("R1* R2 R3 R4 R5 R6 R7", "B1 B2 B3 B4 B5 B6 B7"))
GRACE_S = 0.4
FIRST = "You were first: discard any card, or keep them all"
HAMMER = "button => { for (let blow = 0; blow < 30; blow++) button.click(); }"
LINE = """() => {
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (...words) {
    window.line = this;
    return send.apply(this, words);
  };
}"""
"""Has the page show over which line it talks to the companion."""
HEARD = """() => new Promise((heard) => {
  line.addEventListener("message", ({ data }) => data === '{"type":"pong"}' && heard());
  line.send('{"type":"ping"}');
})"""

REDS = [f"R{number}" for number in range(1, 8)]
AT_LAST = [
    *chain.from_iterable((f"1: play {card}", f"2: play {card}", "3: draw", "3: pass") for card in REDS[:5]),
    "1: play R6",
]
FORGOTTEN = Deal(
    "mario",
    ("Ann", "Bo", "Cy"),
    hands=(" ".join(REDS), " ".join(REDS), "B8 B9 G8 G9 Y8 Y9 B0"),
    pile="G8 Y8 G9 Y9 B8 B9",
    moves=AT_LAST,
    options={"false_catch_penalty": 2},
)
"""Ann has one card left and has not called UNO; it is Bo's turn."""


def made(folder: Path, word: str) -> list[MoveMade]:
    """The moves of that kind that were written down."""
    with closing(read_journal(folder)) as journal:
        records = [entry.record for entry in journal.records()]
    return [each for each in records if isinstance(each, MoveMade) and word in each.move]


def to_the_race(ann: Player, bo: Player) -> None:
    """Ann lays a spin card, Bo's wheel says who yells first may discard; both screens ask at once."""
    ann.answer(Offer("red 1 spin , fits"))
    bo.take(Offer(NOSE))
    for each in (ann, bo):
        each.see(lambda sight: Offer(YELL) in sight.offers, "a race")
        # Whoever wants to read the wheel first would be too late.
        assert not each.guest.page.locator(".hand-tray.over").is_visible()


def hammer(player: Player, name: str) -> None:
    """Wait until the companion knows."""
    player.guest.page.evaluate(LINE)
    player.guest.page.get_by_role("button", name=name, exact=True).evaluate(HAMMER)
    player.guest.page.evaluate(HEARD)


def see_one_first(ann: Player, bo: Player) -> Player:
    """Exactly one of them was first, and both screens say so."""
    sights = [
        each.see(lambda sight: "yells “UNO Spin” first!" in sight.happened, "an end of the race")
        for each in (ann, bo)
    ]
    assert [sight.title == FIRST for sight in sights].count(True) == 1, [str(sight) for sight in sights]
    first, other = (ann, bo) if sights[0].title == FIRST else (bo, ann)
    assert other.look().title == f"{first.name} was first and may discard…"
    for sight in sights:
        assert f"{first.name} yells “UNO Spin” first!" in sight.happened
    return first


@dealt(TO_THE_WHEEL, board__profile="both", chance__weights=UNO_SPIN, table__grace_s=GRACE_S)
def test_of_two_who_yell_within_the_grace_chance_names_the_first_however_one_hammers(
    guests: Guests, companion: Companion, tmp_path: Path
) -> None:
    ann, bo = (come_seated(guests, name) for name in ("Ann", "Bo"))
    table = guests.come("/table", TV)
    to_the_race(ann, bo)
    ann.shot("race-ann")
    hammer(ann, YELL)
    hammer(bo, YELL)
    companion.pass_time(GRACE_S)
    first = see_one_first(ann, bo)
    expect(table.page.get_by_text(f"{first.name} yells “UNO Spin” first!")).to_be_visible()
    (drawn,) = made(tmp_path, "first")
    (evidence,) = drawn.evidence
    assert (evidence["kind"], evidence["n"]) == ("draw", 2), "thirty blows are one yell"
    assert not made(tmp_path, "yell")
    first.answer(Offer("Keep them all"))
    bo.see(
        lambda sight: "keeps" in sight.happened or "Done" in sight.happened or sight.title != FIRST, "an end"
    )


@dealt(TO_THE_WHEEL, board__profile="both", chance__weights=UNO_SPIN)
def test_whoever_yells_a_moment_later_than_the_grace_is_told_who_was_first(
    guests: Guests, tmp_path: Path
) -> None:
    ann, bo = (come_seated(guests, name) for name in ("Ann", "Bo"))
    to_the_race(ann, bo)
    bo.take(Offer(YELL))
    assert see_one_first(ann, bo) is bo
    assert [each.move for each in made(tmp_path, "yell")] == ["2: yell"]
    assert not made(tmp_path, "first")
    assert Offer(YELL) not in ann.look().offers


@dealt(FORGOTTEN, table__grace_s=GRACE_S)
def test_of_two_who_catch_one_does_and_hammering_costs_and_brings_nothing(
    guests: Guests, companion: Companion, tmp_path: Path
) -> None:
    ann, bo, cy = (come_seated(guests, name) for name in ("Ann", "Bo", "Cy"))
    catch = "Catch Ann!"
    for each in (bo, cy):
        each.see(lambda sight: Offer(catch) in sight.offers, "somebody to catch")
    cy.shot("catch")
    hammer(cy, catch)
    hammer(bo, catch)
    companion.pass_time(GRACE_S)
    bo.see(lambda sight: sight.title == "Too late: somebody else caught Ann first.", "a refusal")
    assert cy.look().title == "Bo is thinking…", "one blow counts, and the others are no news"
    told = "catches Ann without an UNO call. Ann draws 2 cards"
    sights = [each.see(lambda sight: told in sight.happened, "a catch") for each in (ann, bo, cy)]
    for sight in sights:
        assert f"Cy {told}" in sight.happened
    assert len(ann.look().hand) == 3
    assert (len(bo.look().hand), len(cy.look().hand)) == (2, 12), "nobody draws for having been slower"
    assert [each.move for each in made(tmp_path, "catch")] == ["3: catch 1"]
    assert not any(Offer(catch) in each.look().offers for each in (bo, cy))


@dealt(FORGOTTEN, table__grace_s=GRACE_S)
def test_whoever_calls_while_a_catch_is_on_its_way_is_not_caught(
    guests: Guests, companion: Companion, tmp_path: Path
) -> None:
    ann, cy = (come_seated(guests, name) for name in ("Ann", "Cy"))
    cy.see(lambda sight: Offer("Catch Ann!") in sight.offers, "somebody to catch")
    hammer(cy, "Catch Ann!")
    ann.take(Offer("UNO!"))
    cy.see(lambda sight: "has called UNO" in sight.others["Ann"], "a call")
    companion.pass_time(GRACE_S)
    cy.see(lambda sight: sight.title == "Too late: Ann called UNO just in time.", "a refusal")
    assert "has called UNO" in cy.look().others["Ann"]
    assert (len(ann.look().hand), len(cy.look().hand)) == (1, 12)
    assert not made(tmp_path, "catch")
