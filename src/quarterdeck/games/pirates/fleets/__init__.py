"""Fleets: what they are made of, which are legal, and how strong they are."""
