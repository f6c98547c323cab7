"""Advice at the side, below the log: it comes when something was said, and goes again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot

from app.core.text.words import Words
from app.ui.panels.announce import announce
from app.ui.toolkit.call_later import soon

if TYPE_CHECKING:
    from app.core.advice import Advice
    from app.core.ids import NodeId
    from app.ui.app.shell import Shell
    from app.ui.board.board_view import BoardView
    from app.ui.panels.panel_stack import PanelStack
    from app.ui.side.advice.advice_panel import AdvicePanel
    from app.ui.side.advice.advice_watch import AdviceWatch, Spoken
    from app.ui.side.advice.ruling_memory import RulingMemory
    from app.ui.side.side_heights import SideParts
    from app.ui.table.bridge import Bridge
    from app.ui.table.open_table import OpenTable

NOTHING = Words(
    "Nothing looks wrong. Advice on a move appears below the log; it never stops a move.",
    "気になる点はありません。操作についての助言はログの下に出ます。助言が操作を止めることは"
    "ありません。",
)


class SideAdvice(QObject):
    """Listens to the adviser of one table, and shows what is said."""

    resized = Signal()
    """There are more cards or fewer, or one needs more height."""

    def __init__(
        self,
        window: Shell,
        bridge: Bridge,
        table: OpenTable,
        board: BoardView,
        parts: SideParts,
        stack: PanelStack,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._bridge = bridge
        self._table = table
        self._board = board
        self._parts = parts
        self._stack = stack
        self.watch: AdviceWatch | None = None
        """What the adviser says, in a game that has one."""
        self.memory: RulingMemory | None = None
        """What was ruled before, with the adviser."""
        self.panel: AdvicePanel | None = None
        """Shows it, once there was something to show."""

    def begin(self) -> None:
        """Listen once the board is there, in a game with an adviser."""
        if self._bridge.spec.adviser is not None:
            # Not before the board is there: nobody waits for advice on a table that just opened.
            soon(self.follow)

    @Slot()
    def follow(self) -> None:
        """Listen to the adviser from now on."""
        if self.watch is not None:
            return
        from app.ui.side.advice.advice_watch import AdviceWatch  # noqa: PLC0415 - after the first picture

        self.watch = AdviceWatch(self._bridge, self)
        self.watch.spoke.connect(self._spoken)
        self.watch.changed.connect(self._follow_watch)
        self._board.adviser = self.watch
        self.watch.start()
        from app.ui.side.advice.ruling_memory import RulingMemory  # noqa: PLC0415 - likewise

        self.memory = RulingMemory(self._bridge, self._table.lexicon, self._table.title, self)
        self.memory.failed.connect(self._tell_trouble)

    @Slot(object)
    def _tell_trouble(self, words: Words) -> None:
        self._window.tell(words, "warning")

    def close(self) -> None:
        """Listen no longer."""
        if self.watch is not None:
            self.watch.close()

    @property
    def shows(self) -> bool:
        """Whether there is anything to read."""
        return self.panel is not None and bool(self.panel.cards)

    def heights(self, width: int) -> tuple[int, int]:
        """Return how high all of it is at a width, and how much of it is seen in any case."""
        return (0, 0) if self.panel is None else self.panel.heights(width)

    def take_keyboard(self) -> None:
        """Let the keyboard come to what is to be answered; say so where there is nothing."""
        if self.panel is not None and self.panel.cards:
            self._stack.bring(self.panel)
            self.panel.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            self._window.tell(NOTHING)

    @Slot(int)
    def show_step(self, node: NodeId) -> None:
        """Show what is said up to a step that is looked at."""
        if self.watch is not None:
            self.watch.look_at(node)

    @Slot()
    def show_now(self) -> None:
        """Show what is said of the table as it is."""
        if self.watch is not None:
            self.watch.look_at(None)

    @Slot(object)
    def _spoken(self, spoken: tuple[Spoken, ...]) -> None:
        """Let what was said of the last gesture be seen and heard."""
        grave = [one for one in spoken if one.advice.severity != "reminder"]
        if grave:
            if self.panel is not None:
                self._stack.bring(self.panel)
            announce(self._board, grave[0].advice.message.in_(self._window.look.language))

    @Slot()
    def _follow_watch(self) -> None:
        assert self.watch is not None
        if self.panel is None:
            if not self.watch.open_advice():
                return
            self._make_panel()
        elif self.panel.keyboard_is_done():
            # The next key is meant for the table, not for what stands behind the answer.
            self._board.setFocus()

    def _make_panel(self) -> None:
        from app.ui.side.advice.advice_panel import AdvicePanel  # noqa: PLC0415 - not at the start

        assert self.watch is not None
        window = self._window
        panel = AdvicePanel(window.look, self.watch, self._bridge, self.memory)
        self.panel = panel
        panel.rule_wanted.connect(self._about_rule)
        panel.remedy_wanted.connect(self.put_right)
        panel.counted.connect(self.resized)
        panel.grew.connect(self.resized)
        self._parts.take_advice(panel)
        self.resized.emit()

    @Slot(int)
    def put_right(self, node: int) -> None:
        """Offer what can be done about a step."""
        from app.ui.panels.history.remedies.remedy_desk import put_right  # noqa: PLC0415 - on demand

        put_right(self._window, node)

    @Slot(object)
    def _about_rule(self, advice: Advice) -> None:
        """Show the rule that advice rests on, with what was ruled before."""
        from app.ui.panels.readings.rules_desk import show_rules  # noqa: PLC0415 - on demand

        show_rules(self._window, advice.rule, advice.about)
