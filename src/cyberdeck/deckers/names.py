"""Names by which the content and the rules know each other: a closed list of each kind."""

from __future__ import annotations

from enum import StrEnum

from cyberdeck.kernel import plain


@plain
class Special(StrEnum):
    """Special rules of computers, upgrades and objectives."""

    COLLECTS_START_TYPES = "collects-start-types"
    COLLECTS_YELLOW = "collects-yellow"
    CROWDING = "crowding"
    EVERY_GOAL = "every-goal"
    FIRST_NEW_SCOUT_WHITE = "first-new-scout-white"
    FLOOD = "flood"
    GUARDIANS_WHITE = "guardians-white"
    HAS_HEALTH = "has-health"
    HORSE = "horse"
    INFECT_MOTHERS_GHOST = "infect-mothers-ghost"
    INSTALLS_WITH_TWO = "installs-with-two"
    KEEPS_PROGRAMS = "keeps-programs"
    KEEPS_SCOUTS = "keeps-scouts"
    MOTHERS_GHOST = "mothers-ghost"
    NO_INFECTION_IN_ATTACK = "no-infection-in-attack"
    NO_MOVING_SCOUTS = "no-moving-scouts"
    NO_NEW_SCOUTS = "no-new-scouts"
    NO_ODD_SPACES = "no-odd-spaces"
    NO_SIXTH_SPACES = "no-sixth-spaces"
    ODD_NEW_SCOUTS = "odd-new-scouts"
    ONE_MORE_RANDOM_SCOUT = "one-more-random-scout"
    QUEUE = "queue"
    RED_INSTALLATIONS_STRONGER = "red-installations-stronger"
    REPEATS_CYCLE = "repeats-cycle"
    STAY_ON_SERVER = "stay-on-server"
    SYSTEM_CRASH = "system-crash"
    YELLOW_SAFE = "yellow-safe"
    YELLOW_SETUP = "yellow-setup"


class Ability(StrEnum):
    """What the deckers can do (DK-32)."""

    CARRIES_MORE = "carries-more"
    CHEAP_YELLOW = "cheap-yellow"
    INFECTS_BETTER = "infects-better"
    KEEPS_MORE = "keeps-more"
    LIFTS_SEGMENTS = "lifts-segments"
    PROJECTS_TO_INSTALLATIONS = "projects-to-installations"
    PURPLE_PROGRAMS = "purple-programs"
    REDIRECTS_SCOUTS = "redirects-scouts"
    START_TYPE_JOKER = "start-type-joker"
    TWO_AVATARS = "two-avatars"


@plain
class Track(StrEnum):
    """What is remembered for the current objective."""

    BEATEN = "beaten"
    CRASHED_BLUE = "crashed-blue"
    CRASHED_GREEN = "crashed-green"
    CRASHED_RED = "crashed-red"
    CRASHED_YELLOW = "crashed-yellow"
    CRASHES = "crashes"
    HACKMAN = "hackman"
    """1 while HackMan stands beside the card, before he first enters the network."""
    HEALTH = "health"
    MISSING = "missing"
    PICKED = "picked"
    RESISTANCE = "resistance"
    ROLLED = "rolled"
    SERVER = "server"
    SWARM = "swarm"


@plain
class Lasting(StrEnum):
    """What holds until the end of the action step."""

    TELEPRESENCE = "telepresence"
    TUNNEL = "tunnel"


class HouseRule(StrEnum):
    LENIENT_404 = "lenient-404"
    SOFT = "soft"
