"""Position files mean the same in whatever order they list things, but for lists whose order says something."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.engine.position import Position
from quarterdeck.engine.registry import find_game
from quarterdeck.engine.trial import Trial
from tests.docs.files import DOCS, blocks
from tests.laws.setups import SETUPS

Json = object
Path = tuple[str | int, ...]

PLACE: Final = "x, y and the heading"
NUMBERED: Final = "things are called by their numbers in the list"
SEAT_BY_SEAT: Final = "one number for each seat"
KNOWN: Final = "the order of the pile is known: the first lies on top"
BOARD: Final = "one entry for each place of the board"
IN_ORDER: Final[dict[str, dict[str, str]]] = {
    "cardinal": {"board": BOARD, "earlier": "one board after the other, as they were played"},
    "kraken": {"order": "who acts after whom"},
    "bruise-cruise": {"dice": "the raider's dice first"},
    "bremerhaven": {
        "harbors.*.walls": BOARD, "land": BOARD, "sea": BOARD, "prices.top": KNOWN, "prices.bottom": KNOWN,
        "prices.looked": KNOWN,
    },
    "pirates": {
        "gold": SEAT_BY_SEAT, "rolls": SEAT_BY_SEAT, "islands": NUMBERED, "ships": NUMBERED, "terrain": NUMBERED,
        "pieces": NUMBERED, "slots": NUMBERED, "deeds.events": NUMBERED, "deeds.worth.*": "what, and how much",
        "deeds.idle.*": "which, and for how long", "omens.texts.*": "which island, and which text", "action.way.begins": PLACE,
        "islands.*.at": PLACE, "ships.*.at": PLACE, "terrain.*.at": PLACE, "deeds.events.*.at": PLACE,
    },
}  # fmt: skip
"""The lists whose order means something, and what; tests/games/pirates/test_files_order.py has the numbered ones."""
KEYED: Final = re.compile(r"[A-Z]\w?|[a-f]?\d+(\.\d+)?")
"""Keys that name a thing of the game, as `P` or `a1`, not a field."""
OFTEN: Final = 23
"""Of so many positions of a random game one is written."""
MOST: Final = 3_000
"""Decisions of it that are played at most."""


def lists(node: Json, path: Path = ()) -> Iterator[tuple[str, list[Json]]]:
    """All lists of a file, with their paths; entries and named things are `*`."""
    if isinstance(node, dict):
        for key, value in node.items():
            yield from lists(value, (*path, "*" if KEYED.fullmatch(key) else key))
    elif isinstance(node, list):
        yield ".".join(map(str, path)), node
        for value in node:
            yield from lists(value, (*path, "*"))


def unordered(key: str, file: Json) -> list[list[Json]]:
    """The lists of a file whose order means nothing."""
    return [found for path, found in lists(file) if path not in IN_ORDER[key]]


@cache
def files(key: str) -> tuple[str, ...]:
    """The examples of the game's page, and positions of a random game of each set-up."""
    game = find_game(key)
    found = [text for text in blocks(DOCS / "games" / f"{key}.md", "json") if json.loads(text).get("game") == key]
    for setup in SETUPS[key][:6]:
        for k, position in enumerate(Trial(game, setup, 4).walk()):
            if k % OFTEN == 0:
                found.append(game.save(position).decode())
            if k > MOST:
                break
    return tuple(found)


def shuffled(key: str, text: str, choices: Random) -> str:
    """The file with all lists in another order whose order means nothing."""
    file = json.loads(text)
    for found in unordered(key, file):
        choices.shuffle(found)
    return json.dumps(file)


def meaning(key: str, text: str, read: Callable[[bytes], Position] | None = None) -> tuple[Json, list[str]]:
    """What a file says: the same written again, its lists in one order, and what may be chosen."""
    game = find_game(key)
    position = (read or game.load)(text.encode())
    file = json.loads(game.save(position))
    for found in reversed(unordered(key, file)):
        found.sort(key=lambda one: json.dumps(one, sort_keys=True))
    return file, sorted(game.text(position, move) for move in position.legal())


@pytest.mark.parametrize("key", IN_ORDER)
@given(choices=st.randoms(use_true_random=False))
def test_lists_may_be_in_any_order(key: str, choices: Random) -> None:
    """All lists of a file at once are shuffled."""
    text = choices.choice(files(key))
    assert meaning(key, shuffled(key, text, choices)) == meaning(key, text)


def test_a_reader_that_looks_at_the_first_entry_alone_is_found() -> None:
    """A ship of Kraken is damaged by this one if the first card of her hand is the lowest."""

    def hasty(data: bytes) -> Position:
        file = json.loads(data)
        for ship in file["ships"].values():
            if isinstance(ship["hand"], list):
                ship["damage"] = int(ship["hand"][0] == min(ship["hand"]))
        return find_game("kraken").load(json.dumps(file).encode())

    text = next(one for one in files("kraken") if re.search(r'"hand": ?\[\s*"[^"]+",', one))
    found = [meaning("kraken", shuffled("kraken", text, Random(seed)), hasty) for seed in range(10)]  # noqa: S311
    assert any(one != found[0] for one in found)


@pytest.mark.parametrize("key", IN_ORDER)
def test_there_are_lists_to_shuffle_in_every_game_that_has_any(key: str) -> None:
    """Of two entries at least; Cardinal's lists all have an order."""
    long = {path for text in files(key) for path, found in lists(json.loads(text)) if len(found) > 1}
    assert bool(long - IN_ORDER[key].keys()) is (key != "cardinal")
