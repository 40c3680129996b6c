"""The first player, islands, homes, start poses, treasure, crew (PI-3, PI-4, PI-5, PI-R35 to PI-R42, PI-R57, PI-R61, PI-R62)."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from quarterdeck.games.pirates import PIRATES, codes
from quarterdeck.games.pirates.position import add_fleet, new_game
from quarterdeck.games.pirates.rules.setup import setting_out
from tests.games.pirates.fixture import rect
from tests.games.pirates.table import Printed, add_crew, add_ship, fixture_catalog, spot
from tests.games.pirates.words import Words

COINS = [1, 1, 1, 2, 2, 2, 3, 3]
ANYWHERE = ((20, 20), (60, 20), (100, 20), (20, 60), (60, 60), (100, 60), (20, 100), (60, 100), (100, 100))


class Start(Words):
    """A game from its first roll on, with one ship for each seat."""

    def __init__(self, seats: int = 2, islands: int = 6, coins: list[int] | None = None) -> None:
        """Nothing is rolled yet."""
        catalog = fixture_catalog()
        add_ship(catalog, Printed())
        add_ship(catalog, Printed(masts=4, creature=True))
        super().__init__(new_game(catalog, i64(seats), i64(islands), COINS * seats if coins is None else coins))
        self.islands = [f"{k}" for k in range(islands)]

    def fleet(self, seat: int, ships: list[int], crew: list[str]) -> Start:
        """Ships (0) and creatures (1) of a seat, and its crew."""
        for name in crew:
            add_crew(self.position.catalog, 1, "pirate")
            self.crews.append(name)
        self.units += [f"{'RGBY'[seat]}{k}" for k in range(len(ships))]
        add_fleet(self.position, i64(seat), ships, [self.crews.index(name) for name in crew])
        return self

    def roll(self, *dice: int) -> Start:
        """Dice for the first turn."""
        for die in dice:
            assert self.phase == "rolling"
            self.position.play(i64(die))
        return self

    def may_lie(self, x0: int, y0: int) -> bool:
        """Whether the drawn island may lie with its lower left corner there, its sides along the table's."""
        return bool(setting_out.can_place_island(self.position, i64(spot(x0 + 3_000, y0 + 3_000)), i64(0)))

    def lay(self, x0: int, y0: int) -> Start:
        """It does; CHANCE draws it before, where she has not yet."""
        self.draw()
        assert self.may_lie(x0, y0)
        self.position.play(i64(spot(x0 + 3_000, y0 + 3_000)))
        return self

    def draw(self) -> Start:
        """The first card."""
        if self.phase == "drawing":
            self.position.play(i64(self.position.legal()[0]))
        return self

    def do(self, *words: str) -> Start:
        """Listed moves."""
        for word in words:
            self.position.play(i64(next(move for move in self.position.legal() if self.word(move) == word)))
        return self


def islands(start: Start) -> list[str]:
    """All islands are placed on a grid; who placed them."""
    found = []
    for x, y in ANYWHERE[: int(start.position.islands.to_place)]:
        start.draw()
        found.append(start.asked)
        start.lay(x * 1_000 - 3_000, y * 1_000 - 3_000)
    return found


@pytest.mark.clause("PI-T4", "PI-3.1", "PI-R39")
def test_the_highest_roll_is_first() -> None:
    """Who is tied at the top rolls again, and nobody else."""
    assert int(Start().roll(5, 5, 2, 6).position.first_player) == 1
    three = Start(3, 9).roll(6, 4, 6)
    assert int(three.position.still_rolling) == 0b101
    assert int(three.roll(1, 2).position.first_player) == 2


@pytest.mark.clause("PI-T5", "PI-3.2", "PI-3.3", "PI-R36", "PI-R37", "PI-D2")
def test_islands_are_drawn_and_placed_in_turns() -> None:
    """From the first player on, a random one of those that are left."""
    start = Start().roll(1, 6)
    assert (start.asked, len(start.options)) == ("chance", 12)
    assert islands(start) == ["G", "R"] * 3
    assert islands(Start(3, 9).roll(1, 1, 6)) == ["B", "R", "G"] * 3


@pytest.mark.clause("PI-T6", "PI-3.4", "PI-R35")
def test_islands_lie_3l_to_6l_apart() -> None:
    """24000 to 48000; S off the edge."""
    start = Start().roll(6, 1).draw()
    assert start.may_lie(5_000, 40_000)
    assert not start.may_lie(4_999, 40_000)
    assert not start.may_lie(0, 40_000)
    start.lay(40_000, 40_000).draw()
    assert [start.may_lie(x, 40_000) for x in (69_999, 70_000, 94_000, 94_001)] == [False, True, True, False]


