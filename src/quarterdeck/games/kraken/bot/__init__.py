"""What a program can know of Kraken beyond its rules."""
