"""`quarterdeck admin`, beside a server that runs."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select, text

from quarterdeck.server.clock import now_ms
from quarterdeck.server.database.administering import note_act
from quarterdeck.server.database.matches import load_lines
from quarterdeck.server.database.own_data import delete_person
from quarterdeck.server.database.people import living_sessions
from quarterdeck.server.database.programs import living_tokens
from quarterdeck.server.database.rows import Act, StoredLine
from quarterdeck.server.database.schema import acts, sessions
from quarterdeck.server.people.sessions import id_of
from tests.cli.commands import Ran
from tests.server.site import Browser, Site, opened, plain

Command = Callable[..., Ran]


class Server:
    """A server that runs, with a table where some moves were made."""

    def __init__(self, site: Site, browser: Browser, match: str, file: Path) -> None:
        self.site, self.browser, self.match, self.file = site, browser, match, file
        self.options = ("--database", f"sqlite:///{file}")

    async def change(self, statement: str) -> None:
        """Change something behind the server's back; the table leaves memory."""
        await self.site.rooms.database.write(lambda c: c.execute(text(statement), {"match": self.match}))
        self.site.rooms.rooms.clear()


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    """A table of Kraken after four moves."""
    async with opened(plain(tmp_path)) as site:
        browser = site.browser()
        await browser.enter("Ann")
        match = await browser.make("me", "me", game="kraken")
        await site.play_on(match, 4)
        yield Server(site, browser, match, tmp_path / "site.sqlite")


async def test_tables_are_listed(server: Server, command: Command) -> None:
    """With who sits there; only those that are asked for."""
    (found,) = msgspec.json.decode(command("admin", "list", "--json", *server.options).out)
    assert (found["table"], found["game"], found["state"]) == (server.match, "kraken", "playing")
    assert found["seats"] == ["Ann", "Ann"]
    assert command("admin", "list", "--state", "over", "--json", *server.options).out.strip() == "[]"
    assert server.match in command("admin", "list", *server.options).out


async def test_a_look_is_veiled_unless_it_is_wanted_twice_and_then_noted(server: Server, command: Command) -> None:
    """A spectator's eyes see no hand."""
    veiled = command("admin", "look", server.match, *server.options)
    assert veiled.code == 0
    refused = command("admin", "look", server.match, "--seat", "all", *server.options)
    assert refused.code == 2
    assert "--really" in refused.err
    assert command("admin", "acts", "--json", *server.options).out.strip() == "[]"
    unveiled = command("admin", "look", server.match, "--seat", "all", "--really", *server.options)
    assert unveiled.code == 0
    assert unveiled.out != veiled.out
    (act,) = msgspec.json.decode(command("admin", "acts", "--json", *server.options).out)
    assert (act["what"], act["table"], act["note"]) == ("look", server.match, "all")


async def test_a_frozen_table_is_found_and_taken_back_to_its_last_sound_line(server: Server, command: Command) -> None:
    """Nothing is lost: the lines that went are noted."""
    assert command("admin", "check", *server.options).code == 0
    assert command("admin", "repair", server.match, "--really", *server.options).code == 0
    room = await server.site.room(server.match)
    last = room.revision
    await server.change(f"UPDATE moves SET move = 'frigate!' WHERE match = :match AND ply = {last - 1}")  # noqa: S608
    found = command("admin", "check", "--json", *server.options)
    assert found.code == 4
    (frozen,) = msgspec.json.decode(found.out)
    assert (frozen["table"], frozen["good_lines"]) == (server.match, last - 2)
    assert "frigate!" in frozen["reason"]
    assert command("admin", "repair", server.match, *server.options).code == 2
    assert command("admin", "repair", server.match, "--really", *server.options).code == 0
    assert command("admin", "check", *server.options).code == 0
    (act,) = msgspec.json.decode(command("admin", "acts", "--json", *server.options).out)
    removed = msgspec.json.decode(act["note"], type=list[StoredLine])
    assert [line.ply for line in removed] == [last - 1, last]
    again = await server.site.room(server.match)
    assert (again.state, again.revision) == ("playing", last - 2)


