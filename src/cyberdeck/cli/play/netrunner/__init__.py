"""Netrunner in a terminal."""
