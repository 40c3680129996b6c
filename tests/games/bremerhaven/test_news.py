"""What is told to whoever only hears the game: the story in fewer words, what belongs together in one sentence."""

from __future__ import annotations

import re

import pytest

from quarterdeck.engine.dice import seeded
from quarterdeck.messages.language import speaking
from quarterdeck.table.match import Match
from tests.records.games import new_match

RED, SPECTATOR = 0, -1


def played(seed: int) -> tuple[Match, dict[int, list[tuple[int, str]]]]:
    """A random short game, and what Red and a spectator heard after each move."""
    match, dice = new_match("bremerhaven", length="short"), seeded(seed)
    heard: dict[int, list[tuple[int, str]]] = {RED: [], SPECTATOR: []}
    while not match.over:
        known = match.revision
        if match.chance_waits:
            match.chance(dice)
        else:
            asked = match.waiting()
            seat = asked[dice.below(len(asked))]
            texts = match.legal(seat)
            match.play(seat, texts[dice.below(len(texts))])
        for seat, told in heard.items():
            fresh = match.news(seat, known)
            assert fresh is not None
            assert all(at > known for at, _ in fresh)
            told.extend(fresh)
    return match, heard


@pytest.mark.clause("BH-5.7", "BH-23.3", "BH-23.6")
def test_new_cards_what_nobody_won_and_all_bids_are_a_sentence_each() -> None:
    """Cards by their names: what is printed on them can be asked for."""
    _, heard = played(3)
    texts = [text for _, text in heard[RED]]
    dealt = r"New on offer: [^:]+ \(2\.1\), [^:]+ \(2\.2\), [^:]+ \(3\.1\) and [^:]+ \(3\.2\)\."
    assert any(re.fullmatch(dealt, text) for text in texts)
    assert any(re.fullmatch(r"Nobody has won [^;]+ or [^;]+; they are discarded\.", text) for text in texts)
    assert any(re.fullmatch(r"The bids: the Parking lot \(1\.0\) you \d; .*\.", text) for text in texts)
    assert not any(text.startswith(("On offer at", "Bids on", "The old prices")) for text in texts)


def test_red_hears_everything_of_red_and_nothing_twice() -> None:
    """Whatever the sentences hold together, each thing is told once, and in the order in which things happened."""
    match, heard = played(4)
    for told in heard.values():
        assert [at for at, _ in told] == sorted(at for at, _ in told)
    mine = [sentence.text for _, _, sentence in match.story_lines(RED) if sentence.text.startswith("You")]
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
