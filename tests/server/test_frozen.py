"""Rows that make no sense stop the one match they belong to: it can be read as far as it goes, all else goes on."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from msgspec import Struct

from quarterdeck.server.pages.lobby import MOST_READ
from quarterdeck.server.protocol.api import Lobby
from quarterdeck.server.protocol.wire import (
    Answer,
    Chat,
    Done,
    Play,
    Problem,
    Propose,
    Refused,
    Replay,
    Replayed,
    Sit,
    Table,
    TakeBack,
    View,
    Why,
)
from tests.server.serving import Serving, Standby, serving
from tests.server.wires import Caller

MOVES = 3
"""Lines that are played at each table before it is damaged."""


class Damage(Struct, frozen=True):
    """What is done to a match's rows, how many of its lines can still be read, and a word of the reason."""

    name: str
    statement: str
    lines: int | None
    word: str


def header(change: str) -> str:
    """A statement that changes a match's header with a function of SQLite's JSON."""
    return f"UPDATE matches SET header = {change} WHERE id = :match"  # noqa: S608 - nobody else's text


DAMAGES = (
    Damage("bad text", "UPDATE moves SET move = 'frigate!' WHERE match = :match AND ply = 2", 1, "frigate!"),
    Damage("illegal", "UPDATE moves SET move = (SELECT move FROM moves WHERE match = :match AND ply = 1)"
           " WHERE match = :match AND ply = 2", 1, "line 3"),
    Damage("missing ply", "DELETE FROM moves WHERE match = :match AND ply = 2", 1, "2"),
    Damage("no beginning", "DELETE FROM moves WHERE match = :match AND ply = 1", 0, "1"),
    Damage("bad letters", "UPDATE moves SET move = CAST(X'FF00C3' AS TEXT) WHERE match = :match AND ply = 3", 2, "line 4"),
    Damage("unknown kind", "UPDATE moves SET kind = 'mutiny' WHERE match = :match AND ply = 3", 2, "mutiny"),
    Damage("no such seat", "UPDATE moves SET seat = 9 WHERE match = :match AND ply = 3", 2, "9"),
    Damage("no number", "UPDATE moves SET at = 'noon' WHERE match = :match AND ply = 2", 1, "at"),
    Damage("far back", "UPDATE moves SET kind = 'take-back', back_to = 77, move = '' WHERE match = :match AND ply = 3",
           2, "78"),
    Damage("no JSON", header("'{'"), None, "header"),
    Damage("no header", header("'[]'"), None, "object"),
    Damage("unknown game", header("json_set(header, '$.game', 'atlantis')"), None, "atlantis"),
    Damage("newer rules", header("json_set(header, '$.rules', 99)"), None, "99"),
    Damage("newer format", header("json_set(header, '$.format', 99)"), None, "newer"),
    Damage("bad option", header("json_set(header, '$.options.rows', 'many')"), None, "rows"),
    Damage("no such pack", header("json_set(header, '$.pack', json('{\"name\":\"x\",\"digest\":\"00\"}'))"), None, "pack"),
    Damage("other players", header("json_set(header, '$.players', 3)"), None, "seats"),
    Damage("unknown state", "UPDATE matches SET state = 'sunk' WHERE id = :match", None, "sunk"),
    Damage("no date", "UPDATE matches SET created = 'noon' WHERE id = :match", None, "created"),
    Damage("a seat is gone", "DELETE FROM seats WHERE match = :match AND seat = 1", MOVES, "seat"),
    Damage("bad seat", "UPDATE seats SET seen_until = 'late' WHERE match = :match AND seat = 1", MOVES, "seen_until"),
    Damage("bad remark", "UPDATE remarks SET at = 'noon' WHERE match = :match", MOVES, "at"),
    Damage("bad question", "UPDATE proposals SET what = 'mutiny' WHERE match = :match", MOVES, "mutiny"),
)  # fmt: skip


def damage(database: Path, match: str, statement: str) -> None:
    """Change rows behind the server's back; foreign keys and kinds of columns do not matter."""
    connection = sqlite3.connect(database)
    with connection:
        assert connection.execute(statement, {"match": match}).rowcount >= 1, statement
    connection.close()


class Site(Struct):
    """A server and two people who have played at tables there; by name, the tables."""

    server: Serving
    ann: Caller
    ben: Caller
    tables: dict[str, str]


