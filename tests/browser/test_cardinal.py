"""A whole game of Cardinal, by mouse, against a bot."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.player import Player
from tests.browser.words import say
from tests.cli.commands import typer_run


def test_a_game_is_played_to_its_end_and_once_more(player: Player, tmp_path: Path) -> None:
    """From the first page to the ending; its record is sound, its picture a picture, the rematch another table."""
    player.plays_now("Cardinal")
    while player.is_to_choose():
        player.chooses(player.choices()[0])
    expect(player.ending.get_by_role("heading", level=2)).to_be_visible()
    path = player.path

    with player.page.expect_download() as record:
        player.ending.get_by_role("link", name=say("table-record")).click()
    file = tmp_path / record.value.suggested_filename
    record.value.save_as(file)
    assert file.suffix == ".qdr"
    assert typer_run("record", "verify", str(file)).code == 0

    with player.page.expect_download() as picture:
        player.ending.get_by_role("link", name=say("table-picture-file")).click()
    assert picture.value.path().read_text(encoding="utf-8").startswith("<svg")

    player.presses(say("table-rematch"))
    expect(player.ending).to_be_hidden()
    assert player.is_to_choose()
    assert player.path != path
