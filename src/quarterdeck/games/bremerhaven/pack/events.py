"""What events can do, in the order that numbers the kinds of codes.py: `nothing` is 0, `overboard` 18."""

from __future__ import annotations

from typing import Final

EFFECTS: Final = (
    "nothing",
    "charge-contracts",
    "charge-ships",
    "charge-buildings",
    "charge-storage",
    "charge-rich",
    "pay-ships",
    "pay-contracts",
    "pay-ranks",
    "lose-prestige",
    "gain-prestige-ships",
    "gain-prestige-complete",
    "turn-prices",
    "turn-ladder",
    "ships-stay",
    "contracts-wait",
    "contracts-hurry",
    "spoil-crates",
    "overboard",
)
MOST_MONEY: Final = 9
MOST_MARKERS: Final = 5
MOST: Final = {
    "charge-contracts": 2,  # four Contracts, and no more than 9 money is divided between cash and Bank
    "charge-ships": MOST_MONEY,
    "charge-buildings": MOST_MONEY,
    "charge-storage": MOST_MONEY,
    "charge-rich": MOST_MONEY,
    "pay-ships": MOST_MONEY,
    "pay-contracts": MOST_MONEY,
    "lose-prestige": MOST_MONEY,
    "gain-prestige-ships": 3,  # Docks
    "ships-stay": MOST_MARKERS,
    "contracts-wait": MOST_MARKERS,
    "contracts-hurry": MOST_MARKERS,
    "spoil-crates": MOST_MONEY,
}
"""The highest amount of each effect that has one; the lowest is 1."""
