"""The way back to a table after a crash: kept while one is there, found again at the next start."""

from __future__ import annotations

import contextlib
import unicodedata
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from app.core.data.value import replace
from app.core.text.words import Words
from app.net.auth.client_handshake import by_invite, by_token
from app.net.auth.invite import InviteError, read_invite
from app.net.client.connection_state import OVER
from app.net.transport.host_address import AddressError, HostAddress, host_name
from app.session.room.messages.from_people import Sit
from app.store.file_trouble import StoreError
from app.store.saved_seat_reading import Stay
from app.store.saved_seats import Kept, StayFile, stays
from app.ui.lan.visit import Visit, WayIn

if TYPE_CHECKING:
    from app.net.client.connection_state import State

NO_PLACE = frozenset({"sent-away", "unknown-token", "banned", "unknown-invite"})
"""Codes with which one has no place any more."""

Tell = Callable[[Words], None]


class WayBack(QObject):
    """Keeps the way back to one table for as long as the visit lasts."""

    def __init__(self, visit: Visit, kept: Kept | None, table: Path | None, tell: Tell) -> None:
        """`kept` is what the visit came with, `table` its file where this machine hosts it."""
        super().__init__(visit)
        self._visit = visit
        self._tell = tell
        self._table = str(table) if table is not None else kept.stay.table if kept else ""
        self._file: StayFile | None = None
        self._told = False
        """Whether it was said that the way back cannot be kept."""
        self._ended = False
        if kept is not None:
            self._trying(lambda: self._take(kept))
        visit.seated.connect(self._keep)
        visit.people_changed.connect(self._keep)
        visit.state_changed.connect(self._state_is)

    @property
    def table(self) -> Path | None:
        """The table's file, where this machine hosts it."""
        return Path(self._table) if self._table else None

    def end(self, *, for_good: bool) -> None:
        """Let go; `for_good`: one does not come back."""
        if not for_good:
            # What was told till the end is brought along next time.
            self._keep()
        self._let_go(for_good=for_good)

    def _let_go(self, *, for_good: bool) -> None:
        file, self._file, self._ended = self._file, None, True
        if file is not None:
            (file.forget if for_good else file.close)()

    def _take(self, kept: Kept) -> None:
        self._file = StayFile.take(kept)

    def _trying(self, write: Callable[[], None]) -> None:
        """Write, and say once where that is not possible: the game goes on without."""
        try:
            write()
        except BlockingIOError:
            # Another window came first, and has the place.
            self._ended = True
        except StoreError as problem:
            if not self._told:
                self._told = True
                self._tell(problem.words)

    @Slot()
    def _keep(self) -> None:
        stay = self._visit.stay
        if stay is not None and not self._ended and stay.opens:
            self._trying(lambda: self._write(replace(stay, table=self._table)))

    def _write(self, stay: Stay) -> None:
        if self._file is not None and self._file.pin != stay.pin:
            # Today another table is there: the place at yesterday's stays one's own.
            self._file.close()
            self._file, self._table = None, ""
            stay = replace(stay, table="")
        if self._file is None:
            self._file = StayFile.begin(stay.pin)
        self._file.keep(stay)

    @Slot(object)
    def _state_is(self, state: State) -> None:
        if state.name == "away":
            # Before the host is there again, with less than it had, perhaps.
            self._keep()
        if state.name != "refused":
            return
        stay = self._visit.stay
        if state.code in NO_PLACE:
            self.end(for_good=True)
        elif state.code == OVER and stay is not None and self._file is not None:
            over = replace(stay, table=self._table, over=True)
            self._trying(lambda: self._write(over))
            self._let_go(for_good=False)


def place_at(way: WayIn) -> Kept | None:
    """Return what is kept of a place at the table that `way` leads to, under the same name.

    Somebody else at this computer has another name, and gets a place of their own.
    """
    pin, found = way.credential.pin, stays()[0]
    addresses = {(address.host, address.port) for address in way.addresses}
    for kept in found:
        stay = kept.stay
        there = stay.pin.startswith(pin) if pin else not addresses.isdisjoint(stay.addresses)
        if there and same_name(stay.name, way.wish.name) and _same_part(stay, way.wish):
            return kept
    return None


def same_name(one: str, other: str) -> bool:
    """Whether two names are one person's, however they are typed."""
    first, second = (unicodedata.normalize("NFKC", name).strip() for name in (one, other))
    return first == second


def _same_part(stay: Stay, wish: Sit) -> bool:
    return stay.role == wish.role and (wish.seat is None or wish.seat == stay.seat)


def way_back(stay: Stay) -> WayIn:
    """Return the way to the place one had."""
    addresses = tuple(HostAddress(host, port) for host, port in stay.addresses if _is_host(host))
    wish = Sit(stay.name, stay.role, stay.seat)
    credential = by_token(stay.token, stay.pin)
    # One that was changed by hand is none: the token is left.
    with contextlib.suppress(InviteError):
        if stay.invite:
            credential = by_invite(read_invite(stay.invite))
    return WayIn(addresses, credential, wish, stay.invite, stay, patient=True)


def _is_host(host: str) -> bool:
    """Whether a host can be called: the file may have been changed by hand."""
    try:
        host_name(host)
    except AddressError:
        return False
    return True
