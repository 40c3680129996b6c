"""How studies play: in portions, as reports and trainings do, with a bar on the terminal."""

from __future__ import annotations

from collections.abc import Callable

from rich.progress import Progress

from quarterdeck.lab.portions import GamesT, PartT, play_portions


def play_shown(  # noqa: PLR0913 - all that a portion depends on
    what: str,
    order: GamesT,
    play: Callable[[GamesT], PartT],
    kind: type[PartT],
    *,
    module: str,
    size: int,
    workers: int,
) -> list[PartT]:
    """What the portions of an order came to, in the order of the games; a bar shows how many games are done."""
    with Progress() as progress:
        task = progress.add_task(what, total=order.games)
        (parts,) = play_portions(
            [order],
            play,
            kind,
            module=module,
            size=size,
            workers=workers,
            progress=lambda done: progress.update(task, completed=done),
        )
    return parts
