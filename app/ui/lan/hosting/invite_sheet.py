"""The invite to a table that is played at already, and who is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from app.core.text.words import Words
from app.ui.lan.hosting.invite_part import InvitePart
from app.ui.lan.lan_sheet import LanSheet, button, label
from app.ui.lan.people_words import about
from app.ui.look.look import Look
from app.ui.toolkit.common_words import CLOSE

if TYPE_CHECKING:
    from app.ui.lan.hosting.host_process import Opened
    from app.ui.lan.visit import Visit

HERE = Words("Here now", "参加中")


class InviteSheet(LanSheet):
    """Shows how a table is joined, and who is there."""

    heading = Words("Invite to this table", "この卓への招待")
    wide = 40

    def __init__(self, look: Look, room: QWidget, opened: Opened, visit: Visit) -> None:
        super().__init__(look, room)
        self._visit = visit
        self.part = InvitePart(look, opened, visit)
        self.here_title, self.here = label("muted"), label()
        for shown in (self.here_title, self.here):
            self.part.beside.addWidget(shown)
        self.part.beside.addStretch(1)
        self.done = button()
        self.column.addWidget(self.part)
        self.column.addStretch(1)
        self.foot.addWidget(self.done)
        self.part.changed.connect(self.fit_soon)
        self.done.clicked.connect(self.leave)
        visit.people_changed.connect(self._show_people)
        self._show_people()

    def open(self) -> None:
        """Show the sheet, with the keyboard where the invite is copied."""
        super().open()
        self.part.copy.setFocus()

    @Slot()
    def _show_people(self) -> None:
        people = self._visit.people
        self.here.setText(
            "\n".join(
                f"{one.name} · {about(one, people).in_(self.look.language)}"
                for one in people.people
            )
        )
        self.fit_soon()

    @Slot()
    def _follow_look(self) -> None:
        super()._follow_look()
        self.here_title.setText(HERE.in_(self.look.language))
        self.done.setText(CLOSE.in_(self.look.language))
        self._show_people()
