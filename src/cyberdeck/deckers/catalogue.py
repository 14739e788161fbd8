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
    "attack": smc_phase.Attack,
    "avatars_home": gold.AvatarsHome,
    "build_hackman": hackman.Hackman,
    "build_horse": trojan_horse.BuildHorse,
    "build_palace": silver.BuildPalace,
    "clear": verbs.Clear,
    "clear_scouts": verbs.ClearScouts,
    "exchange_installations": silver.ExchangeInstallations,
    "flip_programs": verbs.FlipPrograms,
    "follow_arrows": verbs.follow_arrows,
    "gather_scouts": gold.GatherScouts,
    "horse_to_guardian": trojan_horse.HorseToGuardian,
    "installation": verbs.Installation,
    "lay_out": collecting.LayOut,
    "mothers_ghost": mothers_ghost.Haunt,
    "move_hackman": hackman.MoveHackman,
    "note": verbs.Note,
    "offer_yellow": copper.OfferYellow,
    "pick_server": verbs.PickServer,
    "pick_space": verbs.PickSpace,
    "pile_up": verbs.PileUp,
    "programs": verbs.programs,
    "random_scout": verbs.random_scout,
    "remove_decker_markers": verbs.RemoveDeckerMarkers,
    "remove_hackman": hackman.RemoveHackman,
    "remove_installations": verbs.RemoveInstallations,
    "remove_programs": verbs.RemoveProgramsOn,
    "remove_scouts": verbs.RemoveScouts,
    "replace_scouts": copper.ReplaceScouts,
    "return_laid": collecting.ReturnLaid,
    "roll_server": verbs.RollServer,
    "scouts": verbs.scouts,
    "scouts_around_avatars": copper.ScoutsAroundAvatars,
    "scouts_by_number": verbs.ScoutsByNumber,
    "scouts_from_card": gold.ScoutsFromCard,
    "spread_programs": verbs.spread_programs,
    "spread_scouts": verbs.SpreadScouts,
    "waterfall": gold.Waterfall,
    "wave": mothers_ghost.Wave,
}
"""What the verbs of the content files do (DK-35.2)."""
