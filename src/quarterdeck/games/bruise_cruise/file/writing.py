"""Writes Bruise Cruise's position files, for people: ports by name, cards by slug, spaces as q.r."""

from __future__ import annotations

from typing import cast

import msgspec

from quarterdeck.engine.position import CHANCE, NOBODY
from quarterdeck.engine.sets import count, lowest, members
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.file.fields import (
    ASKED,
    ENDINGS,
    OFF_BOARD,
    AdmiralFile,
    AdmiralsFile,
    BruiseCruiseFile,
    DeployedFile,
    Hand,
    Kind,
    Player,
    Seat,
    ShipFile,
    StockFile,
    SupplyFile,
    VeiledHand,
    WakeFile,
)
from quarterdeck.games.bruise_cruise.laws import cards, discarded, hand
from quarterdeck.games.bruise_cruise.pack.reading import built_in_text
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition
from quarterdeck.games.bruise_cruise.words.names import LINES
from quarterdeck.games.bruise_cruise.words.notation import KINDS, space_text, tables

SETS = int(codes.WORDS)
FLEET = int(codes.FLEET)


def save(position: BruiseCruisePosition) -> bytes:
    """The file of a position, indented for people; cards that are not known are written as a number."""
    return msgspec.json.format(msgspec.json.encode(file_of(position)), indent=2) + b"\n"


def file_of(position: BruiseCruisePosition) -> BruiseCruiseFile:
    """All fields of the file."""
    begun = position.phase > codes.HOMING
    own = position.chart.text == built_in_text()
    supply = [int(number) for number in position.supply]
    return BruiseCruiseFile(
        game="bruise-cruise",
        admirals=admirals_of(position),
        lines=lines_of(position),
        asked=ASKED[position.phase],
        turn=line_of(position, int(position.active)) if position.phase != codes.ROLLING else None,
        player=player_name(position),
        actions=int(position.actions_left),
        kind=kind_of(position),
        card=None if position.card == codes.NO_CARD else tables(position).cards[position.card],
        ship=ship_name(position, int(position.ship)),
        target=ship_name(position, int(position.target)),
        port=port_name(position, int(position.port)),
        left=int(position.to_draw or position.to_buy) if begun else 0,
        dice=(int(position.first_die), int(position.second_die)) if position.first_die else None,
        passes=int(position.passes),
        deck=int(position.deck),
        discard=slugs(position, discarded(position)),
        supply=SupplyFile(L=supply[0], M=supply[1], T=supply[2], anchors=int(position.anchors)),
        first=None if position.first == NOBODY else line_of(position, int(position.first)),
        final=position.closing if begun else None,
        played=position.played,
        moved=position.moved_card and begun,
        quiet=int(position.quiet),
        patience=int(position.patience) or None,
        tie="feats" if position.feats else None,
        wake=wake_of(position),
        ended=next((name for name, code in ENDINGS.items() if code == position.ended), None),
        winner=line_of(position, int(lowest(position.winners))) if count(position.winners) == 1 else None,
        pack=None if own else position.chart.text,
    )


def admirals_of(position: BruiseCruisePosition) -> AdmiralsFile:
    """The Admirals by their lines."""
    return AdmiralsFile(**{position.seat_name(seat): admiral_of(position, seat) for seat in range(position.seats)})


def line_of(position: BruiseCruisePosition, seat: int) -> Seat:
    """The letter of a seat's line."""
    return cast(Seat, position.seat_name(seat))


def lines_of(position: BruiseCruisePosition) -> str | None:
    """The lines clockwise, if they do not sit in the order in which they are listed."""
    lines = "".join(position.chart.seat_names[: position.seats])
    return lines if lines != "".join(sorted(lines, key=LINES.index)) else None


def admiral_of(position: BruiseCruisePosition, seat: int) -> AdmiralFile:
    """What the file says of one Admiral."""
    kinds = int(codes.KINDS)
    life, missiles, torpedoes = (int(position.stock[seat * kinds + kind]) for kind in range(kinds))
    shown = [int(position.hand[seat * SETS + word]) & int(position.shown[word]) for word in range(SETS)]
    fleet = range(seat * FLEET, seat * FLEET + FLEET)
    return AdmiralFile(
        home=port_name(position, int(position.home[seat])),
        ships={
            position.ship_code(ship): ship_of(position, ship)
            for ship in fleet
            if position.place[ship] != codes.SET_ASIDE
        },
        stock=StockFile(L=life, M=missiles, T=torpedoes),
        deployed=DeployedFile(M=int(position.deployed[2 * seat]), T=int(position.deployed[2 * seat + 1])),
        flags=[tables(position).content.ports[port].name for port in members(position.flags[seat])],
        hand=hand_of(position, seat),
        shown=slugs(position, cards(position, shown)),
        rolled=None if position.totals[seat] == NOBODY else int(position.totals[seat]),
    )


def ship_of(position: BruiseCruisePosition, ship: int) -> ShipFile:
    """Where a ship is, and in what state."""
    place = int(position.place[ship])
    away = next((name for name, code in OFF_BOARD.items() if code == place), None)
    return ShipFile(
        at=away or space_text(position, place),
        flipped=bool(position.flipped >> ship & 1) and place != codes.DECOMMISSIONED,
        anchored=bool(position.anchored >> ship & 1),
    )


def hand_of(position: BruiseCruisePosition, seat: int) -> Hand:
    """The cards of a hand; as far as they are not known, their number."""
    known = slugs(position, hand(position, seat))
    held = int(position.held[seat])
    if len(known) == held:
        return known
    return VeiledHand(cards=held, known=known) if known else held


def kind_of(position: BruiseCruisePosition) -> Kind | None:
    """The kind of action in words; playing an Unfathomable card is one kind, whatever its effect."""
    if position.kind == 0:
        return None
    kind = codes.UNFATHOMABLE if position.kind >= codes.EFFECT else position.kind
    return cast(Kind, KINDS[kind])


def player_name(position: BruiseCruisePosition) -> Player:
    """The player who must decide, as the file names them."""
    if position.player == CHANCE:
        return "chance"
    if position.player == NOBODY:
        return "nobody"
    return line_of(position, int(position.player))


def wake_of(position: BruiseCruisePosition) -> WakeFile | None:
    """The ship that sailed last, and from where."""
    if position.wake_ship == codes.NO_SHIP:
        return None
    return WakeFile(ship=position.ship_code(position.wake_ship), start=space_text(position, int(position.wake)))


def ship_name(position: BruiseCruisePosition, ship: int) -> str | None:
    """The ship in notation, if it is one."""
    return None if ship == codes.NO_SHIP else position.ship_code(ship)


def port_name(position: BruiseCruisePosition, port: int) -> str | None:
    """The port's name, if it is one."""
    return None if port == codes.NO_PORT else tables(position).content.ports[port].name


def slugs(position: BruiseCruisePosition, listed: list[int]) -> list[str]:
    """Cards as the notation writes them."""
    names = tables(position).cards
    return [names[card] for card in listed]
