"""What is told to whoever only hears the game: a sentence for each ship that acted, what it cost whom, and where she lies."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

import pytest

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.log import Log
from quarterdeck.engine.position import Position
from quarterdeck.games.pirates import PIRATES
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.words.names import give_names
from quarterdeck.messages.hearing import heard_by
from quarterdeck.messages.language import speaking
from quarterdeck.table.match import MOST_TOLD
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


def fight() -> PiratesPosition:
    """Red's turn; R1 can fire at G1."""
    position = of_red(*FIGHT)
    give_names(position)
    return position


def ram() -> PiratesPosition:
    """Red's turn; R1 can ram G1, 2 cm ahead."""
    position = of_red((300, 700, 0), (100, 100, 0), (420, 700, 0), (900, 800, 0))
    give_names(position)
    return position


@pytest.mark.clause("PI-7.3", "PI-12.1")
def test_a_ship_is_told_in_one_sentence_once_another_acts() -> None:
    """What she did and what it cost; whoever is asked in between hears what has happened so far, and later the rest."""
    position = fight()
    logs = logged(position, "act R1", "shoot", "fire 1 at G1", "die 1", "fire 2 at G1", "die 6")
    assert heard(position, SPECTATOR, logs) == []
    assert heard(position, GREEN, logs) == ["Red's HMS Titan fires twice at your Revenant and hits once."]
    logs += logged(position, "mast 1", "done")
    assert heard(position, SPECTATOR, logs) == []
    logs += logged(position, "done")
    fired = "HMS Titan fires twice at Revenant and hits once (4 of 5 masts left)."
    assert heard(position, SPECTATOR, logs) == [f"Red's {fired}", "Green's turn."]
    assert heard(position, RED, logs) == [fired, "Green's turn."]
    assert heard(position, GREEN, logs[-3:]) == ["Revenant loses mast 1."]


def test_where_a_ship_lies_is_told_when_she_has_sailed() -> None:
    """Red hears it after each length, as Red is asked again; Green hears all of it, and where she lies from Green's ships."""
    position = fight()
    logs = logged(position, "act R2", "move", "S 90.0")
    assert heard(position, RED, logs[-1:]) == ["El Neptuno sails 5.8 cm; she lies 19 cm south-west of The Kraken."]
    logs += logged(position, "S 90.0", "done", "done")
    assert re.fullmatch(
        r"Red's El Neptuno sails 11\.5 cm; she lies \d+ cm \S+ of your The Kraken\.",
        heard(position, GREEN, logs)[0],
    )


@pytest.mark.clause("PI-R63", "PI-7.4")
def test_a_ship_that_does_nothing_is_told_of() -> None:
    """Who was named and takes no action has had it, and so has who ends her move before it begins."""
    position = fight()
    logs = logged(position, "act R1", "done", "act R2", "move", "done", "done")
    assert heard(position, RED, logs)[:2] == ["HMS Titan takes no action.", "El Neptuno does not move."]
    assert heard(position, GREEN, logs) == ["Red's HMS Titan takes no action.", "Red's El Neptuno does not move."]
    told = [sentence.text for log in logs for sentence in PIRATES.story(log)]
    assert told[:2] == ["HMS Titan takes no action.", "El Neptuno does not move."]


@pytest.mark.clause("PI-9.8")
def test_a_boarding_party_is_told_of_by_whose_it_is() -> None:
    """The ship that was rammed boards where the one that rammed does not; where both lie is told once."""
    position = ram()
    logs = logged(position, "act R1", "move", "L 0.0", "done", "die 1", "done")
    assert int(position.player) == GREEN
    sails = "HMS Titan sails 3 cm and comes alongside Revenant"
    rams = f"Red's {sails}, rams your Revenant and is pinned by your Revenant."
    assert heard(position, GREEN, logs)[0] == rams
    with speaking("de"):
        assert heard(position, GREEN, logs)[0].endswith(
            "rammt dein Schiff Revenant und wird von deinem Schiff Revenant festgehalten."
        )
    fight = logged(position, "board", "die 1", "die 6")
    assert heard(position, GREEN, fight) == ["Revenant boards HMS Titan and wins the fight."]
    logs += [*fight, *logged(position, "done", "done")]
    assert heard(position, SPECTATOR, logs)[0].endswith(
        ", is pinned by Revenant and is boarded by Revenant and loses the fight."
    )


def test_ships_that_only_sail_far_from_the_hearers_are_told_of_together_when_the_turn_is_over() -> None:
    """A fleet of four would else be heard for a minute; where each of her own ships lies Red hears at once."""
    position = of_red((100, 300, 0), (100, 100, 0), (1000, 700, 0), (900, 800, 0), (1000, 500, 0))
    give_names(position)
    logs = logged(position, "act R1", "move", "S 90.0", "done", "act R2", "move", "S 90.0")
    assert heard(position, GREEN, logs) == []
    assert "El Neptuno sails 5.8 cm; she lies" in heard(position, RED, logs[-1:])[0]
    logs += logged(position, "done", "done")
    assert heard(position, GREEN, logs) == ["Red's HMS Titan and El Neptuno sail on, far from your ships."]


def test_what_a_choice_led_to_at_once_is_not_told_again_with_what_the_other_ship_then_does() -> None:
    """Green chose a mast in the middle of Red's action: that it is lost was heard then, before she fires on."""
    position = fight()
    logged(position, "act R1", "shoot", "fire 1 at G1", "die 6")
    logs = logged(position, "mast 1")
    lost = heard(position, GREEN, logs)
    assert lost == ["Revenant loses mast 1."]
    logs += logged(position, "fire 2 at G1", "die 1", "done", "done")
    assert heard(position, GREEN, logs) == [*lost, "Red's HMS Titan fires once at your Revenant and misses."]


