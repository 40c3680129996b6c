"""Draws the pirates' table: sea, islands and ships with their choices; beside it players and deckplates."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.picture.buttons import carries, choices
from quarterdeck.games.pirates.picture.captions import names
from quarterdeck.games.pirates.picture.chances import lot
from quarterdeck.games.pirates.picture.courses import courses, goals, helms
from quarterdeck.games.pirates.picture.events import aims, tokens
from quarterdeck.games.pirates.picture.hulls import ships
from quarterdeck.games.pirates.picture.offers import over_ships, under_ships
from quarterdeck.games.pirates.picture.panels import captains, deckplates, legend, movable, regions
from quarterdeck.games.pirates.picture.placing import settings
from quarterdeck.games.pirates.picture.scale import scale
from quarterdeck.games.pirates.picture.sea import chart, shoals
from quarterdeck.games.pirates.picture.view import SAY, View, look
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.words.groups import groups
from quarterdeck.games.pirates.words.meanings import meaning
from quarterdeck.games.pirates.words.notation.sorts import sort_of
from quarterdeck.games.pirates.words.replies import replies
from quarterdeck.games.pirates.words.status import is_at_end, status
from quarterdeck.games.pirates.words.summary import summarise
from quarterdeck.scene.shapes import Scene

ART: Final = "quarterdeck.games.pirates.art"
GRAIN: Final = 60
ON_THE_SEA: Final = ("unit", "island", "terrain")
"""Sorts of moves that are made by choosing what lies on the sea."""


def draw(veiled: PiratesPosition, seat: int, moves: Iterable[int]) -> Scene:
    """The position as `seat` sees it, with its moves attached to the sea, ships and buttons, or made by carrying."""
    view = look(veiled, seat, moves)
    listed = courses(view)
    marked = goals(view, listed)
    return Scene(
        game="pirates",
        title=SAY("title"),
        summary=summarise(view),
        status=status(view),
        width=view.sheet.picture_width(),
        height=view.sheet.picture_height(),
        shapes=(
            *chart(view),
            *scale(view),
            *shoals(view),
            *under_ships(view, marked),
            *ships(view),
            *names(view),
            *over_ships(view, marked),
            *tokens(view),
            *aims(view),
            *choices(view, marked),
            *movable(view),
            *captains(view),
            *deckplates(view),
            *legend(view),
        ),
        regions=regions(view),
        carries=carries(view),
        helms=helms(view),
        settings=settings(view),
        lot=lot(view),
        settled=is_settled(view),
        groups=groups(view, listed, marked),
        replies=replies(view),
        names=move_names(view),
        art=ART,
        grain=GRAIN,
    )


def is_settled(view: View) -> bool:
    """Whether only the viewer knows that nothing is left to choose: no way to sail, no room for coins, nothing to exchange (PI-R119, PI-R126, PI-R24)."""
    if list(view.moves) != [codes.PASS]:
        return False
    return is_at_end(view) or view.phase.treasury == "island" or view.phase.does == "share"


def move_names(view: View) -> tuple[tuple[str, str], ...]:
    """What choosing ships, islands and terrain does: their labels say all about them."""
    return tuple([(text, meaning(view, move)) for move, text in view.moves.items() if sort_of(move)[0] in ON_THE_SEA])
