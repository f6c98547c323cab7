"""Plans while they are made: what a game shows of a draft, beside the board and on it.

A draft is the text that will be locked (`app/core/seal.py`). It grows by gestures that stay in the
window (`Sketch`): a game's actions and drops make them from `SeatView.draft`, as they make steps of
what lies on the table. What is shown of it is a `PlanSheet`, made anew from the view after every
gesture: rows in groups for the panel, and arrows, ghosts and notes for the board.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from app.core.data.value import replace, value
from app.core.intent import Intent
from app.core.text.wording import both
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.contracts.action_contract import Selection

Tone = Literal["plain", "good", "bad", "faint"]
"""How a note reads: as it is, gain for the own side, loss, or as something by the way."""
ArrowKind = Literal["move", "attack", "cast", "rule"]
"""What an arrow stands for: an own move, an attack, a spell from the hand, or what happens by rule
without being planned (a broken line)."""

PlanSign = Literal["", "cast", "summon", "move", "attack", "rule", "other"]
"""What a row is, as its icon says it."""


@value
class PlanRow:
    """One entry of a plan, or something that will happen by itself."""

    id: str
    """Stays the same while the entry stays: "actions.2"."""
    title: Words
    """"Wyvern attacks 3"."""
    detail: Words = both("")
    """What is expected of it, or what it is about: "Witch falls, if not frozen or gone"."""
    number: int = 0
    """Its place in the order of its group, from 1; 0 where it has none."""
    cost: int | None = None
    """What it costs, where it costs something."""
    sign: PlanSign = ""
    about: Selection = Selection()
    """What it is about on the board: it is lit up while the row is pointed at."""
    problem: Words | None = None
    """Why it will come to nothing as things stand; it may be locked all the same."""
    drops: Intent | None = None
    """What takes it out of the plan; None for what is no entry."""
    moves: tuple[Intent, ...] = ()
    """For each place in its group what puts it there; empty where there is no order to change."""


@value
class PlanGroup:
    """Entries of one phase."""

    title: Words
    note: Words = both("")
    rows: tuple[PlanRow, ...] = ()


@value
class PlanArrow:
    """An arrow on the board that belongs to a draft."""

    source: str
    """A unit, a cell, or a card of the hand."""
    target: str
    """A unit, a cell, or a seat ("seat.1")."""
    kind: ArrowKind = "attack"
    number: int = 0
    """Written in a badge on it; 0 for none."""
    row: str = ""
    """The row it belongs to; "" for none."""


@value
class PlanGhost:
    """A card where it would stand if the plan were carried out."""

    ref: str
    cell: str
    """"standby.0#2"."""
    label: Words
    """"summon", "Wyvern 4 / 2"."""
    row: str = ""


@value
class PlanNote:
    """A few words on a unit, a cell or a card of the hand."""

    target: str
    text: Words
    tone: Tone = "plain"


IDLE = "idle"
"""The guess that every game has which says what would happen: the others do nothing."""


@value
class Guess:
    """What the others may do meanwhile."""

    name: str
    title: Words
    """"if they do nothing"."""


@value
class PlanSheet:
    """All that is shown of a draft."""

    title: Words
    groups: tuple[PlanGroup, ...] = ()
    arrows: tuple[PlanArrow, ...] = ()
    ghosts: tuple[PlanGhost, ...] = ()
    notes: tuple[PlanNote, ...] = ()
    used: tuple[str, ...] = ()
    """Cards of the hand that the plan uses: they lie there faintly, with "in the plan"."""
    sums: tuple[Words, ...] = ()
    """What is counted below: "Mana left 0 of 6"."""
    lock: Intent | None = None
    """What locks the plan; None where it is locked, or nothing is to be planned."""
    unlock: Intent | None = None
    """What takes the locked plan back; None where none is locked, or the other's is as well."""
    clear: Intent | None = None
    """What empties the draft; None where it is empty."""
    waits: Words | None = None
    """What is said of the others: "Ren has locked a plan"; None for nothing."""
    shared: bool = False
    """Whether it lies open to everybody, and is no draft of one's own."""
    hint: Words | None = None
    """How one begins: shown while nothing is planned; None for nothing."""
    guesses: tuple[Guess, ...] = ()
    """Against what the game can say what would happen, `IDLE` first; empty where it cannot."""
    takes: Intent | None = None
    """What makes it the own draft, of a plan that somebody proposes; None for one's own."""
    reasons: tuple[Words, ...] = ()
    """Why it is proposed."""


def still(group: PlanGroup) -> PlanGroup:
    """Return a group nothing of which can be changed."""
    return replace(group, rows=tuple(replace(row, drops=None, moves=()) for row in group.rows))


PlanSheets = Callable[[SeatView, str], PlanSheet | None]
"""(a seat's view with its draft, against which guess to say what would happen) -> what is shown.

Nothing is said of that where the guess is "".

None where this seat plans nothing now."""
