"""Looking into pictures of Bremerhaven."""

from __future__ import annotations

from typing import cast

from quarterdeck.engine.dice import seeded
from quarterdeck.games.bremerhaven.picture.scene import draw
from quarterdeck.scene.shapes import AnyShape, Scene, Thing, Words
from tests.games.bremerhaven.scenario import start
from tests.games.bremerhaven.table import Table


def shape(picture: Scene, name: str) -> AnyShape:
    """The shape with this id."""
    return next(shape for shape in picture.shapes if shape.id == name)


def text(picture: Scene, name: str) -> str:
    """The words of the shape with this id."""
    return cast(Words, shape(picture, name)).text


def ids(picture: Scene, beginning: str) -> list[str]:
    """The ids that begin so."""
    return [shape.id for shape in picture.shapes if shape.id.startswith(beginning)]


def thing(picture: Scene, name: str) -> Thing:
    """The thing with this id that lies in a region."""
    return cast(Thing, shape(picture, name))


def bids(picture: Scene, space: str) -> list[tuple[str, str]]:
    """The bids on a space: backs of cards, and what stands beside them."""
    return [(fact.art, fact.text) for fact in thing(picture, f"space-{space}").laid]


def signs(picture: Scene, name: str) -> dict[str, str]:
    """What stands beside the signs of a thing, by their drawings."""
    return {fact.art: fact.text for fact in thing(picture, name).facts}


def seen(table: Table, seat: int) -> Scene:
    """The picture as a seat sees it, with its moves if it is asked."""
    view = table.position.clone()
    view.veil(seat)
    return draw(view, seat, view.legal() if view.player == seat else [])


def some_games(every: int = 37) -> list[Table]:
    """Positions of random games where somebody must choose, of all numbers of players."""
    found = []
    for seats, seed in ((1, 4), (2, 3), (3, 2), (4, 1)):
        table, dice = start(seats, short=seats < 3), seeded(seed)
        position = table.position
        count = 0
        while not position.over():
            legal = position.legal()
            count += 1
            if position.player >= 0 and count % every == 0:
                found.append(Table(position.clone(), table.tables))
            position.play(legal[max(dice.below(len(legal)), dice.below(len(legal)))])
    return found
