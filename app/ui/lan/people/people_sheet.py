"""People and chat at a table in the network, and what can be done about somebody."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QVBoxLayout, QWidget

from app.core.text.words import Words
from app.session.room.messages.from_people import Chair, ChairDeed, FromPeople, Sit
from app.session.room.messages.request_messages import AskLeave
from app.session.room.messages.to_people import Person
from app.ui.lan.chat_box import CHAT, ChatBox
from app.ui.lan.lan_sheet import LanSheet, button, label
from app.ui.lan.people_words import about, seat_words
from app.ui.look.look import Look
from app.ui.toolkit.common_words import CLOSE
from app.ui.toolkit.plain_text import Label, literal
from app.ui.toolkit.spoken.opener import Opener

if TYPE_CHECKING:
    from app.ui.lan.visit import Visit

LINES = 8
MORE = Words("More", "操作")
SIT = Words("Sit here", "この席に座る")
FREE = Words("free", "空席")
NEW_CODE = Words("New spoken code", "参加コードを変える")
ASK_CHAIR = Words("Ask to be put in charge of the table", "卓の管理を引き継ぎたいと頼む")
MUTE = Words("Mute", "発言を止める")
UNMUTE = Words("Let speak again", "発言を許可する")
KICK = Words("Remove from the table", "卓から外す")
BAN = Words("Remove and keep out", "卓から外して、再参加を断る")
PASS = Words("Put in charge of the table", "卓の管理を任せる")
ASK_SEAT = Words("Ask for the seat", "席を引き継ぎたいと頼む")
ASK_HAND = Words("Ask to see the hand", "手札を見せてもらう")


class PeopleSheet(LanSheet):
    """Who is there, one in a line, and the chat."""

    heading = Words("People and chat", "参加者とチャット")

    def __init__(self, look: Look, room: QWidget, visit: Visit) -> None:
        super().__init__(look, room)
        self._visit = visit
        self._lines: dict[int, tuple[Label, QPushButton]] = {}
        """By the person's number; a free seat by minus its number."""
        self._rows = QVBoxLayout()
        self._rows.setSpacing(4)
        self.column.addLayout(self._rows)
        self.chat_title = label("muted")
        self.column.addWidget(self.chat_title)
        self.chat = ChatBox(look, visit, LINES)
        self.column.addWidget(self.chat)
        self.column.addStretch(1)
        self.new_code = button()
        self.ask_chair = button()
        self.done = button()
        for one in (self.ask_chair, self.new_code, self.done):
            self.foot.addWidget(one)
        self.new_code.clicked.connect(lambda: visit.say(Chair("new_code")))
        self.ask_chair.clicked.connect(lambda: visit.say(AskLeave("chair")))
        self.done.clicked.connect(self.leave)
        visit.people_changed.connect(self.show_people)
        visit.seated.connect(self.show_people)

    def open(self) -> None:
        """Show the sheet, with the keyboard in the chat."""
        super().open()
        self.chat.field.setFocus()

    # -- people -------------------------------------------------------------------------------

    @Slot()
    def show_people(self) -> None:
        """Tell who is there; lines that stay keep the keyboard."""
        visit, language, people = self._visit, self.look.language, self._visit.people
        shown = {one.id for one in people.people} | {-1 - seat for seat in people.free}
        for gone in set(self._lines) - shown:
            for part in self._lines.pop(gone):
                part.hide()
                part.deleteLater()
        for one in people.people:
            said, more = self._line(one.id)
            said.setText(f"{one.name} · {about(one, people).in_(language)}")
            deeds = self._deeds(one)
            more.setVisible(bool(deeds))
            more.setText(MORE.in_(language))
            more.setAccessibleName(f"{MORE.in_(language)}: {one.name}")
            self._fill(more, deeds)
        for seat in people.free:
            said, more = self._line(-1 - seat)
            said.setText(f"{seat_words(seat).in_(language)} · {FREE.in_(language)}")
            more.setText(SIT.in_(language))
            me = visit.me
            more.setVisible(me is not None and me.role == "spectator")
            if not more.property("sits"):
                more.setProperty("sits", True)
                more.clicked.connect(partial(self._sit, seat))
        self.new_code.setVisible(visit.in_chair)
        self.ask_chair.setVisible(not visit.in_chair)
        self.fit_soon()

    def _line(self, number: int) -> tuple[Label, QPushButton]:
        if number not in self._lines:
            said, more = label(), button()
            row = QHBoxLayout()
            row.addWidget(said, 1)
            row.addWidget(more)
            self._rows.addLayout(row)
            self._lines[number] = (said, more)
        return self._lines[number]

    def _fill(self, more: QPushButton, deeds: list[tuple[Words, FromPeople]]) -> None:
        menu = more.menu()
        if menu is None:
            menu = QMenu(more)
            Opener(more, opens="menu").attach(menu)
        if menu.isVisible():
            return
        menu.clear()
        for title, message in deeds:
            entry = menu.addAction(literal(title.in_(self.look.language)))
            entry.triggered.connect(partial(self._visit.say, message))

    def _deeds(self, one: Person) -> list[tuple[Words, FromPeople]]:
        """Return what can be done about somebody from this seat."""
        visit, me = self._visit, self._visit.me
        if me is None or one.id == me.id:
            return []
        deeds: list[tuple[Words, FromPeople]] = []
        if me.chair:
            mute: ChairDeed = "unmute" if one.muted else "mute"
            deeds = [
                (UNMUTE if one.muted else MUTE, Chair(mute, one.id)),
                (PASS, Chair("pass", one.id)),
                (KICK, Chair("kick", one.id)),
                (BAN, Chair("ban", one.id)),
            ]
        if me.role == "spectator" and one.role == "player" and visit.people.laid:
            deeds.append((ASK_HAND, AskLeave("hand", about=one.seat)))
            deeds.append((ASK_SEAT, AskLeave("seat", about=one.seat)))
        return deeds

    def _sit(self, seat: int) -> None:
        me = self._visit.me
        if me is not None:
            self._visit.say(Sit(me.name, "player", seat))

    # -- looks --------------------------------------------------------------------------------

    @Slot()
    def _follow_look(self) -> None:
        super()._follow_look()
        self.chat_title.setText(CHAT.in_(self.look.language))
        self.done.setText(CLOSE.in_(self.look.language))
        self.new_code.setText(NEW_CODE.in_(self.look.language))
        self.ask_chair.setText(ASK_CHAIR.in_(self.look.language))
        self.show_people()
