"""The pill beside the turn: whether a computer thinks, and the press that stops it.

It is there as long as a computer plays a seat, as wide as the longest it ever says, so that nothing
beside it moves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import QPushButton, QSizePolicy

from app.core.text.words import Words
from app.ui.look.icons import icon
from app.ui.toolkit.plain_text import literal

if TYPE_CHECKING:
    from app.core.text.words import Language
    from app.ui.commands.situation import Situation
    from app.ui.look.look import Look

THINKS = Words("Thinking…", "考え中…")
WAITS = Words("Waiting", "待機中")
PLAYS = Words("Computer", "コンピューター")
SAID = (THINKS, WAITS, PLAYS)
"""All that it says."""
STOP_ABOUT = Words("A computer is thinking. Press to stop it.", "考え中です。押すと止まります。")
GO_ABOUT = Words(
    "The computer waits: for somebody else, or to be told to go on. Press to let it think.",
    "コンピューターは待機中です。押すと、もう一度考えます。",
)


class ComputerPill(QPushButton):
    """Says how the computers of the table are; a press stops them, or lets them go on."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.setProperty("look", "chip")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._words = PLAYS
        self._thinks = False
        self.spared = False
        """Whether there is room for no more than the sign."""
        self.hide()
        look.changed.connect(self._follow_look)

    def show_now(self, situation: Situation, language: Language) -> None:
        """Say how they are; nothing is there at a table without any."""
        now = situation.computers
        if now.think:
            self._words, about = THINKS, STOP_ABOUT
        elif now.wait:
            self._words, about = WAITS, GO_ABOUT
        else:
            self._words, about = PLAYS, PLAYS
        self._thinks = now.think
        self.setEnabled(now.there and (now.think or now.wait))
        self.setToolTip(about.in_(language))
        self.setAccessibleName(self._words.in_(language))
        self.setAccessibleDescription(about.in_(language))
        self.setVisible(now.play)
        self._write()

    def spare(self, spared: bool) -> None:
        """Show the sign alone, or say it in words as well."""
        if spared != self.spared:
            self.spared = spared
            self._write()

    def _write(self) -> None:
        language = self.look.language
        self.setText("" if self.spared else literal(self._words.in_(language)))
        palette = self.look.palette
        self.setIcon(icon("computer", palette, palette.gold if self._thinks else palette.bar_text))

    def sizeHint(self) -> QSize:
        """Room for the longest of its words, whatever it says now."""
        self.ensurePolished()
        said = super().sizeHint()
        if self.spared:
            return said
        metrics, language = self.fontMetrics(), self.look.language
        widths = [metrics.horizontalAdvance(words.in_(language)) for words in SAID]
        now = metrics.horizontalAdvance(self._words.in_(language))
        return QSize(said.width() - now + max(widths), said.height())

    @Slot()
    def _follow_look(self) -> None:
        side = max(14, self.fontMetrics().height())
        self.setIconSize(QSize(side, side))
        self._write()
