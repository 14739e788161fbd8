"""Deckers in a terminal."""
