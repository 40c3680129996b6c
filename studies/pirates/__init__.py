"""How strong are the offered fleets of Pirates of the Cursed Seas? Every one of them against every other."""
