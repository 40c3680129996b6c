"""Each fleet that is offered can be chosen by its name and plays a whole game."""

from __future__ import annotations

from collections import Counter

import pytest

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.game import Setup
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.options import convert_options
from quarterdeck.games.pirates import PIRATES
from quarterdeck.games.pirates.pack.reading import built_in, pieces_of
from quarterdeck.games.pirates.position import PiratesPosition

OFFERED = pieces_of(built_in()).content.fleet
FLEETS = [fleet.name for fleet in OFFERED]
TOTALS = {fleet.name: fleet.total for fleet in OFFERED}
MATCHES = [
    (one, rivals[k - 1])
    for total in sorted(set(TOTALS.values()))
    for rivals in [[name for name in FLEETS if TOTALS[name] == total]]
    for k, one in enumerate(rivals)
    if k % 2 or k == len(rivals) - 1
]
"""Every fleet plays once at least, against one of the same build total."""
MOST = 20_000
"""Decisions, chance among them, of a game."""


def started(red: str, green: str) -> PiratesPosition:
    """The two fleets before the first roll; the game ends soon after nothing happens any more."""
    words = {"total": str(TOTALS[red]), "red": red, "green": green, "patience": "3"}
    options = convert_options(PIRATES, words)
    return PIRATES.start(Setup(players=2, options=options))


def test_there_are_fleets_of_six_totals_and_every_one_plays() -> None:
    """At least eight of each total, each in a match below."""
    assert set(TOTALS.values()) == {30, 40, 50, 60, 80, 100}
    assert min(Counter(TOTALS.values()).values()) >= 8
    assert len(FLEETS) == len(set(FLEETS))
    assert {name for match in MATCHES for name in match} == set(FLEETS)


@pytest.mark.clause("PI-2.3", "PI-20.4")
@pytest.mark.parametrize(("red", "green"), MATCHES)
def test_an_offered_fleet_is_chosen_by_its_name_and_plays_to_an_end(red: str, green: str) -> None:
    """Its ships are on the table, and moves by chance lead to an ending."""
    position, moves, dice = started(red, green), Moves(), seeded(11)
    for name, seat in ((red, 0), (green, 1)):
        fleet = next(one for one in OFFERED if one.name == name)
        units = [k for k in range(len(position.ships.card)) if position.ships.owner[k] == seat]
        cards = [position.catalog.names[int(position.ships.card[k])] for k in units]
        assert sorted(cards) == sorted([*(one.ship for one in fleet.ships), *fleet.creatures])
    made = 0
    while not position.over() and made < MOST:
        position.find_moves(moves)
        position.play(moves.items[dice.below(moves.count)])
        made += 1
    assert position.over()
    assert PIRATES.ending(position).how in {"half-the-gold", "no-moves", "all-unloaded", "stalemate"}
