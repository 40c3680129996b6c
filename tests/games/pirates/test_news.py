"""What is told to whoever only hears the game: a sentence for each ship that acted, what it cost whom, and where she lies."""

from __future__ import annotations

import re

import pytest

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.log import Log
from quarterdeck.games.pirates import PIRATES
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.messages.hearing import heard_by
from tests.games.pirates.pictures import of_red
from tests.records.games import new_match

RED, GREEN, SPECTATOR = 0, 1, -1
FIGHT = ((300, 700, 0), (100, 100, 0), (300, 660, 0), (900, 800, 0))
"""R1 and G1 lie side by side, all others far away."""


def logged(position: PiratesPosition, *moves: str) -> list[Log]:
    """What moves put into the log, one log each."""
    logs = []
    for text in moves:
        position.log = log = Log()
        log.names = position.names
        position.play(PIRATES.parse(position, text))
        logs.append(log)
    return logs


def heard(position: PiratesPosition, seat: int, logs: list[Log]) -> list[str]:
    """What a seat hears of it."""
    veiled = position.clone()
    veiled.veil(seat)
    with heard_by(seat):
        return [text for _, text in PIRATES.news(veiled, seat, [log.veiled(seat) for log in logs])]


@pytest.mark.clause("PI-7.3", "PI-12.1")
def test_a_ship_is_told_in_one_sentence_once_another_acts() -> None:
    """What she did, what it cost, and where she lies in relation to islands and the listener's ships."""
    position = of_red(*FIGHT)
    logs = logged(position, "act R1", "shoot", "fire 1 at G1", "die 6", "fire 2 at G1", "die 1", "done")
    assert heard(position, GREEN, logs) == []
    logs += logged(position, "done")
    fired = "Red's HMS Titan fires twice at your Revenant and hits once, which has 4 of 5 masts left."
    assert heard(position, GREEN, logs) == [fired]
    assert heard(position, SPECTATOR, logs) == [fired.replace("your ", ""), "Green's turn."]
    assert (
        heard(position, RED, logs)[0] == "HMS Titan fires twice at Revenant and hits once, which has 4 of 5 masts left."
    )


def test_where_a_ship_lies_is_told_when_she_has_sailed() -> None:
    """Red hears it after each length, as Red is asked again."""
    position = of_red(*FIGHT)
    logs = logged(position, "act R2", "move", "S 90.0")
    assert heard(position, RED, logs[-1:]) == [
        "El Neptuno sails 5.8 cm; she lies 24 cm south-west of Mysterious Island 8 and 19 cm south-west of The Kraken."
    ]
    logs += logged(position, "S 90.0", "done")
    whole = heard(position, GREEN, logs)
    assert len(whole) == 1
    assert re.fullmatch(
        r"Red's El Neptuno sails 11\.5 cm; she lies .* and \d+ cm south-west of your The Kraken\.", whole[0]
    )


def test_whoever_is_asked_in_between_hears_what_has_happened_so_far() -> None:
    """Whose mast is hit chooses which is lost; then it goes on."""
    position = of_red(*FIGHT)
    logs = logged(position, "act R1", "shoot", "fire 1 at G1", "die 6")
    if int(position.player) == GREEN:
        assert heard(position, GREEN, logs) == ["Red's HMS Titan fires once at your Revenant and hits once."]


def test_what_is_heard_says_no_more_than_the_viewer_may_know() -> None:
    """In a whole random game: worlds that differ in what is hidden sound alike, and no sentence has a gap."""
    match, dice = new_match("pirates", total=10, islands=2, patience=3, draw=1), seeded(3)
    spoken = 0
    while not match.over:
        texts = match.legal(-1) if match.chance_waits else match.legal(match.waiting()[0])
        move = texts[dice.below(len(texts))]
        if match.chance_waits:
            match.play_chance(move)
        else:
            match.play(match.waiting()[0], move)
        for seat in (RED, GREEN, SPECTATOR):
            told = match.news(seat)
            assert told is not None
            assert all(text and "{" not in text and "  " not in text for _, text in told)
            assert [at for at, _ in told] == sorted(at for at, _ in told)
            spoken += len(told)
    assert spoken


def test_after_a_move_was_taken_back_the_story_is_heard() -> None:
    """Its log is no longer in effect."""
    match = new_match("pirates", total=10, islands=2, draw=1)
    while match.chance_waits:
        match.play_chance(match.legal(-1)[0])
    seat = match.waiting()[0]
    match.play(seat, match.legal(seat)[0])
    while match.chance_waits:
        match.play_chance(match.legal(-1)[0])
    match.take_back(seat, consent=(0, 1))
    assert match.news(1 - seat) is None
