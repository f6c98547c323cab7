"""Facts about whose turn it is and what is declared: the turn and the stage."""

from __future__ import annotations

from typing import Literal

from app.core.data.value import value
from app.core.ids import SeatId
from app.core.table import Declaration, Turn


@value
class TurnSet:
    """The turn, its phase or its ledger changed."""

    actor: SeatId
    turn: Turn
    verb: str = "phase"
    """"turn" (a turn begins), "phase", "use" (the ledger changed), "anew" (before the first) or
    "goes_first" (whose the first will be)."""
    way: str = ""
    kind: Literal["turn"] = "turn"


@value
class Declared:
    """Something was declared on the stage."""

    actor: SeatId
    declaration: Declaration
    chance: SeatId | None = None
    passed: tuple[SeatId, ...] = ()
    """Who has let the chance pass by then: whoever declared, in a game where that is a pass."""
    way: str = ""
    kind: Literal["declared"] = "declared"


@value
class ChancePassed:
    """A seat let its chance pass; the chance goes on to `chance`."""

    actor: SeatId
    chance: SeatId | None
    way: str = ""
    kind: Literal["passed"] = "passed"


@value
class Settled:
    """A declaration left the stage."""

    actor: SeatId
    declaration: str
    outcome: Literal["resolved", "countered", "withdrawn"]
    chance: SeatId | None = None
    way: str = ""
    kind: Literal["settled"] = "settled"


@value
class Restaged:
    """What waits on the stage stands in another order, or is aimed at something else."""

    actor: SeatId
    order: tuple[str, ...]
    """All that waits, the lowest first."""
    aims: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """What is aimed at something else now -> its targets."""
    way: str = ""
    kind: Literal["restaged"] = "restaged"
