"""Position files: their fields, reading, writing, and what no game can reach."""

from __future__ import annotations

from typing import Final

from quarterdeck.messages import speaker

SAY: Final = speaker("quarterdeck.games.kraken.file").say
