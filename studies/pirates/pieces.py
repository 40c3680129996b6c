"""What each piece adds: fleets drawn from all pieces play each other, and their results are shared out among their pieces.

`python -m studies.pirates.pieces --games 20000` plays that many games more and counts all that have been played, so an
interrupted run loses nothing. Every fleet costs the same, so what a piece adds is beyond what its points would buy
elsewhere.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from rich.progress import track

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.drawing import Chance
from quarterdeck.engine.game import Setup
from quarterdeck.engine.plans import PieceRating
from quarterdeck.engine.registry import find_game
from quarterdeck.games.pirates.fleets.checks import all_pieces, charge_of, problems_of
from quarterdeck.games.pirates.fleets.draws import shuffled
from quarterdeck.games.pirates.fleets.fleet import Fleet, Manned, code_of, read_code
from quarterdeck.games.pirates.fleets.shipyard import PieceRatings
from quarterdeck.games.pirates.pack.format import CreatureFile, ShipFile
from quarterdeck.games.pirates.pack.pieces import Pieces
from quarterdeck.games.pirates.pack.reading import built_in, pieces_of
from quarterdeck.games.pirates.pack.toml_text import value_text
from quarterdeck.lab.simulate import simulate
from studies.pirates.pieces_page import page

GAME: Final = "pirates"
SEATS: Final = 2
BATCH: Final = 20
"""Games that are played and written down together."""
FOR_SHIPS: Final = (50, 85)
"""Percent of the build total that ships and creatures may cost; the rest is for crew, equipment and Events."""
TRIES: Final = 60
"""How many pieces are tried for what the ships leave."""
PATIENCE: Final = 12
"""Rounds without events after which a game ends: fleets that only wait for each other are no use to the count."""
CAUTION: Final = 4.0
"""Games that each piece is thought to have played with no effect, so that few games do not make a large number."""
SURE: Final = 1.96
"""Standard deviations on both sides of a number that make an interval of 95 %."""
FEWEST: Final = 100
"""A piece that has played fewer games gets no number."""
REPORT: Final = """\
# What pieces add to the share of games that their fleets win. The fleets were drawn from all pieces, each pair was sailed
# by the same bot. A line is: piece = [games, what it adds in thousandths, lower and upper end of the 95 % interval].
# `python -m studies.pirates.pieces` plays the games and writes this file.

"""


class Game(Struct, frozen=True, array_like=True):
    """One game: two fleets by their short texts, and Red's share of the win."""

    red: str
    green: str
    red_won: float


