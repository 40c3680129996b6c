"""The analysis of a game: blunders are found, luck is told apart from choices, and nothing hidden is used."""

from __future__ import annotations

from functools import cache

import pytest

from quarterdeck.analysis import Analysis, Found, Plan, analyse, answer, assemble, page, plan
from quarterdeck.analysis.advice import what_matters
from quarterdeck.analysis.plan import Moment
from quarterdeck.analysis.questions import Question
from quarterdeck.bots import SearchBot, find_bot
from quarterdeck.bots.expecting import Estimate, expect
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.registry import find_game
from quarterdeck.messages.language import speaking
from quarterdeck.table.match import Match
from tests.bots.tables import KRAKEN, begin, stroll, veiled
from tests.records.games import new_match, play_on, script

FOUR_EACH = ("a1", "g1", "a2", "g2", "a3", "g3", "a4", "g4")
"""Four ships of each in two columns of a wide board, where a fifth one crowds nothing."""


def missed_win() -> Match:
    """Orange could place its fifth ship beside the others and win, and places it where a pirate is summoned."""
    match = script(new_match("cardinal", rows=7, columns=7, first="orange"), *FOUR_EACH)
    return script(match, next(text for text in match.legal(0) if not wins(match, 0, text)))


@cache
def analysed(simulations: int = 40, workers: int = 1) -> Analysis:
    """Orange's game in which it missed a win."""
    return analyse(plan(missed_win(), 0, simulations), workers=workers)


def test_a_win_that_was_given_away_is_the_dearest_mistake() -> None:
    """All that could be had was lost, and it says how it could have been had."""
    worst = analysed().mistakes[0]
    assert (worst.at, worst.number) == (len(FOUR_EACH), 5)
    assert worst.before == 1.0
    assert worst.why.endswith("win.")


def test_what_is_so_of_the_played_move_is_no_reason_for_another_one() -> None:
    """`You then have one ship on the board` is said of neither where it is so of both."""
    game = find_game("cardinal")
    asked = [one for one in plan(play_on(new_match("cardinal"), 3, 12), 0, 20).questions if one.played]
    found = [answer(question) for question in asked]
    assert any(one.better and not one.why for one in found)
    for question, one in zip(asked, found, strict=True):
        known = game.load(question.position)
        assert not one.why or one.why not in what_matters(game, known, game.parse(known, question.played))


def wins(match: Match, seat: int, text: str) -> bool:
    """Whether a move wins at once."""
    after = match.view(seat)
    after.play(match.game.parse(after, text))
    return after.over()


def test_the_same_simulations_find_the_same_with_any_number_of_workers() -> None:
    """Searches are counted, not timed."""
    match = play_on(new_match("cardinal"), 4)
    judged = plan(match, 1, 20)
    assert analyse(judged) == analyse(judged) == analyse(judged, workers=2)


def test_other_processes_answer_in_the_language_of_whoever_asks() -> None:
    """As this one does."""
    judged = plan(missed_win(), 0, 12)
    english = analyse(judged)
    with speaking("de"):
        german = analyse(judged)
        assert analyse(judged, workers=2) == german
    assert [one.name for one in german.choices] != [one.name for one in english.choices]


def test_what_moved_the_chance_adds_up() -> None:
    """From the first estimate to the result; choices cost, luck goes either way."""
    match = play_on(new_match("kraken"), 7)
    heard: list[int] = []
    judged = plan(match, 0, 20)
    found = analyse(judged, progress=heard.append)
    sums = found.sums
    assert heard == [*range(1, len(judged.questions) + 1)]
    score = match.score()
    assert score is not None
    assert sums.end == score[0]
    assert sums.end - sums.start == pytest.approx(sums.choices + sums.luck + sums.others + sums.rest, abs=0.001)
    assert [one.at for one in found.points] == sorted({one.at for one in found.points})
    assert found.fortunes
    assert all(one.told for one in found.fortunes)
    dealt = next(one.told for one in found.fortunes if "dealt" in one.told)
    assert dealt.count("is dealt") == 1, "three cards that are dealt to somebody else are told once"
    assert "is dealt 3 cards." in dealt


def test_chance_of_which_one_could_see_nothing_is_named_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    """As when others look at the treasure of an island: a line that says nothing would look like a fault."""
    match = play_on(new_match("kraken"), 7, 30)
    monkeypatch.setattr(Match, "told_at", lambda *_: [])
    told = {one.told for one in plan(match, 0, 10).moments if one.cause == "chance"}
    assert told == {"Something that you could not see."}


@pytest.mark.parametrize(
    ("key", "decisions"), [("kraken", 9), ("bruise-cruise", 60), ("bremerhaven", 60), ("pirates", 40)]
)
def test_nothing_that_the_seat_could_not_know_is_used(key: str, decisions: int) -> None:
    """The same question of two worlds that it cannot tell apart is the same, and so is the answer."""
    game = find_game(key)
    position = stroll(begin(game, 2), decisions, seeded(decisions))
    seat = int(position.player)
    other = game.other_world(position, seat, seeded(5))
    asked = [
        Question(
            game=key,
            position=game.save(veiled(world, seat)),
            seat=seat,
            simulations=4,
            seed=3,
            played=game.text(veiled(world, seat), veiled(world, seat).legal()[0]),
        )
        for world in (position, other)
    ]
    assert asked[0] == asked[1]
    assert answer(asked[0]) == answer(asked[1])


