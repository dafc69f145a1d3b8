"""A companion for one test after the other, in one process: most of a start is Python that is being loaded.

It reads orders from its standard input, a line each, and says of each when it is done.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from typing import Any

from companion.config import load
from companion.web.serve import listen, serving
from tests.web.browser.clock import StillClock

Order = dict[str, Any]  # JSON; what is in it depends on what is wanted


@asynccontextmanager
async def companion(flags: dict[str, object], clock: StillClock) -> AsyncIterator[None]:
    """What `companion.web.serve` opens, by another clock. It is ready to play."""
    config = load(files=[], environ={}, flags=flags)
    with listen("0.0.0.0", config.web.port) as door:
        async with serving(config, door, clock) as hub:
            while not hub.table.tray.state.rests:
                await asyncio.sleep(0.001)
            yield


async def obey() -> None:
    opened = AsyncExitStack()
    clock = StillClock()
    while line := await asyncio.to_thread(sys.stdin.readline):
        order: Order = json.loads(line)
        match order["do"]:
            case "open":
                clock = opened.enter_context(closing(StillClock()))
                await opened.enter_async_context(companion(order["flags"], clock))
            case "close":
                clock.go_on()
                await opened.aclose()
            case "pass-time":
                await asyncio.to_thread(clock.advance, order["seconds"])
            case "stop-reels":
                clock.stop_in(order["seconds"])
            case "wait-until-reels-stand":
                await asyncio.to_thread(clock.wait_until_they_stand)
            case "turn-on":
                clock.go_on()
        print("done", flush=True)


if __name__ == "__main__":
    asyncio.run(obey())
