"""What is measured, and how."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import limit
import msgspec
from figures import Figure, figure, repeated
from msgspec import Struct
from starts import SEED, begin, first_choice
from work import answers, clones, searches
from work.playouts import cpu_seconds

from quarterdeck.bots.specs import ISMCTS, find_bot
from quarterdeck.bots.tree import Tree
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.game import Setup
from quarterdeck.engine.judgement import Judgement
from quarterdeck.engine.playout import Playouts
from quarterdeck.engine.position import Position
from quarterdeck.engine.registry import find_game
from quarterdeck.lab import simulate

SOURCES = Path(__file__).parent.parent / "src"
SIMULATIONS = 25_000
CLONES = 100_000
ANSWERS = 20
WORK = 6.0
"""Seconds of work for one process, before two are compared with it: starting a process takes about 0.1."""
IDLE = 0.3
"""Cores that other programs may have before two workers lack some."""
SHORTEST = 0.02
"""Seconds below which the clock is too coarse to judge by."""


class Effort(Struct, frozen=True, kw_only=True):
    """How much is measured."""

    repeats: int
    seconds: float
    """About how long one repeat takes."""
    comparisons: int
    """Repeats of what takes longer: two workers against one."""


def enough_games(start: Position, seats: int, seconds: float) -> int:
    """About how many random games fill the time."""
    playouts = Playouts(seats)
    games = 50
    while (spent := cpu_seconds(playouts, start, 0, games)) < SHORTEST:
        games *= 4
    return max(1, int(games * seconds / spent))


class Case(Struct, frozen=True, kw_only=True):
    """A game to be played at random."""

    key: str
    name: str
    start: Position
    seats: int
    target: float | None


def measure_playouts(case: Case, effort: Effort, *, with_c: bool) -> Figure:
    """Random games, ours and in C; `limit.Difference` if they are not the same games."""
    games = enough_games(case.start, case.seats, effort.seconds)
    limits: list[float] = []

    def once(repeat: int) -> float:
        playouts = Playouts(case.seats)
        spent = cpu_seconds(playouts, case.start, repeat, games)
        if with_c:
            theirs = limit.run(case.key, case.start, SEED, repeat, games)
            limit.compare(case.name, playouts, theirs)
            limits.append(theirs.decisions / theirs.seconds)
        return float(playouts.decisions) / spent

    values = repeated(once, effort.repeats)
    return figure(f"Random playouts, {case.name}", "decisions/s", values, target=case.target, limits=limits)


def measure_search(
    name: str,
    start: Position,
    effort: Effort,
    *,
    imagines: bool,
    target: float | None,
    judgement: Judgement | None = None,
) -> Figure:
    """Searches of 25,000 simulations each from the first choice of a game."""
    root = first_choice(start)

    def once(repeat: int) -> float:
        spent = 0.0
        done = 0
        while spent < effort.seconds:
            tree = Tree(root, seeded(SEED, repeat), imagines=imagines, judgement=judgement)
            spent += searches.cpu_seconds(tree, SIMULATIONS)
            done += SIMULATIONS
        return done / spent

    return figure(name, "simulations/s", repeated(once, effort.repeats), target=target)


def measure_games(name: str, start: Position, seats: int, effort: Effort, *, target: float) -> Figure:
    """Whole random games, from the first die to the result."""
    games = enough_games(start, seats, effort.seconds)

    def once(repeat: int) -> float:
        return games / cpu_seconds(Playouts(seats), start, repeat, games)

    return figure(name, "games/s", repeated(once, effort.repeats), target=target)


def measure_clone(name: str, start: Position, effort: Effort, *, target: float) -> Figure:
    """Copies of a position, called from Python."""
    position = first_choice(start)

    def once(_: int) -> float:
        return clones.cpu_seconds(position, CLONES) / CLONES * 1e6

    values = repeated(once, effort.repeats)
    return figure(name, "µs", values, target=target, smaller_is_better=True)


def measure_answer(name: str, key: str, start: Position, effort: Effort, *, target: float) -> Figure:
    """What a bot of level 3 takes for its first choice in a game."""
    bot = find_bot(f"{ISMCTS}:3", find_game(key))
    root = first_choice(start)

    def once(repeat: int) -> float:
        dice = seeded(SEED, repeat)
        began = time.process_time()
        for _ in range(ANSWERS):
            bot.choose(root, int(root.player), dice)
        return (time.process_time() - began) / ANSWERS * 1e3

    return figure(name, "ms", repeated(once, effort.repeats), target=target, smaller_is_better=True)


def measure_longest(name: str, key: str, start: Position, effort: Effort, *, target: float) -> Figure:
    """The longest that bots of level 3 take for any of their choices, in whole games among themselves."""
    bot = find_bot(f"{ISMCTS}:3", find_game(key))

    def once(repeat: int) -> float:
        return max(answers.cpu_seconds(bot, start, seeded(SEED, repeat))) * 1e3

    return figure(name, "ms", repeated(once, effort.repeats), target=target, smaller_is_better=True)


def measure_uncompiled(effort: Effort, *, target: float) -> Figure:
    """Cardinal over the plain Python sources, in a process of its own; its games are compared with ours."""
    games = max(20, int(effort.seconds * 10_000))

    def once(repeat: int) -> float:
        command = [
            sys.executable,
            "-P",
            str(Path(__file__).parent / "uncompiled.py"),
            str(SEED),
            str(repeat),
            str(games),
        ]
        answer = subprocess.run(
            command, check=True, capture_output=True, env={**os.environ, "PYTHONPATH": str(SOURCES)}
        )
        decisions, seconds = msgspec.json.decode(answer.stdout, type=tuple[int, float])
        playouts = Playouts(2)
        cpu_seconds(playouts, begin("cardinal", 2, rows=5, columns=5), repeat, games)
        if playouts.decisions != decisions:
            raise limit.Difference(f"uncompiled Cardinal: {decisions} decisions, compiled {playouts.decisions}")
        return decisions / seconds

    return figure("Uncompiled playouts, Cardinal 5 × 5", "decisions/s", repeated(once, effort.repeats), target=target)


def measure_workers(effort: Effort, *, target: float) -> Figure:
    """How many times as fast two processes simulate Kraken as one, on the clock."""
    game = find_game("kraken")
    setup = Setup(players=4, options=game.options())
    games = enough_games(game.start(setup), 4, WORK)

    def once(repeat: int) -> float:
        one, two = (simulate(game, setup, ["random"], games=games, seed=repeat, workers=w).seconds for w in (1, 2))
        return one / two

    remark = disturbance()
    values = repeated(once, effort.comparisons)
    return figure("Two workers against one, Kraken, 4 players", "×", values, target=target, remark=remark)


def disturbance() -> str:
    """Why two processes may not get two cores, if something speaks against it."""
    cores = os.cpu_count() or 1
    if cores == 1:
        return "this machine has one core"
    others = os.getloadavg()[0] - 1 if hasattr(os, "getloadavg") else 0.0  # one of them is the benchmark
    return f"other programs were busy: {others:.1f} of {cores} cores" if others > cores - 2 + IDLE else ""
