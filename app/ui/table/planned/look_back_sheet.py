"""The sheet that shows where the win changed hands: a curve, and a line for each turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.core.text.words import Words
from app.session.computer.game_review import ReviewedTurn, turning_point
from app.session.computer.review_words import causes, headline, of_hundred, signed
from app.ui.home.scrolled import Scrolled
from app.ui.panels.announce import announce
from app.ui.panels.floating import FloatingPanel
from app.ui.table.planned.chances_curve import ChancesCurve
from app.ui.toolkit.common_words import CLOSE
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent

    from app.ui.look.look import Look
    from app.ui.table.planned.look_back import LookBack

WIDE, HIGH = 36, 38
"""Lines of text that it is wide and high, where there is room."""
LEAST = 6
"""Lines of text that the list is high at least."""
CURVE = 0.2
"""Share of the window's height that the curve takes at most, as long as it can be read."""
TITLE = Words("Where the game turned", "形勢の分かれ目")
JUDGES = Words(
    "The computer judges turn {done} of {number} …", "{number}ターン中{done}ターン目を判定中…"
)
READS = Words("The turns are looked up …", "手順を読み込み中…")
SHOW = Words("Show on the board", "盤面で見る")
NOTE = Words(
    "{name}'s chances of 100, by what {name} knew then. A judgement, no proof.",
    "{name}がその時に知っていたことから見た勝率（%）です。判定は目安です。",
)
QUIET = Words("Nothing in this turn was worth telling.", "このターンで特に言うことはありません。")
HEADS = (
    Words("Turns", "ターン"),
    Words("Before", "開始時"),
    Words("Own plan", "自分の計画"),
    Words("Other plan", "相手の計画"),
    Words("Chance", "運"),
    Words("After", "終了時"),
)


