"""Notes with an end: on a unit, on a seat, or on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.core.intent import PutMark
from app.core.text.wording import CARD, cell_in, counted, listed
from app.core.text.words import Words
from app.core.zone import cell_named
from app.ui.board.board_view import BoardView
from app.ui.look.look import Look
from app.ui.panels.floating import EDGE, FloatingPanel
from app.ui.panels.slips.free_place import HAND, Taken, free_place, shown_at, whole
from app.ui.toolkit.call_later import soon
from app.ui.toolkit.common_words import CLOSE
from app.ui.toolkit.folded_radio import FoldedRadio

if TYPE_CHECKING:
    from app.core.card import Mark
    from app.core.text.log_lexicon import Lexicon
    from app.core.view import SeatView
    from app.session.seat.sent_intent import Sent
    from app.ui.table.bridge import Bridge

Ending = Literal["turn", "next", "stays"]
LONGEST = 200
MOST_NAMED = 3
"""Of more cards the title says how many."""


def last_turn(view: SeatView, ending: Ending) -> int | None:
    """Return the number of the last turn a note holds for, None if it has no last turn.

    Said in one's own turn, the opponent's next turn is the one after it; said in an opponent's
    turn, it is the one after everybody has had a turn.
    """
    if ending == "stays":
        return None
    now, seats = view.turn.number, view.setting.seats
    if ending == "turn" or view.seat < 0:
        return now if ending == "turn" else now + 1
    ours = bool(set(view.turn.seats) & set(view.setting.partners(view.seat)))
    return now + (1 if ours else len(seats))


class NoteEditor(FloatingPanel):
    """Writes a note on things, or changes one; Enter keeps it."""

    def __init__(self, look: Look, bridge: Bridge, lexicon: Lexicon, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._bridge = bridge
        self._lexicon = lexicon
        self._targets: tuple[str, ...] = ()
        self._mark: Mark | None = None
        self._keeping: Sent | None = None
        """The note as it was sent last."""
        self.field = QLineEdit(self)
        self.field.setMaxLength(LONGEST)
        self.endings: dict[Ending, FoldedRadio] = {
            ending: FoldedRadio(self) for ending in ("turn", "next", "stays")
        }
        self._group = QButtonGroup(self)
        choices = QWidget()
        rows = QVBoxLayout(choices)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(2)
        for button in self.endings.values():
            self._group.addButton(button)
            rows.addWidget(button)
        self.keep_button = QPushButton(self)
        self.keep_button.setProperty("look", "primary")
        self.remove_button = QPushButton(self)
        buttons = QHBoxLayout()
        buttons.addWidget(self.remove_button)
        buttons.addStretch(1)
        buttons.addWidget(self.keep_button)
        self.body.addWidget(self.field)
        self.body.addWidget(self._scrolled(choices), 1)
        self.body.addLayout(buttons)
        self.keep_button.clicked.connect(self._keep)
        self.remove_button.clicked.connect(self._remove)
        self.field.textChanged.connect(self._on_text)
        bridge.reseated.connect(self._give_up)
        self._follow_look()
        look.changed.connect(self._follow_look)

    def _scrolled(self, choices: QWidget) -> QScrollArea:
        """Return the choices in a frame that scrolls where large text leaves no room for all."""
        area = QScrollArea(self)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(choices)
        for part in (area.viewport(), choices):
            part.setAutoFillBackground(False)
        for button in self.endings.values():
            button.installEventFilter(self)
        self._area, self._choices = area, choices
        return area

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Bring a choice into sight when it takes the focus."""
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, QRadioButton):
            self._area.ensureWidgetVisible(watched)
        return super().eventFilter(watched, event)

    def fit(self) -> None:
        """Be as large as what is asked, and no larger than the parent."""
        room = self.room.size() - QSize(2 * EDGE, 2 * EDGE)
        wanted = self.sizeHint().expandedTo(QSize(self.fontMetrics().height() * 20, 0))
        # What scrolls is asked for its size by Qt but once.
        rows = self._choices.layout()
        assert rows is not None
        edges = self.body.contentsMargins()
        inner = min(wanted.width(), room.width()) - edges.left() - edges.right()
        grown = rows.totalHeightForWidth(inner) - self._area.sizeHint().height()
        wanted.setHeight(wanted.height() + grown)
        self.resize(self.without_slivers(wanted.boundedTo(room)))
        self.place()

    def place(self) -> None:
        """Lie near the middle, but not over what the note is about."""
        super().place()
        board = self.room
        if self._moved or not isinstance(board, BoardView):
            return
        about = [
            Taken(shown_at(board, whole(board, key), board), HAND)
            for key in self._targets
            if key in board.board.pieces
        ]
        if about:
            place, _ = free_place(board.rect(), self.size(), about, board.rect().center())
            rest = board.rect().bottomRight() + QPoint(1, 1) - self.rect().bottomRight()
            self.move(max(0, min(place.x(), rest.x())), max(0, min(place.y(), rest.y())))

    def write(self, targets: tuple[str, ...]) -> None:
        """Begin a note on units, "seat.N" or "table"."""
        self._open(targets, None)

    def edit(self, target: str, mark: Mark) -> None:
        """Change or remove a note that is there."""
        self._open((target,), mark)

    @Slot()
    def _give_up(self) -> None:
        """Keep nothing of what one seat was writing, and on which card: another sits down."""
        self._targets, self._mark = (), None
        self.field.clear()
        self._follow_look()
        self.leave()

    def _open(self, targets: tuple[str, ...], mark: Mark | None) -> None:
        self._targets, self._mark, self._keeping = targets, mark, None
        self.field.setText(mark.text if mark else "")
        self.endings["stays"].setChecked(True)
        if mark is not None and mark.until is not None:
            now = self._bridge.view.turn.number
            self.endings["turn" if mark.until <= now else "next"].setChecked(True)
        self.remove_button.setVisible(mark is not None)
        self._follow_look()
        self._on_text(self.field.text())
        self.show()
        self.fit()
        self.field.setFocus()
        self.field.selectAll()

    @property
    def ending(self) -> Ending:
        """When the note ends."""
        return next(name for name, button in self.endings.items() if button.isChecked())

    @Slot()
    def _keep(self) -> None:
        text = self.field.text().strip()
        if not text:
            return
        key = self._mark.key if self._mark else "note:"
        until = last_turn(self._bridge.view, self.ending)
        mark = self._mark
        if mark is not None and text == mark.text and until == mark.until:
            self.leave()
            return
        put = PutMark(self._targets, key, value=1, text=text, until=until)
        if self._keeping is None or self._keeping.answer is not None:
            self._keeping = keeping = self._bridge.ask(put)
            keeping.if_accepted(lambda: self._kept(keeping))

    def _kept(self, keeping: Sent) -> None:
        """Close, unless another note was begun meanwhile."""
        if keeping is self._keeping:
            self.leave()

    @Slot()
    def _remove(self) -> None:
        if self._mark is not None:
            self._bridge.ask(PutMark(self._targets, self._mark.key, value=0))
        self.leave()

    @Slot(str)
    def _on_text(self, text: str) -> None:
        self.keep_button.setEnabled(bool(text.strip()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter keeps the note."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.remove_button.hasFocus():
                self._remove()
            else:
                self._keep()
            return
        super().keyPressEvent(event)

    def _about(self) -> Words:
        """Return what the note is on, as far as this seat sees it; empty for the table."""
        view = self._bridge.view
        bases = [view.cards[view.units[each].base] for each in self._targets if each in view.units]
        if len(bases) > MOST_NAMED:
            return counted(len(bases), CARD)
        seats, zones = enumerate(view.setting.seats), view.setting.zones
        cells = (cell_named(zones, each) for each in self._targets)
        return listed(
            [
                *(self._name(card.ref) for card in bases if card.ref is not None),
                *(seat.name for number, seat in seats if f"seat.{number}" in self._targets),
                *(cell_in(zones[cell[0]].spec.title, cell[1]) for cell in cells if cell),
            ]
        )

    def _name(self, ref: str) -> Words:
        return Words(self._lexicon.names(ref, "en"), self._lexicon.names(ref, "ja"))

    @Slot()
    def _follow_look(self) -> None:
        speak = self.look.language
        what = self._about().in_(self.look.language)
        head = (
            Words("Note on {what}", "{what}へのメモ").in_(speak).format(what=what)
            if what
            else Words("Note", "メモ").in_(speak)
        )
        self.title.setText(head)
        self.setAccessibleName(head)
        self.set_close_words(CLOSE.in_(speak))
        self.field.setPlaceholderText(
            Words("What is to be remembered", "覚えておくこと").in_(speak)
        )
        self.field.setAccessibleName(Words("What is to be remembered", "覚えておくこと").in_(speak))
        on_units = any(target in self._bridge.view.units for target in self._targets)
        self.endings["turn"].say(
            Words("Until the end of this turn", "この番の終わりまで").in_(speak)
        )
        self.endings["next"].say(
            Words("Until the end of the opponent's next turn", "次の相手の番の終わりまで").in_(
                speak
            )
        )
        self.endings["stays"].say(
            Words("While it is in play", "場にある間").in_(speak)
            if on_units
            else Words("For this game", "この対戦の間").in_(speak)
        )
        self.keep_button.setText(Words("Keep note", "メモを残す").in_(speak))
        self.remove_button.setText(Words("Remove", "外す").in_(speak))
        if self.isVisible():
            soon(self.fit)
