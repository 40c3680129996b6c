"""Advice is a legal move with a reason, made of what the seat knows."""

from __future__ import annotations

import re
from typing import cast

import pytest

from quarterdeck.analysis import Planned, advise
from quarterdeck.analysis.advice import counting, more_than, rating, rating_by_points
from quarterdeck.bots import Choice, SearchBot, find_bot
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import NotYourTurn
from quarterdeck.engine.game import Game
from quarterdeck.engine.judgement import ByPoints
from quarterdeck.engine.position import Position
from quarterdeck.engine.registry import find_game
from quarterdeck.engine.vectors import put
from quarterdeck.games.bremerhaven.bot.judgement import BremerhavenJudgement
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.table.wording import first_sentence, name_of_move
from tests.bots.tables import CARDINAL, KRAKEN, begin, stroll, veiled
from tests.games.bremerhaven.scenario import lay
from tests.games.bruise_cruise.scenario import lay as cruise_lay
from tests.games.kraken.table import lay as kraken_lay
from tests.records.games import new_match, script

PLACES = [
    ("cardinal", 2, 9),
    ("kraken", 2, 0),
    ("kraken", 3, 33),
    ("bruise-cruise", 2, 60),
    ("bruise-cruise", 3, 90),
    ("bremerhaven", 2, 40),
    ("bremerhaven", 3, 120),
    ("pirates", 2, 60),
    ("pirates", 2, 150),
]


def place(game: Game, players: int, decisions: int) -> Position:
    """A choice in the middle of a game, everything known."""
    return stroll(begin(game, players), decisions, seeded(decisions + 1))


@pytest.mark.parametrize(("key", "players", "decisions"), PLACES)
def test_advice_is_a_legal_move_in_words(key: str, players: int, decisions: int) -> None:
    """It can be played, it has a name, and asking changes nothing."""
    game = find_game(key)
    position = place(game, players, decisions)
    seat = int(position.player)
    known = veiled(position, seat)
    before = known.numbers()
    advice = advise(game, known, seat, 7)
    assert known.numbers() == before
    assert game.why_not(position, game.parse(known, advice.move)) is None
    assert advice.name
    assert advice.sentence.removeprefix("“").startswith(advice.name)


@pytest.mark.parametrize(("key", "players", "decisions"), PLACES)
def test_advice_is_the_same_in_worlds_that_the_seat_cannot_tell_apart(key: str, players: int, decisions: int) -> None:
    """The same seed, other hands in the other seats."""
    game = find_game(key)
    position = place(game, players, decisions)
    seat = int(position.player)
    other = game.other_world(position, seat, seeded(3))
    assert advise(game, veiled(position, seat), seat, 7) == advise(game, veiled(other, seat), seat, 7)


def test_the_winning_move_is_advised_and_why() -> None:
    """Both have four ships on a wide board, where a fifth one beside them crowds nothing: it wins."""
    match = script(
        new_match("cardinal", rows=7, columns=7, first="orange"), "a1", "g1", "a2", "g2", "a3", "g3", "a4", "g4"
    )
    seat = match.waiting()[0]
    advice = advise(CARDINAL, match.view(seat), seat, 1)
    match.play(seat, advice.move)
    assert match.winners == (seat,)
    assert "all five ships on the board and win." in advice.sentence


def test_what_follows_is_told_where_a_move_alone_says_nothing() -> None:
    """A card of Bruise Cruise is picked, then where to sail: that is what matters."""
    game = find_game("bruise-cruise")
    for decisions in range(20, 200, 10):
        position = place(game, 2, decisions)
        advice = advise(game, veiled(position, int(position.player)), int(position.player), 1)
        if advice.after and advice.why:
            assert f"“{advice.name}”, then “{advice.after[0]}”" in advice.sentence
            return
    raise AssertionError("nobody had to pick twice")


@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("Sail forward. You sail forward to North, Lane 1.", "Sail forward"),
        ("Claim St. George's", "Claim St. George's"),
        ("Act with Dervish (G4)", "Act with Dervish (G4)"),
        ("Sail 4 cm towards Mangrove Key. That ends the move.", "Sail 4 cm towards Mangrove Key"),
        ("Assign Dr. Forbes Beattie. She sails.", "Assign Dr. Forbes Beattie"),
    ],
)
def test_names_are_cut_at_the_end_of_their_first_sentence(name: str, short: str) -> None:
    """What comes of the move is told besides."""
    assert first_sentence(name) == short


