"""What a game of Bruise Cruise looks like to a bot: what each seat may hope for, and which moves deserve a look first.

Prospects are in hundredths of a point: the points there are, what the rest is likely to become, and
the actions that are left. An action costs what it usually earns elsewhere, so a thing is worth its points
less the actions they still take. A compiled class stands in one file, so this one is longer than most.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.judgement import Judgement, exponential, falling, sharpen
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import NOBODY, Position
from quarterdeck.engine.sets import NOTHING, bit, count, lowest
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.codes import (
    ACTING,
    BUNDLE,
    CARD,
    DRAW,
    EFFECT,
    FAR,
    FLEET,
    KINDS,
    LIFE,
    LOOT,
    MISSILES,
    NO_CARD,
    NO_PORT,
    NO_SHIP,
    REGIONS,
    SHIP,
    SPACE,
    TORPEDO_RANGE,
    TORPEDOES,
    WORDS,
)
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition
from quarterdeck.games.bruise_cruise.rules import scoring, weapons
from quarterdeck.games.bruise_cruise.rules import turns as turns_rules
from quarterdeck.games.bruise_cruise.table.chart import Chart

# In hundredths of a point.
POINT: Final[i64] = 100
ACTION: Final[i64] = 40  # what an action usually earns
REGION: Final[i64] = 45  # the first flag in a region: a ship, and a step to decommissioning
LAST_REGION: Final[i64] = 40
TORPEDO_AIMED: Final[i64] = 60
TORPEDO_STORED: Final[i64] = 48
MISSILE_AIMED: Final[i64] = 52
MISSILE_STORED: Final[i64] = 44
PRESERVER: Final[i64] = 16
TARGET: Final[i64] = 60  # a rival's ship in range, with a torpedo in stock
CARD_HELD: Final[i64] = 12
UNFATHOMABLE_HELD: Final[i64] = 15
LAST_CARD: Final[i64] = 30  # a card more when the deck is empty: a turn more
SHIP_AFLOAT: Final[i64] = 15
SHIP_WAITING: Final[i64] = 8
ANCHOR: Final[i64] = -35

CLOSING_TURNS: Final = 4.0  # turns of each seat after the last card is drawn
LULL: Final = 3.0  # actions that pass without any use of what is in store
A_SAIL: Final[i64] = 6  # steps that a good card allows
HOLDS: Final = 6.5  # cards that a hand holds at the end of a turn
HAZE: Final = 30.0  # by how much prospects may be wrong at the end
HAZE_GROWS: Final = 35.0  # and for each turn that is left, if they are few
HAZE_FLATTENS: Final = 0.1

FADING: Final[i64] = 6
"""The number of steps at which a third of a value remains."""
HALF: Final[i64] = 6
"""A move this much worse is half as likely to be looked at."""
FALLING: Final = falling(HALF)
# By kind of action, END first; by effect; for no, one, two cards; for loot, none first.
KIND_VALUES: Final = vec[i64]([18, 47, 70, 101, 117, 122, 270, 179, 173, 120, 190, 108, 106, 132, 270])
EFFECT_VALUES: Final = vec[i64]([0, 30, 15, 20, 15, 25, 40, 60, 0, 70, 30, 40, 0, 0, 0, 5, 80, 120, 0])
DRAW_VALUES: Final = vec[i64]([-40, 0, 60])
LOOT_VALUES: Final = vec[i64]([0, 16, 34, 48])


# -- what a seat may hope for ---------------------------------------------------------------------


def wanted(board: BruiseCruisePosition, seat: i64) -> i64:
    """The ports of the seat's Action cards in which it may plant a flag, as a set."""
    ports = board.ports_in_hand(seat) & ~board.flags[seat]
    for other in range(board.seats):
        if board.home[other] != NO_PORT:
            ports &= ~bit(board.home[other])
    return ports if board.flags_left(seat) > 0 else NOTHING


