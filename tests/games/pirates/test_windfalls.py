"""What bots do with Events and unique treasure: when they use them, on what, and when they keep them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.bot.cards import is_time_for_event, worth_of_victim
from quarterdeck.games.pirates.bot.judgement import PiratesJudgement
from quarterdeck.games.pirates.bot.prospects import Outlook
from quarterdeck.games.pirates.table import questions
from quarterdeck.games.pirates.texts.kinds import EVENT_SLUGS
from tests.games.pirates.judged import likes
from tests.games.pirates.table import Printed, Table

OFF = (60_000, 60_000, 900)
FAR_EAST = (100_000, 60_000, 900)
SHALLOW = Printed(cargo=0)


def does(table: Table) -> str:
    """What a bot uses without a search before any ship acts; nothing: "keep"."""
    word = table.word(int(PiratesJudgement().reflex(table.position)))
    return word if word.startswith(("play", "show")) else "keep"


def two(event: str, far: tuple[int, ...] = (15, 15)) -> Table:
    """Red's A, two of Green's ships and an Event of Red's."""
    table = Table(far=far).ship("A", "R", OFF, SHALLOW).ship("B", "G", (30_000, 90_000, 900))
    return table.ship("C", "G", (40_000, 30_000, 900)).events("R", event)


# -- Events ------------------------------------------------------------------------------------------


def test_false_treasure_waits_for_a_hoard() -> None:
    """Two gold aboard are too little; of two ships the one with more loses it."""
    assert does(two("false-treasure").coins("B", 2).turn()) == "keep"
    table = two("false-treasure").coins("B", 2).coins("C", 3, 3).turn()
    assert does(table) == "play false-treasure"
    assert likes(table.do("play false-treasure")) == "C"


def test_mermaids_hold_a_ship_with_crew_that_has_gold_to_bring_home() -> None:
    """One without crew is not held, and one of the crew on a ship with nothing to do is not worth it."""
    idle = two("mermaids", far=())
    assert does(idle.crew("X1", "G", "B").turn()) == "keep"
    table = two("mermaids", far=()).coins("B", 4, 4).coins("C", 4, 4).crew("X1", "G", "C").crew("X2", "G", "C")
    table.crew("X3", "G", "B").turn()
    assert does(table) == "play mermaids"
    assert likes(table.do("play mermaids")) == "C"


def test_a_mutiny_breaks_out_where_most_crew_is() -> None:
    """One of the crew alone is not worth it."""
    assert does(two("mutiny").crew("X1", "G", "B").turn()) == "keep"
    table = two("mutiny").crew("X1", "G", "B").crew("X2", "G", "C").crew("X3", "G", "C").turn()
    assert does(table) == "play mutiny"
    assert likes(table.do("play mutiny")) == "C"


def test_a_becalmed_sea_lies_about_others_and_not_about_oneself() -> None:
    """B and C are far from A."""
    table = two("becalmed").coins("B", 5, 5).turn()
    assert does(table) == "play becalmed"
    best = likes(table.do("play becalmed"))
    table.do(best)
    assert "move" not in table.do("done").actions("B")
    near = Table().ship("A", "R", OFF).ship("B", "G", (60_000, 64_000, 900), SHALLOW).events("R", "becalmed").turn()
    assert does(near) == "keep"


def test_foul_winds_blow_others_away_from_where_they_want_to_be() -> None:
    """B has gold and sails west, where Green's home is."""
    table = Table().ship("A", "R", (100_000, 30_000, 900), SHALLOW).ship("B", "G", (60_000, 90_000, 900))
    table.coins("B", 5, 5, 5).events("R", "foul-winds").turn()
    home = table.position.waters.shores[questions.home_of(table.position, 1)]
    assert does(table) == "play foul-winds"
    table.do("play foul-winds")
    table.do(likes(table))
    unit = table.unit("B")
    before = abs(int(table.position.waters.x[unit]) - int(home.right))
    table.do(likes(table))
    assert abs(int(table.position.waters.x[unit]) - int(home.right)) > before


def test_the_dearest_of_the_crew_fights_for_one_that_is_worth_it() -> None:
    """A captain has more to lose than a helmsman has to win."""
    table = two("duel").crew("Dear", "R", "A", cost=6).crew("Cheap", "R", "A", cost=1)
    table.crew("X1", "G", "B", cost=5).crew("X2", "G", "C", cost=1).turn()
    assert does(table) == "play duel"
    assert likes(table.do("play duel")) == "Dear"
    assert likes(table.do("Dear")) == "X1"


def test_an_event_without_use_is_kept() -> None:
    """Nobody has another Event."""
    assert does(two("favor-of-the-gods").turn()) == "keep"


def test_an_event_of_which_nothing_is_said_is_played_on_whom_a_turn_costs_most() -> None:
    """So a new one is of use to bots, too."""
    table = two("mutiny", far=()).coins("C", 4, 4).turn()
    new = i64(len(EVENT_SLUGS))
    table.position.catalog.event_effect = vec[i64]([new])
    outlook = Outlook()
    outlook.survey(table.position)
    assert is_time_for_event(table.position, outlook, i64(0))
    worth = {name: worth_of_victim(table.position, outlook, new, i64(table.unit(name))) for name in ("B", "C")}
    assert worth["C"] > worth["B"] >= 0.0


# -- unique treasure ---------------------------------------------------------------------------------


def test_a_homing_beacon_takes_gold_home() -> None:
    """Without gold aboard it is kept."""
    for coins, wanted in (((), "keep"), ((3, 3), "show homing-beacon")):
        table = Table().ship("A", "R", (60_000, 30_000, 900)).coins("A", *coins).aboard("A", "homing-beacon").turn()
        assert does(table) == wanted


def test_trees_are_for_ships_that_have_lost_masts() -> None:
    """One of three is too few."""
    for masts, wanted in (("12", "keep"), ("1", "show trees"), ("-", "show trees")):
        table = Table().ship("A", "R", OFF, masts=masts).aboard("A", "trees").turn()
        assert does(table) == wanted


def test_grease_is_for_long_ways() -> None:
    """The treasure lies far in the east, or next to the ship."""
    for x, wanted in ((30_000, "show grease-barrels"), (108_000, "keep")):
        table = Table().ship("A", "R", (x, 108_000, 900)).aboard("A", "grease-barrels").turn()
        assert does(table) == wanted


# -- what is held ------------------------------------------------------------------------------------


def test_a_ship_that_is_held_needs_longer() -> None:
    """Two turns without an action are two turns more to any island."""
    table = Table().ship("A", "R", OFF).turn()
    outlook = Outlook()
    outlook.survey(table.position)
    unit = i64(table.unit("A"))
    before = outlook.to_home[unit]
    table.position.ships.idle_turns = put(table.position.ships.idle_turns, unit, i64(2))
    outlook.survey(table.position)
    assert outlook.to_home[unit] == before + 2


def test_a_turn_may_be_judged_when_it_begins_although_a_ship_is_held() -> None:
    """She counts as having acted."""
    table = two("mermaids").crew("X1", "G", "B").turn().do("play mermaids", "B", "done")
    assert table.position.this_turn.acted != 0
    assert PiratesJudgement().settled(table.position)
    table.do("C")
    assert table.position.phase == codes.CHOOSING
    assert not PiratesJudgement().settled(table.position)
