"""The search that bots use: simulations a second."""

from __future__ import annotations

from against.inside.positions import beginning
from against.telling import Ask, Told
from starts import SEED, first_choice
from work.searches import cpu_seconds

from quarterdeck.bots.tree import Tree
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.registry import find_game


def measure(asked: Ask) -> Told:
    """One tree of so many simulations, from the first choice of the game."""
    game = find_game(asked.game)
    root = first_choice(beginning(asked))
    tree = Tree(root, seeded(SEED, asked.seed), imagines=game.hidden, judgement=game.judgement())
    seconds = cpu_seconds(tree, asked.units)
    return Told(value=asked.units / seconds, seconds=seconds, did=f"{nodes_of(tree)} nodes")


def nodes_of(tree: Tree) -> int:
    """How many nodes a tree of either side has; in older commits the tree itself counts them."""
    nodes = tree.nodes
    return int(getattr(nodes, "number", nodes))  # type: ignore[arg-type]
