"""A table put in the window, and let go: who listens to it, and what is remembered of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.table.place.table_place import TablePlace
from app.ui.toolkit.open_popups import close_popups

if TYPE_CHECKING:
    from app.ui.app.frame.window_curtain import WindowCurtain
    from app.ui.app.frame.window_sheets import WindowSheets
    from app.ui.app.pages import Pages
    from app.ui.app.shell import Shell
    from app.ui.app.table_in_front import TableInFront
    from app.ui.table.open_table import OpenTable


class WindowTable:
    """Puts tables in the window and takes them out, one at a time."""

    def __init__(
        self, window: Shell, sheets: WindowSheets, pages: Pages, hangings: WindowCurtain
    ) -> None:
        self._window = window
        self._sheets = sheets
        self._pages = pages
        self._hangings = hangings

    def _put_on(self, table: OpenTable) -> None:
        """Show `table`, where there is none."""
        window = self._window
        if window.registry.spec is not table.spec:
            window.use_registry(window.registry.with_game(table.spec))
        place = TablePlace(window, table, self._pages)
        window.place = place
        place.side.preview.face.set_own(window.looks.own_pictures)
        place.board.selection_changed.connect(window.refresh)
        place.bridge.stepped.connect(window.refresh)
        place.bridge.placed.connect(window.refresh)
        place.bridge.sketched.connect(window.refresh)
        place.plan.changed.connect(window.refresh)
        place.board.said.connect(lambda words: window.tell(words, "refused"))
        place.board.dropped.connect(lambda *_: self._sheets.did("drop"))
        place.one_screen.changed.connect(self._hangings.draw)
        if place.computers is not None:
            place.computers.changed.connect(window.refresh)
        window.toasts.follow(place.side.telling, place.board)
        self._sheets.let_drops_through()
        self._pages.show_table(place)

    def replace(self, table: OpenTable) -> None:
        """Show `table` in place of the one that is there, if any.

        That one goes once the new one shows: no page comes up between the two.
        """
        before = self._let_go()
        try:
            self._put_on(table)
        finally:
            if before is not None:
                self._pages.take_away(before)

    def clear(self) -> None:
        """Let go of the table, if there is one; what lies behind it comes up."""
        place = self._let_go()
        if place is not None:
            self._pages.take_away(place)

    def _let_go(self) -> TableInFront | None:
        """Close the table, if there is one; return what showed it and is to be taken away."""
        window, place = self._window, self._window.place
        if place is None:
            return None
        panels = {**window.settings.panels, **place.chosen_sizes()}
        if panels != window.settings.panels:
            window.looks.change(panels=panels)
        # A menu that is open is one of that table, also where another comes by itself.
        close_popups()
        window.lane.close()
        window.place = None
        if place.document is not None:
            # Before it is remembered where the table is.
            place.document.look_at_file()
        window.tables.recent.remember(place.table)
        window.toasts.leave_table()
        place.close_table()
        return place
