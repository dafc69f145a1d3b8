"""What the config file may say: one struct a section, its defaults, and the unit of every number.

A key has its unit in its name (`_s` seconds, `_bytes`, `_bits`) and a text that says what it does. The
defaults here are the packaged ones: a file only holds what differs.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import platformdirs
from msgspec import Meta, Struct

from companion.config.board import BoardSettings
from companion.config.errors import BadConfig
from companion.names import ReelName

Seconds = Annotated[float, Meta(gt=0, le=3600)]


class Section(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of every section: cannot be changed once loaded, and knows all its keys."""


class ChanceSettings(Section, frozen=True):
    """`[chance]`: where true randomness comes from and how closely it is watched."""

    mix: Literal["both", "hwrng", "kernel"] = "both"
    """Sources of every draw. `both` is at least as good as the better one, and goes on with the kernel alone
    when the hardware generator is out; `hwrng` refuses to draw then."""

    hwrng: str = "/dev/hwrng"
    """The hardware generator's device."""

    timeout_s: Seconds = 2.0
    """A read of the device that takes longer is reported as stuck."""

    retry_s: Seconds = 60.0
    """How long to wait before a device that was missing or gave an error is tried again."""

    h_bits: Annotated[float, Meta(ge=0.5, le=8)] = 6.0
    """H of NIST SP 800-90B: the min-entropy claimed for one raw byte. The Pi's generator gives nearly 8;
    claiming less lets the health tests catch a broken device without tripping over an imperfect one."""

    alpha_bits: Annotated[int, Meta(ge=20, le=60)] = 40
    """α of NIST SP 800-90B is 2 to the power of minus this: how often a healthy device may fail a test by
    luck. The standard suggests 20 to 40. A failure lasts until the tray is restarted, and a tray reads bytes
    for years, so the default is the rarest of these."""

    pool_bytes: Annotated[int, Meta(ge=64, le=65536)] = 1024
    """Tested and mixed bytes kept ready, so that a press never waits: a spin takes about 2, a shuffle 150."""

    weights: dict[ReelName, dict[str, Annotated[int, Meta(ge=0, le=1000)]]] = {}
    """How heavy a face is, by reel and face, for a house rule such as `weights.left.black = 2`. A face that
    is not named weighs 1; with no weights at all (the default) every face is equally likely."""


class TraySettings(Section, frozen=True):
    """`[tray]`: how the tray behaves at the table. How long a spin takes is `board.motion.seconds`."""

    kind: Literal["auto", "eyes", "wheel"] = "auto"
    """What a push of the nose spins, until the menu says otherwise. `auto`: what the board has reels for, the
    eyes if it has both."""

    mute: bool = False
    """No sound, until the menu switches it on."""

    wifi: str = ""
    """The name of the Wi-Fi that phones have to join, if the Pi makes its own: the menu shows how."""

    wifi_password: str = ""
    """Its password. With the name 14 characters together at most, it is a QR code on the screen."""

    poweroff: bool = False
    """Whether "Switch off" in the menu or on a page switches the whole Pi off, if `tray run` is a service."""


class WebSettings(Section, frozen=True):
    """`[web]`: where pages are served, and to whom."""

    host: str = ""
    """The address to listen at. Empty: every address of this machine (`0.0.0.0`) for `tray run`, this machine
    alone (`127.0.0.1`) for `tray sim`."""

    port: Annotated[int, Meta(ge=0, le=65535)] = 8080
    """0: any that is free."""

    address: str = ""
    """The name or address that phones are told, as in `tray.local`. Empty: this machine's own address."""

    names: tuple[str, ...] = ()
    """Names that the companion answers to, beside its addresses, `localhost`, the machine's own name and all
    that end in `.local`. For a name in your own DNS, or of a proxy."""

    proxy: Annotated[str, Meta(pattern=r"^[0-9A-Fa-f:.]*$")] = ""
    """The address of a proxy in front of the companion, as in `127.0.0.1`. Limits are then for each key and
    not for each address, and nobody who comes through it counts as sitting at this machine."""

    trust_local: bool = True
    """Whoever sits at this machine is a host without the join code. Switch it off behind a proxy on the same
    machine, or where people share it."""


Moment = Annotated[float, Meta(ge=0, le=3600)]


class TableSettings(Section, frozen=True):
    """`[table]`: the pace of a table with virtual cards."""

    think_s: Moment = 1.2
    """How long a bot takes for a move, so that people can follow."""

    spin_s: Moment = 3.0
    """A bot whose spin it is waits so long for somebody to push the nose for it."""

    grace_s: Moment = 0.4
    """Calls, catches and yells that come so close together count as made at once: no phone is too slow."""

    window_s: Moment = 2.0
    """Who forgot to call UNO can be caught for at least so long, however quickly the next player moves."""

    yell_s: Seconds = 15.0
    """How long everybody has to yell "UNO Spin" before nobody is first."""

    deal_s: Moment = 20.0
    """The next round is dealt after so long, or when somebody wants it."""

    stand_in_s: Seconds = 45.0
    """A bot plays for somebody whose phone is gone for so long, until it is back."""


class MqttSettings(Section, frozen=True):
    """`[mqtt]`: a broker, for Home Assistant and for whoever runs several trays."""

    host: str = ""
    """The broker's name or address. Empty: no MQTT."""

    port: Annotated[int, Meta(ge=1, le=65535)] = 1883

    user: str = ""
    password: str = ""
    """Keep a config with a password from other people's eyes: `chmod 640`."""

    tls: bool = False
    """Speak TLS with the broker, as those on port 8883 want."""

    tray: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{0,32}$")] = ""
    """This tray's name in every topic, its own on a broker with several. Empty: the machine's name."""

    prefix: Annotated[str, Meta(pattern="^[^#+/]+$")] = "tray"
    """What topics begin with, as in `tray/kitchen/outcome`."""

    discovery: Annotated[str, Meta(pattern="^[^#+]*$")] = "homeassistant"
    """Where Home Assistant looks for devices. Empty: do not tell it."""

    retry_s: Seconds = 5.0
    """How long to wait before a broker that is gone is tried again."""


class Config(Section, frozen=True):
    """Everything that the config file may say."""

    data: str = ""
    """Folder for everything that is kept, such as the journal. Empty: the user's data folder."""

    board: BoardSettings = BoardSettings()
    chance: ChanceSettings = ChanceSettings()
    tray: TraySettings = TraySettings()
    table: TableSettings = TableSettings()
    web: WebSettings = WebSettings()
    mqtt: MqttSettings = MqttSettings()

    @property
    def data_dir(self) -> Path:
        """The folder that `data` means on this machine."""
        if not self.data:
            return platformdirs.user_data_path("tray", appauthor=False)
        try:
            return Path(self.data).expanduser()
        except RuntimeError:
            raise BadConfig(
                f"There is no home for the folder {self.data!r} that `data` or TRAY_DATA names: write it out."
            ) from None
