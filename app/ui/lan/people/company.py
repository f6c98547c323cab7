"""Who else is at the table on the board: the strip above it, and the sheet of people and chat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QVBoxLayout

from app.ui.lan.chat_box import ChatBox

if TYPE_CHECKING:
    from app.ui.app.shell import Shell
    from app.ui.lan.hosting.host_again import HostAgain
    from app.ui.lan.people.people_sheet import PeopleSheet
    from app.ui.lan.together import Together
    from app.ui.lan.visit import Visit
    from app.ui.lan.visiting import Visiting


class Company(QObject):
    """Shows and takes away what one table in the network has beside its cards."""

    def __init__(self, window: Shell, desk: Visiting) -> None:
        super().__init__(desk)
        self._window = window
        self._desk = desk
        self._together: Together | None = None
        self.sheet: PeopleSheet | None = None

    @property
    def together(self) -> Together | None:
        """What the table in front has beside its cards; None where there is none."""
        return self._together if self._in_front else None

    @property
    def _in_front(self) -> bool:
        return self._window.at_table and self._desk.at_table

    def begin(self, visit: Visit, host: HostAgain) -> None:
        """Show who else is there, beside the table on the board."""
        from app.ui.lan.together import Together  # noqa: PLC0415 - on demand

        window, column = self._window, self._window.room.layout()
        assert window.place is not None
        assert isinstance(column, QVBoxLayout)
        self.end()
        self._together = Together(window, visit, window.place, host)
        self._together.strip.opened.connect(self.show_people)
        column.insertWidget(1, self._together.strip)
        self.page_turned()

    def end(self) -> None:
        """Take away what is beside the table."""
        if self._together is not None:
            self._together.close()
            self._together = None

    def page_turned(self) -> None:
        """Show the strip above the table alone, and not above other pages."""
        if self._together is not None:
            self._together.strip.setVisible(self._in_front)

    # -- people and chat ----------------------------------------------------------------------

    @Slot()
    def show_people(self) -> None:
        """Show who is there, and what is said."""
        from app.ui.lan.people.people_sheet import PeopleSheet  # noqa: PLC0415 - on demand

        visit, window = self._desk.visit, self._window
        if visit is None or not self._desk.at_table:
            return
        self.leave_sheet()
        sheet = PeopleSheet(window.look, window.room, visit)
        sheet.closed.connect(self._sheet_gone)
        self.sheet = sheet
        sheet.open()

    @Slot()
    def _sheet_gone(self) -> None:
        self.sheet = None

    def leave_sheet(self) -> None:
        """Take the sheet of people away."""
        if self.sheet is not None:
            self.sheet.leave()

    def write_to_team(self) -> None:
        """Let a line be written to the own team alone: where people and chat are, or gather."""
        chat = self._gathering_chat()
        if chat is None:
            self.show_people()
            chat = self.sheet.chat if self.sheet is not None else None
        if chat is not None:
            chat.to_team()

    def _gathering_chat(self) -> ChatBox | None:
        lobby = self._desk.lobby
        return lobby.chat if lobby is not None and self._desk.gathering else None
