"""How large a side's files are, told by its own interpreter: `python -m against.files` prints a `Sizes`."""

from __future__ import annotations

import io
import sys
import zipfile
from collections.abc import Iterable
from pathlib import Path

import msgspec
from against.sides import Side, lines
from msgspec import Struct

import quarterdeck
from quarterdeck.engine.registry import find_game, keys

CLIENT = frozenset({".html", ".js", ".css", ".svg", ".webmanifest"})
PACKED = (".br", ".gz")
PACKAGE = Path(quarterdeck.__file__).parent


class Sizes(Struct):
    """In bytes."""

    client: int
    """All of the client, compressed, as a first visit and all its pages download it."""
    compiled: int
    """The compiled rules and search; 0 where they are not compiled."""
    packed: int
    """All files of the package, as a wheel packs them."""


def sizes_of(side: Side) -> Sizes:
    """What the interpreter of a side says; `Lost` if it cannot."""
    with lines(side, ["-m", "against.files"]) as process:
        return msgspec.json.decode(process.hear(), type=Sizes)


def compiled_files() -> set[Path]:
    """The libraries that are loaded for the rules of all games and for the search."""
    for key in keys():
        find_game(key)
    loaded = (Path(getattr(module, "__file__", None) or "") for module in list(sys.modules.values()))
    ours = [path for path in loaded if path.suffix in {".so", ".pyd"} and PACKAGE.parent in path.parents]
    return {path for path in ours if PACKAGE in path.parents or "__mypyc" in path.name}


def client_bytes(folder: Path) -> int:
    """What a browser downloads of a folder: of each file the smallest form that there is."""
    found = 0
    for path in folder.rglob("*"):
        if path.suffix in CLIENT:
            forms = [path, *(path.with_name(path.name + ending) for ending in PACKED)]
            found += min(form.stat().st_size for form in forms if form.exists())
    return found


def packed_bytes(files: Iterable[Path]) -> int:
    """The size of a zip file of them, which is what a wheel is."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(files):
            archive.write(path, path.relative_to(PACKAGE.parent))
    return len(packed.getvalue())


def main() -> None:
    """Print them."""
    compiled = compiled_files()
    whole = {path for path in PACKAGE.rglob("*") if path.is_file() and path.suffix != ".pyc"}
    found = Sizes(
        client=client_bytes(PACKAGE / "server" / "static"),
        compiled=sum(path.stat().st_size for path in compiled),
        packed=packed_bytes(whole | compiled),
    )
    print(msgspec.json.encode(found).decode())


if __name__ == "__main__":
    main()
