"""Simulations: honest counts, the same on any number of processes, and clean ends."""

from __future__ import annotations

import subprocess
import sys

import msgspec
import pytest

from quarterdeck.bots import Bot, Choice, RandomBot
from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game, Setup
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.options import convert_options
from quarterdeck.engine.playout import playout
from quarterdeck.engine.position import NOBODY, Position
from quarterdeck.lab import Simulation, plan_match, play_match, simulate, workers
from quarterdeck.lab.chunks import RANDOM_GAMES, Job, bot_at, next_move
from tests.bots.tables import BRUISE_CRUISE, CARDINAL, KRAKEN, begin, kraken_choice


def run(game: Game, players: int, *bots: str, games: int = 10, seed: int = 1, workers: int = 1) -> Simulation:
    """A simulation with rows, of the game's smallest kind."""
    options = {"rows": 3, "columns": 4} if game is CARDINAL else {}
    setup = Setup(players=players, options=convert_options(game, options))
    return simulate(game, setup, bots, games=games, seed=seed, workers=workers, rows=True)


def without_times(simulation: Simulation) -> Simulation:
    """All that a seed decides."""
    return msgspec.structs.replace(simulation, seconds=0.0, decisions_per_second=0.0, workers=0)


@pytest.mark.parametrize(
    ("game", "players", "bots", "games"),
    [
        (CARDINAL, 2, ("random",), 2 * RANDOM_GAMES + 5),
        (KRAKEN, 3, ("random", "ismcts:simulations=5"), 3),
        pytest.param(BRUISE_CRUISE, 2, ("random", "greedy"), 2, marks=pytest.mark.long),
    ],
)
def test_results_do_not_depend_on_the_number_of_processes(
    game: Game, players: int, bots: tuple[str, ...], games: int
) -> None:
    """Chunks bring their own dice, and are counted in their order."""
    one = run(game, players, *bots, games=games, workers=1)
    two = run(game, players, *bots, games=games, workers=2)
    assert without_times(one) == without_times(two)
    assert without_times(one) != without_times(run(game, players, *bots, games=games, seed=2))


@pytest.mark.parametrize(
    ("game", "players", "games"),
    [(CARDINAL, 2, 40), (KRAKEN, 2, 40), (KRAKEN, 4, 40), (BRUISE_CRUISE, 2, 8), (BRUISE_CRUISE, 4, 8)],
)
def test_wholly_random_games_are_those_that_plain_play_gives(game: Game, players: int, games: int) -> None:
    """The compiled counts against games played one by one and asked how they ended."""
    found = run(game, players, "random", games=games, seed=9)
    start = begin(game, players, **({"rows": 3, "columns": 4} if game is CARDINAL else {}))
    dice = seeded(9, 0)
    lengths: list[int] = []
    endings: list[str] = []
    worths: list[list[float]] = []
    for _ in range(games):
        position = start.clone()
        lengths.append(int(playout(position, dice, Moves(), 1_000_000)))
        ending = game.ending(position)
        assert game.endings[position.ended - 1] == ending.how
        assert {seat for seat in range(players) if position.worth(seat) > 0} == set(ending.winners)
        endings.append(ending.how)
        worths.append([position.worth(seat) for seat in range(players)])
    assert found.rows is not None
    assert found.rows.lengths == lengths
    assert found.rows.endings == endings
    assert [list(row) for row in zip(*found.rows.worths.values(), strict=True)] == worths
    assert found.decisions == sum(lengths)


@pytest.mark.parametrize(("players", "bots"), [(2, ("random", "ismcts:simulations=3")), (4, ("random",))])
def test_the_figures_add_up(players: int, bots: tuple[str, ...]) -> None:
    """Games, seats, endings and shares."""
    found = run(KRAKEN, players, *bots, games=6)
    assert sum(found.endings.values()) == found.games == 6
    assert [seat.name for seat in found.wins.seats] == list("ABCD"[:players])
    assert [bot.name for bot in found.wins.bots] == list(bots)
    assert all(seat.games == 6 for seat in found.wins.seats)
    assert sum(bot.games for bot in found.wins.bots) == 6 * players
    assert sum(seat.share for seat in found.wins.seats) == pytest.approx(1.0)
    assert sum(bot.share * bot.games for bot in found.wins.bots) == pytest.approx(6.0)
    assert found.decisions_per_second == pytest.approx(found.decisions / found.seconds)


def test_the_summary_is_json_without_the_rows() -> None:
    """With the keys that people are promised."""
    summary = msgspec.json.decode(msgspec.json.encode(run(CARDINAL, 2, "random").summary()))
    assert "rows" not in summary
    assert {"games", "decisions", "decisions_per_second", "seconds", "lengths", "wins", "endings"} <= summary.keys()
    assert summary["endings"].keys() == set(CARDINAL.endings)


@pytest.mark.parametrize(("players", "bots"), [(2, 1), (2, 2), (4, 2), (3, 2), (2, 3), (4, 4), (3, 4)])
def test_every_bot_plays_every_seat_equally_often(players: int, bots: int) -> None:
    """Over as many games as there are places in the list."""
    job = Job(
        game="kraken", players=players, options={}, pack=None, bots=("random",) * bots, games=1, seed=1, rows=False
    )
    places = max(players, bots)
    taken = [[bot_at(number, seat, job) for number in range(places)] for seat in range(players)]
    assert all(sorted(seat) == sorted(taken[0]) for seat in taken)
    assert set(taken[0]) == set(range(bots))


def test_a_stronger_bot_is_seen_to_be_stronger() -> None:
    """Whatever seat it has."""
    stronger, weaker = run(KRAKEN, 2, "ismcts:simulations=15", "random", games=30).wins.bots
    assert stronger.low > weaker.high