def test_what_others_hold_is_not_in_the_plan() -> None:
    """A question holds what the seat knew: the same as a table would send it."""
    match = play_on(new_match("kraken"), 3, 40)
    for moment in plan(match, 0, 10).moments:
        if moment.question is not None:
            assert moment.question.position == match.game.save(match.view_at(0, moment.at))


def test_an_estimate_says_how_far_it_errs() -> None:
    """More simulations err less; one that is over by then errs not at all."""
    bot = find_bot("ismcts:simulations=400", KRAKEN)
    assert isinstance(bot, SearchBot)
    position = stroll(begin(KRAKEN, 2), 9, seeded(3))
    seat = int(position.player)
    few = expect(SearchBot(spec="", imagines=True, simulations=40), veiled(position, seat), seat, seeded(1))
    many = expect(bot, veiled(position, seat), seat, seeded(1))
    assert many.error < few.error
    assert (few.simulations, many.simulations) == (20, 200)
    assert 0.0 <= many.value <= 1.0


def test_shares_of_two_seats_are_estimated_alike_whoever_must_choose() -> None:
    """What one may expect, the other may not."""
    bot = SearchBot(spec="", imagines=False, simulations=600)
    position = script(new_match("cardinal", rows=7, columns=7, first="orange"), *FOUR_EACH).view(0)
    worth = [expect(bot, position, seat, seeded(2)).value for seat in (0, 1)]
    assert sum(worth) == pytest.approx(1.0)
    assert worth[position.player] > 0.8


def test_a_choice_that_only_seems_worse_is_no_mistake() -> None:
    """A difference within twice its error, or a small one, means nothing."""
    found = [choice(0.6, 0.5, 0.06), choice(0.6, 0.5, 0.01), choice(0.6, 0.59, 0.001), choice(0.6, 0.62, 0.02)]
    judged = Plan(
        game="cardinal",
        seat=0,
        players=2,
        simulations=9,
        moments=tuple(Moment(at=k, cause="mine", played="a1", question=question()) for k in range(len(found))),
        moves=len(found),
    )
    assert [one.mistake for one in assemble(judged, found).choices] == [False, True, False, False]


def test_moments_without_an_answer_are_left_out_and_counted() -> None:
    """What is known before and after them is told all the same."""
    judged = plan(missed_win(), 0, 10)
    answers: list[Found | None] = [answer(question) for question in judged.questions]
    whole = assemble(judged, answers)
    answers[2] = None
    found = assemble(judged, answers)
    assert found.unjudged == 1
    assert len(found.choices) == len(whole.choices) - 1
    assert set(found.choices) < set(whole.choices)
    assert set(found.points) < set(whole.points)
    assert (found.points[0], found.points[-1]) == (whole.points[0], whole.points[-1])


def test_where_no_moment_has_an_answer_nothing_is_told() -> None:
    """Only how many there are."""
    judged = plan(missed_win(), 0, 10)
    found = assemble(judged, [None] * len(judged.questions))
    assert found.unjudged == len(judged.questions)
    assert not found.choices
    assert found.sums.end == 0.0


def choice(best: float, played: float, error: float) -> Found:
    """A choice that was judged."""
    return Found(worth=Estimate(best, error, 9), played=Estimate(played, error, 9), name="Place", best="b2")


def question() -> Question:
    """Nobody asks it."""
    return Question(game="cardinal", position=b"", seat=0, simulations=9, seed=0, played="a1")


@pytest.mark.parametrize(("seat", "simulations", "path"), [(2, 10, "seat"), (-1, 10, "seat"), (0, 0, "simulations")])
def test_what_cannot_be_judged_is_named(seat: int, simulations: int, path: str) -> None:
    """A seat that does not play, or no simulations."""
    with pytest.raises(Malformed) as error:
        plan(missed_win(), seat, simulations)
    assert error.value.path == path


def test_a_page_stands_alone() -> None:
    """Charts with words for those who do not see them, nothing from elsewhere, and text as text."""
    written = page(analysed(), "Cardinal <4>", "orange")
    assert "Cardinal &lt;4&gt;: the game of orange" in written
    assert written.count('role="img"') == 2
    assert "http" not in written.replace("http-equiv", "")
    assert "<script" not in written
    assert '<html lang="en">' in written
    with speaking("de"):
        assert '<html lang="de">' in page(analysed(), "Cardinal", "orange")


def test_nobody_is_blamed_for_a_choice_that_may_have_been_left_to_chance() -> None:
    """Setting out in Pirates: the record does not say whether the seat made it or chance did for it."""
    match = new_match("pirates")
    game = match.game
    dice = seeded(1)
    while match.moves_made < 60:
        match.chance(dice)
        seat = match.waiting()[0]
        moves = match.legal(seat)
        match.play(seat, moves[dice.below(len(moves))])
    made = match.moves_in_effect()
    mine = {moment.at for moment in plan(match, 0, 10).moments if moment.cause == "mine"}
    lots = {k for k, (who, _) in enumerate(made) if who == 0 and game.by_lot(match.view_at(0, k))}
    assert lots
    assert mine
    assert not lots & mine
    assert all(game.scene(match.view_at(0, k), 0, match.view_at(0, k).legal()).lots() for k in lots)
