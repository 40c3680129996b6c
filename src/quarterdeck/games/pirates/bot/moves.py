"""The worth of each move of a turn against the others in its list; hundredths of a gold coin of value 1."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.judgement import NEVER
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import NOTHING, bit
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.bot.places import STRUCK, Helm
from quarterdeck.games.pirates.bot.prospects import GOLD, Outlook, soon
from quarterdeck.games.pirates.codes import NONE, PASS
from quarterdeck.games.pirates.geometry.angles import ROUND, heading_of
from quarterdeck.games.pirates.phase_table import phase_of
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.rules.exploring import exploring
from quarterdeck.games.pirates.rules.shooting import cannons, repair
from quarterdeck.games.pirates.rules.shooting.shooting import shot_cannon, shot_target
from quarterdeck.games.pirates.table import questions, skills
from quarterdeck.games.pirates.table.catalog import MAST_PLACES
from quarterdeck.games.pirates.table.table import LONG
from quarterdeck.games.pirates.texts import abilities

SIDES: Final = 6.0
WINDS: Final[i64] = 12  # headings tried, to see what a move may bring
AT_ONCE: Final = 15.0  # for an explore where the ship lies
A_LOOK: Final[i64] = 2  # for one that brings nothing known
A_MAST: Final[i64] = 30  # repaired
A_CREW: Final = 25.0
FAR_OFF: Final = 0.25  # hits of cannons that shoot twice as far
A_HULK: Final = 60.0  # taken in tow
DRAG: Final = 0.25  # of the own prize, that a tow delays


# -- between actions -------------------------------------------------------------------------------


def value_names(board: PiratesPosition, moves: Moves, values: vec[i64]) -> None:
    """Free deeds come first, then ships that can explore where they lie, then others; one that may give away her action is last.

    Where crew does most says `better_place`.
    """
    for k in range(moves.count):
        move = moves.items[k]
        if move == PASS:
            values[k] = 0
        elif move < codes.MOVE:
            unit = move - codes.UNIT
            values[k] = 30
            if exploring.islands_to_explore(board, unit):
                values[k] = 60
            elif skills.able(board, unit, abilities.CAPTAIN):
                values[k] = 40
            elif skills.able(board, unit, abilities.YIELDS_ACTION):
                values[k] = 20
        else:
            values[k] = value_of_deed(move)


def value_of_deed(move: i64) -> i64:
    """A free explore, what brings one more action or somebody's treasure, the tow of a flotilla, a kraken's grasp; other deeds are left alone."""
    if codes.FREE_EXPLORE <= move < codes.CREW:
        return 90
    if is_second_action(move) or codes.PICK <= move < codes.SHOW:
        return 80
    return i64(50) if is_tow_or_grasp(move) else NEVER


def is_second_action(move: i64) -> bool:
    """Whether a move rolls for one more action of a ship."""
    if not codes.USE <= move < codes.SACRIFICE:
        return False
    ability = (move - codes.USE) // codes.OF_UNITS
    return ability in (abilities.EXTRA_ACTION, abilities.SAME_AGAIN)


def is_tow_or_grasp(move: i64) -> bool:
    """Whether a ship takes a flotilla in tow by a move, or a kraken lies down around a ship."""
    if not codes.FEAT <= move < codes.SEGMENT:
        return False
    return codes.feat_ability(move) in (abilities.FLOTILLA, abilities.KRAKEN)


# -- actions ---------------------------------------------------------------------------------------


def value_actions(board: PiratesPosition, outlook: Outlook, helm: Helm, moves: Moves, values: vec[i64]) -> None:
    """What each action brings, next to none."""
    helm.stay(board)
    here = helm.judge_place(board, outlook)
    for k in range(moves.count):
        move = moves.items[k]
        if move == PASS:
            values[k] = 0
        elif move == codes.MOVE:
            values[k] = i64(best_place(board, outlook, helm, i64(outlook.speed[helm.unit])) - here)
        elif move == codes.SHOOT:
            values[k] = i64(broadside(board, outlook, helm, 1.0))
        elif move == codes.SHOOT_FAR:
            values[k] = i64(broadside(board, outlook, helm, FAR_OFF))
        elif move == codes.REPAIR:
            values[k] = A_MAST
        elif codes.ISLAND <= move < codes.ISLAND_CARD:
            values[k] = value_of_explore(outlook, helm, move - codes.ISLAND)
        else:
            values[k] = value_of_sharing(board, outlook, helm, move - codes.UNIT) if move < codes.MOVE else NOTHING


def best_place(board: PiratesPosition, outlook: Outlook, helm: Helm, way: i64) -> float:
    """The best of the places that lie so far off, a whole move: in all directions, and towards the goal."""
    best = -1_000_000.0
    for k in range(WINDS):
        helm.sail(board, k * (ROUND // WINDS), way)
        best = max(best, helm.judge_place(board, outlook))
    if helm.goal != NONE:
        shore = board.waters.shores[helm.goal]
        dx = ((shore.left + shore.right) >> 1) - i64(helm.x)
        dy = ((shore.bottom + shore.top) >> 1) - i64(helm.y)
        if dx != 0 or dy != 0:
            helm.sail(board, heading_of(dx, dy), way)
            best = max(best, helm.judge_place(board, outlook))
    helm.stay(board)
    return best


def broadside(board: PiratesPosition, outlook: Outlook, helm: Helm, share: float) -> float:
    """The likely effect of all cannons together from where the ship lies."""
    best = 0.0
    unit = helm.unit
    reach = float(board.catalog.measure[LONG])
    others = helm.others
    other: i64 = 0
    while others:
        if others & 1 and helm.hit[other] > 0.0:
            way = helm.way_from(other) * (0.5 if share < 1.0 else 1.0)
            hits = outlook.hits(board, unit, min(way, reach))
            best = max(best, hits * helm.hit[other])
        others >>= 1
        other += 1
    return share * STRUCK * best


def value_of_explore(outlook: Outlook, helm: Helm, island: i64) -> i64:
    """The worth of exploring now rather than a turn later, if the ship came for that."""
    if island != helm.goal:
        return A_LOOK
    unit = helm.unit
    after = outlook.after[unit]
    return i64(AT_ONCE + outlook.prize[unit] * (soon(max(0.0, after - 1.0)) - soon(after)))


def value_of_sharing(board: PiratesPosition, outlook: Outlook, helm: Helm, other: i64) -> i64:
    """Treasure of a ship without masts that she takes aboard."""
    unit = helm.unit
    if not questions.is_derelict(board, other) or board.ships.tows[unit] == other:
        return NEVER
    room = max(0.0, outlook.room[unit])
    coins = outlook.coins_aboard[other]
    if coins <= 0.0 or room <= 0.0:
        return NEVER
    return i64(0.5 * GOLD * outlook.carried[other] * min(1.0, room / coins))


# -- shots, masts, boarding ------------------------------------------------------------------------


def value_shots(board: PiratesPosition, helm: Helm, moves: Moves, values: vec[i64]) -> None:
    """Value the likely effect of each shot."""
    for k in range(moves.count):
        move = moves.items[k]
        values[k] = -20
        if codes.SHOT <= move < codes.POSE:
            misses = float(cannons.rank_of(board, board.unit, shot_cannon(move)))
            values[k] = i64((1.0 - misses / SIDES) * helm.hit[shot_target(move)])


def quality(board: PiratesPosition, unit: i64, mast: i64) -> i64:
    """How good the cannon of a mast is; a burning mast is worth nothing."""
    if board.ships.burning[unit] & bit(mast):
        return 0
    place = board.ships.card[unit] * MAST_PLACES + mast
    return 10 * (7 - board.catalog.rank[place]) + 5 * board.catalog.reach[place]


def value_masts(board: PiratesPosition, moves: Moves, values: vec[i64]) -> None:
    """The best cannon is repaired first, and lost last if its own player may choose."""
    unit = repair.whose_mast(board)
    better: i64 = 1
    does = phase_of(board).does
    if does == "burn" or (does == "lose" and board.ships.owner[unit] == board.player):
        better = -1
    for k in range(moves.count):
        mast = moves.items[k] - codes.MAST
        values[k] = better * quality(board, unit, mast) if 0 <= mast < MAST_PLACES else NOTHING


def value_offer(board: PiratesPosition, outlook: Outlook, moves: Moves, values: vec[i64]) -> None:
    """Value a boarding party for the player who is asked, by its chance to win."""
    mine = board.unit if board.ships.owner[board.unit] == board.player else board.target
    theirs = board.target if mine == board.unit else board.unit
    lead = strength(board, mine) - strength(board, theirs)
    hope = winning(lead) * loot(board, outlook, mine, theirs) - winning(-lead) * loot(board, outlook, theirs, mine)
    for k in range(moves.count):
        values[k] = NOTHING if moves.items[k] == PASS else i64(hope)


def strength(board: PiratesPosition, unit: i64) -> i64:
    """What a unit adds to its boarding roll, as far as cards that are known say."""
    return questions.masts_left(board, unit) + i64(skills.able(board, unit, abilities.BOARDING_BONUS))


def winning(lead: i64) -> float:
    """The chance that a die with this bonus beats another die."""
    found: i64 = 0
    for one in range(1, 7):
        for other in range(1, 7):
            if one + lead > other:
                found += 1
    return float(found) / 36.0


def loot(board: PiratesPosition, outlook: Outlook, winner: i64, loser: i64) -> float:
    """What the winner of a boarding party gains: a coin, or the loss of an enemy crew."""
    if outlook.coins_aboard[loser] > 0.0 and outlook.room[winner] > 0.0:
        return 1.6 * GOLD * outlook.carried[loser] / outlook.coins_aboard[loser]
    return A_CREW if questions.pieces_at(board, loser) & ~board.crew.equipment else 0.0


def value_prizes(board: PiratesPosition, moves: Moves, values: vec[i64]) -> None:
    """Treasure before crew; of crew that lies face up, the dearest."""
    for k in range(moves.count):
        move = moves.items[k]
        if move == PASS:
            values[k] = 0
        elif move == codes.ANY_COIN or codes.SLOT <= move < codes.DEAL:
            values[k] = 200
        elif move == codes.ALL_CREW:
            values[k] = 60
        elif codes.CREW <= move < codes.ANY_CREW and board.crew.card[move - codes.CREW] != NONE:
            values[k] = 10 + 8 * board.catalog.crew_cost[board.crew.card[move - codes.CREW]]
        else:
            values[k] = 28


def value_tows(outlook: Outlook, helm: Helm, moves: Moves, values: vec[i64]) -> None:
    """A ship without masts and her gold, for the time that is lost."""
    for k in range(moves.count):
        move = moves.items[k]
        if move == PASS:
            values[k] = 0
        else:
            won = A_HULK + 0.5 * GOLD * outlook.carried[move - codes.UNIT]
            values[k] = i64(won - DRAG * outlook.prize[helm.unit])


# -- cargo -----------------------------------------------------------------------------------------


def value_coins(board: PiratesPosition, moves: Moves, values: vec[i64]) -> None:
    """Value coins: the most gold first, and nothing is left for others."""
    for k in range(moves.count):
        move = moves.items[k]
        values[k] = (
            100 + 10 * questions.gold_in(board, move - codes.SLOT) if codes.SLOT <= move < codes.DEAL else NOTHING
        )


def value_exchanges(board: PiratesPosition, moves: Moves, values: vec[i64]) -> None:
    """Value exchanges: gold is taken from a ship without masts, and nothing is given."""
    taking = questions.is_derelict(board, board.target)
    for k in range(moves.count):
        move = moves.items[k]
        values[k] = NEVER
        if move == PASS:
            values[k] = 0
        elif taking and codes.HAND_OVER <= move < codes.USE and (move - codes.HAND_OVER) % codes.PLACES == board.unit:
            values[k] = 100 + 10 * questions.gold_in(board, (move - codes.HAND_OVER) // codes.PLACES)
