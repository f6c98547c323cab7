"""Starting a simulation, seeing how far it is, calling it off."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.cards.odds.odds_words import OPENING
from app.core.text.wording import counted
from app.core.text.words import Words
from app.ui.look.look import Look
from app.ui.toolkit.common_words import CANCEL
from app.ui.toolkit.worker import Beside, Report

if TYPE_CHECKING:
    from app.cards.odds.deck_pool import Group, Pool
    from app.cards.odds.simulate import Simulated

OPENINGS = (10_000, 100_000, 1_000_000)
USUAL = 1
"""Which of them is tried unless another is chosen."""
PATIENCE = 500
"""Milliseconds of a simulation before it shows how far it is."""


class TrialBar(QWidget):
    """The button, and below it a bar with [Cancel] while it takes more than a moment."""

    wanted = Signal()
    """Somebody wants a simulation, by other chances than before: answer with `begin`."""
    found = Signal(object)
    """Simulated."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self._seed = 0
        self._openings = OPENINGS[USUAL]
        self.start = QPushButton()
        self.count = QComboBox()
        for openings in OPENINGS:
            self.count.addItem("", openings)
        self.count.setCurrentIndex(USUAL)
        self.progress = QProgressBar()
        self.stop = QPushButton()
        self.waiting = QWidget()
        """The bar with its button."""
        self.trial = Beside("simulation", self)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE)
        self._lay_out()
        self.start.clicked.connect(self._on_start)
        self.stop.clicked.connect(self.trial.call_off)
        self._patience.timeout.connect(self._show_progress)
        self.trial.progressed.connect(self.progress.setValue)
        self.trial.ended.connect(self._on_ended)
        self._follow_look()
        look.changed.connect(self._follow_look)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addWidget(self.start)
        row.addWidget(self.count)
        row.addStretch(1)
        waiting = QHBoxLayout(self.waiting)
        waiting.setContentsMargins(0, 0, 0, 0)
        waiting.addWidget(self.progress, 1)
        waiting.addWidget(self.stop)
        self.waiting.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addWidget(self.waiting)

    @property
    def running(self) -> bool:
        """Whether a simulation is under way."""
        return self.trial.running

    @Slot()
    def _on_start(self) -> None:
        self._seed = secrets.randbits(32)
        self._openings = self.count.currentData()
        self.wanted.emit()

    def begin(self, pool: Pool, group: Group, turns: int) -> None:
        """Try the openings of the last start: the same ones, whatever is asked of them now."""
        self.progress.setRange(0, self._openings)
        self.progress.setValue(0)
        self.start.setEnabled(False)
        self._patience.start()
        openings, seed = self._openings, self._seed

        def work(report: Report) -> Simulated:
            # numpy takes a tenth of a second to load: here nobody waits for it.
            from app.cards.odds.simulate import simulate  # noqa: PLC0415

            return simulate(pool, (group,), turns, openings, seed, report)

        self.trial.begin(work)

    def forget(self) -> None:
        """End what runs; nothing comes of it."""
        self.trial.forget()
        self._rest()

    @Slot()
    def _show_progress(self) -> None:
        self.waiting.setVisible(self.trial.running)

    @Slot(object)
    def _on_ended(self, tried: Simulated | None) -> None:
        self._rest()
        if tried is not None:
            self.found.emit(tried)

    def _rest(self) -> None:
        self._patience.stop()
        self.start.setEnabled(True)
        if self.stop.hasFocus():
            self.start.setFocus()
        self.waiting.hide()

    @Slot()
    def _follow_look(self) -> None:
        speak = self.look.language
        self.start.setText(Words("Simulate", "シミュレーション").in_(speak))
        self.stop.setText(CANCEL.in_(speak))
        self.progress.setAccessibleName(
            Words("Simulated openings", "シミュレーションの進み具合").in_(speak)
        )
        self.count.setAccessibleName(
            Words("How many openings", "シミュレーションの回数").in_(speak)
        )
        for place, openings in enumerate(OPENINGS):
            self.count.setItemText(place, counted(openings, OPENING).in_(self.look.language))
        for button in (self.start, self.stop):
            button.setMinimumHeight(self.count.sizeHint().height())
