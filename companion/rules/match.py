"""A match: rounds until somebody reaches the target, and who deals them."""

from __future__ import annotations

from collections.abc import Sequence

from companion.rules import events as ev
from companion.rules.cards import Card
from companion.rules.decisions import Asked, Question, Script, ask, ask_shuffle
from companion.rules.edition import Edition
from companion.rules.errors import BadSetup, IllegalMove
from companion.rules.house import HouseRule, verify_house_rules
from companion.rules.moves import Accept, Move, Refuse, Shuffle
from companion.rules.options import Options
from companion.rules.round import Round
from companion.rules.scoring import Result, winners
from companion.sentences import Sentence, as_sentence

DEALER_DRAW = Question("dealer-draw", "Shuffle: everyone draws a card, the highest number deals", "CORE-R11")
CONSENT = Question("consent", "Do you agree to the house rules?", "MARIO-16")


class Match:
    """People, rounds and totals. Like a round, it says what is awaited and takes moves.

    ``round`` is the round being played, None before the first deal. When a round ends the
    next one is there at once, waiting for its shuffle.
    """

    def __init__(
        self,
        edition: Edition,
        players: int | Sequence[str],
        *,
        options: Options | None = None,
        house_rules: Sequence[HouseRule] = (),
    ) -> None:
        edition.verify_seats(players if isinstance(players, int) else len(players))
        names = [f"Player {seat + 1}" for seat in range(players)] if isinstance(players, int) else players
        verify_names(names)
        verify_house_rules(edition, house_rules)
        self.edition = edition
        self.names = tuple(names)
        self.options = options or edition.default_options
        self.proposed_rules = tuple(house_rules)
        self._played: tuple[Result, ...] | None = None
        self._dealer: int | None = None
        self._begin()

    @classmethod
    def continued(
        cls,
        edition: Edition,
        players: int | Sequence[str],
        played: Sequence[Result],
        dealer: int | None,
        *,
        options: Options | None = None,
        house_rules: Sequence[HouseRule] = (),
    ) -> Match:
        """A match in which these rounds are played. A seat deals the next one, or is drawn for it (None).

        The house rules are those that everybody has agreed to; its log begins here.
        """
        match = cls(edition, players, options=options, house_rules=house_rules)
        if dealer is not None and dealer not in range(match.seats):
            raise BadSetup(
                Sentence(
                    "there is no seat {dealer}: the dealer is 0 to {last}",
                    dealer=dealer,
                    last=match.seats - 1,
                )
            )
        match._played, match._dealer = tuple(played), dealer
        match._begin()
        return match

    def _begin(self) -> None:
        self.house_rules: tuple[HouseRule, ...] = () if self._played is None else self.proposed_rules
        """The house rules that everybody agreed to."""
        self.round: Round | None = None
        self.results: list[Result] = list(self._played or ())
        """How each round ended, blocked ones included."""
        self.winners: tuple[int, ...] = ()
        self.log: list[Move] = []
        self.news: ev.News = ()
        """What the last move made happen."""
        self._asked: Asked = ()
        self._script: Script[None] = self._prepare()
        self._step(None)

    @property
    def seats(self) -> int:
        return len(self.names)

    @property
    def over(self) -> bool:
        return bool(self.winners)

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(sum(each.points[seat] for each in self.results) for seat in range(self.seats))

    @property
    def decisions(self) -> Asked:
        """Every decision that is open now, from the house rules to the last card."""
        return self._asked or (self.round.decisions if self.round else ())

    def name(self, seat: int) -> str:
        return self.names[seat]

    def push(self, move: Move) -> ev.News:
        """Make a move and return what happened; an illegal one raises and changes nothing."""
        if self._asked:
            if not any(decision.accepts(move) for decision in self._asked):
                question = self._asked[0].question
                raise IllegalMove(
                    Sentence("that does not answer: {prompt}", prompt=as_sentence(question.prompt)),
                    question.rule,
                )
            self.news = ()
            self._step(move)
        elif self.round is None or self.over:
            raise IllegalMove("the match is over", "CORE-R62")
        else:
            self.news = self.round.push(move)
            if self.round.result:
                self._round_over(self.round.result)
        self.log.append(move)
        return self.news

    def undo(self) -> Move:
        """Take the last move back and return it, over the end of a round if need be."""
        if not self.log:
            raise IllegalMove("there is no move to take back", "CORE-48")
        *kept, last = self.log
        self._begin()
        for move in kept:
            self.push(move)
        return last

    def _step(self, move: Move | None) -> None:
        try:
            self._asked = next(self._script) if move is None else self._script.send(move)
        except StopIteration:
            self._asked = ()

    def _prepare(self) -> Script[None]:
        """Before the first deal: consent to house rules, then the dealer draw."""
        if self._dealer is not None:
            self._deal(self._dealer)
            return
        if self._played is None and any(rule.text or rule.effect for rule in self.proposed_rules):
            yield from self._ask_consent()
        yield from self._draw_for_dealer()

    def _ask_consent(self) -> Script[None]:
        """A house rule holds only if every seat agrees; otherwise the cards stay blank."""
        waiting = {seat: ask(seat, CONSENT, [Accept(seat), Refuse(seat)]) for seat in range(self.seats)}
        while waiting:
            move = yield tuple(waiting.values())
            if isinstance(move, Refuse):
                self.news += (ev.HouseRulesAgreed(by=None),)
                return
            del waiting[move.seat]
        self.house_rules = self.proposed_rules
        self.news += (ev.HouseRulesAgreed(by=tuple(range(self.seats))),)

    def _draw_for_dealer(self) -> Script[None]:
        """Highest number deals, symbols are worth zero, who ties draws again (CORE-R11, CORE-03)."""
        seats = list(range(self.seats))
        cards: list[Card] = []
        while len(seats) > 1:
            if len(cards) < len(seats):
                move = yield (ask_shuffle(DEALER_DRAW, self.edition.deck),)
                assert isinstance(move, Shuffle)
                cards = list(move.order[::-1])
            drawn = {seat: cards.pop() for seat in seats}
            self.news += (ev.DrewForDealer(tuple(drawn.items())),)
            best = max(map(_worth, drawn.values()))
            seats = [seat for seat, card in drawn.items() if _worth(card) == best]
        self._deal(seats[0])

    def _deal(self, dealer: int) -> None:
        self.news += (ev.Deals(dealer),)
        self.round = Round(
            self.edition,
            self.seats,
            dealer=dealer,
            options=self.options,
            house_rules=self.house_rules,
            name=self.name,
        )

    def _round_over(self, result: Result) -> None:
        assert self.round
        self.results.append(result)
        self.winners = winners(self.totals, result.winner, self.options)
        if self.over:
            self.news += (ev.MatchOver(self.winners, self.totals),)
        elif result.winner is None:
            self._deal(self.round.dealer)
        elif self.options.dealer == "draw":
            self._script = self._draw_for_dealer()
            self._step(None)
        else:
            self._deal((self.round.dealer + 1) % self.seats)


def verify_names(names: Sequence[str]) -> None:
    for name in names:
        if name != name.strip() or len(name.splitlines()) != 1 or "," in name or ";" in name:
            raise BadSetup(
                Sentence("{name!r} cannot be a player's name: one line, and no comma or semicolon", name=name)
            )
    if len({name.casefold() for name in names}) < len(names):
        raise BadSetup("two players have the same name: add a letter to one of them")


def _worth(card: Card) -> int:
    return card.number or 0
