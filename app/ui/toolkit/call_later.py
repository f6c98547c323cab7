"""Does something when Qt is at rest, unless the object it is for has ended by then."""

from __future__ import annotations

from collections.abc import Callable
from types import MethodType
from typing import cast
from weakref import WeakMethod

from PySide6.QtCore import QObject, QTimer


def soon(act: Callable[..., object], *arguments: object, after: int = 0) -> None:
    """Call `act`, a method of a Qt object, once after so many milliseconds if that still lives.

    What a timer of Qt for Python was given stays for good where the object ends before the timer
    does: a whole window with all its cards. So it is given nothing that holds the object.
    """
    owner = cast("MethodType", act).__self__
    assert isinstance(owner, QObject)
    held = WeakMethod(cast("MethodType", act))

    def go() -> None:
        method = held()
        if method is not None:
            method(*arguments)

    QTimer.singleShot(after, owner, go)
