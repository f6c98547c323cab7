"""A board as a value: what both players' cells, lives, mana, hands and decks are between steps.

Columns 0 to 4 are shared by both sides, counted from the first side's left: a monster faces the
cell of its own column. The left of the second side is column 4.
"""

from __future__ import annotations

from typing import Literal

from app.core.data.value import value

SIDES = (0, 1)
"""The two players."""
SIDE_NAMES = ("A", "B")
"""What they are called in files."""
COLUMNS = 5
Row = Literal["battle", "standby"]
BATTLE: Row = "battle"
STANDBY: Row = "standby"
FULL_LIFE = 20
"""Of a player (seed 002)."""
MOST_MANA = 10
"""From turn 10 on (seed 002)."""
Winner = Literal["", "A", "B", "draw"]
"""Who has won; empty while the game goes on."""


@value
class Place:
    """A cell: whose, in which row (バトルゾーン, スタンバイゾーン), in which column."""

    side: int
    row: Row
    column: int


@value
class Standing:
    """A monster as it stands on a cell."""

    uid: str
    card: str
    attack: int
    """Without what doubles it for a while."""
    life: int
    full: int
    """The life up to which it is healed."""
    owner: int
    """The side it was first of: to its graveyard it goes."""
    doubled: int = 0
    """For how many turns its attack is doubled, this one among them (ruling R22)."""
    stage: int = 0
    """How often it has grown."""
    poison: int = 0
    """At how many turn ends it still loses 1 life (ruling R13)."""
    burn: int = 0
    """How much life it loses at the next turn start (ruling R14)."""
    guarded: bool = False
    stunned: bool = False
    """Whether it cannot act in the next turn (ruling R12)."""
    barred: bool = False
    """Whether it cannot act in this turn: stunned before, frozen, new."""
    pulled: bool = False
    """Whether it came over to the other side in this turn: nobody plans for it (ruling R28)."""

    @property
    def strength(self) -> int:
        """What its attack takes."""
        return self.attack * 2 if self.doubled else self.attack


Cells = tuple["Standing | None", ...]
"""A row of five cells by column."""
EMPTY: Cells = (None,) * COLUMNS


@value
class Side:
    """What is a player's."""

    life: int = FULL_LIFE
    """May fall below 0 (ruling R1)."""
    mana: int = 1
    hand: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    """In the order of drawing."""
    grave: tuple[str, ...] = ()
    wild: tuple[int, ...] = ()
    """Columns of the battle zone that are wilderness (荒野)."""
    battle: Cells = EMPTY
    standby: Cells = EMPTY

    def row(self, row: Row) -> Cells:
        """Return the cells of a row."""
        return self.battle if row == BATTLE else self.standby


@value
class Board:
    """All of the table at one moment."""

    sides: tuple[Side, Side]
    turn: int = 1
    winner: Winner = ""

    def at(self, place: Place) -> Standing | None:
        """Return who stands on a cell."""
        return self.sides[place.side].row(place.row)[place.column]
