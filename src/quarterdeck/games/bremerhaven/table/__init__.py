"""What lies on the table, and what is printed on it, as the rules calculate with it; no rules."""
