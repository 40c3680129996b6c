"""Bruise Cruise at the command line: whole games, moves that look like options or commands, charts of one's own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from textual.widgets import Input

from quarterdeck.cli.terminal.screens import Help, SaveAs
from quarterdeck.engine.registry import find_game
from quarterdeck.games.bruise_cruise.pack.tables import own_tables
from quarterdeck.records.reading import read_record
from quarterdeck.records.record import MoveLine
from quarterdeck.records.writing import write_record
from tests.cli.commands import Ran
from tests.cli.test_play import Lines, lines
from tests.cli.test_terminal import app_of, message, screen_text, settle, type_in
from tests.records.captains import MAP_T
from tests.records.games import script
from tests.table.roads import roads

__all__ = ["lines"]

Command = Callable[..., Ran]
FIXTURES = Path(__file__).parents[1] / "records" / "fixtures"
WIDE = (100, 30)
pytestmark = pytest.mark.usefixtures("nobody_watches")


@pytest.fixture
def tampa(tmp_path: Path) -> Path:
    """A position file: P is on turn in the roads of Tampa."""
    path = tmp_path / "tampa.json"
    path.write_bytes(roads().save())
    return path


# -- line by line ------------------------------------------------------------------------------------


def test_a_whole_game_is_played_line_by_line(lines: Lines, command: Command, tmp_path: Path) -> None:
    """On Map T, by numbers of the list against a bot: the first of each list until patience ends it."""
    lines(*["1"] * 80)
    path = tmp_path / "whole.record"
    ran = command(
        "play", "bruise-cruise", "--plain", "--seats", "human,random", "--seed", "1", "--option", "patience=3",
        "--pack", str(MAP_T), "--record", str(path),
    )  # fmt: skip
    assert ran.code == 0
    assert read_record(path).closing.state == "over"
    assert "BC-R44" in ran.out.splitlines()[-1]


@pytest.mark.clause("BC-3.3", "BC-R51")
def test_steps_of_an_action_are_written_and_undone_line_by_line(lines: Lines, command: Command, tmp_path: Path) -> None:
    """A refusal names its clause; what is undone before the action is made costs nothing."""
    path = tmp_path / "begun.record"
    lines("1", "claim", "sail", "undo", "exchange", "undo", "undo", "look", f"save {path}", "quit")
    ran = command("play", "bruise-cruise", "--plain", "--seats", "human,random", "--seed", "1")
    assert "(BC-3.3)" in ran.out
    assert ran.out.count("You take back a move.") == 2
    assert "has shown something that was hidden" in ran.out, "the Home Port stays"
    assert read_record(path).closing.state == "open"


def test_hands_are_passed_unseen_in_the_middle_of_a_turn(lines: Lines, command: Command, tmp_path: Path) -> None:
    """P fires; what H gives up is asked of H, who does not read P's cards."""
    path = tmp_path / "roads.record"
    match = script(roads(), "torpedo")
    write_record(path, match.record)
    lines("", "P0", "", "surrender torpedo", "", "quit")
    ran = command("play", "--resume", str(path), "--plain", "--seats", "human,human,human")
    assert ran.code == 0
    parts = ran.out.split("Pass the keyboard to ")
    assert [part[0] for part in parts[1:]] == ["P", "H", "P"]
    assert "havana-a" not in parts[2].lower()
    assert "Gulf Stream" not in parts[2]


# -- on a full screen --------------------------------------------------------------------------------


@pytest.mark.long
async def test_letters_begin_moves_and_function_keys_give_commands() -> None:
    """`sail` is typed, though s keeps a match in other games; F2, F3 and F1 keep, undo and help."""
    app = app_of("bruise-cruise", "human,random", "patience=30")
    async with app.run_test(size=WIDE) as pilot:
        await settle(pilot)
        assert "F2 Save" in screen_text(app)
        await pilot.press("enter")
        await settle(pilot)
        await pilot.press("s")
        await pilot.pause()
        assert app.query_one("#notation", Input).value == "s"
        await type_in(pilot, "ail")
        assert "sail" not in app.session.choices()
        await pilot.press("f3")
        await settle(pilot)
        assert "Taken back." in message(app)
        assert "sail" in app.session.choices()
        await pilot.press("f2")
        await pilot.pause()
        assert isinstance(app.screen, SaveAs)
        await pilot.press("escape", "f1")
        await pilot.pause()
        assert isinstance(app.screen, Help)
        assert "F3" in screen_text(app)


@pytest.mark.clause("BC-3.3")
async def test_turns_are_played_by_keys_and_refusals_explained() -> None:
    """Some turns against a bot on Map T; what is not legal names its clause."""
    app = app_of("bruise-cruise", "human,random", "patience=30")
    async with app.run_test(size=WIDE) as pilot:
        await settle(pilot)
        await pilot.press("enter")
        await settle(pilot)
        await type_in(pilot, "?claim")
        assert "BC-3.3" in message(app)
        for _ in range(2):
            await type_in(pilot, "end")
            await type_in(pilot, "draw 0" if "draw 0" in app.session.choices() else app.session.choices()[0])
        assert app.session.match.revision > 18
        assert "Peasant" in screen_text(app)


