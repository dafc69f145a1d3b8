"""Games with virtual cards over the real link: a page a seat, and what each may know of the cards."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator, Collection, Iterable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from companion.rules.cards import Card
from companion.rules.edition import Edition
from companion.rules.events import DrewForDealer, HandShown, Revealed, RoundOver, TurnedUp
from companion.table.virtual.game import Game
from tests.web.rig import House, Json, Page, house, until, without_message_limits

AT_ONCE: dict[str, Any] = {  # flags of any kind
    "table__think_s": 0,
    "table__spin_s": 0,
    "table__grace_s": 0,
    "table__window_s": 0,
    "table__deal_s": 0,
}
"""Bots and windows take no time."""
WORD = re.compile(r"[A-Za-z0-9+*]+")


def start(*names: str, edition: str = "eye-eye", **options: object) -> Json:
    """The command that starts a match; a name like `Roby:sharp` is a bot's."""
    players = [dict(zip(("name", "bot"), name.split(":"), strict=False)) for name in names]
    return {
        "do": "start-match",
        "edition": edition,
        "cards": "virtual",
        "players": players,
        "options": options,
    }


def move(text: str) -> Json:
    return {"do": "make-move", "move": text}


async def sit_down(home: House, page: Page, player: str, *, yes: Page) -> None:
    """A device asks for a seat while cards are dealt, and somebody says yes."""
    assert (await page.request("sit", player=player))["type"] == "done"
    for ballot in home.table.ballots.views:
        if ballot.player == player:
            assert (await yes.request("vote", ballot=ballot.id, yes=True))["type"] == "done"


class Hands:
    """A page for every person, who plays whatever is allowed."""

    def __init__(self, home: House, pages: dict[int, Page], seed: int) -> None:
        self.home = home
        self.pages = pages
        self._random = Random(seed)

    @property
    def game(self) -> Game:
        assert self.home.table.cards.game is not None
        return self.home.table.cards.game

    @property
    def over(self) -> bool:
        match = self.home.table.state.match
        return match is not None and match.ended

    async def act(self) -> bool:
        """Somebody does what they are waited for, or what they may. Whether there was anything to do."""
        await until(lambda: self.over or self._spinner is not None or bool(self._offers()))
        if self.over:
            return False
        if (spinner := self._spinner) is not None:
            await self.pages[spinner].do({"do": "spin"})
            await until(lambda: not self.home.table.spinning)
            return True
        seat, chosen = self._random.choice(self._offers())
        await self.pages[seat].do(move(chosen))
        return True

    def _offers(self) -> list[tuple[int, str]]:
        due = [each for each in self.game.decisions if each.seat in self.pages]
        offers = []
        for each in due:
            plays = [one for one in each.moves if one.verb in ("play", "discard")]
            offers += [(each.seat, str(one)) for one in (plays or each.moves)]
        return offers

    @property
    def _spinner(self) -> int | None:
        due = self.game.spin_due
        waits = due is not None and due.about in self.pages and not self.home.table.spinning
        return due.about if due is not None and waits else None


@asynccontextmanager
async def hands_of(
    folder: Path, *names: str, edition: str, seed: int = 0, target: int = 1, **flags: Any
) -> AsyncIterator[Hands]:
    """A match that has begun, with a page for everybody who is no bot."""
    async with AsyncExitStack() as stack:
        stack.enter_context(without_message_limits())
        home = await stack.enter_async_context(
            house(folder, narrow=False, board__profile="none", **AT_ONCE, **flags)
        )
        pages: dict[int, Page] = {}
        host = await stack.enter_async_context(home.guest())
        await host.do(start(*names, edition=edition, target=target))
        match = home.table.state.match
        assert match is not None
        for seat, player in enumerate(match.players):
            if not player.bot:
                pages[seat] = page = await stack.enter_async_context(home.guest())
                assert (await page.request("sit", player=player.id))["type"] == "done"
        yield Hands(home, pages, seed)


class Known:
    """What each seat, and a screen for all, may know: noted after every record, from the game itself."""

    def __init__(self, home: House, seats: int) -> None:
        self._home = home
        self._viewers = (None, *range(seats))
        self._so_far: dict[int | None, set[str]] = {each: set() for each in self._viewers}
        self._told = 0
        self.noted: list[tuple[int, dict[int | None, frozenset[str]]]] = []
        home.table.subscribe(self._note)
        self._note()

    def at(self, record: int, viewer: int | None) -> frozenset[str]:
        """What somebody may know by the time that a record is kept, or the next one is being kept."""
        later = (known for head, known in self.noted if head > record)
        return next(later, self.noted[-1][1])[viewer]

    def _note(self) -> None:
        game = self._home.table.cards.game
        if game is not None:
            self._see(game)
        head = self._home.table.head.sequence
        self.noted.append((head, {viewer: frozenset(cards) for viewer, cards in self._so_far.items()}))

    def _see(self, game: Game) -> None:
        for _, events in game.told[self._told :]:
            for event in events:
                match event:
                    case DrewForDealer() | Revealed():
                        self._show(card for _, card in event.cards)
                    case TurnedUp():
                        # A Wild Draw Four is seen by all before it goes back into the deck.
                        self._show([event.card])
                    case HandShown():
                        self._show(event.cards, None if event.to is None else {event.seat, event.to})
                    case RoundOver():
                        self._show(game.edition.deck)
        self._told = len(game.told)
        round = game.engine.round
        if round is None:
            return
        self._show(round.discards)
        for seat, hand in enumerate(round.hands):
            self._show(hand, {seat})
        for owner, cards in enumerate(round.foreheads):
            self._show(cards, {seat for seat in self._viewers if seat not in (owner, None)})

    def _show(self, cards: Iterable[Card], to: Collection[int | None] | None = None) -> None:
        codes = {card.code for card in cards}
        for viewer in self._viewers if to is None else to:
            self._so_far[viewer] |= codes


def cards_in(text: str, edition: Edition) -> set[str]:
    """The codes of all cards that a text names, by code or in words."""
    codes = {card.code: card for card in edition.deck}
    found = {word for word in WORD.findall(text) if word in codes}
    for card in by_length(edition):
        if str(card.name) in text:
            found.add(card.code)
            text = text.replace(str(card.name), "")
    return found


def by_length(edition: Edition) -> list[Card]:
    return sorted(set(edition.deck), key=lambda card: -len(str(card.name)))


def plain(message: Json) -> str:
    """A message as text, without what is the same for every match of the edition or nothing but chance."""
    message = {key: value for key, value in message.items() if key != "token"}
    table = message.get("table")
    if table is not None:
        message = {**message, "table": {**table, "match": {**(table["match"] or {}), "sorts": []}}}
    return json.dumps(message, ensure_ascii=False)


def spoken(page: Page) -> Iterator[tuple[int, Json]]:
    """Everything that was said to a page, with the last record by then."""
    at = 0
    for message in page.heard:
        if (table := message.get("table")) is not None:
            at = table["at"]
        yield at, message
