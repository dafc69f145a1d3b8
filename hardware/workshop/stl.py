"""Solids as binary STL files, and back."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from manifold3d import Mesh64
from numpy.typing import NDArray

from hardware.workshop.solids import Solid

HEADER = b"Tray Companion, millimetres".ljust(80, b" ")
FINEST = 0.01
"""Millimetres: smaller edges are of no use to a printer."""
FACET = np.dtype([("normal", "<f4", 3), ("corners", "<f4", (3, 3)), ("unused", "<u2")])


def to_stl(solid: Solid) -> bytes:
    """Corners that are one in a file's short numbers are one: no facet is left with two of them."""
    mesh = solid.simplify(FINEST).to_mesh64()
    places = mesh.vert_properties[:, :3].astype(np.float32)
    _, first, same = np.unique(places, axis=0, return_index=True, return_inverse=True)
    triangles = first[same.reshape(-1)][mesh.tri_verts.astype(np.int64)]
    a, b, c = triangles.T
    corners = places[triangles[(a != b) & (b != c) & (c != a)]]
    normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    normals /= np.linalg.norm(normals, axis=1, keepdims=True) + 1e-30
    facets = np.zeros(len(corners), dtype=FACET)
    facets["normal"], facets["corners"] = normals, corners
    return HEADER + np.uint32(len(facets)).tobytes() + facets.tobytes()


def corners_of(file: Path) -> NDArray[np.float32]:
    """Three corners for each facet."""
    facets = np.frombuffer(file.read_bytes(), dtype=FACET, offset=len(HEADER) + 4)
    corners: NDArray[np.float32] = facets["corners"]
    return corners


def from_stl(file: Path) -> Solid:
    """What a slicer makes of the file: corners in the same place are one corner."""
    corners, places = np.unique(corners_of(file).reshape(-1, 3), axis=0, return_inverse=True)
    mesh = Mesh64(corners.astype(np.float64), places.reshape(-1, 3).astype(np.uint64))
    return Solid(mesh)
