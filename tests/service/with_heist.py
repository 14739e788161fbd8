"""`cyberdeck` with the toy game added, as a service of any game would be run."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from cyberdeck import games
from cyberdeck.cli import main
from cyberdeck.locale.texts import add_folder
from toy import RULES

add_folder(Path(__file__).parents[1] / "toy" / "locale")
games.register(RULES)
sys.exit(main())
