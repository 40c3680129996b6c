"""Whatever happens at a table, the way back shows each move in effect as it was known then; a model says what is free."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import Malformed, NoTakeBack
from quarterdeck.engine.game import Sentence
from quarterdeck.engine.position import CHANCE, NOBODY
from quarterdeck.records.lines import encode_record
from quarterdeck.records.reading import parse_record
from quarterdeck.records.record import MoveLine
from quarterdeck.records.replaying import replay, verify
from quarterdeck.table.match import Match
from tests.examples import examples
from tests.records.games import new_match, play_on, script
from tests.table.roads import roads

ORANGE, GREEN = 0, 1
TABLES: Final[dict[str, Callable[[], Match]]] = {
    "cardinal": lambda: new_match("cardinal", rows=3, columns=3),
    "kraken": lambda: new_match("kraken", players=3, rounds=2),
    "bruise-cruise": roads,
}
Deed = tuple[str, int]
DEEDS: Final = st.lists(
    st.tuples(st.sampled_from(["play", "play", "play", "play", "play", "ask back", "free back"]), st.integers(0, 99)),
    min_size=20,
    max_size=80,
)


class Model:
    """A match and what was seen on the way: what each viewer knew and was told, by moves in effect."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.viewers = (*range(match.players), NOBODY)
        self.seen = [self.views()]
        self.told: list[list[list[Sentence]]] = []
        self.lines: list[int] = []
        self.movers: list[int] = []

    def views(self) -> list[list[int]]:
        """What each viewer knows now."""
        return [self.match.view(viewer).numbers() for viewer in self.viewers]

    def do(self, deed: Deed) -> None:
        """Do something, if it can be done now."""
        what, number = deed
        match = self.match
        if what == "play" and not match.over:
            mover = CHANCE if match.chance_waits else match.waiting()[0]
            texts = match.legal(mover)
            match.play(mover, texts[number % len(texts)])
            self.movers.append(mover)
            self.lines.append(match.revision)
            self.told.append([match.story_since(viewer, match.revision - 1) for viewer in self.viewers])
            self.seen.append(self.views())
        elif what != "play":
            self.take_back(number % match.players, agreed=what == "ask back")

    def take_back(self, seat: int, *, agreed: bool) -> None:
        """Take back, which must be allowed exactly when the match says so."""
        match = self.match
        allowed = match.can_ask_back(seat) if agreed else match.free_take_back(seat)
        try:
            match.take_back(seat, consent=range(match.players) if agreed else ())
        except NoTakeBack:
            assert not allowed
            return
        assert allowed
        assert match.mover(match.revision) == seat
        left = match.moves_made
        del self.seen[left + 1 :], self.told[left:], self.lines[left:], self.movers[left:]

    def check(self) -> None:
        """The way back is the one that was seen."""
        match = self.match
        assert match.moves_made == len(self.lines)
        assert [match.line_of(k) for k in range(match.moves_made + 1)] == [0, *self.lines]
        assert [match.mover(line) for line in self.lines] == self.movers
        for place, viewer in enumerate(self.viewers):
            for k, seen in enumerate(self.seen):
                assert match.view_at(viewer, k).numbers() == seen[place]
            assert [match.told_at(viewer, k) for k in range(1, match.moves_made + 1)] == [
                told[place] for told in self.told
            ]
            assert match.told_at(viewer, 0) == []

    def free(self, seat: int) -> bool:
        """The rule as it stands in the docs, step by step."""
        steps = replay(self.match.record).steps
        made = [k for k, step in enumerate(steps) if step.who == seat]
        since = steps[made[-1] :] if made else []
        shown = any(step.who == CHANCE or step.reveals for step in since)
        ended = self.match.game.hidden and self.match.over
        return bool(since) and not shown and not ended and all(step.who == seat for step in since)


@pytest.mark.parametrize("key", TABLES)
@given(deeds=DEEDS)
@examples(10)
def test_the_way_back_is_the_one_that_was_seen(key: str, deeds: list[Deed]) -> None:
    """Across take-backs with consent and without; and what may be taken back is what the rule says."""
    model = Model(TABLES[key]())
    for deed in deeds:
        model.do(deed)
    model.check()
    match = model.match
    for seat in range(match.players):
        assert match.free_take_back(seat) == model.free(seat)
        assert match.can_ask_back(seat) == (seat in model.movers)
    for nobody in (NOBODY, CHANCE, match.players):
        assert not match.free_take_back(nobody)
        assert not match.can_ask_back(nobody)


