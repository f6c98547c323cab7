"""Starting the window: application, fonts, translations, error log, the first table."""

from __future__ import annotations

import logging
import os
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QLibraryInfo, QLocale, QTimer, QTranslator
from PySide6.QtWidgets import QApplication

from app.places import folder
from app.resources import assets
from app.store import personal_settings as stored
from app.ui.app.collector import Collector
from app.ui.app.trouble import troubles
from app.ui.look.fonts import ui_font

if TYPE_CHECKING:
    from app.core.text.words import Language
    from app.ui.app.window import Window

log = logging.getLogger(__name__)
LONGEST_LOG = 1 << 20
"""Bytes after which the error log begins anew; the one before is kept."""


def error_log() -> Path:
    """Return the file that errors are written to."""
    return folder("state") / "errors.log"


def _log_to_file() -> None:
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
    """The translators that are installed now: our words, and Qt's own in dialogs and fields."""

    def __init__(self, application: QApplication) -> None:
        self._application = application
        self._translators: list[QTranslator] = []

    def use(self, language: Language) -> None:
        """Speak `language` from now on; every widget gets a LanguageChange."""
        for translator in self._translators:
            self._application.removeTranslator(translator)
        self._translators.clear()
        if language != "en":
            qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
            ours = assets() / "translations" / f"chabudai_{language}.qm"
            # The one installed last is asked first: ours.
            for file in (f"{qt}/qtbase_{language}.qm", str(ours)):
                self._install(file)
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


def open_window(file: Path | None = None) -> Window:
    """Return the window, shown, with `file`, the last table, or a shipped deck on the table."""
    from app.ui.app.window import Window  # noqa: PLC0415 - after the application exists

    app = application()
    settings, trouble = stored.load()
    language = settings.language or system_language()
    translations = Translations(app)
    translations.use(language)
    app.setFont(ui_font(settings.text_scale))
    window = Window(settings, language, translations)
    _catch_errors(window)
    if trouble is not None:
        window.tell(trouble)
    window.show()
    window.begin(file)
    return window


def _catch_errors(window: Window) -> None:
    """Tell an unforeseen error once, write it down, and let the table go on."""

    def caught(
        kind: type[BaseException], problem: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            window.close()
            return
        frames = traceback.extract_tb(trace)
        troubles().caught(problem, frames[-1].name if frames else kind.__name__)

    sys.excepthook = caught


def run_window(file: Path | None = None, ready: Callable[[Window], None] | None = None) -> int:
    """Show the window until it is closed and return the exit code.

    `ready` is called once the first table is on the board.
    """
    app = application()
    _log_to_file()
    window = open_window(file)
    collector = Collector(app)
    if ready is not None:
        QTimer.singleShot(0, lambda: ready(window))
    try:
        return app.exec()
    finally:
        collector.stop()
