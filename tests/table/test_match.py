"""The checked door: what is legal is played and told, what is not is refused and changes nothing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import GameOver, IllegalMove, Malformed, NotYourTurn, QuarterdeckError, Stale
from quarterdeck.engine.game import Setup
from quarterdeck.engine.position import CHANCE, NOBODY
from quarterdeck.engine.registry import find_game, keys
from quarterdeck.records.lines import encode_record
from quarterdeck.table.match import EVERYBODY, Match
from tests.examples import examples
from tests.records.games import Fields, new_match, play_on, script

ORANGE, GREEN = 0, 1
CORNER: Fields = {
    "game": "cardinal",
    "board": [". . . . .", ". O . G .", ". . . . .", ". O . . .", ". . . . ."],
    "player": "green",
}
"""Some way into a game on five rows."""


def state(match: Match) -> tuple[bytes, bytes, int]:
    """All there is to a match."""
    return encode_record(match.record), match.save(), match.revision


def test_a_legal_move_is_played_and_told() -> None:
    """The story comes back with its clauses, and the other seat is next."""
    match = new_match("cardinal", first="orange")
    sentences = match.play(ORANGE, "c2")
    assert [(sentence.text, sentence.clauses) for sentence in sentences] == [("You place a ship on c2.", ("CA-2.2",))]
    assert match.waiting() == (GREEN,)
    assert [sentence.text for sentence in match.story(GREEN)] == ["Orange places a ship on c2."]
    assert match.revision == 1


def test_notation_is_recorded_as_the_rules_write_it() -> None:
    """Capitals and spaces of the player do not reach the record."""
    match = script(new_match("cardinal", first="orange"), " C2 ")
    assert [line.move for line in match.record.lines if hasattr(line, "move")] == ["c2"]


def test_an_illegal_move_is_refused_with_its_clause() -> None:
    """The refusal names the clause and the nearest legal moves, and nothing changes."""
    match = script(new_match("cardinal", first="orange"), "c2")
    before = state(match)
    with pytest.raises(IllegalMove, match="already on c2") as caught:
        match.play(GREEN, "c2")
    assert caught.value.refusal.clause == "CA-2.3"
    assert caught.value.refusal.nearest
    assert caught.value.refusal == match.why_not(GREEN, "c2")
    assert state(match) == before


def test_a_legal_move_is_not_refused() -> None:
    """`why_not` is None exactly for the legal moves."""
    match = script(new_match("cardinal", first="orange"), "c2")
    assert [text for text in ("a1", "c2", "d4", "@a1") if match.why_not(GREEN, text) is None] == ["a1", "d4"]


def test_only_the_seat_whose_turn_it_is_may_play() -> None:
    """Another seat, a spectator and chance are told who must choose."""
    match = new_match("cardinal", first="orange")
    before = state(match)
    for seat in (GREEN, 7, NOBODY, CHANCE):
        with pytest.raises(NotYourTurn, match="orange must choose"):
            match.play(seat, "c2")
        with pytest.raises(NotYourTurn):
            match.why_not(seat, "c2")
    assert state(match) == before
    assert match.legal(GREEN) == match.legal(7) == match.legal(CHANCE) == []


def test_nobody_plays_before_chance_has_decided() -> None:
    """Who begins is a coin's decision (CA-1.3), scripted or thrown."""
    match = new_match("cardinal")
    with pytest.raises(NotYourTurn, match="Chance decides now"):
        match.play(ORANGE, "c2")
    assert match.legal(CHANCE) == ["coin orange", "coin green"]
    with pytest.raises(IllegalMove):
        match.play_chance("c2")
    assert [sentence.text for sentence in match.play_chance("coin green")] == ["Green begins."]
    assert match.waiting() == (GREEN,)


def test_dice_decide_all_that_chance_has_to_decide() -> None:
    """In Kraken the start places and all hands; the same dice decide alike."""
    matches = [new_match("kraken", players=4) for _ in range(2)]
    for match in matches:
        assert match.chance(seeded(9)) == match.revision > 12
        assert match.chance(seeded(9)) == 0
    assert matches[0].record == matches[1].record


