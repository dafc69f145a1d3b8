"""What happens on a tray. `SpinDrawn`, `SpinLanded` and `SpinTold` are also stored in a journal.

`msgspec.json` encodes and decodes all of them. A `SpinDrawn` goes only to `commit`, which stores it: nobody
may know the faces before they have landed.
"""

from __future__ import annotations

from msgspec import Struct, field

from companion.chance import DrawEvidence
from companion.hal import Certainty
from companion.names import REELS_OF, ReelName, TrayKind
from companion.rules.faces import REELS, Face, outcome
from companion.sentences import Sentence, as_sentence, listed
from companion.tray.errors import NoSuchFace
from companion.tray.state import TrayState


def find_faces(tray: TrayKind, ids: tuple[str, ...]) -> tuple[Face, ...]:
    """The faces with these ids, one for each reel of the tray."""
    reels = REELS_OF[tray]
    if len(ids) != len(reels):
        raise NoSuchFace(
            Sentence(
                "The {tray} show {count} face(s), not {named}: name one for each reel.",
                tray=as_sentence(tray),
                count=len(reels),
                named=len(ids),
            )
        )
    return tuple(_find_face(reel, id) for reel, id in zip(reels, ids, strict=True))


def _find_face(reel: ReelName, id: str) -> Face:
    for face in REELS[reel]:
        if face.id == id:
            return face
    known = listed(face.id for face in REELS[reel])
    raise NoSuchFace(
        Sentence(
            "The {reel} reel has no face {id}: it has {known}.", reel=as_sentence(reel), id=id, known=known
        )
    )


class _OfFaces(Struct, frozen=True, kw_only=True):
    """Base of events with faces."""

    tray: TrayKind
    ids: tuple[str, ...] = field(name="faces")
    spinner: str = ""
    """The name of the one who spun; empty if nobody knows."""

    def __post_init__(self) -> None:
        find_faces(self.tray, self.ids)

    @property
    def faces(self) -> tuple[Face, ...]:
        return find_faces(self.tray, self.ids)

    @property
    def text(self) -> Sentence:
        """The outcome in one sentence that can be read aloud."""
        return outcome(self.faces, self.spinner or None)


class SpinDrawn(_OfFaces, frozen=True, kw_only=True, tag_field="event", tag="spin-drawn"):
    """The faces are drawn, and nothing has moved yet."""

    evidence: tuple[DrawEvidence, ...]
    """How each face was drawn, in the order of the faces."""


class SpinLanded(_OfFaces, frozen=True, kw_only=True, tag_field="event", tag="spin-landed"):
    """The spin is over: these faces count, whether every reel shows them or not."""

    evidence: tuple[DrawEvidence, ...]
    landed: dict[ReelName, Certainty]
    """How certain it is that each reel shows its face."""
    reasons: dict[ReelName, str] = {}
    """Why each failed reel failed, and what to do."""
    retried: tuple[ReelName, ...] = ()
    """Reels that needed a second try, whether it worked or not."""
    resumed: bool = False
    """Whether it was drawn before a restart and finished after it."""
    seconds: float
    """From the release of the nose to the outcome."""

    @property
    def confirmed(self) -> bool:
        """Whether the sensors saw every reel land."""
        return all(how is Certainty.CONFIRMED for how in self.landed.values())

    @property
    def stuck(self) -> tuple[ReelName, ...]:
        """Reels that do not show their face."""
        return tuple(reel for reel, how in self.landed.items() if how is Certainty.FAILED)


class SpinTold(_OfFaces, frozen=True, kw_only=True, tag_field="event", tag="spin-told"):
    """Somebody turned the reels by hand and entered what they show."""


class SpinStarted(Struct, frozen=True, kw_only=True, tag_field="event", tag="spin-started"):
    """The reels begin to turn."""

    tray: TrayKind
    seconds: float
    """How long it is expected to take."""


class ReelsTurned(Struct, frozen=True, kw_only=True, tag_field="event", tag="reels-turned"):
    """Where moving reels are now, in degrees forward of their first face."""

    angles: dict[ReelName, float]
    at: float
    """Seconds by the board's clock."""


class FacePassed(Struct, frozen=True, kw_only=True, tag_field="event", tag="face-passed"):
    """A face passes the window while its reel turns: the tick of the wheel."""

    reel: ReelName
    face: str
    at: float


class ReelRetried(Struct, frozen=True, kw_only=True, tag_field="event", tag="reel-retried"):
    """A landing was not confirmed; the reel homes and moves to the same face again."""

    reel: ReelName
    reason: str


class TroublesChanged(Struct, frozen=True, kw_only=True, tag_field="event", tag="troubles-changed"):
    """Something broke, or works again."""

    troubles: tuple[str, ...]
    """Everything that is wrong now, and what to do."""


class StateChanged(Struct, frozen=True, kw_only=True, tag_field="event", tag="state-changed"):
    """The tray has a new state."""

    state: TrayState


class ScreenShown(Struct, frozen=True, kw_only=True, tag_field="event", tag="screen-shown"):
    """The screen shows another picture."""

    picture: bytes
    """128×64 pixels of one bit, row by row, the leftmost in the highest bit."""


class Light(Struct, frozen=True, kw_only=True):
    """What a light does."""

    colour: tuple[float, float, float]
    """Red, green and blue, 0 to 1 each."""
    word: str
    """The colour as a word, or "off"."""
    rhythm: tuple[float, ...] = ()
    """Seconds on, off, on, off, and so on, repeated; empty for a steady light."""


class LightsShown(Struct, frozen=True, kw_only=True, tag_field="event", tag="lights-shown"):
    """A light has changed."""

    lights: dict[str, Light]
    """All of them, by name."""


class TunePlayed(Struct, frozen=True, kw_only=True, tag_field="event", tag="tune-played"):
    """A tune begins, and replaces one that is still playing."""

    notes: tuple[tuple[float, float | None], ...]
    """Seconds and hertz of each note; None is a rest."""


class SwitchState(Struct, frozen=True, kw_only=True):
    """A fault that can be switched on and off on a simulated tray."""

    name: str
    part: str
    what: str
    """What is wrong while it is on, in words."""
    once: bool
    """Whether it happens once; otherwise it lasts until it is switched off."""
    on: bool


class SwitchesChanged(Struct, frozen=True, kw_only=True, tag_field="event", tag="switches-changed"):
    """A fault of a simulated tray was switched on or off."""

    switches: tuple[SwitchState, ...]


TrayEvent = (
    SpinStarted
    | ReelsTurned
    | FacePassed
    | ReelRetried
    | SpinLanded
    | SpinTold
    | TroublesChanged
    | StateChanged
    | ScreenShown
    | LightsShown
    | TunePlayed
    | SwitchesChanged
)
"""The events that listeners get."""
