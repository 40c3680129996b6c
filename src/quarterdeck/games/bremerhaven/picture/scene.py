"""Draws Bremerhaven: the viewer's harbor as the board; beside it the offers, the hand, all players and the round."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from quarterdeck.games.bremerhaven.picture.ahead import end_of_the_round, price_of_permit
from quarterdeck.games.bremerhaven.picture.buttons import choices
from quarterdeck.games.bremerhaven.picture.hand import hand, purse, waiting_buildings, won_card
from quarterdeck.games.bremerhaven.picture.harbor import own_harbor
from quarterdeck.games.bremerhaven.picture.panels import MORE, groups, regions, round_things
from quarterdeck.games.bremerhaven.picture.places import HEIGHT, WIDTH
from quarterdeck.games.bremerhaven.picture.players import glances, players
from quarterdeck.games.bremerhaven.picture.spaces import offered_things
from quarterdeck.games.bremerhaven.picture.targets import carries
from quarterdeck.games.bremerhaven.picture.view import SAY, look
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.words.status import question
from quarterdeck.games.bremerhaven.words.summary import summarise
from quarterdeck.scene.shapes import Scene

ART: Final = "quarterdeck.games.bremerhaven.art"
GRAIN: Final = 60


def draw(veiled: BremerhavenPosition, seat: int, moves: Iterable[int]) -> Scene:
    """The position as `seat` sees it, with its moves attached to its harbor and buttons, or made by carrying."""
    view = look(veiled, seat, tuple(moves))
    carried, answers = carries(view), tuple(choices(view))
    areas = regions(view, sum(answer.region == MORE for answer in answers))
    return Scene(
        game="bremerhaven",
        title=SAY("title"),
        summary=summarise(view),
        status=question(view),
        width=WIDTH,
        height=HEIGHT,
        shapes=(
            *own_harbor(view, carried),
            *offered_things(view),
            *price_of_permit(view),
            *answers,
            *won_card(view),
            *end_of_the_round(view),
            *glances(view),
            *purse(view),
            *hand(view),
            *waiting_buildings(view),
            *players(view),
            *round_things(view),
        ),
        regions=areas,
        groups=groups(areas, answers),
        carries=carried,
        previews=view.asked() and view.seat == view.shown,
        art=ART,
        grain=GRAIN,
    )
