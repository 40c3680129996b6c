"""Position files of Bremerhaven, one for each thing that is asked, in parts that tests change."""

from __future__ import annotations

import copy
import json
from typing import Final, cast

import pytest

from quarterdeck.engine.errors import Malformed
from quarterdeck.games.bremerhaven import BREMERHAVEN
from quarterdeck.games.bremerhaven.position import BremerhavenPosition

Part = dict[str, object]
Changes = dict[str, object]
LEFT_OUT: Final = "(left out)"
"""What takes a field away."""

LONG: Final[Part] = {
    "game": "bremerhaven",
    "length": "long",
    "round": 2,
    "asked": "permit",
    "ahead": 17,
    "harbors": {
        "R": {
            "rank": "Captain",
            "money": 8,
            "prestige": 1,
            "laid": {"1.2": [5], "1.3": [1], "1.5": [2], "2.1": [4], "3.1": [3]},
            "stage": "acting",
            "walls": [[], [1], [1, 2], []],
            "docks": {"2": {"ship": "eiserner-hinnerk", "stay": 1, "left": 1}},
            "goods": {"a1": ["container"]},
            "loading": {"1": {"contract": "lehe-chandlery", "due": 2, "delivered": ["barrel"]}},
        },
        "G": {
            "rank": "First Mate",
            "money": 11,
            "laid": {"1.2": [2], "1.3": [3], "1.4": [1], "2.2": [5], "3.1": [4]},
            "stage": "acting",
            "permits": 1,
            "covers": ["d1", "c2", "d2", "c3", "d3"],
            "unbuilt": ["sawmill"],
            "buildings": {"b1": "bank"},
            "bank": 6,
            "loading": {"1": {"contract": "fish-hall", "due": 3}},
        },
        "B": {
            "rank": "Mate",
            "money": 13,
            "laid": {"1.0": [1, 2], "1.1": [3], "2.3": [4], "3.2": [5]},
            "buildings": {"a2": "refinery", "b2": "warehouse"},
            "goods": {"b2": ["crate"]},
            "loading": {
                "1": {"contract": "weekly-market", "due": 1},
                "2": {"contract": "schiffdorf-joinery", "due": 4},
            },
        },
    },
    "sea": ["windsbraut", "grietje", "teerjacke"],
    "land": ["corner-tavern", "choir-outing", "piano-for-bremen"],
    "buildings": {"offer": "lighthouse"},
    "prices": {"top": ["3-1-4-2"], "bottom": ["2-4-1-3"]},
    "newspaper": {"top": {"advance": 2, "space": "1.5"}, "event": "fall"},
}
"""Three players in the second round, all Influence cards laid: permits are asked of Red and Green."""
ALONE: Final[Part] = {
    "game": "bremerhaven",
    "round": 2,
    "asked": "bid",
    "harbors": {
        "R": {
            "rank": "First Mate",
            "money": 6,
            "buildings": {"b2": "bank"},
            "bank": 6,
            "goods": {"a1": ["crate", "crate"], "a2": ["passenger"]},
            "laid": {"2.2": [5]},
            "loading": {"1": {"contract": "wulsdorf-brewery", "due": 4}},
        }
    },
    "dummy": {"rank": "Captain", "laid": {"1.2": [None], "3.1": [None]}, "instruction": "fall"},
    "sea": ["seeschwalbe", "kleine-antje"],
    "land": ["schiffdorf-joinery", "weekly-market"],
    "buildings": {"offer": "gantry-crane", "gone": ["lighthouse"]},
    "prices": {"top": ["3-1-4-2"], "bottom": ["2-4-1-3"]},
    "newspaper": {"used": ["storage-fees", "fall"]},
}
"""A game alone: the dummy has laid two cards, Red one."""
HIDDEN: Final = 22
"""The Price cards between the one on top and the one at the bottom."""
STILL: Final[Changes] = {f"harbors/{seat}/{field}": LEFT_OUT for seat in "RG" for field in ("stage", "permits")}
"""Nobody acts at once."""
WON: Final[Changes] = {"sea": [None, None, None], "land": [None, None, "piano-for-bremen"]}
"""All Ships and Contracts that were bid for are gone."""
ASKED: Final[dict[str, Changes]] = {
    "permit": {},
    "upgrade": {"harbors/G/stage": LEFT_OUT, "harbors/G/permits": LEFT_OUT},
    "look": STILL | {"harbors/G/looked": True},
    "prices": STILL | {"harbors/G/looked": True, "prices/looked": [None] * HIDDEN},
    "exchange": STILL
    | {
        "harbors/G/laid": {"1.2": [2], "1.3": [3, 1], "2.2": [5], "3.1": [4]},
        "harbors/B/buildings/a3": "commodity-exchange",
        "harbors/B/looked": True,
        "prices/looked": [None] * HIDDEN,
    },
    "price": STILL
    | {
        "harbors/G/laid": {"1.2": [2], "1.3": [3, 1], "2.2": [5], "3.1": [4]},
        "prices": {"bottom": ["2-4-1-3"]},
    },
    "swap": STILL,
    "dock": STILL,
    "loading dock": STILL | {"sea": [None, None, None]},
    "harbor": STILL | WON | {"harbors/R/stage": "moving", "harbors/B/stage": "producing"},
    "share": STILL | WON | {"player": "G"},
    "event's price": STILL
    | WON
    | {"newspaper": {"top": "oil-slick", "event": "market-panic"}, "prices": {"bottom": ["2-4-1-3"]}},
    "ship": STILL | {"sea": [None, None, "strandlooper"], "land": WON["land"], "newspaper/top": LEFT_OUT, "ahead": 15},
    "contract": STILL | {"land": [None, None, "piano-for-bremen"], "newspaper/top": LEFT_OUT, "ahead": 15},
    "newspaper": STILL | {"newspaper/top": LEFT_OUT, "ahead": 15},
    "offer": STILL | {"buildings/offer": LEFT_OUT},
    "bid": STILL
    | {
        "harbors/R/laid": {"1.2": [5], "2.1": [4]},
        "harbors/G/laid": {"1.2": [2], "1.3": [3]},
        "harbors/B/laid": {"1.0": [1]},
    },
    "nothing": STILL | WON | {"round": 9, "ahead": 0} | {f"harbors/{seat}/loading": LEFT_OUT for seat in "RGB"},
}
"""By what is asked: how the file of three players differs then."""
FULL: Final = {"1.0": [1, 5], "1.1": [2], "2.2": [3], "3.1": [4]}
"""All cards of the dummy, revealed."""
ASKED_ALONE: Final[dict[str, Changes]] = {
    "bid": {},
    "instruction": {"harbors/R/laid": {"2.2": [5], "1.3": [1]}},
    "reveal": {
        "harbors/R/laid": {"2.2": [5, 4], "1.3": [1], "1.4": [2], "1.5": [3]},
        "dummy/laid": {"1.0": [1, 2], "1.2": [None], "1.3": [None], "3.1": [None]},
    },
    "swap": {"harbors/R/laid": {"2.2": [5, 4], "1.3": [1], "1.4": [2], "1.5": [3]}, "dummy": {
        "rank": "Captain", "laid": FULL, "instruction": "storage-fees",
    }},
    "nothing": {
        "round": 10,
        "harbors/R/laid": {"2.2": [5], "1.3": [1], "1.4": [2], "1.5": [3], "2.1": [4]},
        "dummy": {"rank": "Captain", "laid": FULL, "instruction": "storage-fees"},
        "sea": [None, None],
        "land": [None, "weekly-market"],
        "harbors/R/loading": LEFT_OUT,
    },
}  # fmt: skip
"""The same for who is alone."""


