"""What the window does about tables in the network: joins, hosts, shows who is there, leaves."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout

from app.core.value import value
from app.core.wording import quoted
from app.core.words import Words
from app.games.registry import GAMES
from app.net.caller import by_invite
from app.net.host_address import HostAddress
from app.net.invite import read_invite
from app.places import tables_folder
from app.session import talk
from app.store.table_file import SUFFIX
from app.store.trouble import StoreError
from app.ui import last_table
from app.ui.lan.remote_document import RemoteDocument
from app.ui.lan.visit import Visit, WayIn

if TYPE_CHECKING:
    from app.core.options import Options
    from app.net.client import State
    from app.net.seeker import Seeker
    from app.session.local import SeatClient
    from app.ui.lan.host_process import HostProcess, Opened
    from app.ui.lan.invite_sheet import InviteSheet
    from app.ui.lan.join_sheet import JoinSheet
    from app.ui.lan.lobby import Lobby
    from app.ui.lan.people_sheet import PeopleSheet
    from app.ui.lan.together import Together
    from app.ui.new_table import NewTable
    from app.ui.window import Window

SEATS = 2
"""Of a new table, as far as the game has so many."""
LOOPBACK = ("127.0.0.1", "::1")
LEFT = Words("You have left the table.", "卓を離れました。")
OPENING = Words("The table is being opened…", "卓を開いています…")


@value
class Hosted:
    """What is to be hosted."""

    arguments: tuple[str, ...]
    """Of `chabudai host`."""
    name: str
    """What the one at this window is called there."""
    seat: int | None = None
    deck: tuple[str, ...] = ()
    """Keys of the deck that is brought at once."""
    options: Options = ()
    """What the table agrees on, once it is laid."""
    path: Path | None = None
    """The file of a table that goes on."""


class LanDesk(QObject):
    """The one way from the window to tables in the network; at one of them at a time."""

    _found = Signal()

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self.visit: Visit | None = None
        """Where one is, or is about to be."""
        self.hosting: HostProcess | None = None
        """The table's process, where this window began it."""
        self.invite: InviteSheet | None = None
        self.lobby: Lobby | None = None
        self._people: PeopleSheet | None = None
        self._together: Together | None = None
        """What the table on the board has beside it."""
        self._sheet: JoinSheet | None = None
        self._hosted: Hosted | None = None
        self._invite_due = False
        """Whether the invite is to be shown by itself: the table was just opened."""
        self._seeker: Seeker | None = None
        self._found.connect(self._show_found, Qt.ConnectionType.QueuedConnection)

    # -- joining ------------------------------------------------------------------------------

    def ask_join(
        self,
        typed: str = "",
        *,
        name: str = "",
        role: talk.Role = "player",
        seat: int | None = None,
        code: str = "",
        at_once: bool = False,
    ) -> JoinSheet:
        """Ask for the way to a table; with `at_once` go there, as far as it is known."""
        from app.ui.lan.join_sheet import JoinSheet  # noqa: PLC0415 - on demand

        window = self._window
        if self._sheet is not None:
            self._sheet.leave()
        known = name or window.settings.player_name or last_table.load().names[0]
        sheet = JoinSheet(window.room, window.palette_in_use, window.language, known)
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
        self._window.change(player_name=way.wish.name)
        self.go_to(way)

    def go_to(self, way: WayIn) -> Visit:
        """Connect to a table; the one before is left."""
        self.leave(tell=False)
        visit = Visit(way, self)
        visit.state_changed.connect(self._state_is)
        visit.seated.connect(self._seated)
        visit.people_changed.connect(self._people_changed)
        visit.laid.connect(self._laid)
        visit.heard.connect(self._hear)
        visit.left.connect(self._left)
        self.visit = visit
        visit.start()
        return visit

    @Slot()
    def _sheet_gone(self) -> None:
        sheet, self._sheet = self._sheet, None
        if self._seeker is not None:
            seeker, self._seeker = self._seeker, None
            seeker.close()
        if sheet is not None and sheet.connecting and not self._inside:
            self.leave(tell=False)

    @Slot()
    def _stop_calling(self) -> None:
        if not self._inside:
            self.leave(tell=False)

    @property
    def _inside(self) -> bool:
        return self.visit is not None and self.visit.place is not None

    # -- tables around ------------------------------------------------------------------------

    def _seek(self) -> None:
        from app.net.seeker import Seeker  # noqa: PLC0415 - on demand

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
            self._refused(state.words or Words("", ""))
        elif self._sheet is not None and self._sheet.connecting:
            self._sheet.show_state(state)

    def _refused(self, words: Words) -> None:
        """Tell why one is not let in, or was sent away."""
        if self._sheet is not None and self._sheet.connecting:
            self._sheet.refuse(words)
            self.leave(tell=False)
            return
        self._window.tell(words, "warning")
        self._close_sheets()
        if self._document is None:
            self.leave(tell=False)

    @Slot()
    def _seated(self) -> None:
        visit = self.visit
        if visit is None or visit.place is None:
            return
        if self._sheet is not None:
            self._sheet.connecting = False
            self._sheet.leave()
        if self._hosted is not None and self._hosted.deck:
            visit.say(talk.BringDeck(self._hosted.deck))
        if not visit.people.laid:
            self.show_lobby()
            self._invite_once()

    @Slot()
    def _people_changed(self) -> None:
        self._window.refresh()

    @Slot(object)
    def _laid(self, seat: SeatClient) -> None:
        """Put the table on the board, for the eyes one has now."""
        visit, window = self.visit, self._window
        if visit is None:
            return
        spec = GAMES.get(seat.view.setting.game)
        if spec is None:
            game = quoted(seat.view.setting.game)
            self._refused(
                Words(
                    f"This Chabudai does not have the game {game.en}. Update it and join again.",
                    f"このChabudaiには{game.ja}のゲームがありません。"
                    "更新してから、もう一度参加してください。",
                )
            )
            self.leave(tell=False)
            return
        if self._document is not None:
            self._document.stays = True
        self._close_lobby()
        window.put_on_board(RemoteDocument(visit, seat, spec, window.cards))
        self._be_together(visit)
        self._agree(seat)
        self._invite_once()

    def _be_together(self, visit: Visit) -> None:
        """Show who else is there, beside the table on the board."""
        from app.ui.lan.together import Together  # noqa: PLC0415 - on demand

        window, column = self._window, self._window.room.layout()
        assert window.place is not None
        assert isinstance(column, QVBoxLayout)
        if self._together is not None:
            self._together.close()
        self._together = Together(window, visit, window.place)
        self._together.strip.opened.connect(self.show_people)
        column.insertWidget(1, self._together.strip)
        self.page_turned()

    def page_turned(self) -> None:
        """Show the strip above the table alone, and not above other pages."""
        if self._together is not None:
            self._together.strip.setVisible(self._window.at_table and self.at_table)

    def show_people(self) -> None:
        """Show who is there, and what is said."""
        from app.ui.lan.people_sheet import PeopleSheet  # noqa: PLC0415 - on demand

        visit, window = self.visit, self._window
        if visit is None or not self.at_table:
            return
        if self._people is not None:
            self._people.leave()
        sheet = PeopleSheet(window.room, window.palette_in_use, window.language, visit)
        sheet.closed.connect(self._people_gone)
        self._people = sheet
        sheet.open()

    @Slot()
    def _people_gone(self) -> None:
        self._people = None

    def _agree(self, seat: SeatClient) -> None:
        """Let a new table agree on what was chosen for it."""
        from app.core.intent import SetOptions  # noqa: PLC0415 - on demand

        hosted = self._hosted
        if hosted is not None and hosted.options and seat.view.turn.number == 0:
            seat.send(SetOptions(hosted.options))
        if hosted is not None:
            self._hosted = None

    @property
    def _document(self) -> RemoteDocument | None:
        """The visit's table, where it lies in the window."""
        table = self._window.table
        if isinstance(table, RemoteDocument) and table.visit is self.visit:
            return table
        return None

    @Slot(object)
    def _hear(self, what: object) -> None:
        if not isinstance(what, talk.Notice):
            return
        words = Words(what.en, what.ja)
        if not self._inside:
            self._refused(words)
        elif self.lobby is None:
            self._window.tell(words, "refused" if what.code in _NOT_POSSIBLE else "note")

    # -- hosting ------------------------------------------------------------------------------

    def host_this_table(self) -> None:
        """Let the open table go on hosted, from its file."""
        window, document = self._window, self._window.document
        if document is None:
            window.tables.ask_new(network=True)
            return
        path = document.path or _new_file(document.spec.id)
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            document.save(path)
        except (StoreError, OSError) as problem:
            words = problem.words if isinstance(problem, StoreError) else NO_FOLDER
            window.tell(words, "error")
            return
        window.tables.remember(document)
        bridge = window.bridge
        seat = max(0, bridge.seat) if bridge is not None else 0
        hosted = Hosted((str(path),), document.seats[seat].name, seat, path=path)
        # From here on its host is the other process: nothing may happen to it here.
        window.take_off_board()
        self.host(hosted)

    def host_new(self, chosen: NewTable) -> None:
        """Host a new table, whose seats gather first."""
        most = GAMES[chosen.game].seats[1]
        arguments = ("--game", chosen.game, "--seats", str(min(SEATS, most)))
        self._window.change(player_name=chosen.names[0])
        self.host(Hosted(arguments, chosen.names[0], 0, chosen.decks[0].keys, chosen.options))

    def host(self, hosted: Hosted) -> None:
        """Begin the process of a table, and join it once it is open."""
        from app.ui.lan.host_process import HostProcess  # noqa: PLC0415 - on demand

        self.leave(tell=False)
        if self.hosting is not None:
            self.hosting.close()
        self._window.tell(OPENING)
        self._hosted = hosted
        hosting = HostProcess(list(hosted.arguments), self._window.language, self)
        hosting.opened.connect(self._opened)
        hosting.failed.connect(self._not_hosted)
        hosting.told.connect(lambda words: self._window.tell(words, "warning"))
        self.hosting = hosting
        hosting.start()

    @Slot(object)
    def _not_hosted(self, words: Words) -> None:
        hosted, self._hosted, self.hosting = self._hosted, None, None
        if hosted is not None and hosted.path is not None:
            self._window.tables.open_file(hosted.path)
        self._window.tell(words, "error")
        self._window.refresh()

    @Slot(object)
    def _opened(self, opened: Opened) -> None:
        if self.invite is not None:
            self.invite.show_opened(opened)
        if self._hosted is None or self.visit is not None:
            return
        invite = read_invite(opened.invite)
        # The host's own window is nearest by loopback, whatever the network does.
        near = tuple(HostAddress(host, opened.port) for host in LOOPBACK)
        addresses = (*near, *invite.addresses)
        wish = talk.Sit(self._hosted.name, "player", self._hosted.seat)
        self._invite_due = True
        self._window.toasts.dismiss()
        self.go_to(WayIn(addresses, by_invite(invite), wish, opened.invite))

    def _invite_once(self) -> None:
        """Show the invite when the table that was just opened shows."""
        if self._invite_due:
            self._invite_due = False
            self.show_invite()

    @property
    def gathering(self) -> bool:
        """Whether one is at a table that is not laid yet."""
        return self.visit is not None and self._inside and not self.visit.people.laid

    @property
    def at_table(self) -> bool:
        """Whether the table that one is at lies in the window."""
        return self._document is not None

    @property
    def can_invite(self) -> bool:
        """Whether this window knows how the table is joined."""
        return self.hosting is not None and self.hosting.open is not None and self._inside

    def show_invite(self) -> None:
        """Show how friends come to the table."""
        from app.ui.lan.invite_sheet import InviteSheet  # noqa: PLC0415 - on demand

        if self.hosting is None or self.hosting.open is None or self.visit is None:
            return
        if self.invite is not None:
            self.invite.leave()
        window = self._window
        sheet = InviteSheet(
            window.room, window.palette_in_use, window.language, self.hosting.open, self.visit
        )
        sheet.closed.connect(self._invite_gone)
        sheet.new_code_wanted.connect(self.new_code)
        self.invite = sheet
        sheet.open()

    @Slot()
    def _invite_gone(self) -> None:
        self.invite = None
        if self.lobby is not None and self.lobby.isVisible():
            self.lobby.deck.box.setFocus()

    @Slot()
    def new_code(self) -> None:
        """Let another spoken code be the right one from now on."""
        if self.visit is not None:
            self.visit.say(talk.Chair("new_code"))

    # -- together -----------------------------------------------------------------------------

    def show_lobby(self) -> None:
        """Show who gathers at the table that is not laid yet."""
        from app.ui.lan.lobby import Lobby  # noqa: PLC0415 - on demand

        visit, window = self.visit, self._window
        if visit is None or visit.place is None or visit.people.laid:
            return
        if self.lobby is not None:
            self.lobby.leave()
        known = [*window.tables.recent_decks(), *window.tables.shipped()]
        lobby = Lobby(
            window.room, window.palette_in_use, window.language, visit, window.cards, known
        )
        lobby.leave_wanted.connect(self.leave)
        lobby.closed.connect(self._lobby_gone)
        self.lobby = lobby
        lobby.open()

    @Slot()
    def _lobby_gone(self) -> None:
        self.lobby = None

    def _close_lobby(self) -> None:
        if self.lobby is not None:
            self.lobby.leave()

    # -- leaving ------------------------------------------------------------------------------

    def leave(self, *, tell: bool = True) -> None:
        """Leave the table; its host goes on."""
        visit = self.visit
        if visit is None:
            return
        if self._document is not None:
            self._window.take_off_board()
        visit.leave()
        if tell:
            self._window.tell(LEFT)

    @Slot()
    def _left(self) -> None:
        if self.sender() is self.visit:
            self.visit = None
            self._close_sheets()
            if self._together is not None:
                self._together.close()
                self._together = None
            self._window.refresh()

    def _close_sheets(self) -> None:
        for sheet in (self.invite, self.lobby, self._people):
            if sheet is not None:
                sheet.leave()

    def close(self) -> None:
        """End with the window; a hosted table goes on."""
        if self._sheet is not None:
            self._sheet.leave()
        if self.visit is not None:
            self.visit.leave()
        if self.hosting is not None:
            self.hosting.close()


NO_FOLDER = Words(
    "The folder of tables cannot be made. Save the table to a file of your own first.",
    "卓を置くフォルダーを作れません。先に卓をファイルに保存してください。",
)
_NOT_POSSIBLE = frozenset(
    {"muted", "not-chair", "spectator", "seat-taken", "no-seat-free", "seated"}
)


def _new_file(game: str) -> Path:
    moment = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    return tables_folder() / f"{moment}-{game}-lan{SUFFIX}"
