"""Draws over all sources: the mix, what happens when a source goes, and what evidence then says."""

import os
import threading
from itertools import chain, islice, repeat
from pathlib import Path

import pytest

from companion.chance import Chance, ChanceClosed, NoGoodSource, SourceFault, SourceState, verify
from companion.chance.health import STARTUP
from companion.chance.pool import BLOCK, mix, raw_bytes_for_block
from companion.config import ChanceSettings
from tests.chance.scripted import (
    Clock,
    Hanging,
    Scripted,
    healthy,
    join_pool_thread,
    patient,
    pool_threads,
    scripted_chance,
)

BOTH = ("hwrng", "kernel")
FACES = ("green", "black", "red")
RAW = raw_bytes_for_block(ChanceSettings().h_bits)
GONE = SourceFault("It is gone: plug it in.")


def some_healthy(blocks: int) -> bytes:
    return b"".join(islice(healthy(), blocks))


def draw_until_both(chance: Chance) -> None:
    """Ends for certain: once the device is there again, a patient draw waits for it."""
    while chance.read(1000, patient=True).sources != BOTH:
        pass


def kernel(byte: bytes = b"k") -> Scripted:
    """Always the same bytes, without end."""
    return Scripted(repeat(byte * 1_000_000), name="kernel")


def test_a_draw_mixes_the_tested_bytes_of_both_sources() -> None:
    hardware = some_healthy(40)
    with Chance(patient(pool_bytes=BLOCK), hwrng=Scripted([hardware]), kernel=kernel()) as chance:
        assert chance.wait_ready()
        portion = chance.read(BLOCK)
    assert portion.sources == BOTH
    assert portion.data == mix(hardware[STARTUP : STARTUP + RAW], b"k" * BLOCK)


def test_the_hardware_alone_would_fill_a_block() -> None:
    assert raw_bytes_for_block(8.0) * 8.0 >= BLOCK * 8 + 64
    assert raw_bytes_for_block(0.5) * 0.5 >= BLOCK * 8 + 64


def test_either_source_changes_everything_and_cannot_pose_as_the_other() -> None:
    assert mix(b"a", b"b") != mix(b"a", b"c")
    assert mix(b"a", b"b") != mix(b"c", b"b")
    assert mix(b"ab", b"") != mix(b"a", b"b")


def test_a_choice_tells_its_sources_and_can_be_verified() -> None:
    with Chance(patient(), hwrng=Scripted(healthy())) as chance:
        assert chance.wait_ready()
        drawn = chance.choice(FACES)
    assert drawn.value == FACES[drawn.evidence.result]
    assert drawn.evidence.sources == BOTH
    verify(drawn.evidence)


def test_a_scripted_draw_comes_out_as_written() -> None:
    chance = scripted_chance(bytes([255, 1, 4, 6, 2, 0]))
    drawn = chance.choice(FACES)
    assert (drawn.value, drawn.evidence.used, drawn.evidence.rejections) == ("black", "ff01", 1)
    assert chance.choice(FACES, weights=[4, 1, 0]).value == "black"
    assert chance.choice(FACES, weights=[4, 1, 0]).value == "green"
    shuffled = chance.shuffle("abc")
    assert (shuffled.things, shuffled.evidence.result) == (("b", "a", "c"), (1, 0, 2))


def test_a_weight_is_needed_for_each_option() -> None:
    with pytest.raises(ValueError, match="2 weights for 3 options"):
        scripted_chance(b"1").choice(FACES, weights=[1, 2])


def test_the_pool_is_filled_again_and_never_gives_a_byte_twice() -> None:
    with Chance(patient(pool_bytes=BLOCK), hwrng=Scripted(healthy()), kernel=kernel()) as chance:
        portion = chance.read(BLOCK * 20, patient=True)
    blocks = {portion.data[start : start + BLOCK] for start in range(0, BLOCK * 20, BLOCK)}
    assert len(blocks) == 20
    assert portion.sources == BOTH


def test_a_missing_device_is_reported_and_the_kernel_goes_on(tmp_path: Path) -> None:
    with Chance(patient(hwrng=str(tmp_path / "hwrng"))) as chance:
        assert not chance.wait_ready()
        assert chance.choice(FACES).evidence.sources == ("kernel",)
        (fault,) = chance.faults
        assert (fault.name, fault.state) == ("hwrng", SourceState.OUT)
        assert "There is no" in str(fault)
        assert [status.state for status in chance.status] == [SourceState.OUT, SourceState.GOOD]


def test_a_device_that_comes_back_is_used_again() -> None:
    device = Scripted(chain([GONE, next(healthy()), GONE], healthy()))
    with Chance(patient(retry_s=0.001, pool_bytes=BLOCK), hwrng=device, kernel=kernel()) as chance:
        draw_until_both(chance)
        assert not chance.faults


def test_evidence_names_only_sources_that_all_of_its_bytes_come_from() -> None:
    hardware = some_healthy(40)
    device = Hanging([hardware[:STARTUP], hardware[STARTUP : STARTUP + RAW]], after=2)
    with Chance(patient(), hwrng=device, kernel=kernel()) as chance:
        device.hangs.wait()
        assert chance.shuffle(range(20)).evidence.sources == BOTH
        assert chance.shuffle(range(100)).evidence.sources == ("kernel",)
        device.released.set()


def test_bytes_of_the_hardware_alone_are_not_passed_off_as_mixed() -> None:
    hardware = some_healthy(40)
    first, second = (hardware[STARTUP + start :][:RAW] for start in (0, RAW))
    device = Hanging([hardware[:STARTUP], first, second], after=3)
    weak = Scripted([GONE, b"k" * 1000], name="kernel")
    with Chance(patient(), hwrng=device, kernel=weak) as chance:
        device.hangs.wait()
        portion = chance.read(BLOCK)
        device.released.set()
    assert portion.sources == BOTH
    assert portion.data == mix(second, b"k" * BLOCK)


