"""An illustrated page for each game: how you win, how a turn goes, mistakes of beginners, how the game ends.

The page is in the folder `guide` of the game's package: the text in `en.md` (a translation is one more file there), the
description of its pictures in `pictures.toml`, and the position files of these pictures. `guide_of` reads the text,
`picture_of` draws a picture of it (docs/guides.md).
"""

from __future__ import annotations

from quarterdeck.guide.page import Block, Figure, Guide, GuidePart, Paragraph, Points
from quarterdeck.guide.pages import has_guide
from quarterdeck.guide.pictures import guide_of, picture_of

__all__ = ["Block", "Figure", "Guide", "GuidePart", "Paragraph", "Points", "guide_of", "has_guide", "picture_of"]
