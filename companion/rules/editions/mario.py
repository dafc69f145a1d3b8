"""Super Mario: Super Stars bounce attacks back, Customizable cards carry the table's own rules."""

from __future__ import annotations

from companion.rules import events as ev
from companion.rules.cards import BLUE, GREEN, RED, YELLOW, core_deck, wild
from companion.rules.core import ATTACKED, Core
from companion.rules.decisions import Asked, Question, Script, ask
from companion.rules.edition import when_played
from companion.rules.house import EFFECTS, HouseRule
from companion.rules.moves import Accept, Adjust, Challenge, Done, Move, Play
from companion.rules.round import Round
from companion.sentences import Sentence

SUPER_STAR = wild("super-star", "star", "Super Star")
CUSTOM = (
    wild("custom", "cust1", "Wild Customizable 1"),
    wild("custom", "cust2", "Wild Customizable 2"),
)

HOUSE_RULE = Question("house-rule", "Carry out the house rule: who draws a card?", "MARIO-16")
MOST_ADJUSTMENTS = 30
"""Cards that one written house rule can deal out by hand: three for each of ten players."""


class Mario(Core):
    id = "mario"
    name = "Super Mario"
    summary = "Super Stars bounce Draw cards back at the attacker; Customizable cards carry house rules."
    colours = (BLUE, GREEN, RED, YELLOW)
    deck = (*core_deck(colours), *[SUPER_STAR] * 2, *CUSTOM)
    house_cards = CUSTOM
    own_options = ("attacker_loses_turn", "star_chain", "star_vs_last_card")
    always_asks_victim = True
    cheat_sheet = {
        "Super Star": "A wild on your turn. When a Draw Two or Wild Draw Four is played on you, lay it "
        "instead of drawing: the attacker draws the cards. You name the colour; who sits after you is next.",
        "Wild Customizable": "A wild with a house rule that everybody agreed to before the deal. "
        "Without a rule it is a plain wild.",
    }

    # Super Star

    @when_played("super-star")
    def super_star(self, round: Round, seat: int) -> Script[None]:
        yield from self.wild(round, seat)

    def replies(self, round: Round, attacker: int, victim: int, *, may_challenge: bool) -> Asked:
        def listed(victim: int) -> list[Move]:
            challenges = [Challenge(victim)] if may_challenge else []
            return [Accept(victim), *stars(round, attacker, victim), *challenges]

        return (ask(victim, ATTACKED, listed, about=attacker),)

    def answer(self, round: Round, attacker: int, victim: int, count: int, move: Play) -> Script[None]:
        """The attack bounces; the Star stands for the victim's turn (MARIO-02)."""
        hit, by = attacker, victim
        yield from self.bounce(round, by, hit, count, move)
        if round.options.star_chain and round.hands[hit]:
            reply = yield self.replies(round, by, hit, may_challenge=False)
            if isinstance(reply, Play):
                hit, by = by, hit
                yield from self.bounce(round, by, hit, count, reply)
        yield from round.draw(hit, count)
        if round.options.attacker_loses_turn:
            round.held_up.add(hit)
        round.move_on(victim)

    def bounce(self, round: Round, seat: int, target: int, count: int, move: Play) -> Script[None]:
        round.lay(seat, move.card, uno=move.uno)
        round.tell(ev.Bounced(seat, target, count))
        if round.hands[seat]:
            yield from round.ask_colour(seat)

    def begin_turn(self, round: Round, seat: int) -> Script[None]:
        round.held_up.remove(seat)
        round.tell(ev.Skipped(seat))
        round.turn = round.after(seat)
        yield from ()

    # Customizable

    @when_played("custom", even_last=True)
    def customizable(self, round: Round, seat: int) -> Script[None]:
        rule = self.rule_on_top(round)
        effect = EFFECTS.get(rule.effect)
        if not round.hands[seat] and not (effect and effect.draws):
            return
        if text := rule.text or (effect.text if effect else ""):
            round.tell(ev.HouseRuleFired(seat, text))
        if effect:
            yield from effect.run(round, seat)
        elif rule.text:
            yield from self.carry_out(round, seat, rule.text)
        if round.hands[seat]:
            yield from round.ask_colour(seat)
        round.move_on(seat)

    def rule_on_top(self, round: Round) -> HouseRule:
        index = CUSTOM.index(round.top)
        return round.house_rules[index] if index < len(round.house_rules) else HouseRule()

    def carry_out(self, round: Round, seat: int, text: str) -> Script[None]:
        """A rule that only people understand: they deal out what it says, and the log has it."""
        moves: list[Move] = [*(Adjust(seat, each) for each in range(round.seats)), Done(seat)]
        note = Sentence("{rule}", rule=text)
        for _ in range(MOST_ADJUSTMENTS):
            move = yield (ask(seat, HOUSE_RULE, moves, note=note),)
            if not isinstance(move, Adjust):
                return
            yield from round.draw(move.target, 1)


def stars(round: Round, attacker: int, victim: int) -> list[Move]:
    """The Super Star that a victim may lay instead of drawing (MARIO-R10, MARIO-11)."""
    hand = round.hands[victim]
    if SUPER_STAR not in hand or not (round.hands[attacker] or round.options.star_vs_last_card):
        return []
    star: list[Move] = [Play(victim, SUPER_STAR)]
    return [*star, Play(victim, SUPER_STAR, uno=True)] if len(hand) == 2 else star
