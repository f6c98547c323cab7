"""What the benches do to a real window: a gesture to its pixels, a table on the board."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEventLoop

from app.core.intent import Draw
from app.ui.document import Document

if TYPE_CHECKING:
    from app.session.local import LocalTable
    from app.ui.window import Window

SETTLED = 0.4
"""Seconds in which cards glide home and faces are painted."""


def answer_one_gesture(window: Window) -> None:
    """Paint the board, draw a card, paint what it changed."""
    assert window.board is not None  # the first table lies there
    window.board.grab()
    window.ask(Draw(1, "deck.0", "hand.0"))
    QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
    window.board.grab()


def show_table(window: Window, table: LocalTable) -> None:
    """Put a table on the board."""
    window.put_on_board(Document(table, window.cards, None, None))


def settle() -> None:
    """Let the window do what it has to do."""
    until = time.monotonic() + SETTLED
    while time.monotonic() < until:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
