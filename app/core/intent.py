"""Intents: what a seat asks of the host. Untrusted, they come over a wire.

Cards are named by handle where the seat has one, otherwise by place ("deck.0#0" is the top
of seat 0's deck). The host decides whether an intent is possible; no rule of a game does.
"""

from __future__ import annotations

from typing import Literal

from app.core.card import Position, Quarter, Role
from app.core.data.value import value
from app.core.ids import NodeId, SeatId, UnitId, ZoneId
from app.core.options import Options
from app.core.seal import filled

CardRef = str
"""A handle, or a place such as "deck.0#3"."""
OwnVerb = str
"""A game's own word for a step ("drives"): `GameSpec.sentences` tells it as "rotate:drives". One
that has no sentence is told as the step is anyway."""


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
    """The cell of the zone it comes to stand in, from 1; 0 for any: the one it has, or the first
    that is empty."""
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
    """The cell of the zone it comes to stand in, from 1; 0 for any: the one it has, or the first
    that is empty."""
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
    """The cell of the zone it comes to stand in, from 1; 0 for any: the one it has, or the first
    that is empty."""
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


@value
class Announce:
    """Say something, or name what is done by hand ("attack", "ability", "say")."""

    verb: str = "say"
    text: str = ""
    units: tuple[UnitId, ...] = ()
    number: int = 0
    kind: Literal["announce"] = "announce"


@value
class SetOptions:
    """Agree on something about the rules; a table keeps it with everything else."""

    changes: Options
    """(option, value) in any order; what is set so already stays as it is."""
    kind: Literal["set_options"] = "set_options"


@value
class Rule:
    """Keep what the adviser spoke up about, because people agreed to."""

    rule: str
    """Id of the rule of advice."""
    text: str = ""
    """The title of the rule and, if people gave one, their reason: `words.packed`.

    Everybody reads it, so it is not what was said: that may name a card in a hand.
    """
    subjects: tuple[str, ...] = ()
    """Unit ids, handles of cards that lie open, "seat.N" or "table".

    What lies hidden or is gone by now is left out, for everybody.
    """
    seats: tuple[SeatId, ...] = ()
    """Who agreed. At a hosted table others are asked first
    (`session/agreement/binding.py`); at one screen
    they answer there. Empty for the asker alone."""
    kind: Literal["rule"] = "rule"


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
class WriteLabel:
    """Write a name and a note on a node of the history."""

    node: NodeId
    name: str = ""
    note: str = ""
    kind: Literal["write_label"] = "write_label"


Step = (
    Move
    | Bring
    | Draw
    | Attach
    | MoveUnits
    | SwapUnits
    | Collect
    | Shuffle
    | Look
    | Show
    | Hide
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
    | OpenSeals
    | LockPlan
    | UnlockPlan
    | OpenPlans
    | Announce
    | SetOptions
    | Rule
    | Batch
    | Procedure
)
"""What happens on the table."""

Navigation = Undo | Redo | Jump | WriteLabel
"""What moves through its history."""

Intent = Step | Navigation


@value
class Request:
    """An intent on its way to the host."""

    id: str
    """Chosen by the asker; a second request with the same id is not carried out again."""
    seat: SeatId
    based_on: NodeId
    """The node the asker was looking at."""
    intent: Intent
