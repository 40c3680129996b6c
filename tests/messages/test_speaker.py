"""A speaker says what Fluent would say, and remembers it."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from quarterdeck import messages
from quarterdeck.messages import REMEMBERED, Argument, Tongue, deciding, speaker
from quarterdeck.messages.language import OWN
from tests.docs.files import ROOT, named, project_files
from tests.examples import every

SOURCE = ROOT / "src"
FILES = [path for path in project_files() if path.suffix == ".ftl" and path.is_relative_to(SOURCE)]
VALUES: tuple[Argument, ...] = (0, 1, 2, 1000, "none", "orange", "{ $seat }", "", "\ue000seat\ue001")


def package_of(path: Path) -> str:
    """The package whose messages a file holds."""
    return ".".join(path.parent.parent.relative_to(SOURCE).parts)


@pytest.mark.parametrize("path", FILES, ids=named)
def test_every_message_sounds_as_fluent_has_it(path: Path) -> None:
    """With all kinds of arguments, whether they decide on words or are merely put in; in `make test` each message has one of them."""
    text = path.read_text(encoding="utf-8")
    resource, wanted = FluentResource(text), sorted(set(re.findall(r"\$([\w-]+)", text)))
    bundle = FluentBundle([path.stem], use_isolating=False)
    bundle.add_resource(resource)
    tongue = Tongue(package_of(path), path.stem)
    step = every(len(VALUES))
    for number, entry in enumerate(resource.body):
        pattern = bundle.get_message(entry.id.name).value if isinstance(entry, ast.Message) else None
        if not isinstance(entry, ast.Message) or entry.value is None or pattern is None:
            continue
        says_more = any(isinstance(part, ast.Placeable) for part in entry.value.elements)
        for value in VALUES[number % step :: step] if says_more else VALUES[:1]:
            arguments = dict.fromkeys(wanted, value)
            assert tongue.said(entry.id.name, tuple(arguments.items())) == bundle.format_pattern(pattern, arguments)[0]


OTHER = "{ $a ->\n *[other] %s\n }"
"""A choice that a makes."""


@pytest.mark.parametrize(
    ("message", "names"),
    [
        ("{ $a } is put in, so is { $b }", set()),
        (OTHER % '{ $b } things { "" }', {"a"}),
        (OTHER % "{ $b ->\n *[other] { $c }\n }", {"a", "b"}),
        ("{ other }", None),
        ("{ -term }", None),
        ("{ NUMBER($a) }", None),
        ("{ NUMBER($a) ->\n *[other] { $b }\n }", None),
        (OTHER % "{ other }", None),
    ],
)
def test_what_decides_on_words_is_told_from_what_is_put_in(message: str, names: set[str] | None) -> None:
    """Where a message leans on others it cannot be told."""
    (entry,) = FluentResource(f"message = {message}\n").body
    assert isinstance(entry, ast.Message)
    assert entry.value is not None
    assert deciding(entry.value) == names


def test_what_was_said_before_is_the_same_text() -> None:
    """Not only an equal one, so that comparing is quick."""
    say = speaker("quarterdeck.games.cardinal").say
    one, other = (say("story-placed", seat=0, mine="no", square="c2") for _ in range(2))
    assert one is other


def test_a_speaker_remembers_only_so_much() -> None:
    """Whoever makes it say ever new things does not fill the memory."""
    spoken = Tongue("quarterdeck.table", OWN)
    for seen in range(REMEMBERED + 10):
        assert str(seen % 10) in spoken.said("stale", (("seen", seen), ("now", seen + 1)))
    assert spoken.said.cache_info().currsize == REMEMBERED
    assert spoken.formatted.cache_info().currsize == REMEMBERED


def test_what_is_missing_is_named() -> None:
    """A message, or an argument; each time it is asked for."""
    say = speaker("quarterdeck.games.cardinal").say
    for _ in range(2):
        with pytest.raises(KeyError, match="has no message 'nonsense'"):
            say("nonsense")
        with pytest.raises(KeyError, match=r"story-placed.*square"):
            say("story-placed", seat=0, mine="no")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ([], "nothing"),
        (["Red"], "Red"),
        (["Red", "Green"], "Red and Green"),
        (["Red", "Green", "Blue"], "Red, Green and Blue"),
    ],
)
def test_words_are_put_together_as_a_list(words: list[str], told: str) -> None:
    """In the words of the package."""
    assert speaker("quarterdeck.games.pirates").listed(words) == told


def test_a_list_may_be_joined_otherwise() -> None:
    """By a message of the package."""
    assert speaker("quarterdeck.games.bremerhaven").listed(["wool", "wine"], "or") == "wool or wine"


def test_a_message_is_parsed_when_it_is_first_said_with_those_that_it_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when two threads say it for the first time at the same time."""
    parsed: list[str] = []

    def parse(text: str) -> object:
        parsed.append(text)
        return FluentResource(text)

    monkeypatch.setattr(messages, "FluentResource", parse)
    tongue = Tongue("quarterdeck.games.pirates.art", OWN)
    assert parsed == []
    items = (("gun", "breath"), ("kind", "fire"), ("again", "none"), ("range", "L"), ("needed", 4))
    with ThreadPoolExecutor(2) as threads:
        assert {*threads.map(lambda _: tongue.said("way", items), range(2))} == {"The breath, long range, hits with 4+"}
    assert {name.partition(" =")[0] for text in parsed for name in text.splitlines() if " =" in name} == {
        "way",
        "gun-name",
        "range-word",
    }
    before = len(parsed)
    assert tongue.said("way", (*items[:-1], ("needed", 5))) == "The breath, long range, hits with 5+"
    assert len(parsed) == before


@pytest.mark.parametrize("game", ["bremerhaven", "cardinal"])
def test_a_text_of_any_length_can_be_put_into_a_sentence(game: str) -> None:
    """Whether Fluent puts it in, which takes no more than a thousand characters, or we do."""
    said = speaker(f"quarterdeck.games.{game}").say("no-move", written="é" * 5_000, column="d", rows=4, asked="bid")
    assert said.startswith("é" * 900)
