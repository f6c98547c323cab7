"""The window collects cycles on its own thread, and all of them when the pointer rests."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, QPoint
from pytestqt.qtbot import QtBot

from app.ui.app import collector
from app.ui.app.collector import Collector


class Ticking:
    """Stands for the collector of cycles."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def look(self) -> None:
        self.told.append("look")

    def rest(self) -> None:
        self.told.append("rest")

    def stop(self) -> None:
        self.told.append("stop")


def test_a_pointer_that_moves_keeps_it_from_going_through_everything(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    ticking, moves = Ticking(), [0]

    def position() -> QPoint:
        moves[0] += moves[0] < 30
        return QPoint(moves[0], 0)

    monkeypatch.setattr(collector, "Collecting", lambda: ticking)
    monkeypatch.setattr(collector, "EVERY", 1)
    monkeypatch.setattr(collector, "RESTED", 5)
    monkeypatch.setattr(collector.QCursor, "pos", staticmethod(position))
    owner = QObject()
    collecting = Collector(owner)
    qtbot.waitUntil(lambda: "rest" in ticking.told)
    assert ticking.told.index("rest") >= 30
    collecting.stop()
    assert ticking.told[-1] == "stop"
