"""Lessons: the form of their files, and reading them."""

from __future__ import annotations

from typing import Annotated, Final, TypeVar

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.packs import read_toml, refusing
from quarterdeck.messages import speaker

_SAY: Final = speaker("quarterdeck.learn").say
Text = Annotated[str, Meta(min_length=1, max_length=600)]
"""A sentence or two, for people."""
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
HINT_AFTER: Final = 2
Form = TypeVar("Form", bound=Struct)


class Happened(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An entry of the game's log since the learner's latest move, as far as the learner may know it."""

    kind: Annotated[
        str, Meta(description="what happened, by its name in the game's log, such as summoned or mast-lost")
    ]
    who: Annotated[str | None, Meta(description="the seat that the log entry names; missing: any seat")] = None
    what: Annotated[
        int | None, Meta(description="the number `what` of the log entry, as the game's codes number it; missing: any")
    ] = None
    more: Annotated[int | None, Meta(description="the number `more` of the log entry; missing: any")] = None


class Condition(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A condition that the rules judge after each move. At least one field must be given, and all given ones must hold."""

    moves: Annotated[
        tuple[Notation, ...], Meta(description="the learner's move is one of these, in notation; * stands for anything")
    ] = ()
    event: Annotated[Happened | None, Meta(description="an event that has happened since the learner's move")] = None
    state: Annotated[
        tuple[Notation, ...],
        Meta(
            description="statements that are all true: a field of the position file, a sign and a value, such as `player == green`"
        ),
    ] = ()

    @property
    def empty(self) -> bool:
        """Whether no field is given."""
        return not (self.moves or self.event or self.state)


class Mistake(Condition, frozen=True, kw_only=True):
    """A typical mistake, and what the learner is told. Then the step begins again."""

    says: Text
    example: Annotated[
        tuple[Notation, ...], Meta(description="moves of the learner from the step's beginning that end in the mistake")
    ]


class Tip(Condition, frozen=True, kw_only=True):
    """A tip that the learner reads once, at a moment that matters; the step goes on."""

    says: Text


class Step(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One task of a lesson."""

    task: Text
    goal: Condition
    success: Text
    hint: Text
    hint_after: Annotated[int, Meta(ge=1, description="after how many moves in vain the hint comes by itself")] = (
        HINT_AFTER
    )
    tries: Annotated[
        Annotated[int, Meta(ge=0)] | None,
        Meta(
            description="after how many moves in vain the step begins again; 0: never; missing: 1 if the goal is a list of moves, else 0"
        ),
    ] = None
    otherwise: Annotated[
        str, Meta(max_length=600, description="what is said then, if no mistake has words of its own")
    ] = ""
    others: Annotated[
        tuple[Notation, ...],
        Meta(description="what chance and the other seats do in this step, in order; afterwards dice and bots decide"),
    ] = ()
    mistake: tuple[Mistake, ...] = ()
    tip: tuple[Tip, ...] = ()
    solution: Annotated[tuple[Notation, ...], Meta(description="moves of the learner that lead to the goal")] = ()
    solver: Annotated[str, Meta(description="instead of a solution: a bot that reaches the goal, such as greedy")] = ""

    @property
    def most_tries(self) -> int:
        """The number of moves without success after which the step begins again; 0 means never."""
        return self.tries if self.tries is not None else int(bool(self.goal.moves))


class Start(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game from its beginning, instead of a position."""

    players: int
    options: dict[str, bool | int | str] = {}


class LessonFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A file of a lesson."""

    title: Text
    game: Annotated[str, Meta(description="the key of the game")]
    chapter: Annotated[str, Meta(max_length=80, description="the heading under which the lesson stands")] = ""
    seat: Annotated[str, Meta(description="the learner's seat, by its name in the notation")]
    seed: Annotated[int, Meta(ge=0, description="the seed of all dice of the lesson")] = 1
    bot: Annotated[
        str, Meta(description="the bot that plays the other seats when the file does not say their moves")
    ] = "random"
    position: Annotated[str, Meta(description="the text of the position file (JSON) from which the lesson begins")] = ""
    start: Annotated[
        Start | None, Meta(description="instead of a position: a new game with which the lesson begins")
    ] = None
    step: Annotated[tuple[Step, ...], Meta(min_length=1)]


class Lesson(Struct, frozen=True, kw_only=True):
    """A lesson that was read: its file, its name, and where it came from."""

    name: str
    """The name under which progress is stored: the file's name without number and ending."""
    file: str
    content: LessonFile

    @property
    def title(self) -> str:
        """The title of the lesson."""
        return self.content.title


# -- another language -------------------------------------------------------------------------


class SaysWords(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The words of a mistake or a tip."""

    says: Text


class StepWords(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The words of a step."""

    task: Text
    success: Text
    hint: Text
    otherwise: str = ""
    mistake: tuple[SaysWords, ...] = ()
    tip: tuple[SaysWords, ...] = ()


class LessonWords(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A file with the words of a lesson in another language: the same keys, but only those with words."""

    title: Text
    chapter: str = ""
    step: tuple[StepWords, ...]


# -- reading ------------------------------------------------------------------------------------


def name_of(file: str) -> str:
    """The name of a lesson from the name of its file: `03-the-pirate.toml` gives `the-pirate`."""
    stem = file.replace("\\", "/").rpartition("/")[2].removesuffix(".toml")
    number, hyphen, rest = stem.partition("-")
    return rest if hyphen and number.isdigit() else stem


def read_lesson(file: str, content: str, words: str | None = None, words_file: str = "") -> Lesson:
    """The lesson in a text, with the words of another text if given; `PackError` names file, line and field."""
    found = _read(file, content, LessonFile)
    with refusing(file, content, LessonFile):
        _check(found)
    if words is not None:
        other = _read(words_file, words, LessonWords)
        with refusing(words_file, words, LessonWords):
            found = translated(found, other)
    return Lesson(name=name_of(file), file=file, content=found)


def _read(file: str, content: str, form: type[Form]) -> Form:
    with refusing(file, content, form):
        return msgspec.convert(read_toml(content), form)


def _check(lesson: LessonFile) -> None:
    """Check the fields that depend on each other; `Malformed` names the field."""
    if bool(lesson.position) == (lesson.start is not None):
        raise Malformed("position", _SAY("one-beginning"))
    for k, step in enumerate(lesson.step):
        path = f"step[{k}]"
        if bool(step.solution) == bool(step.solver):
            raise Malformed(f"{path}.solution", _SAY("one-solution"))
        conditions: list[tuple[str, Condition]] = [(f"{path}.goal", step.goal)]
        conditions += [(f"{path}.mistake[{j}]", one) for j, one in enumerate(step.mistake)]
        conditions += [(f"{path}.tip[{j}]", one) for j, one in enumerate(step.tip)]
        for where, condition in conditions:
            if condition.empty:
                raise Malformed(where, _SAY("asks-nothing"))


def translated(lesson: LessonFile, words: LessonWords) -> LessonFile:
    """The lesson with other words; `Malformed` if they do not fit it."""
    _same_number("step", lesson.step, words.step)
    if bool(lesson.chapter) != bool(words.chapter):
        raise Malformed("chapter", _SAY("in-one-file"))
    steps = []
    for k, (step, said) in enumerate(zip(lesson.step, words.step, strict=True)):
        _same_number(f"step[{k}].mistake", step.mistake, said.mistake)
        _same_number(f"step[{k}].tip", step.tip, said.tip)
        if bool(step.otherwise) != bool(said.otherwise):
            raise Malformed(f"step[{k}].otherwise", _SAY("in-one-file"))
        steps.append(
            replace(
                step,
                task=said.task,
                success=said.success,
                hint=said.hint,
                otherwise=said.otherwise,
                mistake=tuple(replace(one, says=say.says) for one, say in zip(step.mistake, said.mistake, strict=True)),
                tip=tuple(replace(one, says=say.says) for one, say in zip(step.tip, said.tip, strict=True)),
            )
        )
    return replace(lesson, title=words.title, chapter=words.chapter, step=tuple(steps))


def _same_number(path: str, wanted: tuple[object, ...], found: tuple[object, ...]) -> None:
    if len(wanted) != len(found):
        raise Malformed(path, _SAY("other-number", found=len(found), wanted=len(wanted)))
