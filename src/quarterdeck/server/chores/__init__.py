"""Chores: expensive work, and reading strangers' texts. Separate processes do them, in a fair order."""
