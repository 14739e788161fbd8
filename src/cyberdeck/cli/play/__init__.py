"""Playing Netrunner in a terminal."""
