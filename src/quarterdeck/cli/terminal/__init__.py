"""The terminal table: a match on a full screen, by keyboard or mouse."""
