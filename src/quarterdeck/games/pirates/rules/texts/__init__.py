"""What single card texts bring: one file a text or family of texts (PI-A)."""
