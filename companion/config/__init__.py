"""The keys of the config file (`schema`) and where their values come from (`load`).

For example:

    config = load(config=args.config, flags={"board.kind": args.board})
    config.chance.mix
"""

from companion.config.errors import BadConfig, ConfigNotFound, UnknownKey
from companion.config.load import load, standard_files
from companion.config.schema import (
    ChanceSettings,
    Config,
    MqttSettings,
    TableSettings,
    TraySettings,
    WebSettings,
)

__all__ = [
    "BadConfig",
    "ChanceSettings",
    "Config",
    "ConfigNotFound",
    "MqttSettings",
    "TableSettings",
    "TraySettings",
    "UnknownKey",
    "WebSettings",
    "load",
    "standard_files",
]
