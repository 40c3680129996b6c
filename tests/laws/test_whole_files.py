"""Whole position files, as people and commands use them, mean the position and the set-up that were written (law 2)."""

from __future__ import annotations

import msgspec
import pytest

from quarterdeck.engine.game import Game, Setup
from quarterdeck.engine.options import SEATS, marked, seeds
from quarterdeck.engine.position import Position
from quarterdeck.engine.position_files import check_terms, read_position, write_position
from quarterdeck.engine.registry import find_game
from quarterdeck.engine.trial import Trial, view
from tests.examples import every
from tests.laws.setups import SETUPS, named, setup

OFTEN = {"bremerhaven": 150, "bruise-cruise": 300, "cardinal": 3, "kraken": 20, "pirates": 60}
"""Of so many positions of a random game one is written in `make test`."""
MORE_LINES = [setup("bruise-cruise", 2, {"lines": "PDSH"}), setup("bruise-cruise", 3, {"lines": "HPSD", "patience": 2})]
"""Lines of more Admirals than play: the first letters count."""
WRITTEN = [*((key, one) for key in SETUPS for one in SETUPS[key]), *(("bruise-cruise", one) for one in MORE_LINES)]


@pytest.mark.parametrize(("key", "one"), WRITTEN, ids=named)
def test_whole_files_are_read_as_they_were_written(key: str, one: Setup) -> None:
    """That of the whole position, and that of each view."""
    game = find_game(key)
    for k, position in enumerate(Trial(game, one, 6).walk()):
        if k % every(OFTEN[key]) == 0 or position.over():
            means_the_same(game, one, position, None)
            for seat in range(-1, one.players):
                means_the_same(game, one, view(position, seat), seat)


def means_the_same(game: Game, one: Setup, position: Position, seat: int | None) -> None:
    """A file of a position, or of a seat's view, is read as it was written.

    Letters behind those of the seats that play say nothing; what may not be known of a draw is not written.
    """
    opened = read_position(write_position(game, one, position, seat))
    assert opened.position.numbers() == position.numbers()
    assert (opened.game, opened.setup.players) == (game, one.players)
    assert not opened.other_edition
    check_terms(game, opened.setup, position, "the file")
    written = msgspec.to_builtins(one.options if seat is None else game.veiled_options(one, seat))
    read = msgspec.to_builtins(opened.setup.options)
    free = {*marked(game.options, SEATS), *opened.unsaid}
    assert {name: read[name] for name in read if name not in free} == {
        name: written[name] for name in written if name not in free
    }
    assert set(opened.unsaid) <= (set() if seat is None else set(seeds(game.options)))
