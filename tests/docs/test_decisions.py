"""Decisions and changes keep their form."""

from __future__ import annotations

import re
import tomllib

from tests.docs.files import DOCS, ROOT

PAGES = sorted((DOCS / "decisions").glob("[0-9]*.md"))
CHANGES = ROOT / "changes"
TOWNCRIER = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["towncrier"]
KINDS = [kind["directory"] for kind in TOWNCRIER["type"]]
FOLDERS = [part["path"] for part in TOWNCRIER["section"]]


def test_decisions_are_numbered_without_gaps() -> None:
    """From 1, in file name and heading alike."""
    assert PAGES
    for number, path in enumerate(PAGES, 1):
        assert path.name.startswith(f"{number:04}-")
        assert path.read_text(encoding="utf-8").startswith(f"# {number:04} ")


def test_every_decision_says_what_why_what_else_and_what_follows() -> None:
    """In this order, and on about half a page."""
    for path in PAGES:
        text = path.read_text(encoding="utf-8")
        parts = re.findall(r"^\*\*(.+?)\.\*\*", text, re.MULTILINE)
        assert parts == ["What", "Why", "What else", "What follows"], path.name
        assert len(text.split()) <= 350, path.name


def test_every_decision_is_listed_under_its_title() -> None:
    """In the index."""
    index = (DOCS / "decisions" / "README.md").read_text(encoding="utf-8")
    for path in PAGES:
        number, title = re.match(r"# (\d{4}) (.+)", path.read_text(encoding="utf-8")).groups()  # type: ignore[union-attr]
        assert f"| [{number}]({path.name}) | {title} |" in index


def test_every_change_is_one_sentence_in_a_file_with_number_and_kind() -> None:
    """As changes/README.md says; towncrier would pass over a file with another name."""
    name = re.compile(rf"\d{{3}}[a-z]{{0,2}}\.({'|'.join(KINDS)})(\.\d+)?\.md")
    for path in sorted(CHANGES.rglob("*.*")):
        if path.parent == CHANGES and path.name in {"README.md", "template.jinja"}:
            continue
        assert name.fullmatch(path.name), path.name
        assert path.parent.relative_to(CHANGES).as_posix() in {folder or "." for folder in FOLDERS}, path
        assert re.fullmatch(r"[^\n]+\.\n", path.read_text(encoding="utf-8")), path.name


def test_the_page_of_changes_names_every_folder_and_kind() -> None:
    """Else somebody would have to look into pyproject.toml."""
    text = (CHANGES / "README.md").read_text(encoding="utf-8")
    assert [found for found in (*KINDS, *filter(None, FOLDERS)) if f"`{found}`" not in text] == []
