"""The search tree of every bot: UCT, and with an imagined world for each simulation, IS-MCTS.

A simulation starts at the root, goes down the tree to a decision with an untried move, tries it,
plays on at random and tells every node on its way how the game ended for the seat that had moved
there (max^n: a node belongs to one seat and holds that seat's worth, for any number of players).

The decision who goes where is UCB1 with *availability counts* (Cowling, Powley and Whitehouse 2012,
single-observer IS-MCTS): a move is judged against the simulations in which it was legal, not against
all. Where nothing is hidden and no chance has come up, every move is always available: the rule is that of plain
UCT, a node is the same position each time, and its moves are listed again only to try another one.

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
from quarterdeck.bots.nodes import ROOT, Nodes
from quarterdeck.engine.dice import Dice
from quarterdeck.engine.judgement import Judgement, Weights, judged_playout
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.playout import playout
from quarterdeck.engine.position import CHANCE, NOBODY, Position
from quarterdeck.engine.sets import NOTHING

EXPLORATION: Final = 0.7
SURE_EXPLORATION: Final = 0.5  # less, where nothing is hidden and no chance comes up; found by matches in Cardinal
URGENCY: Final = 1.1  # there: what a tried move must promise to be followed although others were never tried
JUDGED_URGENCY: Final = 0.75  # there, with a judgement, which promises less than playouts that win or lose
JUDGED_EXPLORATION: Final = 0.3  # less, where weights tell beforehand what deserves a visit
BIAS: Final = 2.0  # what the heaviest move is promised before its first visit
WIDTH: Final = 0.6  # a decision met n times shows as many moves as WIDTH times the square root of n
DOUBT: Final = 1.0  # results of full spread that are taken as seen beforehand
LONGEST: Final[i64] = 100_000  # decisions; a playout that takes more counts as lost by everybody
OUTSIDE: Final[i64] = -1  # where a seat stands that has left its tree in this simulation

LOGS: Final[i64] = 4096
LOG: Final = vec[float]([0.0] * 4096)  # natural logarithms, looked up rather than calculated
ROOT_OF_LOG: Final = vec[float]([0.0] * 4096)
for _number in range(1, 4096):
    LOG[i64(_number)] = log(_number)
    ROOT_OF_LOG[i64(_number)] = sqrt(log(_number))


def logarithm(number: i64) -> float:
    """The natural logarithm of a positive whole number."""
    return LOG[number] if number < LOGS else log(float(number))


def root_of_logarithm(number: i64) -> float:
    """The square root of the natural logarithm of a whole number; 0 for 0."""
    return ROOT_OF_LOG[number] if number < LOGS else sqrt(log(float(number)))


@final
class Tree:
    """A tree that grows by simulations from a root.

    With `proves`, which may be set for games of two seats and changes nothing where anything is hidden, results that no
    choice can change are backed up, and what is proven is not played again (MCTS-Solver: Winands, Björnsson and Saito 2008).
    """

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
        self.depth: i64 = 0  # nodes on the way of this simulation, the root left out
        self.way = vec[i64]()
        self.shares = vec[float]([-1.0] * 4)  # by seat: what this simulation was worth to it; negative: not asked yet
        # What a judgement changes.
        self.judged = judgement is not None
        self.weights = Weights(Judgement(LONGEST) if judgement is None else judgement)
        self.apart = judgement is not None and judgement.apart
        self.tops = vec[i64]()  # by seat: the root of its own tree, ROOT until it has one
        self.stands = vec[i64]()  # by seat: where it stands in its own tree, ROOT before its first move
        self.width = WIDTH
        # As long as no chance comes up, a node is the same position each time, and the same moves are legal.
        self.constant = not imagines and (judgement is None or judgement.values_only)
        self.exploration = JUDGED_EXPLORATION if self.judged else SURE_EXPLORATION if self.constant else EXPLORATION
        self.spread = 1.0  # of results, as far as the root's seat has seen them: 1 where they are 0 or 1
        self.sum = self.squares = 0.0
        self.proves = False
        self.proven = OUTSIDE  # the node at which this simulation ended because its worth is proven
        self.promise = 0.0  # of the most promising child
        self.urgency = JUDGED_URGENCY if self.judged else URGENCY
        self.nodes = Nodes(self.seat)
        self.found = vec[i64]()  # the children of a node that can be chosen
        self.places = vec[i64]()  # where their moves stand in the list
        self.count_anew()  # last, so that the compiler knows that no other field is ever missing

    # -- growing -----------------------------------------------------------------------

    def grow(self, simulations: i64) -> None:
        """Make more simulations."""
        for _time in range(simulations):
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
        self.depth = 0
        self.proven = OUTSIDE
        node = self.go_where_nothing_changes() if self.constant else ROOT
        growing = node != OUTSIDE
        while growing and world.player != NOBODY:
            if world.player == CHANCE:
                world.play_by_dice(self.dice, moves)
            else:
                world.find_moves(moves)
                before = self.nodes.number
                if self.judged:
                    weights.weigh(world, moves)
                node = self.step(node, world.player)
                growing = self.nodes.number == before
                world.play(self.nodes.move[node])
        if self.proven == OUTSIDE:
            if self.judged:
                judged_playout(world, self.dice, moves, weights, LONGEST)
            else:
                playout(world, self.dice, moves, LONGEST)
        self.learn()

    def go_where_nothing_changes(self) -> i64:
        """Down the tree to a new node, to one whose worth is proven or to the end of the game: OUTSIDE; or to where chance comes up."""
        world = self.world
        nodes = self.nodes
        node: i64 = ROOT
        if nodes.settled(ROOT):
            self.proven = ROOT
            return OUTSIDE
        while world.player >= 0:
            child = self.most_promising_of_all(node)
            new = nodes.untried[node] != 0 and self.promise < self.urgency
            if new:
                child = self.try_another(node, world.player)
            self.take(child)
            if nodes.settled(child):
                self.proven = child
                return OUTSIDE
            world.play(nodes.move[child])
            if self.proves and world.player == NOBODY:
                self.prove(world.worth(nodes.mover[child]))
                self.proven = child
                return OUTSIDE
            if new:
                return OUTSIDE
            node = child
        return node

    def most_promising_of_all(self, node: i64) -> i64:
        """The child with the highest bound where all children can be chosen each time."""
        nodes = self.nodes
        mean = nodes.mean
        doubt = nodes.doubt
        reach = self.exploration * self.spread * root_of_logarithm(nodes.visits[node])
        best: i64 = ROOT
        best_promise = -1.0
        first = nodes.first[node]
        for child in range(first, first + nodes.children[node]):
            promise = mean[child] + reach * doubt[child]
            if promise >= best_promise:
                best = child
                best_promise = promise
        self.promise = best_promise
        return best

    def try_another(self, node: i64, player: i64) -> i64:
        """A new child for one of the untried moves."""
        nodes = self.nodes
        marks = self.marks
        move = nodes.move
        self.world.find_moves(self.listed)
        untried = marks.put(self.listed, self.weights)
        first = nodes.first[node]
        for child in range(first, first + nodes.children[node]):
            marks.strike(move[child])
            untried -= 1
        nodes.untried[node] = untried - 1
        return nodes.add_child(node, self.listed.items[self.choose_untried(untried)], player)

    def prove(self, value: float) -> None:
        """Note what the last node of the way is worth to its mover, and what follows from that for those above it.

        Whoever has a move that wins has won; whoever has tried all moves, and knows what each is worth, has the best.
        """
        nodes = self.nodes
        at = self.depth - 1
        node = self.way[at]
        nodes.settle(node, value)
        while node != ROOT:
            mover = nodes.mover[node]
            at -= 1
            above = self.way[at] if at >= 0 else ROOT
            if value < 1.0:
                if nodes.untried[above] != 0:
                    return
                first = nodes.first[above]
                for child in range(first, first + nodes.children[above]):
                    if nodes.doubt[child] > 0.0:
                        return
                    value = max(value, nodes.mean[child])
            if nodes.mover[above] != mover:
                value = 1.0 - value
            nodes.settle(above, value)
            node = above

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
        for _time in range(LONGEST):
            player = world.player
            if player == NOBODY or (player != CHANCE and ahead <= 0 and judgement.settled(world)):
                break
            if player == CHANCE:
                world.play_by_dice(self.dice, moves)
            else:
                world.find_moves(moves)
                ahead -= 1
                weights.weigh(world, moves)
                world.play(self.go_apart(player))
        self.learn()

    def go_apart(self, player: i64) -> i64:
        """The player's move by its own tree, or by weights once the game has left that tree."""
        stands = self.find_stand(player)
        if stands == OUTSIDE:
            return self.weights.draw(self.listed, self.dice)
        before = self.nodes.number
        child = self.step(stands, player)
        self.stands[player] = child if self.nodes.number == before else OUTSIDE
        return self.nodes.move[child]

    def find_stand(self, player: i64) -> i64:
        """The player's node in its own tree; the root's seat begins at ROOT, others at a top node of their own."""
        while i64(len(self.stands)) <= player:
            self.stands = append(self.stands, ROOT)
            self.tops = append(self.tops, ROOT)
        stands = self.stands[player]
        if stands == ROOT and player != self.seat:
            if self.tops[player] == ROOT:
                self.tops[player] = self.nodes.add_alone(-1, player)
            stands = self.tops[player]
            self.take(stands)
        return stands

    def step(self, node: i64, player: i64) -> i64:
        """The child to go to: a new one for an untried move, or else the most promising."""
        shown = self.marks.put(self.listed, self.weights)
        number = self.find_children(node, player)
        untried = shown - number
        if untried > 0 and (number == 0 or self.opens(node, number)):
            child = self.nodes.add_child(node, self.listed.items[self.choose_untried(untried)], player)
        else:
            child = self.most_promising(number)
        self.take(child)
        return child

    def find_children(self, node: i64, player: i64) -> i64:
        """How many children have a move that is listed: they are found, and were available once more."""
        nodes = self.nodes
        marks = self.marks
        move = nodes.move
        mover = nodes.mover
        available = nodes.available
        children = nodes.children[node]
        while i64(len(self.found)) < children:
            self.found = append(self.found, 0)
            self.places = append(self.places, 0)
        found = self.found
        places = self.places
        number: i64 = 0
        first = nodes.first[node]
        for child in range(first, first + children):
            if mover[child] == player:
                at = marks.strike(move[child])
                if at >= 0:
                    available[child] += 1
                    found[number] = child
                    places[number] = at
                    number += 1
        return number

    def most_promising(self, number: i64) -> i64:
        """The child with the highest bound among those that were found."""
        if number == 1:
            return self.found[0]
        reach = self.exploration * self.spread
        lure = self.lure()
        weights = self.weights.items
        nodes = self.nodes
        visits = nodes.visits
        available = nodes.available
        worth = nodes.worth
        found = self.found
        places = self.places
        best: i64 = ROOT
        best_promise = -1.0
        for k in range(number):
            child = found[k]
            seen = float(visits[child])
            promise = worth[child] / seen + reach * sqrt(logarithm(available[child] - 1) / seen)
            if lure > 0.0:
                promise += lure * float(weights[places[k]]) / (seen + 1.0)
            if promise >= best_promise:
                best = child
                best_promise = promise
        return best

    def lure(self) -> float:
        """The bonus for each unit of weight before the first visit, scaled by the results so far."""
        return BIAS * self.spread / float(self.weights.most) if self.weights.total > 0 else 0.0

    def opens(self, node: i64, tried: i64) -> bool:
        """Whether another move is to be tried; always, unless the weights are known."""
        return self.weights.total == 0 or float(tried) < self.width * sqrt(float(self.nodes.visits[node]))

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

    def take(self, node: i64) -> None:
        """Note that the node is on the way of this simulation."""
        if self.depth == i64(len(self.way)):
            self.way = append(self.way, node)
        else:
            self.way[self.depth] = node
        self.depth += 1

    def learn(self) -> None:
        """Count a visit for every node on the way, and add what the simulation was worth to its mover."""
        nodes = self.nodes
        shares = self.shares
        for seat in range(i64(len(shares))):
            shares[seat] = -1.0
        nodes.visits[ROOT] += 1
        way = self.way
        mover = nodes.mover
        for k in range(self.depth):
            node = way[k]
            share = self.share(mover[node])
            if self.constant:
                nodes.learn(node, share)
            else:
                nodes.learn_worth(node, share)
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
            if self.proven != OUTSIDE:
                value = self.nodes.mean[self.proven]
                self.shares[seat] = value if seat == self.nodes.mover[self.proven] else 1.0 - value
            elif world.player == NOBODY:
                self.shares[seat] = self.weights.judgement.ended(world, seat)
            elif not self.judged:
                self.shares[seat] = 0.0
            elif not self.weights.judgement.judge_all(world, self.shares):
                self.shares[seat] = self.weights.judgement.judge(world, seat)
        return self.shares[seat]

    def measure_spread(self, share: float) -> None:
        """Twice the standard deviation of what the root's seat got, so that close judged results can be distinguished too.

        UCB1 explores as if results were far apart; judged results are not, and its exploration would drown them.
        """
        self.sum += share
        self.squares += share * share
        seen = float(self.nodes.visits[ROOT])
        variance = self.squares - self.sum * self.sum / seen
        self.spread = min(1.0, 2.0 * sqrt(max(0.0, variance + DOUBT / 4.0) / (seen + DOUBT)))

    # -- reading -----------------------------------------------------------------------

    def count_anew(self) -> None:
        """Begin anew to count what simulations are worth to the root's seat; the tree stays."""
        self.counted: i64 = 0
        self.total = 0.0
        self.total_squares = 0.0

    def solved(self) -> bool:
        """Whether it is proven what the root is worth."""
        return self.nodes.settled(ROOT)

    def considered(self) -> list[tuple[int, int, float]]:
        """The root's moves: number, visits and mean worth; most visits first, then the lowest number.

        A move that is proven to win comes first of all, and those that are proven to lose come last.
        """
        nodes = self.nodes
        found = [(int(nodes.move[child]), int(nodes.visits[child]), nodes.value(child)) for child in nodes.below(ROOT)]
        proven = {int(nodes.move[child]) for child in nodes.below(ROOT) if nodes.settled(child)}
        return sorted(found, key=lambda one: _order(one, proven=one[0] in proven))


def _order(considered: tuple[int, int, float], *, proven: bool) -> tuple[int, int, int]:
    """Where a move stands among others: a proven win first, a proven loss last; then by visits and number."""
    move, visits, value = considered
    place = 0
    if proven and value == 1.0:
        place = -1
    elif proven and value == 0.0:
        place = 1
    return (place, -visits, move)
