"""What happened is told in sentences with clauses, and nothing is told to those who may not know it."""

from __future__ import annotations

import pytest

from quarterdeck.engine.game import Setup
from quarterdeck.engine.log import Log
from quarterdeck.engine.trial import Trial, pick
from quarterdeck.games.pirates import PIRATES, codes
from quarterdeck.games.pirates.options import PiratesOptions
from quarterdeck.messages.hearing import heard_by
from tests.games.pirates.sentences import named, told
from tests.games.pirates.table import Printed, Table

DOCKED = (14_990, 10_000, 0)


def island(*coins: int) -> Table:
    """Red's A lies at a wild island with these coins; it is the fourth one."""
    table = Table().island("X", 15_000, 21_000, 7_000, 13_000).ship("A", "R", DOCKED)
    return table.hidden("X", *coins).turn()


@pytest.mark.clause("PI-3.1", "PI-R39")
def test_the_last_roll_tells_what_each_has_rolled_and_who_begins() -> None:
    """Only rolls that decided it count: who was tied has rolled again."""
    position = PIRATES.start(Setup(players=3, options=PIRATES.options()))
    position.log = log = Log()
    for die in (6, 2, 6, 1, 4):
        position.play(die)
    with heard_by(0):
        sentences = PIRATES.story(log.veiled(0))
    assert [(one.text, one.die) for one in sentences][-2:] == [
        ("You roll a 1 for the first turn.", 1),
        ("You 1, Blue 4: Blue goes first.", 4),
    ]


@pytest.mark.clause("PI-11.1", "PI-11.3", "PI-11.8")
def test_an_explore_is_told_to_the_explorer_alone() -> None:
    """Others hear that a treasure came aboard, not which; unique treasure everybody sees."""
    table = island(3, 2, 17)
    table.do("A")
    named(table).position.log = log = Log()
    for text in ("explore island 4", "deal 3", "deal 2", "deal map", "take 3", "done"):
        table.position.play(PIRATES.parse(table.position, text))
    own = [sentence.text for sentence in PIRATES.story(log.veiled(0))]
    other = [sentence.text for sentence in PIRATES.story(log.veiled(1))]
    assert own == [
        "A explores island-0 for Red.",
        "Red sees a coin worth 3 on island-0.",
        "Red sees a coin worth 2 on island-0.",
        "Red sees map on island-0.",
        "Red takes map aboard A.",
        "Red takes a coin worth 3 aboard A.",
    ]
    assert other == [
        "A explores island-0 for Red.",
        "Red takes map aboard A.",
        "Red takes a treasure aboard, face down.",
    ]


@pytest.mark.clause("PI-12.1", "PI-R3", "PI-10.1", "PI-12.9")
def test_a_duel_is_told() -> None:
    """A hit, a miss, a derelict, a ship that sinks."""
    table = (
        Table().ship("A", "R", (20_000, 20_000, 0), Printed(reach="L")).ship("B", "G", (20_000, 26_000, 0), masts="1")
    )
    sentences = told(table.turn(), "A", "shoot", "fire 1 at B", "die 1", "fire 2 at B", "die 6", "fire 3 at B", "die 5")
    assert [sentence.die for sentence in sentences if sentence.die] == [1, 6, 5]
    assert [sentence.text for sentence in sentences] == [
        "A fires at B from 6.2 cm away.",
        "A rolls a 1: a miss.",
        "A fires at B from 6.7 cm away.",
        "A rolls a 6: a hit, and B loses mast 1.",
        "B has no masts left: she is derelict.",
        "A fires at B from 7.5 cm away.",
        "A rolls a 5: a hit.",
        "B sinks.",
    ]
    assert "PI-12.9" in sentences[-1].clauses


@pytest.mark.clause("PI-9.1", "PI-9.2", "PI-9.3", "PI-9.9", "PI-9.10")
def test_a_ram_and_a_boarding_party_are_told() -> None:
    """A coin that is taken is known to both, and to nobody else."""
    table = Table().ship("A", "R", (10_000, 10_000, 0)).ship("B", "G", (16_000, 13_000, 900)).coins("B", 2).turn()
    position = named(table).position
    position.log = log = Log()
    for text in ("act R2", "move", "L 0.0", "die 3", "board", "die 6", "die 1", "take any", "take 2#1"):
        position.play(PIRATES.parse(position, text))
    spectator = [sentence.text for sentence in PIRATES.story(log.veiled(-1))]
    assert spectator == [
        "A sails 5 cm and comes alongside B.",
        "A rams B.",
        "A 3 is rolled for the ram: no more than her 3 masts, so none breaks.",
        "A is pinned by B.",
        "Red sends a boarding party: the crew of A fights the crew of B.",
        "Red rolls a 6 and has 3 masts: 9 in all.",
        "Green rolls a 1 and has 3 masts: 4 in all. Red wins the fight and may take a treasure from B.",
        "Red takes a treasure aboard, face down.",
    ]
    assert "Red takes a coin worth 2 aboard A." in [sentence.text for sentence in PIRATES.story(log.veiled(1))]


