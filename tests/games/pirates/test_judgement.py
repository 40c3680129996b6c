"""The pirates' judgement: what it promises more for, what it would do first, and that faults in it are seen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.game import Setup
from quarterdeck.engine.judgement import MOST_WEIGHT, Judgement
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE, Position
from quarterdeck.games.pirates import PIRATES, codes
from quarterdeck.games.pirates.bot.judgement import PiratesJudgement
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.options import PiratesOptions
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.rules.moving.segments import segment_a, segment_length
from quarterdeck.games.pirates.table import questions
from tests.bots.pairs import misjudged
from tests.games.pirates.duels import ABEAM, SHOOTER
from tests.games.pirates.table import Printed, Table

HOME = (8_000, 100_000, 900)
OFF = (40_000, 60_000, 900)
FAR_OFF = (60_000, 20_000, 900)
NEAR_TREASURE = (110_000, 100_000, 900)
ACROSS = (20_000, 14_000, 0)
WEAK = Printed(masts=1)


def with_ship(pose: tuple[int, int, int] = OFF, *coins: int, masts: str = "", card: Printed | None = None) -> Table:
    """Red's A somewhere, with coins and masts; Green is about to move."""
    return Table().ship("A", "R", pose, card, masts=masts).coins("A", *coins).turn("G")


def against(pose: tuple[int, int, int], card: Printed | None = None, masts: str = "") -> Table:
    """Red's A at OFF, and a ship of Green's; Green is about to move."""
    return Table().ship("A", "R", OFF).ship("B", "G", pose, card, masts=masts).turn("G")


def pairs() -> Iterator[tuple[str, Table, Table]]:
    """What Red should like better than what."""
    yield "gold at home", Table().home_gold("R", 5).turn("G"), Table().turn("G")
    yield "no gold at the other's home", Table().turn("G"), Table().home_gold("G", 5).turn("G")
    yield "gold at home rather than aboard", Table().ship("A", "R", OFF).home_gold("R", 4).turn("G"), with_ship(OFF, 4)
    yield "gold aboard", with_ship(OFF, 4), with_ship(OFF)
    yield "gold near home", with_ship(HOME, 4), with_ship(FAR_OFF, 4)
    yield "a ship near treasure", with_ship(NEAR_TREASURE), with_ship(OFF)
    yield "one more ship", with_ship(OFF), Table().turn("G")
    yield "one more mast", with_ship(OFF, masts="123"), with_ship(OFF, masts="12")
    yield "masts with good cannons", with_ship(OFF, card=Printed(rank=2)), with_ship(OFF, card=Printed(rank=5))
    yield "gold on a ship that can sail", with_ship(OFF, 4), with_ship(OFF, 4, masts="-")
    yield "a ship out of range", against((60_000, 20_000, 0)), against((40_000, 66_000, 0))
    yield "an enemy without masts", against((40_000, 66_000, 0), masts="-"), against((40_000, 66_000, 0))
    yield "a weak enemy", against((40_000, 66_000, 0), WEAK), against((40_000, 66_000, 0))


def test_what_is_better_promises_more() -> None:
    """To the one whose it is."""
    assert misjudged(PiratesJudgement(), pairs()) == []


class Blinkered(Judgement):
    """Planted: the judgement of a table from which something is missing."""

    def __init__(self, missing: str) -> None:
        super().__init__(1)
        self.missing = missing

    def judge(self, position: Position, seat: int) -> float:
        board = cast("PiratesPosition", position).clone()
        part, _, field = self.missing.partition(".")
        state = getattr(board, part)
        setattr(state, field, vec[i64]([LIKE_NOTHING[self.missing]] * len(getattr(state, field))))
        return PiratesJudgement().judge(board, seat)


LIKE_NOTHING = {"islands.home_gold": i64(0), "treasure.at": codes.OUT, "ships.masts": i64(1), "islands.unseen": i64(0)}


@pytest.mark.parametrize("missing", [*LIKE_NOTHING])
def test_a_judgement_that_overlooks_something_is_caught(missing: str) -> None:
    """By one of the pairs at least."""
    assert misjudged(Blinkered(missing), pairs()) != []


def test_what_the_seats_may_expect_adds_up_to_one_result() -> None:
    """Whatever happens."""
    judgement = PiratesJudgement()
    for seats in (2, 3, 4):
        position = Table(seats).home_gold("R", 3).turn().position
        assert sum(judgement.judge(position, seat) for seat in range(seats)) == pytest.approx(1.0)


