"""The `quarterdeck` command and the terminal table (docs/commands.md)."""
