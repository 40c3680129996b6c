"""What positions and moves look like to a bot."""
