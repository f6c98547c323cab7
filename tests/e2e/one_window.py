"""Two people at one window: curtain, task strip, forms, advice and buttons, as hands use them.

Nothing is pressed that a mouse could not reach: whatever lies over it is named.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QMenu, QPushButton, QWidget

from app.ui.forms.form_fields import NumberRow
from app.ui.side.advice.advice_card import AdviceCard
from tests.e2e.hands import LEFT, NO_KEYS, Hands

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from app.games.task_model import Task
    from app.ui.forms.form_sheet import FormSheet
    from app.ui.tasks.task_strip import TaskStrip

PATIENCE = 30.0
"""Seconds until something that should come is missed."""


class OneWindow(Hands):
    """The hands of whoever sits at the window."""

    # -- looking ------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """Who sits here; less than 0 behind the curtain."""
        return self.view.seat

    @property
    def other(self) -> int:
        return 1 - self.seat

    @property
    def closed(self) -> bool:
        return self.seat < 0

    @property
    def strip(self) -> TaskStrip:
        assert self.window.side is not None
        assert self.window.side.tasks.strip is not None
        return self.window.side.tasks.strip

    @property
    def form(self) -> FormSheet:
        assert self.window.side is not None
        form = self.window.side.sheets.form
        assert form.isVisible(), "no form is open"
        return form

    def own_tasks(self) -> tuple[Task, ...]:
        assert self.window.side is not None
        assert self.window.side.tasks.todo is not None
        return self.window.side.tasks.todo.own

    def others_tasks(self) -> tuple[Task, ...]:
        assert self.window.side is not None
        assert self.window.side.tasks.todo is not None
        return self.window.side.tasks.todo.others

    def until(self, true: Callable[[], object], what: str) -> None:
        """Wait until something is true."""
        end = time.monotonic() + PATIENCE
        while not true():
            said = [one.words.en for one in self.window.messages.kept][-2:]
            assert time.monotonic() < end, f"waited in vain: {what}; {said}"
            self.wait(0.02)

    # -- mouse --------------------------------------------------------------------------------

    def press(self, widget: QWidget, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
        """Click in the middle of a widget, if that is what lies there."""
        there = self._reached(widget, widget.rect().center())
        QTest.mouseClick(widget, LEFT, keys, there)
        self.wait()

    def click(self, point: QPoint, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
        super().click(self._reached(self.board.viewport(), point), keys)

    def drag(self, start: QPoint, end: QPoint, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
        port = self.board.viewport()
        QTest.mousePress(port, LEFT, keys, self._reached(port, start))
        for step in range(1, 7):
            QTest.mouseMove(port, start + (end - start) * step / 6)
            self.wait(0.01)
        QTest.mouseRelease(port, LEFT, keys, self._reached(port, end))
        self.wait(0.15)

    def point_at(self, point: QPoint) -> None:
        """Move the mouse there and press nothing."""
        QTest.mouseMove(self.board.viewport(), self._reached(self.board.viewport(), point))
        self.wait(0.05)

    @staticmethod
    def _reached(widget: QWidget, point: QPoint) -> QPoint:
        found = QApplication.widgetAt(widget.mapToGlobal(point))
        assert found is not None, f"{widget!r}: {point} is outside of the window"
        assert found is widget or widget.isAncestorOf(found), f"{found!r} lies over {widget!r}"
        return point

    # -- keys ---------------------------------------------------------------------------------

    def key(self, key: Qt.Key | str, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
        """Press a key, wherever the keyboard is."""
        QTest.keyClick(QApplication.focusWidget() or self.window, key, keys)
        self.wait(0.1)

    def type(self, text: str) -> None:
        QTest.keyClicks(QApplication.focusWidget(), text)
        self.wait()

    # -- the task strip -----------------------------------------------------------------------

    def choose(self, words: str = "") -> None:
        """Press the button of the first task whose English title begins with `words`.

        Without words that is the first of all.
        """
        task = self.own_tasks()[0]
        titles = [choice.title for choice in task.choices]
        number = next(n for n, title in enumerate(titles) if title.en.startswith(words))
        self.read_strip()
        button = self.strip.buttons[number]
        if button.isVisible():
            self.press(button)
        else:
            self.press(self.strip.more)
            self._choose_in_menu(titles[number].in_(self.window.look.language))
        self.wait(0.15)

    def read_strip(self) -> None:
        """Take the time to read it; it may look for a better place meanwhile.

        A press right after the one before is not meant for what stands there only since.
        """
        self.wait(QApplication.doubleClickInterval() / 1000 + 0.03)

    def _choose_in_menu(self, title: str) -> None:
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        entry = next(one for one in menu.actions() if one.text().replace("&&", "&") == title)
        QTest.mouseClick(menu, LEFT, NO_KEYS, menu.actionGeometry(entry).center())
        self.wait()

    def ask_other(self) -> None:
        """Press what the strip says about the other player: a line of its own, or its button."""
        self.read_strip()
        lines = [one for one in self.strip.further if isinstance(one, QPushButton)]
        line = lines[0] if lines else self.strip.buttons[0]
        if line.isVisible():
            self.press(line)
        else:
            self.press(self.strip.more)
            self._choose_in_menu(line.accessibleName())

    # -- the curtain --------------------------------------------------------------------------

    def sit_down(self, name: str, fell: float) -> None:
        """Press "I am …" on the curtain, which fell at `fell`, and wait until it is up."""
        self._press_on_curtain(f"I am {name}", fell)
        curtain = self.window.curtain
        assert curtain is not None
        self.until(lambda: not curtain.isVisible(), "the curtain rises")

    def _press_on_curtain(self, words: str, fell: float) -> None:
        curtain = self.window.curtain
        assert curtain is not None
        assert self.closed
        # A press just after it fell is not meant for it.
        meant = fell + QApplication.doubleClickInterval() / 1000 + 0.03
        self.wait(max(0.0, meant - time.monotonic()))
        self.press(next(b for b in curtain.buttons if b.text() == words))

    # -- forms --------------------------------------------------------------------------------

    def answer(self, field: str, name: str) -> None:
        """Click on one of the choices of a field."""
        self._scroll_to(field)
        self.press(self.form.rows[field].buttons[name])  # type: ignore[attr-defined]

    def enter(self, field: str, number: int) -> None:
        """Write a number over the one that was worked out."""
        row = next(row for name, row in self.form.rows.items() if name.startswith(field))
        assert isinstance(row, NumberRow)
        self._scroll_to(row.field.id)
        QTest.mouseDClick(row.box.lineEdit(), LEFT)
        QTest.keyClick(row.box, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        self.type(str(number))

    def _scroll_to(self, field: str) -> None:
        """Walk through the form by keyboard until a field is in sight."""
        row = self.form.rows[field]
        for _ in range(40):
            part = row.parts()[-1]
            if part.visibleRegion().contains(part.rect().center()):
                return
            QTest.keyClick(QApplication.focusWidget() or self.form, Qt.Key.Key_Tab)
            self.wait(0.01)
        raise AssertionError(f"{field} does not come into sight")

    def carry_out(self) -> None:
        """Press the button that does what the form says."""
        form = self.form
        self.press(form.done)
        self.until(lambda: not form.isVisible(), "the form closes")
        self.wait(0.2)

    # -- advice -------------------------------------------------------------------------------

    def advice(self, rule: str) -> AdviceCard:
        """Return the card of the adviser about a rule, waiting for it."""
        found: list[AdviceCard] = []

        def there() -> bool:
            cards = self.window.findChildren(AdviceCard)
            found[:] = [c for c in cards if c.isVisible() and c.spoken.advice.rule == rule]
            return bool(found)

        self.until(there, f"advice: {rule}")
        return found[0]

    def rule(self, card: AdviceCard, reason: str) -> None:
        """Keep a move by ruling, with a reason that is typed; the other player agrees."""
        name = self.view.setting.seats[self.seat].name
        self.press(card.keep)
        field = QApplication.focusWidget()
        assert isinstance(field, QLineEdit)
        self.type(reason)
        buttons = [b for b in card.findChildren(QPushButton) if b.isVisible()]
        self.press(next(b for b in buttons if b.property("look") == "primary"))
        self._press_on_curtain("Allow", time.monotonic())
        self.sit_down(name, time.monotonic())
        self.wait(0.1)

    # -- files --------------------------------------------------------------------------------

    def save_as(self, path: Path) -> None:
        """Save with Ctrl+S; the name is typed into the dialog that asks for it.

        Where the dialog offers what begins like the name, the first Return closes that list.
        """
        end = time.monotonic() + PATIENCE
        typed: list[QFileDialog] = []

        def answer() -> None:
            dialog = QApplication.activeModalWidget()
            if not isinstance(dialog, QFileDialog):
                return
            if time.monotonic() > end:
                dialog.reject()
                return
            if dialog not in typed:
                typed.append(dialog)
                QTest.keyClicks(dialog.focusWidget(), str(path))
            into = QApplication.activePopupWidget() or dialog.focusWidget()
            QTest.keyClick(into, Qt.Key.Key_Return)

        answering = QTimer()
        answering.timeout.connect(answer)
        answering.start(400)
        # Comes back once the dialog is through.
        self.key(Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
        answering.stop()
        self.until(path.exists, "the table is saved")
        self.come_to_front()