def test_no_sentence_has_a_gap_and_all_stand_in_the_order_in_which_things_happened() -> None:
    """In the beginning of a random game, for both players and spectators."""
    match, dice = new_match("pirates", total=10, islands=2, patience=3, draw=1), seeded(3)
    spoken = 0
    for k in range(90):
        if match.over:
            break
        texts = match.legal(-1) if match.chance_waits else match.legal(match.waiting()[0])
        move = texts[dice.below(len(texts))]
        if match.chance_waits:
            match.play_chance(move)
        else:
            match.play(match.waiting()[0], move)
        told = match.news((RED, GREEN, SPECTATOR)[k % 3])
        assert told is not None
        assert all(text and "{" not in text and "  " not in text for _, text in told)
        assert [at for at, _ in told] == sorted(at for at, _ in told)
        spoken += len(told)
    assert spoken


def test_after_a_move_was_taken_back_the_story_is_heard() -> None:
    """Its log is no longer in effect."""
    match, dice = new_match("pirates", total=10, islands=2, draw=1), seeded(1)
    match.chance(dice)
    seat = match.waiting()[0]
    match.play(seat, match.legal(seat)[0])
    match.chance(dice)
    match.take_back(seat, consent=(0, 1))
    assert match.news(1 - seat) is None


def test_spectators_hear_of_turns_that_are_over_though_dice_have_fallen_since() -> None:
    """A die is nobody's choice: a spectator's news do not begin with it."""
    match, dice = new_match("pirates", total=10, islands=2, draw=1), seeded(1)
    match.chance(dice)
    assert match.news(SPECTATOR) == match.news(1 - match.waiting()[0], by_name=True)
    assert match.news(SPECTATOR)


def test_nobody_is_told_twice_and_together_the_pieces_are_all_that_there_was_to_tell() -> None:
    """A spectator who sees every move hears each sentence once, and at most a few hundred bytes at a time."""
    match, dice = new_match("pirates", total=10, islands=2, patience=3, draw=1), seeded(5)
    pieces: list[tuple[int, str]] = []
    once: list[tuple[int, str]] = []
    for _ in range(90):
        if match.over:
            break
        known = match.revision
        texts = match.legal(-1) if match.chance_waits else match.legal(match.waiting()[0])
        move = texts[dice.below(len(texts))]
        if match.chance_waits:
            match.play_chance(move)
        else:
            match.play(match.waiting()[0], move)
        fresh = match.news(SPECTATOR, known)
        assert fresh is not None
        assert all(at > known for at, _ in fresh)
        assert sum(len(text) for _, text in fresh) < 800
        pieces += fresh
        once += [told for told in match.news(SPECTATOR) or () if told[0] > known]
    assert pieces == once
    assert len(pieces) > 20


def test_whoever_begins_to_watch_is_told_the_latest_few_sentences() -> None:
    """A spectator chooses nothing, so nothing else says how far back to begin."""
    match, dice = new_match("pirates", total=10, islands=2, patience=3, draw=1), seeded(5)
    while not match.over and match.revision < 80:
        if match.chance_waits:
            match.chance(dice)
        else:
            texts = match.legal(match.waiting()[0])
            match.play(match.waiting()[0], texts[dice.below(len(texts))])
    told = match.news(SPECTATOR)
    assert told is not None
    assert len(told) == MOST_TOLD
    assert told[-1:] == (match.news(SPECTATOR, told[-1][0] - 1) or [])[-1:]


def test_what_hundreds_of_spectators_hear_is_made_once_after_each_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes longer than all else that is sent to each of them; another language, seat or move makes it anew."""
    match, made, tell = new_match("pirates", total=10, islands=2, draw=1), [], type(PIRATES).news

    def counted(_: object, veiled: Position, seat: int, logs: Sequence[Log]) -> list[tuple[int, str]]:
        made.append(seat)
        return tell(PIRATES, veiled, seat, logs)

    monkeypatch.setattr(type(PIRATES), "news", counted)
    match.chance(seeded(1))
    first = match.news(SPECTATOR)
    assert match.news(SPECTATOR) == first
    assert match.news(SPECTATOR, match.revision) == []
    assert made == [SPECTATOR]
    with speaking("de"):
        assert match.news(SPECTATOR) != first
    match.news(RED)
    match.news(RED, by_name=True)
    assert made == [SPECTATOR, SPECTATOR, RED, RED]
    match.play(match.waiting()[0], match.legal(match.waiting()[0])[0])
    match.news(SPECTATOR)
    assert len(made) == 5


def test_what_happens_several_times_in_a_row_is_told_once() -> None:
    """Whoever moves ten cards face down moves crew or equipment; how much stands in the log."""
    match, dice = new_match("pirates", draw=3), seeded(3)
    pairs = 0
    for _ in range(160):
        if match.chance_waits:
            match.chance(dice)
        else:
            texts = match.legal(match.waiting()[0])
            match.play(match.waiting()[0], texts[dice.below(len(texts))])
        told = [text for _, text in match.news(SPECTATOR) or ()]
        assert all(one != other for one, other in pairwise(told))
        pairs += any(text.endswith("moves crew or equipment, face down.") for text in told)
    assert pairs
