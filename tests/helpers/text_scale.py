"""Another size of text for all that shows, as the settings give it."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from app.ui.look.fonts import ui_font
from app.ui.look.look import Look


def scale_text(scale: float, *further: Look) -> None:
    """Write as large as `scale` says, and let the looks of all widgets, and others, tell so."""
    QApplication.setFont(ui_font(scale))
    QApplication.sendPostedEvents(None, QEvent.Type.ApplicationFontChange)
    held = (getattr(widget, "look", None) for widget in QApplication.allWidgets())
    for look in {*further, *(one for one in held if isinstance(one, Look))}:
        look.changed.emit()
