"""`cyberdeck` with the toy game and its page: the folder of the page comes first among the arguments."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from cyberdeck import games
from cyberdeck.cli import main
from cyberdeck.locale.texts import add_folder
from cyberdeck.service.page import use_page
from toy import RULES

use_page(Path(sys.argv.pop(1)))
add_folder(Path(__file__).parents[1] / "toy" / "locale")
games.register(RULES)
sys.exit(main())
