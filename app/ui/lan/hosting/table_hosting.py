"""What the window does to host tables: begins their process, joins them, shows the invite."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from app.core.data.value import replace, value
from app.core.text.words import Words
from app.net.auth.admission_events import code_changed
from app.net.auth.client_handshake import by_invite
from app.net.auth.invite import InviteError, read_invite
from app.net.transport.host_address import HostAddress
from app.places import tables_folder
from app.session.room.messages.from_people import BringDeck, Chair, Sit
from app.session.room.messages.to_people import Invitation
from app.store.file_trouble import StoreError
from app.store.tables.table_file_words import SUFFIX
from app.ui.lan.hosting.host_process import Opened
from app.ui.lan.visit import WayIn

if TYPE_CHECKING:
    from app.ui.app.shell import Shell
    from app.ui.lan.hosting.host_process import HostProcess
    from app.ui.lan.hosting.hosting_choice import HostingChoice
    from app.ui.lan.hosting.invite_sheet import InviteSheet
    from app.ui.lan.visit import Visit
    from app.ui.lan.visiting import Visiting
    from app.ui.table.new_table.chosen_table import NewTable

LOOPBACK = ("127.0.0.1", "::1")
OPENING = Words("The table is being opened…", "卓を開いています…")
NO_FOLDER = Words(
    "The folder of tables cannot be made. Save the table to a file first.",
    "卓を置くフォルダーを作れません。先に卓をファイルに保存してください。",
)


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
    path: Path | None = None
    """The file of a table that goes on."""


class Hosting(QObject):
    """Tables that this window hosts; one after the other."""

    not_begun = Signal()
    """The process of a table did not start; why was told."""

    def __init__(self, window: Shell, desk: Visiting) -> None:
        super().__init__(desk)
        self._window = window
        self._desk = desk
        self.process: HostProcess | None = None
        """The table's process, where this window began it."""
        self.invite: InviteSheet | None = None
        self._hosted: Hosted | None = None
        """What was begun and is not laid yet."""
        self._again = False
        """Whether the host of the table one is at is being begun again."""
        self._invite_due = False
        """Whether the invite is to be shown by itself: the table was just opened."""
        self._asked: Visit | None = None
        """Where the host was asked how others come in, and has not said it yet."""

    # -- what is hosted -----------------------------------------------------------------------

    def host_this_table(self) -> None:
        """Let the open table go on hosted, from its file."""
        from app.ui.app import files  # noqa: PLC0415 - on demand

        window, document = self._window, self._window.document
        if document is None:
            window.tables.new.ask_new(network=True)
            return
        path = document.path or _new_file(document.spec.id)
        if files.refuse_live(window, path):
            return
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            saved = document.save(path)
        except (StoreError, OSError) as problem:
            words = problem.words if isinstance(problem, StoreError) else NO_FOLDER
            window.tell(words, "error")
            return
        if saved.how != "written":
            files.tell_elsewhere(window, path, saved)
        if saved.how == "held":
            # Not what lies here would be hosted, but what was played on elsewhere.
            return
        window.tables.recent.remember(document)
        bridge = window.bridge
        seat = max(0, bridge.seat) if bridge is not None else 0
        path = saved.path
        hosted = Hosted((str(path),), document.seats[seat].name, seat, path=path)
        # From here on its host is the other process: nothing may happen to it here.
        window.take_off_board()
        self.host(hosted)

    def host_new(self, chosen: NewTable, how: HostingChoice) -> None:
        """Host a new table, whose seats gather first."""
        arguments = ("--game", chosen.game, *how.arguments(chosen.options))
        if chosen.first != 0:
            first = "random" if chosen.first is None else str(chosen.first + 1)
            arguments = (*arguments, "--first", first)
        if chosen.preset is not None:
            arguments = (*arguments, "--preset", chosen.preset.name)
        own = chosen.decks[0] if chosen.decks else None
        deck = () if own is None else own.keys
        self.host(Hosted(arguments, chosen.names[0], 0, deck))

    def host(self, hosted: Hosted) -> None:
        """Begin the process of a table, and join it once it is open."""
        self._desk.go_away()
        self._window.tell(OPENING)
        self._hosted = hosted
        self._begin(hosted.arguments)

    def begin_again(self, table: Path) -> None:
        """Begin the host of the table that one is at again, which ended under its people."""
        self._again = True
        self._begin((str(table),))

    def _begin(self, arguments: tuple[str, ...]) -> None:
        from app.ui.lan.hosting.host_process import HostProcess  # noqa: PLC0415 - on demand

        self.close()
        process = HostProcess(list(arguments), self._window.look.language, self)
        process.opened.connect(self._opened)
        process.failed.connect(self._not_hosted)
        process.told.connect(lambda words: self._window.tell(words, "warning"))
        self.process = process
        process.start()

    @Slot(object)
    def _not_hosted(self, words: Words) -> None:
        hosted, self._hosted, self.process = self._hosted, None, None
        self._again = False
        # It is not being opened any more.
        self._window.toasts.dismiss()
        if hosted is not None and hosted.path is not None:
            self._window.tables.open_file(hosted.path)
        self._window.tell(words, "error")
        self._window.refresh()
        self.not_begun.emit()

    @Slot(object)
    def _opened(self, opened: Opened) -> None:
        self._show_changed(opened)
        if self._again:
            self._again = False
            self._come_back(opened)
            return
        if self._hosted is None or self._desk.visit is not None:
            return
        wish = Sit(self._hosted.name, "player", self._hosted.seat)
        self._invite_due = True
        self._window.toasts.dismiss()
        self._desk.go_to(_way_to(opened, wish), table=_table_of(opened))

    def _come_back(self, opened: Opened) -> None:
        """Be at the table whose host was begun again."""
        visit = self._desk.visit
        if visit is None:
            return
        if any(address.port == opened.port for address in visit.way.addresses):
            visit.hurry()
        else:
            # Somebody else listens where it was.
            way = replace(_way_to(opened, visit.way.wish), patient=True)
            self._desk.go_to(way, table=_table_of(opened))

    # -- what becomes of it -------------------------------------------------------------------

    def seated(self) -> None:
        """Bring the deck that was chosen before, to the seat that one has now."""
        visit, hosted = self._desk.visit, self._hosted
        if visit is not None and hosted is not None and hosted.deck:
            visit.say(BringDeck(hosted.deck))

    def laid(self) -> None:
        """Take note that the table lies there: nothing has to be brought to it any more."""
        self._hosted = None

    def close(self) -> None:
        """Listen no more to what the process says; it goes on."""
        if self.process is not None:
            self.process.close()

    # -- inviting -----------------------------------------------------------------------------

    @property
    def can_invite(self) -> bool:
        """Whether this window knows how the table is joined."""
        visit = self._desk.visit
        if visit is None or not self._desk.inside:
            return False
        return visit.in_chair or (self.process is not None and self.process.open is not None)

    def invite_once(self) -> None:
        """Show the invite when the table that was just opened shows."""
        if self._invite_due:
            self._invite_due = False
            self.show_invite()

    def show_invite(self) -> None:
        """Show how friends come to the table: as its process says, or as the host tells."""
        visit = self._desk.visit
        if visit is None or not self.can_invite:
            return
        if self._desk.gathering and self._desk.lobby is None:
            # It comes with the invite in it.
            self._desk.show_lobby()
            return
        if self.process is not None and self.process.open is not None:
            self._show(self.process.open, visit)
        elif self._asked is not visit:
            # Who looks after a table that another window opened, or this one before a crash.
            self._asked = visit
            visit.say(Chair("invite"))

    def invited(self, told: Invitation) -> None:
        """Take in how others come to the table, from its host."""
        visit, asked, self._asked = self._desk.visit, self._asked, None
        if self.process is not None and self.process.open is not None:
            # It says more: what the host tells the chair is without the invite of a judge.
            return
        try:
            invite = read_invite(told.invite)
        except InviteError as problem:
            self._window.tell(problem.words, "error")
            return
        way = Opened(invite.port, told.invite, "", told.code, invite.hosts)
        if visit is not None and visit is asked:
            self._show(way, visit)
        elif not self._show_changed(way) and told.code:
            self._window.tell(code_changed("", told.code).words)

    def _show_changed(self, way: Opened) -> bool:
        """Show how the table is joined now, wherever it is shown; False: nowhere."""
        lobby = self._desk.lobby
        if lobby is not None and lobby.invite is not None:
            lobby.show_invite(way)
            return True
        if self.invite is not None:
            self.invite.part.show_opened(way)
        return self.invite is not None

    def _show(self, way: Opened, visit: Visit) -> None:
        if self._desk.lobby is not None:
            self._desk.lobby.show_invite(way)
            return
        from app.ui.lan.hosting.invite_sheet import InviteSheet  # noqa: PLC0415 - on demand

        if self.invite is not None:
            self.invite.leave()
        window = self._window
        sheet = InviteSheet(window.look, window.room, way, visit)
        sheet.closed.connect(self._invite_gone)
        sheet.part.new_code_wanted.connect(self.new_code)
        self.invite = sheet
        sheet.open()

    @Slot()
    def _invite_gone(self) -> None:
        self.invite = None

    @Slot()
    def new_code(self) -> None:
        """Let another spoken code be the right one from now on."""
        if self._desk.visit is not None:
            self._desk.visit.say(Chair("new_code"))


def _way_to(opened: Opened, wish: Sit) -> WayIn:
    """Return the way to a table whose process this window began."""
    invite = read_invite(opened.invite)
    # The host's own window is nearest by loopback, whatever the network does.
    near = tuple(HostAddress(host, opened.port) for host in LOOPBACK)
    return WayIn((*near, *invite.addresses), by_invite(invite), wish, opened.invite)


def _table_of(opened: Opened) -> Path | None:
    return Path(opened.table) if opened.table else None


def _new_file(game: str) -> Path:
    moment = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    return tables_folder() / f"{moment}-{game}-lan{SUFFIX}"
