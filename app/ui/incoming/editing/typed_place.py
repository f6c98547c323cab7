"""The field that opens where cards are to lie: what is typed there is laid there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence

from app.core.text.words import Words
from app.games.game_registry import cards_of
from app.session.host.updates import Refused
from app.session.positions.position_line import PositionError
from app.session.positions.typed.typed_words import words_of
from app.ui.incoming.position_editor import PositionEditor
from app.ui.panels.announce import announce
from app.ui.panels.floating import FloatingPanel
from app.ui.toolkit.common_words import CLOSE
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.core.ids import UnitId, ZoneId
    from app.session.host.updates import Answer
    from app.ui.incoming.editing.position_editing import PositionEditing
    from app.ui.look.look import Look

HELP = Words(
    "A card, or several: “2 Iono, 3 unknown”. Enter puts them there; Tab goes to the next place.",
    "カード名を入力します（例：「2 ナンジャモ、3枚不明」）。Enterで置き、Tabで次の場所へ移ります。",
)
HELP_UNIT = Words(
    "What joins it: “+ card”, “< card below”, a number for damage, a mark. Enter adds it.",
    "つけるもの：「+ カード」「< 下のカード」、ダメージの数、印を入力し、Enterで置きます。",
)
LAID = Words("Put there.", "置きました。")
GAP = 6
"""Pixels below what is meant."""
WIDE = 26
"""How wide it is, in lines of text."""
PADDING = 20
"""Pixels of the field above and below its line."""


class TypedPlace(FloatingPanel):
    """Stays open for the next card; Esc closes it."""

    def __init__(self, look: Look, room: QWidget, editing: PositionEditing) -> None:
        super().__init__(look, room)
        self._editing = editing
        self._zone: ZoneId = ""
        self._unit: UnitId = ""
        spec = editing.place.table.spec
        self.editor = PositionEditor(look, cards_of(spec), self)
        self.editor.use_cards(cards_of(spec), words_of(spec))
        self.editor.be_one_line()
        self.editor.finished.connect(self.lay)
        self.editor.installEventFilter(self)
        self.says = Label(self)
        self.says.setProperty("look", "muted")
        self.says.setWordWrap(True)
        self.body.addWidget(self.editor)
        self.body.addWidget(self.says)
        self._follow_look()
        look.changed.connect(self._follow_look)

    @Slot()
    def _follow_look(self) -> None:
        self.set_close_words(CLOSE.in_(self.look.language))
        self.editor.setFixedHeight(self.fontMetrics().height() + PADDING)
        if self._zone:
            self._say(HELP_UNIT if self._unit in self._editing.place.bridge.view.units else HELP)
            self._entitle()

    def open_at(self, zone: ZoneId, unit: UnitId = "") -> None:
        """Open it at a place, or at a unit there, ready to type."""
        view = self._editing.place.bridge.view
        self._zone, self._unit = zone, unit if unit in view.units or "#" in unit else ""
        self._say(HELP_UNIT if self._unit in self._editing.place.bridge.view.units else HELP)
        self._entitle()
        self.fit()
        self.show()
        self._lie_there()
        self.editor.setFocus()
        announce(self, self.title.text())

    def _entitle(self) -> None:
        named = self._editing.name_at(self._zone, self._unit)
        self.title.setText(named.in_(self.look.language))
        self.editor.setAccessibleName(named.in_(self.look.language))

    def _say(self, words: Words, *, wrong: bool = False) -> None:
        self.says.setText(words.in_(self.look.language))
        self.says.setProperty("look", "wrong" if wrong else "muted")
        self.says.style().polish(self.says)
        self.fit()

    def fit(self) -> None:
        """Be as wide as is good to type in, within the window."""
        unit = self.fontMetrics().height()
        wide = min(unit * WIDE, self.room.width() - 16)
        self.setFixedWidth(wide)
        layout = self.layout()
        assert layout is not None
        high = max(layout.heightForWidth(wide), layout.minimumSize().height())
        self.resize(wide, min(high, self.room.height() - 8))
        self.place()

    def _lie_there(self) -> None:
        """Lie below the place that is meant, inside the window."""
        at = self.room.mapFromGlobal(self._editing.spot_of(self._zone, self._unit))
        self._moved = True
        self.move(at.x() - self.width() // 2, at.y() + GAP)
        self.place()

    # -- typing ---------------------------------------------------------------------------------

    @Slot()
    def lay(self) -> None:
        """Lay what is typed; the field is empty for the next once it lies there."""
        self._lay_and(None)

    def _lay_and(self, step: int | None) -> None:
        """Lay what is typed; then go on by so many places, where a number is given."""
        text = self.editor.toPlainText()
        try:
            part = self._editing.read(text, self._zone, self._unit)
        except PositionError as problem:
            self._say(problem.words, wrong=True)
            announce(self, problem.words.in_(self.look.language))
            return
        if part.intent is None:
            self._go_on(step)
            return

        def hear(answer: Answer) -> None:
            if isinstance(answer, Refused):
                self._say(answer.reason, wrong=True)
                return
            if "#" in self._unit:
                self._unit = ""  # the cell is taken by now
            if self.editor.toPlainText() == text:
                self.editor.clear()
            said = part.remarks or (LAID,)
            self._say(Words("\n".join(w.en for w in said), "\n".join(w.ja for w in said)))
            self._go_on(step)

        self._editing.place.bridge.ask(part.intent).then(hear)

    def _go_on(self, step: int | None) -> None:
        zones = self._editing.zones
        if step is None or self._zone not in zones:
            return
        self._editing.type_in(zones[(zones.index(self._zone) + step) % len(zones)])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tab lays what is typed and goes to the next place, unless a name is offered.

        Undo in a field with nothing to take back takes back what was laid.
        """
        if (
            watched is self.editor
            and event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.matches(QKeySequence.StandardKey.Undo)
            and not self.editor.document().isUndoAvailable()
        ):
            event.ignore()
            return True
        tab = isinstance(event, QKeyEvent) and event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
        if watched is self.editor and tab and not self.editor.popup.isVisible():
            if event.type() == QEvent.Type.KeyPress:
                assert isinstance(event, QKeyEvent)
                self._lay_and(1 if event.key() == Qt.Key.Key_Tab else -1)
                return True
            return event.type() == QEvent.Type.ShortcutOverride
        return super().eventFilter(watched, event)
