"""The options that the games share at the terminal."""

from typing import Annotated

from cyberdeck.cli.line import argument, option

Seed = Annotated[int | None, option("play-option-seed", "--seed")]
Saved = Annotated[str, option("play-option-journal", "--journal")]
Resumed = Annotated[str, option("play-option-resume", "--resume")]
AllWindows = Annotated[bool, option("play-option-all-windows", "--all-windows")]
Rung = Annotated[str, option("rung-option", "--rung")]
Pace = Annotated[float, option("play-option-pace", "--pace", min=0, max=10)]
PositionFile = Annotated[str, argument("play-position-file")]