@pytest.mark.parametrize(
    ("key", "decisions", "least"), [("pirates", 150, 3), ("bruise-cruise", 60, 2), ("kraken", 33, 3)]
)
def test_a_plan_is_told_to_its_end_and_goes_on_as_it_was_told(key: str, decisions: int, least: int) -> None:
    """A ship is named, sails and ends her move; a card is played and its icons are resolved. No step of it wants something else."""
    game = find_game(key)
    position = place(game, 2, decisions)
    seat = int(position.player)
    plan = advise(game, veiled(position, seat), seat, 7)
    assert len(plan.steps) >= len(plan.moves) >= least
    assert all(step in plan.sentence for step in plan.after)
    left = plan.moves
    while left:
        assert game.why_not(position, game.parse(position, left[0])) is None
        position.play(game.parse(position, left[0]))
        left = left[1:]
        while left and (sole := game.sole_move(position)) is not None:
            position.play(sole)
        if left:
            on = advise(game, veiled(position, seat), seat, 8, left)
            assert (on.moves, on.planned) == (left, True)
            assert on.sentence.replace("“", "").startswith(f"Go on as planned: {on.name}")
    assert position.player != seat or not game.goes_on(position)


def test_a_plan_that_is_not_legal_any_more_is_given_up() -> None:
    """What was told before does not matter then."""
    game = find_game("kraken")
    position = place(game, 2, 33)
    seat = int(position.player)
    known = veiled(position, seat)
    plan = advise(game, known, seat, 7)
    for gone in (("play no-such-card",), (plan.moves[0], "K"), (*plan.moves, plan.moves[0])):
        assert advise(game, known, seat, 7, gone) == plan


def test_nothing_is_left_of_a_plan_when_something_else_has_happened() -> None:
    """Before its first move it is told anew, and so it is after another move, or one that was taken back."""
    match = new_match("cardinal", first="orange")
    plan = Planned(seat=0, at=0, moves=("a1", "c3", "b1"))
    assert plan.left(match) == ()
    script(match, "a1")
    assert plan.left(match) == ("c3", "b1")
    script(match, "d4")
    assert plan.left(match) == ()
    assert Planned(seat=0, at=0, moves=("b2", "c3")).left(match) == ()
    assert Planned(seat=0, at=9, moves=("b2", "c3")).left(match) == ()


def test_nobody_else_is_advised() -> None:
    """Advice is for the seat that must choose."""
    position = place(KRAKEN, 2, 9)
    with pytest.raises(NotYourTurn):
        advise(KRAKEN, veiled(position, 1 - int(position.player)), 1 - int(position.player), 1)


@pytest.mark.parametrize(
    ("best", "other", "words"),
    [
        (0.70, 0.50, "The bot gives this 70% to win, and the next best, “{other}”, 50%."),
        (0.70, 0.69, "The bot gives this 70% to win; “{other}” is about as good."),
        (0.69, 0.70, "The bot gives this 69% to win; “{other}” is about as good."),
        (
            0.40,
            0.90,
            "The bot gives this 40% to win, and “{other}” even more, 90%; it does not go by these numbers alone.",
        ),
    ],
)
def test_only_moves_that_are_rated_alike_are_called_about_as_good(best: float, other: float, words: str) -> None:
    """The other one may be rated lower or higher."""
    known = begin(CARDINAL, 2)
    first, second = known.legal()[:2]
    name = first_sentence(name_of_move(CARDINAL, known, known.player, second))
    told = rating(CARDINAL, known, known.player, Choice(first, ((first, 9, best), (second, 8, other))))
    assert told == words.format(other=name)


def test_of_a_move_that_was_hardly_tried_nothing_is_said() -> None:
    """Two lost trial games of a hundred do not make it a move that surely loses; unless that is proven."""
    known = begin(CARDINAL, 2)
    first, second = known.legal()[:2]
    weighed = ((first, 100, 0.36), (second, 2, 0.0))
    assert rating(CARDINAL, known, known.player, Choice(first, weighed)) == "The bot gives this 36% to win."
    assert ", 0%." in rating(CARDINAL, known, known.player, Choice(first, weighed, proven=(second,)))


