"""What may be shown in answer, by whoever is asked for it."""
