"""The 41 Home Ports: eight in each region, nine in the Eastern."""

from __future__ import annotations

from typing import Final, NamedTuple


class Port(NamedTuple):
    """A port with its place in degrees; `published` if a public text about the game names it."""

    name: str
    country: str
    region: str
    latitude: float
    longitude: float
    published: bool = False


PORTS: Final = (
    Port("Galveston", "United States", "Northern", 29.32, -94.78),
    Port("New Orleans", "United States", "Northern", 29.94, -90.06, published=True),
    Port("Mobile", "United States", "Northern", 30.69, -88.04),
    Port("Tampa", "United States", "Northern", 27.94, -82.45, published=True),
    Port("Cape Canaveral", "United States", "Northern", 28.40, -80.61, published=True),
    Port("Miami", "United States", "Northern", 25.78, -80.17),
    Port("Key West", "United States", "Northern", 24.56, -81.81),
    Port("Hamilton", "Bermuda", "Northern", 32.29, -64.79, published=True),
    Port("Havana", "Cuba", "Central", 23.14, -82.35, published=True),
    Port("Cienfuegos", "Cuba", "Central", 22.14, -80.46),
    Port("Santiago", "Cuba", "Central", 20.03, -75.85, published=True),
    Port("George Town", "Cayman Islands", "Central", 19.30, -81.35, published=True),
    Port("Montego Bay", "Jamaica", "Central", 18.47, -77.94),
    Port("Port-au-Prince", "Haiti", "Central", 18.55, -72.34),
    Port("Grand Turk", "Turks and Caicos", "Central", 21.43, -71.15),
    Port("Nassau", "Bahamas", "Central", 25.08, -77.34),
    Port("Veracruz", "Mexico", "Western", 19.20, -96.13),
    Port("Progreso", "Mexico", "Western", 21.31, -89.67),
    Port("Cozumel", "Mexico", "Western", 20.51, -86.95),
    Port("Costa Maya", "Mexico", "Western", 18.74, -87.70),
    Port("Belize City", "Belize", "Western", 17.49, -88.18),
    Port("Santo Tomas de Castilla", "Guatemala", "Western", 15.73, -88.60),
    Port("Roatan", "Honduras", "Western", 16.32, -86.54),
    Port("Puerto Limon", "Costa Rica", "Western", 9.99, -83.03),
    Port("Colon", "Panama", "Southern", 9.36, -79.91),
    Port("Cartagena", "Colombia", "Southern", 10.42, -75.54),
    Port("Santa Marta", "Colombia", "Southern", 11.25, -74.22),
    Port("Oranjestad", "Aruba", "Southern", 12.52, -70.04),
    Port("Kralendijk", "Bonaire", "Southern", 12.15, -68.28),
    Port("La Guaira", "Venezuela", "Southern", 10.60, -66.94),
    Port("Isla Margarita", "Venezuela", "Southern", 11.01, -63.91),
    Port("Port of Spain", "Trinidad and Tobago", "Southern", 10.65, -61.51),
    Port("Santo Domingo", "Dominican Republic", "Eastern", 18.47, -69.88),
    Port("San Juan", "Puerto Rico", "Eastern", 18.47, -66.11),
    Port("Tortola", "British Virgin Islands", "Eastern", 18.42, -64.61, published=True),
    Port("Philipsburg", "Sint Maarten", "Eastern", 18.02, -63.04),
    Port("St. John's", "Antigua and Barbuda", "Eastern", 17.13, -61.86),
    Port("Roseau", "Dominica", "Eastern", 15.30, -61.39),
    Port("Castries", "St. Lucia", "Eastern", 14.01, -61.00),
    Port("Bridgetown", "Barbados", "Eastern", 13.10, -59.63),
    Port("St. George's", "Grenada", "Eastern", 12.05, -61.76),
)
