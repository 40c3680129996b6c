"""What the fields of a game's position file are called where somebody fills them in: its schema, with words for people.

The words are messages of the package `form` of the game: `PART-FIELD` is a field of a part of the file, and `PART-FIELD-help` says
what belongs there. `PART-FIELD-choices` with `$choice` are its values, where the value alone does not say enough. The part is the
Struct of the file without `File`, as in `ship-at`; the file itself is `position`. A game without such messages is shown as its
file is written.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from quarterdeck.engine.game import Game
from quarterdeck.messages import Speaker, message_file, speaker
from quarterdeck.messages.language import OWN
from quarterdeck.server.option_words import choice_word, option_help, option_label, seat_word
from quarterdeck.server.problems import SAY

POSITION: Final = "position"
"""The part that is the file itself."""
COMMON: Final = ("game", "players", "options", "pack", "PackNote")
"""Fields and parts of the files of all games: only the options are filled in, and say themselves what they are."""
EVERYBODY: Final = {"chance": "choice-chance", "nobody": "choice-nobody"}
"""The values of `player` besides the seats, and the messages of the server that name them."""
NOTHING: Final = "none"
"""Stands for an empty value in messages."""
_WORD: Final = re.compile(r"[A-Z][a-z0-9]*")
_OTHERS: Final = re.compile(r"[^A-Za-z0-9]+")
Node = dict[str, Any]


def worded_schema(game: Game) -> Node:
    """The schema of the position file: the title of each field is its label, its description the help."""
    schema: Node = game.schema()
    root = str(schema["$ref"]).rpartition("/")[2]
    said = speaker_of(game)
    for name, part in schema["$defs"].items():
        if said is not None and name not in COMMON:
            label_part(game, said, POSITION if name == root else part_word(name), part)
    schema["$defs"][root]["properties"]["options"] = options_node(game)
    return schema


def speaker_of(game: Game) -> Speaker | None:
    """What says the labels of fields; None if the game has no words for them."""
    package = f"{type(game).__module__}.form"
    try:
        return speaker(package) if message_file(package, OWN).is_file() else None
    except (ModuleNotFoundError, TypeError):
        return None


def part_word(name: str) -> str:
    """A part of the file in messages, by the name of its Struct: `veiled-hand`."""
    return "-".join(word.lower() for word in _WORD.findall(name.removesuffix("File")))


def label_part(game: Game, said: Speaker, part: str, node: Node) -> None:
    """Write onto the fields of a part what they are called, what belongs there, and what their values are called."""
    for name, field in node.get("properties", {}).items():
        message = f"{part}-{name}".replace("_", "-").lower()
        if name in COMMON or (title := _said(said, message)) is None:
            continue
        field["title"], field["description"] = title, _said(said, f"{message}-help") or ""
        for inner in values_in(field):
            inner["words"] = [value_word(game, said, message, value) for value in inner["enum"]]


def _said(said: Speaker, message: str, **facts: str) -> str | None:
    """A message, if there is one."""
    try:
        return said.say(message, **facts)
    except KeyError:
        return None


def values_in(node: Node) -> Iterator[Node]:
    """Whatever of a field has values to choose from."""
    if "enum" in node:
        yield node
    for inner in (*node.get("anyOf", ()), node.get("items"), node.get("additionalProperties")):
        if isinstance(inner, dict):
            yield from values_in(inner)


def value_word(game: Game, said: Speaker, field: str, value: object) -> str:
    """A value for people."""
    if value in game.seat_names:
        return seat_word(game, str(value))
    if value in EVERYBODY:
        return SAY(EVERYBODY[str(value)])
    choice = _OTHERS.sub("-", str(value)).strip("-") or NOTHING
    return _said(said, f"{field}-choices", choice=choice) or str(value)


def options_node(game: Game) -> Node:
    """The options of a game as a part of its file."""
    schema = msgspec.json.schema(game.options)
    found: Node = schema["$defs"][str(schema["$ref"]).rpartition("/")[2]]
    for name, node in found.get("properties", {}).items():
        node["title"], node["description"] = option_label(game, name), option_help(game, name)
        for inner in values_in(node):
            inner["words"] = [choice_word(game, name, str(value)) for value in inner["enum"]]
    found.pop("required", None)
    return {**found, "title": SAY("file-options"), "description": SAY("file-options-help")}
