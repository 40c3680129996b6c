"""The drawings and the words of the pirates' pictures."""
