"""Which language the program speaks now, for sheets that open and close by themselves."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from app.core.text.words import Language


def spoken() -> Language:
    """Return the language of the words that Qt translates at this moment."""
    return "ja" if QLocale().language() == QLocale.Language.Japanese else "en"
