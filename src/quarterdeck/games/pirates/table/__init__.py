"""What lies on the table: fields and their copies; no rules."""
