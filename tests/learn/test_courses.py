"""Every lesson of every course: played to success, and failed by each of its mistakes."""

from __future__ import annotations

import re

import pytest

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.registry import keys
from quarterdeck.learn import Attempt, Lesson, course_of, languages_of, learned_games
from quarterdeck.learn.checking import at_step, check_words, solve_step

LESSONS = {f"{key}/{lesson.name}": lesson for key in learned_games() for lesson in course_of(key).lessons}
MISTAKES = {
    f"{name}/{k}/{j}": (lesson, k, j)
    for name, lesson in LESSONS.items()
    for k, step in enumerate(lesson.content.step)
    for j in range(len(step.mistake))
}


@pytest.mark.parametrize("key", [key for key in keys() if key in learned_games()])
def test_a_course_has_as_many_lessons_as_it_takes(key: str) -> None:
    """Six at least; and no two have the same name, by which progress remembers them."""
    lessons = course_of(key).lessons
    assert 6 <= len(lessons) <= 14
    assert len({lesson.name for lesson in lessons}) == len(lessons)


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_played_to_success(name: str) -> None:
    """By its own solutions, from the first step to the last; and its conditions speak of what there is."""
    attempt = Attempt(LESSONS[name])
    check_words(attempt)
    kinds = []
    while not attempt.done:
        kinds.append(solve_step(attempt).kind)
    assert kinds == ["step"] * (attempt.steps - 1) + ["done"]


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_told_and_taken_back(name: str) -> None:
    """The example ends in the mistake's own sentence, and the step begins again."""
    lesson, k, j = MISTAKES[name]
    mistake = lesson.content.step[k].mistake[j]
    attempt = at_step(lesson, k)
    before, legal = attempt.match.save(), attempt.match.legal(attempt.seat)
    *first, last = mistake.example
    for move in first:
        assert attempt.play(move).kind == "on"
    answer = attempt.play(last)
    assert (answer.kind, answer.says) == ("mistake", mistake.says)
    assert attempt.match.save() == before
    assert attempt.match.legal(attempt.seat) == legal


@pytest.mark.parametrize("name", LESSONS)
def test_the_same_moves_give_the_same_lesson(name: str) -> None:
    """For everybody, at any time: dice and bots come from the seed of the file."""
    lesson: Lesson = LESSONS[name]
    attempt = Attempt(lesson)
    solve_step(attempt)
    again = Attempt.resumed(lesson, attempt.played)
    assert again.match.save() == attempt.match.save()
    assert (again.step, again.done, again.played) == (attempt.step, attempt.done, attempt.played)


@pytest.mark.parametrize("name", LESSONS)
def test_whatever_a_learner_tries_the_lesson_goes_on(name: str) -> None:
    """Either it is done, or there is something to choose; and the moves in effect bring the same attempt back elsewhere."""
    dice = seeded(11)
    attempt = Attempt(LESSONS[name])
    for _ in range(12):
        legal = attempt.match.legal(attempt.seat)
        answer = attempt.play(legal[dice.below(len(legal))])
        assert bool(answer.says) == (answer.kind != "on")
        if attempt.done:
            break
        assert attempt.seat in attempt.match.waiting()
    again = Attempt.resumed(LESSONS[name], attempt.played)
    assert (again.step, again.done, again.match.save()) == (attempt.step, attempt.done, attempt.match.save())


@pytest.mark.parametrize("name", LESSONS)
def test_people_read_no_notation(name: str) -> None:
    """They see a board: no squares, numbers of ships or letters of icons, but words."""
    content = LESSONS[name].content
    said = [content.title, content.chapter]
    for step in content.step:
        said += [step.task, step.success, step.hint, step.otherwise]
        said += [one.says for one in step.mistake] + [one.says for one in step.tip]
    found = [text for text in said if re.search(r"[@_`]|\b[a-gNESWRGBYPH][0-9]\b|\b[KFUDXT][+-]|\b\d\.\d\b", text)]
    assert found == []


def test_a_course_without_words_in_a_language_has_its_own() -> None:
    """Lesson by lesson, so that a translation can grow."""
    assert course_of("cardinal", "tlh") == course_of("cardinal")


@pytest.mark.parametrize("key", learned_games())
def test_words_of_other_languages_go_with_their_lessons(key: str) -> None:
    """As many, for the same tasks, mistakes and tips."""
    for language in languages_of(key):
        assert len(course_of(key, language).lessons) == len(course_of(key).lessons)


@pytest.mark.parametrize("key", learned_games())
def test_a_course_ends_with_a_whole_game_with_tips(key: str) -> None:
    """Against a bot that is weak, to be won by a bot that looks no further than a beginner may; with words for typical mistakes."""
    last = course_of(key).lessons[-1].content
    assert last.bot == "random"
    assert [len(step.tip) >= 3 and len(step.mistake) >= 1 for step in last.step] == [True]
    assert last.step[0].goal.state == ("won == true",)


def test_the_bots_of_lessons_think_for_no_time() -> None:
    """A server lets them choose while others wait: none that searches for long."""
    bots = {lesson.content.bot for lesson in LESSONS.values()}
    assert bots <= {"random", "greedy", "uct:1", "uct:2", "ismcts:1", "ismcts:2"}