class LookBackSheet(FloatingPanel):
    """Lies over the table and blocks nothing; Esc closes it."""

    shown = Signal(int)
    """A step is to be shown on the board."""

    def __init__(self, look: Look, room: QWidget, back: LookBack, name: str) -> None:
        """`name` is whose game it is looked back at."""
        super().__init__(look, room)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._back = back
        back.setParent(self)
        self._name = name
        self._told = False
        self._aside = False
        page = QWidget()
        self.headline = Label(page)
        self.headline.setWordWrap(True)
        self.headline.setProperty("look", "name")
        self.curve = ChancesCurve(look, page)
        self.rows = QTreeWidget(page)
        self.rows.setRootIsDecorated(False)
        self.rows.setColumnCount(len(HEADS))
        self.rows.setUniformRowHeights(True)
        self.rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        _share_room(self.rows.header())
        self.why = Label(page)
        self.why.setWordWrap(True)
        self.note = Label(page)
        self.note.setWordWrap(True)
        self.note.setProperty("look", "muted")
        self.show_button = QPushButton(self)
        self.close_button = QPushButton(self)
        self.close_button.setProperty("look", "primary")
        row = QHBoxLayout()
        row.addWidget(self.show_button)
        row.addStretch(1)
        row.addWidget(self.close_button)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for part in (self.headline, self.curve, self.rows, self.why, self.note):
            column.addWidget(part, int(part is self.rows))
        # With large letters in a small window it is higher than the room there is.
        self._scroll = Scrolled(page, self)
        self._scroll.setWidgetResizable(True)
        self.body.addWidget(self._scroll, 1)
        self.body.addLayout(row)
        self.rows.currentItemChanged.connect(self._choose)
        self.rows.itemActivated.connect(self._show_step)
        self.curve.chosen.connect(self._point_at)
        self.show_button.clicked.connect(self._show_step)
        self.close_button.clicked.connect(self.leave)
        back.changed.connect(self._fill)
        self._follow_look()
        look.changed.connect(self._follow_look)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Let nothing go on thinking about it."""
        self._back.close()
        super().closeEvent(event)

    def open(self) -> None:
        """Show the sheet."""
        self.fit()
        self.show()
        self.rows.setFocus()

    def leave(self) -> None:
        """Close, also where it stepped aside."""
        self.close()

    def step_aside(self) -> None:
        """Make way for what is shown on the board."""
        self._aside = True
        self.hide()

    @Slot()
    def come_back(self) -> None:
        """Show what was read before it stepped aside."""
        if self._aside:
            self._aside = False
            self.show()
            self.rows.setFocus()

    def fit(self) -> None:
        """Be as large as is good to read, within the room there is."""
        unit, room = self.fontMetrics().height(), self.room.size()
        self.rows.setMinimumHeight(unit * LEAST)
        self.curve.be_high(room.height() * CURVE)
        self.resize(min(unit * WIDE, room.width() - 24), min(unit * HIGH, room.height() - 24))
        self.place()

    @property
    def chosen(self) -> ReviewedTurn | None:
        """The turn on which the keyboard stands."""
        item, turns = self.rows.currentItem(), self._back.turns
        at = -1 if item is None else self.rows.indexOfTopLevelItem(item)
        return turns[at] if 0 <= at < len(turns) else None

    @Slot()
    def _fill(self) -> None:
        """Show what is judged by now."""
        if not self._back.wanted:
            # Somebody else sits down: nothing of it stays to be read.
            self.leave()
            return
        turns, speak = self._back.turns, self.look.language
        while self.rows.topLevelItemCount() < len(turns):
            self.rows.addTopLevelItem(QTreeWidgetItem())
        for at, turn in enumerate(turns):
            self._write(self.rows.topLevelItem(at), turn)
        self.curve.show_turns(turns, self._back.number)
        through = self._back.through
        if through:
            said = headline(turns, self._name)
        elif self._back.number:
            numbers = {"done": len(turns) + 1, "number": self._back.number}
            said = Words(JUDGES.en.format(**numbers), JUDGES.ja.format(**numbers))
        else:
            said = READS
        self.headline.setText(said.in_(speak))
        if through and not self._told:
            self._told = True
            point = turning_point(turns)
            self._point_at(turns[-1].number if point is None else point.number)
            announce(self.rows, said.in_(speak))
        self._choose()

    @staticmethod
    def _write(item: QTreeWidgetItem | None, turn: ReviewedTurn) -> None:
        assert item is not None
        chance = "–" if turn.after is None else signed(turn.chance)
        cells = (
            str(turn.number),
            of_hundred(turn.judged.stood),
            signed(turn.own),
            signed(turn.others),
            chance,
            of_hundred(turn.after),
        )
        for column, text in enumerate(cells):
            item.setText(column, text)
            item.setTextAlignment(column, Qt.AlignmentFlag.AlignRight)

    @Slot()
    def _choose(self, *_items: object) -> None:
        """Tell of the turn on which the keyboard stands."""
        turn, speak = self.chosen, self.look.language
        self.show_button.setEnabled(turn is not None)
        self.curve.point_at(None if turn is None else turn.number)
        told = [] if turn is None else [one.in_(speak) for one in causes(turn) or (QUIET,)]
        self.why.setText("\n".join(told))

    @Slot(int)
    def _point_at(self, number: int) -> None:
        for at, turn in enumerate(self._back.turns):
            item = self.rows.topLevelItem(at)
            if turn.number == number and item is not None:
                self.rows.setCurrentItem(item)
                self.rows.scrollToItem(item, QTreeWidget.ScrollHint.PositionAtCenter)

    @Slot()
    def _show_step(self, *_item: object) -> None:
        turn = self.chosen
        if turn is not None:
            self.shown.emit(turn.node)

    @Slot()
    def _follow_look(self) -> None:
        speak = self.look.language
        self.title.setText(TITLE.in_(speak))
        self.setAccessibleName(TITLE.in_(speak))
        self.rows.setAccessibleName(TITLE.in_(speak))
        head = self.rows.headerItem()
        assert head is not None
        for column, words in enumerate(HEADS):
            head.setText(column, words.in_(speak))
            head.setTextAlignment(column, Qt.AlignmentFlag.AlignRight)
        self.set_close_words(CLOSE.in_(speak))
        self.close_button.setText(CLOSE.in_(speak))
        self.show_button.setText(SHOW.in_(speak))
        self.note.setText(NOTE.in_(speak).format(name=self._name))
        self._fill_if_there()

    def _fill_if_there(self) -> None:
        if self._back.wanted:
            self._fill()


def _share_room(head: QHeaderView) -> None:
    """Let the columns share the room; the number of a turn leaves its to the words over others."""
    head.setStretchLastSection(False)
    head.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
    head.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
    head.setSectionsMovable(False)
