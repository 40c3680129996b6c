"""What records say to people."""

from __future__ import annotations

from typing import Final

from quarterdeck.messages import speaker

SAY: Final = speaker("quarterdeck.records").say
LISTED: Final = speaker("quarterdeck.records").listed
