"""The offer, at the start, to go on with a table that was left open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout

if TYPE_CHECKING:
    from app.store.unfinished import Unfinished


class LeftOpen(QFrame):
    """Says which table it is; blocks nothing and waits as long as it takes."""

    taken_up = Signal(object)
    """Unfinished: go on with it."""
    declined = Signal(object)
    """Unfinished: not now."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("look", "sheet")
        self._table: Unfinished | None = None
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.take = QPushButton()
        self.take.setProperty("look", "primary")
        self.leave = QPushButton()
        column = QVBoxLayout(self)
        column.addWidget(self.words)
        row = QHBoxLayout()
        row.addWidget(self.take)
        row.addWidget(self.leave)
        row.addStretch(1)
        column.addLayout(row)
        self.take.clicked.connect(lambda: self.taken_up.emit(self._table))
        self.leave.clicked.connect(self._decline)
        self.hide()

    def offer(self, table: Unfinished) -> None:
        """Offer a table."""
        self._table = table
        self._retranslate()
        self.show()

    def _decline(self) -> None:
        self.hide()
        self.declined.emit(self._table)

    def _retranslate(self) -> None:
        table = self._table
        if table is None:
            return
        self.words.setText(
            self.tr("A table was left open: {seats}, turn {turn}, {when}").format(
                seats=" – ".join(table.seats),
                turn=table.turn,
                when=table.when.astimezone().strftime("%Y-%m-%d %H:%M"),
            )
        )
        self.take.setText(self.tr("Go on with it"))
        self.leave.setText(self.tr("Not now"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language of the program."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
