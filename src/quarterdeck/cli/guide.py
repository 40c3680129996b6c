"""A game in three minutes, printed: `quarterdeck learn GAME --read`."""

from __future__ import annotations

import re
from textwrap import wrap
from typing import Final

from quarterdeck.cli.output import cell, out, write_json
from quarterdeck.cli.say import SAY
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game
from quarterdeck.guide import Block, Figure, Paragraph, Points, guide_of, has_guide

WIDEST: Final = 80
"""Longer lines are tiring to read."""


def print_guide(game: Game, *, json: bool) -> None:
    """Print the illustrated page of a game, with pictures in words; `Malformed` if there is none."""
    if not has_guide(game):
        raise Malformed("game", SAY("guide-none", title=game.title))
    page = guide_of(game.key)
    if json:
        write_json(page)
        return
    console = out()
    width = min(console.width, WIDEST)
    for heading, blocks in ((title_of(game), page.lead), *((part.heading, part.blocks) for part in page.parts)):
        console.print(cell(f"{heading}\n", "bold"))
        for block in blocks:
            console.print(cell("\n".join(lines_of(block, width)) + "\n"), soft_wrap=True)
    console.print(cell("\n".join(wrap(SAY("guide-next", game=game.key), width))), soft_wrap=True)


def title_of(game: Game) -> str:
    """The game's title, with the number of players and how long it takes."""
    (least, most), few, many = game.minutes, game.players[0], game.players[-1]
    minutes = str(most) if least == most else f"{least}–{most}"
    return SAY("guide-title", title=game.title, players=str(many) if few == many else f"{few}–{many}", minutes=minutes)


def lines_of(block: Block, width: int) -> list[str]:
    """A part of a page in lines of limited width; a picture is described in words."""
    match block:
        case Paragraph(text=text):
            return wrap(plain(text), width)
        case Figure():
            return wrap(
                SAY("guide-picture", what=" ".join(filter(None, [block.alt, block.caption]))),
                width,
                subsequent_indent="  ",
            )
        case Points(points=points, numbered=numbered):
            signs = [f"{k}. " if numbered else "- " for k in range(1, len(points) + 1)]
            return [
                line
                for sign, point in zip(signs, points, strict=True)
                for line in wrap(plain(point), width, initial_indent=sign, subsequent_indent=" " * len(sign))
            ]


def plain(text: str) -> str:
    """Text without marks of emphasis."""
    return re.sub(r"\*+([^*]+)\*+", r"\1", text)
