"""Everything on the table, and everything printed on it, in the form that the rules use; no rules."""
