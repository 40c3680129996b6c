"""A game of Pirates of the Cursed Seas between two decisions."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.dice import Dice
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import full
from quarterdeck.games.pirates.codes import OUT, ROLLING
from quarterdeck.games.pirates.rules import phases
from quarterdeck.games.pirates.rules.common import ending
from quarterdeck.games.pirates.table import aboard, knowledge
from quarterdeck.games.pirates.table.catalog import Catalog
from quarterdeck.games.pirates.table.table import Table


@final
class PiratesPosition(Table):
    """What lies on the table, and what bots, tables and tests may ask of it; the rules are functions in `rules/`."""

    def clone(self) -> PiratesPosition:
        copy = PiratesPosition(self.catalog, self.seats)
        copy.copy_from(self)
        return copy

    def find_moves(self, moves: Moves) -> None:
        phases.find_moves(self, moves)

    def play(self, move: i64) -> None:
        phases.play(self, move)

    def worth(self, seat: i64) -> float:
        return ending.worth(self, seat)

    def veil(self, seat: i64) -> None:
        knowledge.veil(self, seat)

    def imagine(self, dice: Dice) -> None:
        knowledge.imagine(self, dice)


def new_game(catalog: Catalog, seats: i64, islands: i64, coins: list[int]) -> PiratesPosition:
    """A game before the first roll, without fleets, with a number of islands and these treasures (PI-3, PI-5)."""
    position = PiratesPosition(catalog, seats)
    position.islands.to_place = islands
    position.islands.may_be_drawn = full(catalog.islands)
    position.treasure.worth = vec[i64]([i64(coin) for coin in coins])
    position.treasure.pool = full(i64(len(coins)))
    position.asked = 0
    position.phase = ROLLING
    position.player = CHANCE
    return position


def add_events(position: PiratesPosition, seat: int, events: list[int]) -> None:
    """Events of a seat, by their numbers in the catalog; they lie face down (PI-R42)."""
    for card in events:
        position.events.add(i64(card), i64(seat))


def add_fleet(position: PiratesPosition, seat: i64, ships: list[int], crew: list[int]) -> None:
    """A fleet of ships and crew, by their numbers in the catalog; crew finds its place after the ships (PI-4.1)."""
    for ship in ships:
        position.add_unit(i64(ship), seat)
    for card in crew:
        aboard.add_piece(position, i64(card), seat, OUT)
