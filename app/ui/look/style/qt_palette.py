"""The palette of a theme as Qt knows it, for every widget the style sheet does not name."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette

from app.ui.look.palette import Palette

_ROLES: dict[QPalette.ColorRole, str] = {
    QPalette.ColorRole.Window: "panel",
    QPalette.ColorRole.WindowText: "text",
    QPalette.ColorRole.Base: "panel_raised",
    QPalette.ColorRole.AlternateBase: "panel",
    QPalette.ColorRole.Text: "text",
    QPalette.ColorRole.PlaceholderText: "muted",
    QPalette.ColorRole.Button: "panel_raised",
    QPalette.ColorRole.ButtonText: "text",
    QPalette.ColorRole.BrightText: "accent_text",
    QPalette.ColorRole.Highlight: "choice",
    QPalette.ColorRole.HighlightedText: "choice_text",
    QPalette.ColorRole.Link: "accent_text",
    QPalette.ColorRole.ToolTipBase: "bar",
    QPalette.ColorRole.ToolTipText: "bar_text",
}


def qt_palette(palette: Palette) -> QPalette:
    """Return `palette` for `QApplication.setPalette`; what is disabled is written muted."""
    result = QPalette()
    for role, purpose in _ROLES.items():
        result.setColor(role, QColor(getattr(palette, purpose)))
    for role in (
        QPalette.ColorRole.WindowText,
        QPalette.ColorRole.Text,
        QPalette.ColorRole.ButtonText,
    ):
        result.setColor(QPalette.ColorGroup.Disabled, role, QColor(palette.muted))
    return result
