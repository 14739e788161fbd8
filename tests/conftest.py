"""What every test may use."""

from __future__ import annotations

from pathlib import Path

import pytest

from cyberdeck import games
from cyberdeck.locale.texts import add_folder
from toy import RULES

pytest.register_assert_rewrite("contract")
add_folder(Path(__file__).parent / "toy" / "locale")
games.register(RULES)
