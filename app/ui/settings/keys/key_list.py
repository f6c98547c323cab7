"""All actions in groups with their keys, narrowed by a name or by a key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeWidget, QTreeWidgetItem

from app.cards.name_keys import search_key
from app.core.text.words import Words
from app.ui.commands.keymap import effective, normalised, split
from app.ui.commands.native_key import native_keys
from app.ui.settings.keys.key_groups import grouped

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QKeyEvent

    from app.core.text.words import Language
    from app.ui.commands.action_registry import Action

ACTION = Words("Action", "操作")
KEYS = Words("Keys", "キー")
TITLE = Words("Actions and their keys", "操作とキー")
USUAL = Words("usual: {keys}", "標準：{keys}")
NONE = Words("none", "なし")
OPENS = "▸"
"""Behind the keys where a row leads to a page of its own."""
_ID = Qt.ItemDataRole.UserRole


def listed(keys: tuple[str, ...], language: Language) -> str:
    """Return keys as they are shown, "none" where there are none."""
    return native_keys(keys, language) or NONE.in_(language)


class KeyList(QTreeWidget):
    """A tree of two columns; its groups are always open."""

    picked = Signal(str)
    """The id of the action that is in front now, "" for none."""
    opened = Signal(str)
    """Enter or a double click on an action: its keys are wanted."""

    def __init__(self) -> None:
        super().__init__()
        self._language: Language = "en"
        self._actions: tuple[Action, ...] = ()
        self._heads_of: dict[str, QTreeWidgetItem] = {}
        self._items: dict[str, QTreeWidgetItem] = {}
        self._search: dict[str, str] = {}
        self._keys: dict[str, tuple[str, ...]] = {}
        self._text = ""
        self._key = ""
        self._overrides: dict[str, str] = {}
        self._opens = False
        self.shown_count = 0
        """How many actions fit what is looked for."""
        self.setObjectName("keyList")
        self.setColumnCount(2)
        self.setRootIsDecorated(False)
        self.setItemsExpandable(False)
        self.setUniformRowHeights(True)
        self.setIndentation(12)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        head = self.header()
        head.setStretchLastSection(False)
        head.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        head.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        head.setSectionsMovable(False)
        # The mark of the row in front stands once, not in every column.
        self.setStyleSheet("QTreeView#keyList::item:selected:last { border-left: none; }")
        self.currentItemChanged.connect(self._on_current)
        self.itemActivated.connect(self._on_activated)

    def show_actions(self, actions: tuple[Action, ...], language: Language) -> None:
        """List `actions`; what was in front stays there."""
        before = self.current()
        self._actions, self._language = actions, language
        with QSignalBlocker(self):
            self.clear()
            self._heads_of.clear()
            self._items.clear()
            self._search.clear()
            heads = []
            for title, entries in grouped(actions):
                head = QTreeWidgetItem([title.in_(language)])
                head.setFlags(Qt.ItemFlag.ItemIsEnabled)
                font = head.font(0)
                font.setBold(True)
                head.setFont(0, font)
                heads.append(head)
                for action in entries:
                    item = QTreeWidgetItem(head, [action.plain_title(language), ""])
                    item.setData(0, _ID, action.id)
                    self._items[action.id], self._heads_of[action.id] = item, head
                    names = f"{action.plain_title('en')} {action.plain_title('ja')}"
                    self._search[action.id] = search_key(f"{names} {title.en} {title.ja}")
            self.addTopLevelItems(heads)
            self.expandAll()
            self.setHeaderLabels([ACTION.in_(language), KEYS.in_(language)])
            self.setAccessibleName(TITLE.in_(language))
        self.pick(before)

    def show_keys(self, overrides: Mapping[str, str]) -> None:
        """Show the keys in force and what was changed."""
        self._overrides = dict(overrides)
        self._keys = effective(self._actions, overrides)
        for action in self._actions:
            item, keys, usual = self._items[action.id], self._keys[action.id], split(action.key)
            text = listed(keys, self._language) if keys or usual else ""
            if keys != usual:
                was = USUAL.in_(self._language).format(keys=listed(usual, self._language))
                text = f"{text}   ({was})"
            item.setText(1, f"{text}  {OPENS}".strip() if self._opens else text)
            changed = keys != usual
            for column in (0, 1):
                font = item.font(column)
                if font.bold() != changed:
                    font.setBold(changed)
                    item.setFont(column, font)
        self._narrow()

    def show_that_rows_open(self, *, opens: bool) -> None:
        """Show that a row leads to a page of its own, where the editor is not beside the list."""
        if opens != self._opens:
            self._opens = opens
            if self._items:
                self.show_keys(self._overrides)

    def narrow(self, text: str, key: str = "") -> None:
        """List what has all words of `text`, in either language, and the key, if one is given."""
        self._text, self._key = text, normalised(key)
        self._narrow()

    def _narrow(self) -> None:
        wanted, typed = search_key(self._text).split(), normalised(self._text)
        fits: dict[QTreeWidgetItem, int] = dict.fromkeys(self._heads_of.values(), 0)
        for name, item in self._items.items():
            keys = self._keys.get(name, ())
            by_name = all(word in self._search[name] for word in wanted)
            shown = (by_name or typed in keys) and (not self._key or self._key in keys)
            item.setHidden(not shown)
            fits[self._heads_of[name]] += shown
        for head, count in fits.items():
            head.setHidden(not count)
        self.shown_count = sum(fits.values())
        here = self.currentItem()
        if here is None or here.isHidden() or here.parent() is None:
            self.pick("")

    def current(self) -> str:
        """Return the id of the action in front, "" for none."""
        item = self.currentItem()
        return (item.data(0, _ID) or "") if item is not None else ""

    def is_action_in_front(self) -> bool:
        """Whether an action, and no heading, is in front."""
        return bool(self.current())

    def pick(self, name: str) -> None:
        """Put an action in front; the first that is shown where `name` is not."""
        item = self._items.get(name)
        if item is None or item.isHidden():
            item = next((one for one in self._items.values() if not one.isHidden()), None)
        if item is None:
            self.setCurrentIndex(QModelIndex())
            self.picked.emit("")
        else:
            self.setCurrentItem(item)

    @Slot(QTreeWidgetItem)
    def _on_current(self, item: QTreeWidgetItem | None) -> None:
        name = item.data(0, _ID) if item is not None else ""
        if name:
            self.picked.emit(name)

    @Slot(QTreeWidgetItem)
    def _on_activated(self, item: QTreeWidgetItem) -> None:
        name = item.data(0, _ID)
        if name:
            self.opened.emit(name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave Esc to the page; letters do not search, there is a field for that."""
        if event.key() == Qt.Key.Key_Escape:
            event.ignore()
            return
        super().keyPressEvent(event)
