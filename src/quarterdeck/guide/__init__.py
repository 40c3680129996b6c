"""One illustrated page for each game: how you win, what a turn is, what beginners get wrong, what ends the game.

A game that has one keeps it in its package, in the folder `guide`: the text in `en.md` (a translation is one more file there),
what its pictures show in `pictures.toml`, and the position files of these pictures. `guide_of` reads the text,
`picture_of` draws a picture of it (docs/guides.md).
"""

from __future__ import annotations

from quarterdeck.guide.page import Block, Figure, Guide, GuidePart, Paragraph, Points
from quarterdeck.guide.pages import has_guide
from quarterdeck.guide.pictures import guide_of, picture_of

__all__ = ["Block", "Figure", "Guide", "GuidePart", "Paragraph", "Points", "guide_of", "has_guide", "picture_of"]
