"""Solids as binary STL files, and back."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from manifold3d import Mesh64

from hardware.workshop.solids import Solid

HEADER = b"Tray Companion, millimetres".ljust(80, b" ")
FACET = np.dtype([("normal", "<f4", 3), ("corners", "<f4", (3, 3)), ("unused", "<u2")])


def to_stl(solid: Solid) -> bytes:
    mesh = solid.to_mesh64()
    corners = mesh.vert_properties[:, :3][mesh.tri_verts.astype(np.int64)]
    normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    normals /= np.linalg.norm(normals, axis=1, keepdims=True) + 1e-30
    facets = np.zeros(len(corners), dtype=FACET)
    facets["normal"], facets["corners"] = normals, corners
    return HEADER + np.uint32(len(facets)).tobytes() + facets.tobytes()


def from_stl(file: Path) -> Solid:
    """What a slicer makes of the file: corners in the same place are one corner."""
    data = file.read_bytes()
    facets = np.frombuffer(data, dtype=FACET, offset=len(HEADER) + 4)
    corners, places = np.unique(facets["corners"].reshape(-1, 3), axis=0, return_inverse=True)
    mesh = Mesh64(corners.astype(np.float64), places.reshape(-1, 3).astype(np.uint64))
    return Solid(mesh)
