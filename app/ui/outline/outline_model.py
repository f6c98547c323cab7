"""The rows of the outline as Qt's tree: changed only where the table changed.

What stays keeps its place in the views: what is current, selected or expanded is not lost when a
card beside it is drawn. An index holds a number and no object, so that one kept too long by
somebody leads nowhere instead of into freed memory.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from app.games.seats.boards.seat_facing import TWO_SIDES
from app.session.trial.stage_forecast import stage_forecast
from app.ui.look.crest_icon import has_sign
from app.ui.outline.outline_node import Node
from app.ui.outline.outline_plan import PLAN, plan_rows
from app.ui.outline.outline_rows import ZONE_MARK, Row, rows_of, zone_row
from app.ui.outline.outline_stage import STAGE_KINDS, stage_rows
from app.ui.outline.outline_tasks import task_rows

if TYPE_CHECKING:
    from app.cards.face import Face
    from app.core.ids import SeatId, ZoneId
    from app.core.text.words import Words
    from app.core.view import SeatView
    from app.games.contracts.planned.planning_contract import PlanSheet
    from app.games.game_api import GameSpec
    from app.games.task_model import Task
    from app.ui.outline.sentences.outline_sentences import Sentences
    from app.ui.table.bridge import Bridge

Index = QModelIndex | QPersistentModelIndex
"""What Qt hands to a model or view."""
_NO_INDEX = QModelIndex()
NAME_LENGTH = Qt.ItemDataRole.UserRole
"""Role: how many letters of the text are the name."""
KIND = NAME_LENGTH + 1
"""Role: the kind of the row."""
CARRIED = NAME_LENGTH + 2
"""Role: whether the row is picked up."""
SEAT = NAME_LENGTH + 3
"""Role: the seat that a row is of, where more sit at the table than face each other."""
FACE = NAME_LENGTH + 4
"""Role: the card of the row, where it has a crest or a sign."""
OF_A_SEAT = ("seat", "declaration", "task")
"""Kinds of rows that say of whom they are."""


class OutlineModel(QAbstractItemModel):
    """One column of rows that follow the bridge's view when they are told to."""

    def __init__(self, bridge: Bridge, sentences: Sentences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._sentences = sentences
        self.shown = bridge.view
        """The view that the rows speak of."""
        self._made = 0
        self._nodes: dict[int, Node] = {}
        self._by_key: dict[str, Node] = {}
        self._carried: frozenset[str] = frozenset()
        self.root = Node(-1, Row("", "table"), bridge.view, None)
        self.tasks: Callable[[], tuple[Task, ...]] = tuple
        """Says what is to be done now; such rows come first."""
        self.planned: Callable[[], PlanSheet | None] = lambda: None
        """Says what shows of the own plan; its branch comes next."""

    @property
    def _view(self) -> SeatView:
        return self._bridge.view

    @property
    def _spec(self) -> GameSpec:
        return self._bridge.spec

    # -- finding one's way --------------------------------------------------------------------

    def node(self, index: Index) -> Node | None:
        """Return the row an index stands for; None for no row, or one that is gone."""
        return self._nodes.get(index.internalId()) if index.isValid() else None

    def find(self, key: str) -> Node | None:
        """Return the row called `key`."""
        return self._by_key.get(key)

    def index_of(self, node: Node | None) -> QModelIndex:
        """Return the index of a row; none for the root."""
        if node is None or node.number < 0:
            return QModelIndex()
        return self.createIndex(node.place, 0, node.number)

    def nodes(self) -> Iterator[Node]:
        """Yield all rows in the order in which they are read."""
        return self.root.below()

    def text(self, node: Node) -> str:
        """Return what a row says."""
        if node.text is None:
            node.text = self._sentences.row(node.view, node.row)
            name = self._sentences.name(node.view, node.row)
            # Counted as Qt does: signs beyond the first plane count twice.
            node.name_length = len(name.encode("utf-16-le", "surrogatepass")) // 2
        return node.text

    def name(self, node: Node) -> Words:
        """Return what a row is called, in both languages."""
        return self._sentences.head(node.view, node.row)

    def where(self, node: Node) -> str:
        """Return where the row's card lies."""
        return self._sentences.where(node.view, node.row)

    # -- following the table ------------------------------------------------------------------

    def begin(self) -> None:
        """Read the whole table anew; every index is forgotten."""
        self.beginResetModel()
        self.shown = self._view
        self._nodes.clear()
        self._by_key.clear()
        self.root.children = [self._plant(row, self.root) for row in self._rows()]
        self.endResetModel()

    def forget(self) -> None:
        """Have no row, until `begin` reads the table with other eyes."""
        self.beginResetModel()
        self._nodes.clear()
        self._by_key.clear()
        self.root.children = []
        self.endResetModel()

    def _rows(self) -> tuple[Row, ...]:
        return (*self._rows_first(), *rows_of(self._view, self._spec))

    def _rows_first(self) -> tuple[Row, ...]:
        """Return what stands above the seats: what is to be done, the plan, and the stage."""
        stage = stage_rows(
            self._view,
            self._sentences.card_of,
            self._spec.declared,
            stage_forecast(self._spec, self._view),
        )
        plan = plan_rows(self._view, self.planned(), self._sentences.card_of)
        return (*task_rows(self._view, self.tasks()), *plan, *stage)

    def update(self, zones: Iterable[ZoneId]) -> None:
        """Take in what changed in these zones, and what is said of seats and table."""
        above = ("task", PLAN, *STAGE_KINDS)
        first = (node.row for node in self.root.children if node.row.kind in above)
        if self._rows_first() != tuple(first):
            self.update_all()
            return
        nodes = [self._by_key.get(f"{ZONE_MARK}{zone}") for zone in zones]
        touched = [node for node in nodes if node is not None]
        for node in touched:
            self._keep(node, zone_row(self._view, self._spec, node.row.zone))
        self._renew()
        self._say_anew(self.root.children)
        for node in touched:
            self._say_anew((node, *node.below()))

    def update_all(self) -> None:
        """Take in a view that may differ anywhere, of the same seat."""
        self._merge(self.root, self._rows())
        self._renew()
        self._say_anew(self.nodes())

    def reword(self, sentences: Sentences) -> None:
        """Say every row anew, in other words."""
        self._sentences = sentences
        self._say_anew(self.nodes())

    def carry(self, keys: frozenset[str]) -> None:
        """Show these rows as picked up."""
        changed, self._carried = self._carried ^ keys, keys
        for key in changed:
            index = self.index_of(self._by_key.get(key))
            if index.isValid():
                self.dataChanged.emit(index, index)

    @property
    def carries(self) -> bool:
        """Whether anything is picked up."""
        return bool(self._carried)

    def is_carried(self, node: Node) -> bool:
        """Whether a row is picked up."""
        return node.row.key in self._carried

    def seat_of(self, node: Node) -> SeatId | None:
        """Return whose colour and number stand beside a row, None for none.

        At a table for two everybody knows who is meant, and the acting seat its own tasks.
        """
        seats, seat = node.view.setting.seats, node.row.seat
        if len(seats) <= TWO_SIDES or node.row.kind not in OF_A_SEAT or seat is None or seat < 0:
            return None
        return None if node.row.kind == "task" and seat == node.view.seat else seat

    def face_of(self, node: Node) -> Face | None:
        """Return the card of a row, where it has a crest or a sign."""
        face = self._sentences.face(node.view, node.row)
        return face if face is not None and has_sign(face) else None

    def _renew(self) -> None:
        """Let every row speak of the table as it is now."""
        self.shown = self._view
        for node in self._nodes.values():
            node.view = self.shown

    def _plant(self, row: Row, parent: Node) -> Node:
        self._made += 1
        node = Node(self._made, row, self._view, parent)
        self._nodes[node.number] = node
        self._by_key[row.key] = node
        node.children = [self._plant(child, node) for child in row.children]
        return node

    def _uproot(self, node: Node) -> None:
        for gone in (node, *node.below()):
            del self._nodes[gone.number]
            # A card that came to another zone may be known by its key there already.
            if self._by_key.get(gone.row.key) is gone:
                del self._by_key[gone.row.key]

    def _keep(self, node: Node, row: Row) -> None:
        """Take over what a row is now, and the rows below it."""
        node.row, node.view = row, self._view
        self._merge(node, row.children)

    def _merge(self, parent: Node, rows: Sequence[Row]) -> None:
        """Turn the rows below `parent` into `rows` by taking out, moving and putting in."""
        at = self.index_of(parent)
        wanted = {row.key for row in rows}
        for place in range(len(parent.children) - 1, -1, -1):
            if parent.children[place].row.key not in wanted:
                self.beginRemoveRows(at, place, place)
                gone = parent.children.pop(place)
                self._uproot(gone)
                self.endRemoveRows()
        here = {child.row.key: child for child in parent.children}
        for place, row in enumerate(rows):
            node = here.get(row.key)
            if node is None:
                self.beginInsertRows(at, place, place)
                parent.children.insert(place, self._plant(row, parent))
                self.endInsertRows()
                continue
            before = parent.children.index(node)
            if before != place:
                self.beginMoveRows(at, before, before, at, place)
                parent.children.insert(place, parent.children.pop(before))
                self.endMoveRows()
            self._keep(node, row)

    def _say_anew(self, nodes: Iterable[Node]) -> None:
        """Tell of those rows that say something else now; who was never asked need not tell.

        One by one: a view measures every row between the first and the last it is told of.
        """
        for node in nodes:
            before, node.text = node.text, None
            if before is not None and self.text(node) != before:
                index = self.index_of(node)
                self.dataChanged.emit(index, index)

    # -- what Qt asks -------------------------------------------------------------------------

    def index(self, row: int, column: int, parent: Index = _NO_INDEX) -> QModelIndex:
        """Return the index of a row below `parent`."""
        node = self.node(parent) if parent.isValid() else self.root
        if node is None or column or not 0 <= row < len(node.children):
            return QModelIndex()
        return self.createIndex(row, 0, node.children[row].number)

    def parent(self, child: Index = _NO_INDEX) -> QModelIndex:  # type: ignore[override]
        """Return the index of the row above."""
        node = self.node(child)
        return self.index_of(node.parent) if node is not None else QModelIndex()

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        """Return the number of rows below `parent`."""
        node = self.node(parent) if parent.isValid() else self.root
        return len(node.children) if node is not None else 0

    def columnCount(self, _parent: Index = _NO_INDEX) -> int:
        """Return 1."""
        return 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the sentence of a row, for eyes and ears alike."""
        node = self.node(index)
        if node is None or role not in _TOLD:
            return None
        return _TOLD[role](self, node)


def _name_length(model: OutlineModel, node: Node) -> int:
    model.text(node)
    return node.name_length


_TOLD: dict[int, Callable[[OutlineModel, Node], Any]] = {
    Qt.ItemDataRole.DisplayRole: OutlineModel.text,
    Qt.ItemDataRole.AccessibleTextRole: OutlineModel.text,
    Qt.ItemDataRole.AccessibleDescriptionRole: OutlineModel.where,
    NAME_LENGTH: _name_length,
    KIND: lambda _model, node: node.row.kind,
    CARRIED: OutlineModel.is_carried,
    SEAT: OutlineModel.seat_of,
    FACE: OutlineModel.face_of,
}
