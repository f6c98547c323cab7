"""Presets of a game: what a table is laid with, as text that people keep beside those shipped."""

from __future__ import annotations

from collections.abc import Callable

from app.core.data.value import value
from app.core.intent import Step
from app.core.text.words import Words
from app.core.view import SeatView


@value
class TablePreset:
    """A preset that a new table may be laid with, as it is offered before there is one."""

    name: str
    """What a command line calls it: the name of its file, without the ending."""
    title: Words
    hint: Words
    """A line on how it is played here; empty for none."""
    seats: tuple[int, int]
    """Fewest and most that it is for."""
    step: Step
    """What sets up the table, once it is there: the first gesture of whoever lays it."""

    def fits(self, count: int) -> bool:
        """Whether it is for a table with so many seats."""
        fewest, most = self.seats
        return fewest <= count <= most


@value
class PresetBook:
    """What the program does with presets: a new table is offered them, one's own are kept."""

    written: Callable[[SeatView, str], str]
    """(a seat's view, what it is called) -> the text of a preset of the table as it lies."""
    title: Callable[[str], Words]
    """(the text of a preset) -> what it is called. Raises ValueError where it is none."""
    lays: Callable[[str], Step]
    """(the text of a preset) -> what lays a table with it."""
    offered: Callable[[], tuple[TablePreset, ...]]
    """All that there are, shipped and one's own, for any number of seats. Never raises."""
