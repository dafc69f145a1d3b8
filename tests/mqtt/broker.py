"""A real Mosquitto on a free port, and an ear that hears everything that is said on it."""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiomqtt
import pytest

from tests.needs import needs, require

Json = dict[str, Any]  # whatever was published


Test = Callable[..., None]


def with_broker(test: Test) -> Test:
    """Mark a test that needs a broker."""
    return pytest.mark.process(needs("mosquitto")(test))


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port: int = door.getsockname()[1]
        return port


class Broker:
    """May be stopped and started again, on the same port."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self._config = folder / "mosquitto.conf"
        self._config.write_text(f"listener {self.port} 127.0.0.1\nallow_anonymous true\npersistence false\n")
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        self._process = subprocess.Popen(
            [require("mosquitto"), "-c", str(self._config)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        await until(self._answers)

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait()
            self._process = None

    def _answers(self) -> bool:
        with socket.socket() as line:
            return line.connect_ex(("127.0.0.1", self.port)) == 0


class Ear:
    """All topics, with what was published last; and everything in order."""

    def __init__(self, client: aiomqtt.Client) -> None:
        self._client = client
        self.last: dict[str, str] = {}
        self.heard: list[tuple[str, str]] = []

    async def listen(self) -> None:
        async for message in self._client.messages:
            assert isinstance(message.payload, bytes)
            text = message.payload.decode()
            self.last[str(message.topic)] = text
            self.heard.append((str(message.topic), text))

    def json(self, topic: str) -> Json:
        found: Json = json.loads(self.last.get(topic, "{}"))
        return found

    async def say(self, topic: str, text: str, *, retain: bool = False) -> None:
        await self._client.publish(topic, text, qos=1, retain=retain)

    async def hears(self, topic: str, text: str) -> None:
        await until(lambda: self.last.get(topic) == text)


@asynccontextmanager
async def running(folder: Path) -> AsyncIterator[Broker]:
    broker = Broker(folder)
    await broker.start()
    try:
        yield broker
    finally:
        broker.stop()


@asynccontextmanager
async def ear(broker: Broker) -> AsyncIterator[Ear]:
    async with aiomqtt.Client("127.0.0.1", broker.port) as client:
        await client.subscribe("#")
        ear = Ear(client)
        listening = asyncio.create_task(ear.listen())
        try:
            yield ear
        finally:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)


async def until(seen: Callable[[], bool]) -> None:
    while not seen():
        await asyncio.sleep(0.005)