async def test_a_copy_is_made_while_the_server_runs_and_put_back(
    server: Server, command: Command, tmp_path: Path
) -> None:
    """The copy is of one moment; a restored database is what it was, and what was there is kept."""
    copy = tmp_path / "copy.sqlite"
    assert command("admin", "backup", str(copy), *server.options).code == 0
    assert copy.stat().st_mode & 0o077 == 0
    assert command("admin", "backup", str(copy), *server.options).code != 0, "a copy is never written over"
    broken = tmp_path / "broken.sqlite"
    broken.write_bytes(copy.read_bytes()[:5_000])
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    there = ("--database", f"sqlite:///{elsewhere / 'other.sqlite'}")
    assert command("admin", "restore", str(broken), "--really", *there).code != 0
    assert command("admin", "restore", str(copy), *there).code == 2
    assert command("admin", "restore", str(copy), "--really", *there).code == 0
    (found,) = msgspec.json.decode(command("admin", "list", "--json", *there).out)
    assert found["table"] == server.match
    assert command("admin", "restore", str(copy), "--really", *there).code == 0
    assert [path.name for path in elsewhere.iterdir() if ".before-" in path.name]


async def restored(server: Server, command: Command, copy: Path) -> Ran:
    """What the command says while the server goes on."""
    return await asyncio.to_thread(command, "admin", "restore", str(copy), "--really", *server.options)


async def test_a_running_server_puts_a_copy_in_place_itself(server: Server, command: Command, tmp_path: Path) -> None:
    """Everybody is sent away and comes back to the game as it was; what was there is kept, and play goes on."""
    copy = tmp_path / "copy.sqlite"
    assert command("admin", "backup", str(copy), *server.options).code == 0
    room = await server.site.room(server.match)
    before = room.revision
    later = await server.browser.make("me", "me")
    await server.site.play_on(server.match, 2)
    assert room.revision > before
    ran = await restored(server, command, copy)
    assert ran.code == 0, ran.err
    assert room.gone
    again = await server.site.room(server.match)
    assert again.revision == before
    assert (await server.browser.get(f"/api/matches/{later}")).status_code == 404
    await server.site.play_on(server.match, 1)
    assert again.revision > before
    (act,) = msgspec.json.decode(command("admin", "acts", "--json", *server.options).out)
    assert act["what"] == "restored"
    kept = command("admin", "list", "--json", "--database", f"sqlite:///{act['note']}")
    assert later in kept.out


async def test_a_running_server_refuses_a_copy_of_another_database(
    server: Server, command: Command, tmp_path: Path
) -> None:
    """Nobody would be known any more. The game goes on as it was."""
    copy = tmp_path / "copy.sqlite"
    assert command("admin", "backup", str(copy), *server.options).code == 0
    with closing(sqlite3.connect(copy)) as other, other:
        other.execute("UPDATE settings SET value = ? WHERE key = 'secret'", ("ab" * 32,))
    await server.site.play_on(server.match, 2)
    before = (await server.site.room(server.match)).revision
    ran = await restored(server, command, copy)
    assert ran.code == 1
    assert "Nothing has changed" in ran.err
    assert "not of this database" in ran.err.replace("\n", " ")
    assert (await server.site.room(server.match)).revision == before
    await server.site.play_on(server.match, 1)


async def test_a_database_that_is_none_is_refused(command: Command, tmp_path: Path) -> None:
    """And none is made."""
    missing = tmp_path / "missing.sqlite"
    refused = command("admin", "list", "--database", f"sqlite:///{missing}")
    assert refused.code == 1
    assert "no database" in refused.err
    assert not missing.exists()


async def test_a_game_that_began_by_older_rules_goes_on_if_every_move_can_be_played(server: Server) -> None:
    """By the rules of today; and it is frozen if it was over by the older ones and is not by these."""
    server.match = await server.browser.make("me", "me", game="bremerhaven")
    await server.site.play_on(server.match, 4)
    await server.change("UPDATE matches SET header = json_set(header, '$.rules', 1) WHERE id = :match")
    room = await server.site.room(server.match)
    assert room.state == "playing"
    revision = room.revision
    await server.site.play_on(server.match, 1)
    assert room.revision > revision
    await server.change("UPDATE matches SET state = 'over' WHERE id = :match")
    assert (await server.site.room(server.match)).state == "frozen"


