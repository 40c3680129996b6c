"""Many games between bots, on one core or several: the same seed gives the same games on any number of them."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game, Setup
from quarterdeck.engine.position import Position
from quarterdeck.engine.position_files import check_terms
from quarterdeck.engine.registry import find_game
from quarterdeck.lab.chunks import FORFEITED, Chunks, Job, Taken, Tally, bot_at
from quarterdeck.lab.cluster import play_on_cluster
from quarterdeck.lab.figures import Lengths, Standing, Wins, measure_lengths, stand
from quarterdeck.lab.say import SAY
from quarterdeck.lab.workers import play_chunks

Progress = Callable[[int, int], None]
"""A function that is called after each chunk with the number of games done and wanted."""

UNFINISHED: Final = "unfinished"
"""The ending of games that were stopped at the game's bound; they are worth nothing to anybody."""
FORFEIT: Final = "forfeit"
"""The ending of games that a program has lost because it did not answer as it should; the others have won."""
MOST_GAMES: Final = 1_000_000_000
MOST_WORKERS: Final = 256
MOST_SEED: Final = 2**63 - 1


class Rows(Struct, frozen=True, kw_only=True):
    """The results of each game, in columns; row k is game k."""

    lengths: list[int]
    endings: list[str]
    bots: dict[str, list[str]]
    """The bots, by seat."""
    worths: dict[str, list[float]]
    """The worths, by seat."""

    def columns(self) -> dict[str, list[int] | list[float] | list[str]]:
        """The columns of a table: `game` (from 0), `decisions`, `ending`, and for each seat `bot_<seat>` and `worth_<seat>`."""
        found: dict[str, list[int] | list[float] | list[str]] = {
            "game": list(range(len(self.lengths))),
            "decisions": self.lengths,
            "ending": self.endings,
        }
        for seat, bots in self.bots.items():
            found[f"bot_{seat}"] = bots
            found[f"worth_{seat}"] = self.worths[seat]
        return found


