"""The games. None of them knows another."""
