"""The rules, a part of the rulebook each."""
