"""Starting the window: application, fonts, translations, error log, the first table."""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from app.store import saved_settings as stored
from app.ui.app.application import (
    Translations,
    application,
    log_to_file,
    system_language,
)
from app.ui.app.collector import Collector
from app.ui.app.trouble import troubles
from app.ui.look.fonts import ui_font

if TYPE_CHECKING:
    from app.ui.app.window import Window

log = logging.getLogger(__name__)


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
    log_to_file()
    window = open_window(file)
    collector = Collector(app)
    if ready is not None:
        QTimer.singleShot(0, lambda: ready(window))
    try:
        return app.exec()
    finally:
        collector.stop()
