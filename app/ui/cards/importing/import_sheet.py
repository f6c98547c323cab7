"""The sheet that imports cards: asks for files, shows how far it is, says what it did."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from app.core.text.words import Words
from app.ui.cards.importing import import_phrases
from app.ui.cards.importing.done_page import DonePage
from app.ui.cards.importing.forget_page import ForgetPage
from app.ui.cards.importing.running_page import RunningPage
from app.ui.cards.importing.start_page import StartPage
from app.ui.look.look import Look
from app.ui.panels.announce import announce
from app.ui.panels.floating import EDGE, FloatingPanel
from app.ui.toolkit.common_words import CLOSE

if TYPE_CHECKING:
    from app.cards.importing.import_values import Held, Imported
    from app.ui.cards.importing.import_work import Failed, Forgotten, Step

WIDE = 34
"""Width in lines of text."""
BESIDE_BAR = 6
"""Pixels to the scroll bar."""

Page = StartPage | RunningPage | DonePage | ForgetPage


class ImportSheet(FloatingPanel):
    """One page at a time. It does nothing itself: see `desk`."""

    forget_wanted = Signal(object)
    """Codes of sets, None for everything: take them out."""
    start_wanted = Signal()
    """Back to the beginning."""

    def __init__(self, look: Look, room: QWidget, what: Words) -> None:
        """`what` says what can be imported."""
        super().__init__(look, room)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.start, self.running = StartPage(what), RunningPage()
        self.done, self.forgetting = DonePage(what), ForgetPage()
        self.pages: tuple[Page, ...] = (self.start, self.running, self.done, self.forgetting)
        self._shown: Page = self.start
        self._held: Held | None = None
        inside = QWidget()
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(0, 0, BESIDE_BAR, 0)
        self.area = QScrollArea()
        # It follows the keyboard through what it holds, and need not be stood on itself.
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setWidget(inside)
        # One sheet of paper: the scroll area shows what lies beneath it.
        self.area.viewport().setAutoFillBackground(False)
        inside.setAutoFillBackground(False)
        self.body.addWidget(self.area, 1)
        for page in self.pages:
            self._column.addWidget(page)
            self.body.addWidget(page.foot)
            page.hide()
            page.foot.hide()
        self.done.close_wanted.connect(self.leave)
        self.done.more_wanted.connect(self.start_wanted)
        self.start.forget_wanted.connect(self._to_forgetting)
        self.forgetting.back_wanted.connect(self.start_wanted)
        self.forgetting.forget_wanted.connect(self.forget_wanted)
        self.forgetting.asked.connect(self.fit)
        self._follow_look()
        look.changed.connect(self._follow_look)

    # -- what it shows --------------------------------------------------------------------------

    def show_start(self, held: Held | Words) -> None:
        """Ask for files."""
        self._held = None if isinstance(held, Words) else held
        self.start.show_held(held, self.look.language)
        self._turn_to(self.start)

    @Slot()
    def _to_forgetting(self) -> None:
        if self._held is not None:
            self.show_forgetting(self._held)

    def show_forgetting(self, held: Held) -> None:
        """Offer to take sets out."""
        self.forgetting.show_sets(held.sets, self.look.language)
        self._turn_to(self.forgetting)

    def show_running(self, step: Step) -> None:
        """Show a work that goes on."""
        self.running.begin(step)
        self._turn_to(self.running)

    def show_outcome(
        self, outcome: Imported | Forgotten | Failed | None, stopped: Words = import_phrases.STOPPED
    ) -> None:
        """Show what came of a work, None for one that was called off."""
        self.done.show_outcome(outcome, self.look.language, stopped)
        self._turn_to(self.done)
        announce(self, self.done.said.text())

    def _turn_to(self, page: Page) -> None:
        self._shown = page
        # Whoever is hidden with the keyboard hands it on, to wherever Qt thinks best.
        self.setFocus()
        for one in self.pages:
            one.setVisible(one is page)
            one.foot.setVisible(one is page)
        self._say_title()
        self.fit()
        self.show()
        self.fit()
        page.first.setFocus()

    # -- room -----------------------------------------------------------------------------------

    def fit(self) -> None:
        """Be as high as the page asks for, and no higher than the room; the middle scrolls."""
        self.ensurePolished()
        page, outer = self._shown, self.layout()
        if outer is None:
            return
        unit = self.fontMetrics().height()
        width = min(unit * WIDE, self.room.width() - 2 * EDGE)
        frame, margins = self.contentsMargins(), outer.contentsMargins()
        across = width - margins.left() - margins.right() - frame.left() - frame.right()
        inside = across - BESIDE_BAR
        if isinstance(page, DonePage | ForgetPage):
            wanted = page.wanted_height(inside)
        else:
            layout = page.layout()
            assert layout is not None
            layout.invalidate()
            wanted = layout.totalHeightForWidth(inside)
        foot = page.foot.layout()
        assert foot is not None
        foot.invalidate()
        below = foot.totalHeightForWidth(across)
        head = max(self.title.sizeHint().height(), self._cross.sizeHint().height())
        gaps = 2 * outer.spacing() + margins.top() + margins.bottom()
        high = head + wanted + below + gaps
        high += frame.top() + frame.bottom() + 4
        page.foot.setFixedHeight(below)
        self.resize(width, min(high, self.room.height() - 2 * EDGE))
        self.place()

    def place(self) -> None:
        """Lie in the middle, or where it was moved to; pages differ too much to grow downward."""
        if not self._moved:
            spare = max(0, self.room.height() - self.height())
            self.move(self.x(), spare // 2)
        super().place()

    # -- leaving --------------------------------------------------------------------------------

    def wish_to_leave(self) -> None:
        """Take a question back first; what runs goes on without the sheet."""
        if self._shown is self.forgetting:
            if not self.forgetting.step_back():
                self.start_wanted.emit()
            return
        self.leave()

    # -- words ----------------------------------------------------------------------------------

    @Slot()
    def _follow_look(self) -> None:
        language = self.look.language
        for page in self.pages:
            page.speak(language)
        self.set_close_words(CLOSE.in_(language))
        self._say_title()
        self.fit()

    def _say_title(self) -> None:
        told = import_phrases.TITLE
        if self._shown is self.done:
            told = self.done.title
        elif self._shown is self.forgetting:
            told = import_phrases.FORGETTING
        self.title.setText(told.in_(self.look.language))
        self.setAccessibleName(self.title.text())
