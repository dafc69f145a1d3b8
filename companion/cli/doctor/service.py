"""The service: whether it is installed, starts by itself, runs, and answers."""

from __future__ import annotations

import http.client

from companion.cli.doctor import SERVICE_USER
from companion.tray.machine.finding import Eyes, Finding, warning, well, wrong

UNIT = "tray.service"
PATIENCE_S = 5.0


def check_eyes(eyes: Eyes) -> Finding:
    if eyes.service and eyes.user != SERVICE_USER:
        return warning(
            "eyes",
            f"This is what {eyes.user} may do, not what the service may do.",
            "sudo tray doctor",
        )
    return well("eyes", f"Looking as {eyes.user}.")


def check_service(eyes: Eyes) -> Finding:
    if not eyes.service:
        return well("service", "Not installed: with systemd/install.sh, the tray starts with the Pi.")
    active = eyes.ask(["systemctl", "is-active", UNIT])[1]
    if active in ("failed", "activating"):
        return wrong("service", f"It is {active}.", f"Read its log: journalctl -u {UNIT} -n 20")
    if active != "active":
        return warning("service", "It is not running.", f"sudo systemctl start {UNIT}")
    if eyes.ask(["systemctl", "is-enabled", UNIT])[1] != "enabled":
        return warning("service", "It does not start with the Pi.", f"sudo systemctl enable {UNIT}")
    return well("service", "It runs, and starts with the Pi.")


def check_web(eyes: Eyes) -> Finding:
    if not eyes.service or eyes.ask(["systemctl", "is-active", UNIT])[1] != "active":
        return well("web", "Nothing is served now.")
    host = eyes.config.web.host
    host = "127.0.0.1" if host in ("", "0.0.0.0", "::") else host
    port = eyes.config.web.port
    line = http.client.HTTPConnection(host, port, timeout=PATIENCE_S)
    try:
        line.request("GET", "/")
        status = line.getresponse().status
    except OSError as error:
        return wrong(
            "web",
            f"http://{host}:{port}/ does not answer ({error}).",
            f"sudo systemctl restart {UNIT}; does another program have the port? ss -ltnp",
        )
    finally:
        line.close()
    if status != http.client.OK:
        return wrong("web", f"http://{host}:{port}/ answers {status}.", f"sudo systemctl restart {UNIT}")
    return well("web", f"http://{host}:{port}/ answers.")


def check_name(eyes: Eyes) -> Finding:
    if not eyes.service:
        return well("name", "Only a Pi with the service needs one.")
    if eyes.ask(["systemctl", "is-active", "avahi-daemon.service"])[1] != "active":
        return warning(
            "name",
            "Phones cannot find this Pi by its name.",
            "sudo apt install avahi-daemon; or use its address",
        )
    name = eyes.read("/etc/hostname") or "this machine's name"
    return well("name", f"{name}.local.")
