"""What a player plans for one turn: spells, summons, acts, in the order they are carried out."""

from __future__ import annotations

from typing import Literal

from app.core.data.value import value
from app.games.nullpoga.resolver.board_values import Place, Row

Repeat = Literal["", "spells", "actions"]
"""The phase a Chrono Mage has carried out once more (ruling R23); empty for none."""


@value
class Cast:
    """A spell and what it is aimed at."""

    card: str
    target: Place | None = None
    pair: tuple[tuple[int, Row], tuple[int, Row]] | None = None
    """The two rows whose cells change places, for the swap (ruling R28)."""
    column: int = -1
    """In which column they do."""
    monster: str = ""
    """The card that the ritual brings (ruling R25)."""
    uid: str = ""
    """How that monster is called from then on."""


@value
class Summon:
    """A monster put from the hand on a standby cell."""

    card: str
    column: int
    uid: str = ""


@value
class Act:
    """What one monster does in a step of the action phase."""

    monster: str
    do: Literal["attack", "move", "push"]
    """`push` is an act only where people agreed on it (ruling R18)."""
    to: int = -1
    """The column it moves to, or pushes to."""
    aim: int = -1
    """The column the archer shoots at (ruling R32); the facing one where none is said."""
    target: str = ""
    """Whom it pushes."""


@value
class Freeze:
    """Which column the Frost Witch freezes as the action phase begins (ruling R17)."""

    monster: str
    column: int


@value
class Push:
    """Whom the Tempest Knight pushes, and where to (ruling R18)."""

    monster: str
    target: str
    to: int


@value
class Plan:
    """One player's turn, made without knowing the other's."""

    spells: tuple[Cast, ...] = ()
    summons: tuple[Summon, ...] = ()
    actions: tuple[Act, ...] = ()
    freeze: tuple[Freeze, ...] = ()
    push: tuple[Push, ...] = ()
    repeat: Repeat = ""


NOTHING = Plan()
Plans = tuple[Plan, Plan]
