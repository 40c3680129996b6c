"""Checks that dice, draws and abilities still to come fit the present question (PI-N15)."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.errors import Malformed
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.file import SAY
from quarterdeck.games.pirates.phase_table import phase_of
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.rules.common import aiming, tokens
from quarterdeck.games.pirates.rules.shooting import lines, smoke
from quarterdeck.games.pirates.rules.shooting.lines import MAST_CANNONS
from quarterdeck.games.pirates.table.in_progress import FOG
from quarterdeck.games.pirates.texts import abilities, kinds

OFFERED: Final = frozenset(
    (
        abilities.ISLAND_TRADER, abilities.GRAPPLE, abilities.TREASURE_CANNON, abilities.CARGO_SHOT, abilities.REROLL,
        abilities.DERELICT_OWNER, abilities.PARLEY, abilities.SCORPION, abilities.TIDE_CALLER, abilities.SMOKEPOT,
        abilities.NAVIGATOR, abilities.FOG_WALKER, abilities.CARGO_SHOT_ONCE, abilities.POSSESSOR,
        abilities.RECRUITER, abilities.TWO_DICE, abilities.TWO_SHOT_DICE, abilities.CREW_TRADER,
    )
)  # fmt: skip
"""Abilities about which somebody is asked in the middle of something."""
ROLLED: Final = frozenset((abilities.REROLL, abilities.PARLEY, abilities.TWO_DICE, abilities.TWO_SHOT_DICE))
"""Those of them that are about a ship other than the one that acts."""
TURNS: Final = frozenset((abilities.LONGSHIP, abilities.SCHOONER, abilities.TIDE_CALLER))
"""Abilities that turn a ship."""
LOOKS: Final = (kinds.TREASURE_MARKSMANS_MAP, kinds.TREASURE_ABANDONED_CHARTS, kinds.TREASURE_KEY)
"""Treasures with which treasure on an island is looked at."""
BOARDERS: Final = 2
"""Dice of a boarding party."""


def check_waits(position: PiratesPosition) -> None:
    """`Malformed` names the field that leaves nothing, or too much, to do."""
    check_dice(position)
    check_queue(position)
    check_offer(position)
    check_smoke(position)


def check_dice(position: PiratesPosition) -> None:
    """As many dice are left as there are things to roll for (PI-17.1, PI-9.9)."""
    phase, fires = phase_of(position), position.fires
    if phase.counted:
        path, left = dice_left(position)
        if left < 1:
            raise Malformed(path, SAY("nothing-to-come"))
    if phase.counted == "fires" and fires.dice_left > int(position.ships.burning[position.unit]).bit_count():
        problem = SAY("fire-dice", dice=fires.dice_left)
        raise Malformed("in_progress.fires.dice_left", problem)
    if phase.counted == "boarding" and position.boarding.dice_left > BOARDERS:
        problem = SAY("boarding-dice", dice=position.boarding.dice_left)
        raise Malformed("in_progress.boarding.dice_left", problem)
    if phase.does == "burn" and fires.kindled == NONE and fires.spread < 1:
        raise Malformed("in_progress.fires.spread", SAY("spread-missing"))


def dice_left(position: PiratesPosition) -> tuple[str, int]:
    """How many dice or draws are still to come in one of these phases, and the field that says so."""
    counted = phase_of(position).counted
    if counted == "fires":
        return "in_progress.fires.dice_left", int(position.fires.dice_left)
    if counted == "boarding":
        return "in_progress.boarding.dice_left", int(position.boarding.dice_left)
    return "in_progress.card.rolls_left", int(position.card.rolls_left)


def check_queue(position: PiratesPosition) -> None:
    """Each die of a treasure or an Event has its crew, and each look has its island (PI-U3, PI-U8, PI-V10, PI-V12)."""
    phase = phase_of(position)
    if phase.counted != "card":
        return
    if "deal" in phase.sorts and aiming.deed_now(position) in LOOKS:
        island = int(position.card.island)
        if not (0 <= island < len(position.islands.unseen) and position.islands.unseen[island] > 0):
            raise Malformed("in_progress.card.island", SAY("nothing-to-look-at"))
    if "die" not in phase.sorts:
        return
    waiting = int(position.card.still_to_come).bit_count()
    event = tokens.played(position)
    effect = NONE if event == NONE else tokens.effect_of(position, event)
    duels = effect == kinds.EVENT_DUEL
    if duels and not 0 <= position.card.crew < len(position.crew.card):
        raise Malformed("in_progress.card.crew", SAY("no-own-duellist"))
    if duels and waiting != 1:
        raise Malformed("in_progress.card.still_to_come", SAY("no-enemy-duellist"))
    each = effect == kinds.EVENT_MUTINY or aiming.deed_now(position) == kinds.TREASURE_GHOSTLY_ENCOUNTER
    if each and position.card.rolls_left != waiting:
        raise Malformed(
            "in_progress.card.still_to_come",
            SAY("crew-dice", dice=position.card.rolls_left, crew=waiting),
        )


def check_offer(position: PiratesPosition) -> None:
    """An ability that somebody is asked about is there."""
    phase = phase_of(position)
    if "ability" not in phase.needs:
        return
    if position.action.ability_asked not in (TURNS if "turn-to" in phase.sorts else OFFERED):
        raise Malformed("in_progress.action.ability_asked", SAY("ability-not-asked"))
    if position.action.ability_asked in ROLLED:
        rerolls = position.action.ability_asked != abilities.PARLEY
        asked_about = position.reroll.roller if rerolls else position.shooting.payer
        if asked_about == NONE:
            path = "in_progress.reroll.roller" if rerolls else "in_progress.shooting.payer"
            raise Malformed(path, SAY("asked-ship-missing"))


def check_smoke(position: PiratesPosition) -> None:
    """Smoke takes the place of a cannon's shot (PI-A70, PI-Q8)."""
    unit, shot, phase = position.unit, False, phase_of(position)
    if "ability" in phase.needs and position.action.ability_asked == abilities.SMOKEPOT:
        shot = smoke.smoking_cannon(position, unit, lines.cannons_fired(position)) != NONE
    elif phase.aims_card and position.card.aim == FOG and position.card.move >= codes.LOAD:
        shot = unit != NONE and bool(lines.free_cannons(position) & MAST_CANNONS)
    else:
        return
    if not shot:
        raise Malformed("in_progress.shooting.fired", SAY("no-smoke"))
