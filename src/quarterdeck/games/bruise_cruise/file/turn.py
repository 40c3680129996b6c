"""Position files in the middle of a turn: what is being picked, interrupted, discarded or drawn (BC-2, BC-19, BC-25).

What is being picked is picked again, step by step, so it is refused exactly if the rules refuse it.
"""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.errors import Malformed
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.file import SAY
from quarterdeck.games.bruise_cruise.file.board import Reader
from quarterdeck.games.bruise_cruise.file.fields import BruiseCruiseFile
from quarterdeck.games.bruise_cruise.file.interrupt import read_effect, settle_interrupt
from quarterdeck.games.bruise_cruise.file.pace import read_pace
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition
from quarterdeck.games.bruise_cruise.rules import phases, turns
from quarterdeck.games.bruise_cruise.words.notation import KINDS

HAND: Final = int(codes.HAND)
STEPS: Final = {
    int(codes.PICK_CARD): "card",
    int(codes.PICK_SHIP): "ship",
    int(codes.PICK_TARGET): "target",
    int(codes.PICK_SPACE): "port",
}
"""Which field says what was picked in a phase."""


def settle_turn(reader: Reader, file: BruiseCruiseFile) -> None:
    """The game has begun, and is not over."""
    position = reader.position
    read_pace(reader, file)
    for seat in range(position.seats):
        if position.fleet_home(seat) == codes.FLEET:
            raise Malformed("asked", SAY("fleet-home"))
    phase = position.phase
    if phase == codes.ACTING:
        check_deck_end(position)
    elif phase <= codes.PICK_WIND:
        pick_again(reader, file)
    elif phase <= codes.BUYING:
        settle_interrupt(reader, file)
    elif phase == codes.DRAWING:
        settle_draw(reader, file)
    else:
        check_close(position)


def check_deck_end(position: BruiseCruisePosition) -> None:
    """Check that, if the deck ended in this turn, a card allowed the last ones to be drawn (BC-20.8, BC-U11)."""
    if position.deck == 0 and not position.closing and not position.played:
        raise Malformed("final", SAY("final-by-now"))


# -- picking -------------------------------------------------------------------------------------


def pick_again(reader: Reader, file: BruiseCruiseFile) -> None:
    """Choose the kind of action and pick what the file names, in the order of the rules (BC-2.2)."""
    position = reader.position
    wanted = position.phase
    position.phase = codes.ACTING
    position.player = position.active
    check_deck_end(position)
    if file.kind is None:
        raise Malformed("kind", SAY("kind-missing", asked=file.asked))
    choose(position, KINDS.index(file.kind), "kind", file.kind)
    left = {name: move for name in STEPS.values() if (move := picked(reader, file, name)) is not None}
    while position.phase in STEPS and STEPS[int(position.phase)] in left:
        name = STEPS[int(position.phase)]
        choose(position, left.pop(name), name, getattr(file, name))
    if file.port is not None and position.port == reader.port(file.port, "port"):
        left.pop("port", None)
    if left:
        raise Malformed(next(iter(left)), SAY("picked-too-early", asked=file.asked, kind=file.kind))
    if position.phase != wanted:
        raise Malformed("asked", SAY("not-asked-for", asked=file.asked, kind=file.kind))


def picked(reader: Reader, file: BruiseCruiseFile, name: str) -> int | None:
    """The move that picks what a field names, if it names something."""
    value: str | None = getattr(file, name)
    if value is None:
        return None
    if name == "card":
        return int(codes.CARD) + reader.card(value, name)
    if name == "port":
        return int(codes.SPACE + reader.position.chart.port_space[reader.port(value, name)])
    return int(codes.SHIP) + reader.position.chart.ship_names.index(value)


def choose(position: BruiseCruisePosition, move: int, path: str, name: str) -> None:
    """One step, if it is legal."""
    if position.phase == codes.OVER or move not in position.legal():
        raise Malformed(path, SAY("cannot-be-chosen", name=name))
    phases.make(position, move)


# -- after the actions -------------------------------------------------------------------------------


def settle_draw(reader: Reader, file: BruiseCruiseFile) -> None:
    """Cards are drawn: at the end of the turn, or by Surprise Delivery as an action (BC-19, BC-U11)."""
    position = reader.position
    if position.closing:
        raise Malformed("final", SAY("no-draw-in-final"))
    if not 1 <= file.left <= min(int(turns.drawable(position)), codes.ACTIONS):
        raise Malformed("left", SAY("draw-one-or-two", left=file.left))
    position.to_draw = file.left
    if file.kind is None and file.card is None:
        if file.actions:
            raise Malformed("actions", SAY("actions-before-draw"))
        if position.held[position.active] + file.left > HAND:
            raise Malformed("left", SAY("hand-of-seven", cards=position.held[position.active]))
        return
    if file.kind != "unfathomable":
        raise Malformed("kind", SAY("kind-of-draw"))
    read_effect(reader, file, int(codes.SURPRISE_DELIVERY), reshuffled=position.passes > 1)
    if not file.actions:
        raise Malformed("actions", SAY("draw-is-action"))


def check_close(position: BruiseCruisePosition) -> None:
    """There is a card to discard, or one to draw (BC-19.1, BC-20.7, BC-R30, BC-R38)."""
    held = int(position.held[position.active])
    owes = position.closing and not position.played and held > 0
    discards = owes or held > HAND
    if position.phase == codes.DISCARDING and not discards:
        raise Malformed("asked", SAY("nobody-discards"))
    if position.phase == codes.REPLENISHING and (discards or position.closing or turns.drawable(position) == 0):
        raise Malformed("asked", SAY("nobody-replenishes"))
