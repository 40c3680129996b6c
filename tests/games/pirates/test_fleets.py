"""Fleets: what they cost, what is legal and by which clause, as texts, and by chance."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

import pytest

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.packs import slug
from quarterdeck.games.pirates.fleets.checks import (
    Problem,
    capacity,
    charge_of,
    coins_of,
    load,
    problems_of,
    shares,
    usual_coins,
    works,
)
from quarterdeck.games.pirates.fleets.draws import random_fleet, ships_of
from quarterdeck.games.pirates.fleets.fleet import (
    LONGEST_CODE,
    USUAL,
    Fleet,
    Manned,
    code_of,
    file_of,
    fleet_of,
    fleets_text,
    nation_of,
    read_code,
    read_fleets,
)
from quarterdeck.games.pirates.pack.format import FleetFile
from quarterdeck.games.pirates.pack.pieces import Pieces
from quarterdeck.games.pirates.pack.reading import built_in, pieces_of
from tests.examples import TIMES
from tests.games.pirates.packs import pieces, row

OWN: Final = pieces_of(built_in())
FX: Final = pieces(
    row("ship", id="ten", points=10, cargo=5),
    row("ship", id="p-ten", nation="pirate", points=10, cargo=3, links=["x", "y"]),
    row("ship", id="small", points=10, cargo=2),
    *(row("ship", id=f"s-{cost}", points=cost, cargo=9) for cost in (8, 9, 15, 17, 30)),
    *(row("crew", id=f"c-{cost}", points=cost) for cost in (0, 1, 3, 4, 5, 6)),
    row("crew", id="p-0", nation="pirate", points=0),
    row("crew", id="p-3", nation="pirate", points=3, effects=["captain"]),
    row("crew", id="x", nation="pirate", points=1, links=["y"]),
    row("crew", id="y", nation="pirate", points=1),
    row("crew", id="cheap", points=2, effects=["cheap-crew"]),
    row("crew", id="cheap-too", points=2, effects=["cheap-crew"]),
    row("crew", id="p-cheap", nation="pirate", points=2, effects=["cheap-crew"]),
    row("crew", id="five", points=0, effects=["five-more-points", "limit", "ransom"]),
    row("crew", id="limited", points=1, effects=["limit"]),
    row("crew", id="loyal", points=1, effects=["loyal"]),
    row("crew", id="hostile", points=1, effects=["hostile:pirate"]),
    row("ship", id="crewless", points=10, cargo=3, effects=["crewless"]),
    row("ship", id="hospitable", points=20, cargo=5, effects=["friend:pirate"]),
    *(row("equipment", id=f"e-{cost}", points=cost) for cost in (1, 2, 10)),
    row("event", id="v-4", points=4),
    row("creature", id="beast", points=10),
)
"""The pieces of the scenarios."""


def fleet(*ships: Manned, **more: object) -> Fleet:
    """A fleet of these ships."""
    found = Fleet(ships=ships)
    for key, value in more.items():
        assert key in Fleet.__struct_fields__
        found = Fleet(**{name: getattr(found, name) for name in Fleet.__struct_fields__} | {key: value})
    return found


def clauses(found: Fleet, known: Pieces = FX, total: int | None = None) -> list[str]:
    """The clauses that a fleet breaks."""
    return [problem.clause for problem in problems_of(known, found, total)]


def told(found: Fleet, known: Pieces = FX) -> Problem:
    """The one thing that is wrong with a fleet."""
    (problem,) = problems_of(known, found)
    return problem


# -- scenarios -------------------------------------------------------------------------------------


@pytest.mark.clause("PI-T1", "PI-2.3", "PI-2.4")
def test_t1_a_fleet_costs_the_build_total_at_most() -> None:
    """17 + 15 + 8 is 40, and one more is refused; so is a fleet for another total."""
    assert clauses(fleet(Manned("s-17"), Manned("s-15"), Manned("s-8")), total=40) == []
    dear = fleet(Manned("s-17"), Manned("s-15"), Manned("s-9"))
    assert told(dear) == Problem("total", "PI-2.4", "The fleet costs 41 points; 40 are allowed.")
    other = problems_of(FX, fleet(Manned("s-17")), 60)
    assert other == [Problem("total", "PI-2.3", "The fleet is built for 40 points, and this game is played with 60.")]
    assert clauses(fleet(Manned("s-30"), Manned("s-30"), total=60), total=60) == []


@pytest.mark.clause("PI-T2", "PI-2.4", "PI-2.7", "PI-R41")
def test_t2_crew_events_and_equipment_count() -> None:
    """Ships 30, crew 5, Event 4, equipment 2."""
    found = fleet(Manned("s-30", ("c-5",), ("e-2",)), events=("v-4",))
    assert charge_of(FX, found).points == 41
    assert clauses(found) == ["PI-2.4"]
    assert clauses(fleet(Manned("s-30", ("c-4",), ("e-2",)), events=("v-4",))) == []
    ashore = fleet(Manned("s-30"), events=("v-4",), ashore=("c-5", "e-2"))
    assert (charge_of(FX, ashore).points, clauses(ashore)) == (41, ["PI-2.4"])


@pytest.mark.clause("PI-T3", "PI-2.5")
def test_t3_a_fleet_may_have_two_nations() -> None:
    """Then it is of none."""
    mixed = fleet(Manned("ten"), Manned("p-ten"))
    assert clauses(mixed) == []
    assert (nation_of(FX, mixed), nation_of(FX, fleet(Manned("ten")))) == ("any", "english")
    assert nation_of(FX, fleet(Manned("ten"), creatures=("beast",))) == "any"


@pytest.mark.clause("PI-T12", "PI-5.2", "PI-5.4", "PI-5.7", "PI-R38")
def test_t12_uniques_are_given_among_the_coins() -> None:
    """One and seven coins worth 15; never two of a name."""
    seven = (1, 2, 2, 2, 2, 3, 3)
    assert clauses(fleet(Manned("ten"), treasures=("rum",), coins=seven)) == []
    assert clauses(fleet(Manned("ten"), treasures=("rum",))) == []
    twice = fleet(Manned("ten"), treasures=("rum", "rum"), coins=(2, 2, 2, 3, 3, 3))
    assert told(twice) == Problem(
        "treasures", "PI-5.4", "Rum is given 2 times; a fleet may give only one of each name."
    )
    poor = fleet(Manned("ten"), treasures=("rum",), coins=(1, 1, 2, 2, 2, 3, 3))
    assert told(poor) == Problem("coins", "PI-5.7", "The coins are worth 14; they have to be worth 15.")
    eight = fleet(Manned("ten"), treasures=("rum",), coins=(1, 1, 1, 2, 2, 2, 3, 3))
    assert told(eight).clause == "PI-R38"
    assert told(eight).sentence == "8 coins are given beside 1 unique treasure; together they are 8."
    assert clauses(fleet(Manned("ten"), coins=(1, 1, 1, 2, 2, 2, 3, 4))) == ["PI-5.2"]


@pytest.mark.clause("PI-T13", "PI-4.2", "PI-4.3")
def test_t13_crew_costs_no_more_than_its_ship() -> None:
    """Though there is room."""
    assert clauses(fleet(Manned("ten", ("c-6", "c-4")))) == []
    problem = told(fleet(Manned("ten", ("c-6", "c-5"))))
    assert problem == Problem("ships[0].crew", "PI-4.3", "Crew of 11 points is aboard Ours, which costs 10.")


@pytest.mark.clause("PI-T14", "PI-4.13", "PI-R16")
def test_t14_equipment_has_a_cap_of_its_own() -> None:
    """Crew 10 and equipment 10 on a ship of 10."""
    assert clauses(fleet(Manned("ten", ("c-6", "c-4"), ("e-10",)))) == []
    problem = told(fleet(Manned("ten", ("c-6", "c-4"), ("e-10", "e-1"))))
    assert problem == Problem("ships[0].equipment", "PI-4.13", "Equipment of 11 points is aboard Ours, which costs 10.")


@pytest.mark.clause("PI-T15", "PI-4.6", "PI-R17")
def test_t15_crew_that_costs_nothing_sails_under_its_own_flag() -> None:
    """At set-up."""
    assert clauses(fleet(Manned("p-ten", ("p-0",)))) == []
    problem = told(fleet(Manned("p-ten"), Manned("ten", ("c-1", "p-0"))))
    assert (problem.path, problem.clause) == ("ships[1].crew[1]", "PI-4.6")
    assert problem.sentence == "Ours costs nothing and sails only on Pirate ships; Ours is none of them."


@pytest.mark.clause("PI-A120")
def test_loyal_crew_sails_under_its_own_flag() -> None:
    """Whatever it costs."""
    assert clauses(fleet(Manned("ten", ("loyal",)))) == []
    problem = told(fleet(Manned("p-ten", ("p-0", "loyal"))))
    assert (problem.path, problem.clause) == ("ships[0].crew[1]", "PI-A120")
    assert problem.sentence == "Ours is loyal and sails only on English ships; Ours is none of them."


@pytest.mark.clause("PI-A121")
@pytest.mark.parametrize("other", [Manned("p-ten"), Manned("small", ("p-3",))])
def test_hostile_crew_sails_in_no_fleet_with_the_nation(other: Manned) -> None:
    """Neither with its ships nor with its crew."""
    assert clauses(fleet(Manned("ten", ("hostile",)), Manned("small", ("c-3",)))) == []
    problem = told(fleet(Manned("ten", ("c-1", "hostile")), other))
    assert (problem.path, problem.clause) == ("ships[0].crew[1]", "PI-A121")
    assert problem.sentence == "Ours is hostile to Pirate pieces, and Ours is in the fleet."


@pytest.mark.clause("PI-A123")
def test_some_ships_carry_no_crew() -> None:
    """Equipment is no crew."""
    assert clauses(fleet(Manned("crewless", (), ("e-1",)))) == []
    problem = told(fleet(Manned("crewless", ("c-1",))))
    assert (problem.path, problem.clause, problem.sentence) == ("ships[0].crew", "PI-A123", "Ours carries no crew.")


@pytest.mark.clause("PI-T16", "PI-4.4", "PI-4.5")
def test_t16_crew_of_another_nation_sails_without_its_ability() -> None:
    """Unless the ship has friends."""
    assert clauses(fleet(Manned("ten", ("p-3",)))) == []
    assert not works(FX, "p-3", "ten")
    assert works(FX, "p-3", "p-ten")
    assert works(FX, "p-3", "hospitable")


@pytest.mark.clause("PI-T17", "PI-4.8", "PI-4.9", "PI-4.10", "PI-R18")
def test_t17_every_link_is_a_cargo_space() -> None:
    """Two linked crew, both linked to the ship."""
    manned = Manned("p-ten", ("x", "y"))
    assert (capacity(FX, fleet(manned), manned), load(FX, manned)) == (6, 2)


@pytest.mark.clause("PI-T18", "PI-R15")
def test_t18_without_one_of_two_linked_crew_spaces_are_fewer() -> None:
    """X alone is linked to the ship only."""
    manned = Manned("p-ten", ("x",))
    assert (capacity(FX, fleet(manned), manned), load(FX, manned)) == (4, 1)


@pytest.mark.clause("PI-T83", "PI-4.1", "PI-4.2", "PI-4.11", "PI-4.12")
def test_t83_crew_and_equipment_begin_on_a_ship_with_room_or_ashore() -> None:
    """One crew and one equipment fill two cargo spaces."""
    assert clauses(fleet(Manned("small", ("c-1",), ("e-1",)))) == []
    problem = told(fleet(Manned("small", ("c-1", "c-3"), ("e-1",))))
    assert (problem.path, problem.clause) == ("ships[0]", "PI-4.2")
    assert problem.sentence == "Ours has 2 cargo spaces, and what is aboard needs 3."
    assert clauses(fleet(Manned("small", (), ("e-1", "e-1", "e-1")))) == ["PI-4.12"]
    assert clauses(fleet(Manned("small", ("c-1",), ("e-1",)), ashore=("c-1", "c-3", "e-1"))) == []


@pytest.mark.clause("PI-T105", "PI-2.4", "PI-R56")
def test_t105_a_fleet_has_a_ship() -> None:
    """A creature and crew alone are none."""
    alone = fleet(creatures=("beast",), ashore=("c-1",))
    assert told(alone) == Problem("ships", "PI-R56", "A fleet needs a ship that sails by herself.")
    assert clauses(fleet(Manned("ten"), creatures=("beast",), ashore=("c-1",))) == []


# -- further rules ---------------------------------------------------------------------------------


@pytest.mark.clause("PI-A32", "PI-1.5", "PI-4.3")
def test_one_crew_makes_every_other_aboard_cheaper() -> None:
    """By 1, and once; not itself, none below 0, and only where its ability works."""
    assert charge_of(FX, fleet(Manned("ten", ("cheap", "c-5", "c-4", "c-0")))).points == 10 + 2 + 4 + 3
    assert charge_of(FX, fleet(Manned("ten", ("cheap", "cheap-too", "c-4")))).points == 10 + 1 + 1 + 3
    assert charge_of(FX, fleet(Manned("ten", ("p-cheap", "c-4")))).points == 10 + 2 + 4
    assert charge_of(FX, fleet(Manned("hospitable", ("p-cheap", "c-4")))).points == 20 + 2 + 3
    assert charge_of(FX, fleet(Manned("ten", ("cheap",)), Manned("small", ("c-4",)))).points == 20 + 2 + 4
    assert clauses(fleet(Manned("ten", ("cheap", "c-5", "c-5")))) == []


@pytest.mark.clause("PI-A52", "PI-2.4")
def test_one_crew_lets_a_fleet_cost_five_more() -> None:
    """Aboard a ship; ashore it does not."""
    found = fleet(Manned("s-30", ("five",)), Manned("s-15"))
    charge = charge_of(FX, found)
    assert (charge.points, charge.allowed, clauses(found)) == (45, 45, [])
    assert clauses(fleet(Manned("s-30", ("five", "c-1")), Manned("s-15"))) == ["PI-2.4"]
    problem = told(fleet(Manned("s-30"), ashore=("five",)))
    assert (problem.path, problem.clause) == ("ashore[0]", "PI-A52")
    assert problem.sentence == "Ours brings 5 points more only aboard a ship of the fleet."


@pytest.mark.clause("PI-A91")
def test_a_fleet_has_one_piece_with_limit_at_most() -> None:
    """Crew or creature, aboard or ashore."""
    assert clauses(fleet(Manned("ten", ("limited",)))) == []
    problem = told(fleet(Manned("ten", ("limited",)), ashore=("limited",)))
    assert problem == Problem("ashore[0]", "PI-A91", "Ours, Ours have Limit; a fleet has at most one such piece.")
    both = fleet(Manned("ten", ("the-hag-of-tortuga",)), creatures=("behemoth",))
    assert clauses(both)[-1] == "PI-A91"


@pytest.mark.clause("PI-A39", "PI-A62", "PI-A63", "PI-R15")
def test_some_crew_takes_no_space_and_some_gives_one() -> None:
    """Where its ability works."""
    full = Manned("small", ("oarsman-english", "c-1", "c-3"))
    assert (load(FX, full), clauses(fleet(full))) == (2, [])
    assert load(FX, Manned("small", ("oarsman-pirate",))) == 1
    ismail = Manned("small", ("first-mate-ismail", "c-1"))
    assert (capacity(FX, fleet(ismail), ismail), load(FX, ismail)) == (3, 1)
    other, master = Manned("small"), Manned("ten", ("cargo-master-english",))
    both = fleet(other, master, Manned("p-ten"))
    assert [capacity(FX, both, one) for one in both.ships] == [3, 6, 3]
    assert load(FX, master) == 0
    foreign = fleet(other, Manned("ten", ("cargo-master-pirate",)))
    assert capacity(FX, foreign, other) == 2


@pytest.mark.clause("PI-15.2", "PI-2.1")
def test_only_pieces_that_can_be_played_are_in_a_fleet() -> None:
    """And those that the pack has, each in its place."""
    problem = told(fleet(Manned("ten"), creatures=("the-kraken",)), OWN_WITH_TEN)
    assert (problem.path, problem.clause) == ("creatures[0]", "PI-15.2")
    assert problem.sentence.startswith("The Kraken cannot be played: what the keyword Eternal means")
    unknown = problems_of(FX, fleet(Manned("ten", ("e-1",), ("c-1",)), Manned("walrus"), events=("rum",)))
    assert [(one.path, one.clause) for one in unknown] == [
        ("ships[0].crew[0]", "PI-2.1"), ("ships[0].equipment[0]", "PI-2.1"), ("ships[1].ship", "PI-2.1"),
        ("events[0]", "PI-2.1"),
    ]  # fmt: skip
    assert unknown[2].sentence == "No piece of this pack is called walrus."


OWN_WITH_TEN: Final = pieces(row("ship", id="ten"))


@pytest.mark.clause("PI-5.1", "PI-5.2", "PI-R38", "PI-R40")
def test_coins_grow_with_the_build_total() -> None:
    """In proportion, rounded up; but 15 at most, which are worth the more."""
    assert [shares(total) for total in (40, 60, 30, 10)] == [(3, 8, 15), (5, 12, 23), (3, 6, 12), (2, 2, 4)]
    assert [shares(total) for total in (75, 80, 100)] == [(6, 15, 29), (6, 15, 30), (8, 15, 38)]
    assert coins_of(FX, fleet(Manned("ten"))) == (1, 1, 1, 2, 2, 2, 3, 3)
    for total in range(1, 200):
        _, number, gold = shares(total)
        coins = coins_of(FX, fleet(Manned("ten"), total=total))
        assert (len(coins), sum(coins)) == (number, gold), total
        assert all(1 <= coin <= 3 for coin in coins) or not 10 <= total <= 100
    assert usual_coins([1, 2, 3], 3, 21) == (7, 7, 7)
    problem = told(fleet(Manned("ten"), treasures=tuple(one.id for one in OWN.content.treasure[:8])))
    assert problem.clause == "PI-5.7"
    assert problem.sentence == "8 unique treasures leave no place for coins; together they are 8."
    high = told(fleet(Manned("ten"), coins=(8, 1, 1, 1, 1, 1, 1, 1)))
    assert high == Problem("coins[0]", "PI-5.1", "No coin is worth 8; coins are worth 0 to 7.")


# -- the fleets that are offered -------------------------------------------------------------------


def offered() -> list[FleetFile]:
    """All of the built-in pack."""
    return OWN.content.fleet


@pytest.mark.clause("PI-2.3", "PI-2.4", "PI-4.2", "PI-4.3")
@pytest.mark.parametrize("file", offered(), ids=lambda file: file.name)
def test_every_offered_fleet_is_legal_and_costs_what_it_says(file: FleetFile) -> None:
    """All points of its total, and room for treasure on every ship but full gunships."""
    found = fleet_of(OWN, file, "fleet")
    assert problems_of(OWN, found, file.total) == []
    charge = charge_of(OWN, found)
    assert (charge.points, charge.allowed) == (file.total, file.total)
    assert nation_of(OWN, found) == file.nation
    assert sum(capacity(OWN, found, one) - load(OWN, one) for one in found.ships) >= 2


@pytest.mark.clause("PI-A96")
def test_every_nation_has_fleets_of_several_totals() -> None:
    """Mercenaries sail with a ship of another nation, which docks for them."""
    totals: dict[str, list[int]] = {}
    for file in offered():
        nations = [unit_nation(one) for one in (*(manned.ship for manned in file.ships), *file.creatures)]
        main = "mercenary" if "mercenary" in nations else file.nation
        assert main != "mercenary" or set(nations) > {"mercenary"}
        totals.setdefault(main, []).append(file.total)
    assert set(totals) == {ship.nation for ship in OWN.content.ship}
    assert min(map(len, totals.values())) >= 3
    numbers = Counter(total for found in totals.values() for total in found)
    assert {total for total, number in numbers.items() if number >= 5} == {30, 40, 50, 60, 80, 100}


def unit_nation(unit: str) -> str:
    """The nation of a ship or creature."""
    return (OWN.ships.get(unit) or OWN.creatures[unit]).nation


def test_no_two_offered_fleets_are_the_same() -> None:
    """Nor called the same. Eight of them are those that were checked."""
    fleets = [fleet_of(OWN, file, "fleet") for file in offered()]
    assert len({slug(one.name) for one in fleets}) == len(fleets)
    assert len({code_of(OWN, one) for one in fleets}) == len(fleets)
    checked = {
        "hms-titan": "english", "harbinger": "pirate", "laguila": "spanish", "la-magnifique": "french",
        "bonhomme-richard": "american", "algiers": "barbary", "boneyard": "cursed", "grand-dynasty": "jade",
    }  # fmt: skip
    flagships = {one.ships[0].ship: one for one in fleets if one.total == USUAL}
    assert {ship: nation_of(OWN, flagships[ship]) for ship in checked} == checked
    assert flagships["boneyard"].creatures == ("jormungandr",)


# -- texts -----------------------------------------------------------------------------------------
FULL: Final = Fleet(
    name="Everything",
    total=60,
    ships=(
        Manned("hms-titan", ("captain-english", "admiral-morgan", "captain-pirate"), ("chain-shot",)),
        Manned("revenant"),
        Manned("revenant", ("helmsman-pirate",), ("soul-mark", "chain-shot")),
    ),
    creatures=("jormungandr",),
    ashore=("explorer-english", "grape-shot"),
    events=("duel", "raft"),
    treasures=("rum", "jade"),
    coins=(1, 2, 2, 2, 2, 2, 3, 3, 3, 3),
)


def test_a_fleet_is_a_short_text() -> None:
    """Which may stand in a link as it is."""
    code = code_of(OWN, FULL)
    assert code == (
        "60.hms-titan~captain~admiral-morgan~captain-pirate~chain-shot.revenant.revenant~helmsman~soul-mark~chain-shot"
        ".jormungandr.explorer-english.grape-shot.duel.raft.rum.jade._1222223333"
    )
    assert re.fullmatch(r"[A-Za-z0-9._~-]+", code)
    assert read_code(OWN, code, "Everything") == FULL
    assert read_code(OWN, f" {code}\n") == Fleet(**{key: getattr(FULL, key) for key in Fleet.__struct_fields__[1:]})
    assert read_code(OWN, "40") == Fleet()


def test_every_offered_fleet_survives_its_texts() -> None:
    """TOML and short text."""
    fleets = [fleet_of(OWN, file, "fleet") for file in offered()]
    assert read_fleets(OWN, fleets_text(OWN, fleets)) == fleets
    assert [read_code(OWN, code_of(OWN, one), one.name) for one in fleets] == fleets
    assert read_fleets(OWN, fleets_text(OWN, [FULL])) == [FULL]
    assert file_of(OWN, Fleet()).name == "Fleet"
    assert code_of(OWN, fleet(Manned("walrus", ("captain-english",)))) == "40.walrus~captain-english"


@pytest.mark.clause("PI-2.1", "PI-2.3", "PI-4.1", "PI-18.5")
@pytest.mark.parametrize(
    ("code", "path", "problem"),
    [
        ("", "part 1", "'' is not a build total; write 1 to 999 (PI-2.3)"),
        ("0.revenant", "part 1", "'0' is not a build total"),
        ("1000.revenant", "part 1", "'1000' is not a build total"),
        ("4²", "part 1", "'4²' is not a build total"),
        ("40.walrus", "part 2", "There is no ship or crew called “walrus” (PI-2.1)."),
        ("40.revenant.", "part 3", "'' is not a piece"),
        ("40.revenant.st-pierre", "part 3", "'st-pierre' is not a piece that a fleet of this pack may have"),
        ("40.revenant~walrus", "part 2", "no piece of the pack has the id 'walrus'; crew or equipment belongs here"),
        ("40.revenant~rum", "part 2", "'rum' is a kind of treasure; crew or equipment belongs here (PI-2.1)"),
        ("40.revenant~jormungandr", "part 2", "crew or equipment belongs here (PI-18.5)"),
        ("40.jormungandr~captain", "part 2", "'jormungandr~captain': only ships carry crew and equipment"),
        ("40.captain", "part 2", "There is no ship or crew called “captain”"),
        ("40._18", "part 2", "'_18' is not a piece"),
        ("40._11._11", "part 3", "'_11' is not a piece"),
        ("40" + ".revenant" * 500, "", f"a fleet is written with {LONGEST_CODE:,} at most"),
    ],
    ids=lambda value: value if isinstance(value, str) and len(value) < 60 else "code",
)
def test_texts_that_mean_no_fleet_are_refused(code: str, path: str, problem: str) -> None:
    """With the part that means nothing."""
    with pytest.raises(Malformed) as caught:
        read_code(OWN, code)
    assert caught.value.path == path
    assert problem in caught.value.problem


@pytest.mark.parametrize(
    ("text", "path", "problem"),
    [
        ("", "fleet", "is missing"),
        ('[[fleet]]\nname = "A"\ntotal = "many"', "fleet[0].total", "must be a whole number, not text"),
        ('[[fleet]]\nname = "A"\nships = [{ship = "walrus"}]', "fleet[0].ships[0].ship", "has the id 'walrus'"),
        ('[[fleet]]\nname = "A"\nboats = 3', "fleet[0].boats", "is not a field here"),
        ("x = 1", "x", "is not a field here; there is fleet"),
    ],
)
def test_files_that_hold_no_fleets_are_refused(text: str, path: str, problem: str) -> None:
    """With the field."""
    with pytest.raises(Malformed) as caught:
        read_fleets(OWN, text)
    assert caught.value.path == path
    assert problem in caught.value.problem


# -- by chance -------------------------------------------------------------------------------------


@pytest.mark.clause("PI-2.3", "PI-2.4")
@pytest.mark.parametrize("nation", ["", "any", *sorted({ship.nation for ship in OWN.content.ship})])
def test_fleets_by_chance_are_legal_and_of_equal_cost(nation: str) -> None:
    """Of the nation that is asked for, and the same for the same dice."""
    for seed in range(min(3, TIMES)):
        found = random_fleet(OWN, 40, seeded(seed, 6), nation)
        assert problems_of(OWN, found, 40) == []
        assert charge_of(OWN, found).points == 40
        assert len(found.ships) >= 2
        assert nation in {"", "any", nation_of(OWN, found)}
        assert random_fleet(OWN, 40, seeded(seed, 6), nation) == found


@pytest.mark.parametrize("total", [2, 5, 12, 60, 100])
def test_fleets_by_chance_for_other_totals(total: int) -> None:
    """Down to the cheapest ship."""
    found = random_fleet(OWN, total, seeded(total), "pirate")
    assert problems_of(OWN, found, total) == []
    assert total * 3 // 5 <= charge_of(OWN, found).points <= total


@pytest.mark.clause("PI-2.4")
def test_there_is_no_fleet_without_a_ship_that_is_cheap_enough() -> None:
    """The nation is named."""
    for total, nation in ((1, "english"), (1, "mercenary"), (40, "swiss")):
        with pytest.raises(Malformed, match=f"no ship of '{nation}' can be had for {total} points"):
            random_fleet(OWN, total, seeded(1), nation)
    assert ships_of(OWN, "swiss") == []


@pytest.mark.clause("PI-A96")
def test_mercenaries_are_drawn_only_for_who_names_them() -> None:
    """They may not dock at home: a fleet of them alone brings no gold."""
    assert random_fleet(OWN, 40, seeded(1), "mercenary").ships
    for seed in range(10 * TIMES):
        for nation in ("", "any", "american"):
            drawn = random_fleet(OWN, 40, seeded(seed), nation)
            assert not any("mercenary" in OWN.ships[one.ship].effects for one in drawn.ships)


def test_where_nations_have_few_ships_they_are_mixed() -> None:
    """A pack of three."""
    few = pieces(*(row("ship", id=f"only-{k}", nation=nation) for k, nation in enumerate(("jade", "french", "viking"))))
    few.content.ship[3:] = []
    found = random_fleet(few, 40, seeded(3))
    assert {one.ship for one in found.ships} <= {"only-0", "only-1", "only-2"}
    assert nation_of(few, found) == "any"
