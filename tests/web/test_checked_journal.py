"""Pages are told what was changed behind the journal's back, and only the host settles it."""

from __future__ import annotations

from pathlib import Path

from companion.table.journal.records import TotalsConfirmed
from tests.table.journal.samples import tamper
from tests.web.rig import Json, guarded, live

MATCH: Json = {
    "do": "start-match",
    "edition": "eye-eye",
    "players": [{"name": "Ann"}, {"name": "Bo"}],
    "options": {"target": 500},
}
ROUND: Json = {"do": "score-round", "winner": "p2", "left": {"p1": {"points": 40}}}


@live
async def test_an_edited_score_is_told_to_every_page_and_settled_by_the_host(tmp_path: Path) -> None:
    async with guarded(tmp_path) as home, home.joins() as host:
        for command in (MATCH, ROUND, ROUND):
            assert (await host.do(command))["type"] == "done"
        seen, token = home.table.head, host.welcome["token"]
        data = home.table.journal.path.parent
    edit = "UPDATE records SET body = replace(body, ':40', ':490') WHERE body LIKE ?"
    tamper(data, edit, '{"kind":"round-scored","round":1,%')
    async with (
        guarded(tmp_path) as home,
        home.guest(token=token, since=seen.sequence, head=seen.hash) as host,
        home.joins() as guest,
    ):
        assert host.welcome["honest"] is False
        for page in (host, guest):
            table = page.welcome["table"]
            assert "so the totals are not proven" in table["doubt"]
            assert table["match"]["proven"] is False
            assert not table["match"]["ended"]
        refused = await guest.do({"do": "confirm-totals"})
        assert refused["reason"] == "Only the host can confirm the totals: ask whoever opened the table."
        settle: Json = {"do": "confirm-totals", "totals": {"p2": 80}, "round": 3}
        assert (await host.do(settle))["type"] == "done"
        assert home.table.state.match is not None
        assert home.table.state.match.totals == {"p1": 0, "p2": 80}
        *_, last = home.table.journal.records()
        assert isinstance(last.record, TotalsConfirmed)
        new = home.table.head
    async with (
        guarded(tmp_path) as home,
        home.guest(token=token, since=new.sequence, head=new.hash) as host,
    ):
        assert host.welcome["honest"] is True
        assert host.welcome["table"]["match"]["proven"] is True