async def played_table(ann: Caller, ben: Caller) -> str:
    """A game that has begun: three moves, a remark, and a question that is open."""
    match = await ann.make("me", "open", listed=True, options={"first": "orange"})
    async with ben.at(match) as there, ann.at(match) as here:
        assert isinstance(await there.ask(Sit(id=there.number(), seat=1)), Done)
        for wire in (here, there, here):
            assert isinstance(await wire.play(), Done)
        await here.ask(Chat(id=here.number(), text="Fair winds!"))
        await there.seen(3)
        taken = TakeBack(id=there.number(), seat=1, expected=3)
        assert isinstance(await there.ask(taken), Done)
    return match


@asynccontextmanager
async def site(folder: Path, standby: Standby, names: list[str]) -> AsyncIterator[Site]:
    """A server that has come back to damaged rows, and to a table called `sound`."""
    statements = {found.name: found.statement for found in DAMAGES}
    with serving(folder, "--no-limits", start=standby) as server:
        port = server.port
        ann, ben = await Caller(server.url).enter("Ann"), await Caller(server.url).enter("Ben")
        tables = {name: await played_table(ann, ben) for name in [*names, "sound"]}
    for name in names:
        damage(folder / "server.sqlite", tables[name], statements[name])
    with serving(folder, "--no-limits", port=port, start=standby) as server:
        try:
            yield Site(server, ann, ben, tables)
        finally:
            await ann.close()
            await ben.close()


async def test_a_damaged_match_is_frozen_and_the_others_go_on(tmp_path: Path, standby: Standby) -> None:
    """All damages at once: each table says what is wrong with it and shows what can be read; the sound one plays on."""
    async with site(tmp_path, standby, [found.name for found in DAMAGES]) as here:
        for found in DAMAGES:
            await check_socket(here, found)
            await check_http(here, found)
        await check_lobby(here)
        async with here.ann.at(here.tables["sound"]) as wire, here.ben.at(here.tables["sound"]) as other:
            assert isinstance(await other.play(), Done)
            assert (await wire.seen(4)).moves
        assert here.server.status("/readyz") == 200
        lines = here.server.logged()
    assert not [line for line in lines if line["level"] == "error"]
    told = [str(line["problem"]) for line in lines if line["event"] == "table frozen"]
    for found in DAMAGES:
        assert any(found.word in problem for problem in told), found.name
    text = json.dumps(lines)
    assert not [match for match in here.tables.values() if match in text]


async def check_socket(here: Site, found: Damage) -> None:
    """The table opens, says why it is frozen, shows what can be read, and takes no moves."""
    async with here.ann.at(here.tables[found.name]) as wire:
        table = await wire.first(Table)
        assert table.state == "frozen", found.name
        assert table.problem is not None
        assert found.word in table.problem.message, found.name
        await refuse(wire.ask(Play(id=wire.number(), seat=0, move="a1", expected=3)), found)
        if found.lines is None:
            assert not any(isinstance(message, View) for message in wire.got), found.name
            await refuse(wire.ask(Replay(id=wire.number(), at=0, seat=-1)), found)
            return
        view = await wire.first(View)
        assert view.revision == found.lines, found.name
        assert not view.moves
        assert not view.waiting
        for at in range(view.moves_made + 1):
            assert isinstance(await wire.ask(Replay(id=wire.number(), at=at, seat=-1)), Replayed)


async def refuse(answer: Awaitable[object], found: Damage) -> None:
    """The answer is a refusal with the reason."""
    refused = await answer
    assert isinstance(refused, Refused), found.name
    assert refused.problem.kind in {"forbidden", "frozen"}, found.name
    assert refused.problem.message


async def check_http(here: Site, found: Damage) -> None:
    """The card says frozen; record and picture are what can be read, or a clear refusal."""
    match = here.tables[found.name]
    assert (await here.ann.card(match)).state == "frozen", found.name
    for path in ("record", "picture.svg"):
        answer = await here.ann.get(f"/api/matches/{match}/{path}")
        if found.lines is None:
            assert answer.status_code == 409, found.name
            problem = msgspec.json.decode(answer.content, type=Problem)
            assert problem.kind == "frozen"
            assert found.word in problem.message
        else:
            assert answer.status_code == 200, found.name
            assert path != "record" or len(answer.content.splitlines()) == found_lines(found) + 2


