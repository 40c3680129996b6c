"""The pirates' table in an editor: ships, islands and terrain are moved and turned; masts, crew, treasure and homes are set."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from quarterdeck.engine.edits import BoardEdit, EditChoice, Edits, LayEdit, Value
from quarterdeck.engine.sets import bit, members
from quarterdeck.games.pirates.codes import ASHORE, NONE, OUT
from quarterdeck.games.pirates.file.checks import floats
from quarterdeck.games.pirates.file.words import LETTERS, numbers, place
from quarterdeck.games.pirates.file.writing import pose_of
from quarterdeck.games.pirates.geometry.polygons import Polygon
from quarterdeck.games.pirates.picture.drawing import UNIT, Pose, Sheet
from quarterdeck.games.pirates.picture.placing import SEA
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.table import questions
from quarterdeck.games.pirates.words.names import crew_name, place_name, seat_name
from quarterdeck.games.pirates.words.notation.names import unit_word
from quarterdeck.messages import speaker

_SAY: Final = speaker("quarterdeck.games.pirates").say
MOST_HIDDEN: Final = 6
"""How many hidden treasures can be chosen for an island at most."""


def edits(position: PiratesPosition) -> Edits:
    """What ships and islands may be made into, and what can be moved on the sea."""
    ships = [k for k in range(len(position.ships.card)) if floats(position, k)]
    return Edits(
        choices=(
            *(_island(position, k) for k in range(len(position.waters.shores))),
            *(_ship(position, k) for k in ships),
        ),
        lays=(*_islands(position), *_terrain(position), *(_afloat(position, k) for k in ships)),
    )


# -- what lies where ---------------------------------------------------------------------------------


def _lay(
    position: PiratesPosition, shape: str, path: str, lies: Pose, outline: Polygon, *, turns: bool = True
) -> LayEdit:
    sheet = Sheet(int(position.waters.width), int(position.waters.height))
    x, y = sheet.at(0, 0)
    corners = tuple((int(ahead), int(port)) for ahead, port in outline.corners())
    return LayEdit(
        shape=shape, on=SEA, path=path, lies=lies, outline=corners, x=x, y=y, scale=UNIT, width=sheet.width,
        height=sheet.height, turns=turns,
    )  # fmt: skip


def _afloat(position: PiratesPosition, k: int) -> LayEdit:
    """A ship; a sea creature has no heading."""
    waters, form = position.waters, position.waters.forms[k]
    lies = int(waters.x[k]), int(waters.y[k]), int(waters.a[k])
    return _lay(position, f"ship-{unit_word(position, k)}", f"ships[{k}].at", lies, form.hull, turns=not form.creature)


def _islands(position: PiratesPosition) -> Iterator[LayEdit]:
    for k, shore in enumerate(position.waters.shores):
        shape = position.catalog.shores[position.islands.card[k]]
        lies = pose_of(shape, shore)
        if lies is not None:
            yield _lay(position, f"isle-{k + 1}", f"islands[{k}].at", lies, shape)


def _terrain(position: PiratesPosition) -> Iterator[LayEdit]:
    terrain = position.waters.terrain
    for k in members(int(terrain.laid)):
        shape = position.catalog.terrain_shapes[terrain.card[k]]
        lies = pose_of(shape, terrain.shapes[k])
        if lies is not None:
            yield _lay(position, f"terrain-{k + 1}", f"terrain[{k}].at", lies, shape)


# -- what they are --------------------------------------------------------------------------------------


def _ship(position: PiratesPosition, k: int) -> BoardEdit:
    """Each mast of a ship, or the flag of a flotilla, falls or stands up again; a fallen one does not burn (PI-R32). Crew of the fleet comes aboard."""
    masts, standing = int(position.catalog.masts[position.ships.card[k]]), int(position.ships.masts[k])
    burning = int(position.ships.burning[k])
    choices: list[EditChoice] = []
    if questions.is_flotilla(position, k):
        flag = int(position.ships.panels[k])
        label = _SAY("edit-flag", flies="yes" if flag else "no")
        choices.append(EditChoice(label=label, changes={f"ships[{k}].panels": 1 - flag}))
        masts = 0
    for mast in range(masts):
        changes: dict[str, Value] = {f"ships[{k}].masts": tuple(numbers(standing ^ bit(mast)))}
        if burning >> mast & 1:
            changes[f"ships[{k}].burning"] = tuple(numbers(burning & ~bit(mast))) or None
        label = _SAY("edit-mast", mast=mast + 1, stands="yes" if standing >> mast & 1 else "no")
        choices.append(EditChoice(label=label, changes=changes))
    crew = _crew(position, k, int(position.ships.owner[k]))
    return BoardEdit(shape=f"ship-{unit_word(position, k)}", choices=(*choices, *crew))


def _crew(position: PiratesPosition, where: int, owner: int) -> Iterator[EditChoice]:
    """Crew and equipment of a fleet that comes aboard a ship, or ashore on an island; of what is alike and lies together, one."""
    offered: set[tuple[int, int]] = set()
    for k, card in enumerate(position.crew.card):
        now = int(position.crew.at[k])
        if card == NONE or position.crew.owner[k] != owner or now == where or (int(card), now) in offered:
            continue
        offered.add((int(card), now))
        label = _SAY(
            "edit-crew",
            crew=crew_name(position, int(card)),
            at="island" if where >= ASHORE else "ship",
            now="none" if now == OUT else place_name(position, now),
        )
        yield EditChoice(label=label, changes={f"pieces[{k}].at": place(position, where)})


def _island(position: PiratesPosition, k: int) -> BoardEdit:
    """How much treasure is hidden on a wild island, whose home it is, and which crew is ashore at home."""
    home, hidden = int(position.islands.home[k]), int(position.islands.unseen[k])
    treasure = tuple(
        EditChoice(label=_SAY("edit-hidden", number=number), changes={f"islands[{k}].hidden": number or None})
        for number in range(MOST_HIDDEN + 1)
        if number != hidden and home == NONE
    )
    homes = tuple(
        EditChoice(
            label=_SAY("edit-home", seat="none" if seat == NONE else seat_name(seat)),
            changes={f"islands[{k}].home": None if seat == NONE else LETTERS[seat]},
        )
        for seat in (int(NONE), *range(position.seats))
        if seat != home
    )
    ashore = () if home == NONE else _crew(position, int(ASHORE) + k, home)
    return BoardEdit(shape=f"isle-{k + 1}", choices=(*treasure, *homes, *ashore))
