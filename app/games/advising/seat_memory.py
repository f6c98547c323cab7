"""What the adviser of a seat remembers in any game: the plays of this turn, and what people kept.

A value: the memory of a step of the history is made from that of the step before, so that taking
back takes the memory back as well.
"""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Any, Self, TypeVar

from app.core.data.value import replace, value

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.core.advice import Advice
    from app.core.view import SeatView

P = TypeVar("P")
Kept = frozenset[tuple[str, str]]
"""(rule, subject) of what people agreed to keep."""
MOST_PLAYS = 400
"""Plays of one turn that are kept; people who shuffle their hand for an hour need no more."""


class Glimpses:
    """What was read last of a table that has not changed since, so that it is not read again.

    A view shares what did not change with the one before it: the same object means the same. One
    for each seat; it holds nothing that could not be read anew.
    """

    __slots__ = ("_gesture", "_standing", "_whole")

    def __init__(self) -> None:
        self._whole: tuple[SeatView, object, Any] | None = None
        self._standing: tuple[SeatView, object, list[Advice]] | None = None
        self._gesture: tuple[SeatView, object, tuple[Any, ...], list[Advice]] | None = None

    def position(self, view: SeatView, memory: object, read: Callable[[], P]) -> P:
        """Return the whole position, where it was the last one that was read."""
        kept = self._whole
        if kept is None or kept[0] is not view or kept[1] is not memory:
            kept = self._whole = view, memory, read()
        position: P = kept[2]
        return position

    def standing(
        self, view: SeatView, memory: object, judge: Callable[[], list[Advice]]
    ) -> list[Advice]:
        """Return what is said of the table as it stands.

        What is said after a gesture is what was said before the next one.
        """
        kept = self._standing
        if kept is None or kept[0] is not view or kept[1] is not memory:
            kept = self._standing = view, memory, judge()
        return kept[2]

    def gesture(
        self,
        view: SeatView,
        memory: object,
        plays: tuple[Any, ...],
        judge: Callable[[], tuple[list[Advice], bool]],
    ) -> list[Advice]:
        """Return what is said of the plays of a gesture; `judge` tells also whether it may be kept.

        What is told of a gesture is mostly what it was meant to be, and that was judged before.
        """
        kept = self._gesture
        same = kept is not None and kept[0] is view and kept[1] is memory
        if kept is not None and same and kept[2] == plays:
            return kept[3]
        said, lasts = judge()
        self._gesture = (view, memory, plays, said) if lasts else None
        return said


class SeatMemory:
    """What the memory of every game has; a game's own is a `@value` of it.

    It names the three fields of `TurnMemory` again, as values inherit none, and others it needs.
    """

    __slots__ = ()

    if TYPE_CHECKING:  # the fields of a value stand in the class that is one

        @property
        def turn(self) -> tuple[Any, ...]:
            """The plays of this turn."""

        @property
        def kept(self) -> Kept:
            """What people agreed to keep."""

        @property
        def glimpses(self) -> Glimpses:
            """Spares reading again what did not change; no part of what is remembered."""

    def having(self, play: Any) -> Self:
        """Return the memory with one more play of this turn."""
        return replace(self, turn=(*self.turn, play)[-MOST_PLAYS:])

    def begun(self) -> Self:
        """Return the memory as a turn begins: of the one before, no plays."""
        return replace(self, turn=())

    def keeping(self, rule: str, subject: str) -> Self:
        """Return the memory in which people agreed to let this be."""
        return replace(self, kept=self.kept | {(rule, subject)})


@value
class TurnMemory(SeatMemory):
    """The memory of a game that needs no more: what was done this turn, and what people kept."""

    turn: tuple[Any, ...] = ()
    kept: Kept = frozenset()
    glimpses: Glimpses = field(default_factory=Glimpses, compare=False)
