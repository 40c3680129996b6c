"""The sentences of the command line and the terminal table."""

from typing import Final

from quarterdeck.messages import speaker

SAY: Final = speaker("quarterdeck.cli").say
