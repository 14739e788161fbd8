"""The rules kernel: a stack of effects and one question at a time. Knows no game."""

from cyberdeck.kernel.asked import Asked, unasked
from cyberdeck.kernel.choosing import Choice, Choosing, FirstGame, Stage
from cyberdeck.kernel.copying import Copied
from cyberdeck.kernel.effect import Deed, Do, Effect, Effects, Frame, Question, Step, by
from cyberdeck.kernel.event import Event
from cyberdeck.kernel.film import Follower, FrameSeen
from cyberdeck.kernel.foresight import ways
from cyberdeck.kernel.frozen import frozen
from cyberdeck.kernel.game import SPECTATOR, AnyGame, EngineFault, Game, IllegalDecision
from cyberdeck.kernel.index import Index, Key
from cyberdeck.kernel.interrupts import About, amend_about
from cyberdeck.kernel.journal import About as AboutGame
from cyberdeck.kernel.journal import Journal, JournalError, replay, replaying, setup_text
from cyberdeck.kernel.message import Arg, Complaint, Message, Reason, message
from cyberdeck.kernel.option import (
    Ask,
    Asking,
    Decision,
    Offer,
    Option,
    Pointer,
    Thing,
    choose,
    choose_number,
    choose_some,
)
from cyberdeck.kernel.plain import NotPlain, encode, plain, regular
from cyberdeck.kernel.position import Position, Reading, Result, Script, Scripted, Trigger
from cyberdeck.kernel.price import POOL, Charge, Due, Outcome, Price, due
from cyberdeck.kernel.rng import Rng
from cyberdeck.kernel.rules import AnyRules, Origin, Rules, Shared, Tool
from cyberdeck.kernel.saving import decode
from cyberdeck.kernel.short import Short, shortened
from cyberdeck.kernel.shortcuts import Answer, Running, Shortcut
from cyberdeck.kernel.trial import Trial, tried
from cyberdeck.kernel.triggers import Settle, Simultaneous