def test_a_lead_counts_more_when_little_gold_is_left() -> None:
    """Two gold ahead, with thirty to be had or with none that can be."""
    early = Table(guards="").home_gold("R", 2)
    late = Table(guards="", far=(1, 1)).home_gold("R", 2)
    judgement = PiratesJudgement()
    assert 0.5 < judgement.judge(early.position, 0) < judgement.judge(late.position, 0)


def test_the_longer_nothing_happens_the_more_gold_at_home_decides() -> None:
    """Who is behind must act before the game ends for want of it (PI-R52)."""
    table = Table(guards="R", far=()).home_gold("G", 4).ship("A", "R", OFF).coins("A", 6).turn("R")
    judgement = PiratesJudgement()
    hopeful = judgement.judge(table.position, 0)
    table.position.quiet_rounds = i64(30)
    assert judgement.judge(table.position, 0) < 0.5 < hopeful


# -- weights -----------------------------------------------------------------------------------------


def weights(table: Table) -> dict[int, int]:
    """How much each move that is asked now weighs; empty without an opinion."""
    moves = Moves()
    table.position.find_moves(moves)
    found = vec[i64]([i64(-1)] * int(moves.count))
    if not PiratesJudgement().weigh(table.position, moves, found):
        return {}
    return {move: int(found[i64(k)]) for k, move in enumerate(moves.listed())}


def likes(table: Table) -> str:
    """The heaviest move."""
    found = weights(table)
    return table.word(max(found, key=lambda move: found[move]))


def course(table: Table) -> tuple[int, int]:
    """Heading and length of the heaviest segment."""
    found = weights(table)
    best = i64(max(found, key=lambda move: found[move]))
    return int(segment_a(best)), int(segment_length(best))


def test_a_ship_sails_to_treasure_and_home_with_it() -> None:
    """The far island lies to the east, the home island to the west."""
    empty = Table().ship("A", "R", (60_000, 108_000, 900)).turn().do("A", "move")
    laden = Table().ship("A", "R", (60_000, 108_000, 900)).coins("A", 5, 5, 5, 5, 5).turn().do("A", "move")
    assert course(empty)[0] < 450 or course(empty)[0] > 3_150
    assert 1_350 < course(laden)[0] < 2_250
    assert course(empty)[1] == course(laden)[1] == 8_000


def test_a_ship_explores_where_it_came_for_treasure() -> None:
    """It lies at the far island since its turn began."""
    table = Table().ship("A", "R", (114_000 - 4, 114_000, 0)).turn()
    assert likes(table.do("A")) == "far"


def test_cannons_fire_at_what_lies_in_range() -> None:
    """A strong ship abeam, and nothing better to do."""
    table = (
        Table().ship("A", "R", (60_000, 60_000, 0), Printed(rank=1, cargo=0)).ship("B", "G", (60_000, 64_000, 0), WEAK)
    )
    table.turn().do("A")
    assert likes(table) == "shoot"
    assert likes(table.do("shoot")).startswith("fire")


def test_the_largest_coins_are_taken_and_no_room_is_left() -> None:
    """Three lie there, and there is room for two."""
    table = (
        Table(far=()).ship("A", "R", (114_000 - 4, 114_000, 0), Printed(cargo=2)).coins("far", 1, 6, 3, seen="R").turn()
    )
    table.do("A", "far")
    assert likes(table) == "coin 6" or "6" in likes(table)


def test_the_worst_cannon_is_lost_first() -> None:
    """Masts 1 and 3 burn, so their cannons are worth nothing."""
    table = Table().ship("A", "G", OFF, fire="1").turn()
    table.position.loss.unit, table.position.phase = i64(table.unit("A")), codes.LOSING
    table.position.player = table.position.asked = i64(1)
    assert likes(table) == "M1"


def test_a_likely_winner_boards_and_a_likely_loser_does_not() -> None:
    """Three masts against one, and one against three, with gold on both ships."""
    for masts, other, wanted in (("123", "1", "board"), ("1", "123", "done")):
        table = Table().ship("A", "R", OFF, masts=masts).ship("B", "G", (40_000, 66_000, 0), masts=other)
        table.coins("A", 5).coins("B", 5).turn()
        p = table.position
        p.unit, p.target, p.phase = i64(table.unit("A")), i64(table.unit("B")), codes.OFFERING
        p.player = p.asked = i64(0)
        found = weights(table)
        best = max(found, key=lambda move: found[move])
        assert (best == codes.BOARD) == (wanted == "board")


