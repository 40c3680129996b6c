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
    """The simulations of each checking search; the first search has a tenth of them."""
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


class Verdict(Struct, frozen=True, kw_only=True):
    """The moves that are clearly best, and what they are worth to the seat, 0 … 1."""

    moves: tuple[int, ...]
    worth: float
    next: float


Weighed = tuple[tuple[int, float], ...]
"""Moves with what they are worth, best first."""


def judge(game: Game, veiled: Position, seat: int, care: Care, seed: int) -> Verdict | None:
    """The clearly best moves of a seat that must choose, judged by what it knows; None if that is not clear."""
    judgement = game.judgement()
    if judgement is not None and judgement.flat:
        return judge_by_looks(judgement, veiled, care, seed)
    return judge_by_trees(game, veiled, seat, care, seed)


# -- by trees ----------------------------------------------------------------------------------


def judge_by_trees(game: Game, veiled: Position, seat: int, care: Care, seed: int) -> Verdict | None:
    """Judge by searches from several seeds that must agree, and by one search in each of many worlds."""
    first = verdict_of(searched(game, veiled, seat, care.simulations // 10, seed), care.gap / 2)
    if first is None:
        return None
    found = [
        verdict_of(searched(game, veiled, seat, care.simulations, seed + check), care.gap)
        for check in range(1, CHECKS + 1)
    ]
    certain = [one for one in found if one is not None and one.moves == first.moves]
    if len(certain) < CHECKS or not holds_in_worlds(game, veiled, seat, first.moves, care, seed):
        return None
    return Verdict(
        moves=first.moves,
        worth=sum(one.worth for one in certain) / CHECKS,
        next=max(one.next for one in certain),
    )


def searched(game: Game, veiled: Position, seat: int, simulations: int, seed: int) -> Weighed:
    """What a search says about the moves with at least 1 % of its visits, most visited first."""
    bot = SearchBot(spec="", imagines=game.hidden, simulations=simulations, judgement=game.judgement())
    considered = bot.choose(veiled, seat, seeded(seed)).considered
    tried = [(move, value) for move, visits, value in considered if visits * 100 >= simulations]
    return tuple(tried)


def verdict_of(weighed: Weighed, gap: float) -> Verdict | None:
    """The first move, if it is worth clearly more than each of the others."""
    if not weighed:
        return None
    (move, worth), *others = weighed
    after = max((value for _, value in others), default=0.0)
    return Verdict(moves=(move,), worth=worth, next=after) if worth - after >= gap else None


def holds_in_worlds(game: Game, veiled: Position, seat: int, moves: tuple[int, ...], care: Care, seed: int) -> bool:
    """Whether the moves are best in most worlds that the seat's knowledge allows; true if nothing is hidden."""
    if not game.hidden:
        return True
    right = 0
    for number in range(care.worlds):
        world = veiled.clone()
        world.imagine(seeded(seed, number + 1))
        best = searched(game, world, seat, care.simulations // 10, seed + number)
        right += bool(best) and best[0][0] in moves
    return right >= care.agree * care.worlds


# -- by looks ----------------------------------------------------------------------------------


def judge_by_looks(judgement: Judgement, veiled: Position, care: Care, seed: int) -> Verdict | None:
    """Judge by looking at every move in the same worlds with the same dice: first in a few worlds, in all if it may be clear."""
    few = looks_at(judgement, veiled, max(2, care.worlds // 6), seed)
    if verdict_of_looks(few, care, care.gap / 2, agree=0.0) is None:
        return None
    return verdict_of_looks(looks_at(judgement, veiled, care.worlds, seed + 1), care, care.gap, agree=care.agree)


def looks_at(judgement: Judgement, veiled: Position, worlds: int, seed: int) -> dict[int, list[float]]:
    """What each legal move promises in each of a number of worlds."""
    promised: dict[int, list[float]] = {move: [] for move in veiled.legal()}
    for number in range(worlds):
        look = Look(veiled, seeded(seed, number), judgement)
        for move, values in promised.items():
            values.append(look.promise(move))
    return promised


def verdict_of_looks(promised: dict[int, list[float]], care: Care, gap: float, *, agree: float) -> Verdict | None:
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
    return Verdict(moves=tuple(good), worth=best, next=after)


# -- how hard ----------------------------------------------------------------------------------


def choices_of(game: Game, veiled: Position, seat: int, level: int, seed: int) -> Counter[int]:
    """The choices of a bot of a level, from several seeds."""
    bot = find_bot(default_spec(game, level), game)
    return Counter(bot.choose(veiled, seat, seeded(seed, 100 * level + number)).move for number in range(TRIES))


def rate(game: Game, veiled: Position, seat: int, moves: tuple[int, ...], seed: int) -> int | None:
    """The level of the weakest bot that finds one of the moves; None if none does."""
    for level in LEVELS:
        chosen = choices_of(game, veiled, seat, level, seed)
        if sum(chosen[move] for move in moves) >= FOUND:
            return level
    return None


def seems_easy(game: Game, veiled: Position, seat: int, level: int, seed: int) -> bool:
    """Whether bots below a level make the move of the best bots anyway, by a quick test."""
    best = find_bot(default_spec(game, LEVELS[-1]), game).choose(veiled, seat, seeded(seed)).move
    return any(choices_of(game, veiled, seat, lower, seed)[best] >= FOUND for lower in range(1, level))


def is_trap(game: Game, veiled: Position, seat: int, moves: tuple[int, ...], seed: int) -> bool:
    """Whether the weakest bot likes a move that is none of these."""
    move, times = choices_of(game, veiled, seat, LEVELS[0], seed).most_common(1)[0]
    return times >= LIKES and move not in moves
