"""Moves that a table makes by itself: there is no other, and everybody knows that."""

from __future__ import annotations

from typing import Final

import pytest

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.trial import view
from quarterdeck.games.pirates import PIRATES, codes
from tests.examples import TIMES
from tests.games.pirates.pictures import random_game
from tests.games.pirates.table import Table

QUAY: Final = (50_000, 40_000, 0)
HOME: Final = (40_000, 60_000, 41_005, 50_000)


def at_home(masts: str) -> Table:
    """A ship that is about to be repaired at home."""
    return Table().ship("A", "R", QUAY, masts=masts).island("quay", *HOME, home="R").turn().do("A", "repair")


def sole(table: Table) -> str:
    """The move that is made without a question, in notation; empty if there is one to ask."""
    move = PIRATES.sole_move(table.position)
    return "" if move is None else PIRATES.text(table.position, move)


@pytest.mark.clause("PI-14.1", "PI-R33")
def test_the_only_mast_that_is_lost_comes_back_unasked() -> None:
    """Of two lost ones the player chooses."""
    assert sole(at_home("13")) == "mast 2"
    assert sole(at_home("2")) == ""


@pytest.mark.clause("PI-R119", "PI-R126")
def test_nobody_learns_anything_from_a_move_that_is_made_unasked() -> None:
    """It is the same in all worlds that another player deems possible, and the only legal one in each of them."""
    dice = seeded(9)
    found = 0
    for seed, seats in enumerate((2, 3, 2)):
        for position in random_game(seed, seats):
            if position.phase not in {codes.SHARING, codes.REPAIRING}:
                continue
            move = PIRATES.sole_move(position)
            for seat in range(seats):
                world = PIRATES.other_world(position, seat, dice) if seat != position.player else position
                assert PIRATES.sole_move(world) == move
                assert move is None or world.legal() == [move]
            found += move is not None
    assert found > 0


@pytest.mark.clause("PI-R119", "PI-R126", "PI-R24")
def test_what_only_its_player_knows_to_be_settled_is_settled_in_the_picture() -> None:
    """Nothing is left to sail, to take or to exchange; the end of a turn is always left to its player."""
    settled = set()
    for seed in range(min(3, TIMES)):
        for position in random_game(seed, 2):
            if position.player < 0 or position.legal() != [codes.PASS]:
                continue
            scene = PIRATES.scene(view(position, int(position.player)), int(position.player), [int(codes.PASS)])
            if position.phase in {codes.NAMING, codes.CHOOSING}:
                assert not scene.settled
            elif scene.settled:
                settled.add(int(position.phase))
    assert int(codes.SAILING) in settled
