"""The kinds of log entries by name, made from the constants of a game's `codes`, in their order."""

from __future__ import annotations

from collections.abc import Collection, Mapping


def kinds_between(codes: Mapping[str, object], first: str, last: str, without: Collection[str] = ()) -> dict[str, int]:
    """The constants from one to another, by names such as `first-turn` for `FIRST_TURN`.

    `codes` are the names of a module (`vars(codes)`); `without` are constants in between that are not kinds of entries.
    """
    names = [name for name in codes if name.isupper()]
    wanted = names[names.index(first) : names.index(last) + 1]
    return {name.lower().replace("_", "-"): int(str(codes[name])) for name in wanted if name not in without}
