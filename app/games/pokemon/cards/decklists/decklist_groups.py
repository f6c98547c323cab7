"""Holds what the headings of a list say against the rows below them."""

from __future__ import annotations

from dataclasses import dataclass, field
from decimal import Decimal

from app.core.text.words import Words
from app.games.pokemon.cards.decklists import decklist_notes as notes
from app.games.pokemon.cards.decklists.decklist_headings import Header


@dataclass(slots=True)
class _Group:
    """The rows below one header."""

    line: int
    header: Header
    rows: int = 0
    cards: int = 0


@dataclass(slots=True)
class Groups:
    """The headings of a list, one after the other."""

    differing: list[Words] = field(default_factory=list)
    """Notes about those whose number is neither that of their rows nor of their cards."""
    _group: _Group | None = None
    _around: _Group | None = None
    """That of several headers of one section."""

    @property
    def header(self) -> Header | None:
        """The header that is in force."""
        return self._group.header if self._group is not None else None

    def begin(self, line: int, header: Header) -> None:
        """Begin the rows of another header.

        One that another of its section follows at once is that of both and more: "Trainer (33)",
        "Supporter (10)".
        """
        before = self._group
        goes_on = before is not None and before.header.section == header.section
        if goes_on and before is not None and not before.rows and self._around is None:
            self._around = before
        else:
            self._close(goes_on=goes_on)
        self._group = _Group(line, header)

    def add(self, cards: int) -> None:
        """Count a row."""
        if self._group is not None:
            self._group.rows += 1
            self._group.cards += cards

    def end(self) -> None:
        """End the rows of all headers so far."""
        self._close(goes_on=False)
        self._group = None

    def _close(self, *, goes_on: bool) -> None:
        group, around = self._group, self._around
        if group is None:
            return
        self._compare(group)
        if around is None:
            return
        around.rows += group.rows
        around.cards += group.cards
        if not goes_on:
            self._compare(around)
            self._around = None

    def _compare(self, group: _Group) -> None:
        header = group.header
        if header.stated and Decimal(header.stated) not in (group.rows, group.cards):
            self.differing.append(
                notes.header_differs(
                    group.line, header.word, header.stated, group.rows, group.cards
                )
            )
