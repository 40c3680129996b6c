"""Unique treasure of later sets that does something when it is found, or when a turn begins (PI-U64 to PI-U78, PI-U97 to PI-U112)."""

from __future__ import annotations

import pytest

from quarterdeck.games.pirates.table import aboard
from tests.games.pirates.duels import ABEAM, SHOOTER
from tests.games.pirates.finds import AT_THE_SHORE, find, shore
from tests.games.pirates.sentences import refused
from tests.games.pirates.table import Printed, Table
from tests.games.pirates.test_uniques_found import crewed
from tests.games.pirates.test_uniques_used import BROADSIDE_ON


def crewed_by_cost() -> Table:
    """Red's A at the shore, with crew that costs 1, 3 and 5."""
    table = shore(Printed(cost=20))
    for cost in (3, 1, 5):
        table.crew(f"X{cost}", "R", "A", cost=cost)
    return table


@pytest.mark.clause("PI-U64")
def test_jail_puts_all_crew_on_the_home_island() -> None:
    """It is not lost."""
    table = find(crewed(shore(), 2), "jail")
    assert (table.people("R home"), table.people("A"), table.loot("A")) == (["X1", "X2"], [], [])


@pytest.mark.clause("PI-U65")
def test_cannibals_eat_whoever_costs_least() -> None:
    """One of them."""
    table = find(crewed_by_cost(), "cannibals")
    assert (table.people("A"), table.loot("A")) == (["X3", "X5"], [])


@pytest.mark.clause("PI-U66")
def test_a_cursed_coin_may_take_all_coins_of_the_island() -> None:
    """On a 1; then nothing is left to choose."""
    for die, left in ((1, []), (2, ["coin 2", "coin 3"])):
        table = find(shore(), "cursed-coin", 2, 3).do(f"die {die}")
        assert (table.loot("shore"), table.loot("A")) == (left, [])


@pytest.mark.clause("PI-U67", "PI-R93")
def test_a_storm_costs_every_ship_a_mast() -> None:
    """The finder's, too; the player of each picks it."""
    table = find(shore().ship("B", "G", (60_000, 60_000, 0)), "storm")
    while table.phase == "losing":
        table.do(min(table.options))
    assert (table.masts("A"), table.masts("B"), table.masts("G guard"), table.loot("A")) == ("23", "23", "", [])
    assert table.phase == "naming"


@pytest.mark.clause("PI-U68", "PI-R71")
def test_a_sacred_tiki_leaves_one_crew() -> None:
    """The player chooses."""
    table = find(crewed(shore(), 3), "sacred-tiki").do("X1", "X3")
    assert (table.people("A"), table.phase) == (["X2"], "naming")


@pytest.mark.clause("PI-U69")
def test_false_charts_make_the_player_forget() -> None:
    """Currents and tokens are gone; the charts go to any wild island."""
    table = shore().token("R", "far").terrain("trade-current", 60_000, 60_000)
    find(table, "false-charts")
    assert (table.phase, table.options) == ("aiming", {"far", "shore"})
    table.do("far")
    assert (table.loot("far"), table.position.islands.tokens[0]) == (["false-charts"], 0)
    assert table.position.waters.terrain.laid == 0


@pytest.mark.clause("PI-U70", "PI-R93")
def test_bloody_gold_costs_a_crew_for_each_coin() -> None:
    """The cheapest that costs as much as the coin; it goes with the last coin."""
    table = find(crewed_by_cost(), "bloody-gold", 2, 5)
    assert (table.loot("A"), table.loot("shore")) == ([], ["bloody-gold", "coin 2", "coin 5"])
    green = table.position.clone()
    green.veil(1)
    assert {int(what) >= 0 for what in list(green.treasure.what)[-3:]} == {True}
    table.do("coin 2")
    assert table.people("A") == ["X1", "X5"]
    table.do("coin 5")
    assert (table.people("A"), table.loot("A"), table.loot("shore")) == (["X1"], ["coin 2", "coin 5"], [])


@pytest.mark.clause("PI-U71")
def test_blood_money_spares_spanish_ships() -> None:
    """All others pay."""
    for nation, left in (("spanish", ["X1"]), ("french", [])):
        table = shore(Printed(nation=nation)).crew("X1", "R", "A", cost=4)
        assert find(table, "blood-money", 2).do("coin 2").people("A") == left


@pytest.mark.clause("PI-U72", "PI-R95")
def test_a_message_in_a_bottle_leads_to_the_emptiest_island() -> None:
    """If there are several the next player picks; her explore is over."""
    table = shore().island("isle", 60_000, 66_000, 60_000, 66_000).island("rock", 40_000, 46_000, 60_000, 66_000)
    find(table, "bottle", 2)
    assert (table.asked, table.options) == ("G", {"isle", "rock"})
    table.do("rock")
    assert (table.phase, table.loot("shore"), table.at("A")[1] > 50_000) == ("naming", ["coin 2"], True)


