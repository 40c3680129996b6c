"""The search without a tree: play on from every good move to a position that can be judged, in more and more worlds.

All moves are looked at in the same worlds with the same dice, so that only the move differs; the worse half drops out,
and the others are looked at more often (sequential halving: Karnin, Koren and Somekh 2013). Where time alone limits the
looks, the halving begins again and again with twice as many, so that the best moves get most of the time, however long it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64  # plain Python: the games it plays on are compiled

from quarterdeck.bots.tree import LONGEST
from quarterdeck.engine.dice import Dice
from quarterdeck.engine.judgement import Judgement, Weights
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE, NOBODY, Position

MOST: Final = 8
"""How many moves with weights are looked at: the heaviest of each kind."""
WIDEST: Final = 10
"""How many moves are looked at again and again. A bot with a smaller budget looks at moves that it draws."""
LEAN: Final = 0.0007
"""How much more a move that is half as heavy must promise, since the judgement errs, the more so the more moves there are."""
MOST_LOOKS: Final = 5_000_000
"""With so many looks or more, a search ends only when its time is over."""
FIRST_LOOKS: Final = 640
"""The looks of the first halving, where time alone limits them; each further halving has twice as many."""
MOST_TURNS: Final = 8
"""How many turns are judged where the seat that was on turn first is not on turn again."""
ASIDE: Final = 1_000_003
"""The range of a number drawn between two worlds, so that the next one has other dice."""


class Look:
    """One imagined world, which finds what moves promise."""

    def __init__(self, root: Position, dice: Dice, judgement: Judgement, seat: int = NOBODY) -> None:
        self.judgement = judgement
        self.weights = Weights(judgement)
        self.moves = Moves()
        self.dice = dice
        self.seat = root.player if seat == NOBODY else seat
        self.world = root.clone()
        self.world.imagine(dice)
        self.fall = dice.state  # the dice of each look
        self.place = root.clone()
        self.halvings: dict[int, int] = {}  # by move that has a weight: by how much it is lighter than the heaviest

    def promising(self, most: int = MOST) -> list[int]:
        """The moves to look at, up to a number: the heaviest of each kind, heaviest first; all moves if there are no weights."""
        self.world.find_moves(self.moves)
        self.weights.weigh(self.world, self.moves)
        moves = self.moves.listed()
        if self.weights.total == 0:
            return moves
        weights = [int(self.weights.items[i64(k)]) for k in range(len(moves))]
        heaviest = sorted((k for k in range(len(moves)) if weights[k] > 0), key=lambda k: -weights[k])
        self.halvings = {moves[k]: (weights[heaviest[0]] // weights[k]).bit_length() - 1 for k in heaviest}
        return self.unlike([*self.halvings], most)

    def drawn(self, number: int) -> list[int]:
        """Moves drawn in proportion to their weights, each at most once; all moves if there are no weights."""
        self.world.find_moves(self.moves)
        self.weights.weigh(self.world, self.moves)
        if self.weights.total == 0:
            return self.moves.listed()
        return [*dict.fromkeys(int(self.weights.draw(self.moves, self.dice)) for _ in range(number))]

    def unlike(self, moves: list[int], most: int) -> list[int]:
        """The first move of each kind, up to a number."""
        found: list[int] = []
        known: set[int] = set()
        for move in moves:
            kind = int(self.judgement.kind(self.world, move))
            if kind < 0 or kind not in known:
                found.append(move)
                known.add(kind)
            if len(found) == most:
                break
        return found

    def promise(self, move: int | None) -> float:
        """What the seat may expect after a move, or in the position as it is; the real result if the game ends."""
        self.begin(move)
        return self.judged()

    def promise_of_round(self, move: int | None) -> float:
        """The mean of what `promise` tells and of what it would tell a turn later, and so on until the same seat is on turn again.

        A judgement errs one way while the seat is on turn, and the other way while somebody else is.
        """
        self.begin(move)
        first = self.place.player
        promised = [self.judged()]
        while self.place.player != NOBODY and len(promised) < MOST_TURNS:
            self.go_on(1)
            if self.place.player == first:
                break
            promised.append(self.judged())
        return sum(promised) / len(promised)

    def begin(self, move: int | None) -> None:
        """Make the move, if there is one, and play on to a position that can be judged."""
        self.place.copy_from(self.world)
        if move is not None:
            self.place.play(move)
        self.dice.state = self.fall
        self.go_on(self.judgement.horizon)

    def judged(self) -> float:
        """What the seat may expect here; the real result if the game is over."""
        if self.place.player == NOBODY:
            return self.judgement.ended(self.place, self.seat)
        return self.judgement.judge(self.place, self.seat)

    def go_on(self, ahead: int) -> None:
        """Play on by the heaviest moves, for at least so many decisions and to a settled position."""
        place, moves, weights, dice = self.place, self.moves, self.weights, self.dice
        for _ in range(LONGEST):
            player = place.player
            if player == NOBODY or (player != CHANCE and ahead <= 0 and self.judgement.settled(place)):
                return
            place.find_moves(moves)
            if player == CHANCE:
                place.play(moves.items[dice.below(moves.count)])
            else:
                ahead -= 1
                weights.weigh(place, moves)
                place.play(weights.heaviest(moves, dice))


class Sight:
    """The results of looking at a move."""

    def __init__(self, move: int, halvings: int = 0) -> None:
        self.move = move
        self.lean = LEAN * halvings
        self.looks = 0
        self.sum = 0.0

    @property
    def value(self) -> float:
        """The mean of what the move promised each time it was looked at."""
        return self.sum / self.looks if self.looks else 0.0

    @property
    def rank(self) -> float:
        """The value of the move, less the amount by which a lighter move must promise more."""
        return self.value - self.lean


def look_around(
    root: Position, dice: Dice, judgement: Judgement, simulations: int, keep_going: Callable[[], bool]
) -> tuple[tuple[int, int, float], ...]:
    """(move, looks, mean promise) of the moves that were looked at, the most promising of the most looked at first.

    About `simulations` looks, at least one at each of them; fewer, if `keep_going` says that time is over.
    """
    lookout = Lookout(root, dice, judgement, simulations)
    if simulations < MOST_LOOKS:
        lookout.halve(simulations, keep_going)
    else:
        looks = FIRST_LOOKS
        while lookout.halve(looks, keep_going):
            looks *= 2
    return report(lookout.sights)


class Lookout:
    """Looks at the moves of a position, in world after world."""

    def __init__(self, root: Position, dice: Dice, judgement: Judgement, simulations: int) -> None:
        self.root = root
        self.dice = dice
        self.judgement = judgement
        self.look = look = Look(root, dice, judgement)
        moves = look.promising(WIDEST) if simulations >= WIDEST else look.drawn(simulations)
        self.sights = [Sight(move, look.halvings.get(move, 0)) for move in moves]

    def halve(self, looks: int, keep_going: Callable[[], bool]) -> bool:
        """Share out so many looks over all moves, then over the better half, and so on; False if time was over before."""
        left = self.sights
        rounds = max(1, (len(left) - 1).bit_length())
        for _ in range(rounds):
            for _ in range(max(1, looks // (rounds * len(left)))):
                if left[0].looks and not keep_going():
                    return False
                for sight in left:
                    sight.sum += self.look.promise(sight.move)
                    sight.looks += 1
                self.go_to_another_world()
            left = sorted(left, key=lambda sight: -sight.rank)[: (len(left) + 1) // 2]
        return True

    def go_to_another_world(self) -> None:
        """The next look is at another world, with other dice."""
        self.dice.state = self.look.fall
        self.dice.below(ASIDE)
        self.look = Look(self.root, self.dice, self.judgement)


def report(sights: list[Sight]) -> tuple[tuple[int, int, float], ...]:
    """The results in order."""
    order = sorted(sights, key=lambda sight: (-sight.looks, -sight.rank, sight.move))
    return tuple((sight.move, sight.looks, sight.value) for sight in order)
