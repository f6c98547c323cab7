"""Requests between people, as cards at the side of the board; nothing waits for them."""

from __future__ import annotations

import time
from functools import partial
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from app.core.describe import describe_all
from app.core.wording import SECOND, STEP, counted
from app.core.words import Words, plain
from app.session import talk
from app.session.asking_words import REPLIES, asked, stays_known
from app.ui.lan.sheet import button, label
from app.ui.panels.announce import announce
from app.ui.panels.flow import FlowLayout
from app.ui.soon import soon
from app.ui.spoken import spoken

if TYPE_CHECKING:
    from app.core.words import Language
    from app.ui.board.view import BoardView
    from app.ui.lan.visit import Visit
    from app.ui.panels.telling import Telling

WIDE = 19
"""Width of a card in lines of text."""
EDGE = 12
MOST_LINES = 4
"""Steps that a card lists; of more the number is said."""
WITHDRAW = Words("Withdraw", "取り下げる")
MINE = Words("You have asked. It is not answered yet.", "許可を求めています。返事を待っています。")
CHANCE = Words(
    "What fell by chance would fall again, and may fall otherwise.",
    "コインやシャッフルなどの結果は、やり直すと変わることがあります。",
)
REQUESTS = Words("Requests", "許可の依頼")


class RequestCard(QFrame):
    """One request."""

    def __init__(self, told: talk.Questioned, visit: Visit, telling: Telling) -> None:
        super().__init__()
        self.setProperty("look", "sheet")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.told = told
        self._visit = visit
        self._telling = telling
        self._until = time.monotonic() + told.seconds
        self.says = label()
        self.details = label("muted")
        self.left = label("muted")
        self.buttons: dict[str, QPushButton] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 10, 8)
        column.setSpacing(5)
        column.addWidget(self.says)
        column.addWidget(self.details)
        choices = QWidget()
        flow = FlowLayout(choices, gap=4)
        place = visit.place
        self.mine = place is not None and told.wish.person == place.person
        if self.mine:
            self._add("withdraw", flow, talk.Withdraw(told.question))
        for reply in told.replies:
            self._add(reply, flow, talk.GiveReply(told.question, reply))
        column.addWidget(choices)
        column.addWidget(self.left)
        self.retranslate()

    def _add(self, name: str, flow: FlowLayout, message: talk.FromPeople) -> None:
        made = button(primary=name == "allow")
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        made.clicked.connect(partial(self._answer, message))
        flow.addWidget(made)
        self.buttons[name] = made

    def _answer(self, message: talk.FromPeople) -> None:
        for one in self.buttons.values():
            one.setEnabled(False)
        self._visit.say(message)

    def tick(self) -> None:
        """Say how long there is to answer."""
        seconds = counted(max(0, ceil(self._until - time.monotonic())), SECOND)
        words = Words(f"{seconds.en} left", f"残り{seconds.ja}")
        self.left.setText(words.in_(spoken()))

    def retranslate(self) -> None:
        """Speak the current language."""
        language = spoken()
        self.says.setText(self._asked().in_(language))
        details = "\n".join(self._details(language))
        self.details.setText(details)
        self.details.setVisible(bool(details))
        for name, made in self.buttons.items():
            words = WITHDRAW if name == "withdraw" else REPLIES[name]  # type: ignore[index]
            made.setText(words.in_(language))
        self.setAccessibleName(self.says.text())
        self.tick()

    def _asked(self) -> Words:
        if self.mine:
            return MINE
        wish, travel = self.told.wish, self.told.travel
        nodes = self._telling.bridge.history.nodes
        to = self._telling.number(wish.goal) if wish.goal < len(nodes) else ""
        steps = travel.steps if travel is not None else 0
        return asked(wish, self._telling.bridge.view.setting, steps=steps, to=to)

    def _details(self, language: Language) -> list[str]:
        travel = self.told.travel
        if travel is None:
            return []
        setting, lexicon = self._telling.bridge.view.setting, self._telling.lexicon
        said = [
            f"{line.turn}.{line.step} "
            + plain(describe_all(line.events, language, setting, lexicon))
            for line in travel.lines[-MOST_LINES:]
        ]
        more = travel.steps - min(len(travel.lines), MOST_LINES)
        if more > 0:
            steps = counted(more, STEP)
            said.append(Words(f"and {steps.en} more", f"ほか{steps.ja}").in_(language))
        known = stays_known(
            travel.known,
            setting,
            lambda ref: Words(lexicon.names(ref, "en"), lexicon.names(ref, "ja")),
        )
        said += [words.in_(language) for words in (known,) if words.en]
        if travel.chance:
            said.append(CHANCE.in_(language))
        return said


class RequestCards(QWidget):
    """All that are open, the oldest on top, in the upper right corner of the board."""

    def __init__(self, visit: Visit, telling: Telling, board: BoardView) -> None:
        super().__init__(board)
        self._visit = visit
        self._telling = telling
        self._board = board
        self.cards: dict[str, RequestCard] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._seconds = QTimer(self)
        self._seconds.setInterval(1000)
        self._seconds.timeout.connect(self._tick)
        board.installEventFilter(self)
        visit.heard.connect(self._hear)
        visit.state_changed.connect(self.show_open)
        self.show_open()

    @Slot(object)
    def _hear(self, what: object) -> None:
        if isinstance(what, talk.Questioned | talk.Decided):
            self.show_open()

    @Slot()
    def show_open(self, *_state: object) -> None:
        """Show what waits for an answer now."""
        wanted = self._visit.questions
        for name in set(self.cards) - set(wanted):
            card = self.cards.pop(name)
            if card.isAncestorOf(self.focusWidget() or self):
                self._board.setFocus()
            card.hide()
            card.deleteLater()
        for name, told in wanted.items():
            if name not in self.cards:
                card = RequestCard(told, self._visit, self._telling)
                self.cards[name] = card
                self._column.addWidget(card)
                card.show()
                announce(card, card.says.text(), urgent=True)
        self.setVisible(bool(self.cards))
        if self.cards:
            self._seconds.start()
        else:
            self._seconds.stop()
        soon(self.place)

    @Slot()
    def _tick(self) -> None:
        for card in self.cards.values():
            card.tick()
        self.place()

    def place(self) -> None:
        """Lie in the corner of the board."""
        if not self.cards:
            return
        room = self._board.rect()
        width = min(self.fontMetrics().height() * WIDE, room.width() - 2 * EDGE)
        height = 0
        for card in self.cards.values():
            card.ensurePolished()
            # Fixed: a column divides what it has without asking how words go on below.
            card.setFixedHeight(card.heightForWidth(width))
            height += card.height()
        height += self._column.spacing() * (len(self.cards) - 1)
        self.setGeometry(
            room.width() - width - EDGE, EDGE, width, min(height, room.height() - 2 * EDGE)
        )
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the board."""
        if watched is self._board and event.type() == QEvent.Type.Resize:
            soon(self.place)
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the size of text."""
        super().changeEvent(event)
        if not hasattr(self, "cards"):
            return
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(REQUESTS.in_(spoken()))
            for card in self.cards.values():
                card.retranslate()
            soon(self.place)
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            soon(self.place)
