"""The keys of the config file: one struct per section, with defaults and the unit of every number.

A key has its unit in its name (`_s` seconds, `_bytes`, `_bits`) and a docstring that says what it does. The
defaults here are the packaged ones: a file only holds what differs.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import platformdirs
from msgspec import Meta, Struct

from companion.config.board import BoardSettings
from companion.config.errors import BadConfig
from companion.names import Pace, ReelName, TrayKind

Seconds = Annotated[float, Meta(gt=0, le=3600)]


class Section(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of every section: immutable, and refuses unknown keys."""


class ChanceSettings(Section, frozen=True):
    """`[chance]`: where true randomness comes from, and how it is tested."""

    mix: Literal["both", "hwrng", "kernel"] = "both"
    """Sources of every draw. `both` is at least as good as the better one, and goes on with the kernel alone
    when the hardware generator fails; `hwrng` then refuses to draw."""

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
    """The weight of a face, by reel and face, for a house rule such as `weights.left.black = 2`. A face that
    is not named has weight 1; with no weights at all (the default) every face is equally likely."""


class TraySettings(Section, frozen=True):
    """`[tray]`: how the tray behaves at the table. How long a spin takes is `board.motion.seconds`."""

    kind: Literal["auto", TrayKind] = "auto"
    """What a push of the nose spins, until the menu says otherwise. `auto`: what the board has reels for, the
    eyes if it has both."""

    mute: bool = False
    """No sound, until the menu switches it on."""

    wifi: str = ""
    """The name of the Pi's own Wi-Fi, if phones have to join one: the menu shows how."""

    wifi_password: str = ""
    """Its password. If name and password have at most 14 characters together, the screen shows a QR code."""

    poweroff: bool = False
    """Whether "Switch off" in the menu or on a page also switches off the Pi, if `tray run` is a service."""


class WebSettings(Section, frozen=True):
    """`[web]`: where pages are served, and to whom."""

    host: str = ""
    """The address to listen at. Empty: every address of this machine (`0.0.0.0`) for `tray run`, this machine
    alone (`127.0.0.1`) for `tray sim`."""

    port: Annotated[int, Meta(ge=0, le=65535)] = 8080
    """0: any free port."""

    address: str = ""
    """The name or address that phones are given, such as `tray.local`. Empty: this machine's address."""

    names: tuple[str, ...] = ()
    """More names that the companion answers to, such as one in your own DNS or of a proxy. It always answers
    to its addresses, `localhost`, the machine's name and every name that ends in `.local`."""

    proxy: Annotated[str, Meta(pattern=r"^[0-9A-Fa-f:.]*$")] = ""
    """The address of a proxy in front of the companion, as in `127.0.0.1`. Limits are then for each key and
    not for each address, and nobody who comes through it counts as sitting at this machine."""

    trust_local: bool = True
    """Whether a browser on this machine is a host without the join code. Switch it off behind a proxy on the
    same machine, or on a machine that people share."""


Moment = Annotated[float, Meta(ge=0, le=3600)]


class TableSettings(Section, frozen=True):
    """`[table]`: the pace of a table with virtual cards."""

    pace: Pace = "fish"
    """How much time people get to read what happens, until somebody chooses another pace on the start page:
    `turtle` for children, `shark` for those who know every card."""

    read_s: Moment = 1.0
    """How long a plain event, such as a drawn card, is shown at the pace of a fish before the next thing
    happens; a War takes longer. 0: nothing waits for readers."""

    think_s: Moment = 1.2
    """How long a bot takes for a move, once everybody has read what happened before."""

    spin_s: Moment = 3.0
    """How long a bot whose spin it is waits for somebody to push the nose for it."""

    grace_s: Moment = 0.4
    """Calls, catches and yells within this time count as simultaneous, so that no phone is too slow."""

    window_s: Moment = 2.0
    """A forgotten UNO can be caught for at least this long, however quickly the next player moves."""

    yell_s: Seconds = 15.0
    """How long everybody has to yell "UNO Spin" before nobody is first."""

    deal_s: Moment = 20.0
    """The next round is dealt after this long, or when somebody asks for it."""

    stand_in_s: Seconds = 45.0
    """When a phone has been gone for this long, a bot plays for that person until it is back."""


class MqttSettings(Section, frozen=True):
    """`[mqtt]`: a broker, for Home Assistant and for clubs with several trays."""

    host: str = ""
    """The broker's name or address. Empty: no MQTT."""

    port: Annotated[int, Meta(ge=1, le=65535)] = 1883

    user: str = ""
    password: str = ""
    """Hide a config with a password from other users: `chmod 640`."""

    tls: bool = False
    """Use TLS, as brokers on port 8883 expect."""

    tray: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{0,32}$")] = ""
    """This tray's name in every topic; each tray on a broker needs its own. Empty: the machine's name."""

    prefix: Annotated[str, Meta(pattern="^[^#+/]+$")] = "tray"
    """What topics begin with, as in `tray/kitchen/outcome`."""

    discovery: Annotated[str, Meta(pattern="^[^#+]*$")] = "homeassistant"
    """The topic where Home Assistant looks for devices. Empty: the tray is not announced."""

    retry_s: Seconds = 5.0
    """How long to wait before a broker that is gone is tried again."""


class Config(Section, frozen=True):
    """The whole config."""

    data: str = ""
    """Folder for all data, such as the journal. Empty: the user's data folder."""

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
                f"{self.data!r} in `data` or TRAY_DATA names no home directory: write the folder in full."
            ) from None
