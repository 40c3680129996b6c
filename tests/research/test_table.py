"""A table of numbers: games played by actions, as arrays see them."""

from __future__ import annotations

import copy
import pickle
import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import GameOver, IllegalMove, Malformed, NotNow, NotYourTurn, QuarterdeckError
from quarterdeck.engine.registry import find_game, keys
from quarterdeck.research import MOST_LISTED, Table, make
from quarterdeck.research.needs import need

SEATED = [(key, players) for key in keys() for players in find_game(key).players]
OBSERVED = [(key, players) for key, players in SEATED if make(key, players=players).observes]


SHORT: dict[str, dict[str, object]] = {"pirates": {"total": 15, "patience": 1}, "bremerhaven": {"length": "short"}}
"""Options of short games."""


def short(key: str, players: int) -> dict[str, Any]:
    """What to ask for, for a short game of so many; alone Bremerhaven is always short."""
    return {"players": players, **(SHORT.get(key, {}) if players > 1 else {})}


def played(key: str, players: int, moves: int, seed: int = 1) -> Table:
    """A table after so many choices at random, or at the end of the game."""
    table = make(key, players=players)
    table.reset(seed=seed)
    dice = seeded(seed)
    for _ in range(moves):
        if table.over:
            break
        legal = table.legal()
        table.step(legal[dice.below(len(legal))])
    return table


def all_at_once() -> Table:
    """A table at which three seats may choose now."""
    return next(
        table for table in (played("bremerhaven", 3, moves) for moves in range(400)) if len(table.waiting()) == 3
    )


@pytest.mark.parametrize(("key", "players"), SEATED)
def test_the_same_seed_and_choices_give_the_same_game(key: str, players: int) -> None:
    """With chance, which plays by itself."""
    one, two, three = (played(key, players, 60, seed) for seed in (5, 5, 6))
    assert one.position == two.position
    assert one.position != three.position
    assert one.texts() == two.texts()


@pytest.mark.parametrize(("key", "players"), SEATED)
def test_masks_texts_and_lists_name_the_same_actions(key: str, players: int) -> None:
    """For the seat that must choose, and nothing for others unless they wait."""
    table = played(key, players, 40)
    mask = table.mask()
    assert mask.shape == (table.actions,)
    assert sorted(table.legal()) == [int(k) for k in np.flatnonzero(mask)] == sorted(table.texts())
    for seat in set(range(players)) - set(table.waiting()):
        assert table.legal(seat) == []
        assert not table.mask(seat).any()
    again = np.full(table.actions, 7, np.int8)
    assert table.mask(out=again) is again
    assert (again == mask).all()


@pytest.mark.parametrize(("key", "players"), OBSERVED)
def test_what_is_seen_has_the_shape_and_bounds_of_its_fields(key: str, players: int) -> None:
    """As one row, and field by field; a row that is handed out is not written to again."""
    table = played(key, players, 25)
    row = table.observe()
    before = row.copy()
    assert row.shape == (table.observation.size,)
    for field in table.observation.fields:
        found = table.named()[field.name]
        assert found.shape == field.shape
        assert field.low <= found.min() <= found.max() <= field.high
    table.step(table.legal()[0])
    into = np.empty_like(row)
    assert table.observe(0, out=into) is into
    assert (row == before).all()


def test_hands_of_others_are_not_seen() -> None:
    """Two games that differ only in them look the same."""
    table = played("kraken", 3, 5)
    seat = table.seat
    assert seat is not None
    other = table.game.other_world(table.position, seat, seeded(3))
    assert other != table.position
    beside = table.clone()
    beside._resume(other)  # noqa: SLF001 - a game cannot be set up so
    assert (beside.observe(seat) == table.observe(seat)).all()
    assert (beside.observe((seat + 1) % 3) != table.observe((seat + 1) % 3)).any()


@pytest.mark.parametrize(("key", "players"), [("cardinal", 2), ("kraken", 4)])
def test_rewards_add_up_to_nothing(key: str, players: int) -> None:
    """And are nothing until the game is over."""
    table = played(key, players, 10)
    assert table.rewards() == [0.0] * players
    table = played(key, players, 100_000)
    assert table.over
    assert table.seat is None
    assert table.waiting() == ()
    assert sum(table.rewards()) == 0
    assert max(table.rewards()) == players - 1


def test_alone_the_reward_is_the_share_of_the_result() -> None:
    """From nothing to everything."""
    table = played("bremerhaven", 1, 100_000)
    assert 0 <= table.rewards()[0] <= 1


def test_seats_that_choose_at_once_may_choose_in_any_order() -> None:
    """In their harbors in Bremerhaven."""
    table = all_at_once()
    there, back = table.clone(), table.clone()
    for seat in (0, 1, 2):
        there.step(there.legal(seat)[-1], seat)
    for seat in (2, 1, 0):
        back.step(back.legal(seat)[-1], seat)
    assert there.position == back.position


