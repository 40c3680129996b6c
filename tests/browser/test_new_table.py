"""Setting up a table: game, seats, options, who finds it, one's own cards."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from quarterdeck.engine.registry import find_game
from quarterdeck.games.kraken.pack.deck import built_in
from quarterdeck.server.option_words import seat_word
from tests.browser.conftest import Arrive
from tests.browser.player import Player
from tests.browser.words import say
from tests.docs.positions import shown_positions


@pytest.fixture
def form(player: Player) -> Player:
    """The form for a table of Kraken."""
    player.opens("/new")
    player.page.get_by_role("radio", name="Kraken").check()
    player.opens_more()
    return player


def test_a_table_is_made_as_the_form_says_and_listed_for_others(form: Player, arrive: Arrive) -> None:
    """Three seats, two of them bots' and an open one, an option, listed."""
    form.page.get_by_role("radio", name="3", exact=True).check()
    form.picks("A", say("seat-bot", level=say("level-0")))
    form.picks("B", say("seat-me"))
    form.picks("C", say("seat-open"))
    form.fills("Limit of rounds", "2")
    form.page.get_by_role("radio", name=say("new-listed")).check()
    form.presses(say("new-make"))
    expect(form.invitation).to_be_visible()
    expect(form.invitation.get_by_role("listitem")).to_have_count(3)
    panel = form.turns_to(say("table-people"))
    expect(panel).to_contain_text(say("table-listed"))
    expect(panel.locator("dl").first).to_contain_text("2")

    other = arrive()
    other.opens("/")
    listed = other.page.get_by_role("region", name=say("listed-tables"))
    listed.locator(f"a[href='{form.path}']").click()
    other.presses(say("table-sit-as", seat="C"))
    expect(other.invitation).to_be_hidden()
    expect(form.invitation).to_be_hidden()


@pytest.mark.long
def test_a_value_that_does_not_do_is_told_at_its_field(form: Player) -> None:
    """The field has the focus, and the table is made once it is mended."""
    form.fills("Limit of rounds", "100000")
    form.presses(say("new-make"))
    field = form.page.get_by_label("Limit of rounds", exact=True)
    expect(field).to_be_focused()
    expect(field).to_have_accessible_description(re.compile("Enter a whole number from 0 to"))
    form.fills("Limit of rounds", "3")
    form.page.get_by_role("radio", name=say("new-others")).check()
    form.presses(say("new-make"))
    expect(form.invitation).to_be_visible()


def test_a_deck_of_ones_own_is_played_with(form: Player, tmp_path: Path) -> None:
    """Its cards are dealt, its name is told."""
    deck = tmp_path / "deck.toml"
    content = built_in().content
    deck.write_text(renamed(content), encoding="utf-8")
    form.page.get_by_label(say("pack"), exact=True).set_input_files(deck)
    form.picks("B", say("seat-bot", level=say("level-1")))
    form.presses(say("new-make"))
    assert form.is_to_choose()
    assert all(choice.startswith("Play My ") for choice in form.choices())
    expect(form.turns_to(say("table-people"))).to_contain_text("My deck")


def renamed(deck: str) -> str:
    """A deck with other names."""
    return deck.replace('name = "', 'name = "My ').replace('title = "The whirlpool deck"', 'title = "My deck"')


@pytest.mark.long
def test_a_deck_that_does_not_do_is_told_at_its_field(form: Player, tmp_path: Path) -> None:
    """Wrong, no TOML, no text at all: with the place, and the form stays as it was filled in."""
    form.watch.expects("status of 4")
    field = form.page.get_by_label(say("pack"), exact=True)
    for content, told in ((b'title = "Mine"\ncards = 3\n', "cards"), (b"[[[", "line 1")):
        deck = tmp_path / f"{told}.toml"
        deck.write_bytes(content)
        field.set_input_files(deck)
        expect(field).not_to_have_attribute("aria-invalid", "true")
        form.presses(say("new-make"))
        expect(field).to_have_attribute("aria-invalid", "true")
        form.sees(told)
    no_text = tmp_path / "no-text.toml"
    no_text.write_bytes(b"\xff\xfe\x00")
    field.set_input_files(no_text)
    form.sees(say("pack-unreadable"))
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(form.page.get_by_role("radio", name="Kraken")).to_be_checked()


def test_a_deck_that_was_mended_meanwhile_is_chosen_again(form: Player, tmp_path: Path) -> None:
    """A browser only tells of a file that is another than before, so the field has none while one is chosen."""
    form.watch.expects("status of 4")
    field = form.page.get_by_label(say("pack"), exact=True)
    deck = tmp_path / "deck.toml"
    deck.write_text("[[[", encoding="utf-8")
    assert chosen_before(form, field, deck) == 0
    form.picks("B", say("seat-bot", level=say("level-1")))
    form.presses(say("new-make"))
    expect(field).to_have_attribute("aria-invalid", "true")
    deck.write_text(renamed(built_in().content), encoding="utf-8")
    assert chosen_before(form, field, deck) == 0
    expect(field).not_to_have_attribute("aria-invalid", "true")
    form.presses(say("new-make"))
    assert form.is_to_choose()
    assert all(choice.startswith("Play My ") for choice in form.choices())


def chosen_before(form: Player, field: Locator, file: Path) -> object:
    """Choose a file as people do: how many the field had while they looked for it."""
    with form.page.expect_file_chooser() as looking:
        field.click()
    had: object = field.evaluate("(one) => one.files.length")
    looking.value.set_files(file)
    return had


