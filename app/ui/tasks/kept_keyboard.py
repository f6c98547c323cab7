"""The keyboard stays where it is in the strip while that looks for a place."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QWidget


@contextmanager
def kept_keyboard(strip: QWidget) -> Iterator[None]:
    """Leave the keyboard on the button of a strip that had it, or on the first that shows.

    Buttons come and go while forms of the strip are tried. Qt gives the keyboard of one that is
    hidden to whatever follows: the board, which would show its ring on a card.
    """
    held = strip.focusWidget()
    if held is None or held is strip or not held.hasFocus():
        yield
        return
    strip.setFocus(Qt.FocusReason.OtherFocusReason)
    try:
        yield
    finally:
        buttons = [held, *strip.findChildren(QAbstractButton)]
        shown = next((one for one in buttons if one.isVisibleTo(strip)), None)
        if shown is not None:
            shown.setFocus(Qt.FocusReason.OtherFocusReason)
