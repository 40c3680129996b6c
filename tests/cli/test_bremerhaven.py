"""Bremerhaven at the command line: alone and among three, line by line and on a full screen; steps and undo."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from textual.widgets import Input

from quarterdeck.cli.terminal.app import TableApp
from quarterdeck.cli.terminal.screens import Ending
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.messages.language import speaking
from quarterdeck.records.reading import read_record
from tests.cli.commands import Ran
from tests.cli.test_play import Lines, lines
from tests.cli.test_terminal import app_of, message, screen_text, settle, type_in

__all__ = ["lines"]
pytestmark = pytest.mark.usefixtures("nobody_watches")

Command = Callable[..., Ran]
WIDE = (100, 40)
LAST = 10
"""Rounds of a game alone."""
PATIENCE = 400
"""Choices of a game, at most."""
BIDS = ("5 on 2.1", "4 on 3.1", "3 on 1.0", "2 on 1.3", "1 on 1.2")


# -- line by line ------------------------------------------------------------------------------------


@pytest.mark.clause("BH-28.13")
def test_a_game_alone_is_played_line_by_line(lines: Lines, command: Command, tmp_path: Path) -> None:
    """By numbers of the list: the first of each until the tenth round is over, and the grade is told."""
    lines(*["1"] * PATIENCE)
    path = tmp_path / "alone.record"
    ran = command("play", "bremerhaven", "--plain", "--seats", "human", "--seed", "1", "--record", str(path))
    assert ran.code == 0
    assert read_record(path).closing.state == "over"
    assert re.search(r"The tenth round is over: \d+\smoney\s×\s-?\d+\sprestige\s=\s-?\d+\. You are", ran.out)
    assert "The dummy's instruction card names" in ran.out


@pytest.mark.clause("BH-25.4")
@pytest.mark.long
def test_a_long_game_of_three_is_played_line_by_line(lines: Lines, command: Command, tmp_path: Path) -> None:
    """Against two bots, to the end of the Progress track; Events are announced and carried out."""
    lines(*["1"] * PATIENCE)
    path = tmp_path / "three.record"
    ran = command(
        "play", "bremerhaven", "--plain", "--seats", "human,random,random", "--seed", "1", "--record", str(path)
    )
    assert ran.code == 0
    assert read_record(path).closing.state == "over"
    assert "The Ship token has come home" in ran.out
    assert "This round's Event: " in ran.out


@pytest.mark.clause("BH-5.3", "BH-R11")
def test_permits_are_used_and_undone_line_by_line(lines: Lines, command: Command, tmp_path: Path) -> None:
    """A refusal names its clause; a Bollard that is taken back can be put again; after a card is dealt it stays."""
    path = tmp_path / "begun.record"
    bids = ("3 on 1.2", "5 on 1.0", "4 on 1.0", "2 on 1.0", "1 on 1.0")
    lines(
        "1", "1", "1", "3 on 3.4", *bids, "bollard 0.1", "bollard 0.1", "undo", "bollard 0.1",
        "look", f"save {path}", "quit",
    )  # fmt: skip
    ran = command(
        "play", "bremerhaven", "--plain", "--seats", "human,random", "--seed", "1", "--option", "length=short"
    )
    assert "3.1 to 3.2" in ran.out
    assert "(BH-R11)" in ran.out
    assert "You take back a move." in ran.out
    assert read_record(path).closing.state == "open"


@pytest.mark.clause("BH-5.1")
def test_bids_are_laid_unseen_at_one_keyboard(lines: Lines, command: Command) -> None:
    """The keyboard is passed after every card; what the other has laid is not read, until all are turned up."""
    lines(*["", "1"] * 30)
    ran = command("play", "bremerhaven", "--plain", "--seats", "human,human", "--seed", "1", "--option", "length=short")
    parts = re.split(r"Pass the keyboard to ([RG])", ran.out)
    turns = list(zip(parts[1::2], parts[2::2], strict=True))
    assert len(turns) > len(BIDS)
    secret = ran.out[: ran.out.index("Bids on ")]
    names = {"R": "Red", "G": "Green"}
    for who, other in (("R", "G"), ("G", "R")):
        seen = "".join(text for mover, text in turns if mover == who and text in secret)
        assert re.search(rf"{names[who]} lays an? \d on", seen)
        assert f"{names[other]} lays a card face down on" in seen
        assert not re.search(rf"{names[other]} lays an? \d on", seen)


# -- on a full screen --------------------------------------------------------------------------------


def position_of(app: TableApp) -> BremerhavenPosition:
    """What a spectator sees."""
    position = app.session.match.view(-1)
    assert isinstance(position, BremerhavenPosition)
    return position


def play_rounds(app: TableApp, rounds: int) -> None:
    """The first of every list until so many rounds are over, before the table is on the screen."""
    session = app.session
    while position_of(app).round <= rounds:
        session.let_chance()
        session.viewer = session.chooser() or 0
        session.play(session.choices()[0])


async def test_a_game_alone_ends_by_keys() -> None:
    """The last round until the grade is shown; the boards, the harbor and the dummy are on the screen."""
    app = app_of("bremerhaven", "human")
    play_rounds(app, LAST - 1)
    async with app.run_test(size=WIDE) as pilot:
        await settle(pilot)
        shown = screen_text(app)
        for words in ("Bremerhaven", "Moves ("):
            assert words in shown, words
        await pilot.press("c", "pagedown")
        await pilot.pause()
        for words in ("Town", "Sea", "Land"):
            assert words in screen_text(app), words
        await pilot.press("escape")
        await pilot.pause()
        for _ in range(PATIENCE):
            if app.session.match.over:
                break
            await pilot.press("enter")
            await settle(pilot)
        assert isinstance(app.screen, Ending)
        assert "tenth round is over" in " ".join(screen_text(app).split())


@pytest.mark.clause("BH-R11")
async def test_three_at_a_table_bid_put_bollards_and_take_back() -> None:
    """By typed moves against two bots, in a short game; a refusal names its clause, and only the own step goes back."""
    app = app_of("bremerhaven", "human,random,random", "length=short")
    async with app.run_test(size=WIDE) as pilot:
        await settle(pilot)
        while position_of(app).phase != codes.BIDDING:
            await pilot.press("enter")
            await settle(pilot)
        assert "Green" in screen_text(app)
        assert "Blue" in screen_text(app)
        await pilot.press("5")
        assert app.query_one("#notation", Input).value == "5"
        await pilot.press("escape")
        for bid in BIDS:
            await type_in(pilot, bid)
        assert position_of(app).phase == codes.PERMITTING
        await type_in(pilot, "bollard 0.1")
        await type_in(pilot, "bollard 0.1")
        assert "BH-R11" in message(app)
        assert int(position_of(app).walls[0]) == 1
        await pilot.press("f3")
        await settle(pilot)
        assert "Taken back." in message(app)
        assert int(position_of(app).walls[0]) == 0


async def test_who_plays_alone_reads_what_happened_last() -> None:
    """The whole game is one turn; its end is told, where there is no room for all of it. Words are whole, without soft hyphens."""
    with speaking("de"):
        app = app_of("bremerhaven", "human")
        async with app.run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            for _ in range(5):
                await pilot.press("enter")
                await settle(pilot)
            told = app.session.match.story(app.session.viewer)[-1].text
            shown = " ".join(screen_text(app).replace("│", " ").split())
            assert " ".join(told.split()[:6]) in shown
            assert "Letzter Zug: …" in shown
            assert "\N{SOFT HYPHEN}" not in shown
