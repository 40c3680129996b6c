"""Is Bruise Cruise fair to every place in the turn order, and is any card dead or decisive?"""
