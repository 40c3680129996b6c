"""The nodes of a search tree: the children of a node lie side by side, so that choosing among them is a walk along a few vectors."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quarterdeck.engine.sets import member_of

ROOT: Final[i64] = 0  # as a child: there is none
UNCOUNTED: Final[i64] = -1  # how many moves are untried, before anybody has counted them

TABLE: Final[i64] = 4096
DOUBTS: Final = vec[float]([1.0] * 4096)  # by visits: one divided by their square root
for _number in range(1, 4096):
    DOUBTS[i64(_number)] = 1.0 / sqrt(_number)


@final
class Nodes:
    """Nodes are numbers into parallel vectors. A node is a move made by a seat; node 0 is the root.

    The children of a node are a block, oldest first. A full block is replaced by one twice as large, so a new child gives
    its siblings new numbers; the numbers of all other nodes stay.
    """

    def __init__(self, seat: i64) -> None:
        """A root that is worth something for a seat."""
        self.number: i64 = 1
        self.move = vec[i64]([-1])
        self.mover = vec[i64]([seat])
        self.first = vec[i64]([ROOT])  # the first child
        self.children = vec[i64]([0])  # how many there are
        self.untried = vec[i64]([UNCOUNTED])  # moves without a child, where the same moves are legal each time
        self.visits = vec[i64]([0])
        self.available = vec[i64]([0])  # simulations in which the move could be chosen
        self.worth = vec[float]([0.0])  # the mover's, over all visits
        self.mean = vec[float]([0.0])  # the mover's, of all visits, or what is proven
        self.doubt = vec[float]([1.0])  # one divided by the square root of the visits; 0: the mean is proven
        self.used: i64 = 1  # places in these vectors that are nodes or belong to a block
        self.spare = vec[i64]([ROOT] * 63)  # by size, as powers of two: a block that is free, whose `first` is the next

    def add_child(self, parent: i64, move: i64, mover: i64) -> i64:
        """A new node below a node."""
        children = self.children[parent]
        if children & (children - 1) == 0:  # 0, 1, 2, 4 …: the block is full
            self.widen(parent, children)
        new = self.first[parent] + children
        self.children[parent] = children + 1
        self.put(new, move, mover)
        return new

    def add_alone(self, move: i64, mover: i64) -> i64:
        """A new node without a parent."""
        new = self.block(1)
        self.put(new, move, mover)
        return new

    def put(self, node: i64, move: i64, mover: i64) -> None:
        """A new node at a place."""
        self.number += 1
        self.move[node] = move
        self.mover[node] = mover
        self.first[node] = ROOT
        self.children[node] = 0
        self.untried[node] = UNCOUNTED
        self.visits[node] = 0
        self.available[node] = 1
        self.worth[node] = 0.0
        self.mean[node] = 0.0
        self.doubt[node] = 1.0

    def widen(self, parent: i64, size: i64) -> None:
        """Move the children into a block of twice the size, and leave the old one to others."""
        room = 2 * size
        if size == 0:
            room = 1
        new = self.block(room)
        old = self.first[parent]
        self.first[parent] = new
        if size == 0:
            return
        for k in range(size):
            self.move[new + k] = self.move[old + k]
            self.mover[new + k] = self.mover[old + k]
            self.first[new + k] = self.first[old + k]
            self.children[new + k] = self.children[old + k]
            self.untried[new + k] = self.untried[old + k]
            self.visits[new + k] = self.visits[old + k]
            self.available[new + k] = self.available[old + k]
            self.worth[new + k] = self.worth[old + k]
            self.mean[new + k] = self.mean[old + k]
            self.doubt[new + k] = self.doubt[old + k]
        power = member_of(size)
        self.first[old] = self.spare[power]
        self.spare[power] = old

    def block(self, size: i64) -> i64:
        """Where a block of a size, a power of two, can lie: one that is free, or behind all others."""
        power = member_of(size)
        found = self.spare[power]
        if found != ROOT:
            self.spare[power] = self.first[found]
            return found
        found = self.used
        self.used += size
        if self.used > i64(len(self.move)):
            self.make_room(self.used + self.used // 4)
        return found

    def make_room(self, places: i64) -> None:
        """Make the vectors at least this long."""
        self.move = longer(self.move, places)
        self.mover = longer(self.mover, places)
        self.first = longer(self.first, places)
        self.children = longer(self.children, places)
        self.untried = longer(self.untried, places)
        self.visits = longer(self.visits, places)
        self.available = longer(self.available, places)
        self.worth = longer_floats(self.worth, places)
        self.mean = longer_floats(self.mean, places)
        self.doubt = longer_floats(self.doubt, places)

    def learn(self, node: i64, share: float) -> None:
        """Count a visit that was worth so much to the mover."""
        visits = self.visits[node] + 1
        self.visits[node] = visits
        worth = self.worth[node] + share
        self.worth[node] = worth
        if self.doubt[node] > 0.0:
            self.mean[node] = worth / float(visits)
            self.doubt[node] = DOUBTS[visits] if visits < TABLE else 1.0 / sqrt(float(visits))

    def learn_worth(self, node: i64, share: float) -> None:
        """The same where nothing is ever proven, and nobody asks for `mean` and `doubt`."""
        visits = self.visits
        worth = self.worth
        visits[node] += 1
        worth[node] += share

    def settle(self, node: i64, value: float) -> None:
        """Note that what the node is worth to its mover is proven."""
        self.mean[node] = value
        self.doubt[node] = 0.0

    def settled(self, node: i64) -> bool:
        """Whether it is proven what the node is worth."""
        return self.doubt[node] == 0.0

    def value(self, node: i64) -> float:
        """What a visited node is worth to its mover, as far as is known."""
        return self.mean[node] if self.settled(node) else self.worth[node] / float(self.visits[node])

    def below(self, node: i64) -> list[int]:
        """The children of a node, youngest first."""
        first = self.first[node]
        return [int(first + k) for k in range(self.children[node] - 1, -1, -1)]


def longer(numbers: vec[i64], length: i64) -> vec[i64]:
    """The numbers, followed by zeros up to a length."""
    for _time in range(length - i64(len(numbers))):
        numbers = append(numbers, 0)
    return numbers


def longer_floats(numbers: vec[float], length: i64) -> vec[float]:
    """The numbers, followed by zeros up to a length."""
    for _time in range(length - i64(len(numbers))):
        numbers = append(numbers, 0.0)
    return numbers
