"""What is lost: crew and cargo, masts, ships that sink."""
