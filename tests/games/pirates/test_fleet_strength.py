"""How strong fleets are by estimate: explained, in step with the ratings, and equal among those that are drawn for a table."""

from __future__ import annotations

from itertools import combinations
from math import log
from statistics import correlation, mean
from typing import Final

import pytest

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import Malformed
from quarterdeck.games.pirates.codes import PIECES
from quarterdeck.games.pirates.fleets.checks import capacity, load, problems_of
from quarterdeck.games.pirates.fleets.chosen import chosen_fleets
from quarterdeck.games.pirates.fleets.draws import faults, lacks, manned, matched_fleets, pool, random_fleet, ships_of
from quarterdeck.games.pirates.fleets.fleet import Fleet, Manned, nation_of, read_code
from quarterdeck.games.pirates.fleets.shipyard import shipyard
from quarterdeck.games.pirates.fleets.strength import WORTH, parts_of, strength_of, usual_strength
from quarterdeck.games.pirates.options import PiratesOptions
from quarterdeck.games.pirates.pack.reading import built_in, pieces_of
from studies.pirates.strength import fitted, uneven_fleets
from tests.examples import TIMES
from tests.games.pirates.packs import pieces, row

OWN: Final = pieces_of(built_in())
TITAN: Final = "40.hms-titan~captain~helmsman~oarsman.hms-plantagenet~helmsman~explorer.hms-albion~explorer"
NATIONS: Final = sorted({ship.nation for ship in OWN.content.ship})


def spread(fleets: list[Fleet]) -> int:
    """How far the strengths of fleets are apart."""
    found = [strength_of(OWN, fleet) for fleet in fleets]
    return max(found) - min(found)


def test_the_strength_of_a_fleet_is_the_sum_of_its_parts() -> None:
    """Masts 5 + 2 + 1, cargo spaces 5 + 3 + 2, three ships, and S+L+S with the helmsman: 7 halves of S."""
    fleet = read_code(OWN, TITAN)
    assert {part.key: part.number for part in parts_of(OWN, fleet)} == {"masts": 8, "cargo": 10, "ships": 3, "speed": 1}
    assert strength_of(OWN, fleet) == 8 * 42 + 10 * 23 - 3 * 71 + 41
    assert usual_strength(40) == 400
    (plan,) = shipyard(None).read(TITAN)
    told = shipyard(None).judge(plan).strength
    assert told is not None
    assert (told.value, told.usual) == (394, 400)
    assert sum(part.number * part.worth for part in told.parts) == told.value
    assert [part.what for part in told.parts][:2] == ["masts", "cargo spaces"]


def test_a_fleet_of_unknown_pieces_has_no_estimate() -> None:
    """And a fleet without ships has nothing."""
    yard = shipyard(None)
    (plan,) = yard.read(TITAN)
    assert yard.judge(yard.add(plan, "jormungandr")).strength == yard.judge(plan).strength
    assert strength_of(OWN, Fleet(total=40)) == 0


def test_estimates_go_with_the_ratings() -> None:
    """Fleets that are estimated stronger have won more; an average one is what is usual."""
    odds = [log((rating.wins + 1) / (rating.games - rating.wins + 1)) for rating in uneven_fleets().values()]
    found = [strength_of(OWN, read_code(OWN, code)) for code in uneven_fleets()]
    assert correlation(odds, found) > 0.85
    assert abs(mean(found) - usual_strength(40)) < 20


def test_what_the_parts_are_worth_is_fitted_to_the_ratings() -> None:
    """By the study, within what chance leaves open."""
    worth = fitted()
    assert list(worth) == list(WORTH)
    assert all(abs(worth[key] - WORTH[key]) <= 15 for key in WORTH)


@pytest.mark.parametrize("nation", ["", "any", *sorted(set(NATIONS) - {"viking"})])
def test_drawn_fleets_have_a_share_of_everything(nation: str) -> None:
    """At least two ships, 6 masts, 8 cargo spaces, 4 left by crew, 3 crew for 40 points; no point is left."""
    for fleet in pool(OWN, 40, seeded(4, 1), nation):
        assert faults(OWN, fleet) == (0, 0)
        assert len(fleet.ships) >= 2
        numbers = {part.key: part.number for part in parts_of(OWN, fleet)}
        assert (numbers["masts"] >= 6, numbers["cargo"] >= 8) == (True, True)
        assert sum(len(ship.crew) for ship in fleet.ships) >= 3
        assert sum(max(0, capacity(OWN, fleet, ship) - load(OWN, ship)) for ship in fleet.ships) >= 4


@pytest.mark.clause("PI-2.3", "PI-4.5")
@pytest.mark.parametrize("nation", ["any", *NATIONS])
def test_drawn_fleets_are_legal_and_sensible(nation: str) -> None:
    """Five ships at most, none for more than half of the points, crew of the ship's own nation, nobody twice aboard."""
    for seed in range(min(4, TIMES)):
        for fleet in pool(OWN, 40, seeded(seed, 1), nation):
            assert list(problems_of(OWN, fleet)) == []
            assert len(fleet.ships) <= 5
            for ship in fleet.ships:
                row = OWN.ships[ship.ship]
                assert row.playable
                assert row.points <= 20
                assert len(set(ship.crew)) == len(ship.crew)
                assert all(OWN.crew[one].nation == row.nation and OWN.crew[one].playable for one in ship.crew)


