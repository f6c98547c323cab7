"""Players that are programs: what a game says of them, and how they think.

A computer player sits at the table like a person. It is handed what its seat sees and nothing else,
in a process of its own, so that a window never waits for it and it never sees more.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Protocol

from app.core.data.value import value
from app.core.ids import SeatId
from app.core.intent import Step
from app.core.options import Options
from app.core.text.words import Words
from app.core.view import Event, SeatView
from app.games.contracts.planned.review_contract import Judges
from app.games.contracts.table_option import OptionValue, TableOption

Memory = str
"""What a player keeps for its next thought, in a form of its own; "" at first. It belongs to the
step at which it was written: who goes back in the history has the memory of then."""
LONGEST_MEMORY = 16_384
"""Characters of it."""

Think = Callable[[SeatView, Memory, Random], tuple[Step | None, Memory]]
"""(what its seat sees, its memory, its own chance) -> what it does now and what it keeps.

None where it does nothing until somebody else does. The same three give the same again."""


class Foreseen(Protocol):
    """What would come of some steps, as far as a seat may know."""

    @property
    def view(self) -> SeatView:
        """What the seat would see after those that were possible."""

    @property
    def done(self) -> int:
        """How many of them were: the next one is not possible, or needs chance."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What the seat would be told of them, in order."""


Reasons = Callable[[SeatView, Step, Random], tuple[Words, ...]]
"""(what a seat sees, what this player would do there, its own chance) -> why, the weightiest first.
"""
MOST_REASONS, LONGEST_REASON = 12, 400
"""Sentences of it, and characters of one."""

LookAhead = Callable[[SeatView, Sequence[Step]], Foreseen]
"""(what a seat sees, steps of its own) -> what would come of them, tried out on its view alone.

What its seat does not see stays unknown, and of a pile whose size it is not told there are as many
cards as it must suppose. What it gives can be looked ahead from again.
"""


@value
class ComputerPlayer:
    """A player that is a program."""

    title: Words
    """What people choose it by: "Careful"."""
    think: Callable[[LookAhead], Think]
    """Loads how it thinks, in the process in which it does, and is handed how to look ahead."""
    why: Callable[[], Reasons] | None = None
    """Loads, there, how it says why; None for a player that is not asked for hints."""
    judges: Callable[[], Judges] | None = None
    """Loads, there, how it judges a turn of plans that is over; None for a player that does not."""


def asked_for_hints(players: Mapping[str, ComputerPlayer]) -> str:
    """Return the player that people ask what it would do: the last that says why; "" for none."""
    return next(reversed([name for name, one in players.items() if one.why is not None]), "")


def asked_for_reviews(players: Mapping[str, ComputerPlayer]) -> str:
    """Return the player that judges a game that is over: the last that does; "" for none."""
    return next(reversed([name for name, one in players.items() if one.judges is not None]), "")


OPTION = "computer."
"""What the option begins with that says which computer plays a seat: "computer.1"."""
NOBODY = "none"
"""The value of that option once a person plays the seat again."""
PERSON = Words("a person", "人")
COMPUTER = Words("computer", "コンピューター")
"""The sign of a seat that a program plays, where there are words."""


def played_by(seat: SeatId, player: str) -> tuple[str, str]:
    """Return the option that has a computer play a seat; a person, where `player` is ""."""
    return f"{OPTION}{seat}", player or NOBODY


def seat_of(option: str) -> SeatId | None:
    """Return the seat whose player an option says; None for any other option."""
    number = option.removeprefix(OPTION)
    if number != option and len(number) == 1 and number.isascii() and number.isdigit():
        return int(number)
    return None


def computers_of(options: Options) -> dict[SeatId, str]:
    """Return which computer plays which seat, by what a table agreed on."""
    said = ((seat_of(key), player) for key, player in options)
    return {seat: player for seat, player in said if seat is not None and player != NOBODY}


def reseated(options: Options, order: tuple[SeatId, ...]) -> Options:
    """Return options for a table on which seat `n` is had by who had seat `order[n]`."""
    played = computers_of(options)
    others = tuple(pair for pair in options if seat_of(pair[0]) is None)
    moved = (played_by(seat, played[old]) for seat, old in enumerate(order) if old in played)
    return tuple(sorted((*others, *moved)))


def seat_option(players: Mapping[str, ComputerPlayer], seat: SeatId) -> TableOption:
    """Return the option that says who plays a seat: a person, or one of a game's players."""
    people = OptionValue(NOBODY, PERSON)
    programs = (OptionValue(name, signed(one.title)) for name, one in players.items())
    title = Words(f"who plays seat {seat + 1}", f"{seat + 1}番の席の担当")
    return TableOption(f"{OPTION}{seat}", title, (people, *programs))


def signed(name: Words) -> Words:
    """Return the name of a seat, or of a player, with the sign that it is a computer."""
    return Words(f"{name.en} ({COMPUTER.en})", f"{name.ja}（{COMPUTER.ja}）")
