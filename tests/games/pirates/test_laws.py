"""The laws of the contract over random games of Pirates, looked at every so often (docs/contract.md)."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.game import Setup
from quarterdeck.engine.laws import check_laws
from quarterdeck.games.pirates import PIRATES
from quarterdeck.games.pirates.options import PiratesOptions, longest
from tests.games.pirates.pictures import started
from tests.laws.setups import EXCUSED


@pytest.mark.parametrize(
    ("players", "options", "stride"),
    [
        (2, PiratesOptions(total=30, patience=1), 60),
        (3, PiratesOptions(total=20, patience=1, red="random", green="random", blue="random", draw=3), 90),
        (4, PiratesOptions(total=15, patience=1), 120),
    ],
)
def test_pirates_keeps_the_laws(players: int, options: PiratesOptions, stride: int) -> None:
    """Short games; all laws are looked at."""
    check_laws(
        PIRATES, Setup(players=players, options=options), players, stride, decisions=500, excused=EXCUSED["pirates"]
    )


def test_treasure_that_vanishes_from_the_game_is_missed() -> None:
    """Although what is left of it is somewhere, and nowhere twice."""
    whole, robbed = started(), started()
    whole.starting_gold = robbed.starting_gold = i64(sum(whole.treasure.worth))
    robbed.treasure.worth = vec[i64](list(whole.treasure.worth)[:-1])
    robbed.treasure.pool &= ~(1 << len(robbed.treasure.worth))
    before, after = PIRATES.conserved(whole), PIRATES.conserved(robbed)
    assert {what for what in before if before[what] != after[what]} == {"gold of the set-up that is missing"}


@pytest.mark.clause("PI-R65", "PI-6.5", "PI-R60")
def test_no_game_is_longer_than_rounds_and_actions_allow() -> None:
    """The bound is the same whoever plays, and grows with the players only by their passes."""
    assert PIRATES.bound(Setup(players=2, options=PiratesOptions())) == longest(2)
    assert longest(3) > longest(2)
