"""Compare the content of Pirates with a copy of the public table of printed pieces, and take up what can be played.

python -m tools.pirates compare pirates.csv     every number that differs
python -m tools.pirates missing pirates.csv     sentences that no family has, the most frequent first, with digests
python -m tools.pirates write pirates.csv       add what can be played to the content files, and list what cannot
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from quarterdeck.games import pirates
from quarterdeck.games.pirates.pack.reading import built_in_content
from tools.pirates.account import TABLE, count
from tools.pirates.comparing import compare
from tools.pirates.families import digest, read_families
from tools.pirates.prints import Print, read_table
from tools.pirates.taking import take
from tools.pirates.writing import write

CONTENT = Path(pirates.__file__).parent / "content"


def main(arguments: Sequence[str]) -> int:
    """The exit code: 1 where `compare` finds a difference."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.pirates", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=["compare", "missing", "write"])
    parser.add_argument("table", type=Path, help="a copy of pirates.csv")
    given = parser.parse_args(arguments)
    prints = read_table(given.table)
    if given.what == "compare":
        return tell_differences(prints, given.table)
    if given.what == "missing":
        return tell_missing(prints)
    for line in write(CONTENT, take(prints, built_in_content(), read_families())):
        tell(line)
    return 0


def tell(line: str) -> None:
    """Print a line."""
    sys.stdout.write(line + "\n")


def tell_differences(prints: Sequence[Print], table: Path) -> int:
    """All of them; also whether the table has as many rows as `account.py` says."""
    found, differences = compare(prints, built_in_content(), read_families())
    for difference in differences:
        tell(str(difference))
    tell(f"{found} pieces were found in the table; {len(differences)} differences.")
    counted = count(table)
    for kind, rows in counted.items():
        if rows != TABLE[kind]:
            tell(f"{kind}: account.py has {TABLE[kind]}, the table {rows}")
    return 1 if differences or counted != TABLE else 0


def tell_missing(prints: Sequence[Print]) -> int:
    """Sentences with how often they are missing, their digest, and one piece that has it."""
    missing = take(prints, built_in_content(), read_families()).missing
    counted: Counter[str] = Counter()
    example: dict[str, str] = {}
    for one in missing:
        for sentence in one.unknown:
            counted[sentence] += 1
            example[sentence] = f"{one.print.name} ({one.print.set} {one.print.number})"
    for sentence, number in counted.most_common():
        tell(f"{number:4} {digest([sentence])} {sentence} | {example[sentence]}")
    tell(f"{len(missing)} prints cannot be played yet; {len(counted)} sentences are of no family.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
