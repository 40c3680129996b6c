"""`quarterdeck fleet`: fleets are listed, filtered, shown, judged, changed, drawn and written."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from quarterdeck.engine.registry import find_game
from quarterdeck.games.pirates.fleets.plan import FleetPiece, FleetPlan, FleetSum, OfferedFleet
from tests.cli.commands import Ran, run, run_here
from tests.games.pirates.packs import given, row

TITAN = "40.hms-titan~captain~helmsman~oarsman.hms-plantagenet~helmsman~explorer.hms-albion~explorer"
DEAR = "40.hms-titan~captain.harbinger~captain.zephyr.revenant"


class Shown(msgspec.Struct):
    """A fleet and what it comes to."""

    plan: FleetPlan
    sum: FleetSum


def shown(ran: Ran) -> list[Shown]:
    """What `show`, `edit` and `draw` print as JSON."""
    return msgspec.json.decode(ran.out, type=list[Shown])


def pieces(*arguments: str) -> list[FleetPiece]:
    """The pieces that pass filters."""
    return msgspec.json.decode(run_here("fleet", "pieces", *arguments, "--json").out, type=list[FleetPiece])


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> Ran:
    """A command that is refused."""
    code = run(["fleet", *arguments])
    said = capsys.readouterr()
    assert code
    return Ran(code, said.out, said.err)


@pytest.mark.parametrize("words", ["", "list", "pieces", "show", "check", "edit", "draw", "code", "export"])
def test_every_command_gives_examples(words: str) -> None:
    """In its help."""
    assert "$ quarterdeck fleet" in run_here("fleet", *words.split(), "--help").out


def test_offered_fleets_are_listed() -> None:
    """All of them, or those of a nation."""
    every = msgspec.json.decode(run_here("fleet", "list", "--json").out, type=list[OfferedFleet])
    english = msgspec.json.decode(
        run_here("fleet", "list", "--nation", "english", "--json").out, type=list[OfferedFleet]
    )
    assert len(every) >= 20
    assert 0 < len(english) < len(every)
    assert {one.nation for one in english} == {"english"}
    assert "Titan's Line" in run_here("fleet", "list").out


def test_the_table_of_pieces_shows_what_each_adds() -> None:
    """With its interval, and from how many games that comes; a list without measured pieces has no such column."""
    (captain,) = (piece for piece in pieces("--kind", "crew", "--nation", "english") if piece.id == "captain-english")
    assert captain.rating
    told = run_here("fleet", "pieces", "--kind", "crew", "--nation", "english", "--find", "captain-english").out
    assert "adds to wins" in told
    assert f"{captain.rating.adds / 10:+.1f} %" in told
    assert "games between bots" in told
    assert "adds to wins" not in run_here("fleet", "pieces", "--kind", "treasure").out


def test_pieces_are_filtered() -> None:
    """By kind, nation, set, points, masts and words; all filters together."""
    found = pieces("--kind", "ship", "--nation", "french", "--points", "8-12", "--masts", "3")
    assert found
    assert all((one.kind, one.nation, one.masts) == ("ship", "french", 3) and 8 <= one.points <= 12 for one in found)
    assert {one.set for one in pieces("--set", "spanish main")} >= {"Spanish Main"}
    assert "captain-english" in [one.id for one in pieces("--kind", "crew", "--find", "free of charge")]
    assert {one.points for one in pieces("--points", "17")} == {17}
    assert "1 of " in run_here("fleet", "pieces", "--find", "hms titan").out
    assert [one.id for one in pieces("--find", "Spanish Main PS-002")] == ["snipe"]
    assert "revenant" in [one.id for one in pieces("--set", "Spanish Main Unlimited", "--find", "Unlimited 1")]


@pytest.mark.parametrize(
    ("option", "value", "hint"),
    [
        ("--kind", "boat", "creature"),
        ("--nation", "dutch", "english"),
        ("--set", "Never Printed", "Spanish Main"),
        ("--points", "many", "8-12"),
        ("--masts", "tall", "8-12"),
    ],
)
def test_filters_that_mean_nothing_are_refused(
    option: str, value: str, hint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """With what would be right."""
    ran = refused(capsys, "pieces", option, value)
    assert ran.code == 2
    assert value in ran.err
    assert hint in ran.err


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--guns", "3"], "--guns: is not an option here; --masts"),
        (["--masts=3", "--masts"], "--masts: needs a number"),
    ],
)
def test_numbers_that_no_piece_has_are_no_options(
    options: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Those of the game's pieces are."""
    assert pieces("--masts=5", "--kind", "ship")
    assert said in refused(capsys, "pieces", *options).err


def test_a_fleet_is_shown_with_what_stands_on_its_cards() -> None:
    """By name; the clauses are there, the sum and the short text, too."""
    out = run_here("fleet", "show", "titans line").out
    assert "HMS Titan" in out
    assert "(PI-A6)" in out
    assert "40 of 40 points" in out
    assert TITAN in out
    (fleet,) = shown(run_here("fleet", "show", TITAN, "--json"))
    assert (fleet.sum.points, fleet.sum.nation, fleet.sum.faults) == (40, "english", ())


def test_a_fleet_that_is_not_allowed_is_checked_with_exit_code_4(capsys: pytest.CaptureFixture[str]) -> None:
    """And the clauses that speak against it."""
    assert run_here("fleet", "check", TITAN).out.startswith(f"{TITAN}: allowed")
    dear = refused(capsys, "check", DEAR)
    assert dear.code == 4
    assert "(PI-2.4)" in dear.out
    other = refused(capsys, "check", TITAN, "--total", "60", "--json")
    assert "PI-2.3" in other.out
    assert other.error()["kind"] == "check-not-met"


