"""Tables in the network, hosted in this process: what pictures of them are made of."""

from __future__ import annotations

from collections.abc import Callable
from unittest.mock import patch

from app.core.intent import Draw
from app.net.discovery.seeker import FoundTable
from app.net.discovery.table_notice import notice_of
from app.net.server.hosting import Hosting
from app.net.server.people_there import PeopleThere
from app.net.transport.host_address import HostAddress
from app.session.room.lobby import Setup
from app.session.room.messages.from_people import MoveSeat, Role, SayReady
from app.session.room.messages.request_messages import AskLeave
from app.session.room.messages.table_talk import Say, ShowEmote
from app.store.saved_seat_reading import Stay
from app.ui.lan.hosting.host_process import Opened
from app.ui.lan.hosting.invite_sheet import InviteSheet
from app.ui.lan.joining.back_sheet import BackSheet
from app.ui.lan.joining.join_sheet import JoinSheet
from app.ui.lan.visit import Visit
from app.ui.lan.way_in import way_in
from tests.gallery.game import DECKS
from tests.gallery.studio import Studio
from tests.gallery.written import on_screen
from tests.helpers.play import decks_for
from tests.helpers.shipped import shipped_base
from tests.helpers.toy_games import quartet
from tests.helpers.toy_games.loaded import loaded
from tests.net.tables import Guest, Hosted, deck_of, hosted, hosting

PORT = 27420


class Evening:
    """A table for two; the window sits at it, and the other player comes."""

    def __init__(self, studio: Studio, *, laid: bool) -> None:
        self._studio = studio
        decks = [deck_of(name, shipped_base()) for name in DECKS] if laid else []
        path = studio.folder() / f"{on_screen().file}.chabudai"
        # How long a machine takes to answer is another thing each time.
        studio.stack.enter_context(patch.object(PeopleThere, "measure", return_value=False))
        self.table: Hosted = studio.stack.enter_context(hosted(hosting(path, *decks)))
        own, other = on_screen().players
        studio.window.lan_desk().go_to(way_in(self.table.open.invite, "", own))
        self._until(lambda: self.visit.me is not None)
        self.guest = self._guest(other)
        self.watching = self._guest(on_screen().spectator, "spectator")
        self._until(lambda: len(self.visit.people.people) == 3)
        for speaker in (self.guest, self.watching):
            speaker.say(Say(on_screen().chat))
        self.visit.say(Say(on_screen().chat))
        self._until(lambda: len(self.visit.lines) == 3)
        if laid:
            for one in (self.visit, self.guest):
                one.say(SayReady())
            self._until(lambda: studio.window.lan_desk().at_table)
            self._until(lambda: self.guest.table.seat is not None)

    @property
    def visit(self) -> Visit:
        """The window's stay at the table."""
        visit = self._studio.window.lan_desk().visit
        assert visit is not None
        return visit

    def _guest(self, name: str, role: Role = "player") -> Guest:
        guest = Guest(self.table.open, name, role=role)
        self._studio.stack.callback(guest.close)
        return guest.wait_inside()

    def _until(self, come: Callable[[], object]) -> None:
        self._studio.wait_until(lambda: bool(come()))
        assert come(), "it never came"

    def ask_back(self) -> None:
        """Let the guest ask for the window's last gesture to be taken back."""
        window = self._studio.window
        sent = window.ask(Draw(1, "deck.0", "hand.0"))
        assert sent is not None
        assert window.bridge is not None
        self._until(lambda: sent.answer is not None)
        self._until(lambda: self.guest.seat.node == window.bridge.node)  # type: ignore[union-attr]
        goal = self.guest.seat.chronicle.undo_target()
        assert goal is not None
        self.guest.say(AskLeave("travel", goal))
        self._until(lambda: self.visit.questions)

    def show_sign(self) -> None:
        """Let the guest greet everybody."""
        lines = len(self.visit.lines)
        self.guest.say(ShowEmote("hello"))
        self._until(lambda: len(self.visit.lines) > lines)


def around(studio: Studio) -> JoinSheet:
    """Show the sheet to join by, with a table that was found."""
    window = studio.window
    name = on_screen().players[0]
    sheet = JoinSheet(window.look, window.room, name)
    notice = notice_of(on_screen().table, "pokemon", PORT, 1, bytes(8))
    sheet.show_found((FoundTable(notice, (HostAddress(on_screen().host, PORT),)),), ())
    sheet.open_with()
    return sheet


def back(studio: Studio) -> BackSheet:
    """Wait for a table whose host is away."""
    window, words = studio.window, on_screen()
    stay = Stay(
        bytes(32), ((words.host, PORT),), bytes(32), words.players[0], seat=0, people=words.players
    )
    sheet = BackSheet(window.look, window.room, stay)
    sheet.open()
    return sheet


def invite(studio: Studio, evening: Evening) -> InviteSheet:
    """Show how the others come to the table."""
    window, table = studio.window, evening.table.open
    opened = Opened(table.port, table.invite, table.judge_invite, table.code, table.hosts)
    sheet = InviteSheet(window.look, window.room, opened, evening.visit)
    sheet.open()
    return sheet


def team_evening(studio: Studio) -> Visit:
    """Let four gather at a table of two teams, of whom the window looks after the table."""
    studio.stack.enter_context(loaded(quartet.SPEC))
    decks = decks_for(quartet.SPEC, 4)
    where = studio.folder() / f"{on_screen().file}.chabudai"
    how = Hosting(quartet.SPEC, Setup(4, decks=decks[:3]), where, 0, None, listen=("127.0.0.1",))
    table = studio.stack.enter_context(hosted(how))
    own, other = on_screen().players
    desk = studio.window.lan_desk()
    desk.go_to(way_in(table.open.invite, "", own))
    studio.wait_until(lambda: desk.visit is not None and desk.visit.me is not None)
    visit = desk.visit
    assert visit is not None
    for name in (other, on_screen().spectator, other):
        guest = Guest(table.open, name)
        studio.stack.callback(guest.close)
        guest.wait_inside()
    guest.say(MoveSeat(3, 1))
    guest.say(Say(on_screen().chat))
    visit.say(Say(on_screen().chat, team=True))
    studio.wait_until(lambda: len(visit.lines) == 2)
    studio.wait_until(lambda: any(one.wants == 1 for one in visit.people.people))
    return visit
