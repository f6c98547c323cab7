"""What a host tells of its table, read for the eyes that one has there: history, view and steps."""

from __future__ import annotations

import logging
from collections.abc import Callable

from app.net.client.table_listener import Listener
from app.net.encoding.journal_rows import journal_from
from app.net.encoding.patch.seat_reader import SeatReader
from app.net.transport.wire_error import OutOfStep, WireError
from app.session.room.messages.to_people import Journal, Past, Row
from app.session.room.room_limits import MOST_ROWS

log = logging.getLogger(__name__)


class TableReading:
    """Reads for one place; another place, or the same one anew, is begun with `begin`."""

    def __init__(self, listener: Listener, lost: Callable[[], None]) -> None:
        """`lost` is called once where what is told does not fit: the whole view is wanted then."""
        self._listener = listener
        self._lost = lost
        self.reader: SeatReader | None = None
        """Knows what one sees; None before the view of this place was told."""
        self._rows: list[Row] = []
        """Of the history, as far as it was told."""
        self._stale = False
        """Whether the view does not fit, and the whole one was asked for."""

    def begin(self) -> None:
        """Know nothing: history and view follow."""
        self.reader = None
        self._rows = []

    def steps(self) -> SeatReader:
        """Return what reads the next step."""
        if self.reader is None:
            self.reader = SeatReader()
        return self.reader

    def misfit(self, problem: OutOfStep) -> None:
        """Want the whole view, once, after a step that does not fit what was told before."""
        if not self._stale:
            log.info("asking for the whole view: %s", problem.__cause__ or problem)
            self._stale = True
            self._lost()

    def fit(self) -> None:
        """Know that what was read last fits."""
        self._stale = False

    def past(self, text: bytes) -> None:
        """Hand on steps of the history, unless they were asked for with other eyes."""
        reader = self.reader
        if reader is not None and reader.view is not None:
            self._listener.heard(Past(reader.past(text)))

    def journal(self, part: Journal) -> None:
        """Take in a part of the history; the listener is told once all of it is there."""
        self._rows += part.rows
        if len(self._rows) > MOST_ROWS:
            raise WireError("journal")
        if not part.more:
            rows, self._rows = tuple(self._rows), []
            self._listener.began(journal_from(Journal(rows, part.run)), part.run)
