"""Pictures of solids: a small renderer with soft shadows and drawn edges."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageFilter

from hardware.workshop.solids import Solid

Value = TypeVar("Value", bound=np.generic)
Array = NDArray[np.float64]
Ids = NDArray[np.int64]

MARGIN = 1.08
FINER = 2
"""Pixels are drawn this much finer in each direction, then averaged."""
LIGHT = np.array([-0.25, -0.8, 0.8])
AMBIENT, SKY, SUN = 0.68, 0.08, 0.42
ON_PAPER = 0.55
"""How much of the light and shade is seen on what is printed or shines."""
INK = np.array([0.16, 0.15, 0.18])
PAPER = np.array([0.972, 0.961, 0.933])
SMOOTH = 40.0
"""Edges that bend less than this many degrees are round."""


@dataclass(frozen=True, slots=True)
class Thing:
    """A solid with its colour."""

    solid: Solid
    colour: str
    edges: bool = True


@dataclass(frozen=True, slots=True)
class View:
    """From where a picture is taken: degrees around and above, and how strong the perspective is."""

    around: float = -30.0
    above: float = 25.0
    near: float = 0.16
    """0 is seen from very far; 0.5 is close."""
    floor: bool = True


class Mesh:
    """All things as one list of triangles."""

    def __init__(self, things: Sequence[Thing]) -> None:
        corners, normals, colours, owners = [], [], [], []
        for number, thing in enumerate(things):
            mesh = thing.solid.calculate_normals(0, SMOOTH).to_mesh64()
            properties, triangles = mesh.vert_properties, mesh.tri_verts.astype(np.int64)
            corners.append(properties[:, :3][triangles])
            normals.append(properties[:, 3:6][triangles])
            red, green, blue = (int(thing.colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
            colours.append(np.tile([red, green, blue], (len(triangles), 1)))
            owners.append(np.full(len(triangles), number))
        self.corners: Array = np.concatenate(corners)
        self.normals: Array = np.concatenate(normals)
        self.colours: Array = np.concatenate(colours)
        self.owners: Ids = np.concatenate(owners)
        self.plain = frozenset(number for number, thing in enumerate(things) if not thing.edges)

    @property
    def low(self) -> Array:
        low: Array = self.corners.reshape(-1, 3).min(axis=0)
        return low

    @property
    def high(self) -> Array:
        high: Array = self.corners.reshape(-1, 3).max(axis=0)
        return high


class Camera:
    """Turns places into what the eye sees: x and y, how small things look there, and how far they are."""

    def __init__(self, view: View, middle: Array, reach: float) -> None:
        around, above = np.radians(view.around), np.radians(view.above)
        back = np.array([np.sin(around) * np.cos(above), -np.cos(around) * np.cos(above), np.sin(above)])
        right = np.array([np.cos(around), np.sin(around), 0.0])
        self.axes = np.stack([right, np.cross(back, right), -back])
        self.middle, self.reach, self.near = middle, reach, view.near

    def seen(self, places: Array) -> Array:
        own: Array = (places - self.middle) @ self.axes.T / self.reach
        smaller = 1 / (1 + self.near * own[..., 2:3])
        return np.concatenate([own[..., :2] * smaller, smaller], axis=-1)

    def depth(self, smaller: Array) -> Array:
        return (1 / smaller - 1) / self.near


class Raster:
    """Which triangle each pixel shows, and where in it.

    `seen` has pixels and a third value that is even over the picture and largest at the nearest place.
    """

    def __init__(self, seen: Array, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.nearness = np.full(width * height, -np.inf)
        self.triangle = np.full(width * height, -1, dtype=np.int64)
        x, y = seen[..., 0], seen[..., 1]
        area = (x[:, 1] - x[:, 0]) * (y[:, 2] - y[:, 0]) - (x[:, 2] - x[:, 0]) * (y[:, 1] - y[:, 0])
        # y grows downwards in pixels, so what faces the eye runs the other way round.
        facing = np.flatnonzero(area < -1e-9)
        # The weight of each corner at a pixel is a x + b y + c.
        after, before = [1, 2, 0], [2, 0, 1]
        self.a = (y[:, after] - y[:, before]) / area[:, None]
        self.b = (x[:, before] - x[:, after]) / area[:, None]
        self.c = (x[:, after] * y[:, before] - x[:, before] * y[:, after]) / area[:, None]
        self.near = seen[..., 2]
        first = np.clip(np.ceil(y.min(axis=1) - 0.5), 0, height).astype(np.int64)
        last = np.clip(np.floor(y.max(axis=1) - 0.5), -1, height - 1).astype(np.int64)
        rows = np.maximum(last - first + 1, 0)
        for part in np.array_split(facing, max(1, int(rows[facing].sum()) // 150_000)):
            self._rows(np.repeat(part, rows[part]), _counted(rows[part]) + np.repeat(first[part], rows[part]))

    def _rows(self, triangle: Ids, row: Ids) -> None:
        """Find the pixels between the edges of each triangle in one row of pixels, and fill them."""
        a = self.a[triangle]
        rest = self.b[triangle] * (row[:, None] + 0.5) + self.c[triangle]
        with np.errstate(divide="ignore", invalid="ignore"):
            cross = -rest / a
        low = np.where(a > 1e-12, cross, -np.inf).max(axis=1)
        high = np.where(a < -1e-12, cross, np.inf).min(axis=1)
        begin = np.ceil(np.clip(low, -1, self.width + 1) - 0.5 - 1e-7)
        end = np.floor(np.clip(high, -1, self.width + 1) - 0.5 + 1e-7)
        begin = np.maximum(begin, 0).astype(np.int64)
        count = np.maximum(np.minimum(end, self.width - 1).astype(np.int64) - begin + 1, 0)
        triangle = np.repeat(triangle, count)
        column = _counted(count) + np.repeat(begin, count)
        at = np.repeat(row, count) * self.width + column
        near = (self.weights(triangle, at) * self.near[triangle]).sum(axis=1)
        np.maximum.at(self.nearness, at, near)
        won = near == self.nearness[at]
        self.triangle[at[won]] = triangle[won]

    def weights(self, triangle: Ids, pixel: Ids) -> Array:
        """How much of each corner there is at a pixel."""
        x, y = (pixel % self.width + 0.5)[:, None], (pixel // self.width + 0.5)[:, None]
        weights: Array = self.a[triangle] * x + self.b[triangle] * y + self.c[triangle]
        return weights


def _counted(counts: Ids) -> Ids:
    """0, 1, 2 … for each count, one after the other."""
    starts = np.repeat(np.cumsum(counts) - counts, counts)
    return np.arange(counts.sum()) - starts


def picture(
    things: Sequence[Thing], view: View, width: int, height: int, *, finer: int = FINER
) -> Image.Image:
    """Things on a table of paper, in the middle of the picture, as large as fits."""
    mesh = Mesh(things)
    middle = (mesh.low + mesh.high) / 2
    reach = float(np.linalg.norm(mesh.high - mesh.low) / 2)
    camera = Camera(view, middle, reach)
    wide, tall = width * finer, height * finer
    frame = camera.seen(mesh.corners).reshape(-1, 3)[:, :2]
    span, centre = frame.max(0) - frame.min(0), (frame.max(0) + frame.min(0)) / 2
    scale = min(wide / span[0], tall / span[1]) / MARGIN
    corners = np.concatenate([mesh.corners, _floor(mesh, reach)]) if view.floor else mesh.corners
    seen = camera.seen(corners)
    seen[..., 0] = (seen[..., 0] - centre[0]) * scale + wide / 2
    seen[..., 1] = (centre[1] - seen[..., 1]) * scale + tall / 2
    shot = Raster(seen, wide, tall)
    pixels = np.flatnonzero(shot.triangle >= 0)
    triangle = shot.triangle[pixels]
    weights = shot.weights(triangle, pixels) * seen[triangle][..., 2]
    weights /= weights.sum(axis=1, keepdims=True)
    place = np.einsum("pk,pkd->pd", weights, corners[triangle])
    solid = triangle < len(mesh.corners)
    own = np.minimum(triangle, len(mesh.corners) - 1)
    normal = np.einsum("pk,pkd->pd", weights, mesh.normals[own])
    normal[~solid] = 0, 0, 1
    normal /= np.linalg.norm(normal, axis=1, keepdims=True) + 1e-12
    far = np.full(wide * tall, np.inf)
    far[pixels] = camera.depth(shot.nearness[pixels])
    depth = far.reshape(tall, wide)
    facing, lit = _sunlight(mesh.corners, place, normal, camera)
    room = _openness(depth, scale).reshape(-1)[pixels]
    bright = (AMBIENT + SKY * normal[:, 2] + SUN * facing * lit) * room
    flat = np.isin(mesh.owners[own], list(mesh.plain)) & solid
    bright[flat] = 1 - ON_PAPER * (1 - np.minimum(bright[flat], 1))
    floor = (1 - 0.2 * (1 - lit)) * (0.6 + 0.4 * room)
    shaded = np.tile(PAPER, (wide * tall, 1))
    shaded[pixels] = np.where(solid[:, None], mesh.colours[own] * bright[:, None], PAPER * floor[:, None])
    owner = np.full(wide * tall, -1)
    owner[pixels] = np.where(solid, mesh.owners[own], -1)
    whole = np.zeros((wide * tall, 3))
    whole[pixels] = normal
    ink = _edges(depth, whole.reshape(tall, wide, 3), owner.reshape(tall, wide), mesh.plain)[..., None]
    shaded = shaded.reshape(tall, wide, 3)
    shaded = shaded * (1 - ink) + INK * ink
    image = Image.fromarray((np.clip(shaded, 0, 1) * 255 + 0.5).astype(np.uint8))
    return image.resize((width, height), Image.Resampling.LANCZOS)


def _floor(mesh: Mesh, reach: float) -> Array:
    (x, y, _), z = (mesh.low + mesh.high) / 2, float(mesh.low[2]) - reach * 0.002
    far = reach * 4
    a, b, c, d = ((x + i * far, y + j * far, z) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1)))
    return np.array([[a, b, c], [a, c, d]])


def _sunlight(corners: Array, place: Array, normal: Array, camera: Camera) -> tuple[Array, Array]:
    """How squarely each place faces a sun over the eye's left shoulder, and how much of it it sees."""
    middle, reach, right = camera.middle, camera.reach, camera.axes[0]
    towards = (
        LIGHT[0] * right + LIGHT[1] * np.cross([0.0, 0.0, 1.0], right) + LIGHT[2] * np.array([0, 0, 1.0])
    )
    towards /= np.linalg.norm(towards)
    right = np.cross([0.0, 0.0, 1.0], towards)
    right /= np.linalg.norm(right)
    axes = np.stack([right, np.cross(towards, right), towards])
    size = 1400
    scale = size / 2 / (reach * 1.25)

    def to_map(places: Array) -> Array:
        own: Array = (places - middle) @ axes.T
        return np.stack(
            [own[..., 0] * scale + size / 2, -own[..., 1] * scale + size / 2, own[..., 2]], axis=-1
        )

    nearest = Raster(to_map(corners), size, size).nearness.reshape(size, size)
    at = to_map(place + normal * reach * 0.006)
    seen = np.zeros(len(place))
    offsets = [(i, j) for i in (-4, -1, 1, 4) for j in (-4, -1, 1, 4)]
    nearest[[0, -1]] = nearest[:, [0, -1]] = -np.inf
    for dx, dy in offsets:
        column, row = (np.clip(at[:, k].astype(np.int64) + d, 0, size - 1) for k, d in ((0, dx), (1, dy)))
        seen += nearest[row, column] <= at[:, 2] + reach * 0.009
    return np.clip(normal @ towards, 0, 1), seen / len(offsets)


