"""The files of the project, and what is written in them."""

from __future__ import annotations

import re
import subprocess
import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
_MARKDOWN = MarkdownIt("commonmark").enable("table")
_ATTRIBUTE = re.compile(r"\b(?:src|href)=\"([^\"]+)\"")


@cache
def project_files() -> Sequence[Path]:
    """All files that belong to the project: what is tracked, or in a bare copy all that is not made by tools."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"],  # noqa: S607 - whichever git there is
        cwd=ROOT,
        capture_output=True,
        check=False,
    )
    if listed.returncode == 0 and listed.stdout:
        found = [ROOT / name for name in listed.stdout.decode("utf-8").split("\0") if name]
    else:
        found = [path for path in ROOT.rglob("*") if not _made(path.relative_to(ROOT))]
    return sorted(path for path in found if path.is_file())


def _made(path: Path) -> bool:
    made = ("build", "dist", "node_modules", "__pycache__")
    return path.parts[0] == "site" or any(part in made or part.startswith(".") for part in path.parts)


@cache
def pages() -> Sequence[Path]:
    """All pages of Markdown that tell what is so.

    CHANGELOG.md tells what was new once, and may be gone; `guide_of` reads the illustrated pages of the games.
    """
    told = [path for path in project_files() if path.suffix == ".md" and path.parent.name != "guide"]
    return [path for path in told if path != ROOT / "CHANGELOG.md"]


def folders() -> Sequence[Path]:
    """The folders that hold pages; a test looks at all pages of one, since there are hundreds of short ones."""
    return sorted({page.parent for page in pages()})


def pages_in(folder: Path) -> Sequence[Path]:
    """The pages of a folder itself."""
    return [page for page in pages() if page.parent == folder]


@cache
def tokens(page: Path) -> Sequence[Token]:
    """A page in pieces, in their order; what stands within a line comes after the piece that holds it."""
    return [part for token in _MARKDOWN.parse(page.read_text(encoding="utf-8")) for part in (token, *_within(token))]


def _within(token: Token) -> Sequence[Token]:
    return token.children or ()


def blocks(page: Path, *languages: str) -> list[str]:
    """The code blocks of a page in some languages; an indented one has none, which is ''."""
    if "" not in languages and not _is_fenced(page.read_text(encoding="utf-8"), languages):
        return []  # to read all pages as Markdown takes seconds
    return [
        token.content for token in tokens(page) if token.type in {"fence", "code_block"} and token.info in languages
    ]


def _is_fenced(text: str, languages: Sequence[str]) -> bool:
    return any(re.search(rf"[`~] *{re.escape(language)}", text) for language in languages)


def quoted(page: Path) -> list[str]:
    """What stands between backticks within the lines of a page."""
    return [token.content for token in tokens(page) if token.type == "code_inline"]


def links(page: Path) -> Iterator[str]:
    """Where the links of a page lead, and where its pictures are."""
    for token in tokens(page):
        if token.type in {"html_block", "html_inline"}:
            yield from _ATTRIBUTE.findall(token.content)
        elif token.type in {"link_open", "image"}:
            yield str(token.attrs["href" if token.type == "link_open" else "src"])


def anchors(page: Path) -> list[str]:
    """The anchors of the headings of a page; of those that read alike, the second ends in -1."""
    found: list[str] = []
    seen: dict[str, int] = {}
    pieces = tokens(page)
    for place, token in enumerate(pieces):
        if token.type == "heading_open":
            words = "".join(part.content for part in _within(pieces[place + 1]))
            anchor = re.sub(r"[^\w\- ]", "", words.strip().lower()).replace(" ", "-")
            again = seen[anchor] = seen.get(anchor, -1) + 1
            found.append(f"{anchor}-{again}" if again else anchor)
    return found


def named(path: Path) -> str:
    """A short name for test ids."""
    return str(path.relative_to(ROOT))


def built_in() -> list[str]:
    """The keys of our own games."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return sorted(project["entry-points"]["quarterdeck.games"])
