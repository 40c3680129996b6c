"""What the fields of a position file are called where somebody fills them in, and what they mean."""
