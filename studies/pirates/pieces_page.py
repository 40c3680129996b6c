"""The page that tells what pieces add: for each kind those that add most and least."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from quarterdeck.engine.plans import PieceRating
from quarterdeck.games.pirates.fleets.shipyard import PieceRatings
from quarterdeck.games.pirates.pack.pieces import Pieces, rows_of

KINDS: Final = {
    "ship": "Ships",
    "creature": "Sea creatures",
    "crew": "Crew",
    "equipment": "Equipment",
    "event": "Events",
}
SHOWN: Final = 20
"""How many pieces of each end are shown."""
HEAD: Final = """\
# What the pieces of Pirates add

Which ships and which crew are worth their points? We drew fleets of {total} points from all pieces of
[Pirates](pirates.md) that can be played, let them play {games:,} games, two fleets in each, and shared out the results
among their pieces. The bot `{player}` sailed both sides.

A number such as **+2.1 % (+0.3 to +3.9)** means: with this piece a fleet wins 2.1 games in 100 more than with other pieces
for the same points. Chance plays a part, so the 95 % interval stands in brackets: in 95 of 100 such trials the true
number lies within it. If 0 lies within it too, the piece may be worth just its points.

Read the numbers with care:

- Among so many pieces, some look very good or very bad by chance. One in twenty has its true number outside its interval.
- The numbers tell what a piece is worth to this bot. It rams and fires and brings treasure home, but it plans little; people
  may get more out of a text that needs a plan.
- The numbers hold for fleets of {total} points and two players.
- A piece has a number only if it has played in enough games ({fewest} or more). Unique treasures have none.

All numbers are in the fleet builder, where you can sort by them, and in `quarterdeck fleet pieces --json`.
`python -m studies.pirates.pieces` plays the games and writes this page.
"""


def page(found: PieceRatings, pieces: Pieces, fewest: int) -> str:
    """The whole page, from the ratings of the pieces that have played at least so many games."""
    head = HEAD.format(total=found.total, games=found.games, player=found.player, fewest=fewest)
    return "\n".join([head, *(section(found, pieces, kind) for kind in KINDS)])


def section(found: PieceRatings, pieces: Pieces, kind: str) -> str:
    """The pieces of a kind that add most, and those that add least."""
    playable = [row.id for row in rows_of(pieces.content, kind) if row.playable]
    ratings = found.by_piece()
    ranked = sorted((one for one in playable if one in ratings), key=lambda one: (-ratings[one].adds, one))
    told = f"{len(ranked)} of {len(playable)} have a number"
    heading = f"## {KINDS[kind]}\n\n"
    if len(ranked) <= 2 * SHOWN:
        rows = list(table(pieces, ranked, ratings)) if ranked else []
        return "\n".join([f"{heading}{told}.\n", *rows, ""])
    most, least = ranked[:SHOWN], ranked[-SHOWN:]
    return "\n".join(
        [
            f"{heading}{told}. These {SHOWN} add most:\n",
            *table(pieces, most, ratings),
            f"\nThese {SHOWN} add least:\n",
            *table(pieces, least, ratings),
            "",
        ]
    )


def table(pieces: Pieces, shown: Sequence[str], ratings: dict[str, PieceRating]) -> Iterator[str]:
    """The lines of a table of pieces."""
    yield "| piece | nation | set, number | points | adds to the share of wins | games |"
    yield "| --- | --- | --- | ---: | --- | ---: |"
    for piece in shown:
        row = pieces.row(piece)
        if row is not None:
            nation, points = getattr(row, "nation", "").capitalize(), getattr(row, "points", 0)
            print_of = " ".join(str(getattr(row, field, "")) for field in ("set", "number")).strip()
            yield f"| {row.name} | {nation} | {print_of} | {points} | {ratings[piece].percent()} | {ratings[piece].games:,} |"
