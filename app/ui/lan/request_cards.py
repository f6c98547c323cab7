"""Requests between people, as cards at the side of the board; nothing waits for them."""

from __future__ import annotations

import time
from functools import partial
from math import ceil, inf
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer, Slot
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from app.core.describe import describe_all
from app.core.wording import SECOND, STEP, counted
from app.core.words import Words, plain
from app.session import talk
from app.session.asking_words import REPLIES, asked, stays_known
from app.ui.lan.sheet import button, label
from app.ui.panels.announce import announce
from app.ui.panels.flow import FlowLayout
from app.ui.panels.free_place import CARDS, LASTING, Taken, free_place, taken_on
from app.ui.soon import soon
from app.ui.spoken import spoken

if TYPE_CHECKING:
    from app.core.words import Language
    from app.ui.board.view import BoardView
    from app.ui.lan.visit import Visit
    from app.ui.panels.telling import Telling
    from app.ui.side_panel import SidePanel

WIDE = (19, 15, 11)
"""Widths of a card over the board in lines of text: what is tried in turn, until one is free."""
PILES = LASTING / 2
"""What it costs to cover a pile, or a Prize card: less than what is in play."""
TOUCHES = 0.02
"""Share of its own size that it may lie over an empty place."""
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
    """All that are open, the oldest on top: above the large card of the side panel.

    Nothing else moves there; without the panel they lie over the board where least is covered.
    """

    def __init__(self, visit: Visit, side: SidePanel, board: BoardView) -> None:
        super().__init__(board)
        self._visit = visit
        self._side = side
        self._board = board
        self.cards: dict[str, RequestCard] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._seconds = QTimer(self)
        self._seconds.setInterval(1000)
        self._seconds.timeout.connect(self._tick)
        for watched in (board, side):
            watched.installEventFilter(self)
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
            self._column.removeWidget(card)
            card.hide()
            card.deleteLater()
        for name, told in wanted.items():
            if name not in self.cards:
                card = RequestCard(told, self._visit, self._side.telling)
                self.cards[name] = card
                self._column.addWidget(card)
                card.show()
                announce(card, card.says.text(), urgent=True)
        if self.cards:
            self._seconds.start()
        else:
            self._seconds.stop()
            self._side.give_top(None)
            self.hide()
        soon(self.place)

    def take_keyboard(self) -> None:
        """Let the keyboard come to the first request."""
        for card in self.cards.values():
            next(iter(card.buttons.values())).setFocus(Qt.FocusReason.TabFocusReason)
            return

    @Slot()
    def _tick(self) -> None:
        for card in self.cards.values():
            card.tick()

    def place(self) -> None:
        """Lie at the top of the side panel, or over the board where the panel is not shown."""
        if not self.cards:
            return
        if self._side.isVisible():
            self.setFixedHeight(self._fit(self._side.contentsRect().width() - 2 * EDGE))
            self._side.give_top(self)
            self.show()
            return
        self._side.give_top(None)
        self.setParent(self._board)
        self.setMinimumHeight(0)
        where = self._free_place()
        self._fit(where.width())
        self.setFixedHeight(where.height())
        self.setGeometry(where)
        self.show()
        self.raise_()

    def _free_place(self) -> QRect:
        """Return where over the board least is covered, as wide as may be."""
        room, best, least = self._board.rect(), QRect(), inf
        taken = [
            Taken(one.rect, PILES if one.cost == CARDS else one.cost)
            for one in taken_on(self._board, self._board, stays=True)
        ]
        taken += [
            Taken(other.geometry(), LASTING)
            for other in self._board.findChildren(QFrame, "taskStrip")
            if other.isVisible()
        ]
        for lines in WIDE:
            width = min(self.fontMetrics().height() * lines, room.width() - 2 * EDGE)
            size = QSize(width, min(self._fit(width), room.height() - 2 * EDGE))
            near = QPoint(room.width() - width // 2 - EDGE, room.center().y())
            corner, cost = free_place(room, size, taken, near)
            if cost < least:
                best, least = QRect(corner, size), cost
            if cost <= TOUCHES * width * size.height():
                break
        return best

    def _fit(self, width: int) -> int:
        """Make every card as high as its words need at a width; return how high all are."""
        height = self._column.spacing() * (len(self.cards) - 1)
        for card in self.cards.values():
            card.ensurePolished()
            # Fixed: a column divides what it has without asking how words go on below.
            card.setFixedHeight(card.heightForWidth(width))
            height += card.height()
        return height

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the board and of the panel, and whether the panel is shown."""
        kinds = (QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide)
        if self.cards and event.type() in kinds:
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
