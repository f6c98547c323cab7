"""What a person can read or hear of the widgets that are there, and which of it is foreign."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QEvent, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QMenu,
    QTabBar,
    QTabWidget,
    QWidget,
)

from app.core.text.words import Language
from app.games.game_registry import GAMES
from tests.helpers.shipped import shipped_base
from tests.words.source import JAPANESE

ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.StatusTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)
ASKED = (
    "accessibleDescription",
    "accessibleName",
    "iconText",
    "placeholderText",
    "prefix",
    "specialValueText",
    "statusTip",
    "suffix",
    "text",
    "title",
    "toolTip",
    "whatsThis",
    "windowTitle",
)
"""Methods of widgets and actions that return words."""

NAMES = re.compile(
    r"Chabudai|\b(?:Cha|dai)\b|Aki|Ren|HP|JSON|PTCG Live|Limitless|PNG|ACE SPEC|VSTAR|GX|GLC"
    r"|VMAX|V-UNION|BREAK|LEGEND|\bAPR\b|\bCARD\b|\bDATA\b|JP notice"
    r"|[A-Z]{3}-\d+|\.\w+|/\S+"
    r"|pw-play|paplay|aplay|afplay"
    r"|Python|Linux|Windows|macOS|offscreen|xcb|MIT"
    r"|(?:(?:Ctrl|Alt|Shift|Meta)\+)*(?:Ctrl|Alt|Shift|Esc|Enter|Return|Space|Tab|Home|End|Menu|Del"
    r"|Delete|Backspace|PgUp|PgDown|PageUp|PageDown|Up|Down|Left|Right|Ins|F\d+)(?![a-z])"
)
"""The same in every language: names, keys, files, programs."""

OWN_NAMES = re.compile("日本語で表示|Switch to English|日本語|English|Aあ")
"""Languages are called by their own names, so that whoever reads them finds them."""


@dataclass(frozen=True)
class Said:
    """One text, and where it is."""

    where: str
    text: str

    def __str__(self) -> str:
        return f"{self.where}: {self.text!r}"


def everything(but_hidden: tuple[type, ...] = ()) -> Iterator[Said]:
    """Yield the texts of all widgets and actions of the program, shown or not.

    Of the types in `but_hidden`, which write all anew when they show, only those that are shown.
    """
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    for widget in QApplication.allWidgets():
        hidden = _made_by(widget, but_hidden) and not widget.isVisible()
        if not (_is_inside(widget) or _is_nobodys(widget) or hidden):
            yield from _texts(widget)


def _is_nobodys(widget: QWidget) -> bool:
    """Whether it belongs to a hidden menu without a parent: the plots' library makes some."""
    root = widget
    while (parent := root.parentWidget()) is not None:
        root = parent
    return isinstance(root, QMenu) and not root.isVisible()


def _is_inside(widget: QWidget) -> bool:
    """Whether a widget is the inside of another: a field in a box, buttons that never show."""
    parent = widget.parentWidget()
    if isinstance(parent, QTabBar) and not parent.usesScrollButtons():
        return True
    return isinstance(parent, (QComboBox, QAbstractSpinBox)) and isinstance(widget, QLineEdit)


def _made_by(widget: QWidget | None, types: tuple[type, ...]) -> bool:
    """Whether a widget is one of some types, or lies in one."""
    while widget is not None and not isinstance(widget, types):
        widget = widget.parentWidget()
    return widget is not None


def _texts(widget: QWidget) -> Iterator[Said]:
    name = f"{type(widget).__name__} {widget.objectName()}".strip()
    for method in ASKED:
        # What stands in a field was typed: names, numbers, a deck list.
        if method != "text" or not isinstance(widget, QLineEdit):
            yield from _asked(widget, method, name)
    for action in widget.actions():
        if isinstance(action, QAction) and not action.isSeparator():
            for method in ("text", "toolTip", "iconText", "statusTip", "whatsThis"):
                yield from _asked(action, method, f"action of {name}")
    yield from (Said(f"choice of {name}", text) for text in _choices(widget))
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from _items(widget.model(), QModelIndex(), f"item of {name}")


def _choices(widget: QWidget) -> list[str]:
    """Return what tabs and boxes offer."""
    if isinstance(widget, QComboBox):
        return [widget.itemText(number) for number in range(widget.count())]
    if isinstance(widget, QTabWidget):
        tabs = range(widget.count())
        return [ask(number) for ask in (widget.tabText, widget.tabToolTip) for number in tabs]
    return []


def _asked(thing: Any, method: str, name: str) -> Iterator[Said]:
    ask = getattr(thing, method, None)
    if callable(ask):
        try:
            said = ask()
        except TypeError:
            return
        if isinstance(said, str) and said:
            yield Said(f"{method} of {name}", said)


def _items(model: QAbstractItemModel, parent: QModelIndex, name: str) -> Iterator[Said]:
    for row in range(model.rowCount(parent)):
        index = model.index(row, 0, parent)
        for role in ROLES:
            said = model.data(index, role)
            if isinstance(said, str) and said:
                yield Said(name, said)
        # A list has no children, and does not even let itself be asked.
        if not isinstance(model, QAbstractListModel) and model.hasChildren(index):
            yield from _items(model, index, name)


@cache
def card_names() -> tuple[re.Pattern[str], re.Pattern[str]]:
    """Return what finds the English and the Japanese names and texts of cards."""
    found: list[set[str]] = [set(), set()]
    base = shipped_base()
    for card in base._by_key.values():
        for words in _printed(card):
            found[0].add(words.en)
            found[1].add(words.ja)
    longest = [sorted(filter(None, names), key=len, reverse=True) for names in found]
    english, japanese = (re.compile("|".join(map(re.escape, names))) for names in longest)
    return english, japanese


@cache
def rules() -> re.Pattern[str]:
    """Return what finds the ids of the advisers' rules and what they rest on: names, not words."""
    advisers = (spec.adviser() for spec in GAMES.values() if spec.adviser is not None)
    known = {part for one in advisers for rule in one.rules for part in (rule.id, rule.source)}
    known.discard("-")
    return re.compile("|".join(map(re.escape, sorted(known, key=len, reverse=True))))


def _printed(card: Any) -> Iterator[Any]:
    yield card.name
    if card.evolves_from:
        yield card.evolves_from
    for move in (*card.attacks, *card.abilities):
        yield move.name


def foreign(text: str, language: Language) -> str:
    """Return what of a text is in the other language, "" for nothing.

    A card's name may stand beside its name in the other language.
    """
    text = re.sub(r"</?(?:b|i|span)\b[^>]*>", "", text).replace("&nbsp;", " ").replace("&", "")
    text = re.sub(r"<[^>]*>", " ", text)
    english, japanese = card_names()
    text = OWN_NAMES.sub("", text)
    if re.fullmatch(JAPANESE.pattern, text):
        return ""  # a sign of its own: the type of a card
    if language == "en":
        return "".join(JAPANESE.findall(japanese.sub("", text)))
    left = NAMES.sub(" ", english.sub(" ", rules().sub(" ", text)))
    return " ".join(re.findall(r"[A-Za-z]{3,}", left))