def test_a_position_file_says_options_itself_and_one_of_another_game_is_told_at_its_field(
    player: Player, tmp_path: Path
) -> None:
    """First a file of Kraken, then a board of three rows, for which nobody asks how many rows there are."""
    puzzle, other = tmp_path / "puzzle.json", tmp_path / "other.json"
    puzzle.write_text('{"game": "cardinal", "board": [". . .", ". O .", ". . ."], "player": "green"}')
    other.write_text('{"game": "kraken"}')
    player.opens("/new?game=cardinal")
    player.opens_more()
    expect(player.page.get_by_label("Rows", exact=True)).to_be_visible()
    field = player.page.get_by_label(say("position"), exact=True)
    field.set_input_files(other)
    expect(field).to_have_attribute("aria-invalid", "true")
    player.sees(re.compile(re.escape(say("position-other-game", file="other.json", other="Kraken", game="Cardinal"))))
    player.presses(say("position-drop"))
    field.set_input_files(puzzle)
    expect(player.page.get_by_label("Rows", exact=True)).to_be_hidden()
    player.picks("Green", say("seat-me"))
    player.presses(say("new-make"))
    player.tries("b2: an orange ship")
    expect(player.refusal).to_contain_text("CA-2.3")


@pytest.mark.long
@pytest.mark.parametrize("name", [name for name in shown_positions() if "kraken" in name or "bremerhaven.md 2" in name])
def test_an_example_of_a_page_is_played_from_its_file_alone(player: Player, name: str, tmp_path: Path) -> None:
    """The file says for how many it is, so that is not asked; hands that it leaves open are imagined."""
    said = json.loads(shown_positions()[name])
    file = tmp_path / "shown.json"
    file.write_text(shown_positions()[name], encoding="utf-8")
    player.opens(f"/new?game={said['game']}")
    player.opens_more()
    player.page.get_by_label(say("position"), exact=True).set_input_files(file)
    expect(player.page.get_by_role("radio", name=str(said["players"]), exact=True)).to_be_hidden()
    game = find_game(said["game"])
    for seat in range(1, said["players"]):
        player.picks(seat_word(game, game.seat_names[seat]), say("seat-bot", level=say("level-0")))
    player.presses(say("new-make"))
    assert player.is_to_choose()


@pytest.mark.long
def test_no_table_is_made_without_a_file_that_could_not_be_taken(player: Player) -> None:
    """The field says why, and has the focus."""
    player.opens("/new?game=kraken")
    player.opens_more()
    field = player.page.get_by_label(say("position"), exact=True)
    field.set_input_files({"name": "position.json", "mimeType": "application/json", "buffer": b"\xff\xfe\x00"})
    player.sees(say("position-unreadable"))
    player.presses(say("new-make"))
    expect(field).to_be_focused()
    expect(player.page.get_by_role("button", name=say("new-make"))).to_be_visible()
    player.presses(say("position-drop"))
    player.presses(say("new-make"))
    expect(player.picture.or_(player.waiting).first).to_be_visible()


@pytest.mark.long
def test_a_game_against_bots_takes_one_click_in_the_form(player: Player) -> None:
    """Bremerhaven is the short game then, and the bot one for beginners."""
    player.opens("/new?game=bremerhaven")
    expect(player.page.get_by_role("radio", name=say("new-bots"))).to_be_checked()
    expect(player.page.get_by_role("combobox", name=say("new-level"))).to_have_value("1")
    player.presses(say("new-make"))
    assert player.is_to_choose()
    panel = player.turns_to(say("table-people"))
    expect(panel).to_contain_text("Bot, level 1")
    expect(panel.locator("dl").first).to_contain_text("Short")


@pytest.mark.long
def test_with_others_one_gets_a_link_and_at_one_device_everybody_has_a_seat(player: Player) -> None:
    """Whoever mixes seats below finds none of the three chosen."""
    player.opens("/new?game=kraken")
    player.page.get_by_role("radio", name="3", exact=True).check()
    player.opens_more()
    for company, seat in (("new-others", "seat-open"), ("new-here", "seat-me")):
        player.page.get_by_role("radio", name=say(company)).check()
        for name in "BC":
            chosen = player.page.get_by_role("combobox", name=name, exact=True).locator("option:checked")
            expect(chosen).to_have_text(say(seat))
    player.picks("C", say("seat-open"))
    expect(player.page.get_by_role("radio", name=say("new-here"))).not_to_be_checked()


@pytest.mark.long
def test_a_field_that_is_wrong_is_unfolded(player: Player) -> None:
    """It would not be seen."""
    player.opens("/new?game=kraken")
    player.opens_more()
    player.fills("Limit of rounds", "100000")
    player.opens_more()
    expect(player.page.get_by_label("Limit of rounds", exact=True)).to_be_hidden()
    player.presses(say("new-make"))
    expect(player.page.get_by_label("Limit of rounds", exact=True)).to_be_focused()


def test_a_game_is_offered_as_one_that_counts_only_where_the_server_takes_it(player: Player) -> None:
    """Else the form says beside it what stands in the way; nothing that was chosen is lost."""
    player.opens("/new?game=bremerhaven")
    player.opens_more()
    counts = player.page.get_by_label(say("new-rated"), exact=True)
    expect(counts).to_be_disabled()
    expect(counts).to_have_accessible_description(say("unrated-options", options="Length"))
    player.picks("Length", "Long")
    counts.check()
    player.picks(say("new-clock-which"), say("clock-medium"))
    player.page.get_by_role("radio", name=say("clock-then-bot")).check()
    expect(counts).not_to_be_checked()
    expect(counts).to_have_accessible_description(say("unrated-clock"))
    player.page.get_by_role("radio", name=say("clock-then-lose")).check()
    expect(counts).to_be_checked()
    player.presses(say("new-make"))
    assert player.is_to_choose()
    expect(player.turns_to(say("table-people"))).to_contain_text(say("table-rated"))
