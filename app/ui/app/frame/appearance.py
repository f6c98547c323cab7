"""How the whole program looks: theme, text size, style sheet, from the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from app.ui.look.fonts import text_pixels, ui_font
from app.ui.look.mats.mat_colours import on_mat
from app.ui.look.palette import Palette
from app.ui.look.style.qt_palette import qt_palette
from app.ui.look.style.style_sheet import style_sheet

if TYPE_CHECKING:
    from app.store.personal_settings import Settings

SCALES = (1.0, 1.15, 1.3, 1.5, 1.75, 2.0, 2.5, 3.0)
"""The sizes of text, as factors of the system's own."""


def palette_of(settings: Settings) -> Palette:
    """Return the palette of the chosen theme and mat; "system" follows the desktop."""
    if settings.theme != "system":
        return on_mat(settings.theme, settings.mat)
    dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
    return on_mat("dark" if dark else "light", settings.mat)


def dress(palette: Palette, text_scale: float) -> None:
    """Give the application colours, font and style sheet; every widget has them then."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    app.setPalette(qt_palette(palette))
    app.setFont(ui_font(text_scale))
    app.setStyleSheet(style_sheet(palette, text_pixels(text_scale)))
    # Widgets that were never shown hear of a font with the next events only, and are measured now.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.ApplicationFontChange)


def next_scale(scale: float, direction: int) -> float:
    """Return the next larger (1) or smaller (-1) size of text."""
    near = min(range(len(SCALES)), key=lambda index: abs(SCALES[index] - scale))
    return SCALES[max(0, min(len(SCALES) - 1, near + direction))]