def test_courses_to_about_the_same_place_are_alike_and_so_are_shots_at_one_ship() -> None:
    """Of some hundred segments of a free ship a few dozen are unlike; three cannons at two ships are two kinds of shots."""
    judgement = PiratesJudgement()
    table = Table().ship("A", "R", OFF).turn().do("A", "move")
    segments = [move for move in table.position.legal() if move >= codes.SEGMENT]
    kinds = {int(judgement.kind(table.position, move)) for move in segments}
    assert 18 <= len(kinds) < len(segments)
    assert all(judgement.kind(table.position, move) == NONE for move in (codes.PASS, codes.MOVE, codes.UNIT + 3))
    table = Table().ship("A", "R", SHOOTER).ship("B", "G", ABEAM).ship("C", "G", ACROSS).turn()
    table.do("A", "shoot")
    shots = [move for move in table.position.legal() if codes.SHOT <= move < codes.POSE]
    assert len({int(judgement.kind(table.position, move)) for move in shots}) == 2 < len(shots)


# -- without a search --------------------------------------------------------------------------------


def test_what_needs_no_thought_is_done_at_once() -> None:
    """A ship that can only sail does; who is next needs no search; where to sail and whether to shoot do."""
    judgement = PiratesJudgement()
    table = Table(guards="G").ship("A", "R", OFF).turn()
    assert table.word(int(judgement.reflex(table.position))) == "A"
    assert int(judgement.reflex(table.do("A").position)) == codes.MOVE
    assert judgement.reflex(table.do("move").position) == NONE


def test_in_sight_of_others_a_ship_thinks_before_each_segment() -> None:
    """Far from them it only thinks about the first."""
    judgement = PiratesJudgement()
    card = Printed(move="S+S")
    alone = Table(guards="G").ship("A", "R", OFF, card).turn().do("A", "move", "S 900")
    near = (
        Table(guards="G").ship("A", "R", OFF, card).ship("B", "G", (48_000, 70_000, 0)).turn().do("A", "move", "S 900")
    )
    assert judgement.reflex(alone.position) != NONE
    assert judgement.reflex(near.position) == NONE


def test_a_bot_sets_out_by_itself_and_weights_are_in_range() -> None:
    """From the first roll to the first turns, on what each seat may know; nothing of it takes a search."""
    position = PIRATES.start(Setup(players=2, options=PiratesOptions(red="titans-line", green="titans-line")))
    dice, moves, judgement = seeded(1), Moves(), PiratesJudgement()
    while position.round < 2:
        position.find_moves(moves)
        if position.player == CHANCE:
            position.play(moves.items[dice.below(moves.count)])
            continue
        found = vec[i64]([i64(-1)] * int(moves.count))
        assert judgement.weigh(position, moves, found)
        assert all(0 <= int(found[i64(k)]) <= MOST_WEIGHT for k in range(int(moves.count)))
        veiled = position.clone()
        veiled.veil(position.player)
        if position.round == 0:
            assert int(judgement.reflex(veiled)) in moves.listed()
        position.play(i64(max(moves.listed(), key=lambda move: int(found[i64(moves.listed().index(move))]))))


def test_crew_is_aboard_of_ships_that_can_use_it_when_bots_have_set_out() -> None:
    """None of a small fleet's stays ashore, and its captain sails on the ship with most masts."""
    position = PIRATES.start(Setup(players=2, options=PiratesOptions(red="titans-line", green="titans-line")))
    dice, moves, judgement = seeded(2), Moves(), PiratesJudgement()
    while position.phase != codes.NAMING:
        position.find_moves(moves)
        if position.player == CHANCE:
            position.play(moves.items[dice.below(moves.count)])
        else:
            position.play(judgement.reflex(position))
    names = position.catalog.names
    captain = next(
        k for k, card in enumerate(position.crew.card) if names[int(position.catalog.ships + card)] == "captain-english"
    )
    assert all(place < codes.UNITS for place in position.crew.at)
    assert questions.masts_left(position, position.crew.at[i64(captain)]) == 5


def test_gold_is_counted_by_itself_whoever_leads() -> None:
    """Gold at home counts whole, gold aboard as likely as it comes home; ships and masts are no gold."""
    judgement = PiratesJudgement()

    def gold(table: Table) -> float:
        return judgement.points(table.position, 0)

    behind = Table(far=()).home_gold("G", 40).turn("G")
    assert gold(Table(far=()).home_gold("R", 5).home_gold("G", 40).turn("G")) == pytest.approx(gold(behind) + 5)
    assert gold(with_ship(OFF)) < gold(with_ship(OFF, 4)) < gold(with_ship(OFF)) + 4
    assert gold(with_ship(HOME, masts="123")) == pytest.approx(gold(with_ship(HOME, masts="12")), abs=0.2)
    assert gold(behind) >= 0.0
