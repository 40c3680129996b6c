"""The players of Bremerhaven in their rows: money times prestige, cards, and what stands in their harbors."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import BID_SPACES, DUMMY_SEAT, GOODS, NONE
from quarterdeck.games.bremerhaven.codes import HAND as HAND_SIZE
from quarterdeck.games.bremerhaven.pack.tables import tables_of
from quarterdeck.games.bremerhaven.picture.cards import building_art, money
from quarterdeck.games.bremerhaven.picture.panels import PLAYERS, PURSE, rack_has
from quarterdeck.games.bremerhaven.picture.view import (
    REMEMBERED,
    SAY,
    SEATS,
    Berthed,
    Filed,
    Port,
    View,
    goods_of,
    ranks_of,
    values_of,
)
from quarterdeck.games.bremerhaven.rules import bidding, rounds
from quarterdeck.games.bremerhaven.rules.rounds import GRADES
from quarterdeck.games.bremerhaven.words import names
from quarterdeck.games.bremerhaven.words.labels import (
    KINDS,
    building_words,
    dock_words,
    hand_values,
    harbor_words,
    loading_words,
    port_words,
)
from quarterdeck.messages.language import remembered
from quarterdeck.scene.shapes import Fact, Thing


def players(view: View) -> Iterator[Thing]:
    """A row for each player; alone, one for the dummy as well."""
    alone, over = view.position.seats == 1, view.position.over()
    for port in view.ports:
        yield _player(view.position.decks.text, port, drawn=port.seat == view.shown, alone=alone, over=over)
    if alone:
        yield _dummy(*dummy_has(view))


@remembered(REMEMBERED)
def _player(text: str, port: Port, *, drawn: bool, alone: bool, over: bool) -> Thing:
    """A player; of the harbor that is the board only what does not stand there. Once the game is over, no score changes."""
    letter, name = SEATS[port.seat], names.seat_name(port.seat)
    standing = () if drawn else (*_quay(text, port), *_goods(port), *_buildings(text, port))
    score = port.score()
    then = score if over else port.score_then()
    told = port_words(text, port) if drawn else harbor_words(text, port)
    foreseen = SAY("score-then", score=score, then=then, money=port.money_then, prestige=port.prestige_then)
    label = told if then == score else f"{told}. {foreseen}"
    lines = [names.rank_name(port.rank) if port.rank >= 0 else SAY("no-rank")]
    if alone:
        grade = int(rounds.grade(port.score()))
        lines.append(SAY("grade", grade=grade, next=int(GRADES[grade]) if grade < len(GRADES) else 0))
    return Thing(
        id=f"harbor-{letter}", region=PLAYERS, look="seat", role=f"seat-{letter}", seat=port.seat, title=name,
        label=label, art=f"flag-{letter}",
        corner=SAY("score-corner", score=score, then=then, changes="no" if then == score else "yes"), facts=(*_purse(port, over=over), *standing), lines=tuple(lines),
        mood="lit" if port.acts or port.won else "plain",
    )  # fmt: skip


def _purse(port: Port, *, over: bool) -> Iterator[Fact]:
    """Money, prestige and what it will be at the end of the round, and the Influence cards, which everybody knows."""
    yield money(port.money)
    if port.bank:
        yield Fact(label=SAY("banked", number=port.bank), art="bank", role="icon", text=f"+{port.bank}")
    then = port.prestige if over else port.prestige_then
    changes = then != port.prestige
    yield Fact(
        label=SAY("prestige-then" if changes else "prestige-now", number=port.prestige, then=then),
        art="star", role="fame", text=f"{port.prestige} → {then}" if changes else str(port.prestige), glyph=SAY("prestige-word"),
    )  # fmt: skip
    cards, letter = " ".join(str(value) for value in hand_values(port.level)), SEATS[port.seat]
    yield Fact(label=SAY("owns-cards", cards=cards), art=f"backs-{letter}-1", role=f"seat-{letter}", text=cards)


def _quay(text: str, port: Port) -> Iterator[Fact]:
    """Berth sizes, and how many Ships and Contracts there are; which these are is told with the number."""
    sizes = " ".join(str(dock.size) for dock in port.docks)
    yield Fact(
        label=SAY("berth-sizes", sizes=sizes), art="bollard", role="bollard", text=sizes, glyph=SAY("berths-word")
    )
    ships = [_ship(text, k, dock) for k, dock in enumerate(port.docks) if dock.ship != NONE]
    leave = ", ".join(str(dock.time) for dock in port.docks if dock.ship != NONE)
    if ships:
        yield _counted(ships, "ship-crate", SAY("ships-leaving", times=leave), SAY("ships-many", number=len(ships)))
    contracts = [_contract(text, k, filed) for k, filed in enumerate(port.contracts) if filed.contract != NONE]
    due = ", ".join(str(filed.time) for filed in port.contracts if filed.contract != NONE)
    if contracts:
        yield _counted(contracts, "", SAY("contracts-due", times=due), SAY("contracts-many", number=len(contracts)))


def _counted(told: list[str], art: str, stay: str, number: str) -> Fact:
    """How many there are, with a sign unless they are of many kinds; a terminal also writes for how many rounds each stays."""
    return Fact(label=". ".join(told), art=art, role="fleet", text=number, glyph=stay)


def _ship(text: str, k: int, dock: Berthed) -> str:
    return SAY("leaves-in", number=dock.time, ship=dock_words(text, k, dock))


def _contract(text: str, k: int, filed: Filed) -> str:
    return SAY("ends-in", number=filed.time, contract=loading_words(text, k, filed))


def _goods(port: Port) -> Iterator[Fact]:
    """What lies in storage."""
    stored = [goods for here in port.spaces for goods in goods_of(here.goods)]
    for goods in range(int(GOODS)):
        if number := stored.count(goods):
            said = names.so_many(goods, number)
            yield Fact(label=SAY("stores", goods=said), art=KINDS[goods], role=f"good-{KINDS[goods]}", text=said)


def _buildings(text: str, port: Port) -> Iterator[Fact]:
    """The Buildings by name, those that wait to be built dim."""
    built = [here.site for here in port.spaces if here.site >= 0]
    for building in (*built, *port.unbuilt):
        waits = building in port.unbuilt
        said = building_words(text, building)
        yield Fact(
            label=SAY("waits", building=said) if waits else said, art=building_art(text, building), role="icon",
            text=names.printed(tables_of(text).content.buildings[building].name), dim=waits,
        )  # fmt: skip


# -- in lines beside the hand ------------------------------------------------------------------------


def glances(view: View) -> Iterator[Thing]:
    """Whoever bids where there is little room sees in lines what lies far from the cards: the round, the others' money, and the own harbor."""
    if view.phase == codes.BIDDING and view.asked() and view.seat == view.shown:
        position, text = view.position, view.position.decks.text
        others = tuple([(port.seat, port.money) for port in view.ports if port.seat != view.seat])
        event, *_ = rack_has(view)
        yield _now(int(position.round), event if position.seats > 1 else "", others)
        yield _own(text, view.ports[view.seat])


