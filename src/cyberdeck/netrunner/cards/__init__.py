"""The texts of the cards, grouped by faction. Importing this package fills `TEXTS`."""

from cyberdeck.netrunner.cards import jinteki, neutral, shaper

__all__ = ["jinteki", "neutral", "shaper"]
