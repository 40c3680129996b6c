"""Pirates of the Cursed Seas."""