def main() -> None:
    """Play, count, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=0, help="play so many more (0: only count)")
    parser.add_argument("--bot", default="greedy", help="who sails both fleets (greedy)")
    parser.add_argument("--total", type=int, default=40, help="the build total of the fleets (40)")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("studies/out/pirates"), help="where the games go")
    parser.add_argument(
        "--report", type=Path, help="also write what the pieces add into this file (content/piece-ratings.toml)"
    )
    parser.add_argument("--page", type=Path, help="also write the page about it (docs/games/pirates-ratings.md)")
    options = parser.parse_args()
    file = options.out / f"pieces-{options.total}-{options.bot.replace(':', '-')}.jsonl"
    file.parent.mkdir(parents=True, exist_ok=True)
    played = [msgspec.json.decode(line, type=Game) for line in file.read_bytes().splitlines()] if file.exists() else []
    first = len(played) // BATCH
    jobs = [(number, options.bot, options.total) for number in range(first, first + options.games // BATCH)]
    with ProcessPoolExecutor(options.workers) as pool, file.open("ab") as out:
        for games in track(pool.map(play_batch, jobs), f"batches of {BATCH} games", total=len(jobs)):
            played += games
            out.write(b"".join(msgspec.json.encode(game) + b"\n" for game in games))
            out.flush()
    pieces = pieces_of(built_in())
    found = ratings_of(pieces, played)
    for piece in sorted(found, key=lambda one: -found[one].adds):
        print(f"{piece:40} {told(found[piece])}")
    numbers = {piece: (one.games, one.adds, one.low, one.high) for piece, one in sorted(found.items())}
    whole = PieceRatings(len(played), options.bot, options.total, numbers)
    if options.report:
        options.report.write_text(report(whole), encoding="utf-8")
    if options.page:
        options.page.write_text(page(whole, pieces, FEWEST), encoding="utf-8")


def told(rating: PieceRating) -> str:
    """A rating as people read it: `+2.1 % (+0.3 to +3.9) in 250 games`."""
    return f"{rating.percent()} in {rating.games:,} games"


def report(found: PieceRatings) -> str:
    """The file with what the pieces add, a line for each."""
    lines = [f"{name} = {value_text(getattr(found, name))}\n" for name in ("games", "player", "total")]
    rows = [f"{piece} = {value_text(list(numbers))}\n" for piece, numbers in found.rating.items()]
    return "".join([REPORT, *lines, "\n[rating]\n", *rows])


# -- playing ---------------------------------------------------------------------------------------


def play_batch(job: tuple[int, str, int]) -> list[Game]:
    """A batch of games, by its number, between fleets of a build total that a bot sails."""
    batch, bot, total = job
    return [play(number, bot, total) for number in range(batch * BATCH, (batch + 1) * BATCH)]


def play(number: int, bot: str, total: int) -> Game:
    """The game of that number, between drawn fleets."""
    pieces = pieces_of(built_in())
    game = find_game(GAME)
    red, green = (code_of(pieces, drawn(pieces, total, seeded(number, seat))) for seat in range(SEATS))
    options = game.options(total=total, red=red, green=green, patience=PATIENCE)
    result = simulate(game, Setup(players=SEATS, options=options), [bot], games=1, seed=number)
    return Game(red, green, result.wins.seats[0].share)


def drawn(pieces: Pieces, total: int, dice: Chance) -> Fleet:
    """A legal fleet from all pieces of a nation: ships and creatures first, then whatever fits."""
    units: list[ShipFile | CreatureFile] = [*pieces.content.ship, *pieces.content.creature]
    nations = sorted({one.nation for one in pieces.content.ship if one.playable and one.points <= total // 2})
    while True:
        nation = nations[dice.below(len(nations))]
        own = [one for one in units if one.nation == nation and one.playable]
        low, high = (total * percent // 100 for percent in FOR_SHIPS)
        most = low + dice.below(high - low + 1)
        fleet = Fleet(total=total)
        for unit in shuffled(dice, own):
            for more in placed(pieces, fleet, unit.id, dice):
                if charge_of(pieces, more).points <= most:
                    fleet = more
        if fleet.ships and not problems_of(pieces, fleet):
            return completed(pieces, fleet, nation, dice)


def completed(pieces: Pieces, fleet: Fleet, nation: str, dice: Chance) -> Fleet:
    """The fleet with crew, equipment, Events and treasures that are legal there, until little is left to spend."""
    content = pieces.content
    crew = [one.id for one in content.crew if one.playable and one.nation in (nation, "")]
    others = [one.id for rows in (content.equipment, content.event) for one in rows if one.playable]
    more = [*shuffled(dice, crew)[:TRIES], *shuffled(dice, others)[: TRIES // 6]]
    for piece in shuffled(dice, more):
        for found in placed(pieces, fleet, piece, dice):
            charge = charge_of(pieces, found)
            if charge.points <= charge.allowed and not problems_of(pieces, found):
                fleet = found
                break
    return fleet


def placed(pieces: Pieces, fleet: Fleet, piece: str, dice: Chance) -> Iterator[Fleet]:
    """The fleet with one piece more, in each place where it may be: aboard any of the ships, in an order that is drawn."""
    match pieces.kind(piece):
        case "ship":
            yield replace(fleet, ships=(*fleet.ships, Manned(piece)))
        case "creature":
            yield replace(fleet, creatures=(*fleet.creatures, piece))
        case "event":
            yield replace(fleet, events=(*fleet.events, piece))
        case kind:
            for k in shuffled(dice, range(len(fleet.ships))):
                ship = fleet.ships[k]
                field = "crew" if kind == "crew" else "equipment"
                held: tuple[str, ...] = getattr(ship, field)
                if kind != "crew" or piece not in held:
                    yield replace(
                        fleet, ships=(*fleet.ships[:k], replace(ship, **{field: (*held, piece)}), *fleet.ships[k + 1 :])
                    )


# -- counting --------------------------------------------------------------------------------------


def ratings_of(pieces: Pieces, played: Sequence[Game], fewest: int = FEWEST) -> dict[str, PieceRating]:
    """What each piece adds: the least squares of all games, with a little caution (ridge regression).

    A game is a row that has 1 for each piece of Red's, -1 for each of Green's, and 1 for being Red; its value is what
    Red has won beyond a half.
    """
    fleets = {code: read_code(pieces, code) for game in played for code in (game.red, game.green)}
    held = {code: [piece for _, piece, _ in all_pieces(fleet)] for code, fleet in fleets.items()}
    places = {piece: k for k, piece in enumerate(sorted({piece for found in held.values() for piece in found}))}
    size = len(places) + 1
    table, values = np.zeros((size, size)), np.zeros(size)
    times = np.zeros(size, dtype=int)
    squares = 0.0
    for game in played:
        row: dict[int, float] = {size - 1: 1.0}
        for code, sign in ((game.red, 1.0), (game.green, -1.0)):
            for piece in held[code]:
                row[places[piece]] = row.get(places[piece], 0.0) + sign
            times[[places[piece] for piece in set(held[code])]] += 1
        columns, numbers = list(row), np.array(list(row.values()))
        value = game.red_won - 0.5
        table[np.ix_(columns, columns)] += np.outer(numbers, numbers)
        values[columns] += numbers * value
        squares += value * value
    inverse = np.linalg.inv(table + CAUTION * np.eye(size))
    adds = inverse @ values
    rest = squares - 2 * adds @ values + adds @ table @ adds
    freedom = max(1.0, len(played) - float(np.trace(inverse @ table)))
    errors = np.sqrt(np.diag(inverse @ table @ inverse) * max(0.0, rest) / freedom)
    return {
        piece: rating(int(times[k]), float(adds[k]), float(errors[k]))
        for piece, k in places.items()
        if times[k] >= fewest
    }


def rating(games: int, adds: float, error: float) -> PieceRating:
    """The rating of a piece, in thousandths."""
    ends = (adds - SURE * error, adds + SURE * error)
    return PieceRating(games, round(1000 * adds), *(round(1000 * end) for end in ends))


if __name__ == "__main__":
    main()
