"""The bot that looks one move ahead: it takes what the judgement likes best, and cheats no more than others."""

from __future__ import annotations

from typing import cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.bots import GreedyBot, find_bot
from quarterdeck.bots.looking import MOST
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import NotYourTurn
from quarterdeck.engine.game import Setup
from quarterdeck.engine.judgement import Judgement, Weights
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import Position
from quarterdeck.lab import simulate
from tests.bots.judged import FIELDS, Foreman, Haul, Meadow
from tests.bots.tables import BRUISE_CRUISE, Guess, begin, stroll, veiled


class Farmer(Judgement):
    """Has a weight for each field, and knows none of those that are dug by others."""

    def __init__(self, weights: dict[int, int]) -> None:
        super().__init__(1000)
        self.weights = weights

    def weigh(self, position: Position, moves: Moves, weights: vec[i64]) -> bool:
        for k in range(moves.count):
            weights[i64(k)] = i64(self.weights.get(int(moves.items[i64(k)]), 0))
        return bool(self.weights)


def digs(chances: dict[int, int], weights: dict[int, int]) -> int:
    """Where greedy digs in a meadow with so many twentieths in some of its fields."""
    meadow = Meadow([chances.get(field, 0) for field in range(FIELDS)])
    return GreedyBot(judgement=Farmer(weights)).choose(meadow, 0, seeded(3)).move


@pytest.mark.parametrize("horizon", [0, 4])
def test_the_move_that_promises_most_is_taken(horizon: int) -> None:
    """The same dice fall for every move, so a foot of rope is seen."""
    bot = GreedyBot(judgement=Foreman(horizon=horizon))
    assert {bot.choose(Haul(), 0, seeded(seed)).move for seed in range(20)} == {3}


def test_a_judgement_the_wrong_way_round_is_followed_as_well() -> None:
    """Greedy knows nothing of its own."""
    assert GreedyBot(judgement=Foreman(slope=-0.02)).choose(Haul(), 0, seeded(1)).move == 0


def test_what_has_no_weight_and_what_is_too_light_is_not_looked_at() -> None:
    """Eight moves are, the heaviest; without weights all of them."""
    assert digs({100: 20}, {}) == 100
    assert digs({100: 20}, {5: 1}) == 5
    heavier = dict.fromkeys(range(MOST - 1), 9)
    assert digs({100: 20}, {**heavier, 100: 1}) == 100
    assert digs({100: 20}, {**heavier, 50: 9, 100: 1}) == 0


def test_of_equal_moves_the_heaviest_is_taken() -> None:
    """Where nothing is to be found anywhere."""
    assert digs({}, {7: 1, 20: 3, 60: 2}) == 20


def test_the_heaviest_move_is_the_first_of_several() -> None:
    """And any, where all are alike."""
    moves, weights, dice = Moves(), Weights(Farmer({3: 8, 5: 9, 8: 9})), seeded(1)
    meadow = Meadow([1] * FIELDS)
    meadow.find_moves(moves)
    weights.weigh(meadow, moves)
    assert weights.heaviest(moves, dice) == 5
    alike = Weights(Farmer({}))
    alike.weigh(meadow, moves)
    assert len({int(alike.heaviest(moves, dice)) for _ in range(100)}) > 50


def test_the_same_dice_give_the_same_choice_and_the_position_stays() -> None:
    """The board that is shown is not played upon."""
    bot = find_bot("greedy", BRUISE_CRUISE)
    for seed in range(10):
        position = stroll(begin(BRUISE_CRUISE, 3), 200, seeded(seed))
        seat = int(position.player)
        shown = veiled(position, seat)
        before = shown.numbers()
        choice = bot.choose(shown, seat, seeded(seed))
        assert choice == bot.choose(shown, seat, seeded(seed))
        assert choice.move in shown.legal()
        assert choice.considered == ()
        assert shown.numbers() == before


def test_nobody_else_is_asked() -> None:
    """As with every bot."""
    with pytest.raises(NotYourTurn):
        GreedyBot(judgement=Foreman()).choose(Haul(), 1, seeded(1))


def test_nothing_is_played_in_a_world_that_was_not_imagined() -> None:
    """Without a judgement it looks at every move by a game at random."""
    Guess.peeks = 0
    assert {GreedyBot().choose(veiled(Guess(1), 0), 0, seeded(seed)).move for seed in range(20)} == {5000, 5001}
    assert Guess.peeks == 0


def test_the_choice_is_the_same_in_worlds_the_seat_cannot_tell_apart() -> None:
    """Other hands, the same dice, the same move; and the other hands do matter to somebody who sees them."""
    told = 0
    bot = cast("GreedyBot", find_bot("greedy", BRUISE_CRUISE))
    for seed in range(20):
        position = stroll(begin(BRUISE_CRUISE, 2), 150 + seed, seeded(seed))
        other = BRUISE_CRUISE.other_world(position, position.player, seeded(seed))
        seat = int(position.player)
        shown = [veiled(world, seat) for world in (position, other)]
        one, two = (bot.choose(world, seat, seeded(5)) for world in shown)
        assert one == two
        told += promises(bot, position) != promises(bot, other)
    assert told > 0


def promises(bot: GreedyBot, position: Position) -> list[float]:
    """What the judgement says of a position, somebody's hand included, to everybody."""
    judgement = bot.judgement
    assert judgement is not None
    return [judgement.judge(position, seat) for seat in range(2)]


def test_greedy_beats_random() -> None:
    """In all of six games, both beginning."""
    setup = Setup(players=2, options=BRUISE_CRUISE.options())
    greedy, _ = simulate(BRUISE_CRUISE, setup, ["greedy", "random"], games=6, seed=1).wins.bots
    assert greedy.share == 1.0
