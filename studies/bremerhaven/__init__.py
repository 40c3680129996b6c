"""Is Bremerhaven fair to every seat and rank, does any card decide games, and how does a bot fare alone?"""