async def test_a_game_is_frozen_before_a_move_that_means_something_else_by_newer_rules(server: Server) -> None:
    """Though it can be played: it led to another position. Lines without a digest, or with one of another form, tell nothing."""
    server.match = await server.browser.make("me", "me", game="bremerhaven")
    await server.site.play_on(server.match, 4)
    match = (await server.site.room(server.match)).match
    assert match is not None
    last = match.revision
    lines = await server.site.rooms.database.read(lambda c: load_lines(c, server.match))
    assert lines[-1].position == match.position_digest()
    elsewhere = """
        UPDATE moves SET position = '1:0123456789abcdef' WHERE match = :match
        AND ply = (SELECT max(ply) - 1 FROM moves WHERE match = :match)
    """
    await server.change(elsewhere)
    room = await server.site.room(server.match)
    assert room.state == "playing", "by the rules with which it began nothing is compared"
    assert room.revision == last
    await server.change("UPDATE matches SET header = json_set(header, '$.rules', 1) WHERE id = :match")
    room = await server.site.room(server.match)
    assert room.state == "frozen"
    assert room.revision == last - 2
    assert room.fault is not None
    assert "leads to another position" in room.fault
    for unknown in ("UPDATE moves SET position = NULL WHERE match = :match", elsewhere.replace("'1:", "'2:")):
        await server.change(unknown)
        assert (await server.site.room(server.match)).state == "playing"


WORD = "Nobody may play for money here."


async def test_a_table_is_ended_with_a_word_for_its_people(server: Server, command: Command) -> None:
    """The game counts for nothing, takes no moves, and nothing brings it back."""
    room = await server.site.room(server.match)
    assert command("admin", "end", server.match, "--word", WORD, *server.options).code == 2
    assert command("admin", "end", server.match, "--word", " ", "--really", *server.options).code == 2
    assert command("admin", "end", server.match, "--word", WORD, "--really", *server.options).code == 0
    await server.site.app.state.operated.look()
    assert room.state == "frozen"
    assert room.problem is not None
    assert WORD in room.problem.message
    assert room.awaited == frozenset()
    answer = await server.browser.get(f"/api/archive?game={room.game}")
    assert answer.json()["games"] == []
    (found,) = msgspec.json.decode(command("admin", "list", "--json", *server.options).out)
    assert found["state"] == "over"
    again = command("admin", "end", server.match, "--word", WORD, "--really", *server.options)
    assert again.code == 2
    assert command("admin", "repair", server.match, "--really", *server.options).code == 2
    (act,) = msgspec.json.decode(command("admin", "acts", "--json", *server.options).out)
    assert (act["what"], act["table"], act["note"]) == ("end", server.match, WORD)


@pytest.mark.parametrize("game", ["cardinal", "kraken", "bruise-cruise", "bremerhaven", "pirates"])
async def test_a_table_that_waits_for_players_is_ended(server: Server, command: Command, game: str) -> None:
    """Also by a server that does not have it in memory; nobody can sit down there."""
    waiting = await server.browser.make("me", "open", game=game, listed=True)
    assert command("admin", "end", waiting, "--word", WORD, "--really", *server.options).code == 0
    await server.site.app.state.operated.look()
    for _time in range(2):
        room = await server.site.room(waiting)
        assert room.state == "frozen"
        card = await server.browser.card(waiting)
        assert card.state == "frozen"
        server.site.rooms.rooms.clear()


async def test_a_seat_is_moved_to_somebody_else(server: Server, command: Command) -> None:
    """Who has lost a browser gets the seat back as another guest; the running game follows."""
    ben = server.site.browser()
    person = await ben.enter("Ben")
    room = await server.site.room(server.match)
    assert room.match is not None
    options = ("--seat", room.match.seat_names[1], "--to", person.id, *server.options)
    assert command("admin", "move", server.match, *options).code == 2
    assert command("admin", "move", server.match, "--really", *options).code == 0
    assert (
        command("admin", "move", server.match, "--really", "--seat", "A", "--to", "nobody", *server.options).code == 2
    )
    await server.site.app.state.operated.look()
    assert [chair.name for chair in room.chairs] == ["Ann", "Ben"]
    assert room.seats_of(person.id) == (1,)
    before = room.revision
    await server.site.play_on(server.match, 1)
    assert room.revision > before
    (act,) = msgspec.json.decode(command("admin", "acts", "--json", *server.options).out)
    assert (act["what"], act["person"]) == ("move", person.id)
    assert act["note"].startswith(room.match.seat_names[1])


