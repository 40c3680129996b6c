"""Results that no choice can change are proven and backed up."""

from __future__ import annotations

from quarterdeck.bots import SearchBot, find_bot
from quarterdeck.bots.bot import Choice
from quarterdeck.bots.expecting import expect
from quarterdeck.bots.tree import Tree
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.options import convert_options
from quarterdeck.engine.position import Position
from tests.bots.tables import CARDINAL, KRAKEN, begin, stroll

WON = (
    b'{"game": "cardinal", "player": "green",'
    b' "board": ["G . G . O", ". . . . .", "G . . . O", ". . . . .", "G . O . O"]}'
)
"""Green, who is to place a ship, has four; orange would have five after its next turn."""


def proving(position: Position, simulations: int, seed: int = 1) -> Tree:
    """A tree that proves what it can."""
    tree = Tree(position, seeded(seed), imagines=False)
    tree.proves = True
    tree.grow(simulations)
    return tree


def test_a_win_ends_the_search() -> None:
    """After the simulation that meets it, nothing is left to find out."""
    choice = find_bot("uct:5", CARDINAL).choose(CARDINAL.load(WON), 1, seeded(1))
    assert choice.considered[0][2] == 1.0
    assert sum(visits for _, visits, _ in choice.considered) <= 64
    tree = proving(CARDINAL.load(WON), 64)
    assert tree.solved()
    assert tree.nodes.value(0) == 1.0


def test_a_proven_win_comes_first_and_a_proven_loss_last() -> None:
    """Even if others were visited more often."""
    tree = Tree(stroll(begin(CARDINAL, 2), 2, seeded(1)), seeded(1), imagines=False)
    tree.grow(200)
    usual = [move for move, _, _ in tree.considered()]
    nodes = tree.nodes
    by_move = {int(nodes.move[child]): child for child in nodes.below(0)}
    nodes.settle(by_move[usual[0]], 0.0)
    nodes.settle(by_move[usual[-1]], 1.0)
    nodes.settle(by_move[usual[2]], 0.5)  # a draw stands where its visits put it
    assert [move for move, _, _ in tree.considered()] == [usual[-1], *usual[1:-1], usual[0]]


def test_what_is_proven_is_so() -> None:
    """As the table of the solved board says, in positions at random."""
    solver = CARDINAL.solver(convert_options(CARDINAL, {"rows": 3, "columns": 3}))
    assert solver is not None
    assert list(solver.steps())
    solution = solver.solution(bytes(solver.table()))
    compared = set()
    for seed in range(40):
        position = stroll(begin(CARDINAL, 2, rows=3, columns=3), 5 + seed % 5, seeded(seed))
        seat = int(position.player)
        tree = proving(position, 300, seed)
        for child in tree.nodes.below(0):
            after = position.clone()
            after.play(tree.nodes.move[child])
            if tree.nodes.settled(child) and solution.is_sure(after):
                value = tree.nodes.value(child)
                assert solution.verdict(after, seat).worth == 2 * value - 1, CARDINAL.save(after)
                compared.add(value)
        if tree.solved():
            assert solution.verdict(position, seat).worth == 2 * tree.nodes.value(0) - 1
    assert compared >= {0.0, 1.0}


def test_where_anything_is_hidden_nothing_is_proven() -> None:
    """Planted: the search is asked to."""
    position = stroll(begin(KRAKEN, 2, rounds=1), 30, seeded(2))
    tree = Tree(position, seeded(1), imagines=True)
    tree.proves = True
    tree.grow(2_000)
    assert not tree.solved()
    assert not any(tree.nodes.settled(child) for child in tree.nodes.below(0))


def test_only_games_of_two_without_secrets_are_proven() -> None:
    """As the bots of a game know it."""
    for spec, game, proves in (
        ("uct:3", CARDINAL, True),
        ("uct:simulations=9", CARDINAL, True),
        ("ismcts:3", KRAKEN, False),
    ):
        bot = find_bot(spec, game)
        assert isinstance(bot, SearchBot)
        assert bot.proves == proves


def test_an_estimate_of_what_is_proven_is_exact() -> None:
    """The second half of the simulations plays nothing that is known."""
    bot = find_bot("uct:simulations=400", CARDINAL)
    assert isinstance(bot, SearchBot)
    assert expect(bot, CARDINAL.load(WON), 1, seeded(1)).value == 1.0
    assert expect(bot, CARDINAL.load(WON), 0, seeded(1)).value == 0.0
    assert isinstance(bot.choose(CARDINAL.load(WON), 1, seeded(1)), Choice)
