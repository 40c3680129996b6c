"""Writes Bremerhaven's position files, for people: everything by its name, harbor by harbor."""

from __future__ import annotations

from typing import Final, cast

import msgspec

from quarterdeck.engine.position import CHANCE, NOBODY
from quarterdeck.engine.sets import lowest, members
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import (
    BID_SPACES,
    COVERED,
    DEALING,
    DOCKS,
    DUMMY_SEAT,
    GOODS,
    LOADING_DOCKS,
    NONE,
    SLOTS,
    SPACES,
    WALLS,
)
from quarterdeck.games.bremerhaven.file.fields import (
    DEALT,
    DOCK_NAMES,
    LOADING_NAMES,
    PHASES,
    RANKS,
    TURNED,
    Asked,
    BidSpace,
    BremerhavenFile,
    BuildingsFile,
    DeckFile,
    DockFile,
    DockName,
    DummyFile,
    Ended,
    FrontFile,
    HarborFile,
    HarborsFile,
    LoadingFile,
    LoadingName,
    NewspaperFile,
    Player,
    PricesFile,
    Rank,
    Space,
    Stage,
    Turned,
)
from quarterdeck.games.bremerhaven.laws import buildings_of, values_of
from quarterdeck.games.bremerhaven.options import LENGTHS, ORDERS
from quarterdeck.games.bremerhaven.pack.format import GOODS_NAMES, Goods
from quarterdeck.games.bremerhaven.pack.reading import built_in_text
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.table.decks import of_goods
from quarterdeck.games.bremerhaven.words.ending import ENDINGS
from quarterdeck.games.bremerhaven.words.notation import BID_NAMES, FRONT, SEATS, SPACE_NAMES, tables

NAMES: Final = cast(tuple[Space, ...], SPACE_NAMES)
BIDS: Final = cast(tuple[BidSpace, ...], BID_NAMES)
KINDS: Final = cast(tuple[Goods, ...], GOODS_NAMES)
WRITTEN: Final[dict[int, Asked]] = {phase: asked for asked, phase in PHASES.items() if phase != DEALING}
"""What is asked in each phase but DEALING."""


def save(position: BremerhavenPosition) -> bytes:
    """The file of a position, indented for people; unknown things are written as null."""
    return msgspec.json.format(msgspec.json.encode(file_of(position)), indent=2) + b"\n"


def file_of(position: BremerhavenPosition) -> BremerhavenFile:
    """All fields of the file."""
    over = position.phase == codes.OVER
    return BremerhavenFile(
        game="bremerhaven",
        length=next(name for name, code in LENGTHS.items() if code == position.length),
        order=ORDERS[1] if position.strict else None,
        round=int(position.round),
        asked=asked_of(position),
        player=player_name(position),
        ahead=int(position.ahead),
        harbors=harbors_of(position),
        dummy=dummy_of(position) if position.seats < position.lines else None,
        sea=offers(position, [int(card) for card in position.sea], tables(position).ships),
        land=offers(position, [int(card) for card in position.land], tables(position).contracts),
        ships=DeckFile(
            deck=named(tables(position).ships, position.ship_deck),
            discard=named(tables(position).ships, position.ship_pile),
            mixed=position.ships_mixed,
        ),
        contracts=DeckFile(
            deck=named(tables(position).contracts, position.contract_deck),
            discard=named(tables(position).contracts, position.contract_pile),
            mixed=position.contracts_mixed,
        ),
        buildings=buildings_file(position),
        prices=prices_of(position),
        newspaper=newspaper_of(position),
        ended=cast(Ended, next(name for name, code in ENDINGS.items() if code == position.ended)) if over else None,
        winner=SEATS[lowest(position.winners)] if position.winners else None,
        pack=None if position.decks.text == built_in_text() else position.decks.text,
    )


