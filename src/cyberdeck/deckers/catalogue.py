"""All that the game knows by name, each kind in its order: actions, special rules, interrupts, cards, verbs.

The modules below find these tables in `reading.rules`.
"""

from __future__ import annotations

from typing import Any, Final

from cyberdeck.deckers import (
    collecting,
    converting,
    infecting,
    keywords,
    lifting,
    moving,
    new_scouts,
    packets,
    scouts,
    shifting,
    smc_phase,
    upgrading,
    uploading,
    verbs,
)
from cyberdeck.deckers.actions import Kind
from cyberdeck.deckers.cards import blue, green, purple, red, yellow
from cyberdeck.deckers.interrupts import Interrupting
from cyberdeck.deckers.keywords import Text
from cyberdeck.deckers.names import Special
from cyberdeck.deckers.objectives import copper, gold, hackman, mothers_ghost, silver, trojan_horse
from cyberdeck.deckers.rows import Verb
from cyberdeck.deckers.specials import AfterAction, SpecialRule
from cyberdeck.kernel import Effect

MENU: Final[tuple[Kind, ...]] = (
    uploading.UPLOAD,
    uploading.INSTALL,
    converting.CONVERT,
    infecting.INFECT,
    moving.MOVE,
    shifting.SHIFT,
    keywords.EXECUTE,
    keywords.SHOW,
    lifting.LIFT,
    mothers_ghost.INFECT_GHOST,
    mothers_ghost.CRASH,
    upgrading.UPGRADE,
)
"""What an avatar or a ghost may do, in the order in which it is offered."""

AFTER_ACTION: Final[tuple[AfterAction, ...]] = (packets.take,)
"""What follows from any action, after what special rules make of it."""

SPECIALS: Final[dict[str, SpecialRule]] = {
    Special.COLLECTS_YELLOW: SpecialRule(after_action=copper.after_convert),
    Special.COLLECTS_START_TYPES: SpecialRule(after_action=copper.after_upgrade),
    Special.FLOOD: SpecialRule(after_action=gold.flood),
    Special.QUEUE: SpecialRule(pushes=gold.queueing),
    Special.CROWDING: SpecialRule(after_action=gold.crowding),
    Special.HORSE: SpecialRule(pushes=trojan_horse.pushing_horse),
    Special.MOTHERS_GHOST: SpecialRule(foe=mothers_ghost.FOE),
}

INTERRUPTS: Final[dict[type[Effect[Any]], tuple[Interrupting, ...]]] = {
    infecting.Compare: (packets.exploit, red.overvoltage),
    new_scouts.Found: (green.premonition,),
    scouts.Arrive: (purple.kill_switch,),
}
"""What may be used against each kind of effect, in the order in which it is offered."""

TEXTS: Final[dict[str, Text]] = {
    **blue.TEXTS,
    **green.TEXTS,
    **yellow.TEXTS,
    **red.TEXTS,
    **purple.TEXTS,
}
"""What the execute and show cards do."""

VERBS: Final[dict[str, Verb]] = {
    "attack": smc_phase.attack,
    "avatars_home": gold.avatars_home,
    "build_hackman": hackman.hackman,
    "build_horse": trojan_horse.build_horse,
    "build_palace": silver.build_palace,
    "clear": verbs.clear_wholly,
    "clear_scouts": verbs.clear_of_scouts,
    "exchange_installations": silver.exchange_installations,
    "flip_programs": verbs.flip_on,
    "follow_arrows": verbs.follow_arrows,
    "gather_scouts": gold.gather_scouts,
    "horse_to_guardian": trojan_horse.horse_to_guardian,
    "installation": verbs.Installation,
    "lay_out": collecting.LayOut,
    "mothers_ghost": mothers_ghost.haunt,
    "move_hackman": hackman.move_hackman,
    "new_scout": new_scouts.more_scouts,
    "note": verbs.note,
    "offer_yellow": copper.offer_yellow,
    "pick_server": verbs.pick_server,
    "pick_space": verbs.pick_space,
    "pile_up": verbs.pile_up,
    "programs": verbs.programs,
    "remove_decker_markers": verbs.remove_decker_markers,
    "remove_hackman": hackman.remove_hackman,
    "remove_installations": verbs.remove_installations,
    "remove_programs": verbs.remove_programs_on,
    "remove_scouts": verbs.remove_scouts,
    "replace_scouts": copper.replace_scouts,
    "return_laid": collecting.return_laid,
    "roll_server": verbs.roll_server,
    "scouts": verbs.scouts,
    "scouts_around_avatars": copper.ScoutsAroundAvatars,
    "scouts_by_number": verbs.scouts_by_number,
    "scouts_from_card": gold.scouts_from_card,
    "spread_programs": verbs.spread_programs,
    "spread_scouts": verbs.SpreadScouts,
    "waterfall": gold.Waterfall,
    "wave": mothers_ghost.wave,
}
"""What the verbs of the content files do (DK-35.2)."""
