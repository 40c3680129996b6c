"""Moves in notation, worked out from the numbers that codes.py pins."""

from __future__ import annotations

from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.tables import Tables

GOODS = ("barrel", "container", "crate", "passenger")
SPACES = tuple(f"{column}{row}" for row in "123" for column in "abcd")
BIDS = (*(f"1.{k}" for k in range(6)), *(f"2.{k}" for k in range(1, 5)), *(f"3.{k}" for k in range(1, 5)))


def goods_words(packed: int) -> str:
    """Starting goods."""
    return " ".join(g for k, g in enumerate(GOODS) for _ in range(packed >> 4 * k & 15)) or "nothing"


def say(t: Tables, move: int) -> str:
    """One move."""
    parts = (
        (codes.DUMMY, lambda k: f"value {k + 1}"),
        (codes.DEAL_NEWS, lambda k: f"news {t.events[k]}"),
        (codes.DEAL_PRICE, lambda k: f"price {t.prices[k]}"),
        (codes.DEAL_BUILDING, lambda k: f"deal {t.buildings[k]}"),
        (codes.DEAL_CONTRACT, lambda k: f"deal {t.contracts[k]}"),
        (codes.DEAL_SHIP, lambda k: f"deal {t.ships[k]}"),
        (codes.DIRECT, lambda k: f"direct {k // 4 + 1} {k % 4 + 1}"),
        (codes.PACK, lambda _: "pack"),
        (codes.UNPACK, lambda _: "unpack"),
        (codes.DELIVER, lambda k: f"deliver {GOODS[k % 4]} {k // 4 + 1}"),
        (codes.UNLOAD, lambda k: f"unload {k + 1}"),
        (codes.PRODUCE, lambda k: f"produce {SPACES[k // 5]} {(*GOODS, 'money')[k % 5]}"),
        (codes.SHARE, lambda k: f"bank {k}"),
        (codes.PRICE, lambda k: f"prices {t.prices[k]}"),
        (codes.BUILD, lambda k: f"build {t.buildings[k // 12]} {SPACES[k % 12]}"),
        (codes.CLEAR, lambda k: f"clear {SPACES[k]}"),
        (codes.BOLLARD, lambda k: f"bollard {k // 3}.{k % 3 + 1}"),
        (codes.BID, lambda k: f"{k // 14 + 1} on {BIDS[k % 14]}"),
        (codes.START, lambda k: f"start {goods_words(t.decks.start_goods[k])}"),
        (codes.SITE, lambda k: f"site {SPACES[k]}"),
        (codes.BERTH, lambda k: f"dock {k // 4 + 1} {GOODS[k % 4]}"),
        (codes.LOADING, lambda k: f"loading {k + 1}"),
        (codes.UPGRADE, lambda _: "upgrade"),
        (codes.SWAP, lambda k: f"swap {k + 1} {k + 2}"),
        (codes.CHIT, lambda k: f"chit {GOODS[k]}"),
        (codes.DONE, lambda _: "done"),
    )
    first, words = next((int(first), words) for first, words in parts if move >= first)
    return words(move - first)
