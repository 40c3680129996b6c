"""Programs of other people as bots: they play, and whatever they do wrong, an error that says what comes in time."""

from __future__ import annotations

import os
import select
import shlex
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from quarterdeck.bots import find_bot
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Setup
from quarterdeck.engine.options import convert_options
from quarterdeck.engine.position import CHANCE, Position
from quarterdeck.engine.registry import find_game, keys
from quarterdeck.lab import simulate
from quarterdeck.table.program import ProgramFailed
from quarterdeck.table.program_bot import ProgramBot, find_any_bot
from tests.cli.commands import begin
from tests.docs.files import DOCS, blocks
from tests.examples import some
from tests.table.programs import engine, program

QUICK = ("cardinal", "kraken")
"""The games whose programs `make test` plays: one without secrets and one with hands."""
SHORT = {
    "bremerhaven": {"length": "short"},
    "bruise-cruise": {"patience": 2},
    "cardinal": {"rows": 3},
    "kraken": {"rounds": 2},
    "pirates": {"total": 10, "islands": 2, "patience": 2},
}


def bot_of(spec: str, key: str = "cardinal") -> ProgramBot:
    """The bot of a spec."""
    bot = find_any_bot(spec, find_game(key), path="bots", clock=time.monotonic_ns)
    assert isinstance(bot, ProgramBot)
    return bot


def first_choice(key: str = "cardinal") -> Position:
    """A position in which a seat has a choice, veiled for it."""
    game, dice = find_game(key), seeded(1)
    position = game.start(Setup(players=2, options=game.options()))
    while position.player == CHANCE or len(position.legal()) == 1:
        moves = position.legal()
        position.play(moves[dice.below(len(moves))])
    position.veil(position.player)
    return position


@pytest.mark.parametrize("key", some(keys(), QUICK))
def test_our_own_engine_plays_every_game_as_a_program(key: str) -> None:
    """Against a bot of ours; no game is lost for a wrong answer."""
    game = find_game(key)
    chosen = convert_options(game, SHORT[key])
    found = simulate(game, Setup(players=2, options=chosen), [engine("simulations=1"), "random"], games=2, seed=1)
    assert found.failures == {}
    assert found.games == 2


def test_a_program_is_told_only_what_its_seat_knows(tmp_path: Path) -> None:
    """The same lines in worlds that the seat cannot tell apart; and it may take the first of the choices."""
    game = find_game("kraken")
    heard = tmp_path / "heard"
    spec = program(tmp_path, "say('bestmove ' + first())")
    file = tmp_path / "bot.py"
    file.write_text(
        file.read_text().replace("    word, _, rest", f"    open({str(heard)!r}, 'a').write(line)\n    word, _, rest")
    )
    bot, told = bot_of(spec, "kraken"), list[str]()
    position, dice = game.start(Setup(players=2, options=game.options())), seeded(3)
    while position.player == CHANCE or len(position.legal()) == 1:
        moves = position.legal()
        position.play(moves[dice.below(len(moves))])
    for world in (position, game.other_world(position, position.player, seeded(8))):
        seat = int(world.player)
        world.veil(seat)
        assert bot.choose(world, seat, seeded(1)).move == world.legal()[0]
        told.append(heard.read_text().partition("setoption")[2])
        heard.unlink()
    bot.program.close()
    assert told[0] == told[1] != ""


def test_the_bot_on_the_page_plays(tmp_path: Path) -> None:
    """As it stands there."""
    [source] = blocks(DOCS / "engine-protocol.md", "python")
    file = tmp_path / "bot.py"
    file.write_text(source, encoding="utf-8")
    game = find_game("kraken")
    setup = Setup(players=2, options=convert_options(game, SHORT["kraken"]))
    spec = f"program:{shlex.quote(sys.executable)} {shlex.quote(str(file))}"
    runs = [simulate(game, setup, [spec, "random"], games=3, seed=1, workers=workers) for workers in (1, 2)]
    assert [run.failures for run in runs] == [{}, {}]
    assert runs[0].wins == runs[1].wins


