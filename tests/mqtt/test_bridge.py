"""A tray on a broker: what Home Assistant is told and may ask for; a broker that goes and comes back."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiomqtt
import pytest

from companion.errors import install_extra
from companion.mqtt import bridge
from companion.mqtt.errors import NoMqtt
from companion.mqtt.topics import Topics, own_name
from companion.rules.faces import REELS
from companion.table import commands
from companion.table.open import open_table
from companion.table.table import Table
from companion.tray import TrayState
from tests.mqtt.broker import Broker, ear, running, until, with_broker
from tests.web.rig import HeldClock, config_of, live

FACES = {face.id for faces in REELS.values() for face in faces}


@asynccontextmanager
async def tray_on(
    broker: Broker, folder: Path, name: str = "kitchen", **flags: object
) -> AsyncIterator[tuple[Table, HeldClock]]:
    """A companion that talks to the broker, its tray awake."""
    config = config_of(
        folder / name,
        mqtt__host="127.0.0.1",
        mqtt__port=broker.port,
        mqtt__tray=name,
        mqtt__retry_s=0.05,
        **flags,
    )
    clock = HeldClock()
    async with open_table(config, clock) as table:
        await until(lambda: table.tray.state.rests)
        async with bridge(table, config.mqtt):
            try:
                yield table, clock
            finally:
                clock.free.set()


@with_broker
@live
async def test_home_assistant_finds_a_device_with_sensors_and_a_button(tmp_path: Path) -> None:
    async with running(tmp_path) as broker, ear(broker) as heard, tray_on(broker, tmp_path):
        await heard.hears("tray/kitchen/availability", "online")
        found = {topic: json.loads(text) for topic, text in heard.last.items() if topic.endswith("/config")}
        assert set(found) == {
            "homeassistant/sensor/tray_kitchen/outcome/config",
            "homeassistant/sensor/tray_kitchen/scores/config",
            "homeassistant/sensor/tray_kitchen/state/config",
            "homeassistant/button/tray_kitchen/spin/config",
        }
        assert {config["device"]["identifiers"][0] for config in found.values()} == {"tray_kitchen"}
        assert len({config["unique_id"] for config in found.values()}) == 4
        for config in found.values():
            assert config["availability_topic"] == "tray/kitchen/availability"
            if "state_topic" in config:
                assert config["state_topic"] in heard.last


@with_broker
@live
async def test_the_button_spins_and_the_outcome_comes_with_the_landing(tmp_path: Path) -> None:
    async with running(tmp_path) as broker, ear(broker) as heard, tray_on(broker, tmp_path) as (table, clock):
        await heard.hears("tray/kitchen/state", "ready")
        clock.free.clear()
        await heard.say("tray/kitchen/spin/set", "PRESS")
        await heard.hears("tray/kitchen/state", "spinning")
        # The faces are drawn and kept by now, and the reels are held on their way.
        await until(lambda: table.state.drawn is not None)
        drawn = table.state.drawn
        assert drawn is not None
        said = "".join(text for topic, text in heard.heard if topic.startswith("tray/kitchen/"))
        assert not [face for face in FACES if face in said]
        clock.free.set()
        await heard.hears("tray/kitchen/state", "outcome")
        await until(lambda: "faces" in heard.json("tray/kitchen/outcome"))
        outcome = heard.json("tray/kitchen/outcome")
        assert tuple(outcome["faces"]) == drawn[1].faces
        assert outcome["text"] == str(table.view(None).spin.text)  # type: ignore[union-attr]  # it has landed


@with_broker
@live
async def test_a_press_that_was_left_on_the_broker_pushes_nothing(tmp_path: Path) -> None:
    async with running(tmp_path) as broker, ear(broker) as heard:
        await heard.say("tray/kitchen/spin/set", "PRESS", retain=True)
        await heard.hears("tray/kitchen/spin/set", "PRESS")
        async with tray_on(broker, tmp_path) as (table, _):
            await heard.hears("tray/kitchen/state", "ready")
            # Whatever lay there came with the subscription; this comes after it.
            await heard.say("tray/kitchen/spin/set", "nonsense")
            await heard.say("homeassistant/status", "online")
            await until(lambda: _introductions(heard.heard) == 2)
            assert table.tray.state is TrayState.READY


@with_broker
@live
async def test_scores_and_the_leader_follow_the_match(tmp_path: Path) -> None:
    async with running(tmp_path) as broker, ear(broker) as heard, tray_on(broker, tmp_path) as (table, _):
        await table.do(
            commands.StartMatch(
                edition="eye-eye", players=(commands.NewPlayer("Ann"), commands.NewPlayer("Bo"))
            )
        )
        await until(lambda: heard.json("tray/kitchen/scores").get("scores") == {"Ann": 0, "Bo": 0})
        assert heard.json("tray/kitchen/scores")["leader"] == ""
        ann, bo = (each.id for each in table.state.match.players)  # type: ignore[union-attr]  # just begun
        await table.do(commands.ScoreRound(winner=ann, left={bo: {"points": 30}}))
        await until(lambda: heard.json("tray/kitchen/scores").get("leader") == "Ann")
        assert heard.json("tray/kitchen/scores")["scores"] == {"Ann": 30, "Bo": 0}


@with_broker
@live
async def test_without_points_only_whoever_has_won_leads(tmp_path: Path) -> None:
    async with running(tmp_path) as broker, ear(broker) as heard, tray_on(broker, tmp_path) as (table, _):
        people = (commands.NewPlayer("Ann"), commands.NewPlayer("Bo"))
        await table.do(commands.StartMatch(edition="eye-eye", players=people, options={"scoring": "none"}))
        _, bo = (each.id for each in table.state.match.players)  # type: ignore[union-attr]  # just begun
        await table.do(commands.ScoreRound(winner=bo))
        await until(lambda: heard.json("tray/kitchen/scores").get("ended") is True)
        assert heard.json("tray/kitchen/scores")["leader"] == "Bo"


@with_broker
@live
async def test_a_cancellation_that_gets_lost_keeps_nobody_from_leaving(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in Python 3.11, if the broker answers at the same moment."""
    publish, lost = aiomqtt.Client.publish, asyncio.Event()

    async def lose(client: aiomqtt.Client, *told: Any, **how: Any) -> None:
        await publish(client, *told, **how)
        if not lost.is_set():
            try:
                await lost.wait()
            except asyncio.CancelledError:
                lost.set()

    monkeypatch.setattr(aiomqtt.Client, "publish", lose)
    async with running(tmp_path) as broker, ear(broker) as heard:
        async with tray_on(broker, tmp_path):
            await until(lambda: any(topic.startswith("homeassistant/") for topic in heard.last))
        assert lost.is_set()


