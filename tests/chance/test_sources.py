"""The kernel's generator and the device file, each with the advice it gives when it fails."""

import errno
import os
from pathlib import Path

import pytest

from companion.chance import SourceFault
from companion.chance.sources import Hwrng, Kernel


def test_the_kernel_gives_as_many_bytes_as_asked_for() -> None:
    assert len(Kernel().read(1000)) == 1000
    assert Kernel().read(32) != Kernel().read(32)


def test_a_kernel_without_a_generator_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(n: int) -> bytes:
        raise NotImplementedError("no getrandom")

    monkeypatch.setattr(os, "urandom", nothing)
    with pytest.raises(SourceFault, match=r"no getrandom.*restart"):
        Kernel().read(1)


def test_a_device_is_opened_by_the_first_read_and_kept_open(tmp_path: Path) -> None:
    device = tmp_path / "hwrng"
    device.write_bytes(b"abcdef")
    hwrng = Hwrng(str(device))
    assert hwrng.read(4) == b"abcd"
    device.unlink()
    assert hwrng.read(4) == b"ef"
    hwrng.close()
    hwrng.close()
    with pytest.raises(SourceFault, match="There is no"):
        hwrng.read(1)


def test_a_file_that_ends_is_no_generator(tmp_path: Path) -> None:
    device = tmp_path / "hwrng"
    device.write_bytes(b"")
    with pytest.raises(SourceFault, match=r"has ended: check that chance\.hwrng"):
        Hwrng(str(device)).read(1)


@pytest.mark.parametrize(
    ("code", "advice"),
    [
        (errno.ENOENT, r"bcm2835-rng or iproc-rng200.*set chance\.mix to kernel"),
        (errno.EACCES, r'only root may.*udev rule KERNEL=="hw_random"'),
        (errno.EPERM, r'only root may.*udev rule KERNEL=="hw_random"'),
        (errno.ENODEV, r"has no generator: see .*rng_available"),
        (errno.EIO, r"cannot be read \(Input/output error\)"),
    ],
)
def test_every_failure_says_what_to_do(code: int, advice: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: str, flags: int) -> int:
        raise OSError(code, os.strerror(code), path)

    monkeypatch.setattr(os, "open", refuse)
    with pytest.raises(SourceFault, match=advice) as caught:
        Hwrng("/dev/hwrng").read(1)
    assert isinstance(caught.value, OSError)
