"""Notices to people who are not at the table: "it is your turn", by e-mail, or to a program."""
