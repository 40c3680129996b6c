"""`quarterdeck learn` and `quarterdeck lesson`: lessons line by line and at the table, progress, and checks."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from textual.widgets import Static

from quarterdeck.cli.progress import Progress
from quarterdeck.cli.session import Session
from quarterdeck.cli.terminal.app import TableApp
from quarterdeck.cli.terminal.screens import LessonDone
from quarterdeck.engine.errors import Malformed
from quarterdeck.learn import Attempt, course_of
from tests.cli.commands import Ran

Command = Callable[..., Ran]
Lines = Callable[..., None]
FIRST = "src/quarterdeck/games/cardinal/lessons/01-five-ships.toml"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of the test's own."""
    monkeypatch.setenv("QUARTERDECK_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> Lines:
    """Sets what the learner writes; then nothing more comes."""

    def write(*texts: str) -> None:
        rest = list(texts)

        def answer(_: str = "") -> str:
            if not rest:
                raise EOFError
            return rest.pop(0)

        monkeypatch.setattr("builtins.input", answer)

    return write


def test_courses_are_listed_with_how_far_one_is(command: Command) -> None:
    """And as data with the names of all lessons."""
    Progress().add("cardinal", "five-ships")
    ran = command("learn")
    assert ran.code == 0
    assert "1 of 6" in ran.out
    assert "Beside the pirate" in ran.out
    course = json.loads(command("learn", "cardinal", "--json").out)
    assert [lesson["done"] for lesson in course["lessons"]] == [True, *[False] * 5]


def test_a_lesson_is_played_line_by_line_and_remembered(command: Command, lines: Lines, home: Path) -> None:
    """A mistake is told and taken back, the hint is given when it is asked for, and the next lesson follows."""
    lines("hint", "b2", "a1", "", "quit")
    ran = command("learn", "cardinal", "--plain")
    assert ran.code == 0
    assert "Lesson 1 of 6: Five ships win" in ran.out
    assert "Task: You are orange." in ran.out
    assert "nothing can happen there" in ran.out
    assert "So many ships in one place" in ran.out
    assert "you have won" in ran.out
    assert "Lesson 2 of 6" in ran.out
    assert json.loads((home / "lessons.json").read_text()) == {"cardinal": ["five-ships"]}
    lines("quit")
    assert "Lesson 2 of 6" in command("learn", "cardinal", "--plain").out


def test_a_lesson_begins_again_and_a_move_is_taken_back(command: Command, lines: Lines) -> None:
    """`restart` and `undo`; nobody resigns from a lesson."""
    lines("play lee-shelter", "undo", "restart", "resign yes", "task", "quit")
    ran = command("learn", "kraken", "--plain", "--lesson", "the-right-card")
    assert "(2 of 3)" in ran.out
    assert "nothing to take back" in ran.out
    assert "You cannot resign in a lesson" in ran.out
    assert ran.out.rstrip().count("(1 of 3)") >= 2


def test_another_lesson_can_be_named(command: Command, lines: Lines) -> None:
    """Done or not; a wrong name lists all."""
    lines("quit")
    assert "A whole game" in command("learn", "cardinal", "--plain", "--lesson", "a-whole-game").out
    assert "there are five-ships" in command("learn", "cardinal", "--lesson", "six-ships").err


def test_the_help_names_lessons_that_exist(command: Command) -> None:
    """Whoever copies an example gets a lesson."""
    named = re.findall(r"learn (\S+) --lesson (\S+)", command("learn", "--help").out)
    assert named
    for game, lesson in named:
        assert course_of(game).find(lesson).name == lesson


def test_the_board_is_shown_once_before_the_first_question(command: Command, lines: Lines) -> None:
    """And again when it has changed."""
    lines("quit")
    assert command("learn", "cardinal", "--plain").out.count("a b c d") == 1
    lines("b3", "quit")
    ran = command("learn", "cardinal", "--plain", "--lesson", "two-crowds")
    assert ran.out.count("a b c d") == 2


def test_who_has_done_all_is_told_so(command: Command) -> None:
    """And what else there is."""
    for lesson in course_of("cardinal").lessons:
        Progress().add("cardinal", lesson.name)
    assert "You have done all 6 lessons of Cardinal" in command("learn", "cardinal").out


def test_a_file_of_progress_that_is_none_is_refused(home: Path) -> None:
    """With its path, and left as it is."""
    home.mkdir()
    (home / "lessons.json").write_text("[]")
    with pytest.raises(Malformed, match=r"lessons\.json"):
        Progress()


def test_a_lesson_that_holds_is_said_to(command: Command, tmp_path: Path) -> None:
    """With how many moves it takes, and as data."""
    file = tmp_path / "01-mine.toml"
    file.write_text(Path(FIRST).read_text())
    ran = command("lesson", "check", str(file))
    assert ran.code == 0
    assert "holds: one move to success, one mistake found" in ran.out
    assert json.loads(command("lesson", "check", str(file), "--json").out) == [
        {"lesson": str(file), "moves": 1, "mistakes": 1}
    ]


def test_a_lesson_that_does_not_hold_is_refused(command: Command, tmp_path: Path) -> None:
    """With its file and field, and exit code 4."""
    file = tmp_path / "01-mine.toml"
    file.write_text(Path(FIRST).read_text().replace('solution = ["a1"]', 'solution = ["b2"]'))
    ran = command("lesson", "check", str(file))
    assert ran.code == 4
    assert "step[0].solution[0]" in ran.out
    file.write_text(Path(FIRST).read_text().replace("hint =", "hnit ="))
    told = command("lesson", "check", str(file)).out
    assert "line" in told
    assert "".join(told.split()).count("01-mine.toml") == 1


def test_words_of_another_language_are_checked_with_their_lesson(command: Command, tmp_path: Path) -> None:
    """They lie in a folder beside it, under the same name, and have the same keys."""
    (tmp_path / "01-mine.toml").write_text(Path(FIRST).read_text())
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "01-mine.toml").write_text(
        'title = "Fünf Schiffe"\n[[step]]\ntask = "Setze."\nsuccess = "Gut."\nhint = "Oben."\n'
    )
    ran = command("lesson", "check", str(tmp_path / "01-mine.toml"))
    assert ran.code == 4
    assert "step[0].mistake" in ran.out


