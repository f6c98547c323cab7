"""The host of the table one is at, where it ran on this computer: whether it ended, and another.

A host that was killed is begun again in the same file. It has the same invite and the same port, so
everybody comes back by themselves, this window too.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QObject, Signal, Slot

from app.core.text.words import Words
from app.places import is_there
from app.store.live_marker import is_live

if TYPE_CHECKING:
    from app.ui.lan.hosting.table_hosting import Hosting
    from app.ui.lan.joining.way_back import WayBack
    from app.ui.lan.visit import Visit

How = Literal["there", "ended", "starting"]

TELLS: dict[How, Words] = {
    "ended": Words("The host on this computer has ended.", "このパソコンのホストが終了しました。"),
    "starting": Words("The host is being started again…", "ホストを再び起動しています…"),
}


class HostAgain(QObject):
    """Looks after one visit's host; of one on another computer nothing is known here."""

    changed = Signal()
    """`how` is another."""

    def __init__(self, visit: Visit, hosting: Hosting, way_back: WayBack) -> None:
        """`way_back` knows the table's file, where this computer hosts it."""
        super().__init__(visit)
        self.how: How = "there"
        self._visit = visit
        self._hosting = hosting
        self._way_back = way_back
        visit.state_changed.connect(self._look)
        hosting.not_begun.connect(self._fail)

    @Slot()
    def _look(self, *_told: object) -> None:
        """See how it stands with the host."""
        state = self._visit.state.name
        if state == "inside" or self._visit.over:
            self._be("there")
        elif state == "away" and self.how != "starting":
            self._be("ended" if self._left_behind() is not None else "there")

    @Slot()
    def _fail(self) -> None:
        self._be("there")
        self._look()

    def _left_behind(self) -> Path | None:
        """Return the table's file, if it is on this computer and no host has it any more."""
        table = self._way_back.table
        ended = table is not None and is_there(table) and not is_live(table)
        return table if ended else None

    @Slot()
    def begin(self) -> None:
        """Begin the host again."""
        table = self._left_behind()
        if self.how == "ended" and table is not None:
            self._be("starting")
            self._hosting.begin_again(table)

    def _be(self, how: How) -> None:
        if how != self.how:
            self.how = how
            self.changed.emit()
