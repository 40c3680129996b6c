"""What is told to whoever only hears the game: the story in fewer words, what belongs together in one sentence."""

from __future__ import annotations

import re

import pytest

from quarterdeck.messages.language import speaking
from quarterdeck.table.match import Match
from tests.games.hearing import SPECTATOR, hear
from tests.records.games import new_match

RED = 0


def played(seed: int) -> tuple[Match, dict[int, list[tuple[int, str]]]]:
    """A random short game, and what Red and a spectator heard after each move."""
    match = new_match("bremerhaven", length="short")
    return match, hear(match, seed)


@pytest.mark.clause("BH-5.7", "BH-23.3", "BH-23.6")
def test_new_cards_what_nobody_won_and_all_bids_are_a_sentence_each() -> None:
    """Cards by their names: what is printed on them can be asked for."""
    _, heard = played(3)
    texts = [text for _, text in heard[RED]]
    dealt = r"New on offer: the Ship [^:]+, the Ship [^:]+, the Contract [^:]+ and the Contract [^:]+\."
    assert any(re.fullmatch(dealt, text) for text in texts)
    assert any(re.fullmatch(r"Nobody has won [^;]+ or [^;]+; they are discarded\.", text) for text in texts)
    assert any(re.fullmatch(r"The bids on the Parking lot: you \d; .*\.", text) for text in texts)
    assert not any(text.startswith(("A Ship is on offer", "Bids on", "The old prices")) for text in texts)


@pytest.mark.clause("BH-R15")
def test_who_looks_through_the_price_pile_hears_so_without_its_cards() -> None:
    """They are the moves that are to choose from, and the log has them."""
    match, heard = played(4)
    texts = [text for _, text in heard[RED] if text.startswith("You look through")]
    assert set(texts) == {"You look through the Price pile."}
    assert any("Below the cards" in one.text for _, _, one in match.story_lines(RED))


def test_red_hears_everything_of_red_and_nothing_twice() -> None:
    """Whatever the sentences hold together, each thing is told once, and in the order in which things happened."""
    match, heard = played(4)
    for told in heard.values():
        assert [at for at, _ in told] == sorted(at for at, _ in told)
    mine = [
        one.text.partition(" Below the cards")[0] for _, _, one in match.story_lines(RED) if one.text.startswith("You")
    ]
    assert [text for _, text in heard[RED] if text.startswith("You")] == mine
    goods = [text for _, text in heard[RED] if re.match("Green (unloads|delivers)", text)]
    assert goods == [one.text for _, _, one in match.story_lines(RED) if re.match("Green (unloads|delivers)", one.text)]


def test_it_is_told_in_german_too() -> None:
    """The same sentences."""
    match = played(5)[0]
    english = match.news(SPECTATOR)
    with speaking("de"):
        german = match.news(SPECTATOR)
    assert english is not None
    assert german is not None
    assert len(english) == len(german)
    assert not any("{" in text for _, text in german)
