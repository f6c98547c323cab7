"""A step that went wrong: what judges do about it, each way with what it comes to.

Nothing happens before a way is chosen and carried out; then it is one gesture, with a line in the
log, and the way it was stays a branch.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
)

from app.core.text.words import Words
from app.session.host.updates import Accepted, Answer, Refused
from app.session.remedies.remedies_by_hand import first_by_hand
from app.session.remedies.remedy import Remedies, Remedy, can_put_right, mistakes
from app.ui.commands.focus_keys import ENTER
from app.ui.panels.floating import FloatingPanel
from app.ui.panels.history.remedies.reason_field import ReasonField
from app.ui.panels.history.remedies.remedy_words import what_comes_of
from app.ui.toolkit.bare_scroll import scroll_bare
from app.ui.toolkit.call_later import soon
from app.ui.toolkit.common_words import CLOSE
from app.ui.toolkit.folded_radio import FoldedRadio
from app.ui.toolkit.plain_text import Label, literal, reading_label

if TYPE_CHECKING:
    from app.core.ids import NodeId
    from app.ui.app.shell import Shell
    from app.ui.panels.history.remedies.far_remedies import FarRemedies
    from app.ui.panels.history.step_words_seen import Telling
    from app.ui.table.table_document import Document

WIDTH = 40
"""Width of the sheet in lines of text."""
TITLE = Words("Judge step {number}", "手順{number}の処置")
DO = Words("Carry out", "実行")
NOT_ANY_MORE = Words(
    "What you chose is no longer possible. Choose another way.",
    "選んだ処置はできなくなりました。別の処置を選んでください。",
)
OUTRUN = Words(
    "This step no longer leads to the present. Close this, and choose another one.",
    "この手順は今の進行に含まれていません。閉じて、別の手順を選んでください。",
)


class RemediesSheet(FloatingPanel):
    """A reason, the ways as a list to choose from, and what the chosen one comes to."""

    high = True

    def __init__(
        self,
        window: Shell,
        telling: Telling,
        document: Document | None,
        far: FarRemedies | None,
        step: NodeId,
        reasons: tuple[Words, ...] = (),
    ) -> None:
        """One of `document` and `far` is there; `reasons` are those known already."""
        super().__init__(window.look, window.room)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._window, self._telling, self._document = window, telling, document
        self._bridge = telling.bridge
        self._far = far
        if far is not None:
            far.setParent(self)
            far.changed.connect(self._follow_soon)
        self.step = step
        self.remedies: tuple[Remedy, ...] = ()
        self.happened = Label(self)
        self.happened.setWordWrap(True)
        self.happened.setProperty("look", "muted")
        self.why = ReasonField((*reasons, *mistakes(self._bridge.spec)), self)
        self.first = Label(self)
        """What to do by hand before there is a step to judge, where that is so."""
        self.first.setWordWrap(True)
        self.ways = QButtonGroup(self)
        self._list = QVBoxLayout()
        self._list.setSpacing(4)
        self.details: list[Label] = []
        """What the chosen way comes to, a heading above each part."""
        self.do = QPushButton(self)
        self.do.setProperty("look", "primary")
        self._lay_out()
        self.ways.idToggled.connect(self._show_chosen)
        self.do.clicked.connect(self.carry_out)
        self.why.currentTextChanged.connect(self._say_first)
        for told in (self._bridge.placed, self._bridge.stepped):
            told.connect(self._follow_soon)
        self._bridge.reseated.connect(self.close)
        self._bridge.replaced.connect(self.close)
        window.look.changed.connect(self._follow_look)
        self._follow_look()
        # Of those known already the first is meant; else nothing is said of it unless it is chosen.
        self.why.setCurrentIndex(0 if reasons else -1)

    def _lay_out(self) -> None:
        self.body.addWidget(self.happened)
        self.body.addWidget(self.why)
        self.body.addWidget(self.first)
        self._inner = inner = QFrame()
        self._all = inside = QVBoxLayout(inner)
        inside.setContentsMargins(2, 2, 6, 0)
        inside.setSpacing(10)
        self._inside = QVBoxLayout()
        self._inside.setSpacing(3)
        inside.addLayout(self._list)
        inside.addLayout(self._inside)
        inside.addStretch(1)
        self.page = QScrollArea(self)
        scroll_bare(self.page, inner)
        self.body.addWidget(self.page, 1)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.do)
        self.body.addLayout(foot)

    def open(self) -> None:
        """Show the sheet, with the keyboard at the first way."""
        self.fit()
        self.show()
        first = self.ways.checkedButton()
        (first or self.why).setFocus()

    def fit(self) -> None:
        """Be as large as is good to read, within the window."""
        unit, room = self.fontMetrics().height(), self.room.rect()
        width = min(unit * WIDTH, room.width() - 24)
        layout = self.layout()
        assert layout is not None
        layout.activate()
        around = self.body.contentsMargins()
        inside = width - around.left() - around.right() - self.page.verticalScrollBar().width()
        text = self._all.heightForWidth(max(inside, 1))
        above = layout.minimumHeightForWidth(width) - self.page.minimumSizeHint().height()
        self.resize(width, min(above + text + unit, room.height() - 24))
        self.place()

    # -- the ways -------------------------------------------------------------------------------

    def _find(self) -> None:
        """Work out the ways as the table stands."""
        if not can_put_right(self._bridge.history, self.step):
            self.remedies = ()
        elif self._far is not None:
            self.remedies = self._far.all()
        elif self._document is not None:
            host, words = self._document.table.host, self._document.lexicon
            self.remedies = Remedies(host, self.step, self._bridge.seat, words).all()

    def _offer(self) -> None:
        """List the ways; the one that was chosen stays chosen, or none is."""
        chosen = self.chosen.id if self.chosen is not None else ""
        before = [remedy.id for remedy in self.remedies]
        self._find()
        speak = self.look.language
        if before != [remedy.id for remedy in self.remedies]:
            self._list_anew(chosen)
        for at, remedy in enumerate(self.remedies):
            button = self.ways.button(at)
            assert isinstance(button, FoldedRadio)
            button.say(remedy.title.in_(speak))
        if self.remedies and not before:
            self.ways.button(0).setChecked(True)
        self._show_chosen()

    def _list_anew(self, chosen: str) -> None:
        before = self.ways.buttons()
        held = any(button.hasFocus() for button in before)
        for old in before:
            self.ways.removeButton(old)
        for at, remedy in enumerate(self.remedies):
            button = FoldedRadio(self._inner)
            self.ways.addButton(button, at)
            self._list.addWidget(button)
            button.setChecked(remedy.id == chosen)
            button.show()
            # They came after it: Tab goes on from the ways to what carries them out.
            self.setTabOrder(button, self.do)
        if held and self.remedies:
            # Before the others go, which would give the keyboard to the cross.
            (self.ways.checkedButton() or self.ways.button(0)).setFocus()
        for old in before:
            self._list.removeWidget(old)
            old.hide()
            old.deleteLater()

    @property
    def chosen(self) -> Remedy | None:
        """The way that is chosen."""
        at = self.ways.checkedId()
        return self.remedies[at] if 0 <= at < len(self.remedies) else None

    @Slot()
    def _show_chosen(self, *_toggled: object) -> None:
        speak, remedy = self.look.language, self.chosen
        self.do.setEnabled(remedy is not None)
        for label in self.details:
            self._inside.removeWidget(label)
            label.hide()
            label.deleteLater()
        gone = NOT_ANY_MORE if self.remedies else OUTRUN
        told = self._told(remedy) if remedy is not None else [(None, gone)]
        self.details = []
        for heading, words in told:
            if heading is not None:
                self._add(heading.in_(speak), "muted")
            self._add(words.in_(speak))
        if self.isVisible():
            self.fit()
            chosen = self.ways.checkedButton()
            if chosen is not None:
                self.page.ensureWidgetVisible(chosen)

    def _add(self, text: str, look: str = "") -> None:
        label = reading_label(self._inner, text, look)
        self._inside.insertWidget(len(self.details), label)
        self.details.append(label)
        label.show()

    def _told(self, remedy: Remedy) -> list[tuple[Words | None, Words]]:
        if self._far is not None:
            return self._far.told(remedy)
        return what_comes_of(remedy, self._bridge.view.setting, self._telling.lexicon.names)

    @property
    def reason(self) -> Words | None:
        """What went wrong, as it was chosen or written; None where nothing was said."""
        return self.why.reason(self.look.language)

    @Slot()
    def _say_first(self, *_written: object) -> None:
        told = first_by_hand(self.reason)
        self.first.setText("" if told is None else told.in_(self.look.language))
        self.first.setVisible(told is not None)
        if self.isVisible():
            self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter carries out what is chosen."""
        if event.key() in ENTER and self.do.isEnabled():
            self.carry_out()
            event.accept()
            return
        super().keyPressEvent(event)

    @Slot()
    def carry_out(self) -> None:
        """Do what was chosen, and close."""
        remedy = self.chosen
        if remedy is None:
            return
        self.do.setEnabled(False)
        sent = self._bridge.ask(remedy.because(self.reason))
        if sent is not None:
            sent.then(self._answered)

    def _answered(self, answer: Answer) -> None:
        if isinstance(answer, Accepted):
            self.close()
        elif isinstance(answer, Refused):
            # Why is said beside the board.
            self.do.setEnabled(self.chosen is not None)

    @Slot()
    def _follow_soon(self, *_told: object) -> None:
        soon(self._offer)

    @Slot()
    def _follow_look(self) -> None:
        speak = self.look.language
        number = self._telling.number(self.step)
        self.title.setText(TITLE.in_(speak).format(number=number))
        self.setAccessibleName(self.title.text())
        self.set_close_words(CLOSE.in_(speak))
        self.happened.setText(self._telling.text(self.step, speak))
        self.why.speak(speak)
        self._say_first()
        self.do.setText(literal(DO.in_(speak)))
        self._offer()
