"""The sheet of keys: what works right now on what is pointed at, and on demand all the rest."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from itertools import groupby
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QWidget,
)

from app.cards.name_keys import search_key
from app.core.data.value import value
from app.core.text.wording import series
from app.core.text.words import Words
from app.ui.app.window_actions import MENUS
from app.ui.commands.action_registry import without_letter
from app.ui.commands.native_key import native, native_keys
from app.ui.panels.floating import FloatingPanel
from app.ui.toolkit.common_words import CLOSE
from app.ui.toolkit.plain_text import Label
from app.ui.toolkit.rich_text import Rich, RichLabel, element

if TYPE_CHECKING:
    from app.core.text.words import Language
    from app.ui.app.shell import Shell
    from app.ui.commands.action_registry import Action, Registry
    from app.ui.look.palette import Palette

GROUPS = {
    "card": Words("Cards", "カード"),
    "unit": Words("In play", "場のカード"),
    "damage": Words("Damage", "ダメージ"),
    "conditions": Words("Conditions", "特殊状態"),
    "notes": Words("Marks", "マーク"),
    "zone": Words("Piles", "山札・手札"),
    "draw": Words("Pointer over a pile", "山の上で"),
    "look": Words("Pointer over a pile", "山の上で"),
    "turn": Words("Turn and table", "番と卓"),
    "table": Words("Turn and table", "番と卓"),
    "outline": Words("Outline", "一覧"),
    **dict(MENUS),
}
"""Group or menu of an action -> the heading its keys stand under."""

HANDS: tuple[tuple[str, Words], ...] = (
    ("Tab", Words("Go to the next zone", "次の場所へ")),
    ("← ↑ → ↓", Words("Go from card to card", "カードからカードへ")),
    ("Space", Words("There: choose the card, again to read it", "カードを選ぶ（もう一度で拡大）")),
    ("Esc", Words("Let go, choose nothing, close", "手を離す、選択をやめる、閉じる")),
    ("Shift", Words("While dragging: face down", "ドラッグ中：ウラ向き")),
    ("Alt", Words("While dragging: no grid", "ドラッグ中：格子に合わせない")),
    ("Ctrl+Alt", Words("While dropping: choose what it means", "ドロップ時：意味を選ぶ")),
    (
        "Alt",
        Words(
            "In the network, a click: point at it; a drag: draw an arrow",
            "ネットワークの卓：クリックで指す、ドラッグで矢印",
        ),
    ),
    (
        "Ctrl",
        Words("With the wheel: zoom; with a click: one more", "ホイール：拡大、クリック：追加選択"),
    ),
)
"""What the board itself answers: (keys, what they do)."""
HANDS_TITLE = Words("On the board", "卓の上で")
SHORTEST_RUN = 3
MOST_COLUMNS = 3
WIDE = 23
"""Width of a column in lines of text."""
SLACK = 1.06
"""How much longer than the average a column may be."""


@value
class KeyRow:
    """One line of the sheet."""

    key: str
    title: str
    works: bool = True
    """Whether the key does something with what is selected now."""


@value
class KeyGroup:
    """Lines under one heading."""

    title: str
    rows: tuple[KeyRow, ...]


def _kind(keys: tuple[str, ...]) -> str:
    """Return what the keys of a run of digits share ("Alt+#"); "" for a key of its own."""
    key = keys[0]
    return f"{key[:-1]}#" if len(keys) == 1 and key[-1:].isdigit() and key[0] != "F" else ""


def _rows(
    actions: Iterable[Action],
    keys: dict[str, tuple[str, ...]],
    offered: Collection[str],
    titled: Callable[[Action], str],
    language: Language,
) -> tuple[KeyRow, ...]:
    """Return the rows of one group; digits that count up stand in one row."""
    rows: list[KeyRow] = []
    for kind, run in groupby(actions, key=lambda entry: _kind(keys[entry.id])):
        entries = list(run)
        works = any(entry.id in offered for entry in entries)
        first, last = entries[0], entries[-1]
        if kind and len(entries) >= SHORTEST_RUN:
            key = f"{native(keys[first.id][0])} – {native(keys[last.id][0])}"
            title = f"{titled(first)} … {titled(last)}"
            rows.append(KeyRow(key, title, works))
            continue
        rows += [
            KeyRow(
                native_keys(keys[entry.id], language),
                titled(entry),
                entry.id in offered,
            )
            for entry in entries
        ]
    return tuple(rows)


def key_groups(
    registry: Registry,
    language: Language,
    offered: Collection[str] = (),
    titled: Callable[[Action], str] | None = None,
) -> list[KeyGroup]:
    """Return all keys in groups: the game's, the board's, then the program's.

    `offered` names the actions that would do something now; `titled` says what they are called.
    """

    def usual(entry: Action) -> str:
        return entry.plain_title(language)

    keys = {entry.id: registry.keys(entry.id) for entry in registry.actions}
    groups: dict[tuple[bool, str], list[Action]] = {}
    for entry in registry.actions:
        if keys[entry.id]:
            words = entry.group or GROUPS[entry.menu]
            heading = (entry.of_game, without_letter(words.in_(language)))
            groups.setdefault(heading, []).append(entry)
    hands = tuple(KeyRow(key, title.in_(language)) for key, title in HANDS)
    board = KeyGroup(HANDS_TITLE.in_(language), hands)
    made = {
        heading: KeyGroup(heading[1], _rows(entries, keys, offered, titled or usual, language))
        for heading, entries in groups.items()
    }
    games = [group for heading, group in made.items() if heading[0]]
    return [*games, board, *(group for heading, group in made.items() if not heading[0])]


def narrowed(groups: list[KeyGroup], text: str, *, everything: bool) -> list[KeyGroup]:
    """Return the rows that have `text` in key or title; without `everything`, those that work."""
    wanted = search_key(text)
    found = []
    for group in groups:
        rows = tuple(
            row
            for row in group.rows
            if (everything or row.works) and wanted in search_key(f"{row.key} {row.title}")
        )
        if rows:
            found.append(KeyGroup(group.title, rows))
    return found


def spread(groups: list[KeyGroup], columns: int) -> list[list[KeyGroup]]:
    """Spread groups over columns of about the same height."""
    heights = [len(group.rows) + 2 for group in groups]
    most = sum(heights) / columns
    found: list[list[KeyGroup]] = [[]]
    height = 0.0
    for group, rows in zip(groups, heights, strict=True):
        if found[-1] and height + rows / 2 > most * SLACK and len(found) < columns:
            found.append([])
            height = 0.0
        found[-1].append(group)
        height += rows
    return found


def _table(groups: list[KeyGroup], palette: Palette) -> Rich:
    rows = []
    for group in groups:
        title = element("td", element("b", group.title), columns=2, padding="10px 0 3px 0")
        rows.append(element("tr", title))
        for row in group.rows:
            key = element(
                "td",
                element("b", row.key) if row.works else row.key,
                padding="1px 12px 1px 0",
                white_space="nowrap",
            )
            does = element("td", row.title, padding="1px 0 1px 0")
            rows.append(
                element("tr", key, does, color=palette.text if row.works else palette.muted)
            )
    return element("table", *rows)


class KeysSheet(FloatingPanel):
    """The keys in columns; Esc closes it."""

    change_wanted = Signal()
    """Give actions other keys."""

    def __init__(self, window: Shell) -> None:
        super().__init__(window.look, window.room)
        self._window = window
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._pointed = window.pointed()
        self._groups: list[KeyGroup] = []
        self.field = QLineEdit()
        self.field.setClearButtonEnabled(True)
        self.all = QCheckBox()
        self.change = QPushButton()
        row = QHBoxLayout()
        row.addWidget(self.field, 1)
        row.addWidget(self.all)
        row.addWidget(self.change)
        self.nothing = Label()
        self.nothing.setProperty("look", "muted")
        self.nothing.setWordWrap(True)
        self.nothing.hide()
        self._inside = QWidget()
        self._columns = QHBoxLayout(self._inside)
        self._columns.setSpacing(24)
        self.area = QScrollArea()
        self.area.setWidget(self._inside)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # The sheet's own paper shows through.
        self.area.viewport().setAutoFillBackground(False)
        self._inside.setAutoFillBackground(False)
        self.body.addLayout(row)
        self.body.addWidget(self.nothing)
        self.body.addWidget(self.area, 1)
        self.field.textChanged.connect(self._show)
        self.all.toggled.connect(self._show)
        self.change.clicked.connect(self._on_change)
        if window.bridge is not None:
            window.bridge.reseated.connect(self.close)
        self._retranslate()
        self.look.changed.connect(self._follow_look)

    @Slot()
    def _follow_look(self) -> None:
        self._retranslate()
        self._show()

    def _retranslate(self) -> None:
        """Write everything in the language of the window."""
        speak = self.look.language
        window, pointed = self._window, self._pointed
        offered = {entry.id for entry in window.registry.offered(window, pointed)}

        def titled(entry: Action) -> str:
            if entry.of_game and entry.id in offered:
                return entry.words(window, pointed).in_(window.look.language)
            return entry.plain_title(window.look.language)

        self._groups = key_groups(window.registry, window.look.language, offered, titled)
        self.title.setText(Words("Keys", "キー一覧").in_(speak))
        self.setAccessibleName(Words("Keys", "キー一覧").in_(speak))
        self.area.setAccessibleName(Words("Keys", "キー一覧").in_(speak))
        self.set_close_words(CLOSE.in_(speak))
        self.field.setPlaceholderText(Words("Search keys", "キーを探す").in_(speak))
        self.field.setAccessibleName(Words("Search keys", "キーを探す").in_(speak))
        self.nothing.setText(
            Words(
                "No key and no action has these words.", "その言葉のキーや操作はありません。"
            ).in_(speak)
        )
        self.all.setText(
            Words("Also those for other cards", "ほかのカードで使えるキーも").in_(speak)
        )
        self.all.setAccessibleName(
            Words("Also those for other cards", "ほかのカードで使えるキーも").in_(speak)
        )
        self.change.setText(Words("Change keys…", "キーを変える…").in_(speak))
        self.change.setAccessibleName(Words("Change keys", "キーを変える").in_(speak))

    def open(self) -> None:
        """Show the sheet; the keyboard can type in its field at once."""
        self._show()
        self.fit()
        self.show()
        self.field.setFocus()

    def fit(self) -> None:
        """Be as large as the keys need, and no larger than the window."""
        unit = self.fontMetrics().height()
        room = self.room.size()
        wanted = self._inside.sizeHint()
        width = max(wanted.width(), unit * WIDE) + unit * 3
        self.resize(
            min(width, room.width() - 24), min(wanted.height() + unit * 8, room.height() - 24)
        )
        self.place()

    @Slot()
    def _show(self, *_changed: object) -> None:
        """Lay the keys in as many columns as there is room for."""
        unit = self.fontMetrics().height()
        columns = max(1, min(MOST_COLUMNS, (self.room.width() - 60) // (unit * WIDE)))
        text = self.field.text().strip()
        # Whoever looks for something wants to find it, whatever is pointed at.
        everything = self.all.isChecked() or bool(text)
        groups = narrowed(self._groups, text, everything=everything)
        self.all.setEnabled(not text)
        self.nothing.setVisible(not groups)
        while self._columns.count():
            item = self._columns.takeAt(0)
            old = item.widget() if item is not None else None
            if old is not None:
                old.hide()
                old.deleteLater()
        for column in spread(groups, columns) if groups else ():
            label = RichLabel()
            label.show_rich(_table(column, self.look.palette))
            label.setFixedWidth(unit * WIDE)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByKeyboard)
            label.setAccessibleName(
                series([group.title for group in column]).in_(self._window.look.language)
            )
            rows = (f"{row.key}: {row.title}" for group in column for row in group.rows)
            label.setAccessibleDescription("\n".join(rows))
            self._columns.addWidget(label, 0, Qt.AlignmentFlag.AlignTop)
            label.show()
        self._columns.addStretch(1)
        if self.isVisible():
            self.fit()

    @Slot()
    def _on_change(self) -> None:
        self.leave()
        self.change_wanted.emit()
