"""Position files in the middle of an action: dice, loot, getaways, weapons given up, cheap purchases (BC-25)."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.saying import either
from quarterdeck.engine.sets import bit
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.file import SAY
from quarterdeck.games.bruise_cruise.file.board import Reader
from quarterdeck.games.bruise_cruise.file.fields import BruiseCruiseFile
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition
from quarterdeck.games.bruise_cruise.rules import claims, unfathomable, weapons
from quarterdeck.games.bruise_cruise.rules.unfathomable import FUSE, SALE
from quarterdeck.games.bruise_cruise.words.notation import KINDS

FLEET: Final = int(codes.FLEET)
STOCK: Final = int(codes.KINDS)


def settle_interrupt(reader: Reader, file: BruiseCruiseFile) -> None:
    """An action is being made, and somebody or the dice decide in its middle."""
    position = reader.position
    phase = position.phase
    if phase == codes.BUYING:
        settle_purchase(reader, file)
    elif phase == codes.BATTLING:
        settle_battle(reader, file)
    elif phase == codes.SURRENDERING:
        settle_hit(reader, file)
    else:
        settle_raid(position, file)


# -- what the action is made with ------------------------------------------------------------------


def read_kind(file: BruiseCruiseFile, *kinds: str) -> int:
    """The kind of action, which must be one of these."""
    if file.kind not in kinds:
        raise Malformed("kind", SAY("kind-wanted", kinds=either(kinds), asked=repr(file.asked)))
    return KINDS.index(file.kind)


def read_played(reader: Reader, file: BruiseCruiseFile, *, reshuffled: bool = False) -> int:
    """The card that was played for the action: it lies on the discard pile (BC-6.1, BC-15.1).

    If the action itself may have `reshuffled` that pile into the deck, the card is anywhere by now (BC-20.2).
    """
    position = reader.position
    if file.card is None:
        raise Malformed("card", SAY("card-missing", kind=str(file.kind)))
    card = reader.card(file.card, "card")
    if not reshuffled and not position.discard[position.chart.word(card)] & bit(position.chart.member(card)):
        raise Malformed("card", SAY("card-on-discard", card=str(file.card)))
    position.card = card
    position.played = position.moved_card = True
    return card


def read_effect(reader: Reader, file: BruiseCruiseFile, *effects: int, reshuffled: bool = False) -> int:
    """The effect of the Unfathomable card that was played, which must be one of these; `reshuffled` as in `read_played`."""
    position = reader.position
    card = read_played(reader, file, reshuffled=reshuffled)
    effect = int(position.chart.effect[card - position.chart.actions]) if card >= position.chart.actions else -1
    if effect not in effects:
        raise Malformed("card", SAY("card-leads-elsewhere", card=str(file.card), asked=repr(file.asked)))
    position.kind = codes.EFFECT + effect
    return effect


def read_ship(position: BruiseCruisePosition, name: str | None, path: str, *, own: bool) -> int:
    """A ship on the board: one of the Admiral on turn without an anchor, or a rival's."""
    if name is None:
        raise Malformed(path, SAY("ship-missing") if own else SAY("target-missing"))
    ship = position.chart.ship_names.index(name)
    if (ship // FLEET == position.active) != own:
        active = position.seat_name(position.active)
        raise Malformed(path, SAY("no-ship-of", name=name, seat=active) if own else SAY("no-rival-ship", name=name))
    if ship >= FLEET * position.seats or position.place[ship] < 0:
        raise Malformed(path, SAY("not-on-board", name=name))
    if own and not position.is_free(ship):
        raise Malformed(path, SAY("anchored", name=name))
    return ship


# -- one by one ------------------------------------------------------------------------------------


def settle_purchase(reader: Reader, file: BruiseCruiseFile) -> None:
    """Warlords' Clearance: weapons for one life preserver each (BC-U8)."""
    position = reader.position
    read_kind(file, "unfathomable")
    read_effect(reader, file, int(codes.CLEARANCE))
    if not 1 <= file.left <= SALE:
        raise Malformed("left", SAY("sale", left=file.left, most=SALE))
    if not (unfathomable.can_clear(position, codes.MISSILES) or unfathomable.can_clear(position, codes.TORPEDOES)):
        raise Malformed("asked", SAY("nothing-to-buy"))
    position.to_buy = file.left


def settle_battle(reader: Reader, file: BruiseCruiseFile) -> None:
    """The card is played, and the dice decide over the port (BC-13)."""
    position = reader.position
    position.kind = read_kind(file, "battle")
    card = read_played(reader, file)
    if card >= position.chart.actions:
        raise Malformed("card", SAY("no-card-of-port", card=str(file.card)))
    port = int(position.chart.member(card))
    if file.port is not None and reader.port(file.port, "port") != port:
        raise Malformed("port", SAY("battle-port", card=str(file.card)))
    ship = read_ship(position, file.ship, "ship", own=True)
    if position.place[ship] != position.chart.port_space[port]:
        raise Malformed("ship", SAY("ship-not-in-port", ship=str(file.ship), card=str(file.card)))
    if not claims.is_to_take(position, codes.BATTLE, port):
        raise Malformed("card", SAY("no-rival-flag", card=str(file.card)))
    if position.flags_left(position.active) == 0:
        raise Malformed("kind", SAY("no-flag-left", seat=position.seat_name(position.active)))
    position.ship = ship
    position.port = port


def settle_raid(position: BruiseCruisePosition, file: BruiseCruiseFile) -> None:
    """A raid, before or after its dice (BC-14)."""
    position.kind = read_kind(file, "raid")
    position.ship = read_ship(position, file.ship, "ship", own=True)
    position.target = read_ship(position, file.target, "target", own=False)
    if not weapons.in_range(position, position.ship, position.target, 1):
        raise Malformed("target", SAY("not-next-to", target=str(file.target), ship=str(file.ship)))
    if position.phase == codes.RAIDING:
        return
    if file.dice is None:
        raise Malformed("dice", SAY("raid-dice-missing"))
    won = file.dice[0] >= file.dice[1]
    if won != (position.phase != codes.DEFENDER_FLEES):
        winner = "defender" if won else "raider"
        raise Malformed("dice", SAY("raid-dice", asked=repr(file.asked), winner=winner))


def settle_hit(reader: Reader, file: BruiseCruiseFile) -> None:
    """A ship was struck, and one of both weapons is given up (BC-12.2)."""
    position = reader.position
    position.kind = read_kind(file, "torpedo", "missile", "unfathomable")
    effect = -1
    if position.kind == codes.UNFATHOMABLE:
        effect = read_effect(reader, file, int(codes.LONG_FUSE), int(codes.NO_PAPERS), int(codes.TRIANGLE_TAKES))
    position.target = read_ship(position, file.target, "target", own=False)
    if effect == codes.TRIANGLE_TAKES:
        settle_triangle(position, file)
    elif effect == codes.NO_PAPERS or position.kind == codes.MISSILE:
        settle_missile(reader, file)
        demand_deployed(position, "M")
    else:
        settle_torpedo(position, file)
        demand_deployed(position, "T")
    seat = int(position.target) // FLEET
    life, missiles, torpedoes = (position.stock[seat * STOCK + k] for k in range(STOCK))
    if life or not missiles or not torpedoes:
        problem = SAY("surrender-without-choice", seat=position.seat_name(seat))
        raise Malformed("asked", problem)


def demand_deployed(position: BruiseCruisePosition, weapon: str) -> None:
    """The weapon that was fired lies on the Deployed stack (BC-10.9, BC-11.7)."""
    if not position.deployed[2 * position.active + "MT".index(weapon)]:
        path = f"admirals.{position.seat_name(position.active)}.deployed.{weapon}"
        raise Malformed(path, SAY("fired-is-deployed"))


def settle_triangle(position: BruiseCruisePosition, file: BruiseCruiseFile) -> None:
    """The Triangle has taken the ship, and no other ship had a part in it (BC-U4)."""
    if file.ship is not None or file.port is not None:
        raise Malformed("ship" if file.ship is not None else "port", SAY("no-part-in-triangle"))
    if position.place[position.target] not in [int(space) for space in position.chart.triangle]:
        raise Malformed("target", SAY("not-in-triangle", target=str(file.target)))
    if not position.is_free(position.target):
        raise Malformed("target", SAY("anchored-in-triangle", target=str(file.target)))


def settle_torpedo(position: BruiseCruisePosition, file: BruiseCruiseFile) -> None:
    """The ship that fired it, and its range (BC-10.3, BC-U13)."""
    if position.kind == codes.TORPEDO and file.card is not None:
        raise Malformed("card", SAY("torpedo-without-card"))
    if file.port is not None:
        raise Malformed("port", SAY("torpedo-from-ship"))
    position.ship = read_ship(position, file.ship, "ship", own=True)
    reach = codes.TORPEDO_RANGE if position.kind == codes.TORPEDO else FUSE
    if not weapons.in_range(position, position.ship, position.target, reach):
        raise Malformed("target", SAY("torpedo-too-far", target=str(file.target), reach=reach, ship=str(file.ship)))


def settle_missile(reader: Reader, file: BruiseCruiseFile) -> None:
    """The port that launched it, and its range (BC-11.1, BC-11.2, BC-U14)."""
    position = reader.position
    if file.ship is not None:
        raise Malformed("ship", SAY("missile-from-port"))
    if position.kind == codes.MISSILE:
        card = read_played(reader, file)
        if card >= position.chart.actions:
            raise Malformed("card", SAY("no-card-of-port", card=str(file.card)))
        position.port = position.chart.member(card)
        if file.port is not None and reader.port(file.port, "port") != position.port:
            raise Malformed("port", SAY("missile-port", card=str(file.card)))
    else:
        if file.port is None:
            raise Malformed("port", SAY("missile-port-missing"))
        position.port = reader.port(file.port, "port")
        if not (position.flags[position.active] | bit(position.home[position.active])) & bit(position.port):
            raise Malformed("port", SAY("no-own-flag", port=str(file.port), seat=position.seat_name(position.active)))
    if not weapons.under_missile(position, position.port, position.target):
        problem = SAY("missile-too-far", target=str(file.target), reach=codes.MISSILE_RANGE)
        raise Malformed("target", problem)
