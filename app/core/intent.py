"""Intents: what a seat asks of the host. Untrusted, they come over a wire.

Cards are named by handle where the seat has one, otherwise by place ("deck.0#0" is the top
of seat 0's deck). The host decides whether an intent is possible; no rule of a game does.
"""

from __future__ import annotations

from typing import Literal

from app.core.card import Position, Quarter, Role
from app.core.data.value import value
from app.core.ids import CardRef, NodeId, OwnVerb, SeatId, UnitId, ZoneId
from app.core.intents.agreement_intents import Rule, SetOptions
from app.core.intents.knowledge_intents import SetKnown
from app.core.intents.laying_intents import LayingIntent
from app.core.intents.seal_intents import LockPlan, OpenPlans, OpenSeals, Sketch, UnlockPlan
from app.core.intents.turn_intents import (
    Declare,
    NextTurn,
    PassChance,
    Restage,
    SetPhase,
    Settle,
    StartOver,
    Use,
)
from app.core.intents.zone_intents import ZoneIntent


@value
class Move:
    """Put cards in a pile, or each as a unit of its own on a field, in this order.

    The first card comes to lie at `at`, the next below (or beside) it.
    """

    cards: tuple[CardRef, ...]
    zone: ZoneId
    at: int = 0
    """Index of the first card afterwards; -1 for the bottom or the end."""
    up: bool | None = None
    """Face up or down; None for what is usual in the zone."""
    verb: str = "move"
    position: Position | None = None
    cell: int = 0
    """The cell it comes to stand in, from 1; 0 for any: the one it has, or the first empty one."""
    kind: Literal["move"] = "move"


@value
class Bring:
    """Put new cards on the table that were not in any deck; they are the acting seat's.

    Each becomes a unit of its own on a field. They come to lie in this order, the first at `at`.
    """

    refs: tuple[str, ...]
    """Which cards; one that is there several times is brought as often."""
    zone: ZoneId
    at: int | None = None
    """Index of the first card afterwards; -1 for the bottom or the end; None for the top of an
    open pile and the end of any other zone."""
    up: bool | None = None
    """Face up or down; None for what is usual in the zone."""
    position: Position | None = None
    cell: int = 0
    """The cell it comes to stand in, from 1; 0 for any: the one it has, or the first empty one."""
    verb: OwnVerb = ""
    kind: Literal["bring"] = "bring"


@value
class Draw:
    """Take the top `count` cards of a pile to another ("draw", "take a prize", "mill").

    Takes what there is where fewer are left; impossible only where there are none.
    """

    count: int
    source: ZoneId
    goal: ZoneId
    verb: str = "draw"
    kind: Literal["draw"] = "draw"


@value
class Attach:
    """Join cards to a unit: on top of it (evolve), below it, or attached."""

    cards: tuple[CardRef, ...]
    unit: UnitId
    role: Role = "attached"
    verb: str = "move"
    kind: Literal["attach"] = "attach"


@value
class MoveUnits:
    """Put whole units on a field, in this order."""

    units: tuple[UnitId, ...]
    zone: ZoneId
    at: int = -1
    position: Position | None = None
    verb: str = "move"
    cell: int = 0
    """The cell it comes to stand in, from 1; 0 for any: the one it has, or the first empty one."""
    kind: Literal["move_units"] = "move_units"


@value
class SwapUnits:
    """Let two units change places."""

    one: UnitId
    other: UnitId
    verb: str = "swap"
    kind: Literal["swap_units"] = "swap_units"


@value
class Collect:
    """Put all cards of whole units in a pile (knocked out, discarded, returned)."""

    units: tuple[UnitId, ...]
    zone: ZoneId
    at: int = 0
    verb: str = "move"
    kind: Literal["collect"] = "collect"


@value
class Shuffle:
    """Give a pile a random order."""

    zone: ZoneId
    verb: OwnVerb = ""
    unknown: bool = False
    """Only what nobody knows changes places; a card that a player knows stays where it lies."""
    cards: tuple[CardRef, ...] = ()
    """Those of the pile that change places although known: back just now, or seen by mistake."""
    kind: Literal["shuffle"] = "shuffle"


@value
class Look:
    """See the faces of the top `count` cards of a pile (all of them if 0)."""

    zone: ZoneId
    count: int = 0
    verb: OwnVerb = ""
    kind: Literal["look"] = "look"


@value
class Show:
    """Let seats see the faces of cards."""

    cards: tuple[CardRef, ...]
    seats: tuple[SeatId, ...]
    """Empty for every seat."""
    verb: OwnVerb = ""
    kind: Literal["show"] = "show"


@value
class Hide:
    """End every look at cards of a zone; they stay in their order."""

    zone: ZoneId
    verb: OwnVerb = ""
    kind: Literal["hide"] = "hide"


