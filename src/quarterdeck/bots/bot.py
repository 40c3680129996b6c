"""The base of all bots, and two kinds: one chooses at random, one searches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from quarterdeck.bots.looking import MOST_LOOKS, look_around
from quarterdeck.bots.nodes import ROOT
from quarterdeck.bots.tree import Tree
from quarterdeck.engine.dice import Dice
from quarterdeck.engine.errors import NotYourTurn
from quarterdeck.engine.judgement import Judgement
from quarterdeck.engine.position import Position

Clock = Callable[[], int]
"""A clock in nanoseconds that never goes back; callers above the bots pass it in."""

SLICE: Final = 64
"""The number of simulations between two looks at the clock."""
MOST_SIMULATIONS: Final = MOST_LOOKS
"""The most simulations of any search, since memory is finite (about 100 bytes for each)."""


NO_REPLY: Final = -1


class Choice(Struct, frozen=True):
    """The move a bot makes, and what it weighed.

    `considered` is a list of (move, visits, value): how often the search went there, and the mean worth to the seat, 0
    … 1; most visits first, ties by move number; before all others what is proven to win, and last what is proven to lose.
    Moves that were never tried are left out. It is empty if nothing was
    weighed: for a single legal move, or a random choice.
    `reply` is the move that the search then expects, if it has seen any: whoever comes next, chance left out.
    `proven` are the moves of `considered` whose value is proven.
    """

    move: int
    considered: tuple[tuple[int, int, float], ...] = ()
    reply: int = NO_REPLY
    proven: tuple[int, ...] = ()


class Bot(Struct, frozen=True, kw_only=True):
    """A program that plays a seat. The same position and dice give the same choice, unless the budget is a time."""

    spec: str
    """The bot's spec, as `find_bot` reads it: `random`, `uct:3`."""

    def check(self, start: Position) -> None:
        """Check that the bot can play games that begin like this; `Malformed` says why not. Most bots can always."""

    def choose(self, veiled: Position, seat: int, dice: Dice) -> Choice:
        """A legal move for `seat`, which must be asked now; `veiled` is veiled for it and is not changed."""
        raise NotImplementedError


class RandomBot(Bot, frozen=True, kw_only=True):
    """A bot that plays any legal move, all equally likely."""

    spec: str = "random"

    def choose(self, veiled: Position, seat: int, dice: Dice) -> Choice:
        moves = asked(veiled, seat).legal()
        return Choice(moves[dice.below(len(moves))])


class SearchBot(Bot, frozen=True, kw_only=True):
    """A bot that plays the most visited move of a search with a budget.

    The search stops after `simulations`, or when `clock` has run for `milliseconds` if these are given.
    With `imagines`, each simulation fills in what is veiled with a world that the seat's knowledge allows.
    With `judgement`, simulations are cut off and judged, and moves are tried in its order.
    With `proves`, for games of two seats without secrets, the search ends early once it is proven who wins.
    """

    imagines: bool
    proves: bool = False
    simulations: int = MOST_SIMULATIONS
    milliseconds: int = 0
    clock: Clock | None = None
    judgement: Judgement | None = None

    def choose(self, veiled: Position, seat: int, dice: Dice) -> Choice:
        return self.think(veiled, seat, dice, self.stopwatch())

    def think(self, veiled: Position, seat: int, dice: Dice, keep_going: Callable[[], bool]) -> Choice:
        """As `choose`, but for as long as `keep_going` says, which is asked again and again, instead of `milliseconds`."""
        root = asked(veiled, seat)
        moves = root.legal()
        if quick := without_thought(root, moves, self.judgement):
            return quick
        if self.judgement is not None and self.judgement.flat:
            seen = look_around(root, dice, self.judgement, self.simulations, keep_going)
            return Choice(seen[0][0], seen)
        tree = Tree(root, dice, imagines=self.imagines, judgement=self.judgement)
        tree.proves = self.proves
        search(tree, self.simulations, keep_going)
        considered = tuple(tree.considered())
        if self.judgement is not None and self.judgement.mixes(root):
            return Choice(mixed(considered, dice), considered)
        move = considered[0][0]
        return Choice(move, considered, reply_to(tree, move), proven_in(tree))

    def within(self, milliseconds: int, clock: Clock) -> SearchBot:
        """A copy of this bot that also stops after a number of milliseconds of `clock`."""
        least = milliseconds if self.clock is None else min(self.milliseconds, milliseconds)
        return replace(self, milliseconds=least, clock=clock)

    def stopwatch(self) -> Callable[[], bool]:
        """A function that says whether time is left, from now on."""
        clock = self.clock
        if clock is None:
            return _always
        end = clock() + self.milliseconds * 1_000_000
        return lambda: clock() < end


def search(tree: Tree, simulations: int, keep_going: Callable[[], bool]) -> None:
    """Grow the tree by `simulations`, slice by slice as long as `keep_going` and anything is unproven; one slice at least."""
    left = simulations
    while True:
        tree.grow(min(SLICE, left))
        left -= SLICE
        if left <= 0 or tree.solved() or not keep_going():
            return


def reply_to(tree: Tree, move: int) -> int:
    """What the tree has tried most often after a move of its root; `NO_REPLY` if it has tried nothing there."""
    nodes = tree.nodes
    node = next(child for child in nodes.below(ROOT) if nodes.move[child] == move)
    replies = nodes.below(node)
    return int(nodes.move[max(replies, key=lambda child: nodes.visits[child])]) if replies else NO_REPLY


def proven_in(tree: Tree) -> tuple[int, ...]:
    """The moves of the tree's root whose worth is proven."""
    nodes = tree.nodes
    return tuple(int(nodes.move[child]) for child in nodes.below(ROOT) if nodes.settled(child))


def mixed(considered: tuple[tuple[int, int, float], ...], dice: Dice) -> int:
    """One of the moves that were visited at least half as often as the first, in proportion to their visits."""
    good = [(move, visits) for move, visits, _ in considered if 2 * visits >= considered[0][1]]
    left = int(dice.below(sum(visits for _, visits in good)))
    for move, visits in good:
        left -= visits
        if left < 0:
            return move
    return good[0][0]


def asked(veiled: Position, seat: int) -> Position:
    """A copy of the position in which `seat` must choose; `NotYourTurn` if it may not."""
    root = veiled.clone()
    if seat < 0 or not root.waiting() >> seat & 1:
        raise NotYourTurn(f"Seat {seat} has nothing to choose now.")
    if root.player != seat:
        root.focus(seat)
    return root


def without_thought(root: Position, moves: list[int], judgement: Judgement | None) -> Choice | None:
    """A move that needs no search: the only one, or the judgement's reflex; else None."""
    if len(moves) == 1:
        return Choice(moves[0])
    if judgement is not None and (reflex := int(judgement.reflex(root))) in moves:
        return Choice(reflex)
    return None


def _always() -> bool:
    return True
