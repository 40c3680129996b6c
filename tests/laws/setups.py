"""The set-ups over which the laws run: every option of every game."""

from __future__ import annotations

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
        pack = f"-{value.pack.content.count('[[cards]]')}cards" if value.pack else ""
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
    (2, {}),
    (3, {"front": "E"}),
    (4, {"front": "S", "rounds": 2}),
    (4, {}),
    (2, {"front": "W", "rounds": 1}),
    (3, {"rounds": 0}),
]

SMALLEST = deck("FFF", "FUD", "XRK", "TTT", "KKK", "UUU", "DDD", "XXX", "RRR", "FXT", "UKR", "DTX")
LARGEST = deck(*["FXD", "UKT", "FRX"] * 6)

SETUPS: dict[str, list[Setup]] = {
    "cardinal": [setup("cardinal", 2, options) for options in CARDINAL],
    "kraken": [
        *(setup("kraken", players, options) for players, options in KRAKEN),
        msgspec.structs.replace(setup("kraken", 4, {}), pack=SMALLEST),
        msgspec.structs.replace(setup("kraken", 3, {}), pack=LARGEST),
    ],
}
