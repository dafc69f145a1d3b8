"""The generator as a stream for outside test suites."""

import io
import os

from companion.chance import Chance, stream
from companion.config import ChanceSettings
from tests.chance.scripted import Hanging, Scripted, healthy, patient


def test_a_stream_has_exactly_as_many_bytes_as_asked_for() -> None:
    out = io.BytesIO()
    with Chance(ChanceSettings(mix="kernel"), kernel=Scripted(healthy(), name="kernel")) as chance:
        assert stream(chance, 5000, out, patient=False) == {("kernel",): 5000}
    assert len(out.getvalue()) == 5000
    assert out.getvalue().startswith(next(healthy()))


def test_a_patient_stream_is_made_of_the_whole_mix() -> None:
    out = io.BytesIO()
    with Chance(patient(pool_bytes=64), hwrng=Scripted(healthy())) as chance:
        assert stream(chance, 5000, out, patient=True) == {("hwrng", "kernel"): 5000}
    assert len(out.getvalue()) == 5000


def test_a_stream_in_a_hurry_says_what_came_from_the_kernel_alone() -> None:
    device = Hanging(healthy())
    with Chance(ChanceSettings(), hwrng=device) as chance:
        assert stream(chance, 5000, io.BytesIO(), patient=False) == {("kernel",): 5000}
        device.released.set()


def test_a_stream_ends_quietly_when_its_reader_has_seen_enough() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "wb", buffering=0) as out, Chance(ChanceSettings(mix="kernel")) as chance:
        assert stream(chance, 5000, out, patient=False) == {}
