"""The refusal of a move of the wrong kind in Bremerhaven: what is asked, and of whom."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.errors import Refusal
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import ACTING, DEALING, HARBOR, LAND, MOVING, SEA
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.refusals.making import refuse
from quarterdeck.games.bremerhaven.rules import events, rounds
from quarterdeck.games.bremerhaven.words.names import (
    bid_place,
    contract_name,
    event_name,
    money,
    price_name,
    ship_name,
)

Sorts = tuple[str, ...]

_SORTS: Final[dict[int, Sorts]] = {
    int(codes.CHITS): ("chit",),
    int(codes.SITING): ("site",),
    int(codes.STARTING): ("start",),
    int(codes.BIDDING): ("bid",),
    int(codes.INSTRUCTING): ("deal-news",),
    int(codes.REVEALING): ("value",),
    int(codes.PERMITTING): ("done", "bollard", "clear", "build"),
    int(codes.GROWING): ("done", "upgrade"),
    int(codes.LOOKING): ("deal-price",),
    int(codes.PRICING): ("price",),
    int(codes.EXCHANGING): ("done", "price"),
    int(codes.SWAPPING): ("done", "swap"),
    int(codes.BERTHING): ("berth",),
    int(codes.PLACING): ("loading",),
    int(codes.PAYING): ("share",),
}
"""The sorts of moves that can be legal in each phase but those of `_DEALT` and `_WORKED`."""
_DEALT: Final[dict[int, tuple[Sorts, str]]] = {
    int(codes.DEALS_SHIP): (("deal-ship",), "BH-2.5"),
    int(codes.DEALS_CONTRACT): (("deal-contract",), "BH-2.6"),
    int(codes.DEALS_PRICE): (("deal-price",), "BH-2.9"),
    int(codes.DEALS_OFFER): (("deal-building",), "BH-8.1"),
    int(codes.DEALS_NEWS): (("deal-news",), "BH-2.21"),
    int(codes.DEALS_BUILDING): (("deal-building",), "BH-3.3"),
    int(codes.DEALS_START): (("deal-contract",), "BH-2.18"),
}
"""What is dealt, by kind of deal, and the clause."""
_WORKED: Final[dict[int, Sorts]] = {
    int(ACTING): ("done", "produce"),
    int(MOVING): ("done", "unload", "deliver", "unpack", "pack", "direct"),
}
"""The sorts of moves in a harbor that can be legal in 4.1 and in 4.2."""

_ELSE: Final[dict[int, tuple[str, str]]] = {
    int(codes.CHITS): ("BH-2.10", "asked-chit"),
    int(codes.SITING): ("BH-3.3", "asked-site"),
    int(codes.STARTING): ("BH-3.4", "asked-start"),
    int(codes.BIDDING): ("BH-5.2", "asked-bid"),
    int(codes.INSTRUCTING): ("BH-28.3", "asked-instruction"),
    int(codes.REVEALING): ("BH-R58", "asked-value"),
    int(codes.PERMITTING): ("BH-9.7", "asked-permit"),
    int(codes.GROWING): ("BH-10.1", "asked-upgrade"),
    int(codes.LOOKING): ("BH-R15", "asked-look"),
    int(codes.PRICING): ("BH-11.1", "asked-price"),
    int(codes.EXCHANGING): ("BH-11.5", "asked-exchange"),
    int(codes.SWAPPING): ("BH-12.1", "asked-swap"),
    int(codes.BERTHING): ("BH-13.3", "asked-berth"),
    int(codes.PLACING): ("BH-14.2", "asked-loading"),
    int(codes.PAYING): ("BH-R33", "asked-share"),
}
"""The clause and the sentence for the question of each phase."""
_DUE: Final[dict[int, tuple[str, str]]] = {
    int(codes.BIDDING): ("BH-R5", "no-passing"),
    int(codes.PRICING): ("BH-11.2", "keep-by-top"),
    int(codes.BERTHING): ("BH-R18", "must-berth"),
    int(codes.PLACING): ("BH-R21", "must-place"),
    int(codes.PAYING): ("BH-R33", "must-pay"),
}
"""What players read who decline where that is impossible."""


def sorts_asked(position: BremerhavenPosition) -> Sorts:
    """The sorts of moves that can be legal now."""
    phase = int(position.phase)
    if phase == DEALING:
        return _DEALT[int(position.deals)][0]
    if phase == HARBOR:
        return _WORKED.get(int(position.stage[position.player]), ())
    return _SORTS[phase]


def turn_clause(position: BremerhavenPosition) -> str:
    """The clause that says who may choose: where all may act at once, the one about that and about rank order."""
    phase = int(position.phase)
    return "BH-R1" if rounds.all_at_once(position) else _ELSE[phase][0] if phase in _ELSE else ""


def asked_otherwise(position: BremerhavenPosition, sort: str) -> Refusal:
    """The clause and the sentence when another sort of move is asked for."""
    phase = int(position.phase)
    if phase == DEALING:
        return refuse(_DEALT[int(position.deals)][1], "asked-deal", deal=int(position.deals))
    if phase == HARBOR:
        return _asked_in_harbor(position, sort)
    clause, message = _DUE[phase] if sort == "done" and phase in _DUE else _ELSE[phase]
    about = _ABOUT.get(phase)
    return refuse(clause, message, what="" if about is None else about(position))


def _asked_in_harbor(position: BremerhavenPosition, sort: str) -> Refusal:
    """4.1 comes first and does not come back."""
    stage = int(position.stage[position.player])
    if stage == ACTING and sort in _WORKED[int(MOVING)]:
        return refuse("BH-16.1", "produce-first")
    if stage == MOVING and sort == "produce":
        return refuse("BH-R26", "produced-before")
    return refuse("BH-16.1", "asked-produce" if stage == ACTING else "asked-goods")


def _ship(position: BremerhavenPosition) -> str:
    """The Ship that was won."""
    return ship_name(position.decks, int(position.sea[position.next_space - 1 - SEA]))


def _contract(position: BremerhavenPosition) -> str:
    """The Contract that was won."""
    return contract_name(position.decks, int(position.land[position.next_space - 1 - LAND]))


def _top_price(position: BremerhavenPosition) -> str:
    """The prices now."""
    return price_name(position.decks, int(position.pile[0]))


def _charge(position: BremerhavenPosition) -> str:
    """What the Event asks for, and its name."""
    charge = money(int(events.event_charge(position, position.player)))
    return f"{charge} ({event_name(position.decks, int(position.event))})"


def _revealed_space(position: BremerhavenPosition) -> str:
    """The space of the dummy's card that is turned up."""
    return bid_place(int(position.dummy_space))


_ABOUT: Final = {
    int(codes.BERTHING): _ship,
    int(codes.PLACING): _contract,
    int(codes.PRICING): _top_price,
    int(codes.PAYING): _charge,
    int(codes.REVEALING): _revealed_space,
}
"""What is put into the sentences of a phase."""
