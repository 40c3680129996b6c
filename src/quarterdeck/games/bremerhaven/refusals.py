"""Why a move is not legal in Bremerhaven: the clause, and a sentence with what the one who chooses may know.

The parts are: what is asked at all (asked.py), cards dealt and the set-up, the Town, Docks, goods, and steps that name
their places (why_no_….py).
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from typing import Final

from quarterdeck.engine.errors import Refusal
from quarterdeck.games.bremerhaven import codes, why_no_deal, why_no_dock, why_no_goods, why_no_town
from quarterdeck.games.bremerhaven.asked import asked_otherwise, sorts_asked
from quarterdeck.games.bremerhaven.codes import BID_SPACES, EXACT, OVER
from quarterdeck.games.bremerhaven.notation import text
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.refusing import refuse
from quarterdeck.games.bremerhaven.why_no_exact import no_exact, sort_of

NEAREST: Final = 8
"""So many legal moves of the same sort are suggested at most."""

Judge = Callable[[BremerhavenPosition, int], Refusal | None]

_SORTS: Final[tuple[tuple[int, str, Judge], ...]] = (
    (int(codes.DONE), "done", why_no_town.always),
    (int(codes.CHIT), "chit", why_no_deal.no_chit),
    (int(codes.SWAP), "swap", why_no_town.no_swap),
    (int(codes.UPGRADE), "upgrade", why_no_town.always),
    (int(codes.LOADING), "loading", why_no_dock.no_loading),
    (int(codes.BERTH), "berth", why_no_dock.no_berth),
    (int(codes.SITE), "site", why_no_deal.no_site),
    (int(codes.START), "start", why_no_deal.no_start),
    (int(codes.BID), "bid", why_no_town.no_bid),
    (int(codes.BOLLARD), "bollard", why_no_town.no_bollard),
    (int(codes.CLEAR), "clear", why_no_town.no_clearing),
    (int(codes.BUILD), "build", why_no_town.no_building_there),
    (int(codes.PRICE), "price", why_no_town.no_price),
    (int(codes.SHARE), "share", why_no_town.no_share),
    (int(codes.PRODUCE), "produce", why_no_goods.no_produce),
    (int(codes.UNLOAD), "unload", why_no_goods.no_unload),
    (int(codes.DELIVER), "deliver", why_no_goods.no_deliver),
    (int(codes.UNPACK), "unpack", why_no_goods.no_unpack),
    (int(codes.PACK), "pack", why_no_goods.no_pack),
    (int(codes.DIRECT), "direct", why_no_goods.no_direct),
    (int(codes.DEAL_SHIP), "deal-ship", why_no_deal.no_ship),
    (int(codes.DEAL_CONTRACT), "deal-contract", why_no_deal.no_contract),
    (int(codes.DEAL_BUILDING), "deal-building", why_no_deal.no_building),
    (int(codes.DEAL_PRICE), "deal-price", why_no_deal.no_price_card),
    (int(codes.DEAL_NEWS), "deal-news", why_no_deal.no_news),
    (int(codes.DUMMY), "value", why_no_deal.no_value),
    (int(codes.SECOND), "value", why_no_deal.no_second),
)
"""The sorts of listed moves in the order of their numbers: the first number, the name, and who judges."""
_STARTS: Final = tuple(start for start, _, _ in _SORTS)


def why_not(position: BremerhavenPosition, move: int) -> Refusal | None:
    """The clause that forbids the move to the one who must choose; None exactly if it is legal.

    Exact moves, from `EXACT` on, are judged too; a number that means nothing is refused.
    """
    if position.phase == OVER:
        return refuse("BH-28.12" if position.seats == 1 else "BH-22.2", "over")
    if not 0 <= move < codes.MOVES and move < EXACT:
        return refuse("BH-18.2", "no-such-move", number=str(move))
    if move >= EXACT:
        sort = sort_of(move)
        return no_exact(position, move) if sort in sorts_asked(position) else asked_otherwise(position, sort)
    start, sort, judge = _SORTS[bisect_right(_STARTS, move) - 1]
    if sort not in sorts_asked(position):
        return asked_otherwise(position, sort)
    refusal = judge(position, move - start)
    if refusal is None or position.player < 0:
        return refusal
    return Refusal(clause=refusal.clause, sentence=refusal.sentence, nearest=_nearest(position, move))


def _nearest(position: BremerhavenPosition, move: int) -> tuple[str, ...]:
    """Legal moves of the same sort; of bids first those at the same space."""
    sort = bisect_right(_STARTS, move)
    legal = [other for other in position.legal() if bisect_right(_STARTS, other) == sort]
    bids = _SORTS[sort - 1][1] == "bid"
    elsewhere = {other: bids and (other - move) % int(BID_SPACES) != 0 for other in legal}
    legal.sort(key=lambda other: (elsewhere[other], abs(other - move), other))
    return tuple(text(position, other) for other in legal[:NEAREST])
