"""Names: cleaned up for everybody who must read them, and made up for people who have none."""

from __future__ import annotations

import secrets
import unicodedata
from typing import Final

from quarterdeck.engine.errors import Malformed
from quarterdeck.messages.language import spoken
from quarterdeck.server.problems import SAY

LONGEST: Final = 24
MOST_MARKS: Final = 2
"""The most accents on one letter."""
BLANK: Final = frozenset("\u115f\u1160\u17b4\u17b5\u034f\u2800\u3164\uffa0")
"""Signs that show nothing, though Unicode counts them as letters, accents and symbols: fillers of Hangul, empty Braille."""
COLOURS: Final = (
    "#1f6fb2", "#0b7a75", "#2e7d32", "#6b7a0f", "#9a5b00", "#c2410c",
    "#b3261e", "#a2185b", "#7b2d8b", "#4f46b8", "#5d4037", "#3d5a6c",
)  # fmt: skip
_FIRST: Final = (
    "Able", "Amber", "Bold", "Brave", "Brisk", "Calm", "Coral", "Dapper", "Drifting", "Eager", "Foggy", "Gallant",
    "Hearty", "Jolly", "Lucky", "Merry", "Misty", "Nimble", "Plucky", "Quiet", "Salty", "Steady", "Sunny", "Windy",
)  # fmt: skip
_SECOND: Final = (
    "Albatross", "Anchor", "Bosun", "Buoy", "Capstan", "Cormorant", "Cutter", "Dolphin", "Ferryman", "Gull", "Helm",
    "Heron", "Keel", "Lantern", "Mariner", "Narwhal", "Otter", "Petrel", "Pilot", "Porpoise", "Puffin", "Sailor",
    "Skipper", "Tern",
)  # fmt: skip
_GERMAN_FIRST: Final = (
    "Anker", "Brisen", "Buchten", "Dünen", "Flut", "Hafen", "Hallig", "Insel", "Kajüten", "Klippen", "Küsten", "Leucht",
    "Mond", "Nebel", "Nord", "Ost", "Salz", "See", "Sonnen", "Sturm", "Süd", "Wellen", "West", "Wind",
)  # fmt: skip
_GERMAN_SECOND: Final = (
    "albatros", "boje", "delfin", "dorsch", "hering", "kormoran", "krabbe", "kutter", "lotse", "möwe", "otter",
    "pirat", "qualle", "reiher", "robbe", "rochen", "schwalbe", "stern", "segler", "tümmler", "wal",
)  # fmt: skip


def clean_name(name: str) -> str:
    """The name with single spaces, and without invisible characters or characters that turn other text around.

    `Malformed` with the path `name` if nothing is left, or too much.
    """
    spaced = "".join(" " if unicodedata.category(sign)[0] == "Z" or sign in "\t\r\n" else sign for sign in name)
    seen = "".join(sign for sign in unicodedata.normalize("NFC", spaced) if _is_seen(sign))
    cleaned = " ".join(_tamed(seen).split())
    if not cleaned or len(cleaned) > LONGEST or all(unicodedata.category(sign)[0] in "MZ" for sign in cleaned):
        raise Malformed("name", SAY("bad-name"))
    return cleaned


def _is_seen(sign: str) -> bool:
    return unicodedata.category(sign)[0] != "C" and sign not in BLANK


def _tamed(text: str) -> str:
    """The text with few accents on each letter, so that it stays in its line."""
    kept: list[str] = []
    marks = 0
    for sign in text:
        marks = marks + 1 if unicodedata.category(sign)[0] == "M" else 0
        if marks <= MOST_MARKS:
            kept.append(sign)
    return "".join(kept)


def made_up_name() -> str:
    """A name for somebody who has given none, in the language that is spoken."""
    if spoken() == "de":
        return f"{secrets.choice(_GERMAN_FIRST)}{secrets.choice(_GERMAN_SECOND)}"
    return f"{secrets.choice(_FIRST)} {secrets.choice(_SECOND)}"


def made_up_colour() -> str:
    """An avatar colour on which white can be read."""
    return secrets.choice(COLOURS)
