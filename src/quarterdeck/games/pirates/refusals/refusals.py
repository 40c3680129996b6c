"""Why a move is illegal in Pirates: the clause, and a sentence with what the choosing player may know.

The parts are: what is asked at all (words/asked.py), courses and poses (refusals/moving.py), shots (refusals/shooting.py), actions
(refusals/turn.py), crew and treasure (refusals/cargo.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from quarterdeck.engine.errors import Refusal
from quarterdeck.games.pirates.phase_table import phase_of
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.refusals.cards import no_aim, no_event, no_hunt, no_load, no_show
from quarterdeck.games.pirates.refusals.cargo import (
    no_any_coin,
    no_any_crew,
    no_crew,
    no_hand_over,
    no_handling,
    no_treasure,
)
from quarterdeck.games.pirates.refusals.making import no_unit, refuse
from quarterdeck.games.pirates.refusals.moving import no_pose, no_segment, no_swim
from quarterdeck.games.pirates.refusals.shooting import no_shooting, no_shot
from quarterdeck.games.pirates.refusals.terrain import no_exit, no_fort_move, no_fortune, no_terrain_card
from quarterdeck.games.pirates.refusals.texts import no_far_shooting, no_pick, no_sacrifice, no_second, no_use
from quarterdeck.games.pirates.refusals.turn import (
    always,
    no_cast_off,
    no_done,
    no_flotilla_tow,
    no_free_explore,
    no_mast,
    no_move,
    no_named_island,
    no_named_unit,
    no_repair,
    no_scuttling,
)
from quarterdeck.games.pirates.rules.ramming import boarding
from quarterdeck.games.pirates.table import questions
from quarterdeck.games.pirates.texts import abilities
from quarterdeck.games.pirates.texts.abilities import clause
from quarterdeck.games.pirates.words.asked import asked_otherwise
from quarterdeck.games.pirates.words.names import unit_name
from quarterdeck.games.pirates.words.notation.names import treasure_word
from quarterdeck.games.pirates.words.notation.notation import feat_parts, island_card_name, text
from quarterdeck.games.pirates.words.notation.sorts import sort_of

NEAREST: Final = 5
"""The most legal moves of the same sort that are suggested."""
LISTED: Final = frozenset({"feat", "turn-to", "all-crew", "unseen"})
"""Sorts of moves that are legal exactly if they are listed."""
Judge = Callable[[PiratesPosition, int], Refusal | None]


def _no_shoot(position: PiratesPosition, _number: int) -> Refusal | None:
    return no_shooting(position)


def _no_island_card(position: PiratesPosition, card: int) -> Refusal | None:
    """An island that is on the table, or no island of this game (PI-3.3)."""
    if position.islands.may_be_drawn >> card & 1:
        return None
    return refuse("PI-3.3", "island-not-drawn", island=island_card_name(position, card))


def _no_deal(position: PiratesPosition, treasure: int) -> Refusal | None:
    """A treasure that has been looked at, or none of this game (PI-5.3)."""
    if position.treasure.pool >> treasure & 1:
        return None
    return refuse("PI-5.3", "treasure-not-left", treasure=treasure_word(position, treasure))


def _no_feat(position: PiratesPosition, number: int) -> Refusal | None:
    """An ability that cannot be used on that, or not now (PI-A)."""
    ability, unit, aim = feat_parts(number)
    if reason := no_unit(position, unit, own=False):
        return reason
    if ability == abilities.FLOTILLA and questions.is_flotilla(position, unit):
        return no_flotilla_tow(position, unit, aim)
    return refuse(clause(ability), "feat-not-now", ship=unit_name(position, unit))


def _no_turn(position: PiratesPosition, _number: int) -> Refusal | None:
    """A heading at which she would not lie free (PI-A80, PI-R73)."""
    return refuse("PI-R73", "no-room-to-turn", ship=unit_name(position, int(position.unit)))


def _no_all_crew(position: PiratesPosition, _number: int) -> Refusal | None:
    """Only some winners eliminate all crew (PI-A68)."""
    return refuse(
        clause(int(abilities.SLAUGHTER)), "not-able", ship=unit_name(position, int(boarding.fight_winner(position)))
    )


def _no_unseen(_position: PiratesPosition, _number: int) -> Refusal | None:
    """Why there are not so many unseen treasures there (PI-N15)."""
    return refuse("PI-N15", "treasure-unseen-gone")


_JUDGES: Final[dict[str, Judge]] = {
    "done": no_done,
    "die": always,
    "unit": no_named_unit,
    "move": no_move,
    "shoot": _no_shoot,
    "shoot-far": no_far_shooting,
    "use": no_use,
    "sacrifice": no_sacrifice,
    "pick": no_pick,
    "feat": _no_feat,
    "turn-to": _no_turn,
    "all-crew": _no_all_crew,
    "unseen": _no_unseen,
    "repair": no_repair,
    "hunt": no_hunt,
    "load": no_load,
    "show": no_show,
    "event": no_event,
    "board": always,
    "mast": no_mast,
    "cast-off": no_cast_off,
    "scuttle": no_scuttling,
    "free-explore": no_free_explore,
    "crew": no_crew,
    "any-crew": no_any_crew,
    "any-coin": no_any_coin,
    "slot": no_treasure,
    "deal": _no_deal,
    "island": no_named_island,
    "island-card": _no_island_card,
    "terrain-card": no_terrain_card,
    "terrain": no_exit,
    "collected": no_fortune,
    "build": lambda position, number: no_fort_move(position, "build", number),
    "mend": lambda position, number: no_fort_move(position, "mend", number),
    "watch": lambda position, number: no_fort_move(position, "watch", number),
    "swim": no_swim,
    "store": lambda position, number: no_fort_move(position, "store", number),
    "unturned": no_fortune,
    "handle": no_handling,
    "hand-over": no_hand_over,
    "segment": no_segment,
    "shot": no_shot,
    "pose": no_pose,
}
"""The function that judges each sort of move when it is asked for."""


def why_not(position: PiratesPosition, move: int) -> Refusal | None:
    """The clause that forbids the choosing player the move, and a sentence; None exactly if the move is legal."""
    sort, number = sort_of(move)
    if not sort:
        return refuse("PI-N17", "no-such-move", number=str(move))
    phase = phase_of(position)
    if sort not in phase.sorts:
        return asked_otherwise(position)
    if (sort in LISTED or phase.listed) and move in position.legal():
        return None
    if phase.listed:
        return asked_otherwise(position)
    if phase.about == "card":
        refusal = no_aim(position, move)
    elif phase.about == "mystery":
        refusal = no_fortune(position, move)
    else:
        refusal = no_second(position, sort) or _JUDGES[sort](position, number)
    if refusal is None or position.player < 0:
        return refusal
    return Refusal(clause=refusal.clause, sentence=refusal.sentence, nearest=_nearest(position, move))


def _nearest(position: PiratesPosition, move: int) -> tuple[str, ...]:
    """Legal moves of the same sort, those whose numbers lie nearest first: of courses those of the same measure."""
    sort = sort_of(move)[0]
    legal = [other for other in position.legal() if sort_of(other)[0] == sort]
    legal.sort(key=lambda other: (abs(other - move), other))
    return tuple(text(position, other) for other in legal[:NEAREST])
