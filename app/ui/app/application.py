"""The application before any window: its style, its translations, its error log."""

from __future__ import annotations

import logging
import os
import sys
from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from app.core.text.words import Language
from app.places import folder

log = logging.getLogger(__name__)
LONGEST_LOG = 1 << 20
"""Bytes after which the error log begins anew; the one before is kept."""


def error_log() -> Path:
    """Return the file that errors are written to."""
    return folder("state") / "errors.log"


def log_to_file() -> None:
    """Write warnings and errors to the error log as well."""
    path = error_log()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and path.stat().st_size > LONGEST_LOG:
            path.replace(path.with_suffix(".old.log"))
        handler = logging.FileHandler(path, encoding="utf-8", delay=True)
    except OSError:
        # A read-only disk must not keep anybody from playing.
        return
    handler.setLevel(logging.WARNING)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.getLogger().addHandler(handler)
    # Why tables may not be found is said by the sheet that looks for them, in words for people.
    logging.getLogger("zeroconf").setLevel(logging.CRITICAL)


def system_language() -> Language:
    """Return the language of the desktop, English where it is neither.

    CHABUDAI_LANG overrules the desktop, as on the command line.
    """
    wanted = os.environ.get("CHABUDAI_LANG", "").lower()
    if wanted:
        return "ja" if wanted.startswith("ja") else "en"
    return "ja" if QLocale.system().language() == QLocale.Language.Japanese else "en"


class Translations:
    """The translator that is installed now: Qt's own words, in its dialogs and fields."""

    def __init__(self, application: QApplication) -> None:
        self._application = application
        self._translators: list[QTranslator] = []

    def use(self, language: Language) -> None:
        """Let Qt speak `language` from now on; what we say goes by the `Look`."""
        for translator in self._translators:
            self._application.removeTranslator(translator)
        self._translators.clear()
        if language != "en":
            qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
            self._install(f"{qt}/qtbase_{language}.qm")
        QLocale.setDefault(QLocale(QLocale.Language.Japanese if language == "ja" else "en"))

    def _install(self, file: str) -> None:
        translator = QTranslator(self._application)
        if translator.load(file):
            self._application.installTranslator(translator)
            self._translators.append(translator)
        else:
            log.error("the translation %s is missing", file)


def application() -> QApplication:
    """Return the application, made if there is none yet."""
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        return existing
    made = QApplication(sys.argv[:1])
    made.setApplicationName("Chabudai")
    made.setDesktopFileName("chabudai")
    made.setStyle("Fusion")
    return made
