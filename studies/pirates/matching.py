"""Do fleets that are matched in strength win equally often? Pairs as tables draw them, and pairs that only cost the same.

`python -m studies.pirates.matching --pairs 100`: each pair plays two games, with the seats exchanged.
"""

from __future__ import annotations

import argparse
from statistics import mean
from typing import Final

from msgspec import Struct

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.game import Setup
from quarterdeck.engine.registry import find_game
from quarterdeck.games.pirates.fleets.draws import matched_fleets, pool
from quarterdeck.games.pirates.fleets.fleet import Fleet, code_of
from quarterdeck.games.pirates.fleets.strength import strength_of
from quarterdeck.games.pirates.pack.pieces import Pieces
from quarterdeck.games.pirates.pack.reading import built_in, pieces_of
from quarterdeck.lab.figures import wilson
from quarterdeck.lab.simulate import simulate

GAME: Final = "pirates"
SEATS: Final = 2


class Pair(Struct, frozen=True):
    """Two fleets, and how often the one that is estimated stronger won their two games; a draw counts half."""

    gap: int
    """By so much it is estimated stronger."""
    wins: float


def main() -> None:
    """Draw, play, count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=100, help="of each kind (100)")
    parser.add_argument("--bot", default="ismcts:3", help="who sails both fleets (ismcts:3)")
    parser.add_argument("--total", type=int, default=40, help="the build total (40)")
    parser.add_argument("--first", type=int, default=0, help="the number from which the first pair is drawn (0)")
    options = parser.parse_args()
    pieces = pieces_of(built_in())
    for kind, draw in (("matched", matched), ("same cost", alike)):
        numbers = range(options.first, options.first + options.pairs)
        found = [play(pieces, draw(pieces, options.total, number), options.bot, number) for number in numbers]
        print(told(kind, found), flush=True)


def matched(pieces: Pieces, total: int, number: int) -> list[Fleet]:
    """Two fleets as they are drawn for a table."""
    return matched_fleets(pieces, total, [(seeded(number, seat), "") for seat in range(SEATS)])


def alike(pieces: Pieces, total: int, number: int) -> list[Fleet]:
    """Two of the same draws, any ones: they cost the same, and have their shares of everything."""
    pools = [pool(pieces, total, seeded(number, seat), "") for seat in range(SEATS)]
    dice = seeded(number, SEATS)
    return [found[dice.below(len(found))] for found in pools]


def play(pieces: Pieces, fleets: list[Fleet], bot: str, number: int) -> Pair:
    """Two games of two fleets, each sailing as Red in one."""
    weak, strong = sorted(fleets, key=lambda fleet: strength_of(pieces, fleet))
    wins = 0.0
    for seat, (red, green) in enumerate(((strong, weak), (weak, strong))):
        game = find_game(GAME)
        named = game.options(total=red.total, red=code_of(pieces, red), green=code_of(pieces, green))
        found = simulate(game, Setup(players=SEATS, options=named), [bot], games=1, seed=number)
        wins += found.wins.seats[seat].share
    return Pair(strength_of(pieces, strong) - strength_of(pieces, weak), wins)


def told(kind: str, found: list[Pair]) -> str:
    """What pairs of a kind come to."""
    games = SEATS * len(found)
    share = sum(pair.wins for pair in found) / games
    both = mean(pair.wins in {0.0, 2.0} for pair in found)
    low, high = wilson(share, games)
    less, more = wilson(both, len(found))
    return (
        f"{kind}: {len(found)} pairs, {mean(pair.gap for pair in found):.0f} apart; "
        f"the stronger one wins {share:.1%} ({low:.1%} to {high:.1%}) of {games} games; "
        f"one fleet wins both games of {both:.1%} of the pairs ({less:.1%} to {more:.1%}; by chance 50 %)"
    )


if __name__ == "__main__":
    main()
