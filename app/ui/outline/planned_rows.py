"""The keyboard on the entries of a plan in the outline.

As in the panel they are moved and taken out, and light up what they are about.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt, Signal, Slot

from app.core.text.words import Words
from app.ui.commands.table_menu import TableMenu
from app.ui.outline.outline_plan import ENTRY, ENTRY_MARK
from app.ui.toolkit.open_popups import pop_up
from app.ui.toolkit.plain_text import literal

if TYPE_CHECKING:
    from app.games.contracts.planned.planning_contract import PlanRow
    from app.ui.outline.outline_node import Node
    from app.ui.outline.outline_tree import OutlineTree
    from app.ui.table.planned.plan_watch import PlanWatch

EARLIER, LATER = Words("Earlier", "前へ"), Words("Later", "後へ")
TAKE_OUT = Words("Take out of the plan", "計画から外す")
MOVES = {"Shift+Up": -1, "Shift+Down": 1}
DROPS = ("Del", "Backspace")
MENUS = ("M", "Menu", "Shift+F10")
PLAN_KEYS = (*MOVES, *DROPS, *MENUS)
"""Keys that mean the entry on which the keyboard stands."""
HOW = Words(
    "Enter: light up · Shift+↑↓: earlier, later · Del: take out · M: menu",
    "Enter：盤で示す・Shift+↑↓：順番・Del：外す・M：メニュー",
)


class PlannedRows(QObject):
    """Does with entries of the plan what is wanted of them."""

    wanted = Signal(object)
    """Intent: what comes of it."""

    def __init__(self, tree: OutlineTree, watch: PlanWatch) -> None:
        super().__init__(tree)
        self._tree = tree
        self._watch = watch
        tree.current_changed.connect(self.point_out)
        tree.plan_key.connect(self.press)

    def entry(self, node: Node | None) -> PlanRow | None:
        """Return the entry that a row of the outline stands for; None for any other row."""
        if node is None or node.row.kind != ENTRY:
            return None
        return self._watch.row(node.row.key.removeprefix(ENTRY_MARK))

    @Slot()
    def point_out(self) -> None:
        """Light up what the entry is about on which the keyboard stands."""
        if self._tree.hasFocus():
            found = self.entry(self._tree.current)
            self._watch.point_out(found.id if found is not None else "")

    @Slot(str)
    def press(self, key: str) -> None:
        """Do what a key means on an entry."""
        if key in MENUS:
            self.open_menu(self._tree.spot())
        elif key in DROPS:
            self.take_out()
        else:
            self.move(MOVES[key])

    def take_out(self) -> None:
        """Take the entry out of the plan."""
        found = self.entry(self._tree.current)
        if found is not None and found.drops is not None:
            self.wanted.emit(found.drops)

    def move(self, by: int) -> None:
        """Let the entry be so many places later; the keyboard goes with it."""
        node = self._tree.current
        found = self.entry(node)
        if node is None or found is None or node.parent is None:
            return
        phase, ordered = node.parent.row.key, self._ordered(node.parent)
        goal = ordered.index(node) + by if node in ordered else -1
        if not 0 <= goal < len(found.moves):
            return
        self.wanted.emit(found.moves[goal])
        parent = self._tree.rows.find(phase)
        after = self._ordered(parent) if parent is not None else []
        if goal < len(after):
            self._tree.go_to(after[goal])

    def _ordered(self, parent: Node) -> list[Node]:
        """Return the entries of a phase that have a place in an order."""
        return [one for one in parent.children if (row := self.entry(one)) and row.moves]

    def open_menu(self, at: QPoint) -> None:
        """Offer what can be done with the entry."""
        node = self._tree.current
        found = self.entry(node)
        if found is None or node is None or node.parent is None:
            return
        language = self._tree.delegate.look.language
        ordered = self._ordered(node.parent)
        place = ordered.index(node) if node in ordered else -1
        menu = TableMenu(self._tree)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setAccessibleName(found.title.in_(language))
        for words, by in ((EARLIER, -1), (LATER, 1)):
            line = menu.addAction(literal(words.in_(language)), partial(self.move, by))
            line.setEnabled(place >= 0 and 0 <= place + by < len(found.moves))
        out = menu.addAction(literal(TAKE_OUT.in_(language)), self.take_out)
        out.setEnabled(found.drops is not None)
        pop_up(menu, at)
