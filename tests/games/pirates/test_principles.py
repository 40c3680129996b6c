"""What all rules rest on, and what has no effect at all (PI-1, PI-2.6, PI-3.16)."""

from __future__ import annotations

import pytest

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Setup
from quarterdeck.games.pirates import PIRATES
from quarterdeck.games.pirates.options import PiratesOptions
from quarterdeck.games.pirates.pack.reading import pieces_and_catalog, read_pack
from quarterdeck.games.pirates.table.catalog import Catalog
from quarterdeck.scene.shapes import Disc
from tests.games.pirates.duels import ABEAM, SHOOTER
from tests.games.pirates.packs import HEXAGON, given, row
from tests.games.pirates.pictures import at_sea, of_red, seen, shape
from tests.games.pirates.table import Printed, Table
from tests.games.pirates.test_events import lay

START = (10_000, 10_000, 0)
BROADSIDE_ON = (16_000, 13_000, 900)


def columns(catalog: Catalog) -> dict[str, list[int]]:
    """All that rules calculate with, but for the shapes."""
    return {
        name: [int(number) for number in getattr(catalog, name)]
        for name in (
            "cost",
            "nation",
            "masts",
            "cargo",
            "move",
            "rank",
            "reach",
            "low",
            "high",
            "crew_cost",
            "crew_low",
        )
    }


@pytest.mark.clause("PI-1.4")
def test_what_cards_only_tell_has_no_effect() -> None:
    """Sets, numbers and names of ships and crew: with others the rules calculate with the same."""
    plain = given(row("ship"), row("crew", id="hand"), only=["ship", "crew", "fleet"])
    told = given(
        row("ship", set="A Tale of Storms", number="7b"),
        row("crew", id="hand", set="A Tale of Storms", name="Terror of the Seas"),
        only=["ship", "crew", "fleet"],
    )
    assert columns(pieces_and_catalog(plain)[1]) == columns(pieces_and_catalog(told)[1])
    assert read_pack("ours.toml", plain) != read_pack("ours.toml", told)


@pytest.mark.clause("PI-1.7")
@pytest.mark.parametrize("keyword", ["galley", "longship", "turtle-ship", "junk"])
def test_what_a_keyword_does_not_forbid_is_allowed(keyword: str) -> None:
    """Rowed, with shells or two cannons: she still explores, tows, repairs, shoots and moves like any other."""
    found = []
    for effects in ("", keyword):
        table = Table().ship("A", "R", (14_990, 10_000, 0), Printed(effects=effects), masts="12")
        table.island("port", 15_000, 21_000, 7_000, 13_000, home="R").ship("B", "G", (14_000, 15_000, 0))
        found.append(table.turn().actions("A"))
    assert found[0] == found[1] == {"move", "shoot", "repair"}


@pytest.mark.clause("PI-1.8")
def test_fair_play_needs_no_trust() -> None:
    """Who looks at the table as another player, or as nobody, sees nothing that lies face down."""
    table = Table().ship("A", "R", SHOOTER).ship("B", "G", ABEAM).crew("Xavier", "R", "A").coins("A", 3)
    table.aboard("A", "fireworks", hidden=True).events("R", "duel").turn()
    for seat in (1, -1):
        veiled = table.position.clone()
        veiled.veil(seat)
        assert [int(card) for card in veiled.crew.card] == [-1]
        assert [int(what) for what in veiled.treasure.what] == [-1, -1]
        assert [int(card) for card in veiled.events.card] == [-1]


@pytest.mark.clause("PI-2.6")
def test_a_flag_flies_behind_the_stern_and_does_nothing() -> None:
    """It has the color of who controls her, and nothing can be chosen on it."""
    picture = seen(of_red(START), 0)
    flag = shape(picture, "tag-R1")
    assert isinstance(flag, Disc)
    assert (flag.role, flag.move, flag.decoration) == ("pi-tag-r", None, True)
    assert seen(at_sea(START), 0) is not None


@pytest.mark.clause("PI-3.16", "PI-3.3")
def test_other_islands_take_the_place_of_missing_ones() -> None:
    """A pack with islands of its own is played with them."""
    rows = [row("island", name=f"Plate {k}", corners=HEXAGON) for k in range(12)]
    text = given(*rows, only=["island"])
    pack = PIRATES.read_pack("plates.toml", text)
    position = PIRATES.start(Setup(players=2, options=PiratesOptions(), pack=pack))
    assert position.islands.to_place == 6
    assert {PIRATES.text(position, 700 + k) for k in range(12)} == {f"draw plate-{k}" for k in range(12)}


@pytest.mark.clause("PI-T90", "PI-9.6", "PI-R27", "PI-V7")
def test_who_loses_contact_by_a_text_is_free() -> None:
    """Foul winds blow the rammed ship away from A's bow."""
    table = (
        Table().ship("A", "R", (14_990, 10_000, 0)).ship("B", "G", BROADSIDE_ON).pin("A", "B").events("R", "foul-winds")
    )
    lay(table.turn().do("play foul-winds"), 24_000, 12_000)  # more than L from A
    assert (table.pinned("A"), table.asked) == ("B", "R")
    table.do("drift 0 8000")
    assert (table.at("B"), table.pinned("A"), table.can("A")) == ((24_000, 13_000, 900), "", True)


@pytest.mark.clause("PI-U42", "PI-U43", "PI-8.5")
@pytest.mark.parametrize(
    ("treasure", "die", "lost"), [("good-charts", 1, False), ("good-charts", 3, True), ("bad-plans", 3, True)]
)
def test_charts_and_plans_change_rolls_on_mysterious_islands(treasure: str, die: int, lost: bool) -> None:  # noqa: FBT001 - what is expected
    """Two more, or one less: 1 becomes 3 and does nothing, 3 becomes 5 or 2 and costs a mast."""
    table = Table().island("X", 15_000, 21_000, 7_000, 13_000).mysterious("X", "masts-lost:1", "masts-lost:1")
    table.ship("A", "R", START).aboard("A", treasure).turn().do("A", "move", "L 0", f"die {die}")
    if lost:
        table.do("die 6", "M1")
    assert (table.masts("A") != "123", table.phase) == (lost, "naming")


@pytest.mark.clause("PI-5.4", "PI-5.6", "PI-5.7", "PI-R38")
def test_unique_treasure_is_drawn_for_fleets_that_name_none() -> None:
    """Two for each player among eight treasures; the coins are worth 15 all the same, and no name comes twice."""
    position = PIRATES.start(Setup(players=2, options=PiratesOptions(uniques=2)))
    worth = [int(number) for number in position.treasure.worth]
    assert (len(worth), sum(number for number in worth if number < 16)) == (16, 30)
    for given_by in (worth[:8], worth[8:]):
        uniques = [number for number in given_by if number >= 16]
        assert len(set(uniques)) == len(uniques) == 2


@pytest.mark.clause("PI-2.7", "PI-R42")
def test_events_are_played_with_unless_they_are_agreed_off() -> None:
    """The option is named."""
    code = "40.hms-titan~captain.raft.divers"
    position = PIRATES.start(Setup(players=2, options=PiratesOptions(red=code)))
    assert [int(seat) for seat in position.events.owner] == [0, 0]
    with pytest.raises(Malformed, match="without Events") as caught:
        PIRATES.start(Setup(players=2, options=PiratesOptions(red=code, events=False)))
    assert caught.value.path == "options.red"
