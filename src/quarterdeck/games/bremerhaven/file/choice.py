"""Position files in a round where one seat, or chance, is asked: bids, prices, ranks, Docks, charges (BH-5 to BH-14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.position import NOBODY
from quarterdeck.engine.sets import bit
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import (
    BERTHING,
    BID_SPACES,
    BIDDING,
    CAREER,
    DOCKS,
    DUMMY_SEAT,
    EXCHANGING,
    INSTRUCTING,
    LAND,
    LOADING_DOCKS,
    LOOKING,
    NONE,
    PLACING,
    PRICES,
    PRICING,
    REVEALING,
    SEA,
    SWAPPING,
    WILD,
)
from quarterdeck.games.bremerhaven.file import SAY
from quarterdeck.games.bremerhaven.file.fields import BremerhavenFile
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.rules import bidding, events, ships
from quarterdeck.games.bremerhaven.words.notation import BID_NAMES, SEATS


def settle_choice(position: BremerhavenPosition, file: BremerhavenFile) -> None:
    """Settle which player is asked: bids, ranks and boards tell it, or else the file does."""
    check_dummy_cards(position)
    if position.phase == codes.PAYING:
        settle_share(position, file)
    elif position.phase in SETTLERS:
        SETTLERS[int(position.phase)](position)
    elif position.deals == codes.DEALS_PRICE:
        settle_turning(position)


# -- bids --------------------------------------------------------------------------------------------


def check_dummy_cards(position: BremerhavenPosition) -> None:
    """The dummy's cards have no values until all are laid, then one after the other, then all (BH-28.3, BH-R58)."""
    if position.seats == position.lines:
        return
    first = int(DUMMY_SEAT * BID_SPACES)
    for space in range(BID_SPACES):
        packed = position.laid[first + space]
        path = f"dummy.laid.{BID_NAMES[space]}"
        if position.phase in (BIDDING, INSTRUCTING) and packed >> 4:
            raise Malformed(path, SAY("dummy-cards-unknown"))
        if position.phase not in (BIDDING, INSTRUCTING, REVEALING) and packed & 15:
            raise Malformed(path, SAY("dummy-cards-known"))


def settle_bid(position: BremerhavenPosition) -> None:
    """The next in rank order lays a card; the dummy's is drawn (BH-5.2, BH-28.1, BH-28.3)."""
    seat = int(bidding.lays_now(position))
    if position.is_dummy(seat) != (position.phase == INSTRUCTING):
        asked = "instruction" if position.is_dummy(seat) else "bid"
        raise Malformed("asked", SAY("bid-order", cards=position.laid_cards, asked=repr(asked)))
    position.player = seat


def settle_reveal(position: BremerhavenPosition) -> None:
    """The dummy's cards are revealed from 1.0 on (BH-R58)."""
    if position.seats == position.lines:
        raise Malformed("asked", SAY("reveals-dummy-only"))
    packed = [int(position.laid[DUMMY_SEAT * BID_SPACES + space]) for space in range(BID_SPACES)]
    hidden = [space for space, cards in enumerate(packed) if cards & 15]
    if not hidden:
        raise Malformed("dummy.laid", SAY("nothing-to-reveal"))
    position.dummy_space = hidden[0]
    for space in range(hidden[0] + 1, int(BID_SPACES)):
        if packed[space] >> 4:
            problem = SAY("reveal-order", space=BID_NAMES[hidden[0]])
            raise Malformed(f"dummy.laid.{BID_NAMES[space]}", problem)


# -- 1.4 and 1.5 ---------------------------------------------------------------------------------------


def exchange_owner(position: BremerhavenPosition) -> int:
    """The seat of highest rank with a Commodity Exchange, or NOBODY."""
    ranked = [int(position.rank[k]) for k in range(position.lines)]
    return next((seat for seat in ranked if position.built[seat] & position.decks.exchanges), int(NOBODY))


def settle_prices(position: BremerhavenPosition) -> None:
    """The winner of 1.4 chooses, or nobody bid and the owner of a Commodity Exchange does (BH-11.1, BH-11.5)."""
    winner = int(bidding.winner(position, PRICES))
    if position.phase == PRICING and (winner == NOBODY or position.is_dummy(winner)):
        raise Malformed("asked", SAY("nobody-bid-for-prices"))
    if position.phase == EXCHANGING and winner != NOBODY:
        raise Malformed("asked", SAY("exchange-with-bids"))
    seat = winner if winner != NOBODY else exchange_owner(position)
    if seat == NOBODY or position.is_dummy(seat):
        raise Malformed("asked", SAY("no-exchange"))
    path = f"harbors.{SEATS[seat]}.looked"
    if not position.seers & bit(seat):
        raise Malformed(path, SAY("looked-true"))
    position.bidder = seat
    if position.phase == LOOKING:
        position.after_looking = PRICING if winner != NOBODY else EXCHANGING
        if position.seers != bit(seat):
            raise Malformed("prices.looked", SAY("looked-earlier"))
    else:
        position.player = seat


