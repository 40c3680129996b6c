"""What can be agreed on before a game: totals, islands, fleets by name, as a short text or drawn; and the clauses."""

from __future__ import annotations

import re
from typing import Final

import pytest

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Setup
from quarterdeck.engine.sets import count
from quarterdeck.games.pirates import PIRATES
from quarterdeck.games.pirates.fleets.checks import shares
from quarterdeck.games.pirates.fleets.chosen import chosen_fleets
from quarterdeck.games.pirates.options import PiratesOptions
from quarterdeck.games.pirates.pack.reading import built_in, pieces_of
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.words.notation.names import ship_id

EVENTFUL: Final = "40.hms-albion.divers"


def start(players: int = 2, **fields: str | int) -> PiratesPosition:
    """The position before the first roll."""
    options = PiratesOptions(**fields)  # type: ignore[arg-type]
    return PIRATES.start(Setup(players=players, options=options))


def fleet(position: PiratesPosition, seat: int) -> list[str]:
    """The ids of a seat's ships."""
    return [ship_id(position, k) for k in range(len(position.ships.card)) if position.ships.owner[k] == seat]


@pytest.mark.clause("PI-2.3", "PI-3.2", "PI-5.2", "PI-R40", "PI-T104", "PI-T11")
def test_islands_and_coins_go_with_the_build_total() -> None:
    """Forty points: six islands, sixteen coins worth thirty; thirty points: six and twelve."""
    usual, smaller = start(), start(total=30)
    assert (int(usual.islands.to_place), len(usual.treasure.worth), sum(usual.treasure.worth)) == (6, 16, 30)
    assert (int(smaller.islands.to_place), len(smaller.treasure.worth), sum(smaller.treasure.worth)) == (6, 12, 24)
    assert int(start(islands=4).islands.to_place) == 8
    assert count(usual.islands.may_be_drawn) == 32


@pytest.mark.clause("PI-2.3", "PI-3.2", "PI-R40", "PI-R115")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_total_that_is_offered_can_be_played_by_any_number(players: int) -> None:
    """From 10 to 100 points, with the islands and coins that belong to it, or as many islands as may be agreed on."""
    for total in (10, 40, 60, 75, 80, 100):
        position = start(players=players, total=total)
        islands, coins, gold = shares(total)
        found = (int(position.islands.to_place), len(position.treasure.worth), sum(position.treasure.worth))
        assert found == (players * islands, players * coins, players * gold)
    assert int(start(players=players, islands=8).islands.to_place) == 8 * players


@pytest.mark.clause("PI-2.1", "PI-2.4", "PI-2.5")
def test_fleets_are_named_written_or_drawn() -> None:
    """By name, as a short text, of a nation; the same number draws the same fleets."""
    assert fleet(start(red="titans LINE"), 0) == ["hms-titan", "hms-plantagenet", "hms-albion"]
    assert fleet(start(green="40.hms-albion~captain.rattlesnake"), 1) == ["hms-albion", "rattlesnake"]
    one, two, other = (start(red="random:french", draw=draw) for draw in (5, 5, 6))
    assert fleet(one, 0) == fleet(two, 0) != fleet(other, 0)
    assert fleet(start(), 0) != fleet(start(), 1)


@pytest.mark.parametrize(
    ("fields", "path", "problem"),
    [
        ({"red": "Nobody's Fleet"}, "options.red", "That is not a fleet. Paste the short text"),
        ({"green": "random:martian"}, "options.green", "'martian' is not a nation"),
        ({"green": "40.hms-titan.hms-titan.hms-titan.hms-titan"}, "options.green", "(PI-2.4)"),
        ({"red": "40._11122233"}, "options.red", "(PI-R56)"),
        (
            {"yellow": "random"},
            "options.yellow",
            "nobody plays yellow in a game of 2; the seats are red, green",
        ),
        ({"total": 30, "red": "Titan's Line"}, "options.red", "(PI-2.3)"),
        ({"total": 5}, "options.total", "must be 10 or more"),
        ({"red": EVENTFUL, "events": False}, "options.red", "this game is played without Events (PI-2.7)"),
        ({"total": 101}, "options.total", "must be 100 or less"),
        ({"players": 5}, "players", "2 to 4 players"),
    ],
)
def test_what_cannot_be_agreed_on_is_refused(fields: dict[str, str | int], path: str, problem: str) -> None:
    """With the option and the clause."""
    with pytest.raises(Malformed) as error:
        start(**fields)  # type: ignore[arg-type]
    assert error.value.path == path
    assert problem in error.value.problem


@pytest.mark.clause("PI-2.7")
def test_fleets_may_have_events_where_that_is_agreed() -> None:
    """The one that would be refused else."""
    assert [int(event) for event in start(red=EVENTFUL).events.owner] == [0]


@pytest.mark.clause("PI-5.4", "PI-5.7")
def test_unique_treasures_are_drawn_for_fleets_that_name_none() -> None:
    """As many as are agreed on, one of a name; fleets that name theirs, or their coins, give what they name."""
    own = pieces_of(built_in())
    names = {row.id for row in own.content.treasure if row.playable}
    for draw in range(1, 9):
        fleets = chosen_fleets(own, PiratesOptions(uniques=4, draw=draw), 2)
        assert all(len(set(fleet.treasures)) == 4 and set(fleet.treasures) <= names for fleet in fleets)
    small = chosen_fleets(own, PiratesOptions(uniques=4, total=10), 2)
    assert [len(fleet.treasures) for fleet in small] == [1, 1]  # of two treasures each, one is a coin at least
    named = PiratesOptions(uniques=4, red="40.hms-titan.trees", green="40.hms-albion._11122233")
    assert [fleet.treasures for fleet in chosen_fleets(own, named, 2)] == [("trees",), ()]


def test_all_clauses_have_ids_of_their_own() -> None:
    """Rules, rulings, numbers, and everything that a card can say."""
    clauses = PIRATES.clauses()
    ids = [clause.id for clause in clauses]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"PI-[A-Z]*\d+(\.\d+)?", one) for one in ids)
    assert {"PI-1.1", "PI-21.1", "PI-R1", "PI-R66", "PI-N18", "PI-A1", "PI-A90"} <= set(ids)
    assert not any(clause.advice or "{" in clause.text or not clause.part for clause in clauses)


@pytest.mark.clause("PI-R1", "PI-R3", "PI-R4", "PI-R7", "PI-R8", "PI-R11")
def test_rulings_fill_what_is_lost_of_the_rulebook() -> None:
    """Moving, docking, exploring, shooting and hitting, each with rules to play by."""
    text = {clause.id: clause.text for clause in PIRATES.clauses()}
    fillers = re.findall(r"PI-R\d+", text["PI-R1"])
    assert fillers == ["PI-R3", "PI-R4", "PI-R7", "PI-R8", "PI-R11"]
    assert all(len(text[one]) > len(one) for one in fillers)
