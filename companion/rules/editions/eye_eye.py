"""Eye-Eye SpongeBob: eyeball cards make the tray's two eyes say who does what."""

from __future__ import annotations

from functools import cache

from companion.rules import events as ev
from companion.rules.asking import ask_spin
from companion.rules.cards import BLUE, GREEN, RED, YELLOW, Card, core_deck
from companion.rules.core import Core
from companion.rules.decisions import Asked, Question, Script, ask
from companion.rules.edition import SEATS, when_played
from companion.rules.faces import BLACK, DRAW_4, DRAW_UNTIL
from companion.rules.faces import GREEN as ANYONE
from companion.rules.moves import Target
from companion.rules.round import Round

SPIN = Question("spin", "An eyeball was played: push the nose and let go", "EYE-R08")
SPINS = [ask_spin("eyes", SPIN, spinner) for spinner in range(SEATS[-1])]
WHO_ACTS = Question("choose-player", "Green eye: who acts?", "EYE-04")


class EyeEye(Core):
    id = "eye-eye"
    name = "Eye-Eye SpongeBob"
    summary = "Eyeball cards spin the tray's eyes: left says who acts, right says what they do."
    colours = (BLUE, GREEN, RED, YELLOW)
    spinner = "eyes"
    deck = core_deck(colours, marked="eyeball")
    own_options = ("choose_self", "hit_by_own_discard")
    cheat_sheet = {
        "Eyeball cards": "Numbers 1–5 with an eye, played by colour or number like any number card. "
        "Whoever plays one spins the eyes: the left eye says WHO acts, the right eye WHAT they do. "
        "Then the player after the spinner is on turn.",
        "Discarding by the eye": "The card becomes the new top card. An action card works on the player "
        "after the spinner; a wild's discarder names the colour.",
        "Going out on an eyeball": "You still spin. If you must draw, you are back in the round; "
        "told to discard, you have won.",
    }

    @when_played("eyeball", even_last=True)
    def spin_the_eyes(self, round: Round, spinner: int) -> Script[None]:
        who, what = round.spun(spinner, (yield SPINS[spinner]))
        if who is not BLACK:
            actor = spinner
            if who is ANYONE:
                players = players_from(spinner, round.seats, round.direction, round.options.choose_self)
                move = yield players
                actor = move.target  # type: ignore[attr-defined]  # only players are listed
                round.tell(ev.Picked(spinner, actor))
            if what is DRAW_4:
                yield from round.draw(actor, 4)
            elif what is DRAW_UNTIL:
                yield from round.draw_until(actor, yellow_blue_or_wild)
            elif round.hands[actor]:
                yield from self.discard_one(round, spinner, actor)
                return
        round.move_on(spinner)

    def discard_one(self, round: Round, spinner: int, actor: int) -> Script[None]:
        card = yield from round.ask_discard(actor, lambda: round.hands[actor])
        round.owes_if_one_left(actor)
        last = bool(round.out)
        if card.wild and not last:
            yield from round.ask_colour(actor)
        spared = not round.options.hit_by_own_discard and round.after(spinner) == actor  # EYE-11
        if spared and card.kind in self.acts_when_last:
            round.move_on(spinner)
        elif not last or card.kind in self.acts_when_last:  # EYE-20
            yield from self.obey(round, spinner, card)  # EYE-R25
        if card.wild and last and not round.out:  # it hit its own discarder, who is back in (EYE-11)
            yield from round.ask_colour(actor)


@cache
def players_from(spinner: int, seats: int, direction: int, choose_self: bool) -> Asked:
    """The spinner chooses among the players in the order of play."""
    steps = range(1, seats + choose_self)
    players = [(spinner + step * direction) % seats for step in steps]
    return (ask(spinner, WHO_ACTS, [Target(spinner, player) for player in players]),)


def yellow_blue_or_wild(card: Card) -> bool:
    return card.colour in (YELLOW, BLUE, None)
