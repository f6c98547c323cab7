"""The sheet that says how a game ended: who won, by what, in how many turns, and what to do next.

It lies over the board, blocks nothing, is closed by Esc and comes back by the menu.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import (
    QApplication,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.core.text.wording import STEP, TURN, counted
from app.core.text.words import Words
from app.games.contracts.rematch_contract import GAME_OVER, Ending, won
from app.games.game_api import Selection
from app.ui.commands.action_registry import without_letter
from app.ui.home.scrolled import Scrolled
from app.ui.look.fonts import sized
from app.ui.look.icons import icon
from app.ui.look.seat_colours import seat_disc
from app.ui.panels.announce import announce
from app.ui.panels.floating import FloatingPanel
from app.ui.panels.flow import FlowLayout
from app.ui.toolkit.common_words import CLOSE
from app.ui.toolkit.plain_text import Label, literal

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.ui.app.shell import Shell
    from app.ui.board.board_view import BoardView
    from app.ui.table.bridge import Bridge

WIDE = 27
"""Lines of text that it is wide, where there is room."""
DISC = 1.6
"""Size of a seat's disc, in lines of text."""
SETTLING = ("tiebreaker", "sudden_death")
"""Actions that settle a tie, and are of no use after a win."""
AGAIN = ("rematch_swapped", "rematch", "next_table")
AGAIN_OF_MANY = ("rematch", "rematch_swapped", "next_table")
FURTHER = ("play_back", "look_back", "save_as", "home")
"""Actions of the window that are offered, the likeliest first."""
BETWEEN = " · "
WINS, TIES = Words("Winner", "勝ち"), Words("Tie", "引き分け")


