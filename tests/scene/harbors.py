"""Positions of Bremerhaven that the pictures are tested with: what is asked, and how the file differs from others."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.bremerhaven.pack.tables import own_tables

Part = dict[str, object]

RED: Final[Part] = {
    "rank": "Captain",
    "money": 8,
    "prestige": 1,
    "walls": [[], [1], [1, 2], []],
    "docks": {"2": {"ship": "eiserner-hinnerk", "stay": 1, "left": 1}},
    "goods": {"a1": ["container"], "b3": ["crate", "crate"]},
    "unbuilt": ["gantry-crane"],
    "loading": {
        "1": {"contract": "schiffdorf-joinery", "due": 3},
        "2": {"contract": "lehe-chandlery", "due": 2, "delivered": ["barrel"]},
    },
}
GREEN: Final[Part] = {
    "rank": "First Mate",
    "money": 11,
    "prestige": 1,
    "covers": ["d1", "c2", "d2", "c3", "d3"],
    "buildings": {"a3": "bank"},
    "bank": 6,
    "loading": {"1": {"contract": "fish-hall", "due": 3}},
}
BLUE: Final[Part] = {
    "rank": "Mate",
    "money": 13,
    "prestige": 2,
    "buildings": {"a2": "refinery", "b2": "warehouse"},
    "goods": {"b2": ["crate", "barrel"]},
    "loading": {"1": {"contract": "weekly-market", "due": 1}},
}
THREE: Final[Part] = {
    "length": "long",
    "round": 2,
    "ahead": 17,
    "sea": ["grietje", "windsbraut", "teerjacke"],
    "land": ["corner-tavern", "choir-outing", "piano-for-bremen"],
    "buildings": {"offer": "sawmill"},
    "prices": {"top": ["3-1-4-2"], "bottom": ["2-4-1-3"]},
    "newspaper": {"top": {"advance": 2, "space": "1.5"}, "event": "fall"},
}
LAID: Final[dict[str, Part]] = {
    "R": {**RED, "laid": {"1.0": [1], "1.1": [2], "1.2": [5], "2.1": [4], "3.1": [3]}},
    "G": {**GREEN, "laid": {"1.1": [3], "1.2": [2, 1], "2.2": [5], "3.1": [4]}},
    "B": {**BLUE, "laid": {"1.1": [1], "1.3": [2], "1.4": [3], "2.1": [4], "3.2": [5]}},
}
PERMITS: Final[Part] = {
    **THREE,
    "asked": "permit",
    "harbors": {
        "R": {**LAID["R"], "stage": "acting"},
        "G": {**LAID["G"], "stage": "acting", "permits": 1},
        "B": LAID["B"],
    },
}
SHIPPED: Final[Part] = {"sea": [None, None, "teerjacke"], "land": [None, None, "piano-for-bremen"]}
"""The Ships and Contracts that were bid for are gone."""
TWO: Final[Part] = {
    "length": "short",
    "order": "rank",
    "round": 4,
    "asked": "harbor",
    "player": "R",
    "harbors": {
        "R": {
            "rank": "First Mate",
            "money": 6,
            "prestige": 2,
            "laid": {"1.0": [1, 2], "2.2": [4, 5], "3.1": [3]},
            "stage": "moving",
            "produced": ["b1"],
            "walls": [[1], [1], [1], []],
            "buildings": {"b1": "refinery"},
            "goods": {"a1": ["barrel"], "a2": ["crate", "crate"]},
            "docks": {
                "1": {"ship": "teerjacke", "stay": 1, "left": 0},
                "2": {"ship": "hinrich-oltmanns", "stay": 1},
            },
            "loading": {
                "1": {"contract": "lehe-chandlery", "due": 1, "delivered": ["barrel"]},
                "2": {"contract": "oldenburg-ironmonger", "due": 2},
            },
        },
        "G": {
            "rank": "Captain",
            "money": 9,
            "prestige": 1,
            "laid": {"1.3": [1, 2], "1.5": [3], "2.1": [5], "3.2": [4]},
            "grown": True,
            "buildings": {"d1": "warehouse"},
            "goods": {"d1": ["crate", "crate", "container"]},
            "docks": {"2": {"ship": "weserlotse", "stay": 2, "left": 1}},
            "loading": {"1": {"contract": "orchard-growers", "due": 2}},
        },
    },
    "sea": [None, None],
    "land": [None, None],
    "ships": {"discard": ["grietje", "kleine-antje", "seeschwalbe", "butjadinger-deern", "windsbraut"]},
    "contracts": {
        "discard": [
            "geestendorf-toyshop",
            "spa-guests-of-dorum",
            "wulsdorf-brewery",
            "weekly-market",
            "schiffdorf-joinery",
            "verden-dairy",
            "school-trip-to-hamburg",
        ]
    },
    "buildings": {"offer": "sawmill", "gone": ["lighthouse", "bank", "tank-farm"]},
    "prices": {"top": ["4-1-2-3"], "bottom": ["1-2-3-4"]},
}
ALONE: Final[Part] = {
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
    "buildings": {"offer": "gantry-crane"},
    "prices": {"top": ["3-1-4-2"], "bottom": ["2-4-1-3"]},
    "newspaper": {"used": ["storage-fees", "fall"]},
}
HIDDEN: Final = [card for card in own_tables().prices if card not in {"3-1-4-2", "2-4-1-3"}]
"""The Price cards between the one on top and the one at the bottom, in an order that Blue knows."""
SPECTATOR: Final = -2
HARBORS: Final[dict[str, tuple[int, Part]]] = {
    "bremerhaven-bid": (
        1,
        {
            **THREE,
            "asked": "bid",
            "player": "G",
            "harbors": {
                "R": {**RED, "laid": {"1.2": [5], "2.1": [2]}},
                "G": {**GREEN, "laid": {"3.3": [4]}},
                "B": {**BLUE, "laid": {"1.2": [3]}},
            },
        },
    ),
    "bremerhaven-permit": (0, PERMITS),
    "bremerhaven-watched": (SPECTATOR, PERMITS),
    "bremerhaven-price": (
        2,
        {
            **THREE,
            "asked": "prices",
            "harbors": {**LAID, "B": {**LAID["B"], "looked": True}},
            "prices": {"top": ["3-1-4-2"], "bottom": ["2-4-1-3"], "looked": HIDDEN},
        },
    ),
    "bremerhaven-share": (1, {**THREE, **SHIPPED, "asked": "share", "player": "G", "harbors": LAID}),
    "bremerhaven-goods": (0, TWO),
    "bremerhaven-alone": (0, ALONE),
    "bremerhaven-over": (
        SPECTATOR,
        {
            **THREE,
            **SHIPPED,
            "asked": "nothing",
            "round": 9,
            "ahead": 0,
            "harbors": {seat: {**harbor, "loading": {}} for seat, harbor in LAID.items()},
        },
    ),
}