# -- positions, pictures, records, packs -------------------------------------------------------------


@pytest.mark.clause("BC-5.2")
def test_a_move_may_begin_with_a_minus(tampa: Path, command: Command) -> None:
    """Spaces west of the middle do; what is no option all the same is refused as one."""
    found = command("position", "play", str(tampa), "sail", "P0", "-6.5").json()
    assert "-6.5" in str(found["admirals"])
    assert command("position", "play", "--json", str(tampa), "sail", "P0", "-6.5", "--json").json() == found
    ran = command("position", "play", str(tampa), "sail", "--jsn", "--json")
    assert (ran.code, ran.error()["path"]) == (2, "option")
    ran = command("position", "play", str(tampa), "sail", "P0", "-9.9", "--json")
    assert (ran.code, ran.error()["path"]) == (2, "move[2]")


@pytest.mark.clause("BC-R51")
def test_pictures_and_positions_show_no_hidden_card(tampa: Path, tmp_path: Path, command: Command) -> None:
    """P sees its own hand; H, S and spectators see how many cards it is, and nothing of what is being picked."""
    picked = tmp_path / "picked.json"
    picked.write_text(command("position", "play", str(tampa), "sail with card", "havana-a").out)
    for words in (["scene"], ["position", "show"]):
        own = command(*words, str(picked), "--seat", "P", "--json").out
        assert "gulf-stream" in own.lower().replace(" ", "-")
        seen = [command(*words, str(tampa), "--seat", seat, "--json").out for seat in ("H", "S", "spectator")]
        again = [command(*words, str(picked), "--seat", seat, "--json").out for seat in ("H", "S", "spectator")]
        assert seen == again
        assert not any("gulf-stream" in text.lower().replace(" ", "-") for text in seen)


def test_a_picture_of_a_position_is_written(tampa: Path, tmp_path: Path, command: Command) -> None:
    """As a file, with its title and in words."""
    ran = command("scene", str(tampa), "-o", str(tmp_path / "tampa.svg"), "--seat", "H")
    assert ran.code == 0
    assert (tmp_path / "tampa.svg").read_text(encoding="utf-8").startswith("<svg")
    assert "Tampa" in ran.out


@pytest.mark.parametrize("name", ["fleet-home", "cards-played-4"])
def test_a_record_is_verified_shown_and_replayed(name: str, command: Command) -> None:
    """On the game's own chart, and on one that is in the record."""
    path = str(FIXTURES / f"bruise-cruise-{name}.qdr")
    assert "Sound" in command("record", "verify", path).out
    assert "BC-21." in command("record", "replay", path).out.splitlines()[-1]
    lines_shown = command("record", "show", path, "--seat", "H").out
    moves = [line.move for line in read_record(Path(path)).lines if isinstance(line, MoveLine)]
    deals = sum(move.startswith("deal ") for move in moves)
    assert 0 < lines_shown.count("deal ?") < deals
    assert "?\n" in lines_shown.replace(" ", "")


def test_charts_are_checked_and_played_on(tmp_path: Path, command: Command) -> None:
    """The game's own, read from a file, and Map T; a simulation on it names the ways to end."""
    own = find_game("bruise-cruise").own_pack()
    assert own is not None
    (tmp_path / "own.toml").write_text(own.content, encoding="utf-8")
    found = command("pack", "check", str(tmp_path / "own.toml"), "--json").json()
    assert (found["game"], found["name"], found["digest"]) == ("bruise-cruise", own.name, own.digest)
    assert command("pack", "check", str(MAP_T)).out.startswith("Sound: Map T")
    found = command(
        "simulate", "bruise-cruise", "--pack", str(MAP_T), "--players", "4", "--games", "3", "--bots", "random,greedy",
        "--seed", "1", "--json",
    ).json()  # fmt: skip
    assert found["endings"] == {"fleet-home": 0, "cards-played": 3, "stalemate": 0}


def test_a_chart_without_a_port_is_refused_with_its_line(tmp_path: Path, command: Command) -> None:
    """A card of a port that is not there."""
    path = tmp_path / "short.toml"
    text = MAP_T.read_text(encoding="utf-8")
    path.write_text(text.replace('name = "Amber"', 'name = "Umber"', 1), encoding="utf-8")
    error = command("pack", "check", str(path), "--game", "bruise-cruise", "--json").error()
    assert error["path"] == "short.toml, line 141: card[0].port"
    assert "Amber" in error["problem"]


def test_the_cards_have_clauses_of_their_own(command: Command) -> None:
    """`rules bruise-cruise BC-U1` tells what the first one does, and every card has such a chapter."""
    assert "Gulf Stream" in command("rules", "bruise-cruise", "BC-U1").out
    effects = own_tables().content.effects
    for number in sorted(set(effects) - {0}):
        assert command("rules", "bruise-cruise", f"BC-U{number}.1").code == 0
