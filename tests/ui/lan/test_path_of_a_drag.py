"""How far it is from the mouse to the other seat's board: the files a drag goes through.

At each station on the way the calls that led there are looked at: from the mouse to the bytes that
leave the window, from the network to the table and to the bytes for the others, and from those to
the board of the other window. A reader who follows a drag reads these files.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.session.room.messages.from_people import Ask
from app.session.room.messages.table_talk import Drag, Ghost
from app.ui.board.board_view import BoardView
from tests.ui.board.conftest import Hand
from tests.ui.lan.joined import Until
from tests.ui.lan.test_two_windows import boards, middle, other

__all__ = ["boards", "other"]

MOST_FILES = 30
SIGNS = "net/client/chance_watch.py"
"""Signs what the host told, by the same wire: no part of the way, and now and then quicker."""
APP = Path(__file__).resolve().parents[3] / "app"
STATIONS = (
    ("the gesture leaves the window", "app.net.client.table_client", "TableClient", "_send"),
    ("it is written for the wire", "app.net.encoding.messages", "", "written"),
    ("it is read from the wire", "app.net.encoding.messages", "", "read_from_people"),
    ("it is carried out", "app.session.steps.moving", "", "move_cards"),
    ("it becomes a fact", "app.session.steps.step_context", "StepContext", "commit"),
    ("it is kept and told", "app.session.host.host", "Host", "_let_happen"),
    ("it changes the table", "app.session.host.step_diff", "", "apply"),
    ("each seat is told its part", "app.session.host.step_diff", "", "redact"),
    ("it is written for a seat", "app.net.encoding.patch.patch_writing", "PatchWriting", "form"),
    ("it goes to a seat", "app.net.server.streams", "", "frame"),
    ("it comes to the other window", "app.net.client.table_client", "TableClient", "_take_step"),
    ("it is read for the seat", "app.net.encoding.patch.patch_reading", "PatchReading", "fact"),
    ("it comes to the board", "app.ui.board.scene.scene", "BoardScene", "step"),
    ("the card lies there", "app.ui.board.scene.scene", "BoardScene", "_put"),
)
"""(what happens, module in which it is called, class or "", function)"""


class Way:
    """The files on the shortest way to each station, while somebody looks."""

    def __init__(self) -> None:
        self.looks = False
        self.to: dict[str, frozenset[str]] = {}

    def watch(self, patch: pytest.MonkeyPatch, station: str, held: Any, name: str) -> None:
        real: Callable[..., Any] = getattr(held, name)

        def through(*given: Any, **named: Any) -> Any:
            come_of_it = real(*given, **named)
            # What tells where the hand is goes other ways at the same time.
            about = [one for one in (*given, come_of_it) if isinstance(one, Ask | Drag | Ghost)]
            if self.looks and all(isinstance(one, Ask) for one in about):
                self._take(station, {real.__code__.co_filename, *_callers()})
            return come_of_it

        patch.setattr(held, name, through)

    def _take(self, station: str, files: set[str]) -> None:
        paths = [Path(file) for file in files]
        ours = frozenset(
            path.relative_to(APP).as_posix() for path in paths if path.is_relative_to(APP)
        )
        if SIGNS in ours:
            return
        if station not in self.to or len(ours) < len(self.to[station]):
            self.to[station] = ours


def _callers() -> list[str]:
    """Return the files of the calls that led here, the nearest first."""
    files: list[str] = []
    frame = sys._getframe(2)
    while frame is not None:
        files.append(frame.f_code.co_filename)
        frame = frame.f_back  # type: ignore[assignment]
    return files


def test_a_drag_goes_through_few_files(
    boards: tuple[BoardView, BoardView], until: Until, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine, theirs = boards
    way = Way()
    for station, module, holder, name in STATIONS:
        held = importlib.import_module(module)
        way.watch(monkeypatch, station, getattr(held, holder) if holder else held, name)
    hand, card = Hand(mine), mine.bridge.view.cards_in("hand.0")[0]
    goal = mine.to_window(*middle(mine, "discard.0"))
    hand.carry(hand.spot(card), goal)
    way.looks = True
    hand.let_go(goal)
    until(lambda: theirs.bridge.view.zones["discard.0"].count == 1)
    until(lambda: len(way.to) == len(STATIONS))
    way.looks = False
    passed = frozenset().union(*way.to.values())
    assert len(passed) <= MOST_FILES, sorted(passed)
