"""What the window does about tables in the network: joins, hosts, shows who is there, leaves."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout

from app.core.data.value import replace
from app.core.text.one_line import one_line
from app.core.text.wording import quoted
from app.core.text.words import Words
from app.games.game_registry import GAMES, cards_of
from app.session.host.history_replacement import what_is_gone
from app.session.host.updates import Replaced
from app.session.room.messages.from_people import Role
from app.session.room.messages.to_people import Invitation, Notice
from app.session.room.open_record import OPEN_CODE
from app.session.seat.pending_requests import not_known
from app.ui.lan.game_record import GameRecord
from app.ui.lan.hosting.host_again import HostAgain
from app.ui.lan.hosting.table_hosting import Hosting
from app.ui.lan.joining.going_back import GoingBack
from app.ui.lan.joining.way_back import WayBack, place_at
from app.ui.lan.people_words import standing
from app.ui.lan.remote_document import RemoteDocument
from app.ui.lan.visit import Visit, WayIn
from app.ui.lan.visiting import Visiting
from app.ui.table import last_table
from app.ui.toolkit.call_later import soon

if TYPE_CHECKING:
    from app.net.client.connection_state import State
    from app.net.discovery.seeker import Seeker
    from app.session.seat.seat_client import SeatClient
    from app.store.saved_seats import Kept
    from app.ui.app.shell import Shell
    from app.ui.lan.hosting.lobby_sheet import Lobby
    from app.ui.lan.joining.join_sheet import JoinSheet
    from app.ui.lan.people.people_sheet import PeopleSheet
    from app.ui.lan.together import Together

LEFT = Words("You have left the table.", "卓を離れました。")


class LanDesk(Visiting):
    """The one way from the window to tables in the network; at one of them at a time."""

    _found = Signal()

    def __init__(self, window: Shell) -> None:
        super().__init__(window)
        self._window = window
        self.visit: Visit | None = None
        self.hosting: Hosting = Hosting(window, self)
        self.record: GameRecord = GameRecord(window, self)
        self.back = GoingBack(window, self)
        self.way_back: WayBack | None = None
        """What is kept of the visit, for after a crash."""
        self._host: HostAgain | None = None
        """The host of the visit, as far as it is known here."""
        self.lobby: Lobby | None = None
        self._people: PeopleSheet | None = None
        self._together: Together | None = None
        """What the table on the board has beside it."""
        self._came = False
        """Whether one has a place, and was not shown yet who gathers."""
        self._named = ""
        """What one is called at the table, as it was told last."""
        self._sheet: JoinSheet | None = None
        self._called: Visit | None = None
        """The visit that the sheet asked for: when the sheet goes, no other one ends."""
        self._seeker: Seeker | None = None
        self._closed = False
        """Whether the window goes: nobody reads what is told any more."""
        self._found.connect(self._show_found, Qt.ConnectionType.QueuedConnection)

    # -- joining ------------------------------------------------------------------------------

    def ask_join(
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
        if self._sheet is not None:
            self._sheet.leave()
        known = name or window.settings.player_name or next(iter(last_table.load().names), "")
        sheet = JoinSheet(window.look, window.room, known)
        sheet.seat = seat
        sheet.code.setText(code)
        sheet.wanted.connect(self._join_from_sheet)
        sheet.stopped.connect(self._stop_calling)
        sheet.closed.connect(self._sheet_gone)
        self._sheet = sheet
        sheet.open_with(typed, role)
        self._seek()
        if at_once:
            sheet.go()
        return sheet

    @Slot(object)
    def _join_from_sheet(self, way: WayIn) -> None:
        self._window.looks.change(player_name=way.wish.name)
        self._called = self.go_to(way)

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

    @Slot()
    def _sheet_gone(self) -> None:
        sheet, self._sheet = self._sheet, None
        if self._seeker is not None:
            seeker, self._seeker = self._seeker, None
            seeker.close()
        called, self._called = self._called, None
        if sheet is not None and sheet.connecting and self.visit is called:
            self.go_away()

    @Slot()
    def _stop_calling(self) -> None:
        self.go_away()

    @property
    def inside(self) -> bool:
        """Whether one has a place."""
        return self.visit is not None and self.visit.place is not None

    # -- tables around ------------------------------------------------------------------------

    def _seek(self) -> None:
        from app.net.discovery.seeker import Seeker  # noqa: PLC0415 - on demand

        if self._seeker is None:
            self._seeker = Seeker(self._found.emit)
            self._show_found()

    @Slot()
    def _show_found(self) -> None:
        if self._seeker is not None and self._sheet is not None:
            self._sheet.show_found(self._seeker.tables, self._seeker.troubles)

    # -- how the visit goes -------------------------------------------------------------------

    @Slot(object)
    def _state_is(self, state: State) -> None:
        if state.name == "refused":
            self._refused(state.words or Words("", ""), state.code)
        elif self._sheet is not None and self._sheet.connecting:
            self._sheet.show_state(state)
        elif self.back.sheet is not None:
            self.back.sheet.show_state(state)
        elif state.name == "away" and self.lobby is None and not self.at_table:
            # Whoever hosts a table waits for it at home.
            self._window.tell(standing(state), "warning")

    def _refused(self, words: Words, code: str = "") -> None:
        """Tell why one is not let in, was sent away or cannot go on, and what can be done."""
        if self._sheet is not None and self._sheet.connecting:
            self._sheet.refuse(words)
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
        self._came = True
        self._arrive()

    @Slot()
    def _people_changed(self) -> None:
        self._tell_own_name()
        self._arrive()
        self._window.refresh()

    def _arrive(self) -> None:
        """Show where people gather, once, as soon as it is known that they do.

        At a table that is laid whatever waits for it stays until it lies on the board: a long
        history takes its time, and something may still go wrong.
        """
        visit = self.visit
        if visit is None or visit.me is None or not self.gathering:
            return
        if self._came:
            self._came = False
            self.show_lobby()
            self._close_waiting()
            self.hosting.invite_once()
        elif self.lobby is not None and self.lobby.invite is None:
            # The chair may be one's own only now.
            self.hosting.show_invite()

    def _close_waiting(self) -> None:
        """Take away what waits for a table: one is there."""
        if self._sheet is not None:
            self._sheet.connecting = False
            self._sheet.leave()
        self.back.arrive()

    def _tell_own_name(self) -> None:
        """Say so, once, where the table calls one otherwise than one wished."""
        visit = self.visit
        if visit is None or visit.me is None or visit.me.name == self._named:
            return
        self._named = name = visit.me.name
        wished = one_line(visit.way.wish.name)
        if name != wished:
            mine, theirs = quoted(name), quoted(wished)
            self._window.tell(
                Words(
                    f"Somebody at this table is called {theirs.en}, or almost so. You are"
                    f" {mine.en} here.",
                    f"この卓には{theirs.ja}と同じか、よく似た名前の人がいます。"
                    f"ここでのあなたの名前は{mine.ja}です。",
                )
            )

    @Slot(object)
    def _laid(self, seat: SeatClient) -> None:
        """Put the table on the board, for the eyes one has now."""
        visit, window = self.visit, self._window
        if visit is None:
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
        self._close_lobby()
        self._close_waiting()
        window.put_on_board(RemoteDocument(visit, seat, spec, cards_of(spec)))
        self._be_together(visit)
        self.hosting.laid()
        self.hosting.invite_once()

    def _be_together(self, visit: Visit) -> None:
        """Show who else is there, beside the table on the board."""
        from app.ui.lan.together import Together  # noqa: PLC0415 - on demand

        window, column = self._window, self._window.room.layout()
        assert window.place is not None
        assert isinstance(column, QVBoxLayout)
        if self._together is not None:
            self._together.close()
        assert self._host is not None  # there is a visit
        self._together = Together(window, visit, window.place, self._host)
        self._together.strip.opened.connect(self.show_people)
        column.insertWidget(1, self._together.strip)
        self.page_turned()

    @property
    def together(self) -> Together | None:
        """What the table in front has beside its cards; None where there is none."""
        return self._together if self._window.at_table and self.at_table else None

    def page_turned(self) -> None:
        """Show the strip above the table alone, and not above other pages."""
        if self._together is not None:
            self._together.strip.setVisible(self._window.at_table and self.at_table)

    def show_people(self) -> None:
        """Show who is there, and what is said."""
        from app.ui.lan.people.people_sheet import PeopleSheet  # noqa: PLC0415 - on demand

        visit, window = self.visit, self._window
        if visit is None or not self.at_table:
            return
        if self._people is not None:
            self._people.leave()
        sheet = PeopleSheet(window.look, window.room, visit)
        sheet.closed.connect(self._people_gone)
        self._people = sheet
        sheet.open()

    def write_to_team(self) -> None:
        """Let a line be written to the own team alone: where people and chat are, or gather."""
        if self.lobby is None or not self.gathering:
            self.show_people()
        sheet = self.lobby if self.gathering else self._people
        if sheet is not None:
            sheet.chat.to_team()

    @Slot()
    def _people_gone(self) -> None:
        self._people = None

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
        if not isinstance(what, Notice):
            return
        words = Words(what.en, what.ja)
        if what.code == OPEN_CODE:
            self.record.opened(words)
        elif not self.inside:
            self._refused(words)
        elif self.lobby is None:
            self._window.tell(words, "refused" if what.code in _NOT_POSSIBLE else "note")

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

    @property
    def at_table(self) -> bool:
        """Whether the table that one is at lies in the window."""
        return self._document is not None

    # -- together -----------------------------------------------------------------------------

    def show_lobby(self) -> None:
        """Show who gathers at the table that is not laid yet."""
        from app.ui.lan.hosting.lobby_sheet import Lobby  # noqa: PLC0415 - on demand

        visit, window = self.visit, self._window
        if visit is None or visit.place is None or visit.people.laid:
            return
        if self.lobby is not None:
            self.lobby.leave()
        known = [*window.tables.recent.decks(), *window.tables.shipped()]
        spec = GAMES.get(visit.people.game)
        cards = window.cards if spec is None else cards_of(spec)
        lobby = Lobby(window.look, window.room, visit, cards, known)
        lobby.leave_wanted.connect(self.leave)
        lobby.new_code_wanted.connect(self.hosting.new_code)
        lobby.closed.connect(self._lobby_gone)
        self.lobby = lobby
        lobby.open()
        self.hosting.show_invite()

    @Slot()
    def _lobby_gone(self) -> None:
        self.lobby = None

    def _close_lobby(self) -> None:
        if self.lobby is not None:
            self.lobby.leave()

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
            if self._together is not None:
                self._together.close()
                self._together = None
            self._window.refresh()

    def _tell_uncertain(self) -> None:
        """Say of what was not answered that nobody here knows what became of it."""
        if not self._closed:
            self._window.tell(not_known("").reason, "warning")

    def _close_sheets(self) -> None:
        for sheet in (self.hosting.invite, self.lobby, self._people):
            if sheet is not None:
                sheet.leave()

    def close(self) -> None:
        """End with the window; a hosted table goes on."""
        self._closed = True
        for sheet in (self._sheet, self.back.sheet):
            if sheet is not None:
                sheet.leave()
        if self.visit is not None:
            self.visit.leave()
        self.hosting.close()


_MAY_PASS = frozenset({"too-much", "too-long", "malformed", "broken"})
"""Codes of what may be otherwise once something was changed at the table, or a program updated."""
_NOT_POSSIBLE = frozenset(
    {"muted", "not-chair", "spectator", "seat-taken", "no-seat-free", "seated"}
)
