"""Where the golden pictures are."""

from __future__ import annotations

from pathlib import Path

GOLDEN = Path(__file__).parent / "golden"
IMAGES = Path(__file__).parents[2] / "docs" / "images"
