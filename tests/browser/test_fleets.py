"""Fleets are built in the browser: with a mouse, a finger, keys alone; judged, kept, shared, and played with."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import FilePayload, expect

from tests.browser.conftest import Arrive
from tests.browser.player import Player
from tests.browser.shipwrights import TITAN, Shipwright
from tests.browser.words import say
from tests.games.pirates.packs import given, row

NAME = quote("Titan's Line")
AT_ONCE = 48
"""So many pieces are shown before one asks for more."""


@pytest.fixture
def wright(player: Player) -> Shipwright:
    """Somebody at a desk, at the page where fleets are built."""
    found = Shipwright(player)
    found.comes()
    return found


def test_a_fleet_is_built_piece_by_piece(wright: Shipwright) -> None:
    """Points, cargo spaces and the verdict go along; a screen reader hears them; steps can be taken back."""
    wright.adds("ship", "HMS Titan")
    wright.costs(17)
    wright.player.hears("HMS Titan added. 17 of 40 points. Allowed.")
    wright.adds("crew", "Captain", nation="English")
    wright.costs(20)
    expect(wright.chip("HMS Titan", "Captain")).to_be_visible()
    expect(wright.berth("HMS Titan")).to_contain_text(say("fleet-used", used=1, of=5))
    wright.adds("creature", "Jormungandr")
    wright.costs(37)
    wright.is_allowed()
    wright.player.presses(say("fleet-remove-piece", piece="HMS Titan"))
    wright.costs(17)
    expect(wright.fleet).to_be_focused()
    wright.page.keyboard.press("Control+z")
    wright.costs(37)
    wright.player.presses(say("fleet-undo"))
    wright.costs(20)


def test_only_what_is_in_the_shoebox_is_shown_and_what_it_lacks_told(wright: Shipwright) -> None:
    """A list is pasted: names, numbers, several copies; a line that is unclear says what it may mean. It is still there later."""
    page, player = wright.page, wright.player
    player.presses(say("shoebox-open", number=0))
    page.get_by_label(say("shoebox-list")).fill("2 Revenant\nES-001\nNo such ship\nFreedom")
    player.presses(say("shoebox-read"))
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(say("shoebox-was-read", pieces=2))
    expect(dialog).to_contain_text(say("shoebox-unknown", line=3, text="No such ship"))
    expect(dialog.get_by_role("listitem")).to_have_count(2)
    expect(dialog.locator("mark")).to_have_text(["No such ship", "Freedom"])
    page.keyboard.press("Escape")
    page.get_by_text(say("fleet-more-filters", number=0), exact=True).click()
    page.get_by_label(say("fleet-owned")).check()
    cards = wright.shelf.get_by_role("article")
    expect(cards).to_have_count(2)
    expect(cards.filter(has_text="Revenant")).to_contain_text(say("shoebox-has", number=2))
    wright.adds("ship", "HMS Titan")
    wright.adds("ship", "HMS Titan")
    expect(wright.fleet).to_contain_text(
        say("shoebox-lacks", pieces=say("shoebox-lacking", number=1, piece="HMS Titan"))
    )
    player.presses(say("shoebox-more", piece="HMS Titan"))
    expect(wright.fleet).not_to_contain_text(
        say("shoebox-lacks", pieces=say("shoebox-lacking", number=1, piece="HMS Titan"))
    )
    page.reload()
    expect(page.get_by_role("button", name=say("shoebox-open", number=4))).to_be_visible()


def test_the_shoebox_takes_a_list_from_a_file(wright: Shipwright) -> None:
    """It comes into the list, where it can be changed before it is used."""
    page, player = wright.page, wright.player
    player.presses(say("shoebox-open", number=0))
    file = FilePayload(name="mine.txt", mimeType="text/plain", buffer=b"2 Revenant\n")
    page.get_by_label(say("shoebox-file"), exact=True).set_input_files(file)
    expect(page.get_by_label(say("shoebox-list"))).to_have_value("2 Revenant\n")
    player.presses(say("shoebox-read"))
    expect(page.get_by_role("dialog")).to_contain_text(say("shoebox-was-read", pieces=1))


@pytest.mark.long
def test_pieces_are_filtered(wright: Shipwright) -> None:
    """By kind, nation, set, ability, points, masts and words, and what they say stands on them with its clause."""
    page = wright.page
    wright.player.picks(say("fleet-nation"), "French")
    page.get_by_text(say("fleet-more-filters", number=1), exact=True).click()
    page.get_by_label(say("fleet-least", what=say("fleet-points"))).fill("10")
    page.get_by_label(say("fleet-most", what=say("fleet-mast-number"))).fill("3")
    expect(page.get_by_text(say("fleet-more-filters", number=3))).to_be_visible()
    cards = wright.shelf.get_by_role("article")
    expect(cards.first).to_contain_text("French")
    french = cards.count()
    assert 0 < french <= AT_ONCE
    wright.player.picks(say("fleet-set"), "Spanish Main")
    expect(cards).not_to_have_count(french)
    wright.player.presses(say("fleet-clear"))
    wright.player.picks(say("fleet-order"), say("fleet-order-by", order="dear"))
    points = cards.locator(".number").all_text_contents()
    assert [int(text) for text in points] == sorted(map(int, points), reverse=True)
    wright.turns_to("crew")
    wright.player.picks(say("fleet-ability"), "Captain")
    expect(cards.first).to_contain_text("May shoot, free of charge")
    expect(cards.first.get_by_role("link").first).to_have_attribute("href", "/rules/pirates#PI-A6")
    wright.seeks("there is no such piece")
    expect(wright.shelf).to_contain_text(say("fleet-found", number=0))


def test_crew_is_dragged_aboard_and_from_ship_to_ship(wright: Shipwright) -> None:
    """Ships into the fleet, crew onto a ship, and over to another one."""
    wright.seeks("HMS Titan")
    wright.drags(wright.card("HMS Titan"), wright.fleet)
    wright.costs(17)
    wright.adds("ship", "HMS Albion")
    wright.costs(22)
    wright.turns_to("crew")
    expect(wright.page.get_by_role("combobox", name=say("fleet-nation")).locator("option:checked")).to_have_text(
        "English"
    )
    wright.seeks("Helmsman")
    wright.drags(wright.card("Helmsman"), wright.berth("HMS Titan"))
    expect(wright.chip("HMS Titan", "Helmsman")).to_be_visible()
    wright.drags(wright.chip("HMS Titan", "Helmsman"), wright.berth("HMS Albion"))
    expect(wright.chip("HMS Albion", "Helmsman")).to_be_visible()
    expect(wright.chip("HMS Titan", "Helmsman")).to_have_count(0)
    wright.costs(24)


def test_a_fleet_is_built_with_keys_alone(wright: Shipwright) -> None:
    """Found, added, put aboard another ship, taken out."""
    page = wright.page
    page.get_by_label(say("fleet-search"), exact=True).focus()
    page.keyboard.type("HMS Albion")
    wright.card("HMS Albion").get_by_role("button").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    wright.costs(10)
    wright.turns_to("crew")
    wright.player.picks(say("fleet-nation"), "English")
    wright.seeks("Explorer")
    wright.card("Explorer").get_by_role("button").first.focus()
    page.keyboard.press("Enter")
    wright.costs(11)
    aboard = wright.fleet.get_by_role("button", name=re.compile("^Explorer"))
    aboard.focus()
    page.keyboard.press("Enter")
    ashore = page.get_by_role("dialog").get_by_role("button", name=re.compile(say("fleet-ashore"), re.IGNORECASE))
    ashore.focus()
    page.keyboard.press("Enter")
    home = wright.fleet.get_by_role("group", name=say("fleet-list", list="ashore"))
    expect(home.get_by_role("button")).to_be_visible()
    home.get_by_role("button").focus()
    page.keyboard.press("Enter")
    page.get_by_role("dialog").get_by_role("button", name=say("fleet-remove")).focus()
    page.keyboard.press("Enter")
    wright.costs(10)
    expect(home).to_have_count(0)


@pytest.mark.long
def test_on_a_phone_crew_is_moved_by_tapping(arrive: Arrive) -> None:
    """Pieces and fleet are two sides; the bar between them has the points."""
    wright = Shipwright(arrive(phone=True, dark=True))
    wright.comes()
    wright.adds("ship", "HMS Titan")
    wright.adds("ship", "HMS Albion")
    wright.adds("crew", "Captain", nation="English")
    bar = wright.page.get_by_role("group", name=say("fleet-sides"))
    expect(bar).to_contain_text(say("fleet-side-fleet", points=25, allowed=40, state="allowed", over=0))
    wright.turns_to_fleet()
    expect(wright.shelf).to_be_hidden()
    wright.chip("HMS Albion", "Captain").tap()
    wright.page.get_by_role("dialog").get_by_role("button", name="HMS Titan").tap()
    expect(wright.chip("HMS Titan", "Captain")).to_be_visible()
    wright.turns_to_pieces()
    expect(wright.fleet).to_be_hidden()
    wright.player.picks(say("fleet-target"), say("fleet-target-ship", ship="HMS Titan", used=1, spaces=5))
    wright.adds("crew", "Helmsman", nation="English")
    wright.turns_to_fleet()
    expect(wright.chip("HMS Titan", "Helmsman")).to_be_visible()


@pytest.mark.long
def test_what_is_not_allowed_is_explained_with_its_clause(wright: Shipwright) -> None:
    """Beside the fleet and at the ship; the clause leads to the rules."""
    wright.comes("?fleet=40.hms-titan.revenant.harbinger.hms-albion~explorer~explorer~explorer")
    expect(wright.fleet).to_contain_text("The fleet costs")
    expect(wright.berth("HMS Albion")).to_contain_text("PI-4.2")
    expect(wright.fleet.get_by_role("button", name=say("fleet-play"))).to_have_count(0)
    wright.fleet.get_by_role("link", name="PI-2.4").click()
    wright.player.sees("PI-2.4")
    assert wright.player.path == "/rules/pirates"
    wright.page.go_back()
    expect(wright.berth("HMS Albion")).to_be_visible()


@pytest.mark.long
def test_a_fleet_is_shared_by_its_link_and_as_a_file(wright: Shipwright, arrive: Arrive, tmp_path: Path) -> None:
    """Somebody else has the same fleet then, and can go on with it; TOML comes back as it went."""
    wright.comes(f"?fleet={TITAN}&name={NAME}")
    wright.is_allowed()
    wright.player.presses(say("fleet-share"))
    link = wright.page.get_by_label(say("fleet-link"), exact=True).input_value()
    wright.player.touches(wright.page.get_by_text(say("fleet-toml"), exact=True))
    with wright.page.expect_download() as waiting:
        wright.player.presses(say("fleet-download"))
    file = tmp_path / "fleet.toml"
    waiting.value.save_as(file)
    assert waiting.value.suggested_filename == "titan-s-line.toml"

    other = Shipwright(arrive(phone=True))
    other.player.opens(link)
    expect(other.berth("HMS Titan")).to_be_visible()
    assert other.page.get_by_label(say("fleet-name"), exact=True).input_value() == "Titan's Line"
    other.player.presses(say("fleet-remove-piece", piece="HMS Titan"))
    other.costs(17)
    dialog = other.opens("read")
    dialog.get_by_label(say("fleet-file")).set_input_files(file)
    other.player.presses(say("fleet-read"))
    expect(other.chip("HMS Titan", "Oarsman")).to_be_visible()
    other.costs(40)


def test_a_text_that_means_nothing_is_refused_and_the_fleet_stays(wright: Shipwright) -> None:
    """In a link, and in the dialog."""
    wright.player.watch.expects("status of 4")
    wright.comes("?fleet=40.flying-saucer")
    wright.player.sees("flying-saucer")
    wright.adds("ship", "HMS Albion")
    dialog = wright.opens("read")
    dialog.get_by_label(say("fleet-text")).fill("[[fleet]]\nname = 3")
    wright.player.presses(say("fleet-read"))
    expect(dialog.get_by_role("alert")).to_be_visible()
    wright.page.keyboard.press("Escape")
    wright.costs(5)


def test_fleets_are_kept_on_the_device(wright: Shipwright) -> None:
    """What is being built, and what was saved by name; both are there after the page was left."""
    wright.comes(f"?fleet={TITAN}")
    wright.player.fills(say("fleet-name"), "Mine")
    wright.player.presses(say("fleet-save"))
    wright.player.sees(say("fleet-was-saved", fleet="Mine"))
    wright.player.presses(say("fleet-remove-piece", piece="HMS Titan"))
    wright.costs(17)
    wright.comes()
    wright.costs(17)
    dialog = wright.opens("saved")
    dialog.get_by_role("button", name=say("fleet-open-this", fleet="Mine")).click()
    wright.costs(40)
    dialog = wright.opens("saved")
    dialog.get_by_role("button", name=say("fleet-forget-this", fleet="Mine")).click()
    expect(dialog).to_contain_text(say("fleet-none-saved"))


def test_fleets_are_offered_and_drawn(wright: Shipwright) -> None:
    """All of them are allowed."""
    dialog = wright.opens("offered")
    wright.page.get_by_role("dialog").get_by_label(say("fleet-nation"), exact=True).select_option(label="Viking")
    dialog.get_by_role("button", name=say("fleet-open-this", fleet="Sons of Wiglaf")).click()
    wright.is_allowed()
    wright.player.fills(say("fleet-total"), "60")
    wright.page.keyboard.press("Tab")
    expect(wright.fleet).to_contain_text(say("fleet-used", used=40, of=60))
    dialog = wright.opens("draw")
    wright.player.presses(say("fleet-draw"))
    expect(dialog).to_be_hidden()
    wright.is_allowed()
    expect(wright.fleet).to_contain_text(re.compile(r"\d+ of 60"))


def test_a_table_is_made_with_the_fleet(wright: Shipwright) -> None:
    """It is the first player's, who alone reads it; the others' can be chosen, also from those that were saved here."""
    wright.comes(f"?fleet={TITAN.replace('~oarsman', '')}")
    wright.player.fills(say("fleet-name"), "Mine")
    wright.player.presses(say("fleet-save"))
    wright.player.presses(say("fleet-table"))
    page = wright.page
    expect(page.get_by_role("radio", name="Pirates of the Cursed Seas")).to_be_checked()
    red = page.get_by_role("combobox", name="Red's fleet", exact=True)
    expect(red.locator("option:checked")).to_have_text("Mine")
    wright.player.picks("Green's fleet", "Black Raiders")
    expect(page.get_by_role("combobox", name="Blue's fleet", exact=True)).to_have_count(0)
    wright.player.picks(say("new-level"), say("level-0"))
    wright.player.presses(say("new-make"))
    expect(wright.player.picture.or_(wright.player.curtain).first).to_be_visible()
    record = wright.player.has_file("record").decode()
    assert TITAN.replace("~oarsman", "") in record
    assert "Black Raiders" in record


@pytest.mark.long
def test_a_fleet_is_played_with_at_once(wright: Shipwright) -> None:
    """Against a bot, for the build total of the fleet."""
    wright.comes(f"?fleet={TITAN}")
    wright.player.presses(say("fleet-play"))
    expect(wright.player.picture).to_be_visible()
    assert TITAN in wright.player.has_file("record").decode()


def heron(file: Path, **fields: object) -> Path:
    """A content pack with a ship of its own."""
    ship = row("ship", id="night-heron", name="Night Heron", **fields)
    file.write_text(given(ship, title="Herons"), encoding="utf-8")
    return file


def test_a_bad_pack_is_refused_and_a_good_one_has_its_ships(wright: Shipwright, tmp_path: Path) -> None:
    """With line, field, value and clause; what is there of a pack stays on the device until it is dropped."""
    wright.player.watch.expects("status of 4")
    source = wright.takes_pack(heron(tmp_path / "bad.toml", effects=["flies"]))
    field = source.get_by_label(say("pack"), exact=True)
    expect(field).to_have_accessible_description(re.compile(r"ship\[0\]\.effects.*flies.*PI-15\.1", re.DOTALL))
    wright.takes_pack(heron(tmp_path / "heron.toml"))
    wright.player.hears(say("fleet-pack-used", pack="Herons"))
    wright.adds("ship", "Night Heron")
    wright.costs(10)
    wright.is_allowed()
    wright.comes()
    expect(wright.berth("Night Heron")).to_be_visible()
    wright.player.presses(say("fleet-share"))
    dialog = wright.page.get_by_role("dialog")
    expect(dialog).to_contain_text(re.compile(r"from the file .*Herons"))
    wright.page.keyboard.press("Escape")
    wright.leaves_pack()
    wright.player.hears(say("fleet-pack-dropped"))
    expect(wright.fleet).not_to_contain_text("Night Heron")


@pytest.mark.long
def test_a_table_is_made_with_a_pack_and_a_fleet_of_it(wright: Shipwright, tmp_path: Path) -> None:
    """Both come along from the page where the fleet was built."""
    wright.takes_pack(heron(tmp_path / "heron.toml"))
    wright.adds("ship", "Night Heron")
    wright.player.fills(say("fleet-name"), "Mine")
    wright.player.presses(say("fleet-save"))
    wright.player.presses(say("fleet-table"))
    page = wright.page
    wright.player.opens_more()
    expect(page.get_by_text(say("pack-brought", pack="Herons"))).to_be_visible()
    red = page.get_by_role("combobox", name="Red's fleet", exact=True)
    expect(red.locator("option:checked")).to_have_text("Mine")
    wright.page.get_by_role("radio", name=say("new-here")).check()
    wright.player.presses(say("new-make"))
    expect(wright.player.picture.or_(wright.player.curtain).first).to_be_visible()
    record = wright.player.has_file("record").decode()
    assert "Herons" in record
    assert "night-heron" in record


@pytest.mark.long
def test_a_fleet_that_does_not_fit_the_game_is_told_at_its_field(wright: Shipwright) -> None:
    """With the clause, and the form stays."""
    wright.player.watch.expects("status of 4")
    wright.player.opens(f"/new?game=pirates&fleet={TITAN}")
    wright.player.opens_more()
    wright.player.fills("Build total", "30")
    wright.player.presses(say("new-make"))
    field = wright.page.get_by_role("combobox", name="Red's fleet", exact=True)
    expect(field).to_have_accessible_description(re.compile(r"PI-2\.3"))
