"""New rows at the end of the content files, and the list of prints that cannot be played."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

import msgspec
from msgspec import UNSET

from quarterdeck.engine.packs import read_toml
from quarterdeck.games.pirates.pack.format import AbsentFile, CreatureFile, CrewFile, ShipFile
from quarterdeck.games.pirates.pack.toml_text import row_text, rows_text, value_text
from tools.pirates.prints import KINDS, Print, plain
from tools.pirates.taking import Missing, Row, Table, Taken

FILES: Final = {
    ShipFile: ("ships.toml", "ship"),
    CreatureFile: ("creatures.toml", "creature"),
    CrewFile: ("crew.toml", "crew"),
}
ABSENT: Final = "absent.toml"
UNDESCRIBED: Final = {
    "black mark", "dories", "emperor's commander", "eternal", "icebreaker", "sea dragon", "secret hold", "switchblade",
    "treasure ship", "turbine", "windcatcher",
}  # fmt: skip
"""Keywords whose meaning is written nowhere, or not in full, as sentences in their common form."""
LOYAL: Final = ("loyal", "hostile")
"""Keywords with a nation, of the same sort."""
NO_ABILITY: Final = "its text needs an ability that this game does not have"
NO_NUMBERS: Final = "its numbers are not known in full"
_PARTS: Final = re.compile(r"\s*(?:,|;|/| and )\s*")


def write(folder: Path, table: Table) -> Iterator[str]:
    """Write the files, and tell how much of each was added."""
    names = known_names(folder, table.new, table.missing)
    for kind, (file, name) in FILES.items():
        rows = [finished(found, names) for found in table.new if isinstance(found.row, kind)]
        path = folder / file
        text = with_reprints(path.read_text(encoding="utf-8"), [one for one in table.old if isinstance(one.row, kind)])
        more = f"\n{rows_text(name, rows)}" if rows else ""
        path.write_text(text.rstrip("\n") + "\n" + more, encoding="utf-8")
        yield f"{file}: {len(rows)} more"
    yield f"{ABSENT}: {write_absent(folder / ABSENT, table.missing)} rows"
    prints = sum(len(one.prints) for one in (*table.new, *table.old))
    yield f"{prints} prints can be played, {len(table.missing)} cannot"


def with_reprints(text: str, old: Iterable[Taken]) -> str:
    """The text of a file whose rows have the other prints of their pieces."""
    for found in old:
        also = reprints(found.prints, (str(found.row.set), str(found.row.number)))
        if also and not found.row.also:
            begins = text.index(f'id = "{found.row.id}"\n')
            ends = text.index("\n", text.index("\nname = ", begins) + 1)
            number = text.find("\nnumber = ", ends, text.find("[[", ends) % (len(text) + 1))
            ends = text.index("\n", number + 1) if number > 0 else ends
            text = f"{text[:ends]}\nalso = {value_text(also)}{text[ends:]}"
    return text


def reprints(prints: Iterable[Print], first: tuple[str, str]) -> list[str]:
    """Set and number of the prints of a piece but the one that content names; prints without a number are left out."""
    others = [
        f"{one.set} {one.number}".strip()
        for one in prints
        if one.number and (one.set, one.number.lstrip("0")) != (first[0], first[1].lstrip("0"))
    ]
    return list(dict.fromkeys(others))


def known_names(folder: Path, taken: Iterable[Taken], missing: Iterable[Missing]) -> dict[str, str]:
    """The names that links may give, by their plain form."""
    names = [found.row.name for found in taken] + [one.print.name for one in missing]
    for file, table in FILES.values():
        rows = msgspec.convert(read_toml((folder / file).read_text(encoding="utf-8"))[table], list[dict[str, object]])
        names += [str(row["name"]) for row in rows]
    return {plain(name): name for name in names}


def finished(found: Taken, names: Mapping[str, str]) -> Row:
    """A row with its other prints, and with the links that name a piece."""
    first = found.prints[0]
    row = msgspec.structs.replace(found.row, also=reprints(found.prints, (first.set, first.number)))
    if isinstance(row, CreatureFile):
        return row
    links = [names[plain(part)] for part in _PARTS.split(first.link) if plain(part) in names]
    return msgspec.structs.replace(row, links=[link for link in dict.fromkeys(links) if link != row.name])


def write_absent(path: Path, missing: Iterable[Missing]) -> int:
    """Write the ships and crew of the list anew; other kinds stay. Returns the number of rows."""
    text = path.read_text(encoding="utf-8")
    rows = msgspec.convert(read_toml(text)["absent"], list[AbsentFile])
    whole = [*(row for row in rows if row.kind not in KINDS.values()), *(absent(one) for one in missing)]
    head = text[: text.index("[[absent]]")]
    path.write_text(head + "\n".join(row_text("[[absent]]", row) for row in whole), encoding="utf-8")
    return len(whole)


def absent(one: Missing) -> AbsentFile:
    """A print that cannot be played, with the true reason."""
    number = one.print.number or UNSET
    return AbsentFile(name=one.print.name, set=one.print.set, number=number, kind=one.print.kind, reason=reason(one))


def reason(one: Missing) -> str:
    """Why it cannot be played: a keyword that nobody describes, a text that needs more, or numbers that are missing."""
    undescribed = [keyword for sentence in one.unknown if (keyword := keyword_of(sentence))]
    if undescribed:
        keywords = " and ".join(dict.fromkeys(undescribed))
        return f"what the keyword{'s' if ' and ' in keywords else ''} {keywords} mean{'' if ' and ' in keywords else 's'} is written nowhere in full"
    return NO_ABILITY if one.unknown else NO_NUMBERS


def keyword_of(sentence: str) -> str:
    """The keyword that a sentence is, as cards write it; empty if it is none of the undescribed ones."""
    if sentence in UNDESCRIBED or sentence.split(" ", maxsplit=1)[0] in LOYAL:
        return sentence.title().replace("'S", "'s")
    return ""
