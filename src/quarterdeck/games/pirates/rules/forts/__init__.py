"""Forts (PI-R100, PI-A106 to PI-A110)."""
