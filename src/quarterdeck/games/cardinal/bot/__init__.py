"""What a program can know of Cardinal beyond its rules: boards that are solved completely."""
