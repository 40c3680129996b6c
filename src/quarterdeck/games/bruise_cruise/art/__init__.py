"""The drawings and the words of Bruise Cruise's pictures."""
