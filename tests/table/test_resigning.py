"""Whoever gives up ends the game: all others have won, the record says so, and it stays."""

from __future__ import annotations

import msgspec
import pytest

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import GameOver, Malformed, NoTakeBack, Stale
from quarterdeck.engine.game import Setup, Terms
from quarterdeck.engine.position import CHANCE, NOBODY, Position
from quarterdeck.records.lines import encode_record
from quarterdeck.records.reading import parse_record
from quarterdeck.records.record import Result
from quarterdeck.records.replaying import replay, verify
from quarterdeck.records.veiling import veiled_record
from quarterdeck.table.match import Match
from quarterdeck.table.seats import Seating
from tests.records.games import new_match, play_on, script
from tests.table.bids import BIDS, BidsGame, BidsPosition, NoOptions

ORANGE, GREEN = 0, 1


def test_a_resignation_ends_the_game() -> None:
    """The other has won; nobody is asked any more, and nobody may move."""
    match = script(new_match("cardinal", first="orange"), "c2")
    before = match.save()
    assert [sentence.text for sentence in match.resign(ORANGE, expected=1)] == ["You resign."]
    ending = match.ending()
    assert ending is not None
    assert (ending.how, ending.winners) == ("resigned", (GREEN,))
    assert ending.sentence.text == "Orange has resigned, and green wins."
    assert (match.over, match.waiting(), match.score()) == (True, (), (0.0, 1.0))
    assert match.legal(GREEN) == []
    assert match.moves(GREEN) == []
    assert match.save() == before
    with pytest.raises(GameOver):
        match.play(GREEN, "a1")
    assert [sentence.text for sentence in match.story(NOBODY)][-1] == "Orange resigns."


def test_a_resignation_need_not_wait_for_its_turn() -> None:
    """Not for another player, nor for chance, which then decides no more."""
    match = new_match("cardinal")
    match.resign(GREEN)
    assert not match.chance_waits
    assert match.legal(CHANCE) == []
    assert match.chance(seeded(1)) == 0
    with pytest.raises(GameOver):
        match.play_chance("coin green")
    Seating(match.game, ["random", "random"], seed=1).advance(match)
    assert match.revision == 1


def test_all_others_share_the_win() -> None:
    """Alike, and together 1."""
    match = play_on(new_match("kraken", players=4), seed=1, decisions=20)
    match.resign(2)
    ending, score = match.ending(), match.score()
    assert ending is not None
    assert ending.winners == (0, 1, 3)
    assert ending.sentence.text == "C has resigned, and A, B and D win together."
    assert score == (1 / 3, 1 / 3, 0.0, 1 / 3)
    assert sum(score) == 1


class SoloGame(BidsGame, frozen=True, kw_only=True):
    """The toy for one."""

    def start(self, setup: Setup) -> BidsPosition:
        assert setup.players == 1
        return BidsPosition()

    def terms(self, position: Position) -> Terms:
        return Terms(players=1, options={})


def test_who_plays_alone_and_resigns_has_nothing() -> None:
    """Nobody wins."""
    solo = SoloGame(**msgspec.structs.asdict(BIDS))
    match = Match.new(solo, Setup(players=1, options=NoOptions()), ["Ada"])
    match.resign(0)
    ending = match.ending()
    assert ending is not None
    assert (ending.winners, ending.sentence.text, match.score()) == ((), "Left has resigned.", (0.0,))


def test_a_resignation_is_not_taken_back() -> None:
    """Nor anything before it, whoever agrees."""
    match = script(new_match("cardinal", first="orange"), "c2", "a1")
    match.resign(GREEN)
    for seat in (ORANGE, GREEN):
        assert not match.free_take_back(seat)
        assert not match.can_ask_back(seat)
        with pytest.raises(NoTakeBack, match="ended by a resignation"):
            match.take_back(seat, consent=(ORANGE, GREEN))


def test_nobody_resigns_from_a_game_that_is_over() -> None:
    """Nor twice, nor from a seat that does not play, nor when the match has gone on."""
    over = play_on(new_match("cardinal"), seed=1)
    with pytest.raises(GameOver, match="nobody can resign"):
        over.resign(ORANGE)
    match = new_match("kraken")
    before = encode_record(match.record)
    for seat in (2, NOBODY, CHANCE):
        with pytest.raises(Malformed, match="does not play"):
            match.resign(seat)
    with pytest.raises(Stale):
        match.resign(0, expected=7)
    assert encode_record(match.record) == before
    match.resign(0)
    with pytest.raises(GameOver):
        match.resign(1)


def test_a_resignation_survives_the_record() -> None:
    """Written, read, verified, replayed, resumed and veiled."""
    match = play_on(new_match("kraken", players=3), seed=3, decisions=25)
    match.resign(1)
    record = parse_record(encode_record(match.record))
    assert record == match.record
    report = verify(record)
    assert (report.state, report.result) == ("over", Result(how="resigned", winners=("A", "C")))
    assert report.moves == report.lines - 1
    again = Match.resume(record)
    assert (again.over, again.ending(), again.score()) == (True, match.ending(), match.score())
    assert again.story(0) == match.story(0)
    assert replay(record, upto=24).ending() is None
    veiled = veiled_record(record, 1)
    assert veiled.lines[-1] == record.lines[-1]
    assert parse_record(encode_record(veiled)).closing.result == report.result


def test_secrets_stay_secret_when_a_player_has_resigned() -> None:
    """The view of a seat is the one it had."""
    match = play_on(new_match("kraken"), seed=2, decisions=12)
    before = [match.view(seat).numbers() for seat in (0, 1, NOBODY)]
    match.resign(0)
    assert [match.view(seat).numbers() for seat in (0, 1, NOBODY)] == before


def test_the_table_of_scores_says_who_gave_up() -> None:
    """Not that both ships were afloat to the end; somebody whose time was up reads so too."""
    for late, words in ((False, ("resigned", "won")), (True, ("out of time", "won"))):
        match = play_on(new_match("kraken", players=2), seed=1, decisions=12)
        match.resign(0, late=late)
        standing = match.standing()
        assert standing is not None
        assert (standing.parts[0].label, standing.parts[0].words) == ("How it ended", words)
        assert [part.label for part in standing.parts[1:]] == ["Ship", "Whole hull", "Damage"]