IN_C = r"""
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    char *line = NULL, *choices = NULL;
    size_t room = 0;
    setvbuf(stdout, NULL, _IOLBF, 0);
    while (getline(&line, &room, stdin) > 0) {
        line[strcspn(line, "\n")] = 0;
        if (!strcmp(line, "hello") || !strcmp(line, "isready"))
            puts("ready");
        else if (!strncmp(line, "choices ", 8)) {
            free(choices);
            choices = strdup(line + 8);
        } else if (!strncmp(line, "go", 2)) {
            char *last = choices, *next;
            while ((next = strstr(last, "; ")))
                last = next + 2;
            printf("info time 0\nbestmove %s ponder whatever\n", last);
        } else if (!strcmp(line, "quit"))
            return 0;
    }
}
"""


def compiled(folder: Path) -> str:
    """The program in C that makes the last choice each time."""
    (folder / "last.c").write_text(IN_C, encoding="utf-8")
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        pytest.skip("there is no C compiler")
    subprocess.run([compiler, "-o", str(folder / "last"), str(folder / "last.c")], check=True)  # noqa: S603 - our own source
    return f"program:{folder / 'last'}"


@pytest.mark.parametrize("key", some(keys(), QUICK))
def test_programs_in_other_languages_play_every_game(key: str, tmp_path: Path) -> None:
    """One in C against the one for the shell on the page; what a program expects afterwards is not looked at."""
    [source] = blocks(DOCS / "engine-protocol.md", "shell")
    (tmp_path / "first.sh").write_text(source, encoding="utf-8")
    bots = [compiled(tmp_path), f"program:sh {tmp_path / 'first.sh'}"]
    game = find_game(key)
    found = simulate(game, Setup(players=2, options=convert_options(game, SHORT[key])), bots, games=2, seed=1)
    assert found.failures == {}
    assert found.games == 2


@pytest.mark.parametrize(
    ("go", "problem"),
    [
        ("pass", "did not answer 'go movetime 1000 seat .*' in 1 s"),
        ("time.sleep(60)", "did not answer"),
        ("sys.exit(3)", "the program ended after 'go"),
        ("raise SystemError('too much sea')", "complained: 'SystemError: too much sea'"),
        ("os.close(1); time.sleep(60)", "the program ended after 'go"),
        ("say('bestmove')", "chose '', which is not a move: .*; right would be one of: "),
        ("say('bestmove z99')", "chose 'z99', which is not a move"),
        ("say('bestmove coin orange')", "chose coin orange: It has already been decided"),
        (
            "say('bestmov a1')",
            "wrote 'bestmov a1' after 'go .*'; right would be info lines, and then .* 'bestmove'|bestmove",
        ),
        ("say('ready')", "wrote 'ready'"),
        ("say('error I am lost')", "answered 'error I am lost'"),
        ("sys.stdout.write('x' * 100000); sys.stdout.flush(); time.sleep(60)", "a line of more than"),
        ("\n        while True: say('info ' + 'x' * 1000)", "more than 16777216 bytes|did not answer"),
    ],
)
def test_what_a_program_does_wrong_is_told_in_time(go: str, problem: str, tmp_path: Path) -> None:
    """It is ended, and starts anew for the next game."""
    patience = 1 if "did not answer" in problem else 120  # only who says nothing is to be waited for
    bot = bot_of(program(tmp_path, go, f"patience={patience} megabytes=256"))
    position = first_choice()
    for _ in range(2):
        with pytest.raises(ProgramFailed, match=problem):
            bot.choose(position, int(position.player), seeded(1))


def test_a_program_has_no_more_memory_than_it_was_given(tmp_path: Path) -> None:
    """It ends by itself, however slow the machine is."""
    bot = bot_of(program(tmp_path, "b = bytearray(1 << 30)", "patience=120 megabytes=256"))
    position = first_choice()
    with pytest.raises(ProgramFailed, match="MemoryError"):
        bot.choose(position, int(position.player), seeded(1))


