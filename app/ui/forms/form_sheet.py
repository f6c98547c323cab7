"""The sheet that asks what a game wants to know before a gesture: whom to hit, what to pay.

The game makes the form anew from every answer, so the sheet never knows what it is about. It
stands beside what it asks about, best over the bare mat and else over the side panel, blocks
nothing, and all of it is one gesture in the end.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QWidget,
)

from app.core.text.words import Words
from app.games.form_model import Ticks
from app.games.game_api import Selection
from app.session.host.updates import Accepted
from app.ui.app.trouble import steady, surviving
from app.ui.forms.form_fields import ChoiceRow, FieldRow, NumberRow
from app.ui.forms.form_pointing import Pointing
from app.ui.forms.standing_sheet import StandingSheet
from app.ui.forms.worked_out import WorkedOut
from app.ui.look.look import Look
from app.ui.panels.announce import announce
from app.ui.toolkit.common_words import CLOSE

if TYPE_CHECKING:
    from app.core.intent import Intent
    from app.games.form_model import Asks, Form
    from app.session.host.updates import Answer
    from app.session.seat.sent_intent import Sent
    from app.ui.board.board_view import BoardView
    from app.ui.panels.slips.free_place import Taken
    from app.ui.table.bridge import Bridge

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class FormSheet(StandingSheet):
    """Title, fields, the sum worked out, what is missing, and the button that does it."""

    gone_stale = Signal(object)
    """Words: the table changed so that there is nothing to ask any more."""

    def __init__(
        self,
        look: Look,
        bridge: Bridge,
        board: BoardView,
        room: QWidget,
        beside: QWidget | None = None,
    ) -> None:
        super().__init__(look, board, room, beside)
        self._bridge = bridge
        self._asks: Asks | None = None
        self._selection = Selection()
        self._answers: dict[str, str] = {}
        self._carry_out: Callable[[Intent], Sent] | None = None
        self._sending = False
        """Whether what it came to is on its way to the table."""
        self._asking = 0
        """Counts what was asked: an answer from the table to what was asked before is too late."""
        self._in_use = False
        """Whether something was answered: what is pressed next stays where it is."""
        self._stale = False
        """Whether the table changed while nobody saw the sheet."""
        self._entered = QElapsedTimer()
        """Since when it was carried out with Enter."""
        self.form: Form | None = None
        """What is asked now."""
        self._pointing = Pointing(board, room, self._on_pointed)
        self.fields.answered.connect(self.answer)
        self.done.clicked.connect(self.carry_out)
        bridge.stepped.connect(self._on_table)
        bridge.placed.connect(self._on_table)
        bridge.reseated.connect(self._forget)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._on_focus)
        self._say()
        look.changed.connect(self._follow_look)

    @property
    def just_entered(self) -> bool:
        """Whether Enter was pressed here a moment ago: a second one is not for the table."""
        if QApplication.keyboardModifiers() != Qt.KeyboardModifier.NoModifier:
            return False  # another key of the same action is pressed on purpose
        lasts = QApplication.doubleClickInterval()
        return self._entered.isValid() and not self._entered.hasExpired(lasts)

    # -- asking -------------------------------------------------------------------------------

    def ask(self, asks: Asks, selection: Selection, carry_out: Callable[[Intent], Sent]) -> bool:
        """Open for what a game asks about `selection`; False where it asks nothing.

        `carry_out` sends what it comes to; the sheet stays open until that has happened.
        """
        form = asks(self._bridge.view, selection, {})
        if form is None:
            return False
        self._asks, self._selection, self._carry_out = asks, selection, carry_out
        self._asking += 1
        self._sending = self._in_use = False
        self._answers = {}
        self._moved = False
        self._show_form(form)
        for part in (self, *self.findChildren(QWidget)):
            part.ensurePolished()
        self.stand()
        self.show()
        self.raise_()
        if not self.fields.take_keyboard():
            self.done.setFocus()
        announce(self, self.title.text())
        return True

    @property
    def rows(self) -> dict[str, FieldRow]:
        """The fields by their ids, in order."""
        return self.fields.rows

    @property
    def worked_out(self) -> WorkedOut:
        """What the answers come to."""
        return self.fields.worked_out

    @property
    def answers(self) -> dict[str, str]:
        """What was answered so far."""
        return dict(self._answers)

    def answer(self, field: str, what: str) -> None:
        """Answer a field, or with "" leave it to the game again, and have the form made anew."""
        row = self.rows.get(field)
        if what or (row is not None and isinstance(row.field, Ticks)):
            # Ticks that were all taken out are an answer, a number that was emptied is none.
            self._answers[field] = what
        else:
            self._answers.pop(field, None)
        self._in_use = True
        self._ask_again()

    @steady
    def _ask_again(self) -> None:
        """Have the form made anew for the table as it is, with what was answered so far."""
        if self._asks is None:
            return
        form = self._asks(self._bridge.view, self._selection, self._answers)
        if form is None:
            self._give_up()
            return
        before = self.worked_out.result
        self._show_form(form)
        if self.worked_out.result != before:
            announce(self, self.worked_out.result)

    def _give_up(self) -> None:
        title = self.form.title if self.form is not None else Words("This", "これ")
        self.leave()
        self.gone_stale.emit(
            Words(
                f"“{title.en}” is no longer possible: the table has changed.",
                f"卓が変わったため、「{title.ja}」はできなくなりました。",
            )
        )

    @Slot(object)
    def _on_table(self, *_told: object) -> None:
        """Another gesture, or one taken back."""
        self._stale = not self.isVisible()
        if not self._stale and not self._sending:
            self._ask_again()

    def showEvent(self, event: QShowEvent) -> None:
        """Take in what happened while another page of the window showed."""
        super().showEvent(event)
        if self._stale:
            self._stale = False
            self._ask_again()

    # -- showing ------------------------------------------------------------------------------

    def _show_form(self, form: Form) -> None:
        self.form = form
        lost = self.fields.show_form(form, self.look.language)
        self.fields.order_before(self.done)
        if lost:
            next(iter(self.rows.values()), self.done).setFocus()
        self._say()
        with surviving("Pointing.follow", "painting"):
            self._pointing.follow(form)
        if self.isVisible():
            if self._in_use:
                self.grow()
            else:
                self.fit()

    def _say(self) -> None:
        self.set_close_words(CLOSE.in_(self.look.language))
        if self.form is not None:
            self.write(self.form)

    @Slot()
    def _follow_look(self) -> None:
        if self.form is not None and self.isVisible():
            self._show_form(self.form)
            self.fit()

    def fit(self) -> None:
        """Be as large as what is asked, and stand beside what it is about."""
        if self._asks is not None:
            super().fit()

    def about(self) -> list[Taken]:
        """Return what is asked about, as far as it is on the board."""
        return self._pointing.about((*self._selection.cards, *self._selection.units))

    # -- answering ----------------------------------------------------------------------------

    def _on_pointed(self, field: str, name: str) -> None:
        """Something that can be chosen was clicked on the board."""
        row = self.rows.get(field)
        if not isinstance(row, ChoiceRow):
            return
        if not name:
            row.take_keyboard()  # the next click is for it
            return
        row.choose(name)
        if not self._board.focus.shown and field in self.rows:
            # The click took the keyboard to the board; whoever walks there stays there.
            button = row.buttons.get(name)
            if button is not None:
                button.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def carry_out(self) -> None:
        """Do what it comes to; where something is missing, go there."""
        focused = QApplication.focusWidget()
        for row in self.rows.values():
            if isinstance(row, NumberRow) and focused is row.box:
                row.box.interpretText()
        form = self.form
        if form is None or self._carry_out is None or self._sending:
            return
        if form.intent is None:
            self._go_to_missing()
            return
        self._sending, asking = True, self._asking
        try:
            sent = self._carry_out(form.intent)
        except Exception:
            self._sending = False
            raise
        sent.then(lambda answer: self._on_answer(answer, asking))

    def _on_answer(self, answer: Answer, asking: int) -> None:
        """Close where it was carried out; where it was refused, ask again."""
        if asking != self._asking:
            return
        self._sending = False
        if isinstance(answer, Accepted):
            self.leave()
        else:
            self._ask_again()

    def _go_to_missing(self) -> None:
        announce(self, self.missing.text(), urgent=True)
        self.fields.go_to_open()

    @Slot()
    def leave(self) -> None:
        """Close; nothing was done."""
        self._asks = self._carry_out = None
        self._asking += 1
        self._sending = False
        self._pointing.leave()
        was_open = self.isVisible()
        super().leave()
        focused = QApplication.focusWidget()
        if was_open and focused is not None and self.isAncestorOf(focused):
            # It came up before anything had the keyboard.
            self._board.setFocus()
        # Of a page that does not show it would come back with the page.
        self.hide()

    @Slot()
    def _forget(self) -> None:
        """Keep nothing of what one seat was asked: another sits down."""
        self.leave()
        self.form = None
        self._selection, self._answers = Selection(), {}
        self.fields.clear(self.look.language)
        for label in (self.title, self.missing):
            label.clear()
        self.setAccessibleName("")
        self.done.setAccessibleDescription("")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter does it, wherever the keyboard is."""
        if event.key() in ENTER and not event.isAutoRepeat():
            self._entered.start()
            self.carry_out()
        else:
            super().keyPressEvent(event)

    @Slot(QWidget, QWidget)
    def _on_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Remember which field the keyboard is in: a click on the board is meant for it first."""
        if now is not None and self.isAncestorOf(now):
            self._pointing.foremost = self.fields.focused
