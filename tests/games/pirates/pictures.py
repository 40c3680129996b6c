"""Pirates' games for pictures: random ones, and fleets laid out on the open sea."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from mypy_extensions import i64

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.moves import Moves
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.geometry.offered import pose_move
from quarterdeck.games.pirates.pack.reading import built_in, catalog_of
from quarterdeck.games.pirates.picture.scene import draw
from quarterdeck.games.pirates.position import PiratesPosition, add_fleet, new_game
from quarterdeck.games.pirates.words.notation.notation import text
from quarterdeck.scene.shapes import AnyShape, Scene

FLEETS = (("hms-titan", "el-neptuno"), ("revenant", "snipe", "the-kraken"), ("harbinger", "zephyr"), ("shadow",))
CREW = ("captain-english", "helmsman-english", "calico-cat-sm")
COINS = [1, 1, 1, 2, 2, 2, 3, 3]
ISLANDS = (1 << 40) - 1
"""Plain and mysterious islands; none that does something by itself."""
ISLES = (
    (51_000, 75_000, 2_250),
    (87_000, 35_000, 1_800),
    (25_000, 39_000, 450),
    (11_000, 77_000, 1_800),
    (49_000, 11_000, 1_800),
    (93_000, 75_000, 2_700),
)
"""Where `at_sea` has its islands: x and y in hundredths of a millimetre, the heading in tenths of a degree."""


def started(seats: int = 2) -> PiratesPosition:
    """A game before the first roll."""
    catalog = catalog_of(built_in())
    position = new_game(catalog, seats, 3 * seats, COINS * seats)
    position.islands.may_be_drawn = i64(ISLANDS)
    for seat in range(seats):
        ships = [catalog.names.index(name) for name in FLEETS[seat] if name in catalog.names]
        add_fleet(position, seat, ships, [catalog.names.index(name) - int(catalog.ships) for name in CREW])
    return position


def random_game(seed: int, seats: int = 2, most: int = 1500) -> Iterator[PiratesPosition]:
    """The positions of a random game, before every decision and at its end."""
    position, dice, moves = started(seats), seeded(seed, 5), Moves()
    for _ in range(most):
        yield position
        if position.over():
            return
        position.find_moves(moves)
        position.play(moves.items[dice.below(moves.count)])


@cache
def _at_sea() -> PiratesPosition:
    """The first turn of a random game, with islands where ISLES says."""
    position, dice, moves, isles = started(), seeded(1, 5), Moves(), iter(ISLES)
    while position.phase != codes.NAMING:
        position.find_moves(moves)
        drawn = moves.items[dice.below(moves.count)]
        position.play(pose_move(*map(i64, next(isles))) if position.phase == codes.PLACING else drawn)
    return position


def at_sea(*poses: tuple[int, int, int]) -> PiratesPosition:
    """The first turn, with units moved in millimetres and degrees to other places."""
    position = _at_sea().clone()
    for unit, (x, y, a) in enumerate(poses):
        position.waters.put(unit, x * 100, y * 100, a * 10)
    return position


def of_red(*poses: tuple[int, int, int]) -> PiratesPosition:
    """The same on a turn of Red."""
    position = at_sea(*poses)
    position.turn = position.player = position.asked = 0
    return position


def seen(position: PiratesPosition, seat: int) -> Scene:
    """The picture for a seat, with its moves if it must choose."""
    veiled = position.clone()
    veiled.veil(seat)
    return draw(veiled, seat, position.legal() if position.player == seat else [])


def offered(position: PiratesPosition) -> set[str]:
    """The legal moves in notation."""
    return {text(position, move) for move in position.legal()}


def shape(picture: Scene, name: str) -> AnyShape:
    """The shape of that id."""
    return next(one for one in picture.shapes if one.id == name)


def ids(picture: Scene, begins: str) -> list[str]:
    """The ids that begin so."""
    return [one.id for one in picture.shapes if one.id.startswith(begins)]
