"""What a move of Bremerhaven would lead to: the bid, the whole price with its permit, a Contract's income, the score."""

from __future__ import annotations

from collections.abc import Iterator

from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import (
    BID,
    BID_SPACES,
    BUILD,
    DOCKS,
    GOODS,
    LAND,
    LOADING_DOCKS,
    NONE,
    SEA,
    SLOTS,
)
from quarterdeck.games.bremerhaven.picture.buttons import ends_round, would_bring
from quarterdeck.games.bremerhaven.picture.panels import rack_has
from quarterdeck.games.bremerhaven.picture.places import HEIGHT, WIDTH
from quarterdeck.games.bremerhaven.picture.view import (
    SAY,
    Filed,
    Port,
    View,
    helpers,
    look,
    missing,
    ranks_of,
    values_of,
    worth,
)
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.rules import bidding, harbor, prices, ships, storage, town
from quarterdeck.games.bremerhaven.table.decks import NIBBLE
from quarterdeck.games.bremerhaven.words import names
from quarterdeck.games.bremerhaven.words.labels import bid_space_words, keyed, sum_words
from quarterdeck.games.bremerhaven.words.meanings import YIELD, next_value
from quarterdeck.games.bremerhaven.words.notation import BID_NAMES, SPACE_NAMES
from quarterdeck.scene.shapes import Scene


def foresee(veiled: BremerhavenPosition, seat: int, move: int) -> Scene | None:
    """The move in a sentence or two; None: its name says everything."""
    if not 0 <= seat < veiled.seats:
        return None
    words = _told(look(veiled, seat, ()), move)
    if not words:
        return None
    return Scene(
        game="bremerhaven", title=SAY("title"), summary=words, status=words, width=WIDTH, height=HEIGHT, shapes=()
    )


def matters(veiled: BremerhavenPosition, seat: int, move: int) -> str | None:
    """What a hint says of a bid, without its space, which the hint has named before; None: what `foresee` says."""
    if veiled.phase != codes.BIDDING or not 0 <= seat < veiled.seats:
        return None
    return _bid(look(veiled, seat, ()), move, named=True)


def _told(view: View, move: int) -> str:
    """By phase and sort of move, since illegal moves and numbers that are no moves may be asked about."""
    skipped = {int(codes.PERMITTING): "permit", int(codes.GROWING): "grow", int(codes.EXCHANGING): "exchange"}
    if move == codes.DONE and view.phase in skipped:
        return SAY("foreseen-done", asked=skipped[view.phase])
    found = (
        (codes.CHITS, codes.CHIT, codes.SWAP, _chit),
        (codes.SITING, codes.SITE, codes.START, _site),
        (codes.STARTING, codes.START, BID, _start),
        (codes.SWAPPING, codes.DONE, codes.CHIT, _ranks),
        (codes.SWAPPING, codes.SWAP, codes.UPGRADE, _ranks),
        (codes.PAYING, codes.SHARE, codes.PRODUCE, _share),
        (codes.BIDDING, BID, codes.BOLLARD, _bid),
        (codes.PERMITTING, codes.BOLLARD, codes.PRICE, _permit),
        (codes.GROWING, codes.UPGRADE, codes.UPGRADE + 1, _upgrade),
        (codes.PRICING, codes.PRICE, codes.SHARE, _prices),
        (codes.EXCHANGING, codes.PRICE, codes.SHARE, _prices),
        (codes.BERTHING, codes.BERTH, codes.SITE, _ship),
        (codes.PLACING, codes.LOADING, codes.BERTH, _won_contract),
        (codes.HARBOR, codes.DONE, codes.DEAL_SHIP, _goods),
    )
    tell = next((tell for phase, first, end, tell in found if view.phase == phase and first <= move < end), None)
    return tell(view, move) if tell else ""


# -- bids and what is on offer -------------------------------------------------------------------------


def _bid(view: View, move: int, *, named: bool = False) -> str:
    """The own bid with this card and all bonuses of Buildings, who else has cards there, and what the space gives.

    `named`: the space has been named before.
    """
    value, space = divmod(move - int(BID), int(BID_SPACES))
    if value + 1 not in view.hand() or not bidding.is_bid_space(view.position, space):
        return ""
    after = view.position.clone()
    after.laid[view.seat * int(BID_SPACES) + space] += 1 << (NIBBLE * (value + 1))
    if space == codes.PARKING:
        return SAY("foreseen-parking", money=int(bidding.cards_at(after, view.seat, space)))
    bid, helped = int(bidding.bid(after, view.seat, space)), _helped(after, view.seat, space)
    place = "" if named else f"{bid_space_words(space)} {_card_at(view, space)}".strip()
    said = SAY("foreseen-bid-there", bid=helped) if named else SAY("foreseen-bid", space=place, bid=helped)
    return " ".join(part for part in (said, *_rivals(view, space, bid), _prize(view, space, bid)) if part)