def test_a_device_that_fails_its_startup_test_is_never_drawn_from() -> None:
    device = Scripted([b"\x00" * STARTUP])
    with Chance(patient(), hwrng=device, kernel=kernel()) as chance:
        join_pool_thread()
        assert device.closed
        (fault,) = chance.faults
        assert fault.state is SourceState.SICK
        assert "repetition count" in fault.reason
        assert chance.choice(FACES).evidence.sources == ("kernel",)


def test_bytes_from_just_before_a_failure_are_thrown_away() -> None:
    good = some_healthy(40)
    device = Hanging([good[:STARTUP], good[STARTUP : STARTUP + RAW], b"\x00" * RAW], after=2)
    with Chance(patient(), hwrng=device, kernel=kernel()) as chance:
        assert chance.wait_ready()
        assert chance.below(256).evidence.sources == BOTH
        device.released.set()
        join_pool_thread()
        assert chance.below(256).evidence.sources == ("kernel",)


def test_a_hanging_device_never_holds_up_a_draw_and_is_reported() -> None:
    clock = Clock()
    device = Hanging(healthy())
    with Chance(patient(timeout_s=2), hwrng=device, kernel=kernel(), clock=clock) as chance:
        device.hangs.wait()
        assert not chance.faults
        clock.now = 2.5
        for _ in range(100):
            assert chance.choice(FACES).evidence.sources == ("kernel",)
        (fault,) = chance.faults
        assert fault.state is SourceState.STUCK
        assert "not answered for 2 s" in fault.reason
        assert [thread.daemon for thread in pool_threads()] == [True]
        device.released.set()
        draw_until_both(chance)
        assert not chance.faults


def test_a_real_device_file_that_hangs_is_left_alone_and_used_when_it_answers(tmp_path: Path) -> None:
    """Opening a fifo hangs until somebody writes to it, as a device can."""
    fifo = tmp_path / "hwrng"
    os.mkfifo(fifo)
    clock = Clock()
    with Chance(patient(hwrng=str(fifo)), clock=clock) as chance:
        assert chance.choice(FACES).evidence.sources == ("kernel",)
        with fifo.open("wb") as generator:
            generator.write(some_healthy(60))
            generator.flush()
            assert chance.wait_ready()
            assert chance.choice(FACES).evidence.sources == BOTH


def test_closing_does_not_wait_for_a_hanging_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.chance.pool.FAREWELL_S", 0)
    device = Hanging(healthy())
    chance = Chance(patient(), hwrng=device, kernel=kernel())
    device.hangs.wait()
    chance.close()
    assert not device.closed
    device.released.set()
    join_pool_thread()
    assert device.closed


def test_without_the_kernel_in_the_mix_a_sick_device_means_no_draw() -> None:
    with Chance(patient(mix="hwrng"), hwrng=Scripted([b"\x00" * STARTUP])) as chance:
        join_pool_thread()
        with pytest.raises(NoGoodSource, match=r"hwrng is sick .*repetition count.*chance\.mix = both"):
            chance.choice(FACES)


def test_without_the_kernel_in_the_mix_a_draw_waits_for_the_device() -> None:
    with Chance(patient(mix="hwrng", pool_bytes=BLOCK), hwrng=Scripted(healthy())) as chance:
        evidence = chance.shuffle(range(200)).evidence
    assert evidence.sources == ("hwrng",)
    verify(evidence)


def test_without_the_kernel_in_the_mix_a_silent_device_means_no_draw() -> None:
    device = Hanging(healthy())
    with Chance(patient(mix="hwrng", timeout_s=0.01), hwrng=device) as chance:
        with pytest.raises(NoGoodSource, match="hwrng"):
            chance.choice(FACES)
        device.released.set()


def test_a_kernel_that_fails_is_reported_and_the_hardware_goes_on() -> None:
    silent = Scripted([], name="kernel")
    with Chance(patient(pool_bytes=BLOCK), hwrng=Scripted(healthy()), kernel=silent) as chance:
        assert chance.shuffle(range(200)).evidence.sources == ("hwrng",)
        assert [fault.name for fault in chance.faults] == ["kernel"]


def test_with_no_source_left_the_error_names_both() -> None:
    with Chance(patient(), hwrng=Scripted([b"\x00" * STARTUP]), kernel=Scripted([], name="kernel")) as chance:
        join_pool_thread()
        with pytest.raises(NoGoodSource, match=r"hwrng is sick.*kernel is out"):
            chance.below(3)


def test_the_kernel_alone_needs_no_thread() -> None:
    with Chance(patient(mix="kernel")) as chance:
        assert chance.wait_ready()
        assert not pool_threads()
        assert [status.name for status in chance.status] == ["kernel"]


def test_closing_twice_is_fine_and_drawing_afterwards_is_not() -> None:
    device = Scripted(healthy())
    chance = Chance(patient(), hwrng=device)
    chance.close()
    chance.close()
    join_pool_thread()
    assert device.closed
    with pytest.raises(ChanceClosed, match="open a new one"):
        chance.below(3)


def test_many_threads_never_draw_the_same_bytes() -> None:
    with Chance(patient(), hwrng=Scripted(healthy())) as chance:
        taken: list[bytes] = []
        threads = [
            threading.Thread(target=lambda: taken.extend(chance.read(16).data for _ in range(50)))
            for _ in range(4)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert len(set(taken)) == len(taken) == 200
