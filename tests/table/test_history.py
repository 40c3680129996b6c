"""A finished game at a glance: its scores turn by turn, and what decided it."""

from __future__ import annotations

from msgspec import structs

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.game import Sentence, Setup
from quarterdeck.engine.log import Log
from quarterdeck.engine.standing import ScoreHistory, ScoreMark, Standing
from quarterdeck.table.history import (
    MOST_MARKS,
    MOST_MOMENTS,
    MOST_SENTENCES,
    Changed,
    Turn,
    decisive,
    history,
    moment,
    thinned,
)
from quarterdeck.table.match import Match
from tests.contract.stack import STACK, StackGame
from tests.contract.toys import NoOptions
from tests.records.games import new_match, play_on, script

SHORT = ("b4", "c3", "b3", "d2", "c2", "b2", "a3", "a4", "c4")
"""With the last ship the pirate comes, and takes two of Green's."""


def told(match: Match) -> ScoreHistory:
    """The history of a match."""
    return history(match.game, match.game.start(match.setup), match.moves_in_effect())


def cardinal() -> Match:
    """Orange has placed its five ships, and Green has two left."""
    return script(new_match("cardinal", first="orange"), *SHORT)


def test_the_scores_are_told_turn_by_turn() -> None:
    """One ship a turn, until Orange has five on the board."""
    found = told(cardinal())
    assert (found.label, found.turns, found.moves) == ("Ships on the board", 9, 9)
    assert [mark.scores for mark in found.marks][:4] == [(0, 0), (1, 0), (1, 1), (2, 1)]
    assert (found.marks[-1].turn, found.marks[-1].at, found.marks[-1].scores) == (9, 9, (5, 2))


def test_turning_points_are_told_in_the_words_of_the_story_and_can_be_looked_back_at() -> None:
    """Two to four of them, in their order, each with the number of moves after which it had happened."""
    match = play_on(new_match("kraken", players=3), seed=4)
    moments = told(match).moments
    assert 2 <= len(moments) <= MOST_MOMENTS
    assert [moment.at for moment in moments] == sorted({moment.at for moment in moments})
    for found in moments:
        assert found.before != found.after
        told_then = [sentence.text for sentence in match.told_at(-1, found.at)]
        assert any(sentence in found.text for sentence in told_then)


def test_the_pirate_is_named_where_ships_return_because_of_it() -> None:
    """In Cardinal: a turning point says where the pirate came, not only which ships went home."""
    moments = [moment for seed in range(6) for moment in told(play_on(new_match("cardinal"), seed=seed)).moments]
    homecomings = [moment.text for moment in moments if "back to hand" in moment.text]
    assert homecomings
    for text in homecomings:
        assert "pirate" in text.split("goes back to hand")[0]


def test_a_history_comes_to_the_score_in_the_end() -> None:
    """In each game."""
    for key in ("cardinal", "kraken", "bruise-cruise", "bremerhaven", "pirates"):
        match = play_on(new_match(key), seed=2)
        standing = match.standing()
        assert standing is not None
        assert told(match).marks[-1].scores == standing.scores


def test_a_short_game_has_few_turning_points() -> None:
    """Of nine turns no more than three: the others are not marked, so that the mark means something."""
    assert len(told(cardinal()).moments) == 3
    assert len(told(script(new_match("cardinal", first="orange"), *SHORT[:4])).moments) == 1


def turn(number: int, *scores: tuple[int, ...], out: tuple[int, ...] = ()) -> Turn:
    """A turn from some scores to others."""
    before, after = (Standing(label="Points", scores=one) for one in scores)
    return Turn(number, 0, before, Standing(label="Points", scores=after.scores, out=out))


def test_taking_the_lead_from_somebody_weighs_twice() -> None:
    """So of these the last, which only brings the other nearer, is not told."""
    turns = [turn(1, (0, 0), (3, 0)), turn(2, (3, 0), (3, 4)), turn(3, (3, 4), (3, 9)), turn(4, (3, 9), (4, 9))]
    assert [one.number for one in decisive(turns)] == [1, 2, 3]


def test_a_seat_that_drops_out_weighs_more() -> None:
    """Though its score does not fall by more than others did."""
    turns = [turn(k, (9, 4), (9, 3)) for k in range(1, 6)]
    turns.append(turn(6, (9, 1), (9, 0), out=(1,)))
    assert decisive(turns)[-1].number == 6


def test_a_seat_that_drops_out_decides_something_though_no_score_changes() -> None:
    """It weighs more than a point, and not as much as many."""
    turns = [turn(1, (9, 4), (9, 3)), turn(2, (9, 3), (9, 3), out=(1,)), turn(3, (9, 3), (15, 3))]
    assert [one.number for one in decisive(turns)] == [2, 3]


def test_long_lists_of_scores_are_thinned_out() -> None:
    """But begin and end where the game did."""
    marks = [ScoreMark(turn=k, at=k, scores=(k, 0)) for k in range(3 * MOST_MARKS)]
    found = thinned(marks)
    assert len(found) == MOST_MARKS
    assert (found[0], found[-1]) == (marks[0], marks[-1])


def test_a_game_that_counts_nothing_has_no_history() -> None:
    """It says so, and that is all."""
    match = play_on(Match.new(STACK, Setup(players=2, options=NoOptions()), ("Ada", "Ben")), seed=1)
    assert told(match) == ScoreHistory(label="", turns=0, moves=0, marks=(), moments=())


def test_a_game_for_one_has_no_history() -> None:
    """Nobody else takes a turn, so that there are none to be told apart."""
    match = play_on(new_match("bremerhaven", players=1), seed=1)
    assert told(match) == ScoreHistory(label="", turns=0, moves=0, marks=(), moments=())


def test_moves_are_counted_to_the_end_of_the_game() -> None:
    """Though no score changes with them."""
    match = new_match("bremerhaven", players=2)
    made = match.chance(seeded(1))
    found = told(match)
    assert (found.marks[-1].at, found.moves) == (0, made)


class Chatty(StackGame, frozen=True, kw_only=True):
    """Tells each entry of a log in a sentence."""

    def story(self, log: Log) -> list[Sentence]:
        return [Sentence(f"Seat {who} has {what}.") for _, who, what, _ in log.entries()]


def test_the_seat_whose_score_changed_most_is_always_told_of() -> None:
    """Of four seats the last one gains most, though it is told of after six sentences, and by a move that swings less."""
    log = Log()
    for who in (0, 0, 1, 1, 2, 2, 3):
        log.add(1, who, 5, 0)
    other = Log()
    other.add(1, 0, 9, 0)
    before, after = (Standing(label="Points", scores=scores) for scores in ((0, 0, 0, 0), (9, 2, 2, 12)))
    changed = [Changed(1, 12, (0, 2, 2, 12), log), Changed(2, 20, (9, 0, 0, 0), other)]
    chatty = Chatty(**{**structs.asdict(STACK), "players": (4,)})
    text = moment(chatty, Turn(1, 0, before, after, changed)).text
    assert "Seat 3 has 5." in text
    assert text.count(".") <= MOST_SENTENCES


def test_what_happened_twice_in_a_turn_is_read_once() -> None:
    """Also if it happened by two moves."""
    log = Log()
    log.add(1, 0, 5, 0)
    before, after = (Standing(label="Points", scores=scores) for scores in ((0, 0), (10, 0)))
    changed = [Changed(at, 5, (5, 0), log) for at in (1, 2)]
    chatty = Chatty(**{**structs.asdict(STACK), "players": (2,)})
    assert moment(chatty, Turn(1, 0, before, after, changed)).text == "Seat 0 has 5."
