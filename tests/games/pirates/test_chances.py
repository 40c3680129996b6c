"""Setting out by chance: ships get places at which they can turn, and crew goes where it is of use."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.picture.chances import lot
from quarterdeck.games.pirates.picture.courses import gap, middle_of
from quarterdeck.games.pirates.picture.view import View, look
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.words.notation.parsing import parse
from tests.games.pirates.pictures import started


def asked(position: PiratesPosition) -> View:
    """As the player sees it who is asked."""
    seat = int(position.player)
    veiled = position.clone()
    veiled.veil(seat)
    return look(veiled, seat, position.legal())


def set_out(seed: int) -> PiratesPosition:
    """The first turn of a game in which everybody leaves the setting out to chance."""
    position, dice, moves = started(), seeded(seed, 3), Moves()
    while position.phase < codes.TURN_PHASES:
        drawn = lot(asked(position)) if position.player >= 0 else None
        if drawn is not None:
            position.play(parse(position, drawn.moves[dice.below(len(drawn.moves))]))
        else:
            position.find_moves(moves)
            position.play(moves.items[dice.below(moves.count)])
    return position


@pytest.mark.parametrize("seed", range(4))
def test_ships_that_are_placed_by_chance_can_all_turn(seed: int) -> None:
    """None lies so near to another or to the edge that turning about her middle would bring her hull there."""
    view = asked(set_out(seed))
    forms = view.position.waters.forms
    for craft in view.afloat():
        half, (x, y) = int(forms[craft.unit].length) // 2, middle_of(craft.hull)
        assert min(x, y, view.sheet.width - x, view.sheet.height - y) > half
        for other in view.afloat():
            if other is not craft:
                assert gap(((x, y),), other.hull) > half, (craft.code, other.code)


def test_crew_of_one_kind_is_spread_over_the_ships() -> None:
    """A second helmsman aboard a ship that has one would be of no use (PI-A76)."""
    position = set_out(1)
    view = asked(position)
    seat = int(position.turn)
    mine = [craft for craft in view.crafts if craft.seat == seat and not craft.creature]
    helmsman = next(piece for craft in view.crafts for piece in craft.pieces if piece.name == "Helmsman")
    twin = next(k for k in range(len(position.crew.card)) if position.crew.owner[k] == seat and k != helmsman.number)
    position.crew.card = put(position.crew.card, twin, position.crew.card[helmsman.number])
    position.crew.at = put(position.crew.at, helmsman.number, i64(mine[0].unit))
    position.crew.at = put(position.crew.at, twin, codes.OUT)
    position.phase = codes.MANNING
    found = lot(asked(position))
    assert found is not None
    assert [move for move in found.moves if move.endswith(f" {mine[0].code}")] == []
    assert [move for move in found.moves if move.endswith(f" {mine[1].code}")] != []
