"""The slim strip below the bar at a table in the network: who is there, and what was said last."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton

from app.core.data.value import replace
from app.core.text.wording import labelled
from app.core.text.words import Words
from app.session.room.messages.table_talk import Emoted
from app.session.room.messages.to_people import ClockShows
from app.ui.lan.bubbles import Bubbles
from app.ui.lan.chat_box import SIGNS
from app.ui.lan.hosting.host_again import TELLS
from app.ui.lan.people.clock_reading import readings
from app.ui.lan.people.people_row import PeopleRow, ShortLabel
from app.ui.lan.people_words import EMOTES, standing
from app.ui.lan.sign_menu import SignMenu
from app.ui.panels.announce import announce
from app.ui.toolkit.plain_text import Label
from app.ui.toolkit.spoken.opener import Opener

if TYPE_CHECKING:
    from app.ui.lan.hosting.host_again import HostAgain
    from app.ui.lan.visit import Visit
    from app.ui.look.look import Look

TICK = 200
"""Milliseconds between two looks at a clock that runs."""
OPEN = Words("People and chat", "参加者とチャット")
PEOPLE = Words("People at this table", "この卓の参加者")
LAST_SAID = Words("Last chat line", "最新のチャット")
CONNECTION = Words("Connection", "接続")
BEGIN_AGAIN = Words("Start it again", "もう一度起動")
BEGIN_AGAIN_ABOUT = Words(
    "The table goes on in its file, with all that was answered. Its invite stays the same, and "
    "everybody comes back by themselves.",
    "卓はファイルから、応答のあった操作をすべて残したまま続きます。招待は変わらず、全員が自動で戻ります。",
)


class PeopleStrip(QFrame):
    """Tells of one visit."""

    opened = Signal()
    """People and chat are wanted."""

    def __init__(self, look: Look, visit: Visit, host: HostAgain) -> None:
        super().__init__()
        self.look = look
        self.setObjectName("peopleStrip")
        self._visit = visit
        self._host = host
        self.people = PeopleRow(look)
        self.connection = Label()
        self.connection.setProperty("look", "wrong")
        self.begin_again = QPushButton()
        """Begins the host again, where it ended on this computer."""
        self.begin_again.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.said = ShortLabel()
        self.signs = QPushButton()
        self.menu = SignMenu(look, visit, self)
        Opener(self.signs, opens="menu").attach(self.menu)
        self.open = QPushButton()
        for one in (self.signs, self.open):
            one.setProperty("look", "plain")
            one.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.bubbles = Bubbles(look, self)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 2, 12, 2)
        row.setSpacing(12)
        row.addWidget(self.people)
        row.addWidget(self.connection)
        row.addWidget(self.begin_again)
        row.addWidget(self.said, 1)
        row.addWidget(self.signs)
        row.addWidget(self.open)
        self._again_in = 0.0
        self._seconds = QTimer(self)
        self._seconds.setInterval(1000)
        self._seconds.timeout.connect(self._second)
        self._clock = QTimer(self)
        self._clock.setInterval(TICK)
        self._clock.timeout.connect(self._read_clock)
        self.open.clicked.connect(self.opened)
        visit.heard.connect(self._hear)
        visit.people_changed.connect(self.show_people)
        visit.state_changed.connect(self._show_state)
        visit.chatted.connect(self._show_said)
        self.begin_again.clicked.connect(host.begin)
        host.changed.connect(self._show_host)
        look.changed.connect(self._follow_look)
        self._follow_look()

    @Slot()
    def show_people(self) -> None:
        """Tell who is there."""
        self.people.show_people(self._visit.people)
        me = self._visit.me
        self.signs.setEnabled(me is None or not me.muted)
        self._read_clock()

    # -- signs and time -----------------------------------------------------------------------

    def choose_sign(self) -> None:
        """Open the signs, for the keyboard too."""
        if self.signs.isEnabled():
            corner = self.signs.mapToGlobal(self.signs.rect().bottomLeft())
            self.menu.popup(corner)
            self.menu.setActiveAction(self.menu.actions()[0])

    @Slot(object)
    def _hear(self, what: object) -> None:
        if isinstance(what, Emoted):
            person = self._visit.person(what.person)
            name = person.name if person is not None else "?"
            said = labelled(name, EMOTES[what.sign])
            self.bubbles.show(what.person, said, self.people.place_of(what.person))
        elif isinstance(what, ClockShows):
            self._read_clock()

    @Slot()
    def _read_clock(self) -> None:
        """Show what time everybody has now."""
        face, visit = self._visit.clock, self._visit
        told = () if face is None else readings(face, time.monotonic() - visit.clock_at)
        for one in visit.people.people:
            chip = self.people.chips.get(one.id)
            if chip is not None:
                seat = one.seat if one.role == "player" else None
                reading = told[seat] if seat is not None and seat < len(told) else None
                chip.clock.read(reading, paused=face is not None and face.paused)
        if face is not None and face.running:
            self._clock.start()
        else:
            self._clock.stop()

    # -- the connection -----------------------------------------------------------------------

    @Slot()
    def _show_state(self, *_state: object) -> None:
        state = self._visit.state
        self._again_in = state.again_in
        if state.name == "away":
            self._seconds.start()
        else:
            self._seconds.stop()
        self._tell_state()
        if state.name in ("away", "inside"):
            announce(self, self.connection.text())

    @Slot()
    def _show_host(self) -> None:
        self._tell_state()
        if self._host.how != "there":
            announce(self, self.connection.text())

    @Slot()
    def _second(self) -> None:
        self._again_in = max(0.0, self._again_in - 1.0)
        self._tell_state()

    def _tell_state(self) -> None:
        state, how = self._visit.state, self._host.how
        words = TELLS.get(how) or standing(replace(state, again_in=self._again_in))
        self.connection.setVisible(state.name != "inside")
        self.connection.setText(words.in_(self.look.language))
        self.begin_again.setVisible(how == "ended")

    @Slot()
    def _show_said(self) -> None:
        lines = self._visit.lines
        self.said.say(lines[-1].in_(self.look.language) if lines else "")
        if lines:
            announce(self, self.said.whole)

    @Slot()
    def _follow_look(self) -> None:
        language = self.look.language
        self.people.setAccessibleName(PEOPLE.in_(language))
        self.said.setAccessibleName(LAST_SAID.in_(language))
        self.connection.setAccessibleName(CONNECTION.in_(language))
        self.begin_again.setText(BEGIN_AGAIN.in_(language))
        self.begin_again.setToolTip(BEGIN_AGAIN_ABOUT.in_(language))
        self.open.setText(OPEN.in_(language))
        self.signs.setText(SIGNS.in_(language))
        self.show_people()
        self._show_said()
        self._tell_state()
