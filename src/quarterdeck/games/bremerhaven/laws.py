"""What the laws ask of Bremerhaven: what no move changes, worlds that a seat cannot tell apart, some exact moves.

Written without `veil` and `imagine`, since it judges both.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64  # plain Python: only laws ask it

from quarterdeck.engine.dice import Dice
from quarterdeck.engine.sets import members
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import (
    BID_SPACES,
    COVERED,
    DOCKS,
    DUMMY_SEAT,
    EMPTY,
    GOODS,
    HAND,
    LOADING_DOCKS,
    NONE,
    SPACES,
    VALUES,
    WALLS,
)
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.table.decks import NIBBLE, number_of, of_goods, of_value, pack_values, used
from quarterdeck.games.bremerhaven.words.notation import exact

SECRET: Final = (codes.BIDDING, codes.INSTRUCTING, codes.REVEALING)
"""While these are asked, Influence cards lie face down (BH-5.3, BH-5.7)."""
EXACT_TRIES: Final = 2
"""Exact moves of each kind that are tried in a position."""


def conserved(position: BremerhavenPosition) -> dict[str, int]:
    """Every card is in one place, every good where goods may be, and nobody has less than nothing."""
    return cards(position) | influence(position) | harbors(position)


# -- cards -----------------------------------------------------------------------------------------


def cards(position: BremerhavenPosition) -> dict[str, int]:
    """Ships, Contracts, Buildings, Price cards and Newspaper cards."""
    ships = [*members(position.ship_deck), *members(position.ship_pile), *there(position.sea), *there(position.ship)]
    contracts = [
        *members(position.contract_deck),
        *members(position.contract_pile),
        *there(position.land),
        *there(position.contract),
    ]
    held = [building for seat in range(position.seats) for building in buildings_of(position, seat)]
    buildings = [*members(position.building_deck), *there([position.offer]), *held]
    news = [*members(position.news_deck), *members(position.news_pile), *there([position.event])]
    prices = there(position.pile)
    standing = [int(site) for site in position.site if site >= 0]
    return {
        "ships": len(ships),
        "ships in two places": twice(ships),
        "contracts": len(contracts),
        "contracts in two places": twice(contracts),
        "buildings in two places": twice(buildings),
        "buildings beyond the pack": max(0, len(buildings) - int(position.decks.buildings)),
        "buildings that stand where nobody has built": len(
            set(standing) ^ {building for seat in range(position.seats) for building in members(position.built[seat])}
        )
        + twice(standing),
        "newspaper cards": len(news),
        "newspaper cards in two places": twice(news),
        "newspaper cards on top but not in the pile": int(
            position.news_top != NONE and position.news_top not in members(position.news_deck)
        ),
        "newspaper cards on top that nobody knows": int(position.news_front != NONE and position.news_top == NONE),
        "price cards in two places": twice(prices),
        "price cards dealt that nobody knows": sum(
            position.pile[k] == NONE for k in range(position.above, position.above + position.dealt)
        ),
        "price cards without a place in the pile": int(position.decks.prices) - len(position.pile),
        "price cards known beyond what is told": sum(
            position.pile[k] == NONE
            for k in (
                *range(position.above),
                *range(len(position.pile) - int(position.below), len(position.pile)),
            )
        ),
    }


def there(places: Iterable[i64]) -> list[int]:
    """The cards in a row of places, empty ones left out."""
    return [int(card) for card in places if card != NONE]


def twice(listed: list[int]) -> int:
    """How many are listed again."""
    return len(listed) - len(set(listed))


def buildings_of(position: BremerhavenPosition, seat: int) -> list[int]:
    """The Buildings of a seat, unbuilt ones first."""
    return members(position.unbuilt[seat]) + members(position.built[seat])


# -- Influence cards ---------------------------------------------------------------------------------


def influence(position: BremerhavenPosition) -> dict[str, int]:
    """Five Influence cards each, those of the hand that the upgrades taken have made (BH-24.2)."""
    lines = range(position.lines)
    return {
        "influence cards of a seat beyond or below five": sum(
            held(position, seat) != HAND for seat in lines if position.round
        ),
        "influence cards of other values than the seat's": sum(not is_own_hand(position, seat) for seat in lines),
        "influence cards laid beyond those told": sum(laid(position, seat) for seat in lines)
        - int(position.laid_cards),
        "ranks held twice": twice([int(position.rank[k]) for k in lines]),
    }


def on_spaces(position: BremerhavenPosition, seat: int) -> list[int]:
    """The packed cards of a seat on each bid space."""
    return [int(position.laid[seat * BID_SPACES + space]) for space in range(BID_SPACES)]


def laid(position: BremerhavenPosition, seat: int) -> int:
    """How many cards a seat has laid."""
    return sum(int(number_of(packed)) for packed in on_spaces(position, seat))


def held(position: BremerhavenPosition, seat: int) -> int:
    """How many cards a seat has; those that the dummy has laid unseen are among its hand still."""
    unseen = sum(packed & 15 for packed in on_spaces(position, seat)) if seat >= position.seats else 0
    return int(number_of(position.hand[seat])) + laid(position, seat) - unseen


def is_own_hand(position: BremerhavenPosition, seat: int) -> bool:
    """The known cards of a seat are among those that its level gives it."""
    whole = position.decks.hands[position.level[seat]]
    own = [int(position.hand[seat]), *on_spaces(position, seat)]
    return all(
        sum(int(of_value(packed, value)) for packed in own) <= of_value(whole, value) for value in range(1, VALUES + 1)
    )


# -- harbors -------------------------------------------------------------------------------------------


def harbors(position: BremerhavenPosition) -> dict[str, int]:
    """Goods lie where they may, and money, prestige and time are never negative (BH-15, BH-26.1, BH-R28)."""
    seats = range(position.seats)
    docks = range(position.seats * DOCKS)
    loading = range(position.seats * LOADING_DOCKS)
    return {
        "money, bank money and prestige below nothing": sum(
            number[seat] < 0 for seat in seats for number in (position.money, position.bank, position.prestige)
        ),
        "bank money without a bank": sum(position.bank[seat] > bank_of(position, seat) for seat in seats),
        "spaces with goods that may not lie there": sum(
            not lies_well(position, seat, space) for seat in seats for space in range(SPACES)
        ),
        "docks with too many goods or no time": sum(
            not is_berthed_well(position, k) for k in docks if position.ship[k] != NONE
        ),
        "empty docks with something left": sum(
            bool(position.stay[k] or position.cargo[k] or position.aboard[k]) for k in docks if position.ship[k] == NONE
        ),
        "contracts with too many goods or no time": sum(
            not is_placed_well(position, k) for k in loading if position.contract[k] != NONE
        ),
        "empty loading docks with something left": sum(
            bool(position.due[k] or position.got[k]) for k in loading if position.contract[k] == NONE
        ),
        "walls with too many bollards": sum(
            int(position.walls[k]) >> codes.SLOTS > 0 for k in range(position.seats * WALLS)
        ),
    }


def bank_of(position: BremerhavenPosition, seat: int) -> int:
    """The most that the seat's Banks can have held when built, with the seat last in rank."""
    decks, last = position.decks, int(position.lines) - 1
    return sum(int(decks.bank[one]) + last * int(decks.bank_by_rank[one]) for one in members(position.built[seat]))


