"""What people ask each other for, what the others are told of it, and what becomes of it.

See `app/session/agreement/requests.py`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from app.core.data.field_limits import EYES, HANDLES, ID, LAST_SEAT, NUMBER, OPTIONS, SEAT, items
from app.core.data.value import value
from app.core.ids import NodeId, SeatId
from app.core.intents.agreement_intents import Rule
from app.core.options import Options
from app.core.view import Event
from app.session.agreement.requests import KindId, Reply, Why, Wish
from app.session.agreement.travel_told import TravelTold
from app.session.room.room_limits import MOST_DEEDS, PATIENCE
from app.session.trial.asked_steps import MOST_STEPS_ASKED, AskedSteps


@value
class AskLeave:
    """Ask the others for what is not one's own to do (`app/session/agreement/requests.py`)."""

    wish: KindId
    goal: Annotated[NodeId, NUMBER] = 0
    """Where a journey through the history is to lead."""
    about: Annotated[SeatId, EYES] | None = None
    """Whose seat or hand it is about."""
    ruling: Rule | None = None
    """What is to be kept, and whose agreement it needs."""
    options: Annotated[Options, OPTIONS] = ()
    """What the table is to agree on."""
    plans: Annotated[tuple[Annotated[SeatId, SEAT], ...], items(LAST_SEAT + 1)] = ()
    """Whose plans are to open before all are locked; empty for all."""
    steps: Annotated[AskedSteps, items(MOST_STEPS_ASKED)] = ()
    """What a seat is to do with what only it may touch, one after the other as one gesture."""
    kind: Literal["ask_leave"] = "ask_leave"


@value
class Questioned:
    """Somebody asks for something; one is among those who may answer, or asked it oneself."""

    question: Annotated[str, ID]
    wish: Wish
    replies: tuple[Reply, ...]
    """What one may answer; none for who asked."""
    seconds: Annotated[float, PATIENCE]
    """Until it is a no."""
    travel: TravelTold | None = None
    """What a journey through the history would take back or do again."""
    ruling: Rule | None = None
    """What is to be kept; without the cards it is about, which not everybody sees."""
    options: Annotated[Options, OPTIONS] = ()
    """What the table is to agree on."""
    plans: Annotated[tuple[Annotated[SeatId, SEAT], ...], items(LAST_SEAT + 1)] = ()
    """Whose plans are to open before all are locked; empty for all."""
    deed: Annotated[tuple[Event, ...], items(MOST_DEEDS)] = ()
    """What a seat is asked to do, as the one who is told this may read it."""
    meant: Annotated[tuple[str, ...], HANDLES] = ()
    """Which things that is about: units, and handles that the one who is told this knows."""
    kind: Literal["questioned"] = "questioned"


@value
class GiveReply:
    """Answer what somebody asked for."""

    question: Annotated[str, ID]
    reply: Reply
    kind: Literal["reply"] = "reply"


@value
class Decided:
    """A request is over."""

    question: Annotated[str, ID]
    wish: Wish
    allowed: bool
    why: Why
    by: Annotated[SeatId, EYES] | None = None
    """Who said no."""
    kind: Literal["decided"] = "decided"


@value
class Withdraw:
    """Ask no longer."""

    question: Annotated[str, ID]
    kind: Literal["withdraw"] = "withdraw"
