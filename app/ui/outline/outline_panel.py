"""The outline panel: the whole table as rows, from which the whole game can be played.

It says what is selected, what is wanted of it and where, as the board does; what keys and menus
mean is the window's. While it is not in sight it does nothing, and reads the table when it comes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelection, QPoint, Signal, Slot
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.core.text.words import Words
from app.games.game_api import Selection
from app.ui.look.look import Look
from app.ui.outline.holding import HOW, Holding
from app.ui.outline.outline_keys import PUT_DOWN
from app.ui.outline.outline_model import OutlineModel
from app.ui.outline.outline_place import Tracks, beside, opens_by_itself, place_of
from app.ui.outline.outline_rows import ZONE_MARK
from app.ui.outline.outline_search import FindField, Search, is_named
from app.ui.outline.outline_sentences import Sentences
from app.ui.outline.outline_stage import STAGE_KINDS
from app.ui.outline.outline_tasks import TASK_MARK
from app.ui.outline.outline_tree import OutlineTree
from app.ui.panels.announce import announce
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from app.cards.face import Face
    from app.session.host.updates import Placed, Stepped
    from app.ui.outline.outline_node import Node
    from app.ui.table.bridge import Bridge
    from app.ui.tasks.open_tasks import Todo

TITLE = Words("Outline of the table", "卓の一覧")
KEYS = Words(
    "Enter: likeliest · M: menu · Ins: pick up · Ctrl+F: find",
    "Enter：決定 · M：メニュー · Ins：持つ · Ctrl+F：探す",
)
ROOM_FOR_KEYS, ROOM_FOR_FIELD = 16, 9
"""Lines of text a panel must be high to show what the keys are, or the field to find with.

