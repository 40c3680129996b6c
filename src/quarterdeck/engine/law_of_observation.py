"""Law 16: what programs that learn see has a fixed shape, keeps its bounds, and is what the seat knows: no more, no less."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec  # plain Python: only laws ask it
from mypy_extensions import i64  # plain Python: only laws ask it

from quarterdeck.engine.observation import Observation
from quarterdeck.engine.observer import Pen
from quarterdeck.engine.position import Position
from quarterdeck.engine.trial import Trial, demand, pick, view

LAW: Final = 16
UNTOUCHED: Final = 1 << 40
"""What no observation may say: it stands wherever nothing may be written."""
MARGIN: Final = 8
"""How many numbers before and after an observation must stay as they were."""
PLAYED: Final = 6
"""How many moves of a position are tried."""


def observes_what_is_known(trial: Trial) -> None:
    """Law 16: every number is within its bounds, equal where a seat cannot know a difference, else different.

    A seat can tell its own moves apart, and what it may choose, if the observation says that it is `whole`.
    """
    observation = trial.game.observation(trial.setup)
    if observation is None:
        return
    names = [field.name for field in observation.fields]
    demand(LAW, len(set(names)) == len(names), f"two fields of one name: {names}")
    demand(LAW, all(name.isidentifier() and name == name.lower() for name in names), f"no names for fields: {names}")
    demand(LAW, all(field.says.strip() for field in observation.fields), f"a field without words: {names}")
    again = trial.game.observation(trial.setup)
    demand(
        LAW, again is not None and again.fields == observation.fields, "the fields of a set-up are not always the same"
    )
    dice = trial.dice(LAW)
    asked: dict[tuple[int, ...], list[int]] = {}
    for position in trial.sample():
        for seat in range(trial.setup.players):
            keeps_bounds(observation, position, seat)
            other = trial.game.other_world(position, seat, dice)
            demand(
                LAW,
                seen_by(observation, position, seat) == seen_by(observation, other, seat),
                f"what is observed tells seat {seat} two worlds apart",
            )
        if observation.whole and position.player >= 0:
            legal = position.legal()
            known = asked.setdefault((position.player, *seen_by(observation, position, position.player)), legal)
            demand(LAW, known == legal, f"seat {position.player} observes the same, but may choose {known} or {legal}")
            moves = legal if len(legal) <= PLAYED else [pick(legal, dice) for _ in range(PLAYED)]
            tells_moves_apart(observation, position, moves)


def seen_by(observation: Observation, position: Position, seat: int) -> tuple[int, ...]:
    """What is written for a seat."""
    return written(observation, view(position, seat), seat)


def written(observation: Observation, veiled: Position, seat: int) -> tuple[int, ...]:
    """What is written of a veiled position: as many numbers as there must be, and none beside them or without the pen."""
    size = observation.size
    beside = [UNTOUCHED] * MARGIN
    numbers = vec[i64]([*beside, *[0] * size, *beside])
    pen = Pen(numbers, i64(MARGIN))
    observation.observer.observe(veiled, i64(seat), pen)
    count = int(pen.at) - MARGIN
    demand(LAW, count == size, f"{count} numbers are written for seat {seat}, not {size}")
    found = [int(number) for number in numbers]
    demand(
        LAW,
        [*found[:MARGIN], *found[MARGIN + size :]] == 2 * beside,
        f"numbers are written beside those of seat {seat}",
    )
    pen.begin()
    demand(LAW, not any(numbers[MARGIN : MARGIN + size]), f"numbers of seat {seat} are written without the pen")
    return tuple(found[MARGIN : MARGIN + size])


def keeps_bounds(observation: Observation, position: Position, seat: int) -> None:
    """Check that every number is written and within the bounds of its field, and that nothing changes."""
    veiled = view(position, seat)
    before = veiled.numbers()
    found = written(observation, veiled, seat)
    demand(LAW, veiled.numbers() == before, f"observing for seat {seat} changes the position")
    demand(LAW, written(observation, veiled.clone(), seat) == found, f"equal positions look different to seat {seat}")
    for field, place in observation.parts():
        wrong = [n for n in found[place] if not field.low <= n <= field.high]
        demand(LAW, not wrong, f"{field.name} of seat {seat} is {field.low} to {field.high}, not {wrong}")


def tells_moves_apart(observation: Observation, position: Position, moves: list[int]) -> None:
    """Check that the seat which moves observes different things after moves that lead to different views."""
    seat = position.player
    views: dict[tuple[int, ...], tuple[int, list[int]]] = {}
    for move in moves:
        after = position.clone()
        after.play(move)
        seen = view(after, seat)
        numbers = seen.numbers()
        found = written(observation, seen, seat)
        first, known = views.setdefault(found, (move, numbers))
        demand(LAW, known == numbers, f"after moves {first} and {move} seat {seat} observes the same, but they differ")
