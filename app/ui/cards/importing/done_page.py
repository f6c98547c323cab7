"""The page that says what an import, or a forgetting, has done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from app.cards.importing.import_values import Imported
from app.cards.importing.import_words import forgotten
from app.ui.cards.importing import import_phrases
from app.ui.cards.importing.import_report import Part, as_text, parts, sentences
from app.ui.cards.importing.import_work import Failed, Forgotten
from app.ui.cards.importing.sheet_page import label, row
from app.ui.toolkit.common_words import BACK, CLOSE, COPY
from app.ui.toolkit.rich_text import Rich, RichPage, element, lines

if TYPE_CHECKING:
    from app.core.text.words import Language, Words

LINES = 9
"""Of the report that show where there is room; it scrolls."""


class DonePage(QWidget):
    """Sentences, and below them a report that can be copied."""

    more_wanted = Signal()
    close_wanted = Signal()

    def __init__(self, what: Words) -> None:
        """`what` says what can be imported."""
        super().__init__()
        self._what = what
        self._outcome: Imported | Forgotten | Failed | None = None
        self._stopped = import_phrases.STOPPED
        self._language: Language = "en"
        self.said = label()
        self.report = RichPage()
        self.report.setTabChangesFocus(True)
        self.report.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.report.setFrameShape(QFrame.Shape.StyledPanel)
        # As high as the sheet has room for: it scrolls itself.
        self.report.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.more, self.copy, self.close_button = QPushButton(), QPushButton(), QPushButton()
        self.foot = row(self.close_button, self.more, self.copy, primary=self.close_button)
        self.first = self.close_button
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.said)
        column.addWidget(self.report, 1)
        self.more.clicked.connect(self.more_wanted)
        self.close_button.clicked.connect(self.close_wanted)
        self.copy.clicked.connect(self._copy)

    def show_outcome(
        self,
        outcome: Imported | Forgotten | Failed | None,
        language: Language,
        stopped: Words = import_phrases.STOPPED,
    ) -> None:
        """Show what came of a work; `stopped` is said where it was called off."""
        self._outcome, self._stopped = outcome, stopped
        self.speak(language)

    @property
    def title(self) -> Words:
        """The title of the sheet while this shows."""
        if isinstance(self._outcome, Forgotten) or self._stopped != import_phrases.STOPPED:
            return import_phrases.FORGETTING
        done = self._outcome
        if done is None or isinstance(done, Failed) or not done.summary.read:
            return import_phrases.NOT_DONE
        return import_phrases.DONE

    def speak(self, language: Language) -> None:
        """Say everything in another language."""
        self._language = language
        said, parts = self._told()
        self.said.setText("\n".join(one.in_(language) for one in said))
        self.report.setVisible(bool(parts))
        self.copy.setVisible(bool(parts))
        self.report.setAccessibleName(import_phrases.REPORT.in_(language))
        told: list[Rich | str] = []
        for part in parts:
            told.append(element("b", part.title.in_(language)))
            told += [line.in_(language) for line in part.lines]
        self.report.show_rich(element("p", lines(*told), margin="0", white_space="pre-wrap"))
        self.report.setMinimumHeight(self.report.fontMetrics().height() * 4)
        done = not isinstance(self._outcome, Failed) and self._outcome is not None
        again = import_phrases.MORE if done else BACK
        named = (
            (self.more, again, again),
            (self.copy, COPY, import_phrases.COPY_ALL),
        )
        for button, short, whole in (
            *named,
            (self.close_button, CLOSE, CLOSE),
        ):
            button.setText(short.in_(language))
            button.setAccessibleName(whole.in_(language))

    def _told(self) -> tuple[tuple[Words, ...], tuple[Part, ...]]:
        outcome = self._outcome
        if outcome is None:
            return (self._stopped,), ()
        if isinstance(outcome, Failed):
            return (outcome.why,), ()
        if isinstance(outcome, Forgotten):
            return (forgotten(outcome.cards),), ()
        return sentences(outcome, self._what), parts(outcome)

    def wanted_height(self, width: int) -> int:
        """Return the height at which the report need not be scrolled, up to a point."""
        layout = self.layout()
        assert layout is not None
        high = self.said.heightForWidth(width)
        if self.report.isHidden():
            return high
        unit = self.report.fontMetrics().height()
        self.report.document().setTextWidth(width - 2 * unit)
        whole = round(self.report.document().size().height()) + 2 * unit
        return high + layout.spacing() + min(whole, unit * (LINES + 2))

    def _copy(self) -> None:
        if isinstance(self._outcome, Imported):
            QGuiApplication.clipboard().setText(as_text(self._outcome, self._what, self._language))
