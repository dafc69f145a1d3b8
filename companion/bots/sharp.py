"""The sharp bot: counts colours, holds wilds back, remembers what it saw, and never forgets to call UNO.

A table says which thought answers which kind of decision; the thoughts are in the files beside this one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.bots import attacks, colours, discards, targets, turns
from companion.bots.memory import Memory
from companion.bots.outlook import Outlook
from companion.bots.player import Bot, Rng, pick
from companion.bots.weighing import Reason, Weighed
from companion.rules import moves as mv
from companion.rules.decisions import Decision
from companion.rules.events import Event
from companion.rules.moves import Move
from companion.rules.view import View

Thought = Callable[[Outlook, Decision], Move | None]

ACT_ANYWAY = 0.5
"""How likely it does something out of turn that it has never heard of."""


class Sharp(Bot):
    strength = "sharp"
    summary = "counts colours, holds wilds back, remembers what it saw, never forgets to call"

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.memory = Memory()

    def notice(self, events: Sequence[Event]) -> None:
        self.memory.notice(events)

    def weigh(self, view: View, decision: Decision) -> list[Weighed]:
        """Each move with its reasons, best first; empty for a question that is answered by a rule alone."""
        if (reasons := REASONS.get(decision.kind)) is None:
            return []
        self.memory.look(view)
        outlook = Outlook(view, self.memory, self.rng, decision.seat)
        weighed = [Weighed(move, reasons(outlook, move)) for move in decision.moves]
        return sorted(weighed, key=lambda each: -each.worth)

    def choose(self, view: View | None, decisions: tuple[Decision, ...]) -> Move | None:
        if view is None:
            return obliging(decisions[0])
        self.memory.look(view)
        outlook = Outlook(view, self.memory, self.rng, decisions[0].seat)
        for decision in sorted(decisions, key=lambda each: not each.optional):
            if move := thought_about(decision)(outlook, decision):
                return move
        return None


def thought_about(decision: Decision) -> Thought:
    """By the kind of decision; of a kind from outside, by the moves that it lists."""
    if known := BY_KIND.get(decision.kind):
        return known
    if decision.optional:
        return perhaps
    kinds = {type(move) for move in decision.moves}
    return next((thought for kind, thought in BY_MOVE.items() if kind in kinds), anything)


def only_move(outlook: Outlook, decision: Decision) -> Move:
    return decision.moves[0]


def let_be(outlook: Outlook, decision: Decision) -> None:
    return None


def agree(outlook: Outlook, decision: Decision) -> Move:
    return obliging(decision)


def obliging(decision: Decision) -> Move:
    """A bot is no spoilsport: it consents, and deals out nothing for a house rule that it cannot read."""
    return next((move for move in decision.moves if isinstance(move, mv.Accept | mv.Done)), decision.moves[0])


def perhaps(outlook: Outlook, decision: Decision) -> Move | None:
    return anything(outlook, decision) if outlook.rng.random() < ACT_ANYWAY else None


def anything(outlook: Outlook, decision: Decision) -> Move:
    return pick(decision.moves, outlook.rng)


REASONS: dict[str, Callable[[Outlook, Move], list[Reason]]] = {
    "turn": turns.reasons,
    "drawn": turns.reasons,
    "colour": colours.reasons,
}

BY_KIND: dict[str, Thought] = {
    "turn": turns.best_play,
    "drawn": turns.best_play,
    "colour": colours.name_colour,
    "attacked": attacks.answer_attack,
    "call-uno": only_move,
    "catch": targets.catch,
    "choose-player": targets.choose_player,
    "discard": discards.shed_by_the_eye,
    "discard-to-two": discards.keep_best_two,
    "discard-number": discards.shed_alike(lambda card: card.number),
    "discard-colour": discards.shed_alike(lambda card: card.colour),
    "war": discards.lay_in_war,
    "war-discard": discards.order_war_cards,
    "yell": let_be,  # who is first is for the driver to say
    "prize": discards.shed,
    "guess": colours.guess_colour,
    "gift-colour": colours.give_colour,
    "gift": targets.give_card,
    "house-rule": agree,
    "consent": agree,
}

BY_MOVE: dict[type[Move], Thought] = {
    mv.Play: turns.best_play,
    mv.NameColour: colours.name_colour,
    mv.Discard: discards.shed,
    mv.Seal: discards.lay_in_war,
    mv.Guess: colours.guess_colour,
    mv.GiveColour: colours.give_colour,
    mv.Give: targets.give_card,
    mv.Accept: agree,
    mv.Target: targets.choose_player,
}