def _helped(after: BremerhavenPosition, seat: int, space: int) -> str:
    """The bid of a seat; with its parts if Buildings add to it: `5 + 1 (Truck Depot) = 6`."""
    adds = helpers(after, seat, space, int(bidding.cards_at(after, seat, space)))
    bid = str(int(bidding.bid(after, seat, space)))
    values = values_of(int(after.laid[seat * int(BID_SPACES) + space]))
    return f"{sum_words(values, adds)} = {bid}" if adds else bid


def _card_at(view: View, space: int) -> str:
    """The name of the Ship or the Contract on a space."""
    position = view.position
    if space >= LAND:
        card = int(position.land[space - LAND])
        return names.contract_name(position.decks, card) if card != NONE else ""
    card = int(position.sea[space - SEA]) if space >= SEA else NONE
    return names.ship_name(position.decks, card) if card != NONE else ""


def _rivals(view: View, space: int, bid: int) -> Iterator[str]:
    """What the cards of others there can be worth, and whether the bid is then the highest."""
    position, surely, perhaps = view.position, True, True
    rivals = [seat for seat in ranks_of(position) if seat != view.seat and bidding.cards_at(position, seat, space)]
    for seat in rivals:
        cards = int(bidding.cards_at(position, seat, space))
        owned = values_of(int(position.decks.hands[position.level[seat]]))
        helped = helpers(position, seat, space, cards)
        adds = sum(number for number, _ in helped)
        least, most = sum(owned[:cards]) + adds, sum(owned[-cards:]) + adds
        first = ranks_of(position).index(seat) < ranks_of(position).index(view.seat)
        surely &= bid > most - (not first)
        perhaps &= bid > least - (not first)
        ties = "yes" if first else "no"
        who = names.player_name(position, seat)
        adding = sum_words((), helped) or "none"
        said = SAY("foreseen-rival", who=who, cards=cards, least=least, most=most, ties=ties, adds=adding)
        yield said[:1].upper() + said[1:]
    if not rivals:
        yield SAY("foreseen-alone")
    else:
        yield SAY("foreseen-ahead", ahead="sure" if surely else "maybe" if perhaps else "no")


def _prize(view: View, space: int, bid: int) -> str:
    """What the space gives to the highest bidder."""
    position = view.position
    if space >= LAND:
        card = int(position.land[space - LAND])
        return _contract(view, card) if card != NONE else ""
    if space >= SEA:
        card = int(position.sea[space - SEA])
        return f"{_berths(view, card)} {_ship_score(view, card)}" if card != NONE else ""
    if space == codes.BUILDING:
        if position.offer == NONE:
            return ""
        building = view.tables.content.buildings[int(position.offer)]
        return _score(view, 0, building.prestige, "built", names.printed(building.name))
    return SAY("foreseen-office", space=keyed(BID_NAMES[space]), bid=bid, next=next_value(view, view.seat))


def _contract(view: View, contract: int) -> str:
    """What a Contract brings, once complete, at present prices, and the score with that."""
    position = view.position
    named, wild = missing(position, contract, 0)
    filed = Filed(contract, 0, 0, named, wild, accessible=True, now=0, whole=0)
    brings, time = would_bring(view, filed, _present(view)), view.tables.content.contracts[contract].time
    return f"{SAY('foreseen-contract', money=brings, time=_paid_in(view, time))} {_score(view, -brings, 0)}"


