"""The set-ups over which the laws run: every option of every game."""

from __future__ import annotations

from pathlib import Path

import msgspec

from quarterdeck.engine.game import Pack, Setup
from quarterdeck.engine.options import convert_options
from quarterdeck.engine.registry import find_game

Options = dict[str, object]


def setup(key: str, players: int, options: Options) -> Setup:
    """A set-up of a game."""
    return Setup(players=players, options=convert_options(find_game(key), options))


def deck(*icons: str) -> Pack:
    """A deck file with these cards."""
    cards = [f'[[cards]]\nname = "Card {k + 1}"\nicons = "{three}"' for k, three in enumerate(icons)]
    return find_game("kraken").read_pack("deck.toml", "\n".join(['title = "A deck"', *cards]) + "\n")


def named(value: object) -> str:
    """A short name for test ids."""
    if isinstance(value, Setup):
        options = msgspec.to_builtins(value.options)
        pack = f"-{value.pack.content.count('[[card')}cards" if value.pack else ""
        return f"{value.players}p-" + "-".join(str(option) for option in options.values()) + pack
    return str(value)


CARDINAL: list[Options] = [
    {},
    {"rows": 3, "columns": 3, "first": "orange"},
    {"rows": 3, "columns": 4, "first": "green"},
    {"rows": 5, "columns": 5},
    {"rows": 6, "columns": 4, "first": "green"},
    {"rows": 7, "columns": 7, "first": "orange"},
]
KRAKEN: list[tuple[int, Options]] = [
    (2, {"rounds": 40}),
    (3, {"front": "E", "rounds": 40}),
    (4, {"front": "S", "rounds": 2}),
    (4, {"rounds": 40}),
    (2, {"front": "W", "rounds": 1}),
    (3, {}),
]

BRUISE_CRUISE: list[tuple[int, Options]] = [
    (2, {"patience": 60}),
    (3, {"lines": "DPS"}),
    (4, {"patience": 2}),
]
BRUISE_CRUISE_T: list[tuple[int, Options]] = [
    (2, {}),
    (3, {"patience": 2, "lines": "SDH", "tie": "feats"}),
    (4, {"patience": 60}),
]
BREMERHAVEN: list[tuple[int, Options]] = [
    (1, {}),
    (2, {"length": "long"}),
    (2, {"length": "short", "order": "rank"}),
    (3, {"length": "long", "order": "rank"}),
    (3, {"length": "short"}),
    (4, {"length": "long"}),
    (4, {"length": "short", "order": "rank"}),
]
WITH_EVENTS = (
    "30.hms-titan~captain~chain-shot~double-shot.raft.mermaids.foul-winds",
    "30.hms-titan~captain~smokepot-shot-once~fire-shot.divers.becalmed.cursed-zone",
)
PIRATES: list[tuple[int, Options]] = [
    (2, {"total": 30, "patience": 1}),
    (2, {"total": 10, "islands": 2, "patience": 2}),
    (3, {"total": 20, "patience": 1, "red": "random", "green": "random", "blue": "random", "draw": 3}),
    (4, {"total": 15, "patience": 1}),
    (2, {"total": 30, "patience": 3, "uniques": 4, "red": WITH_EVENTS[0], "green": WITH_EVENTS[1]}),
    (2, {"total": 20, "islands": 2, "patience": 3, "terrain": 3, "mysterious": "shown", "forts": True}),
    (3, {"total": 10, "islands": 2, "patience": 2, "terrain": 2, "mysterious": "hidden"}),
]
MAP_T = Path(__file__).parents[1] / "games" / "bruise_cruise" / "map_t.toml"

SMALLEST = deck("FFF", "FUD", "XRK", "TTT", "KKK", "UUU", "DDD", "XXX", "RRR", "FXT", "UKR", "DTX")
LARGEST = deck(*["FXD", "UKT", "FRX"] * 6)

SMALL_SEA = find_game("bruise-cruise").read_pack(MAP_T.name, MAP_T.read_text(encoding="utf-8"))

SETUPS: dict[str, list[Setup]] = {
    "bremerhaven": [setup("bremerhaven", players, options) for players, options in BREMERHAVEN],
    "bruise-cruise": [
        *(setup("bruise-cruise", players, options) for players, options in BRUISE_CRUISE),
        *(
            msgspec.structs.replace(setup("bruise-cruise", players, options), pack=SMALL_SEA)
            for players, options in BRUISE_CRUISE_T
        ),
    ],
    "cardinal": [setup("cardinal", 2, options) for options in CARDINAL],
    "kraken": [
        *(setup("kraken", players, options) for players, options in KRAKEN),
        msgspec.structs.replace(setup("kraken", 4, {}), pack=SMALLEST),
        msgspec.structs.replace(setup("kraken", 3, {}), pack=LARGEST),
    ],
    "pirates": [setup("pirates", players, options) for players, options in PIRATES],
}
EXCUSED: dict[str, frozenset[str]] = {
    "bremerhaven": frozenset({"done", "chit"}),
    "bruise-cruise": frozenset({"unfathomable", "exchange"}),
    "cardinal": frozenset(f"{column}{row}" for column in "abcdefg" for row in range(1, 8)),
    "pirates": frozenset({"done", "mast", "aim"}),
}
"""Kinds of moves for which a seat is asked though everybody can see that it has no other (law 13): at the end of what all do
at once, with the last of the chits, where all cards that it could play lie open, on the last open square, with the last
mast, and where an ability can aim at one thing only."""
SLOW: dict[str, int] = {"pirates": 10}
"""Games of which many are played with so many times fewer decisions: their lists of moves take longest."""
STRIDES: dict[str, int] = {"bremerhaven": 11, "bruise-cruise": 7, "pirates": 20}
"""Of which games the laws that cost most look at so many-th positions only: a game of theirs takes 500 to 1,000."""
