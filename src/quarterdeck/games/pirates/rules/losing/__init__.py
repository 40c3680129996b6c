"""What is lost: crew, cargo, masts and ships (PI-9, PI-12)."""
