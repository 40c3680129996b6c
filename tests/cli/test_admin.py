"""`quarterdeck admin`, beside a server that runs."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text

from quarterdeck.server.database.rows import StoredLine
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
    assert "Another server" in command("admin", "restore", str(copy), "--really", *server.options).err
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
