"""An action on its way, and what an effect is: choices that somebody makes, and steps."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from dataclasses import field
from typing import Literal

from app.core.data.value import replace, value
from app.core.ids import SeatId, UnitId
from app.core.intent import Step
from app.core.text.words import Words
from app.core.view import SeatDeclaration, SeatView
from app.games.blackpoker.flow.stage_reading import action_of
from app.games.blackpoker.rules.action_model import Action
from app.games.blackpoker.rules.card_values import number_of
from app.games.blackpoker.rules.rule_set import RuleSet, rules_of
from app.games.blackpoker.rules.trump_characters import VIRTUAL_KEYS
from app.games.blackpoker.table.field import foe_of
from app.games.game_api import As, Look
from app.games.table_tools import in_argument, of_argument

Triggered = tuple[tuple[str, SeatId], ...]
"""What was triggered meanwhile: ids of actions, each with its controller.

An id may go on with a colon and what the action is about: "riot:2". Of an action that goes over the
stage that is its target, and then how many key cards lie ready: "mountSoldier:u1:1"."""
Doing = Generator[Step | As, tuple[int, ...], Triggered]
"""Steps that are carried out, and what they trigger in the end."""


@value
class Deed:
    """An action that is started, or waits on the stage, or takes effect."""

    action: Action
    rules: RuleSet
    seat: SeatId
    """Its controller: effects read from there (4.5.2.1.1)."""
    foe: SeatId
    declaration: str = ""
    """Its name on the stage."""
    keys: tuple[str, ...] = ()
    """Handles of its key cards, as far as they are still there."""
    key_refs: tuple[str, ...] = ()
    """Which cards those are."""
    targets: tuple[str, ...] = ()
    """A unit, "seat.N", or the name of a declaration."""
    actor: str = ""
    """The soldier that was driven to start it."""
    about: str = ""
    """What its trigger says: how many cards were discarded, where a card fell."""
    answers: Mapping[str, str] = field(default_factory=dict)
    """What was chosen, by the ids of choices; several things with commas between."""

    @property
    def target(self) -> str:
        """What it is aimed at; "" for nothing."""
        return self.targets[0] if self.targets else ""

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of its key cards."""
        return tuple(number_of(ref) for ref in self.key_refs)

    def chosen(self, choice: str) -> tuple[str, ...]:
        """Return what was chosen."""
        return of_argument(self.answers.get(choice, ""))


@value
class Choice:
    """Something that is chosen while an action takes effect."""

    id: str
    title: Words
    among: tuple[str, ...]
    """Units, cards by handle, seats, or ids of `words`."""
    least: int = 1
    most: int = 1
    words: Mapping[str, Words] = field(default_factory=dict)
    """What is chosen among, where that is nothing on the table."""
    ordered: bool = False
    """Whether the order in which things are chosen is part of the choice."""
    about: UnitId = ""
    """The unit that it is asked about: an attacker that somebody may block."""

    @property
    def range(self) -> tuple[int, int]:
        """How many are chosen at least and at most, of those that there are."""
        return min(self.least, len(self.among)), min(self.most, len(self.among))

    @property
    def only(self) -> tuple[str, ...] | None:
        """What is chosen where nothing else is possible; None where somebody has to choose."""
        least, most = self.range
        if not most:
            return ()
        every = least == most == len(self.among)
        return self.among if every and not (self.ordered and most > 1) else None

    def is_made(self, chosen: tuple[str, ...]) -> bool:
        """Whether what was chosen is what is asked for."""
        least, most = self.range
        distinct = len(set(chosen)) == len(chosen)
        return least <= len(chosen) <= most and distinct and set(self.among) >= {*chosen}


Choices = Callable[[SeatView, Deed], tuple[Choice, ...]]
"""(view of who chooses, deed) -> what is chosen."""
Carry = Callable[[Look, Deed], Doing]
"""Carries something out: steps in the name of the controller are `As`, whoever runs them."""


def _nothing(_view: SeatView, _deed: Deed) -> tuple[Choice, ...]:
    return ()


@value
class Effect:
    """What an action does."""

    carry_out: Carry
    choices: Choices = _nothing
    by: Literal["controller", "opponent"] | Callable[[SeatView, Deed], SeatId] = "controller"
    """Who chooses."""
    prepare: Carry | None = None
    """What happens before somebody chooses: cards are looked at, a first one is drawn."""
    again: tuple[str, str] | None = None
    """The choice, and the answer to it, by which all of this happens once more."""
    allowed: Callable[[SeatView, Deed], bool] | None = None
    """Whether several choices go together (a blocker blocks one attacker)."""
    together: Words = Words("Choose what is asked for", "選んでください")
    """What is said where they do not."""
    secret: bool = False
    """Whether who chooses alone sees what there is to choose among."""
    rest: Callable[[SeatView, Deed], bool] | None = None
    """Whether more is to be done, and chosen, once this was carried out."""

    def chooser(self, view: SeatView, deed: Deed) -> SeatId:
        """Return who chooses."""
        if callable(self.by):
            return self.by(view, deed)
        return deed.seat if self.by == "controller" else deed.foe

    def filled(self, view: SeatView, deed: Deed) -> Deed:
        """Return the deed with what is chosen where nothing else is possible."""
        only = {
            choice.id: in_argument(choice.only)
            for choice in self.choices(view, deed)
            if choice.only is not None and choice.id not in deed.answers
        }
        return replace(deed, answers={**deed.answers, **only}) if only else deed

    def is_made(self, view: SeatView, deed: Deed) -> bool:
        """Whether everything is chosen as it is asked for: nothing is an answer, too."""
        made = all(
            one.id in deed.answers and one.is_made(deed.chosen(one.id))
            for one in self.choices(view, deed)
        )
        return made and (self.allowed is None or self.allowed(view, deed))

    def asks(self, view: SeatView, deed: Deed) -> bool:
        """Whether somebody has to choose something."""
        return any(choice.only is None for choice in self.choices(view, deed))


def _foe(view: SeatView, seat: SeatId, action: Action, targets: tuple[str, ...]) -> SeatId:
    """Return whom an action is against: the player it is aimed at, or else who is next.

    With two they are the same; where more play an effect is on whom people named.
    """
    if action.target is not None and action.target.kind == "player" and targets:
        named = targets[0].removeprefix("seat.")
        others = (one for one in range(len(view.setting.seats)) if one != seat)
        return next((one for one in others if str(one) == named), foe_of(view, seat))
    return foe_of(view, seat)


def deed_of(view: SeatView, one: SeatDeclaration) -> Deed | None:
    """Return what waits on the stage; None for what people wrote themselves."""
    action = action_of(view, one)
    if action is None:
        return None
    keys = tuple(card for card in one.cards if card is not None and card in view.cards)
    key_refs = tuple(ref for card in keys if (ref := view.cards[card].ref) is not None)
    actor, targets = "", one.targets
    if len(targets) > int(action.target is not None):
        actor, *rest = targets
        targets = tuple(rest)
    if not one.cards:
        key_refs = VIRTUAL_KEYS.get(action.id, ())
    return Deed(
        action,
        rules_of(view),
        one.seat,
        _foe(view, one.seat, action, targets),
        one.id,
        keys,
        key_refs,
        targets,
        actor,
    )
