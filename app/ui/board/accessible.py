"""What a screen reader gets of the board: where the keyboard stands, or all of it in short.

The pieces are painted and no widgets; the outline is the table as a tree. Qt would let us make
an interface for each piece, but keeps and deletes those on its own, which Python's cannot survive.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QAccessible

from app.core.text.wording import clauses, series
from app.core.text.words import Words
from app.ui.board.scene.pieces.piece import PILE_MARK
from app.ui.panels.announce import announce

if TYPE_CHECKING:
    from app.ui.board.board_stage import BoardStage
    from app.ui.board.scene.pieces.piece import Piece
    from app.ui.outline.outline_rows import Kind, Row
    from app.ui.outline.sentences.outline_sentences import Sentences

CHOSEN = Words("selected", "選択中")


class BoardVoice:
    """Speaks for a board, and costs nothing where nobody listens."""

    def __init__(self, view: BoardStage) -> None:
        self._view = view

    @property
    def _sentences(self) -> Sentences:
        from app.ui.outline.sentences.outline_sentences import Sentences  # noqa: PLC0415 - not for the first board

        view = self._view
        return Sentences(view.bridge.spec, view.cards.face, view.look.language)

    def piece(self, piece: Piece, *, chosen: bool) -> str:
        """Return a piece in words: what it is, where it lies, whether it is chosen."""
        row, view = self._row(piece), self._view.bridge.view
        sentences = self._sentences
        parts = [sentences.row(view, row), sentences.where(view, row)]
        parts.append(self._view.eyes.said(piece.base.name))
        if chosen:
            parts.append(CHOSEN.in_(self._view.look.language))
        return series([part for part in parts if part]).in_(self._view.look.language)

    def _row(self, piece: Piece) -> Row:
        from app.ui.outline.outline_rows import Row  # noqa: PLC0415 - not for the first board

        holders = self._view.bridge.view.setting.zones[piece.zone].holders
        seat = holders[0] if holders else None
        if piece.key.startswith(PILE_MARK):
            return Row(piece.key, "zone", seat, piece.zone)
        if piece.cell:
            return Row(piece.key, "cell", seat, piece.zone, index=piece.cell)
        kind: Kind = "unit" if piece.unit else "card"
        return Row(piece.key, kind, seat, piece.zone, piece.unit, piece.base.name, piece.index)

    def table(self) -> str:
        """Return the whole table in short: the seats, then what lies open and how much of it."""
        from app.ui.outline.outline_rows import rows_of  # noqa: PLC0415 - not for the first board

        view, sentences = self._view.bridge.view, self._sentences
        lines = []
        for row in rows_of(view, self._view.bridge.spec):
            told = [sentences.row(view, row)]
            told += [sentences.row(view, zone) for zone in row.children if zone.children]
            lines.append(clauses(told).in_(self._view.look.language))
        return "\n".join(lines)

    def stands_on(self, piece: Piece, *, chosen: bool) -> None:
        """Say what the keyboard came to."""
        announce(self._view, self.retell(piece, chosen=chosen))

    def retell(self, piece: Piece, *, chosen: bool) -> str:
        """Describe where the keyboard stands, and speak it to nobody."""
        words = self.piece(piece, chosen=chosen)
        self._view.setAccessibleDescription(words)
        return words

    def changed(self) -> None:
        """Bring the description up to date, if somebody may ask for it."""
        if QAccessible.isActive():
            self._view.setAccessibleDescription(self.table())
