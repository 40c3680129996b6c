"""Shell lines on pages, taken apart."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.docs.files import blocks, quoted

OURS: Final = ("quarterdeck", "make", "python", "npm")
"""Programs whose arguments are checked here."""
OTHERS: Final = (
    ".", "base64", "cd", "chmod", "cp", "createdb", "createuser", "curl", "docker", "echo", "export", "getent", "head", "journalctl", "jupyter", "jupytext",
    "mkdir", "mv", "pg_dump", "pip", "pipx", "pytest", "ray", "sed", "sqlite3", "systemctl", "useradd", "uvx",
)  # fmt: skip
"""Other people's programs that pages may tell the reader to run; a new one is added here."""
_SETTING: Final = re.compile(r"[A-Z_]+=.*")


def shown(page: Path) -> list[list[str]]:
    """The commands in a page's blocks, as words: the program without its folder, and its arguments."""
    texts = [*blocks(page, "sh"), *(text for text in blocks(page, "") if is_shell(text))]
    return [command for text in texts for command in commands(text)]


def mentioned(page: Path) -> list[list[str]]:
    """The commands of our own that a page names within its lines, often shortened: `make lock`."""
    texts = [text for text in quoted(page) if text.startswith(tuple(f"{program} " for program in OURS))]
    return [command for text in texts for command in commands(text)]


def is_shell(text: str) -> bool:
    """Whether a block that names no language begins with a program."""
    return next(iter(commands(text)), [""])[0] in OURS + OTHERS


def commands(text: str) -> Iterator[list[str]]:
    """The commands of a shell text, one by one."""
    for line in text.replace("\\\n", " ").splitlines():
        words = shlex.shlex(line, posix=True, punctuation_chars="();&|")
        words.whitespace_split = True
        command: list[str] = []
        for word in (*words, ";"):
            if word.strip("();&|"):
                command.append(word)
            elif command:
                yield from plain(command)
                command = []


def plain(command: list[str]) -> Iterator[list[str]]:
    """The command without settings before it and without the folder of its program; nothing if only settings remain."""
    while command and _SETTING.fullmatch(command[0]):
        command = command[1:]
    if command:
        name = command[0].rpartition("/")[2] or command[0]
        yield ["python" if name == "python3" else name, *command[1:]]
