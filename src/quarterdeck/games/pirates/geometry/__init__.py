"""Exact geometry of the table: what touches, what blocks, how far; it knows no rules."""