@pytest.mark.parametrize(("key", "players"), SEATED)
def test_copies_and_pickles_go_on_alike(key: str, players: int) -> None:
    """With the same chance to come, and without touching the table they were made from."""
    table = played(key, players, 9)
    start = table.position
    copies = [table.clone(), copy.copy(table), copy.deepcopy(table), pickle.loads(pickle.dumps(table))]  # noqa: S301
    for one in copies:
        assert one.position == start
        for _ in range(5):
            one.step(one.legal()[-1])
    assert len({one.position for one in copies}) == 1
    assert table.position == start


def test_pictures_are_drawn_for_a_seat_or_a_spectator() -> None:
    """As SVG and as text with colours."""
    table = played("kraken", 2, 2)
    assert table.render("svg").startswith("<svg")
    assert table.render("svg", seat=0) != table.render("svg", seat=1)
    assert "\x1b[" in table.render()


def test_a_notebook_shows_what_the_seat_sees_that_must_choose() -> None:
    """Before a game has begun there is nothing to draw, and the table says so."""
    table = make("kraken", players=3)
    assert table._repr_svg_() is None
    assert repr(table) == "<Table of Kraken for 3: no game has begun>"
    table.reset(seed=1)
    assert table._repr_svg_() == table.render("svg", table.seat)
    assert re.fullmatch(r"<Table of Kraken for 3: \w+ chooses among \d+ moves>", repr(table))


def kraken() -> Table:
    """A table at which a game of three has begun."""
    return played("kraken", 3, 0)


def act_out_of_turn() -> None:
    """A seat that is not asked chooses."""
    table = kraken()
    table.step(table.legal()[0], seat=(table.waiting()[0] + 1) % 3)


REFUSED: list[tuple[Callable[[], object], type[QuarterdeckError], str]] = [
    (lambda: make("krakn"), Malformed, "there is no game 'krakn'"),
    (lambda: make("kraken", players=7), Malformed, "players: Kraken is for 2, 3, 4 players, not for 7"),
    (lambda: make("kraken", round=7), Malformed, "options.round: Kraken has no such option; it has front, rounds"),
    (lambda: make("kraken", rounds=-1), Malformed, "options.rounds: must be 0 or more"),
    (lambda: make("kraken", pack="deck.toml"), Malformed, "pack: must be a pack, as find_game"),  # type: ignore[arg-type]
    (lambda: make("kraken").observe(), NotNow, "No game has begun at this table: call reset first."),
    (lambda: make("kraken").reset(seed=-1), Malformed, "seed: must be from 0 to 9223372036854775807"),
    (lambda: make("kraken").reset(seed="x"), Malformed, "seed: must be a whole number, not 'x'"),  # type: ignore[arg-type]
    (lambda: kraken().step(48), Malformed, "action: must be from 0 to 47, not 48"),
    (lambda: kraken().step(1.5), Malformed, "action: must be a whole number, not 1.5"),  # type: ignore[arg-type]
    (lambda: kraken().step(True), Malformed, "action: must be a whole number, not True"),  # noqa: FBT003 - the point
    (lambda: kraken().step(0), IllegalMove, "First play a card"),
    (act_out_of_turn, NotYourTurn, r"Seat \d has nothing to choose now\. These seats have: \d\."),
    (lambda: kraken().observe(3), Malformed, "seat: must be from 0 to 2, not 3"),
    (lambda: kraken().mask(out=np.zeros(9, np.int8)), Malformed, r"out: must be an array of 48 .* \(int8\), not of 9 "),
    (
        lambda: kraken().observe(out=np.zeros(9, np.int32)),
        Malformed,
        r"out: must be an array of .* \(int64\), not of 9 \(int32\)",
    ),
    (lambda: kraken().render("gif"), Malformed, "kind: must be one of svg, ansi, not 'gif'"),  # type: ignore[arg-type]
    (lambda: played("cardinal", 2, 1000).step(0), GameOver, "The game is over: call reset to begin another one."),
    (lambda: played("pirates", 2, 9).step(MOST_LISTED), Malformed, "the place of a move in the list of"),
]


@pytest.mark.parametrize(("wrong", "error", "says"), REFUSED)
def test_what_is_wrong_is_named(wrong: Callable[[], object], error: type[QuarterdeckError], says: str) -> None:
    """With what would be right."""
    with pytest.raises(error, match=says):
        wrong()


def test_a_refused_action_changes_nothing() -> None:
    """Not even who is asked next."""
    table = all_at_once()
    position, texts = table.position, table.texts()
    other = (table.waiting().index(table.seat or 0) + 1) % 3
    with pytest.raises(IllegalMove):
        table.step(next(k for k in range(table.actions) if k not in table.legal(other)), seat=other)
    assert table.position == position
    assert table.texts() == texts


def test_a_library_that_is_missing_is_named() -> None:
    """With the command that installs it."""
    with pytest.raises(ImportError, match=r'needs no_such_library: pip install "quarterdeck\[research\]"'):
        need("no_such_library", "research")
