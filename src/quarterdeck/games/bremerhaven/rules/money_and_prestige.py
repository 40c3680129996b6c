"""How money and prestige are gained and lost (BH-14.9, BH-26)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.table.table import Table


def earn(table: Table, seat: i64, amount: i64, card: i64) -> None:
    """A seat gets money from the supply; `card` is the name of what brings it."""
    if amount > 0:
        table.money[seat] += amount
        table.tell(codes.GOT_MONEY, seat, amount, card)


def charge(table: Table, seat: i64, amount: i64, kind: i64) -> None:
    """Take cash first, then money in the Bank (BH-26.4, BH-29.7, BH-B8.2, BH-R32); the rest is waived (BH-26.1, BH-26.2)."""
    cash = min(amount, table.money[seat])
    settle(table, seat, cash, min(amount - cash, table.bank[seat]), kind)


def settle(table: Table, seat: i64, cash: i64, banked: i64, kind: i64) -> None:
    """A charge is paid from cash and Bank; `kind` is the log entry."""
    table.money[seat] -= cash
    table.bank[seat] -= banked
    table.tell(kind, seat, cash, banked)


def add_prestige(table: Table, seat: i64, by: i64) -> None:
    """A seat's prestige changes, never below 0 nor beyond its track (BH-14.9, BH-R28)."""
    now = max(0, table.prestige[seat] + by)
    track = table.decks.track
    if track > 0:
        now = min(now, track)
    change = now - table.prestige[seat]
    table.prestige[seat] = now
    if table.log is not None:
        if change < 0:
            table.tell(codes.LOST_PRESTIGE, seat, -change)
        elif change > 0:
            table.tell(codes.GOT_PRESTIGE, seat, change)
