"""Search with a game's own judgement: cut-off playouts, moves in order, and no more secrets than without."""

from __future__ import annotations

from math import ceil, sqrt
from typing import cast

import pytest
from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from quarterdeck.bots import Bot, RandomBot, SearchBot, find_bot
from quarterdeck.bots.bot import Choice
from quarterdeck.bots.specs import LEVELS
from quarterdeck.bots.tree import WIDTH, Tree
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.judgement import NEVER, Judgement, Weights, falling, judged_playout, sharpen
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE, Position
from tests.bots.judged import Dowser, Foreman, Gossip, Haul, Meadow, Patient, Watchman, meadow
from tests.bots.tables import CARDINAL, KRAKEN, Guess, kraken_choice, stroll, veiled
from tests.laws.mutants import Mutant, mutant


def searcher(judgement: Judgement | None, simulations: int = 60) -> SearchBot:
    """A bot that imagines nothing."""
    return SearchBot(spec="uct", imagines=False, simulations=simulations, judgement=judgement)


def first_moves(judgement: Judgement | None, simulations: int = 60) -> list[int]:
    """What 20 searches haul first."""
    return [searcher(judgement, simulations).choose(Haul(), 0, seeded(seed)).move for seed in range(20)]


def haul_against(one: Bot, other: Bot, games: int) -> float:
    """What the first bot gets out of hauls in which both begin equally often."""
    total = 0.0
    for seed in range(games):
        bots = (one, other) if seed % 2 == 0 else (other, one)
        position, dice = Haul(), seeded(seed)
        while not position.over():
            seat = int(position.player)
            moves = position.legal()
            position.play(moves[dice.below(2)] if seat == CHANCE else bots[seat].choose(position, seat, dice).move)
        total += position.worth(seed % 2)
    return total / games


# -- from worth to weight ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("worth", "weights"),
    [
        ([100, 90, 80, 60], [262144, 131072, 65536, 16384]),
        ([5, 0, -5], [262144, 196608, 131072]),  # half way to the half
        ([0, -179, -180, -100_000], [262144, 1, 1, 1]),
        ([NEVER, 40, NEVER], [0, 262144, 0]),
        ([NEVER, NEVER], [1, 1]),
    ],
)
def test_a_move_weighs_half_as_much_for_each_ten_by_which_it_is_worse(worth: list[int], weights: list[int]) -> None:
    """Nothing that is ever done weighs nothing, and what is never done weighs nothing where there is another."""
    given = vec[i64]([0] * 64)
    for k, value in enumerate(worth):
        given[k] = value
    sharpen(given, len(worth), falling(10))
    assert list(given)[: len(worth)] == weights


# -- judged playouts ---------------------------------------------------------------------------


@pytest.mark.parametrize("horizon", [0, 4])
def test_a_search_that_judges_finds_what_playouts_to_the_end_do_not_show(horizon: int) -> None:
    """The best haul is ahead by a foot or two of about a hundred."""
    assert first_moves(None).count(3) < 12
    assert first_moves(Foreman(horizon=horizon)).count(3) >= 15


def test_a_judgement_the_wrong_way_round_loses() -> None:
    """Planted: it hauls least, and even the random bot wins then; the right one beats it."""
    right, wrong = searcher(Foreman(), 20), searcher(Foreman(slope=-0.02), 20)
    assert haul_against(right, RandomBot(), 4) == 1.0
    assert haul_against(wrong, RandomBot(), 4) == 0.0
    assert haul_against(right, wrong, 4) == 1.0


def test_small_differences_are_told_apart() -> None:
    """Exploration is measured by the spread of what was judged: here everything is within 0.005 of a half."""
    assert first_moves(Foreman(slope=0.0005), 200).count(3) == 20


def test_playouts_stop_at_the_horizon() -> None:
    """One decision is the tree's own; those of CHANCE do not count, and CHANCE is never about to choose."""
    for horizon in (0, 1, 7):
        foreman = Foreman(horizon=horizon)
        Tree(Haul(), seeded(1), imagines=False, judgement=foreman).grow(1)
        assert {hauls for _, hauls in foreman.seen} == {1 + horizon}
        assert all(player >= 0 for player, _ in foreman.seen)


def test_an_unsettled_position_is_played_on() -> None:
    """Until somebody is about to haul of whom the judgement wants to hear."""
    foreman = Patient(horizon=2)
    Tree(Haul(), seeded(1), imagines=False, judgement=foreman).grow(50)
    assert {player for player, _ in foreman.seen} == {0}
    assert min(hauls for _, hauls in foreman.seen) == 4


def test_an_unsettled_position_is_played_on_when_seats_plan_apart() -> None:
    """After one decision it is the other's turn; the judgement waits for seat 0."""
    foreman = Patient(horizon=1, apart=True)
    Tree(Haul(), seeded(1), imagines=False, judgement=foreman).grow(50)
    assert {player for player, _ in foreman.seen} == {0}
    assert {hauls for _, hauls in foreman.seen} == {2}


