"""The keys of all actions: a list to find one in, beside it what can be done with its keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.core.text.words import Words
from app.games.game_registry import GAMES
from app.ui.commands.keymap import normalised, not_understood
from app.ui.commands.native_key import native
from app.ui.home.game_choice import GameChoice
from app.ui.look.look import Look
from app.ui.settings.keys.key_editor import KeyEditor
from app.ui.settings.keys.key_field import KeyField
from app.ui.settings.keys.key_list import KeyList
from app.ui.toolkit.plain_text import Label, literal

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtGui import QResizeEvent, QShowEvent

    from app.ui.commands.action_registry import Action
    from app.ui.settings.settings_notice import Notice

KEYS_OF = Words("Keys at the table of", "卓で使うキー")
FIND = Words("Find by key…", "キーで探す…")
FOUND = Words("Key: {key}  ×", "キー：{key}  ×")
FOUND_NAME = Words(
    "Only {key} is shown. Show all keys again", "{key}だけを表示中。すべて表示に戻す"
)
NO_KEY = Words("No action has the key {key}.", "{key}を使う操作はありません。")
NOTHING = Words("No action fits.", "当てはまる操作はありません。")
RESET_ALL = Words("Reset all keys", "すべて標準に戻す")
RESET_DONE = Words("All keys are the usual ones again.", "すべてのキーを標準に戻しました。")
BACK = Words("All actions", "すべての操作")
WIDE = 74
"""Letters of width from which list and editor stand beside each other; else one is shown."""


class KeysPage(QWidget):
    """Sends `changed` with the overrides; whoever listens calls `show_keys` with them."""

    changed = Signal(object)
    """dict[str, str]: action -> keys, only what differs."""

    def __init__(self, look: Look, notice: Notice) -> None:
        super().__init__()
        self.look = look
        self._notice = notice
        self._overrides: dict[str, str] = {}
        self._actions: tuple[Action, ...] = ()
        self._text = ""
        self._key = ""
        self._actions_of: Callable[[str], tuple[Action, ...]] = lambda _: ()
        # Variants of a game have its keys.
        self.games = GameChoice(look, next(iter(GAMES)), KEYS_OF, variants=False)
        if len(self.games.choices) < 2:
            # Hidden, never shown: in no window yet, it would be one of its own for a moment.
            self.games.hide()
        self.list = KeyList()
        self.editor = KeyEditor(look)
        self.finder = KeyField(look, FIND)
        self.only = QPushButton()
        self.only.hide()
        self.empty = Label()
        self.empty.setWordWrap(True)
        self.empty.hide()
        self.reset_all = QPushButton()
        self.back = QPushButton()
        self._wide = True
        self._stale = True
        """Whether the list is still to be made."""
        self._opened = False
        """Whether the editor is shown where only one of both has room."""
        self._area = QScrollArea()
        self._left, self._right = QWidget(), QWidget()
        self._lay_out()
        self.games.wanted.connect(self._show_game)
        self.list.picked.connect(self.editor.show_action)
        self.list.opened.connect(self._on_opened)
        self.list.itemClicked.connect(self._on_clicked)
        self.back.clicked.connect(self.go_back)
        self.finder.caught.connect(self._on_found)
        self.only.clicked.connect(self._on_all)
        self.editor.changed.connect(self._on_changed)
        self.reset_all.clicked.connect(self._on_reset_all)
        self._follow_look()
        look.changed.connect(self._follow_look)

    def _lay_out(self) -> None:
        area = self._area
        area.setWidget(self.editor)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        tools = QHBoxLayout()
        tools.addWidget(self.finder)
        tools.addWidget(self.only)
        tools.addStretch(1)
        tools.addWidget(self.reset_all)
        left = QVBoxLayout(self._left)
        left.setContentsMargins(0, 0, 0, 0)
        left.addWidget(self.games)
        left.addLayout(tools)
        left.addWidget(self.empty)
        left.addWidget(self.list, 1)
        right = QVBoxLayout(self._right)
        right.setContentsMargins(0, 0, 0, 0)
        right.addWidget(self.back, 0, Qt.AlignmentFlag.AlignLeft)
        right.addWidget(area, 1)
        both = QHBoxLayout(self)
        both.setContentsMargins(0, 8, 0, 0)
        both.setSpacing(12)
        both.addWidget(self._left, 3)
        both.addWidget(self._right, 2)

    def show_games(self, shown: str, actions_of: Callable[[str], tuple[Action, ...]]) -> None:
        """Offer the keys of every game, beginning with those of one."""
        self._actions_of = actions_of
        game = GAMES[shown].family
        self.games.show_game(game)
        self._show_game(game)

    @Slot(str)
    def _show_game(self, game: str) -> None:
        self.show_actions(self._actions_of(game))

    def show_actions(self, actions: tuple[Action, ...]) -> None:
        """List these actions, once somebody looks."""
        if actions == self._actions:
            return
        self._actions = actions
        self._stale = True
        self._freshen_if_seen()

    def show_keys(self, overrides: Mapping[str, str]) -> None:
        """Show the keys in force."""
        if dict(overrides) != self._overrides:
            self._notice.clear()
        self._overrides = dict(overrides)
        self.reset_all.setEnabled(bool(self._overrides))
        if not self._stale:
            self.list.show_keys(overrides)
            self.editor.show_keys(overrides)
            self._say_empty()

    def _freshen_if_seen(self) -> None:
        if self.isVisible():
            self._freshen()

    def _freshen(self) -> None:
        """Make the list: there are many actions, and the page may be open for another reason."""
        if not self._stale:
            return
        self._stale = False
        self.list.show_actions(self._actions, self.look.language)
        self.list.show_keys(self._overrides)
        self.editor.show_actions(self._actions)
        self.editor.show_keys(self._overrides)
        self.editor.show_action(self.list.current())
        self._narrow()

    def showEvent(self, event: QShowEvent) -> None:
        """Make the list."""
        super().showEvent(event)
        self._freshen()

    def trouble(self) -> Words | None:
        """Return what of the overrides is kept but means nothing."""
        return not_understood(self._actions, self._overrides)

    def narrow(self, text: str) -> int:
        """List what fits `text`; return how many actions do."""
        if text != self._text:
            self._text = text
            self._opened = False
            self._turn()
        if text:
            self._freshen()
        return len(self._actions) if self._stale else self._narrow()

    def _narrow(self) -> int:
        self.list.narrow(self._text, self._key)
        self._say_empty()
        return self.list.shown_count

    def _say_empty(self) -> None:
        words = NO_KEY if self._key and not self._text else NOTHING
        self.empty.setText(words.in_(self.look.language).format(key=native(self._key)))
        self.empty.setVisible(not self.list.shown_count)

    @Slot(str)
    def _on_found(self, pressed: str) -> None:
        self._key = normalised(pressed)
        self._say_found()
        self._narrow()
        if self._key:
            self.only.setFocus()

    def _say_found(self) -> None:
        self.only.setVisible(bool(self._key))
        key = native(self._key)
        self.only.setText(literal(FOUND.in_(self.look.language).format(key=key)))
        self.only.setAccessibleName(FOUND_NAME.in_(self.look.language).format(key=key))

    @Slot()
    def _on_all(self) -> None:
        self.finder.setFocus()
        self._key = ""
        self._say_found()
        self._narrow()

    @Slot(str)
    def _on_opened(self, _name: str) -> None:
        self._open()
        self.editor.add.wait()

    @Slot()
    def _on_clicked(self) -> None:
        if not self._wide and self.list.is_action_in_front():
            self._open()
            self.editor.add.setFocus()

    def _open(self) -> None:
        self._opened = True
        self._turn()

    @Slot()
    def go_back(self) -> bool:
        """Show the list again where only one of both has room; False if it is shown already."""
        if self._wide or not self._opened:
            return False
        self._opened = False
        self._turn()
        self.list.setFocus()
        return True

    @Slot(object)
    def _on_changed(self, overrides: dict[str, str]) -> None:
        self.show_keys(overrides)
        self.changed.emit(dict(overrides))

    @Slot()
    def _on_reset_all(self) -> None:
        before = dict(self._overrides)
        self.list.setFocus()
        self._on_changed({})
        self._notice.say(RESET_DONE, lambda: self._on_changed(before))

    @Slot()
    def _follow_look(self) -> None:
        language = self.look.language
        self._turn()
        self.reset_all.setText(RESET_ALL.in_(language))
        self.back.setText(f"← {BACK.in_(language)}")
        self.back.setAccessibleName(BACK.in_(language))
        self._say_found()
        self._stale = True
        self._freshen_if_seen()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show list and editor beside each other where there is room."""
        super().resizeEvent(event)
        self._turn()

    def _turn(self) -> None:
        self._wide = self.width() >= self.fontMetrics().averageCharWidth() * WIDE
        self.list.show_that_rows_open(opens=not self._wide)
        self._left.setVisible(self._wide or not self._opened)
        self._right.setVisible(self._wide or self._opened)
        self.back.setVisible(not self._wide and self._opened)
