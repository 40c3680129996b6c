"""Position files of games that have not begun: what is dealt and chosen step by step (BH-2, BH-3, BH-4, BH-R2 to R4)."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.sets import members
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import (
    LOADING_DOCKS,
    NONE,
    SHORT,
    SPACES,
    STEP_BUILDINGS,
    STEP_CHITS,
    STEP_CONTRACTS,
    STEP_GOODS,
    STEP_NEWS,
    STEP_OFFER,
    STEP_PRICE,
    STEP_RANKS,
    STEP_SHIPS,
    STEP_START,
)
from quarterdeck.games.bremerhaven.file import SAY
from quarterdeck.games.bremerhaven.file.boards import check_offer
from quarterdeck.games.bremerhaven.file.fields import Asked, BremerhavenFile, HarborFile
from quarterdeck.games.bremerhaven.pack.format import GOODS_NAMES
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.rules import setup, town
from quarterdeck.games.bremerhaven.rules.setup import START_MONEY
from quarterdeck.games.bremerhaven.table.decks import all_goods, of_goods
from quarterdeck.games.bremerhaven.words.notation import SEATS

MOST_START: Final = 3
STEPS: Final[dict[Asked, int]] = {
    "ship": int(STEP_SHIPS),
    "contract": int(STEP_CONTRACTS),
    "price": int(STEP_PRICE),
    "starting building": int(STEP_BUILDINGS),
    "site": int(STEP_BUILDINGS),
    "offer": int(STEP_OFFER),
    "newspaper": int(STEP_NEWS),
    "chit": int(STEP_CHITS),
    "starting contract": int(STEP_START),
    "starting goods": int(STEP_GOODS),
}
"""The step of the set-up in which something is asked; the second Price card is turned up in a later one."""
SET_UP: Final = ("starting building", "site", "chit", "starting contract", "starting goods")
"""What is asked at no other time."""
LATER: Final = (
    "prestige", "upgrades", "laid", "grown", "looked", "stage", "permits", "produced", "turned",
)  # fmt: skip
"""What only rounds bring about."""


def settle_setup(position: BremerhavenPosition, file: BremerhavenFile) -> None:
    """The question tells how far set-up is: every earlier step is complete, and no later one has begun."""
    if file.asked not in STEPS:
        raise Malformed("asked", SAY("not-at-set-up", asked=repr(file.asked)))
    step = STEPS[file.asked]
    if step == STEP_PRICE and position.below:
        step = int(STEP_RANKS)
    position.layout_step = step
    position.next_seat = 0
    position.next_rank = 0
    refuse_rounds(position, file)
    check_offers(position, step)
    check_prices(position, step)
    check_start_ranks(position, file, step)
    check_buildings(position, file, step)
    check_chits(position, file, step)
    check_contracts(position, file, step)
    check_goods(position, file, step)
    check_turned(position, step)


def refuse_rounds(position: BremerhavenPosition, file: BremerhavenFile) -> None:
    """Nobody has had a turn yet (BH-2.15 to BH-2.21)."""
    for seat, harbor in enumerate(file.harbors.listed()):
        for name in (*LATER, "docks"):
            if getattr(harbor, name):
                raise Malformed(f"harbors.{SEATS[seat]}.{name}", SAY("after-set-up"))
        check_pristine(position, seat)
    refuse_table(position, file)
    whole = int(position.decks.distance[position.lines])
    if file.ahead not in (None, whole):
        raise Malformed("ahead", SAY("token-not-moved", ahead=file.ahead, whole=whole))
    position.ahead = whole


def refuse_table(position: BremerhavenPosition, file: BremerhavenFile) -> None:
    """Nothing is used up or over yet, and there is no Event (BH-2.1, BH-2.2, BH-2.21, BH-4.7)."""
    dummy = file.dummy
    if dummy is not None and (dummy.upgrades or dummy.laid or dummy.grown or dummy.instruction):
        raise Malformed("dummy", SAY("dummy-not-begun"))
    for path, there in (
        ("ships.discard", position.ship_pile != 0),
        ("ships.mixed", position.ships_mixed),
        ("contracts.discard", position.contract_pile != 0),
        ("contracts.mixed", position.contracts_mixed),
        ("newspaper.used", position.news_pile != 0),
        ("newspaper.event", position.event != NONE),
        ("buildings.gone", bool(file.buildings.gone)),
        ("ended", file.ended is not None),
        ("winner", file.winner is not None),
    ):
        if there:
            raise Malformed(path, SAY("after-set-up"))


def check_pristine(position: BremerhavenPosition, seat: int) -> None:
    """Walls and Cover cards are as at first (BH-2.15, BH-2.17)."""
    path = f"harbors.{SEATS[seat]}"
    walls = [int(position.walls[seat * codes.WALLS + wall]) for wall in range(codes.WALLS)]
    if walls != [0, 1, 1, 0]:
        raise Malformed(f"{path}.walls", SAY("walls-at-set-up"))
    covered = sum(position.site[seat * SPACES + space] == codes.COVERED for space in range(SPACES))
    if covered != (0 if position.length == SHORT else SPACES // 2):
        raise Malformed(f"{path}.covers", SAY("covers-at-set-up"))


# -- step by step ------------------------------------------------------------------------------------


def check_offers(position: BremerhavenPosition, step: int) -> None:
    """Ships are dealt first, then Contracts, from the left (BH-2.5, BH-2.6, BH-R3)."""
    for path, board, own in (("sea", position.sea, STEP_SHIPS), ("land", position.land, STEP_CONTRACTS)):
        filled = [board[k] != NONE for k in range(position.lines)]
        number = sum(filled)
        if filled != sorted(filled, reverse=True):
            raise Malformed(path, SAY("from-the-left"))
        if (step < own and number) or (step == own and number == len(filled)):
            raise Malformed(path, SAY("filled-too-far"))
        if step > own and number < len(filled):
            raise Malformed(path, SAY("dealt-first", cards=number, all=len(filled)))


def check_prices(position: BremerhavenPosition, step: int) -> None:
    """One Price card is turned up first; when chits are chosen it goes to the bottom (BH-2.9, BH-2.11, BH-4.5)."""
    alone = position.seats == 1
    top = step > STEP_PRICE and step != STEP_RANKS
    bottom = step >= STEP_RANKS and not alone
    if position.above != int(top):
        raise Malformed("prices.top", SAY("top-prices", cards=position.above, right=int(top)))
    if position.below != int(bottom):
        problem = SAY("bottom-prices", cards=position.below, right=int(bottom))
        raise Malformed("prices.bottom", problem)
    if position.dealt:
        raise Malformed("prices.looked", SAY("no-looking-at-set-up"))


def check_start_ranks(position: BremerhavenPosition, file: BremerhavenFile, step: int) -> None:
    """Ranks bring the starting money, and nobody has either before (BH-2.11, BH-2.14, BH-4.5)."""
    ranked = step > STEP_RANKS
    for seat, harbor in enumerate(file.harbors.listed()):
        path = f"harbors.{SEATS[seat]}"
        if ranked != (harbor.rank is not None):
            raise Malformed(f"{path}.rank", SAY("rank-after-chits"))
        money = int(START_MONEY[position.rank_of(seat)]) if ranked else 0
        if harbor.money != money:
            raise Malformed(f"{path}.money", SAY("money-at-set-up", money=harbor.money, right=money))
    if file.dummy is not None and ranked and file.dummy.rank != "Captain":
        raise Malformed("dummy.rank", SAY("dummy-captain"))


def check_buildings(position: BremerhavenPosition, file: BremerhavenFile, step: int) -> None:
    """In the short game each player in turn gets a Building and sets it (BH-3.3, BH-R3, BH-R4)."""
    short = position.length == SHORT
    asked = step == STEP_BUILDINGS
    if asked and not short:
        raise Malformed("asked", SAY("buildings-of-short"))
    built = [len(members(position.built[seat])) for seat in range(position.seats)]
    done = built.index(0) if asked and 0 in built else position.seats if short and step > STEP_BUILDINGS else 0
    if asked:
        if 0 not in built:
            raise Malformed("asked", SAY("all-built"))
        position.next_seat = done
        position.player = done if file.asked == "site" else position.player
    for seat, harbor in enumerate(file.harbors.listed()):
        path = f"harbors.{SEATS[seat]}"
        if built[seat] != int(seat < done):
            raise Malformed(f"{path}.buildings", SAY("built-by-now", built=built[seat], right=int(seat < done)))
        wanted = int(file.asked == "site" and seat == done)
        if len(harbor.unbuilt) != wanted:
            raise Malformed(f"{path}.unbuilt", SAY("unbuilt-by-now", unbuilt=len(harbor.unbuilt), right=wanted))
        open_now = members(position.built[seat]) if step > STEP_RANKS else []
        bank = sum(int(town.opening(position, seat, building)) for building in open_now)
        if harbor.bank != bank:
            raise Malformed(f"{path}.bank", SAY("bank-at-set-up", bank=harbor.bank, right=bank))


def check_turned(position: BremerhavenPosition, step: int) -> None:
    """The Building on 1.1 and, in the long game, the front on the rack lie open before the chits (BH-2.8, BH-2.21)."""
    if step >= STEP_OFFER:
        check_offer(position)
    elif position.offer != NONE:
        raise Malformed("buildings.offer", SAY("offer-later"))
    if step == STEP_NEWS and position.length == SHORT:
        raise Malformed("asked", SAY("no-news-in-short"))
    turned = step > STEP_NEWS and position.length != SHORT
    if turned and position.news_front == NONE:
        raise Malformed("newspaper.top", SAY("news-front-missing"))
    if not turned and position.news_front != NONE:
        raise Malformed("newspaper.top", SAY("news-later"))


def check_chits(position: BremerhavenPosition, file: BremerhavenFile, step: int) -> None:
    """Each chooses a chit that is left, in the order of the seats; they go back when ranks are given (BH-R2, BH-2.12)."""
    taken: list[str] = []
    harbors = file.harbors.listed()
    if step == STEP_CHITS:
        if position.seats == 1:
            raise Malformed("asked", SAY("no-chits-alone"))
        position.next_seat = next((seat for seat, harbor in enumerate(harbors) if harbor.chit is None), len(harbors))
        if position.next_seat in (position.seats, len(GOODS_NAMES) - 1):
            problem = SAY("all-have-chits") if position.next_seat == position.seats else SAY("last-chit")
            raise Malformed("asked", problem)
        position.player = position.next_seat
    chosen = position.next_seat if step == STEP_CHITS else position.seats if step == STEP_RANKS else 0
    for seat, harbor in enumerate(harbors):
        path = f"harbors.{SEATS[seat]}.chit"
        if (harbor.chit is not None) != (seat < chosen):
            raise Malformed(path, SAY("chits-in-order"))
        if harbor.chit in taken:
            raise Malformed(path, SAY("chit-taken", chit=harbor.chit))
        if harbor.chit is not None:
            taken.append(harbor.chit)


def check_contracts(position: BremerhavenPosition, file: BremerhavenFile, step: int) -> None:
    """Starting Contracts are dealt in rank order into the first Loading dock (BH-2.18, BH-R3)."""
    ranked = [int(position.rank[k]) for k in range(position.lines)]
    has = [not position.is_dummy(seat) and position.contract[seat * LOADING_DOCKS] != NONE for seat in ranked]
    waits = [k for k, seat in enumerate(ranked) if not position.is_dummy(seat) and not has[k]]
    if step == STEP_START:
        if not waits:
            raise Malformed("asked", SAY("all-have-contracts"))
        position.next_rank = waits[0]
    for k, seat in enumerate(ranked):
        if position.is_dummy(seat):
            continue
        path = f"harbors.{SEATS[seat]}.loading"
        wanted = step > STEP_START or (step == STEP_START and k < position.next_rank)
        if has[k] != wanted:
            there = "yes" if has[k] else "no"
            raise Malformed(path, SAY("contract-unlike-all", there=there))
        check_starting_contract(position, seat, file.harbors.listed()[seat], path)


def check_starting_contract(position: BremerhavenPosition, seat: int, harbor: HarborFile, path: str) -> None:
    """Check that a starting Contract is new, and the only one."""
    for dock, contract in harbor.loading.items():
        if dock != "1":
            raise Malformed(f"{path}.{dock}", SAY("contract-in-first-dock"))
        time = int(position.decks.time[position.contract[seat * LOADING_DOCKS]])
        if contract.due != time:
            raise Malformed(f"{path}.{dock}.due", SAY("due-at-first", due=contract.due, right=time))
        if contract.delivered:
            raise Malformed(f"{path}.{dock}.delivered", SAY("nothing-delivered"))


def check_goods(position: BremerhavenPosition, file: BremerhavenFile, step: int) -> None:
    """In the short game each player takes, in rank order, up to three goods that the Contract does not show (BH-3.4, BH-R39)."""
    if step == STEP_GOODS:
        settle_goods(position, file)
    for seat in range(position.seats):
        path = f"harbors.{SEATS[seat]}.goods"
        stored = [int(position.goods[seat * SPACES + space]) for space in range(SPACES)]
        number = sum(int(all_goods(packed)) for packed in stored)
        if not number:
            continue
        k = position.rank_of(seat)
        if position.length != SHORT or step < STEP_GOODS or (step == STEP_GOODS and k >= position.next_rank):
            raise Malformed(path, SAY("goods-too-early"))
        needs = position.decks.needs[position.contract[seat * LOADING_DOCKS]]
        if number > MOST_START:
            raise Malformed(path, SAY("too-many-goods", number=number))
        if not all(setup.allows(needs, packed) for packed in stored):
            shown = [kind for goods, kind in enumerate(GOODS_NAMES) if of_goods(needs, goods)]
            raise Malformed(path, SAY("goods-of-contract", shown=", ".join(shown)))


def settle_goods(position: BremerhavenPosition, file: BremerhavenFile) -> None:
    """Settle which player takes starting goods; the file must say it, for the rest does not tell."""
    if position.length != SHORT:
        raise Malformed("asked", SAY("goods-of-short"))
    if file.player not in SEATS or SEATS.index(file.player) >= position.seats:
        raise Malformed("player", SAY("who-takes-goods"))
    seat = SEATS.index(file.player)
    if not setup.may_start(position, seat):
        raise Malformed("player", SAY("no-goods-left", player=file.player))
    position.next_rank = position.rank_of(seat)
    position.player = seat
