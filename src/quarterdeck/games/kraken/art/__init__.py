"""Kraken's drawings, and the words of its pictures."""
