"""What a seat asks about what is kept under seal until all of it opens: zones and plans."""

from __future__ import annotations

from typing import Literal

from app.core.data.value import value
from app.core.ids import OwnVerb, SeatId
from app.core.seal import filled


@value
class OpenSeals:
    """Open all seals on the table at once."""

    verb: OwnVerb = ""
    kind: Literal["open_seals"] = "open_seals"


@value
class LockPlan:
    """Write down a plan and lock it, the first one or another in its place.

    The others learn that the seat has locked one. All plans open together, in the gesture of the
    last seat that locks its own; until then it may be replaced or taken back.
    """

    plan: str
    """What the game makes of it: printable ASCII without quotes and backslashes. It is filled up
    with spaces to `PLAN_LENGTH`, so that no message is longer for a longer plan."""
    kind: Literal["lock_plan"] = "lock_plan"

    def __post_init__(self) -> None:
        object.__setattr__(self, "plan", filled(self.plan))


@value
class Sketch:
    """Go on with a plan that is not locked yet.

    It never leaves the window: nobody else learns that something is planned, how much, or when.
    Whoever shows the seat's view keeps it there (`SeatView.draft`), and takes it back.
    """

    draft: str
    """The whole plan as it is from now on, in the form in which it will be locked."""
    kind: Literal["sketch"] = "sketch"


@value
class UnlockPlan:
    """Take the own locked plan back."""

    kind: Literal["unlock_plan"] = "unlock_plan"


@value
class OpenPlans:
    """Open locked plans although not every seat has locked one: somebody is lost, or all agree.

    At a hosted table those who are there are asked first (`session/agreement/binding.py`).
    """

    seats: tuple[SeatId, ...] = ()
    """Whose; empty for all that are locked."""
    agreed: tuple[SeatId, ...] = ()
    """Who agreed, where people sit at one screen and answered there; with who asks. At a hosted
    table each answers alone."""
    kind: Literal["open_plans"] = "open_plans"
