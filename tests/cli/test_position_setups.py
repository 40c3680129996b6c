"""A position file says for whom it is, with what options and content: commands take it from there."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from quarterdeck.engine.game import Setup
from quarterdeck.engine.position_files import read_position, write_position
from quarterdeck.engine.registry import find_game
from quarterdeck.records.reading import read_record
from tests.cli.commands import Ran
from tests.laws.setups import SMALLEST

Command = Callable[..., Ran]
KRAKEN = {
    "game": "kraken", "players": 3, "options": {"rounds": 7, "front": "E"}, "front": "N", "player": "A", "order": ["A", "B", "C"],
    "ships": {"A": {"at": "N1", "hand": ["Full Sail"]}, "B": {"at": "E2", "hand": 1}, "C": {"at": "S3", "hand": 1}},
}  # fmt: skip


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A position of Kraken for three, whose other hands are not told."""
    path = tmp_path / "puzzle.json"
    path.write_text(json.dumps(KRAKEN), encoding="utf-8")
    return path


def test_play_takes_everything_from_the_file(file: Path, tmp_path: Path, command: Command) -> None:
    """Game, players, options; what it does not tell is imagined, and that is said."""
    kept = tmp_path / "kept.qdr"
    ran = command("play", "--position", str(file), "--plain", "--seats", "random,random,random", "--record", str(kept))
    assert ran.code == 0, ran.err
    assert (
        f"{file} does not tell everything that is hidden; the rest was filled in at random, as the rules allow."
        in ran.out
    )
    header = read_record(kept).header
    assert (header.game, header.players) == ("kraken", 3)
    assert header.options == {"rounds": 7, "front": "E"}
    assert header.start is not None
    assert [type(ship["hand"]) for ship in header.start["ships"].values()] == [list, list, list]  # type: ignore[attr-defined]


def test_simulations_take_everything_from_the_file(file: Path, command: Command) -> None:
    """Each game imagines anew what the file does not tell; the same seed gives the same games."""
    ran = command("simulate", "--position", str(file), "--games", "30", "--seed", "5", "--json")
    found = ran.json()
    assert (found["game"], found["players"], found["games"], found["imagined"]) == ("kraken", 3, 30, True)
    told = command("simulate", "kraken", "--position", str(file), "--games", "30", "--seed", "5")
    assert "the rest was filled in at random" in told.err
    again = command("simulate", "--position", str(file), "--games", "30", "--seed", "5", "--json").json()
    assert again["lengths"] == found["lengths"]


@pytest.mark.parametrize("program", ["play", "simulate"])
@pytest.mark.parametrize(
    ("flags", "path", "problem"),
    [
        (["--players", "2"], "players", "is 2, but {file} is for 3"),
        (["--option", "rounds=9"], "options.rounds", "is 9, but {file} says 7"),
        (["--option", "front=N"], "options.front", "is N, but {file} says E"),
        (["--option", "sails=9"], "options.sails", "Kraken has no such option; it has front, rounds"),
    ],
)
def test_what_contradicts_the_file_is_refused(
    program: str, flags: list[str], path: str, problem: str, file: Path, command: Command
) -> None:
    """With what the file says."""
    ran = command(program, "--position", str(file), *flags)
    assert (ran.code, ran.err) == (2, f"error: {path}: {problem.format(file=file)}\n")


def test_what_agrees_with_the_file_may_be_said_again(file: Path, command: Command) -> None:
    """It changes nothing."""
    flags = ["--players", "3", "--option", "rounds=7", "--option", "front=E", "--games", "2", "--json"]
    assert command("simulate", "--position", str(file), *flags).code == 0


def test_more_seats_than_the_file_has_are_refused(file: Path, command: Command) -> None:
    """Fewer are filled up with bots, as without a file."""
    assert command("play", "--position", str(file), "--seats", "human,human,human,human").err == (
        "error: seats: there are 4 for 3 players\n"
    )


