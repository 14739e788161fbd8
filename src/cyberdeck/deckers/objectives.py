"""What objectives do beyond the verbs of steps.py."""

from __future__ import annotations
