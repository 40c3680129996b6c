"""Plays the games of the study and writes what the fleets have come to; an interrupted run goes on where it was."""

from __future__ import annotations

import argparse
from collections.abc import Container, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from pathlib import Path
from typing import Final

import msgspec
from rich.progress import track

from quarterdeck.engine.game import Setup
from quarterdeck.engine.registry import find_game
from quarterdeck.games.pirates.fleets.plan import OfferedFleet
from quarterdeck.games.pirates.fleets.shipyard import FleetRating, read_ratings, shipyard
from quarterdeck.lab.simulate import simulate
from studies.pirates.ratings import Played, ratings_of, ratings_text

GAME: Final = "pirates"


def main() -> None:
    """Play, count, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="of each fleet with each other one; even (20)")
    parser.add_argument("--bot", default="greedy", help="who sails both fleets (greedy)")
    parser.add_argument("--total", type=int, default=40, help="the build total of the fleets (40)")
    parser.add_argument("--first", type=int, help="only so many of the fleets, from the first one on (all)")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("studies/out/pirates"), help="where the counts go")
    parser.add_argument("--report", type=Path, help="also put the ratings into this file (content/ratings.toml)")
    options = parser.parse_args()
    fleets = offered(options.total)[: options.first]
    file = counts_file(options)
    played = msgspec.json.decode(file.read_bytes(), type=list[Played]) if file.exists() else []
    known = {(one.red, one.green) for one in played}
    jobs = [
        (red.code, green.code, options)
        for one, other in pairs(fleets)
        for red, green in ((one, other), (other, one))
        if (red.code, green.code) not in known
    ]
    with ProcessPoolExecutor(options.workers) as pool:
        for found in track(pool.map(play_pair, jobs), "pairs of fleets", total=len(jobs)):
            played.append(found)
            file.write_bytes(msgspec.json.encode(played))
    names = {one.code: one.plan.name for one in fleets}
    ratings = ratings_of(among(names, played), options.bot)
    for rating in sorted(ratings, key=lambda one: -one.wins / one.games):
        line = f"{names[rating.fleet]:32} {rating.wins / rating.games:6.1%} ({rating.low:.1%} to {rating.high:.1%})"
        print(line)
    if options.report:
        options.report.write_text(ratings_text([*kept(options.report, ratings), *ratings]), encoding="utf-8")


def counts_file(options: argparse.Namespace) -> Path:
    """Where the counts of such a run are kept; those of another seed, bot or number of games lie elsewhere."""
    folder: Path = options.out
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{options.total}-{options.bot.replace(':', '-')}-{options.games}-seed-{options.seed}.json"


def kept(file: Path, ratings: Sequence[FleetRating]) -> list[FleetRating]:
    """The ratings in a file, if there is one, of all fleets that are still offered and have no new rating."""
    before = read_ratings(file.read_text(encoding="utf-8")) if file.exists() else {}
    still = {one.code for one in shipyard(None).stock().offered}
    return [one for code, one in before.items() if code in still - {new.fleet for new in ratings}]


def among(codes: Container[str], played: Sequence[Played]) -> list[Played]:
    """The games of these fleets; one that has been built anew since it played has another code."""
    return [one for one in played if one.red in codes and one.green in codes]


def pairs(fleets: Sequence[OfferedFleet]) -> list[tuple[OfferedFleet, OfferedFleet]]:
    """Every two fleets, round by round: whenever the run ends, all have played about as often."""
    found = sorted(combinations(range(len(fleets)), 2), key=lambda pair: (pair[1] - pair[0], pair[0]))
    return [(fleets[one], fleets[other]) for one, other in found]


def offered(total: int) -> list[OfferedFleet]:
    """The offered fleets of that build total."""
    return [one for one in shipyard(None).stock().offered if one.plan.total == total and not one.plan.events]


def play_pair(job: tuple[str, str, argparse.Namespace]) -> Played:
    """Half of the games of two fleets: the first one is Red's."""
    red, green, options = job
    game = find_game(GAME)
    setup = Setup(players=2, options=game.options(total=options.total, red=red, green=green))
    games = options.games // 2
    found = simulate(game, setup, [options.bot], games=games, seed=options.seed)
    return Played(red=red, green=green, games=games, red_wins=found.wins.seats[0].share * games)


if __name__ == "__main__":
    main()
