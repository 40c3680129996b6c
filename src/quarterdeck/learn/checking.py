"""Checks lessons: the solution succeeds, each example makes its mistake, and everything that is mentioned exists."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from quarterdeck.bots import SearchBot, default_spec, find_bot
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import Malformed, NotNow
from quarterdeck.engine.game import Game
from quarterdeck.learn.attempt import Answer, Attempt
from quarterdeck.learn.judging import check_condition
from quarterdeck.learn.lesson import Lesson
from quarterdeck.messages import speaker

_SAY: Final = speaker("quarterdeck.learn").say
MOST_MOVES = 2_000
"""The most moves of a solver."""
HIGHEST_LEVEL = 2
"""The highest level of a bot in a lesson, which limits its thinking time."""


class Played(Struct, frozen=True, kw_only=True):
    """The result of playing a lesson to success."""

    lesson: Lesson
    moves: int
    """The number of the learner's moves."""
    mistakes: int
    """The number of mistakes that were made by their examples."""


def check_lesson(lesson: Lesson) -> Played:
    """Play a lesson to success and make all its mistakes; `Malformed` names a field that is wrong."""
    attempt = Attempt(lesson)
    check_words(attempt)
    made = 0
    while not attempt.done:
        made += _make_mistakes(attempt)
        solve_step(attempt)
    return Played(lesson=lesson, moves=len(attempt.played), mistakes=made)


def check_words(attempt: Attempt) -> None:
    """Check that everything in conditions exists in the game, and that the bots suit it."""
    check_bot(attempt.lesson.content.bot, attempt.game)
    names = attempt.match.seat_names
    for k, step in enumerate(attempt.lesson.content.step):
        check_condition(step.goal, attempt.game, names, f"step[{k}].goal")
        for j, mistake in enumerate(step.mistake):
            check_condition(mistake, attempt.game, names, f"step[{k}].mistake[{j}]")
        for j, tip in enumerate(step.tip):
            check_condition(tip, attempt.game, names, f"step[{k}].tip[{j}]")


def check_bot(spec: str, game: Game) -> None:
    """Check that a bot suits the game, and does not think too long for others who wait; `Malformed` names the limit."""
    bot, longest = find_bot(spec, game, path="bot"), find_bot(default_spec(game, HIGHEST_LEVEL), game)
    if isinstance(bot, SearchBot) and isinstance(longest, SearchBot) and bot.simulations > longest.simulations:
        raise Malformed(
            "bot",
            _SAY("thinks-long", bot=repr(spec), number=bot.simulations, most=longest.simulations, level=HIGHEST_LEVEL),
        )


def solve_step(attempt: Attempt) -> Answer:
    """Play the present step of an attempt to success; `Malformed` says at which move that fails."""
    number, step = attempt.step, attempt.now
    path = f"step[{number}].{'solution' if step.solution else 'solver'}"
    for k, move in enumerate(solving(attempt)):
        answer = played(attempt, move, f"{path}[{k}]" if step.solution else path)
        if answer.kind in ("step", "done"):
            if attempt.unplayed:
                raise Malformed(f"step[{number}].others", _SAY("never-played", move=repr(attempt.unplayed[0])))
            return answer
        if answer.kind != "on":
            raise Malformed(f"{path}[{k}]", _SAY("not-to-goal", move=repr(move), says=answer.says or "none"))
    raise Malformed(path, _SAY("ends-before-goal"))


def solving(attempt: Attempt) -> Iterator[str]:
    """The moves of a step's solution, or of its solver as long as it is asked."""
    step = attempt.now
    if step.solution:
        yield from step.solution
        return
    bot, dice = find_bot(step.solver, attempt.game, path="solver"), seeded(attempt.lesson.content.seed, MOST_MOVES)
    for _ in range(MOST_MOVES):
        seen = attempt.view()
        yield attempt.game.text(seen, bot.choose(seen, attempt.seat, dice).move)


def _make_mistakes(attempt: Attempt) -> int:
    """Make each mistake of a step by its example, and go back to its beginning; returns how many there were."""
    number = attempt.step
    for j, mistake in enumerate(attempt.now.mistake):
        path = f"step[{number}].mistake[{j}].example"
        here = at_step(attempt.lesson, number)
        answers = [played(here, move, f"{path}[{k}]") for k, move in enumerate(mistake.example)]
        if not answers:
            raise Malformed(path, _SAY("no-example"))
        if answers[-1].kind != "mistake" or answers[-1].says != mistake.says:
            raise Malformed(path, _SAY("not-to-mistake", says=answers[-1].says or "none"))
    return len(attempt.now.mistake)


def at_step(lesson: Lesson, number: int) -> Attempt:
    """An attempt that has reached a step by the solutions of the steps before it."""
    attempt = Attempt(lesson)
    while attempt.step < number:
        solve_step(attempt)
    return attempt


def played(attempt: Attempt, move: str, path: str) -> Answer:
    """The result of a move; `Malformed` at `path` if it cannot be made."""
    try:
        return attempt.play(move)
    except NotNow as error:
        raise Malformed(path, _SAY("not-playable", move=repr(move), why=str(error))) from None
    except Malformed as error:
        raise Malformed(path, error.problem) from None
