"""What can be chosen in the viewer's harbor, place by place, and what can be carried where."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from quarterdeck.games.bremerhaven import codes, words
from quarterdeck.games.bremerhaven.cards import MARKS, building_art
from quarterdeck.games.bremerhaven.codes import (
    BID,
    BID_SPACES,
    BUILD,
    DOCKS,
    EXACT_DELIVER,
    EXACT_SHIFT,
    EXACT_UNLOAD,
    GOODS,
    LOADING_DOCKS,
    MONEY,
    NONE,
    SLOTS,
    SPACES,
)
from quarterdeck.games.bremerhaven.decks import SUPPLY
from quarterdeck.games.bremerhaven.labels import KINDS
from quarterdeck.games.bremerhaven.notation import BID_NAMES, SPACE_NAMES, exact, text
from quarterdeck.games.bremerhaven.view import SAY, View, goods_of
from quarterdeck.scene.shapes import Carry

CARD: Final = "card"
"""Begins the ids of the viewer's Influence cards."""
YIELD: Final = int(GOODS) + 1
"""What each space can produce: the goods, and money."""


class Target(Struct, frozen=True):
    """One thing to choose at a place."""

    move: str
    label: str
    art: str = "done"
    role: str = "sign-hot"
    glyph: str = ""
    legal: bool = True


def targets(view: View) -> dict[str, tuple[Target, ...]]:
    """What can be chosen, by place: `loading-0`, `dock-2`, `slot-3-1`, `space-11`."""
    if not view.asked() or view.seat != view.shown:
        return {}
    found: dict[str, list[Target]] = {}
    for move in sorted(view.moves):
        place = place_of(view, move)
        if place:
            found.setdefault(place, []).append(_target(view, move))
    for place, target in _attempts(view):
        if place not in found:
            found[place] = [target]
    return {place: tuple(offers) for place, offers in found.items()}


def place_of(view: View, move: int) -> str:
    """Where in the harbor a move hangs; empty: elsewhere."""
    simple = (
        (codes.LOADING, int(LOADING_DOCKS), "loading", 1),
        (codes.BERTH, int(DOCKS * GOODS), "dock", int(GOODS)),
        (codes.SITE, int(SPACES), "space", 1),
        (codes.CLEAR, int(SPACES), "space", 1),
        (codes.PRODUCE, int(SPACES) * YIELD, "space", YIELD),
        (codes.UNLOAD, int(DOCKS), "dock", 1),
        (codes.DELIVER, int(LOADING_DOCKS * GOODS), "loading", int(GOODS)),
    )
    for first, many, name, per_place in simple:
        if first <= move < first + many:
            return f"{name}-{(move - int(first)) // per_place}"
    if codes.BOLLARD <= move < codes.CLEAR:
        wall, slot = divmod(move - int(codes.BOLLARD), int(SLOTS))
        return f"slot-{wall}-{slot}"
    if BUILD <= move < codes.PRICE and len(view.ports[view.seat].unbuilt) == 1:
        return f"space-{(move - int(BUILD)) % SPACES}"
    return ""


