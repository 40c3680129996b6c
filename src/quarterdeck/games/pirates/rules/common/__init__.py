"""What many chapters ask."""