@pytest.mark.parametrize("line", ["say('hullo')", "sys.exit()", "say('bestmove a1')"])
def test_a_program_that_does_not_greet_has_failed(line: str, tmp_path: Path) -> None:
    """Such as one that speaks another protocol; or none: cat, which says everything again."""
    file = tmp_path / "bot.py"
    file.write_text(f"import sys\ndef say(line):\n    print(line, flush=True)\n{line}\n")
    for spec in (f"program:python3 {file}", "program:cat"):
        position = first_choice()
        with pytest.raises(ProgramFailed, match=r"after 'hello'"):
            bot_of(spec).choose(position, int(position.player), seeded(1))


def test_a_second_best_move_is_not_taken_for_the_next(tmp_path: Path) -> None:
    """It was not asked for."""
    bot, position = bot_of(program(tmp_path, "say('bestmove ' + first()); say('bestmove ' + first())")), first_choice()
    bot.choose(position, int(position.player), seeded(1))
    with pytest.raises(ProgramFailed, match=r"wrote 'bestmove .* after 'isready'"):
        bot.choose(position, int(position.player), seeded(1))


def with_child(folder: Path) -> tuple[str, int]:
    """A program that starts another and then does nothing; and a pipe that both hold open, with a letter in it."""
    fifo = folder / "fifo"
    os.mkfifo(fifo)
    go = f"import subprocess; f = open({str(fifo)!r}, 'w'); f.write('x'); f.flush(); subprocess.Popen(['sleep', '600'], stdout=f); time.sleep(600)"
    return program(folder, go), os.open(fifo, os.O_RDONLY | os.O_NONBLOCK)


def all_of(pipe: int) -> bytes:
    """All that comes out of a pipe, until nobody holds its other end any more."""
    os.set_blocking(pipe, True)
    with open(pipe, "rb") as file:
        return file.read()


def test_nothing_is_left_of_a_program_that_failed(tmp_path: Path) -> None:
    """Even if it started another, and does not end by itself."""
    spec, pipe = with_child(tmp_path)
    position = first_choice()
    with pytest.raises(ProgramFailed):
        bot_of(spec).choose(position, int(position.player), seeded(1))
    assert all_of(pipe) == b"x"


def test_nothing_is_left_of_a_program_whose_user_was_killed(tmp_path: Path) -> None:
    """As workers are when a simulation is broken off."""
    spec, pipe = with_child(tmp_path)
    host = begin(
        "simulate", "cardinal", "--games", "2", "--bots", spec.replace("patience=1", "patience=600"), folder=tmp_path
    )
    with host:
        select.select([pipe], [], [])
        host.kill()
        host.communicate()
    assert all_of(pipe) == b"x"


def test_a_program_that_fails_loses_its_games(tmp_path: Path) -> None:
    """And the simulation goes on, and says why."""
    game = find_game("cardinal")
    spec = program(tmp_path, "say('bestmove z99')")
    found = simulate(game, Setup(players=2, options=game.options()), [spec, "random"], games=3, seed=1)
    assert found.endings["forfeit"] == 3
    assert [standing.wins for standing in found.wins.bots] == [0, 3]
    assert sum(found.failures.values()) == 3
    assert all("chose 'z99', which is not a move" in failure for failure in found.failures)


@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        ("program", "name the program, as in program:./my-bot"),
        ("program: ", "name the program"),
        ("program:level=3", "name the program"),
        ("program:./there-is-none", "there is no program './there-is-none'"),
        ("program:'cat", "is not a command"),
        ("program:level=9 cat", "level must be a whole number from 1 to 5, not '9'"),
        ("program:patience=0 cat", "patience must be"),
        ("program:level=3 simulations=5 cat", "simulations is one limit too many"),
        ("program:patience=3 patience=5 cat", "patience is one limit too many"),
    ],
)
def test_a_wrong_spec_is_refused(spec: str, problem: str) -> None:
    """Before anything is started."""
    with pytest.raises(Malformed, match=problem):
        find_any_bot(spec, find_game("cardinal"), path="bots", clock=time.monotonic_ns)


def test_programs_are_not_started_for_others() -> None:
    """What a server, a lesson or a record says is never run."""
    with pytest.raises(Malformed, match="programs play only in quarterdeck simulate, match and play"):
        find_bot("program:cat", find_game("cardinal"))
