"""A veiled position, read once for its picture: the viewer, the harbor that is drawn large, and the choices."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec import Struct

from quarterdeck.engine.sets import members
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import (
    BID_SPACES,
    DOCKS,
    DUMMY_SEAT,
    GOODS,
    LOADING_DOCKS,
    NONE,
    SPACES,
    VALUES,
    WALLS,
)
from quarterdeck.games.bremerhaven.pack.tables import Tables, tables_of
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.rules import bidding, harbor, ships
from quarterdeck.games.bremerhaven.rules import contracts as contracts_rules
from quarterdeck.games.bremerhaven.rules import prices as prices_rules
from quarterdeck.games.bremerhaven.rules.setup import START_MONEY
from quarterdeck.games.bremerhaven.table.decks import of_goods, of_value
from quarterdeck.games.bremerhaven.words import names
from quarterdeck.messages import speaker

SAY: Final = speaker("quarterdeck.games.bremerhaven.art").say
REMEMBERED: Final = 4096
"""How many shapes of a kind are remembered: more states than a busy server sees at any one time."""
SEATS: Final = "rgby"
"""The letters of the seats in roles, ids and names of drawings."""


class Stowed(Struct, frozen=True):
    """What a space holds, as everybody sees it."""

    site: int
    """A Building, or EMPTY, or COVERED."""
    goods: int
    """Packed counts."""


class Berthed(Struct, frozen=True):
    """A Dock."""

    ship: int
    time: int
    cargo: int
    aboard: int
    size: int
    """Bollards at the poorer of its walls."""


class Filed(Struct, frozen=True):
    """A Loading dock."""

    contract: int
    time: int
    got: int
    """Packed counts of what was delivered."""
    named: int
    """Packed counts of goods still needed that it names."""
    wild: int
    """Goods still needed of any kind."""
    accessible: bool
    now: int
    """Money it would bring at present prices as it stands, with its reward if it is complete."""
    whole: int
    """Money it would bring at present prices once complete, wild goods as the dearest; with its reward."""


class Port(Struct, frozen=True):
    """A player's harbor as everybody sees it."""

    seat: int
    rank: int
    money: int
    bank: int
    prestige: int
    value: int
    """Harbor value: prestige of Ships and Buildings."""
    spaces: tuple[Stowed, ...]
    docks: tuple[Berthed, ...]
    walls: tuple[int, ...]
    """Of each wall the set of filled slots."""
    contracts: tuple[Filed, ...]
    unbuilt: tuple[int, ...]
    money_then: int
    """Money, that in the Bank included, at the end of the round, as things stand."""
    prestige_then: int
    """Prestige then."""
    cards: int
    """Influence cards in hand."""
    level: int
    acts: bool
    """May act now."""
    won: bool

    def score(self) -> int:
        """Money times prestige."""
        return (self.money + self.bank) * self.prestige

    def score_then(self) -> int:
        """Money times prestige at the end of the round, as things stand."""
        return self.money_then * self.prestige_then


class Bid(Struct, frozen=True):
    """The cards of a player on a bid space."""

    seat: int
    cards: int
    strength: int
    """Including bonuses of Buildings; 0: not known."""
    values: tuple[int, ...]
    wins: bool
    adds: tuple[tuple[int, str], ...] = ()
    """What Buildings add, and their names."""


def helpers(position: BremerhavenPosition, seat: int, space: int, cards: int) -> tuple[tuple[int, str], ...]:
    """What each Building of a seat adds to its bid with so many cards on a space, and its name; those that add something."""
    found = (
        (int(bidding.added(position, building, space, cards)), building) for building in members(position.built[seat])
    )
    return tuple((number, names.building_name(position.decks, building)) for number, building in found if number)


class View(Struct, frozen=True):
    """A veiled position, its viewer, and the moves to attach to the picture."""

    position: BremerhavenPosition
    tables: Tables
    seat: int
    moves: frozenset[int]
    ports: tuple[Port, ...]
    """Harbors in the order of the seats."""
    phase: int
    shown: int
    """The seat whose harbor is drawn large."""

    def asked(self) -> bool:
        """Whether the viewer must choose now."""
        return bool(self.moves)

    def bids(self, space: int) -> tuple[Bid, ...]:
        """The bids that lie on a bid space, in rank order."""
        position = self.position
        if position.layout_step != codes.STEP_ROUND:
            return ()  # what lies there now is for the next round, in which nobody has bid yet
        if space == codes.BUILDING and position.phase != codes.BIDDING and position.next_space > space + 1:
            return ()  # what lies there now is the next Building, for which nobody has bid
        found = []
        open_cards = not position.is_secret()
        best = int(bidding.winner(position, space)) if open_cards and space != codes.PARKING else NONE
        for k in range(position.lines):
            seat = position.rank[k]
            packed = position.laid[seat * BID_SPACES + space]
            if packed:
                values = values_of(packed)
                known = not packed & 15
                bid = int(bidding.bid(position, seat, space)) if known else 0
                cards = int(bidding.cards_at(position, seat, space))
                found.append(Bid(seat, cards, bid, values, seat == best, helpers(position, seat, space, cards)))
        return tuple(found)

    def hand(self) -> tuple[int, ...]:
        """The values of the viewer's Influence cards in hand."""
        if not 0 <= self.seat < len(self.ports):
            return ()
        return values_of(self.position.hand[self.seat])

    def prices(self) -> tuple[int, ...]:
        """Of the four goods, or none before a Price card lies open."""
        return (
            tuple([int(prices_rules.price_of(self.position, goods)) for goods in range(GOODS)])
            if self.position.pile[0] >= 0
            else ()
        )


