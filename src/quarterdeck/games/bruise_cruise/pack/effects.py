"""What Unfathomable cards can do, in the order that numbers the effects: `blank` is 0, `homesick` 18."""

from __future__ import annotations

from typing import Final

EFFECTS: Final = (
    "blank",  # no effect, always playable (BC-R30)
    "gulf-stream",
    "poltergeist",
    "triangle-calls",
    "triangle-takes",
    "anchor-shower",
    "great-unmooring",
    "bank-error",
    "clearance",
    "overtime",
    "salvage",
    "surprise-delivery",
    "collection-plate",
    "long-fuse",
    "no-papers",
    "trade-winds",
    "revolution",
    "forged-papers",
    "homesick",
)
