"""The sheet of keys: grouped, with what works right now in plain ink and the rest standing back."""

from __future__ import annotations

from html import escape
from itertools import groupby
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QIcon, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.core.value import value
from app.core.words import Words
from app.ui.actions import ACTIONS, MENUS, plain
from app.ui.look.palette import LIGHT
from app.ui.marking import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from app.core.words import Language
    from app.games.api import GameAction, GameSpec
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
}
HANDS: tuple[tuple[str, str], ...] = (
    ("Tab", QT_TRANSLATE_NOOP("KeysSheet", "Go to the next zone")),
    ("← ↑ → ↓", QT_TRANSLATE_NOOP("KeysSheet", "Go from card to card")),
    ("Space", QT_TRANSLATE_NOOP("KeysSheet", "There: choose the card, again to read it")),
    ("Ctrl+A", QT_TRANSLATE_NOOP("KeysSheet", "Choose the whole hand")),
    ("Esc", QT_TRANSLATE_NOOP("KeysSheet", "Let go, choose nothing, close")),
    ("Shift", QT_TRANSLATE_NOOP("KeysSheet", "While dragging: face down")),
    ("Alt", QT_TRANSLATE_NOOP("KeysSheet", "While dragging: no grid")),
    ("Ctrl+Alt", QT_TRANSLATE_NOOP("KeysSheet", "While dropping: choose what it means")),
    ("Ctrl", QT_TRANSLATE_NOOP("KeysSheet", "With the wheel: zoom; with a click: one more")),
)
"""What the board itself answers: (keys, what they do)."""
HANDS_TITLE = QT_TRANSLATE_NOOP("KeysSheet", "On the board")
SHORTEST_RUN = 3
COLUMNS = 3
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


def _native(key: str) -> str:
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) or key


def _kind(entry: GameAction) -> str:
    """Return what the keys of a run of digits share ("Alt+#"); "" for a key of its own."""
    return f"{entry.key[:-1]}#" if entry.key[-1:].isdigit() and entry.key[0] != "F" else ""


def _game_rows(
    actions: Iterable[GameAction], offered: Collection[str], language: Language
) -> tuple[KeyRow, ...]:
    """Return the rows of one group; digits that count up stand in one row."""
    rows: list[KeyRow] = []
    for kind, run in groupby(actions, key=_kind):
        entries = list(run)
        works = any(entry.id in offered for entry in entries)
        first, last = entries[0], entries[-1]
        if kind and len(entries) >= SHORTEST_RUN:
            key = f"{_native(first.key)} – {_native(last.key)}"
            title = f"{first.title.in_(language)} … {last.title.in_(language)}"
            rows.append(KeyRow(key, title, works))
            continue
        rows += [
            KeyRow(_native(entry.key), entry.title.in_(language), entry.id in offered)
            for entry in entries
        ]
    return tuple(rows)


def key_groups(
    spec: GameSpec | None, language: Language, offered: Collection[str] = ()
) -> list[KeyGroup]:
    """Return all keys in groups: the game's, the board's, then the program's.

    `offered` names the game's actions that would do something now.
    """
    groups: dict[str, list[GameAction]] = {}
    for entry in spec.actions if spec is not None else ():
        if entry.key:
            title = GROUPS.get(entry.group, Words(entry.group.title(), entry.group))
            groups.setdefault(title.in_(language), []).append(entry)
    found = [
        KeyGroup(title, _game_rows(entries, offered, language)) for title, entries in groups.items()
    ]
    hands = tuple(
        KeyRow(key, QCoreApplication.translate("KeysSheet", title)) for key, title in HANDS
    )
    found.append(KeyGroup(QCoreApplication.translate("KeysSheet", HANDS_TITLE), hands))
    taken = {entry.key for entries in groups.values() for entry in entries}
    for menu, source in MENUS:
        rows = tuple(
            KeyRow(_native(entry.key) + (f" {entry.also}" if entry.also else ""), entry.plain_words)
            for entry in ACTIONS
            if entry.menu == menu and entry.key and entry.key not in taken
        )
        if rows:
            words = QCoreApplication.translate("Actions", source)
            found.append(KeyGroup(plain(words), rows))
    return found


def _columns(groups: list[KeyGroup]) -> list[list[KeyGroup]]:
    """Spread groups over columns of about the same height."""
    heights = [len(group.rows) + 2 for group in groups]
    most = sum(heights) / COLUMNS
    columns: list[list[KeyGroup]] = [[]]
    height = 0.0
    for group, rows in zip(groups, heights, strict=True):
        if columns[-1] and height + rows > most * SLACK and len(columns) < COLUMNS:
            columns.append([])
            height = 0.0
        columns[-1].append(group)
        height += rows
    return columns


def _html(groups: list[KeyGroup], palette: Palette) -> str:
    parts = []
    for group in groups:
        parts.append(
            "<tr><td colspan='2' style='padding:10px 0 3px 0'>"
            f"<b>{escape(group.title)}</b></td></tr>"
        )
        for row in group.rows:
            ink = palette.text if row.works else palette.muted
            key = f"<b>{escape(row.key)}</b>" if row.works else escape(row.key)
            parts.append(
                f"<tr style='color:{ink}'><td style='padding:1px 12px 1px 0; white-space:nowrap'>"
                f"{key}</td><td style='padding:1px 14px 1px 0'>{escape(row.title)}</td></tr>"
            )
    return f"<table>{''.join(parts)}</table>"


class KeysSheet(QDialog):
    """The keys in columns; Esc closes it."""

    def __init__(
        self,
        spec: GameSpec | None,
        language: Language,
        parent: QWidget,
        offered: Collection[str] = (),
        palette: Palette = LIGHT,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keys"))
        sheet = QWidget()
        row = QHBoxLayout(sheet)
        row.setSpacing(24)
        for groups in _columns(key_groups(spec, language, offered)):
            label = QLabel(_html(groups, palette))
            label.setTextFormat(Qt.TextFormat.RichText)
            label.setAlignment(Qt.AlignmentFlag.AlignTop)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByKeyboard)
            row.addWidget(label)
        area = QScrollArea()
        area.setWidget(sheet)
        area.setWidgetResizable(True)
        hint = QLabel(self.tr("Keys in grey do something once the right card is selected."))
        hint.setProperty("look", "muted")
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        close = buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setText(self.tr("Close"))
        close.setIcon(QIcon())
        buttons.rejected.connect(self.reject)
        foot = QHBoxLayout()
        foot.addWidget(hint, 1)
        foot.addWidget(buttons)
        column = QVBoxLayout(self)
        column.addWidget(area)
        column.addLayout(foot)
        room = parent.size()
        wanted = sheet.sizeHint()
        self.resize(
            min(wanted.width() + 60, round(room.width() * 0.96)),
            min(wanted.height() + 90, round(room.height() * 0.94)),
        )
        area.setFocus()
