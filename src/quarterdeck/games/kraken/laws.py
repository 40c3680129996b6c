"""Kraken's part of the laws: facts that no move changes, and worlds that a seat cannot tell apart.

Written without `veil` and `imagine`, since it judges both.
"""

from __future__ import annotations

from quarterdeck.engine.dice import Dice
from quarterdeck.engine.sets import members
from quarterdeck.games.kraken.codes import NO_PLACE
from quarterdeck.games.kraken.position import STARTING, KrakenPosition


def conserved(position: KrakenPosition) -> dict[str, int]:
    """Every card is in one place, every hand has the size that is stated, every ship has its own place or has sunk."""
    hands = [members(hand) for hand in position.hand]
    held = [int(number) for number in position.held]
    afloat = [int(place) for place in position.place if place != NO_PLACE]
    sunk = sum(1 for number in position.sunk_at if number)
    waiting = len(members(position.unplaced())) if position.phase == STARTING else 0
    return {
        "cards": sum(map(len, hands)) + len(members(position.played)) + len(members(position.unseen())),
        "hands of another size than told": sum(len(hand) != number for hand, number in zip(hands, held, strict=True)),
        "ships": len(set(afloat)) + sunk + waiting,
        "ships on the water that are not listed": sum(1 for ship in position.slots if ship >= 0) - len(afloat),
        "ships counted wrongly": position.ships - sunk - position.afloat,
    }


def other_world(position: KrakenPosition, seat: int, dice: Dice) -> KrakenPosition:
    """This position with all cards dealt anew that are neither open nor in the seat's hand (KR-1.12, KR-R6)."""
    world = position.clone()
    seen = set(members(position.played))
    if seat >= 0:
        seen.update(members(position.hand[seat]))
    hidden = [card for card in range(position.cards) if card not in seen]
    for other in range(position.ships):
        if other != seat:
            hand = 0
            for _ in members(position.hand[other]):
                hand |= 1 << hidden.pop(dice.below(len(hidden)))
            world.hand[other] = hand
    return world
