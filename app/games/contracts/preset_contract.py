"""Presets of a game: what a table is laid with, as text that people keep beside those shipped."""

from __future__ import annotations

from collections.abc import Callable

from app.core.data.value import value
from app.core.intent import Step
from app.core.text.words import Words
from app.core.view import SeatView


@value
class PresetBook:
    """What the program does with presets of one's own, which it keeps as files."""

    written: Callable[[SeatView, str], str]
    """(a seat's view, what it is called) -> the text of a preset of the table as it lies."""
    title: Callable[[str], Words]
    """(the text of a preset) -> what it is called. Raises ValueError where it is none."""
    lays: Callable[[str], Step]
    """(the text of a preset) -> what lays a table with it."""
