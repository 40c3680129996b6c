"""Lessons over their socket and over HTTP: every one opens, is played to its end, and is remembered."""

from __future__ import annotations

import threading
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import msgspec
import pytest
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from quarterdeck.learn import Course, Lesson, course_of, learned_games
from quarterdeck.scene.shapes import AnyShape
from quarterdeck.server.database import lessons as lessons_store
from quarterdeck.server.database.database import Database
from quarterdeck.server.database.rows import User
from quarterdeck.server.gate.limits import Limits, TooFast
from quarterdeck.server.lessons import sockets
from quarterdeck.server.lessons.courses import Place, found_place, lesson_at
from quarterdeck.server.lessons.sitting import Left, Sitting, while_here
from quarterdeck.server.lessons.sockets import Ears
from quarterdeck.server.protocol import wire
from quarterdeck.server.protocol.api import CourseInfo, Person
from quarterdeck.server.protocol.wire import Begin, Done, InLesson, Play, Table, TakeBack, ToClient, View
from quarterdeck.server.tables.audience import Audience
from quarterdeck.server.tables.link import COME_BACK, Link
from quarterdeck.server.tables.pictures import rebuild_shapes
from quarterdeck.server.tables.sockets import spend
from quarterdeck.server.tables.turns import Turns
from tests.server.site import PASSWORD, Browser, Site, opened, plain, read

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


def test_no_more_moves_are_played_again_for_somebody_who_has_gone() -> None:
    """A long beginning ends with the move that is being played, and nothing of it is left."""
    link = Link(ANN)
    moves = while_here(link, ("a1", "a2"))
    assert next(moves) == "a1"
    link.send_away(COME_BACK)
    with pytest.raises(Left):
        next(moves)
    ann = learner("kraken", "last-afloat")
    ann.link.send_away(COME_BACK)
    with pytest.raises(Left):
        ann.begin("X")
    assert ann.sitting.attempt is None


class Line:
    """A socket on which so much is said before it closes."""

    def __init__(self, *messages: str) -> None:
        self.messages = list(messages)

    async def receive_data(self, mode: str) -> str:
        if not self.messages:
            raise WebSocketDisconnect(detail="gone")
        return self.messages.pop(0)


async def test_a_socket_that_closes_is_noticed_while_a_request_is_carried_out() -> None:
    """Before anybody reads on."""
    link = Link(ANN)
    ears = Ears(cast("WebSocket[None, None, State]", Line("begin")), link)
    assert await ears.hear() == "begin"
    assert not link.gone
    link.wake.clear()
    await link.wake.wait()
    assert link.gone
    with pytest.raises(WebSocketDisconnect):
        await ears.hear()


async def test_lessons_and_puzzles_are_found_in_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Making a puzzle takes up to half a second, in which everybody else would wait."""
    threads: list[int] = []
    sat: list[Place] = []
    link = Link(ANN)

    def find(game: str, name: str) -> Place:
        threads.append(threading.get_ident())
        return found_place(game, name)

    async def newcomer(_: object) -> User:
        return ANN

    async def stay(_socket: object, _school: object, sitting: Sitting, *_: object) -> None:
        sat.append(sitting.place)

    monkeypatch.setattr(sockets, "found_place", find)
    monkeypatch.setattr(sockets, "newcomer", newcomer)
    monkeypatch.setattr(sockets, "link_of", lambda *_: link)
    monkeypatch.setattr(sockets, "stay", stay)
    audience = Audience(limited=True)
    state = SimpleNamespace(
        database=SimpleNamespace(secret=b""),
        limits=Limits(limited=True),
        lesson_turns=Turns(sockets.AT_ONCE),
        audience=audience,
    )
    socket = cast("WebSocket[None, None, State]", SimpleNamespace(app=SimpleNamespace(state=state), cookies={}))
    await sockets.come_in(socket, "kraken", "last-afloat")
    assert [place.lesson.name for place in sat] == ["last-afloat"]
    assert threads != [threading.get_ident()]


def test_no_lesson_begins_while_its_learner_owes_for_what_took_long() -> None:
    """What is owed is bounded, so nobody has to wait for more than twenty seconds."""
    now = 0.0
    limits = Limits(limited=True, clock=lambda: now)
    room, link = learner("kraken", "last-afloat").sitting.room, Link(ANN, address="203.0.113.5")
    limits.charge("move", link.address, ANN.id, seconds=600)
    with pytest.raises(TooFast) as refused:
        spend(limits, room, link, Begin(id=1))
    assert refused.value.wait <= 20
    now = 20.0
    spend(limits, room, link, Begin(id=1))


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


async def test_what_a_guest_has_done_goes_along_to_the_account_that_signs_in(site: Site) -> None:
    """What another account has done stays its own."""
    database: Database = site.app.state.database

    async def done(browser: Browser) -> list[str]:
        found = read(await browser.get("/api/games/kraken/course"), CourseInfo)
        return [lesson.name for chapter in found.chapters for lesson in chapter.lessons if lesson.done]

    async def at(person: Person, *names: str) -> None:
        for name in names:
            await database.write(partial(lessons_store.add_done, user=person.id, game="kraken", lesson=name, at=1))

    ann, guest, ben = site.browser(), site.browser(), site.browser()
    await at(await ann.enter("Ann"), "last-afloat")
    await ann.post("/api/account", {"login": "ann", "password": PASSWORD})
    await at(await guest.enter("Guest"), "last-afloat", "sections-and-lanes")
    await guest.post("/api/login", {"login": "ann", "password": PASSWORD})
    assert await done(guest) == await done(ann) == ["last-afloat", "sections-and-lanes"]
    await ben.enter("Ben")
    await ben.post("/api/account", {"login": "ben", "password": PASSWORD})
    await ann.post("/api/login", {"login": "ben", "password": PASSWORD})
    assert await done(ann) == []
