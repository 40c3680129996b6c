"""Bremerhaven's harbor in an editor: Buildings and goods are put on spaces and carried, Bollards set, Ships and Contracts brought in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from quarterdeck.engine.edits import BoardEdit, CarryEdit, EditChoice, Edits, Value
from quarterdeck.engine.sets import members
from quarterdeck.games.bremerhaven.codes import (
    COVERED,
    DOCKS,
    EMPTY,
    GOODS,
    LOADING_DOCKS,
    LONG,
    NONE,
    SLOTS,
    SPACES,
    WALLS,
    WILD,
)
from quarterdeck.games.bremerhaven.file.fields import DOCK_NAMES, LOADING_NAMES
from quarterdeck.games.bremerhaven.file.harbor import COVERED_AT_FIRST
from quarterdeck.games.bremerhaven.file.writing import bollards, goods_of
from quarterdeck.games.bremerhaven.pack.format import GOODS_NAMES
from quarterdeck.games.bremerhaven.picture.view import shown_to
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.rules import storage
from quarterdeck.games.bremerhaven.words import names
from quarterdeck.games.bremerhaven.words.notation import SEATS, SPACE_NAMES, tables
from quarterdeck.messages import speaker

_SAY: Final = speaker("quarterdeck.games.bremerhaven").say
Changes = dict[str, Value]


def edits(position: BremerhavenPosition, viewer: int) -> Edits:
    """What the places of the harbor may be made into that is the board for `viewer`."""
    seat = shown_to(position, viewer)
    return Edits(
        choices=(
            *(_slot(position, seat, wall, slot) for wall in range(WALLS) for slot in range(SLOTS)),
            *(_dock(position, seat, dock) for dock in range(DOCKS)),
            *(_loading(position, seat, dock) for dock in range(LOADING_DOCKS)),
            *_spaces(position, seat),
        ),
        carries=(*_goods(position, seat), *_houses(position, seat)),
    )


def _harbor(seat: int) -> str:
    return f"harbors.{SEATS[seat]}"


# -- spaces ----------------------------------------------------------------------------------------


def _spaces(position: BremerhavenPosition, seat: int) -> Iterator[BoardEdit]:
    """What each space can hold, asked of the space and of what lies on it."""
    for space in range(SPACES):
        choices, name = (*_contents(position, seat, space), *_site(position, seat, space)), f"own-{SPACE_NAMES[space]}"
        if choices:
            house = (f"{name}-house",) if position.site[seat * SPACES + space] >= 0 else ()
            shapes = (name, *house, *(f"{name}-{good}" for good in sorted(set(stored(position, seat, space)))))
            yield from (BoardEdit(shape=shape, choices=choices) for shape in shapes)


def _contents(position: BremerhavenPosition, seat: int, space: int) -> Iterator[EditChoice]:
    """One more good where there is room, nothing; a Cover card comes or goes (BH-15.2, BH-15.3, BH-15.4, BH-15.5)."""
    path, name = _harbor(seat), SPACE_NAMES[space]
    site = int(position.site[seat * SPACES + space])
    here = stored(position, seat, space)
    for kind in range(GOODS):
        if storage.has_room(position, seat, space, kind):
            more: Changes = {f"{path}.goods.{name}": (*here, GOODS_NAMES[kind])}
            yield EditChoice(label=_SAY("edit-good", good=names.good(kind)), changes=more)
    if here:
        yield EditChoice(label=_SAY("edit-no-goods"), changes={f"{path}.goods.{name}": None})
    if position.length == LONG and space in COVERED_AT_FIRST and site in (EMPTY, COVERED) and not here:
        covered = {k for k in COVERED_AT_FIRST if position.site[seat * SPACES + k] == COVERED} ^ {space}
        covers: Changes = {f"{path}.covers": tuple(SPACE_NAMES[k] for k in sorted(covered))}
        yield EditChoice(label=_SAY("edit-cover", now="yes" if site == COVERED else "no"), changes=covers)


def stored(position: BremerhavenPosition, seat: int, space: int) -> tuple[str, ...]:
    """The goods on a space, one by one."""
    return tuple(goods_of(int(position.goods[seat * SPACES + space])))


def _goods(position: BremerhavenPosition, seat: int) -> Iterator[CarryEdit]:
    """One good of each kind on each space can be carried to any space with room for it."""
    path = f"{_harbor(seat)}.goods"
    for space in range(SPACES):
        here = stored(position, seat, space)
        for kind in sorted({GOODS_NAMES.index(good) for good in here}):
            left = list(here)
            left.remove(GOODS_NAMES[kind])
            places: dict[str, Changes] = {
                f"own-{SPACE_NAMES[to]}": {
                    f"{path}.{SPACE_NAMES[space]}": tuple(left) or None,
                    f"{path}.{SPACE_NAMES[to]}": (*stored(position, seat, to), GOODS_NAMES[kind]),
                }
                for to in range(SPACES)
                if to != space and storage.has_room(position, seat, to, kind)
            }
            yield CarryEdit(shape=f"own-{SPACE_NAMES[space]}-{GOODS_NAMES[kind]}", places=places)


# -- Buildings ---------------------------------------------------------------------------------------


def _site(position: BremerhavenPosition, seat: int, space: int) -> Iterator[EditChoice]:
    """A Building comes to a free space, from beside the board or from the stack; or goes, with what it stores (BH-9.12, BH-15.2)."""
    path, name = _harbor(seat), SPACE_NAMES[space]
    site = int(position.site[seat * SPACES + space])
    if site >= 0:
        gone: Changes = {f"{path}.buildings.{name}": None, f"{path}.goods.{name}": None, "buildings.deck": None}
        yield EditChoice(label=_SAY("edit-no-building"), changes=gone)
    elif site == EMPTY and not stored(position, seat, space):
        table, waiting = tables(position), members(int(position.unbuilt[seat]))
        for building in (*waiting, *members(int(position.building_deck))):
            changes: Changes = {f"{path}.buildings.{name}": table.buildings[building], "buildings.deck": None}
            if building in waiting:
                left = tuple(table.buildings[other] for other in waiting if other != building)
                changes[f"{path}.unbuilt"] = left or None
            yield EditChoice(label=names.printed(table.content.buildings[building].name), changes=changes)


def _houses(position: BremerhavenPosition, seat: int) -> Iterator[CarryEdit]:
    """Each Building can be carried to any free space, with what it stores."""
    path, table = _harbor(seat), tables(position)
    free = [
        SPACE_NAMES[space]
        for space in range(SPACES)
        if position.site[seat * SPACES + space] == EMPTY and not stored(position, seat, space)
    ]
    for space in range(SPACES):
        site, name, here = int(position.site[seat * SPACES + space]), SPACE_NAMES[space], stored(position, seat, space)
        if site < 0:
            continue
        places: dict[str, Changes] = {}
        for to in free:
            places[f"own-{to}"] = {
                f"{path}.buildings.{name}": None,
                f"{path}.buildings.{to}": table.buildings[site],
                f"{path}.goods.{name}": None,
            }
            if here:
                places[f"own-{to}"][f"{path}.goods.{to}"] = here
        yield CarryEdit(shape=f"own-{name}-house", places=places)


# -- walls, Docks, Loading docks -----------------------------------------------------------------------


def _slot(position: BremerhavenPosition, seat: int, wall: int, slot: int) -> BoardEdit:
    """A Bollard comes to a place of a wall, or goes."""
    filled = int(position.walls[seat * WALLS + wall])
    there = bool(filled >> slot & 1)
    changes: Changes = {f"{_harbor(seat)}.walls[{wall}]": tuple(bollards(filled ^ 1 << slot))}
    choice = EditChoice(label=_SAY("edit-bollard", there="yes" if there else "no"), changes=changes)
    return BoardEdit(shape=f"own-slot-{wall}-{slot + 1}", choices=(choice,), turns=True)


def _dock(position: BremerhavenPosition, seat: int, dock: int) -> BoardEdit:
    """A Ship comes from the deck with all its goods, or is unloaded, or gone (BH-13.4)."""
    path, k = f"{_harbor(seat)}.docks.{DOCK_NAMES[dock]}", seat * int(DOCKS) + dock
    if position.ship[k] == NONE:
        choices = tuple(_berth(position, path, ship) for ship in members(int(position.ship_deck)))
        return BoardEdit(shape=f"own-dock-{dock + 1}", choices=choices)
    whole, aboard = int(position.decks.goods[position.ship[k]]), int(position.aboard[k])
    left = tuple(
        EditChoice(label=_SAY("edit-aboard", number=number), changes={f"{path}.left": number})
        for number in range(whole + 1)
        if number != aboard
    )
    gone = EditChoice(label=_SAY("edit-no-ship"), changes={path: None, "ships.deck": None})
    return BoardEdit(shape=f"own-dock-{dock + 1}", choices=(*left, gone))


def _berth(position: BremerhavenPosition, path: str, ship: int) -> EditChoice:
    """A Ship as it comes; a wild cargo is of barrels at first."""
    cargo, table = int(position.decks.cargo[ship]), tables(position)
    changes: Changes = {
        f"{path}.ship": table.ships[ship],
        f"{path}.stay": int(position.decks.lay[ship]),
        f"{path}.cargo": GOODS_NAMES[0 if cargo == WILD else cargo],
        "ships.deck": None,
    }
    return EditChoice(label=names.printed(table.content.ships[ship].name), changes=changes)


def _loading(position: BremerhavenPosition, seat: int, dock: int) -> BoardEdit:
    """A Contract comes from the deck, gets goods, or is gone (BH-14.2, BH-18.6)."""
    path, k = f"{_harbor(seat)}.loading.{LOADING_NAMES[dock]}", seat * int(LOADING_DOCKS) + dock
    shape = f"own-loading-{dock + 1}"
    if position.contract[k] == NONE:
        deck = members(int(position.contract_deck))
        return BoardEdit(shape=shape, choices=tuple(_file(position, path, contract) for contract in deck))
    got = tuple(goods_of(int(position.got[k])))
    more = tuple(
        EditChoice(
            label=_SAY("edit-delivered", good=names.good(kind)),
            changes={f"{path}.delivered": (*got, GOODS_NAMES[kind])},
        )
        for kind in range(GOODS)
    )
    none = (EditChoice(label=_SAY("edit-undelivered"), changes={f"{path}.delivered": None}),) if got else ()
    gone = EditChoice(label=_SAY("edit-no-contract"), changes={path: None, "contracts.deck": None})
    return BoardEdit(shape=shape, choices=(*more, *none, gone))


def _file(position: BremerhavenPosition, path: str, contract: int) -> EditChoice:
    """A Contract as it comes."""
    table = tables(position)
    changes: Changes = {
        f"{path}.contract": table.contracts[contract],
        f"{path}.due": int(position.decks.time[contract]),
        "contracts.deck": None,
    }
    return EditChoice(label=names.printed(table.content.contracts[contract].name), changes=changes)
