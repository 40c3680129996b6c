"""What is wrong with a fleet, and what its cards say, in sentences for people."""

from __future__ import annotations

from typing import Final

from quarterdeck.messages import speaker

SAY: Final = speaker("quarterdeck.games.pirates.fleets.words").say
