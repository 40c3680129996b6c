"""Groups of commands with a default command."""

from __future__ import annotations

import typer
from typer.core import TyperGroup


def falling_back_on(command: str) -> type[TyperGroup]:
    """A group that puts a default command before other words: it reads `rules cardinal` as `rules show cardinal`."""

    class FallingBack(TyperGroup):
        """The group."""

        fallback = command

        def parse_args(self, ctx: typer.Context, args: list[str]) -> list[str]:  # type: ignore[override]  # typer's own
            if not (args and (args[0] in self.commands or args[0] == "--help")):
                args = [command, *args]
            return super().parse_args(ctx, args)

    return FallingBack
