"""Puts one harbor of a position file together; refuses what no harbor can show (BH-13 to BH-15, BH-18)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quarterdeck.engine.complaints import Complaints
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.sets import bit
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import (
    COLUMNS,
    COVERED,
    DOCKS,
    EMPTY,
    LOADING_DOCKS,
    LONG,
    SLOTS,
    SPACES,
    WALLS,
    WILD,
)
from quarterdeck.games.bremerhaven.file import SAY
from quarterdeck.games.bremerhaven.file.cards import Reader
from quarterdeck.games.bremerhaven.file.fields import TURNED, DockFile, HarborFile, LoadingFile
from quarterdeck.games.bremerhaven.laws import bank_of, is_placed_well
from quarterdeck.games.bremerhaven.pack.format import GOODS_NAMES
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.rules import contracts, storage
from quarterdeck.games.bremerhaven.rules.setup import OPEN_COLUMNS
from quarterdeck.games.bremerhaven.table.decks import used
from quarterdeck.games.bremerhaven.words.notation import SEATS, SPACE_NAMES

FIRST_WALLS: Final[list[list[int]]] = [[], [1], [1], []]
COVERED_AT_FIRST: Final = tuple(space for space in range(SPACES) if space % COLUMNS >= OPEN_COLUMNS)


def read_harbor(reader: Reader, seat: int, harbor: HarborFile) -> None:
    """Everything of one player but rank and Influence cards."""
    position = reader.position
    path = f"harbors.{SEATS[seat]}"
    wrong = Complaints()
    with wrong:
        read_covers(position, seat, harbor, path)
    for name, building in harbor.buildings.items():
        with wrong:
            raise_building(reader, seat, SPACE_NAMES.index(name), building, f"{path}.buildings.{name}")
    with wrong:
        position.unbuilt[seat] = reader.take_all("Building", harbor.unbuilt, f"{path}.unbuilt")
    for name, goods in harbor.goods.items():
        with wrong:
            store(position, seat, SPACE_NAMES.index(name), goods, f"{path}.goods.{name}")
    with wrong:
        read_walls(position, seat, harbor, path)
    for dock, ship in harbor.docks.items():
        with wrong:
            read_ship(reader, seat * int(DOCKS) + int(dock) - 1, ship, f"{path}.docks.{dock}")
    for loading, contract in harbor.loading.items():
        with wrong:
            read_contract(reader, seat, int(loading) - 1, contract, f"{path}.loading.{loading}")
    with wrong:
        read_purse(position, seat, harbor, path)
    with wrong:
        read_steps(position, seat, harbor, path)
    wrong.refuse()


def read_purse(position: BremerhavenPosition, seat: int, harbor: HarborFile, path: str) -> None:
    """Money, money in the Bank, prestige, and whether the player knows the Price pile."""
    position.money[seat] = harbor.money
    position.bank[seat] = harbor.bank
    position.prestige[seat] = harbor.prestige
    most = bank_of(position, seat)
    if harbor.bank > most:
        problem = SAY("bank-too-full", bank=harbor.bank, most=most)
        raise Malformed(f"{path}.bank", problem)
    track = int(position.decks.track)
    if track and harbor.prestige > track:
        raise Malformed(f"{path}.prestige", SAY("prestige-beyond-track", prestige=harbor.prestige, track=track))
    if harbor.chit is not None:
        position.chit[seat] = GOODS_NAMES.index(harbor.chit)
    if harbor.looked:
        position.seers |= bit(seat)


# -- spaces ----------------------------------------------------------------------------------------


def read_covers(position: BremerhavenPosition, seat: int, harbor: HarborFile, path: str) -> None:
    """Cover cards lie where they lay at the start, or are cleared (BH-2.15, BH-3.1, BH-9.9)."""
    if harbor.covers is None:
        return
    for space in COVERED_AT_FIRST:
        position.site[seat * SPACES + space] = EMPTY
    for k, name in enumerate(harbor.covers):
        space = SPACE_NAMES.index(name)
        if position.length != LONG:
            raise Malformed(f"{path}.covers[{k}]", SAY("no-covers"))
        if space not in COVERED_AT_FIRST:
            raise Malformed(f"{path}.covers[{k}]", SAY("never-covered", name=name))
        if position.site[seat * SPACES + space] == COVERED:
            raise Malformed(f"{path}.covers[{k}]", SAY("cover-twice", name=name))
        position.site[seat * SPACES + space] = COVERED


def raise_building(reader: Reader, seat: int, space: int, name: str, path: str) -> None:
    """A Building stands on a space of its own (BH-9.12, BH-15.2)."""
    position = reader.position
    building = reader.take("Building", name, path)
    if position.site[seat * SPACES + space] == COVERED:
        raise Malformed(path, SAY("covered-building", space=SPACE_NAMES[space]))
    position.built[seat] |= bit(building)
    position.site[seat * SPACES + space] = building


def store(position: BremerhavenPosition, seat: int, space: int, goods: Sequence[str], path: str) -> None:
    """Goods lie where there is room for them (BH-15.2 to BH-15.5)."""
    here = SPACE_NAMES[space]
    packed = packed_goods(goods)
    if position.site[seat * SPACES + space] == COVERED:
        raise Malformed(path, SAY("covered-goods", space=here))
    may = int(storage.may_hold(position, seat, space))
    for kind in goods:
        if not may >> GOODS_NAMES.index(kind) & 1:
            raise Malformed(path, SAY("building-holds-not", space=here, kind=kind))
    places = int(storage.places(position, seat, space))
    if used(packed) > places:
        raise Malformed(path, SAY("space-full", space=here, places=places))
    position.goods[seat * SPACES + space] = packed


def packed_goods(goods: Sequence[str]) -> int:
    """Goods as packed counts."""
    return sum(goods.count(kind) << 4 * k for k, kind in enumerate(GOODS_NAMES))


def read_walls(position: BremerhavenPosition, seat: int, harbor: HarborFile, path: str) -> None:
    """Bollards in their places; the two of the start are never gone (BH-2.17, BH-R11)."""
    for wall, slots in enumerate(harbor.walls or FIRST_WALLS):
        filled = sum(1 << slot - 1 for slot in set(slots))
        if len(set(slots)) < len(slots):
            raise Malformed(f"{path}.walls[{wall}]", SAY("bollard-twice"))
        if wall in (1, WALLS - SLOTS + 1) and not filled & 1:
            raise Malformed(f"{path}.walls[{wall}]", SAY("first-bollard"))
        position.walls[seat * WALLS + wall] = filled


# -- Docks -------------------------------------------------------------------------------------------


def longest_stay(position: BremerhavenPosition, time: int, event: int) -> int:
    """The most Time markers that a card can have, if every round an event of this kind has added to them."""
    decks = position.decks
    most = max((int(decks.amount[k]) for k in range(decks.news) if decks.event[k] == event), default=0)
    return time + most * int(position.round) if position.length == LONG else time


def read_ship(reader: Reader, dock: int, file: DockFile, path: str) -> None:
    """A Ship in a Dock with its goods and Time markers (BH-13.4, BH-13.7, BH-20.1)."""
    position = reader.position
    decks = position.decks
    ship = reader.take("Ship", file.ship, f"{path}.ship")
    most = longest_stay(position, int(decks.lay[ship]), int(codes.SHIPS_STAY))
    if file.stay > most:
        raise Malformed(f"{path}.stay", SAY("stays-too-long", stay=file.stay, ship=file.ship, most=most))
    number = int(decks.goods[ship])
    left = number if file.left is None else file.left
    if left > number:
        raise Malformed(f"{path}.left", SAY("too-much-aboard", left=left, ship=file.ship, number=number))
    cargo = int(decks.cargo[ship])
    if cargo == WILD and file.cargo is None:
        raise Malformed(f"{path}.cargo", SAY("cargo-missing", ship=file.ship))
    if cargo != WILD and file.cargo not in (None, GOODS_NAMES[cargo]):
        raise Malformed(f"{path}.cargo", SAY("other-cargo", cargo=file.cargo, ship=file.ship, right=GOODS_NAMES[cargo]))
    position.ship[dock] = ship
    position.stay[dock] = file.stay
    position.cargo[dock] = cargo if file.cargo is None else GOODS_NAMES.index(file.cargo)
    position.aboard[dock] = left


def read_contract(reader: Reader, seat: int, loading: int, file: LoadingFile, path: str) -> None:
    """A Contract in a Loading dock with what was delivered (BH-14.2, BH-15.8, BH-18.6, BH-R23)."""
    position = reader.position
    decks = position.decks
    contract = reader.take("Contract", file.contract, f"{path}.contract")
    most = longest_stay(position, int(decks.time[contract]), int(codes.CONTRACTS_WAIT))
    if file.due > most:
        raise Malformed(f"{path}.due", SAY("due-too-late", due=file.due, contract=file.contract, most=most))
    k = seat * int(LOADING_DOCKS) + loading
    position.contract[k] = contract
    position.due[k] = file.due
    position.got[k] = packed_goods(file.delivered)
    if file.delivered and not contracts.is_accessible(position, seat, loading):
        problem = SAY("covered-contract", space=SPACE_NAMES[loading])
        raise Malformed(f"{path}.delivered", problem)
    if not is_placed_well(position, k):
        problem = SAY("not-asked-for", contract=file.contract, goods=", ".join(file.delivered))
        raise Malformed(f"{path}.delivered", problem)


# -- where all act at once -----------------------------------------------------------------------------


def read_steps(position: BremerhavenPosition, seat: int, harbor: HarborFile, path: str) -> None:
    """What a player who is not done has done so far in 4.1, 4.2 or on 1.2 (BH-17.1, BH-R55)."""
    if harbor.turned is not None:
        position.turned[seat] = TURNED.index(harbor.turned) + 1
    position.permits[seat] = harbor.permits
    for k, name in enumerate(harbor.produced):
        site = int(position.site[seat * SPACES + SPACE_NAMES.index(name)])
        if site < 0 or not position.decks.producers >> site & 1:
            raise Malformed(f"{path}.produced[{k}]", SAY("no-producer", space=name))
        position.yielded[seat] |= bit(SPACE_NAMES.index(name))
