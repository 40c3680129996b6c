"""People who play: guests, accounts, sessions."""
