"""Why a step in the harbor that names its places is refused (codes.py: exact moves; BH-17, BH-18, BH-R55)."""

from __future__ import annotations

from typing import Final

import msgspec

from quarterdeck.engine.errors import Refusal
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import CONTAINER, CRATE, DOCKS, EXACT, GOODS, LOADING_DOCKS, SPACES
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.refusals.goods import (
    CRATES,
    no_acceptance,
    no_cargo,
    no_fee,
    no_room_on,
    no_yield,
    none_on,
)
from quarterdeck.games.bremerhaven.refusals.making import refuse
from quarterdeck.games.bremerhaven.rules import storage
from quarterdeck.games.bremerhaven.words.names import space_name

_KIND: Final = 65_536
_LIMITS: Final = {
    int(codes.EXACT_UNLOAD): (DOCKS, SPACES, 1, 1),
    int(codes.EXACT_SHIFT): (SPACES, SPACES, 1, GOODS),
    int(codes.EXACT_DELIVER): (SPACES, LOADING_DOCKS, 1, GOODS),
    int(codes.EXACT_UNPACK): (SPACES, 1, 1, 1),
    int(codes.EXACT_PACK): (SPACES, SPACES, SPACES, 1),
    int(codes.EXACT_PRODUCE): (SPACES, SPACES, 1, GOODS),
}
"""How many values a, b, c and goods have in each kind; 0 for a part that the kind does not use."""


class Step(msgspec.Struct, frozen=True):
    """An exact move, unpacked."""

    kind: int
    a: int
    b: int
    c: int
    goods: int


def unpacked(move: int) -> Step | None:
    """The parts of an exact move; None if its number means nothing."""
    rest = move - int(EXACT)
    kind, parts = rest // _KIND, rest % _KIND
    step = Step(kind, parts >> 12, parts >> 8 & 15, parts >> 4 & 15, parts & 15)
    limits = _LIMITS.get(kind) if rest >= 0 else None
    if limits is None:
        return None
    given = (step.a, step.b, step.c, step.goods)
    return step if all(part < limit for part, limit in zip(given, limits, strict=True)) else None


def sort_of(move: int) -> str:
    """The sort of listed moves that an exact one belongs to; shifts and numbers without meaning go with deliveries."""
    step = unpacked(move)
    return "deliver" if step is None else _SORTS[step.kind]


def no_exact(position: BremerhavenPosition, move: int) -> Refusal | None:
    """Why the step is refused when its sort is asked for."""
    step = unpacked(move)
    return refuse("BH-18.2", "no-such-move", number=str(move)) if step is None else _JUDGES[step.kind](position, step)


def _no_unload(position: BremerhavenPosition, step: Step) -> Refusal | None:
    if reason := no_cargo(position, step.a):
        return reason
    return no_room_on(position, step.b, int(position.cargo[position.player * DOCKS + step.a]))


def _no_shift(position: BremerhavenPosition, step: Step) -> Refusal | None:
    if reason := none_on(position, step.a, step.goods):
        return reason
    if step.a == step.b:
        return refuse("BH-18.7", "there-already", space=space_name(step.a))
    return no_room_on(position, step.b, step.goods)


def _no_deliver(position: BremerhavenPosition, step: Step) -> Refusal | None:
    return none_on(position, step.a, step.goods) or no_acceptance(position, step.b, step.goods)


def _no_unpack(position: BremerhavenPosition, step: Step) -> Refusal | None:
    if reason := none_on(position, step.a, int(CONTAINER), 1, "BH-R25"):
        return reason
    if not storage.may_hold(position, position.player, step.a) >> CRATE & 1:
        return refuse("BH-R25", "crates-do-not-fit")
    return no_fee(position)


def _no_pack(position: BremerhavenPosition, step: Step) -> Refusal | None:
    """Why two crates cannot be packed; they are removed in a copy, since the container may take their place."""
    seat, crate = position.player, int(CRATE)
    reason = none_on(position, step.a, crate, CRATES if step.a == step.b else 1, "BH-R25")
    reason = reason or none_on(position, step.b, crate, 1, "BH-R25")
    if reason := reason or no_fee(position):
        return reason
    without = position.clone()
    storage.remove(without, seat, step.a, CRATE)
    storage.remove(without, seat, step.b, CRATE)
    return no_room_on(without, step.c, int(CONTAINER))


def _no_produce(position: BremerhavenPosition, step: Step) -> Refusal | None:
    return no_yield(position, step.a, step.goods) or no_room_on(position, step.b, step.goods)


_JUDGES: Final = {
    int(codes.EXACT_UNLOAD): _no_unload,
    int(codes.EXACT_SHIFT): _no_shift,
    int(codes.EXACT_DELIVER): _no_deliver,
    int(codes.EXACT_UNPACK): _no_unpack,
    int(codes.EXACT_PACK): _no_pack,
    int(codes.EXACT_PRODUCE): _no_produce,
}
_SORTS: Final = {
    int(codes.EXACT_UNLOAD): "unload",
    int(codes.EXACT_SHIFT): "deliver",
    int(codes.EXACT_DELIVER): "deliver",
    int(codes.EXACT_UNPACK): "unpack",
    int(codes.EXACT_PACK): "pack",
    int(codes.EXACT_PRODUCE): "produce",
}
"""Goods shifted are asked for whenever deliveries are."""
