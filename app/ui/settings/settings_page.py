"""The settings page: a search field, the choices, the keys. It applies nothing itself."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QSize, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QStackedWidget,
    QTabBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.cards.name_keys import search_key
from app.core.text.words import Words
from app.ui.look.icons import icon
from app.ui.look.look import Look
from app.ui.panels.window_page import WindowPage
from app.ui.settings.card_base_row import CardBaseField
from app.ui.settings.keys.keys_page import KeysPage
from app.ui.settings.settings_choices import SettingsChoices
from app.ui.settings.settings_notice import Notice
from app.ui.settings.sounds_field import SoundsField
from app.ui.table.place.table_keys import key_of
from app.ui.toolkit.common_words import CLOSE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QFocusEvent, QHideEvent, QResizeEvent, QShowEvent

    from app.store.personal_settings import Settings
    from app.ui.commands.action_registry import Action

TITLE = Words("Settings", "設定")
SEARCH = Words("Search settings and keys", "設定とキーを検索")
TABS = (TITLE, Words("Keys", "キー"))
RESET_DONE = Words("All settings are at their defaults.", "すべての設定を初期値に戻しました。")
SEARCHES, TAKES_BACK = "Ctrl+F", "Ctrl+Z"
"""Keys of the page; the second one must not reach the table that lies behind it."""
BROADEST = 92
"""Letters across; wider lines are hard to follow."""


class SettingsPage(QFrame, WindowPage):
    """Fills what it is put in; Esc or the cross leave it."""

    changed = Signal(str, object)
    """(field of `Settings`, value): to be applied and written at once."""
    closed = Signal()
    """The person is done."""
    import_wanted = Signal()
    forget_wanted = Signal()
    """Import cards; take imported ones out."""
    sound_wanted = Signal(str)
    """Play a sound, to hear how it is."""

    def __init__(
        self,
        look: Look,
        settings: Settings,
        actions: Sequence[Action],
        *,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.look = look
        self.setObjectName("settingsPage")
        self.setAutoFillBackground(True)
        self._settings = settings
        self._told = False
        self.search = QLineEdit(self)
        self.search.setClearButtonEnabled(True)
        self.cross = QToolButton(self)
        self.cross.setProperty("look", "plain")
        self.tabs = QTabBar(self)
        self.tabs.setExpanding(False)
        self.tabs.setUsesScrollButtons(False)
        for _ in TABS:
            self.tabs.addTab("")
        self.notice = Notice(look)
        self.keys = KeysPage(look, self.notice)
        self.choices = SettingsChoices(look)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.choices)
        self._pages.addWidget(self.keys)
        self._lay_out()
        self._connect()
        self.keys.show_actions(tuple(actions))
        self.show_settings(settings)
        self._follow_look()
        look.changed.connect(self._follow_look)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.tabs)
        head.addSpacing(12)
        head.addWidget(self.search, 1)
        head.addWidget(self.cross)
        self._middle = QWidget()
        column = QVBoxLayout(self._middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(head)
        column.addWidget(self._pages, 1)
        column.addWidget(self.notice)
        outer = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        outer.setContentsMargins(16, 12, 16, 12)
        outer.addStretch(1)
        outer.addWidget(self._middle, 1000)
        outer.addStretch(1)

    def _connect(self) -> None:
        self.search.textChanged.connect(self._on_search)
        self.cross.clicked.connect(self.closed)
        self.tabs.currentChanged.connect(self._pages.setCurrentIndex)
        self.keys.changed.connect(lambda keys: self._change("keys", keys))
        self.choices.reset_all.clicked.connect(self._on_reset_all)
        for row in self.choices.rows:
            row.chosen.connect(self._on_chosen)
            if isinstance(row.field, CardBaseField):
                row.field.import_wanted.connect(self.import_wanted)
                row.field.forget_wanted.connect(self.forget_wanted)
            if isinstance(row.field, SoundsField):
                row.field.try_wanted.connect(self.sound_wanted)

    # -- what is shown ------------------------------------------------------------------------

    def show_settings(self, settings: Settings) -> None:
        """Show what is chosen now; tells nobody."""
        self._settings = settings
        self.choices.show_settings(settings)
        self.keys.show_keys(settings.keys)

    def show_games(self, shown: str, actions_of: Callable[[str], tuple[Action, ...]]) -> None:
        """Offer the keys of every game, beginning with those of one."""
        self.keys.show_games(shown, actions_of)

    def show_tab(self, name: str) -> None:
        """Put "settings" or "keys" in front."""
        self.tabs.setCurrentIndex(1 if name == "keys" else 0)

    @Slot()
    def _follow_look(self) -> None:
        palette = self.look.palette
        language = self.look.language
        side = max(14, self.fontMetrics().height())
        self.cross.setIcon(icon("close", palette, palette.muted))
        self.cross.setIconSize(QSize(side, side))
        self._fit()
        self.setAccessibleName(TITLE.in_(language))
        self.tabs.setAccessibleName(TITLE.in_(language))
        self.search.setPlaceholderText(SEARCH.in_(language))
        self.search.setAccessibleName(SEARCH.in_(language))
        self.cross.setToolTip(CLOSE.in_(language))
        self.cross.setAccessibleName(CLOSE.in_(language))
        self._filter()

    # -- changing -----------------------------------------------------------------------------

    @Slot(str, object)
    def _on_chosen(self, name: str, value: object) -> None:
        if isinstance(value, Words):
            self.notice.say(value)
            return
        self.notice.clear()
        self._choose(name, value)

    def _choose(self, name: str, value: object) -> None:
        self._change(*self.choices.row(name).entry.changed(self._settings, value))

    def _change(self, name: str, value: Any) -> None:
        self._settings = replace(self._settings, **{name: value})
        self.choices.offer_reset(self._settings)
        self.changed.emit(name, value)

    @Slot()
    def _on_reset_all(self) -> None:
        differing = self.choices.differing(self._settings)
        self.search.setFocus()
        self._set({name: usual for name, (usual, _) in differing.items()})
        before = {name: held for name, (_, held) in differing.items()}
        self.notice.say(RESET_DONE, lambda: self._set(before))

    def _set(self, values: dict[str, Any]) -> None:
        for name, value in values.items():
            self.choices.row(name).show_value(value)
            self._choose(name, value)

    # -- search -------------------------------------------------------------------------------

    @Slot(str)
    def _on_search(self, _text: str) -> None:
        self._filter()

    def _filter(self) -> None:
        text = self.search.text()
        wanted = search_key(text).split()
        counts = (self.choices.narrow(wanted), self.keys.narrow(text))
        for number, words in enumerate(TABS):
            title_of = words.in_(self.look.language)
            self.tabs.setTabText(number, f"{title_of} · {counts[number]}" if wanted else title_of)
        here = self.tabs.currentIndex()
        if wanted and not counts[here] and counts[1 - here]:
            self.tabs.setCurrentIndex(1 - here)

    # -- keeping up ---------------------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin at the search. As a focus proxy it would take what comes before it out of Tab."""
        self.search.setFocus(event.reason())

    def showEvent(self, event: QShowEvent) -> None:
        """Be ready for a search, and say once what of the keys is not understood."""
        super().showEvent(event)
        self.search.setFocus()
        trouble = self.keys.trouble()
        if trouble is not None and not self._told:
            self._told = True
            self.notice.say(trouble)

    def hideEvent(self, event: QHideEvent) -> None:
        """Begin anew next time."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.search.clear()
            self.notice.clear()

    def event(self, event: QEvent) -> bool:
        """Claim what means something here before the table's shortcuts do."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and key_of(event) in (SEARCHES, TAKES_BACK)
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc empties the search, then leaves."""
        key = key_of(event)
        if key == "Esc":
            self._step_back()
        elif key == SEARCHES:
            self.search.setFocus()
            self.search.selectAll()
        elif key == TAKES_BACK:
            self.notice.undo()
        else:
            super().keyPressEvent(event)

    def _step_back(self) -> None:
        """Leave the editor where it hides the list, then the search, then the page."""
        if self.keys.isVisible() and self.keys.go_back():
            return
        if self.search.text():
            self.search.clear()
            self.search.setFocus()
        else:
            self.closed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep lines short enough to follow."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        self._middle.setMaximumWidth(self.fontMetrics().averageCharWidth() * BROADEST)
