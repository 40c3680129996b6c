"""The set-ups over which the laws run: every option of every game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from quarterdeck.engine.game import Game, Pack, Setup
from quarterdeck.engine.options import convert_options
from quarterdeck.engine.position import Position
from quarterdeck.engine.registry import find_game
from quarterdeck.engine.trial import Excuse

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


def file_of(game: Game, position: Position) -> dict[str, Any]:
    """What the position's file says."""
    fields: dict[str, Any] = msgspec.json.decode(game.save(position))
    return fields


def asks(question: str, **fields: object) -> Callable[[Game, Position], bool]:
    """Positions whose files say that this is asked, and that these fields are so."""

    def is_asked(game: Game, position: Position) -> bool:
        file = file_of(game, position)
        return bool(file["asked"] == question) and all(file.get(name) == value for name, value in fields.items())

    return is_asked


def has_turned_goods(game: Game, position: Position) -> bool:
    """Somebody in Bremerhaven whose harbor is not done has packed or unpacked last."""
    file = file_of(game, position)
    return bool(file["asked"] == "harbor" and "turned" in file["harbors"][file["player"]])


def has_one_open_square(game: Game, position: Position) -> bool:
    """A ship is to be placed in Cardinal, and one square is neither taken nor beside the pirate."""
    file = file_of(game, position)
    board = {
        (row, column): square
        for row, squares in enumerate(file["board"])
        for column, square in enumerate(squares.split())
    }
    pirate = next((place for place, square in board.items() if square == "P"), None)
    beside = (
        set()
        if pirate is None
        else {(pirate[0] + k, pirate[1]) for k in (-1, 1)} | {(pirate[0], pirate[1] + k) for k in (-1, 1)}
    )
    is_open = [square == "." and place not in beside for place, square in board.items()]
    return bool(file.get("choosing", "ship") == "ship") and sum(is_open) == 1


SURE: Final = 14
"""On so many squares of Cardinal there is always a legal one (CA-R1)."""
LAST_CARD: Final = (
    "an Admiral who has played no card in a turn of the final phase must play one (BC-20.4, BC-R38). Which ones can be played "
    "depends on the hand, by which nobody else may go, also where all other cards lie open"
)
EXCUSED: dict[str, tuple[Excuse, ...]] = {
    "bremerhaven": (
        Excuse(
            answer="done",
            when=has_turned_goods,
            why="whoever has packed or unpacked says that the harbor is done, also where no money is left to turn goods round once "
            "more (BH-18.8); until then that is taken back freely",
        ),
    ),
    "bruise-cruise": (
        Excuse(answer="unfathomable", when=asks("action", final=True, actions=1), why=LAST_CARD),
        Excuse(answer="exchange", when=asks("action", final=True, actions=1), why=LAST_CARD),
    ),
    "cardinal": (
        Excuse(
            answer="",
            when=has_one_open_square,
            why="on a board of fewer than 14 squares one may be left (CA-R1), and nobody places a ship but its player (CA-2.2)",
        ),
    ),
    "kraken": (),
    "pirates": (
        Excuse(
            answer="done",
            when=asks("ship"),
            why="what can be done between two actions depends on crew, treasure and Events that may lie face down: so the end of a "
            "turn is always left to its player (PI-R117), who until then also takes back freely what the last ship did",
        ),
        Excuse(
            answer="done",
            when=asks("exchange"),
            why="what can change ships depends on what lies face down, so the end of an explore is left to its player (PI-11.10, PI-R24)",
        ),
        Excuse(
            answer="done",
            when=asks("action"),
            why="what a unit can do depends on crew that may lie face down, so whether it does anything is left to its player (PI-6.2)",
        ),
        Excuse(
            answer="done",
            when=asks("segment"),
            why="whether a ship with crew face down sails on after her base move is asked, whatever that crew can do (PI-R119)",
        ),
        Excuse(
            answer="done",
            when=asks("turn"),
            why="that a ship turns about her stern is said first and the heading second, also where she has room for none (PI-A80)",
        ),
        Excuse(
            answer="mast",
            when=asks("repair"),
            why="that a ship repairs is said first and which mast second, also where only one is lost (PI-14.1)",
        ),
        Excuse(
            answer="mast",
            when=asks("price"),
            why="what a whirlpool takes is named by whoever dives, also where a ship has one thing to lose (PI-K5)",
        ),
        Excuse(
            answer="aim",
            when=asks("aim"),
            why="an Event, a treasure or an ability is chosen first and what it is used on second, as its text says, also where only "
            "one thing is left (PI-2.8, PI-11.9)",
        ),
        Excuse(
            answer="aim",
            when=asks("island choice"),
            why="whom the text of an island means its visitor says, also where only one is left (PI-8.6)",
        ),
    ),
}
"""What is asked though everybody can see that there is no other answer (law 13)."""


def can_end(key: str, setup: Setup) -> list[str]:
    """The endings that a game of this set-up can have: some need a board, an option or a player alone."""
    options = msgspec.to_builtins(setup.options)
    never = {
        "bremerhaven": {"last-space"} if setup.players == 1 else set(find_game("bremerhaven").endings) - {"last-space"},
        "bruise-cruise": set() if options.get("patience") else {"stalemate"},
        "cardinal": {"no-legal-square"} if options.get("rows", 0) * options.get("columns", 0) >= SURE else set(),
        "kraken": set() if options.get("rounds") else {"round-limit"},
        "pirates": set() if options.get("patience") else {"stalemate"},
    }
    return [how for how in find_game(key).endings if how not in never[key]]


SLOW: dict[str, int] = {"pirates": 10}
"""Games of which many are played with so many times fewer decisions: their lists of moves take longest."""
STRIDES: dict[str, int] = {"bremerhaven": 11, "bruise-cruise": 7, "pirates": 20}
"""Of which games the laws that cost most look at so many-th positions only: a game of theirs takes 500 to 1,000."""
LOOKS: Final[dict[str, int]] = {"bremerhaven": 160, "bruise-cruise": 160, "cardinal": 2, "kraken": 12, "pirates": 240}
"""At so many-th positions of a game such laws look in `make test`."""
