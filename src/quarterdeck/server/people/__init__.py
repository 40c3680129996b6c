"""Who plays: guests, accounts, sessions."""