def _target(view: View, move: int) -> Target:
    """A move as something to choose."""
    written, label = text(view.position, move), meaning(view, move)
    goods = goods_in(move)
    if goods == MONEY:
        return Target(written, label, "coin", "coin", "$")
    if goods != NONE:
        return Target(written, label, KINDS[goods], f"good-{KINDS[goods]}", MARKS[KINDS[goods]])
    if BUILD <= move < codes.PRICE:
        return Target(written, label, building_art(view.position.decks.text, (move - int(BUILD)) // int(SPACES)))
    return Target(written, label)


def goods_in(move: int) -> int:
    """The goods, or MONEY, that a move speaks of, or NONE."""
    if codes.BERTH <= move < codes.SITE:
        return (move - int(codes.BERTH)) % int(GOODS)
    if codes.DELIVER <= move < codes.UNPACK:
        return (move - int(codes.DELIVER)) % int(GOODS)
    if codes.PRODUCE <= move < codes.UNLOAD:
        return (move - int(codes.PRODUCE)) % YIELD
    return NONE


def _attempts(view: View) -> Iterator[tuple[str, Target]]:
    """What one might well try, and is told why not: slots and Cover cards that are too dear."""
    if view.phase != codes.PERMITTING:
        return
    port = view.ports[view.seat]
    for wall, filled in enumerate(port.walls):
        for slot in range(int(SLOTS)):
            if not filled >> slot & 1:
                yield f"slot-{wall}-{slot}", _refused(view, int(codes.BOLLARD) + wall * int(SLOTS) + slot)
    for space, here in enumerate(port.spaces):
        if here.site == codes.COVERED:
            yield f"space-{space}", _refused(view, int(codes.CLEAR) + space)


def _refused(view: View, move: int) -> Target:
    """A move that is not legal now."""
    return Target(text(view.position, move), meaning(view, move), legal=False)


# -- in words ---------------------------------------------------------------------------------------------


def meaning(view: View, move: int) -> str:
    """What a move does, in words."""
    found = _deal(view, move) or _board_move(view, move) or _harbor_move(view, move)
    return found or _plain(view, move)


def _deal(view: View, move: int) -> str:
    """What CHANCE brings."""
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
            rises=words.player_name(position, lower),
            falls=words.player_name(position, upper),
            rank=words.rank_name(move - int(codes.SWAP)),
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
    """What a permit is used for, and what that costs with the permit."""
    position, seat = view.position, int(view.position.player)
    permit = int(position.permit_price(seat))
    if move < codes.CLEAR:
        wall, slot = divmod(move - int(codes.BOLLARD), int(SLOTS))
        price = permit + int(position.decks.bollards[move - int(codes.BOLLARD)])
        return SAY("put-bollard", wall=wall, slot=slot + 1, price=price)
    if move < BUILD:
        space = move - int(codes.CLEAR)
        return SAY("clear", space=SPACE_NAMES[space], price=permit + int(position.decks.covers[space]))
    building, space = divmod(move - int(BUILD), int(SPACES))
    name, price = words.building_name(position.decks, building), permit + int(position.decks.cost[building])
    return SAY("build", building=name, space=SPACE_NAMES[space], price=price)


def _harbor_move(view: View, move: int) -> str:
    """Ships, Contracts and goods."""
    if codes.LOADING <= move < codes.BERTH:
        return SAY("place-contract", loading=move - int(codes.LOADING) + 1)
    if codes.BERTH <= move < codes.SITE:
        dock, goods = divmod(move - int(codes.BERTH), int(GOODS))
        return SAY("berth-ship", dock=dock + 1, goods=words.good(goods))
    if codes.SITE <= move < codes.START:
        return SAY("site", space=SPACE_NAMES[move - int(codes.SITE)])
    if codes.START <= move < BID:
        return SAY("start", goods=words.goods_of(int(view.position.decks.start_goods[move - int(codes.START)])))
    if codes.PRODUCE <= move < codes.UNLOAD:
        space, what = divmod(move - int(codes.PRODUCE), YIELD)
        return SAY("produce", space=SPACE_NAMES[space], what=SAY("some-money") if what == MONEY else words.good(what))
    if codes.UNLOAD <= move < codes.DELIVER:
        return SAY("unload", dock=move - int(codes.UNLOAD) + 1)
    if codes.DELIVER <= move < codes.UNPACK:
        loading, goods = divmod(move - int(codes.DELIVER), int(GOODS))
        return SAY("deliver", goods=words.good(goods), loading=loading + 1)
    if codes.DIRECT <= move < codes.DEAL_SHIP:
        dock, loading = divmod(move - int(codes.DIRECT), int(LOADING_DOCKS))
        return SAY("direct", dock=dock + 1, loading=loading + 1)
    return ""


def _plain(view: View, move: int) -> str:
    """The rest: answers that are the same wherever they are asked."""
    if codes.CHIT <= move < codes.SWAP:
        return SAY("chit", goods=words.good(move - int(codes.CHIT)))
    if move == codes.UPGRADE:
        position, seat = view.position, int(view.position.player)
        return SAY("upgrade", value=next_value(view, seat), price=int(position.gap(seat, codes.INFLUENCE)))
    if move in (codes.UNPACK, codes.PACK):
        fee = int(view.position.fee(int(view.position.player)))
        return SAY("unpack" if move == codes.UNPACK else "pack", price=fee)
    if codes.SHARE <= move < codes.PRODUCE:
        return SAY("share", money=move - int(codes.SHARE))
    return SAY("done", asked=asked(view))


def next_value(view: View, seat: int) -> int:
    """The value of a player's next Influence card, 0 if there is none."""
    level = view.position.level[seat]
    return int(SUPPLY[level]) if level < codes.LEVELS - 1 else 0


ASKED: Final = {
    int(codes.CHITS): "chit",
    int(codes.SITING): "site",
    int(codes.STARTING): "start",
    int(codes.BIDDING): "bid",
    int(codes.PERMITTING): "permit",
    int(codes.GROWING): "grow",
    int(codes.PRICING): "price",
    int(codes.EXCHANGING): "exchange",
    int(codes.SWAPPING): "swap",
    int(codes.BERTHING): "berth",
    int(codes.PLACING): "place",
    int(codes.PAYING): "pay",
    int(codes.OVER): "over",
}
"""What each phase asks; 4.1 and 4.2, and CHANCE, have more than one question."""


def asked(view: View) -> str:
    """What is asked of the one who must choose."""
    if view.phase == codes.HARBOR:
        seat = view.seat if view.asked() else max(0, int(view.position.player))
        return "produce" if view.position.stage[seat] == codes.ACTING else "move"
    return ASKED.get(view.phase, "deal")


# -- carrying ----------------------------------------------------------------------------------------------


def carries(view: View) -> tuple[Carry, ...]:
    """Cards to bid spaces, Buildings and goods to spaces, goods to Contracts."""
    if not view.asked() or view.seat != view.shown or view.seat < 0:
        return ()
    if view.phase == codes.BIDDING:
        return tuple(_bids(view))
    if view.phase == codes.PERMITTING:
        return tuple(_builds(view))
    if view.phase == codes.HARBOR and view.position.stage[view.seat] == codes.MOVING:
        return (*_unloads(view), *_from_storage(view))
    return ()


def _bids(view: View) -> Iterator[Carry]:
    hand = view.hand()
    for move in sorted(view.moves):
        value, space = divmod(move - int(BID), int(BID_SPACES))
        written, to = text(view.position, move), f"space-{BID_NAMES[space]}"
        for k, held in enumerate(hand):
            if held == value + 1:
                yield Carry(what=f"{CARD}-{k + 1}", to=to, move=written)


def _builds(view: View) -> Iterator[Carry]:
    for move in sorted(view.moves):
        if BUILD <= move < codes.PRICE:
            building, space = divmod(move - int(BUILD), int(SPACES))
            name = f"own-waits-{view.tables.buildings[building]}"
            yield Carry(what=name, to=f"own-{SPACE_NAMES[space]}", move=text(view.position, move))


def _unloads(view: View) -> Iterator[Carry]:
    position, seat = view.position, view.seat
    for dock in range(int(DOCKS)):
        here = view.ports[seat].docks[dock]
        if here.ship == NONE or not here.aboard:
            continue
        for space in range(int(SPACES)):
            if position.has_room(seat, space, here.cargo):
                move = exact(int(EXACT_UNLOAD), a=dock, b=space)
                yield Carry(
                    what=f"own-dock-{dock + 1}-cargo", to=f"own-{SPACE_NAMES[space]}", move=text(position, move)
                )
        for loading in range(int(LOADING_DOCKS)):
            if position.can_direct(seat, dock, loading):
                move = int(codes.DIRECT) + dock * int(LOADING_DOCKS) + loading
                yield Carry(
                    what=f"own-dock-{dock + 1}-cargo", to=f"own-loading-{loading + 1}", move=text(position, move)
                )


def _from_storage(view: View) -> Iterator[Carry]:
    position, seat = view.position, view.seat
    for start, here in enumerate(view.ports[seat].spaces):
        for goods in sorted(set(goods_of(here.goods))):
            what = f"own-{SPACE_NAMES[start]}-{KINDS[goods]}"
            for loading in range(int(LOADING_DOCKS)):
                if position.can_deliver(seat, loading, goods):
                    move = exact(int(EXACT_DELIVER), a=start, b=loading, goods=goods)
                    yield Carry(what=what, to=f"own-loading-{loading + 1}", move=text(position, move))
            for space in range(int(SPACES)):
                if space != start and position.has_room(seat, space, goods):
                    move = exact(int(EXACT_SHIFT), a=start, b=space, goods=goods)
                    yield Carry(what=what, to=f"own-{SPACE_NAMES[space]}", move=text(position, move))
