"""What the laws ask of Bruise Cruise: what no move changes, and worlds that a seat cannot tell apart.

Written without `veil` and `imagine`, since it judges both.
"""

from __future__ import annotations

from quarterdeck.engine.dice import Dice
from quarterdeck.engine.sets import members
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition

SETS = int(codes.WORDS)
LINES = int(codes.SEATS)
FLEET = int(codes.FLEET)


def conserved(position: BruiseCruisePosition) -> dict[str, int]:
    """Every piece is in one place, and every hand has the size that is stated (BC-23.5, BC-23.3, BC-16.6, BC-3.1, BC-4.7)."""
    kinds = int(codes.KINDS)
    stock = [sum(int(n) for n in list(position.stock)[kind::kinds]) for kind in range(kinds)]
    deployed = [0, *(sum(int(n) for n in list(position.deployed)[kind::2]) for kind in range(2))]
    supply = [int(number) for number in position.supply]
    hands = [hand(position, seat) for seat in range(LINES)]
    held = [int(number) for number in position.held]
    counts = {
        "players": int(position.seats),
        "life preservers": supply[0] + stock[0],
        "missiles": supply[1] + stock[1] + deployed[1],
        "torpedoes": supply[2] + stock[2] + deployed[2],
        "pieces below nothing": sum(number < 0 for number in (*supply, *position.stock, *held)),
        "anchors": int(position.anchors) + len(members(position.anchored)),
        "cards": int(position.deck) + sum(held) + len(cards(position, [int(word) for word in position.discard])),
        "cards in known places": sum(map(len, hands)) + len(discarded(position)) + len(hidden(position)),
        "hands of another size than told": sum(len(known) != size for known, size in zip(hands, held, strict=True)),
        "hands beyond seven between turns": hands_beyond(position),
    }
    return counts | ships(position) | flags(position)


def ships(position: BruiseCruisePosition) -> dict[str, int]:
    """Six ships a line; on the board each has a space of its own, and none is in a rival's Home Port."""
    places = [int(place) for place in position.place]
    sailing = {ship: place for ship, place in enumerate(places) if place >= 0}
    homes = {int(position.chart.port_space[port]): seat for seat, port in enumerate(position.home) if port >= 0}
    at = {space: int(ship) for space, ship in enumerate(position.at) if ship >= 0}
    return {
        "ships": sum(place >= codes.DECOMMISSIONED for place in places),
        "spaces that hold another ship than told": sum(at.get(place) != ship for ship, place in sailing.items()),
        "spaces with ships less ships on the board": len(at) - len(sailing),
        "ships in rivals' Home Ports": sum(
            homes.get(place, ship // FLEET) != ship // FLEET for ship, place in sailing.items()
        ),
        "anchors on ships off the board": sum(places[ship] < 0 for ship in members(position.anchored)),
    }


def flags(position: BruiseCruisePosition) -> dict[str, int]:
    """Each port has at most one flag, Home Ports none, and no line plants more than it has."""
    planted = [port for seat in range(LINES) for port in members(position.flags[seat])]
    return {
        "flags in a port with another": len(planted) - len(set(planted)),
        "flags in Home Ports": len(set(planted) & {int(port) for port in position.home}),
        "lines with too many flags": sum(position.flags_left(seat) < 0 for seat in range(LINES)),
    }


def hands_beyond(position: BruiseCruisePosition) -> int:
    """Hands beyond the limit, except during a turn that still goes on (BC-19.2, BC-R30)."""
    in_turn = codes.ACTING <= position.phase < codes.REPLENISHING or position.phase == codes.DRAWING
    return sum(
        int(number) > codes.HAND
        for seat, number in enumerate(position.held)
        if not (in_turn and seat == position.active)
    )


def other_world(position: BruiseCruisePosition, seat: int, dice: Dice) -> BruiseCruisePosition:
    """This position with all cards that the seat cannot know dealt anew, and with no rival's pick under way (BC-R51).

    Nobody but the seat on turn knows what it is picking. A player who must choose a Home Port holds a card to choose (BC-R4).
    """
    world = position.clone()
    if seat != position.active and codes.PICK_CARD <= position.phase <= codes.PICK_WIND:
        world.phase = codes.ACTING
        world.kind = 0
        world.card = codes.NO_CARD
        world.ship = world.target = codes.NO_SHIP
        world.port = codes.NO_PORT
    redeal(world, position, seat, dice)
    while world.phase == codes.HOMING and not chooses(world):
        redeal(world, position, seat, dice)
    return world


def redeal(world: BruiseCruisePosition, truth: BruiseCruisePosition, seat: int, dice: Dice) -> None:
    """Every hand except the seat's own keeps the cards that all have seen; its other cards are dealt anew."""
    seen = set(cards(truth, [int(word) for word in truth.shown]))
    pool = hidden(truth)
    for other in range(truth.seats):
        if other != seat:
            pool += [card for card in hand(truth, other) if card not in seen]
    for other in range(truth.seats):
        if other == seat:
            continue
        for word in range(SETS):
            world.hand[other * SETS + word] = truth.hand[other * SETS + word] & truth.shown[word]
        for card in hand(truth, other):
            if card not in seen:
                dealt = pool.pop(dice.below(len(pool)))
                world.hand[other * SETS + which(truth, dealt)] |= 1 << member(truth, dealt)


def chooses(position: BruiseCruisePosition) -> bool:
    """Whether the player who must choose a Home Port holds a card of a port that nobody has chosen (BC-1.11)."""
    taken = {int(port) for port in position.home}
    own = [card for card in hand(position, int(position.active)) if card < position.chart.actions]
    return any(card // 2 not in taken for card in own)


# -- sets of cards -------------------------------------------------------------------------------


def hand(position: BruiseCruisePosition, seat: int) -> list[int]:
    """The cards in a hand, as far as they are known."""
    return cards(position, [int(position.hand[seat * SETS + word]) for word in range(SETS)])


def discarded(position: BruiseCruisePosition) -> list[int]:
    """The cards of the discard pile."""
    return cards(position, [int(word) for word in position.discard])


def hidden(position: BruiseCruisePosition) -> list[int]:
    """The cards in no known place."""
    known = set(discarded(position)).union(*(hand(position, seat) for seat in range(LINES)))
    return [card for card in range(position.chart.cards) if card not in known]


def cards(position: BruiseCruisePosition, sets: list[int]) -> list[int]:
    """The numbers of the cards in three sets, ascending."""
    copies = [2 * port + copy for copy in range(2) for port in members(sets[copy])]
    return sorted(copies) + [int(position.chart.actions) + k for k in members(sets[2])]


def which(position: BruiseCruisePosition, card: int) -> int:
    """The number of the set, of three, that a card is in."""
    return 2 if card >= position.chart.actions else card % 2


def member(position: BruiseCruisePosition, card: int) -> int:
    """The card's number within its set."""
    return card - int(position.chart.actions) if card >= position.chart.actions else card // 2
