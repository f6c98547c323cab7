"""Keeps the plans that are made at the table in the window, for who comes back to it.

In a file of their own on this machine (`store/tables/kept_drafts.py`): no table file has them, and
no host hears of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, runtime_checkable

from PySide6.QtCore import QObject, Signal, Slot

from app.store.file_trouble import StoreError
from app.store.tables.kept_drafts import DraftFile, KeptDraft, forget_old

if TYPE_CHECKING:
    from app.core.ids import SeatId
    from app.session.seat.seat_client import SeatClient
    from app.ui.table.bridge import Bridge
    from app.ui.table.open_table import OpenTable


@runtime_checkable
class NamedTable(Protocol):
    """A table that is known again when it is opened or joined another time."""

    @property
    def kept_as(self) -> str:
        """What tells it from all other tables of this machine; "" as long as nothing does."""


class DraftKeeping(QObject):
    """Follows the drafts of those who sit at the window, one after the other."""

    failed = Signal(object)
    """Words: the disk refused. Told once."""

    def __init__(self, bridge: Bridge, table: OpenTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._table = table
        self._files: dict[SeatId, DraftFile] = {}
        self._kept: dict[SeatId, KeptDraft | None] = {}
        """What is in each of them, as far as it was looked at."""
        self._locked: dict[SeatId, str] = {}
        """The own plans that were locked, as they were seen last."""
        self._told = False
        if bridge.spec.plan_sheet is None or not isinstance(table, NamedTable):
            return
        forget_old()
        bridge.sketched.connect(self._keep)
        for told in (bridge.stepped, bridge.placed):
            told.connect(self._look)
        self._look()

    def _file(self, seat: SeatId) -> DraftFile | None:
        """Return where the draft of a seat is kept; None as long as the table has no name."""
        if seat not in self._files:
            name = self._table.kept_as if isinstance(self._table, NamedTable) else ""
            if not name:
                return None
            self._files[seat] = DraftFile(name, seat)
        return self._files[seat]

    @Slot()
    def _keep(self) -> None:
        """Write down how far the plan is: what was sketched last is there after a crash."""
        seat, draft = self._bridge.seat, self._bridge.client.draft
        file = self._file(seat) if seat >= 0 else None
        if file is None:
            return
        wanted = KeptDraft(draft.turn, draft.text) if draft.text else None
        if wanted == self._kept.get(seat):
            return
        self._kept[seat] = wanted
        if wanted is None:
            file.forget()
            return
        try:
            file.keep(wanted)
        except StoreError as problem:
            del self._kept[seat]
            if not self._told:
                self._told = True
                self.failed.emit(problem.words)

    @Slot()
    def _look(self, *_told: object) -> None:
        """Take up what was kept, or forget it once it is of no use any more."""
        client = self._bridge.client
        seat, view = client.seat, client.view
        file = self._file(seat) if seat >= 0 else None
        if file is None:
            return
        if seat not in self._kept:
            self._kept[seat] = file.read()
        kept, seal = self._kept[seat], view.seal(seat)
        if kept is not None and (kept.turn != view.turn.number or (seal and not seal.locked)):
            file.forget()
            self._kept[seat] = None
        elif kept is not None:
            self._take_up(client, kept.text)
        locked = self._locked.pop(seat, "")
        if seal is not None and seal.locked:
            self._locked[seat] = seal.text
        elif seal is None and locked:
            # Who takes a plan back goes on with it, also where it was made before a crash.
            self._take_up(client, locked)

    def _take_up(self, client: SeatClient, text: str) -> None:
        """Let a seat go on with a draft, where it has none of its own for this turn."""
        turn = client.view.turn.number
        if client.draft.turn != turn:
            client.draft.begin(turn, text)
            client.tell_draft()