def test_files_or_all_are_to_be_named(command: Command) -> None:
    """Not both, not neither."""
    assert command("lesson", "check").code == 2
    assert command("lesson", "check", FIRST, "--all").code == 2


async def test_a_lesson_is_played_at_the_table() -> None:
    """The task stands above the question, a mistake is told, and the end asks what now."""
    attempt = Attempt(course_of("cardinal").lessons[0])
    app = TableApp(Session.at_lesson(attempt), pause=0)
    async with app.run_test(size=(100, 36)) as pilot:
        await pilot.pause()
        assert "Task: You are orange" in str(app.query_one("#task", Static).render())
        app.choose("b2")
        await pilot.pause()
        assert "So many ships" in str(app.query_one("#message", Static).render())
        assert attempt.match.moves_made == 0
        app.action_hint()
        assert "nothing can happen there" in str(app.query_one("#message", Static).render())
        app.choose("a1")
        await pilot.pause()
        assert isinstance(app.screen, LessonDone)
        await pilot.press("a")
        await pilot.pause()
        assert not attempt.done
        app.choose("a1")
        await pilot.pause()
        await pilot.press("n")
    assert app.wanted == "next"


def test_what_is_no_lesson_is_told_and_the_next_ones_are_checked_all_the_same(command: Command, tmp_path: Path) -> None:
    """No text, or no file at all: each is named once."""
    good, bad = tmp_path / "01-mine.toml", tmp_path / "02-bytes.toml"
    good.write_text(Path(FIRST).read_text())
    bad.write_bytes(b"\xff\xfe")
    ran = command("lesson", "check", str(bad), str(tmp_path / "03-none.toml"), str(good))
    assert ran.code == 4
    told = "".join(ran.out.split())
    assert "02-bytes.toml:isnottextinUTF-8" in told
    assert "03-none.toml:cannotberead" in told
    assert "holds:onemovetosuccess" in told
