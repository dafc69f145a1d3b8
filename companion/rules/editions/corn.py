"""UNO Corn: Narwhals put unseen cards on foreheads, and you must guess the colour of yours."""

from __future__ import annotations

from companion.rules import events as ev
from companion.rules.cards import BLUE, GREEN, PINK, YELLOW, core_deck, wild
from companion.rules.core import Core
from companion.rules.decisions import Question, Script, ask
from companion.rules.edition import when_played
from companion.rules.moves import Guess
from companion.rules.round import Round

NARWHAL = wild("narwhal", "nar", "Wild Narwhal Rule")

GUESS = Question("guess", "Guess the colour of the card on your forehead", "CORN-21")


class Corn(Core):
    id = "corn"
    name = "UNO Corn"
    summary = "Narwhal cards: everyone gets an unseen card on the forehead and must guess its colour."
    colours = (BLUE, GREEN, YELLOW, PINK)
    deck = (*core_deck(colours), *[NARWHAL] * 4)
    own_options = ("narwhal_player_draws", "stack_narwhals", "guessed_card_on_top")
    cheat_sheet = {
        "Wild Narwhal Rule": "A wild. Everyone in turn draws a card and holds it to the forehead unseen; "
        "its player, who is last, names the colour that goes on.",
        "Guessing": "Before your turn, guess the colour of your forehead card. Right: discard it and play. "
        "Wrong: your turn is over. On a wild every guess is right and becomes the colour in play.",
        "Keeping count": "Forehead cards are not in your hand, but count in the score.",
    }

    @when_played("narwhal")
    def narwhal(self, round: Round, seat: int) -> Script[None]:
        for player in round.going_round_from(round.after(seat)):
            if player == seat and not round.options.narwhal_player_draws:
                continue
            if round.foreheads[player] and not round.options.stack_narwhals:
                continue
            yield from round.draw_to_forehead(player)
        yield from round.ask_colour(seat)
        round.move_on(seat)

    def begin_turn(self, round: Round, seat: int) -> Script[None]:
        """Guess the oldest card first; one miss ends the turn (CORN-03, CORN-10)."""
        while round.foreheads[seat]:
            move = yield (ask(seat, GUESS, [Guess(seat, colour) for colour in self.colours]),)
            assert isinstance(move, Guess)
            round.uno.close()
            round.empty_passes = 0
            card = round.foreheads[seat][0]
            right = card.wild or card.colour is move.colour
            round.tell(ev.Guessed(seat, move.colour, right))
            if not right:
                round.move_on(seat)
                return
            del round.foreheads[seat][0]
            round.tell(ev.Discarded(seat, card))
            if not round.options.guessed_card_on_top:
                round.discards.insert(-1, card)
            else:
                round.put_on_top(card)
                if card.wild:
                    round.set_colour(move.colour)
        round.held_up.remove(seat)
