"""What pages list about the pirates' content: every piece, why some cannot be played, and what every card can say."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from textwrap import wrap
from typing import Final

from msgspec import UNSET

from quarterdeck.games.pirates.pack.format import CreatureFile, CrewFile, PieceFile, ShipFile
from quarterdeck.games.pirates.pack.pieces import AnyPiece, abilities_of
from quarterdeck.games.pirates.pack.reading import built_in, pieces_of
from quarterdeck.games.pirates.pack.sentences import ABILITY, clause_of, texts_of
from quarterdeck.games.pirates.table.catalog import NATIONS
from quarterdeck.games.pirates.texts.kinds import FAMILIES
from tools.pirates.account import TABLE, TREASURES

WIDTH: Final = 120
TREASURE_COINS: Final = 1
"""The name of coins of no gold, among those of unique treasures."""
PIECES: Final = pieces_of(built_in())
CONTENT: Final = PIECES.content
HEADINGS: Final = {
    ABILITY: "Abilities",
    "treasure": "Unique treasures",
    "event": "Events",
    "equipment": "Equipment",
    "island": "Mysterious islands",
    "terrain": "Terrain",
}
"""Families of what cards can say."""


# -- coverage --------------------------------------------------------------------------------------


def coverage() -> str:
    """Every piece that can be played, by kind, nation and set, and every known one that cannot, with the reason."""
    return re.sub(r"\n{3,}", "\n\n", "\n".join([*numbers(), *account(), *ships(), *crew(), *others(), *unplayable()]))


def numbers() -> Iterator[str]:
    """A table: how much there is of everything."""
    creatures = Counter(row.nation for row in CONTENT.creature if row.playable)
    counted = Counter(row.nation for row in CONTENT.ship if row.playable)
    hands = Counter(row.nation for row in CONTENT.crew if row.playable)
    forts = Counter(row.nation for row in CONTENT.fort if row.playable)
    yield "| nation     | ships | sea creatures | crew | forts |"
    yield "| ---------- | ----: | ------------: | ---: | ----: |"
    for nation in NATIONS:
        yield row_of(nation.capitalize(), counted[nation], creatures[nation], hands[nation], forts[nation])
    yield row_of("**all**", *(sum(one.values()) for one in (counted, creatures, hands, forts)))
    rest = {
        "pieces of equipment": len(CONTENT.equipment),
        "unique treasures": len(CONTENT.treasure),
        "Events": len(CONTENT.event),
        "plain islands": sum(row.mysterious is row.effect is UNSET for row in CONTENT.island),
        "islands that do something by themselves": sum(row.effect is not UNSET for row in CONTENT.island),
        "mysterious islands": sum(row.mysterious is not UNSET for row in CONTENT.island),
        "pieces of terrain": sum(row.copies for row in CONTENT.terrain),
        "ready-made fleets": len(CONTENT.fleet),
    }
    yield ""
    yield from wrapped("Besides: " + ", ".join(f"{number} {name}" for name, number in rest.items()) + ".")


def row_of(name: str, *found: int) -> str:
    """A row of that table."""
    return f"| {name:<10} | {found[0]:>5} | {found[1]:>13} | {found[2]:>4} | {found[3]:>5} |"


def account() -> Iterator[str]:
    """A table: what became of each row of the public table of printed pieces."""
    sailing: list[PieceFile] = [row for row in (*CONTENT.ship, *CONTENT.creature) if row.set is not UNSET]
    named: list[PieceFile] = [row for row in CONTENT.crew if row.set is not UNSET]
    treasures = {row.name for row in CONTENT.treasure}
    absent = Counter("ship" if row.kind == "ship" else row.kind for row in CONTENT.absent)
    absent["ship"] += sum(not row.playable for row in sailing)
    playable = {"ship": prints_of(sailing), "crew": prints_of(named), TREASURES: len(treasures)}
    kinds = ("ship", "crew", TREASURES)
    yield from heading("Counted against the public table")
    yield from wrapped(
        "[A public table](pirates-inside.md#the-public-table-of-printed-pieces) has a row for each printed ship, sea"
        " creature and crew, and for some that were announced and never printed. A piece that was printed again stands"
        " here twice if any number or the meaning of its text differs; otherwise it stands here once, and is found by the"
        " set and number of each of its prints. Of unique treasures, the table counts names."
    )
    yield ""
    yield "| in the table | ships and sea creatures | crew | unique treasures |"
    yield "| --- | ---: | ---: | ---: |"
    yield cells("rows", *(TABLE[kind].rows for kind in kinds))
    yield cells("generic crew, which is here once for each nation", 0, TABLE["crew"].generic, 0)
    yield cells("rows that say the same of one print again", *(TABLE[kind].twice for kind in kinds))
    yield cells("coins of no gold, which are among the coins here", 0, 0, TREASURE_COINS)
    yield cells("rows that can be played", *(playable[kind] for kind in kinds))
    yield cells("**not playable**, with the reasons below", *(absent[kind] for kind in kinds))
    yield cells("**pieces that can be played**", pieces_of_them(sailing), pieces_of_them(named), len(treasures))
    yield cells("further prints of the same pieces", *(again(rows) for rows in (sailing, named)), 0)


def cells(name: str, *found: int) -> str:
    """A row of the account; nothing for none."""
    return f"| {name} | " + " | ".join(f"{number:,}" if number else "" for number in found) + " |"


def pieces_of_them(rows: Iterable[PieceFile]) -> int:
    """How many can be played."""
    return sum(row.playable for row in rows)


def again(rows: Iterable[PieceFile]) -> int:
    """How many other prints there are of those that can be played."""
    return sum(len(row.also) for row in rows if row.playable)


def prints_of(rows: Sequence[PieceFile]) -> int:
    """How many prints can be played."""
    return pieces_of_them(rows) + again(rows)


def ships() -> Iterator[str]:
    """Ships and sea creatures by nation and set."""
    yield from heading("Ships and sea creatures")
    for nation in NATIONS:
        rows: list[AnyPiece] = [row for row in CONTENT.ship if row.nation == nation and row.playable]
        rows += [row for row in CONTENT.creature if row.nation == nation and row.playable]
        if rows:
            yield from wrapped(f"**{nation.capitalize()}.** {by_set(rows)}.")
            yield ""


def crew() -> Iterator[str]:
    """Crew: what every nation has, then named crew."""
    yield from heading("Crew")
    generic = {row.name: row for row in CONTENT.crew if row.set is UNSET and row.playable}
    each = ", ".join(f"{name} ({row.points})" for name, row in generic.items())
    yield from wrapped(
        f"Every nation has, with their points, {each}. That Navigators, Silver Explorers and Cargo Masters sail for all of"
        " them is *reconstructed*."
    )
    for nation in NATIONS:
        rows = [row for row in CONTENT.crew if row.nation == nation and row.set is not UNSET and row.playable]
        if rows:
            yield ""
            yield from wrapped(f"**{nation.capitalize()}.** {by_set(rows)}.")


def others() -> Iterator[str]:
    """Everything else that has a name."""
    kinds: dict[str, Iterable[AnyPiece]] = {
        "Equipment": CONTENT.equipment,
        "Unique treasures": CONTENT.treasure,
        "Events": CONTENT.event,
        "Forts": CONTENT.fort,
    }
    yield from heading("Everything else")
    for kind, rows in kinds.items():
        yield from wrapped(f"**{kind}.** {', '.join(row.name for row in rows if row.playable)}.")
        yield ""
    plain = [row.name for row in CONTENT.island if row.mysterious is row.effect is UNSET]
    acting = [row.name for row in CONTENT.island if row.effect is not UNSET]
    strange = [row.name for row in CONTENT.island if row.mysterious is not UNSET]
    terrain = [f"{row.name} × {row.copies}" if row.copies > 1 else row.name for row in CONTENT.terrain]
    lists = (
        ("Plain islands", plain),
        ("An island that does something by itself", acting),
        ("Mysterious islands", strange),
        ("Terrain", terrain),
    )
    for kind, names in lists:
        yield from wrapped(f"**{kind}.** {', '.join(names)}.")
        yield ""
    yield from wrapped(f"**Offered fleets.** {', '.join(row.name for row in CONTENT.fleet)}.")


def unplayable() -> Iterator[str]:
    """What cannot be played, by the reason; the most frequent reasons first."""
    yield from heading("Not playable")
    reasons: dict[str, list[str]] = {}
    for row in (*CONTENT.creature, *CONTENT.ship, *CONTENT.crew, *CONTENT.equipment, *CONTENT.event):
        if not row.playable:
            reasons.setdefault(str(row.reason), []).append(f"{row.name} (in the pack)")
    for absent in CONTENT.absent:
        place = " ".join(str(part) for part in (absent.set, absent.number) if part is not UNSET)
        kind = ", ".join(word for word in (absent.kind, place) if word)
        reasons.setdefault(absent.reason, []).append(f"{absent.name} ({kind})")
    for reason, names in sorted(reasons.items(), key=lambda one: -len(one[1])):
        number = f" ({len(names)})" if len(names) > 1 else ""
        yield from wrapped(f"- *{reason[:1].upper()}{reason[1:]}*{number}: {', '.join(names)}.", indent="  ")


def by_set(rows: Sequence[AnyPiece]) -> str:
    """Names, grouped by the sets they were printed in."""
    sets: dict[str, list[str]] = {}
    for row in rows:
        sets.setdefault(str(getattr(row, "set", UNSET)), []).append(row.name)
    return "; ".join(f"*{name}*: {', '.join(names)}" for name, names in sets.items())


# -- what cards can say ----------------------------------------------------------------------------


def cards() -> str:
    """All that cards can say, family by family, with the slug that a pack writes and what is reconstructed."""
    return "\n".join(line for family in (ABILITY, *FAMILIES) for line in family_table(family)).strip() + "\n"


def family_table(family: str) -> Iterator[str]:
    """A table of one family."""
    used = counts(family)
    yield ""
    yield f"## {HEADINGS[family]}"
    yield ""
    yield "| clause | in a pack | pieces | what it does |"
    yield "| --- | --- | ---: | --- |"
    for row in texts_of(family):
        text = row.text.replace("{target}", "*those named*").replace("{amount}", "*so many*").replace("|", "\\|")
        made = (
            f" *Reconstructed*{f': {row.filled}' if row.filled else '.'}" if row.provenance == "reconstructed" else ""
        )
        yield f"| {clause_of(family, row.slug)} | `{row.slug}` | {used[row.slug]} | {text[:1].upper()}{text[1:]}{made} |"


def counts(family: str) -> Counter[str]:
    """How many pieces have each of a family."""
    if family == ABILITY:
        able: list[ShipFile | CreatureFile | CrewFile] = [*CONTENT.ship, *CONTENT.creature, *CONTENT.crew]
        found = Counter(slug for row in able for slug in abilities_of(row.effects))
        return found + Counter(row.effect for row in CONTENT.fort if isinstance(row.effect, str))
    if family == "island":
        texts = [text for row in CONTENT.mysterious for text in (row.low, row.high)]
    elif family == "terrain":
        texts = [row.kind for row in CONTENT.terrain for _ in range(row.copies)]
    else:
        texts = [row.effect for row in getattr(CONTENT, family)]
    return Counter(text.partition(":")[0] for text in texts)


# -- lines -----------------------------------------------------------------------------------------


def heading(text: str) -> Iterator[str]:
    """A heading between empty lines."""
    yield ""
    yield f"### {text}"
    yield ""


def wrapped(text: str, indent: str = "") -> list[str]:
    """A paragraph in lines of a readable length."""
    return wrap(text, WIDTH, subsequent_indent=indent, break_on_hyphens=False, break_long_words=False)
