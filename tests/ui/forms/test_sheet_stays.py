"""A sheet has its size before it shows, and what the pointer is over stays where it is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication

from app.ui.app.window import Window
from app.ui.forms.form_sheet import FormSheet
from app.ui.panels.starts.starts_panel import StartsPanel
from tests.gallery import black

CHANGES = (QEvent.Type.Resize, QEvent.Type.Move)


class _Changes(QObject):
    """Keeps how a sheet was changed while it showed."""

    def __init__(self, sheet: FormSheet) -> None:
        super().__init__(sheet)
        self.seen: list[QRect] = []
        sheet.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() in CHANGES and isinstance(watched, FormSheet) and watched.isVisible():
            self.seen.append(watched.geometry())
        return False


def settle() -> None:
    for _ in range(6):
        QApplication.processEvents()


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("deep", [True, False])
def test_no_sheet_grows_as_it_opens(empty_window: Window, text: float, deep: bool) -> None:
    """One after the other: the rows that two have in common are the same ones."""
    window = empty_window
    window.looks.apply("text_scale", text)
    window.put_on_board(black.answered() if deep else black.own_turn())
    settle()
    assert window.side is not None
    sheet = window.side.sheets.form
    changes, starts = _Changes(sheet), window.side.starts
    panel = window.findChild(StartsPanel)
    assert panel is not None
    opened = 0
    for could in panel.shown():
        starts.start(could)
        if sheet.isVisible():
            opened += 1
            at = sheet.geometry()
            settle()
            assert sheet.geometry() == at
            sheet.leave()
        settle()
    assert opened > 1
    assert changes.seen == []


def test_what_is_asked_further_comes_below_the_choice_that_the_pointer_is_over(
    empty_window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = empty_window
    window.put_on_board(black.own_turn())
    settle()
    assert window.run_action("blackpoker.start_any")
    settle()
    assert window.side is not None
    sheet = window.side.sheets.form
    sheet.move(sheet.x(), 20)
    row = sheet.rows["which"]
    over = row.mapToGlobal(row.rect().center())
    monkeypatch.setattr(QCursor, "pos", lambda: over)
    sheet.answer("which", "summonsSoldier")
    settle()
    assert row.mapToGlobal(row.rect().center()) == over
    assert len(sheet.rows) > 1
