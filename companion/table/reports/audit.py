"""An audit: is this the history that was written, does its chance add up, and how well did the reels turn?

It checks the chain of records, makes every draw again from the bytes that its evidence names, plays every
round with virtual cards again to see that the cards lay as they were drawn, counts the faces, and says what
became of each spin. Faces that have not landed yet are counted nowhere: an audit tells nobody more than
`visible_to(None)` does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeGuard

import msgspec
from msgspec import Struct

from companion.chance import Evidence as DrawProof
from companion.chance import EvidenceMismatch, verify
from companion.errors import TrayError
from companion.names import REELS_OF, ReelName
from companion.rules.faces import REELS
from companion.rules.moves import Shuffle
from companion.sentences import Sentence, Words, as_sentence
from companion.table.journal import Entry, Journal, Misfit, Verdict
from companion.table.journal.audience import show
from companion.table.journal.history import History
from companion.table.journal.records import (
    DealerDrawn,
    Evidence,
    MoveMade,
    Record,
    RoundScored,
    SpinDrawn,
    SpinLanded,
    SpinTold,
    Undone,
    UnknownRecord,
)
from companion.table.journal.undo import effective
from companion.table.reports.fairness import FaceCounter, ReelCount
from companion.table.reports.shuffles import misplaced


class Doubt(Struct, frozen=True):
    """Something that does not add up, though the chain may be whole."""

    record: int
    text: Sentence


class ReelRecord(Struct, frozen=True, kw_only=True):
    """How well a reel did what it was told, faces that were shown again included."""

    reel: str
    landings: int
    confirmed: int
    """The sensor saw it land."""
    expected: int
    """It should have landed, but a disc with a single mark cannot prove it."""
    failed: int
    missed: int
    """The first try did not land."""
    retried: int
    """Missed, homed, and turned to the same face again."""
    resumed: int
    """Drawn before a restart, landed after it."""


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
    verdict = journal.verify(head)
    inspector = _Inspector()
    for link in journal.sound():
        if isinstance(link, Misfit):
            inspector.miss(link)
            continue
        inspector.note(link)
        shown = show(link, None, journal.find)
        for visible in shown.entries if shown else ():
            inspector.see(visible)
    return inspector.result(verdict)


class _Inspector:
    def __init__(self) -> None:
        self._spins: dict[int, SpinDrawn] = {}
        """All draws of faces that have landed, by their record."""
        self._unlanded: dict[int, None] = {}
        self._story: list[Entry] = []
        """Draws, landings and undos in their order."""
        self._shuffles: dict[int, str] = {}
        """Those that everybody may see, by their record."""
        self._told = 0
        self._unplayed = 0
        self._draws = 0
        self._sources: Counter[str] = Counter()
        self._doubts: list[Doubt] = []
        self._faces = FaceCounter()
        self._table = History()

    def note(self, entry: Entry) -> None:
        """Everything passes here, hidden faces too: only that there is a draw is told of it."""
        match entry.record:
            case SpinDrawn() as drawn:
                self._check_undo(entry.sequence, drawn)
                self._unlanded[entry.sequence] = None
                self._story.append(entry)
            case SpinLanded(spin=spin):
                self._unlanded.pop(spin, None)
                self._story.append(entry)
            case Undone():
                self._story.append(entry)
            case RoundScored():
                self._check_shuffles()
        self._table.follow(entry)

    def miss(self, misfit: Misfit) -> None:
        """A record that was set aside stood here."""
        self._table.follow(misfit)

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

    def see(self, entry: Entry) -> None:
        """A record that everybody may see."""
        match entry.record:
            case SpinDrawn() as drawn:
                self._spins[entry.sequence] = drawn
                self._faces.count(entry.sequence, drawn)
                self._check_spin(entry.sequence, drawn)
            case DealerDrawn(evidence=evidence, again=None) | MoveMade(evidence=evidence, again=None):
                self._check(entry.sequence, evidence)
                if not evidence and _is_shuffle(entry.record):
                    self._doubt(entry.sequence, "It is a shuffle that nothing shows to have been drawn.")
                self._keep_shuffle(entry)
            case MoveMade(move=move, again=again) if again is not None:
                if self._shuffles.get(again, move) != move:
                    self._doubt(
                        entry.sequence,
                        Sentence("It is record {other} again, but with another order.", other=again),
                    )
                self._keep_shuffle(entry)
            case SpinTold():
                self._told += 1

    def _keep_shuffle(self, entry: Entry) -> None:
        if _is_shuffle(entry.record):
            self._shuffles[entry.sequence] = entry.record.move

    def _check_spin(self, record: int, drawn: SpinDrawn) -> None:
        if drawn.again is not None:
            before = self._spins.get(drawn.again)
            if before is None or (before.tray, before.faces) != (drawn.tray, drawn.faces):
                self._doubt(
                    record,
                    Sentence("It shows record {other} again, but with other faces.", other=drawn.again),
                )
            return
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

    def result(self, verdict: Verdict) -> Audit:
        landings = [entry.record for entry in self._story if isinstance(entry.record, SpinLanded)]
        return Audit(
            ok=verdict.ok and not self._doubts,
            text=verdict.text,
            chain=verdict,
            doubts=tuple(self._doubts),
            draws=self._draws,
            unproven=sum(drawn.again is None and not drawn.evidence for drawn in self._spins.values()),
            sources=dict(self._sources.most_common()),
            spins=len(landings),
            again=sum(drawn.again is not None for drawn in self._spins.values()),
            taken_back=self._taken_back(),
            told=self._told,
            unplayed=self._unplayed,
            unlanded=tuple(self._unlanded),
            faces=self._faces.result(),
            reels=tuple(_reel_record(reel, landings) for reel in REELS if _turned(reel, landings)),
        )

    def _taken_back(self) -> int:
        """Faces that have landed, and that no draw which still holds shows."""
        held = {
            entry.record.again or entry.sequence
            for entry in effective(self._story)
            if isinstance(entry.record, SpinDrawn)
        }
        return len({drawn.again or record for record, drawn in self._spins.items()} - held)


def _is_shuffle(record: Record | UnknownRecord) -> TypeGuard[MoveMade]:
    return isinstance(record, MoveMade) and record.move.split()[1:2] == [Shuffle.verb]


def _faces(tray: str, proofs: Sequence[DrawProof]) -> tuple[str, ...]:
    """The faces that these draws stand for, as far as they stand for any."""
    reels = next((reels for name, reels in REELS_OF.items() if name == tray), ())
    return tuple(
        REELS[reel][proof.result].id
        for reel, proof in zip(reels, proofs, strict=False)
        if isinstance(proof.result, int) and proof.n == len(REELS[reel]) > proof.result >= 0
    )


def _turned(reel: ReelName, landings: Sequence[SpinLanded]) -> bool:
    return any(reel in landed.landed for landed in landings)


def _reel_record(reel: ReelName, landings: Sequence[SpinLanded]) -> ReelRecord:
    mine = [landed for landed in landings if reel in landed.landed]
    hows = Counter(landed.landed[reel] for landed in mine)
    return ReelRecord(
        reel=reel,
        landings=len(mine),
        confirmed=hows["confirmed"],
        expected=hows["expected"],
        failed=hows["failed"],
        missed=sum(reel in landed.retried or landed.landed[reel] == "failed" for landed in mine),
        retried=sum(reel in landed.retried for landed in mine),
        resumed=sum(landed.resumed for landed in mine),
    )
