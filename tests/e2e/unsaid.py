"""What the window may not say: the names of cards that only somebody else has seen."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication, QLineEdit

from app.core.ids import SPECTATOR, zone_name
from tests.words.reader import everything

if TYPE_CHECKING:
    from app.ui.app.window import Window
    from app.ui.table.table_document import Document

SEALED = ("hand", "deck", "prizes")
"""Zones whose cards the board may not paint with a face while nobody sits."""

TURN = re.compile(r"Turn \d+ · (\w+):")
ACTOR = re.compile(r"[\d.]+ (?:\[×\] )?(\w+) ")
NAMED = re.compile(r"(?:draws|takes) \d+ cards?(?: from the Prizes)? \(")
"""A line of the log that says which cards came to a hand."""


def draws_told(log: str, name: str) -> list[str]:
    """Return the lines of a log that say which cards the player called `name` drew or took."""
    named = [line for line in log.splitlines() if NAMED.search(line)]
    actors = [TURN.search(line) or ACTOR.match(line) for line in named]
    return [line for line, actor in zip(named, actors, strict=True) if actor and actor[1] == name]


class Unsaid:
    """Follows a table: who was ever shown which cards, on whatever branch of its history.

    To be made before the table is laid: what is said by then tells nothing of it.
    """

    def __init__(self, window: Window) -> None:
        self._window = window
        self._before = self._lines()
        """The names of decks at home, above all."""
        self._shown: defaultdict[int, set[str]] = defaultdict(set)
        self._read = 0

    @property
    def _document(self) -> Document:
        assert self._window.document is not None
        return self._window.document

    @property
    def seats(self) -> range:
        """Everybody at the table."""
        return range(len(self._document.seats))

    def others(self, seat: int) -> list[str]:
        """Return the names of all but one."""
        return [self._document.seats[one].name for one in self.seats if one != seat]

    def secrets(self, seat: int) -> set[str]:
        """Names of the cards that `seat` knows and that are not open to everybody."""
        return self._known_to(seat) - self._open()

    def foreign_to(self, seat: int) -> set[str]:
        """Names that others know, and `seat` neither saw nor has in the own deck."""
        own = self._told(seat) | self._called(set(self._document.deck_of(seat)))
        known = {name for one in self.seats if one != seat for name in self._known_to(one)}
        return known - own - self._open()

    def _known_to(self, seat: int) -> set[str]:
        cards = self._document.position(seat).cards.values()
        return self._called({card.ref for card in cards if card.ref})

    def _open(self) -> set[str]:
        """Names that stand on what lies open, or on what was ever shown to all."""
        cards = self._document.position(SPECTATOR).cards.values()
        printed = [self._window.cards.get(card.ref) for card in cards if card.ref]
        before = [card.evolves_from for card in printed if card.evolves_from is not None]
        below = {words for name in before for words in (name.en, name.ja)}
        return self._known_to(SPECTATOR) | self._told(SPECTATOR) | below

    def _told(self, seat: int) -> set[str]:
        """Names that `seat` was told of in any step so far."""
        host = self._document.table.host
        for node in host.tree.nodes[self._read :]:
            for eyes in (SPECTATOR, *self.seats):
                shown = self._shown[eyes]
                for event in host.told(node.id, eyes):
                    shown |= {ref for ref in (*event.cards, event.unit) if ref}
        self._read = len(host.tree.nodes)
        return self._called(self._shown[seat])

    def _called(self, refs: set[str]) -> set[str]:
        names = [self._window.cards.get(ref).name for ref in refs]
        return {words for name in names for words in (name.en, name.ja)}

    # -- what the window says -----------------------------------------------------------------

    def leaks(self, names: set[str]) -> list[str]:
        """What any widget, shown or not, or any field says of some names: none, or where."""
        lines = self._lines() - self._before
        return sorted({line for line in lines for name in names if name in line})

    @staticmethod
    def _lines() -> set[str]:
        QApplication.processEvents()
        fields = (w for w in QApplication.allWidgets() if isinstance(w, QLineEdit))
        typed = {f"typed: {field.text()!r}" for field in fields}
        return {str(said) for said in everything()} | typed

    def faces(self) -> list[str]:
        """Where on the board a card of a hand, of a deck or among Prizes has a face."""
        assert self._window.board is not None
        return [
            piece.zone
            for piece in self._window.board.pieces.values()
            if zone_name(piece.zone) in SEALED and any(part.card for part in piece.parts)
        ]
