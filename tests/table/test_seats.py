"""Who sits where; bots see no more than their seat, and a seed brings the same match again."""

from __future__ import annotations

from itertools import count

import pytest

from quarterdeck.bots.bot import Bot, Choice
from quarterdeck.engine.dice import Dice
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game, Setup
from quarterdeck.engine.position import Position
from quarterdeck.engine.registry import find_game
from quarterdeck.table.match import Match
from quarterdeck.table.seats import Seating, new_seed, read_seats


def begin(game: Game, seating: Seating) -> Match:
    """A match of this seating."""
    return Match.new(game, Setup(players=len(seating.specs), options=game.options()), seating.labels)


def test_people_and_bots_are_seated_by_their_specs() -> None:
    """Labels of bots name their budget."""
    seating = read_seats("human, ismcts:2,random", find_game("kraken"))
    assert seating.humans == (0,)
    assert sorted(seating.bots) == [1, 2]
    assert seating.labels == ("human", "ismcts:2", "random")


@pytest.mark.parametrize(
    ("game", "seats", "path"),
    [
        ("cardinal", "human", "seats"),
        ("kraken", "random,random,random,random,random", "seats"),
        ("cardinal", "human,", r"seats\[1\]"),
        ("cardinal", "human,chess", r"seats\[1\]"),
        ("kraken", "uct:3,human", r"seats\[0\]"),
        ("kraken", "ismcts:9,human", r"seats\[0\]"),
    ],
)
def test_a_bad_seat_is_named(game: str, seats: str, path: str) -> None:
    """Too few, too many, unknown bots, bots that do not suit the game, levels that do not exist."""
    with pytest.raises(Malformed, match=path):
        read_seats(seats, find_game(game))


@pytest.mark.parametrize("seed", [-1, 1 << 63])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    """Seeds have 63 bits."""
    with pytest.raises(Malformed, match="seed"):
        read_seats("random,random", find_game("cardinal"), seed=seed)


def test_seeds_from_the_system_differ() -> None:
    """Two matches without a seed are not the same match."""
    assert new_seed() != new_seed()


@pytest.mark.parametrize(("key", "seats"), [("cardinal", "uct:1,random"), ("kraken", "random,ismcts:1")])
def test_the_same_seed_brings_the_same_match(key: str, seats: str) -> None:
    """Chance and bots throw dice of their own; another seed brings another match."""
    game = find_game(key)
    records = []
    for seed in (5, 5, 6):
        seating = read_seats(seats, game, seed=seed)
        match = begin(game, seating)
        seating.advance(match)
        assert match.over
        records.append(match.record)
    assert records[0] == records[1] != records[2]


def test_play_stops_where_a_person_must_choose() -> None:
    """After chance and the bot, before the person; then `step` has nothing to do."""
    game = find_game("cardinal")
    seating = read_seats("human,random", game, seed=1)
    match = begin(game, seating)
    seating.advance(match)
    assert match.waiting() == (0,)
    assert not seating.step(match)
    match.play(0, match.legal(0)[0])
    assert seating.next_bot(match) == 1
    assert seating.step(match)


class Spy(Bot, frozen=True, kw_only=True):
    """A bot that keeps what it is shown, and takes the first legal move."""

    spec: str = "spy"
    shown: list[list[int]]

    def choose(self, veiled: Position, seat: int, dice: Dice) -> Choice:
        assert 0 <= dice.below(6) < 6
        assert veiled.log is None
        assert veiled.player == seat
        self.shown.append(veiled.numbers())
        return Choice(veiled.legal()[0])


def test_a_bot_is_shown_its_view_alone() -> None:
    """In Kraken it is never the whole position."""
    game = find_game("kraken")
    seating = read_seats("random,random", game, seed=2)
    spies = {seat: Spy(shown=[]) for seat in (0, 1)}
    seating.bots.update(spies)
    match = begin(game, seating)
    for _ in range(30):
        seat = seating.next_bot(match)
        if seat is None:
            seating.step(match)
            continue
        seen = match.view(seat).numbers()
        seating.bot_turn(match, seat)
        assert spies[seat].shown[-1] == seen
    assert spies[0].shown
    assert spies[1].shown


def test_bots_always_agree_to_a_take_back() -> None:
    """A person takes back through the bot's answer, not through another person's."""
    game = find_game("cardinal")
    seating = read_seats("human,random", game, seed=3)
    match = begin(game, seating)
    seating.advance(match)
    match.play(0, match.legal(0)[0])
    seating.advance(match)
    before = match.revision
    seating.take_back(match, 0)
    assert match.waiting() == (0,)
    assert match.revision == before + 1


def test_a_bot_with_a_time_budget_reads_the_clock_of_the_table() -> None:
    """A clock that leaps stops the search at once."""
    game = find_game("cardinal")
    ticks = count(step=10**12)
    seating = read_seats("uct:milliseconds=600000,uct:milliseconds=600000", game, seed=4, clock=lambda: next(ticks))
    match = begin(game, seating)
    seating.step(match)
    seat = seating.next_bot(match)
    assert seat is not None
    assert seating.bot_turn(match, seat).considered
    assert next(ticks) == 2 * 10**12
