"""Choices before the first turn that may be left to chance."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.picture.view import SAY, View
from quarterdeck.scene.shapes import Lot

SETTING_OUT: Final = (codes.PLACING, codes.CHARTING, codes.LAYING, codes.HOMING, codes.MUSTERING, codes.MANNING)
"""Phases before the first turn in which a player chooses."""


def lot(view: View) -> Lot | None:
    """What chance draws from for whoever is asked; crew goes aboard as long as there is room (PI-4.1)."""
    if not view.moves or view.phase not in SETTING_OUT:
        return None
    aboard = [text for move, text in sorted(view.moves.items()) if not _ashore(view, move)]
    return Lot(label=SAY("setting-out"), moves=tuple(aboard or view.moves.values()))


def _ashore(view: View, move: int) -> bool:
    """Whether crew would stay on the home island."""
    return view.phase == codes.MANNING and (move - int(codes.HANDLE)) % int(codes.PLACES) >= codes.ASHORE
