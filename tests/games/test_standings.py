"""What counts in each game, part by part, in the examples of the rulebooks."""

from __future__ import annotations

import pytest

from quarterdeck.engine.game import Game
from quarterdeck.engine.position import Position
from quarterdeck.engine.standing import total
from quarterdeck.games.bremerhaven import BREMERHAVEN
from quarterdeck.games.bruise_cruise import BRUISE_CRUISE
from quarterdeck.games.cardinal import CARDINAL
from quarterdeck.games.kraken import KRAKEN
from quarterdeck.games.pirates import PIRATES
from tests.games.bremerhaven import scenario as harbor
from tests.games.bremerhaven.cards import cards
from tests.games.bruise_cruise import scenario as cruise
from tests.games.cardinal import table as board
from tests.games.kraken import table as whirlpool
from tests.games.pirates.table import Table as Sea


def counted(game: Game, position: Position) -> dict[str, tuple[int | str, ...]]:
    """The table of scores: its lines with what each seat has, and the score, which is what they come to."""
    standing = game.standing(position)
    assert standing is not None
    sums = tuple(total(standing.parts, seat) for seat in range(len(standing.scores)))
    assert sums == standing.scores
    lines = {part.label: part.words or part.values for part in standing.parts}
    return {**lines, standing.label: standing.scores}


@pytest.mark.clause("CA-5.2")
def test_ships_on_the_board_count_in_cardinal() -> None:
    """Two of Orange's, one of Green's; the others are in hand."""
    table = board.start().play("b2", "d2", "b4")
    assert counted(CARDINAL, table.position) == {"Ships on the board": (2, 1), "Ships in hand": (3, 4)}
    assert CARDINAL.margin(1) == "one ship"


@pytest.mark.clause("KR-5.1", "KR-6.1")
def test_the_hull_that_is_left_counts_in_kraken() -> None:
    """B, hit three times before, sinks (KR-T29)."""
    table = whirlpool.lay("A N2, B N1 (3), C E4, D E3 (1)", front="S", icons="X").play("X")
    assert counted(KRAKEN, table.position) == {
        "Ship": ("afloat", "sank first", "afloat", "afloat"),
        "Whole hull": (4, 4, 4, 4),
        "Damage": (0, 4, 0, 1),
        "Hull left": (4, 0, 4, 3),
    }
    standing = KRAKEN.standing(table.position)
    assert standing is not None
    assert (standing.out, standing.roles[1], standing.signs[1]) == ((1,), "ship-b", "sign-b")


@pytest.mark.clause("BC-22.1", "BC-22.2", "BC-22.3", "BC-22.4")
def test_flags_weapons_and_ships_home_count_in_bruise_cruise() -> None:
    """BC-T54: stock counts nothing."""
    flags = {"P": "Amber Dover Elm Holm Iris"}
    table = cruise.lay("P0 0.1*, PN done, PS stack", flags=flags, deployed={"P": "2T 3M"}, stock={"P": "6L 2M"})
    assert counted(BRUISE_CRUISE, table.position) == {
        "Flags planted": (5, 0),
        "Missiles fired": (3, 0),
        "Torpedoes fired": (2, 0),
        "Ships home": (1, 0),
        "Points": (11, 0),
    }
    assert BRUISE_CRUISE.margin(11) == "11 points"


@pytest.mark.clause("BC-22.9")
def test_what_breaks_a_tie_is_told_in_bruise_cruise() -> None:
    """BC-T56: both have 9, and H's ships are nearer to home."""
    given: cruise.Scene = {"hands": {"P": "Elm-a", "H": "", "S": ""}, "final": True, "deployed": {"P": "9M", "H": "9T"}}
    table = cruise.lay("P0 0.3, PN 2.2, H0 7.1, HE 5.2", **given).do("exchange(Elm-a)")
    found = counted(BRUISE_CRUISE, table.position)
    assert (found["Points"], found["Spaces from home"]) == ((9, 9), (3, 2))


@pytest.mark.clause("BH-1.5", "BH-25.3")
def test_money_times_prestige_counts_in_bremerhaven() -> None:
    """BH-T68, and the money of the Bank with the rest (BH-R34)."""
    last: harbor.Scene = {"tables": cards(advance=2), "at": "harbor", "ahead": 1}
    table = harbor.lay(last, money="R 65, G 4", prestige="R 15, G 2")
    found = counted(BREMERHAVEN, table.position)
    assert (found["Money"][:2], found["Prestige"][:2], found["Points"][:2]) == ((65, 4), (15, 2), (975, 8))
    table.position.bank[1] = 3
    found = counted(BREMERHAVEN, table.position)
    assert (found["Money in the Bank"][:2], found["Points"][:2]) == ((0, 3), (975, 14))
    assert BREMERHAVEN.margin(961) == "961 points"


def laden(seats: int) -> Sea:
    """Red has 14 gold at home and a coin of 3 aboard."""
    table = Sea(seats).ship("A", "R", (10_000, 10_000, 0)).coins("A", 3)
    return table.island("port", 15_000, 21_000, 7_000, 13_000, home="R").home_gold("R", 14).turn()


@pytest.mark.clause("PI-20.5", "PI-20.6", "PI-21.1")
def test_gold_at_home_counts_with_the_pirates_and_among_three_gold_aboard() -> None:
    """Among two, gold aboard is told, but counts nothing; each seat has a ship that stands guard, too."""
    two = counted(PIRATES, laden(2).position)
    assert two == {
        "Gold at home": (14, 0),
        "Gold aboard, which does not count": (3, 0),
        "Ships left": (2, 1),
        "Gold": (14, 0),
    }
    three = counted(PIRATES, laden(3).position)
    assert (three["Gold at home"], three["Gold aboard"], three["Gold"]) == ((14, 0, 0), (3, 0, 0), (17, 0, 0))
    assert PIRATES.margin(16) == "16 gold"
