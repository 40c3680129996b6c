"""Where bots take crew, and when they give it up, or another ship's action, for one more action."""

from __future__ import annotations

from quarterdeck.games.pirates.bot.judgement import PiratesJudgement
from tests.games.pirates.table import Printed, Table

WEST_BERTH = (2_700, 111_990, 900)
EAST_BERTH = (5_000, 111_990, 900)
AT_FAR = (113_990, 114_000, 0)
OFF = (60_000, 60_000, 900)
TUB = Printed(masts=1)
WARSHIP = Printed(masts=4)


def does(table: Table) -> str:
    """What a bot does without a search."""
    return table.word(int(PiratesJudgement().reflex(table.position)))


def two_at_home(one: Printed, other: Printed, effects: str) -> Table:
    """Red's A, which carries a crew, and B, both at home."""
    table = Table(guards="G").ship("A", "R", WEST_BERTH, one).ship("B", "R", EAST_BERTH, other)
    return table.crew("Mate", "R", "A", effects=effects)


# -- crew ----------------------------------------------------------------------------------------


def test_a_captain_goes_to_the_ship_with_the_cannons() -> None:
    """And stays there."""
    assert does(two_at_home(TUB, WARSHIP, "captain").turn()) == "Mate to B"
    assert does(two_at_home(WARSHIP, TUB, "captain").turn()) in {"A", "B"}


def test_a_helmsman_goes_to_the_ship_that_has_something_to_fetch() -> None:
    """A has no room for treasure; of two alike none changes."""
    full = Printed(cargo=1)
    assert does(two_at_home(full, Printed(), "helmsman").turn()) == "Mate to B"
    assert does(two_at_home(Printed(), full, "helmsman").turn()) in {"A", "B"}
    assert does(two_at_home(Printed(), Printed(), "helmsman").turn()) in {"A", "B"}


def test_crew_leaves_a_ship_without_masts() -> None:
    """Whatever it can do."""
    table = Table(guards="G").ship("A", "R", WEST_BERTH, masts="-").ship("B", "R", EAST_BERTH)
    assert does(table.crew("Mate", "R", "A", effects="explorer").turn()) == "Mate to B"


def test_crew_makes_room_for_treasure_that_is_worth_more() -> None:
    """A has room for one of two coins as long as her crew is aboard."""
    for cargo, coins, wanted in ((2, (15, 15), "Mate to far"), (3, (15, 15), "A"), (2, (15,), "A"), (2, (1, 0), "A")):
        table = Table(guards="G", far=coins).ship("A", "R", AT_FAR, Printed(cargo=cargo))
        assert does(table.crew("Mate", "R", "A", cost=3, effects="captain").turn()) == wanted, (cargo, coins)


def test_crew_ashore_comes_aboard_where_there_is_room() -> None:
    """One without a use stays where it is."""
    for effects, wanted in (("captain", "Mate to A"), ("helmsman", "Mate to A")):
        table = Table(guards="G").ship("A", "R", WEST_BERTH, WARSHIP).crew("Mate", "R", "R home", 2, effects=effects)
        assert does(table.turn()) == wanted


# -- one more action -----------------------------------------------------------------------------


def laden(effects: str, *coins: int) -> Table:
    """Red's A on her way home, with coins, her leader and a mate."""
    table = Table().ship("A", "R", (20_000, 100_000, 1_800)).coins("A", *coins)
    return table.crew("Leader", "R", "A", effects=effects).crew("Mate", "R", "A", cost=0).turn()


def test_a_mate_gives_its_life_for_an_action_that_brings_gold_home() -> None:
    """For one gold nobody dies, and nobody before the ship has had the action that she has anyway."""
    assert does(laden("sacrifice", 9, 9)) != "sacrifice Mate"
    for coins, wanted in (((9, 9), "sacrifice Mate"), ((1,), "R guard")):
        assert does(laden("sacrifice", *coins).do("A", "move", "L 1448 8000").end_move()) == wanted


def test_a_ship_with_nothing_to_do_yields_her_action() -> None:
    """To one that has much gold aboard and has just moved; not for one gold."""
    for coins, wanted in (((9, 9), "Idle uses yields-action on A"), ((1,), "R guard")):
        table = Table(far=()).ship("A", "R", (20_000, 100_000, 1_800)).coins("A", *coins)
        table.ship("Idle", "R", OFF, Printed(cargo=0, effects="yields-action"))
        assert does(table.turn().do("A", "move", "L 1448 8000").end_move()) == wanted


def test_a_ship_sails_on_with_what_she_has_loaded() -> None:
    """Not before she has taken all that she has room for."""
    for cargo, wanted in ((1, "A uses load-and-go"), (2, "R guard")):
        table = Table(far=()).ship("A", "R", AT_FAR, Printed(cargo=cargo, effects="load-and-go"))
        table.coins("far", 9, 9, seen="R").turn().do("A", "far", "coin 9", *(("done",) if cargo > 1 else ()))
        assert does(table) == wanted


def test_gold_is_unloaded_from_afar() -> None:
    """It costs nothing."""
    table = Table(guards="G").ship("A", "R", (4_000, 108_000, 900), Printed(effects="far-unloading")).coins("A", 3)
    assert does(table.turn()) == "A uses far-unloading"