@pytest.mark.clause("PI-T7", "PI-R35")
def test_one_island_within_6l_is_enough() -> None:
    """53000 to one, nearer to the other."""
    start = Start().roll(6, 1).lay(10_000, 40_000).lay(39_500, 60_000).draw()
    assert start.may_lie(69_000, 40_000)


@pytest.mark.clause("PI-R36", "PI-C6")
def test_bounds_widen_where_there_is_no_spot() -> None:
    """On a small table the second island comes nearer than 3L."""
    start = Start()
    start.position.waters.width = start.position.waters.height = i64(40_000)
    start.roll(6, 1).lay(17_000, 17_000).draw()
    moves = start.position.legal()
    assert moves
    assert not any(setting_out.can_place_island(start.position, i64(move), i64(0)) for move in moves)


@pytest.mark.clause("PI-R36", "PI-D2")
def test_an_island_for_which_there_is_no_room_is_laid_aside() -> None:
    """Once no distance forbids anything, more tries are of no use; the next player draws another one."""
    start = Start().roll(6, 1).draw()
    start.position.waters.width = start.position.waters.height = i64(5_000)
    cards = int(start.position.islands.may_be_drawn).bit_count()
    assert start.options == {"done"}
    start.do("done")
    assert (start.phase, int(start.position.turn), int(start.position.islands.to_place)) == ("drawing", 1, 5)
    assert (len(start.position.islands.card), len(start.position.waters.shores)) == (0, 0)
    assert (int(start.position.islands.may_be_drawn).bit_count(), len(start.told(codes.LAID_ASIDE))) == (cards, 1)


@pytest.mark.clause("PI-R36")
def test_an_island_for_which_there_is_room_is_placed() -> None:
    """It is not laid aside; where there is none, it is nowhere placed."""
    start = Start().roll(6, 1).draw()
    refusal = PIRATES.why_not(start.position, int(codes.PASS))
    assert refusal is not None
    assert refusal.clause == "PI-R36"
    start.position.waters.width = start.position.waters.height = i64(5_000)
    refusal = PIRATES.why_not(start.position, spot(2_500, 2_500))
    assert refusal is not None
    assert refusal.clause == "PI-R36"


@pytest.mark.clause("PI-T9", "PI-3.9", "PI-3.10", "PI-3.11", "PI-3.12", "PI-R37", "PI-D3", "PI-D4")
def test_each_home_is_picked_by_the_next_player() -> None:
    """Green picks Red's, Red places ships, picks another for Green, who places; four islands stay wild."""
    start = Start().fleet(0, [0, 0], []).fleet(1, [0], []).roll(6, 1)
    islands(start)
    assert (start.phase, start.asked, len(start.options)) == ("homing", "G", 6)
    start.do("2")
    assert (start.phase, start.asked) == ("mustering", "R")
    start.do(min(start.options))
    start.do(min(start.options))
    assert (start.phase, start.asked, len(start.options)) == ("homing", "R", 5)
    start.do("4")
    assert (start.phase, start.asked) == ("mustering", "G")
    start.do(min(start.options))
    assert [int(owner) for owner in start.position.islands.home] == [-1, -1, 0, -1, 1, -1]
    assert (start.phase, start.asked) == ("naming", "R")


@pytest.mark.clause("PI-T9", "PI-R37", "PI-3.12")
def test_three_players_leave_six_islands_wild() -> None:
    """The player after each picks."""
    start = Start(3, 9).roll(1, 6, 1)
    islands(start)
    pickers = []
    while start.phase == "homing":
        pickers.append(start.asked)
        start.do(min(start.options))
    assert pickers == ["B", "R", "G"]
    assert [int(hidden) for hidden in start.position.islands.unseen].count(4) == 6


def mustering(ship: int) -> Start:
    """A unit is to be placed at an island [15000, 21000] × [7000, 13000]."""
    start = Start(islands=2, coins=[1]).fleet(0, [ship], []).roll(6, 1).lay(15_000, 7_000).lay(60_000, 7_000)
    return start.do("0")


@pytest.mark.clause("PI-T10", "PI-3.10", "PI-R57", "PI-N7", "PI-C6")
def test_ships_start_with_their_bows_at_home() -> None:
    """A gap of 10 touches; the hull lies over nothing and on the table; 32 poses are listed."""
    start = mustering(0)
    poses = (
        (14_990, 10_000, 0),
        (14_989, 10_000, 0),
        (15_001, 10_000, 0),
        (14_990, 10_000, 1800),
        (18_000, 6_995, 900),
    )
    assert [bool(setting_out.can_muster(start.position, i64(spot(*pose)))) for pose in poses] == [
        True,
        False,
        False,
        False,
        True,
    ]
    assert 0 < len(start.options) <= 32
    assert all(setting_out.can_muster(start.position, i64(move)) for move in start.position.legal())
    assert not setting_out.can_muster(start.position, i64(spot(23_000, 14_005, 0)))  # her flank


