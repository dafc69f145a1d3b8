"""``tray ports``: the serial ports of this computer and what answers on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from companion.hal.pico.port import Found


def register(app: typer.Typer) -> None:
    app.command()(ports)


def ports(
    as_json: Annotated[bool, typer.Option("--json", help="A JSON list, for scripts.")] = False,
) -> None:
    """List the serial ports, and what a Pico among them runs.

    Other devices are left alone.
    """
    import json

    from companion.hal.pico.port import ports as all_ports

    found = [{"port": port.name, "what": port.what, "answer": _answer(port)} for port in all_ports()]
    if as_json:
        typer.echo(json.dumps(found))
    elif not found:
        typer.echo("There is no serial port: plug the Pico in with a cable that carries data.")
    for port in found if not as_json else ():
        typer.echo("  ".join(part for part in port.values() if part))


def _answer(port: Found) -> str:
    """What a Pico says about itself. Other devices are sent nothing, as it might disturb them."""
    from companion.hal.pico.errors import LinkError
    from companion.hal.pico.probe import probe

    if not port.is_pico:
        return ""
    try:
        welcome = probe(port.name)
    except LinkError as error:
        return str(error)
    return f"tray firmware {welcome.named}, Pico {welcome.unique_id}"