@pytest.mark.parametrize("key", TABLES)
@given(deeds=DEEDS, resigns=st.booleans())
@examples(10)
def test_whatever_happened_survives_the_record(key: str, deeds: list[Deed], *, resigns: bool) -> None:
    """Read again, every line follows; everybody is told the same, and the same is allowed."""
    model = Model(TABLES[key]())
    for deed in deeds:
        model.do(deed)
    match = model.match
    if resigns and not match.over:
        match.resign(len(deeds) % match.players)
    record = parse_record(encode_record(match.record))
    assert record == match.record
    assert verify(record).moves == match.moves_made
    model.match = again = Match.resume(record)
    if not resigns:
        model.check()
    for viewer in model.viewers:
        assert again.story_lines(viewer) == match.story_lines(viewer)
        assert again.view(viewer).numbers() == match.view(viewer).numbers()
        assert again.free_take_back(viewer) == match.free_take_back(viewer)
        assert again.can_ask_back(viewer) == match.can_ask_back(viewer)
    assert (again.over, again.ending(), again.score()) == (match.over, match.ending(), match.score())


def test_the_lines_of_the_moves_in_effect_jump_over_what_was_taken_back() -> None:
    """Three moves, the second of which was made anew."""
    match = script(new_match("cardinal", first="orange"), "c2", "a1")
    match.take_back(GREEN)
    script(match, "d4", "a4")
    assert [match.line_of(k) for k in range(4)] == [0, 1, 4, 5]
    assert [match.mover(revision) for revision in range(1, 6)] == [ORANGE, GREEN, GREEN, GREEN, ORANGE]
    assert [sentence.text for sentence in match.told_at(NOBODY, 2)] == ["Green places a ship on d4."]


def test_the_story_says_to_which_line_each_sentence_belongs_and_who_made_it() -> None:
    """Several sentences may belong to one; those before a revision are left out."""
    match = script(new_match("cardinal"), "coin orange", "c2")
    match.take_back(ORANGE)
    match.resign(GREEN)
    lines = match.story_lines(ORANGE)
    assert [(revision, who, told.text) for revision, who, told in lines[1:]] == [
        (2, ORANGE, "You place a ship on c2."),
        (3, ORANGE, "You take back a move."),
        (4, GREEN, "Green resigns."),
    ]
    assert match.story_lines(ORANGE, since=2) == lines[2:]
    assert match.story_lines(ORANGE, since=4) == []
    assert match.story(ORANGE) == [told for _, _, told in lines]


def test_each_seat_is_told_the_chance_moves_that_it_reads_whole() -> None:
    """In Kraken a seat reads the cards dealt to it, and everybody who begins; so does a match that was read again."""
    match = new_match("kraken")
    match.go_on(seeded(1))
    for known in (match, Match.resume(match.record)):
        fallen = {seat: known.fallen_since(seat, 0) for seat in (0, 1, NOBODY)}
        assert [len(fallen[seat]) for seat in (0, 1, NOBODY)] == [4, 4, 1]
        assert set(fallen[0]) & set(fallen[1]) == set(fallen[NOBODY])
        lines = {line.n: line for line in known.record.lines if isinstance(line, MoveLine)}
        assert all(lines[revision].move == move for revision, move in fallen[0])
        assert known.fallen_since(0, 3) == tuple(one for one in fallen[0] if one[0] > 3)


def test_a_place_that_is_none_is_refused() -> None:
    """On either side of the way, in words."""
    match = script(new_match("cardinal", first="orange"), "c2")
    for k in (-1, 2):
        for ask in (lambda k: match.view_at(ORANGE, k), lambda k: match.told_at(ORANGE, k), match.line_of):
            with pytest.raises(Malformed, match=f"at: there is no {k}, only 0 to 1"):
                ask(k)
    for revision in (0, 2):
        with pytest.raises(Malformed, match="revision: "):
            match.mover(revision)


def test_views_of_the_past_are_nobodys_to_change() -> None:
    """What is done with one does not reach the match."""
    match = play_on(new_match("kraken"), seed=1, decisions=40)
    for k in (0, 16, 17, 40):
        seen = match.view_at(0, k)
        before = seen.numbers()
        if seen.legal():
            seen.play(seen.legal()[0])
        assert match.view_at(0, k).numbers() == before
