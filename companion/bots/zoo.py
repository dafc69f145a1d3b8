"""A PettingZoo environment for every edition: ``pip install tray-companion[pettingzoo]``.

One round is one episode. Whoever is selected sees what its seat may see, and a mask of what it may do. Chance
(shuffles, spins, who yells first) is inside. Acts out of turn are put in a row: each seat that could call UNO
or catch somebody is selected once after each move and acts, or waits.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from companion.bots.driver import chance, quickest
from companion.rules import moves as mv
from companion.rules.awaited import awaited, comes_later
from companion.rules.cards import Card, Colour
from companion.rules.decisions import Decision
from companion.rules.edition import Edition
from companion.rules.editions import edition
from companion.rules.errors import IllegalMove
from companion.rules.moves import TRAY, Move
from companion.rules.round import Round
from companion.sentences import Sentence

WAIT = "wait"
"""The action of somebody who does nothing out of turn."""
LONGEST = 2000
"""Actions after which a round is broken off."""
OF_A_CARD = (mv.Discard, mv.Seal, mv.Give)
OF_A_COLOUR = (mv.NameColour, mv.Guess, mv.GiveColour)
OF_A_SEAT = (mv.Target, mv.Catch, mv.Adjust)
PLAIN = (mv.Draw, mv.Pass, mv.Accept, mv.Challenge, mv.Done, mv.CallUno)
MOST_CARDS = 120.0

Action = tuple[type[Move], object, bool] | str
"""What is done, with which card or colour or to whom (counted from oneself), and whether UNO is called."""


def actions(game: Edition, seats: int) -> list[Action]:
    """Everything that can be done in an edition, in a fixed order."""
    cards = tuple(dict.fromkeys(game.deck))
    listed: list[Action] = [WAIT, *((kind, None, False) for kind in PLAIN)]
    listed += [(mv.Play, card, uno) for uno in (False, True) for card in cards]
    listed += [(kind, card, False) for kind in OF_A_CARD for card in cards]
    listed += [(kind, colour, False) for kind in OF_A_COLOUR for colour in game.colours]
    listed += [(kind, steps, False) for kind in OF_A_SEAT for steps in range(seats)]
    return listed


def action_of(move: Move, seats: int) -> Action:
    kind = type(move)
    if isinstance(move, mv.Play):
        return kind, move.card, move.uno
    what: Card | Colour | int | None = getattr(move, "card", None) or getattr(move, "colour", None)
    if isinstance(move, OF_A_SEAT):
        what = (move.target - move.seat) % seats
    return kind, what, False


class RoundEnv(AECEnv, EzPickle):  # type: ignore[misc]  # PettingZoo has no types
    """One round of an edition."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "tray_uno_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(self, edition_id: str = "eye-eye", players: int = 4, render_mode: str | None = None) -> None:
        EzPickle.__init__(self, edition_id, players, render_mode)
        super().__init__()
        self.render_mode = render_mode
        self.edition = edition(edition_id)
        self.seats = players
        self.edition.verify_seats(players)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.actions = actions(self.edition, players)
        """What each number stands for."""
        self._numbers = {action: number for number, action in enumerate(self.actions)}
        self._cards = {card: place for place, card in enumerate(dict.fromkeys(self.edition.deck))}
        self._colours = {colour: place for place, colour in enumerate(self.edition.colours)}
        self._size = 3 * len(self._cards) + len(self._colours) + 4 * players + 2
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0.0, MOST_CARDS, (self._size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (len(self.actions),), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(len(self.actions)) for agent in self.possible_agents}
        self._rng = Random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._rng = Random(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.round = Round(self.edition, self.seats, dealer=int(self._rng.random() * self.seats))
        self._offers: Iterator[Decision] = iter(())
        self._steps = 0
        self._go_on(moved=True)

    def step(self, action: int) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        wanted = self._choices.get(int(action))
        if int(action) not in self._choices:
            raise IllegalMove(
                Sentence(
                    "{agent} cannot do action {action} now: choose one that the action mask allows",
                    agent=self.agent_selection,
                    action=int(action),
                ),
                "CORE-R18",
            )
        self._steps += 1
        if wanted is not None:
            self.round.push(wanted)
        self._go_on(moved=wanted is not None)
        self._accumulate_rewards()

    def _go_on(self, *, moved: bool) -> None:
        """Up to the next choice of anybody, or to the end."""
        while decisions := self.round.decisions:
            next_up = awaited(decisions)
            if next_up.race:
                self.round.push(quickest(next_up.race, self._rng))
                moved = True
                continue
            if moved:
                self._offers = iter(sorted(next_up.offered, key=comes_later))
                moved = False
            if offer := next(self._offers, None):
                self._select(offer)
                return
            due = next_up.due[0]
            if due.seat != TRAY and len(due.moves) > 1 and self._steps < LONGEST:
                self._select(due)
                return
            if self._steps >= LONGEST:
                self.truncations = dict.fromkeys(self.agents, True)
                return
            self.round.push(chance(due, self._rng) if due.seat == TRAY else due.moves[0])
            moved = True
        result = self.round.result
        assert result
        self.terminations = dict.fromkeys(self.agents, True)
        if result.winner is not None:
            lost = -1.0 / (self.seats - 1)
            self.rewards = dict.fromkeys(self.agents, lost)
            self.rewards[self.possible_agents[result.winner]] = 1.0
        self._choices: dict[int, Move | None] = {}

    def _select(self, decision: Decision) -> None:
        self.agent_selection = self.possible_agents[decision.seat]
        numbers, seats = self._numbers, self.seats
        self._choices = {numbers[action_of(move, seats)]: move for move in decision.moves}
        if decision.optional:
            self._choices[numbers[WAIT]] = None

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """Counted from oneself; what a seat cannot see is not in it."""
        seat, seats, table = self.possible_agents.index(agent), self.seats, self.round
        cards, colours = self._cards, self._colours
        kinds = len(cards)
        seen = np.zeros(self._size, np.float32)
        for card in table.hands[seat]:
            seen[cards[card]] += 1
        if table.discards:
            seen[kinds + cards[table.discards[-1]]] = 1
        at = 3 * kinds
        if (colour := table.colour) is not None:
            seen[at + colours[colour]] = 1
        at += len(colours)
        for steps in range(seats):
            other = (seat + steps) % seats
            seen[at + steps] = len(table.hands[other])
            seen[at + seats + steps] = len(table.foreheads[other])
            if other != seat:
                for card in table.foreheads[other]:
                    seen[2 * kinds + cards[card]] += 1
        for other, window in table.uno.windows.items():
            seen[at + 2 * seats + (other - seat) % seats] = 1 + window.called
        at += 3 * seats
        seen[at + (table.turn - seat) % seats] = 1
        seen[at + seats] = table.direction > 0
        seen[at + seats + 1] = min(len(table.pile), MOST_CARDS)
        mask = np.zeros(len(self.actions), np.int8)
        if self.agents and agent == self.agent_selection and not self.terminations.get(agent):
            mask[list(self._choices)] = 1
        return {"observation": seen, "action_mask": mask}

    def render(self) -> str | None:
        """The round so far in game notation."""
        return "\n".join(map(str, self.round.log)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing to close."""


def env(edition_id: str = "eye-eye", players: int = 4, render_mode: str | None = None) -> Any:
    """The environment with PettingZoo's checks around it."""
    return wrappers.OrderEnforcingWrapper(RoundEnv(edition_id, players, render_mode))