@live
async def test_a_host_that_is_no_name_is_told_and_stops_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    config = config_of(tmp_path, mqtt__host="broker..local")
    async with open_table(config, HeldClock()) as table, bridge(table, config.mqtt):
        await until(lambda: "MQTT: broker..local does not answer" in caplog.text)


@with_broker
@live
async def test_a_broker_that_goes_and_comes_back_is_told_everything_again(tmp_path: Path) -> None:
    async with running(tmp_path) as broker, tray_on(broker, tmp_path) as (table, _):
        async with ear(broker) as heard:
            await heard.hears("tray/kitchen/availability", "online")
        broker.stop()
        await table.spin()
        await broker.start()
        async with ear(broker) as heard:
            await heard.hears("tray/kitchen/availability", "online")
            await until(lambda: "faces" in heard.json("tray/kitchen/outcome"))
            assert _introductions(heard.heard) >= 1


@live
async def test_a_tray_plays_on_while_its_broker_was_never_there(tmp_path: Path) -> None:
    broker = Broker(tmp_path)
    async with tray_on(broker, tmp_path) as (table, _):
        assert (await table.spin()).landed


@with_broker
@live
async def test_a_tray_that_says_goodbye_is_offline(tmp_path: Path) -> None:
    async with running(tmp_path) as broker, ear(broker) as heard:
        async with tray_on(broker, tmp_path):
            await heard.hears("tray/kitchen/availability", "online")
        await heard.hears("tray/kitchen/availability", "offline")


@with_broker
@live
async def test_several_trays_on_one_broker_do_not_meddle(tmp_path: Path) -> None:
    async with (
        running(tmp_path) as broker,
        ear(broker) as heard,
        tray_on(broker, tmp_path, "kitchen") as (kitchen, _),
        tray_on(broker, tmp_path, "cellar") as (cellar, _),
    ):
        await heard.hears("tray/kitchen/state", "ready")
        await heard.hears("tray/cellar/state", "ready")
        await heard.say("tray/cellar/spin/set", "PRESS")
        await until(lambda: "faces" in heard.json("tray/cellar/outcome"))
        assert kitchen.view(None).spin is None
        assert cellar.view(None).spin is not None
        assert "faces" not in heard.json("tray/kitchen/outcome")


@live
async def test_without_a_broker_in_the_config_nothing_is_begun(tmp_path: Path) -> None:
    config = config_of(tmp_path)
    async with open_table(config, HeldClock()) as table:
        before = asyncio.all_tasks()
        async with bridge(table, config.mqtt):
            assert asyncio.all_tasks() == before


@live
async def test_without_the_extra_the_fix_is_told(tmp_path: Path) -> None:
    config = config_of(tmp_path, mqtt__host="broker")
    async with open_table(config, HeldClock()) as table:
        with pytest.MonkeyPatch.context() as patch:
            patch.setitem(sys.modules, "aiomqtt", None)
            with pytest.raises(NoMqtt, match=re.escape(install_extra("mqtt"))):
                async with bridge(table, config.mqtt):
                    pass


def test_a_tray_without_a_name_has_the_machines_own() -> None:
    settings = config_of(Path(), mqtt__host="broker").mqtt
    assert Topics(settings).press == f"tray/{own_name()}/spin/set"


def test_without_a_prefix_for_discovery_home_assistant_is_told_nothing() -> None:
    told = [
        Topics(config_of(Path(), mqtt__host="broker", mqtt__discovery=prefix).mqtt).discovery()
        for prefix in ("homeassistant", "")
    ]
    assert told[0]
    assert not told[1]


@pytest.mark.parametrize("name", ["a/b", "#", "+", "has space"])
def test_a_name_that_no_topic_can_hold_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=r"mqtt\.tray"):
        config_of(Path(), mqtt__tray=name)


def _introductions(heard: list[tuple[str, str]]) -> int:
    return sum(topic.endswith("/spin/config") for topic, _ in heard)