def nearest(board: BruiseCruisePosition, seat: i64, space: i64) -> i64:
    """Steps from the seat's nearest ship without anchor."""
    chart = board.chart
    sailing = chart.sailing
    anchored = board.anchored
    row = space * chart.spaces
    place = board.place
    least = FAR
    for ship in range(seat * FLEET, seat * FLEET + FLEET):
        at = place[ship]
        if at >= 0 and not anchored & bit(ship):
            least = min(least, i64(sailing[row + at]))
    return least


def prize(board: BruiseCruisePosition, seat: i64, port: i64) -> i64:
    """What a flag in the port is worth, including the chances of a battle."""
    chart = board.chart
    flags = board.flags
    here = bit(port)
    worth = POINT
    if not flags[seat] & chart.region_ports[chart.region[port]]:
        worth += REGION
    for other in range(board.seats):
        if other != seat and flags[other] & here:
            return (worth + POINT // (board.seats - 1)) * 7 // 12
    return worth


def discounted(worth: i64, steps: i64) -> i64:
    """What remains of the value of something that lies so many steps away."""
    return worth if steps == 0 else worth * 4 // (FADING + steps)


def hope(board: BruiseCruisePosition, seat: i64, port: i64) -> i64:
    """What the card of a wanted port is worth for a flag there."""
    steps = nearest(board, seat, board.chart.port_space[port])
    return discounted(prize(board, seat, port) - ACTION, steps)


def has_target(board: BruiseCruisePosition, seat: i64) -> bool:
    """Some ship of the seat could fire a torpedo at a rival's."""
    chart = board.chart
    sailing = chart.sailing
    place = board.place
    own = seat * FLEET
    for ship in range(own, own + FLEET):
        if place[ship] >= 0 and not board.anchored & bit(ship):
            row = place[ship] * chart.spaces
            for other in range(board.seats * FLEET):
                space = place[other]
                if space >= 0 and not own <= other < own + FLEET and i64(sailing[row + space]) <= TORPEDO_RANGE:
                    return True
    return False


def stored(board: BruiseCruisePosition, seat: i64) -> i64:
    """What the seat's stock promises."""
    first = seat * KINDS
    stock = board.stock
    worth = PRESERVER * min(stock[first + LIFE], 6)
    if stock[first + TORPEDOES] > 0:
        worth += stock[first + TORPEDOES] * (TORPEDO_AIMED if has_target(board, seat) else TORPEDO_STORED)
    missiles = stock[first + MISSILES]
    if missiles > 0:
        worth += missiles * MISSILE_STORED
        ports = board.ports_in_hand(seat) & weapons.ports_in_reach(board, seat)
        worth += min(missiles, count(ports)) * (MISSILE_AIMED - MISSILE_STORED)
    return worth


def in_hand(board: BruiseCruisePosition, seat: i64) -> i64:
    """What the seat's cards promise."""
    worth = CARD_HELD * board.held[seat] + UNFATHOMABLE_HELD * count(board.hand[seat * WORDS + 2])
    ports = wanted(board, seat)
    while ports:
        port = lowest(ports)
        ports &= ports - 1
        worth += hope(board, seat, port)
    return worth


def afloat(board: BruiseCruisePosition, seat: i64) -> i64:
    """What the seat's ships promise, and the regions of its flags."""
    chart = board.chart
    regions = chart.regions(board.flags[seat])
    home = board.home_space(seat)
    worth = regions * 6
    if regions == REGIONS:
        worth += LAST_REGION
    for ship in range(seat * FLEET, seat * FLEET + FLEET):
        space = board.place[ship]
        if space >= 0:
            worth += SHIP_AFLOAT
            if board.anchored & bit(ship):
                worth += ANCHOR
            if board.flipped & bit(ship):
                worth += discounted(POINT - ACTION, chart.sail(space, home)) * (regions - 1) // 4
        elif space == codes.COMMISSIONABLE:
            worth += SHIP_WAITING
    return worth


def turns_left(board: BruiseCruisePosition, seat: i64) -> float:
    """About how many turns the seat will still have, the next or present one included."""
    seats = float(board.seats)
    cards = float(board.deck)
    if board.passes < turns_rules.most_passes(board):
        cards += float(board.chart.cards) - HOLDS * seats
    after = float((seat - board.active + board.seats) % board.seats)
    if board.closing:
        return 0.75 * float(board.held[seat])
    return cards / (2.0 * seats) + 0.5 - (after + 0.5) / seats + CLOSING_TURNS


def prospects(board: BruiseCruisePosition, seat: i64) -> float:
    """The points that the seat is likely to have at the end, in hundredths."""
    actions = 2.0 * turns_left(board, seat)
    assets = float(stored(board, seat) + in_hand(board, seat) + afloat(board, seat))
    extra = float(LAST_CARD * board.held[seat]) * 6.0 / (6.0 + actions)
    return (
        float(scoring.points_of(board, seat) * POINT)
        + assets * actions / (actions + LULL)
        + float(ACTION) * actions
        + extra
    )


# -- which moves deserve a look ----------------------------------------------------------------------
#
# Moves are valued in hundredths of a point, roughly, and only against the others of their list;
# `sharpen` makes weights of the values.


def is_sail(kind: i64) -> bool:
    """The kind of action lets one of the player's ships sail."""
    return kind in (codes.SAIL_ONE, codes.SAIL_CARD, EFFECT + codes.GULF_STREAM)


def bundle_worth(board: BruiseCruisePosition, card: i64, alternative: i64) -> i64:
    """The worth of the things on an Action card, as far as the supply has them."""
    bundle = board.chart.bundle
    supply = board.supply
    first = (card * codes.MOST_BUNDLES + alternative) * KINDS
    return (
        min(bundle[first], supply[LIFE]) * PRESERVER
        + min(bundle[first + 1], supply[MISSILES]) * MISSILE_STORED
        + min(bundle[first + 2], supply[TORPEDOES]) * TORPEDO_STORED
    )


def best_bundle(board: BruiseCruisePosition, card: i64) -> i64:
    """The most that an exchange of the card can bring."""
    most: i64 = 0
    for alternative in range(board.chart.bundles[card]):
        most = max(most, bundle_worth(board, card, alternative))
    return most


def keeps(board: BruiseCruisePosition, seat: i64, card: i64, ports: i64) -> i64:
    """What a card in hand is worth for its port, if that is one of the wanted ones: a flag there; or a missile from there."""
    chart = board.chart
    if card >= chart.actions:
        return UNFATHOMABLE_HELD + CARD_HELD
    port = chart.member(card)
    worth: i64 = 0
    if ports & bit(port):
        worth = hope(board, seat, port)
        if board.hand[seat * WORDS] & board.hand[seat * WORDS + 1] & bit(port):
            worth //= 2
    if board.stock[seat * KINDS + MISSILES] > 0 and weapons.ports_in_reach(board, seat) & bit(port):
        worth = max(worth, MISSILE_AIMED)
    return worth


def goals(board: BruiseCruisePosition, seat: i64, card: i64, ports: i64) -> i64:
    """The wanted ports, but for that of a card that is about to be spent."""
    if card != NO_CARD and card < board.chart.actions:
        port = bit(board.chart.member(card))
        if not (board.hand[seat * WORDS] & board.hand[seat * WORDS + 1] & port):
            ports &= ~port
    return ports


def best_goal(board: BruiseCruisePosition, ship: i64, steps: i64, ports: i64) -> i64:
    """How good a ship's best goal is, one of the ports or another, if the ship may now sail so many steps."""
    chart = board.chart
    seat = ship // FLEET
    row = board.place[ship] * chart.spaces
    best: i64 = 0
    while ports:
        port = lowest(ports)
        ports &= ports - 1
        far = i64(chart.sailing[row + chart.port_space[port]])
        if far > 0:
            best = max(best, discounted(prize(board, seat, port), max(0, far - steps)))
    if heads_home(board, ship):
        far = i64(chart.sailing[row + board.home_space(seat)])
        best = max(best, discounted(POINT, max(0, far - steps)))
    if board.stock[seat * KINDS + TORPEDOES] > 0:
        far = steps_to_target(board, ship)
        if far < FAR:
            best = max(best, discounted(TARGET, max(0, far - steps)))
    return best


def heads_home(board: BruiseCruisePosition, ship: i64) -> bool:
    """The ship could be decommissioned if it were in its Home Port, and is not there."""
    seat = ship // FLEET
    if not board.flipped & bit(ship) or board.place[ship] == board.home_space(seat):
        return False
    return board.chart.regions(board.flags[seat]) == REGIONS and board.at[board.home_space(seat)] == NO_SHIP


def value_kinds(board: BruiseCruisePosition, moves: Moves, weights: vec[i64]) -> None:
    """Points first; then what brings them nearer."""
    seat = board.active
    far = nearest_goal(board, seat)
    for k in range(moves.count):
        kind = moves.items[k]
        value = KIND_VALUES[kind]
        if kind in (codes.SAIL_ONE, codes.SAIL_CARD):
            value += value_of_sailing(kind, far, board.actions_left)
        elif kind == codes.TRADE_TORPEDO and has_target(board, seat):
            value += 25
        elif kind == codes.UNFATHOMABLE:
            value += best_unfathomable(board, seat)
        elif kind == codes.DECOMMISSION and loses_by_ending(board, seat):
            value = 0
        weights[k] = value


def value_of_sailing(kind: i64, far: i64, left: i64) -> i64:
    """One step, or a card for more, if the nearest goal is so far off."""
    if kind == codes.SAIL_ONE:
        if far == 1:
            return 100
        return 60 * i64(far == left)
    if far in (FAR, 1):
        return 0
    return 50 + 25 * i64(far <= A_SAIL)


def best_unfathomable(board: BruiseCruisePosition, seat: i64) -> i64:
    """The value of the best Unfathomable card in hand."""
    effects = board.chart.effect
    cards = board.hand[seat * WORDS + 2]
    best: i64 = 0
    while cards:
        k = lowest(cards)
        cards &= cards - 1
        best = max(best, value_of_effect(board, seat, effects[k]))
    return best


def value_of_effect(board: BruiseCruisePosition, seat: i64, effect: i64) -> i64:
    """What an Unfathomable card is worth now, if it can be played."""
    first = seat * KINDS
    if effect == codes.CLEARANCE:
        return min(board.stock[first + LIFE], 3) * 30
    if effect == codes.COLLECTION_PLATE:
        rich: i64 = 0
        for other in range(board.seats):
            if other != seat and board.stock[other * KINDS + LIFE] > 0:
                rich += 1
        return rich * 20
    if effect == codes.HOMESICK:
        return 60 * i64(board.chart.regions(board.flags[seat]) == REGIONS)
    if effect == codes.LONG_FUSE:
        return 60 * i64(board.stock[first + TORPEDOES] > 0 and not has_target(board, seat))
    if effect == codes.NO_PAPERS:
        return 65 * i64(board.stock[first + MISSILES] > 0)
    return EFFECT_VALUES[effect]


def nearest_goal(board: BruiseCruisePosition, seat: i64) -> i64:
    """Steps to the nearest space that one of the player's ships could make use of, if it is not there already."""
    chart = board.chart
    least = FAR
    ports = wanted(board, seat)
    for ship in range(seat * FLEET, seat * FLEET + FLEET):
        if board.is_free(ship):
            row = board.place[ship] * chart.spaces
            if heads_home(board, ship):
                least = min(least, i64(chart.sailing[row + board.home_space(seat)]))
            least = min(least, steps_to_port(chart, row, ports))
            if board.stock[seat * KINDS + TORPEDOES] > 0:
                least = min(least, steps_to_target(board, ship))
    return least


def steps_to_port(chart: Chart, row: i64, ports: i64) -> i64:
    """Steps to the nearest port of a set, but for the one where the ship lies."""
    least = FAR
    while ports:
        port = lowest(ports)
        ports &= ports - 1
        far = i64(chart.sailing[row + chart.port_space[port]])
        if 0 < far < least:
            least = far
    return least


def steps_to_target(board: BruiseCruisePosition, ship: i64) -> i64:
    """Steps until the ship has a rival's ship in range of a torpedo; FAR if it has one already."""
    chart = board.chart
    sailing = chart.sailing
    place = board.place
    row = place[ship] * chart.spaces
    own = ship // FLEET * FLEET
    least = FAR
    for other in range(board.seats * FLEET):
        space = place[other]
        if space >= 0 and not own <= other < own + FLEET:
            least = min(least, i64(sailing[row + space]))
    return least - TORPEDO_RANGE if TORPEDO_RANGE < least < FAR else FAR


def loses_by_ending(board: BruiseCruisePosition, seat: i64) -> bool:
    """The last ship home would end the game while a rival has more points."""
    if board.fleet_home(seat) != FLEET - 1:
        return False
    points = scoring.points_of(board, seat) + 1
    return any(scoring.points_of(board, other) > points for other in range(board.seats))


def value_picks(board: BruiseCruisePosition, moves: Moves, weights: vec[i64]) -> bool:
    """Value what can be picked for the chosen kind of action; False if all picks are alike, as winds are."""
    phase = board.phase
    if phase == codes.PICK_CARD:
        value_cards(board, moves, weights)
    elif phase == codes.PICK_SHIP:
        return value_ships(board, moves, weights)
    elif phase == codes.PICK_SPACE and is_sail(board.kind):
        value_spaces(board, board.ship, board.card, moves, weights)
    elif phase == codes.PICK_TARGET:
        value_targets(board, moves, weights)
    elif phase == codes.PICK_BUNDLE:
        value_bundles(board, moves, weights)
    else:
        return False
    return True


def value_cards(board: BruiseCruisePosition, moves: Moves, weights: vec[i64]) -> None:
    """Value the cards to spend: best is one that does what is wanted and is of little other use."""
    seat = board.active
    kind = board.kind
    chart = board.chart
    ports = wanted(board, seat)
    for k in range(moves.count):
        card = moves.items[k] - CARD
        if kind in (codes.CLAIM, codes.BATTLE):
            weights[k] = prize(board, seat, chart.member(card)) - best_bundle(board, card) // 2
        elif kind == codes.EXCHANGE:
            weights[k] = best_bundle(board, card) - keeps(board, seat, card, ports)
        elif kind == codes.SAIL_CARD:
            weights[k] = value_as_fuel(board, seat, card, ports)
        elif kind == codes.MISSILE:
            port = chart.member(card)
            value = hope(board, seat, port) if ports & bit(port) else NOTHING
            weights[k] = -value - best_bundle(board, card) // 2
        elif kind == codes.UNFATHOMABLE:
            weights[k] = value_of_effect(board, seat, chart.effect[chart.member(card)])
        else:
            weights[k] = salvage_worth(board, seat, card)


def salvage_worth(board: BruiseCruisePosition, seat: i64, card: i64) -> i64:
    """What a card of the discard pile would be worth in the hand."""
    port = board.chart.member(card)
    value = best_bundle(board, card)
    if not board.flags[seat] & bit(port) and not board.is_home(port):
        value = max(value, hope(board, seat, port))
    return value


def value_as_fuel(board: BruiseCruisePosition, seat: i64, card: i64, ports: i64) -> i64:
    """A card that takes some ship to a goal, one of the wanted ports or another, and would not be missed."""
    best: i64 = 0
    others = goals(board, seat, card, ports)
    steps = board.chart.rating[card]
    for ship in range(seat * FLEET, seat * FLEET + FLEET):
        if board.is_free(ship):
            best = max(best, best_goal(board, ship, steps, others))
    return best - keeps(board, seat, card, ports) - best_bundle(board, card) // 2


def value_bundles(board: BruiseCruisePosition, moves: Moves, weights: vec[i64]) -> None:
    """Which of the things on the card."""
    for k in range(moves.count):
        weights[k] = bundle_worth(board, board.card, moves.items[k] - BUNDLE)


def value_ships(board: BruiseCruisePosition, moves: Moves, weights: vec[i64]) -> bool:
    """Which ship sails: the one with the best goal."""
    kind = board.kind
    if not is_sail(kind):
        return False
    steps: i64 = 1
    if kind == codes.SAIL_CARD:
        steps = board.chart.rating[board.card]
    elif kind > EFFECT:
        steps = A_SAIL
    seat = board.active
    ports = goals(board, seat, board.card, wanted(board, seat))
    for k in range(moves.count):
        weights[k] = best_goal(board, moves.items[k] - SHIP, steps, ports)
    return True


def value_targets(board: BruiseCruisePosition, moves: Moves, weights: vec[i64]) -> None:
    """Value the targets: the leader, and preferably a player who has something to lose."""
    for k in range(moves.count):
        other = (moves.items[k] - SHIP) // FLEET
        first = other * KINDS
        goods = board.stock[first] + board.stock[first + 1] * 2 + board.stock[first + 2] * 3
        weights[k] = 2 * scoring.points_of(board, other) + goods


def value_spaces(board: BruiseCruisePosition, ship: i64, card: i64, moves: Moves, weights: vec[i64]) -> None:
    """Where a ship sails: ports of cards in hand, home to be decommissioned, into range for a torpedo."""
    chart = board.chart
    seat = ship // FLEET
    for k in range(moves.count):
        weights[k] = 0
    ports = goals(board, seat, card, wanted(board, seat))
    while ports:
        port = lowest(ports)
        ports &= ports - 1
        attract(chart, chart.port_space[port], prize(board, seat, port), 0, moves, weights)
    if heads_home(board, ship):
        attract(chart, board.home_space(seat), POINT, 0, moves, weights)
    if board.stock[seat * KINDS + TORPEDOES] > 0:
        for other in range(board.seats * FLEET):
            if board.place[other] >= 0 and other // FLEET != seat:
                attract(chart, board.place[other], TARGET, TORPEDO_RANGE, moves, weights)


def attract(chart: Chart, space: i64, worth: i64, reach: i64, moves: Moves, weights: vec[i64]) -> None:
    """Spaces near a goal, or within reach of it, become worth more; staying put does not."""
    row = space * chart.spaces
    sailing = chart.sailing
    items = moves.items
    for k in range(moves.count):
        here = items[k] - SPACE
        if here >= 0:
            steps = max(0, i64(sailing[row + here]) - reach)
            if weights[k] * (FADING + steps) < worth * FADING:  # else it is not worth more; to divide takes longer
                weights[k] = max(weights[k], discounted(worth, steps))


def value_getaway(board: BruiseCruisePosition, moves: Moves, weights: vec[i64]) -> None:
    """Valued like any other sail."""
    ship = board.ship if board.phase == codes.RAIDER_FLEES else board.target
    value_spaces(board, ship, NO_CARD, moves, weights)


def value_discards(board: BruiseCruisePosition, moves: Moves, weights: vec[i64]) -> None:
    """Which card goes; and whether one, of a full hand, is given for a new one."""
    seat = board.player
    ports = wanted(board, seat)
    for k in range(moves.count):
        if moves.items[k] < CARD:
            weights[k] = DRAW_VALUES[moves.items[k] - DRAW]
        else:
            card = moves.items[k] - CARD
            value = keeps(board, seat, card, ports)
            if card < board.chart.actions:
                value = max(value, best_bundle(board, card))
            weights[k] = -value


def value_homes(board: BruiseCruisePosition, moves: Moves, weights: vec[i64]) -> None:
    """A Home Port amidst many ports, near those of the other cards."""
    chart = board.chart
    nearness = chart.nearness
    hand = board.ports_in_hand(board.player)
    for k in range(moves.count):
        home = chart.member(moves.items[k] - CARD)
        row = home * chart.ports
        total = chart.amidst[home]
        others = hand
        while others:
            total += 4 * nearness[row + lowest(others)]
            others &= others - 1
        weights[k] = total // 40


def value_of_buying(move: i64) -> i64:
    """Torpedoes rather than Missiles, anything rather than nothing."""
    if move == codes.END:
        return 0
    return 40 - 20 * i64(move == codes.TRADE_MISSILE)


def value_answers(board: BruiseCruisePosition, moves: Moves, weights: vec[i64]) -> bool:
    """Choices in the middle of an action."""
    phase = board.phase
    if phase in (codes.RAIDER_FLEES, codes.DEFENDER_FLEES):
        value_getaway(board, moves, weights)
    elif phase == codes.LOOTING:
        for k in range(moves.count):
            weights[k] = LOOT_VALUES[moves.items[k] - LOOT]
    elif phase == codes.SURRENDERING:
        weights[0] = TORPEDO_STORED - MISSILE_STORED
        weights[1] = 0
    elif phase == codes.BUYING:
        for k in range(moves.count):
            weights[k] = value_of_buying(moves.items[k])
    else:
        return False
    return True


@final
class BruiseCruiseJudgement(Judgement):
    """Judges at the beginning of a turn, when nobody is in the middle of anything."""

    def __init__(self) -> None:
        super().__init__(1)

    def judge(self, position: Position, seat: i64) -> float:
        """The seat's chances to be first, from everybody's prospects and how much can still change."""
        shares = vec[float]([0.0, 0.0, 0.0, 0.0])
        self.judge_all(position, shares)
        return shares[seat]

    def judge_all(self, position: Position, shares: vec[float]) -> bool:
        board = cast(BruiseCruisePosition, position)
        best = 0.0
        turns = 0.0
        for other in range(board.seats):
            shares[other] = prospects(board, other)
            best = max(best, shares[other])
            turns = max(turns, turns_left(board, other))
        haze = HAZE + HAZE_GROWS * turns / (1.0 + HAZE_FLATTENS * turns)
        total = 0.0  # the chances of a seat grow by e with each `haze` of prospects
        for other in range(board.seats):
            shares[other] = exponential((shares[other] - best) / haze)
            total += shares[other]
        for other in range(board.seats):
            shares[other] = shares[other] / total
        return True

    def points(self, position: Position, seat: i64) -> float:
        """The points at the end (BC-22)."""
        board = cast(BruiseCruisePosition, position)
        if board.player == NOBODY:
            return float(scoring.points_of(board, seat))
        return max(0.0, prospects(board, seat) / float(POINT))

    def levels(self) -> tuple[int, int, int, int, int] | None:
        """As for any game, but 4,000 at level 5: that is distinct enough from level 4 and takes half the time."""
        return 10, 40, 160, 800, 4_000

    def settled(self, position: Position) -> bool:
        """Turns are about to begin."""
        board = cast(BruiseCruisePosition, position)
        return board.phase == ACTING and board.actions_left == codes.ACTIONS

    def weigh(self, position: Position, moves: Moves, weights: vec[i64]) -> bool:
        """Weigh each move by its worth against the others; no opinion about winds and about ships that anything may happen to."""
        board = cast(BruiseCruisePosition, position)
        if moves.count == 0 or not value(board, moves, weights):
            return False
        sharpen(weights, moves.count, FALLING)
        return True


def value(board: BruiseCruisePosition, moves: Moves, weights: vec[i64]) -> bool:
    """Values of the listed moves; False if they are all alike."""
    phase = board.phase
    if phase == ACTING:
        value_kinds(board, moves, weights)
    elif codes.PICK_CARD <= phase <= codes.PICK_WIND:
        return value_picks(board, moves, weights)
    elif phase in (codes.REPLENISHING, codes.DISCARDING):
        value_discards(board, moves, weights)
    elif phase == codes.HOMING:
        value_homes(board, moves, weights)
    else:
        return value_answers(board, moves, weights)
    return True
