"""The files of the project, and what is written in them."""

from __future__ import annotations

import re
import subprocess
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
_BLOCK = re.compile(r"^```(?P<language>\w*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


def project_files() -> list[Path]:
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
    return any(part in ("build", "dist") or part == "__pycache__" or part.startswith(".") for part in path.parts)


def pages() -> list[Path]:
    """All pages of Markdown that tell what is so; CHANGELOG.md tells what was new once, and may be gone."""
    return [path for path in project_files() if path.suffix == ".md" and path != ROOT / "CHANGELOG.md"]


def blocks(page: Path, *languages: str) -> list[str]:
    """The code blocks of a page in some languages."""
    text = page.read_text(encoding="utf-8")
    return [found["text"] for found in _BLOCK.finditer(text) if found["language"] in languages]


def named(path: Path) -> str:
    """A short name for test ids."""
    return str(path.relative_to(ROOT))


def built_in() -> list[str]:
    """The keys of our own games."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return sorted(project["entry-points"]["quarterdeck.games"])
