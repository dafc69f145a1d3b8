"""What is around the tray: its journal, and the network that phones come from."""

from __future__ import annotations

from companion.errors import TrayError
from companion.tray.machine.finding import Eyes, Finding, warning, well

HOTSPOT = "sudo nmcli device wifi hotspot ssid Tray password nosenose"


def check_journal(eyes: Eyes) -> Finding:
    """Whether everything in it is as it was written."""
    from companion.table.journal import NoJournal, read_journal

    try:
        with read_journal(eyes.config.data_dir) as journal:
            chain = journal.verify()
    except NoJournal:
        return well("journal", "There is none yet.")
    except TrayError as error:
        return warning("journal", str(error), "Start the companion: it keeps all that can be read.")
    if chain.ok:
        return well("journal", str(chain.text))
    fix = "Have the host look at the totals on the referee page; tray audit says more."
    if chain.broken_at is not None:
        fix = "Start the companion: it sets aside what does not fit, and says which totals are not proven."
    return warning("journal", str(chain.text), fix)


def check_network(eyes: Eyes) -> Finding:
    from companion.web.join import lan_address

    address = lan_address()
    if not address:
        return warning(
            "network",
            "There is no network, so no phone can join.",
            f"Join a Wi-Fi, or have the Pi make its own: {HOTSPOT}",
        )
    return well("network", f"Phones reach this machine at {address}.")
