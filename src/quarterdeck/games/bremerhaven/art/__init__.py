"""The drawings and the words of Bremerhaven's pictures."""
