"""Dear work, and whatever reads a stranger's texts: done by processes of their own, one after another, fairly."""
