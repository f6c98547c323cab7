from __future__ import annotations

import threading
from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from app.core.text.words import Words
from app.ui.look.look import Look
from app.ui.look.palette import PALETTES
from app.ui.panels.messages.message_list import MOST, Message, Messages, Remedy
from app.ui.panels.messages.messages_panel import MessagesPanel

pytestmark = pytest.mark.painted

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
SAVED = Words("Saved as a.", "aに保存しました。")
FULL = Words("The disk is full.", "ディスクがいっぱいです。")


@pytest.fixture
def messages(qapp: QApplication) -> Messages:
    seconds = iter(range(1000))
    return Messages(clock=lambda: NOON + timedelta(seconds=next(seconds)))


@pytest.fixture
def panel(qtbot: QtBot, messages: Messages) -> MessagesPanel:
    panel = MessagesPanel(Look(language="en"), messages)
    panel.resize(320, 400)
    qtbot.addWidget(panel)
    return panel


def test_the_newest_comes_first_with_its_time(messages: Messages) -> None:
    messages.add(SAVED, "done")
    messages.add(FULL, "error")

    assert [message.words for message in messages.kept] == [FULL, SAVED]
    assert messages.kept[0].line("en") == "12:00:01 Error: The disk is full."
    assert messages.kept[1].line("ja") == "12:00:00 完了：aに保存しました。"


def test_the_same_said_again_counts_up(messages: Messages) -> None:
    told: list[Message] = []
    messages.added.connect(told.append)
    for _ in range(3):
        messages.add(FULL, "warning")

    assert len(messages.kept) == 1
    assert messages.kept[0].line("en").endswith("The disk is full. ×3")
    assert len(told) == 3


def test_only_so_many_are_kept(messages: Messages) -> None:
    for number in range(MOST + 5):
        messages.add(Words(str(number), str(number)))

    assert len(messages.kept) == MOST
    assert messages.kept[-1].words.en == "5"


def test_what_presses_is_counted_until_it_is_seen(messages: Messages) -> None:
    counts: list[int] = []
    messages.unread_changed.connect(counts.append)
    messages.add(SAVED, "done")
    messages.add(FULL, "warning")
    messages.add(SAVED, "error")
    messages.mark_read()

    assert counts == [1, 2, 0]


def test_another_thread_may_say_something(qtbot: QtBot, messages: Messages) -> None:
    thread = threading.Thread(target=lambda: messages.add(FULL, "error"))
    with qtbot.waitSignal(messages.added):
        thread.start()
    thread.join()

    assert messages.kept[0].words == FULL


def test_the_panel_tells_that_there_is_nothing(panel: MessagesPanel) -> None:
    panel.show()
    assert panel._nothing.isVisible()
    assert panel._nothing.text() == "There are no messages yet."
    assert not panel.copy_button.isEnabled()


def test_being_shown_counts_as_read(qtbot: QtBot, panel: MessagesPanel, messages: Messages) -> None:
    messages.add(FULL, "error")
    assert messages.unread == 1
    panel.show()
    assert messages.unread == 0
    messages.add(FULL, "error")
    assert messages.unread == 0


def test_selected_messages_are_copied_and_otherwise_all(
    qtbot: QtBot, panel: MessagesPanel, messages: Messages
) -> None:
    messages.add(SAVED, "done")
    messages.add(FULL, "error")
    panel.show()
    panel.copy_button.click()
    assert QGuiApplication.clipboard().text().splitlines() == [
        "12:00:01 Error: The disk is full.",
        "12:00:00 Done: Saved as a.",
    ]
    panel.list.setCurrentIndex(panel.list.rows.index(1))
    qtbot.keyClick(panel.list, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "12:00:00 Done: Saved as a."


def test_enter_does_what_the_message_offers(
    qtbot: QtBot, panel: MessagesPanel, messages: Messages
) -> None:
    done: list[str] = []
    remedy = Remedy(Words("Open folder", "フォルダーを開く"), lambda: done.append("opened"))
    messages.add(SAVED, "done", remedy)
    panel.show()
    assert panel.act.isHidden()
    panel.list.setCurrentIndex(panel.list.rows.index(0))
    assert panel.act.text() == "Open folder"
    qtbot.keyClick(panel.list, Qt.Key.Key_Return)
    panel.act.click()
    assert done == ["opened", "opened"]
    panel.look.change(language="ja")
    assert panel.act.text() == "フォルダーを開く"


def test_clear_and_the_error_log(qtbot: QtBot, panel: MessagesPanel, messages: Messages) -> None:
    messages.add(FULL, "error")
    panel.show()
    with qtbot.waitSignal(panel.error_log_wanted):
        panel.log_button.click()
    panel.clear_button.click()
    assert messages.kept == ()


def test_a_small_panel_has_its_buttons_in_a_menu(
    qtbot: QtBot, panel: MessagesPanel, messages: Messages
) -> None:
    messages.add(FULL, "error")
    panel.show()
    assert panel.clear_button.isVisible()
    panel.resize(320, panel.fontMetrics().height() * 6)
    assert not panel.clear_button.isVisible()
    panel._open_menu(QPoint(5, 5))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert [action.text() for action in menu.actions()] == ["Copy", "Open the error log", "Clear"]
    menu.close()


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_every_severity_has_a_word_and_is_painted(
    panel: MessagesPanel, messages: Messages, theme: str
) -> None:
    for severity in ("note", "done", "refused", "warning", "error"):
        messages.add(FULL, severity)  # type: ignore[arg-type] # a severity
    panel.look.change(palette=PALETTES[theme])  # type: ignore[index] # a theme
    panel.show()
    panel.list.selectAll()
    panel.grab()
    words = [message.line("en").split()[1] for message in messages.kept]
    assert len(set(words)) == 5
    heights = [panel.list.visualRect(panel.list.rows.index(row)).height() for row in range(5)]
    assert min(heights) > panel.fontMetrics().height() * 2
