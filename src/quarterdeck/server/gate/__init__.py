"""What every request passes: origins, hosts, limits, headers."""
