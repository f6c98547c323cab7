"""Finds rows of the outline by name, in either language, and goes from one to the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from app.cards.name_keys import search_key
from app.core.text.words import Words
from app.ui.look.look import Look
from app.ui.panels.announce import announce
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from app.cards.face import Face
    from app.core.view import SeatView
    from app.ui.outline.outline_node import Node
    from app.ui.outline.outline_rows import Row
    from app.ui.outline.outline_tree import OutlineTree

HINT = Words("Find a card", "カードを探す")
NAME = Words("Find a card by name, Japanese or English", "カードを名前で探す（日本語・英語）")
NOTHING = Words("Not found", "見つかりません")


def is_named(view: SeatView, row: Row, text: str, card_of: Callable[[str], Face]) -> bool:
    """Whether a part of the name of a row's card or zone is `text`, in either language."""
    wanted = search_key(text)
    if not wanted:
        return False
    if row.kind == "zone":
        names = view.setting.zones[row.zone].spec.title
    elif row.kind == "cell":
        return False
    else:
        seen = view.cards.get(row.card)
        if seen is None or seen.ref is None:
            return False
        names = card_of(seen.ref).name
    return wanted in search_key(names.en) or wanted in search_key(names.ja)


class FindField(QWidget):
    """A line to type a name into, and how many there are."""

    changed = Signal(str)
    next_wanted = Signal(int)
    """F3 (1) or Shift+F3 (-1)."""
    left = Signal()
    """Enter, Down or Esc: to the row that was found."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.field = QLineEdit(self)
        self.field.setClearButtonEnabled(True)
        self.count = Label(self)
        self.count.setProperty("look", "muted")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.field, 1)
        row.addWidget(self.count)
        self.setFocusProxy(self.field)
        self.field.textChanged.connect(self._on_text)
        self.field.installEventFilter(self)
        self._follow_look()
        look.changed.connect(self._follow_look)

    @property
    def text(self) -> str:
        """What is looked for."""
        return self.field.text().strip()

    def has_keyboard(self) -> bool:
        """Whether somebody types here now."""
        return self.field.hasFocus()

    def begin(self) -> None:
        """Take the keyboard; typing replaces what was looked for."""
        self.field.setFocus()
        self.field.selectAll()

    def tell(self, place: int, of: int) -> str:
        """Show which of how many was found, and return it as it is said."""
        if not self.text:
            words = Words("", "")
        elif of:
            words = Words(f"{place} of {of}", f"{of}件中{place}件目")
        else:
            words = NOTHING
        self.count.setText(words.in_(self.look.language))
        self.count.setVisible(bool(self.text))
        return self.count.text()

    @Slot()
    def _follow_look(self) -> None:
        language = self.look.language
        self.field.setPlaceholderText(HINT.in_(language))
        self.field.setAccessibleName(NAME.in_(language))
        self.count.clear()
        self.count.hide()

    @Slot(str)
    def _on_text(self, _text: str) -> None:
        self.changed.emit(self.text)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Lead from the field to what was found."""
        if not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        own = self._own(event)
        if own is None:
            return super().eventFilter(watched, event)
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        if event.type() == QEvent.Type.KeyPress:
            own()
            return True
        return super().eventFilter(watched, event)

    def _own(self, event: QKeyEvent) -> Callable[[], object] | None:
        key, back = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # The first one is shown while typing: Enter goes there, F3 to the next.
            return self.left.emit
        if key == Qt.Key.Key_F3:
            return lambda: self.next_wanted.emit(-1 if back else 1)
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Escape):
            return self.left.emit
        return None


class Search(QObject):
    """Leads a tree to the rows that a field names."""

    def __init__(
        self, field: FindField, tree: OutlineTree, found: Callable[[str], list[Node]]
    ) -> None:
        super().__init__(tree)
        self._field = field
        self._tree = tree
        self._found = found
        field.changed.connect(self._on_text)
        field.next_wanted.connect(self.go_on)

    @Slot(str)
    def _on_text(self, text: str) -> None:
        found = self._found(text)
        if found:
            self._tree.go_to(found[0])
        self._tell(found)

    @Slot(int)
    def go_on(self, step: int) -> None:
        """Go to the next row found (1) or the one before (-1), round and round."""
        found = self._found(self._field.text)
        if not found:
            self._field.show()
            self._field.begin()
            return
        order = {node.number: place for place, node in enumerate(self._tree.rows.nodes())}
        here = self._tree.current
        now = order[here.number] if here is not None else -1
        ahead = [node for node in found if (order[node.number] - now) * step > 0]
        self._tree.go_to((ahead or found)[0 if step > 0 else -1])
        self._tell(found)

    def _tell(self, found: list[Node]) -> None:
        current = self._tree.current
        place = found.index(current) + 1 if current in found else 0
        said = self._field.tell(place, len(found))
        # The keyboard is in the field, so that nobody reads the row by itself.
        if current is not None and found and self._field.has_keyboard():
            rows = self._tree.rows
            said = f"{rows.text(current)}, {rows.where(current)}. {said}"
        announce(self._tree, said)