def change(base: Part, changes: Changes) -> Part:
    """The file with other values at these places: `harbors/R/laid/1.2`; `LEFT_OUT` takes a field away."""
    content = copy.deepcopy(base)
    for place, value in changes.items():
        *above, field = place.split("/")
        part = content
        for name in above:
            part = cast(Part, part.setdefault(name, {}))
        if value == LEFT_OUT:
            part.pop(field, None)
        else:
            part[field] = copy.deepcopy(value)
    return content


def long(asked: str, changes: Changes | None = None) -> Part:
    """The file of three players in which this is asked, changed."""
    return change(change(LONG, {"asked": asked} | ASKED[asked]), changes or {})


def alone(asked: str, changes: Changes | None = None) -> Part:
    """The file of a game alone in which this is asked, changed."""
    return change(change(ALONE, {"asked": asked} | ASKED_ALONE[asked]), changes or {})


# -- the set-up ------------------------------------------------------------------------------------

DEALT: Final[Changes] = {
    "sea": ["grietje", "kleine-antje"],
    "land": ["lehe-chandlery", "geestendorf-toyshop"],
}
"""What lies on Sea and Land once they are filled."""
BUILT: Final[Changes] = {
    "prices": {"top": ["2-4-1-3"]},
    "harbors/R/buildings": {"b2": "bank"},
    "harbors/G/buildings": {"c1": "refinery"},
}
OFFERED: Final[Changes] = {"buildings": {"offer": "sawmill"}}
RANKED: Final[Changes] = {
    "prices": {"top": ["3-1-4-2"], "bottom": ["2-4-1-3"]},
    "harbors/R/rank": "First Mate",
    "harbors/R/money": 6,
    "harbors/G/rank": "Captain",
    "harbors/G/money": 4,
}
OPENED: Final[Changes] = {"harbors/R/bank": 7}
"""The Bank gets its money when ranks are given."""
CONTRACTED: Final[Changes] = {
    "harbors/G/loading": {"1": {"contract": "spa-guests-of-dorum", "due": 3}},
    "harbors/R/loading": {"1": {"contract": "wulsdorf-brewery", "due": 4}},
}
SETTING_UP: Final[dict[str, Changes]] = {
    "ship": {"sea": ["grietje"]},
    "contract": {"sea": DEALT["sea"], "land": ["lehe-chandlery"]},
    "price": DEALT,
    "starting building": DEALT | {"prices": {"top": ["2-4-1-3"]}},
    "site": DEALT | {"prices": {"top": ["2-4-1-3"]}, "harbors/R/unbuilt": ["bank"]},
    "offer": DEALT | BUILT,
    "chit": DEALT | BUILT | OFFERED | {"harbors/R/chit": "crate"},
    "starting contract": DEALT
    | BUILT
    | OFFERED
    | RANKED
    | OPENED
    | {"harbors/G/loading": CONTRACTED["harbors/G/loading"]},
    "starting goods": DEALT
    | BUILT
    | OFFERED
    | RANKED
    | OPENED
    | CONTRACTED
    | {"harbors/G/goods": {"a1": ["crate", "crate"], "a2": ["barrel"]}, "player": "R"},
}
"""By what is asked at the set-up: how the file of a short game of two differs from an empty one."""
SHORT: Final[Part] = {"game": "bremerhaven", "length": "short", "round": 0, "harbors": {"R": {}, "G": {}}}
FIRST_ALONE: Final[Part] = {"game": "bremerhaven", "round": 0, "harbors": {"R": {}}, "dummy": {}}
BUILT_ALONE: Final[Changes] = DEALT | {
    "prices": {"top": ["3-1-4-2"]},
    "harbors/R/buildings": {"c1": "refinery"},
}
RANKED_ALONE: Final[Changes] = OFFERED | {
    "harbors/R/rank": "First Mate",
    "harbors/R/money": 6,
    "dummy/rank": "Captain",
}
STARTING: Final[dict[str, Changes]] = {
    "price": DEALT,
    "starting building": DEALT | {"prices": {"top": ["3-1-4-2"]}},
    "offer": BUILT_ALONE,
    "starting contract": BUILT_ALONE | RANKED_ALONE,
    "starting goods": BUILT_ALONE
    | RANKED_ALONE
    | {"harbors/R/loading": CONTRACTED["harbors/R/loading"], "player": "R"},
}
"""The same for who is alone."""
LONG_START: Final[Part] = {
    "game": "bremerhaven",
    "round": 0,
    "harbors": {"R": {}, "G": {}},
    "sea": DEALT["sea"],
    "land": DEALT["land"],
    "buildings": {"offer": "customs-house"},
}
FRONT: Final[Changes] = {"newspaper": {"top": {"advance": 2, "space": "1.5"}}}
LONG_STARTING: Final[dict[str, Changes]] = {
    "newspaper": {"prices": {"top": ["2-4-1-3"]}},
    "chit": FRONT | {"prices": {"top": ["2-4-1-3"]}},
    "starting contract": FRONT | RANKED | {"harbors/G/loading": CONTRACTED["harbors/G/loading"]},
}
"""By what is asked: how the file of a long game of two that is being set up differs from one with all cards on offer."""


