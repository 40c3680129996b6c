"""The table: one match, its seats and its clock. It decides who may do what now; it knows no rules and no I/O."""
