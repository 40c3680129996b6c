"""The parts of a game's illustrated page; clients get it in this form."""

from __future__ import annotations

from msgspec import Struct


class Paragraph(Struct, frozen=True, kw_only=True, tag_field="block", tag="paragraph"):
    """Some sentences; `**` and `*` enclose emphasised words, and clauses stand in brackets: `(CA-5.2)`."""

    text: str


class Points(Struct, frozen=True, kw_only=True, tag_field="block", tag="points"):
    """A list of sentences."""

    points: tuple[str, ...]
    numbered: bool


class Figure(Struct, frozen=True, kw_only=True, tag_field="block", tag="figure"):
    """A picture of a position."""

    name: str
    """Its name in `pictures.toml`."""
    alt: str
    """A description of the picture for people who cannot see it."""
    caption: str = ""
    """What the picture shows, in a sentence."""


Block = Paragraph | Points | Figure


class GuidePart(Struct, frozen=True, kw_only=True):
    """A heading, and the text below it."""

    heading: str
    blocks: tuple[Block, ...]


class Guide(Struct, frozen=True, kw_only=True):
    """A game's illustrated page."""

    lead: tuple[Block, ...]
    """The text before the first heading."""
    parts: tuple[GuidePart, ...]

    def figures(self) -> list[Figure]:
        """All pictures, in their order."""
        blocks = [*self.lead, *(block for part in self.parts for block in part.blocks)]
        return [block for block in blocks if isinstance(block, Figure)]
