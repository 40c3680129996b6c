"""Pages are tested by running commands, too."""

from tests.cli.conftest import command as command  # noqa: PLC0414 - a fixture of these tests as well
