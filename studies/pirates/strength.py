"""What masts, holds, ships and speed are worth: fitted to how 25 fleets of very different strength have done.

`python -m studies.pirates.strength` prints it; `quarterdeck/games/pirates/fleets/strength.py` has it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log  # noqa: TID251 - a study fits numbers; the rules have them as integers
from pathlib import Path
from typing import Final

from quarterdeck.games.pirates.fleets.fleet import read_code
from quarterdeck.games.pirates.fleets.shipyard import FleetRating, read_ratings
from quarterdeck.games.pirates.fleets.strength import WORTH, parts_of
from quarterdeck.games.pirates.pack.reading import built_in, pieces_of

UNEVEN: Final = Path(__file__).with_name("uneven.toml")
HUNDREDTHS: Final = 100


def main() -> None:
    """Print what one of each is worth, beside what is built in."""
    for key, worth in fitted().items():
        print(f"{key:8} {worth:4} (built in: {WORTH[key]})")


def fitted() -> dict[str, int]:
    """Hundredths of the logarithm of the odds to win that one of each part adds: the least squares of all these fleets."""
    pieces = pieces_of(built_in())
    rows, odds = [], []
    for code, rating in uneven_fleets().items():
        rows.append([1.0, *(float(part.number) for part in parts_of(pieces, read_code(pieces, code)))])
        odds.append(log((rating.wins + 1) / (rating.games - rating.wins + 1)))
    _, *found = least_squares(rows, odds)
    return {key: round(HUNDREDTHS * one) for key, one in zip(WORTH, found, strict=True)}


def uneven_fleets() -> dict[str, FleetRating]:
    """How those fleets have done, by their short texts."""
    return read_ratings(UNEVEN.read_text(encoding="utf-8"))


def least_squares(rows: Sequence[Sequence[float]], values: Sequence[float]) -> list[float]:
    """The factors with which the columns of the rows come nearest to the values."""
    size = len(rows[0])
    table = [
        [
            *(sum(row[i] * row[j] for row in rows) for j in range(size)),
            sum(row[i] * value for row, value in zip(rows, values, strict=True)),
        ]
        for i in range(size)
    ]
    for k in range(size):
        pivot = max(range(k, size), key=lambda i: abs(table[i][k]))
        table[k], table[pivot] = table[pivot], table[k]
        table[k] = [one / table[k][k] for one in table[k]]
        for i in range(size):
            if i != k:
                table[i] = [one - table[i][k] * other for one, other in zip(table[i], table[k], strict=True)]
    return [row[-1] for row in table]


if __name__ == "__main__":
    main()
