"""Whether a window that nobody touches comes to rest."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

TURNS = 20
"""Of the event loop: enough for what lays itself out once more because a part of it did."""


class _Requests(QObject):
    """Keeps who was asked to lay itself out."""

    def __init__(self) -> None:
        super().__init__()
        self.who: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.LayoutRequest:
            self.who.append(f"{type(watched).__name__} {watched.objectName()}".strip())
        return super().eventFilter(watched, event)


def still_laid_out() -> list[str]:
    """Let everything come to rest; return who is laid out even then, as one is who never stops.

    A layout that changes itself whenever it is asked for its size asks to be laid out again, for
    ever: nothing moves on the screen, and a core is kept busy.
    """
    _turn()
    requests, application = _Requests(), QApplication.instance()
    assert application is not None
    application.installEventFilter(requests)
    _turn()
    application.removeEventFilter(requests)
    return sorted(set(requests.who))


def _turn() -> None:
    for _ in range(TURNS):
        QApplication.processEvents()
