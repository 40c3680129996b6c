"""Turns a puzzle into a lesson, so that everything that plays lessons plays puzzles."""

from __future__ import annotations

from itertools import chain
from typing import Final

import msgspec
from msgspec.structs import replace

from quarterdeck.bots import default_spec, find_bot
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.game import Game
from quarterdeck.engine.registry import find_game
from quarterdeck.learn.attempt import begin_match, seat_of
from quarterdeck.learn.checking import HIGHEST_LEVEL
from quarterdeck.learn.lesson import Condition, Lesson, LessonFile, Step
from quarterdeck.messages.language import remembered
from quarterdeck.puzzles.puzzle import Puzzle, Turn, collection_of
from quarterdeck.puzzles.say import SAY
from quarterdeck.scene.drawing import scene_for
from quarterdeck.scene.shapes import Box, Disc, Placed, Scene, Symbol
from quarterdeck.scene.text import seat_title
from quarterdeck.table.match import Match
from quarterdeck.table.wording import first_sentence, names_of_moves
from quarterdeck.table.wording import words_of as words_of_shape

TEMPTED: Final = 3
"""How often a bot for beginners is asked for a move that tempts."""
MARGIN: Final = 20
"""What lies nearer to the middle than this part of the height is in neither half."""
DRAFT = Step(task="-", goal=Condition(moves=("-",)), success="-", hint="-", solution=("-",))


@remembered(512)
def lesson_named(game: str, name: str) -> Lesson:
    """The lesson of a game's puzzle with this name, made once in each language; `Malformed` if there is none."""
    collection = collection_of(game)
    puzzle = collection.find(name)
    return lesson_of(puzzle, collection.number(puzzle))


def lesson_of(puzzle: Puzzle, number: int) -> Lesson:
    """The lesson in which a puzzle is solved, with a step for each decision; `number` is the puzzle's in its collection.

    Its sentences are made only from what the seat may know.
    """
    lesson = _draft(puzzle, number)
    match = begin_match(lesson)
    seat = seat_of(lesson, match)
    steps: list[Step] = []
    for turn in puzzle.line:
        steps.append(step_of(puzzle, turn, match, seat, first=not steps))
        if turn is not puzzle.line[-1]:
            play_on(match, seat, turn)
    return replace(lesson, content=replace(lesson.content, step=tuple(steps)))


def scene_of(game: str, name: str) -> Scene:
    """The picture of a puzzle before its first decision, as whoever solves it sees it; `Malformed` if there is none of this name."""
    collection = collection_of(game)
    puzzle = collection.find(name)
    lesson = _draft(puzzle, collection.number(puzzle))
    match = begin_match(lesson)
    seat = seat_of(lesson, match)
    return scene_for(match.game, match.view(seat), seat)


@remembered(32)
def solver_of(game: str, name: str) -> str:
    """What the seat is called that must choose in a puzzle; `Malformed` if there is none of this name."""
    collection = collection_of(game)
    puzzle = collection.find(name)
    lesson = _draft(puzzle, collection.number(puzzle))
    match = begin_match(lesson)
    return _called(match, seat_of(lesson, match))


def _draft(puzzle: Puzzle, number: int) -> Lesson:
    """A puzzle's lesson, whose steps are still to be found."""
    return Lesson(
        name=puzzle.name,
        file=puzzle.name,
        content=LessonFile(
            title=SAY("title", number=number),
            game=puzzle.game,
            chapter=SAY("rating", rating=puzzle.rating),
            seat=puzzle.seat,
            bot=answering(find_game(puzzle.game)),
            position=msgspec.json.encode(puzzle.position).decode(),
            step=(DRAFT,),
        ),
    )


def answering(game: Game) -> str:
    """The bot that answers wrong moves: no weaker than it must be, but in a game without a tree it answers with a whole turn."""
    judgement = game.judgement()
    return default_spec(game, 1 if judgement is not None and judgement.flat else HIGHEST_LEVEL)


def play_on(match: Match, seat: int, turn: Turn) -> None:
    """Play the best move of a decision, and the answers of the others."""
    match.make(seat, turn.best[0])
    for text in turn.others:
        match.make(match.waiting()[0], text)


def step_of(puzzle: Puzzle, turn: Turn, match: Match, seat: int, *, first: bool) -> Step:
    """A decision as the step of a lesson."""
    what, why = words_of(match, seat, turn.best[0]), reason(puzzle, turn, match.players - 1)
    return Step(
        task=task_of(puzzle, turn, match, seat, first=first),
        goal=Condition(moves=accepted(turn, match.legal(seat))),
        success=SAY("right", why=why).strip(),
        hint=f"{SAY(f'hint-{puzzle.themes[0]}')} {pointer(turn, match, seat)}".strip(),
        otherwise=SAY("wrong", what=f"{what} {why}".strip()),
        others=() if turn is puzzle.line[-1] else turn.others,  # nobody plays on when all is found
        solution=turn.best[:1],
    )


