"""When bots load equipment instead of a ball, and when they keep it."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.games.pirates.bot.judgement import PiratesJudgement
from tests.games.pirates.duels import ABEAM, SHOOTER
from tests.games.pirates.table import Printed, Table

TUB = Printed(masts=1)
WARSHIP = Printed(masts=4)


def likes(table: Table) -> str:
    """The heaviest move."""
    moves = Moves()
    table.position.find_moves(moves)
    found = vec[i64]([i64(-1)] * int(moves.count))
    assert PiratesJudgement().weigh(table.position, moves, found)
    best = max(range(int(moves.count)), key=lambda k: int(found[i64(k)]))
    return table.word(moves.listed()[best])


def shooting(tool: str, target: Printed, *coins: int) -> Table:
    """Red's A shoots, with a piece of equipment aboard; abeam of her lies Green's B with these coins."""
    table = Table().ship("A", "R", SHOOTER, WARSHIP).ship("B", "G", ABEAM, target).coins("B", *coins)
    return table.tool("Tool", "R", "A", tool).turn().do("A", "shoot")


@pytest.mark.parametrize(
    ("tool", "target", "coins", "loads"),
    [
        ("double-shot", WARSHIP, (), True),
        ("fire-shot", WARSHIP, (), True),
        ("fire-shot", TUB, (), False),
        ("exploding-shot", WARSHIP, (), True),
        ("exploding-shot", TUB, (), False),
        ("chain-shot", WARSHIP, (4, 4), True),
        ("chain-shot", TUB, (4, 4), False),
        ("grapple-shot", WARSHIP, (4, 4), True),
        ("grapple-shot", WARSHIP, (), False),
    ],
)
def test_equipment_is_loaded_where_it_does_more_than_a_ball(
    tool: str,
    target: Printed,
    coins: tuple[int, ...],
    loads: bool,  # noqa: FBT001 - a parameter
) -> None:
    """A fire spreads from mast to mast; a chain holds gold back; a grapple takes it."""
    assert (likes(shooting(tool, target, *coins)) == "load Tool") is loads


def test_a_ship_with_one_mast_does_not_risk_it() -> None:
    """A rolled 1 costs an own mast, and with it all the gold aboard."""
    for coins, wanted in (((), "load Tool"), ((9, 9), "fire 1 at B")):
        table = Table().ship("A", "R", SHOOTER, TUB).ship("B", "G", ABEAM, WARSHIP).coins("A", *coins)
        assert likes(table.tool("Tool", "R", "A", "double-shot").turn().do("A", "shoot")) == wanted