def test_the_end_of_the_game_is_never_judged() -> None:
    """Two hauls before the end, everything is worth what the game says, however wrong the judgement is."""
    position = Haul()
    while position.hauls < 79:
        position.play(position.legal()[0])
    position.hauled[:] = [10, 8]
    foreman = Foreman(slope=-0.5, horizon=1)
    choice = searcher(foreman, 400).choose(position, 1, seeded(1))
    assert foreman.seen == []
    values = {move: value for move, _, value in choice.considered}
    assert values[0] == 0.0
    assert values[3] == 1.0
    assert choice.move == 3


def test_every_seat_on_a_way_learns_its_own_share() -> None:
    """What one is promised the other is not: all shares below a node and its own first one add up to its visits."""
    tree = Tree(Haul(), seeded(3), imagines=False, judgement=Foreman(slope=0.1))
    tree.grow(400)
    nodes = tree.nodes
    for node in nodes.below(0):
        below = nodes.below(node)
        assert {int(nodes.mover[child]) for child in below} == {1}
        shares = nodes.worth[node] + sum(nodes.worth[child] for child in below)
        assert -1e-9 <= float(nodes.visits[node]) - shares <= 1.0


# -- moves in order -----------------------------------------------------------------------------


@pytest.mark.parametrize(("simulations", "most"), [(160, 20), (500, 12)])
def test_a_wide_decision_is_found_through_by_weights(simulations: int, most: int) -> None:
    """Of 170 fields one hardly worse than the best, in twentieths over 10 meadows; without weights it stays chance."""
    plain = ordered = 0
    for seed in range(10):
        place, dowser = meadow(seeded(seed), 4)
        best = max(place.chances)
        for judgement in (None, dowser):
            move = searcher(judgement, simulations).choose(place, 0, seeded(seed, 1)).move
            missed = best - place.chances[move]
            ordered, plain = (ordered + missed, plain) if judgement else (ordered, plain + missed)
    assert ordered <= most
    assert plain > 2 * ordered


def test_moves_are_opened_little_by_little_the_heaviest_first() -> None:
    """As many as the width times the root of the visits; where the width is more, in the end all of them."""
    place, dowser = meadow(seeded(1), 8)
    tree = Tree(place, seeded(1), imagines=False, judgement=dowser)
    done = 0
    for more in (1, 9, 90, 900):
        tree.grow(more)
        done += more
        tried = {int(tree.nodes.move[node]) for node in tree.nodes.below(0)}
        assert len(tried) == min(done, ceil(WIDTH * sqrt(done - 1)) or 1)
        left = [dowser.weights[move] for move in range(170) if move not in tried]
        assert min(dowser.weights[move] for move in tried) >= max(left)
    tree.width = 7.0
    tree.grow(170)
    assert len(tree.nodes.below(0)) == 170


def test_the_width_can_be_opened_at_once() -> None:
    """Then every field is tried before any is tried again, the heaviest first all the same."""
    place, dowser = meadow(seeded(2), 0)
    tree = Tree(place, seeded(1), imagines=False, judgement=dowser)
    tree.width = 1_000.0
    tree.grow(170)
    assert len(tree.nodes.below(0)) == 170
    tried = [dowser.weights[tree.nodes.move[node]] for node in reversed(tree.nodes.below(0))]
    assert tried == sorted(tried, reverse=True)


def test_weights_that_mislead_are_outgrown() -> None:
    """Planted: the good field has the least weight of all; with visits enough it is found all the same."""
    place, dowser = Meadow([2] * 10 + [19] + [2] * 159), Dowser([1000] * 10 + [1] + [0] * 159)
    assert searcher(dowser, 200).choose(place, 0, seeded(1)).move != 10
    assert searcher(dowser, 1_000).choose(place, 0, seeded(1)).move == 10


def test_a_move_without_weight_is_not_considered() -> None:
    """Neither in the tree nor in playouts, as long as another has weight; where none has, all are alike."""
    choice = searcher(Dowser([0] * 165 + [1, 0, 1, 1, 0]), 300).choose(Meadow([5] * 170), 0, seeded(1))
    assert {move for move, _, _ in choice.considered} == {165, 167, 168}
    nothing = searcher(Dowser([0] * 170), 170).choose(Meadow([5] * 170), 0, seeded(1))
    assert len(nothing.considered) == 170


def test_playouts_choose_in_proportion_to_the_weights() -> None:
    """Counted over 4,000 choices: 1 to 3, and never what has none."""
    weights = Weights(Dowser([0, 100, 0, 300] + [0] * 166))
    moves, dice, counts = Moves(), seeded(1), [0] * 170
    place = Meadow([5] * 170)
    place.find_moves(moves)
    weights.weigh(place, moves)
    for _ in range(4000):
        counts[weights.draw(moves, dice)] += 1
    assert counts[1] + counts[3] == 4000
    assert 2880 < counts[3] < 3120
    judged_playout(place, dice, moves, weights, 1)
    assert place.field in (1, 3)


