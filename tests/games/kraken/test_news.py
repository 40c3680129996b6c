"""What is told to whoever only hears the game: the story in fewer words, what belongs together in one sentence."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from quarterdeck.engine.dice import seeded
from quarterdeck.messages.language import speaking
from quarterdeck.table.match import Match
from tests.games.hearing import SPECTATOR, hear
from tests.records.games import new_match

ADA = 0
PLACE = "(North|East|South|West), Lane [1-4]"


def played(seed: int) -> tuple[Match, dict[int, list[tuple[int, str]]]]:
    """A random game of three, and what Ada and a spectator heard after each move."""
    match = new_match("kraken", players=3, rounds=3)
    return match, hear(match, seed)


@pytest.mark.clause("KR-1.12", "KR-3.5", "KR-3.7")
def test_a_way_and_a_hand_are_a_sentence_each() -> None:
    """What others are dealt is not heard, nor what had no effect on them."""
    _, heard = played(1)
    texts = [text for _, text in heard[ADA]]
    assert any(
        re.fullmatch(f"[BC] sails (forward|outward|inward)(, forward)? and (forward|outward|inward) to {PLACE}.", one)
        for one in texts
    )
    assert any(re.fullmatch("You are dealt [^,]+, [^,]+ and [^,]+[.]", one) for one in texts)
    assert not [
        one for one in texts if re.search("^[BC] (is dealt|has nothing to repair)|further out.* [BC] stays", one)
    ]


@pytest.mark.parametrize("seed", range(3))
def test_all_else_is_told_once_and_in_order(seed: int) -> None:
    """Whatever hit, sank, bumped or was played, as the story tells it."""
    match, heard = played(seed)
    for told in heard.values():
        assert [at for at, _ in told] == sorted(at for at, _ in told)
    rest = "(sail|is dealt|are dealt|moves? (outward|inward) to|has nothing to repair|further out)"
    story = [one.text for _, _, one in match.story_lines(ADA) if not re.search(rest, one.text)]
    assert [text for _, text in heard[ADA] if not re.search(rest, text)] == story


@pytest.mark.parametrize("seed", range(6))
def test_the_end_of_a_turn_is_not_told_again_when_the_next_one_begins(seed: int) -> None:
    """A way at the end of a turn is told with its own move, however much follows."""
    match = new_match("kraken", players=4, rounds=3)
    for told in hear(match, seed).values():
        ways = [(at, text) for at, text in told if re.search(" sails? ", text)]
        assert not [text for (at, text), (later, again) in pairwise(ways) if text == again and later == at + 1]


def test_it_is_told_in_german_too() -> None:
    """The same sentences."""
    match, _ = played(2)
    english = match.news(SPECTATOR)
    with speaking("de"):
        german = match.news(SPECTATOR)
    assert english is not None
    assert german is not None
    assert len(english) == len(german)
    assert not any("{" in text for _, text in german)


@pytest.mark.parametrize("seed", range(3))
def test_a_way_is_told_before_another_is_to_choose(seed: int) -> None:
    """A ship that sailed with the last action of its turn has come to its end: its player hears so at once, not after the next move."""
    match = new_match("kraken", players=3, rounds=3)
    dice = seeded(seed)
    ended = 0
    while not match.over:
        if match.chance_waits:
            match.chance(dice)
            continue
        (seat,) = match.waiting()
        known = match.revision
        texts = match.legal(seat)
        match.play(seat, texts[dice.below(len(texts))])
        sailed = [one for at, _, one in match.story_lines(seat, known) if "You sail" in one.text]
        if sailed and seat not in match.waiting():
            ended += 1
            assert any("You sail" in text for _, text in match.news(seat, known) or [])
    assert ended