def settle_turning(position: BremerhavenPosition) -> None:
    """The pile was turned: at 1.4 without a winner, or by the Event (BH-11.3, BH-28.8)."""
    if not position.below:
        raise Malformed("prices.bottom", SAY("bottom-missing"))
    if position.next_space > BID_SPACES:
        if position.event == NONE or position.decks.event[position.event] != codes.TURN_PRICES:
            raise Malformed("asked", SAY("no-turning-event"))
        return
    winner = bidding.winner(position, PRICES)
    if winner != NOBODY and not position.is_dummy(winner):
        raise Malformed("asked", SAY("prices-won", seat=SEATS[winner]))


def settle_swap(position: BremerhavenPosition) -> None:
    """The winner of 1.5 may swap two ranks (BH-12.1)."""
    seat = int(bidding.winner(position, CAREER))
    if seat == NOBODY or position.is_dummy(seat):
        raise Malformed("asked", SAY("nobody-bid-for-ranks"))
    position.bidder = position.player = seat


# -- Sea and Land ----------------------------------------------------------------------------------------


def won(position: BremerhavenPosition, first: int, path: str, board: list[int], *, deck: bool) -> tuple[int, int]:
    """The first space from the left that has a card with a bid on it, and who has won it; or (NONE, NOBODY).

    Nothing to the right of it is won yet, so a card lies on each space there if the deck still has some (BH-6.3).
    """
    for k in range(position.lines):
        seat = int(bidding.winner(position, first + k))
        if board[k] != NONE and seat != NOBODY:
            later = next((m for m in range(k + 1, int(position.lines)) if board[m] == NONE), None)
            if later is not None and deck:
                raise Malformed(f"{path}[{later}]", SAY("left-first", path=path, k=k))
            return k, seat
    return int(NONE), int(NOBODY)


def settle_dock(position: BremerhavenPosition) -> None:
    """The leftmost Ship with a bid was won, and its Dock or its cargo is to be chosen (BH-13.2, BH-13.5, BH-13.8)."""
    space, seat = won(position, int(SEA), "sea", [int(ship) for ship in position.sea], deck=position.ship_deck != 0)
    if space == NONE:
        raise Malformed("asked", SAY("nobody-bid-for-ship"))
    if position.is_dummy(seat):
        raise Malformed(f"sea[{space}]", SAY("dummy-won-ship"))
    ship = int(position.sea[space])
    docks = sum(ships.can_berth(position, seat, dock, ship) for dock in range(DOCKS))
    if docks == 0:
        raise Malformed(f"sea[{space}]", SAY("no-dock-for-it", seat=SEATS[seat]))
    if docks == 1 and position.decks.cargo[ship] != WILD:
        raise Malformed(f"sea[{space}]", SAY("one-dock-for-it", seat=SEATS[seat]))
    position.next_space = int(SEA) + space + 1
    position.bidder = position.player = seat


def settle_loading(position: BremerhavenPosition) -> None:
    """The leftmost Contract with a bid was won, and its Loading dock is to be chosen (BH-14.1, BH-14.3)."""
    board = [int(contract) for contract in position.land]
    space, seat = won(position, int(LAND), "land", board, deck=position.contract_deck != 0)
    if space == NONE:
        raise Malformed("asked", SAY("nobody-bid-for-contract"))
    if position.is_dummy(seat):
        raise Malformed(f"land[{space}]", SAY("dummy-won-contract"))
    first = seat * int(LOADING_DOCKS)
    docks = sum(position.contract[k] == NONE for k in range(first, first + int(LOADING_DOCKS)))
    if docks < 2:  # noqa: PLR2004 - a choice
        forced = SAY("one-loading-dock", seat=SEATS[seat])
        full = SAY("no-loading-dock", seat=SEATS[seat])
        raise Malformed(f"land[{space}]", forced if docks else full)
    position.next_space = int(LAND) + space + 1
    position.bidder = position.player = seat


# -- charges -----------------------------------------------------------------------------------------------


def settle_share(position: BremerhavenPosition, file: BremerhavenFile) -> None:
    """Settle which player chooses what part of a charge the Bank pays (BH-26.5, BH-R33, BH-R49)."""
    if file.player not in SEATS or SEATS.index(file.player) >= position.seats:
        raise Malformed("player", SAY("who-divides"))
    seat = SEATS.index(file.player)
    if position.event == NONE or not events.must_split(position, seat):
        raise Malformed("player", SAY("nothing-to-divide", player=file.player))
    position.next_rank = position.rank_of(seat)
    position.player = seat


SETTLERS: Final[dict[int, Callable[[BremerhavenPosition], None]]] = {
    int(BIDDING): settle_bid,
    int(INSTRUCTING): settle_bid,
    int(REVEALING): settle_reveal,
    int(LOOKING): settle_prices,
    int(PRICING): settle_prices,
    int(EXCHANGING): settle_prices,
    int(SWAPPING): settle_swap,
    int(BERTHING): settle_dock,
    int(PLACING): settle_loading,
}
"""The functions that settle who is asked in a phase, except where the file says it or cards are dealt."""
