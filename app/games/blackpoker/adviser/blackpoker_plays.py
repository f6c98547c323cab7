"""Plays in this game's words: an action started, resolved, attackers named, play going on.

What is done with cards and characters beside that is told by the plays of every game
(`advising/common_plays.py`). Cards are told by their keys, None for one that the seat does not
know; characters, trumps and declarations by their names on the table.
"""

from __future__ import annotations

from app.core.data.value import replace, value
from app.core.ids import SeatId
from app.games.advising.common_plays import Refs
from app.games.blackpoker.rules.action_model import Action


@value
class Paid:
    """What a player gave for an action, so far."""

    drives: tuple[str, ...] = ()
    """Own bulwarks that were charged and are driven for it."""
    damage: int = 0
    """Cards from the top of the own deck."""
    discards: int = 0
    gives: tuple[str, ...] = ()
    """Own characters that went to the graveyard."""
    foreign: tuple[str, ...] = ()
    """Characters of others that were given."""
    twice: tuple[str, ...] = ()
    """What pays for two things at once."""
    keys: Refs = ()
    """Key cards that were shown for it."""
    sources: tuple[str, ...] = ()
    """Names of the zones that those came from, one for each."""
    late: bool = False
    """Whether something was paid after the first key card was shown."""

    def plus(self, other: Paid) -> Paid:
        """Return both together; `other` was given later."""
        return Paid(
            (*self.drives, *other.drives),
            self.damage + other.damage,
            self.discards + other.discards,
            (*self.gives, *other.gives),
            (*self.foreign, *other.foreign),
            (*self.twice, *other.twice),
            (*self.keys, *other.keys),
            (*self.sources, *other.sources),
            self.late or other.late or bool(self.keys and other.is_payment),
        )

    @property
    def is_payment(self) -> bool:
        """Whether anything was given at all."""
        return bool(self.drives or self.damage or self.discards or self.gives or self.foreign)


@value
class Start:
    """An action is started: named, paid, its key cards shown, aimed at something."""

    by: SeatId
    action: str
    """Its id; what people wrote where it is none."""
    keys: Refs = ()
    sources: tuple[str, ...] = ()
    """Names of the zones that the key cards came from."""
    targets: tuple[str, ...] = ()
    paid: Paid = Paid()
    whole: bool = True
    """Whether all that is paid was told; where not, more may follow until play goes on."""
    triggered: bool = False
    """The rules started it."""
    actor: str = ""
    """The soldier that is driven for it."""
    ready: bool = True
    """Whether that soldier is the player's own and was charged."""
    id: str = ""
    """Its name on the stage, after the gesture alone."""


@value
class Carrying:
    """What is on top of the stage is about to be carried out; nothing is done yet."""

    by: SeatId
    id: str


@value
class Resolve:
    """An action leaves the stage."""

    by: SeatId
    id: str
    action: str = ""
    outcome: str = "resolved"
    """"resolved", "countered" or "withdrawn"."""


@value
class WentOn:
    """What was under way is left behind: somebody starts, passes, or resolves something else."""

    by: SeatId
    start: Start | None = None
    """An action of which more could have been paid until now, with all that was."""


@value
class Attackers:
    """Characters are named attackers."""

    by: SeatId
    units: tuple[str, ...]
    driven: frozenset[str] = frozenset()
    """Those of them that are driven for it, in the same gesture."""


@value
class Blockers:
    """Characters are named blockers."""

    by: SeatId
    pairs: tuple[tuple[str, str], ...]
    """(blocker, the attacker it blocks)."""


@value
class Turned:
    """A character or trump is turned face up or face down."""

    by: SeatId
    unit: str
    up: bool


@value
class Reordered:
    """Bulwarks changed their order, or a new one was not put on the side of the deck."""

    by: SeatId
    zone: str


@value
class Asked:
    """Somebody asks how many cards a deck has."""

    by: SeatId
    of: SeatId


def acted(action: Action, targets: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """Return the character that is driven to start an action, "" for none, and the targets."""
    drives = action.drives or any(way.by for way in action.ways)
    if drives and len(targets) > int(action.target is not None):
        return targets[0], targets[1:]
    return "", targets


def with_keys(start: Start, paid: Paid) -> Start:
    """Return an action for which that was paid, its key cards being those that were shown."""
    return replace(
        start, paid=paid, keys=start.keys or paid.keys, sources=start.sources or paid.sources
    )
