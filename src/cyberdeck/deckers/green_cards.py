"""The green command cards: pushing, projecting, rebuilding, foreseeing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cyberdeck.deckers.actions import UseInterrupt
from cyberdeck.deckers.effects import Effect, Question
from cyberdeck.deckers.field import NONE
from cyberdeck.deckers.interrupts import INTERRUPTS
from cyberdeck.deckers.markers import move_installation
from cyberdeck.deckers.new_scouts import PREMONITION, Found
from cyberdeck.deckers.scouts import may_hold
from cyberdeck.deckers.shifting import Push, choose_neighbour, markers
from cyberdeck.deckers.state import State, View
from cyberdeck.deckers.texts import TEXTS, Text, Use, in_use, lasting, one_of, with_scouts
from cyberdeck.deckers.words import SPACES, At, Phase, Scout, Space, card_named
from cyberdeck.kernel import Asking, Deed, Effects, NamedDeed, Option, amend_about, choose