@pytest.mark.clause("PI-T95", "PI-3.15", "PI-18.1", "PI-N7")
def test_creatures_start_with_their_base_at_home() -> None:
    """With any part of it."""
    start = mustering(1)
    assert setting_out.can_muster(start.position, i64(spot(13_490, 10_000)))
    assert not setting_out.can_muster(start.position, i64(spot(13_489, 10_000)))
    assert all(setting_out.can_muster(start.position, i64(move)) for move in start.position.legal())


@pytest.mark.clause("PI-R61")
def test_a_unit_without_a_start_pose_is_out() -> None:
    """The home is walled in."""
    start = mustering(0)
    for wall in (rect(14_000, 14_900, 6_000, 14_000), rect(21_100, 22_000, 6_000, 14_000)):
        start.position.waters.add_island(wall)
    for wall in (rect(14_000, 22_000, 6_000, 6_900), rect(14_000, 22_000, 13_100, 14_000)):
        start.position.waters.add_island(wall)
    assert start.options == {"done"}
    start.do("done")
    assert int(start.position.ships.in_play) == 0


@pytest.mark.clause("PI-T11", "PI-5.1", "PI-5.2", "PI-5.3", "PI-R38")
def test_four_coins_lie_on_each_wild_island() -> None:
    """Sixteen coins worth 30 of two players; what lies where, nobody knows."""
    start = Start().fleet(0, [0], []).fleet(1, [0], []).roll(6, 1)
    islands(start)
    while start.phase in {"homing", "mustering"}:
        start.do(min(start.options))
    assert sorted(start.position.islands.unseen) == [0, 0, 4, 4, 4, 4]
    assert (int(start.position.starting_gold), len(start.position.treasure.what)) == (30, 0)
    assert not any(start.position.islands.unseen[k] and start.position.islands.home[k] >= 0 for k in range(6))


@pytest.mark.clause("PI-R38", "PI-5.3", "PI-5.5", "PI-5.6", "PI-R62", "PI-R45")
def test_coins_are_dealt_round_by_round_and_what_is_left_over_leaves() -> None:
    """Four on each at most; unique treasure is among them and counts nothing."""
    start = Start(islands=3, coins=[3, 3, 3, 16]).roll(6, 1).lay(10_000, 10_000).lay(50_000, 10_000).lay(90_000, 10_000)
    start.do("0", "1")
    assert [int(hidden) for hidden in start.position.islands.unseen] == [0, 0, 4]
    assert int(start.position.starting_gold) == 9
    full = (
        Start(islands=3, coins=[3, 3, 3, 16, 2, 1])
        .roll(6, 1)
        .lay(10_000, 10_000)
        .lay(50_000, 10_000)
        .lay(90_000, 10_000)
    )
    full.do("0", "1")
    assert (full.asked, full.phase, len(full.position.legal())) == ("chance", "leaving", 6)
    full.do("deal 2", "deal 3")
    assert (int(full.position.starting_gold), full.loot("out")) == (7, ["coin 2", "coin 3"])


@pytest.mark.clause("PI-T83", "PI-4.1", "PI-4.2", "PI-R42", "PI-D5")
def test_crew_starts_face_down_at_home_or_aboard() -> None:
    """Where there is room; the others see how many there are."""
    start = Start(islands=2, coins=[1]).fleet(0, [0], ["Xavier", "Yves"]).fleet(1, [0], ["Zoe"])
    start.position.catalog.cargo[0] = i64(1)
    start.roll(6, 1).lay(15_000, 7_000).lay(60_000, 7_000)
    while start.phase != "manning":
        start.do(min(start.options))
    assert (start.asked, start.options) == ("R", {"Xavier to 0", "Xavier to R0"})
    start.do("Xavier to R0")
    assert start.options == {"Yves to 0"}
    start.do("Yves to 0")
    assert (start.asked, start.options) == ("G", {"Zoe to 1", "Zoe to G0"})
    veiled = start.position.clone()
    veiled.veil(1)
    assert [int(card) for card in veiled.crew.card] == [-1, -1, 2]
    assert [int(place) for place in veiled.crew.at[:2]] == [int(place) for place in start.position.crew.at[:2]]
    assert start.do("Zoe to G0").phase == "naming"
