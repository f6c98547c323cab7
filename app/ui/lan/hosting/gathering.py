"""Where people gather at a table that is not laid yet: the lobby, shown once and on demand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from app.games.game_registry import GAMES, cards_of

if TYPE_CHECKING:
    from app.ui.app.shell import Shell
    from app.ui.lan.hosting.lobby_sheet import Lobby
    from app.ui.lan.visiting import Visiting


class Gathering(QObject):
    """The lobby of the table one is at; one at a time."""

    leave_wanted = Signal()
    """Leave the table."""

    def __init__(self, window: Shell, desk: Visiting) -> None:
        super().__init__(desk)
        self._window = window
        self._desk = desk
        self.lobby: Lobby | None = None
        self._came = False
        """Whether one has a place, and was not shown yet who gathers."""

    def seated(self) -> None:
        """Have the lobby shown as soon as it is known who gathers."""
        self._came = True

    def arrive(self) -> bool:
        """Show where people gather, once, as soon as it is known that they do.

        Returns whether it is shown by this.
        """
        visit = self._desk.visit
        if visit is None or visit.me is None or not self._desk.gathering:
            return False
        came, self._came = self._came, False
        if came and self.lobby is None:
            self.show()
        elif self.lobby is not None and self.lobby.invite is None:
            # The chair may be one's own only now; whoever got another seat keeps the sheet.
            self._desk.hosting.show_invite()
        return came

    def show(self) -> None:
        """Show who gathers at the table that is not laid yet."""
        from app.ui.lan.hosting.lobby_sheet import Lobby  # noqa: PLC0415 - on demand

        visit, window = self._desk.visit, self._window
        if visit is None or visit.place is None or visit.people.laid:
            return
        self.leave()
        spec = GAMES.get(visit.people.game)
        cards = window.cards if spec is None else cards_of(spec)
        known = window.tables.known_decks(cards.game if spec is None else spec.id)
        lobby = Lobby(window.look, window.room, window.pages, visit, cards, known)
        lobby.leave_wanted.connect(self.leave_wanted)
        lobby.new_code_wanted.connect(self._desk.hosting.new_code)
        lobby.closed.connect(self._gone)
        self.lobby = lobby
        lobby.open()
        self._desk.hosting.show_invite()

    @Slot()
    def _gone(self) -> None:
        self.lobby = None
        # The home screen has the way back to those who gather.
        self._window.pages.tables_changed()

    def leave(self) -> None:
        """Take the lobby away; nobody leaves the table by that."""
        if self.lobby is not None:
            self.lobby.leave()
