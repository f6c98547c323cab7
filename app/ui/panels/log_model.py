"""The rows of the log in order of time: gestures, journeys through the history, names given."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Slot

from app.core.describe import actor_name, describe_travel
from app.core.ids import TABLE
from app.core.value import value
from app.core.words import Span, Words, plain
from app.session.updates import Labelled, Went

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.core.ids import NodeId
    from app.core.words import Language, Sentence
    from app.session.chronicle import Entry
    from app.session.updates import Placed, Relabelled, Stepped
    from app.ui.panels.telling import Telling

Kind = Literal["step", "undo", "redo", "jump", "label"]
Index = QModelIndex | QPersistentModelIndex
"""What Qt hands to a model or view."""
_NO_INDEX = QModelIndex()


@value
class LogLine:
    """One row, ready to be painted or copied."""

    kind: Kind
    number: str
    """ "5.3"; empty for what is no step."""
    sentence: Sentence
    node: NodeId
    """Where the row leads."""
    undone: bool = False
    """Whether the step is not on the line that leads to the present."""
    begins_turn: bool = False
    quiet: bool = False
    """Whether nobody did it: a mark whose time is over."""

    @property
    def text(self) -> str:
        """The row as plain text, with what the looks of the row say put into signs."""
        number = f"{self.number} " if self.number else ""
        words = plain(self.sentence)
        return f"{number}[×] {words}" if self.undone else number + words


class LogModel(QAbstractListModel):
    """The journal of the table as rows; a row's words are made when the row is asked for.

    Steps taken back one after the other by one person share a row.
    """

    def __init__(
        self, telling: Telling, language: Language = "ja", parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._telling = telling
        self._bridge = telling.bridge
        self._language: Language = language
        self._rows: list[tuple[int, int]] = []
        """The first and the last entry of the journal that each row stands for."""
        self._read = 0
        """How much of the journal is in the rows."""
        self._present: set[NodeId] = set()
        self._walk()
        self._extend(self._group(self._journal))
        self._bridge.replaced.connect(self._begin_anew)
        self._bridge.stepped.connect(self._on_stepped)
        self._bridge.placed.connect(self._on_placed)
        self._bridge.relabelled.connect(self._on_relabelled)
        self._bridge.filled.connect(self._on_filled)

    @property
    def _journal(self) -> Sequence[Entry]:
        return self._bridge.history.journal

    def set_language(self, language: Language) -> None:
        """Tell the log in `language` from now on."""
        if language != self._language:
            self._language = language
            self._all_changed()

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a row's plain text, for display, copying and screen readers."""
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.line(index.row()).text
        return None

    def line(self, row: int) -> LogLine:
        """Return all there is to know of a row."""
        first, last = self._rows[row]
        entry = self._journal[last]
        if isinstance(entry, Went):
            return LogLine(entry.how, "", self._travel(self._journal[first], entry), entry.goal)
        if isinstance(entry, Labelled):
            return LogLine("label", "", self._naming(entry), entry.node)
        node = entry.node
        return LogLine(
            "step",
            self._telling.number(node.id),
            self._telling.sentence(node.id, self._language),
            node.id,
            undone=node.id not in self._present,
            begins_turn=node.parent is not None and node.step == 0,
            quiet=node.parent is not None and node.actor == TABLE,
        )

    def row_of(self, node: NodeId) -> int | None:
        """Return the row of the gesture that made `node`."""
        journal = self._journal
        for row in range(len(self._rows) - 1, -1, -1):
            entry = journal[self._rows[row][1]]
            if not isinstance(entry, Went | Labelled) and entry.node.id == node:
                return row
        return None

    def _travel(self, first: Entry, last: Went) -> Sentence:
        assert isinstance(first, Went)  # only journeys share a row
        to, nodes = self._telling.number(last.goal), self._bridge.history.nodes
        steps = abs(nodes[first.origin].depth - nodes[last.goal].depth)
        setting, speak = self._bridge.view.setting, self._language
        return describe_travel(last.how, last.actor, steps, to, speak, setting, last.agreed)

    def _naming(self, entry: Labelled) -> Sentence:
        step = self._telling.number(entry.node)
        who = actor_name(entry.actor, self._bridge.view.setting)
        said = " — ".join(part for part in (entry.name, entry.note) if part)
        words = (
            Words(
                f"{who.en} names step {step}: {said}", f"{who.ja}が手順{step}に名前をつけた：{said}"
            )
            if said
            else Words(
                f"{who.en} removes the name of step {step}", f"{who.ja}が手順{step}の名前を消した"
            )
        )
        return (Span(words.in_(self._language)),)

    def _group(self, journal: Sequence[Entry]) -> list[tuple[int, int]]:
        """Return the rows for the entries not read yet; the first may continue the last row."""
        rows: list[tuple[int, int]] = []
        for at in range(self._read, len(journal)):
            first = at
            if at and _continues(journal[at - 1], journal[at]):
                if rows:
                    first = rows.pop()[0]
                elif self._rows:
                    first = self._rows[-1][0]
            rows.append((first, at))
        return rows

    def _extend(self, rows: list[tuple[int, int]]) -> None:
        """Take in new rows, where the first may replace the last one there was."""
        self._read = len(self._journal)
        if rows and self._rows and rows[0][0] == self._rows[-1][0]:
            self._rows[-1] = rows.pop(0)
            changed = self.index(len(self._rows) - 1)
            self.dataChanged.emit(changed, changed)
        if rows:
            self.beginInsertRows(_NO_INDEX, len(self._rows), len(self._rows) + len(rows) - 1)
            self._rows.extend(rows)
            self.endInsertRows()

    def _walk(self) -> None:
        history = self._bridge.history
        self._present = set(history.path(history.cursor))

    def _all_changed(self) -> None:
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    @Slot()
    def _begin_anew(self) -> None:
        """Have the rows of another journal."""
        self.beginResetModel()
        self._rows, self._read = [], 0
        self._rows = self._group(self._journal)
        self._read = len(self._journal)
        self._walk()
        self.endResetModel()

    @Slot(object)
    def _on_stepped(self, stepped: Stepped) -> None:
        self._telling.hear(stepped)
        self._present.add(stepped.node)
        self._extend(self._group(self._journal))

    @Slot(object)
    def _on_placed(self, _placed: Placed) -> None:
        self._walk()
        self._extend(self._group(self._journal))
        self._all_changed()

    @Slot(object)
    def _on_relabelled(self, _relabelled: Relabelled) -> None:
        self._extend(self._group(self._journal))

    @Slot(object)
    def _on_filled(self, nodes: tuple[NodeId, ...]) -> None:
        """Write what could not be said before."""
        came, journal = set(nodes), self._journal
        rows = [
            row
            for row, (_, at) in enumerate(self._rows)
            if not isinstance(entry := journal[at], Went | Labelled) and entry.node.id in came
        ]
        if rows:
            self.dataChanged.emit(self.index(rows[0]), self.index(rows[-1]))


def _continues(before: Entry, entry: Entry) -> bool:
    """Whether `entry` is one more step of the journey that `before` belongs to."""
    return (
        isinstance(before, Went)
        and isinstance(entry, Went)
        and entry.how == before.how != "jump"
        and (entry.actor, entry.agreed) == (before.actor, before.agreed)
    )
