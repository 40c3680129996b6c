"""A finished game at a glance: the scores turn by turn, and the moments that decided it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final

from msgspec import Struct

from quarterdeck.engine.game import Game
from quarterdeck.engine.log import Log
from quarterdeck.engine.position import CHANCE, NOBODY, Position
from quarterdeck.engine.standing import Moment, ScoreHistory, ScoreMark, Standing
from quarterdeck.table.turns import by_turns

MOST_MARKS: Final = 400
"""The most marks in a list of scores; a longer list is thinned out after the moments are found."""
MOST_MOMENTS: Final = 4
FEWEST_MOMENTS: Final = 2
TURNS_FOR_EACH: Final = 3
"""In a short game there is no more than one moment in so many turns: if most of them are told apart, none is."""
MOST_SENTENCES: Final = 6
"""The most sentences of the story for a moment."""
DROPPED: Final = 4
"""The factor by which a turn weighs more if a seat drops out; if no score changed, that counts as a change of 1."""
SMALL: Final = 3
"""Moments that weigh less than this part of the heaviest are left out."""

Made = tuple[int, int]
"""A move: the seat or CHANCE that made it, and its number."""


class Changed(Struct):
    """A move that changed scores."""

    at: int
    """The number of the move in the game, counted from 1."""
    swing: int
    moved: tuple[int, ...]
    """By how much each seat's score changed, up or down."""
    log: Log


class Turn(Struct):
    """The changes of scores in a turn."""

    number: int
    seat: int
    before: Standing
    after: Standing
    changed: list[Changed] = []


def history(game: Game, start: Position, moves: Iterable[Made]) -> ScoreHistory:
    """The scores over a game from a position, which is changed, by moves that must be legal.

    A game for one has none: nobody else takes a turn, so all of it would be a single turn.
    """
    first = game.standing(start)
    if first is None or len(first.scores) == 1:
        return ScoreHistory(label="", turns=0, moves=0, marks=(), moments=())
    made = tuple(moves)
    turns = list(scored_turns(game, start, first, made))
    changed = [turn for turn in turns if turn.changed]
    most = max(1, min(MOST_MOMENTS, len(turns) // TURNS_FOR_EACH))
    marks = [ScoreMark(turn=0, at=0, scores=first.scores)]
    marks += [ScoreMark(turn=turn.number, at=turn.changed[-1].at, scores=turn.after.scores) for turn in changed]
    return ScoreHistory(
        label=first.label,
        turns=turns[-1].number if turns else 0,
        moves=len(made),
        marks=tuple(thinned(marks)),
        moments=tuple(moment(game, turn) for turn in decisive(changed, most)),
    )


def scored_turns(game: Game, position: Position, standing: Standing, moves: Iterable[Made]) -> Iterator[Turn]:
    """The turns of a game, with the scores before and after each."""
    turn, at = Turn(0, CHANCE, standing, standing), 0
    for seat, made in by_turns((who, (who, move)) for who, move in moves):
        turn = Turn(turn.number + (seat >= 0), seat, turn.after, turn.after)
        for who, move in made:
            at += 1
            if position.player != who:
                position.focus(who)
            position.log = log = Log()
            position.play(move)
            position.log = None
            now = game.standing(position)
            if now is None:
                continue
            if (now.scores, now.out) != (turn.after.scores, turn.after.out):
                turn.changed.append(Changed(at, change(turn.after, now), moved(turn.after, now), log))
            turn.after = now
        yield turn


def change(before: Standing, after: Standing) -> int:
    """The largest change of a distance between two seats; it weighs several times as much if a seat drops out."""
    swing = max(abs(one - two) for one, two in combinations(moved(before, after), 2))
    dropped = len(set(after.out) - set(before.out))
    return max(swing, 1) * int(DROPPED**dropped) if dropped else swing


def moved(before: Standing, after: Standing) -> tuple[int, ...]:
    """By how much each seat's score changed, up or down."""
    return tuple(new - old for old, new in zip(before.scores, after.scores, strict=True))


def decisive(turns: Sequence[Turn], most: int = MOST_MOMENTS) -> list[Turn]:
    """The few turns that weigh most, in their order; taking the lead from somebody weighs twice. Of equal ones losses come first."""
    weighed: list[tuple[int, bool, int, Turn]] = []
    led = NOBODY
    for turn in turns:
        leads = leader(turn.after.scores)
        weight = change(turn.before, turn.after)
        if NOBODY not in (led, leads) and leads != led:
            weight *= 2
        led = led if leads == NOBODY else leads
        weighed.append((weight, min(moved(turn.before, turn.after)) < 0, turn.number, turn))
    weighed.sort(key=lambda one: one[:3], reverse=True)
    heaviest = weighed[0][0] if weighed else 0
    chosen = [
        turn
        for k, (weight, _, _, turn) in enumerate(weighed[:most])
        if weight and (k < FEWEST_MOMENTS or weight * SMALL >= heaviest)
    ]
    return sorted(chosen, key=lambda turn: turn.number)


def leader(scores: Sequence[int]) -> int:
    """The only leading seat, or NOBODY."""
    best = max(scores)
    return scores.index(best) if scores.count(best) == 1 else NOBODY


def moment(game: Game, turn: Turn) -> Moment:
    """A turn that decided something, in the words of the story about those of its moves that changed most.

    What it did to the seat whose score changed most is among them, however much happened to others.
    """
    changes = [abs(number) for number in moved(turn.before, turn.after)]
    most = changes.index(max(changes))
    first = max(turn.changed, key=lambda one: abs(one.moved[most]))
    told: dict[int, list[str]] = {}
    for changed in sorted(turn.changed, key=lambda one: (one is not first, -one.swing)):
        log = telling(changed.log, game.scoring)
        log = log if game.story(log) else changed.log
        number = sum(map(len, told.values())) + len(game.story(log))
        if told and number > MOST_SENTENCES:
            break
        told[changed.at] = shortened(game, log, most)
    return Moment(
        turn=turn.number,
        at=max(told),
        seat=turn.seat,
        # The same may happen twice in a turn; it is read once.
        text=" ".join(dict.fromkeys(text for at in sorted(told) for text in told[at])),
        before=turn.before.scores,
        after=turn.after.scores,
    )


def shortened(game: Game, log: Log, seat: int) -> list[str]:
    """The sentences of a story in their order; if they are too many, those about one seat and the first of the others."""
    told = [sentence.text for sentence in game.story(log)]
    if len(told) <= MOST_SENTENCES:
        return told
    about = {sentence.text for sentence in game.story(picked(log, lambda _, who: who == seat))}
    kept = sorted(range(len(told)), key=lambda k: (told[k] not in about, k))[:MOST_SENTENCES]
    return [told[k] for k in sorted(kept)]


def telling(log: Log, kinds: Sequence[int]) -> Log:
    """The entries of these kinds; all entries if no kinds are named."""
    if not kinds:
        return log
    return picked(log, lambda kind, _: kind in kinds)


def picked(log: Log, wanted: Callable[[int, int], bool]) -> Log:
    """The entries whose kind, and the seat that they are about, are wanted."""
    found = Log()
    found.names = log.names
    for kind, who, what, more in log.entries():
        if wanted(kind, who):
            found.add(kind, who, what, more)
    return found


def thinned(marks: Sequence[ScoreMark]) -> list[ScoreMark]:
    """A limited number of marks, including the first and the last."""
    if len(marks) <= MOST_MARKS:
        return list(marks)
    last = len(marks) - 1
    return [marks[k * last // (MOST_MARKS - 1)] for k in range(MOST_MARKS)]
