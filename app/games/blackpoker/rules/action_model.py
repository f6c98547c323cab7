"""An action as the rule book lists it: when, at what cost, with which key cards, at what."""

from __future__ import annotations

from typing import Literal

from app.core.data.value import value
from app.core.text.words import Words
from app.games.blackpoker.rules.card_values import is_joker, number_of, suit_of

Timing = Literal["main", "quick"]
"""In the own turn while the stage is empty, or whenever the chance is one's own (4.3.4.3)."""
Kind = Literal["soldier", "bulwark", "character", "player", "stage_action", "trump"]
Whose = Literal["any", "self", "opponent"]


@value
class Slot:
    """One key card that an action is built on."""

    suits: str = ""
    """Letters of the suits that fit; "" where no suited card does."""
    low: int = 1
    high: int = 13
    joker: bool = False

    def takes(self, ref: str) -> bool:
        """Whether a card fits."""
        if is_joker(ref):
            return self.joker
        suit = suit_of(ref)
        return suit != "" and suit in self.suits and self.low <= number_of(ref) <= self.high


@value
class Target:
    """What an action is aimed at: exactly one such thing."""

    kind: Kind
    owner: Whose = "any"
    same_suit: bool = False
    """Of the suit of the key card (Equip)."""
    no_joker: bool = False
    """No soldier with a Joker, nor one that a Jack of the trumps made (Equip)."""
    fewest_keys: int = 0
    most_keys: int = 99
    """Of an action on the stage: how many key cards it has."""
    actions: tuple[str, ...] = ()
    """Of an action on the stage: its id, where only some may be aimed at."""
    aimed: bool = False
    """Of an action on the stage: it has a target itself."""
    contains: tuple[str, int, int] | None = None
    """Of a soldier: it has a card of this suit, from a number to a number."""


@value
class Way:
    """A cost, and when the action may be started for it."""

    cost: str = ""
    """Letters: B drives a charged own bulwark, L takes 1, D discards a card, S puts an own
    character into the graveyard (4.3.1.1)."""
    timing: Timing = "main"
    by: str = ""
    """The character that is driven for it instead of key cards: a Reanimator reanimates."""


@value
class Action:
    """Something that can be started."""

    id: str
    title: Words
    type: str
    """"summon", "quick_magic", "normal_magic", "magic", "battle", "turn_control", "soldier" (a
    soldier is driven for it) or "triggered"."""
    ways: tuple[Way, ...]
    effect: Words
    keys: tuple[Slot, ...] = ()
    keys_are: str = ""
    """What the key cards have in common: "same_suit", "same_number" or nothing."""
    target: Target | None = None
    immediate: bool = False
    """It takes effect while it is started; otherwise it goes over the stage."""
    triggered: bool = False
    """No player starts it: the rules do."""
    once: bool = False
    """Once in a turn for each player."""
    off_turn: bool = False
    """Only in the opponent's turn."""
    uncounterable: bool = False
    """Counter cannot be aimed at it."""
    by: str = ""
    """The character that is driven for it, where that is no soldier of the trump's suit."""
    trump: str = ""
    """Key of the trump that has to lie open for it; "control" for what opens and closes trumps; ""
    for an action of the common list."""
    fog: bool = False
    """Its key cards stay in the fog until the end of the turn (from edition 8 on)."""

    @property
    def drives(self) -> bool:
        """Whether a charged soldier is driven to start it."""
        return self.type == "soldier"

    @property
    def quick(self) -> bool:
        """Whether it may be started whenever the chance is one's own."""
        return any(way.timing == "quick" for way in self.ways)

    def fits(self, refs: tuple[str, ...]) -> bool:
        """Whether these cards are its key cards, in whatever order."""
        return len(refs) == len(self.keys) and self._alike(refs) and _placed(self.keys, refs)

    def _alike(self, refs: tuple[str, ...]) -> bool:
        if self.keys_are == "same_suit":
            return len({suit_of(ref) for ref in refs}) == 1
        if self.keys_are == "same_number":
            return len({number_of(ref) for ref in refs}) == 1
        return True


def _placed(slots: tuple[Slot, ...], refs: tuple[str, ...]) -> bool:
    """Whether each card finds a place of its own; there are never more than five."""
    if not slots:
        return True
    first, *rest = slots
    return any(
        first.takes(ref) and _placed(tuple(rest), refs[:at] + refs[at + 1 :])
        for at, ref in enumerate(refs)
    )
