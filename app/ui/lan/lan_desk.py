"""What the window does about tables in the network: joins, hosts, shows who is there, leaves."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Slot

from app.core.data.value import replace
from app.core.text.wording import quoted
from app.core.text.words import Words
from app.games.game_registry import GAMES, cards_of
from app.session.host.history_replacement import what_is_gone
from app.session.host.updates import Replaced
from app.session.room.messages.to_people import Invitation, Notice
from app.session.room.open_record import OPEN_CODE
from app.session.seat.sent_intent import not_known
from app.store.saved_seats import Kept
from app.ui.lan.game_record import GameRecord
from app.ui.lan.hosting.gathering import Gathering
from app.ui.lan.hosting.host_again import HostAgain
from app.ui.lan.hosting.table_hosting import Hosting
from app.ui.lan.joining.going_back import GoingBack
from app.ui.lan.joining.joining import Joining
from app.ui.lan.joining.way_back import WayBack, place_at
from app.ui.lan.people.company import Company
from app.ui.lan.people.own_name import OwnName
from app.ui.lan.people_words import standing
from app.ui.lan.readings.judged_table import JudgedTable
from app.ui.lan.remote_document import RemoteDocument
from app.ui.lan.visit import Visit, WayIn
from app.ui.lan.visiting import Visiting
from app.ui.toolkit.call_later import soon

if TYPE_CHECKING:
    from app.net.client.connection_state import State
    from app.session.seat.seat_client import SeatClient
    from app.ui.app.shell import Shell
    from app.ui.lan.hosting.lobby_sheet import Lobby
    from app.ui.panels.messages.message_list import Severity

LEFT = Words("You have left the table.", "卓を離れました。")


class LanDesk(Visiting):
    """The one way from the window to tables in the network; at one of them at a time."""

    def __init__(self, window: Shell) -> None:
        super().__init__(window)
        self._window = window
        self.visit: Visit | None = None
        self.joining = Joining(window, self)
        self.hosting: Hosting = Hosting(window, self)
        self._gathered = Gathering(window, self)
        self._gathered.leave_wanted.connect(self.leave)
        self.company = Company(window, self)
        self.record: GameRecord = GameRecord(window, self)
        self.readings: JudgedTable = JudgedTable(window, self)
        self.back = GoingBack(window, self)
        self.way_back: WayBack | None = None
        """What is kept of the visit, for after a crash."""
        self._host: HostAgain | None = None
        """The host of the visit, as far as it is known here."""
        self._own_name = OwnName(window.tell)
        self._closed = False
        """Whether the window goes: nobody reads what is told any more."""

    # -- coming --------------------------------------------------------------------------------

    def go_to(self, way: WayIn, *, kept: Kept | None = None, table: Path | None = None) -> Visit:
        """Connect to a table; the one before is left to the others.

        `kept` is the place one comes back to; without it, it is looked for. `table` is the file,
        where this machine hosts it.
        """
        self.go_away()
        if kept is None and way.known is None and (kept := place_at(way)) is not None:
            way = replace(way, known=kept.stay)
        visit = Visit(way, self)
        way_back = WayBack(visit, kept, table, lambda words: self._window.tell(words, "error"))
        self.way_back = way_back
        self._host = HostAgain(visit, self.hosting, way_back)
        visit.state_changed.connect(self._state_is)
        visit.seated.connect(self._seated)
        visit.people_changed.connect(self._people_changed)
        visit.laid.connect(self._laid)
        visit.heard.connect(self._hear)
        visit.left.connect(self._left)
        visit.file_came.connect(self.record.take)
        self.visit = visit
        visit.start()
        return visit

    @property
    def inside(self) -> bool:
        """Whether one has a place."""
        return self.visit is not None and self.visit.place is not None

    # -- how the visit goes -------------------------------------------------------------------

    @Slot(object)
    def _state_is(self, state: State) -> None:
        if state.name == "refused":
            self._refused(state.words or Words("", ""), state.code)
        elif self.joining.show_state(state):
            pass
        elif self.back.sheet is not None:
            self.back.sheet.show_state(state)
        elif state.name == "away" and self.lobby is None and not self.at_table:
            # Whoever hosts a table waits for it at home.
            self._window.tell(standing(state), "warning")

    def _refused(self, words: Words, code: str = "") -> None:
        """Tell why one is not let in, was sent away or cannot go on, and what can be done."""
        if self.joining.refuse(words):
            self.go_away()
            return
        if self.back.sheet is not None:
            self.back.sheet.refuse(words)
            return
        stay = self.visit.stay if self.visit is not None and code in _MAY_PASS else None
        remedy = None if stay is None else self.back.remedy_for(stay)
        self._close_sheets()
        if self._document is None:
            self.go_away()
        self._window.tell(words, "warning", remedy)

    @Slot()
    def _seated(self) -> None:
        self.hosting.seated()
        self._gathered.seated()
        self._arrive()

    @Slot()
    def _people_changed(self) -> None:
        if self.visit is not None:
            self._own_name.look(self.visit)
        self._arrive()
        self._window.refresh()

    def _arrive(self) -> None:
        """Show where people gather, once, as soon as it is known that they do.

        At a table that is laid whatever waits for it stays until it lies on the board: a long
        history takes its time, and something may still go wrong.
        """
        if self._gathered.arrive():
            self._close_waiting()
            self.hosting.invite_once()

    def _close_waiting(self) -> None:
        """Take away what waits for a table: one is there."""
        self.joining.arrive()
        self.back.arrive()

    @Slot(object)
    def _laid(self, seat: SeatClient) -> None:
        """Put the table on the board, for the eyes one has now."""
        visit, window = self.visit, self._window
        if visit is None or self.readings.on_copy:
            # One goes back to it.
            return
        spec = GAMES.get(seat.view.setting.game)
        if spec is None:
            game = quoted(seat.view.setting.game)
            words = Words(
                f"This Chabudai does not have the game {game.en}. Update it and join again.",
                f"このChabudaiには{game.ja}のゲームがありません。"
                "更新してから、もう一度参加してください。",
            )
            self._refused(words)
            self.go_away()
            return
        if self._document is not None:
            self._document.stays = True
        self._gathered.leave()
        self._close_waiting()
        window.put_on_board(RemoteDocument(visit, seat, spec, cards_of(spec)))
        assert self._host is not None  # there is a visit
        self.company.begin(visit, self._host)
        # Only now is it known that others are there: their keys begin to work.
        window.refresh()
        self.hosting.laid()
        self.hosting.invite_once()

    @property
    def _document(self) -> RemoteDocument | None:
        """The visit's table, where it lies in the window."""
        table = self._window.table
        if isinstance(table, RemoteDocument) and table.visit is self.visit:
            return table
        return None

    @Slot(object)
    def _hear(self, what: object) -> None:
        if isinstance(what, Invitation):
            self.hosting.invited(what)
        elif isinstance(what, Replaced):
            self._tell_what_is_gone(what)
        else:
            self.readings.hear(what)
        if not isinstance(what, Notice):
            return
        words = Words(what.en, what.ja)
        if what.code == OPEN_CODE:
            self.record.opened(words)
        elif not self.inside:
            self._refused(words)
        elif self.lobby is None:
            self._window.tell(words, _HOW.get(what.code, "note"))

    def _tell_what_is_gone(self, replaced: Replaced) -> None:
        """Say what the host lost, where it came back with less than it had told."""
        seat = self.visit.seat if self.visit is not None else None
        words = what_is_gone(replaced, seat.chronicle.nodes) if seat is not None else None
        if words is not None:
            self._window.tell(words, "warning")

    @property
    def gathering(self) -> bool:
        """Whether one is at a table that is not laid yet."""
        return self.visit is not None and self.inside and not self.visit.people.laid

    def gathered(self) -> Kept | None:
        """Return the place one has at a table that is not laid yet; None where there is none."""
        stay = self.visit.stay if self.visit is not None and self.gathering else None
        return None if stay is None else Kept(Path(), datetime.now(UTC), stay)

    @property
    def at_table(self) -> bool:
        """Whether the table that one is at lies in the window."""
        return self._document is not None

    @property
    def lobby(self) -> Lobby | None:
        """Where people gather, while it shows."""
        return self._gathered.lobby

    def show_lobby(self) -> None:
        """Show who gathers at the table that is not laid yet."""
        self._gathered.show()

    def leave_board(self) -> None:
        """Take away what lies beside the table: another comes to the board, and one stays here."""
        self.company.leave_sheet()
        self.company.end()

    def lay_again(self) -> None:
        """Put the table back on the board that one is at."""
        seat = self.visit.seat if self.visit is not None else None
        if seat is not None and self._document is None:
            self.readings.end_copy()
            self._laid(seat)

    # -- leaving ------------------------------------------------------------------------------

    def leave(self) -> None:
        """Leave the table on purpose; its host goes on, and no place is kept here."""
        stay = self.visit.stay if self.visit is not None else None
        if self.visit is None:
            return
        if self.way_back is not None:
            self.way_back.end(for_good=True)
        self.go_away()
        remedy = None if stay is None else self.back.remedy_for(stay)
        self._window.tell(LEFT, "note", remedy)

    def go_away(self) -> None:
        """Be at no table any more; what one comes back with stays."""
        visit = self.visit
        if visit is None:
            return
        if self._document is not None:
            self._window.take_off_board()
        visit.leave()

    @Slot()
    def _left(self) -> None:
        visit = self.visit
        if visit is not None and self.sender() is visit:
            self.visit = None
            if visit.uncertain:
                # Where the table was, the home screen is about to come.
                soon(self._tell_uncertain)
            if self.way_back is not None:
                self.way_back.end(for_good=False)
                self.way_back = None
            self._window.pages.tables_changed()
            self._close_sheets()
            self.readings.forget()
            self.company.end()
            self._window.refresh()

    def _tell_uncertain(self) -> None:
        """Say of what was not answered that nobody here knows what became of it."""
        if not self._closed:
            self._window.tell(not_known("").reason, "warning")

    def _close_sheets(self) -> None:
        if self.hosting.invite is not None:
            self.hosting.invite.leave()
        self._gathered.leave()
        self.company.leave_sheet()

    def close(self) -> None:
        """End with the window; a hosted table goes on."""
        self._closed = True
        self.joining.leave()
        if self.back.sheet is not None:
            self.back.sheet.leave()
        if self.visit is not None:
            self.visit.leave()
        self.hosting.close()


_MAY_PASS = frozenset({"too-much", "too-long", "malformed", "broken"})
"""Codes of what may be otherwise once something was changed at the table, or a program updated."""
_NOT_POSSIBLE = (
    *("muted", "not-chair", "spectator", "seat-taken", "no-seat-free", "seated", "no-judge"),
    *("called-already", "judge-only", "reading", "busy", "too-many", "no-node"),
)
_HOW: dict[str, Severity] = {"judge-call": "warning", **dict.fromkeys(_NOT_POSSIBLE, "refused")}
"""How loud a notice is, by its code."""
