"""The search tree of every bot: UCT, and with an imagined world for each simulation, IS-MCTS.

A simulation starts at the root, goes down the tree to a decision with an untried move, tries it,
plays on at random and tells every node on its way how the game ended for the seat that had moved
there (max^n: a node belongs to one seat and holds that seat's worth, for any number of players).

The decision who goes where is UCB1 with *availability counts* (Cowling, Powley and Whitehouse 2012,
single-observer IS-MCTS): a move is judged against the simulations in which it was legal, not against
all. Where nothing is hidden every move is always available, and the rule is that of plain UCT.

Chance moves make no nodes (open loop): each simulation samples them anew. A node stands for the
decisions that led to it and its mean for the average over what chance did in between, each outcome
weighted as often as it occurs, which is what a seat that cannot foresee chance has to maximise.
Where chance decides who moves or which moves are legal, availability keeps the counts honest, and a
node answers only to the seat it belongs to. docs/bots.md says what this gives up.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quarterdeck.engine.dice import Dice
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.playout import playout
from quarterdeck.engine.position import CHANCE, NOBODY, Position

EXPLORATION: Final = 0.7
LONGEST: Final[i64] = 100_000  # decisions; a playout that takes more counts as lost by everybody
ROOT: Final[i64] = 0  # as a child: there is none

LOGS: Final[i64] = 4096
LOG: Final = vec[float]([0.0] * 4096)  # natural logarithms, looked up rather than calculated
for _number in range(1, 4096):
    LOG[i64(_number)] = log(_number)


def logarithm(number: i64) -> float:
    """The natural logarithm of a positive whole number."""
    return LOG[number] if number < LOGS else log(float(number))


@final
class Tree:
    """Nodes are numbers into parallel vectors. A node is a move made by a seat; node 0 is the root."""

    def __init__(self, root: Position, dice: Dice, *, imagines: bool) -> None:
        self.root = root
        self.world = root.clone()
        self.dice = dice
        self.imagines = imagines
        self.listed = Moves()
        self.marks = vec[i64]()  # by move: the mark of the decision at which it was last legal and untried
        self.mark: i64 = 0
        self.depth: i64 = 0  # nodes on the way of this simulation, the root left out
        self.way = vec[i64]()
        # The nodes.
        self.nodes: i64 = 1
        self.move = vec[i64]([-1])
        self.mover = vec[i64]([root.player])
        self.child = vec[i64]([ROOT])  # the youngest
        self.sibling = vec[i64]([ROOT])  # the next older
        self.visits = vec[i64]([0])
        self.available = vec[i64]([0])  # simulations in which the move could be chosen
        self.worth = vec[float]([0.0])  # the mover's, over all visits

    # -- growing -----------------------------------------------------------------------

    def grow(self, simulations: i64) -> None:
        """So many simulations more."""
        for _ in range(simulations):
            self.world.copy_from(self.root)
            if self.imagines:
                self.world.imagine(self.dice)
            self.simulate()

    def simulate(self) -> None:
        """One simulation in `world`: down the tree, a random game, and back up."""
        world = self.world
        moves = self.listed
        node: i64 = ROOT
        self.depth = 0
        growing = True
        while growing and world.player != NOBODY:
            world.find_moves(moves)
            if world.player == CHANCE:
                world.play(moves.items[self.dice.below(moves.count)])
            else:
                before = self.nodes
                node = self.step(node, world.player)
                growing = self.nodes == before
                world.play(self.move[node])
        playout(world, self.dice, moves, LONGEST)
        self.learn()

    def step(self, node: i64, player: i64) -> i64:
        """The child to go to: a new one for an untried move, else the most promising."""
        untried = self.mark_moves()
        marks = self.marks
        mark = self.mark
        move = self.move
        mover = self.mover
        visits = self.visits
        available = self.available
        best: i64 = ROOT
        best_promise = -1.0
        child = self.child[node]
        while child != ROOT:
            if marks[move[child]] == mark and mover[child] == player:
                marks[move[child]] = 0
                untried -= 1
                seen = float(visits[child])
                promise = self.worth[child] / seen + EXPLORATION * sqrt(logarithm(available[child]) / seen)
                available[child] += 1
                if promise > best_promise:
                    best = child
                    best_promise = promise
            child = self.sibling[child]
        if untried > 0:
            best = self.add_child(node, player, self.dice.below(untried))
        self.take(best)
        return best

    def mark_moves(self) -> i64:
        """Mark the listed moves as legal and not yet tried here; returns how many there are."""
        self.mark += 1
        mark = self.mark
        marks = self.marks
        items = self.listed.items
        for k in range(self.listed.count):
            move = items[k]
            if move >= i64(len(marks)):
                marks = self.widen(move)
            marks[move] = mark
        return self.listed.count

    def widen(self, move: i64) -> vec[i64]:
        """Make room for the mark of a move of any number."""
        while i64(len(self.marks)) <= move:
            self.marks = append(self.marks, 0)
        return self.marks

    def add_child(self, parent: i64, player: i64, skip: i64) -> i64:
        """A new node for the untried move after `skip` others."""
        moves = self.listed
        at: i64 = 0
        while self.marks[moves.items[at]] != self.mark or skip > 0:
            if self.marks[moves.items[at]] == self.mark:
                skip -= 1
            at += 1
        new = self.nodes
        self.nodes += 1
        self.move = append(self.move, moves.items[at])
        self.mover = append(self.mover, player)
        self.child = append(self.child, ROOT)
        self.sibling = append(self.sibling, self.child[parent])
        self.visits = append(self.visits, 0)
        self.available = append(self.available, 1)
        self.worth = append(self.worth, 0.0)
        self.child[parent] = new
        return new

    def take(self, node: i64) -> None:
        """The node is on the way of this simulation."""
        if self.depth == i64(len(self.way)):
            self.way = append(self.way, node)
        else:
            self.way[self.depth] = node
        self.depth += 1

    def learn(self) -> None:
        """Every node on the way is visited once more and gets what the game was worth to its mover."""
        world = self.world
        finished = world.player == NOBODY
        visits = self.visits
        worth = self.worth
        visits[ROOT] += 1
        for k in range(self.depth):
            node = self.way[k]
            visits[node] += 1
            if finished:
                worth[node] += world.worth(self.mover[node])

    # -- reading -----------------------------------------------------------------------

    def considered(self) -> list[tuple[int, int, float]]:
        """The root's moves: number, visits and mean worth; most visits first, then the lowest number."""
        found: list[tuple[int, int, float]] = []
        child = self.child[ROOT]
        while child != ROOT:
            visits = self.visits[child]
            found.append((int(self.move[child]), int(visits), self.worth[child] / float(visits)))
            child = self.sibling[child]
        found.sort(key=_most_visits_first)
        return found

    def children(self, node: i64) -> list[int]:
        """The nodes below a node, youngest first."""
        found: list[int] = []
        child = self.child[node]
        while child != ROOT:
            found.append(int(child))
            child = self.sibling[child]
        return found


def _most_visits_first(move: tuple[int, int, float]) -> tuple[int, int]:
    return (-move[1], move[0])
