"""Asking for the way to a table: the sheet, the tables around, and the visit it begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot

from app.ui.table import last_table

if TYPE_CHECKING:
    from app.core.text.words import Words
    from app.net.client.connection_state import State
    from app.net.discovery.seeker import Seeker
    from app.session.room.messages.from_people import Role
    from app.ui.app.shell import Shell
    from app.ui.lan.joining.join_sheet import JoinSheet
    from app.ui.lan.visit import Visit, WayIn
    from app.ui.lan.visiting import Visiting


class Joining(QObject):
    """The sheet that asks; one at a time."""

    _found = Signal()

    def __init__(self, window: Shell, desk: Visiting) -> None:
        super().__init__(desk)
        self._window = window
        self._desk = desk
        self.sheet: JoinSheet | None = None
        self._called: Visit | None = None
        """The visit that the sheet asked for: when the sheet goes, no other one ends."""
        self._seeker: Seeker | None = None
        self._found.connect(self._show_found, Qt.ConnectionType.QueuedConnection)

    def ask(
        self,
        typed: str = "",
        *,
        name: str = "",
        role: Role = "player",
        seat: int | None = None,
        code: str = "",
        at_once: bool = False,
    ) -> JoinSheet:
        """Ask for the way to a table; with `at_once` go there, as far as it is known."""
        from app.ui.lan.joining.join_sheet import JoinSheet  # noqa: PLC0415 - on demand

        window = self._window
        self.leave()
        known = name or window.settings.player_name or next(iter(last_table.load().names), "")
        sheet = JoinSheet(window.look, window.room, known)
        sheet.seat = seat
        sheet.code.setText(code)
        sheet.wanted.connect(self._go)
        sheet.stopped.connect(self._stop_calling)
        sheet.closed.connect(self._sheet_gone)
        self.sheet = sheet
        sheet.open_with(typed, role)
        self._seek()
        if at_once:
            sheet.go()
        return sheet

    @Slot(object)
    def _go(self, way: WayIn) -> None:
        self._window.looks.change(player_name=way.wish.name)
        self._called = self._desk.go_to(way)

    @Slot()
    def _sheet_gone(self) -> None:
        sheet, self.sheet = self.sheet, None
        if self._seeker is not None:
            seeker, self._seeker = self._seeker, None
            seeker.close()
        called, self._called = self._called, None
        if sheet is not None and sheet.connecting and self._desk.visit is called:
            self._desk.go_away()

    @Slot()
    def _stop_calling(self) -> None:
        self._desk.go_away()

    # -- how it goes --------------------------------------------------------------------------

    def show_state(self, state: State) -> bool:
        """Show how the connection stands where the sheet waits for it; False where none does."""
        if self.sheet is None or not self.sheet.connecting:
            return False
        self.sheet.show_state(state)
        return True

    def refuse(self, words: Words) -> bool:
        """Say why one is not let in where the sheet waits for that; False where none does."""
        if self.sheet is None or not self.sheet.connecting:
            return False
        self.sheet.refuse(words)
        return True

    def arrive(self) -> None:
        """Take the sheet away: the table is there."""
        if self.sheet is not None:
            self.sheet.connecting = False
            self.sheet.leave()

    def leave(self) -> None:
        """Take the sheet away; a visit that it waits for ends with it."""
        if self.sheet is not None:
            self.sheet.leave()

    # -- tables around ------------------------------------------------------------------------

    def _seek(self) -> None:
        from app.net.discovery.seeker import Seeker  # noqa: PLC0415 - on demand

        if self._seeker is None:
            self._seeker = Seeker(self._found.emit)
            self._show_found()

    @Slot()
    def _show_found(self) -> None:
        if self._seeker is not None and self.sheet is not None:
            self.sheet.show_found(self._seeker.tables, self._seeker.troubles)
