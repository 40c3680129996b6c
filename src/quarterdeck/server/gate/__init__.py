"""The checks that every request passes: origins, hosts, limits, headers."""
