"""Positions of all games behave as Python's own tools expect: they are copied, compared, kept as keys, pickled, printed and shown."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from multiprocessing import get_context
from xml.etree import ElementTree as ET

import pytest

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Setup
from quarterdeck.engine.position import CHANCE, Position
from quarterdeck.engine.registry import find_game, game_of, keys
from tests.contract.quay import QUAY
from tests.contract.toys import NoOptions

EVERY = 37


def met(key: str, seed: int = 3) -> Iterator[Position]:
    """Some positions of a random game, and the last one."""
    game, dice = find_game(key), seeded(seed)
    position = game.start(Setup(players=max(2, min(game.players)), options=game.options()))
    for turn in range(6 * EVERY):
        if position.over():
            break
        if turn % EVERY == 0:
            yield position.clone()
        moves = position.legal()
        position.play(moves[dice.below(len(moves))])
    yield position


@pytest.mark.parametrize("key", keys())
def test_copies_are_equal_until_one_goes_on(key: str) -> None:
    """Equal positions have equal hashes, so a dictionary finds them."""
    for position in met(key):
        for made in (copy.copy(position), copy.deepcopy(position)):
            assert made is not position
            assert made == position
            assert {position: "here"}[made] == "here"
            if not made.over():
                made.play(made.legal()[0])
                assert made != position


@pytest.mark.parametrize("key", keys())
def test_a_position_comes_out_of_a_pickle_as_it_went_in(key: str) -> None:
    """With everything that it does not know, too."""
    for position in met(key):
        for seat in (None, 0, -1):
            sent = position.clone()
            if seat is not None:
                sent.veil(seat)
            received = pickle.loads(pickle.dumps(sent))  # noqa: S301 - our own
            assert type(received) is type(sent)
            assert received == sent
            assert received.legal() == sent.legal()


def chosen(position: Position) -> list[int]:
    """What may be chosen, found by another process."""
    return position.legal()


def test_positions_go_to_other_processes() -> None:
    """As the arguments of calls, in all games."""
    positions = [next(met(key)) for key in keys()]
    with get_context("spawn").Pool(1) as pool:
        assert pool.map(chosen, positions) == [position.legal() for position in positions]


def test_a_position_is_printed_in_a_line() -> None:
    """Its game, and who chooses among how many, or how it ended."""
    *_, last = met("cardinal")
    assert repr(last) == f"<Cardinal: {game_of(last).ending(last).sentence.text.rstrip('.')}>"
    met_before = [position for position in met("bremerhaven") if not position.over()]
    dealt = next(position for position in met_before if position.player == CHANCE)
    assert repr(dealt) == f"<Bremerhaven: chance chooses among {len(dealt.legal())} outcomes>"
    asked = next(position for position in met_before if position.player != CHANCE)
    seat = game_of(asked).seats_at(asked)[asked.player]
    assert repr(asked) == f"<Bremerhaven: {seat} chooses among {len(asked.legal())} moves>"


@pytest.mark.parametrize("key", keys())
def test_moves_are_listed_with_their_notation(key: str) -> None:
    """By the number with which each is played."""
    for position in met(key):
        assert list(position.texts()) == position.legal()
        for move, text in position.texts().items():
            assert game_of(position).parse(position, text) == move


@pytest.mark.parametrize("key", keys())
def test_a_notebook_shows_the_board(key: str) -> None:
    """A whole SVG document, in which what is veiled is not drawn."""
    for position in met(key):
        drawn = ET.fromstring(position._repr_svg_())  # noqa: S314 - our own; notebooks call it
        assert drawn.tag.endswith("svg")
        assert len(list(drawn.iter())) > EVERY


def test_a_position_of_no_installed_game_says_so() -> None:
    """It can still be printed, copied and compared."""
    position = QUAY.start(Setup(players=QUAY.players[0], options=NoOptions()))
    assert copy.copy(position) == position
    assert repr(position).startswith("<tests.contract.")
    with pytest.raises(Malformed, match=r"no installed game has positions of 'tests\.contract\.\w+'"):
        pickle.dumps(position)