def accepted(turn: Turn, legal: list[str]) -> tuple[str, ...]:
    """The patterns of the accepted moves; a move that only adds a point to one of them counts as the same."""
    alone = [move for move in turn.best if not any(other.startswith(f"{move} ") for other in legal)]
    return (*turn.best, *(f"{move} *" for move in alone))


def task_of(puzzle: Puzzle, turn: Turn, match: Match, seat: int, *, first: bool) -> str:
    """The task of a puzzle, in words."""
    if not first:
        return SAY("task-on")
    return SAY(f"task-{kind_of(puzzle, turn)}", seat=_called(match, seat), rivals=match.players - 1)


def _called(match: Match, seat: int) -> str:
    """What a seat is called in the picture, or else in the notation."""
    picture = match.game.scene(match.view(seat), seat, ())
    name = seat_title(picture, seat) if isinstance(picture, Scene) else ""
    return name or match.seat_names[seat]


def kind_of(puzzle: Puzzle, turn: Turn) -> str:
    """The kind of task: to win now or by force, not to lose, to find the best move or one of two."""
    if "win" in puzzle.themes:
        return "now" if len(puzzle.line) == 1 and not turn.others else "win"
    if "defence" in puzzle.themes:
        return "defence"
    return "best" if len(turn.best) == 1 else "two"


def pointer(turn: Turn, match: Match, seat: int) -> str:
    """In which half of the board the best move lies; else a move that tempts a beginner, and is not among the best."""
    game, known = match.game, match.view(seat)
    picture = game.scene(known, seat, match.moves(seat))
    if not isinstance(picture, Scene):
        return ""
    halves = {half for shape in picture.placed() if shape.move in turn.best and (half := half_of(shape, picture))}
    if len(halves) == 1:
        return SAY("hint-half", half=halves.pop())
    bot, best = find_bot(default_spec(game, 1), game), [game.parse(known, text) for text in turn.best]
    tempting = (bot.choose(known, seat, seeded(number)).move for number in range(TEMPTED))
    wrong = next((move for move in chain(tempting, reversed(known.legal())) if move not in best), None)
    names = names_of_moves(game, known, seat, best if wrong is None else [*best, wrong])
    told = first_sentence(names[-1])
    return "" if told in map(first_sentence, names[:-1]) else SAY("hint-not", move=told)


def half_of(shape: Placed, picture: Scene) -> str:
    """Whether a shape that lies on a point, or around one, is in the upper or the lower half of a picture; empty: neither, or unknown."""
    if not isinstance(shape, Box | Disc | Symbol):
        return ""
    middle = shape.y + (shape.height // 2 if isinstance(shape, Box) else 0)
    if abs(2 * middle - picture.height) * MARGIN < picture.height:
        return ""
    return "upper" if 2 * middle < picture.height else "lower"


def reason(puzzle: Puzzle, turn: Turn, rivals: int) -> str:
    """Why the best move is best; empty if it wins at once, since that says everything."""
    if "win" in puzzle.themes:
        return SAY("why-win", rivals=rivals) if turn.others else ""
    if "defence" in puzzle.themes:
        return SAY("why-defence", rivals=rivals)
    return "" if puzzle.lead is None else SAY("why-best", more=puzzle.lead.more)


def shortcoming(puzzle: Puzzle, step: int, rivals: int) -> str:
    """Why every other move than the best is worse at a decision of the line, without a word about the best one."""
    if "win" in puzzle.themes:
        last = step == len(puzzle.line) - 1 and not puzzle.line[step].others
        return SAY("missed-now" if last else "missed-win", rivals=rivals)
    if "defence" in puzzle.themes:
        return SAY("missed-defence", rivals=rivals)
    return "" if puzzle.lead is None else SAY("missed-lead", more=puzzle.lead.more)


def words_of(match: Match, seat: int, move: str) -> str:
    """The move by its shortest name, a card with its signs, and what it leads to, unless its name says that."""
    known = match.view(seat)
    picture = match.game.scene(known, seat, match.moves(seat))
    shapes = [shape for shape in picture.shapes if shape.move == move] if isinstance(picture, Scene) else []
    named = names_of_moves(match.game, known, seat, [match.game.parse(known, move)])
    said = min(filter(None, (*map(words_of_shape, shapes), *named)), key=len, default="")
    foreseen = match.foresee(seat, move).picture
    told = " ".join(foreseen.summary.split()) if isinstance(foreseen, Scene) else ""
    if said and told and told not in said:
        return f"{first_sentence(said)}. {told}"
    said = said or told
    if not said:
        return SAY("move", move=move)
    return said if said.endswith(".") else f"{said}."