def lies_well(position: BremerhavenPosition, seat: int, space: int) -> bool:
    """What lies on a space may lie there (BH-15.2 to BH-15.5)."""
    site = int(position.site[seat * SPACES + space])
    packed = int(position.goods[seat * SPACES + space])
    kinds = [goods for goods in range(GOODS) if of_goods(packed, goods)]
    if not kinds:
        return packed == 0
    if site == COVERED:
        return False
    places = 1 if site == EMPTY else int(position.decks.places[site])
    stores = codes.ANY_GOODS if site == EMPTY else position.decks.stores[site]
    return int(used(packed)) <= places and all(int(stores) >> goods & 1 for goods in kinds)


def is_berthed_well(position: BremerhavenPosition, k: int) -> bool:
    """A Ship has time left and no more goods than it came with (BH-13.4)."""
    return position.stay[k] > 0 and 0 <= position.aboard[k] <= position.decks.goods[position.ship[k]]


def is_placed_well(position: BremerhavenPosition, k: int) -> bool:
    """A Contract has time left and only goods that it asks for (BH-18.6, BH-R23)."""
    contract = position.contract[k]
    needs, got = int(position.decks.needs[contract]), int(position.got[k])
    beyond = sum(max(0, int(of_goods(got, goods)) - int(of_goods(needs, goods))) for goods in range(GOODS))
    return position.due[k] > 0 and beyond <= position.decks.wild[contract]


