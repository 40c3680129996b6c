"""Groups of commands with one that is meant where none is named."""

from __future__ import annotations

import typer
from typer.core import TyperGroup


def falling_back_on(command: str) -> type[TyperGroup]:
    """A group that reads what is none of its commands as `command …`: `rules cardinal` as `rules show cardinal`."""

    class FallingBack(TyperGroup):
        """The group."""

        fallback = command

        def parse_args(self, ctx: typer.Context, args: list[str]) -> list[str]:  # type: ignore[override]  # typer's own
            if not (args and (args[0] in self.commands or args[0] == "--help")):
                args = [command, *args]
            return super().parse_args(ctx, args)

    return FallingBack
