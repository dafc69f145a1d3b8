"""An audit: is this the history that was written, does its chance add up, and how well did the reels turn?

It checks the chain of records, makes every draw again from the bytes that its evidence names, plays every
round with virtual cards again to see that the cards lay as they were drawn, counts the faces, and says what
became of each spin. Faces that have not landed yet are counted nowhere: an audit tells nobody more than
`visible_to(None)` does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import islice

import msgspec
from msgspec import Struct

from companion.chance import Evidence as DrawProof
from companion.chance import EvidenceMismatch, verify
from companion.errors import TrayError
from companion.names import REELS_OF
from companion.rules.faces import REELS
from companion.rules.moves import Shuffle
from companion.sentences import Sentence, Words, as_sentence
from companion.table.journal import ALL, Entry, Journal, Misfit, Verdict
from companion.table.journal.audience import show
from companion.table.journal.history import History, TooFarBack, whole_history
from companion.table.journal.journal import PAGE
from companion.table.journal.records import (
    DealerDrawn,
    Evidence,
    MatchStarted,
    MoveMade,
    RoundScored,
    SpinDrawn,
    SpinLanded,
    SpinTold,
    Undone,
)
from companion.table.journal.verdict import Link, Walk
from companion.table.reports.fairness import FaceCounter, ReelCount
from companion.table.reports.landings import LandingCounter, ReelRecord
from companion.table.reports.shuffles import misplaced

Outcome = tuple[str, tuple[str, ...]]
"""A tray and its faces."""


class Doubt(Struct, frozen=True):
    """Something that does not add up, though the chain may be whole."""

    record: int
    text: Sentence


class Audit(Struct, frozen=True, kw_only=True):
    ok: bool
    """The chain is whole, the head that was asked for lies on it, and every draw adds up."""
    text: Sentence
    """What the chain says, in words."""
    chain: Verdict
    doubts: tuple[Doubt, ...]
    draws: int
    """Draws that were made again from their evidence: faces, dealers and shuffles."""
    unproven: int
    """Spins that were kept without any evidence."""
    sources: dict[str, int]
    """How many draws came from which sources of randomness."""
    spins: int
    """That landed, faces that were shown again included."""
    again: int
    """Of these: an undo had taken the faces back, and they were shown again."""
    taken_back: int
    """Spins that an undo took back and that nobody has spun again yet."""
    told: int
    """Turned by hand, and told to the table. Nobody drew those."""
    unplayed: int
    """Rounds with virtual cards that this companion cannot play again: nobody compared their cards."""
    unlanded: tuple[int, ...]
    """Records of spins that were drawn and have not landed. The last one may be turning right now."""
    faces: tuple[ReelCount, ...]
    reels: tuple[ReelRecord, ...]


def audit(journal: Journal, head: str | None = None) -> Audit:
    """Check a whole journal; with a head that somebody wrote down, whether that lies on its chain.

    Behind a break in the chain nothing can be believed: the figures are of the records before it.
    """
    auditor = Auditor(head)
    while auditor.read_on(journal):
        pass
    return auditor.result()


class Auditor:
    """Audits a journal that grows: each time only what is new, and never with more than a bit of it in
    memory."""

    def __init__(self, head: str | None = None) -> None:
        self._walk = Walk(head)
        self._table = History(brief=True)
        self._hidden: dict[int, Entry] = {}
        """What nobody may see yet, of this match."""
        self._unlanded: dict[int, None] = {}
        self._landed: dict[int, Outcome] = {}
        """By the record of the draw."""
        self._outcomes: dict[Outcome, Outcome] = {}
        self._shown: set[int] = set()
        """Records in which faces were first drawn that have landed."""
        self._held: list[tuple[int, int]] = []
        """Draws that no undo has taken back: each record, and the one in which its faces were first drawn."""
        self._shuffles: dict[int, str] = {}
        """Those of this match that everybody may see, by their record."""
        self._told = self._unplayed = self._draws = self._again = self._unproven = 0
        self._sources: Counter[str] = Counter()
        self._doubts: list[Doubt] = []
        self._faces = FaceCounter()
        self._landings = LandingCounter()

    def read_on(self, journal: Journal, most: int = PAGE) -> bool:
        """Take in the next records, at most so many. Returns whether there may be more of them.

        It has to be the same journal each time.
        """
        before = self._walk.at
        for link in islice(journal.along(self._walk), most):
            if isinstance(link, Misfit):
                self._follow(link, journal)
            else:
                self._note(link)
                self._follow(link, journal)
                self._see_what_shows(link, journal)
        return self._walk.at - before >= most

    def _note(self, entry: Entry) -> None:
        """Everything passes here, hidden faces too: only that there is a draw is told of it."""
        match entry.record:
            case MoveMade():
                pass
            case SpinDrawn() as drawn:
                self._check_undo(entry.sequence, drawn)
                self._unlanded[entry.sequence] = None
                self._held.append((entry.sequence, drawn.again or entry.sequence))
            case SpinLanded() as landed:
                self._unlanded.pop(landed.spin, None)
                self._landings.count(landed)
            case Undone(back_to=back_to):
                while self._held and self._held[-1][0] > back_to:
                    self._held.pop()
            case RoundScored():
                self._check_shuffles()
            case MatchStarted():
                # Nobody goes back to what was before.
                self._hidden.clear()
                self._shuffles.clear()

    def _follow(self, link: Link, journal: Journal) -> None:
        """How the table stands after this."""
        try:
            self._table.follow(link)
        except TooFarBack:
            self._table = whole_history(islice(journal.along(Walk()), self._walk.at))

    def _see_what_shows(self, entry: Entry, journal: Journal) -> None:
        if entry.audience == ALL and not entry.record.reveals():
            # By far the most.
            self._see(entry)
            return
        shown = show(entry, None, lambda number: self._hidden.pop(number, None) or journal.find(number))
        for each in shown.entries if shown else ():
            self._see(each)
        if entry.audience != ALL:
            self._hidden[entry.sequence] = entry

    def _check_undo(self, record: int, drawn: SpinDrawn) -> None:
        """Undo never re-rolls: faces that were taken back come again first, and none come again otherwise."""
        due = [taken for taken, each in self._table.state.taken_back.spins if each.tray == drawn.tray]
        if drawn.again is None and due:
            self._doubt(
                record,
                Sentence(
                    "It was drawn anew, although record {record} was taken back before it.", record=due[0]
                ),
            )
        elif drawn.again is not None and drawn.again not in due:
            self._doubt(
                record,
                Sentence("It shows record {other} again, which no undo had taken back.", other=drawn.again),
            )

    def _check_shuffles(self) -> None:
        """A round is over: with virtual cards, play it again from the orders that were drawn."""
        match = self._table.state.match
        if match is None or match.cards != "virtual":
            return
        try:
            for record in misplaced(match, self._table.moves()):
                self._doubt(record, "The cards are not in the order that its evidence says was drawn.")
        except (TrayError, ValueError):
            # Somebody who played is nobody at this table if the record of that was set aside.
            self._unplayed += 1

    def _see(self, entry: Entry) -> None:
        """A record that everybody may see."""
        match entry.record:
            case MoveMade() as made:
                self._check_move(entry.sequence, made)
            case SpinDrawn() as drawn:
                self._faces.count(entry.sequence, drawn)
                self._check_spin(entry.sequence, drawn)
            case DealerDrawn(evidence=evidence, again=None):
                self._check(entry.sequence, evidence)
            case SpinTold():
                self._told += 1

    def _check_move(self, record: int, made: MoveMade) -> None:
        shuffle = _is_shuffle(made)
        if made.again is None:
            self._check(record, made.evidence)
            if shuffle and not made.evidence:
                self._doubt(record, "It is a shuffle that nothing shows to have been drawn.")
        elif self._shuffles.get(made.again, made.move) != made.move:
            self._doubt(
                record, Sentence("It is record {other} again, but with another order.", other=made.again)
            )
        if shuffle:
            self._shuffles[record] = made.move

    def _check_spin(self, record: int, drawn: SpinDrawn) -> None:
        outcome = drawn.tray, drawn.faces
        if drawn.again is not None and self._landed.get(drawn.again) != outcome:
            self._doubt(
                record, Sentence("It shows record {other} again, but with other faces.", other=drawn.again)
            )
        # There are few outcomes and perhaps many spins: each of them is in memory once.
        self._landed[record] = self._outcomes.setdefault(outcome, outcome)
        self._shown.add(drawn.again or record)
        if drawn.again is not None:
            self._again += 1
            return
        self._unproven += not drawn.evidence
        proofs = self._check(record, drawn.evidence)
        if drawn.evidence and _faces(drawn.tray, proofs) != drawn.faces:
            self._doubt(record, "The faces are not those that its evidence says were drawn.")

    def _check(self, record: int, evidence: Evidence) -> list[DrawProof]:
        """Make draws again; all that can be read of their evidence."""
        proofs: list[DrawProof] = []
        for each in evidence:
            self._draws += 1
            try:
                proof: DrawProof = msgspec.convert(each, DrawProof)
                proofs.append(proof)
                self._sources[" + ".join(proof.sources)] += 1
                verify(proof)
            except msgspec.ValidationError as error:
                self._doubt(record, Sentence("Its evidence cannot be read ({error}).", error=str(error)))
            except EvidenceMismatch as error:
                self._doubt(record, error.sentence)
        return proofs

    def _doubt(self, record: int, text: Words) -> None:
        self._doubts.append(Doubt(record, as_sentence(text)))

    def result(self) -> Audit:
        """Of all that was read so far."""
        verdict = self._walk.verdict
        return Audit(
            ok=verdict.ok and not self._doubts,
            text=verdict.text,
            chain=verdict,
            doubts=tuple(self._doubts),
            draws=self._draws,
            unproven=self._unproven,
            sources=dict(self._sources.most_common()),
            spins=self._landings.spins,
            again=self._again,
            taken_back=len(self._shown.difference(first for _, first in self._held)),
            told=self._told,
            unplayed=self._unplayed,
            unlanded=tuple(self._unlanded),
            faces=self._faces.result(),
            reels=self._landings.result(),
        )


def _is_shuffle(made: MoveMade) -> bool:
    return made.move.split(None, 2)[1:2] == [Shuffle.verb]


def _faces(tray: str, proofs: Sequence[DrawProof]) -> tuple[str, ...]:
    """The faces that these draws stand for, as far as they stand for any."""
    reels = next((reels for name, reels in REELS_OF.items() if name == tray), ())
    return tuple(
        REELS[reel][proof.result].id
        for reel, proof in zip(reels, proofs, strict=False)
        if isinstance(proof.result, int) and proof.n == len(REELS[reel]) > proof.result >= 0
    )