@pytest.mark.clause("PI-U72")
def test_a_bottle_that_names_this_island_changes_nothing() -> None:
    """It has the least treasure."""
    table = find(shore(), "bottle", 2)
    assert table.can("coin 2")


@pytest.mark.clause("PI-U73", "PI-K6")
def test_native_lore_brings_three_trade_currents() -> None:
    """One after the other."""
    table = shore().terrain("trade-current", 100_000, 60_000)
    find(table, "native-lore")
    for _ in range(3):
        assert table.phase == "aiming"
        table.do(min(table.options))
    assert (table.phase, int(table.position.waters.terrain.laid).bit_count(), table.loot("A")) == ("naming", 4, [])


@pytest.mark.clause("PI-U74", "PI-N15")
def test_abandoned_charts_show_all_islands_and_the_treasure_of_one() -> None:
    """What nobody has seen is drawn for the player alone."""
    table = shore()
    find(table, "abandoned-charts")
    assert (table.phase, table.options) == ("aiming", {"far"})
    table.do("far", "deal 15", "deal 15")
    assert (table.phase, table.loot("far")) == ("naming", ["coin 15", "coin 15"])
    tokens = table.position.islands.tokens[0]
    assert {tokens >> table.islands.index(name) & 1 for name in ("far", "shore")} == {1}
    table.position.veil(1)
    assert table.loot("far") == ["coin ?", "coin ?"]


@pytest.mark.clause("PI-U75")
def test_a_black_spot_strikes_whoever_costs_most() -> None:
    """On a 6."""
    for die, left in ((5, ["X3", "X1", "X5"]), (6, ["X3", "X1"])):
        assert crewed_by_cost().aboard("A", "black-spot").turn().do(f"die {die}").people("A") == left


@pytest.mark.clause("PI-U76", "PI-U77")
@pytest.mark.parametrize(("doll", "targets"), [("deaths-doll", {"Emil", "Curt"}), ("voodoo-doll", {"Emil"})])
def test_a_doll_silences_an_enemy_crew_on_its_next_turn(doll: str, targets: set[str]) -> None:
    """Face up before, face down then; a voodoo doll has no power over the Cursed."""
    table = Table().ship("A", "R", SHOOTER).ship("B", "G", ABEAM).aboard("A", doll)
    table.crew("Emil", "G", "B", effects="captain").crew("Curt", "G", "B", nation="cursed").show("Emil", "Curt")
    table.turn().do("die 5")
    assert table.options == targets
    table.do("Emil")
    assert (table.shown, table.position.next_turn.hexed) == (["Curt"], 1)
    table.do("done")
    assert (table.position.next_turn.hexed, table.position.this_turn.pieces_silenced) == (0, 1)
    table.do("done")
    assert table.position.this_turn.pieces_silenced == 0


@pytest.mark.clause("PI-U76")
def test_a_doll_that_finds_nobody_does_nothing() -> None:
    """All crew lies face down; a 4 does nothing anyway."""
    for die in (4, 6):
        table = Table().ship("A", "R", SHOOTER).ship("B", "G", ABEAM).aboard("A", "deaths-doll").crew("Emil", "G", "B")
        assert table.turn().do(f"die {die}").phase == "naming"


@pytest.mark.clause("PI-U78")
def test_runes_of_death_waste_a_ship_away() -> None:
    """First the crew, then the masts, then they are gone; before that they may be handed over."""
    table = shore(masts="1").crew("X1", "R", "A").aboard("A", "runes-of-death").turn()
    assert (table.people("A"), table.masts("A"), table.phase) == ([], "1", "naming")
    table.do("done", "done")
    assert (table.masts("A"), table.loot("A")) == ("", ["runes-of-death"])
    assert table.do("done", "done").loot("A") == []


@pytest.mark.clause("PI-U78")
def test_runes_of_death_may_be_handed_to_a_ship_alongside() -> None:
    """An enemy's, too."""
    table = Table().ship("A", "R", AT_THE_SHORE).ship("B", "G", BROADSIDE_ON)
    table.aboard("A", "runes-of-death").turn().do("M1", "show runes-of-death")
    assert table.options == {"B"}
    assert table.do("B").loot("B") == ["runes-of-death"]


@pytest.mark.clause("PI-U97", "PI-R71")
def test_a_press_gang_takes_a_crew_or_a_mast() -> None:
    """The player chooses; without crew it is a mast."""
    table = find(crewed(shore(), 2), "press-gang")
    assert table.options == {"done", "X1", "X2"}
    kept = table.position.clone()
    assert table.do("X1").people("A") == ["X2"]
    table.position = kept
    assert table.do("done", "M1").masts("A") == "23"
    assert find(shore(), "press-gang").phase == "losing"