def test_a_fleet_is_built_and_changed(tmp_path: Path) -> None:
    """From nothing into a file, and from the file into another."""
    first, second = tmp_path / "first.toml", tmp_path / "second.toml"
    add = ("--add", "hms-titan~captain~helmsman", "--add", "hms-albion", "--add", "jormungandr")
    run_here("fleet", "edit", "--name", "Mine", *add, "-o", str(first))
    (fleet,) = shown(run_here("fleet", "show", str(first), "--json"))
    assert fleet.plan.name == "Mine"
    assert [ship.ship for ship in fleet.plan.ships] == ["hms-titan", "hms-albion"]
    assert fleet.plan.creatures == ("jormungandr",)
    change = ("--drop", "1~helmsman", "--drop", "jormungandr", "--add", "2~explorer~chain-shot", "--total", "60")
    run_here("fleet", "edit", str(first), *change, "--name", "Other", "-o", str(second))
    (fleet,) = shown(run_here("fleet", "show", f"{second}:Other", "--json"))
    assert fleet.sum.code == "60.hms-titan~captain.hms-albion~explorer~chain-shot"
    assert shown(run_here("fleet", "edit", TITAN, "--drop", "hms-titan", "--json"))[0].plan.ships[0].ship != "hms-titan"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("edit", TITAN, "--drop", "9"), "hms-plantagenet"),
        (("edit", TITAN, "--drop", "1~shipwright"), "aboard hms-titan"),
        (("edit", "--add", "hms-nothing"), "There is no ship or crew called “hms-nothing”"),
        (("edit", TITAN, "--add", "7~captain"), "7"),
        (("show", "missing.toml"), "no such file"),
        (("show", "The Best Fleet"), "'The Best Fleet' is not a fleet; write the name of a ready-made one"),
        (("show", "x.hms-titan"), "which begins with the build total"),
        (("show", __file__), "test_fleet.py: this is not TOML"),
        (("draw", "--nation", "dutch"), "english"),
        (("list", "--nation", "dutch"), "english"),
        (("list", "--game", "cardinal"), "no fleets"),
    ],
)
def test_what_means_nothing_is_refused(
    arguments: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """And says what would be right."""
    ran = refused(capsys, *arguments)
    assert ran.code == 2
    assert said in ran.err


def test_drawn_fleets_are_allowed_and_come_again() -> None:
    """With the same number the same ones, of the nation that is asked for."""
    first = shown(run_here("fleet", "draw", "--nation", "jade", "--seed", "5", "--number", "3", "--json"))
    again = shown(run_here("fleet", "draw", "--nation", "jade", "--seed", "5", "--number", "3", "--json"))
    assert first == again
    assert [(one.sum.nation, one.sum.faults) for one in first] == [("jade", ())] * 3
    assert shown(run_here("fleet", "draw", "--total", "60", "--json"))[0].sum.points > 50


def test_drawn_fleets_are_equally_strong() -> None:
    """And what is shown of a fleet says how strong it is, and why."""
    found = shown(run_here("fleet", "draw", "--seed", "3", "--number", "3", "--json"))
    values = [one.sum.strength.value for one in found if one.sum.strength]
    assert len(values) == 3
    assert max(values) - min(values) <= 30
    out = run_here("fleet", "show", TITAN).out
    assert "Strength: about 394, usual 400 (masts 8 x 42, cargo spaces 10 x 23, ships 3 x -71" in out


def test_fleets_are_written_and_read_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """As short texts and as TOML; a file that is there stays."""
    file = tmp_path / "two.toml"
    run_here("fleet", "export", "Titan's Line", "Black Raiders", "-o", str(file))
    codes = run_here("fleet", "code", str(file)).out.splitlines()
    assert codes[0] == TITAN
    assert len(codes) == 2
    assert run_here("fleet", "export", str(file)).out == file.read_text(encoding="utf-8")
    assert refused(capsys, "export", TITAN, "-o", str(file)).code == 2
    assert "FILE:NAME" in refused(capsys, "edit", str(file), "--drop", "1").err
    assert "Black Raiders" in refused(capsys, "show", f"{file}:Nobody").err
    file.write_text("fleet = 3", encoding="utf-8")
    assert refused(capsys, "show", str(file)).code == 2
    file.write_text("[[fleet", encoding="utf-8")
    assert "TOML" in refused(capsys, "show", str(file)).err


def test_a_pack_of_ones_own_has_fleets_of_its_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its ships can be had, and its fleets are offered; a bad pack is refused with field and value."""
    text = 'title = "Ours"\n[[fleet]]\nname = "Ours"\nnation = "english"\nships = [{ship = "hms-titan"}]\n'
    assert find_game("pirates").read_pack("ours.toml", text)
    file = tmp_path / "ours.toml"
    file.write_text(text, encoding="utf-8")
    listed = msgspec.json.decode(run_here("fleet", "list", "--pack", str(file), "--json").out, type=list[OfferedFleet])
    assert listed[0].plan.name == "Ours"
    assert all(one.rating is None for one in listed)
    file.write_text(given(row("ship", id="night-heron", name="Night Heron")), encoding="utf-8")
    own = ("--pack", str(file))
    assert [one.id for one in pieces("--find", "Night Heron", *own)] == ["night-heron"]
    (drawn,) = shown(run_here("fleet", "edit", "--add", "night-heron~captain", "--json", *own))
    assert drawn.sum.faults == ()
    assert "allowed" in run_here("fleet", "check", "40.night-heron", *own).out
    assert "no ship or crew called “night-heron”" in refused(capsys, "check", "40.night-heron").err
    file.write_text(given(row("ship", cannons="9L")), encoding="utf-8")
    bad = refused(capsys, "list", *own)
    assert bad.code == 2
    assert "ship[0].cannons" in bad.err