@pytest.mark.parametrize(
    ("change", "path", "problem"),
    [
        ({"players": 4}, "players", "is 4, but the position is for 3"),
        ({"options": {"rounds": 0}, "rounds": 3}, "options.rounds", "is 0, but the position has 3"),
        ({"options": {"sails": 1}}, "options.sails", "Kraken has no such option; it has front, rounds"),
        ({"options": {"front": "X"}}, "options.front", "'X' is none of E, N, S, W"),
        ({"options": [1]}, "options", "must be an object in braces, not a list"),
        ({"options": {"rounds": 1.5}}, "options.rounds", "must be a whole number, a text, true or false"),
        ({"options": {"front": None}}, "options.front", "must be a whole number, a text, true or false"),
        (
            {"pack": {"name": "Mine", "digest": "0", "content": "x"}},
            "pack.digest",
            "is not that of the content of 'Mine'",
        ),
        ({"pack": {"name": "Mine", "digest": "0"}}, "pack", "'Mine' is not the game's own, and its text is not here"),
    ],
)
def test_a_file_that_contradicts_itself_is_refused(
    change: dict[str, object], path: str, problem: str, file: Path, command: Command
) -> None:
    """With the field, and what the position has."""
    file.write_text(json.dumps(KRAKEN | change), encoding="utf-8")
    ran = command("position", "show", str(file), "--json")
    assert (ran.code, ran.error()["path"]) == (2, path)
    assert str(ran.error()["problem"]).startswith(problem)


def test_files_of_the_old_form_are_read_and_it_is_said_what_they_lack(tmp_path: Path, command: Command) -> None:
    """Without players, options and content; options may be given beside them."""
    old = tmp_path / "old.json"
    old.write_text('{"game": "cardinal", "board": ["...", ".O.", "..."], "player": "green"}', encoding="utf-8")
    said = ["--option", "first=green", "--option", "lost=nobody"]
    ran = command("simulate", "--position", str(old), "--games", "2")
    assert ran.err == f"{old} does not say all options; the others are as usual: first=loser, lost=nobody.\n"
    assert command("simulate", "--position", str(old), "--games", "2", *said).err == ""
    shown = command("position", "show", str(old), "--json").json()
    assert (shown["players"], shown["options"]) == (2, {"rows": 3, "columns": 3, "first": "loser", "lost": "nobody"})


def test_a_file_for_one_seat_keeps_the_secrets_of_the_others(tmp_path: Path, command: Command) -> None:
    """Their fleets among the options, too; and it can be played all the same."""
    game = find_game("pirates")
    setup = Setup(players=2, options=game.options(red="random", green="40.hms-titan~captain.hms-albion", draw=77))
    file = tmp_path / "whole.json"
    file.write_bytes(write_position(game, setup, game.start(setup)))
    shown = command("position", "show", str(file), "--seat", "R", "--json")
    options = shown.json()["options"]
    assert isinstance(options, dict)
    assert options["green"] == "?"
    assert "draw" not in options
    view = tmp_path / "view.json"
    view.write_text(shown.out, encoding="utf-8")
    played = command("position", "moves", str(view))
    assert played.code == 0, played.err


def test_content_stands_in_the_file_or_is_named_beside_it(tmp_path: Path, command: Command) -> None:
    """By its digest; another pack than that is refused, and a pack that is only named is asked for."""
    game, deck, other = find_game("kraken"), tmp_path / "deck.toml", tmp_path / "other.toml"
    deck.write_text(SMALLEST.content, encoding="utf-8")
    other.write_text(SMALLEST.content.replace("FFF", "UUU"), encoding="utf-8")
    setup = Setup(players=2, options=game.options(), pack=SMALLEST)
    whole = json.loads(write_position(game, setup, game.start(setup)))
    assert whole["pack"] == {"name": "A deck", "digest": SMALLEST.digest, "content": SMALLEST.content}
    file = tmp_path / "packed.json"
    file.write_text(json.dumps(whole), encoding="utf-8")
    assert command("simulate", "--position", str(file), "--games", "2").code == 0
    assert command("simulate", "--position", str(file), "--games", "2", "--pack", str(deck)).code == 0
    refused = command("simulate", "--position", str(file), "--games", "2", "--pack", str(other))
    assert refused.code == 2
    assert f"but {file} says 'A deck' ({SMALLEST.digest[:12]})" in refused.err
    del whole["pack"]["content"], whole["deck"]
    file.write_text(json.dumps(whole), encoding="utf-8")
    assert "its text is not here" in command("simulate", "--position", str(file), "--games", "2").err
    assert command("simulate", "--position", str(file), "--games", "2", "--pack", str(deck)).code == 0


