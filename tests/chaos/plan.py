"""What a run is like: everything that differs between runs follows from the run's name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from quarterdeck.engine.dice import Dice, seeded

Kind = Literal["before", "after", "lost"]
"""A statement or commit fails before it is done, after it was done, or because the connection is gone."""
KINDS: Final[tuple[Kind, ...]] = ("before", "after", "lost")
Notices = Literal["prompt", "late", "lost"]
SHORT: Final = 20
"""The seed of the short game in which each statement and each await fails in turn."""

T = TypeVar("T")


class Plan(Struct, frozen=True, kw_only=True):
    """A run. Rates say that one in so many fails, 0 none."""

    name: str
    """What the run is called: a number, `statement:7:lost`, or `await:12`."""
    seed: int
    instances: int = 1
    game: str = "cardinal"
    options: dict[str, int | str] = {}
    seats: tuple[Literal["me", "open", "bot"], ...] = ("me", "open")
    people: int = 2
    acts: int = 30
    statement: int = 0
    commit: int = 0
    read: int = 0
    await_: int = 0
    """Waits of those who serve sockets after which they are torn off."""
    slow: int = 0
    """Turns of the writer that take ten seconds and end with `database is locked`."""
    drop: int = 0
    """Acts that are the loss of one's connection."""
    kills: int = 0
    outages: int = 0
    full: int = 0
    """Times when the disk is full."""
    deserts: int = 0
    """Times when somebody goes away for so long that others may ask for a bot in their place."""
    notices: Notices = "prompt"
    fail_at: int = 0
    """The statement or commit that fails, counted from 1."""
    fail_how: Kind = "before"
    tear_at: int = 0
    """The wait of those who serve sockets at which one is torn off, counted from 1."""


TABLES: Final[tuple[tuple[str, dict[str, int | str], int], ...]] = (
    ("cardinal", {"rows": 3, "columns": 3}, 2),
    ("cardinal", {"rows": 4, "columns": 4}, 2),
    ("kraken", {"rounds": 1}, 2),
    ("kraken", {"rounds": 1}, 3),
    ("kraken", {"rounds": 1}, 4),
    ("kraken", {"rounds": 2}, 3),
)
FAULTS: Final = (
    "statement",
    "commit",
    "read",
    "await_",
    "slow",
    "drop",
    "kills",
    "outages",
    "full",
    "notices",
    "deserts",
)


def plan_of(name: str) -> Plan:
    """The plan that a name stands for; `ValueError` if it stands for none."""
    if name == "short":
        return short_plan()
    what, _, rest = name.partition(":")
    if not rest:
        return random_plan(int(what))
    at, _, how = rest.partition(":")
    found = next((kind for kind in KINDS if kind == how), None)
    if what == "statement" and found is not None:
        return replace(short_plan(), name=name, fail_at=int(at), fail_how=found)
    if what == "await" and not how:
        return replace(short_plan(), name=name, tear_at=int(at))
    raise ValueError(f"{name!r} is no run: give a number, statement:NUMBER:{'|'.join(KINDS)}, or await:NUMBER")


def short_plan() -> Plan:
    """A short game in which nothing fails yet."""
    return Plan(
        name="short", seed=SHORT, instances=2, game="kraken", options={"rounds": 1}, seats=("me", "open", "bot"),
        people=2, acts=14,
    )  # fmt: skip


def random_plan(number: int) -> Plan:
    """The plan of a number."""
    dice = seeded(number, 1)
    game, options, players = pick(dice, TABLES)
    seats: list[Literal["me", "open", "bot"]] = ["me"]
    seats.extend("bot" if dice.below(4) == 0 else "open" for _ in range(players - 1))
    plan = Plan(
        name=str(number),
        seed=number,
        instances=1 + (dice.below(4) > 0),
        game=game,
        options=options,
        seats=tuple(seats),
        people=min(4, seats.count("open") + 1 + dice.below(2)),
        acts=10 + dice.below(24),
    )
    for _ in range(dice.below(4)):
        plan = with_fault(plan, pick(dice, FAULTS), dice)
    return plan


def with_fault(plan: Plan, fault: str, dice: Dice) -> Plan:  # noqa: PLR0911 - one case a fault
    """The plan, and something fails besides."""
    match fault:
        case "kills" | "outages" | "full" | "deserts":
            return replace(plan, **{fault: 1 + dice.below(2)})
        case "notices":
            late: tuple[Notices, ...] = ("late", "lost")
            return replace(plan, notices=pick(dice, late))
        case "drop":
            return replace(plan, drop=3 + dice.below(8))
        case "slow":
            return replace(plan, slow=8 + dice.below(12))
        case "await_":
            return replace(plan, await_=10 + dice.below(100))
        case "statement":
            return replace(plan, statement=20 + dice.below(150))
    return replace(plan, **{fault: 5 + dice.below(30)})


def pick(dice: Dice, choices: Sequence[T]) -> T:
    """One of them, each equally likely."""
    return choices[dice.below(len(choices))]
