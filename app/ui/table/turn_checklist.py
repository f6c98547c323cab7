"""What was done this turn, as chips in the top bar: the ledger itself, put right by a click.

Nothing is enforced: a chip says how often, a click ticks it off or takes the tick back, and each
is a gesture like any other. Where there is little room the chips say less, and then become a menu.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QPoint, Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget

from app.core.card import value_of
from app.core.data.value import value
from app.core.intent import Intent, PutMark
from app.core.intents.turn_intents import Use
from app.core.text.wording import both, times
from app.core.text.words import Words
from app.ui.toolkit.open_popups import pop_up
from app.ui.toolkit.plain_text import literal
from app.ui.toolkit.spoken.opener import Opener

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

    from app.core.text.words import Language
    from app.core.view import SeatView
    from app.games.game_api import GameSpec

Room = Literal["full", "short", "menu", "sign"]
"""How much is said: titles, their first letters, one button for all, that without words."""
NAME = Words("This turn", "この番")
ONCE_MORE = Words("Once more", "もう1回")
NOT_USED = Words("Not used", "未使用に戻す")
TICK, WARNING, NONE = "✓", "⚠", "–"
LEAST_LETTERS = 2


@value
class Entry:
    """One thing that is ticked off."""

    key: str
    title: Words
    used: int
    limit: int = 0
    """How often is usual in a turn; 0 for any number."""
    seat: int = -1
    """Whose it is, where it is used once in a game and not once in a turn."""

    @property
    def over(self) -> bool:
        """Whether it was used more often than usual."""
        return bool(self.limit) and self.used > self.limit

    def said(self, title: str) -> str:
        """Return what stands on its chip: "Energy ✓", "Attack 1/2", "Energy 2 ⚠", "Energy –"."""
        if not self.used:
            return f"{title} {NONE}"
        if self.over:
            return f"{title} {self.used} {WARNING}"
        if self.limit > 1:
            return f"{title} {self.used}/{self.limit}"
        return f"{title} {TICK}" if self.used == 1 else f"{title} {TICK}{self.used}"

    def told(self) -> Words:
        """Return it in words, for ears and tooltips."""
        title = self.title
        if not self.used:
            return Words(f"{title.en}: not used this turn", f"{title.ja}：この番は未使用")
        used, usual = times(self.used), times(self.limit)
        often = Words(f"{title.en}: used {used.en}", f"{title.ja}：{used.ja}使用")
        if self.limit > 1 and not self.over:
            return Words(f"{often.en} of {self.limit}", f"{often.ja}（{self.limit}回まで）")
        if not self.over:
            return often
        return Words(f"{often.en}; {usual.en} is usual", f"{often.ja}（通常は{usual.ja}）")

    def changed(self, add: int) -> Intent:
        """Return the gesture that counts it `add` times more; the mark of a game is put or taken.

        Less than never is never.
        """
        if self.seat < 0:
            return Use(self.key, add)
        return PutMark((f"seat.{self.seat}",), self.key, value=max(0, self.used + add))


def entries_of(view: SeatView, spec: GameSpec) -> tuple[Entry, ...]:
    """Return what is ticked off in a turn, and what the own seat used of what is once a game."""
    turn = view.turn
    if not turn.number:
        return ()
    ledger = [Entry(key, title, turn.used(key), limit) for key, title, limit in spec.ledger]
    marks = view.marks.get(f"seat.{view.seat}", ())
    once = [Entry(key, title, value_of(marks, key), 1, view.seat) for key, title in spec.once]
    return (*ledger, *(entry for entry in once if entry.used))


def short_titles(titles: Sequence[str]) -> list[str]:
    """Return the first letters of each title, as many as tell it from the others."""
    found = []
    for title in titles:
        others = [other for other in titles if other != title]
        letters = LEAST_LETTERS
        while letters < len(title) and any(other[:letters] == title[:letters] for other in others):
            letters += 1
        found.append(title[:letters])
    return found


class TurnChecklist(QWidget):
    """A chip for each thing, or one button with a menu of them all."""

    corrected = Signal(object)
    """Intent: somebody put the ledger right by hand."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("turnChecklist")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.entries: tuple[Entry, ...] = ()
        self.room: Room = "full"
        self._language: Language = "en"
        self._shown: tuple[object, ...] = ()
        self.chips: list[QToolButton] = []
        self.button = QToolButton(self)
        """Opens the menu of all, where chips have no room."""
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._opener = Opener(self.button, opens="menu")
        self.button.clicked.connect(self.open_menu)
        self.button.hide()
        self.menu: QMenu | None = None
        """What was opened last."""
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(6, 1, 6, 1)
        self._row.setSpacing(0)
        self._row.addWidget(self.button)

    def show_entries(self, entries: tuple[Entry, ...], language: Language) -> None:
        """Say what was used now."""
        if entries != self.entries or language != self._language:
            self.entries, self._language = entries, language
            self._write()

    def set_room(self, room: Room) -> None:
        """Say more or less."""
        if room != self.room:
            self.room = room
            self._write()

    def texts(self) -> tuple[str, ...]:
        """Return what is written on it."""
        if self.room in ("menu", "sign"):
            return (self.button.text(),) if self.entries else ()
        return tuple(chip.text() for chip in self.chips[: len(self.entries)])

    def _write(self) -> None:
        shown = self.entries, self._language, self.room
        if shown == self._shown:
            return
        self._shown = shown
        titles = [entry.title.in_(self._language) for entry in self.entries]
        written = short_titles(titles) if self.room == "short" else titles
        chips = self.room in ("full", "short")
        while len(self.chips) < len(self.entries):
            self._add_chip()
        for number, chip in enumerate(self.chips):
            there = number < len(self.entries)
            if there:
                entry = self.entries[number]
                _dress(chip, entry, entry.said(written[number]))
                told = entry.told().in_(self._language)
                chip.setAccessibleName(told)
                chip.setToolTip(told)
            else:
                # What is not shown does not stay behind in a language nobody speaks any more.
                for write in (chip.setText, chip.setAccessibleName, chip.setToolTip):
                    write("")
            chip.setVisible(there and chips)
        self._write_button()
        self.button.setVisible(bool(self.entries) and not chips)

    def _write_button(self) -> None:
        used = [entry for entry in self.entries if entry.used]
        over = any(entry.over for entry in used)
        name = NAME.in_(self._language)
        count = f"{TICK}{len(used)}" + (f" {WARNING}" if over else "")
        text = f"{name} {count} ▾" if self.room == "menu" else f"{count} ▾"
        self.button.setText(text)
        told = "\n".join(entry.told().in_(self._language) for entry in self.entries)
        self.button.setToolTip(told)
        self.button.setAccessibleName(name)
        self.button.setAccessibleDescription(told)

    def _add_chip(self) -> None:
        chip, number = QToolButton(self), len(self.chips)
        chip.setProperty("look", "tick")
        chip.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        chip.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        chip.clicked.connect(lambda _=False: self.toggle(number))
        chip.customContextMenuRequested.connect(lambda at: self._open_menu_of(number, at))
        self.chips.append(chip)
        self._row.insertWidget(number, chip)

    # -- putting it right ---------------------------------------------------------------------

    def toggle(self, number: int) -> None:
        """Tick something off, or take one tick back."""
        entry = self.entries[number]
        self.corrected.emit(entry.changed(-1 if entry.used else 1))

    def _open_menu_of(self, number: int, at: QPoint) -> None:
        entry, chip = self.entries[number], self.chips[number]
        menu = self._new_menu()
        self._offer(menu, ONCE_MORE, entry.changed(1))
        if entry.used:
            self._offer(menu, NOT_USED, entry.changed(-entry.used))
        menu.setAccessibleName(entry.title.in_(self._language))
        pop_up(menu, chip.mapToGlobal(at))

    @Slot()
    def open_menu(self) -> None:
        """List everything, with what can be put right about it."""
        menu = self._new_menu()
        for number, entry in enumerate(self.entries):
            title = entry.said(entry.title.in_(self._language))
            action = menu.addAction(literal(title))
            action.triggered.connect(lambda _=False, number=number: self.toggle(number))
        used = [entry for entry in self.entries if entry.used]
        if used:
            menu.addSeparator()
        for entry in used:
            again = ONCE_MORE.in_(self._language)
            title = entry.title.in_(self._language)
            self._offer(menu, both(f"{again}: {title}"), entry.changed(1))
        self._opener.drop(menu)

    def _new_menu(self) -> QMenu:
        from app.ui.commands.table_menu import TableMenu  # noqa: PLC0415 - it imports the registry

        if self.menu is not None:
            self.menu.deleteLater()
        self.menu = TableMenu(self)
        return self.menu

    def _offer(self, menu: QMenu, title: Words, intent: Intent) -> None:
        action = menu.addAction(literal(title.in_(self._language)))
        action.triggered.connect(lambda _=False: self.corrected.emit(intent))


def _dress(chip: QToolButton, entry: Entry, words: str) -> None:
    """Write a chip; the letters stand back, or out, by how often it was used."""
    state = "over" if entry.over else "used" if entry.used else "no"
    chip.setText(literal(words))
    if chip.property("state") != state:
        chip.setProperty("state", state)
        chip.style().unpolish(chip)
        chip.style().polish(chip)