# -- other worlds ------------------------------------------------------------------------------------------


def other_world(position: BremerhavenPosition, seat: int, dice: Dice) -> BremerhavenPosition:
    """A position like this one, but others' Influence cards, the next Event and the order of the Price pile differ."""
    world = position.clone()
    if position.phase in SECRET:
        for other in range(position.seats):
            if other != seat:
                deal_hand(world, other, dice)
    if position.news_top != NONE:
        front = position.decks.front(position.news_top)
        alike = [card for card in members(position.news_deck) if position.decks.front(card) == front]
        world.news_top = alike[dice.below(len(alike))]
    if seat < 0 or not position.seers >> seat & 1:
        deal_prices(world, dice)
    return world


def deal_hand(world: BremerhavenPosition, seat: int, dice: Dice) -> None:
    """The seat's five cards lie in the same places, but otherwise dealt."""
    pool = values_of(int(world.decks.hands[world.level[seat]]))
    for space, packed in enumerate(on_spaces(world, seat)):
        drawn = [pool.pop(dice.below(len(pool))) for _ in range(int(number_of(packed)))]
        world.laid[seat * BID_SPACES + space] = pack_values(drawn)
    world.hand[seat] = pack_values(pool)


def values_of(packed: int) -> list[int]:
    """The values of packed Influence cards, ascending; 0 is not known."""
    return [value for value in range(VALUES + 1) for _ in range(packed >> NIBBLE * value & 15)]


def deal_prices(world: BremerhavenPosition, dice: Dice) -> None:
    """Shuffle the cards that lie between the Price cards that everybody knows."""
    first, last = int(world.above), int(world.above + world.dealt)
    open_to_all = there([*list(world.pile)[:first], *list(world.pile)[last:]])
    pool = [card for card in range(world.decks.prices) if card not in open_to_all]
    for k in range(first, last):
        world.pile[k] = pool.pop(dice.below(len(pool)))


# -- exact moves -------------------------------------------------------------------------------------------


def exact_moves(position: BremerhavenPosition, dice: Dice) -> list[int]:
    """A few moves that name their spaces, some of them likely and most of them not (4.1, 4.2)."""
    seat = max(0, int(position.player))
    full = [space for space in range(SPACES) if position.goods[seat * SPACES + space]]
    if seat == DUMMY_SEAT >= position.seats or position.phase != codes.HARBOR:
        full = []
    found = []
    for _ in range(EXACT_TRIES):
        space, other = (any_of(full, dice) for _ in range(2))
        goods = any_goods(position, seat, space, dice)
        found += [
            exact(int(codes.EXACT_UNLOAD), a=dice.below(int(DOCKS)), b=dice.below(int(SPACES))),
            exact(int(codes.EXACT_SHIFT), a=space, b=dice.below(int(SPACES)), goods=goods),
            exact(int(codes.EXACT_DELIVER), a=space, b=dice.below(int(LOADING_DOCKS)), goods=goods),
            exact(int(codes.EXACT_UNPACK), a=space),
            exact(int(codes.EXACT_PACK), a=space, b=other, c=dice.below(int(SPACES))),
            exact(int(codes.EXACT_PACK), a=space, b=space, c=space),
            exact(
                int(codes.EXACT_PRODUCE),
                a=dice.below(int(SPACES)),
                b=dice.below(int(SPACES)),
                goods=dice.below(int(GOODS)),
            ),
        ]
    return found


def any_of(spaces: list[int], dice: Dice) -> int:
    """One of these spaces; if there are none, any."""
    return spaces[dice.below(len(spaces))] if spaces else dice.below(int(SPACES))


def any_goods(position: BremerhavenPosition, seat: int, space: int, dice: Dice) -> int:
    """A kind of goods that lies there; if none does, any."""
    packed = position.goods[seat * SPACES + space]
    here = [goods for goods in range(GOODS) if of_goods(packed, goods)]
    return here[dice.below(len(here))] if here else dice.below(int(GOODS))
