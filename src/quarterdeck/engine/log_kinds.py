"""The kinds of log entries by name, made from the constants of a game's `codes`, in the order in which they stand there."""

from __future__ import annotations

from collections.abc import Collection, Mapping


def kinds_between(codes: Mapping[str, object], first: str, last: str, without: Collection[str] = ()) -> dict[str, int]:
    """The constants from one to another as words: `FIRST_TURN` is `first-turn`.

    `codes` are the names of a module (`vars(codes)`); `without` are constants among them that number something else.
    """
    names = [name for name in codes if name.isupper()]
    wanted = names[names.index(first) : names.index(last) + 1]
    return {name.lower().replace("_", "-"): int(str(codes[name])) for name in wanted if name not in without}
