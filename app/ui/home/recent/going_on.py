"""What one goes on with from the home screen: the table played last, or one in the network."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from app.core.text.words import Words
from app.ui.home.moment_words import when_words
from app.ui.home.recent.table_about import place_words
from app.ui.home.unbroken import said
from app.ui.table.table_name import BETWEEN

if TYPE_CHECKING:
    from app.store.recent_tables import Entry
    from app.store.saved_seats import Kept
    from app.ui.home.home_page import Page
    from app.ui.home.way_tile import WayButton

CONTINUE = Words("Continue", "つづきから")
BACK = Words("Back to the table", "卓に戻る")
LATELY = timedelta(hours=12)
"""A table in the network that one was at within that time is what one wants to go back to."""


class GoingOn:
    """The two ways back of a page, and which of its ways stands out."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.table: Entry | None = None
        """The table to go on with."""
        self.kept: Kept | None = None
        """The place at a table in the network that one did not leave."""
        page.go_on.hide()
        page.back.hide()

    def show_table(self, table: Entry | None) -> None:
        """Offer to go on with a table; None for none."""
        self.table = table
        self._page.go_on.setVisible(table is not None)
        self._put_first()

    def show_back(self, kept: Kept | None) -> None:
        """Offer to go back to a table in the network before everything else; None for none."""
        self.kept = kept
        self._page.back.setVisible(kept is not None)
        self._put_first()

    @property
    def first(self) -> WayButton:
        """The likeliest way on; a table one was at days ago is not."""
        page = self._page
        if self.kept is not None and datetime.now(UTC) - self.kept.when < LATELY:
            return page.back
        return page.new if self.table is None else page.go_on

    def _put_first(self) -> None:
        """Let what is likeliest stand out: it is what Enter does."""
        page, first = self._page, self.first
        for way, key in ((page.back, "B"), (page.go_on, "C"), (page.new, "N")):
            way.primary = way is first
            if way is not page.new:
                way.take_key("Enter" if way is first else key)

    def say(self, now: datetime) -> None:
        """Write on both, as it is at a time."""
        page, speak = self._page, self._page.look.language
        if self.kept is not None:
            when = when_words(self.kept.when, now, speak)
            # Nobody is known where one was sent away before it was told who is there.
            known = [part for part in (BETWEEN.join(self.kept.stay.people), when) if part]
            page.back.say(BACK.in_(speak), said(known))
        if self.table is not None:
            when = when_words(self.table.when, now, speak)
            page.go_on.say(CONTINUE.in_(speak), place_words(self.table, when, speak))
