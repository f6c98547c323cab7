"""What a seat asks about whose turn it is and what is declared: the turn and the stage."""

from __future__ import annotations

from typing import Literal

from app.core.data.value import value
from app.core.ids import CardRef, OwnVerb, SeatId


@value
class NextTurn:
    """Begin a seat's turn, or one of several: the number grows by one, the ledger is empty."""

    seat: SeatId
    phase: str = "main"
    seats: tuple[SeatId, ...] = ()
    """Who plays it at once with `seat`, which may be among them; empty where nobody does."""
    verb: OwnVerb = ""
    kind: Literal["next_turn"] = "next_turn"


@value
class StartOver:
    """Begin again at a table for one: each card where it was laid, no marks, before the first turn.

    Cards that were brought since lie loose on the mat.
    """

    kind: Literal["start_over"] = "start_over"


@value
class SetPhase:
    """Say which phase of the turn it is."""

    phase: str
    verb: OwnVerb = ""
    kind: Literal["set_phase"] = "set_phase"


@value
class Use:
    """Tick something off in the ledger of this turn ("energy", "supporter", …)."""

    key: str
    add: int = 1
    verb: OwnVerb = ""
    kind: Literal["use"] = "use"


@value
class Declare:
    """Declare something on the stage and give the next seat the chance to respond."""

    text: str
    cards: tuple[CardRef, ...] = ()
    targets: tuple[str, ...] = ()
    """Units, "seat.N", cells ("field.0#3"), or ids of what waits on the stage."""
    cost: str = ""
    verb: OwnVerb = ""
    kind: Literal["declare"] = "declare"


@value
class PassChance:
    """Let the chance pass on."""

    verb: OwnVerb = ""
    kind: Literal["pass_chance"] = "pass_chance"


@value
class Settle:
    """Take a declaration off the stage: it happened, was countered, or is withdrawn."""

    declaration: str
    outcome: Literal["resolved", "countered", "withdrawn"] = "resolved"
    verb: OwnVerb = ""
    kind: Literal["settle"] = "settle"


@value
class Restage:
    """Put what waits on the stage in another order, or aim it at something else.

    Whose chance it is, and who passed, stays as it is.
    """

    order: tuple[str, ...]
    """All that waits, the lowest first: the last resolves first."""
    aims: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Declaration -> all of its targets from now on, as in `declare`. Others keep theirs."""
    verb: OwnVerb = ""
    kind: Literal["restage"] = "restage"
