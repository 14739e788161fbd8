"""What the effects of command cards do."""

from __future__ import annotations
