"""`quarterdeck cards`: everything of a game that has an id, for those who write files."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer

from quarterdeck.cli.options import AsJson, GameKey, PackFile, examples
from quarterdeck.cli.output import cell, out, write_json
from quarterdeck.cli.say import SAY
from quarterdeck.cli.setups import read_pack
from quarterdeck.engine.clauses import Component
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.registry import find_game
from quarterdeck.engine.texts import folded

EXAMPLES = examples(
    "cards kraken",
    "cards bremerhaven --kind building",
    "cards pirates --find 'hms titan' --json",
    "cards bruise-cruise --kind port",
)


def cards(
    game: GameKey,
    *,
    kind: Annotated[
        str | None,
        typer.Option(
            "--kind", metavar="KIND", help="Only things of this kind, such as ship or port.", show_default=False
        ),
    ] = None,
    find: Annotated[
        str | None,
        typer.Option(
            "--find",
            metavar="WORDS",
            help="Only things with all of these words; accents do not matter.",
            show_default=False,
        ),
    ] = None,
    pack: PackFile = None,
    json: AsJson = False,
) -> None:
    """List everything that has an id: cards, ports, islands, ships. Position files, fleets and notation use these ids."""
    found = find_game(game)
    every = list(found.components(None if pack is None else read_pack(found, pack)))
    kinds = list(dict.fromkeys(one.kind for one in every))
    none = SAY("cards-none", title=found.title)
    if kind is not None and kind not in kinds:
        raise Malformed("kind", SAY("cards-no-kind", kind=kind, kinds=", ".join(kinds)) if kinds else none)
    wanted = [one for one in every if kind in (None, one.kind) and says(one, find or "")]
    if json:
        write_json({"game": found.key, "kinds": kinds, "components": wanted})
    elif not every:
        out().print(none)
    else:
        print_components(wanted)


def print_components(components: Sequence[Component]) -> None:
    """Ids with what they say, below their kinds."""
    console = out()
    wide = max((len(one.id) for one in components), default=0)
    kind = ""
    for one in components:
        if one.kind != kind:
            kind = one.kind
            console.print(cell(kind, "bold"))
        line = cell(f"  {one.id.ljust(wide)}  ", "cyan")
        line.append(
            one.text if one.text.startswith(one.name) else f"{one.name}: {one.text}".removesuffix(": "), "default"
        )
        if one.provenance:
            mark = SAY("source-partly" if one.note else "source", source=one.provenance)
            line.append(f"  ({'; '.join(filter(None, (mark, one.note)))})", "dim")
        console.print(line)


def says(component: Component, words: str) -> bool:
    """Whether all words stand somewhere in a component, in any order, with accents or without."""
    text = folded(f"{component.id} {component.name} {component.text} {component.kind}")
    return all(word in text for word in folded(words).split())
