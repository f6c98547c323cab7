"""What the benches do to a window that is open: a gesture and its paint, and time to settle."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop

from app.core.intent import Draw

if TYPE_CHECKING:
    from app.ui.app.window import Window

SETTLED = 0.4
"""Seconds in which cards glide home and faces are painted."""


def answer_one_gesture(window: Window) -> None:
    """Paint the window, draw a card, paint what it changed."""
    assert window.board is not None  # the first table lies there
    paint(window)
    window.ask(Draw(1, "deck.0", "hand.0"))
    paint(window)


def paint(window: Window) -> None:
    """Paint what has changed, now: the event loop would wait for the screen."""
    QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
    QCoreApplication.sendEvent(window, QEvent(QEvent.Type.UpdateRequest))


def settle(seconds: float = SETTLED) -> None:
    """Let the window do what it has to do."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
        # Widgets that are done with go when control returns to the event loop: never, here.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
