"""What objectives do beyond the verbs of steps.py."""

from __future__ import annotations

from typing import Final

from cyberdeck.deckers import copper, gold, mothers_ghost, silver, trojan_horse

MODULES: Final = (copper, silver, gold, trojan_horse, mothers_ghost)
"""Importing them is enough."""
