"""A match begins from a position only if that is one of a game of its own set-up; so says docs/records.md."""

from __future__ import annotations

from itertools import permutations

import msgspec
import pytest

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Setup
from quarterdeck.engine.options import convert_options
from quarterdeck.engine.position_files import imagine_untold, read_position
from quarterdeck.engine.registry import find_game, keys
from quarterdeck.records.header import load_start, position_fields, start_position
from quarterdeck.table.match import Match
from tests.laws.setups import SETUPS

LABELS = ("Ada", "Ben", "Cleo", "Dan")
VALUES: dict[str, dict[str, tuple[object, object]]] = {
    "cardinal": {"rows": (4, 5), "columns": (3, 6)},
    "kraken": {"rounds": (0, 7)},
    "bruise-cruise": {"lines": ("PHSD", "SD"), "tie": ("dice", "feats"), "patience": (0, 9)},
    "bremerhaven": {"length": ("long", "short"), "order": ("free", "rank")},
    "pirates": {"patience": (60, 9), "mysterious": ("shown", "hidden")},
}
"""For each game the options on which a position goes on, with two values each."""
CASES = [
    (key, option, *values)
    for key, options in VALUES.items()
    for option, both in options.items()
    for values in permutations(both)
]


def setup(key: str, option: str, value: object) -> Setup:
    """A set-up for two with one option that is not as usual."""
    return Setup(players=2, options=convert_options(find_game(key), {option: value}))


def test_every_option_on_which_a_position_goes_on_is_tried() -> None:
    """A game that tells more of them in its terms needs another line here."""
    for key in keys():
        game, option = find_game(key), next(iter(VALUES[key]))
        told = set(game.terms(game.start(setup(key, option, VALUES[key][option][1]))).options)
        assert told <= set(VALUES[key])


@pytest.mark.parametrize(("key", "option", "there", "wanted"), CASES)
def test_a_position_with_another_option_than_the_set_up_is_refused(
    key: str, option: str, there: object, wanted: object
) -> None:
    """As a position and as the fields of its file; and it begins a match with its own options."""
    game = find_game(key)
    position = game.start(setup(key, option, there))
    assert Match.new(game, setup(key, option, there), LABELS[:2], position).save() == game.save(position)
    with pytest.raises(Malformed, match=f"{option} ") as caught:
        Match.new(game, setup(key, option, wanted), LABELS[:2], position)
    assert caught.value.path == "start"
    fields = position_fields(game, position) | {"options": {option: there}}
    with pytest.raises(Malformed, match=f"{option} ") as caught:
        load_start(game, setup(key, option, wanted), fields)
    assert caught.value.path == "start"


@pytest.mark.parametrize(("key", "setups"), SETUPS.items())
def test_every_set_up_may_begin_from_its_own_positions(key: str, setups: list[Setup]) -> None:
    """Whatever its options, and read again from the header."""
    game = find_game(key)
    for one in setups:
        position = game.start(one)
        match = Match.new(game, one, LABELS[: one.players], position)
        assert start_position(game, one, match.header).numbers() == position.numbers()


def test_an_old_record_goes_on_with_what_its_position_says() -> None:
    """Its header was never compared with that; what is begun now is."""
    game = find_game("kraken")
    header = Match.new(game, setup("kraken", "rounds", 7), LABELS[:2], game.start(setup("kraken", "rounds", 7))).header
    old = msgspec.structs.replace(header, options={**header.options, "rounds": 3})
    found = start_position(game, setup("kraken", "rounds", 3), old)
    assert game.terms(found).options == {"rounds": 7}
    again = Match.begin(old).again(LABELS[:2], lambda _: 0)
    assert again.header.options["rounds"] == 7


def test_what_a_file_leaves_open_is_filled_in_as_dice_fall() -> None:
    """The rival's cards of a file that hides them are others with other dice, compiled or not."""
    game = find_game("kraken")
    match = Match.new(game, Setup(players=2, options=game.options()), ["Ann", "Ben"])
    match.chance(seeded(1))
    file = game.save(match.view(0))
    worlds = set()
    for seed in range(8):
        opened = read_position(file).position
        assert imagine_untold(opened, seeded(seed))
        worlds.add(tuple(opened.numbers()))
    assert len(worlds) > 1