def found_lines(found: Damage) -> int:
    """Lines of the record that can be read."""
    return found.lines or 0


async def check_lobby(here: Site) -> None:
    """All tables are in the lists, the damaged ones as frozen where that is known: each list reads some more of them."""
    for caller in (here.ann, here.ben):
        for _ in range(len(here.tables) // MOST_READ):
            await caller.get("/api/matches")
        lobby = msgspec.json.decode((await caller.get("/api/matches")).content, type=Lobby)
        states = {card.match: card.state for card in lobby.mine}
        missing = [name for name, match in here.tables.items() if match not in states]
        assert missing == ([] if caller is here.ann else ["a seat is gone"])
        sound = [name for name, match in here.tables.items() if states.get(match, "frozen") != "frozen"]
        assert sound == ["sound"]
        assert {card.match for card in lobby.listed} >= {here.tables["sound"]}


async def test_the_lists_come_first_and_still_work(tmp_path: Path, standby: Standby) -> None:
    """Whoever asks for the lists before any table was looked at gets all of them, too."""
    async with site(tmp_path, standby, [found.name for found in DAMAGES]) as here:
        await check_lobby(here)


async def test_a_thought_that_makes_no_sense_is_not_told(tmp_path: Path, standby: Standby) -> None:
    """The question is refused; the table goes on."""
    async with site(tmp_path, standby, []) as here:
        match = here.tables["sound"]
        damage(tmp_path / "server.sqlite", match, "UPDATE moves SET thought = X'FF' WHERE match = :match AND ply = 1")
        async with here.ben.at(match) as wire:
            refused = await wire.ask(Why(id=wire.number(), revision=1))
            assert isinstance(refused, Refused)
            assert isinstance(await wire.play(), Done)


async def test_the_players_choose_what_becomes_of_a_frozen_game(tmp_path: Path, standby: Standby) -> None:
    """All must agree: it goes on before the line that cannot be played, or ends and counts for nothing."""
    async with site(tmp_path, standby, ["illegal", "bad text"]) as here:
        back, ends = here.tables["illegal"], here.tables["bad text"]
        async with here.ann.at(back) as ann, here.ben.at(back) as ben:
            assert isinstance(await ann.ask(Propose(id=ann.number(), what="go-back", seat=1)), Refused), "not her seat"
            assert isinstance(await ann.ask(Propose(id=ann.number(), what="go-back", seat=0)), Done)
            assert isinstance(await ann.ask(Propose(id=ann.number(), what="go-back", seat=0)), Refused), "asked already"
            assert (await table_of(here.ann, back)).state == "frozen"
            asked = await table_of(here.ben, back)
            number = next(proposal.proposal for proposal in asked.proposals if proposal.what == "go-back")
            assert isinstance(await ben.ask(Answer(id=ben.number(), proposal=number, agree=False)), Done)
            assert (await table_of(here.ann, back)).state == "frozen"
            assert isinstance(await ben.ask(Propose(id=ben.number(), what="go-back", seat=1)), Done)
            number = next(one.proposal for one in (await table_of(here.ann, back)).proposals if one.what == "go-back")
            assert isinstance(await ann.ask(Answer(id=ann.number(), proposal=number, agree=True)), Done)
            mended = await table_of(here.ben, back)
            assert (mended.state, mended.problem) == ("playing", None)
            assert isinstance(await ben.ask(Propose(id=ben.number(), what="end", seat=1)), Refused), "it goes on"
        async with here.ben.at(back) as ben:
            assert isinstance(await ben.play(), Done)
        async with here.ann.at(ends) as ann, here.ben.at(ends) as ben:
            assert isinstance(await ben.ask(Propose(id=ben.number(), what="end", seat=1)), Done)
            number = next(one.proposal for one in (await table_of(here.ann, ends)).proposals if one.what == "end")
            assert isinstance(await ann.ask(Answer(id=ann.number(), proposal=number, agree=True)), Done)
            ended = await table_of(here.ben, ends)
            assert ended.problem is not None
            assert (ended.state, ended.problem.kind) == ("frozen", "ended")
            assert isinstance(await ann.ask(Propose(id=ann.number(), what="go-back", seat=0)), Refused), "no way back"


async def table_of(caller: Caller, match: str) -> Table:
    """The table as somebody finds it who comes now."""
    async with caller.at(match) as wire:
        return await wire.first(Table)
