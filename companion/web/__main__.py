"""The service as its own process. Its only argument is JSON with config values: `{"web.port": 80}`.

`tray run` reads its flags and then replaces itself with this process, so that the command line parser does
not stay in the memory of a service that runs for years.
"""

from __future__ import annotations

from companion.interrupts import INTERRUPTED, ending_at_once

with ending_at_once():
    import asyncio
    import sys

    import msgspec

    from companion.config import load
    from companion.errors import TrayError, exit_code
    from companion.web.hub import Hub
    from companion.web.notify import Systemd
    from companion.web.serve import announce, serve

POWER_OFF = 77
"""Exit code: somebody switched the tray off, and the config says to power off the machine, too."""


def main() -> None:
    flags = msgspec.json.decode(sys.argv[1], type=dict[str, object])
    try:
        config = load(flags=flags)
        switched_off = asyncio.run(serve(config, ready=ready, wait_for_address=Systemd().present))
    except TrayError as error:
        print(f"tray: {error}", file=sys.stderr)
        sys.exit(exit_code(error))
    except KeyboardInterrupt:
        # A second Ctrl+C, during shutdown.
        sys.exit(INTERRUPTED)
    if switched_off and config.tray.poweroff:
        sys.exit(POWER_OFF)


def ready(hub: Hub) -> None:
    announce(hub)
    Systemd().ready(f"Serving {hub.place.here}")


if __name__ == "__main__":
    main()
