"""`quarterdeck report`: the page and its figures."""

from __future__ import annotations

from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from quarterdeck.engine.registry import keys
from quarterdeck.lab.report import Report
from tests.cli.commands import Ran

Command = Callable[..., Ran]
QUICK = ("--games", "6", "--bot", "random")


class Reader(HTMLParser):
    """Finds what a page would have to load, and its headings."""

    def __init__(self) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.headings = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note one element."""
        self.headings += tag == "h2"
        self.loads += [tag] if tag in ("script", "link", "img", "iframe") else []
        self.loads += [name for name, _ in attrs if name in ("src", "href")]


@pytest.mark.parametrize("game", keys())
def test_every_game_has_a_report(game: str, tmp_path: Path, command: Command) -> None:
    """A page that loads nothing else, and figures beside it that belong together."""
    file = tmp_path / "page.html"
    games = "2" if game == "pirates" else "6"
    printed = command("report", game, "--games", games, "--bot", "random", "--out", str(file), "--json")
    assert printed.code == 0, printed.err
    reader = Reader()
    reader.feed(file.read_text(encoding="utf-8"))
    assert (reader.loads, reader.headings >= 7) == ([], True)
    beside = (tmp_path / "page.json").read_bytes()
    assert msgspec.json.decode(beside) == printed.json()
    found = msgspec.json.decode(beside, type=Report)
    assert found.players == 2
    assert found.games == int(games)
    assert sum(found.endings.values()) == found.games - found.unfinished == sum(number for *_, number in found.bars)
    assert sum(seat.share for seat in found.seats) == pytest.approx(1)
    assert found.branching >= 2
    assert found.openings


def test_the_same_seed_gives_the_same_report_on_two_processes(tmp_path: Path, command: Command) -> None:
    """Byte for byte, and another seed another one."""
    pages = []
    for name, *more in (("one",), ("two", "--workers", "2"), ("other", "--seed", "2")):
        file = tmp_path / f"{name}.html"
        assert command("report", "kraken", "--games", "12", "--bot", "random", "--out", str(file), *more).code == 0
        pages.append(file.read_bytes())
    assert pages[0] == pages[1] != pages[2]


def test_a_better_bot_is_told_from_chance(tmp_path: Path, command: Command) -> None:
    """A search wins clearly more often than a player who moves at random, and needs few games to show it; random moves do not."""
    file = str(tmp_path / "page.html")
    for bot, shown in (("uct:2", True), ("random", False)):
        ran = command("report", "cardinal", "--games", "80", "--bot", bot, "--out", file, "--overwrite", "--json")
        found = msgspec.convert(ran.json(), Report)
        assert found.skill is not None
        assert found.skill.games == 20
        assert (found.skill.needed is not None) == shown
        assert ("with 95% certainty" in Path(file).read_text(encoding="utf-8")) == shown


def test_the_advantage_of_the_first_turn_is_told(tmp_path: Path, command: Command) -> None:
    """On 5 × 5 whoever begins wins nearly always, whichever seat that is; where the seats tell the order, nothing is said twice."""
    file = tmp_path / "page.html"
    wide = ("report", "cardinal", "--option", "rows=5", "--option", "columns=5", "--out", str(file), "--overwrite")
    assert command(*wide, "--games", "40", "--bot", "uct:3").code == 0
    assert "Whoever chooses first clearly wins more than the fair share" in file.read_text(encoding="utf-8")
    assert command(*wide, *QUICK, "--option", "first=orange").code == 0
    assert "Does it matter who chooses first?" not in file.read_text(encoding="utf-8")


def test_a_report_speaks_german(tmp_path: Path, command: Command) -> None:
    """With commas for decimals."""
    file = tmp_path / "seite.html"
    assert command("--language", "de", "report", "cardinal", *QUICK, "--out", str(file)).code == 0
    page = file.read_text(encoding="utf-8")
    assert '<html lang="de">' in page
    assert "Sind alle Plätze gleich gut?" in page
    assert "16,7 %" in page or "33,3 %" in page or "83,3 %" in page or "50 %" in page


def test_somebody_alone_has_a_report_without_rivals(tmp_path: Path, command: Command) -> None:
    """No luck against others, and choices are compared with what was reached on average."""
    file = tmp_path / "alone.html"
    ran = command(
        "report", "bremerhaven", "--players", "1", "--games", "2", "--bot", "random", "--out", str(file), "--json"
    )
    found = msgspec.convert(ran.json(), Report)
    assert found.skill is None
    assert found.usual == found.seats[0].share
    assert "Luck or skill?" not in file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("--bot", "nobody"), "no bot"),
        (("--games", "0"), "must be from 1"),
        (("--out", "page.json"), "give the page another ending"),
    ],
)
def test_what_cannot_be_reported_is_refused(arguments: tuple[str, ...], problem: str, command: Command) -> None:
    """Before any game is played."""
    ran = command("report", "cardinal", *arguments, "--json")
    assert ran.code == 2
    assert problem in ran.error()["problem"]


def test_a_file_that_is_there_stays(tmp_path: Path, command: Command) -> None:
    """The page as well as the figures."""
    (tmp_path / "page.json").write_text("mine", encoding="utf-8")
    ran = command("report", "cardinal", *QUICK, "--out", str(tmp_path / "page.html"))
    assert ran.code == 2
    assert (tmp_path / "page.json").read_text(encoding="utf-8") == "mine"
    assert not (tmp_path / "page.html").exists()
