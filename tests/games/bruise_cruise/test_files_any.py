"""Whatever stands in a position file: it is read and written alike, or refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Setup
from quarterdeck.engine.position import Position
from quarterdeck.games.bruise_cruise import BRUISE_CRUISE
from quarterdeck.games.bruise_cruise.options import BruiseCruiseOptions
from quarterdeck.games.bruise_cruise.words.names import HULLS as SHIPS
from tests.examples import TIMES, examples, some
from tests.games.bruise_cruise.files import (
    GOOD,
    PACK,
    Part,
    load,
    read,
    saved,
)

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-1, 9) | st.sampled_from(["P", "H", "3.3", "Elm", "elm-a", "raid", "loot"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["P", "H", "at", "hand"]), inner),
    max_leaves=6,
)
FIELDS = sorted(
    {*GOOD, *("kind", "card", "ship", "target", "port", "left", "dice", "final", "played", "quiet")} - {"pack"}
)


@examples(40)
@given(st.dictionaries(st.sampled_from(FIELDS), JSON, max_size=4))
def test_any_change_to_a_file_gives_a_position_or_malformed(change: Part) -> None:
    """A position that is read is read again from what is written of it."""
    try:
        position = load(change)
    except Malformed:
        return
    assert read(saved(position)).numbers() == position.numbers()


@examples(30)
@given(
    st.sampled_from(
        ["raid", "loot", "surrender", "battle", "space", "target", "card", "draw", "nothing", "tie", "ship"]
    ),
    st.sampled_from(["raid", "torpedo", "missile", "battle", "sail", "unfathomable", None]),
    st.sampled_from([None, *SHIPS[:7]]),
    st.sampled_from([None, *SHIPS[:12]]),
    st.sampled_from([None, "elm-a", "fern-a", "salvage", "surprise-delivery"]),
    st.integers(0, 3),
)
def test_any_pending_decision_is_a_position_or_malformed(
    asked: str, kind: str | None, ship: str | None, target: str | None, card: str | None, left: int
) -> None:
    """Who must decide can, and what is written is read."""
    change: Part = {"asked": asked, "kind": kind, "ship": ship, "target": target, "card": card, "left": left}
    try:
        position = load(change, {"dice": [5, 2]} if asked == "loot" else {})
    except Malformed as error:
        assert error.problem
        return
    assert position.over() or position.legal()
    assert read(saved(position)).numbers() == position.numbers()


@given(st.binary(max_size=40) | st.text(max_size=40).map(str.encode))
def test_any_bytes_are_malformed(data: bytes) -> None:
    """Nothing else comes out of them."""
    with pytest.raises(Malformed):
        BRUISE_CRUISE.load(data)


@pytest.mark.parametrize("data", [b"[" * 100_000, b'{"admirals":' * 100_000])
def test_a_bottomless_file_is_malformed(data: bytes) -> None:
    """Not a crash."""
    with pytest.raises(Malformed):
        BRUISE_CRUISE.load(data)


def views(position: Position, players: int) -> list[Position]:
    """The position, and what each seat and a spectator see of it."""
    found = [position]
    for seat in range(-1, players):
        found.append(position.clone())
        found[-1].veil(seat)
    return found


@pytest.mark.parametrize("players", some([2, 3, 4], [3]))
def test_random_games_are_saved_and_loaded(players: int) -> None:
    """The whole position, and what each seat and a spectator see of it; equal bytes when written again."""
    setup = Setup(players=players, options=BruiseCruiseOptions(patience=2), pack=BRUISE_CRUISE.read_pack("t", PACK))
    for seed in range(TIMES):
        dice = seeded(seed)
        position = BRUISE_CRUISE.start(setup)
        while True:
            for here in views(position, players):
                data = BRUISE_CRUISE.save(here)
                loaded = BRUISE_CRUISE.load(data)
                assert loaded.numbers() == here.numbers()
                assert BRUISE_CRUISE.save(loaded) == data
            if position.over():
                break
            position.play(position.legal()[dice.below(len(position.legal()))])


def test_a_loaded_game_goes_on_as_the_saved_one() -> None:
    """With the same dice it ends in the same position."""
    position = BRUISE_CRUISE.start(Setup(players=4, options=BruiseCruiseOptions()))
    twin = BRUISE_CRUISE.load(BRUISE_CRUISE.save(position))
    for game in (position, twin):
        dice = seeded(6)
        while not game.over():
            game.play(game.legal()[dice.below(len(game.legal()))])
    assert twin.numbers() == position.numbers()
