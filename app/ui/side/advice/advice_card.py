"""One piece of advice at the side: its sign, its sentence, its rule, and what can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.ui.look.icons import icon
from app.ui.look.look import Look
from app.ui.panels.flow import FlowLayout
from app.ui.side.advice.advice_line import AdviceLine
from app.ui.side.advice.advice_words import (
    FOLD,
    GOT_IT,
    KEEP,
    SEVERITY,
    SIGNS,
    SINCE,
    UNFOLD,
    UNREAD,
    taking_back,
)
from app.ui.side.advice.rule_line import RuleLine
from app.ui.side.advice.ruling_form import RulingForm, WhoAgrees
from app.ui.toolkit.plain_text import Label, reading_label
from app.ui.toolkit.spoken.opener import Opener

if TYPE_CHECKING:
    from PySide6.QtGui import QEnterEvent

    from app.core.advice import AdviceRule
    from app.ui.side.advice.advice_watch import Spoken

EDGES, FOLDED_EDGES = (10, 9, 10, 9), (2, 1, 2, 1)
"""Pixels around what a card says: left, above, right, below."""


class AdviceCard(QFrame):
    """Advice on one gesture."""

    taken_back = Signal(object)
    """Spoken: take the gesture back."""
    ruled = Signal(object, object, str)
    """Spoken, tuple of seats, reason: people agreed to keep it."""
    read = Signal(object)
    """Spoken: it was read, and nothing is to be done."""
    about_wanted = Signal(object)
    """Its advice: what is known of the rule?"""
    remedy_wanted = Signal(int)
    """Its step of the history: what can be done about it?"""
    switched_off = Signal(str)
    """The id of its rule: it is not to be checked at this table."""
    grew = Signal(QWidget)
    """A part of it that was hidden is there now, to be seen as a whole."""
    folded_up = Signal()
    """It is one line now, by its button."""

    def __init__(
        self,
        look: Look,
        spoken: Spoken,
        rule: AdviceRule | None,
        who: WhoAgrees,
        parent: QWidget | None = None,
    ) -> None:
        """`who` says who may agree to keep it."""
        super().__init__(parent)
        self.look = look
        self.spoken = spoken
        self._steps = 1
        self.folded = False
        """Whether it is one line."""
        self._seen = False
        """Whether pointer or keyboard came by while all of it could be read."""
        self._retired = False
        """Whether it was folded as its turn was over; who unfolds it then keeps it so."""
        self.setProperty("look", "sheet")
        self.setObjectName("advice")
        self._make_parts(rule)
        self._ruling = RulingForm(look, who)
        self._ruling.hide()
        self._lay_out()
        self._follow_look()
        self.take_back.clicked.connect(lambda: self.taken_back.emit(self.spoken))
        self.keep.clicked.connect(self._ask_who)
        self.got_it.clicked.connect(lambda: self.read.emit(self.spoken))
        self.rule.about_wanted.connect(lambda: self.about_wanted.emit(self.spoken.advice))
        self.rule.remedy_wanted.connect(lambda: self.remedy_wanted.emit(self.spoken.node))
        self.rule.switched_off.connect(self.switched_off)
        self.fold_button.clicked.connect(self._fold_up)
        self.line.unfolded.connect(self._unfold)
        self.line.back.clicked.connect(lambda: self.taken_back.emit(self.spoken))
        self._ruling.agreed.connect(lambda who, why: self.ruled.emit(self.spoken, who, why))
        self._ruling.left.connect(self._leave_ruling)
        look.changed.connect(self._follow_look)

    def _make_parts(self, rule: AdviceRule | None) -> None:
        self._sign = Label()
        self._sign.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.message = reading_label(None, "")
        self.fold_button = QToolButton()
        self.fold_button.setProperty("look", "plain")
        happened = not self.spoken.drafted
        self.rule = RuleLine(
            self.look, self.spoken.advice.rule, rule, self.fold_button, happened=happened
        )
        self._folder = Opener(self.fold_button)
        self.line = AdviceLine()
        """Stands for all of it while it is folded."""
        self._unfolder = Opener(self.line.words)
        self.take_back = QPushButton()
        self.keep = QPushButton()
        self.got_it = QPushButton()

    def show_rulings(self, before: int) -> None:
        """Say how often its rule was ruled on before."""
        self.rule.show_rulings(before)

    def show_steps(self, steps: int) -> None:
        """Say how many steps taking it back undoes: later ones go with it."""
        if steps == self._steps:
            return
        self._steps = steps
        # What would undo much is not the button that stands out.
        self.take_back.setProperty("look", "primary" if steps == 1 else None)
        self.take_back.style().unpolish(self.take_back)
        self.take_back.style().polish(self.take_back)
        self._say()

    @property
    def answer(self) -> QPushButton:
        """Where the keyboard comes to: the first of the buttons that answer it, or its line."""
        if self.folded:
            return self.line.words
        return self.got_it if self._is_only_read else self.take_back

    @property
    def _is_only_read(self) -> bool:
        """Whether nothing happened that people could take back or agree on: it goes by itself."""
        return self.spoken.drafted or self.spoken.advice.severity == "reminder"

    # -- folded to a line ---------------------------------------------------------------------

    def fold(self, *, folded: bool = True) -> None:
        """Be one line, or all of it. What nobody was at while it could be read is not read yet."""
        if folded == self.folded:
            return
        focused = QApplication.focusWidget()
        held = focused is not None and self.isAncestorOf(focused)
        self.folded = folded
        self._seen = self._seen or not folded
        self.line.mark(unread=folded and not self._seen)
        self._say()
        self._whole.setVisible(not folded)
        self.line.setVisible(folded)
        self._column.setContentsMargins(*(FOLDED_EDGES if folded else EDGES))
        if held:
            self.answer.setFocus()

    def retire(self) -> None:
        """Fold once, as its turn is over, unless somebody is about to answer."""
        if not self._retired and self._ruling.isHidden():
            self._retired = True
            self.fold()

    @Slot()
    def _fold_up(self) -> None:
        self._seen = True
        self.fold()
        self.folded_up.emit()

    @Slot()
    def _unfold(self) -> None:
        self.fold(folded=False)
        self.answer.setFocus()
        self.grew.emit(self)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Note that it is read: on a line the pointer shows all of it in a tip."""
        super().enterEvent(event)
        self.see()

    def see(self) -> None:
        """Note that somebody reads it."""
        if not self._seen:
            self._seen = True
            self.line.mark(unread=False)
            self._say()

    def _lay_out(self) -> None:
        self._buttons = QWidget()
        row = FlowLayout(gap=6)
        self._buttons.setLayout(row)
        only_read = self._is_only_read
        self.take_back.setProperty("look", "primary")
        for button in (self.take_back, self.keep, self.got_it):
            row.addWidget(button)
        self.keep.setVisible(not only_read)
        self.got_it.setVisible(only_read)
        for back in (self.take_back, self.line.back):
            back.setVisible(not only_read)
        words = QVBoxLayout()
        words.setSpacing(3)
        words.addWidget(self.message)
        words.addWidget(self.rule)
        for part in (self._buttons, self._ruling):
            words.addWidget(part)
        self._whole = QWidget()
        across = QHBoxLayout(self._whole)
        across.setContentsMargins(0, 0, 0, 0)
        across.setSpacing(9)
        across.addWidget(self._sign)
        across.addLayout(words, 1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(*EDGES)
        self._column.addWidget(self._whole)
        self._column.addWidget(self.line)
        self.line.hide()

    @Slot()
    def _follow_look(self) -> None:
        palette = self.look.palette
        severity = self.spoken.advice.severity
        colour = palette.accent_text if severity == "illegal" else palette.text
        unit = self.fontMetrics().height()
        pixmap = icon(SIGNS[severity], palette, colour).pixmap(QSize(unit, unit))
        self._sign.setPixmap(pixmap)
        self.fold_button.setIcon(icon("fold", palette, palette.muted))
        self.fold_button.setIconSize(QSize(unit, unit))
        sign = icon(SIGNS[severity], palette, colour)
        back = icon("undo", palette, palette.text)
        self.line.show_icons(sign, back, round(unit * 0.9))
        self._say()

    def _say(self) -> None:
        speak, advice = self.look.language, self.spoken.advice
        severity = SEVERITY[advice.severity].in_(speak)
        self._sign.setAccessibleName(severity)
        self.message.setText(advice.message.in_(speak))
        self.rule.say(severity)
        self.fold_button.setToolTip(FOLD.in_(speak))
        self.fold_button.setAccessibleName(FOLD.in_(speak))
        self.fold_button.setAccessibleDescription(advice.message.in_(speak))
        for opener in (self._folder, self._unfolder):
            opener.tell(speak, opened=not self.folded)
        hint = (UNREAD if self.line.unread else UNFOLD).in_(speak)
        back = taking_back(self._steps).in_(speak)
        self.line.say(advice.message.in_(speak), back, severity, hint)
        for button, words in (
            (self.take_back, taking_back(self._steps)),
            (self.keep, KEEP),
            (self.got_it, GOT_IT),
        ):
            button.setText(words.in_(speak))
            button.setAccessibleDescription(advice.message.in_(speak))
        self.take_back.setToolTip(SINCE.in_(speak) if self._steps > 1 else "")
        self.setAccessibleName(f"{severity}: {advice.message.in_(speak)}")

    @Slot()
    def _ask_who(self) -> None:
        self._buttons.hide()
        self._ruling.open()
        self.grew.emit(self._ruling)

    @Slot()
    def _leave_ruling(self) -> None:
        self._ruling.hide()
        self._buttons.show()
        self.keep.setFocus()
