"""What may be shown in answer, to a die, a loss, a ram or a sinking (PI-U, PI-V)."""
