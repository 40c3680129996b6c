"""How treasures, Events and equipment are written, refused, told and kept in files (PI-U, PI-V, PI-Q)."""

from __future__ import annotations

import msgspec
import pytest

from quarterdeck.engine.errors import Malformed
from quarterdeck.games.pirates import PIRATES
from quarterdeck.games.pirates.file.fields import EventFile
from quarterdeck.games.pirates.file.in_progress import CardFile, card_word, read_card
from quarterdeck.games.pirates.words import story
from tests.games.pirates.duels import ABEAM, SHOOTER
from tests.games.pirates.sentences import named, refused
from tests.games.pirates.table import Printed, Table


def stage() -> Table:
    """Red's A with charts, fireworks, chain shot and an Event, and Green's B abeam of her."""
    table = Table().ship("A", "R", SHOOTER).ship("B", "G", ABEAM).aboard("A", "shipping-charts")
    table.aboard("A", "fireworks", hidden=True).tool("tool", "R", "A", "chain-shot").crew("Emil", "G", "B")
    return table.events("R", "mutiny", "false-treasure").turn()


def texts(table: Table) -> set[str]:
    """The legal moves in notation, and each of them is read as it was written."""
    position = named(table).position
    found = {PIRATES.text(position, move): move for move in position.legal()}
    assert {PIRATES.parse(position, text) for text in found} == set(found.values())
    return set(found)


@pytest.mark.clause("PI-U2", "PI-V12", "PI-Q1")
def test_moves_with_treasures_events_and_equipment_are_written_and_read() -> None:
    """What somebody does not know is called by its number."""
    table = stage()
    assert {text for text in texts(table) if text.startswith(("show", "play"))} == {
        "show shipping-charts#1", "show fireworks#2", "play mutiny#1",
    }  # fmt: skip
    table.do("show shipping-charts")
    assert texts(table) == {"aim crew ?2"}
    table.do("Emil", "play mutiny")
    assert texts(table) == {"aim G2"}
    table.do("B", "die 1", "A", "shoot")
    assert "load tool#1" in texts(table)


@pytest.mark.clause("PI-V7", "PI-V8")
def test_spots_and_directions_are_written_and_read() -> None:
    """Any spot on open sea, L in any direction."""
    table = Table().ship("A", "R", SHOOTER).ship("B", "G", ABEAM).events("R", "foul-winds").turn().do("play foul-winds")
    position = table.position
    spot = PIRATES.parse(position, "place 200.00,230.00 0.0")
    assert PIRATES.why_not(position, spot) is None
    on_land = PIRATES.why_not(position, PIRATES.parse(position, "place 40.00,1140.00 0.0"))
    assert on_land is not None
    assert on_land.clause == "PI-V7"
    position.play(spot)
    drift = PIRATES.parse(position, "drift 270.5 80.00")
    assert PIRATES.why_not(position, drift) is None
    assert PIRATES.text(position, drift) == "drift 270.5 80.00"
    for text in ("drift 270.5 80.01", "drift 270.5 33.30"):
        assert PIRATES.why_not(position, PIRATES.parse(position, text)) is not None


@pytest.mark.parametrize(
    ("before", "move", "clause", "sentence"),
    [
        ((), "play false-treasure", "PI-V11", "would do nothing now"),
        (("A", "move", "done"), "play mutiny", "PI-2.8", "ahead of everything else"),
        (("play mutiny", "B", "die 1"), "play mutiny", "PI-2.8", "was played before"),
        (("show shipping-charts", "Emil"), "show shipping-charts", "PI-1.5", "has been used already in this turn"),
    ],
)
def test_refusals_name_the_card(before: tuple[str, ...], move: str, clause: str, sentence: str) -> None:
    """By its clause, and with its name."""
    table = stage().do(*before)
    found = refused(table, move)
    assert (found.clause, sentence in found.sentence) == (clause, True)


@pytest.mark.clause("PI-R91")
def test_who_is_held_is_told_so() -> None:
    """It is no ship that has acted."""
    table = Table().ship("A", "R", SHOOTER).ship("B", "G", ABEAM, Printed()).crew("X", "R", "A")
    table.events("G", "mermaids").turn("G").do("play mermaids", "A", "done")
    found = refused(table, "act R2")
    assert (found.clause, "has no action in this turn" in found.sentence) == ("PI-R91", True)


@pytest.mark.clause("PI-U2", "PI-U44", "PI-V12")
def test_stories_tell_what_was_shown_and_keep_secrets() -> None:
    """Who looks is told to all, at what to the one alone."""
    table = stage().do("show shipping-charts", "Emil", "play mutiny", "B", "die 6")
    log = table.position.log
    assert log is not None
    told = " ".join(sentence.text for sentence in story.story(log))
    for words in ("shows", "6 is rolled for", "loses"):
        assert words in told


@pytest.mark.parametrize(("text", "number"), [("treasure 3", 36_002), ("event 1", 36_100), ("equipment 2", 36_201)])
def test_what_is_at_work_is_written_by_kind_and_number(text: str, number: int) -> None:
    """A treasure, an Event, a piece of equipment."""
    assert read_card("card", text) == number
    assert card_word(number) == text


@pytest.mark.parametrize("text", ["rum", "treasure", "treasure 0", "treasure x", "spell 1", "event 99"])
def test_what_cannot_be_at_work_is_refused(text: str) -> None:
    """With the field, and what would be right."""
    with pytest.raises(Malformed, match="treasure 3, event 1, equipment 2") as caught:
        read_card("in_progress.card.move", text)
    assert caught.value.path == "in_progress.card.move"


def test_files_keep_events_as_they_lie() -> None:
    """Written and read back."""
    event, card = EventFile(card="divers", owner="R", state="up", at=(5, 6)), CardFile(move="event 1")
    assert msgspec.json.decode(msgspec.json.encode(event), type=EventFile) == event
    assert msgspec.json.decode(msgspec.json.encode(card), type=CardFile) == card
