"""A small writer of vector PDF: filled shapes, lines and text, placed in millimetres.

The page's origin is its lower left corner, y grows upwards. The same drawing always gives the same bytes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from math import cos, radians, sin
from typing import Literal

from companion.cli.paper.letters import Font, width_of
from companion.cli.paper.spelling import ENCODING, spelled

POINTS = 72 / 25.4
ROUND = 0.5523
"""How far a Bézier curve's handles reach to make a quarter of a circle."""

Point = tuple[float, float]
Align = Literal["left", "middle", "right"]


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet in millimetres."""

    name: str
    width: float
    height: float


PAPERS = {"a4": Paper("A4", 210.0, 297.0), "letter": Paper("Letter", 215.9, 279.4)}


class Page:
    """One page, drawn from back to front."""

    def __init__(self, paper: Paper) -> None:
        self.paper = paper
        self._marks: list[str] = []

    @property
    def content(self) -> bytes:
        return "\n".join(self._marks).encode("ascii")

    @contextmanager
    def enlarged(self, scale: float) -> Iterator[None]:
        """Enlarge what is drawn inside this context, from the lower left corner."""
        self._marks.append(f"q {_n(scale)} 0 0 {_n(scale)} 0 0 cm")
        yield
        self._marks.append("Q")

    def fill(self, outlines: Iterable[Sequence[Point]], colour: str) -> None:
        """Closed outlines with straight edges; a place is filled if any one of them holds it."""
        paths = [self._path(outline) for outline in outlines]
        self._marks.append(f"{_colour(colour)} rg {' f '.join(paths)} f")

    def circle(
        self,
        at: Point,
        radius: float,
        *,
        fill: str | None = None,
        line: str | None = None,
        width: float = 0.3,
    ) -> None:
        paint = {(True, False): "f", (False, True): "S", (True, True): "B"}[
            fill is not None, line is not None
        ]
        self._marks.append(
            (f"{_colour(fill)} rg " if fill else "")
            + (f"{_colour(line)} RG {_mm(width)} w " if line else "")
            + f"{_circle(at, radius)} {paint}"
        )

    def line(self, points: Sequence[Point], colour: str, width: float) -> None:
        path = " ".join(f"{_mm(x)} {_mm(y)} {'l' if n else 'm'}" for n, (x, y) in enumerate(points))
        self._marks.append(f"{_colour(colour)} RG {_mm(width)} w 1 J 1 j {path} S")

    def text(
        self,
        at: Point,
        words: str,
        size: float,
        *,
        font: Font = "regular",
        align: Align = "left",
        colour: str = "#000000",
        turn: float = 0,
    ) -> None:
        """One line; `size` is in millimetres, `turn` counter-clockwise in degrees."""
        back = {"left": 0.0, "middle": 0.5, "right": 1.0}[align] * width_of(words, size, font)
        c, s = cos(radians(turn)), sin(radians(turn))
        x, y = at[0] - back * c, at[1] - back * s
        escaped = "".join(_letter(byte) for byte in spelled(words).encode(ENCODING))
        self._marks.append(
            f"BT {_colour(colour)} rg /{font} {_mm(size)} Tf "
            f"{_n(c)} {_n(s)} {_n(-s)} {_n(c)} {_mm(x)} {_mm(y)} Tm ({escaped}) Tj ET"
        )

    @staticmethod
    def _path(outline: Sequence[Point]) -> str:
        return " ".join(f"{_mm(x)} {_mm(y)} {'l' if n else 'm'}" for n, (x, y) in enumerate(outline)) + " h"


def document(pages: Sequence[Page], title: str) -> bytes:
    """The whole file."""
    fonts = {"regular": "Helvetica", "bold": "Helvetica-Bold"}
    first_page = 4 + len(fonts)
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /PrintScaling /None >> >>",
        f"<< /Type /Pages /Count {len(pages)} /Kids "
        f"[{' '.join(f'{first_page + 2 * n} 0 R' for n in range(len(pages)))}] >>".encode(),
        f"<< /Title {_utf16(title)} /Producer (Tray Companion) >>".encode(),
    ]
    objects += [
        f"<< /Type /Font /Subtype /Type1 /BaseFont /{name} /Encoding /WinAnsiEncoding >>".encode()
        for name in fonts.values()
    ]
    resources = " ".join(f"/{font} {4 + n} 0 R" for n, font in enumerate(fonts))
    for number, page in enumerate(pages):
        box = f"[0 0 {_mm(page.paper.width)} {_mm(page.paper.height)}]"
        objects.append(
            f"<< /Type /Page /Parent 2 0 R /MediaBox {box} /Contents {first_page + 2 * number + 1} 0 R "
            f"/Resources << /Font << {resources} >> >> >>".encode()
        )
        content = page.content
        objects.append(b"<< /Length %d >>\nstream\n%b\nendstream" % (len(content), content))
    return _file(objects)


def _file(objects: Sequence[bytes]) -> bytes:
    whole = bytearray(b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n")
    places = []
    for number, body in enumerate(objects, start=1):
        places.append(len(whole))
        whole += b"%d 0 obj\n%b\nendobj\n" % (number, body)
    table = len(whole)
    whole += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    whole += b"".join(b"%010d 00000 n \n" % place for place in places)
    whole += b"trailer\n<< /Size %d /Root 1 0 R /Info 3 0 R >>\n" % (len(objects) + 1)
    whole += b"startxref\n%d\n%%%%EOF\n" % table
    return bytes(whole)


def _circle(at: Point, radius: float) -> str:
    x, y = at
    hold = radius * ROUND

    def place(dx: float, dy: float) -> str:
        return f"{_mm(x + dx)} {_mm(y + dy)}"

    r = radius
    quarters = (
        ((r, hold), (hold, r), (0, r)),
        ((-hold, r), (-r, hold), (-r, 0)),
        ((-r, -hold), (-hold, -r), (0, -r)),
        ((hold, -r), (r, -hold), (r, 0)),
    )
    curves = " ".join(" ".join(place(*point) for point in quarter) + " c" for quarter in quarters)
    return f"{place(r, 0)} m {curves} h"


def _letter(byte: int) -> str:
    return chr(byte) if 32 <= byte < 127 and chr(byte) not in "()\\" else f"\\{byte:03o}"


def _utf16(words: str) -> str:
    return f"<FEFF{words.encode('utf-16-be').hex().upper()}>"


def _colour(colour: str) -> str:
    return " ".join(_n(int(colour[i : i + 2], 16) / 255) for i in (1, 3, 5))


def _mm(value: float) -> str:
    return _n(value * POINTS)


def _n(value: float) -> str:
    return f"{round(value, 3) + 0:g}"
