"""Positions in the middle of a game, laid out in words: a quiet table and what differs from it.

Lists are separated by commas, and each item begins with the seat, R, G, B or Y: `built="R refinery a1, G bank b2"`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypedDict, Unpack

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.pack.tables import Tables, own_tables
from quarterdeck.games.bremerhaven.position import BremerhavenPosition, new_game
from quarterdeck.games.bremerhaven.rules import rounds
from tests.games.bremerhaven.table import BIDS, DUMMY, GOODS, SEATS, SPACES, Table

HARBOR: Final = "harbor"


class Scene(TypedDict, total=False):
    """What differs from round 2 of a long game of four, all Influence cards laid, harbors as at first, no money."""

    tables: Tables  # the game's own cards
    seats: int  # 4
    short: bool
    strict: bool
    ranks: str  # "RGBY"
    at: str  # "1.0"; the bid space that comes next, "harbor", or "bidding"
    round: int  # 2
    ahead: int  # 10
    bids: str  # "R 4 1.2, R 5 1.2"
    level: str  # "R 3": upgrades
    money: str  # "R 10"
    bank: str
    prestige: str
    unbuilt: str  # "R bank"
    built: str  # "R bank a1"; money in a bank as given with `bank`
    cleared: str  # "R c1"
    goods: str  # "R barrel a1, R 2crate b1"
    walls: str  # "R 0310": Bollards
    ships: str  # "R 1 grietje 2 1barrel": Dock, card, markers, goods left
    contracts: str  # "R 1 k 3 barrel+crate": Loading dock, card, markers, goods on it
    sea: str  # "x y -"
    land: str
    offer: str  # "lighthouse"
    prices: str  # "3-1-4-2"
    news: str  # the event behind the open front, "fall"
    event: str  # on the left of the rack; none


def lay(base: Scene | None = None, /, **more: Unpack[Scene]) -> Table:
    """A table in the middle of a game, as `base` says, with more that differs."""
    scene: Scene = {}
    scene.update(base or {})
    scene.update(more)
    tables = scene.get("tables") or own_tables()
    length = codes.SHORT if scene.get("short") else codes.LONG
    position = new_game(tables.decks, scene.get("seats", 4), length, strict=scene.get("strict", False))
    table = Table(position, tables)
    lay_boards(table, scene)
    lay_people(table, scene)
    lay_harbors(table, scene)
    lay_docks(table, scene)
    lay_decks(table)
    lay_bids(position, scene)
    begin(position, scene.get("at", "1.0"))
    return table


def begin(position: BremerhavenPosition, at: str) -> None:
    """Go on from a bid space, from the harbors, or with the bidding."""
    position.layout_step = codes.STEP_ROUND
    position.deals = 0
    if at == "bidding":
        position.round -= 1
        rounds.start_round(position)
    else:
        position.next_space = codes.BID_SPACES if at == HARBOR else i64(BIDS.index(at))
        rounds.resolve(position)


def items(words: str) -> Iterator[tuple[int, list[str]]]:
    """The seat and the other words of each item of a list."""
    for item in filter(None, words.split(",")):
        seat, *rest = item.split()
        yield SEATS.index(seat), rest


def amounts(words: str) -> dict[int, int]:
    """One number for each seat that is listed."""
    return {seat: int(rest[0]) for seat, rest in items(words)}


def filled(found: dict[int, int], default: int = 0) -> vec[i64]:
    """A vector for all seats."""
    return vec[i64]([i64(found.get(k, default)) for k in range(len(SEATS))])


def lay_boards(table: Table, scene: Scene) -> None:
    """Sea, Land, Town and the Newspaper rack."""
    position, tables = table.position, table.tables
    position.round = scene.get("round", 2)
    position.ahead = scene.get("ahead", 10)
    position.offer = tables.number_of_building[scene.get("offer", tables.buildings[-1])]
    position.pile[0] = tables.number_of_price[scene.get("prices", tables.prices[0])]
    position.above = 1
    if position.length == codes.LONG:
        position.news_top = tables.number_of_event[scene.get("news", tables.events[-1])]
        position.news_front = position.decks.front(position.news_top)
        if "event" in scene:
            position.event = tables.number_of_event[scene["event"]]
    ships = {rest[1] for _, rest in items(scene.get("ships", ""))}
    contracts = {rest[1] for _, rest in items(scene.get("contracts", ""))}
    position.sea = board(scene.get("sea"), tables.ships, ships, int(position.lines))
    position.land = board(scene.get("land"), tables.contracts, contracts, int(position.lines))


def board(words: str | None, slugs: list[str], used: set[str], lines: int) -> vec[i64]:
    """Cards on offer from the left; unless they are listed, some that are in no harbor."""
    names = [slug for slug in slugs[::-1] if slug not in used][:lines] if words is None else words.split()
    cards = [slugs.index(name) if name != "-" else -1 for name in names]
    assert len(cards) == lines, "list a card, or -, for each space"
    return vec[i64]([i64(card) for card in (*cards, *[-1] * (len(SEATS) - lines))])


def lay_people(table: Table, scene: Scene) -> None:
    """Ranks, money, prestige and Influence."""
    position = table.position
    ranks = scene.get("ranks", SEATS[: position.lines])
    rest = [seat for seat in SEATS if seat not in ranks]
    position.rank = vec[i64]([i64(SEATS.index(seat)) for seat in [*ranks, *rest]])
    position.money = filled(amounts(scene.get("money", "")))
    position.prestige = filled(amounts(scene.get("prestige", "")))
    position.level = filled(amounts(scene.get("level", "")))
    position.hand = vec[i64]([position.decks.hands[position.level[seat]] for seat in range(len(SEATS))])


def lay_harbors(table: Table, scene: Scene) -> None:
    """Spaces, Buildings, goods and Bollards."""
    position, tables = table.position, table.tables
    for seat, (space, *_) in items(scene.get("cleared", "")):
        position.site[seat * 12 + SPACES.index(space)] = codes.EMPTY
    for seat, (name, space) in items(scene.get("built", "")):
        building = tables.number_of_building[name]
        position.built[seat] |= 1 << building
        position.site[seat * 12 + SPACES.index(space)] = building
    for seat, (name,) in items(scene.get("unbuilt", "")):
        position.unbuilt[seat] |= 1 << tables.number_of_building[name]
    position.bank = filled(amounts(scene.get("bank", "")))
    for seat, (number, space) in items(scene.get("goods", "")):
        position.goods[seat * 12 + SPACES.index(space)] += packed(number)
    for seat, (bollards,) in items(scene.get("walls", "")):
        for wall, digit in enumerate(bollards):
            position.walls[seat * 4 + wall] = (1 << int(digit)) - 1


def lay_docks(table: Table, scene: Scene) -> None:
    """Ships and Contracts in harbors."""
    position, tables = table.position, table.tables
    for seat, (dock, name, markers, *left) in items(scene.get("ships", "")):
        ship = tables.number_of_ship[name]
        k = seat * 3 + int(dock) - 1
        position.ship[k], position.stay[k] = ship, int(markers)
        position.cargo[k], position.aboard[k] = position.decks.cargo[ship], position.decks.goods[ship]
        for word in left:
            position.cargo[k], position.aboard[k] = GOODS.index(word.lstrip("0123456789")), int(word[0])
        assert position.cargo[k] < len(GOODS), f"say what is on {name}"
    for seat, (loading, name, markers, *got) in items(scene.get("contracts", "")):
        k = seat * 4 + int(loading) - 1
        position.contract[k], position.due[k] = tables.number_of_contract[name], int(markers)
        position.got[k] = sum(packed(goods) for word in got for goods in word.split("+"))


def lay_decks(table: Table) -> None:
    """What is nowhere else is in the decks; used Newspaper cards there are none."""
    position = table.position
    kept = position.lines + 1 if position.length == codes.SHORT else position.lines - 2
    ships = without(position.decks.kept_ships[kept], [*position.sea, *position.ship])
    position.ship_deck = ships
    position.contract_deck = without(position.decks.kept_contracts[kept], [*position.land, *position.contract])
    held = sum(int(position.built[seat] | position.unbuilt[seat]) for seat in range(len(SEATS)))
    position.building_deck = without((1 << int(position.decks.buildings)) - 1 & ~held, [position.offer])
    if position.length == codes.LONG or position.seats == 1:
        position.news_deck = without((1 << int(position.decks.news)) - 1, [position.event])


def without(cards: int, gone: list[i64]) -> int:
    """A set of cards but for some."""
    return int(cards) & ~sum(1 << int(card) for card in set(gone) if card >= 0)


def lay_bids(position: BremerhavenPosition, scene: Scene) -> None:
    """All Influence cards lie; those of no interest have no space."""
    for seat, (value, space) in items(scene.get("bids", "")):
        position.laid[seat * 14 + BIDS.index(space)] += 1 << 4 * int(value)
    position.laid_cards = codes.HAND * position.lines


def packed(goods: str) -> int:
    """`barrel` and `2crate` as packed counts."""
    number = goods[0] if goods[0].isdigit() else ""
    return int(number or 1) << 4 * GOODS.index(goods.removeprefix(number))


def solo(**scene: Unpack[Scene]) -> Table:
    """A table for one, the dummy being G and, unless told otherwise, Captain."""
    base: Scene = {"seats": 1, "ranks": f"{DUMMY}R", "short": True}
    return lay(base, **scene)


def start(seats: int = 4, tables: Tables | None = None, *, short: bool = False, strict: bool = False) -> Table:
    """A table before the first card is dealt."""
    tables = tables or own_tables()
    length = codes.SHORT if short else codes.LONG
    return Table(new_game(tables.decks, seats, length, strict=strict), tables)


def spaces_with(position: BremerhavenPosition, seat: int, what: i64) -> list[str]:
    """The spaces of a harbor whose site is such."""
    return [SPACES[k] for k in range(12) if position.site[seat * 12 + k] == what]
