"""Why a move is illegal in Bremerhaven: the clause, and a sentence with what the choosing player may know.

The parts are: what is asked at all (words/asked.py), cards dealt and the set-up, the Town, Docks, goods, and steps that
name their places (why_no_….py).
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from typing import Final

from quarterdeck.engine.errors import Refusal
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import BID_SPACES, EXACT, OVER
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.refusals import bids, deal, dock, goods
from quarterdeck.games.bremerhaven.refusals.exact import no_exact, sort_of
from quarterdeck.games.bremerhaven.refusals.making import refuse
from quarterdeck.games.bremerhaven.words.asked import asked_otherwise, sorts_asked
from quarterdeck.games.bremerhaven.words.notation import text

NEAREST: Final = 8
"""The most legal moves of the same sort that are suggested."""

Judge = Callable[[BremerhavenPosition, int], Refusal | None]

_SORTS: Final[tuple[tuple[int, str, Judge], ...]] = (
    (int(codes.DONE), "done", bids.always),
    (int(codes.CHIT), "chit", deal.no_chit),
    (int(codes.SWAP), "swap", bids.no_swap),
    (int(codes.UPGRADE), "upgrade", bids.always),
    (int(codes.LOADING), "loading", dock.no_loading),
    (int(codes.BERTH), "berth", dock.no_berth),
    (int(codes.SITE), "site", deal.no_site),
    (int(codes.START), "start", deal.no_start),
    (int(codes.BID), "bid", bids.no_bid),
    (int(codes.BOLLARD), "bollard", bids.no_bollard),
    (int(codes.CLEAR), "clear", bids.no_clearing),
    (int(codes.BUILD), "build", bids.no_building_there),
    (int(codes.PRICE), "price", bids.no_price),
    (int(codes.SHARE), "share", bids.no_share),
    (int(codes.PRODUCE), "produce", goods.no_produce),
    (int(codes.UNLOAD), "unload", goods.no_unload),
    (int(codes.DELIVER), "deliver", goods.no_deliver),
    (int(codes.UNPACK), "unpack", goods.no_unpack),
    (int(codes.PACK), "pack", goods.no_pack),
    (int(codes.DIRECT), "direct", goods.no_direct),
    (int(codes.DEAL_SHIP), "deal-ship", deal.no_ship),
    (int(codes.DEAL_CONTRACT), "deal-contract", deal.no_contract),
    (int(codes.DEAL_BUILDING), "deal-building", deal.no_building),
    (int(codes.DEAL_PRICE), "deal-price", deal.no_price_card),
    (int(codes.DEAL_NEWS), "deal-news", deal.no_news),
    (int(codes.DUMMY), "value", deal.no_value),
    (int(codes.SECOND), "value", deal.no_second),
)
"""The sorts of listed moves in the order of their numbers: first number, name, and judging function."""
_STARTS: Final = tuple(start for start, _, _ in _SORTS)


def why_not(position: BremerhavenPosition, move: int) -> Refusal | None:
    """The clause that forbids the choosing player the move; None exactly if the move is legal.

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