def test_who_cannot_win_is_advised_by_points() -> None:
    """Red has no prestige and lies far behind: every choice wins in 0 % of games, so chances say nothing."""
    game = find_game("bremerhaven")
    table = lay(
        seats=2, short=True, ahead=8, at="bidding", ranks="GR", money="R 27, G 90", prestige="R 0, G 9",
        built="R refinery b2, G status-symbol a1",
    )  # fmt: skip
    while table.position.player:
        table.position.play(table.position.legal()[0])
    advice = advise(game, veiled(table.position, 0), 0, 1)
    assert re.search(r"the bot goes by how much you will have: about \d+ points in the end with this", advice.rated)
    assert "%" not in advice.sentence
    assert advise(game, veiled(game.other_world(table.position, 0, seeded(3)), 0), 0, 1) == advice


def test_games_with_points_or_gold_go_by_them_where_chances_say_nothing() -> None:
    """Flags and weapons in Bruise Cruise, gold in Pirates: what this choice brings, and the next best one."""
    cruise = cruise_lay(
        "P0 2.2, H0 6.2",
        hands={"P": "Elm-a Opal-a"},
        deployed={"H": "6M 4T"},
        flags={"H": "Amber Dover Holm Iris"},
        final=True,
    )
    pirates = cast("PiratesPosition", place(find_game("pirates"), 2, 240))
    pirates.islands.home_gold = put(pirates.islands.home_gold, 1, 400)
    for key, position, counted in (
        ("bruise-cruise", cruise.position, r"about (one point|\d+ points) in the end with this"),
        ("pirates", pirates, r"about \d+ gold in the end with this"),
    ):
        advice = advise(find_game(key), veiled(position, 0), 0, 1)
        assert re.search(counted, advice.rated), advice.sentence
        assert "%" not in advice.sentence


def test_points_are_compared_in_words() -> None:
    """Two choices that differ by a few points are about as good; the chances of both are 0 %."""
    game = find_game("bremerhaven")
    position = place(game, 2, 40)
    seat = int(position.player)
    first, second = position.legal()[:2]
    name = first_sentence(name_of_move(game, position, seat, second))
    bot = SearchBot(spec="ismcts", imagines=True, judgement=ByPoints(BremerhavenJudgement(), 100.0))
    for share, words in (
        (0.2, f"about 100 points in the end with this, 25 points with the next best, “{name}”."),
        (0.499, f"about 100 points in the end with this, and about as much with “{name}”."),
    ):
        choice = Choice(first, ((first, 9, 0.5), (second, 8, share)))
        assert rating_by_points(game, position, seat, choice, bot).endswith(words)


def test_a_game_that_can_still_be_won_or_lost_is_advised_by_chances() -> None:
    """Points count only where all moves that the bot weighed win hardly ever, or nearly always."""
    game = find_game("bremerhaven")
    position = place(game, 2, 40)
    seat = int(position.player)
    bot = find_bot("ismcts:1", game)
    for values, counted in (
        ((0.0, 0.01), True), ((0.99, 1.0), True), ((0.01, 0.5), False), ((0.99, 0.5), False), ((0.01, 0.99), False), ((), False),
    ):  # fmt: skip
        choice = Choice(1, tuple((k, 9, value) for k, value in enumerate(values)))
        assert (counting(bot, position, seat, choice) is not None) is counted
    kraken = find_bot("ismcts:1", KRAKEN)
    assert counting(kraken, place(KRAKEN, 2, 9), 0, Choice(1, ((1, 9, 0.0),))) is None


@pytest.mark.parametrize(
    ("told", "more"),
    [
        ("Mast 2 fires at Snipe, hits with 5 or more", ""),
        ("Mast 2 fires at Snipe, hits with 5 or more. She would sink.", "She would sink."),
        ("One hit sinks her", "One hit sinks her."),
        ("", ""),
    ],
)
def test_a_hint_says_nothing_twice_and_only_whole_sentences(told: str, more: str) -> None:
    """What is foreseen of a shot is often its name again."""
    assert more_than("Mast 2 fires at Snipe, hits with 5 or more", told) == more


@pytest.mark.parametrize(("icons", "steps"), [("X R R", 3), ("X R", 2), ("X K", 2)])
def test_a_hint_lists_the_last_action_of_a_card_too(icons: str, steps: int) -> None:
    """It follows by itself, and without it the plan is not told to its end."""
    advice = advise(find_game("kraken"), kraken_lay("A N2 (2), B N1, C S2", icons=icons).position, 0, 1)
    assert len(advice.steps) == steps, advice.steps
    assert advice.after