def test_a_judgement_without_opinion_leaves_all_moves_alike() -> None:
    """Every one is tried at once, in an order of the dice."""
    orders = []
    for seed in (1, 2):
        tree = Tree(Meadow([5] * 170), seeded(seed), imagines=False, judgement=Judgement(1000))
        tree.grow(170)
        orders.append([int(tree.nodes.move[node]) for node in tree.nodes.below(0)])
        assert sorted(orders[-1]) == list(range(170))
    assert orders[0] != orders[1]


# -- no more secrets than before, and the same on every machine --------------------------------


def test_a_judgement_is_shown_imagined_worlds_only() -> None:
    """Planted beside it: without imagination it would be shown the truth."""
    honest, cheated = Watchman(), Watchman()
    SearchBot(spec="", imagines=True, simulations=50, judgement=honest).choose(veiled(Guess(1), 0), 0, seeded(1))
    SearchBot(spec="", imagines=False, simulations=50, judgement=cheated).choose(Guess(1), 0, seeded(1))
    assert honest.shown == {True}
    assert cheated.shown == {False}


@pytest.mark.parametrize("players", [2, 4])
def test_a_judgement_that_reads_every_hand_learns_nothing(players: int) -> None:
    """Where other hands differ, choice and report are the same; shown the hands, they would not be."""
    bot = SearchBot(spec="", imagines=True, simulations=100, judgement=Gossip())
    cheat = replace(bot, imagines=False)
    caught = 0
    for seed in range(4):
        one = kraken_choice(players, 12, seed)
        seat = int(one.player)
        other = KRAKEN.other_world(one, seat, seeded(seed))
        assert bot.choose(veiled(one, seat), seat, seeded(4)) == bot.choose(veiled(other, seat), seat, seeded(4))
        caught += cheat.choose(one, seat, seeded(4)) != cheat.choose(other, seat, seeded(4))
    assert caught > 0


def report(position: Position) -> Choice:
    """What a search with a judgement says of a position."""
    seat = int(position.player)
    bot = SearchBot(spec="", imagines=True, simulations=300, judgement=Gossip())
    return bot.choose(veiled(position, seat), seat, seeded(1))


def test_the_report_is_pinned_to_the_last_digit() -> None:
    """Compiled or not, on every machine: spread, bias and shares are floats, so their bits are compared."""
    board = report(stroll(CARDINAL.load(BOARD), 0, seeded(1)))
    cards = report(kraken_choice(3, 40, 2))
    assert list(board.considered[:3]) == PINNED_BOARD
    assert list(cards.considered[:3]) == PINNED_CARDS


BOARD = b'{"game": "cardinal", "player": "orange", "board": [". . . .", ". G . .", ". . O .", ". . . ."]}'
PINNED_BOARD = [(24, 100, 0.5565979381443298), (10, 69, 0.5277155236814582), (0, 47, 0.5080061416977407)]
PINNED_CARDS = [(18, 114, 0.4935793090974859), (20, 110, 0.47460168697282124), (8, 76, 0.47164948453608263)]


# -- bots of games that have a judgement -------------------------------------------------------------


class Levelled(Judgement):
    """Names its own levels."""

    def levels(self) -> tuple[int, int, int, int, int]:
        return (3, 6, 12, 24, 48)


class Judged(Mutant, frozen=True, kw_only=True):
    """A real game that has a judgement as well."""

    def judgement(self) -> Judgement:
        return Levelled(7)


def test_a_game_hands_its_judgement_to_its_bots() -> None:
    """To searching ones, whatever their budget; its levels too. Without the game there is none."""
    game = mutant(Judged, CARDINAL)
    for spec, simulations in (("uct:4", 24), ("ismcts", 12), ("uct:simulations=77", 77)):
        bot = cast("SearchBot", find_bot(spec, game))
        assert bot.simulations == simulations
        assert isinstance(bot.judgement, Levelled)
        assert cast("SearchBot", find_bot(spec)).judgement is None
    timed = find_bot("ismcts:milliseconds=5", game, clock=lambda: 0)
    assert isinstance(cast("SearchBot", timed).judgement, Levelled)
    assert find_bot("random", game) == RandomBot()


def test_a_game_without_judgement_has_the_levels_of_all_games() -> None:
    """And bots that judge nothing."""
    for game in (CARDINAL, KRAKEN):
        assert game.judgement() is None
        bot = cast("SearchBot", find_bot("ismcts:4", game))
        assert bot.judgement is None
        assert bot.simulations == LEVELS["ismcts"][3]
    assert Judgement(7).levels() is None


def test_nothing_is_judged_by_a_judgement_that_is_not_written() -> None:
    """It has no opinion of moves, takes every position for settled, and cannot judge one."""
    judgement, moves = Judgement(0), Moves()
    Haul().find_moves(moves)
    assert not judgement.weigh(Haul(), moves, vec[i64]([0, 0, 0, 0]))
    assert judgement.settled(Haul())
    with pytest.raises(NotImplementedError):
        judgement.judge(Haul(), 0)
