"""A real window at a table in the network, which does what lines on its standard input say.

Each line is one JSON object with `do`; the answer is one line of JSON. What is done goes the way of
a person: by sheets, buttons, keys and the mouse.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtTest import QTest

from app.core.data.codec import seat_bytes
from app.core.intent import Procedure
from app.ui.app.program import run_window
from tests.e2e.hands import Hands
from tests.e2e.plan_deeds import PlanDeeds
from tests.helpers.begun import begins

if TYPE_CHECKING:
    from app.session.seat.sent_intent import Sent
    from app.ui.app.window import Window
    from app.ui.lan.lan_desk import LanDesk
    from app.ui.lan.visit import Visit

PATIENCE = 60.0
"""Seconds until something that should come is missed."""


class Puppet(PlanDeeds, QObject):
    """One window, led by lines."""

    told = Signal(str)

    def __init__(self, window: Window) -> None:
        QObject.__init__(self, window)
        self.window = window
        self.told.connect(self._do, Qt.ConnectionType.QueuedConnection)
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        for line in sys.stdin:
            self.told.emit(line)
        os._exit(0)

    @Slot(str)
    def _do(self, line: str) -> None:
        words = json.loads(line)
        try:
            answer = getattr(self, words.pop("do"))(**words)
        except BaseException:  # noqa: BLE001 - whatever it is, the test is to see it
            traceback.print_exc()
            answer = {"failed": traceback.format_exc()}
            self.window.grab().save(str(Path(sys.argv[1]).with_suffix(".png")))
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()

    def _until(self, true: Callable[[], object], what: str) -> None:
        until = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < until, f"waited in vain: {what}"
            QTest.qWait(10)

    @property
    def desk(self) -> LanDesk:
        return self.window.lan_desk()

    @property
    def visit(self) -> Visit:
        assert self.desk.visit is not None
        return self.desk.visit

    # -- coming -------------------------------------------------------------------------------

    def join(self, invite: str, name: str, seat: int | None = None) -> dict[str, Any]:
        """Paste an invite, and wait for the place: without a seat that of a spectator."""
        home = self.window.pages.home()
        QTest.keyClick(home, Qt.Key.Key_J)
        sheet = self.desk.joining.sheet
        assert sheet is not None
        sheet.seat = seat
        sheet.role.setCurrentIndex(sheet.role.findData("spectator" if seat is None else "player"))
        sheet.way.setText(invite)
        sheet.name.setText(name)
        QTest.keyClick(sheet.way, Qt.Key.Key_Return)
        self._until(lambda: self.desk.lobby is not None or self.desk.at_table, "a place")
        return self.state()

    def ready(self) -> dict[str, Any]:
        """Press the button of the lobby once a deck lies there."""
        lobby = self.desk.lobby
        assert lobby is not None
        self._until(lobby.ready.isEnabled, "a deck")
        QTest.mouseClick(lobby.ready, Qt.MouseButton.LeftButton)
        return {}

    def at_table(self) -> dict[str, Any]:
        """Wait until the table lies there."""
        self._until(lambda: self.desk.at_table, "the table")
        return self.state()

    def go_back(self) -> dict[str, Any]:
        """Take what the home screen offers first."""
        home = self.window.pages.home()
        assert home.page.back.isVisible(), "no way back is offered"
        title = home.page.back.text()
        QTest.keyClick(home, Qt.Key.Key_Return)
        return self.at_table() | {"offered": title}

    def inside(self) -> dict[str, Any]:
        """Wait until the host is there again."""
        self._until(lambda: self.visit.state.name == "inside", "the host")
        return self.state()

    def standing(self) -> dict[str, Any]:
        """Tell how the connection stands just now."""
        return {"state": self.visit.state.name}

    def away(self) -> dict[str, Any]:
        """Wait until the connection is seen to be lost."""
        self._until(lambda: self.visit.state.name != "inside", "the loss")
        return self.standing()

    # -- playing ------------------------------------------------------------------------------

    def _answered(self, sent: Sent | None) -> dict[str, Any]:
        assert sent is not None
        self._until(lambda: sent.answer is not None, "an answer")
        return {"accepted": sent.accepted} | self.state()

    def procedure(self, name: str) -> dict[str, Any]:
        """Carry out a procedure of the game."""
        assert self.window.bridge is not None
        answers = (("auto", "1"),) if name == "setup" else ()
        start = name == "start"
        intent = begins(self.window.bridge.view) if start else Procedure(name, answers)
        return self._answered(self.window.ask(intent))

    def key(self, key: str) -> dict[str, Any]:
        """Press a key at the board, and wait until something happened."""
        assert self.window.bridge is not None
        node = self.window.bridge.node
        Hands(self.window).key(key)
        self._until(lambda: self._node() != node, f"what {key} does")
        return self.state()

    def drag_to(self, zone: str) -> dict[str, Any]:
        """Drag the first card of the hand into a zone."""
        hands = Hands(self.window)
        node, seat = self._node(), hands.view.seat
        card = hands.zone("hand", seat)[0]
        hands.drag(hands.at(card), hands.at_zone(f"{zone}.{seat}"))
        self._until(lambda: self._node() != node, "the drop")
        return self.state()

    def _node(self) -> int:
        assert self.window.bridge is not None
        return self.window.bridge.node

    # -- telling ------------------------------------------------------------------------------

    def reached(self, node: int) -> dict[str, Any]:
        """Wait until a step is here and nothing is on the way."""
        self._until(lambda: self._node() == node, f"step {node}")
        return self.state()

    def at_least(self, node: int) -> dict[str, Any]:
        """Wait until a step is here; tell which one is by then."""
        self._until(lambda: self._node() >= node, f"step {node} or one after it")
        return {"node": self._node()}

    def state(self) -> dict[str, Any]:
        """Tell what there is to see."""
        bridge = self.window.bridge
        seen = None if bridge is None else seat_bytes(bridge.view).decode()
        return {
            "node": None if bridge is None else bridge.node,
            "view": seen,
            "seat": None if bridge is None else bridge.seat,
            "person": None if self.visit.place is None else self.visit.place.person,
            "log": self.window.log_text(),
        }

    def log_has(self, words: str) -> dict[str, Any]:
        """Wait until the log says something."""
        self._until(lambda: words in self.window.log_text(), f"the log says {words!r}")
        return {}

    def has_said(self, words: str) -> dict[str, Any]:
        """Wait until the window has said something."""
        language = self.window.look.language

        def is_said() -> bool:
            return any(words in one.words.in_(language) for one in self.window.messages.kept)

        self._until(is_said, f"the window says {words!r}")
        return {}

    def picture(self, file: str) -> dict[str, Any]:
        """Save what the window shows."""
        QTest.qWait(700)
        assert self.window.grab().save(file)
        return {}


def main() -> int:
    folder = Path(sys.argv[1])

    def ready(window: Window) -> None:
        window.looks.change(tour_seen=True, animations=False)
        window.resize(1280, 720)
        window.puppet = Puppet(window)  # type: ignore[attr-defined]  # lives as long
        sys.stdout.write(json.dumps({"home": str(folder)}) + "\n")
        sys.stdout.flush()

    code = run_window(ready=ready)
    sys.stdout.flush()
    os._exit(code)


if __name__ == "__main__":
    main()
