"""Faults planted into the sources, and which tests catch them (CONTRIBUTING.md)."""
