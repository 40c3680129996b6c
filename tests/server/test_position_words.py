"""Fields of position files have words for people, in every language."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest

from quarterdeck.engine.registry import find_game, keys
from quarterdeck.messages.language import LANGUAGES, speaking
from quarterdeck.server.position_words import COMMON, POSITION, part_word, values_in, worded_schema

Field = dict[str, Any]


def fields_of(game: str) -> dict[str, Field]:
    """The fields of all parts of a game's file, by the ids of their messages; without those that no form shows."""
    schema = worded_schema(find_game(game))
    root = schema["$ref"].rpartition("/")[2]
    return {
        f"{POSITION if part == root else part_word(part)}-{name}".replace("_", "-").lower(): field
        for part, node in schema["$defs"].items()
        if part not in COMMON
        for name, field in node.get("properties", {}).items()
        if name not in COMMON
    }


def messages_of(game: str, language: str) -> set[str]:
    """The ids of the messages that a game has for its fields."""
    text = (files(f"{type(find_game(game)).__module__}.form") / "messages" / f"{language}.ftl").read_text("utf-8")
    return set(re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", keys())
def test_every_field_has_a_label_and_a_help(game: str, language: str) -> None:
    """A field that is new needs both; one that is gone leaves none behind."""
    with speaking(language):
        fields = fields_of(game)
    wanted = {f"{field}{ending}" for field in fields for ending in ("", "-help")}
    found = messages_of(game, language)
    assert wanted - found == set()
    assert found - wanted <= {f"{field}-choices" for field in fields}
    assert [name for name, field in fields.items() if not (field["title"] and field["description"])] == []


@pytest.mark.parametrize("game", keys())
def test_labels_within_a_part_are_told_apart(game: str) -> None:
    """Else nobody would know which is which."""
    for language in LANGUAGES:
        with speaking(language):
            schema = worded_schema(find_game(game))
        for part, node in schema["$defs"].items():
            titles = [field.get("title") for name, field in node.get("properties", {}).items() if name not in COMMON]
            assert part in COMMON or len(titles) == len(set(titles)), (part, titles)


def test_values_have_words() -> None:
    """Seats are called as at the table, others as the game says."""
    with speaking("de"):
        fields = fields_of("cardinal")
    player, choosing = fields["position-player"], fields["position-choosing"]
    assert dict(zip(player["enum"], player["words"], strict=True)) == {
        "coin": "Die Münze",
        "green": "Grün",
        "nobody": "Niemand",
        "orange": "Orange",
    }
    assert choosing["words"][choosing["enum"].index("pirate")] == "Ein Feld für den Piraten"


@pytest.mark.parametrize("game", keys())
def test_no_value_of_the_german_form_is_written_as_in_the_file(game: str) -> None:
    """Names of spaces and bid spaces are the same in all languages, and some words are."""
    same = re.compile(r"[a-d][1-3]|[0-9.]+|container|[A-D]")
    with speaking("de"):
        fields = fields_of(game)
    bare = {
        f"{name}: {value}"
        for name, field in fields.items()
        for node in values_in(field)
        for value, word in zip(node["enum"], node["words"], strict=True)
        if word == str(value) and not same.fullmatch(str(value))
    }
    assert bare == set()


def test_options_have_the_words_of_a_new_table() -> None:
    """They are a part of the form."""
    with speaking("de"):
        options = worded_schema(find_game("cardinal"))["$defs"]["CardinalFile"]["properties"]["options"]
    assert options["title"] == "Einstellungen"
    assert options["properties"]["rows"]["title"] == "Reihen"