class Spy(Bot, frozen=True, kw_only=True):
    """Plays at random, and notes whether it was shown another seat's cards."""

    spec: str = "spy"
    seen: list[bool]

    def choose(self, veiled: Position, seat: int, dice: Dice) -> Choice:
        again = veiled.clone()
        again.veil(seat)
        self.seen.append(again.numbers() != veiled.numbers())
        return RandomBot().choose(veiled, seat, dice)


def test_a_simulation_shows_bots_no_more_than_their_seats_may_know() -> None:
    """What they get cannot be veiled further; a position that is not veiled would be noticed."""
    spies = [Spy(seen=[]) for _ in range(3)]
    position = kraken_choice(3, 0, 1)
    dice = [seeded(2, seat) for seat in range(4)]
    spies[0].choose(position, int(position.player), dice[0])
    assert spies[0].seen == [True]
    spies[0].seen.clear()
    while position.player != NOBODY:
        position.play(next_move(position, spies, dice[3], dice))
    assert not any(seen for spy in spies for seen in spy.seen)
    assert all(spy.seen for spy in spies)


@pytest.mark.parametrize(
    ("changes", "path"),
    [
        ({"games": 0}, "games"),
        ({"workers": 0}, "workers"),
        ({"workers": 1000}, "workers"),
        ({"seed": -1}, "seed"),
        ({"seed": 2**63}, "seed"),
    ],
)
def test_numbers_out_of_range_are_refused_by_name(changes: dict[str, int], path: str) -> None:
    """Before anything is played."""
    with pytest.raises(Malformed) as refused:
        run(CARDINAL, 2, "random", **changes)
    assert refused.value.path == path


@pytest.mark.parametrize(
    ("game", "players", "bots", "path"),
    [
        (CARDINAL, 2, (), "bots"),
        (CARDINAL, 2, ("nobody",), "bots"),
        (CARDINAL, 2, ("random", "uct:9"), "bots[1]"),
        (KRAKEN, 2, ("random", "uct:1"), "bots[1]"),
        (CARDINAL, 3, ("random",), "players"),
    ],
)
def test_bots_and_players_that_do_not_fit_are_refused_by_name(
    game: Game, players: int, bots: tuple[str, ...], path: str
) -> None:
    """On one process and on several, before one is started."""
    for number in (1, 2):
        with pytest.raises(Malformed) as refused:
            run(game, players, *bots, workers=number)
        assert refused.value.path == path


def test_a_game_that_other_processes_cannot_find_is_played_on_one() -> None:
    """Workers know games by their keys."""
    stranger = msgspec.structs.replace(CARDINAL, tagline="another object")
    setup = Setup(players=2, options=CARDINAL.options())
    assert simulate(stranger, setup, ["random"], games=3, seed=1).games == 3
    with pytest.raises(Malformed, match="workers: only 1 here"):
        simulate(stranger, setup, ["random"], games=3, seed=1, workers=2)


def test_a_cluster_takes_the_place_of_workers() -> None:
    """Both together are refused, in a match as well."""
    setup = Setup(players=2, options=CARDINAL.options())
    plan = plan_match(CARDINAL, setup, ["random", "uct:1"], games=2, seed=1)
    with pytest.raises(Malformed, match="workers: not together with a cluster"):
        simulate(CARDINAL, setup, ["random"], games=3, seed=1, workers=2, cluster="local")
    with pytest.raises(Malformed, match="workers: not together with a cluster"):
        play_match(plan, workers=2, cluster="local")


def test_progress_is_told_chunk_by_chunk() -> None:
    """Up to the games wanted."""
    told: list[tuple[int, int]] = []
    setup = Setup(players=2, options=CARDINAL.options())
    bots = ["uct:simulations=2"]
    simulate(CARDINAL, setup, bots, games=3, seed=1, progress=lambda done, games: told.append((done, games)))
    assert told == [(1, 3), (2, 3), (3, 3)]


def interrupted(done: int, games: int) -> None:
    """What Ctrl-C does."""
    raise KeyboardInterrupt(done, games)


def test_an_interrupt_leaves_no_process_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """All workers have ended when the interrupt goes on."""
    started: list[subprocess.Popen[bytes]] = []
    start = workers.start_worker

    def start_and_note() -> subprocess.Popen[bytes]:
        started.append(start())
        return started[-1]

    monkeypatch.setattr(workers, "start_worker", start_and_note)
    setup = Setup(players=2, options=CARDINAL.options())
    with pytest.raises(KeyboardInterrupt):
        simulate(CARDINAL, setup, ["uct:simulations=9"], games=500, seed=1, workers=2, progress=interrupted)
    assert len(started) == 2
    assert all(process.returncode is not None for process in started)


@pytest.mark.parametrize(
    "program",
    ["", """import sys; sys.stdin.readline(); sys.stdin.readline(); sys.stdout.write('{"games": 1')"""],
    ids=["at once", "in the middle of an answer"],
)
def test_a_worker_that_is_lost_ends_the_simulation_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, program: str
) -> None:
    """Not with a wait for ever, and not with an error of the JSON reader."""
    monkeypatch.setattr(
        workers,
        "start_worker",
        lambda: subprocess.Popen(  # noqa: S603 - a program of ours
            [sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        ),
    )
    setup = Setup(players=2, options=CARDINAL.options())
    with pytest.raises(workers.WorkerLost, match="A worker process ended"):
        simulate(CARDINAL, setup, ["uct:simulations=9"], games=20, seed=1, workers=2)
