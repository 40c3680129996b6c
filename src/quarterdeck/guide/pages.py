"""The text of a game's illustrated page, read from its Markdown file."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game
from quarterdeck.engine.registry import package_of
from quarterdeck.guide.page import Block, Figure, Guide, GuidePart, Paragraph, Points
from quarterdeck.messages.language import OWN

FOLDER: Final = "guide"
HEADING: Final = "## "
PICTURE: Final = re.compile(r'!\[(?P<alt>[^\]]+)\]\((?P<name>[a-z-]+)(?: "(?P<caption>[^"]+)")?\)')
POINT: Final = re.compile(r"^(?:\d+\.|-) ", re.MULTILINE)


def folder_of(game: Game) -> Traversable:
    """The folder with a game's page; it may not exist."""
    return files(package_of(game)) / FOLDER


def has_guide(game: Game, language: str = OWN) -> bool:
    """Whether a game has an illustrated page in this language."""
    return (folder_of(game) / f"{language}.md").is_file()


def read_page(text: str) -> Guide:
    """The page of a Markdown text; `Malformed` names a line that makes no sense."""
    lead, parts = text.strip(), []
    if HEADING in text:
        lead, *rest = re.split(rf"^{HEADING}", text, flags=re.MULTILINE)
        for part in rest:
            heading, _, below = part.partition("\n")
            parts.append(GuidePart(heading=heading.strip(), blocks=_blocks(below)))
    return Guide(lead=_blocks(lead), parts=tuple(parts))


def _blocks(text: str) -> tuple[Block, ...]:
    return tuple(_block(piece.strip()) for piece in re.split(r"\n\s*\n", text) if piece.strip())


def _block(text: str) -> Block:
    if text.startswith("!["):
        found = PICTURE.fullmatch(_one_line(text))
        if found is None:
            raise Malformed("guide", f'{text!r} is no picture; one looks like ![What is seen](name "What it shows")')
        return Figure(name=found["name"], alt=found["alt"], caption=found["caption"] or "")
    if POINT.match(text):
        points = POINT.split(text)[1:]
        return Points(points=tuple(_one_line(point) for point in points), numbered=text[0].isdigit())
    if text.startswith(("#", ">", "|", "```")):
        raise Malformed("guide", f"{text.splitlines()[0]!r}: there are only headings (##), lists and pictures")
    return Paragraph(text=_one_line(text))


def _one_line(text: str) -> str:
    return " ".join(text.split())
