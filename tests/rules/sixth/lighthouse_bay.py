"""Lighthouse Bay: whoever plays a lighthouse says what the weather will be."""

from __future__ import annotations

from companion.rules.cards import BLUE, GREEN, RED, YELLOW, core_deck, wild
from companion.rules.core import Core
from companion.rules.decisions import Question, Script, ask
from companion.rules.edition import when_played
from companion.rules.events import Noted
from companion.rules.moves import Choose
from companion.rules.round import Round

LIGHTHOUSE = wild("lighthouse", "light", "Wild Lighthouse")

WEATHER = Question("weather", "The lamp goes round: what weather do you see coming?", "BAY-01")
FORECAST = {
    "calm": "Calm sea: play goes on",
    "storm": "Storm: the wind turns play round",
    "thick-fog": "Thick fog: the next ship stays in harbour",
}


class LighthouseBay(Core):
    id = "lighthouse-bay"
    name = "Lighthouse Bay"
    summary = "Lighthouse cards: whoever plays one says what the weather will be."
    colours = (BLUE, GREEN, RED, YELLOW)
    deck = (*core_deck(colours), *[LIGHTHOUSE] * 4)
    cheat_sheet = {
        "Wild Lighthouse": "A wild. After the colour its player names the weather: in a calm play goes on, "
        "a storm turns it round, and in thick fog the next player misses the turn.",
    }

    @when_played("lighthouse")
    def look_out(self, round: Round, seat: int) -> Script[None]:
        yield from round.ask_colour(seat)
        move = yield (ask(seat, WEATHER, [Choose(seat, word) for word in FORECAST], labels=FORECAST),)
        assert isinstance(move, Choose)
        round.tell(Noted(f"{FORECAST[move.word]}."))
        if move.word == "storm":
            round.reverse()
        round.move_on(seat, skipping=move.word == "thick-fog")
