"""Readings that a judge shows: their boards beside each other, as the own seat may see them.

The table below stays as it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from app.core.advice import Advice
from app.core.ids import JUDGE
from app.core.text.wording import both, labelled, series
from app.core.text.words import Words
from app.session.positions.difference_words import Difference, DifferenceWords
from app.session.positions.laid_tables import lay_position
from app.session.positions.position_line import position_in
from app.session.positions.view_differences import differences
from app.session.readings.compared_rows import NAMES, rows_over
from app.session.readings.fallen_chance import chance_differences
from app.ui.panels.floating import FloatingPanel
from app.ui.panels.readings.differences_grid import DifferencesGrid
from app.ui.panels.readings.reading_boards import ReadingBoards
from app.ui.panels.readings.rules_desk import known_rules, show_rules
from app.ui.toolkit.bare_scroll import scroll_bare
from app.ui.toolkit.common_words import CLOSE
from app.ui.toolkit.plain_text import Label, literal

if TYPE_CHECKING:
    from app.core.ids import SeatId
    from app.core.view import SeatView
    from app.session.readings.compared_rows import Row
    from app.session.room.messages.reading_messages import ReadingsShown
    from app.ui.app.shell import Shell

WIDTH, WIDER = 52, 17
"""Width of the sheet in lines of text, and of each reading more than two."""
TITLE = Words("Readings from the judge", "ジャッジからの読み")
SAME = Words("Nothing differs that you may see.", "あなたに見える違いはありません。")
ABOUT = Words(
    "Nothing moved at the table. Ctrl+Alt+B shows one after the other large.",
    "卓は動いていません。Ctrl+Alt+Bで順に大きく表示します。",
)


class SentSheet(FloatingPanel):
    """Boards, differences, and for a judge a button that lets a reading be what happened."""

    high = True
    entered = Signal(int)
    """The judge lets this one be what happened."""

    def __init__(self, window: Shell, sent: ReadingsShown, seat: SeatId) -> None:
        """`seat` is whose eyes it is for. Raises PositionError for no position of the game."""
        super().__init__(window.look, window.room)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        place, bridge = window.place, window.bridge
        assert place is not None  # shown over a table alone
        assert bridge is not None
        self._window = window
        self._place = place
        self.sent = sent
        self.views: tuple[SeatView, ...] = tuple(
            lay_position(bridge.spec, position_in(one.line)).view_at(0, seat)
            for one in sent.readings
        )
        self.front: int | None = None
        """Which one shows large; None while all stand beside each other."""
        self.says, self.boards = Label(self), ReadingBoards()
        self.says.setWordWrap(True)
        self.boards.chosen.connect(self._press)
        self.differences = DifferencesGrid(window.look)
        self.differences.rule_wanted.connect(self._show_rule)
        self.advice = [
            [Advice(said.rule, said.severity, Words(said.en, said.ja)) for said in one.advice]
            for one in sent.readings
        ]
        """What the adviser says of each, as the host had it said to the own seat."""
        self.enters = [QPushButton() for _ in sent.readings] if seat == JUDGE else []
        self.page = QScrollArea(self)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        for part in (self.says, self.boards, self.differences):
            column.addWidget(part)
        column.addStretch(1)
        scroll_bare(self.page, inside)
        self.body.addWidget(self.page, 1)
        foot = QHBoxLayout()
        for number, button in enumerate(self.enters):
            button.clicked.connect(lambda _=False, which=number: self.entered.emit(which))
            foot.addWidget(button)
        foot.addStretch(1)
        self.body.addLayout(foot)
        # What was shown to one pair of eyes is not for others.
        bridge.reseated.connect(self.close)
        window.look.changed.connect(self._follow_look)

    def open(self) -> None:
        """Show the sheet, with the keyboard at its first board."""
        self._follow_look()
        self.show()
        # It has its own letters only now.
        self.fit()
        self.boards.boards[0].setFocus()

    @Slot()
    def show_next(self) -> None:
        """Show the next reading large; after the last all of them."""
        after = 0 if self.front is None else self.front + 1
        self._show(after if after < len(self.views) else None)

    @Slot(int)
    def _press(self, which: int) -> None:
        self._show(None if self.front is not None else which)

    def _show(self, front: int | None) -> None:
        self.front = front
        self.fit()

    def fit(self) -> None:
        """Be as large as is good to read, within the window."""
        unit, room = self.fontMetrics().height(), self.room.rect()
        width = min(unit * (WIDTH + WIDER * (len(self.views) - 2)), room.width() - 24)
        around = self.body.contentsMargins()
        bar = self.page.verticalScrollBar().width()
        inside = width - around.left() - around.right() - bar
        self.boards.show_views(self.views, self._place.board, inside, self.front)
        layout = self.layout()
        assert layout is not None
        layout.activate()
        high = self.says.heightForWidth(inside) + self.boards.height_of()
        high += self.differences.height_at(inside) + unit * 2
        above = layout.minimumSize().height() - self.page.minimumSizeHint().height()
        self.resize(width, min(above + high, room.height() - 24))
        self.place()

    def _rows(self) -> tuple[Row, ...]:
        """Return what differs on the boards, and how coins and dice fell otherwise."""
        lexicon = self._place.table.lexicon
        words = DifferenceWords(lexicon)
        fallen = [one.fallen for one in self.sent.readings]

        def unlike(one: int, other: int) -> tuple[Difference, ...]:
            found = differences(self.views[one], self.views[other], lexicon)
            return (*found, *chance_differences(fallen[one], fallen[other], words))

        return rows_over(range(len(self.views)), unlike)

    @Slot(object)
    def _show_rule(self, advice: Advice) -> None:
        show_rules(self._window, advice.rule)

    @Slot()
    def _follow_look(self) -> None:
        speak = self.look.language
        self.title.setText(TITLE.in_(speak))
        self.setAccessibleName(self.title.text())
        self.set_close_words(CLOSE.in_(speak))
        rows = self._rows()
        rules = known_rules(self._place.bridge.spec)
        self.differences.show_rows(rows, len(self.views), self.advice, rules)
        named = [
            labelled(both(name), both(one.name))
            for name, one in zip(NAMES, self.sent.readings, strict=False)
            if one.name
        ]
        said = [*([series(named)] if named else []), ABOUT if rows else SAME]
        self.says.setText("\n".join(words.in_(speak) for words in said))
        for name, button in zip(NAMES, self.enters, strict=False):
            words = Words(f"Let {name} be what happened", f"{name}を実際の進行とする")
            button.setText(literal(words.in_(speak)))
        self.boards.forget()
        self.fit()