def asked_of(position: BremerhavenPosition) -> Asked:
    """What is to be decided next."""
    if position.phase != DEALING:
        return WRITTEN[int(position.phase)]
    if position.deals == codes.DEALS_PRICE and position.next_space > BID_SPACES:
        return "event's price"
    return next(asked for asked, deals in DEALT.items() if deals == position.deals)


def player_name(position: BremerhavenPosition) -> Player:
    """The player who must decide, as the file names them."""
    if position.player == CHANCE:
        return "chance"
    if position.player == NOBODY:
        return "nobody"
    return SEATS[position.player]


def named(names: list[str], bits: int) -> list[str]:
    """The members of a set of cards by name."""
    return [names[card] for card in members(bits)]


def offers(position: BremerhavenPosition, board: list[int], names: list[str]) -> list[str | None]:
    """The cards on the spaces of a board that are played on."""
    return [None if card == NONE else names[card] for card in board[: int(position.lines)]]


# -- what all players share ------------------------------------------------------------------------


def buildings_file(position: BremerhavenPosition) -> BuildingsFile:
    """The stack, the Buildings on offer, and those that have left the game."""
    names = tables(position).buildings
    held = {building for seat in range(position.seats) for building in buildings_of(position, seat)}
    there = held | set(members(position.building_deck)) | {int(position.offer)}
    return BuildingsFile(
        offer=None if position.offer == NONE else names[position.offer],
        deck=named(names, position.building_deck),
        gone=[name for k, name in enumerate(names) if k not in there],
    )


def prices_of(position: BremerhavenPosition) -> PricesFile:
    """The pile: top, cards that were looked at, and bottom."""
    names = tables(position).prices
    pile = [None if card == NONE else names[card] for card in position.pile]
    above, dealt, below = int(position.above), int(position.dealt), int(position.below)
    return PricesFile(
        top=[card for card in pile[:above] if card is not None],
        looked=pile[above : above + dealt],
        bottom=[card for card in pile[len(pile) - below :] if card is not None],
    )


def newspaper_of(position: BremerhavenPosition) -> NewspaperFile:
    """The rack; nothing without Newspaper cards."""
    names = tables(position).events
    top: str | FrontFile | None = None
    if position.news_top != NONE:
        top = names[position.news_top]
    elif position.news_front != NONE:
        advance, symbol = divmod(int(position.news_front), FRONT)
        top = FrontFile(advance=advance, space=BIDS[symbol])
    cards = position.news_deck | position.news_pile
    return NewspaperFile(
        top=top,
        event=None if position.event == NONE else names[position.event],
        used=named(names, position.news_pile),
        deck=named(names, position.news_deck) if cards else None,
    )


# -- players -----------------------------------------------------------------------------------------


def harbors_of(position: BremerhavenPosition) -> HarborsFile:
    """The harbors by color."""
    found: list[HarborFile | None] = [harbor_of(position, seat) for seat in range(position.seats)]
    found += [None] * (len(SEATS) - len(found))
    return HarborsFile(R=cast(HarborFile, found[0]), G=found[1], B=found[2], Y=found[3])


def harbor_of(position: BremerhavenPosition, seat: int) -> HarborFile:
    """What the file says of one player."""
    chit = int(position.chit[seat])
    return HarborFile(
        rank=rank_of(position, seat),
        chit=None if chit == NONE else KINDS[chit],
        money=int(position.money[seat]),
        bank=int(position.bank[seat]),
        prestige=int(position.prestige[seat]),
        upgrades=int(position.level[seat]),
        hand=known(int(position.hand[seat])),
        laid=laid_of(position, seat),
        grown=bool(position.growing >> seat & 1),
        looked=bool(position.seers >> seat & 1),
        stage=stage_of(position, seat),
        permits=int(position.permits[seat]),
        produced=[NAMES[space] for space in members(position.yielded[seat])],
        turned=turned_of(position, seat),
        covers=[NAMES[space] for space in range(SPACES) if site(position, seat, space) == COVERED],
        buildings={
            NAMES[space]: tables(position).buildings[site(position, seat, space)]
            for space in range(SPACES)
            if site(position, seat, space) >= 0
        },
        unbuilt=named(tables(position).buildings, position.unbuilt[seat]),
        goods={NAMES[k]: goods for k in range(SPACES) if (goods := goods_of(position.goods[seat * SPACES + k]))},
        walls=[bollards(int(position.walls[seat * WALLS + wall])) for wall in range(WALLS)],
        docks=docks_of(position, seat),
        loading=loading_of(position, seat),
    )


