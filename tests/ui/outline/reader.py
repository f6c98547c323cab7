"""What a screen reader gets of the outline, asked through Qt's accessibility."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import PySide6
import pytest
import shiboken6
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QWidget

from app.ui.outline.outline_node import Node
from app.ui.outline.outline_panel import OutlinePanel


class Reader:
    """Reads rows aloud."""

    def __init__(self, panel: OutlinePanel) -> None:
        self.panel = panel

    def rows(self) -> list[str]:
        """Every row that lies open, as it is read."""
        assert QAccessible.isActive()  # otherwise Qt need not tell it what opened
        tree = QAccessible.queryAccessibleInterface(self.panel.tree)
        items = (tree.child(number) for number in range(tree.childCount()))
        return [
            item.text(QAccessible.Text.Name)
            for item in items
            if item is not None and item.role() == QAccessible.Role.TreeItem
        ]

    def current(self) -> str:
        """The row the keyboard stands on."""
        node = self.panel.tree.current
        return "" if node is None else self.panel.model.text(node)

    def all(self) -> list[str]:
        """Every row, closed ones too."""
        return [self.panel.model.text(node) for node in self.panel.model.nodes()]

    def node(self, key: str) -> Node:
        node = self.panel.model.find(key)
        assert node is not None
        return node

    def go(self, key: str) -> None:
        self.panel.tree.go_to(self.node(key))


@contextmanager
def told_of(
    monkeypatch: pytest.MonkeyPatch, take: Callable[[QAccessibleEvent], None]
) -> Iterator[None]:
    """Let `take` have whatever assistive technology is told while it is on.

    Where the platform's Qt lets us, its own handler hears it; elsewhere the call into Qt is heard.
    """
    was_active = QAccessible.isActive()
    QAccessible.setActive(True)
    install = _installer()
    with monkeypatch.context() as patch:
        handler = HANDLER(lambda at: take(shiboken6.wrapInstance(at, QAccessibleEvent)))
        if install is not None:
            before = install(ctypes.cast(handler, ctypes.c_void_p))
        else:
            patch.setattr(QAccessible, "updateAccessibility", take)
        try:
            yield
        finally:
            if install is not None:
                install(before)
            QAccessible.setActive(was_active)


@contextmanager
def listening(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Collect what is announced; "!" before what is urgent."""
    heard: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        if event.type() == QAccessible.Event.Announcement:
            told = shiboken6.wrapInstance(
                shiboken6.getCppPointer(event)[0], QAccessibleAnnouncementEvent
            )
            urgent = told.politeness() == QAccessible.AnnouncementPoliteness.Assertive
            heard.append(("!" if urgent else "") + told.message())

    with told_of(monkeypatch, hear):
        yield heard


@contextmanager
def following(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Collect the names of all that the keyboard is said to be on, one after the other."""
    there: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        if event.type() == QAccessible.Event.Focus:
            spoken = event.accessibleInterface()
            there.append(spoken.text(QAccessible.Text.Name) if spoken is not None else "nothing")

    with told_of(monkeypatch, hear):
        yield there


HANDLER = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
INSTALL = "_ZN11QAccessible20installUpdateHandlerEPFvP16QAccessibleEventE"


def _installer() -> Callable[[object], object] | None:
    """`QAccessible::installUpdateHandler`, which PySide leaves out, from the library itself."""
    library = Path(PySide6.__file__).parent / "Qt" / "lib" / "libQt6Gui.so.6"
    if not library.exists():
        return None
    install = ctypes.CDLL(str(library))[INSTALL]
    install.restype = ctypes.c_void_p
    install.argtypes = [ctypes.c_void_p]
    return install


def said_by(widget: QWidget) -> str:
    """The name a screen reader has for a widget."""
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)
