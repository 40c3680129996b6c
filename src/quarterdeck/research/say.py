"""What a table of numbers says to people."""

from __future__ import annotations

from typing import Final

from quarterdeck.messages import speaker

SAY: Final = speaker("quarterdeck.research").say
