"""Who holds a pin of this Pi, as the kernel says, and which line of config.txt gives it away."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

# From linux/gpio.h: `struct gpiochip_info` and `struct gpio_v2_line_info`, and the calls that fill them.
CHIP_INFO = struct.Struct("=32s32sI")
LINE_INFO = struct.Struct("=32s32sIIQ176x")
GET_CHIP_INFO = 0x8044B401
GET_LINE_INFO = 0xC100B405
USED = 1

HEADER_CHIPS = ("pinctrl-bcm2", "pinctrl-rp1")
"""How the chip that has the pins of the header is labelled, on every Pi."""
OUR_KIND = "lg"
"""What lgpio, and so another tray, calls itself."""
BOOT_LINES = {
    "spi0": "dtparam=spi=on",
    "spi1": "dtoverlay=spi1-1cs (or -2cs, -3cs)",
    "onewire": "dtoverlay=w1-gpio",
    "w1": "dtoverlay=w1-gpio",
    "ir-receiver": "dtoverlay=gpio-ir",
    "gpio-ir": "dtoverlay=gpio-ir",
    "gpio-fan": "dtoverlay=gpio-fan",
    "fan": "dtoverlay=gpio-fan",
    "shutdown": "dtoverlay=gpio-shutdown",
    "button": "dtoverlay=gpio-shutdown, or gpio-key",
    "power": "dtoverlay=gpio-poweroff",
    "dht11": "dtoverlay=dht11",
    "pps": "dtoverlay=pps-gpio",
    "rotary": "dtoverlay=rotary-encoder",
}
"""What a line's consumer is called, and the line of config.txt that switches it on."""
BOOT = "/boot/firmware/config.txt"


def holders(root: Path = Path("/")) -> dict[int, str]:
    """Every pin of the header that somebody holds, with the name that the kernel knows the holder by."""
    for chip in sorted((root / "dev").glob("gpiochip*")):
        with suppress(OSError):
            if (held := _held(chip)) is not None:
                return dict(held)
    return {}


def what_holds(holder: str) -> tuple[str, str]:
    """Who that is, and what to do to have the pin."""
    if holder == OUR_KIND:
        return (
            "another program that uses lgpio holds it, perhaps the tray's own service",
            "Stop it: sudo systemctl stop tray",
        )
    if line := boot_line(holder):
        return (
            f"the kernel holds it for {holder}",
            f"Take {line} out of {BOOT} and reboot, or choose another pin in [board]",
        )
    named = f"“{holder}”" if holder else "another program"
    return f"{named} holds it", "Stop it, or choose another pin in [board]"


def boot_line(holder: str) -> str:
    """The line of config.txt that makes the kernel hold a pin under this name; empty if none is known."""
    return next((line for name, line in BOOT_LINES.items() if holder.lower().startswith(name)), "")


def _held(chip: Path) -> Iterator[tuple[int, str]] | None:
    """The lines of this chip that are in use; None if the header's pins are on another one."""
    import fcntl  # only Linux has such chips, and Windows has no fcntl

    with chip.open("rb", buffering=0) as file:
        _, label, lines = CHIP_INFO.unpack(fcntl.ioctl(file, GET_CHIP_INFO, bytes(CHIP_INFO.size)))
        if not _text(label).startswith(HEADER_CHIPS):
            return None
        asked = [
            fcntl.ioctl(file, GET_LINE_INFO, LINE_INFO.pack(b"", b"", number, 0, 0))
            for number in range(lines)
        ]
    return _used(asked)


def _used(answers: list[bytes]) -> Iterator[tuple[int, str]]:
    for _, consumer, number, _, flags in map(LINE_INFO.unpack, answers):
        if flags & USED:
            yield number, _text(consumer)


def _text(raw: bytes) -> str:
    return raw.split(b"\0", 1)[0].decode(errors="replace")
