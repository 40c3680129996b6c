"""Kraken's board in an editor: ships are put on places and damaged, the Kraken is turned."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from quarterdeck.engine.edits import BoardEdit, CarryEdit, EditChoice, Edits, Value
from quarterdeck.games.kraken.codes import NO_PLACE, NO_SHIP, SECTION_LETTERS, SINKS_AT
from quarterdeck.games.kraken.position import KrakenPosition
from quarterdeck.games.kraken.words.names import section_words
from quarterdeck.games.kraken.words.notation import SEATS, place_name
from quarterdeck.messages import speaker

_SAY: Final = speaker("quarterdeck.games.kraken").say


def edits(position: KrakenPosition) -> Edits:
    """What the Kraken, the places and the ships on them may be made into, and where ships can be carried."""
    return Edits(
        choices=(_front(), *_places(position), *_damage(position)),
        carries=tuple(
            CarryEdit(
                shape=f"ship-{SEATS[seat]}",
                places={
                    f"place-{place_name(place)}": _coming(position, seat, place)
                    for place in _slots(position)
                    if place != position.place[seat]
                },
            )
            for seat in _afloat(position)
        ),
    )


def _front() -> BoardEdit:
    return BoardEdit(
        shape="deep",
        choices=tuple(
            EditChoice(label=_SAY("edit-front", section=section_words(section)), changes={"front": letter})
            for section, letter in enumerate(SECTION_LETTERS)
        ),
        turns=True,
    )


def _afloat(position: KrakenPosition) -> list[int]:
    return [seat for seat in range(int(position.ships)) if position.place[seat] != NO_PLACE]


def _slots(position: KrakenPosition) -> list[int]:
    """The places in the Lanes that are in play."""
    return [place for place in range(len(SECTION_LETTERS) * 4) if (place & 3) < position.lanes]


def _places(position: KrakenPosition) -> Iterator[BoardEdit]:
    """The ships that may go to each place; a ship that is there already swaps places with the new one (KR-4.1)."""
    afloat = _afloat(position)
    for place in _slots(position):
        comers = [seat for seat in afloat if position.place[seat] != place]
        if comers:
            yield BoardEdit(
                shape=f"place-{place_name(place)}",
                choices=tuple(
                    EditChoice(label=_SAY("edit-ship-here", ship=SEATS[seat]), changes=_coming(position, seat, place))
                    for seat in comers
                ),
            )


def _coming(position: KrakenPosition, seat: int, place: int) -> dict[str, Value]:
    changes: dict[str, Value] = {f"ships.{SEATS[seat]}.at": place_name(place)}
    there = int(position.slots[place])
    if there != NO_SHIP:
        changes[f"ships.{SEATS[there]}.at"] = place_name(int(position.place[seat]))
    return changes


def _damage(position: KrakenPosition) -> Iterator[BoardEdit]:
    """How damaged each ship is; a fourth time it sinks (KR-5.1)."""
    for seat in _afloat(position):
        yield BoardEdit(
            shape=f"ship-{SEATS[seat]}",
            choices=tuple(
                EditChoice(
                    label=_SAY("edit-damage", damage=damage), changes={f"ships.{SEATS[seat]}.damage": damage or None}
                )
                for damage in range(int(SINKS_AT))
            ),
            turns=True,
        )
