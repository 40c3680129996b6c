"""Lessons over their socket and over HTTP: every one opens, is played to its end, and is remembered."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from quarterdeck.learn import Course, Lesson, course_of, learned_games
from quarterdeck.scene.shapes import AnyShape
from quarterdeck.server.database.rows import User
from quarterdeck.server.lessons.courses import lesson_at
from quarterdeck.server.lessons.sitting import Sitting
from quarterdeck.server.protocol import wire
from quarterdeck.server.protocol.api import CourseInfo
from quarterdeck.server.protocol.wire import Begin, Done, InLesson, Play, Table, TakeBack, ToClient, View
from quarterdeck.server.tables.link import Link
from quarterdeck.server.tables.pictures import rebuild_shapes
from tests.server.site import Site, opened, plain, read

ANN = User(id="ann", name="Ann", colour="#205080", created=1)
COURSES = {key: course_of(key) for key in learned_games()}
LESSONS = {f"{key}/{one.name}": (course, one) for key, course in COURSES.items() for one in course.lessons}


class Learner:
    """Somebody at a lesson, and what has been told to them."""

    def __init__(self, course: Course, lesson: Lesson) -> None:
        self.sitting = Sitting(lesson_at(course, lesson.name), ANN)
        self.link = Link(ANN)
        self.got: list[ToClient] = []
        self.shapes: tuple[AnyShape, ...] = ()
        self.view: View | None = None

    def ask(self, request: InLesson) -> list[ToClient]:
        """The answers; pictures are put together as clients do it."""
        answers = self.sitting.take(self.link, request)
        for message in answers:
            msgspec.json.encode(message)
            if isinstance(message, View):
                assert self.view is None or message.revision > self.view.revision
                assert message.base is None or (self.view is not None and message.base == self.view.revision)
                self.shapes = rebuild_shapes(() if message.base is None else self.shapes, message.shapes)
                self.view = message
        self.got += answers
        return answers

    def begin(self, *played: str) -> wire.Lesson:
        """Open the lesson, where these moves lead."""
        self.ask(Begin(id=1, played=played))
        return self.told

    def play(self, move: str) -> wire.Lesson:
        """Choose a move."""
        assert self.view is not None
        self.ask(Play(id=2, seat=self.view.seat, move=move, expected=self.view.revision))
        return self.told

    def take_back(self) -> wire.Lesson:
        """Take it back."""
        assert self.view is not None
        self.ask(TakeBack(id=3, seat=self.view.seat, expected=self.view.revision))
        return self.told

    @property
    def told(self) -> wire.Lesson:
        """The latest words of the lesson."""
        return next(message for message in reversed(self.got) if isinstance(message, wire.Lesson))


def learner(game: str, lesson: str) -> Learner:
    """Somebody at a lesson that has not begun."""
    return Learner(COURSES[game], COURSES[game].find(lesson))


@pytest.mark.parametrize("name", LESSONS)
def test_every_lesson_opens_and_asks_for_something(name: str) -> None:
    """With a task, a table and a picture in which the learner may choose; its last step ends it."""
    ann = Learner(*LESSONS[name])
    told = ann.begin()
    assert told.came == "begun"
    assert told.task
    assert ann.view is not None
    assert ann.view.moves
    assert ann.view.revision == told.revision
    table = next(message for message in ann.got if isinstance(message, Table))
    assert [seat.seat for seat in table.seats if seat.mine] == [ann.view.seat]
    for step in LESSONS[name][1].content.step:
        for move in step.solution:
            told = ann.play(move)
        if not step.solution:
            return  # a whole game: tests/learn plays it
    assert told.came == "done"
    assert ann.view.moves == ()


def test_what_went_wrong_is_shown_before_the_step_begins_again() -> None:
    """First the picture after the mistake, in which nothing can be chosen; then the words; then the picture to go on with."""
    ann = learner("cardinal", "five-ships")
    ann.begin()
    before = ann.shapes
    answers = ann.ask(Play(id=2, seat=0, move="b2", expected=0))
    done, wrong, words, again = answers
    assert isinstance(done, Done)
    assert isinstance(wrong, View)
    assert isinstance(words, wire.Lesson)
    assert isinstance(again, View)
    assert (words.came, words.revision) == ("mistake", wrong.revision)
    assert "pirate" in words.says
    assert wrong.moves == ()
    assert again.base is None
    assert again.moves
    assert ann.shapes == before
    assert words.played == ()


def test_moves_of_others_are_seen_one_by_one() -> None:
    """As at a table: each in a picture of its own."""
    ann = learner("kraken", "a-whole-game")
    ann.begin()
    views = 0
    for _ in range(40):
        assert ann.view is not None
        answers = ann.ask(Play(id=2, seat=ann.view.seat, move=ann.view.moves[0], expected=ann.view.revision))
        views = max(views, sum(isinstance(message, View) for message in answers))
        if views > 1:
            break
    assert views > 1


def test_after_a_restart_the_moves_lead_to_the_same_place() -> None:
    """Nothing is kept at the server; the client says what it has played."""
    ann, ben = learner("pirates", "a-whole-game"), learner("pirates", "a-whole-game")
    told = ann.begin()
    for _ in range(12):
        assert ann.view is not None
        told = ann.play(ann.view.moves[-1])
    again = ben.begin(*told.played)
    assert ben.shapes == ann.shapes
    assert (again.played, again.step, again.task) == (told.played, told.step, told.task)


def test_a_move_is_taken_back_and_the_lesson_begins_again() -> None:
    """Numbers only grow, so a client never takes an old picture for a new one."""
    ann = learner("kraken", "the-order-is-yours")
    ann.begin()
    before = ann.shapes
    assert ann.play("F").came == "on"
    assert ann.view is not None
    assert ann.view.can_take_back
    assert ann.take_back().came == "back"
    assert ann.shapes == before
    ann.play("F")
    assert ann.begin().came == "begun"
    assert ann.shapes == before


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    """A site without limits."""
    async with opened(plain(tmp_path)) as found:
        yield found


async def test_a_course_is_shown_to_everybody(site: Site) -> None:
    """Without a session nothing of it is done."""
    found = read(await site.browser().get("/api/games/kraken/course"), CourseInfo)
    lessons = [lesson for chapter in found.chapters for lesson in chapter.lessons]
    assert [lesson.name for lesson in lessons] == [lesson.name for lesson in COURSES["kraken"].lessons]
    assert found.next == lessons[0].name
    assert not any(lesson.done for lesson in lessons)
    assert (await site.browser().get("/api/games/nothing/course")).status_code == 404
