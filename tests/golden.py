"""Golden files: readable files that say what comes out, compared as text.

`QUARTERDECK_REGENERATE=1 python -m pytest …` rewrites them; read the difference before you commit it.
"""

from __future__ import annotations

import os
from pathlib import Path


def check_golden(path: Path, text: str) -> None:
    """The file holds exactly this text; with QUARTERDECK_REGENERATE=1 it is written instead."""
    if os.environ.get("QUARTERDECK_REGENERATE") == "1":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    assert path.exists(), f"{path} is missing; QUARTERDECK_REGENERATE=1 writes it"
    assert path.read_text(encoding="utf-8") == text