def test_where_a_nation_cannot_have_everything_it_lacks_as_little_as_may_be() -> None:
    """Vikings' ships have few masts."""
    found = pool(OWN, 60, seeded(3, 1), "viking")
    missing = [sum(lacks(OWN, fleet).values()) for fleet in found]
    assert max(missing) <= min(missing) + 1
    assert {nation_of(OWN, fleet) for fleet in found} == {"viking"}


def test_fleets_for_one_table_are_equally_strong() -> None:
    """Pairs that are drawn together differ far less than pairs that only cost the same."""
    matched, alike = [], []
    for seed in range(8):
        wanted = [(seeded(seed, seat), NATIONS[(seed + seat) % len(NATIONS)]) for seat in (0, 1)]
        matched.append(spread(matched_fleets(OWN, 40, wanted)))
        again = [(seeded(seed, seat), nation) for seat, (_, nation) in enumerate(wanted)]
        alike.append(spread([pool(OWN, 40, dice, nation)[1] for dice, nation in again]))
    assert mean(matched) < mean(alike) / 4
    assert mean(matched) < 20


def test_fleets_that_are_drawn_alone_are_of_the_usual_strength() -> None:
    """So two players who draw by themselves meet as equals, too."""
    found = [random_fleet(OWN, 40, seeded(seed, 2), nation) for seed, nation in enumerate(["english", "jade", "any"])]
    assert all(abs(strength_of(OWN, fleet) - usual_strength(40)) <= 30 for fleet in found)
    plans = shipyard(None).draw(40, "", 7, 3)
    assert spread([read_code(OWN, shipyard(None).judge(plan).code) for plan in plans]) <= 30
    assert plans == shipyard(None).draw(40, "", 7, 3)


def test_a_drawn_fleet_is_matched_with_those_that_are_named() -> None:
    """Against a strong fleet a strong one is drawn, against a weak one a weak one."""
    rivals = [strength_of(OWN, fleet) for fleet in pool(OWN, 40, seeded(5, 1), "english")]
    for red in ("Titan's Line", "The Grand Dynasty"):
        first, second = chosen_fleets(OWN, PiratesOptions(red=red, green="random:english", draw=5), 2)
        assert spread([first, second]) == min(abs(one - strength_of(OWN, first)) for one in rivals)


@pytest.mark.clause("PI-4.1")
def test_the_match_with_a_fleet_in_short_text_tells_nothing_of_its_crew() -> None:
    """Else the match would tell whoever knows the draw whether a helmsman lies face down: its ships alone count."""
    bare = "40.wiglaf.donar"
    manned = "40.wiglaf~captain~helmsman.donar~captain~helmsman~explorer"
    assert strength_of(OWN, read_code(OWN, manned)) > strength_of(OWN, read_code(OWN, bare))
    for draw in range(1, 9):
        greens = [
            chosen_fleets(OWN, PiratesOptions(red=red, green="random:english", draw=draw), 2)[1]
            for red in (bare, manned)
        ]
        assert greens[0] == greens[1]
    rivals = [strength_of(OWN, fleet) for fleet in pool(OWN, 40, seeded(8, 1), "english")]
    known = strength_of(OWN, read_code(OWN, bare))
    assert abs(strength_of(OWN, greens[0]) - known) == min(abs(one - known) for one in rivals)


def test_drawn_fleets_of_a_table_come_again_and_differ() -> None:
    """Three and four players have fleets that are equally strong, too."""
    options = PiratesOptions(red="random", green="random", blue="random", yellow="random", draw=3)
    fleets = chosen_fleets(OWN, options, 4)
    assert chosen_fleets(OWN, options, 4) == fleets
    assert all(one != other for one, other in combinations(fleets, 2))
    assert spread(fleets) <= 40


def test_the_largest_game_has_room_for_drawn_fleets() -> None:
    """Three of a hundred points; treasure of four would be too much."""
    options = PiratesOptions(total=100, red="random", green="random", blue="random", draw=2)
    assert spread(chosen_fleets(OWN, options, 3)) <= 60


def test_a_seat_is_told_that_no_ship_of_its_nation_is_cheap_enough() -> None:
    """No Viking ship costs ten points or less."""
    assert min(ship.points for ship in ships_of(OWN, "viking")) > 10
    with pytest.raises(Malformed, match=r"no ship of 'viking' can be had for 10 points \(PI-2\.4\)") as caught:
        chosen_fleets(OWN, PiratesOptions(total=10, green="random:viking"), 2)
    assert caught.value.path == "options.green"


def test_no_fleet_is_manned_beyond_what_a_table_has_room_for() -> None:
    """However many crew cost nothing and bring the space that they take."""
    crew = [row("crew", id=f"free-{k}", name=f"Free {k}", points=0, links=["nation:english"]) for k in range(100)]
    found = pieces(row("ship"), *crew)
    fleet = manned(found, Fleet(total=40, ships=(Manned("ours"),)), seeded(1))
    assert len(fleet.ships[0].crew) == PIECES
