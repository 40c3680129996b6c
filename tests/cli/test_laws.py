"""`quarterdeck laws`: whatever a game of somebody else does, there is an answer, and it says how to see it again."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from quarterdeck.engine.laws import LAWS
from tests.cli.commands import Ran
from tests.template.broken import FAULTS, lay, place_of

Command = Callable[..., Ran]
MISREADS = next(fault for fault in FAULTS if fault.name == "misreads")
FIND_MOVES = "        moves.clear()\n"
IMPORTS = "BAIL: Final = 0\n"


@pytest.fixture
def laid(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """Lays a copy of the toy with something replaced, goes to its folder, and says where the game is."""

    def lay_there(name: str, file: str = "", old: str = "", new: str = "") -> str:
        monkeypatch.chdir(lay(name, tmp_path, file=file, old=old, new=new))
        return place_of(name)

    return lay_there


def only_law(ran: Ran) -> dict[str, Any]:
    """What JSON says of the one law that was looked at."""
    (law,) = msgspec.json.decode(ran.out)["laws"]
    return dict(law)


# -- what is found ---------------------------------------------------------------------------------


def test_a_sound_game_keeps_all_laws(command: Command, laid: Callable[..., str]) -> None:
    """A line for each law, and exit code 0."""
    ran = command("laws", laid("sound"), "--games", "2")
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert len(lines) == len(LAWS) + 1
    assert all("kept" in line for line in lines)
    assert lines[-1].startswith("odd moves")


def test_an_installed_game_is_found_by_its_name(command: Command) -> None:
    """With the options of the command line."""
    ran = command("laws", "cardinal", "--law", "4", "--law", "odd", "--games", "1", "--option", "rows=5", "--json")
    assert ran.code == 0
    assert ran.json()["title"] == "Cardinal"
    assert ran.json()["kept"] is True


def test_a_broken_law_is_told_in_words_with_the_moves_and_a_command(command: Command, laid: Callable[..., str]) -> None:
    """And exit code 1. The command shows the same again."""
    place = laid("misreads", MISREADS.file, MISREADS.old, MISREADS.new)
    ran = command("laws", place, "--law", "2", "--law", "4", "--games", "3")
    assert ran.code == 1
    assert ran.err.strip() == "error: Misreads breaks a law: law 2"
    assert "law 2: Reading files and notation gives what was written; the texts of one decision differ." in ran.out
    assert MISREADS.happened in ran.out
    again = next(line for line in ran.out.splitlines() if line.startswith("  again")).split(maxsplit=1)[1]
    words = shlex.split(again)
    assert words[:2] == ["quarterdeck", "laws"]
    shown = command(*words[1:])
    assert shown.code == 1
    assert MISREADS.happened in shown.out
    assert again in shown.out


def test_a_program_gets_the_same(command: Command, laid: Callable[..., str]) -> None:
    """As JSON, the error too."""
    place = laid("misreads", MISREADS.file, MISREADS.old, MISREADS.new)
    ran = command("laws", place, "--law", "2", "--json")
    assert ran.code == 1
    assert ran.error()["kind"] == "laws-broken"
    law = only_law(ran)
    assert law["failure"]["moves"] == ["coin starboard"]
    assert law["failure"]["breaks"] == 2


def test_the_failure_needs_neither_the_players_nor_the_options_of_its_game(
    command: Command, laid: Callable[..., str]
) -> None:
    """What was asked for is left out of the command if the failure shows without it."""
    place = laid("misreads", MISREADS.file, MISREADS.old, MISREADS.new)
    ran = command("laws", place, "--law", "2", "--option", "buckets=50", "--json")
    law = only_law(ran)
    assert law["failure"]["options"] == {}
    assert "buckets" not in law["failure"]["command"]


def test_an_option_without_which_the_law_holds_is_kept(command: Command, laid: Callable[..., str]) -> None:
    """And is in the command."""
    place = laid("deep", "position.py", FIND_MOVES, f"{FIND_MOVES}        assert self.buckets < 50\n")
    ran = command("laws", place, "--law", "9", "--option", "buckets=50", "--json")
    law = only_law(ran)
    assert "AssertionError" in law["failure"]["happened"]
    assert "position.py" in law["failure"]["happened"]
    assert law["failure"]["options"] == {"buckets": 50}
    assert "--option buckets=50" in law["failure"]["command"]


def test_other_options_are_tried_as_well(command: Command, laid: Callable[..., str]) -> None:
    """After the usual ones."""
    place = laid("shallow", "position.py", FIND_MOVES, f"{FIND_MOVES}        assert self.buckets == 21\n")
    ran = command("laws", place, "--law", "9", "--games", "8", "--json")
    law = only_law(ran)
    assert law["failure"]["options"]["buckets"] != 21
    assert law["games"] > 1


def test_an_excuse_from_law_13_counts(command: Command) -> None:
    """It stands where the command says. Without it the law is broken."""
    asked = ("laws", "cardinal", "--law", "13", "--option", "rows=3", "--option", "columns=3", "--games", "3")
    assert command(*asked).code == 1
    assert command(*asked, "--excuses", "tests.laws.setups:EXCUSED").code == 0


# -- games that do not come back -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "statement", "told"),
    [
        ("hangs", "while True: pass", "did not come back within 3 seconds (position.py, line"),
        ("leaves", "import os; os._exit(7)", "ended: exit code 7"),
        ("aborts", "import os; os.abort()", "ended: SIGABRT (position.py, line"),
        ("exits", "import sys; sys.exit('enough')", "the game raises SystemExit('enough') (position.py, line"),
        ("recurses", "self.find_moves(moves)", "RecursionError"),
    ],
)
def test_a_game_that_does_not_come_back_breaks_the_law_that_waits_for_it(
    command: Command, laid: Callable[..., str], name: str, statement: str, told: str
) -> None:
    """The other laws go on. It is said where the game was, and after which moves."""
    stop = f"{FIND_MOVES}        if self.left < 15:\n            {statement}\n"
    place = laid(name, "position.py", FIND_MOVES, stop)
    ran = command("laws", place, "--law", "4", "--law", "11", "--patience", "3", "--games", "1")
    assert ran.code == 1
    assert told in ran.out
    assert "law 4      BROKEN" in ran.out
    assert "law 11     kept" in ran.out
    assert "coin starboard; bail" in ran.out
    assert "--law 4 --seed 1 --players 2 --moves" in ran.out


def test_what_a_game_prints_does_no_harm(command: Command, laid: Callable[..., str]) -> None:
    """It is not among the results."""
    place = laid("chatty", "position.py", FIND_MOVES, f"{FIND_MOVES}        print('{{}}')\n")
    ran = command("laws", place, "--law", "4", "--games", "1", "--json")
    assert ran.code == 0
    assert ran.json()["kept"] is True


# -- what makes no sense ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "path", "told"),
    [
        (["harbour"], "game", "there are bremerhaven, bruise-cruise, cardinal"),
        (["harbour:"], "game", "name a module and what stands in it, as in my_game:MY_GAME"),
        (["nowhere_at_all:GAME"], "game", "ModuleNotFoundError"),
        (["json:GAME"], "game", "AttributeError"),
        (["json:loads"], "game", "is function, not a Game"),
        (["cardinal", "--law", "99"], "law", "there are 1 to"),
        (["cardinal", "--law", "0"], "law", "and odd"),
        (["cardinal", "--players", "5"], "players", "Cardinal is for 2 players"),
        (["cardinal", "--option", "rows=99"], "options.rows", "must be 7 or less"),
        (["cardinal", "--pack", "none.toml"], "none.toml", ""),
        (["cardinal", "--moves", "coin green; e9"], "moves[1]", "e9"),
        (["cardinal", "--moves", "c2"], "moves[0]", "is not legal there"),
        (["cardinal", "--excuses", "json:loads"], "excuses", "name a list of Excuse"),
        (["cardinal", "--games", "0"], "games", ""),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_line(command: Command, words: list[str], path: str, told: str) -> None:
    """With what would be right, and exit code 2."""
    ran = command("laws", *words, "--json")
    assert ran.code == 2
    assert ran.error()["path"] == path
    assert told in ran.error()["problem"]
    assert ran.out == ""


@pytest.mark.parametrize(
    ("name", "statement", "told"),
    [
        ("raises", "raise ValueError('too early')", "ValueError: too early"),
        ("is-no-python", "def", "SyntaxError"),
        ("quits", "raise SystemExit(0)", "SystemExit: 0"),
        ("sleeps", "import time; time.sleep(3_600)", "did not come back within 3 seconds (codes.py, line"),
    ],
)
def test_a_module_that_cannot_be_loaded_is_bad_input(
    command: Command, laid: Callable[..., str], name: str, statement: str, told: str
) -> None:
    """Nothing is hidden of why, and nothing hangs."""
    place = laid(name, "codes.py", IMPORTS, f"{IMPORTS}{statement}\n")
    ran = command("laws", place, "--patience", "3", "--json")
    assert ran.code == 2
    assert ran.error()["path"] == "game"
    assert told in ran.error()["problem"]


def test_a_game_that_does_not_begin_is_told_where_it_stops(command: Command, laid: Callable[..., str]) -> None:
    """If the command says how it should begin."""
    place = laid("unready", "position.py", "        self.buckets = buckets\n", "        self.buckets = buckets[0]\n")
    ran = command("laws", place, "--option", "buckets=30", "--json")
    assert ran.code == 2
    assert "TypeError" in ran.error()["problem"]
    assert "position.py" in ran.error()["problem"]
    assert command("laws", place, "--law", "4").code == 1


def test_nothing_of_the_game_is_loaded_into_the_command_itself(command: Command, laid: Callable[..., str]) -> None:
    """So it cannot harm it."""
    assert command("laws", laid("apart"), "--law", "4", "--games", "1").code == 0
    assert "apart" not in sys.modules
