"""A table whose rows are damaged stands still and says so; everything else goes on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import QUICK, Arrive
from tests.browser.player import BOT, ME
from tests.browser.together import play_on
from tests.browser.words import say
from tests.server.serving import Serving


def test_a_damaged_table_can_be_read_and_the_others_played(arrive: Arrive, tmp_path: Path) -> None:
    """The page tells what is wrong, offers nothing to choose, and shows what there is."""
    server = Serving(tmp_path, *QUICK)
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
        server = Serving(tmp_path, *QUICK, database=server.database, port=server.port)
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
