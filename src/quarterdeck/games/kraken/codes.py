"""How Kraken's moves are numbered; pinned, since records and research read them.

| moves   | what                                                                                |
| ------- | ----------------------------------------------------------------------------------- |
| 0 … 7   | resolve an icon: F, U, D, X, R, K+ (clockwise), K- (counter-clockwise), T            |
| 8 … 25  | play the card, less 8                                                               |
| 26 … 43 | CHANCE: the card, less 26, is dealt to the seat whose hand is being filled (KR-1.12) |
| 44 … 47 | CHANCE: the ship of the seat, less 44, takes the next start place (KR-1.6)          |

Sections are numbered clockwise, N, E, S, W; a place is section * 4 + lane - 1.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Moves 0 … 7. Kinds of icons, as cards have them, are F U D X R K T = 0 … 6: see ROTATE and TENTACLE.
FORWARD: Final[i64] = 0
UP: Final[i64] = 1
DOWN: Final[i64] = 2
FIRE: Final[i64] = 3
REPAIR: Final[i64] = 4
CLOCKWISE: Final[i64] = 5
COUNTER: Final[i64] = 6
ATTACK: Final[i64] = 7

PLAY: Final[i64] = 8
DEAL: Final[i64] = 26
START: Final[i64] = 44
MOVES: Final[i64] = 48

ROTATE: Final[i64] = 5
"""The kind of the two moves CLOCKWISE and COUNTER."""
TENTACLE: Final[i64] = 6
"""The kind of the move ATTACK."""
KINDS: Final[i64] = 7
KIND_LETTERS: Final = "FUDXRKT"

SECTIONS: Final[i64] = 4
"""One on each side of the Kraken (KR-1.3)."""
SECTION_LETTERS: Final = "NESW"
LANES: Final[i64] = 4
"""Of each Section while nobody has sunk (KR-7.1)."""
PLACES: Final[i64] = 16
"""Of four Sections with four Lanes (KR-7.1)."""
HAND: Final[i64] = 3
"""Cards dealt to each player (KR-1.12)."""
ICONS: Final[i64] = 3
"""Icons of each card (KR-3.1)."""
SINKS_AT: Final[i64] = 4
"""Damage that sinks a ship (KR-5.1)."""
FEWEST_LANES: Final[i64] = 2
"""Lanes are never fewer (KR-5.2, KR-5.4)."""
FEWEST_CARDS: Final[i64] = 12
"""What a round of four players needs (KR-7.3)."""
MOST_CARDS: Final[i64] = 18
MOST_ROUNDS: Final[i64] = 1000

NO_SHIP: Final[i64] = -1
"""An empty place."""
NO_PLACE: Final[i64] = -1
"""Where a ship is that has sunk or not started yet."""
NO_CARD: Final[i64] = -1

# What the log tells: kind, who, what, more. A place is section * 4 + lane - 1.
STARTED: Final[i64] = 1  # seat, place
DEALT: Final[i64] = 2  # seat, card; known to the seat alone
ROUND: Final[i64] = 3  # the seat that begins, number of the round
PLAYED: Final[i64] = 4  # seat, card, its icons as three digits to the base KINDS (and LAST_CARD)
MOVED: Final[i64] = 5  # seat, place, kind of the icon
BUMPED: Final[i64] = 6  # seat, place, kind of the icon that began it
STAYED: Final[i64] = 7  # seat, place, 1 if ships further out make no room, 0 if there is no Lane further out
RAMMED: Final[i64] = 8  # seat, section, damage taken from the Kraken
LANDED: Final[i64] = 9  # seat, place: from the Kraken to Lane 1
PUSHED: Final[i64] = 10  # seat, place: made room in Lane 1
HIT: Final[i64] = 11  # seat, its damage now, the seat that fired
MISSED: Final[i64] = 12  # seat that fired at nobody
REPAIRED: Final[i64] = 13  # seat, its damage now
INTACT: Final[i64] = 14  # seat that had nothing to repair
TURNED: Final[i64] = 15  # seat, the new front, the move
GRABBED: Final[i64] = 16  # seat, its damage now: hit by tentacles
UNTOUCHED: Final[i64] = 17  # seat, the front: no ship there for the tentacles
LIFTED: Final[i64] = 18  # seat, place: thrown up by the tentacles
SUNK: Final[i64] = 19  # seat, cards that go back unseen
LAPSED: Final[i64] = 20  # the sunk seat whose open icons lapse
FOLDED: Final[i64] = 21  # nobody, lanes left
DRAWN_IN: Final[i64] = 22  # seat, place: moved down since its Lane is gone
WON: Final[i64] = 23  # seat
KRAKEN_WON: Final[i64] = 24  # nobody, set of the seats that sank last
LIMIT: Final[i64] = 25  # nobody, rounds played, set of the seats afloat
LONG: Final[i64] = 26  # nobody, rounds played in a game without a limit

LAST_CARD: Final[i64] = 343
"""What PLAYED adds to the icons of the last card of a hand: one more digit to the base KINDS."""
LONG_GAME: Final[i64] = 40
"""After so many rounds a game without a limit says that it may be ended (KR-R22)."""
