"""Content packs: their format, reading and checks, and what is said about them."""

from __future__ import annotations

from typing import Final

from quarterdeck.messages import speaker

SAY: Final = speaker("quarterdeck.games.bremerhaven.pack").say
