"""Sea, Land and 1.1 in position files: what must lie there, and when it is gone (BH-8, BH-13, BH-14, BH-23)."""

from __future__ import annotations

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.position import NOBODY
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import BID_SPACES, DEALING, DEALS_CONTRACT, DEALS_SHIP, LAND, LONG, NONE, SEA
from quarterdeck.games.bremerhaven.file import SAY
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.rules import bidding
from quarterdeck.games.bremerhaven.words.notation import BID_NAMES


def check_offer(position: BremerhavenPosition) -> None:
    """A Building lies on 1.1 while there are any (BH-8.1)."""
    asked = position.phase == DEALING and position.deals == codes.DEALS_OFFER
    if asked and position.offer != NONE:
        raise Malformed("buildings.offer", SAY("offer-there"))
    if asked and not position.building_deck:
        raise Malformed("asked", SAY("buildings-empty"))
    if not asked and position.offer == NONE and position.building_deck:
        raise Malformed("buildings.offer", SAY("offer-missing"))


def check_refill(position: BremerhavenPosition) -> None:
    """Ships are dealt first, then Contracts, then a Newspaper card is turned up (BH-23.3, BH-23.6)."""
    sea = NONE in [position.sea[k] for k in range(position.lines)]
    land = NONE in [position.land[k] for k in range(position.lines)]
    if position.deals == DEALS_SHIP:
        check_dealt("sea", "ships", "BH-23.3", empty=sea, deck=position.ship_deck)
        return
    if sea and (position.ship_deck or position.ship_pile):
        raise Malformed("sea", SAY("sea-first"))
    if position.deals == DEALS_CONTRACT:
        check_dealt("land", "contracts", "BH-23.6", empty=land, deck=position.contract_deck)
    elif land and (position.contract_deck or position.contract_pile):
        raise Malformed("land", SAY("land-first"))
    elif position.length != LONG:
        raise Malformed("asked", SAY("no-news-in-short"))


def check_dealt(board: str, deck_path: str, clause: str, *, empty: bool, deck: int) -> None:
    """There is a space for the card that is dealt, and a deck (BH-R38)."""
    if not empty:
        raise Malformed(board, SAY("no-space-for-deal", clause=clause))
    if not deck:
        raise Malformed(f"{deck_path}.deck", SAY("deck-empty"))


def check_boards(position: BremerhavenPosition) -> None:
    """Each space has a card until a bidder wins it and has it (BH-13.1, BH-13.2, BH-14.1, BH-R38)."""
    for first, path, board, deck, pile, over in (
        (int(SEA), "sea", position.sea, position.ship_deck, position.ship_pile, position.next_space > LAND),
        (
            int(LAND),
            "land",
            position.land,
            position.contract_deck,
            position.contract_pile,
            position.next_space >= BID_SPACES,
        ),
    ):
        for k in range(position.lines):
            bids = bidding.winner(position, first + k) != NOBODY
            could_lie = deck or (pile and position.next_space <= first)
            if board[k] == NONE and could_lie and (position.next_space <= first or not bids):
                raise Malformed(f"{path}[{k}]", SAY("space-empty"))
            if board[k] != NONE and over and bids:
                raise Malformed(f"{path}[{k}]", SAY("space-won", space=BID_NAMES[first + k]))
