"""The texts of the cards, grouped by faction. Importing this package fills `TEXTS`."""

from cyberdeck.netrunner.cards import anarch, criminal, haas_bioroid, jinteki, nbn, neutral, shaper, weyland

__all__ = ["anarch", "criminal", "haas_bioroid", "jinteki", "nbn", "neutral", "shaper", "weyland"]