@pytest.mark.clause("PI-7.4", "PI-8.1")
def test_what_ends_a_move_is_told() -> None:
    """A ship, an island by its name, or terrain by its name."""
    table = Table().ship("A", "R", (10_000, 10_000, 0)).island("X", 15_000, 21_000, 7_000, 13_000).turn()
    assert "A sails 5 cm to island-0 and docks there." in [one.text for one in told(table, "A", "move", "L 0")]
    for kind, dice in (("iceberg", ["die 1"]), ("fog-bank", [])):
        table = (
            Table().terrain("reef", 90_000, 90_000).terrain(kind, 16_000, 10_000).ship("A", "R", (10_000, 10_000, 0))
        )
        texts = [one.text for one in told(table.turn(), *dice, "A", "move", "L 0")]
        assert any(text.endswith(f"and stops at {kind}-2.") for text in texts)


@pytest.mark.clause("PI-8.2", "PI-4.1")
def test_crew_that_is_moved_face_down_is_named_to_its_owner() -> None:
    """Others hear of a piece."""
    table = Table().island("X", 15_000, 21_000, 7_000, 13_000).ship("A", "R", DOCKED).crew("mate", "R", "A").turn()
    position = named(table).position
    position.log = log = Log()
    position.play(PIRATES.parse(position, "crew mate ashore 4"))
    assert [one.text for one in PIRATES.story(log.veiled(0))] == ["Red moves mate to island-0."]
    assert [one.text for one in PIRATES.story(log.veiled(1))] == ["Red moves a crew or equipment card, face down."]


@pytest.mark.parametrize("players", [2, 4])
def test_all_that_happens_in_random_games_can_be_told(players: int) -> None:
    """To all seats and to spectators, with clauses of the rules, and how it ended."""
    known = {clause.id for clause in PIRATES.clauses()}
    trial = Trial(PIRATES, Setup(players=players, options=PiratesOptions(patience=6)), players)
    position, dice = PIRATES.start(trial.setup), trial.dice(8)
    position.log = log = Log()
    while not position.over():
        position.play(pick(position.legal(), dice))
    for seat in trial.viewers():
        sentences = PIRATES.story(log.veiled(seat))
        assert all(set(one.clauses) <= known and one.clauses for one in sentences)
        assert all(one.text.endswith((".", "!")) and "{" not in one.text for one in sentences)
    ending = PIRATES.ending(position)
    assert set(ending.sentence.clauses) <= known
    assert ending.winners
    assert ending.how in PIRATES.endings


@pytest.mark.parametrize(
    ("kind", "what", "more"),
    [
        (codes.ROLLED_FIRST, 5, 0),
        (codes.FIRE_DIE, 0, 5),
        (codes.SHOT_DIE, 5, 0),
        (codes.RAM_ROLLED, 5, 0),
        (codes.BOARD_ROLLED, 5, 0),
        (codes.SCUTTLE_DIE, 0, 5),
        (codes.ABILITY_DIE, 0, 5),
        (codes.DEED_ROLLED, 0, 5),
        (codes.DIE_TURNED, 0, 5),
        (codes.ICE_ROLLED, 5, 0),
        (codes.PERIL_ROLLED, 0, 5),
        (codes.OMEN_ROLLED, 0, 5),
        (codes.SCARE_DIE, 0, 5),
    ],
)
def test_a_sentence_about_a_die_has_its_face(kind: int, what: int, more: int) -> None:
    """For pictures of dice; the sentence says it, too."""
    log = Log()
    log.names = ["A"] * 8
    log.add(kind, 0, what, more)
    (sentence,) = PIRATES.story(log)
    assert sentence.die == 5
    assert "5" in sentence.text


def test_a_roll_names_who_shoots_and_a_fight_what_comes_of_it() -> None:
    """The hearer's own ship as such; totals with bonuses; and that nothing is to be had of an empty ship."""
    units, log = int(codes.OF_UNITS), Log()
    log.names = ["Peacock", "Crow"]
    log.add(codes.SHOT_DIE, 0, 6, 1)
    log.add(codes.SHOT_DIE, 1, 2, 2 * 1)
    log.add(codes.BOARD_ROLLED, 0, 4, 3 + 8 * units)
    log.add(codes.BOARD_TIED, -1, 8, 0)
    log.add(codes.BOARD_WON, 0, 0, 4 * 1)
    log.add(codes.BOARD_WON, 0, 0, 4 * 1 + 1)
    log.add(codes.BOARD_WON, 0, 0, 4 * 1 + 2)
    log.add(codes.BOARD_WON, 1, 1, 3)
    with heard_by(0):
        assert [one.text for one in PIRATES.story(log)] == [
            "Your Peacock rolls a 6: a hit.",
            "Crow rolls a 2: a miss.",
            "You roll a 4 and have 3 masts and 1 more from texts: 8 in all. The fight is a draw: nobody loses anything.",
            "You win the fight, but Crow has no crew and no treasure to take.",
            "You win the fight: you may kill one of the crew of Crow.",
            "You win the fight: you may take a treasure from Crow.",
            "Green wins the fight and may take a treasure from Peacock or kill one of her crew.",
        ]
