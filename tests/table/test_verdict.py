"""How a finished match ended, in one short sentence to each of those who look."""

from __future__ import annotations

import pytest

from quarterdeck.table.match import Match
from quarterdeck.table.verdict import is_draw, sentence, verdict
from tests.records.games import new_match, play_on, script

NAMES = ("Ada", "Ben", "Cleo", "Dan")
FIVE_SHIPS = ("b4", "c3", "b3", "d2", "c2", "b2", "a3", "a4", "c4")
"""With the last ship the pirate comes, and takes two of Ben's."""


def name(seat: int) -> str:
    """What people call a seat."""
    return NAMES[seat]


def told(match: Match, *mine: int) -> str:
    """To somebody with these seats."""
    return verdict(match, mine, name)


@pytest.fixture
def won() -> Match:
    """Ada has placed five ships, and Ben has two left."""
    return script(new_match("cardinal", first="orange"), *FIVE_SHIPS)


def limited(players: int, rounds: int, seed: int, winners: tuple[int, ...]) -> Match:
    """A game of Kraken that ends after so many rounds; these seats are still afloat (KR-R22)."""
    match = play_on(new_match("kraken", players=players, rounds=rounds), seed=seed)
    assert match.winners == winners
    return match


def test_who_has_won_is_told_by_how_much(won: Match) -> None:
    """As people say it of this game."""
    assert told(won, 0) == "You won by 3 ships"


def test_who_has_lost_is_told_by_how_much(won: Match) -> None:
    """Just as much."""
    assert told(won, 1) == "You lost by 3 ships"


def test_spectators_are_told_who_has_won(won: Match) -> None:
    """By name."""
    assert told(won) == "Ada won by 3 ships"


def test_who_plays_for_several_seats_is_told_who_has_won(won: Match) -> None:
    """People who share a keyboard both read it."""
    assert told(won, 0, 1) == "Ada won by 3 ships"


def test_without_a_margin_only_the_win_is_told() -> None:
    """The last ship afloat has won Kraken, whatever damage it has."""
    match = play_on(new_match("kraken", players=3), seed=0)
    assert match.winners == (0,)
    assert [told(match, 0), told(match, 1), told(match)] == ["You won", "You lost", "Ada won"]


def test_a_result_that_all_share_is_a_draw() -> None:
    """Nobody has won it, and it is told to all alike."""
    match = limited(players=2, rounds=1, seed=0, winners=(0, 1))
    ending = match.ending()
    assert ending is not None
    assert is_draw(match, ending)
    assert {told(match, 0), told(match, 1), told(match), told(match, 0, 1)} == {"It is a draw"}


def test_first_place_may_be_shared() -> None:
    """By some, while others have lost."""
    match = limited(players=3, rounds=3, seed=0, winners=(0, 1))
    ending = match.ending()
    assert ending is not None
    assert not is_draw(match, ending)
    assert told(match, 0) == "You share first place with Ben"
    assert told(match, 1) == "You share first place with Ada"
    assert told(match, 2) == "You lost: Ada and Ben share first place"
    assert told(match) == told(match, 0, 2) == "Ada and Ben share first place"


def test_a_resignation_says_who_resigned() -> None:
    """By no margin: the scores decided nothing."""
    match = script(new_match("cardinal", first="orange"), "b2")
    match.resign(1)
    assert told(match, 0) == "You won: Ben resigned"
    assert told(match, 1) == "You resigned"
    assert told(match) == told(match, 0, 1) == "Ben resigned"
    assert sentence(match, name) == "Ben has resigned, and Ada wins."
    assert sentence(match, name, 0) == "Ben has resigned, and Ada wins."
    assert sentence(match, name, 1) == "You have resigned, and Ada wins."


def test_all_others_win_when_one_of_several_resigns() -> None:
    """It is no shared first place that they were after."""
    match = new_match("kraken", players=3)
    match.resign(0)
    assert told(match, 1) == "You won: Ada resigned"
    assert sentence(match, name) == "Ada has resigned, and Ben and Cleo win together."


def test_who_plays_alone_wins_or_loses() -> None:
    """A win alone is not a draw with oneself; and whoever resigns leaves nobody to win."""
    match = new_match("bremerhaven", players=1)
    match.resign(0)
    assert told(match, 0) == "You resigned"
    assert sentence(match, name) == "Ada has resigned."


def test_before_the_end_there_is_no_verdict() -> None:
    """Whoever asks for it has made a mistake."""
    with pytest.raises(ValueError, match="not over"):
        told(new_match("cardinal"), 0)
