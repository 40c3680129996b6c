"""Finds the clearly best move of a position by searches, and the bots that find it."""

from __future__ import annotations

from collections import Counter
from typing import Final

from msgspec import Struct

from quarterdeck.bots import default_spec, find_bot
from quarterdeck.bots.bot import SearchBot
from quarterdeck.bots.looking import Look
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.game import Game
from quarterdeck.engine.judgement import Judgement
from quarterdeck.engine.position import Position

CHECKS: Final = 3
"""The number of searches from other seeds that must all agree."""
FEWER: Final = 10
FEWER_WORLDS: Final = 6
"""A short search has so many times fewer simulations than a long one, and a short look so many times fewer worlds."""
ENOUGH: Final = 2
"""The moves that must have been tried to compare any."""
TRIES: Final = 10
FOUND: Final = 8
"""How often in `TRIES` a bot must choose a move to count as finding it."""
LEVELS: Final = range(1, 6)
"""The levels of all bots, the weakest first."""
LIKES: Final = 6
"""How often in `TRIES` a bot must choose a move to count as liking it."""


MOST_GOOD: Final = 2
"""If more moves than this, or half of all, are equally good, none is clearly best."""


class Care(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How certain an answer must be."""

    simulations: int = 4_000
    """The simulations of each checking search; a short search has a tenth of them."""
    worlds: int = 20
    """How many worlds that the seat's knowledge allows are looked at one by one."""
    agree: float = 0.7
    """The share of these worlds in which the answer must be best."""
    gap: float = 0.1
    """How much more the best move must be worth than any move that is not accepted."""
    alike: float = 0.01
    """How much less a move may be worth and still be accepted, if moves are looked at one by one."""
    player: str = ""
    """The bot that plays games on after each move, for all seats; empty: the usual one of level 3."""
    games: int = 240
    """The most games that are played on after each move."""
    sure: float = 3.0
    """By how many standard errors the best move must win more of these games than any other."""


class BestMoves(Struct, frozen=True, kw_only=True):
    """The moves that are clearly best, and all others, the better ones first."""

    moves: tuple[int, ...]
    others: tuple[int, ...]


Weighed = tuple[tuple[int, float], ...]
"""Moves with what they are worth, best first."""


def glance(game: Game, veiled: Position, seat: int, care: Care, seed: int) -> BestMoves | None:
    """The moves of a seat that must choose which seem to stand out, by a short look at what it knows; None if none do."""
    judgement = game.judgement()
    if judgement is not None and judgement.flat:
        looks = looks_at(judgement, veiled, max(2, care.worlds // FEWER_WORLDS), seed)
        return best_by_looks(looks, care, care.gap / 2, agree=0.0)
    return best_by_search(searched(game, veiled, seat, care.simulations // FEWER, seed), care.gap / 2)


def holds(game: Game, veiled: Position, seat: int, moves: tuple[int, ...], care: Care, seed: int) -> bool:
    """Whether longer searches agree that these moves are clearly best, and most worlds that the seat's knowledge allows."""
    judgement = game.judgement()
    if judgement is not None and judgement.flat:
        found = best_by_looks(looks_at(judgement, veiled, care.worlds, seed), care, care.gap, agree=care.agree)
        return found is not None and set(found.moves) == set(moves)
    for check in range(CHECKS):
        found = best_by_search(searched(game, veiled, seat, care.simulations, seed + check), care.gap)
        if found is None or found.moves != moves:
            return False
    return holds_in_worlds(game, veiled, seat, moves, care, seed)


# -- by trees ----------------------------------------------------------------------------------


def searched(game: Game, veiled: Position, seat: int, simulations: int, seed: int) -> Weighed:
    """What a search says about the moves that it tried, most visited first."""
    bot = SearchBot(spec="", imagines=game.hidden, simulations=simulations, judgement=game.judgement())
    return tuple((move, value) for move, _, value in bot.choose(veiled, seat, seeded(seed)).considered)


def best_by_search(weighed: Weighed, gap: float) -> BestMoves | None:
    """The first move, if it is worth clearly more than each of the others; None also if only one was tried."""
    if len(weighed) < ENOUGH:
        return None
    (move, worth), *others = weighed
    others.sort(key=lambda one: -one[1])
    if worth - others[0][1] < gap:
        return None
    return BestMoves(moves=(move,), others=tuple(other for other, _ in others))


def holds_in_worlds(game: Game, veiled: Position, seat: int, moves: tuple[int, ...], care: Care, seed: int) -> bool:
    """Whether the moves are best in most worlds that the seat's knowledge allows; true if nothing is hidden."""
    if not game.hidden:
        return True
    right = 0
    for number in range(care.worlds):
        world = veiled.clone()
        world.imagine(seeded(seed, number + 1))
        best = searched(game, world, seat, care.simulations // FEWER, seed + number)
        right += bool(best) and best[0][0] in moves
    return right >= care.agree * care.worlds


# -- by looks ----------------------------------------------------------------------------------


def looks_at(judgement: Judgement, veiled: Position, worlds: int, seed: int) -> dict[int, list[float]]:
    """What each legal move promises in each of a number of worlds."""
    promised: dict[int, list[float]] = {move: [] for move in veiled.legal()}
    for number in range(worlds):
        look = Look(veiled, seeded(seed, number), judgement)
        for move, values in promised.items():
            values.append(look.promise(move))
    return promised


def best_by_looks(promised: dict[int, list[float]], care: Care, gap: float, *, agree: float) -> BestMoves | None:
    """The moves that promise most, if all others promise clearly less, and no other one more in most of the worlds."""
    means = {move: sum(values) / len(values) for move, values in promised.items()}
    best = max(means.values())
    good = sorted((move for move in means if means[move] >= best - care.alike), key=lambda move: -means[move])
    others = [move for move in means if move not in good]
    if len(good) > MOST_GOOD or 2 * len(good) >= len(means):
        return None
    after = max(means[move] for move in others)
    worlds = len(promised[good[0]])
    right = sum(
        max(promised[move][world] for move in good) >= max(promised[move][world] for move in others)
        for world in range(worlds)
    )
    if means[good[-1]] - after < gap or right < agree * worlds:
        return None
    return BestMoves(moves=tuple(good), others=tuple(sorted(others, key=lambda move: -means[move])))


# -- how hard ----------------------------------------------------------------------------------


def finds(game: Game, veiled: Position, seat: int, level: int, moves: tuple[int, ...], seed: int) -> bool:
    """Whether a bot of a level chooses one of some moves often enough; it need not try on once that is certain."""
    bot = find_bot(default_spec(game, level), game)
    missed = 0
    for number in range(TRIES):
        missed += bot.choose(veiled, seat, seeded(seed, 100 * level + number)).move not in moves
        if missed > TRIES - FOUND:
            return False
    return True


def rate(game: Game, veiled: Position, seat: int, moves: tuple[int, ...], seed: int) -> int | None:
    """The level of the weakest bot that finds one of the moves; None if none does."""
    return next((level for level in LEVELS if finds(game, veiled, seat, level, moves, seed)), None)


def seems_easy(game: Game, veiled: Position, seat: int, level: int, seed: int) -> bool:
    """Whether bots below a level make the move of the best bots anyway, by a quick test."""
    best = find_bot(default_spec(game, LEVELS[-1]), game).choose(veiled, seat, seeded(seed)).move
    return any(finds(game, veiled, seat, lower, (best,), seed) for lower in range(1, level))


def is_trap(game: Game, veiled: Position, seat: int, moves: tuple[int, ...], seed: int) -> bool:
    """Whether the weakest bot likes a move that is none of these."""
    bot = find_bot(default_spec(game, LEVELS[0]), game)
    chosen = Counter(bot.choose(veiled, seat, seeded(seed, 100 * LEVELS[0] + number)).move for number in range(TRIES))
    move, times = chosen.most_common(1)[0]
    return times >= LIKES and move not in moves
