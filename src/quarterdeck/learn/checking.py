"""Whether a lesson holds: its own solution succeeds, each mistake is made by its example, and all that it speaks of is there."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from quarterdeck.bots import SearchBot, default_spec, find_bot
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import Malformed, NotNow
from quarterdeck.engine.game import Game
from quarterdeck.learn.attempt import Answer, Attempt
from quarterdeck.learn.judging import check_condition
from quarterdeck.learn.lesson import Lesson

MOST_MOVES = 2_000
"""No solver needs more."""
HIGHEST_LEVEL = 2
"""No bot of a lesson may think longer than one of this level."""


class Played(Struct, frozen=True, kw_only=True):
    """A lesson that was played to success, and how."""

    lesson: Lesson
    moves: int
    """Of the learner."""
    mistakes: int
    """How many were made on the way, each by its example."""


def check_lesson(lesson: Lesson) -> Played:
    """Play a lesson to success and make all its mistakes; `Malformed` names the field that does not hold."""
    attempt = Attempt(lesson)
    check_words(attempt)
    made = 0
    while not attempt.done:
        made += _make_mistakes(attempt)
        solve_step(attempt)
    return Played(lesson=lesson, moves=len(attempt.played), mistakes=made)


def check_words(attempt: Attempt) -> None:
    """What conditions speak of is there in the game, and bots suit it."""
    check_bot(attempt.lesson.content.bot, attempt.game)
    names = attempt.match.seat_names
    for k, step in enumerate(attempt.lesson.content.step):
        check_condition(step.goal, attempt.game, names, f"step[{k}].goal")
        for j, mistake in enumerate(step.mistake):
            check_condition(mistake, attempt.game, names, f"step[{k}].mistake[{j}]")
        for j, tip in enumerate(step.tip):
            check_condition(tip, attempt.game, names, f"step[{k}].tip[{j}]")


def check_bot(spec: str, game: Game) -> None:
    """A bot suits the game, and thinks no longer than others can wait for; `Malformed` says how long that is."""
    bot, longest = find_bot(spec, game, path="bot"), find_bot(default_spec(game, HIGHEST_LEVEL), game)
    if isinstance(bot, SearchBot) and isinstance(longest, SearchBot) and bot.simulations > longest.simulations:
        raise Malformed(
            "bot",
            f"{spec!r} makes {bot.simulations} simulations for each move; at most {longest.simulations}, as of level"
            f" {HIGHEST_LEVEL}, since a server lets it think while others wait",
        )


def solve_step(attempt: Attempt) -> Answer:
    """Play the step that an attempt is at to success; `Malformed` says at which move that fails."""
    number, step = attempt.step, attempt.now
    path = f"step[{number}].{'solution' if step.solution else 'solver'}"
    for k, move in enumerate(solving(attempt)):
        answer = played(attempt, move, f"{path}[{k}]" if step.solution else path)
        if answer.kind in ("step", "done"):
            if attempt.unplayed:
                raise Malformed(
                    f"step[{number}].others", f"{attempt.unplayed[0]!r} is never played: nobody may play it then"
                )
            return answer
        if answer.kind != "on":
            raise Malformed(f"{path}[{k}]", f"{move!r} is no way to the goal; it is answered: {answer.says}")
    raise Malformed(path, "ends before the goal is reached")


def solving(attempt: Attempt) -> Iterator[str]:
    """The moves of a step's solution, or those of its solver, as long as it is asked for them."""
    step = attempt.now
    if step.solution:
        yield from step.solution
        return
    bot, dice = find_bot(step.solver, attempt.game, path="solver"), seeded(attempt.lesson.content.seed, MOST_MOVES)
    for _ in range(MOST_MOVES):
        seen = attempt.view()
        yield attempt.game.text(seen, bot.choose(seen, attempt.seat, dice).move)


def _make_mistakes(attempt: Attempt) -> int:
    """Make each mistake of a step by its example, and return to its beginning; how many that were."""
    number = attempt.step
    for j, mistake in enumerate(attempt.now.mistake):
        path = f"step[{number}].mistake[{j}].example"
        here = at_step(attempt.lesson, number)
        answers = [played(here, move, f"{path}[{k}]") for k, move in enumerate(mistake.example)]
        if not answers:
            raise Malformed(path, "needs a move at least")
        if answers[-1].kind != "mistake" or answers[-1].says != mistake.says:
            said = answers[-1].says or "nothing"
            raise Malformed(path, f"does not end in this mistake; it is answered: {said}")
    return len(attempt.now.mistake)


def at_step(lesson: Lesson, number: int) -> Attempt:
    """An attempt that has come to a step, by the solutions of those before it."""
    attempt = Attempt(lesson)
    while attempt.step < number:
        solve_step(attempt)
    return attempt


def played(attempt: Attempt, move: str, path: str) -> Answer:
    """What comes of a move; `Malformed` at `path` if it cannot be made."""
    try:
        return attempt.play(move)
    except NotNow as error:
        raise Malformed(path, f"{move!r} may not be played: {error}") from None
    except Malformed as error:
        raise Malformed(path, error.problem) from None