async def test_what_is_noted_of_a_moved_seat_forgets_who_is_deleted(server: Server, command: Command) -> None:
    """Nobody's name is noted any more, only ids; a name in an older note goes with the person."""
    room = await server.site.room(server.match)
    assert room.match is not None
    seat, person = room.match.seat_names[1], await server.site.browser().enter("Ben")
    ann = room.chairs[1].user
    options = ("--seat", seat, "--to", person.id, "--really", *server.options)
    assert command("admin", "move", server.match, *options).code == 0
    (act,) = msgspec.json.decode(command("admin", "acts", "--json", *server.options).out)
    assert act["note"] == f"{seat}: {ann}"
    database = server.site.rooms.database
    for named in (Act(at=1, what="move", note=f"{seat}: {name}") for name in ("Ann", "Anna")):
        await database.write(partial(note_act, act=named))
    await database.write(lambda c: delete_person(c, ann, {}))
    left = await database.read(lambda c: c.execute(select(acts.c.note).order_by(acts.c.n)).scalars().all())
    assert left == [f"{seat}: {ann}", seat, f"{seat}: Anna"]


async def test_nobody_is_given_a_second_seat(server: Server, command: Command) -> None:
    """They would see two hands; also not somebody who has left the other seat."""
    person = await server.site.browser().enter("Ben")
    room = await server.site.room(server.match)
    assert room.match is not None
    first, second = room.match.seat_names[:2]
    options = ("--to", person.id, "--really", *server.options)
    assert command("admin", "move", server.match, "--seat", second, *options).code == 0
    assert command("admin", "move", server.match, "--seat", first, *options).code == 2
    await server.change(
        "UPDATE seats SET left_user = user, left_by = 'Ben', user = NULL WHERE match = :match AND seat = 1"
    )
    assert command("admin", "move", server.match, "--seat", first, *options).code == 2
    assert command("admin", "move", server.match, "--seat", second, *options).code == 0


async def test_a_bot_keeps_its_seat(server: Server, command: Command) -> None:
    """Only seats of people are moved, and only while the game goes on."""
    me = await server.browser.me()
    assert me is not None
    match = await server.browser.make("me", "bot", game="cardinal")
    options = ("--to", me.id, "--really", *server.options)
    for seat in ("green", "spectator"):
        assert command("admin", "move", match, "--seat", seat, *options).code == 2
    waiting = await server.browser.make("me", "open", game="cardinal")
    assert command("admin", "move", waiting, "--seat", "orange", *options).code == 2


async def test_a_person_is_blocked_with_a_word_and_let_in_again(server: Server, command: Command) -> None:
    """The browser is not even a guest while it keeps the session, and everything is there afterwards."""
    me = await server.browser.me()
    assert me is not None
    credentials = {"login": "ann", "password": "correct horse battery"}
    assert (await server.browser.post("/api/account", credentials)).status_code == 200
    assert command("admin", "block", "ann", "--word", WORD, *server.options).code == 2
    database = server.site.rooms.database
    signed_in = await database.read(lambda c: list(c.execute(select(sessions.c.id)).scalars()))
    assert await database.read(lambda c: living_sessions(c, signed_in, now_ms()))
    made = (await server.browser.post("/api/programs", {"name": "Robin"})).json()
    shown = {"authorization": f"Bearer {made['token']}"}
    assert (await server.site.browser().get("/api/program", **shown)).status_code == 200
    assert command("admin", "block", "ann", "--word", WORD, "--really", *server.options).code == 0
    assert not await database.read(lambda c: living_sessions(c, signed_in, now_ms())), "open sockets are closed"
    assert not await database.read(lambda c: living_tokens(c, [id_of(made["token"])]))
    assert (await server.site.browser().get("/api/program", **shown)).status_code == 401
    for answer in (
        await server.browser.get("/api/me"),
        await server.browser.post("/api/me", {"name": "Eve"}),
        await server.browser.post("/api/matches", {"game": "cardinal", "seats": [{"kind": "me"}, {"kind": "open"}]}),
        await server.site.browser().post("/api/login", credentials),
    ):
        assert (answer.status_code, answer.json()["kind"]) == (403, "blocked")
        assert WORD in answer.json()["message"]
    assert command("admin", "unblock", me.id, *server.options).code == 0
    assert command("admin", "unblock", me.id, *server.options).code == 2
    back = await server.browser.me()
    assert back is not None
    assert back.id == me.id
    acts = msgspec.json.decode(command("admin", "acts", "--json", *server.options).out)
    assert [(act["what"], act["person"], act["note"]) for act in acts] == [
        ("unblock", me.id, ""),
        ("block", me.id, WORD),
    ]