def short(asked: str, changes: Changes | None = None) -> Part:
    """The file of a short game of two that is being set up, changed."""
    return change(change(SHORT, {"asked": asked} | SETTING_UP[asked]), changes or {})


def first(asked: str, changes: Changes | None = None) -> Part:
    """The file of a game alone that is being set up, changed."""
    return change(change(FIRST_ALONE, {"asked": asked} | STARTING[asked]), changes or {})


def start(asked: str, changes: Changes | None = None) -> Part:
    """The file of a long game of two that is being set up, changed."""
    return change(change(LONG_START, {"asked": asked} | LONG_STARTING[asked]), changes or {})


def read(content: Part) -> BremerhavenPosition:
    """The position of a file."""
    return BREMERHAVEN.load(json.dumps(content).encode())


def saved(position: BremerhavenPosition) -> Part:
    """The file of a position."""
    content: Part = json.loads(BREMERHAVEN.save(position))
    return content


def texts(position: BremerhavenPosition) -> list[str]:
    """The legal moves in notation."""
    return [BREMERHAVEN.text(position, move) for move in position.legal()]


def refused(content: Part) -> Malformed:
    """Why a file is refused."""
    with pytest.raises(Malformed) as caught:
        read(content)
    return caught.value


def check(content: Part, path: str, clause: str) -> None:
    """Refused at this field, with this clause or word."""
    error = refused(content)
    assert (error.path, clause in error.problem) == (path, True), str(error)
