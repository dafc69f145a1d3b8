"""Keeps a broker up to date about a table and its tray, and pushes the nose when told to."""

from __future__ import annotations

import asyncio
import logging
import ssl
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, suppress
from typing import TYPE_CHECKING

from companion.config import MqttSettings
from companion.errors import install_extra
from companion.mqtt.errors import NoMqtt
from companion.mqtt.topics import OFFLINE, ONLINE, PRESS, Topics
from companion.table.table import Table

if TYPE_CHECKING:
    from aiomqtt import Client

log = logging.getLogger(__name__)

BIRTH = "status"
"""Below the discovery topic: Home Assistant publishes here that it has restarted."""
GOODBYE_S = 1.0


@asynccontextmanager
async def bridge(table: Table, settings: MqttSettings) -> AsyncIterator[None]:
    """Publish the table inside this context; do nothing if the settings name no broker."""
    if not settings.host:
        yield
        return
    talking = asyncio.create_task(Bridge(table, settings).run())
    try:
        yield
    finally:
        # More than once: on Python 3.11 `asyncio.wait_for`, by which aiomqtt waits for the broker, loses a
        # cancellation if the broker answers at the same moment.
        while not talking.done():
            talking.cancel()
            await asyncio.wait((talking,), timeout=2 * GOODBYE_S)
        if not talking.cancelled():
            talking.result()


class Bridge:
    """Connects, and reconnects whenever the broker is back."""

    def __init__(self, table: Table, settings: MqttSettings) -> None:
        try:
            import aiomqtt
        except ImportError as error:
            raise NoMqtt(
                f"MQTT needs another package ({error}): `{install_extra('mqtt')}`, or leave mqtt.host empty."
            ) from error
        self._mqtt = aiomqtt
        self._table = table
        self._settings = settings
        self._topics = Topics(settings)
        self._changed = asyncio.Event()

    async def run(self) -> None:
        with ExitStack() as leaving:
            leaving.callback(self._table.subscribe(self._changed.set))
            leaving.callback(self._table.tray.subscribe(lambda event: self._changed.set()))
            answered = True
            while True:
                try:
                    async with self._connect() as client:
                        log.info("MQTT: connected to %s", self._settings.host)
                        answered = True
                        await self._talk(client)
                except (self._mqtt.MqttError, UnicodeError) as error:
                    # A host such as "broker..local" cannot even be looked up: that is a UnicodeError.
                    if answered:
                        log.warning("MQTT: %s does not answer (%s); will retry", self._settings.host, error)
                    answered = False
                await asyncio.sleep(self._settings.retry_s)

    def _connect(self) -> Client:
        settings = self._settings
        return self._mqtt.Client(
            settings.host,
            settings.port,
            username=settings.user or None,
            password=settings.password or None,
            identifier=f"tray-{self._topics.id}",
            will=self._mqtt.Will(self._topics.availability, OFFLINE, qos=1, retain=True),
            tls_context=ssl.create_default_context() if settings.tls else None,
        )

    async def _talk(self, client: Client) -> None:
        await client.subscribe(self._topics.press, qos=1)
        if self._settings.discovery:
            await client.subscribe(f"{self._settings.discovery}/{BIRTH}")
        telling = asyncio.create_task(self._tell(client))
        try:
            listening = asyncio.create_task(self._listen(client))
            try:
                await asyncio.wait((telling, listening), return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in (telling, listening):
                    task.cancel()
                results = await asyncio.gather(telling, listening, return_exceptions=True)
            for result in results:
                if isinstance(result, Exception):
                    raise result
        except asyncio.CancelledError:
            # The last will only covers a tray that could not say goodbye.
            with suppress(self._mqtt.MqttError, TimeoutError):
                async with asyncio.timeout(GOODBYE_S):
                    await client.publish(self._topics.availability, OFFLINE, qos=1, retain=True)
            raise

    async def _tell(self, client: Client) -> None:
        await self._introduce(client)
        published: dict[str, str] = {}
        while True:
            self._changed.clear()
            now = self._topics.contents(self._table)
            for topic, content in now.items():
                if published.get(topic) != content:
                    await client.publish(topic, content, qos=1, retain=True)
            if not published:
                await client.publish(self._topics.availability, ONLINE, qos=1, retain=True)
            published = now
            await self._changed.wait()

    async def _introduce(self, client: Client) -> None:
        for topic, content in self._topics.discovery().items():
            await client.publish(topic, content, qos=1, retain=True)

    async def _listen(self, client: Client) -> None:
        async for message in client.messages:
            if str(message.topic) != self._topics.press:
                await self._introduce(client)
            elif message.payload == PRESS.encode() and not message.retain:
                # A retained message is old: nobody presses now.
                self._table.tray.push(by_guest=True)
