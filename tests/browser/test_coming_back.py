"""Pages that are reloaded, connections that break, servers that are killed: the table comes back as it was."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import QUICK, Arrive
from tests.browser.player import BOT, ME, OPEN, Player
from tests.browser.together import play_on, safest
from tests.browser.words import say
from tests.cli.commands import run_here
from tests.server.serving import Serving, Standby

NO_CONNECTION = r"ERR_CONNECTION|ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|WebSocket connection"


def numbers(player: Player) -> tuple[int, list[str], list[str]]:
    """How many moves, what can be chosen, what the log says."""
    return player.moves_made(), player.choices(), player.log()


def test_a_page_reloaded_in_mid_turn_shows_everything_again(player: Player) -> None:
    """With a card half resolved: the same moves, the same choices, the same log."""
    player.makes_table("kraken", ME, BOT)
    assert player.is_to_choose()
    player.chooses(player.choices()[0])
    player.chooses(safest(player.choices()))
    player.says("Wait for me")
    before = numbers(player)
    player.page.reload()
    assert player.is_to_choose()
    assert numbers(player) == before
    player.turns_to(say("table-chat"))
    player.sees("Wait for me")
    player.chooses(safest(player.choices()))


def test_a_move_made_while_offline_is_played_once_the_network_is_back(arrive: Arrive) -> None:
    """The page says in one place that the connection is lost, keeps the move, and sends it; the other sees it once."""
    host, guest = arrive(), arrive()
    guest.joins(host.makes_table("cardinal", ME, OPEN, first="orange"), "green")
    expect(host.hotspots.first).to_be_visible()
    moves = host.moves_made()
    host.watch.expects(NO_CONNECTION)
    host.page.context.set_offline(offline=True)
    host.sees(say("not-connected"))
    host.picture.get_by_role("button", name="Place your ship on b2").click()
    guest.page.wait_for_timeout(150)
    expect(host.page.locator(".trouble, .offline")).to_have_count(1)
    assert guest.moves_made() == moves
    host.page.context.set_offline(offline=False)
    host.sees_it_done(moves)
    expect(guest.slider).to_have_attribute("max", str(moves + 1))
    assert [line for line in guest.log() if "b2" in line] == ["Orange places a ship on b2."]


@pytest.mark.long
@pytest.mark.parametrize("game", ["cardinal", "kraken"])
def test_a_killed_server_comes_back_and_the_game_goes_on(
    arrive: Arrive, standby: Standby, tmp_path: Path, game: str
) -> None:
    """SIGKILL in mid-game, another server on the same port and database: nothing lost, nothing twice."""
    server = Serving(tmp_path, *QUICK, start=standby)
    host, guest = arrive(url=server.url), arrive(url=server.url)
    try:
        guest.joins(host.makes_table(game, ME, OPEN), "green" if game == "cardinal" else "B")
        expect(host.invitation).to_be_hidden()
        for player in (host, guest):
            player.watch.expects(NO_CONNECTION)
        play_on(host, guest, choose=later, turns=4)
        moves = max(host.moves_made(), guest.moves_made())
        server.kill()
        host.sees(re.compile("connection", re.IGNORECASE))
        server = Serving(tmp_path, *QUICK, database=server.database, port=server.port, start=standby)
        for player in (host, guest):
            expect(player.page.locator(".trouble, .offline")).to_have_count(0)
            expect(player.slider).to_have_attribute("max", str(moves))
        play_on(host, guest, choose=later)
        expect(guest.ending).to_be_visible()
        assert len(host.log()) == len(guest.log()) or game == "kraken"
        assert run_here("record", "verify", str(saved(host, tmp_path))).code == 0
    finally:
        server.kill()


def saved(player: Player, folder: Path) -> Path:
    """The record of the table as a file."""
    file = folder / "game.qdr"
    file.write_bytes(player.has_file("record"))
    return file


def later(choices: Sequence[str]) -> str:
    """The last choice, so that not every game is the same."""
    return choices[-1]
