"""The sheet that shows while one goes back to a table: how it stands; wait no longer; give up."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QWidget

from app.core.text.wording import SECOND, counted, labelled
from app.core.text.words import Words
from app.ui.lan.joining.back_offer import go_back_words
from app.ui.lan.lan_sheet import LanSheet, button, label
from app.ui.lan.people_words import ROLES, TELLS, seat_words, standing
from app.ui.look.look import Look
from app.ui.toolkit.common_words import CLOSE

if TYPE_CHECKING:
    from app.net.client.connection_state import State
    from app.store.saved_seat_reading import Stay

STOP = Words("Stop waiting", "待つのをやめる")
GIVE_UP = Words("Do not come back", "この卓には戻らない")
GIVE_UP_ABOUT = Words(
    "The place is no longer kept on this computer. The invite still leads to the table.",
    "このパソコンから席の記録を消します。招待があれば、また参加できます。",
)
ADDRESS = Words("Address", "アドレス")


def unanswered(state: State) -> Words:
    """Return that nobody was there, for who waits."""
    wait = counted(max(1, ceil(state.again_in)), SECOND)
    return Words(
        f"Nobody answers there yet. Trying again in {wait.en}.",
        f"まだ応答がありません。{wait.ja}後にもう一度試します。",
    )


class BackSheet(LanSheet):
    """Waits for one table. Esc stops waiting; the place stays kept unless it is given up."""

    given_up = Signal()
    heading = Words("Back to the table", "卓に戻る")

    def __init__(self, look: Look, room: QWidget, stay: Stay) -> None:
        super().__init__(look, room)
        self.stay = stay
        self.waiting = True
        self.whom = label()
        self.where = label("muted")
        self.status = label()
        self.stop = button(primary=True)
        self.give_up = button()
        for part in (self.whom, self.where, self.status):
            self.column.addWidget(part)
        self.column.addStretch(1)
        for one in (self.give_up, self.stop):
            self.foot.addWidget(one)
        self._words = TELLS["calling"]
        self.stop.clicked.connect(self.leave)
        self.give_up.clicked.connect(self._give_up)

    def open(self) -> None:
        """Show the sheet."""
        super().open()
        self.stop.setFocus()

    @Slot()
    def _give_up(self) -> None:
        self.given_up.emit()
        self.leave()

    def show_state(self, state: State) -> None:
        """Say how it stands."""
        self._tell(unanswered(state) if state.name == "away" else standing(state))

    def refuse(self, words: Words) -> None:
        """Say why one is not let in."""
        self.waiting = False
        self.status.setProperty("look", "wrong")
        self.status.style().unpolish(self.status)
        self.status.style().polish(self.status)
        self._tell(words)
        self.stop.setText(CLOSE.in_(self.look.language))

    def _tell(self, words: Words) -> None:
        self._words = words
        self.status.setText(words.in_(self.look.language))
        self.fit_soon()

    @Slot()
    def _follow_look(self) -> None:
        super()._follow_look()
        stay, language = self.stay, self.look.language
        title = go_back_words(stay).in_(language)
        self.title.setText(title)
        self.setAccessibleName(title)
        part = [ROLES[stay.role]]
        if stay.seat is not None:
            part.append(seat_words(stay.seat))
        self.whom.setText(f"{stay.name} · {' · '.join(one.in_(language) for one in part)}")
        host, port = stay.addresses[0]
        at = f"{host}:{port}" if ":" not in host else f"[{host}]:{port}"
        self.where.setText(labelled(ADDRESS, at).in_(language))
        self.status.setText(self._words.in_(language))
        self.stop.setText((STOP if self.waiting else CLOSE).in_(language))
        self.give_up.setText(GIVE_UP.in_(language))
        self.give_up.setToolTip(GIVE_UP_ABOUT.in_(language))