def site(position: BremerhavenPosition, seat: int, space: int) -> int:
    """What stands on a space."""
    return int(position.site[seat * SPACES + space])


def bollards(wall: int) -> list[int]:
    """The filled places of a wall, from 1."""
    return [slot + 1 for slot in range(SLOTS) if wall >> slot & 1]


def goods_of(packed: int) -> list[Goods]:
    """Packed goods one by one."""
    return [KINDS[k] for k in range(GOODS) for _ in range(of_goods(packed, k))]


def rank_of(position: BremerhavenPosition, seat: int) -> Rank | None:
    """The seat's rank; None until ranks are given."""
    if position.round == 0 and position.layout_step <= codes.STEP_RANKS:
        return None
    return RANKS[position.rank_of(seat)]


def stage_of(position: BremerhavenPosition, seat: int) -> Stage | None:
    """How far the seat is where everybody acts at once."""
    stage = int(position.stage[seat])
    if stage == codes.AT_REST:
        return None
    if position.phase != codes.HARBOR:
        return "acting"
    return "producing" if stage == codes.ACTING else "moving"


def turned_of(position: BremerhavenPosition, seat: int) -> Turned | None:
    """What the last conversions were."""
    turned = int(position.turned[seat])
    return None if turned == codes.UNTURNED else TURNED[turned - 1]


def known(packed: int) -> list[int | None]:
    """Influence cards one by one; unknown ones are null."""
    return [value or None for value in values_of(packed)]


def laid_of(position: BremerhavenPosition, seat: int) -> dict[BidSpace, list[int | None]]:
    """The Influence cards that a seat has laid, by space."""
    return {
        BIDS[space]: known(packed)
        for space in range(BID_SPACES)
        if (packed := int(position.laid[seat * BID_SPACES + space]))
    }


def docks_of(position: BremerhavenPosition, seat: int) -> dict[DockName, DockFile]:
    """The Ships of a harbor."""
    names = tables(position).ships
    return {
        DOCK_NAMES[k]: DockFile(
            ship=names[position.ship[dock]],
            stay=int(position.stay[dock]),
            cargo=KINDS[position.cargo[dock]],
            left=int(position.aboard[dock]),
        )
        for k, dock in enumerate(range(seat * DOCKS, seat * DOCKS + DOCKS))
        if position.ship[dock] != NONE
    }


def loading_of(position: BremerhavenPosition, seat: int) -> dict[LoadingName, LoadingFile]:
    """The Contracts of a harbor."""
    names = tables(position).contracts
    return {
        LOADING_NAMES[k]: LoadingFile(
            contract=names[position.contract[dock]],
            due=int(position.due[dock]),
            delivered=goods_of(int(position.got[dock])),
        )
        for k, dock in enumerate(range(seat * LOADING_DOCKS, seat * LOADING_DOCKS + LOADING_DOCKS))
        if position.contract[dock] != NONE
    }


def dummy_of(position: BremerhavenPosition) -> DummyFile:
    """What the file says of the dummy."""
    names = tables(position).events
    return DummyFile(
        rank=rank_of(position, int(DUMMY_SEAT)),
        upgrades=int(position.level[DUMMY_SEAT]),
        laid=laid_of(position, int(DUMMY_SEAT)),
        grown=bool(position.growing >> DUMMY_SEAT & 1),
        instruction=None if position.instruction == NONE else names[position.instruction],
    )
