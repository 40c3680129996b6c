"""Position files of games that have begun: how far round, boards, pile and rack are (BH-5 to BH-14, BH-21 to BH-23)."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.complaints import Complaints
from quarterdeck.engine.errors import Malformed
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import (
    DEALING,
    DEALS_CONTRACT,
    DEALS_NEWS,
    DEALS_SHIP,
    DUMMY_SEAT,
    LONG,
    NONE,
    SHORT,
    STEP_ROUND,
)
from quarterdeck.games.bremerhaven.file import SAY
from quarterdeck.games.bremerhaven.file.acting import settle_acting
from quarterdeck.games.bremerhaven.file.boards import check_boards, check_offer, check_refill
from quarterdeck.games.bremerhaven.file.choice import settle_choice
from quarterdeck.games.bremerhaven.file.fields import BremerhavenFile
from quarterdeck.games.bremerhaven.laws import laid
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.rules import bidding, prices
from quarterdeck.games.bremerhaven.rules.rounds import SHORT_ADVANCE
from quarterdeck.games.bremerhaven.words.notation import BID_NAMES, SEATS

REFILL: Final = {
    int(DEALS_SHIP): int(codes.STEP_SHIPS),
    int(DEALS_CONTRACT): int(codes.STEP_CONTRACTS),
    int(DEALS_NEWS): int(codes.STEP_NEWS),
}
"""The steps of the refill, by what is dealt."""


def settle_round(position: BremerhavenPosition, file: BremerhavenFile) -> None:
    """A round is being played, or the boards are filled for the next one."""
    refuse_others(position, file)
    position.layout_step = REFILL.get(int(position.deals), int(STEP_ROUND)) if position.phase == DEALING else STEP_ROUND
    refill = position.layout_step < STEP_ROUND
    wrong = Complaints()
    with wrong:
        check_race(position, file, int(position.round) if refill else int(position.round) - 1)
    with wrong:
        check_pile(position)
    with wrong:
        check_rack(position, file, refill=refill)
    with wrong:
        check_offer(position)
    with wrong:
        check_dummy(position, file)
    with wrong:
        if refill:
            check_refill(position)
        else:
            check_boards(position)
    wrong.refuse()
    if position.phase in (codes.PERMITTING, codes.GROWING, codes.HARBOR):
        settle_acting(position, file)
    else:
        settle_choice(position, file)


def refuse_others(position: BremerhavenPosition, file: BremerhavenFile) -> None:
    """Refuse fields of set-up, end or acting at once at any other time (BH-2.12, BH-9.16, BH-16.3)."""
    for name in ("ended", "winner"):
        if getattr(file, name) is not None and position.phase != codes.OVER:
            raise Malformed(name, SAY("only-over"))
    acting = position.phase in (codes.PERMITTING, codes.GROWING, codes.HARBOR)
    for seat, harbor in enumerate(file.harbors.listed()):
        path = f"harbors.{SEATS[seat]}"
        if harbor.chit is not None and position.round:
            raise Malformed(f"{path}.chit", SAY("chits-back"))
        for name, phase in STEPS:
            if getattr(harbor, name) and not (acting and (phase is None or position.phase == phase)):
                raise Malformed(f"{path}.{name}", SAY("says-nothing", asked=repr(file.asked)))


STEPS: Final = (
    ("stage", None),
    ("permits", codes.PERMITTING),
    ("produced", codes.HARBOR),
    ("turned", codes.HARBOR),
)
"""The fields about players who act at once, and the only phase of each."""


# -- the Ship token, the pile and the rack -------------------------------------------------------------


def check_race(position: BremerhavenPosition, file: BremerhavenFile, moves: int) -> None:
    """The Ship token has moved so many times: two spaces in the short game, else one or two (BH-22.1, BH-27.1)."""
    whole = int(position.decks.distance[position.lines])
    most = SHORT_ADVANCE * moves
    fewest = most if position.length == SHORT else moves
    position.ahead = max(0, whole - most) if file.ahead is None else file.ahead
    if position.ahead == 0:
        raise Malformed("ahead", SAY("at-last-space"))
    if not fewest <= whole - position.ahead <= most:
        least, greatest = max(0, whole - most), max(0, whole - fewest)
        left = SAY("span", first=least, last=greatest) if fewest < most else str(least)
        raise Malformed("ahead", SAY("ahead-otherwise", ahead=position.ahead, left=left, whole=whole, moves=moves))


def check_pile(position: BremerhavenPosition) -> None:
    """The top Price card is known unless it is being turned up; players who looked know the pile (BH-11.4, BH-R15, BH-R57)."""
    turning = position.phase == DEALING and position.deals == codes.DEALS_PRICE
    if turning and (position.above or position.dealt):
        raise Malformed("prices.top", SAY("top-while-turning"))
    if turning and not prices.hidden_prices(position):
        raise Malformed("asked", SAY("all-prices-known"))
    if not turning and not position.above:
        raise Malformed("prices.top", SAY("top-missing"))
    hidden = int(prices.hidden_prices(position))
    looking = position.phase == codes.LOOKING
    if position.dealt and not position.seers:
        raise Malformed("prices.looked", SAY("nobody-looked"))
    if position.seers and not looking and position.dealt != hidden:
        raise Malformed("prices.looked", SAY("looked-all", named=position.dealt, hidden=hidden))
    if looking and position.dealt >= hidden:
        raise Malformed("asked", SAY("pile-known"))


def check_rack(position: BremerhavenPosition, file: BremerhavenFile, *, refill: bool) -> None:
    """A card lies on the right until it is turned over; the Event on the left from round 2 on (BH-21.3, BH-22.3)."""
    if position.length != LONG:
        return
    if refill and file.newspaper.top is not None:
        raise Malformed("newspaper.top", SAY("news-became-event"))
    if not refill and file.newspaper.top is None:
        raise Malformed("newspaper.top", SAY("news-top-missing"))
    due = position.round > 1 or refill
    if due and position.event == NONE:
        raise Malformed("newspaper.event", SAY("event-missing", round=position.round))
    if not due and position.event != NONE:
        raise Malformed("newspaper.event", SAY("event-in-first"))
    if refill and position.deals == DEALS_NEWS and not position.news_deck:
        raise Malformed("newspaper.deck", SAY("news-deck-empty"))


def check_dummy(position: BremerhavenPosition, file: BremerhavenFile) -> None:
    """The dummy's instruction names the space of a card that it laid, and is used up (BH-28.3, BH-28.4)."""
    if file.dummy is None:
        return
    down = laid(position, int(DUMMY_SEAT)) > 0
    if position.instruction == NONE:
        if down or position.round > 1:
            raise Malformed("dummy.instruction", SAY("instruction-missing"))
        return
    card = int(position.instruction)
    if not position.news_pile >> card & 1 and position.news_pile:
        raise Malformed("dummy.instruction", SAY("instruction-used"))
    if not position.news_deck:
        raise Malformed("newspaper.deck", SAY("instructions-empty"))
    symbol = int(position.decks.symbol[card])
    if down and not bidding.cards_at(position, DUMMY_SEAT, symbol):
        raise Malformed("dummy.laid", SAY("dummy-not-there", space=BID_NAMES[symbol]))
