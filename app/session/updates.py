"""What passes between the host and those who listen: answers, updates, the journal."""

from __future__ import annotations

from typing import Literal

from app.core.history import Node
from app.core.ids import NodeId, SeatId
from app.core.value import value
from app.core.view import Event, SeatFact, SeatView
from app.core.words import Words

Travel = Literal["undo", "redo", "jump"]


@value
class Accepted:
    """The intent happened; `node` is where the table stands now."""

    request: str
    node: NodeId


@value
class Refused:
    """The intent was not possible; nothing changed."""

    request: str
    code: str
    """"stale", "unknown-card", "not-yours", … for programs."""
    reason: Words
    """For people: what, where, what to do."""


Answer = Accepted | Refused


@value
class Grew:
    """A gesture happened."""

    node: Node


@value
class Went:
    """The cursor moved along the history."""

    actor: SeatId
    origin: NodeId
    goal: NodeId
    how: Travel


@value
class Labelled:
    """Somebody wrote on a node."""

    actor: SeatId
    node: NodeId
    name: str
    note: str


JournalEntry = Grew | Went | Labelled
"""Everything that ever happened to a table, in the order of time. What a table file holds."""


@value
class Stepped:
    """One gesture, as one seat learns it. Its view follows by `fold`."""

    node: NodeId
    parent: NodeId
    actor: SeatId
    turn: int
    step: int
    facts: tuple[SeatFact, ...]

    @property
    def events(self) -> tuple[Event, ...]:
        """What there is to say of the gesture."""
        return tuple(event for fact in self.facts for event in fact.events)


@value
class Placed:
    """The whole view anew: after undo, redo, a jump, or on joining (`went` is None)."""

    node: NodeId
    view: SeatView
    went: Went | None = None


@value
class Relabelled:
    """A node has a new name and note."""

    entry: Labelled


Update = Stepped | Placed | Relabelled