def _openness(depth: Array, scale: float) -> Array:
    """How much of the sky a place sees, from the depths around it: corners and gaps are darker."""
    half = depth[::2, ::2]
    tall, wide = half.shape
    finite = np.where(np.isfinite(half), half, 99.0)
    closed = np.zeros_like(finite)
    for share in (0.015, 0.035, 0.07):
        for step in range(8):
            angle = np.pi * (step + 0.5 * (share > 0.02)) / 8
            dx, dy = (round(scale / 2 * share * turn) for turn in (np.cos(angle), np.sin(angle)))
            beside, opposite = _moved(finite, dx, dy), _moved(finite, -dx, -dy)
            # A slope is as much nearer on one side as it is farther on the other: only hollows count.
            hollow = finite - (beside + opposite) / 2
            near = (np.abs(finite - beside) < share * 4) & (np.abs(finite - opposite) < share * 4)
            near[: abs(dy)] = near[tall - abs(dy) :] = False
            near[:, : abs(dx)] = near[:, wide - abs(dx) :] = False
            closed += np.clip(hollow / share, 0, 0.6) * near
    room = 1 - np.clip(closed / 14, 0, 0.5)
    soft = Image.fromarray((room * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(2))
    whole = soft.resize((depth.shape[1], depth.shape[0]), Image.Resampling.BILINEAR)
    return np.asarray(whole).astype(np.float64) / 255


def _moved(values: NDArray[Value], dx: int, dy: int) -> NDArray[Value]:
    tall, wide = values.shape
    rows = np.clip(np.arange(tall) + dy, 0, tall - 1)
    columns = np.clip(np.arange(wide) + dx, 0, wide - 1)
    return values[rows[:, None], columns]


def _edges(depth: Array, normal: Array, owner: Ids, plain: frozenset[int]) -> Array:
    """How strong a line is drawn: around things, and lighter along their creases."""
    finite = np.where(np.isfinite(depth), depth, 9.0)
    ink = np.zeros_like(finite)
    is_plain = np.isin(owner, list(plain))
    for dx, dy in ((1, 0), (0, 1)):
        beside = _moved(owner, dx, dy)
        bend = sum(normal[..., k] * _moved(normal[..., k], dx, dy) for k in range(3))
        jump = np.abs(2 * finite - _moved(finite, dx, dy) - _moved(finite, -dx, -dy))
        skip = is_plain | np.isin(beside, list(plain))
        ink = np.maximum(ink, np.where((owner != beside) & ~skip, 0.75, 0.0))
        ink = np.maximum(ink, np.where((jump > 0.02) & (owner >= 0) & ~skip, 0.7, 0.0))
        ink = np.maximum(ink, np.where((bend < 0.8) & (owner >= 0) & (owner == beside), 0.38, 0.0))
    return ink
