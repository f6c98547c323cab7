"""The sheet that asks what a game wants to know before a gesture: whom to hit, what to pay.

The game makes the form anew from every answer, so the sheet never knows what it is about. It
stands beside what it asks about, best over the bare mat and else over the side panel, blocks
nothing, and all of it is one gesture in the end.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QPushButton,
    QStyle,
    QWidget,
)

from app.core.text.words import Words
from app.games.form_model import Ticks
from app.games.game_api import Selection
from app.session.host.updates import Accepted
from app.ui.app.trouble import steady, surviving
from app.ui.forms.fields_area import FieldsArea
from app.ui.forms.form_fields import ChoiceRow, FieldRow, NumberRow
from app.ui.forms.form_place import WIDTHS, best_stand, within
from app.ui.forms.form_pointing import Pointing
from app.ui.forms.worked_out import WorkedOut
from app.ui.look.look import Look
from app.ui.panels.announce import announce
from app.ui.panels.floating import EDGE, FloatingPanel
from app.ui.panels.slips.free_place import Taken, taken_on
from app.ui.toolkit.common_words import CLOSE
from app.ui.toolkit.plain_text import Label, literal

if TYPE_CHECKING:
    from app.core.intent import Intent
    from app.games.form_model import Asks, Form
    from app.session.host.updates import Answer
    from app.session.seat.pending_requests import Sent
    from app.ui.board.board_view import BoardView
    from app.ui.table.bridge import Bridge

LEAST_SEEN = 5
"""Lines of text that are seen of the fields in any case."""
PANEL = 0.5
"""What it costs to cover the side panel: less than an empty place on the mat that has a name."""
SPACING = QStyle.PixelMetric.PM_LayoutHorizontalSpacing
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class FormSheet(FloatingPanel):
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
        super().__init__(look, room)
        self._bridge = bridge
        self._board = board
        self._beside = beside
        """A panel beside the board, which may be covered rather than cards."""
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
        self._lines = WIDTHS[0]
        """How wide it is, in lines of text."""
        self.form: Form | None = None
        """What is asked now."""
        self.fields = FieldsArea(self)
        self.missing = Label(self)
        self.missing.setWordWrap(True)
        self.done = QPushButton(self)
        self.done.setProperty("look", "primary")
        self._pointing = Pointing(board, room, self._on_pointed)
        self._lay_out()
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

    def _lay_out(self) -> None:
        # The name of a Pokémon can be longer than a narrow sheet.
        self.title.setWordWrap(True)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.done)
        self.body.addWidget(self.fields, 1)
        self.body.addWidget(self.missing)
        self.body.addLayout(buttons)

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
        self.show()
        self.raise_()
        self._stand()
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
                f"“{title.en}” is not possible any more: the table changed.",
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
                self._grow()
            else:
                self.fit()

    def _say(self) -> None:
        self.set_close_words(CLOSE.in_(self.look.language))
        form = self.form
        if form is None:
            return
        title = form.title.in_(self.look.language)
        self.title.setText(title)
        self.setAccessibleName(title)
        possible = form.intent is not None
        missing = form.missing.in_(self.look.language) if form.missing and not possible else ""
        self.missing.setText(missing)
        self.missing.setVisible(bool(missing))
        self.done.setText(literal(form.done.in_(self.look.language)))
        self.done.setAccessibleName(form.done.in_(self.look.language))
        self.done.setEnabled(possible)
        self.done.setAccessibleDescription(missing or self.worked_out.result)

    @Slot()
    def _follow_look(self) -> None:
        if self.form is not None and self.isVisible():
            self._show_form(self.form)
            self.fit()

    # -- where it stands ----------------------------------------------------------------------

    def fit(self) -> None:
        """Be as large as what is asked, and stand beside what it is about."""
        if self._asks is None:
            return
        there = QRect(self.pos(), self._sized(self._lines, 1.0))
        hides = any(there.intersects(one.rect) for one in self._about())
        if self._moved or (self._space().contains(there) and not hides):
            self.resize(there.size())
            self.place()
        else:
            self._stand()

    def _grow(self) -> None:
        """Make room for what is asked now, upward: a sheet in use keeps its buttons in place.

        It never becomes smaller, and where there is no room above the fields are scrolled.
        """
        wanted, now = self._sized(self._lines, 1.0), self.geometry()
        space = self._space()
        high = max(now.height(), min(wanted.height(), now.bottom() + 1 - space.y()))
        wide = max(now.width(), min(wanted.width(), now.right() + 1 - space.x()))
        self.setGeometry(now.right() + 1 - wide, now.bottom() + 1 - high, wide, high)

    def _about(self) -> list[Taken]:
        return self._pointing.about((*self._selection.cards, *self._selection.units))

    def _stand(self) -> None:
        """Take the size and the place that hide least."""
        taken = taken_on(self._board, self.room)
        if self._beside is not None and self._beside.isVisible():
            taken.append(Taken(within(self._beside, self.room), PANEL))
        stand = best_stand(self._space(), self._about(), taken, self._sized)
        self._lines = stand.lines
        self.resize(stand.size)
        self.move(stand.at)
        self.place()

    def _space(self) -> QRect:
        """Return the part of the room it may lie in: over the board and what is beside it."""
        space = within(self._board, self.room)
        if self._beside is not None and self._beside.isVisible():
            space = space.united(within(self._beside, self.room))
        return space

    def _sized(self, lines: int, share: float) -> QSize:
        """Return the size for a width of so many lines of text, and a share of the board's height.

        Of the fields some lines are seen in any case.
        """
        unit, room = self.fontMetrics().height(), self._space().size() - QSize(2 * EDGE, 2 * EDGE)
        margins = self.body.contentsMargins()
        around = margins.left() + margins.right() + 2 * self.frameWidth()
        bar = self.fields.bar_width
        least = self.fields.least_width + around + bar
        width = min(max(unit * lines, least), room.width())
        inner = width - around
        wanted = self.fields.height_at(inner)
        chrome = self._chrome(inner)
        most = max(round(room.height() * share), chrome + LEAST_SEEN * unit)
        if chrome + wanted > most:
            wanted = self.fields.height_at(inner - bar)
        return QSize(width, min(chrome + wanted, most, room.height()))

    def _chrome(self, width: int) -> int:
        """Return the height of all but the fields."""
        margins = self.body.contentsMargins()
        cross = self._cross.sizeHint()
        # The room between the two is the style's.
        beside = width - cross.width() - self.style().pixelMetric(SPACING)
        head = max(self.title.heightForWidth(beside), cross.height())
        high = margins.top() + margins.bottom() + 2 * self.frameWidth() + head
        high += self.done.sizeHint().height() + 2 * self.body.spacing()
        if not self.missing.isHidden():
            high += self.missing.heightForWidth(width) + self.body.spacing()
        return high

    def place(self) -> None:
        """Stay over the board, or over what is beside it."""
        space = self._space()
        self.move(
            min(max(space.x(), self.x()), max(space.x(), space.right() + 1 - self.width())),
            min(max(space.y(), self.y()), max(space.y(), space.bottom() + 1 - self.height())),
        )

    # -- answering ----------------------------------------------------------------------------

    def _on_pointed(self, field: str, name: str) -> None:
        """Something that can be chosen was clicked on the board."""
        row = self.rows.get(field)
        if not isinstance(row, ChoiceRow):
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
            self.carry_out()
        else:
            super().keyPressEvent(event)

    @Slot(QWidget, QWidget)
    def _on_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Remember which field the keyboard is in: a click on the board is meant for it first."""
        if now is not None and self.isAncestorOf(now):
            self._pointing.foremost = self.fields.focused
