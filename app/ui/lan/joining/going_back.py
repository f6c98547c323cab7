"""Going back to a table that one did not leave, and waiting for its host."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from app.core.text.words import Words
from app.places import is_there
from app.store.live_marker import is_live
from app.ui.lan.hosting.table_hosting import Hosted
from app.ui.lan.joining.back_offer import GO_BACK, places
from app.ui.lan.joining.way_back import way_back
from app.ui.panels.messages.message_list import Remedy

if TYPE_CHECKING:
    from app.store.saved_seat_reading import Stay
    from app.store.saved_seats import Kept
    from app.ui.app.shell import Shell
    from app.ui.lan.joining.back_sheet import BackSheet
    from app.ui.lan.visiting import Visiting

ELSEWHERE = Words(
    "Another window of yours is at that table. Go on there, or close it first.",
    "別のウィンドウがその卓に入っています。そちらで続けるか、先に閉じてください。",
)


class GoingBack(QObject):
    """The ways back from this window; one after the other."""

    def __init__(self, window: Shell, desk: Visiting) -> None:
        super().__init__(desk)
        self._window = window
        self._desk = desk
        self.sheet: BackSheet | None = None
        """Waits for a table."""

    def remedy_for(self, stay: Stay) -> Remedy:
        """Return the offer to go back to a table that was just left, of which nothing is kept."""

        def stands() -> bool:
            visit = self._desk.visit
            return visit is None or visit.over

        return Remedy(GO_BACK, lambda: self._return(stay), stands)

    # -- going --------------------------------------------------------------------------------

    def go_or_join(self) -> None:
        """Go back to the table one was at last; ask for one where there is none."""
        found = places(self._window)
        if found:
            self.go(found[0])
        else:
            self._desk.joining.ask()

    def go(self, kept: Kept) -> None:
        """Go back to a table, and wait for it as long as the person does."""
        if self._desk.gathering:
            # One is there: what lay over it was closed.
            self._desk.show_lobby()
            return
        stay = kept.stay
        if is_live(kept.path):
            self._window.tell(ELSEWHERE, "refused")
            self._window.pages.tables_changed()
            return
        table = Path(stay.table)
        if stay.table and is_there(table) and not is_live(table):
            # This computer hosts it, and its host went away as well.
            self._desk.hosting.host(Hosted((stay.table,), stay.name, stay.seat))
            return
        self._desk.go_to(way_back(stay), kept=kept)
        self._wait_for(stay)

    def _return(self, stay: Stay) -> None:
        self._desk.go_to(way_back(stay))
        self._wait_for(stay)

    def _wait_for(self, stay: Stay) -> None:
        from app.ui.lan.joining.back_sheet import BackSheet  # noqa: PLC0415 - on demand

        window = self._window
        self.leave()
        sheet = BackSheet(window.look, window.room, stay)
        sheet.given_up.connect(self._give_up)
        sheet.closed.connect(self._gone)
        self.sheet = sheet
        sheet.open()

    def leave(self) -> None:
        """Take the sheet away."""
        if self.sheet is not None:
            self.sheet.leave()

    @Slot()
    def _give_up(self) -> None:
        """Come back no more."""
        if self._desk.way_back is not None:
            self._desk.way_back.end(for_good=True)

    def arrive(self) -> None:
        """Take the sheet away: one is there."""
        sheet, self.sheet = self.sheet, None
        if sheet is not None:
            sheet.leave()

    @Slot()
    def _gone(self) -> None:
        if self.sheet is not None:
            # Nobody waits any more, and one is not there.
            self.sheet = None
            self._desk.go_away()
