"""What is run now and then, and is no part of the package."""
