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
node answers only to the seat it belongs to. docs/bot-search.md says what this gives up.

With a game's judgement, playouts are cut off and judged (Winands and Björnsson 2010), moves of more
weight come first, and the moves of a node are opened little by little (progressive bias and
progressive unpruning: Chaslot, Winands, van den Herik, Uiterwijk and Bouzy 2008). Without one
nothing of this happens.

Where moves are secret, a node below a rival's move would answer it as if it had been seen. A judgement
may therefore ask for trees *apart*: each seat has one of its own moves alone, and all of them grow in the same
simulations (after the multiple-observer IS-MCTS of the same authors, whose trees see of others' moves what is public).
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quarterdeck.bots.marks import Marks
from quarterdeck.engine.dice import Dice
from quarterdeck.engine.judgement import Judgement, Weights, judged_playout
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.playout import playout
from quarterdeck.engine.position import CHANCE, NOBODY, Position
from quarterdeck.engine.sets import NOTHING

EXPLORATION: Final = 0.7
JUDGED_EXPLORATION: Final = 0.3  # less, where weights tell beforehand what deserves a visit
BIAS: Final = 2.0  # what the heaviest move is promised before its first visit
WIDTH: Final = 0.6  # a decision met n times shows as many moves as WIDTH times the square root of n
DOUBT: Final = 1.0  # results of full spread that are taken as seen beforehand
LONGEST: Final[i64] = 100_000  # decisions; a playout that takes more counts as lost by everybody
ROOT: Final[i64] = 0  # as a child: there is none
OUTSIDE: Final[i64] = -1  # where a seat stands that has left its tree in this simulation

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

    def __init__(
        self,
        root: Position,
        dice: Dice,
        *,
        imagines: bool,
        judgement: Judgement | None = None,
        seat: i64 = NOBODY,
        first: i64 = -1,
    ) -> None:
        self.root = root
        self.seat = root.player if seat == NOBODY else seat  # for whom the root is worth something
        self.first = first  # a move with which every simulation begins, ahead of the tree; -1: none
        self.world = root.clone()
        self.dice = dice
        self.imagines = imagines
        self.listed = Moves()
        self.marks = Marks()
        self.untried: i64 = 0  # of the moves listed there
        self.depth: i64 = 0  # nodes on the way of this simulation, the root left out
        self.way = vec[i64]()
        self.shares = vec[float]()  # by seat: what this simulation was worth to it; negative: not asked yet
        # What a judgement changes.
        self.judged = judgement is not None
        self.weights = Weights(Judgement(LONGEST) if judgement is None else judgement)
        self.apart = judgement is not None and judgement.apart
        self.tops = vec[i64]()  # by seat: the root of its own tree, ROOT until it has one
        self.stands = vec[i64]()  # by seat: where it stands in its own tree, ROOT before its first move
        self.width = WIDTH
        self.exploration = JUDGED_EXPLORATION if self.judged else EXPLORATION
        self.spread = 1.0  # of results, as far as the root's seat has seen them: 1 where they are 0 or 1
        self.sum = self.squares = 0.0
        self.count_anew()
        # The nodes.
        self.nodes: i64 = 1
        self.move = vec[i64]([-1])
        self.mover = vec[i64]([self.seat])
        self.child = vec[i64]([ROOT])  # the youngest
        self.sibling = vec[i64]([ROOT])  # the next older
        self.visits = vec[i64]([0])
        self.available = vec[i64]([0])  # simulations in which the move could be chosen
        self.worth = vec[float]([0.0])  # the mover's, over all visits

    # -- growing -----------------------------------------------------------------------

    def grow(self, simulations: i64) -> None:
        """Make more simulations."""
        for _ in range(simulations):
            self.world.copy_from(self.root)
            if self.imagines:
                self.world.imagine(self.dice)
            if self.first >= 0:
                self.world.play(self.first)
            self.simulate()

    def simulate(self) -> None:
        """One simulation in `world`: down the tree, a game by dice, and back up."""
        if self.apart:
            self.simulate_apart()
            return
        world = self.world
        moves = self.listed
        weights = self.weights
        node: i64 = ROOT
        self.depth = 0
        growing = True
        while growing and world.player != NOBODY:
            world.find_moves(moves)
            if world.player == CHANCE:
                world.play(moves.items[self.dice.below(moves.count)])
            else:
                before = self.nodes
                if self.judged:
                    weights.weigh(world, moves)
                node = self.step(node, world.player)
                growing = self.nodes == before
                world.play(self.move[node])
        if self.judged:
            judged_playout(world, self.dice, moves, weights, LONGEST)
        else:
            playout(world, self.dice, moves, LONGEST)
        self.learn()

    def simulate_apart(self) -> None:
        """One simulation with a tree for each seat, to a position that can be judged, and back up."""
        world = self.world
        moves = self.listed
        weights = self.weights
        judgement = weights.judgement
        ahead = judgement.horizon
        for seat in range(i64(len(self.stands))):
            self.stands[seat] = ROOT
        self.depth = 0
        for _ in range(LONGEST):
            player = world.player
            if player == NOBODY or (player != CHANCE and ahead <= 0 and judgement.settled(world)):
                break
            world.find_moves(moves)
            if player == CHANCE:
                world.play(moves.items[self.dice.below(moves.count)])
            else:
                ahead -= 1
                weights.weigh(world, moves)
                world.play(self.go_apart(player))
        self.learn()

    def go_apart(self, player: i64) -> i64:
        """The player's move by its own tree, or by weights once the game has left that tree."""
        stands = self.find_stand(player)
        if stands == OUTSIDE:
            return self.weights.draw(self.listed, self.dice)
        before = self.nodes
        child = self.step(stands, player)
        self.stands[player] = child if self.nodes == before else OUTSIDE
        return self.move[child]

    def find_stand(self, player: i64) -> i64:
        """The player's node in its own tree; the root's seat begins at ROOT, others at a top node of their own."""
        while i64(len(self.stands)) <= player:
            self.stands = append(self.stands, ROOT)
            self.tops = append(self.tops, ROOT)
        stands = self.stands[player]
        if stands == ROOT and player != self.mover[ROOT]:
            if self.tops[player] == ROOT:
                self.tops[player] = self.nodes
                self.add_node(-1, player)
            stands = self.tops[player]
            self.take(stands)
        return stands

    def step(self, node: i64, player: i64) -> i64:
        """The child to go to: a new one for an untried move, or else the most promising."""
        shown = self.marks.put(self.listed, self.weights)
        self.untried = shown
        child = self.most_promising(node, player)
        untried = self.untried
        if untried > 0 and (child == ROOT or self.opens(node, shown - untried)):
            child = self.add_child(node, player, self.choose_untried(untried))
        self.take(child)
        return child

    def most_promising(self, node: i64, player: i64) -> i64:
        """The child with the highest bound among the legal moves; those left in `untried` were never tried."""
        reach = self.exploration * self.spread
        lure = self.lure()
        weights = self.weights.items
        marks = self.marks
        move = self.move
        mover = self.mover
        visits = self.visits
        available = self.available
        best: i64 = ROOT
        best_promise = -1.0
        child = self.child[node]
        while child != ROOT:
            at = marks.find(move[child])
            if at >= 0 and mover[child] == player:
                marks.strike(move[child])
                self.untried -= 1
                seen = float(visits[child])
                promise = self.worth[child] / seen + reach * sqrt(logarithm(available[child]) / seen)
                if lure > 0.0:
                    promise += lure * float(weights[at]) / (seen + 1.0)
                available[child] += 1
                if promise > best_promise:
                    best = child
                    best_promise = promise
            child = self.sibling[child]
        return best

    def lure(self) -> float:
        """The bonus for each unit of weight before the first visit, scaled by the results so far."""
        return BIAS * self.spread / float(self.weights.most) if self.weights.total > 0 else 0.0

    def opens(self, node: i64, tried: i64) -> bool:
        """Whether another move is to be tried; always, unless the weights are known."""
        return self.weights.total == 0 or float(tried) < self.width * sqrt(float(self.visits[node]))

    def choose_untried(self, untried: i64) -> i64:
        """The place in the list of an untried move: one of the heaviest at random, or of all if they are alike."""
        moves = self.listed.items
        marks = self.marks
        weights = self.weights.items
        known = self.weights.total > 0
        least: i64 = 0
        if known:
            for k in range(self.listed.count):
                if marks.find(moves[k]) >= 0 and weights[k] >= least:
                    untried = 1 + (untried if weights[k] == least else NOTHING)
                    least = weights[k]
        skip = self.dice.below(untried)
        at: i64 = 0
        while True:
            if marks.find(moves[at]) >= 0 and (not known or weights[at] == least):
                if skip == 0:
                    return at
                skip -= 1
            at += 1

    def add_child(self, parent: i64, player: i64, at: i64) -> i64:
        """A new node for the move at a place in the list."""
        new = self.nodes
        self.add_node(self.listed.items[at], player)
        self.sibling[new] = self.child[parent]
        self.child[parent] = new
        return new

    def add_node(self, move: i64, player: i64) -> None:
        """A new node without a parent."""
        self.nodes += 1
        self.move = append(self.move, move)
        self.mover = append(self.mover, player)
        self.child = append(self.child, ROOT)
        self.sibling = append(self.sibling, ROOT)
        self.visits = append(self.visits, 0)
        self.available = append(self.available, 1)
        self.worth = append(self.worth, 0.0)

    def take(self, node: i64) -> None:
        """Note that the node is on the way of this simulation."""
        if self.depth == i64(len(self.way)):
            self.way = append(self.way, node)
        else:
            self.way[self.depth] = node
        self.depth += 1

    def learn(self) -> None:
        """Count a visit for every node on the way, and add what the simulation was worth to its mover."""
        visits = self.visits
        worth = self.worth
        shares = self.shares
        for seat in range(i64(len(shares))):
            shares[seat] = -1.0
        visits[ROOT] += 1
        for k in range(self.depth):
            node = self.way[k]
            visits[node] += 1
            worth[node] += self.share(self.mover[node])
        share = self.share(self.seat)
        self.counted += 1
        self.total += share
        self.total_squares += share * share
        if self.judged:
            self.measure_spread(share)

    def share(self, seat: i64) -> float:
        """What this simulation was worth to a seat: its share of the result, or the share that was promised."""
        while i64(len(self.shares)) <= seat:
            self.shares = append(self.shares, -1.0)
        if self.shares[seat] < 0.0:
            world = self.world
            if world.player == NOBODY:
                self.shares[seat] = self.weights.judgement.ended(world, seat)
            else:
                self.shares[seat] = self.weights.judgement.judge(world, seat) if self.judged else 0.0
        return self.shares[seat]

    def measure_spread(self, share: float) -> None:
        """Twice the standard deviation of what the root's seat got, so that close judged results can be distinguished too.

        UCB1 explores as if results were far apart; judged results are not, and its exploration would drown them.
        """
        self.sum += share
        self.squares += share * share
        seen = float(self.visits[ROOT])
        variance = self.squares - self.sum * self.sum / seen
        self.spread = min(1.0, 2.0 * sqrt(max(0.0, variance + DOUBT / 4.0) / (seen + DOUBT)))

    # -- reading -----------------------------------------------------------------------

    def count_anew(self) -> None:
        """Begin anew to count what simulations are worth to the root's seat; the tree stays."""
        self.counted: i64 = 0
        self.total = 0.0
        self.total_squares = 0.0

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