class Simulation(Struct, frozen=True, kw_only=True):
    """The results of a simulation."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int
    workers: int
    games: int
    decisions: int
    """The number of decisions, including chance moves."""
    decisions_per_second: float
    seconds: float
    """The time by the clock, including the start of worker processes."""
    lengths: Lengths
    imagined: bool
    """Whether the starting position leaves something open, which was imagined anew for each game."""
    wins: Wins
    endings: dict[str, int]
    """The number of games by `Ending.how`, with every ending of the game in its order."""
    failures: dict[str, int] = {}
    """What programs did wrong, and how many games they lost by it."""
    rows: Rows | None = None

    def summary(self) -> dict[str, object]:
        """Everything but the rows, for JSON."""
        found = msgspec.to_builtins(msgspec.structs.replace(self, rows=None))
        del found["rows"]
        return dict(found)


def simulate(  # noqa: PLR0913 - what a simulation is made of
    game: Game,
    setup: Setup,
    bots: Sequence[str],
    *,
    games: int,
    seed: int,
    workers: int = 1,
    cluster: str | None = None,
    progress: Progress | None = None,
    rows: bool = False,
    start: Position | None = None,
) -> Simulation:
    """Play `games` games and count. `Malformed` names the argument that is not valid.

    The list of bots is repeated until all seats are filled, and moves on by one seat each game, so every bot plays
    every seat. Several workers are processes that find the game by its key; `cluster`, the address of a Ray cluster or
    `local`, takes its place and gives the same games. With `rows`, the results of each game are
    kept too. All games begin from `start`, if it is given; what is unknown in it is imagined anew for each of them.
    """
    check_number("games", games, 1, MOST_GAMES)
    check_number("seed", seed, 0, MOST_SEED)
    check_workers(workers, cluster)
    if start is not None:
        check_terms(game, setup, start, "start")
        if start.over():
            raise Malformed("start", SAY("start-over"))
    if not bots:
        raise Malformed("bots", SAY("no-bots"))
    began = time.monotonic()
    job = Job(
        game=game.key,
        players=setup.players,
        options=msgspec.to_builtins(setup.options),
        pack=setup.pack,
        bots=tuple(bots),
        games=games,
        seed=seed,
        rows=rows,
        starts=() if start is None else (game.save(start),),
    )
    chunks = Chunks(job, game)
    tallies = collect(played(chunks, workers, cluster), games, progress)
    return count_up(chunks, tallies, workers, time.monotonic() - began)


def check_number(name: str, number: int, least: int, most: int) -> None:
    """Raise `Malformed` unless the number is in its range."""
    if not least <= number <= most:
        raise Malformed(name, SAY("out-of-range", least=str(least), most=str(most), number=str(number)))


def check_workers(workers: int, cluster: str | None) -> None:
    """Raise `Malformed` unless there may be so many workers; a cluster takes their place."""
    check_number("workers", workers, 1, MOST_WORKERS)
    if workers > 1 and cluster is not None:
        raise Malformed("workers", SAY("workers-elsewhere"))


def played(chunks: Chunks, workers: int, cluster: str | None) -> Iterator[Tally]:
    """The tallies of all chunks, in any order."""
    if workers == 1 and cluster is None:
        return map(chunks.play, range(chunks.count()))
    if find_game(chunks.game.key) is not chunks.game:
        raise Malformed("workers", SAY("one-worker", game=chunks.game.key))
    if cluster is not None:
        return (tally for _, tally in play_on_cluster([(chunks.job, range(chunks.count()))], cluster))
    return play_chunks(chunks.job, chunks.count(), workers)


def collect(tallies: Iterable[Tally], games: int, progress: Progress | None) -> list[Tally]:
    """The tallies in order of their chunks."""
    found: list[Tally] = []
    done = 0
    for tally in tallies:
        found.append(tally)
        done += tally.games
        if progress is not None:
            progress(done, games)
    return sorted(found, key=lambda tally: tally.chunk)


def count_up(chunks: Chunks, tallies: Sequence[Tally], workers: int, seconds: float) -> Simulation:
    """The sum of all tallies."""
    job = chunks.job
    endings = add_up(tally.ended for tally in tallies)
    decisions = sum(tally.decisions for tally in tallies)
    seats = chunks.seat_names
    specs = tuple(bot.spec for bot in chunks.bots)
    named = {how: endings.get(k + 1, 0) for k, how in enumerate(chunks.game.endings)}
    if endings.get(0, 0):
        named[UNFINISHED] = endings[0]
    if endings.get(FORFEITED, 0):
        named[FORFEIT] = endings[FORFEITED]
    return Simulation(
        game=job.game,
        players=job.players,
        bots=specs,
        seed=job.seed,
        workers=workers,
        games=job.games,
        decisions=decisions,
        decisions_per_second=decisions / seconds if seconds > 0 else 0.0,
        seconds=seconds,
        lengths=measure_lengths(add_up(tally.lengths for tally in tallies)),
        imagined=chunks.imagines,
        wins=Wins(
            standings(seats, tallies, lambda taken: seats[taken.seat]),
            standings(specs, tallies, lambda taken: specs[taken.bot]),
        ),
        endings=named,
        failures=dict(Counter(tally.failure for tally in tallies if tally.failure)),
        rows=line_up(chunks, tallies) if job.rows else None,
    )


def add_up(counts: Iterable[dict[int, int]]) -> dict[int, int]:
    """The sums of counts with the same key."""
    found: dict[int, int] = {}
    for part in counts:
        for key, number in part.items():
            found[key] = found.get(key, 0) + number
    return found


def standings(names: Sequence[str], tallies: Iterable[Tally], name_of: Callable[[Taken], str]) -> tuple[Standing, ...]:
    """The results by name."""
    worths: dict[str, dict[float, int]] = {name: {} for name in names}
    for tally in tallies:
        for taken in tally.taken:
            counts = worths[name_of(taken)]
            counts[taken.worth] = counts.get(taken.worth, 0) + taken.games
    return tuple(stand(name, counts) for name, counts in worths.items())


def line_up(chunks: Chunks, tallies: Sequence[Tally]) -> Rows:
    """The results of each game, in columns."""
    job = chunks.job
    names = chunks.seat_names
    parts = [tally.rows for tally in tallies if tally.rows is not None]
    hows = (UNFINISHED, *chunks.game.endings)
    specs = [bot.spec for bot in chunks.bots]
    return Rows(
        lengths=[length for part in parts for length in part.lengths],
        endings=[FORFEIT if ended == FORFEITED else hows[ended] for part in parts for ended in part.ended],
        bots={name: [specs[bot_at(k, seat, job)] for k in range(job.games)] for seat, name in enumerate(names)},
        worths={
            name: [worth for part in parts for worth in part.worths[seat :: job.players]]
            for seat, name in enumerate(names)
        },
    )
