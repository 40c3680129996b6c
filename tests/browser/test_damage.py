"""A table whose rows are damaged stands still and says so; everything else goes on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import QUICK, Arrive
from tests.browser.player import BOT, ME, OPEN
from tests.browser.together import play_on
from tests.browser.words import say
from tests.server.serving import Serving, Standby


@pytest.mark.long
def test_a_damaged_table_can_be_read_and_the_others_played(arrive: Arrive, standby: Standby, tmp_path: Path) -> None:
    """The page tells what is wrong, offers nothing to choose, and shows what there is."""
    server = Serving(tmp_path, *QUICK, start=standby)
    try:
        player = arrive(url=server.url)
        player.watch.expects("ERR_CONNECTION|WebSocket|status of 4")
        damaged = player.makes_table("cardinal", ME, ME, first="orange")
        player.chooses("Place your ship on b2")
        player.chooses("Place your ship on c3")
        sound = player.makes_table("cardinal", ME, BOT, first="orange")
        server.kill()
        with closing(sqlite3.connect(tmp_path / "server.sqlite")) as database:
            database.execute("update moves set move = 'nowhere' where match = ? and ply = 2", [damaged[3:]])
            database.commit()
        server = Serving(tmp_path, *QUICK, database=server.database, port=server.port, start=standby)
        player.opens(damaged)
        expect(player.page.get_by_role("alert").filter(has_text="This table cannot go on here")).to_be_visible()
        expect(player.hotspots).to_have_count(0)
        player.reads_in_the_log("Orange places a ship on b2.")
        player.opens("/")
        player.sees(say("state-frozen"))
        player.opens(sound)
        play_on(player, turns=2)
        assert player.is_to_choose()
    finally:
        server.kill()


def test_players_agree_to_go_on_before_the_damage_or_to_end_the_game(
    arrive: Arrive, standby: Standby, tmp_path: Path
) -> None:
    """Both are told what they can do, and nothing happens before both want it."""
    server = Serving(tmp_path, *QUICK, start=standby)
    try:
        ann, ben = arrive(url=server.url), arrive(url=server.url)
        for player in (ann, ben):
            player.watch.expects("ERR_CONNECTION|WebSocket|status of 4")
        table = ann.makes_table("cardinal", ME, OPEN, first="orange")
        ben.joins(table, "green")
        ann.opens(table)
        ann.chooses("Place your ship on b2")
        ben.chooses("Place your ship on c3")
        damage(tmp_path, table)
        for player in (ann, ben):
            expect(player.region(say("frozen-choice"))).to_be_visible()
        ann.presses(say("frozen-go-back"))
        ben.presses(say("table-agree"))
        for player in (ann, ben):
            expect(player.region(say("frozen-choice"))).to_have_count(0)
        ben.chooses("Place your ship on d2")
        damage(tmp_path, table)
        ben.presses(say("frozen-end"))
        ann.presses(say("table-agree"))
        for player in (ann, ben):
            expect(player.page.get_by_role("alert").filter(has_text="ended this game by agreement")).to_be_visible()
            expect(player.region(say("frozen-choice"))).to_have_count(0)
    finally:
        server.kill()


def damage(folder: Path, table: str) -> None:
    """Make the second move of a table unplayable, and let the server read it again as after an operator's act."""
    with closing(sqlite3.connect(folder / "server.sqlite", timeout=20)) as database:
        database.execute("update moves set move = 'nowhere' where match = ? and ply = 2", [table[3:]])
        database.execute("insert into acts (at, what, match, note) values (0, 'look', ?, '')", [table[3:]])
        database.commit()