def test_a_game_without_content_has_no_pack(tmp_path: Path, command: Command) -> None:
    """Be it named or whole."""
    file = tmp_path / "packed.json"
    for pack in ("title = 'x'", {"name": "Mine", "digest": "0"}):
        fields = {"game": "cardinal", "board": ["...", ".O.", "..."], "player": "green", "pack": pack}
        file.write_text(json.dumps(fields), encoding="utf-8")
        assert command("position", "show", str(file)).err == "error: pack: Cardinal takes no content packs\n"


def test_another_edition_of_the_games_own_content_is_played_and_told(file: Path, command: Command) -> None:
    """A comma that was mended since must not make a file useless."""
    own = find_game("kraken").own_pack()
    assert own is not None
    file.write_text(json.dumps(KRAKEN | {"pack": {"name": own.name, "digest": "0" * 64}}), encoding="utf-8")
    ran = command("simulate", "--position", str(file), "--games", "2")
    assert ran.code == 0
    assert "was written with another edition of the content of Kraken; it is played with the one here." in ran.err


def test_moves_are_those_of_a_hand_that_is_told_or_of_an_imagined_one(file: Path, command: Command) -> None:
    """A's hand is told, so nothing is imagined; if it is not, that is said. What is played from has everything told."""
    told = command("position", "moves", str(file))
    assert (told.err, "full-sail" in told.out) == ("", True)
    hidden = KRAKEN | {"ships": {**KRAKEN["ships"], "A": {"at": "N1", "hand": 1}}}  # type: ignore[dict-item]
    file.write_text(json.dumps(hidden), encoding="utf-8")
    ran = command("position", "moves", str(file), "--json")
    assert "the rest was filled in at random" in ran.err
    moves = ran.json()["moves"]
    assert isinstance(moves, list)
    played = command("position", "play", str(file), moves[0])
    assert played.code == 0
    assert read_position(played.out.encode()).unsaid == ()


def test_a_position_in_which_the_game_is_over_is_not_simulated(tmp_path: Path, command: Command) -> None:
    """There is nothing to play."""
    file = tmp_path / "over.json"
    board = ["G . G . G", ". O . . .", "G . O . G", ". . . . .", "O . O . ."]
    fields = {"game": "cardinal", "board": board, "player": "nobody", "ended": "five-ships", "winner": "green"}
    file.write_text(json.dumps(fields), encoding="utf-8")
    assert command("simulate", "--position", str(file)).err.endswith("error: start: the game is over in it\n")


@pytest.mark.parametrize("program", [("position", "show"), ("scene",)])
@pytest.mark.parametrize("seat", ["D", "3"])
def test_a_seat_that_does_not_play_is_none(program: tuple[str, ...], seat: str, file: Path, command: Command) -> None:
    """Kraken is for four at most; at this table sit three."""
    ran = command(*program, str(file), "--seat", seat)
    assert (ran.code, ran.err) == (
        2,
        f"error: seat: '{seat}' is not a seat here; write 0 (A), 1 (B), 2 (C) or spectator\n",
    )


def test_a_file_without_a_game_is_told_what_is_missing(file: Path, command: Command) -> None:
    """With an example."""
    file.write_text("{}", encoding="utf-8")
    assert command("position", "show", str(file)).err == (
        'error: game: this is not a position file: it must say its game, as "game": "cardinal"\n'
    )


@pytest.mark.parametrize(
    "command_line",
    [
        ("position", "show", "{file}"),
        ("position", "show", "{file}", "--json"),
        ("position", "moves", "{file}"),
        ("position", "moves", "{file}", "--json"),
        ("position", "play", "{file}", "play full-sail"),
        ("simulate", "--position", "{file}", "--games", "2"),
        ("simulate", "--position", "{file}", "--games", "2", "--json"),
    ],
)
def test_whatever_reads_a_file_says_what_it_leaves_open(
    command_line: tuple[str, ...], file: Path, command: Command
) -> None:
    """Beside the result, which programs read: another edition of the content, and options that are as usual."""
    own = find_game("kraken").own_pack()
    assert own is not None
    change = {"pack": {"name": own.name, "digest": "0" * 64}, "options": {"rounds": 7}}
    file.write_text(json.dumps(KRAKEN | change), encoding="utf-8")
    ran = command(*(part.format(file=file) for part in command_line))
    assert ran.code == 0, ran.err
    assert f"{file} was written with another edition of the content of Kraken" in ran.err
    assert f"{file} does not say all options; the others are as usual: front=N." in ran.err