def test_nobody_plays_after_the_end() -> None:
    """A finished game has an ending and a score, and takes no more moves."""
    match = play_on(new_match("cardinal"), seed=1)
    before = state(match)
    ending, score = match.ending(), match.score()
    assert ending is not None
    assert score is not None
    assert ending.how in match.game.endings
    assert sum(score) == 1
    assert match.waiting() == ()
    for seat in (ORANGE, GREEN, CHANCE):
        with pytest.raises(GameOver):
            match.play(seat, "c2")
        with pytest.raises(GameOver):
            match.why_not(seat, "c2")
    assert match.chance(seeded(1)) == 0
    assert state(match) == before


def test_a_game_that_goes_on_has_no_ending_and_no_score() -> None:
    """Both are None until it is over."""
    match = new_match("cardinal")
    assert (match.ending(), match.score(), match.over) == (None, None, False)


def test_a_move_meant_for_an_earlier_state_is_stale() -> None:
    """A double click does not place two ships; take-backs count as well."""
    match = new_match("cardinal", first="orange")
    match.play(ORANGE, "c2", expected=0)
    before = state(match)
    with pytest.raises(Stale, match="it was at 0, now it is at 1"):
        match.play(GREEN, "a1", expected=0)
    with pytest.raises(Stale):
        match.take_back(ORANGE, expected=0)
    assert state(match) == before
    match.take_back(ORANGE, expected=1)
    with pytest.raises(Stale):
        match.play(ORANGE, "a1", expected=0)
    match.play(ORANGE, "a1", expected=2)


@given(
    text=st.text(max_size=12)
    | st.sampled_from(["c9", "@", "@c2", "coin", "play ?", "K", "deal ?", "start E", "c2\n", "havana-a", "sail", "?"])
)
@examples(30)
@pytest.mark.parametrize("key", keys())
def test_whatever_is_refused_changes_nothing(key: str, text: str) -> None:
    """Any text, from any seat: it is played, or refused with one of our errors, and then nothing has changed."""
    match = play_on(new_match(key), seed=2, decisions=20)
    before = state(match)
    for seat in (0, 1, 2, CHANCE, NOBODY):
        try:
            match.play(seat, text)
        except QuarterdeckError as error:
            assert str(error).strip()
            assert state(match) == before
        else:
            before = state(match)


def test_an_illegal_card_is_judged_by_what_the_seat_knows() -> None:
    """A refusal does not tell whether the other player or nobody holds a card."""
    match = play_on(new_match("kraken"), seed=2, decisions=8)
    assert not match.chance_waits
    seat = match.waiting()[0]
    legal = set(match.legal(seat))
    slugs = [f"play {name}" for name in cards(match)]
    refusals = {str(match.why_not(seat, text)).replace(text[5:], "") for text in slugs if text not in legal}
    clauses = {refusal.clause for text in slugs if (refusal := match.why_not(seat, text)) is not None}
    assert len(slugs) - len(legal) > 8
    assert len(clauses) == 1, refusals


def cards(match: Match) -> list[str]:
    """The slugs of all cards, from the error that lists them."""
    with pytest.raises(Malformed) as caught:
        match.play(match.waiting()[0], "play nonsense")
    return caught.value.problem.split("there are ")[1].split(", ")


def test_a_view_is_veiled_and_a_copy() -> None:
    """It has no log, hides the other hands, and playing on it leaves the match alone."""
    match = play_on(new_match("kraken"), seed=2, decisions=8)
    seat = match.waiting()[0]
    before = state(match)
    view = match.view(seat)
    assert view.log is None
    assert match.game.save(view) != match.save()
    assert match.game.save(match.view(NOBODY)) not in (match.save(), match.game.save(view))
    view.play(view.legal()[0])
    assert state(match) == before
    assert match.moves(seat) == match.view(seat).legal()


def test_every_seat_is_told_what_it_may_know() -> None:
    """Each player reads its own cards in the story, nobody else does, until they are played."""
    match = new_match("kraken")
    match.chance(seeded(4))
    stories = {seat: [sentence.text for sentence in match.story(seat)] for seat in (0, 1, NOBODY)}
    assert len(stories[0]) == len(stories[1]) == len(stories[NOBODY])
    assert stories[0] != stories[1]
    for name in (text.removeprefix("play ").replace("-", " ") for text in match.legal(match.waiting()[0])):
        told = [seat for seat, story in stories.items() if any(name in line.lower() for line in story)]
        assert told == [match.waiting()[0]]


def test_the_story_can_be_read_from_a_revision_on() -> None:
    """What a table shows after each move is what came since."""
    match = new_match("cardinal", first="orange")
    first = match.play(ORANGE, "a1")
    match.play(GREEN, "c2")
    second = match.story_since(ORANGE, 1)
    assert [sentence.text for sentence in second] == ["Green places a ship on c2."]
    assert match.story(ORANGE) == [*first, *second]


