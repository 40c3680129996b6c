"""Who knows what of crew and treasure: veiled and imagined positions tell nothing (part 4 of the rules)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from mypy_extensions import i64

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.log import UNKNOWN
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.texts.kinds import ISLAND_OPPONENT_STEERS
from tests.games.pirates.table import Printed, Table

AT_THE_SHORE = (14_990, 10_000, 0)
SPECTATOR = -1


def shore(*coins: int) -> Table:
    """Red's A at a wild island with coins that nobody has looked at; Green's B, both with crew and coins."""
    table = Table().ship("A", "R", AT_THE_SHORE, Printed(cargo=6)).ship("B", "G", (40_000, 40_000, 0))
    table.island("shore", 15_000, 21_000, 7_000, 13_000).hidden("shore", *coins)
    table.crew("Xavier", "R", "A").crew("Yves", "G", "B").crew("Zoe", "G", "B").crew("Will", "R", "R home").show("Zoe")
    return table.coins("A", 4).coins("B", 6, 16).turn()


def seen_by(table: Table, seat: int) -> PiratesPosition:
    """What a seat knows."""
    veiled = table.position.clone()
    veiled.veil(seat)
    return veiled


def course(seed: int) -> Iterator[Table]:
    """A game that goes on by chance, looked at after each decision."""
    table, dice = shore(1, 2, 3, 5), seeded(seed, 3)
    for _ in range(60):
        if table.position.over():
            return
        moves = table.position.legal()
        table.position.play(moves[dice.below(len(moves))])
        yield table


@pytest.mark.clause("PI-11.3", "PI-11.4", "PI-4.1")
def test_what_lies_face_down_is_known_to_its_owner() -> None:
    """Unique treasure and crew that lies face up to everybody; how many there are, too."""
    table = shore(1, 2)
    crew = {seat: [int(card) for card in seen_by(table, seat).crew.card] for seat in (0, 1, SPECTATOR)}
    assert crew == {0: [0, -1, 2, 3], 1: [-1, 1, 2, -1], SPECTATOR: [-1, -1, 2, -1]}
    what = [int(number) for number in table.position.treasure.what]
    for seat, known in ((0, (0, 2)), (1, (1, 2)), (SPECTATOR, (2,))):
        veiled = seen_by(table, seat)
        assert [int(number) for number in veiled.treasure.what] == [n if k in known else -1 for k, n in enumerate(what)]
        assert [int(place) for place in veiled.treasure.at] == [int(place) for place in table.position.treasure.at]
        hidden = {n for k, n in enumerate(what) if k not in known}
        assert {n for n in range(62) if veiled.treasure.pool >> n & 1} == {
            n for n in range(62) if table.position.treasure.pool >> n & 1
        } | hidden


@pytest.mark.clause("PI-11.3", "PI-N15")
@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_which_coin_was_taken_nobody_else_can_tell(seat: int) -> None:
    """Two worlds, in which the larger or the smaller is taken: the same positions and logs for others, until the end."""
    veiled, stories = [], []
    for coin in ("coin 5", "coin 2"):
        table = shore(5, 2, 3).do("A", "shore", "deal 5", "deal 2", "deal 3", coin)
        for _ in range(2):
            veiled.append(seen_by(table, seat).numbers())
            log = table.position.log
            assert log is not None
            stories.append(log.veiled(seat).entries())
            if table.phase == "taking":
                table.do("done")
    assert veiled[0] == veiled[2]
    assert veiled[1] == veiled[3]
    assert stories[0] == stories[2]
    assert (codes.COIN_TAKEN, 0, UNKNOWN, UNKNOWN) in stories[1]


@pytest.mark.clause("PI-R64", "PI-11.3")
@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_the_order_in_which_coins_are_taken_says_nothing(seat: int) -> None:
    """The dearer or the cheaper first: both may be, and look alike."""
    veiled = []
    for coins in (("coin 5", "coin 2"), ("coin 2", "coin 5")):
        table = shore(5, 2, 3).do("A", "shore", "deal 5", "deal 2", "deal 3", *coins, "done")
        log = table.position.log
        assert log is not None
        veiled.append((seen_by(table, seat).numbers(), log.veiled(seat).entries()))
    assert veiled[0] == veiled[1]


@pytest.mark.clause("PI-R94", "PI-11.8", "PI-11.3")
@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_whether_a_coin_or_a_hidden_treasure_was_taken_nobody_else_can_tell(seat: int) -> None:
    """It has to be taken, and is taken like a coin: the same positions and logs for others all the way."""
    veiled = []
    for secret in (True, False):
        table = Table().ship("A", "R", AT_THE_SHORE, Printed(cargo=6)).island("shore", 15_000, 21_000, 7_000, 13_000)
        fireworks = table.unique("fireworks", hidden=True)
        table.hidden("shore", fireworks, 5).hidden("far", 3).turn()
        table.do("A", "shore", f"deal {fireworks if secret else 3}", "deal 5")
        assert table.can("done") != secret
        coin = "fireworks" if secret else "coin 3"
        for word in (coin, "coin 5", ""):
            log = table.position.log
            assert log is not None
            veiled.append((seen_by(table, seat).numbers(), log.veiled(seat).entries()))
            if word:
                table.do(word)
        assert table.loot("A") == sorted([coin, "coin 5"])
    assert veiled[:3] == veiled[3:]


@pytest.mark.clause("PI-R50", "PI-11.3")
def test_unloaded_coins_are_known_to_spectators() -> None:
    """Those aboard are not."""
    table = Table().ship("A", "R", (10_000, 10_000, 0)).island("port", 15_000, 21_000, 7_000, 13_000, home="R")
    table.coins("A", 4).ship("B", "R", (40_000, 40_000, 0)).coins("B", 2).turn().do("A", "move", "L 0")
    table.position = seen_by(table, SPECTATOR)
    assert (table.loot("port"), table.loot("B")) == (["coin 4"], ["coin ?"])


@pytest.mark.clause("PI-R75", "PI-A6", "PI-A24", "PI-A21", "PI-A47")
@pytest.mark.parametrize(
    ("effect", "moves"),
    [
        ("captain", ("A", "move", "done")),
        ("cannoneer", ("A", "shoot", "fire 2 at B", "die 2")),
        ("musketeer", ("A", "shoot", "fire 2 at B", "die 2")),
        ("shoot-and-move", ("A", "shoot", "fire 2 at B", "die 2")),
    ],
)
def test_crew_because_of_which_its_player_is_asked_is_turned_up(effect: str, moves: tuple[str, ...]) -> None:
    """Everybody sees that there is more to choose, and so what for; who has no such crew is not asked."""
    for crew, asked in (("", "naming"), (effect, "sailing" if effect == "shoot-and-move" else "shooting")):
        table = Table().ship("A", "R", (20_000, 20_000, 0), masts="2").ship("B", "G", (20_000, 26_000, 0))
        table.crew("Xavier", "R", "A", effects=crew).turn().do(*moves)
        assert (table.phase, table.shown) == (asked, ["Xavier"] if crew else [])


@pytest.mark.clause("PI-11.3")
def test_who_looked_before_cannot_tell_what_was_taken() -> None:
    """Green knows what lay there, and not which of it Red has."""
    veiled = []
    for coin in ("coin 5", "coin 2"):
        table = shore().coins("shore", 5, 2, 3, seen="G").do("A", "shore", coin)
        veiled.append(seen_by(table, 1).numbers())
    assert veiled[0] == veiled[1]


@pytest.mark.clause("PI-11.1", "PI-11.4")
def test_the_explorer_remembers_what_is_left() -> None:
    """And nobody else has learnt anything."""
    table = shore(5, 2).do("A", "shore", "deal 5", "deal 2", "coin 5", "done")
    assert table.loot("shore") == ["coin 2"]
    for seat, known in ((0, ["coin 2"]), (1, ["coin ?"])):
        again = table.position
        table.position = seen_by(table, seat)
        assert table.loot("shore") == known
        table.position = again


@pytest.mark.clause("PI-R28", "PI-9.10")
def test_a_coin_that_was_boarded_for_is_known_to_both() -> None:
    """Who took it and who lost it; a third player sees that it changed ships."""
    table = (
        Table(3).ship("A", "R", AT_THE_SHORE).ship("B", "G", (16_000, 13_000, 900), masts="1").coins("B", 4, 6).turn()
    )
    table.do("A", "move", "done", "die 1", "board", "die 6", "die 1", "any coin", "coin 4")
    assert [int(seen_by(table, seat).treasure.what[0] >= 0) for seat in range(3)] == [1, 1, 0]
    assert [int(seen_by(table, seat).treasure.what[1] >= 0) for seat in range(3)] == [0, 1, 0]


@pytest.mark.clause("PI-9.10", "PI-4.7")
def test_who_was_killed_is_seen_by_all() -> None:
    """The other one lies face down still."""
    table = Table(3).ship("A", "R", AT_THE_SHORE).ship("B", "G", (16_000, 13_000, 900), masts="1")
    table.crew("Yves", "G", "B").crew("Zoe", "G", "B").turn()
    table.do("A", "move", "done", "die 1", "board", "die 6", "die 1", "any crew", "Zoe")
    assert [int(card) for card in seen_by(table, 2).crew.card] == [-1, 1]


@pytest.mark.clause("PI-N15")
@pytest.mark.parametrize("seed", range(4))
def test_imagined_worlds_agree_with_what_is_known(seed: int) -> None:
    """Nothing known changes; what a seat sees of the world it has imagined is what it saw before."""
    for step, table in enumerate(course(seed)):
        for seat in (0, 1, SPECTATOR):
            veiled = seen_by(table, seat)
            before = veiled.numbers()
            world = veiled.clone()
            world.imagine(seeded(step, 4))
            for known, now in ((veiled.treasure.what, world.treasure.what), (veiled.crew.card, world.crew.card)):
                assert all(now[k] == known[k] for k in range(len(known)) if known[k] >= 0)
                assert len(now) == 0 or min(now) >= 0
            lying = [int(what) for what in world.treasure.what]
            assert len(set(lying)) == len(lying)
            assert not any(world.treasure.pool >> what & 1 for what in lying)
            assert int(world.treasure.pool).bit_count() == sum(world.islands.unseen)
            world.veil(seat)
            assert world.numbers() == before


@pytest.mark.clause("PI-N15")
@pytest.mark.parametrize("seed", range(3))
def test_a_veiled_position_offers_its_viewer_the_same_moves(seed: int) -> None:
    """To whoever must choose."""
    for table in course(seed):
        seat = int(table.position.player)
        if seat >= 0:
            assert seen_by(table, seat).legal() == table.position.legal()


@pytest.mark.clause("PI-R119", "PI-7.2")
@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_whether_crew_face_down_adds_a_measure_nobody_else_can_tell(seat: int) -> None:
    """After the base move its player is asked in both worlds; the story, the picture and the questions are the same."""
    seen = []
    for effect in ("helmsman", "cannoneer"):
        table = Table().ship("A", "R", (20_000, 20_000, 0)).ship("B", "G", (40_000, 40_000, 0))
        table.crew("Xavier", "R", "A", effects=effect).turn().do("A", "move", "L 0")
        told = table.position.log
        assert told is not None
        assert table.phase == "sailing"
        seen.append((seen_by(table, seat).numbers(), told.veiled(seat).entries()))
        assert table.can("S 0") == (effect == "helmsman")
        table.do("done")
        assert (table.phase, table.shown) == ("naming", [])
        seen.append((seen_by(table, seat).numbers(), told.veiled(seat).entries()))
    assert seen[:2] == seen[2:]


@pytest.mark.clause("PI-R119")
def test_with_no_crew_face_down_the_move_ends_by_itself() -> None:
    """Crew that lies face up adds what everybody can see."""
    table = Table().ship("A", "R", (20_000, 20_000, 0)).ship("B", "G", (40_000, 40_000, 0))
    table.crew("Xavier", "R", "A").show("Xavier").turn().do("A", "move", "L 0")
    assert table.phase == "naming"


@pytest.mark.clause("PI-A30", "PI-4.7")
@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_whether_crew_face_down_is_a_pilot_nobody_else_can_tell(seat: int) -> None:
    """The position that others see during the move says nothing of what terrain is to the ship."""
    seen = []
    for effect in ("terrain-proof", "cannoneer"):
        table = Table().ship("A", "R", (20_000, 20_000, 0)).ship("B", "G", (40_000, 40_000, 0))
        table.crew("Xavier", "R", "A", effects=effect).turn().do("A", "move")
        assert table.position.waters.heedless is (effect == "terrain-proof")
        assert seen_by(table, 0).waters.heedless is table.position.waters.heedless
        seen.append(seen_by(table, seat).numbers())
    assert seen[0] == seen[1]


@pytest.mark.clause("PI-R120", "PI-M6", "PI-A30")
@pytest.mark.parametrize("effects", ["helmsman", "light", "under-full-sail", "terrain-proof"])
def test_an_opponent_who_steers_a_ship_learns_nothing_of_her_crew(effects: str) -> None:
    """Neither from the moves that there are, nor from what is asked after the base move; the crew stays as it lies."""
    seen = []
    for effect in (effects, "cannoneer"):
        table = Table().ship("A", "R", (20_000, 20_000, 0)).ship("B", "G", (40_000, 40_000, 0))
        table.crew("Xavier", "R", "A", effects=effect)
        table.position.mysterious.effects = put(
            table.position.mysterious.effects, table.unit("A"), i64(1 << ISLAND_OPPONENT_STEERS)
        )
        table.turn().do("A", "move")
        assert (table.phase, table.asked, table.position.waters.heedless) == ("sailing", "G", False)
        seen.append((table.position.legal(), seen_by(table, 1).numbers()))
        table.do("L 0")
        assert (table.phase, table.shown) == ("naming", [])
        seen.append(([], seen_by(table, 1).numbers()))
    assert seen[:2] == seen[2:]


@pytest.mark.clause("PI-R120")
def test_crew_face_up_serves_whoever_steers() -> None:
    """What everybody sees is part of the ship."""
    table = Table().ship("A", "R", (20_000, 20_000, 0)).ship("B", "G", (40_000, 40_000, 0))
    table.crew("Xavier", "R", "A", effects="helmsman").show("Xavier")
    table.position.mysterious.effects = put(
        table.position.mysterious.effects, table.unit("A"), i64(1 << ISLAND_OPPONENT_STEERS)
    )
    assert table.turn().do("A", "move").asked == "G"
    assert table.do("L 0").can("S 0")


@pytest.mark.clause("PI-4.7", "PI-R120")
def test_an_ability_that_crew_face_up_has_turns_nobody_else_up() -> None:
    """Least of all for an opponent who steers the ship."""
    table = Table().ship("A", "R", (20_000, 20_000, 0)).ship("B", "G", (40_000, 40_000, 0))
    table.crew("Wendy", "R", "A", effects="helmsman").crew("Xavier", "R", "A", effects="helmsman").show("Xavier")
    table.position.mysterious.effects = put(
        table.position.mysterious.effects, table.unit("A"), i64(1 << ISLAND_OPPONENT_STEERS)
    )
    table.turn().do("A", "move", "L 0", "S 0")
    assert table.shown == ["Xavier"]
