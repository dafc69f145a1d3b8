"""Eye-Eye SpongeBob: eyeball cards make the tray's two eyes say who does what."""

from __future__ import annotations

from companion.rules import events as ev
from companion.rules.cards import BLUE, GREEN, RED, YELLOW, core_deck
from companion.rules.core import Core
from companion.rules.decisions import Question, Script, ask
from companion.rules.edition import when_played
from companion.rules.faces import BLACK, DISCARD_1, DRAW_4, Face
from companion.rules.faces import GREEN as ANYONE
from companion.rules.moves import Move, Target
from companion.rules.round import Round

SPIN = Question("spin", "An eyeball was played: push the nose and let go", "EYE-R08")
WHO_ACTS = Question("choose-player", "Green eye: who acts?", "EYE-04")


class EyeEye(Core):
    id = "eye-eye"
    name = "Eye-Eye SpongeBob"
    summary = "Eyeball cards spin the tray's eyes: left says who acts, right says what they do."
    colours = (BLUE, GREEN, RED, YELLOW)
    spinner = "eyes"
    deck = core_deck(colours, marked="eyeball")
    own_options = ("choose_self",)
    cheat_sheet = {
        "Eyeball cards": "Numbers 1–5 with an eye, played by colour or number like any number card. "
        "Whoever plays one spins the eyes: the left eye says WHO acts, the right eye WHAT they do. "
        "Then the player after the spinner is on turn.",
        "Discarding by the eye": "The card becomes the new top card. An action card works on the player "
        "after the spinner; a wild's discarder names the colour.",
        "Going out on an eyeball": "You still spin. Must you draw, you are back in; "
        "told to discard, you have won.",
    }

    @when_played("eyeball", even_last=True)
    def spin_the_eyes(self, round: Round, spinner: int) -> Script[None]:
        who, what = yield from round.spin(spinner, SPIN)
        if who is BLACK:
            round.move_on(spinner)
            return
        actor = spinner
        if who is ANYONE:
            actor = yield from self.choose_player(round, spinner)
        yield from self.act(round, spinner, actor, what)

    def choose_player(self, round: Round, spinner: int) -> Script[int]:
        players = [
            seat
            for seat in round.going_round_from(round.after(spinner))
            if seat != spinner or round.options.choose_self
        ]
        moves: list[Move] = [Target(spinner, player) for player in players]
        move = yield (ask(spinner, WHO_ACTS, moves),)
        assert isinstance(move, Target)
        round.tell(ev.Picked(spinner, move.target))
        return move.target

    def act(self, round: Round, spinner: int, actor: int, what: Face) -> Script[None]:
        if what is DISCARD_1:
            if round.hands[actor]:
                yield from self.discard_one(round, spinner, actor)
                return
        elif what is DRAW_4:
            yield from round.draw(actor, 4)
        else:
            yield from round.draw_until(actor, lambda card: card.wild or card.colour in (YELLOW, BLUE))
        round.move_on(spinner)

    def discard_one(self, round: Round, spinner: int, actor: int) -> Script[None]:
        card = yield from round.ask_discard(actor, lambda: round.hands[actor])
        round.owes_if_one_left(actor)
        if card.wild and not round.out:
            yield from round.ask_colour(actor)
        if not round.out or card.kind in self.acts_when_last:  # EYE-20
            yield from self.obey(round, spinner, card)  # EYE-R25
