"""Reading lessons: what is refused, what another language may say, and what an attempt answers."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from quarterdeck.cli.pictures import picture, seen_by
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import GameOver, IllegalMove, Malformed, NoTakeBack, PackError
from quarterdeck.learn import Attempt, Lesson, course_of
from quarterdeck.learn.checking import check_lesson
from quarterdeck.learn.lesson import LessonFile, name_of, read_lesson
from quarterdeck.messages.language import speaking
from tests.golden import check_golden

ROOT = Path(__file__).parents[2]
POSITION = """position = '''
{"game": "cardinal", "player": "orange", "board": ["O G . .", ". . . .", "O . . G", ". . . ."]}
'''
"""
LESSON = f"""
title = "A crowd"
game = "cardinal"
seat = "orange"
{POSITION}
[[step]]
task = "Make a crowd."
goal = {{ event = {{ kind = "summoned", who = "orange" }} }}
success = "A crowd."
hint = "In the middle."
solution = ["c3"]

[[step.mistake]]
moves = ["d*"]
says = "Too far away."
example = ["d1"]
"""
WORDS = """
title = "Ein Gedränge"
[[step]]
task = "Mach ein Gedränge."
success = "Ein Gedränge."
hint = "In der Mitte."
[[step.mistake]]
says = "Zu weit weg."
"""


def lesson(text: str = LESSON) -> Lesson:
    """The lesson of a text."""
    return read_lesson("01-a-crowd.toml", text)


def changed(old: str, new: str) -> Lesson:
    """The lesson with a change of its text."""
    assert old in LESSON
    return lesson(LESSON.replace(old, new))


# -- reading --------------------------------------------------------------------------------------


def test_the_schema_is_shipped_as_it_is() -> None:
    """Editors check files against it."""
    schema = json.dumps(msgspec.json.schema(LessonFile), indent=2, ensure_ascii=False) + "\n"
    check_golden(ROOT / "src/quarterdeck/learn/lesson.schema.json", schema)


def test_a_lesson_is_named_after_its_file() -> None:
    """Without its number, which only says its place in the course."""
    assert [name_of(file) for file in ("x/03-a-crowd.toml", "a-crowd.toml", "crowd.toml")] == [
        "a-crowd",
        "a-crowd",
        "crowd",
    ]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('hint = "In the middle."', "", "hint"),
        ("hint =", "hnit =", "hnit"),
        ('task = "Make a crowd."', 'task = ""', "step[0].task"),
        ('solution = ["c3"]', "", "give one of them"),
        ('solution = ["c3"]', 'solution = ["c3"]\nsolver = "greedy"', "give one of them"),
        (POSITION, "", "position"),
        ('moves = ["d*"]\n', "", "step[0].mistake[0]"),
        ('title = "A crowd"', 'title = "A crowd', "line 2"),
    ],
)
def test_a_file_that_is_no_lesson_is_refused(old: str, new: str, said: str) -> None:
    """With file, line and field."""
    with pytest.raises(PackError) as refused:
        changed(old, new)
    assert said in str(refused.value)
    assert "01-a-crowd.toml" in str(refused.value)


def test_whoever_writes_a_lesson_in_german_is_told_so_what_is_wrong() -> None:
    """Fields are named as in the file; a refusal inside the sentence is German, too."""
    with speaking("de"), pytest.raises(Malformed) as refused:
        check_lesson(changed('["c3"]', '["a1"]'))
    assert refused.value.problem.startswith("'a1' darf nicht gespielt werden: ")
    with speaking("de"), pytest.raises(PackError) as unread:
        changed('solution = ["c3"]', "")
    assert "ein Schritt hat solution oder solver: gib eines davon an" in str(unread.value)


@pytest.mark.parametrize(
    ("old", "new", "path", "said"),
    [
        ('kind = "summoned"', 'kind = "sumoned"', "step[0].goal.event.kind", "summoned"),
        ('who = "orange"', 'who = "red"', "step[0].goal.event.who", "orange, green"),
        ('seat = "orange"', 'seat = "red"', "seat", "orange, green"),
        ('["c3"]', '["z9"]', "step[0].solution[0]", "is not a move"),
        ('["c3"]', '["a1"]', "step[0].solution[0]", "may not be played"),
        ('["c3"]', '["d4"]', "step[0].solution[0]", "Too far away."),
        ('example = ["d1"]', 'example = ["a2"]', "step[0].mistake[0].example", "A crowd."),
        ('example = ["d1"]', "example = []", "step[0].mistake[0].example", "a move at least"),
        ('["c3"]', '["c3"]\nothers = ["c4"]', "step[0].others", "never played"),
        ('"player": "orange"', '"player": "red"', "position: player", "orange"),
        ('seat = "orange"', 'seat = "orange"\nbot = "uct:milliseconds=5"', "bot", "milliseconds"),
        ('seat = "orange"', 'seat = "orange"\nbot = "uct:5"', "bot", "level 2"),
        ('seat = "orange"', 'seat = "orange"\nbot = "uct:simulations=9000"', "bot", "9,000 simulations"),
        ('example = ["d1"]', 'example = ["c3", "a2"]', "step[0].mistake[0].example[1]", "may not be played"),
        ("event = { kind", 'state = ["score.red >= 1"], event = { kind', "step[0].goal.state[0]", "orange, green"),
        ("event = { kind", 'state = ["bord.count >= 1"], event = { kind', "step[0].goal.state[0]", "board"),
        ("event = { kind", 'state = ["over"], event = { kind', "step[0].goal.state[0]", "a sign and a value"),
    ],
)
def test_a_lesson_that_does_not_hold_is_refused(old: str, new: str, path: str, said: str) -> None:
    """With the field, and what would be right."""
    with pytest.raises(Malformed) as refused:
        check_lesson(changed(old, new))
    assert refused.value.path == path
    assert said in refused.value.problem


def test_another_language_has_the_same_keys() -> None:
    """And nothing but words; what is missing or too much is named."""
    german = read_lesson("01-a-crowd.toml", LESSON, WORDS, "de/01-a-crowd.toml")
    assert (german.title, Attempt(german).task) == ("Ein Gedränge", "Mach ein Gedränge.")
    assert german.content.step[0].solution == ("c3",)
    for wrong in (
        WORDS.partition("[[step.mistake]]")[0],
        WORDS + 'solution = ["c3"]\n',
        WORDS.replace('hint = "In der Mitte."\n', ""),
        WORDS.replace("[[step]]", 'chapter = "Anfang"\n[[step]]'),
    ):
        with pytest.raises(PackError, match=r"de/01-a-crowd\.toml"):
            read_lesson("01-a-crowd.toml", LESSON, wrong, "de/01-a-crowd.toml")


# -- playing --------------------------------------------------------------------------------------


def test_an_attempt_answers_each_move() -> None:
    """A mistake begins the step again, the hint comes after two moves in vain, and the goal ends the lesson."""
    attempt = Attempt(lesson())
    before = attempt.match.save()
    answer = attempt.play("d1")
    assert (answer.kind, answer.says, answer.hint) == ("mistake", "Too far away.", "")
    assert answer.told
    assert attempt.match.save() == before
    assert attempt.play("d2").hint == "In the middle."
    answer = attempt.play("c3")
    assert (answer.kind, answer.says) == ("done", "A crowd.")
    assert attempt.done
    assert attempt.played == ["c3"]
    with pytest.raises(GameOver):
        attempt.play("a2")
    attempt.begin_again()
    assert not attempt.done
    assert attempt.match.save() == before


def test_an_illegal_move_is_refused_by_its_clause_and_changes_nothing() -> None:
    """As at any table."""
    attempt = Attempt(lesson())
    with pytest.raises(IllegalMove) as refused:
        attempt.play("a1")
    assert refused.value.refusal.clause == "CA-2.3"
    assert attempt.played == []


def test_moves_of_a_step_are_taken_back() -> None:
    """One by one, with what the others answered, but not those of a step that is done."""
    attempt = Attempt(lesson(LESSON.replace('["d*"]', '["d4"]').replace('["d1"]', '["d4"]')))
    before = attempt.match.save()
    with pytest.raises(NoTakeBack):
        attempt.take_back()
    assert attempt.play("d1").kind == "on"
    assert attempt.match.moves_made == 2
    attempt.take_back()
    assert (attempt.match.save(), attempt.played) == (before, [])


def test_a_step_without_more_tries_begins_again() -> None:
    """With words of its own, or with those that always fit."""
    attempt = Attempt(changed("hint =", "tries = 2\nhint ="))
    before = attempt.match.save()
    assert attempt.play("a4").kind == "on"
    answer = attempt.play(attempt.match.legal(attempt.seat)[-1])
    assert answer.kind in ("again", "mistake")
    assert answer.says
    assert attempt.match.save() == before
    attempt = Attempt(changed("hint =", 'tries = 1\notherwise = "Not so."\nhint ='))
    assert attempt.play("a4").says == "Not so."


def test_others_play_what_the_file_says() -> None:
    """Seats and dice alike, in order; then bots and the seed."""
    attempt = Attempt(changed('["c3"]', '["c3"]\nothers = ["c4"]'))
    attempt.play("a4")
    assert attempt.match.story(attempt.seat)[-1].text == "Green places a ship on c4."


def test_what_is_meant_for_somebody_else_waits_for_them() -> None:
    """A die in the file is no move of a seat: whoever strays from the solution meets a bot instead, and no error."""
    attempt = Attempt(changed('["c3"]', '["c3"]\nothers = ["die 4", "c4"]'))
    assert attempt.play("a4").kind == "on"
    assert attempt.match.moves_made == 2


def test_a_tip_is_given_once() -> None:
    """At its moment; the lesson goes on."""
    tip = '\n[[step.tip]]\nstate = ["score.orange >= 3"]\nsays = "Three ships."\n'
    attempt = Attempt(lesson(LESSON + tip))
    assert attempt.play("a4").tip == "Three ships."
    assert attempt.play(attempt.match.legal(attempt.seat)[0]).tip == ""


@pytest.mark.parametrize("key", ["kraken", "bruise-cruise", "bremerhaven", "pirates"])
def test_a_lesson_shows_and_judges_only_what_the_learner_may_know(key: str) -> None:
    """If what the learner cannot know is otherwise, the picture is the same, and so is all that statements speak of."""
    for one in course_of(key).lessons:
        attempt = Attempt(one)
        game, seat = attempt.game, attempt.seat
        other = game.other_world(game.load(attempt.match.save()), seat, seeded(5))
        mine, theirs = attempt.view(), seen_by(other, seat)
        assert picture(game, mine, seat).encode() == picture(game, theirs, seat).encode(), one.name
        assert game.save(mine) == game.save(theirs), one.name
