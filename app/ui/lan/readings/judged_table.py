"""A judge's copy of the table one is at, and the readings that a judge showed.

The copy lies in the window in place of the table; one stays at the table meanwhile, and goes back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from app.core.data.value import value
from app.core.ids import JUDGE
from app.core.text.words import Words
from app.net.encoding import messages
from app.net.transport.limits import LONGEST_REQUEST
from app.session.positions.position_line import PositionError
from app.session.readings.judges_copy import copy_of, told_steps
from app.session.room.messages.reading_messages import (
    LONGEST_NAME,
    LONGEST_STEPS,
    EnterReading,
    ReadingEntered,
    ReadingsShown,
    SendReadings,
    SentReading,
)
from app.ui.lan.readings.sent_sheet import SentSheet
from app.ui.lan.remote_document import RemoteDocument
from app.ui.table.table_document import copied_document

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.core.ids import Handle, NodeId
    from app.ui.app.shell import Shell
    from app.ui.lan.visit import Visit
    from app.ui.lan.visiting import Visiting
    from app.ui.table.table_document import Document

COPIED = Words(
    "This is your copy; the game itself is untouched. Play both ways out, compare them "
    "(Ctrl+Alt+R) and send them. Ctrl+Alt+G leads back to the game.",
    "これはあなたのコピーで、元の対戦は動きません。それぞれの進め方を試し、比べて（"
    "Ctrl+Alt+R）送れます。Ctrl+Alt+Gで対戦に戻ります。",
)
TOO_LONG = Words(
    "These readings are too long to be sent. Make the copy of a later step, or leave one out.",
    "読みが長すぎて送れません。もっと後の手順のコピーを作るか、読みを減らしてください。",
)
ELSEWHERE = Words(
    "The table that this copy is of is no longer joined. Join it again, and make a new copy.",
    "このコピーの元の卓から離れています。もう一度参加して、コピーを作り直してください。",
)


@value
class Copied:
    """A copy, and what it is of."""

    document: Document
    visit: Visit
    node: NodeId
    cards: tuple[Handle, ...]


class JudgedTable(QObject):
    """The readings of one visit, as this window has them."""

    def __init__(self, window: Shell, desk: Visiting) -> None:
        super().__init__(desk)
        self._window = window
        self._desk = desk
        self._copied: Copied | None = None
        self.shown: ReadingsShown | None = None
        """What a judge showed last."""
        self.sheet: SentSheet | None = None

    # -- the copy -----------------------------------------------------------------------------

    @property
    def on_copy(self) -> bool:
        """Whether a copy of the table one is at lies in the window."""
        copied = self._copied
        return (
            copied is not None
            and self._window.table is copied.document
            and self._desk.visit is copied.visit
        )

    def copy(self, node: NodeId) -> bool:
        """Lay a copy of a step, where this is the judge's window; False where it is not."""
        window, visit = self._window, self._desk.visit
        table, bridge = window.table, window.bridge
        if visit is None or bridge is None or bridge.seat != JUDGE:
            return False
        view = bridge.history.view_at(node)
        if not isinstance(table, RemoteDocument) or view is None:
            return False
        try:
            host, cards = copy_of(bridge.spec, view)
        except PositionError as problem:
            window.tell(problem.words, "error")
            return True
        document = copied_document(host, window.tables.tell_saving)
        self._copied = Copied(document, visit, node, cards)
        table.stays = True
        self._desk.leave_board()
        window.put_on_board(document)
        window.tell(COPIED, "done")
        return True

    @Slot()
    def back(self) -> None:
        """Put the table back on the board that one is at."""
        self._desk.lay_again()

    def end_copy(self) -> None:
        """Let go of the copy: the table comes back to the board."""
        self._copied = None

    def may_send(self, document: Document) -> bool:
        """Whether a table is a copy whose readings can be sent."""
        return self._copied is not None and self._copied.document is document and self.on_copy

    def send(self, nodes: Sequence[NodeId]) -> None:
        """Show the players the ways to these steps of the copy."""
        copied = self._copied
        if copied is None or not self.on_copy:
            self._window.tell(ELSEWHERE, "refused")
            return
        host = copied.document.table.host
        labels = host.tree.labels
        readings = tuple(
            SentReading(
                labels[node].name[:LONGEST_NAME] if node in labels else "", told_steps(host, node)
            )
            for node in nodes
        )
        sent = SendReadings(copied.node, copied.cards, readings)
        longest = max(len(one.steps) for one in readings)
        if longest > LONGEST_STEPS or len(messages.written(sent)) > LONGEST_REQUEST:
            self._window.tell(TOO_LONG, "refused")
            return
        copied.visit.say(sent)

    # -- what was shown -----------------------------------------------------------------------

    def hear(self, what: object) -> None:
        """Show readings that come, and put them away once one of them is what happened."""
        if isinstance(what, ReadingsShown):
            self.shown = what
            self.show()
        elif isinstance(what, ReadingEntered):
            self.forget()
            if self.on_copy:
                self.back()

    def forget(self) -> None:
        """Put away what was shown."""
        self.shown = None
        if self.sheet is not None:
            self.sheet.close()

    def show(self) -> bool:
        """Show the readings that were sent; False where there are none."""
        visit, shown, window = self._desk.visit, self.shown, self._window
        if shown is None or visit is None or visit.place is None or window.place is None:
            return False
        if self.sheet is not None:
            self.sheet.close()
        try:
            sheet = SentSheet(window, shown, visit.place.seat)
        except PositionError as problem:
            window.tell(problem.words, "error")
            return True
        sheet.closed.connect(self._sheet_gone)
        sheet.entered.connect(lambda number: visit.say(EnterReading(number)))
        self.sheet = sheet
        sheet.open()
        return True

    def show_next(self) -> bool:
        """Show the next reading large; False where no readings are shown."""
        if self.sheet is None:
            return False
        self.sheet.show_next()
        return True

    @Slot()
    def _sheet_gone(self) -> None:
        self.sheet = None
