"""Quarterdeck: nautical tabletop games with their complete rules."""

from typing import Final

__version__: Final = "0.2.0"
