"""What goes wrong while the window paints, drags or ticks: told once, written down, survived.

An error that left a handler would reach Qt sixty times a second and might end the program in the
middle of a game. Here it becomes one sentence for the person and one trace in the error log.
"""

from __future__ import annotations

import logging
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from threading import Lock
from typing import Any, Literal, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractScrollArea, QStyleOptionViewItem, QWidget

from app.core.text.words import Words

log = logging.getLogger(__name__)

Doing = Literal["painting", "dragging", "other"]
Handler = TypeVar("Handler", bound=Callable[..., Any])
REST = 2.0
"""Seconds a widget that could not be painted shows a plain frame before it tries again."""
SENTENCES: dict[Doing, Words] = {
    "painting": Words(
        "Something could not be drawn ({kind}). You can go on playing; it is in the error log.",
        "描画できないところがありました（{kind}）。卓は続けられます。詳しくはエラーログにあります。",
    ),
    "dragging": Words(
        "An error ended the drag ({kind}). The card is where it was; see the error log.",
        "エラーでドラッグが終わりました（{kind}）。カードは元の場所です。詳しくはエラーログにあります。",
    ),
    "other": Words(
        "Something went wrong ({kind}). You can go on playing; it is in the error log.",
        "問題が起きました（{kind}）。卓は続けられます。詳しくはエラーログにあります。",
    ),
}


class Troubles(QObject):
    """Counts what went wrong since the start. Belongs to the application; see `troubles`."""

    told = Signal(object)
    """Words for the person: each kind of error at each place once."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._counts: dict[tuple[str, str], int] = {}
        self._lock = Lock()

    def caught(self, problem: BaseException, place: str = "", doing: Doing = "other") -> None:
        """Write `problem` down, and tell of it if its kind is new at `place`; from any thread.

        Without a place it is where it was raised. What happens again and again is written with its
        trace once, then counted.
        """
        kind, place = type(problem).__name__, place or _raised_in(problem)
        with self._lock:
            count = self._counts[kind, place] = self._counts.get((kind, place), 0) + 1
        if count == 1:
            trace = "".join(traceback.format_exception(problem))
            log.error("stumbled in %s\n%s", place, trace)
            words = SENTENCES[doing]
            self.told.emit(Words(words.en.format(kind=kind), words.ja.format(kind=kind)))
        elif str(count).strip("0") == "1":  # 10, 100, 1000, …
            log.error("stumbled in %s for the %dth time: %s", place, count, problem)
        # A painter in a frame that the trace keeps alive would still be painting.
        traceback.clear_frames(problem.__traceback__)

    def forget(self) -> None:
        """Tell of everything anew."""
        with self._lock:
            self._counts.clear()


def _raised_in(problem: BaseException) -> str:
    """Return the function that raised."""
    trace = problem.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return trace.tb_frame.f_code.co_qualname if trace is not None else "somewhere"


def troubles() -> Troubles:
    """Return the application's troubles, made when they are first wanted."""
    application = QCoreApplication.instance()
    found = application.findChild(Troubles) if application is not None else None
    return found if isinstance(found, Troubles) else Troubles(application)


@contextmanager
def surviving(place: str, doing: Doing = "other") -> Iterator[None]:
    """Go on after this block whatever it raises; `place` names it in the error log."""
    try:
        yield
    except Exception as problem:  # noqa: BLE001 - nothing may stop the table
        troubles().caught(problem, place, doing)


def steady(handler: Handler) -> Handler:
    """Report what an event handler raises instead of letting it reach Qt; it returns False then.

    An object with a method `mend` is asked to put itself right afterwards.
    """

    @wraps(handler)
    def guarded(*arguments: Any) -> Any:
        try:
            return handler(*arguments)
        except Exception as problem:  # noqa: BLE001 - nothing may stop the table
            owner = arguments[0]
            doing: Doing = "dragging" if getattr(owner, "dragging", False) else "other"
            troubles().caught(problem, handler.__qualname__, doing)
            if hasattr(owner, "mend"):
                with surviving(f"{type(owner).__qualname__}.mend"):
                    owner.mend()
            return False

    return guarded  # type: ignore[return-value]


def steady_paint(paint: Handler) -> Handler:
    """Show a frame with the widget's name where its `paintEvent` raises, for `REST` seconds."""

    @wraps(paint)
    def guarded(widget: QWidget, event: QPaintEvent) -> None:
        if time.monotonic() >= _resting(widget).get("", 0.0):
            try:
                paint(widget, event)
            except Exception as problem:  # noqa: BLE001 - nothing may stop the table
                troubles().caught(problem, paint.__qualname__, "painting")
                _resting(widget)[""] = time.monotonic() + REST
            else:
                return
        port = widget.viewport() if isinstance(widget, QAbstractScrollArea) else widget
        with surviving("placeholder", "painting"):
            painter = QPainter(port)
            from app.ui.look.faces.placeholder import paint_placeholder  # noqa: PLC0415 - in trouble

            paint_placeholder(painter, QRectF(port.rect()), _name(widget))
            painter.end()

    return guarded  # type: ignore[return-value]


def steady_cell(paint: Handler) -> Handler:
    """Show a frame with the cell's text where a delegate's `paint` raises, for `REST` seconds."""

    @wraps(paint)
    def guarded(
        delegate: QObject, painter: QPainter, option: QStyleOptionViewItem, index: Any
    ) -> None:
        words = str(index.data(Qt.ItemDataRole.DisplayRole) or "")
        rests = _resting(delegate)
        painter.save()
        try:
            if time.monotonic() >= rests.get(words, 0.0):
                paint(delegate, painter, option, index)
                return
        except Exception as problem:  # noqa: BLE001 - nothing may stop the table
            troubles().caught(problem, paint.__qualname__, "painting")
            rests[words] = time.monotonic() + REST
        finally:
            painter.restore()
        with surviving("placeholder", "painting"):
            from app.ui.look.faces.placeholder import paint_placeholder  # noqa: PLC0415 - in trouble

            paint_placeholder(painter, QRectF(option.rect), words)

    return guarded  # type: ignore[return-value]


def _resting(owner: QObject) -> dict[str, float]:
    """Return until when the parts of something that could not be painted are left alone."""
    held: dict[str, float] = owner.__dict__.setdefault("_resting", {})
    return held


def _name(widget: QWidget) -> str:
    return widget.accessibleName() or widget.objectName() or type(widget).__name__
