"""The sheet to join a table by: an invite or an address, a name, and the tables around."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import (
    QFormLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QWidget,
)

from app.core.text.words import Words
from app.net.auth.invite import Invite
from app.net.transport.host_address import HostAddress
from app.session.room.messages.from_people import Role
from app.session.room.person_names import LONGEST_NAME
from app.ui.lan import way_in
from app.ui.lan.joining.found_tables import called
from app.ui.lan.lan_sheet import LanSheet, button, label
from app.ui.lan.people_words import ROLES, TELLS, standing
from app.ui.look.look import Look
from app.ui.toolkit.common_words import CANCEL
from app.ui.toolkit.plain_text import Label
from app.ui.toolkit.rolled_past import ChoiceBox

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from app.net.client.connection_state import State
    from app.net.discovery.seeker import FoundTable

TYPING = 600
"""Milliseconds without a letter after which what was typed is looked at."""
LONGEST_PASTED = 8000
ADDRESSES = Qt.ItemDataRole.UserRole

JOIN = Words("Join", "参加する")
WAY = Words("Invite or address", "招待またはアドレス")
WAY_HINT = Words(
    "Paste an invite, or type 192.168.1.5", "招待を貼り付けるか、192.168.1.5などと入力"
)
CODE = Words("Spoken code", "参加コード")
CODE_HINT = Words("Six digits: the host sees them", "6桁の数字（ホストの画面に表示）")
NAME = Words("Your name", "名前")
ROLE = Words("Take part as", "参加のしかた")
FOUND = Words("Tables in this network", "このネットワークの卓")
NONE_FOUND = Words("No table found so far.", "まだ見つかっていません。")


class JoinSheet(LanSheet):
    """Asks for the way to a table; Enter joins, Esc closes."""

    wanted = Signal(object)
    """WayIn: go there. The sheet stays until one has a place."""
    stopped = Signal()
    """Whoever waits for a table waits no longer."""
    heading = Words("Join a table", "卓に参加")

    def __init__(self, look: Look, room: QWidget, name: str) -> None:
        super().__init__(look, room)
        self.connecting = False
        self.seat: int | None = None
        """Which seat is wished for; None for the first that is free."""
        self.way = QLineEdit()
        self.way.setMaxLength(LONGEST_PASTED)
        self.way_says = label("wrong")
        self.code = QLineEdit()
        self.code_says = label("wrong")
        self.name = QLineEdit(name)
        self.name.setMaxLength(LONGEST_NAME)
        self.name_says = label("wrong")
        self.role = ChoiceBox()
        for role in ("player", "spectator"):
            self.role.addItem("", role)
        self.found_title = label("muted")
        self.found = QListWidget()
        self.troubles = label("muted")
        self.status = label()
        self.join = button(primary=True)
        self.cancel = button()
        self._known: tuple[HostAddress, ...] = ()
        self._around: tuple[tuple[FoundTable, ...], tuple[Words, ...]] | None = None
        """The tables in the network and why there may be none; None before anybody looked."""
        self._form = QFormLayout()
        self._labels: dict[QWidget, Label] = {}
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(TYPING)
        self._lay_out()
        self._connect()
        self._show_way()

    def _lay_out(self) -> None:
        form = self._form
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for field, says in (
            (self.way, self.way_says),
            (self.code, self.code_says),
            (self.name, self.name_says),
            (self.role, None),
        ):
            self._labels[field] = Label()
            form.addRow(self._labels[field], field)
            if says is not None:
                form.addRow(says)
                says.hide()
        self.column.addLayout(form)
        self.column.addWidget(self.found_title)
        self.column.addWidget(self.found)
        self.column.addWidget(self.troubles)
        self.column.addWidget(self.status)
        self.column.addStretch(1)
        for part in (self.troubles, self.status, self.found):
            part.hide()
        for one in (self.cancel, self.join):
            self.foot.addWidget(one)

    def _connect(self) -> None:
        self.way.textEdited.connect(self._typed)
        self._typing.timeout.connect(self.read_way)
        for field, says in ((self.code, self.code_says), (self.name, self.name_says)):
            field.textEdited.connect(says.hide)
        self.found.itemClicked.connect(self._take_found)
        self.found.itemActivated.connect(self._take_found)
        self.join.clicked.connect(self.go)
        self.cancel.clicked.connect(self.wish_to_leave)

    def open_with(self, typed: str = "", role: Role = "player") -> None:
        """Show the sheet, with what is known already."""
        self.role.setCurrentIndex(max(0, self.role.findData(role)))
        self.way.setText(typed)
        self.open()
        if typed:
            self.read_way()
        (self.code if typed and not self.code.isHidden() else self.way).setFocus()

    # -- what is typed ------------------------------------------------------------------------

    @Slot()
    def _typed(self) -> None:
        self.way_says.hide()
        self._known = ()
        self._typing.start()

    @Slot()
    def read_way(self) -> None:
        """Say what is wrong with what was typed, and ask for what else it needs."""
        self._show_way()
        if self.way.text().strip():
            try:
                way_in.read(self.way.text())
            except way_in.WayError as problem:
                self._say(problem)
            else:
                self.way_says.hide()
        self.fit_soon()

    def _show_way(self) -> None:
        """Ask for a code where only an address was typed, and for no role the invite has."""
        try:
            where = way_in.read(self.way.text())
        except way_in.WayError:
            where = None
        self._form.setRowVisible(self.code, isinstance(where, HostAddress))
        if not isinstance(where, HostAddress):
            self.code_says.hide()
        fixed = isinstance(where, Invite) and where.role is not None
        self._form.setRowVisible(self.role, not fixed)

    def _say(self, problem: way_in.WayError) -> None:
        says = {"way": self.way_says, "code": self.code_says, "name": self.name_says}
        part = says[problem.field]
        part.setText(problem.words.in_(self.look.language))
        part.show()
        self.fit_soon()

    @Slot()
    def go(self) -> None:
        """Join, if it is clear where."""
        if self.connecting:
            return
        self._typing.stop()
        self.read_way()
        role: Role = self.role.currentData()
        try:
            way = way_in.way_in(
                self.way.text(), self.code.text(), self.name.text(), role, self.seat, self._known
            )
        except way_in.WayError as problem:
            self._say(problem)
            {"way": self.way, "code": self.code, "name": self.name}[problem.field].setFocus()
            return
        self._wait(waiting=True)
        self._tell_status(TELLS["calling"])
        self.wanted.emit(way)

    # -- while it is called -------------------------------------------------------------------

    def _wait(self, *, waiting: bool) -> None:
        self.connecting = waiting
        for part in (self.way, self.code, self.name, self.role, self.found, self.join):
            part.setEnabled(not waiting)
        self.status.setProperty("look", "" if waiting else "wrong")
        self.status.style().unpolish(self.status)
        self.status.style().polish(self.status)
        if waiting:
            self.cancel.setFocus()

    def show_state(self, state: State) -> None:
        """Say how it stands."""
        self._tell_status(standing(state))

    def refuse(self, words: Words) -> None:
        """Say why one is not let in; what was typed stays."""
        self._wait(waiting=False)
        self._tell_status(words)
        (self.way if self.code.isHidden() else self.code).setFocus()

    def _tell_status(self, words: Words) -> None:
        self.status.setText(words.in_(self.look.language))
        self.status.show()
        self.fit_soon()

    def wish_to_leave(self) -> None:
        """Stop waiting for a table; without one, close."""
        if self.connecting:
            self._wait(waiting=False)
            self.status.hide()
            self.stopped.emit()
            self.way.setFocus()
        else:
            self.leave()

    # -- tables around ------------------------------------------------------------------------

    def show_found(self, tables: tuple[FoundTable, ...], troubles: tuple[Words, ...]) -> None:
        """List the tables in the network, and say why there may be none."""
        self._around = tables, troubles
        before = self.found.currentRow()
        self.found.clear()
        for table in tables:
            at = str(table.addresses[0]) if table.addresses else "?"
            item = QListWidgetItem(f"{called(table.notice, self.look.language)} · {at}", self.found)
            item.setData(ADDRESSES, table.addresses)
        if 0 <= before < self.found.count():
            self.found.setCurrentRow(before)
        self.found.setVisible(bool(tables))
        self._size_found()
        said = "\n".join(words.in_(self.look.language) for words in troubles)
        self.troubles.setText(said or ("" if tables else NONE_FOUND.in_(self.look.language)))
        self.troubles.setVisible(bool(self.troubles.text()))
        self.fit_soon()

    def _size_found(self) -> None:
        row = max(self.found.sizeHintForRow(0), self.fontMetrics().height() + 6)
        self.found.setFixedHeight(row * min(4, max(1, self.found.count())) + 8)

    @Slot(QListWidgetItem)
    def _take_found(self, item: QListWidgetItem) -> None:
        addresses: tuple[HostAddress, ...] = item.data(ADDRESSES)
        if addresses:
            self.way.setText(str(addresses[0]))
            self.read_way()
            self._known = addresses
            self.code.setFocus()

    # -- looks --------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter joins."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.cancel.hasFocus():
                self.wish_to_leave()
            else:
                self.go()
            return
        super().keyPressEvent(event)

    @Slot()
    def _follow_look(self) -> None:
        super()._follow_look()
        named = ((self.way, WAY), (self.code, CODE), (self.name, NAME), (self.role, ROLE))
        for field, words in named:
            self._labels[field].setText(words.in_(self.look.language))
            field.setAccessibleName(words.in_(self.look.language))
        self.way.setPlaceholderText(WAY_HINT.in_(self.look.language))
        self.code.setPlaceholderText(CODE_HINT.in_(self.look.language))
        for index in range(self.role.count()):
            role: Role = self.role.itemData(index)
            self.role.setItemText(index, ROLES[role].in_(self.look.language))
        self.found_title.setText(FOUND.in_(self.look.language))
        self.found.setAccessibleName(FOUND.in_(self.look.language))
        self.join.setText(JOIN.in_(self.look.language))
        self.cancel.setText(CANCEL.in_(self.look.language))
        if self._around is not None:
            self.show_found(*self._around)
        self._size_found()
