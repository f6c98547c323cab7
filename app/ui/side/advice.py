"""Advice at the side: its tab comes forward when something grave was said, and goes again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from app.ui.panels.announce import announce
from app.ui.soon import soon

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.ui.advice.panel import AdvicePanel
    from app.ui.advice.watch import AdviceWatch, Spoken
    from app.ui.board.view import BoardView
    from app.ui.bridge import Bridge
    from app.ui.panels.panel_stack import PanelStack
    from app.ui.side.tabs import SideTabs
    from app.ui.window import Window


class SideAdvice(QObject):
    """Listens to the adviser of one table, and shows what is said in a tab."""

    resized = Signal()
    """There are more cards or fewer, or one needs more height."""

    def __init__(
        self,
        window: Window,
        bridge: Bridge,
        board: BoardView,
        tabs: SideTabs,
        stack: PanelStack,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._bridge = bridge
        self._board = board
        self._tabs = tabs
        self._stack = stack
        self.watch: AdviceWatch | None = None
        """What the adviser says, in a game that has one."""
        self.panel: AdvicePanel | None = None
        """Shows it, once the tab was wanted."""

    def begin(self) -> None:
        """Offer no tab yet, and listen once the board is there, in a game with an adviser."""
        self._tabs.offer("advice", offered=False)
        if self._bridge.spec.adviser is not None:
            # Not before the board is there: nobody waits for advice on a table that just opened.
            soon(self.follow)

    @Slot()
    def follow(self) -> None:
        """Listen to the adviser from now on."""
        if self.watch is not None:
            return
        from app.ui.advice.watch import AdviceWatch  # noqa: PLC0415 - after the first picture

        self.watch = AdviceWatch(self._bridge, self)
        self.watch.spoke.connect(self._spoken)
        self.watch.changed.connect(self._count)
        self._board.adviser = self.watch
        self.watch.start()

    def make_panel(self) -> QWidget:
        """Return what the tab shows."""
        from app.ui.advice.panel import AdvicePanel  # noqa: PLC0415 - not at the start

        self.follow()
        assert self.watch is not None
        window = self._window
        self.panel = AdvicePanel(
            self.watch, self._bridge, palette=window.palette_in_use, language=window.language
        )
        self.panel.rule_wanted.connect(self._about_rule)
        self.panel.counted.connect(self.resized)
        self.panel.grew.connect(self.resized)
        return self.panel

    def close(self) -> None:
        """Listen no longer."""
        if self.watch is not None:
            self.watch.close()

    @Slot(object)
    def _spoken(self, spoken: tuple[Spoken, ...]) -> None:
        """Let what was said of the last gesture be seen and heard."""
        grave = [one for one in spoken if one.advice.severity != "reminder"]
        if grave:
            self._tabs.offer("advice", offered=True)
            self._tabs.come_forward("advice")
            if self._tabs.front == "advice":
                self._stack.bring(self._tabs)
            announce(self._board, grave[0].advice.message.in_(self._window.language))

    @Slot()
    def _count(self) -> None:
        number = len(self.watch.open_advice()) if self.watch is not None else 0
        if self.panel is not None and self.panel.keyboard_is_done():
            # The next key is meant for the table, not for what stands behind the answer.
            self._board.setFocus()
        self._tabs.wait_for("advice", number)
        if not number:
            self._tabs.go_back("advice")
        # Without advice there is no tab: the row stays short, and one that comes is noticed.
        self._tabs.offer("advice", offered=bool(number) or self._tabs.front == "advice")

    @Slot(str)
    def _about_rule(self, rule: str) -> None:
        """Show a rule of the adviser among all that the table agrees on."""
        if self._window.place is not None:
            self._window.place.show_options(rule)
