"""Builds the Caribbean of Bruise Cruise from the coastline of Natural Earth; not part of the installed package."""
