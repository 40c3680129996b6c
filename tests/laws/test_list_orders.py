"""Position files mean the same in whatever order they list things, but for lists whose order says something."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Final

import msgspec
import pytest

from quarterdeck.engine.game import Setup
from quarterdeck.engine.position import Position
from quarterdeck.engine.registry import find_game
from quarterdeck.engine.trial import Trial
from tests.docs.files import DOCS, blocks
from tests.examples import every
from tests.laws.setups import SETUPS, setup

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
        "pieces": NUMBERED, "slots": NUMBERED, "events": NUMBERED, "mysterious.texts.*": "which island, and which text",
        "in_progress.way.begins": PLACE, "islands.*.at": PLACE, "ships.*.at": PLACE, "terrain.*.at": PLACE,
        "events.*.at": PLACE,
    },
}  # fmt: skip
"""The lists whose order means something, and what; tests/games/pirates/test_files_order.py has the numbered ones."""
KEYED: Final = re.compile(r"[A-Z]\w?|[a-f]?\d+(\.\d+)?")
"""Keys that name a thing of the game, as `P` or `a1`, not a field."""
SAVED: Final = 4
OFTEN: Final = 480
"""Of so many positions of a random game one is shuffled in `make test`; and so are the first saved ones that hold a list of two entries or more."""
FIRST: Final = 2
MOST: Final = 1_400
"""Decisions of a random game that are played at most."""
PATIENCE: Final = 20
"""Games shall not end before much has happened."""
SEED: Final = 3
TREASURES: Final = setup(
    "pirates",
    2,
    {
        "total": 60,
        "red": "random",
        "green": "random",
        "uniques": 4,
        "terrain": 3,
        "mysterious": "hidden",
        "forts": True,
    },
)
"""With everything that there is."""
GAMES: Final[dict[str, list[tuple[Setup, int]]]] = {
    **{key: [(one, SEED) for one in SETUPS[key]] for key in SETUPS},
    "pirates": [*((one, SEED) for one in SETUPS["pirates"]), (TREASURES, 2)],
}
"""The games of which files are made: what they were set up with, and the seed."""
RARE: Final = {
    "in_progress": {
        "boarding": {"stung": ["R1", "G1"]},
        "card": {"still_to_come": [1, 2]},
        "exploring": {"aboard_before": [2, 1]},
        "question": {"seats_left": ["R", "G"]},
        "shooting": {"armour_dented": ["G1", "R1"], "missed": [2, 1]},
    }
}
"""What is in progress with two ships, crew, treasures or cannons each: random games hold of one at a time (PI-A, PI-U)."""


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
    """The examples of the game's pages, and positions of a random game of each set-up."""
    shown = [text for page in sorted((DOCS / "games").glob(f"{key}*.md")) for text in blocks(page, "json")]
    found = [text for text in shown if json.loads(text).get("game") == key]
    met: Counter[str] = Counter()
    for one, seed in GAMES[key]:
        found += written(key, one, seed, met)
    if key == "pirates":
        found.append(with_rarities(found))
    return tuple(found)


def with_rarities(texts: list[str]) -> str:
    """A file of Pirates in which much is under way, of two ships at least, and both have been at all wild islands."""
    file = next(file for file in map(json.loads, texts) if file["asked"] == "ship" and len(file.get("slots", [])) > 1)
    for island in file["islands"]:
        if "home" not in island:
            island["tokens"] = ["G", "R"]
    return json.dumps(file | RARE)


def written(key: str, one: Setup, seed: int, met: Counter[str]) -> Iterator[str]:
    """Positions of a random game: every so many-th, and those with lists that were not met before."""
    game = find_game(key)
    if "patience" in msgspec.to_builtins(one.options):
        one = msgspec.structs.replace(one, options=msgspec.structs.replace(one.options, patience=PATIENCE))
    for k, position in enumerate(Trial(game, one, seed).walk()):
        if k % every(SAVED) == 0:
            text = game.save(position).decode()
            long = long_lists(text)
            if k % every(OFTEN) == 0 or any(met[path] < FIRST for path in long):
                met.update(long)
                yield text
        if k > MOST:
            break


def long_lists(text: str) -> set[str]:
    """The paths of the lists of a file that have two entries at least."""
    return {path for path, found in lists(json.loads(text)) if len(found) > 1}


def shuffled(key: str, text: str, choices: Random) -> str:
    """The file with all lists in another order whose order means nothing."""
    file = json.loads(text)
    for found in unordered(key, file):
        before = list(found)
        choices.shuffle(found)
        if found == before:
            found.reverse()
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
def test_lists_may_be_in_any_order(key: str) -> None:
    """All lists of a file at once are shuffled, in each file once."""
    choices = Random(SEED)  # noqa: S311
    for text in files(key):
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
    """Of two entries at least; Cardinal's lists all have an order. And whatever is said to have an order is met."""
    long = set[str]().union(*map(long_lists, files(key)))
    assert bool(long - IN_ORDER[key].keys()) is (key != "cardinal")
    assert IN_ORDER[key].keys() - long == set()


def test_lists_of_all_parts_of_a_file_of_pirates_are_shuffled() -> None:
    """Of what is in progress, too."""
    long = set[str]().union(*map(long_lists, files("pirates"))) - IN_ORDER["pirates"].keys()
    parts = {path.partition(".")[0] for path in long}
    assert {"in_progress", "islands", "mysterious", "pieces", "ships", "slots", "to_draw", "treasures"} <= parts