Large text in a low window: the rows need the room more.
"""


class OutlinePanel(QWidget):
    """Find field, tree, and a line that says what Enter does."""

    selection_changed = Signal(object)
    """Selection: what is chosen now."""
    activated = Signal(object)
    """Selection, on Enter or a double click: the likeliest is wanted."""
    menu_requested = Signal(object, QPoint)
    """(Selection, place on the screen)."""
    key_wanted = Signal(str)
    """A key of the table that has another name here: Alt+Up is its "Up"."""
    task_wanted = Signal(object, object)
    """(Task, Choice), on Enter or a double click on what is to be done."""
    dropped = Signal(object, object)
    """(Drop, the other readings): a drop was sent to the table."""
    form_wanted = Signal(object)
    """Drop: it asks something before it is done."""

    def __init__(
        self,
        look: Look,
        bridge: Bridge,
        card_of: Callable[[str], Face],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.look = look
        self._bridge = bridge
        self._card_of = card_of
        self._seat = bridge.seat
        self._stale = True
        self._quiet = 0
        """While above 0 nothing is told of the selection."""
        self._order: list[str] = []
        """Keys of the selected rows in the order of choosing."""
        self._told = Selection()
        self._opened: set[str] = set()
        """Rows that once held something: what the person closed since stays closed."""
        self.model = OutlineModel(bridge, self._sentences(), self)
        self.field = FindField(look, self)
        self.tree = OutlineTree(look, self.model, self)
        self.holding = Holding(look, bridge, self.tree)
        self.search = Search(self.field, self.tree, self._found)
        self.line = Label(self)
        self.line.setProperty("look", "muted")
        self.line.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.field)
        column.addWidget(self.tree, 1)
        column.addWidget(self.line)
        self._connect()
        self._follow_look()
        look.changed.connect(self._follow_look)

    def _connect(self) -> None:
        self._bridge.stepped.connect(self._on_stepped)
        self._bridge.placed.connect(self._on_placed)
        self._bridge.reseated.connect(self._forget)
        tree, holding = self.tree, self.holding
        tree.selectionModel().selectionChanged.connect(self._on_selected)
        tree.current_changed.connect(self._on_current)
        tree.entered.connect(self._on_entered)
        tree.let_go.connect(self._on_let_go)
        tree.commanded.connect(self.do)
        tree.key_wanted.connect(self.key_wanted)
        tree.menu_wanted.connect(self._on_menu_wanted)
        self.field.left.connect(self._end_finding)
        holding.changed.connect(self._tell_line)
        holding.dropped.connect(self.dropped)
        holding.form_wanted.connect(self.form_wanted)

    def _sentences(self) -> Sentences:
        return Sentences(self._bridge.spec, self._card_of, self.look.language)

    def has_keyboard(self) -> bool:
        """Whether keys act on the outline's selection and not on the board's."""
        return self.tree.hasFocus()

    def keeps(self, event: QKeyEvent) -> bool:
        """Whether a key is the outline's own, whatever it means on the board."""
        return self.tree.keeps(event)

    # -- what is chosen -----------------------------------------------------------------------

    def _chosen(self) -> list[Node]:
        """Return the selected rows in the order of choosing, else the one the keyboard is on."""
        nodes = [node for node in map(self.model.find, self._order) if node is not None]
        current = self.tree.current
        return nodes or ([current] if current is not None else [])

    def selection(self) -> Selection:
        """Return what is selected, or with nothing selected the row the keyboard stands on.

        A zone counts only alone: beside cards it would say what no key means.
        """
        self._catch_up()
        parts = [node.row.selection for node in self._chosen()]
        cards = tuple(card for part in parts for card in part.cards)
        units = tuple(unit for part in parts for unit in part.units)
        zones = [part.zone for part in parts if part.zone]
        zone = zones[0] if len(zones) == 1 and not cards and not units else ""
        return Selection(cards, units, zone)

    def select(self, selection: Selection) -> None:
        """Select these cards, units or this zone, as far as they have rows; tells nobody."""
        self._catch_up()
        keys = [*selection.units, *selection.cards]
        if selection.zone and not keys:
            keys = [ZONE_MARK + selection.zone]
        nodes = [node for node in map(self.model.find, keys) if node is not None]
        self._quiet += 1
        if nodes:
            self.tree.go_to(nodes[-1], choose=False)
        self.tree.choose(nodes)
        self._order = [node.row.key for node in nodes]
        self._told = self.selection()
        self._quiet -= 1

    @Slot(object)
    def follow(self, selection: Selection) -> None:
        """Take over what was chosen on the board.

        An empty choice while the keyboard is here is the board forgetting what lies no longer
        on it; the outline may still have it in a pile.
        """
        if self._quiet or not self.isVisible():
            return
        nothing = not (selection.cards or selection.units or selection.zone)
        if not (nothing and self.tree.hasFocus()) and selection != self._told:
            self.select(selection)

    def place_of(self, _selection: Selection) -> QPoint:
        """Return where on the screen the keyboard stands, for a menu beside it."""
        return self.tree.spot()

    @Slot(QItemSelection, QItemSelection)
    def _on_selected(self, _new: QItemSelection, _old: QItemSelection) -> None:
        if self._quiet:
            return
        chosen = [node.row.key for node in self.tree.chosen()]
        kept = [key for key in self._order if key in chosen]
        self._order = kept + [key for key in chosen if key not in kept]
        self._tell_selection()

    def _tell_selection(self) -> None:
        selection = self.selection()
        if selection != self._told:
            self._told = selection
            self._quiet += 1
            try:
                self.selection_changed.emit(selection)
            finally:
                self._quiet -= 1

    # -- following the table ------------------------------------------------------------------

    @Slot(object)
    def _on_stepped(self, stepped: Stepped) -> None:
        if not self.isVisible():
            self._stale = True
            return
        touched: set[str] = set()
        for fact in stepped.facts:
            touched.update(zone.id for zone in fact.zones)
            touched.update(card.zone for card in fact.cards)
            touched.update(unit.zone for unit in fact.units)
        self._change(lambda: self.model.update(touched), stepped)

    @Slot(object)
    def _on_placed(self, _placed: Placed) -> None:
        self._stale = True
        if self.isVisible():
            self._catch_up()

    @Slot()
    def _forget(self) -> None:
        """Keep nothing that the seat before saw, in sight or not."""
        self._quiet += 1
        self.field.field.clear()
        self.model.forget()
        self._stale = True
        self._quiet -= 1

    def _catch_up(self) -> None:
        """Read the table if something happened while nobody looked."""
        if not self._stale:
            return
        self._stale = False
        if self._seat != self._bridge.seat or not self.model.rowCount():
            self._begin()
        else:
            self._change(self.model.update_all)

    def _begin(self) -> None:
        """Read the table with other eyes: the keyboard starts at the acting seat."""
        self._quiet += 1
        self._seat = self._bridge.seat
        self.holding.let_go()
        self._opened.clear()
        self.model.begin()
        self._open_new()
        nodes = self.model.nodes()
        first = next(
            (node for node in nodes if node.row.kind not in ("task", "choice", *STAGE_KINDS)), None
        )
        if first is not None:
            self.tree.go_to(first)
        self._order = [first.row.key] if first is not None else []
        self._quiet -= 1
        self._tell_line()
        self._tell_selection()

    def _change(self, alter: Callable[[], None], stepped: Stepped | None = None) -> None:
        """Let the rows change; what is selected and where the keyboard stands goes with it."""
        tracks = Tracks(self.model.shown, self._bridge.view, stepped)
        before = place_of(self.tree.current)
        chosen = [place_of(self.model.find(key)) for key in self._order]
        self._quiet += 1
        alter()
        self._open_new()
        rows = {place: tracks.row(self.tree, place) for place in dict.fromkeys([*chosen, before])}
        nodes = [node for place in chosen if (node := rows[place]) is not None]
        current = rows[before] or beside(self.model, before)
        if current is not None and current is not self.tree.current:
            self.tree.go_to(current, choose=False)
        if chosen and not nodes and current is not None:
            nodes = [current]
        self._order = [node.row.key for node in nodes]
        if {node.number for node in nodes} != {node.number for node in self.tree.chosen()}:
            self.tree.choose(nodes)
        self.holding.keep_up()
        self._quiet -= 1
        self._tell_line()
        self._tell_selection()

    def _open_new(self) -> None:
        """Open what lies open by itself, when it first holds something."""
        for node in list(self.model.nodes()):
            if node.children and node.row.key not in self._opened:
                opens = opens_by_itself(self._bridge.view, self._bridge.spec, node.row)
                if opens is not None:
                    self._opened.add(node.row.key)
                if opens:
                    self.tree.expand(self.model.index_of(node))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Give the keyboard to the tree. As its focus proxy Tab would skip the field before it."""
        self.tree.setFocus(event.reason())

    def showEvent(self, event: QShowEvent) -> None:
        """Read what happened meanwhile."""
        super().showEvent(event)
        self._catch_up()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the line below where there is room for it."""
        super().resizeEvent(event)
        self._tell_line()

    # -- gestures -----------------------------------------------------------------------------

    @Slot()
    def pick_up(self) -> None:
        """Pick up what is selected, to put it down on another row."""
        self.holding.pick_up(self._chosen())

    @Slot()
    def _on_let_go(self) -> None:
        if self.holding:
            self.holding.let_go()
        else:
            self.tree.clearSelection()

    @Slot(str)
    def do(self, command: str) -> None:
        """Carry out one of the outline's own commands, by its id."""
        {
            "outline.pick_up": self.pick_up,
            PUT_DOWN: self.holding.put_down_at_once,
            "outline.find": self.begin_finding,
            "outline.find_next": lambda: self.search.go_on(1),
            "outline.find_previous": lambda: self.search.go_on(-1),
            "outline.copy": self.tree.copy,
        }[command]()

    @Slot(bool)
    def _on_entered(self, face_down: bool) -> None:
        selection = self.selection()
        if self._do_task() or self._on_stage():
            return
        if self.holding:
            self.holding.put_down(face_down=face_down)
        elif selection == Selection():
            # On a seat, or the table, Enter is what it is on the bare board: it ends the turn.
            self.key_wanted.emit("Return")
        else:
            self.activated.emit(selection)

    def _do_task(self) -> bool:
        """Do what is to be done, if the keyboard is there; of a task, the first it offers."""
        node = self.tree.current
        if node is None or node.row.kind not in ("task", "choice"):
            return False
        key, number = node.row.key, node.row.index
        for task in self.model.tasks():
            mark = f"{TASK_MARK}{task.id}"
            if task.seat == self._bridge.seat and key in (mark, f"{mark}/{number}"):
                if number < len(task.choices):
                    self.task_wanted.emit(task, task.choices[number])
                break
        return True

    def _on_stage(self) -> bool:
        """Whether the keyboard is on the stage, whose rows only tell: its keys are the table's."""
        node = self.tree.current
        return node is not None and node.row.kind in STAGE_KINDS and not self.holding

    def show_tasks(self, todo: Todo) -> None:
        """Show what is to be done above everything else."""
        self.model.tasks = todo.now
        self._stale = True
        if self.isVisible():
            self._catch_up()

    @Slot(QPoint)
    def _on_menu_wanted(self, at: QPoint) -> None:
        self.menu_requested.emit(self.selection(), at)

    def _found(self, text: str) -> list[Node]:
        view = self._bridge.view
        return [
            node for node in self.model.nodes() if is_named(view, node.row, text, self._card_of)
        ]

    # -- words and looks ----------------------------------------------------------------------

    @Slot()
    def _on_current(self) -> None:
        if not self._quiet:
            self._tell_line()
            if self.holding:
                announce(self.tree, self.holding.here)

    @Slot()
    def _tell_line(self) -> None:
        """Say below the rows what Enter does here."""
        if self._quiet:
            return
        words = KEYS.in_(self.look.language)
        if self.holding:
            how = HOW.in_(self.look.language)
            words = f"{self.holding.words} — {self.holding.here}\n{how}"
        self.line.setText(words)
        self._fit()

    def _fit(self) -> None:
        """Show beside the rows what there is room for, and what is in use."""
        line = self.fontMetrics().height()
        self.line.setVisible(bool(self.holding) or self.height() > line * ROOM_FOR_KEYS)
        finding = bool(self.field.text) or self.field.has_keyboard()
        self.field.setVisible(finding or self.height() > line * ROOM_FOR_FIELD)

    @Slot()
    def begin_finding(self) -> None:
        """Take the keyboard to the field."""
        self.field.show()
        self.field.begin()

    @Slot()
    def _end_finding(self) -> None:
        self.tree.setFocus()
        self._fit()

    @Slot()
    def _follow_look(self) -> None:
        self.tree.viewport().update()
        self.model.reword(self._sentences())
        self.tree.lay_out_anew()
        self.setAccessibleName(TITLE.in_(self.look.language))
        self.tree.setAccessibleName(TITLE.in_(self.look.language))
        self.tree.setAccessibleDescription(KEYS.in_(self.look.language))
        self._tell_line()
