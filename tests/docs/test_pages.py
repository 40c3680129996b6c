"""Pages hang together: links lead somewhere, nothing is left out, and nothing depends on one machine."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tests.docs.files import DOCS, ROOT, anchors, folders, links, named, pages, pages_in, project_files, tokens

HTML = ("html_block", "html_inline")
PLACE = re.compile(r"^(?:root|\s*- (?:file|glob)): (\S+)$", re.MULTILINE)
DOCSTRINGS = re.compile(
    r"^\[`([\w.]+)`\]\(\.\./\.\./src/([\w/]+)\.py\)\n\n<!-- docstrings of ([\w.]+) -->$", re.MULTILINE
)
LINE = re.compile(r'<text x="\d+" y="(\d+)">(.*)</text>')
LAYER = re.compile(r'<tspan class="name"[^>]*>(\w+)</tspan>')
MACHINE_PATHS = re.compile(r"(?<![\w.~-])/(?:work|tmp|root|home|Users)/")
HOSTS = re.compile(r"\b(?:pypi|pythonhosted|npmjs|jfrog|artifactory|conda)\.(?:org|com|io)\b", re.IGNORECASE)


def faults(page: Path) -> list[str]:
    """What is wrong with the links of a page: relative ones lead to a file of the project, and to a heading in it."""
    found: list[str] = []
    for link in links(page):
        target, _, anchor = link.partition("#")
        if ":" in target:
            continue
        goal = (page.parent / target).resolve() if target else page
        if not goal.exists():
            found.append(f"{link}: there is no {target}")
        elif goal.is_dir():
            found.append(f"{link}: a folder has no page on the site; link a file in it")
        elif target and goal != ROOT and ROOT not in goal.parents:
            found.append(f"{link} leads out of the project")
        elif anchor and anchor not in anchors(goal):
            found.append(f"{link}: there is no such heading in {goal.name}")
    return found


@pytest.mark.parametrize("folder", folders(), ids=named)
def test_links_lead_somewhere(folder: Path) -> None:
    """Those of pictures, too; the site is not made while one leads nowhere."""
    more = [ROOT / "CHANGELOG.md"] if folder == ROOT else []
    found = {named(page): faults(page) for page in [*pages_in(folder), *more]}
    assert {page: wrong for page, wrong in found.items() if wrong} == {}


def test_links_that_lead_nowhere_are_found(tmp_path: Path) -> None:
    """In all forms that Markdown has for them; what stands in a code block is neither a link nor a heading."""
    page = tmp_path / "page.md"
    page.write_text(
        "# Ships\n\n## Ships\n\n[a](#ships) [b](#ships-1) [c](gone.md) [h](.) ![d](gone.png) [e][far] [f](#ports)\n"
        '<img src="gone.svg" alt="">\n\n[far]: gone.txt\n\n```sh\n# ports\n[g](unread.md)\n```\n',
        encoding="utf-8",
    )
    found = [fault.partition(":")[0] for fault in faults(page)]
    assert found == ["gone.md", ".", "gone.png", "gone.txt", "#ports", "gone.svg"]


@pytest.mark.parametrize("folder", folders(), ids=named)
def test_pictures_are_told_in_words(folder: Path) -> None:
    """For those who do not see them."""
    for page in pages_in(folder):
        for token in tokens(page):
            where = f"{named(page)}: {token.content}"
            assert token.type != "image" or token.content.strip(), f"{where}{token.attrs['src']} has no words"
            assert "<img" not in token.content or token.type not in HTML or 'alt="' in token.content, where


def test_the_picture_of_the_layers_shows_every_layer() -> None:
    """Those that `make lint` checks, none of them above one that may import it; the browser client stands outside."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    rows = settings["tool"]["importlinter"]["contracts"][0]["layers"]
    layers = [part.strip().removeprefix("quarterdeck.") for row in rows for part in row.split(":")]
    drawing = (DOCS / "images" / "layers.svg").read_text(encoding="utf-8")
    heights = {name: int(height) for height, line in LINE.findall(drawing) for name in LAYER.findall(line)}
    assert set(heights) == {*layers, "web"}
    assert [heights[layer] for layer in layers] == sorted(heights[layer] for layer in layers)


def test_the_index_names_every_page() -> None:
    """A page that nobody finds might as well not be there."""
    linked = {(DOCS / link.partition("#")[0]).resolve() for link in links(DOCS / "README.md")}
    for page in pages():
        if DOCS in page.parents and page != DOCS / "README.md" and DOCS / "decisions" not in page.parents:
            assert page in linked, f"{named(page)} is not in docs/README.md"


@pytest.mark.parametrize("folder", folders(), ids=named)
def test_columns_of_tables_have_names(folder: Path) -> None:
    """A screen reader says them with each cell."""
    for page in pages_in(folder):
        pieces = tokens(page)
        names = [pieces[place + 1].content for place, token in enumerate(pieces) if token.type == "th_open"]
        assert all(names), f"{named(page)}: {names}"


def test_every_page_has_a_place_on_the_site() -> None:
    """In docs/site/toc.yml, and only there; the site has a first page of its own instead of the project's."""
    order = (DOCS / "site" / "toc.yml").read_text(encoding="utf-8")
    shown = [path for place in PLACE.findall(order) for path in ROOT.glob(f"{place}.md")]
    lines = set((ROOT / "changes").rglob("[0-9]*.md"))
    assert sorted(shown) == sorted({*pages(), ROOT / "CHANGELOG.md"} - lines - {ROOT / "README.md"})


def test_each_place_for_docstrings_names_the_module_that_it_links_to() -> None:
    """In the form that docs/site/conf.py replaces."""
    for page in sorted((DOCS / "api").glob("*.md")):
        text = page.read_text(encoding="utf-8")
        found = DOCSTRINGS.findall(text)
        assert len(found) == text.count("<!-- docstrings of ")
        for shown, source, module in found:
            assert shown == module == source.removesuffix("/__init__").replace("/", ".")


@pytest.mark.parametrize("pattern", [MACHINE_PATHS, HOSTS], ids=["paths", "hosts"])
def test_no_file_depends_on_one_machine(pattern: re.Pattern[str]) -> None:
    """No absolute path of somebody's machine, no registry: the project is the same everywhere."""
    found: list[str] = []
    for path in project_files():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        found.extend(f"{named(path)}: {match[0]}" for match in pattern.finditer(text))
    assert found == []


def test_the_patterns_catch_what_they_are_for() -> None:
    """And leave alone what only looks like it."""
    for folder in ("tmp", "work", "home", "Users"):
        assert MACHINE_PATHS.search(f"see /{folder}/x")
    for good in ("docs/tmp/x", "./home/a", "frame/work/"):
        assert not MACHINE_PATHS.search(good)
    assert HOSTS.search("https://pypi" + ".org/simple")