def look(veiled: BremerhavenPosition, seat: int, moves: tuple[int, ...]) -> View:
    """Read from the position whatever more than one part of the picture needs."""
    tables = tables_of(veiled.decks.text)
    then = at_the_end_of_the_round(veiled)
    ports = tuple([_port(veiled, then, other) for other in range(veiled.seats)])
    return View(veiled, tables, seat, frozenset(moves), ports, int(veiled.phase), shown_to(veiled, seat))


def shown_to(position: BremerhavenPosition, seat: int) -> int:
    """Whose harbor is the board for `seat`: its own; for spectators that of who is asked, else the first one."""
    return seat if 0 <= seat < position.seats else max(0, min(int(position.player), int(position.seats) - 1))


def at_the_end_of_the_round(position: BremerhavenPosition) -> BremerhavenPosition:
    """Where harbors stand once prestige has risen, and Ships and Contracts have gone whose time is up, if nobody does anything more."""
    if position.phase in (codes.OVER, codes.PAYING):
        return position
    after = position.clone()
    after.log = None
    for seat in range(after.seats):
        harbor.count_prestige(after, seat)
        if after.round > 0 and after.pile[0] >= 0:
            harbor.pass_time(after, seat)
    return after


def _port(position: BremerhavenPosition, then: BremerhavenPosition, seat: int) -> Port:
    ranks = ranks_of(position)
    promised = int(START_MONEY[ranks.index(seat)]) if ranks and not has_ranks(position) else 0
    return Port(
        seat=seat,
        rank=ranks.index(seat) if ranks else NONE,
        money=promised or position.money[seat],
        bank=position.bank[seat],
        prestige=position.prestige[seat],
        value=int(harbor.harbor_value(position, seat)),
        spaces=tuple([Stowed(position.site[k], position.goods[k]) for k in range(seat * SPACES, (seat + 1) * SPACES)]),
        docks=tuple([_dock(position, seat, dock) for dock in range(DOCKS)]),
        walls=tuple([position.walls[k] for k in range(seat * WALLS, (seat + 1) * WALLS)]),
        contracts=tuple([_contract(position, seat, k) for k in range(LOADING_DOCKS)]),
        unbuilt=tuple(members(position.unbuilt[seat])),
        money_then=promised or then.money[seat] + then.bank[seat],
        prestige_then=then.prestige[seat],
        cards=len(values_of(position.hand[seat])),
        level=position.level[seat],
        acts=bool(position.waiting() >> seat & 1),
        won=bool(position.winners >> seat & 1),
    )


def ranks_of(position: BremerhavenPosition) -> tuple[int, ...]:
    """The seats by rank, best first; none before ranks are given, but in a game alone they stand from the start (BH-4.5)."""
    if has_ranks(position):
        return tuple([int(position.rank[k]) for k in range(position.lines)])
    return (int(DUMMY_SEAT), 0) if position.seats == 1 else ()


def has_ranks(position: BremerhavenPosition) -> bool:
    """Ranks were given: the chits are back (BH-2.12)."""
    return position.round > 0 or position.layout_step > codes.STEP_RANKS


def _dock(position: BremerhavenPosition, seat: int, dock: int) -> Berthed:
    k = seat * DOCKS + dock
    return Berthed(
        position.ship[k],
        position.stay[k],
        position.cargo[k],
        position.aboard[k],
        int(ships.berth_size(position, seat, dock)),
    )


def _contract(position: BremerhavenPosition, seat: int, loading: int) -> Filed:
    k = seat * LOADING_DOCKS + loading
    contract, got = position.contract[k], position.got[k]
    access = bool(contracts_rules.is_accessible(position, seat, loading))
    if contract == NONE:
        return Filed(NONE, 0, 0, 0, 0, access, 0, 0)
    named, wild = missing(position, contract, got)
    if position.pile[0] == NONE:
        return Filed(contract, position.due[k], got, named, wild, access, 0, 0)
    prices = [int(prices_rules.price_of(position, goods)) for goods in range(GOODS)]
    now, reward = worth(got, prices), position.decks.reward[contract]
    whole = now + worth(named, prices) + wild * max(prices) + reward
    return Filed(contract, position.due[k], got, named, wild, access, now if named or wild else now + reward, whole)


def missing(position: BremerhavenPosition, contract: int, got: int) -> tuple[int, int]:
    """What a Contract still needs: the goods it names, packed, and how many wild ones."""
    needs, wild, named = position.decks.needs[contract], position.decks.wild[contract], 0
    for goods in range(GOODS):
        more = int(of_goods(needs, goods)) - int(of_goods(got, goods))
        named += max(more, 0) << (4 * goods)
        wild -= max(-more, 0)
    return named, wild


def worth(packed: int, prices: list[int]) -> int:
    """What goods bring."""
    return sum(int(of_goods(packed, goods)) * prices[goods] for goods in range(GOODS))


@lru_cache(REMEMBERED)
def values_of(packed: int) -> tuple[int, ...]:
    """The values of packed Influence cards, ascending, 0 for those not known."""
    return tuple(value for value in range(int(VALUES) + 1) for _ in range(int(of_value(packed, value))))


@lru_cache(REMEMBERED)
def goods_of(packed: int) -> tuple[int, ...]:
    """Packed goods one by one, in the order of their kinds."""
    return tuple(goods for goods in range(int(GOODS)) for _ in range(int(of_goods(packed, goods))))