@pytest.mark.parametrize(("key", "players"), [("cardinal", 2), ("kraken", 3), ("bruise-cruise", 4)])
def test_a_match_is_resumed_where_it_stood(key: str, players: int) -> None:
    """From its record, in mid-game or over, with the whole story; and it can go on alike."""
    for decisions in (0, 1, 25, 10_000):
        match = play_on(new_match(key, players), seed=3, decisions=decisions)
        again = Match.resume(match.record)
        assert state(again) == state(match)
        assert again.story(0) == match.story(0)
        assert play_on(again, seed=4).record == play_on(match, seed=4).record


def test_labels_and_players_are_checked() -> None:
    """One short printable label a seat, and as many players as the game takes."""
    game = find_game("cardinal")
    setup = Setup(players=2, options=game.options())
    for labels in (["Ada"], ["Ada", ""], ["Ada", "B\n"], ["Ada", "B" * 61], ["Ada", "\ud800"]):
        with pytest.raises(Malformed, match="seats"):
            Match.new(game, setup, labels)
    with pytest.raises(Malformed, match="players"):
        Match.new(game, Setup(players=3, options=game.options()), ["Ada", "Ben", "Cleo"])


def test_a_match_may_begin_from_a_position() -> None:
    """The position given is not touched by playing."""
    game = find_game("kraken")
    source = play_on(new_match("kraken"), seed=2, decisions=30)
    start = game.load(source.save())
    match = Match.new(game, source.setup, ["Ada", "Ben"], start)
    assert match.save() == source.save()
    play_on(match, seed=1)
    assert game.save(start) == source.save()
    assert Match.resume(match.record).save() == match.save()


def test_a_start_must_go_with_the_set_up() -> None:
    """Other players, another board, or hands that nobody knows make no match."""
    for source, key, players in ((new_match("kraken", 3), "kraken", 2), (new_match("cardinal", rows=5), "cardinal", 2)):
        game = find_game(key)
        setup = Setup(players=players, options=game.options())
        with pytest.raises(Malformed, match=r"^start: does not go with players, options and pack"):
            Match.new(game, setup, ["Ada", "Ben"], game.load(source.save()))
    match = play_on(new_match("kraken"), seed=2, decisions=8)
    with pytest.raises(Malformed, match=r"^start"):
        Match.new(match.game, match.setup, ["Ada", "Ben"], match.view(0))


# -- beginning from a position ----------------------------------------------------------------------------


@pytest.mark.parametrize("key", [key for key in keys() if len(find_game(key).players) > 1])
def test_a_position_of_more_or_fewer_players_begins_no_match(key: str) -> None:
    """It would ask seats that nobody has."""
    game = find_game(key)
    few, many = (Setup(players=number, options=game.options()) for number in (game.players[0], game.players[-1]))
    for setup, other in ((few, many), (many, few)):
        with pytest.raises(Malformed, match="does not go with players, options and pack"):
            Match.new(game, setup, ["Ada"] * setup.players, game.start(other))


@pytest.mark.parametrize("key", [key for key in keys() if find_game(key).hidden])
def test_a_position_as_somebody_knows_it_begins_no_match(key: str) -> None:
    """What lies face down would be nothing."""
    match = play_on(new_match(key), seed=1, decisions=40)
    assert not match.over
    with pytest.raises(Malformed, match="does not tell everything that is hidden"):
        Match.new(match.game, match.setup, match.header.seats, match.view(EVERYBODY))


def test_another_match_begins_as_the_first_did() -> None:
    """From the position with which it began, not from where it is now."""
    first = script(new_match("cardinal", start=CORNER, rows=5, columns=5), "d4")
    assert first.again(["Cleo", "Dan"], seeded(1).below).header.start == first.header.start is not None
    assert script(new_match("cardinal", first="orange"), "c2").again(["Cleo", "Dan"], seeded(1).below).moves_made == 0


def test_what_comes_after_somebody_elses_choice_nobody_can_say() -> None:
    """It is told after how many of the moves that is; where nobody chooses in between, all is known."""
    match = new_match("cardinal", first="orange")
    assert match.foresee(0, "a1", ["c2"]).known == 1
    assert match.foresee(0, "a1").known is None
