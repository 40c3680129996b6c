"""What is carried to where it may not go is refused by a clause, in the words of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import cast

import pytest

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.registry import find_game, keys
from quarterdeck.scene.shapes import Scene
from quarterdeck.table.match import Match
from tests.examples import every
from tests.laws.setups import SETUPS

CARRY = {"bremerhaven": (1, 250, 12), "pirates": (1, 300, 2)}
"""The games in which things are carried: which set-up is played at random, for how many decisions, and which of them `make test` looks at."""


def before_each_decision(key: str) -> Iterator[Match]:
    """A game played at random."""
    number, most, _ = CARRY[key]
    setup = SETUPS[key][number]
    match = Match.new(find_game(key), setup, ("Ada", "Ben", "Cleo", "Dan")[: setup.players])
    dice = seeded(5)
    for _ in range(most):
        match.chance(dice)
        if match.over:
            return
        yield match
        seat = match.waiting()[0]
        texts = match.legal(seat)
        match.play(seat, texts[dice.below(len(texts))])


@pytest.mark.parametrize("key", CARRY)
def test_what_is_carried_in_vain_is_told_by_which_clause(key: str) -> None:
    """What the picture offers to carry means the same move; all else is refused, or means nothing."""
    carried, clauses = 0, Counter[str]()
    for match in islice(before_each_decision(key), 0, None, every(CARRY[key][2])):
        seat, game = match.waiting()[0], match.game
        known = match.view(seat)
        scene = cast(Scene, game.scene(known, seat, match.moves(seat)))
        offered = {(carry.what, carry.to): carry.move for carry in scene.carries}
        for (what, to), move in offered.items():
            assert game.carrying(known, seat, what, to) == move
            assert match.misplaced(seat, what, to) is None
        carried += len(offered)
        for what in sorted({what for what, _ in offered}):
            for to in sorted(shape.id for shape in scene.shapes if (what, shape.id) not in offered):
                if game.carrying(known, seat, what, to) is not None:
                    refusal = match.misplaced(seat, what, to)
                    assert refusal is not None, (what, to)
                    clauses[refusal.clause] += 1
    assert carried > 20
    assert clauses, "nothing was refused"


@pytest.mark.parametrize("key", keys())
def test_what_is_no_shape_means_no_move(key: str) -> None:
    """Whoever makes ids up learns nothing."""
    setup = SETUPS[key][0]
    match = Match.new(find_game(key), setup, ("Ada", "Ben", "Cleo", "Dan")[: setup.players])
    match.chance(seeded(1))
    seat = match.waiting()[0]
    for what, to in (
        ("nothing", "nowhere"),
        ("crew-99999999", "ship-R1"),
        ("crew-²", "isle-1"),
        ("card-9-9", "space-9.9"),
    ):
        assert match.misplaced(seat, what, to) is None