class EndSheet(FloatingPanel):
    """Says how a game ended."""

    def __init__(
        self, window: Shell, bridge: Bridge, board: BoardView, ending: Callable[[], Ending]
    ) -> None:
        """`ending` says how, as the table stands now."""
        super().__init__(window.look, board)
        self.setObjectName("endSheet")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._window, self._bridge, self._board = window, bridge, board
        self._ending = ending
        page = QWidget()
        self.headline, self.why, self.facts = Label(page), Label(page), Label(page)
        for label in (self.headline, self.why, self.facts):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.facts.setProperty("look", "muted")
        self._seats = QWidget(page)
        self._grid = QGridLayout(self._seats)
        self._grid.setContentsMargins(0, 6, 0, 6)
        self._grid.setHorizontalSpacing(10)
        self._grid.setColumnStretch(1, 1)
        self._choices = QWidget(page)
        self._flow = FlowLayout(self._choices, gap=6)
        self.buttons: dict[str, QPushButton] = {}
        """By the action that each runs."""
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for part in (self.headline, self.why, self.facts, self._seats, self._choices):
            column.addWidget(part)
        self._page = page
        # With large letters in a small window it is higher than the room there is.
        self._scroll = Scrolled(page, self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.body.addWidget(self._scroll, 1)
        board.installEventFilter(self)
        self.hide()
        self.look.changed.connect(self._follow_look)

    def open(self) -> None:
        """Show it; the keyboard goes along where it was on the board, and to no button.

        A key that was pressed once too often must not lay the next table.
        """
        self._fill()
        focused = QApplication.focusWidget()
        was_there = focused is None or focused is self._board or self._board.isAncestorOf(focused)
        self.show()
        # What does not show has no size in a layout.
        self.fit()
        if not self._moved:
            # The own half stays in sight.
            spare = self.room.height() - self.height()
            self.move(self.x(), max(0, spare // 4))
        if was_there:
            self.setFocus()
        announce(self._board, self.accessibleDescription())

    def fit(self) -> None:
        """Be as large as is good to read, within the room there is."""
        unit, room = self.fontMetrics().height(), self.room.size()
        wide = min(unit * WIDE, room.width() - 24)
        margins = self.body.contentsMargins()
        inner = wide - margins.left() - margins.right() - 4
        layout = self._page.layout()
        assert layout is not None
        for part in self._page.findChildren(QWidget):
            part.ensurePolished()
            inside = part.layout()
            if inside is not None:
                inside.invalidate()
        layout.invalidate()
        high = layout.totalHeightForWidth(inner) + self.title.sizeHint().height()
        high += margins.top() + margins.bottom() + self.body.spacing() + unit
        self.resize(QSize(wide, min(high, room.height() - 24)))
        self.place()

    @Slot()
    def _follow_look(self) -> None:
        if self.isVisible():
            self._fill()
            self.fit()

    # -- what it says -------------------------------------------------------------------------

    def _fill(self) -> None:
        speak, view, spec = self.look.language, self._bridge.view, self._bridge.spec
        ending = self._ending()
        who = ending.announced or won(view, ending.winners)
        self.headline.setFont(sized(self.font(), "display", bold=True))
        self.headline.setText(who.in_(speak))
        self.why.setText("" if ending.why is None else ending.why.in_(speak))
        self.why.setVisible(ending.why is not None)
        turns = view.turn.number
        steps = self._bridge.history.nodes[self._bridge.node].depth
        told = [counted(turns, TURN)] if turns else []
        told.append(counted(steps, STEP))
        self.facts.setText(BETWEEN.join(one.in_(speak) for one in told))
        title = GAME_OVER.in_(speak)
        self.title.setText(f"{title} · {spec.title.in_(speak)}")
        self.set_close_words(CLOSE.in_(speak))
        self.setAccessibleName(self.title.text())
        parts = (who.in_(speak), self.why.text(), self.facts.text())
        self._fill_seats(ending)
        self._fill_buttons(tie=len(ending.winners) == len(view.setting.seats) > 1)
        self.setAccessibleDescription(BETWEEN.join(part for part in parts if part))

    def _fill_seats(self, ending: Ending) -> None:
        """Say of each seat whose it is, whether it won, and how it stands."""
        _clear(self._grid)
        speak, seats = self.look.language, self._bridge.view.setting.seats
        order = sorted(range(len(seats)), key=lambda seat: (seat not in ending.winners, seat))
        side = round(self.fontMetrics().height() * DISC)
        tie = len(ending.winners) == len(seats)
        for row, seat in enumerate(order):
            disc, name = Label(self._seats), Label(self._seats, seats[seat].name)
            disc.setPixmap(seat_disc(seat, side, self.devicePixelRatioF()))
            name.setProperty("look", "name")
            self._grid.addWidget(disc, row, 0)
            self._grid.addWidget(name, row, 1)
            if seat in ending.winners and len(seats) > 1:
                self._grid.addWidget(self._sign(TIES if tie else WINS), row, 2)
            if seat < len(ending.standing):
                stands = Label(self._seats, ending.standing[seat].in_(speak))
                stands.setProperty("look", "muted")
                stands.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self._grid.addWidget(stands, row, 3)
        # Qt shows what joins a layout only later, and until then it has no size there.
        for part in self._seats.findChildren(QWidget):
            part.show()

    def _sign(self, words: Words) -> QWidget:
        """Return what says that somebody won, by an icon and a word."""
        sign = QWidget(self._seats)
        row = QHBoxLayout(sign)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        picture, text = Label(sign), Label(sign, words.in_(self.look.language))
        side = self.fontMetrics().height()
        picture.setPixmap(icon("check", self.look.palette).pixmap(side, side))
        row.addWidget(picture)
        row.addWidget(text)
        return sign

    def _fill_buttons(self, *, tie: bool) -> None:
        """Offer what can be done next."""
        _clear(self._flow)
        self.buttons = {}
        situation, nothing = self._window.situation(), Selection()
        # Two swap who goes first; more stay where they sit as a rule.
        again = AGAIN if situation.seats == 2 else AGAIN_OF_MANY
        for name in (*(SETTLING if tie else ()), *again, *FURTHER):
            action = self._window.registry.named(name)
            if action is None or not action.when(situation, nothing):
                continue
            button = QPushButton(self._choices)
            words = without_letter(action.words(situation, nothing).in_(self.look.language))
            button.setText(literal(words))
            button.setAccessibleName(words)
            if not self.buttons:
                button.setProperty("look", "primary")
            button.clicked.connect(lambda _=False, name=name: self._do(name))
            self._flow.addWidget(button)
            button.show()
            self.buttons[name] = button

    def _do(self, name: str) -> None:
        """Do what a button says; what comes next shows beside or instead of this."""
        self.leave()
        self._window.run_action(name)


def _clear(layout: QGridLayout | FlowLayout) -> None:
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.setParent(None)
            widget.deleteLater()
