"""What keeps a tray from its broker."""

from companion.errors import TrayError


class NoMqtt(TrayError, ImportError):
    """The extra that speaks MQTT is not installed."""
