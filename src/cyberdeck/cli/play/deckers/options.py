"""What a command line says of a game of Deckers."""

from typing import Annotated

from cyberdeck.cli.line import option

Smc = Annotated[str, option("deckers-play-option-smc", "--smc")]
Deckers = Annotated[str, option("deckers-play-option-deckers", "--deckers")]
Variant = Annotated[str, option("deckers-play-option-variant", "--variant")]
FirstGame = Annotated[bool, option("deckers-play-option-first-game", "--first-game")]
Campaign = Annotated[bool, option("deckers-play-option-campaign", "--campaign")]
Bots = Annotated[str, option("deckers-play-option-bots", "--bots")]
