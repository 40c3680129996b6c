"""Every Python example on a page runs as it stands, in a folder of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import quarterdeck
from quarterdeck.records.reading import parse_record
from quarterdeck.records.replaying import verify
from tests.docs.files import DOCS, ROOT, blocks, named, pages

AS_TEST = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:playwright", "-c")
EXAMPLES = [
    pytest.param(text, id=f"{named(page)}-{number}")
    for page in pages()
    if page.parent != DOCS / "notebooks"  # tests/docs/test_notebooks.py runs those
    for number, text in enumerate(blocks(page, "python"), 1)
]


def test_there_are_examples() -> None:
    """Or the check below would pass over all of them."""
    assert len(EXAMPLES) >= 8
    assert blocks(ROOT / "README.md", "python")


@pytest.mark.parametrize("text", EXAMPLES)
def test_the_example_runs(text: str, tmp_path: Path) -> None:
    """An example of a test is run as a test, every other one as a program."""
    file = tmp_path / "example.py"
    file.write_text(text, encoding="utf-8")
    how = [*AS_TEST, str(ROOT / "pyproject.toml")] if "def test_" in text else []
    done = subprocess.run(  # noqa: S603 - our own example
        [sys.executable, *how, file],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(Path(quarterdeck.__file__).parents[1]), str(ROOT)))},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_record_on_the_page_of_records_is_sound() -> None:
    """With all its checksums."""
    (text,) = (block for block in blocks(DOCS / "records.md", "json") if block.startswith('{"quarterdeck"'))
    assert verify(parse_record(text.encode("utf-8"))).lines == 4