@remembered(REMEMBERED)
def _now(number: int, event: str, others: tuple[tuple[int, int], ...]) -> Thing:
    """The round and its Event, and what the others can pay with."""
    said = SAY("glance-round", round=SAY("round", number=number), event=event or SAY("no-event"))
    facts = tuple(
        Fact(
            label=SAY("glance-money", seat=names.seat_name(seat), number=owned), art=f"flag-{SEATS[seat]}", role=f"seat-{SEATS[seat]}",
            text=str(owned), glyph=names.seat_name(seat),
        )
        for seat, owned in others
    )  # fmt: skip
    coin = (Fact(label=SAY("glance-others"), art="coin", role="coin", glyph=SAY("glance-others")),) if others else ()
    label = ". ".join([said, *(fact.label for fact in facts)])
    return Thing(
        id="glance-round", region=PURSE, look="note", role="words", label=label, title=said, facts=(*coin, *facts)
    )


@remembered(REMEMBERED)
def _own(text: str, port: Port) -> Thing:
    """The berths, Contracts and goods of the own harbor, in signs and numbers."""
    goods = [replace(fact, text=fact.text.split()[0]) for fact in _goods(port)]
    berths, *others = _quay(text, port)
    contracts = [fact for fact in others if not fact.art]
    return Thing(
        id="glance-harbor", region=PURSE, look="note", role="words", label=harbor_words(text, port),
        title=SAY("glance-harbor"), facts=(berths, *contracts, *goods),
    )  # fmt: skip


# -- the dummy ---------------------------------------------------------------------------------------


def dummy_has(view: View) -> tuple[int, str, str]:
    """How many of its cards the dummy has still to lay, which cards it has, its rank."""
    position = view.position
    laid = sum(int(bidding.cards_at(position, DUMMY_SEAT, space)) for space in range(int(BID_SPACES)))
    left = max(0, int(HAND_SIZE) - laid) if position.is_secret() else 0
    owned = values_of(int(position.decks.hands[position.level[DUMMY_SEAT]]))
    rank = names.rank_name(ranks_of(position).index(int(DUMMY_SEAT)))
    return left, " ".join(str(value) for value in owned), rank


@remembered(REMEMBERED)
def _dummy(left: int, owned: str, rank: str) -> Thing:
    letter = SEATS[DUMMY_SEAT]
    label = f"{SAY('dummy', left=left, owned=owned, rank=rank)}. {SAY('dummy-does')}"
    return Thing(
        id="dummy", region=PLAYERS, look="seat", role=f"seat-{letter}", label=label,
        title=names.seat_name(int(codes.DUMMY_TOLD)), art=f"flag-{letter}",
        facts=(Fact(label=SAY("owns-cards", cards=owned), art=f"backs-{letter}-1", role=f"seat-{letter}", text=owned),),
        lines=(rank, SAY("dummy-left", left=left), SAY("dummy-does")),
    )  # fmt: skip
