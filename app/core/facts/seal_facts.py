"""Facts about what is kept under seal until all of it opens together: zones and plans."""

from __future__ import annotations

from typing import Literal

from app.core.data.value import value
from app.core.ids import CardId, Handle, SeatId, ZoneId


@value
class SealsOpened:
    """All these seals opened together."""

    actor: SeatId
    zones: tuple[ZoneId, ...]
    handles: tuple[tuple[CardId, Handle], ...]
    way: str = ""
    kind: Literal["seals_opened"] = "seals_opened"


@value
class PlanLocked:
    """A seat locked its plan, the first one or another in its place."""

    actor: SeatId
    plan: str
    """`PLAN_LENGTH` characters."""
    kind: Literal["plan_locked"] = "plan_locked"


@value
class PlanUnlocked:
    """A seat took its locked plan back."""

    actor: SeatId
    kind: Literal["plan_unlocked"] = "plan_unlocked"


@value
class PlansOpened:
    """The locked plans of these seats opened together."""

    actor: SeatId
    seats: tuple[SeatId, ...]
    """Whose, sorted."""
    agreed: tuple[SeatId, ...] = ()
    """Who agreed to open them although not all were locked: who asked, and at a hosted table those
    who said yes. Empty where all were."""
    kind: Literal["plans_opened"] = "plans_opened"