def _paid_in(view: View, time: int) -> int:
    """The rounds until a Contract with so many Time markers is paid, this one included; 0: when the game ends before that (BH-25.2)."""
    ahead, advance = int(view.position.ahead), rack_has(view)[2]
    known = 1 if ahead <= advance else time
    last = known if view.position.length == codes.LONG else -(-ahead // advance)
    return time if time <= last else 0


def _present(view: View) -> list[int]:
    """The prices now."""
    return [int(prices.price_of(view.position, goods)) for goods in range(GOODS)]


def _berths(view: View, ship: int) -> str:
    """Which Docks are free and large enough for a Ship."""
    position = view.position
    fit = [str(dock + 1) for dock in range(int(DOCKS)) if ships.can_berth(position, view.seat, dock, ship)]
    return SAY("foreseen-docks", docks=names.listed(fit) if fit else "none", number=len(fit))


def _won_contract(view: View, _move: int) -> str:
    """What the Contract that was won brings."""
    return _contract(view, int(view.position.land[view.position.next_space - 1 - LAND]))


def _ship(view: View, _move: int) -> str:
    """What the Ship that was won adds."""
    return _ship_score(view, int(view.position.sea[view.position.next_space - 1 - SEA]))


def _ship_score(view: View, ship: int) -> str:
    """What a Ship adds to prestige as long as it stays, and what Lighthouses bring for it."""
    earned = sum(
        int(view.position.decks.ship_money[here.site]) for here in view.ports[view.seat].spaces if here.site >= 0
    )
    return _score(view, -earned, view.tables.content.ships[ship].prestige, "berthed")


# -- setting out, ranks --------------------------------------------------------------------------------


def _chit(_view: View, move: int) -> str:
    """What the first rank follows from (BH-2.11)."""
    return SAY("foreseen-chit", goods=names.kind_name(move - int(codes.CHIT)))


def _site(view: View, _move: int) -> str:
    """The first Building costs nothing; what it adds."""
    unbuilt = view.ports[view.seat].unbuilt
    adds = view.tables.content.buildings[unbuilt[0]].prestige if unbuilt else 0
    return f"{SAY('foreseen-free')} {_score(view, 0, adds)}"


def _start(_view: View, _move: int) -> str:
    """The first goods cost nothing."""
    return f"{SAY('foreseen-free')} {SAY('foreseen-stored')}"


def _ranks(view: View, move: int) -> str:
    """The income of this round with other ranks and with these, for everybody whose income changes, and the score."""
    position, lines = view.position, int(view.position.lines)
    before = [int(position.rank[k]) for k in range(lines)]
    after = list(before)
    if move != codes.DONE:
        upper = move - int(codes.SWAP)
        if upper + 1 >= lines:
            return ""
        after[upper : upper + 2] = reversed(after[upper : upper + 2])
    now, then = (int(town.MOST_INCOME) - ranks.index(view.seat) for ranks in (before, after))
    others = [
        SAY(
            "foreseen-gets", who=names.player_name(position, seat), then=int(town.MOST_INCOME) - k,
            now=int(town.MOST_INCOME) - before.index(seat),
        )
        for k, seat in enumerate(after)
        if before[k] != seat and seat != view.seat and not position.is_dummy(seat)
    ]  # fmt: skip
    income = SAY("foreseen-income", now=now, then=then, same="yes" if now == then else "no")
    return " ".join((income, *(other[:1].upper() + other[1:] for other in others), _score(view, -then, 0)))


def _share(view: View, move: int) -> str:
    """What the Bank pays of a charge, and what is paid in cash."""
    return SAY("foreseen-share", bank=move - int(codes.SHARE), has=view.ports[view.seat].bank)


# -- money ---------------------------------------------------------------------------------------------


def _upgrade(view: View, _move: int) -> str:
    """What a better Influence card costs."""
    return _score(view, int(bidding.gap(view.position, view.seat, codes.INFLUENCE)), 0)


def _permit(view: View, move: int) -> str:
    """The price and its parts, what changes, and the score."""
    position, seat = view.position, view.seat
    permit, adds = int(town.permit_price(position, seat)), 0
    if move < codes.CLEAR:
        printed, what = int(position.decks.bollards[move - int(codes.BOLLARD)]), "bollard"
    elif move < BUILD:
        printed, what = int(position.decks.covers[move - int(codes.CLEAR)]), "clear"
    else:
        building = (move - int(BUILD)) // int(codes.SPACES)
        if building not in view.ports[seat].unbuilt:
            return ""
        printed, what, adds = 0, "build", view.tables.content.buildings[building].prestige
    paid = SAY("foreseen-price", price=permit + printed, permit=permit, printed=printed, what=what)
    larger = _larger(view, move) if move < codes.CLEAR else ""
    return " ".join(part for part in (paid, larger, _score(view, permit + printed, adds)) if part)


def _larger(view: View, move: int) -> str:
    """Which Docks get a larger berth by a Bollard."""
    wall, slot = divmod(move - int(codes.BOLLARD), int(SLOTS))
    after = view.position.clone()
    after.walls[view.seat * int(codes.WALLS) + wall] |= 1 << slot
    found = [
        SAY("foreseen-berth", dock=dock + 1, size=int(ships.berth_size(after, view.seat, dock)))
        for dock in range(int(DOCKS))
        if ships.berth_size(after, view.seat, dock) > view.ports[view.seat].docks[dock].size
    ]
    return " ".join(found) or SAY("foreseen-no-berth")


def _score(view: View, price: int, adds: int, when: str = "then", name: str = "") -> str:
    """The score with the worth of the harbor, now and afterwards; `when` says when that is, if not at once."""
    port = view.ports[view.seat]
    now, then = _prestige(port, 0), _prestige(port, adds)
    cash = port.money + port.bank
    first, last = cash * now, (cash - price) * then
    same = "yes" if first == last else "no"
    return SAY(
        "foreseen-score", same=same, now=first, then=last, money=cash - price, prestige=then, when=when, name=name,
        paid=_signed(-price), gained=_signed(then - now),
    )  # fmt: skip


def _signed(number: int) -> str:
    """A change in brackets with its sign, after a blank; empty if nothing changes."""
    return f" ({number:+d})".replace("-", "\N{MINUS SIGN}") if number else ""


def _prestige(port: Port, adds: int) -> int:
    """The prestige after 4.3, with so much more in the harbor."""
    return max(port.prestige, port.value + adds)


def _prices(view: View, move: int) -> str:
    """What the own Contracts bring once complete, at other prices and now."""
    card = move - int(codes.PRICE)
    if card not in range(len(view.tables.prices)):
        return ""
    then = [int(view.position.decks.price[card * int(GOODS) + goods]) for goods in range(GOODS)]
    held = view.ports[view.seat].contracts
    if not any(here.contract != NONE for here in held):
        return SAY("foreseen-no-contracts")
    now = sum(would_bring(view, here, _present(view)) for here in held)
    after = sum(would_bring(view, here, then) for here in held)
    return SAY("foreseen-prices", now=now, then=after, same="yes" if after == now else "no")


def _goods(view: View, move: int) -> str:
    """What a good adds to a Contract, what packing costs, what is given up by producing something else, or by being done."""
    position, seat = view.position, view.seat
    if move == codes.DONE:
        return " ".join(ends_round(view)) or SAY("foreseen-produced")
    if move in (codes.UNPACK, codes.PACK):
        return _score(view, int(harbor.conversion_fee(position, seat)), 0)
    if codes.PRODUCE <= move < codes.DELIVER:
        return _comes_in(view, move)
    if codes.DELIVER <= move < codes.UNPACK:
        loading, goods = divmod(move - int(codes.DELIVER), int(GOODS))
        return _delivery(view, loading, goods)
    if codes.DIRECT <= move < codes.DEAL_SHIP:
        dock, loading = divmod(move - int(codes.DIRECT), int(LOADING_DOCKS))
        return _delivery(view, loading, view.ports[seat].docks[dock].cargo)
    return ""


def _comes_in(view: View, move: int) -> str:
    """What is produced, or comes from a Ship."""
    if move < codes.UNLOAD:
        return _produced(view, *divmod(move - int(codes.PRODUCE), YIELD))
    return _unloaded(view, move - int(codes.UNLOAD))


def _produced(view: View, space: int, what: int) -> str:
    """Where a good goes, or what money adds to the score; what else the Building could produce."""
    if not harbor.can_produce(view.position, view.seat, space, what):
        return ""
    if what == codes.MONEY:
        site = view.ports[view.seat].spaces[space].site
        gives = _score(view, -int(view.position.decks.produce_money[site]), 0)
    else:
        gives = _stored(view, what)
    return f"{gives} {_instead(view, space, what)}".strip()


def _stored(view: View, goods: int) -> str:
    """The space to which a good goes by default (BH-R56)."""
    space = int(storage.room(view.position, view.seat, goods))
    return SAY("foreseen-store", space=SPACE_NAMES[space]) if space != NONE else ""


def _unloaded(view: View, dock: int) -> str:
    """Where the good goes, and what is left aboard."""
    here = view.ports[view.seat].docks[dock]
    if here.ship == NONE or not here.aboard:
        return ""
    left = names.so_many(here.cargo, here.aboard - 1) if here.aboard > 1 else "none"
    return f"{_stored(view, here.cargo)} {SAY('foreseen-left', left=left)}".strip()


def _instead(view: View, space: int, what: int) -> str:
    """What a Building could also produce, but only once in a round (BH-17.1)."""
    could = [kind for kind in range(int(GOODS)) if harbor.can_produce(view.position, view.seat, space, kind)]
    if what not in could or len(could) == 1:
        return ""
    name = names.building_name(view.position.decks, view.ports[view.seat].spaces[space].site)
    instead = names.listed((names.so_many(kind, 0) for kind in could if kind != what), "or")
    return SAY("foreseen-produce", name=name, instead=instead)


def _delivery(view: View, loading: int, goods: int) -> str:
    """What a Contract brings as it stands, before and after a delivery; with its reward if that completes it."""
    here = view.ports[view.seat].contracts[loading]
    if here.contract == NONE or not 0 <= goods < GOODS:
        return ""
    got = here.got + (1 << (NIBBLE * goods))
    named, wild = missing(view.position, here.contract, got)
    complete = not named and not wild
    reward = int(view.position.decks.reward[here.contract]) if complete else 0
    return SAY(
        "foreseen-delivery", name=names.contract_name(view.position.decks, here.contract), now=here.now,
        then=worth(got, _present(view)) + reward, complete="yes" if complete else "no",
        time=_paid_in(view, here.time),
    )  # fmt: skip