@pytest.mark.clause("PI-U101", "PI-M6")
def test_with_the_maps_of_hades_the_previous_player_may_steer_the_ship() -> None:
    """On 5 and 6: who sits on the right."""
    for die, seats, asked in ((4, 2, "R"), (5, 2, "G"), (5, 3, "B")):
        table = Table(seats).ship("A", "R", (30_000, 10_000, 0)).aboard("A", "maps-of-hades").turn()
        assert table.do(f"die {die}", "A", "move").asked == asked


@pytest.mark.clause("PI-U102", "PI-K5")
def test_a_maelstrom_takes_the_ship_to_another_whirlpool() -> None:
    """She pays for it; with one whirlpool alone nothing happens."""
    table = shore().terrain("whirlpool", 30_000, 30_000).terrain("whirlpool", 80_000, 80_000)
    find(table, "maelstrom", 2)
    assert (table.phase, table.options) == ("diving", {"done", "dive 2"})
    table.do("dive 2", "M1")
    assert (table.at("A")[0] > 70_000, table.loot("shore"), table.phase) == (True, ["coin 2"], "naming")
    assert find(shore().terrain("whirlpool", 30_000, 30_000), "maelstrom", 2).can("coin 2")


@pytest.mark.clause("PI-U103", "PI-4.12")
def test_ammunition_is_a_shot_that_takes_no_space() -> None:
    """Any of the pack; a letter is none."""
    table = (
        shore(Printed(cargo=0))
        .tool("chain", "G", "R home", "chain-shot")
        .tool("letter", "G", "R home", "letter:french")
    )
    find(table, "ammunition")
    assert table.options == {"recruit 0"}
    table.do("recruit 0")
    table.crews.append("more chains")
    assert (table.people("A"), aboard.load(table.position, table.unit("A"))) == (["more chains"], 0)


@pytest.mark.clause("PI-U107", "PI-N15")
def test_a_key_is_swapped_for_treasure_of_another_island() -> None:
    """One that nobody has seen is drawn; the key lies there."""
    table = shore()
    find(table, "key")
    assert table.options == {"far"}
    table.do("far", "deal 15")
    assert (table.loot("A"), table.loot("far"), table.phase) == (["coin 15"], ["key"], "naming")


@pytest.mark.clause("PI-U107")
def test_a_coin_for_which_there_is_no_room_stays_where_the_key_is() -> None:
    """One that somebody has seen may be chosen itself."""
    table = shore(Printed(cargo=0)).island("isle", 60_000, 66_000, 60_000, 66_000).coins("isle", 4, seen="G")
    find(table, "key").do("coin 4")
    assert (table.loot("A"), table.loot("isle"), table.phase) == ([], ["coin 4", "key"], "naming")


@pytest.mark.clause("PI-U111", "PI-R94")
@pytest.mark.parametrize(("die", "left"), [(3, ["X3", "X5"]), (4, ["X3", "X1"])])
def test_savage_natives_eliminate_a_crew_and_drive_the_ship_off(die: int, left: list[str]) -> None:
    """She loads one coin, has to leave on her next turn, and they stay."""
    table = find(crewed_by_cost(), "savage-natives", 2, 3, hidden=True).do(f"die {die}")
    assert (table.people("A"), table.options) == (left, {"done", "coin 2", "coin 3"})
    table.do("coin 3")
    assert (table.phase, table.loot("shore")) == ("naming", ["coin 2", "savage-natives"])
    table.do("done", "done")
    assert (table.can("done"), refused(table, "done").clause) == (False, "PI-U111")
    table.do("A")
    assert (table.options, refused(table, "shoot").clause) == ({"move"}, "PI-U111")
    assert table.do("move", "L 1800").end_move().can("done")


@pytest.mark.clause("PI-U112")
def test_cursed_natives_let_the_cursed_alone() -> None:
    """They do nothing to them, and stay on the island."""
    table = find(shore(Printed(nation="cursed")).crew("X1", "R", "A"), "cursed-natives", 2, 3, hidden=True)
    assert (table.people("A"), table.options) == (["X1"], {"done", "coin 2", "coin 3"})
    table = find(shore().crew("X1", "R", "A"), "cursed-natives", 2, hidden=True).do("die 1")
    assert table.people("A") == []


@pytest.mark.clause("PI-U78", "PI-A65")
def test_treasure_aboard_a_ship_that_runes_have_sunk_acts_no_more() -> None:
    """Her last mast goes, she sinks, and no die falls for Scurvy."""
    table = shore(Printed(effects="brittle"), masts="1").aboard("A", "runes-of-death").aboard("A", "scurvy")
    assert (table.turn().in_game("A"), table.phase) == (False, "naming")
