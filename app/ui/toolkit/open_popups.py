"""Menus and lists that are open over everything."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication


def close_popups() -> None:
    """Close all that are open: what they were made for is no longer so."""
    while (popup := QApplication.activePopupWidget()) is not None and popup.close():
        pass
