"""The hand of the outline: holds what was picked up, and puts it down on another row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot

from app.core.text.wording import listed
from app.core.text.words import Words
from app.ui.board.drag.drop_preview import titled
from app.ui.commands.table_menu import TableMenu
from app.ui.look.look import Look
from app.ui.outline.carrying import Picked, offered, picked
from app.ui.panels.announce import announce
from app.ui.toolkit.plain_text import literal

if TYPE_CHECKING:
    from app.games.game_api import Drop
    from app.session.seat.sent_intent import Sent
    from app.ui.outline.outline_node import Node
    from app.ui.outline.outline_tree import OutlineTree
    from app.ui.table.bridge import Bridge

HELD = Words("Carrying {what}", "{what}を持っている")
HERE = Words("here: {what}", "ここに置くと：{what}")
HOW = Words(
    "Enter: put down · Ctrl+V: at once · Esc: let go",
    "Enter：置く・Ctrl+V：すぐ置く・Esc：やめる",
)
NOT_HERE = Words("it cannot be put down here", "ここには置けない")
LET_GO = Words("No longer carried", "持つのをやめた")
NOTHING = Words("There is nothing to pick up here.", "ここには持てるものがありません。")
MOST_DIGITS = 10


class Holding(QObject):
    """What is picked up, or nothing."""

    changed = Signal()
    """Something was picked up, put down or let go."""
    dropped = Signal(object, object)
    """(Drop, the other readings): a drop was sent to the table."""
    form_wanted = Signal(object)
    """Drop: it asks something before it is done."""

    def __init__(self, look: Look, bridge: Bridge, tree: OutlineTree) -> None:
        super().__init__(tree)
        self.look = look
        self._bridge = bridge
        self._tree = tree
        self._held: Picked | None = None
        self._putting: Sent | None = None
        """What was put down last, perhaps not answered yet."""

    def __bool__(self) -> bool:
        return self._held is not None

    @property
    def words(self) -> str:
        """What is carried."""
        if self._held is None:
            return ""
        rows = self._tree.rows
        nodes = [rows.find(key) for key in sorted(self._held.keys)]
        names = listed([rows.name(node) for node in nodes if node is not None])
        return HELD.in_(self.look.language).format(what=names.in_(self.look.language))

    @property
    def here(self) -> str:
        """What putting down would do where the keyboard stands."""
        drops = self.readings()
        if not drops:
            return NOT_HERE.in_(self.look.language)
        return HERE.in_(self.look.language).format(what=drops[0].title.in_(self.look.language))

    def pick_up(self, nodes: list[Node]) -> None:
        """Pick up rows, to put them down on another."""
        self._held = picked(self._bridge.view, [node.row for node in nodes])
        self._tree.rows.carry(self._held.keys if self._held is not None else frozenset())
        self.changed.emit()
        told = (
            f"{self.words}. {HOW.in_(self.look.language)}"
            if self
            else NOTHING.in_(self.look.language)
        )
        announce(self._tree, told)

    def let_go(self) -> None:
        """Carry nothing any more; what was carried stays where it lies."""
        if self:
            self._forget()
            announce(self._tree, LET_GO.in_(self.look.language))

    def keep_up(self) -> None:
        """Let go of what is not there any more."""
        if self._held is not None and not self._held.still_there(self._bridge.view):
            self._forget()

    def _forget(self) -> None:
        self._held = None
        self._tree.rows.carry(frozenset())
        self.changed.emit()

    def readings(self, *, face_down: bool = False) -> list[Drop]:
        """Return what putting down here could do, likeliest first."""
        node = self._tree.current
        if self._held is None or node is None:
            return []
        name, bridge = self._tree.rows.name(node), self._bridge
        return offered(bridge.spec, bridge.view, self._held, node.row, name, face_down=face_down)

    @Slot()
    def put_down_at_once(self) -> None:
        """Put down as is likeliest."""
        drops = self.readings()
        if drops:
            self._put_down(drops[0], drops)
        elif self:
            announce(self._tree, NOT_HERE.in_(self.look.language))

    def put_down(self, *, face_down: bool = False) -> None:
        """Put down; where it could mean several things a menu asks, the likeliest first."""
        drops = self.readings(face_down=face_down)
        if len(drops) > 1:
            self._ask(drops)
        elif drops:
            self._put_down(drops[0], drops)
        else:
            announce(self._tree, NOT_HERE.in_(self.look.language))

    def _ask(self, drops: list[Drop]) -> None:
        menu = TableMenu(self._tree)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setAccessibleName(self.words)
        for number, drop in enumerate(drops, 1):
            title = literal(titled(self._bridge, drop).in_(self.look.language))
            action = menu.addAction(f"&{number}  {title}" if number < MOST_DIGITS else title)
            action.triggered.connect(lambda _=False, drop=drop: self._put_down(drop, drops))
        first = menu.actions()[0]
        font = first.font()
        font.setBold(True)
        first.setFont(font)
        menu.setDefaultAction(first)
        menu.popup(self._tree.spot())
        menu.setActiveAction(first)

    def _put_down(self, drop: Drop, drops: list[Drop]) -> None:
        if drop.form(self._bridge.view) is not None:
            self._forget()
            self.form_wanted.emit(drop)
            return
        if self._putting is not None and self._putting.answer is None:
            return
        if self._bridge.ask_for(drop.intent):
            self._forget()
            return
        held = self._held
        # Where it is refused a toast tells why, and it is still carried.
        self._putting = self._bridge.ask(drop.intent).if_accepted(
            lambda: self._put(held, drop, drops)
        )

    def _put(self, held: Picked | None, drop: Drop, drops: list[Drop]) -> None:
        if self._held is held:
            self._forget()
        self.dropped.emit(drop, tuple(other for other in drops if other is not drop))
