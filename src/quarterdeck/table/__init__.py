"""The table: one match, its seats and its clock. It decides who may do what now. It knows no rules and does no I/O."""
