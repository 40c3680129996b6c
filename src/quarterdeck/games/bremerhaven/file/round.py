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
            raise Malformed(name, 'belongs to a game that is over: "asked" is "nothing"')
    acting = position.phase in (codes.PERMITTING, codes.GROWING, codes.HARBOR)
    for seat, harbor in enumerate(file.harbors.listed()):
        path = f"harbors.{SEATS[seat]}"
        if harbor.chit is not None and position.round:
            raise Malformed(f"{path}.chit", "the chits are back in the supply once ranks are given (BH-2.12)")
        for name, phase in STEPS:
            if getattr(harbor, name) and not (acting and (phase is None or position.phase == phase)):
                raise Malformed(f"{path}.{name}", f"says nothing when {file.asked!r} is asked; leave it out")


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
        raise Malformed("ahead", "is 0: the Ship token is on the last space, so the game is over (BH-22.2)")
    if not fewest <= whole - position.ahead <= most:
        left = f"{max(0, whole - most)} to {max(0, whole - fewest)}" if fewest < most else f"{max(0, whole - most)}"
        problem = f"is {position.ahead}, but {left} of {whole} spaces are left after {moves} moves"
        raise Malformed("ahead", f"{problem} (BH-22.1, BH-27.1)")


def check_pile(position: BremerhavenPosition) -> None:
    """The top Price card is known unless it is being turned up; players who looked know the pile (BH-11.4, BH-R15, BH-R57)."""
    turning = position.phase == DEALING and position.deals == codes.DEALS_PRICE
    if turning and (position.above or position.dealt):
        raise Malformed("prices.top", "is empty when a Price card is to be turned up, and nobody has looked (BH-11.3)")
    if turning and not prices.hidden_prices(position):
        raise Malformed("asked", "all Price cards are known to all, so none is turned up (BH-R57)")
    if not turning and not position.above:
        raise Malformed("prices.top", "is missing: everybody sees the top Price card (BH-11.4)")
    hidden = int(prices.hidden_prices(position))
    looking = position.phase == codes.LOOKING
    if position.dealt and not position.seers:
        raise Malformed("prices.looked", "nobody has looked; say looked of the harbor of who has (BH-R15)")
    if position.seers and not looking and position.dealt != hidden:
        problem = f"names {position.dealt} of {hidden} cards between top and bottom; who looked knows all"
        raise Malformed("prices.looked", f"{problem} (BH-R15)")
    if looking and position.dealt >= hidden:
        raise Malformed("asked", "the whole pile is known to who looks, so no card is to be seen (BH-R15)")


def check_rack(position: BremerhavenPosition, file: BremerhavenFile, *, refill: bool) -> None:
    """A card lies on the right until it is turned over; the Event on the left from round 2 on (BH-21.3, BH-22.3)."""
    if position.length != LONG:
        return
    if refill and file.newspaper.top is not None:
        raise Malformed("newspaper.top", "has become the Event; the next card is turned up last (BH-22.3)")
    if not refill and file.newspaper.top is None:
        raise Malformed("newspaper.top", "is missing: its front shows how far the Ship token goes (BH-22.1)")
    due = position.round > 1 or refill
    if due and position.event == NONE:
        raise Malformed("newspaper.event", f"is missing in round {position.round}: an Event lies there (BH-22.3)")
    if not due and position.event != NONE:
        raise Malformed("newspaper.event", "there is none in round 1 (BH-21.3)")
    if refill and position.deals == DEALS_NEWS and not position.news_deck:
        raise Malformed("newspaper.deck", "is empty, so the used cards were shuffled into it (BH-R35)")


def check_dummy(position: BremerhavenPosition, file: BremerhavenFile) -> None:
    """The dummy's instruction names the space of a card that it laid, and is used up (BH-28.3, BH-28.4)."""
    if file.dummy is None:
        return
    down = laid(position, int(DUMMY_SEAT)) > 0
    if position.instruction == NONE:
        if down or position.round > 1:
            raise Malformed("dummy.instruction", "is missing: which was its last instruction card? (BH-28.3)")
        return
    card = int(position.instruction)
    if not position.news_pile >> card & 1 and position.news_pile:
        raise Malformed("dummy.instruction", "was used, so it is among newspaper.used (BH-28.3)")
    if not position.news_deck:
        raise Malformed("newspaper.deck", "is empty, so the used cards were shuffled into it (BH-28.4)")
    symbol = int(position.decks.symbol[card])
    if down and not bidding.cards_at(position, DUMMY_SEAT, symbol):
        raise Malformed("dummy.laid", f"has no card on {BID_NAMES[symbol]}, where its instruction was (BH-28.3)")
