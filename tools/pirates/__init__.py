"""Compares the content of Pirates with a copy of the public table of printed pieces, and takes up what can be played."""
