"""Being at a table in the network, as those who host, go back and keep the record know it.

The desk (`lan_desk.py`) makes all of them, and none of them has to know it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from pathlib import Path

    from app.store.saved_seats import Kept
    from app.ui.lan.hosting.lobby_sheet import Lobby
    from app.ui.lan.hosting.table_hosting import Hosting
    from app.ui.lan.joining.joining import Joining
    from app.ui.lan.joining.way_back import WayBack
    from app.ui.lan.visit import Visit, WayIn


class Visiting(QObject):
    """One visit at a time."""

    hosting: Hosting
    """What hosts tables from here."""
    visit: Visit | None
    """Where one is, or is about to be."""
    way_back: WayBack | None
    """What is kept of the visit, for after a crash."""
    joining: Joining
    """What asks for the way to a table."""

    @property
    def lobby(self) -> Lobby | None:
        """Where people gather, while it shows."""
        raise NotImplementedError

    def go_to(self, way: WayIn, *, kept: Kept | None = None, table: Path | None = None) -> Visit:
        """Connect to a table; the one before is left to the others.

        `kept` is the place one comes back to; without it, it is looked for. `table` is the file,
        where this machine hosts it.
        """
        raise NotImplementedError

    @property
    def inside(self) -> bool:
        """Whether one has a place."""
        raise NotImplementedError

    @property
    def gathering(self) -> bool:
        """Whether one is at a table that is not laid yet."""
        raise NotImplementedError

    @property
    def at_table(self) -> bool:
        """Whether the table that one is at lies in the window."""
        raise NotImplementedError

    def show_lobby(self) -> None:
        """Show who gathers at the table that is not laid yet."""
        raise NotImplementedError

    def leave_board(self) -> None:
        """Take away what lies beside the table: another comes to the board, and one stays here."""
        raise NotImplementedError

    def lay_again(self) -> None:
        """Put the table back on the board that one is at."""
        raise NotImplementedError

    def go_away(self) -> None:
        """Be at no table any more; what one comes back with stays."""
        raise NotImplementedError
