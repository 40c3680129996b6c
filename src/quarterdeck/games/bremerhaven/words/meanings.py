"""Each move of Bremerhaven in words, and the question to the player who must choose."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import (
    BID,
    BID_SPACES,
    BUILD,
    DOCKS,
    GOODS,
    LOADING_DOCKS,
    MONEY,
    SLOTS,
    SPACES,
)
from quarterdeck.games.bremerhaven.picture.view import SAY, View
from quarterdeck.games.bremerhaven.rules import bidding, harbor, town
from quarterdeck.games.bremerhaven.table.decks import SUPPLY
from quarterdeck.games.bremerhaven.words import names
from quarterdeck.games.bremerhaven.words.notation import ASKED, BID_NAMES, SPACE_NAMES, text

YIELD: Final = int(GOODS) + 1
"""What each space can produce: the goods, and money."""


def meaning(view: View, move: int) -> str:
    """What a move does, in words."""
    found = _deal(view, move) or _board_move(view, move) or _harbor_move(view, move)
    return found or _plain(view, move)


def _deal(view: View, move: int) -> str:
    """A move of CHANCE."""
    if move < codes.DEAL_SHIP or move >= codes.EXACT:
        return ""
    return SAY("chance", move=text(view.position, move))


def _board_move(view: View, move: int) -> str:
    """Bids, prices, ranks, permits."""
    position = view.position
    if BID <= move < codes.BOLLARD:
        value, space = divmod(move - int(BID), int(BID_SPACES))
        return SAY("lay", value=value + 1, space=BID_NAMES[space])
    if codes.SWAP <= move < codes.UPGRADE:
        upper, lower = (int(position.rank[move - int(codes.SWAP) + k]) for k in range(2))
        return SAY(
            "swap",
            rises=names.player_name(position, lower),
            falls=names.player_name(position, upper),
            rank=names.rank_name(move - int(codes.SWAP)),
        )
    if codes.PRICE <= move < codes.SHARE:
        card = move - int(codes.PRICE)
        barrel, container, crate, passenger = (int(position.decks.price[card * int(GOODS) + k]) for k in range(GOODS))
        keeps = "yes" if position.pile[0] == card else "no"
        return SAY("choose-prices", barrel=barrel, container=container, crate=crate, passenger=passenger, keeps=keeps)
    if codes.BOLLARD <= move < codes.PRICE:
        return _permit(view, move)
    return ""


def _permit(view: View, move: int) -> str:
    """The use of a permit, and its cost including the permit."""
    position, seat = view.position, int(view.position.player)
    permit = int(town.permit_price(position, seat))
    if move < codes.CLEAR:
        wall, slot = divmod(move - int(codes.BOLLARD), int(SLOTS))
        price = permit + int(position.decks.bollards[move - int(codes.BOLLARD)])
        return SAY("put-bollard", wall=wall, slot=slot + 1, price=price)
    if move < BUILD:
        space = move - int(codes.CLEAR)
        return SAY("clear", space=SPACE_NAMES[space], price=permit + int(position.decks.covers[space]))
    building, space = divmod(move - int(BUILD), int(SPACES))
    name = names.building_name(position.decks, building)
    return SAY("build", building=name, space=SPACE_NAMES[space], price=permit)


def _harbor_move(view: View, move: int) -> str:
    """Ships, Contracts and goods."""
    if codes.LOADING <= move < codes.BERTH:
        return SAY("place-contract", loading=move - int(codes.LOADING) + 1)
    if codes.BERTH <= move < codes.SITE:
        dock, goods = divmod(move - int(codes.BERTH), int(GOODS))
        return SAY("berth-ship", dock=dock + 1, goods=names.kind_name(goods))
    if codes.SITE <= move < codes.START:
        return SAY("site", space=SPACE_NAMES[move - int(codes.SITE)])
    if codes.START <= move < BID:
        return SAY("start", goods=names.goods_of(int(view.position.decks.start_goods[move - int(codes.START)])))
    return _goods_move(view, move)


def _goods_move(view: View, move: int) -> str:
    """What is done with goods."""
    if codes.PRODUCE <= move < codes.UNLOAD:
        space, what = divmod(move - int(codes.PRODUCE), YIELD)
        return SAY(
            "produce", space=SPACE_NAMES[space], what=SAY("some-money") if what == MONEY else names.so_many(what, 1)
        )
    if codes.UNLOAD <= move < codes.DELIVER:
        return SAY("unload", ship=_ship(view, move - int(codes.UNLOAD)))
    if codes.DELIVER <= move < codes.UNPACK:
        loading, goods = divmod(move - int(codes.DELIVER), int(GOODS))
        return SAY("deliver", goods=names.good(goods), contract=contract_there(view, loading))
    if codes.DIRECT <= move < codes.DEAL_SHIP:
        dock, loading = divmod(move - int(codes.DIRECT), int(LOADING_DOCKS))
        return SAY("direct", ship=_ship(view, dock), contract=contract_there(view, loading))
    return ""


def _ship(view: View, dock: int) -> str:
    """The Ship in a Dock of the player who must choose."""
    position = view.position
    return names.ship_name(position.decks, int(position.ship[_chooser(view) * int(DOCKS) + dock]))


def contract_there(view: View, loading: int) -> str:
    """The Contract in a Loading dock of the player who must choose."""
    position = view.position
    return names.contract_name(position.decks, int(position.contract[_chooser(view) * int(LOADING_DOCKS) + loading]))


def _chooser(view: View) -> int:
    """The seat whose moves these are: where all act at once the viewer's own."""
    return view.seat if view.asked() else max(0, int(view.position.player))


def _plain(view: View, move: int) -> str:
    """All other answers, which are the same in every phase."""
    if codes.CHIT <= move < codes.SWAP:
        return SAY("chit", goods=names.good(move - int(codes.CHIT)))
    if move == codes.UPGRADE:
        position, seat = view.position, int(view.position.player)
        return SAY("upgrade", value=next_value(view, seat), price=int(bidding.gap(position, seat, codes.INFLUENCE)))
    if move in (codes.UNPACK, codes.PACK):
        fee = int(harbor.conversion_fee(view.position, int(view.position.player)))
        return SAY("unpack" if move == codes.UNPACK else "pack", price=fee)
    if codes.SHARE <= move < codes.PRODUCE:
        return SAY("share", money=move - int(codes.SHARE))
    used = int(view.position.permits[view.position.player]) if view.phase == codes.PERMITTING else 0
    return SAY("done", asked=asked(view), used=used)


def next_value(view: View, seat: int) -> int:
    """The value of a player's next Influence card, 0 if there is none."""
    level = view.position.level[seat]
    return int(SUPPLY[level]) if level < codes.LEVELS - 1 else 0


def asked(view: View) -> str:
    """The question to the player who must choose."""
    if view.phase == codes.HARBOR:
        return "produce" if view.position.stage[_chooser(view)] == codes.ACTING else "move"
    return ASKED.get(view.phase, "deal")
