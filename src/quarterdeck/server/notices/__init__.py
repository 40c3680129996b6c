"""Notices to people who are not at the table: "it is your turn", by e-mail, to a program, to a device."""
