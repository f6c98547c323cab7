"""Players that are programs: what a game says of them, and how they think.

A computer player sits at the table like a person. It is handed what its seat sees and nothing else,
in a process of its own, so that a window never waits for it and it never sees more.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from app.core.data.value import value
from app.core.ids import SeatId
from app.core.intent import Step
from app.core.options import Options
from app.core.text.words import Words
from app.core.view import SeatView

Memory = str
"""What a player keeps for its next thought, in a form of its own; "" at first. It belongs to the
step at which it was written: who goes back in the history has the memory of then."""
LONGEST_MEMORY = 16_384
"""Characters of it."""

Think = Callable[[SeatView, Memory, Random], tuple[Step | None, Memory]]
"""(what its seat sees, its memory, its own chance) -> what it does now and what it keeps.

None where it does nothing until somebody else does. The same three give the same again."""


@value
class ComputerPlayer:
    """A player that is a program."""

    title: Words
    """What people choose it by: "Careful"."""
    think: Callable[[], Think]
    """Loads how it thinks, in the process in which it does."""


OPTION = "computer."
"""What the option begins with that says which computer plays a seat: "computer.1"."""
NOBODY = "none"
"""The value of that option once a person plays the seat again."""


def played_by(seat: SeatId, player: str) -> tuple[str, str]:
    """Return the option that has a computer play a seat; a person, where `player` is ""."""
    return f"{OPTION}{seat}", player or NOBODY


def computers_of(options: Options) -> dict[SeatId, str]:
    """Return which computer plays which seat, by what a table agreed on."""
    found = {}
    for key, player in options:
        number = key.removeprefix(OPTION)
        if number != key and len(number) == 1 and number.isascii() and number.isdigit():
            found[int(number)] = player
    return {seat: player for seat, player in found.items() if player != NOBODY}