@value
class PickRandom:
    """Move `count` cards picked at random from a pile."""

    source: ZoneId
    count: int
    goal: ZoneId
    verb: str = "pick"
    unseen: bool = False
    """Among those alone that nobody knows but who sees the pile: what others saw stays."""
    at: int | None = None
    """Index of the first card afterwards in a pile; None for where it usually comes to lie."""
    kind: Literal["pick_random"] = "pick_random"


@value
class Face:
    """Turn cards face up or face down where they lie."""

    cards: tuple[CardRef, ...]
    up: bool
    verb: OwnVerb = ""
    kind: Literal["face"] = "face"


@value
class Rotate:
    """Turn units on the table, to an angle clockwise from upright."""

    units: tuple[UnitId, ...]
    degrees: Quarter
    verb: OwnVerb = ""
    kind: Literal["rotate"] = "rotate"


@value
class PutMark:
    """Put a mark on things, change its value or take it off.

    `value` sets it, `add` changes it; a value of 0 or less takes the mark off.
    """

    targets: tuple[str, ...]
    """Unit ids, handles of cards in public zones, "seat.N", cells ("field.0#3") or "table"."""
    key: str
    value: int | None = None
    add: int = 0
    text: str = ""
    to: str = ""
    until: int | None = None
    verb: OwnVerb = ""
    kind: Literal["put_mark"] = "put_mark"


@value
class Flip:
    """Flip coins: `count` of them, or until the first tails if `until_tails`."""

    count: int = 1
    until_tails: bool = False
    verb: OwnVerb = ""
    kind: Literal["flip"] = "flip"


@value
class Roll:
    """Roll dice."""

    sides: int = 6
    count: int = 1
    verb: OwnVerb = ""
    kind: Literal["roll"] = "roll"


@value
class Announce:
    """Say something, or name what is done by hand ("attack", "ability", "say")."""

    verb: str = "say"
    text: str = ""
    units: tuple[UnitId, ...] = ()
    number: int = 0
    kind: Literal["announce"] = "announce"


@value
class Batch:
    """Several steps that are one gesture: all of them happen, or none."""

    steps: tuple[Step, ...]
    kind: Literal["batch"] = "batch"


@value
class Procedure:
    """Run a named procedure of the game ("setup", "checkup", "end_turn") as one gesture."""

    name: str
    arguments: tuple[tuple[str, str], ...] = ()
    kind: Literal["procedure"] = "procedure"


@value
class Undo:
    """Take back the last gesture."""

    kind: Literal["undo"] = "undo"


@value
class Redo:
    """Do again what was taken back."""

    kind: Literal["redo"] = "redo"


@value
class Jump:
    """Go to any node of the history."""

    node: NodeId
    kind: Literal["jump"] = "jump"


@value
class Repeat:
    """Go back to a step, and let steps of the history happen again from there, as far as they can.

    All of it is one gesture: one step left out, two in another order, a line of another branch.
    """

    start: NodeId
    steps: tuple[NodeId, ...]
    """In the order in which they are to happen; the first that cannot ends it."""
    note: str = ""
    """What the log says of it, `words.packed`; empty for nothing."""
    kind: Literal["repeat"] = "repeat"


@value
class WriteLabel:
    """Write a name and a note on a node of the history."""

    node: NodeId
    name: str = ""
    note: str = ""
    kind: Literal["write_label"] = "write_label"


Step = (
    Move
    | Bring
    | LayingIntent
    | Draw
    | Attach
    | MoveUnits
    | SwapUnits
    | Collect
    | Shuffle
    | Look
    | Show
    | Hide
    | SetKnown
    | PickRandom
    | Face
    | Rotate
    | PutMark
    | Flip
    | Roll
    | NextTurn
    | StartOver
    | SetPhase
    | Use
    | Declare
    | PassChance
    | Settle
    | Restage
    | OpenSeals
    | LockPlan
    | UnlockPlan
    | OpenPlans
    | Announce
    | SetOptions
    | Rule
    | ZoneIntent
    | Batch
    | Procedure
)
"""What happens on the table."""


@value
class ForSeat:
    """Do a step in the place of a seat that lets the judge; everybody reads whose doing it was."""

    seat: SeatId
    step: Step
    kind: Literal["for_seat"] = "for_seat"


Deed = Step | ForSeat
"""What somebody does on the table, in their own place or in another's."""

Navigation = Undo | Redo | Jump | Repeat | WriteLabel
"""What moves through its history."""

TableIntent = Deed | Navigation
"""What a host is asked to do."""
Intent = TableIntent | Sketch
"""What somebody does: it is asked of the host, or stays in the window where it was done."""


@value
class Request:
    """An intent on its way to the host."""

    id: str
    """Chosen by the asker; a second request with the same id is not carried out again."""
    seat: SeatId
    based_on: NodeId
    """The node the asker was looking at."""
    intent: TableIntent
    asked_by: SeatId | None = None
    """Who asked the seat to do that, where another did; never told by who sends it."""
