"""A slow second reading of the rules: what bids win, what fits into a harbor, what a round brings, what is refilled.

It is worked out from the pack's text and the words for a position, and looks everything up whenever it is asked.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import msgspec

from quarterdeck.engine.packs import slug
from tests.games.bremerhaven.table import BIDS, GOODS, SPACES, Table

Goods = Counter[str]


class Ship(msgspec.Struct):
    """One table [[ship]], as far as it matters here."""

    name: str
    stack: int
    lay: int
    cargo: str
    goods: int
    berth: int
    prestige: int
    use: list[str]


class Contract(msgspec.Struct):
    """One table [[contract]]."""

    name: str
    stack: int
    time: int
    needs: list[str]
    transport: str
    use: list[str]
    penalty: int | str = 0
    reward: int | str = 0


class Building(msgspec.Struct):
    """One table [[building]]."""

    name: str
    prestige: int
    produce: list[str] = []
    produce_money: int = 0
    produce_by_rank: int = 0
    ship_money: int = 0
    exchange: bool = False
    bank: int = 0
    bank_by_rank: int = 0
    train: int = 0
    truck: int = 0
    sea: int = 0
    free_packing: bool = False
    places: int = 0
    stores: list[str] = []
    berth_less: int = 0
    direct: bool = False
    insured: bool = False


class Board(msgspec.Struct):
    """The table [harbor]."""

    covers: list[list[int]]
    bollards: list[list[int]]


class Cards:
    """A pack by the names of its cards."""

    def __init__(self, text: str) -> None:
        tables = tomllib.loads(text)
        self.board = msgspec.convert(tables["harbor"], Board)
        self.ship = {slug(card.name): card for card in msgspec.convert(tables["ship"], list[Ship])}
        self.contract = {slug(card.name): card for card in msgspec.convert(tables["contract"], list[Contract])}
        self.building = {slug(card.name): card for card in msgspec.convert(tables["building"], list[Building])}


class Harbor:
    """One player's harbor, read from words."""

    def __init__(self, cards: Cards, table: Table, seat: str) -> None:
        self.cards = cards
        self.money, self.bank, self.prestige = table.money[seat], table.bank[seat], table.prestige[seat]
        words = [words.split() for words in table.buildings(seat).split(", ") if words]
        self.site = {place[0]: cards.building[name] for name, *place in words if place}
        self.unbuilt = [name for name, *place in words if not place]
        self.built = list(self.site.values())
        self.covered = set(table.covered(seat).split())
        self.walls = [int(number) for number in table.walls(seat)]
        self.goods: dict[str, Goods] = {space: Counter() for space in SPACES}
        for goods, space in (words.split() for words in table.goods(seat).split(", ") if words):
            self.goods[space] += read(goods)
        self.ships = [None if words == "-" else words.split() for words in table.docks(seat).split(", ")]
        self.contracts = [None if words == "-" else words.split() for words in table.loading(seat).split(", ")]

    # -- Docks --------------------------------------------------------------------------------------

    def docks(self, ship: Ship) -> list[int]:
        """The empty Docks, from 1, whose two walls both have enough Bollards (BH-13.5)."""
        need = ship.berth - sum(building.berth_less for building in self.built)
        return [
            k + 1 for k in range(3) if self.ships[k] is None and self.walls[k] >= need and self.walls[k + 1] >= need
        ]

    # -- Storage ------------------------------------------------------------------------------------

    def kinds(self, space: str) -> list[str]:
        """What may lie on a space (BH-15.2 to BH-15.5)."""
        if space in self.covered:
            return []
        return self.site[space].stores if space in self.site else list(GOODS)

    def size(self, space: str) -> int:
        """How many places a space has."""
        if space in self.covered:
            return 0
        return self.site[space].places if space in self.site else 1

    def may_lie(self, space: str, goods: Goods) -> bool:
        """So many goods may lie there together (BH-15.4, BH-R24)."""
        here = {kind for kind, number in goods.items() if number}
        taken = sum(goods[kind] for kind in GOODS if kind != "crate") + (goods["crate"] + 1) // 2
        return here <= set(self.kinds(space)) and taken <= self.size(space)

    def room(self, kind: str) -> list[str]:
        """The spaces that can take one more good of a kind as things lie."""
        return [space for space in SPACES if self.may_lie(space, self.goods[space] + Counter({kind: 1}))]

    def stored(self) -> Goods:
        """All goods in Storage."""
        return sum(self.goods.values(), Counter())

    def fits(self, kind: str) -> bool:
        """One more good could lie there if all were laid out anew: each needs a place of its own, two crates one."""
        goods = self.stored() + Counter({kind: 1})
        units = [one for one in GOODS if one != "crate" for _ in range(goods[one])]
        units += ["crate"] * ((goods["crate"] + 1) // 2)
        places = [space for space in SPACES for _ in range(self.size(space))]
        holder: dict[int, int] = {}
        return all(self.settle(unit, units, places, holder, set()) for unit in range(len(units)))

    def settle(self, unit: int, units: list[str], places: list[str], holder: dict[int, int], seen: set[int]) -> bool:
        """A place for a unit, others making way if they can."""
        for place, space in enumerate(places):
            if place in seen or units[unit] not in self.kinds(space):
                continue
            seen.add(place)
            if place not in holder or self.settle(holder[place], units, places, holder, seen):
                holder[place] = unit
                return True
        return False

    # -- what may be done -----------------------------------------------------------------------------

    def open_docks(self) -> list[int]:
        """Loading docks, from 1, without a Cover card below (BH-15.7)."""
        return [k + 1 for k, column in enumerate("abcd") if f"{column}1" not in self.covered]

    def takes(self, loading: int, kind: str) -> bool:
        """The Contract in a Loading dock is there, accessible, and still requires the good (BH-18.6, BH-R23)."""
        words = self.contracts[loading - 1]
        if words is None or loading not in self.open_docks():
            return False
        needs = Counter(self.cards.contract[words[0]].needs)
        got = read(*words[2:]) + Counter({kind: 1})
        return sum((got - needs).values()) <= needs["wild"]

    def fee(self) -> int:
        """What a conversion costs."""
        return 0 if any(building.free_packing for building in self.built) else 1

    def production(self, done: set[str]) -> Iterator[str]:
        """What Buildings on other spaces than those may yield (BH-17.1, BH-17.2)."""
        for space, building in self.site.items():
            if space not in done:
                yield from (f"produce {space} {kind}" for kind in building.produce if self.room(kind))
                if building.produce_money:
                    yield f"produce {space} money"

    def handling(self) -> Iterator[str]:
        """Moves and conversions without places, whatever came before (BH-18)."""
        for dock, words in enumerate(self.ships, 1):
            if words is None or words[2] == "0":
                continue
            (kind,) = read(words[2])
            if self.fits(kind):
                yield f"unload {dock}"
            if any(building.direct for building in self.built):
                yield from (f"direct {dock} {loading}" for loading in (1, 2, 3, 4) if self.takes(loading, kind))
        for kind in self.stored():
            yield from (f"deliver {kind} {loading}" for loading in (1, 2, 3, 4) if self.takes(loading, kind))
        yield from self.conversions()

    def conversions(self) -> Iterator[str]:
        """Packing and unpacking (BH-18.8, BH-R25)."""
        crates = [space for space in SPACES for _ in range(self.goods[space]["crate"])]
        if self.money >= self.fee() and any(self.unpacks(space) for space in SPACES):
            yield "unpack"
        pairs = [(*pair, space) for pair in combinations(crates, 2) for space in SPACES]
        if self.money >= self.fee() and any(self.packs(*places) for places in pairs):
            yield "pack"

    def unpacks(self, space: str) -> bool:
        """A container there can become two crates (BH-R25)."""
        after = self.goods[space] - Counter({"container": 1}) + Counter({"crate": 2})
        return self.goods[space]["container"] > 0 and self.may_lie(space, after)

    def packs(self, one: str, other: str, to: str) -> bool:
        """Crates of two spaces, or of one, can become a container on a space (BH-R25)."""
        gone = Counter((one, other))
        if any(self.goods[space]["crate"] < number for space, number in gone.items()):
            return False
        return self.may_lie(to, self.goods[to] - Counter({"crate": gone[to]}) + Counter({"container": 1}))

    def permits(self, price: int) -> Iterator[str]:
        """What one more permit at a price can be used for (BH-9.7 to BH-9.13)."""
        left = self.money - price
        for k, space in enumerate(SPACES):
            if space in self.covered and self.cards.board.covers[k // 4][k % 4 - 2] <= left:
                yield f"clear {space}"
            elif space not in self.covered and space not in self.site and not self.goods[space]:
                yield from (f"build {name} {space}" for name in self.unbuilt)

    # -- the end of a round -----------------------------------------------------------------------------

    def value(self) -> int:
        """The harbor value (BH-19.1)."""
        ships = sum(self.cards.ship[words[0]].prestige for words in self.ships if words)
        return ships + sum(building.prestige for building in self.built)

    def pass_round(self, prices: dict[str, int], *, last: bool) -> None:
        """4.3 and 4.4; after the last round all Contracts that are left (BH-19, BH-20, BH-25.2)."""
        self.prestige = max(self.prestige, self.value())
        for k, words in enumerate(self.ships):
            if words:
                words[1] = str(int(words[1]) - 1)
                self.ships[k] = words if words[1] != "0" else None
        for words in self.contracts:
            if words:
                words[1] = str(int(words[1]) - 1)
        for due in (lambda words: words[1] == "0", lambda _: last):
            for k, words in enumerate(self.contracts):
                if words and due(words):
                    self.contracts[k] = None
                    self.sell(self.cards.contract[words[0]], read(*words[2:]), prices)

    def sell(self, contract: Contract, got: Goods, prices: dict[str, int]) -> None:
        """The sale, then reward or penalty (BH-20.4 to BH-20.6)."""
        self.money += sum(prices[kind] * number for kind, number in got.items())
        term = contract.reward if got.total() == len(contract.needs) else contract.penalty
        sign = 1 if got.total() == len(contract.needs) else -1
        if term == "prestige":
            self.prestige = max(0, self.prestige + sign)
        elif sign > 0:
            self.money += int(term)
        elif not any(building.insured for building in self.built):
            cash = min(self.money, int(term))
            self.money -= cash
            self.bank -= min(self.bank, int(term) - cash)

    @property
    def words(self) -> tuple[int, int, int, str, str]:
        """Money, Bank, prestige, Docks and Loading docks."""
        parts = [", ".join(" ".join(words) if words else "-" for words in row) for row in (self.ships, self.contracts)]
        return self.money, self.bank, self.prestige, parts[0], parts[1]


class Bids:
    """What everybody has laid, once it is revealed, and what was on offer then; ranks and Buildings are as they are now."""

    def __init__(self, cards: Cards, table: Table) -> None:
        self.cards, self.table = cards, table
        self.laid = {(seat, space): table.laid(seat, space) for seat in table.ranks for space in BIDS}
        self.offers = {f"2.{k}": card for k, card in enumerate(table.sea, 1)}
        self.offers |= {f"3.{k}": card for k, card in enumerate(table.land, 1)}

    def bid(self, seat: str, space: str) -> int:
        """The sum of the cards there with what Buildings add (BH-5.8, BH-29.4, BH-R44)."""
        laid = self.laid[seat, space]
        found = sum(int(value) for value in laid)
        if not laid or self.offers.get(space, "-") == "-":
            return found
        built = Harbor(self.cards, self.table, seat).built
        if space[0] == "2":
            return found + sum(building.sea for building in built)
        train = self.cards.contract[self.offers[space]].transport == "train"
        return found + len(laid) * sum(building.train if train else building.truck for building in built)

    def highest(self, space: str) -> int:
        """The highest bid."""
        return max(self.bid(seat, space) for seat in self.table.ranks)

    def winner(self, space: str) -> str:
        """The first in rank who bids highest, or nobody (BH-5.9)."""
        bidders = [seat for seat in self.table.ranks if self.laid[seat, space]]
        return next((seat for seat in bidders if self.bid(seat, space) == self.highest(space)), "")

    def won(self, board: str) -> list[tuple[str, str, int]]:
        """Who wins which Ship or Contract with how much, from left to right (BH-6.3)."""
        spaces = [space for space, card in self.offers.items() if space[0] == board and card != "-"]
        return [(self.winner(space), self.offers[space], self.highest(space)) for space in spaces if self.winner(space)]

    def permit(self, seat: str, used: int) -> int:
        """The price of a permit after so many (BH-R7)."""
        return self.highest("1.2") - (0 if used else self.bid(seat, "1.2"))


def read(*words: str) -> Goods:
    """Goods in words: `2crate`, `barrel+2crate`."""
    found: Goods = Counter()
    for word in (part for words_of in words for part in words_of.split("+")):
        kind = word.lstrip("0123456789")
        found[kind] += int(word.removesuffix(kind) or 1)
    return found


def refilled(row: list[str], *, long: bool) -> list[str]:
    """A row of offers before new cards come: all go, or the rightmost, and the others slide right (BH-23)."""
    kept = [card for card in row[:-1] if card != "-"] if long else []
    return ["-"] * (len(row) - len(kept)) + kept
