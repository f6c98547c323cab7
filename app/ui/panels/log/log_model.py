"""The rows of the log in order of time: gestures, journeys through the history, names given."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from typing import TYPE_CHECKING, Any, Literal

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Slot

from app.core.data.value import value
from app.core.ids import TABLE
from app.core.text.actor_names import actor_name
from app.core.text.describe import describe_travel
from app.core.text.words import Span, Words, plain
from app.games.contracts.computer_contract import COMPUTER, computers_of
from app.session.host.updates import Labelled, Went
from app.ui.look.crest_icon import has_crest
from app.ui.look.look import Look

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.cards.face import Face
    from app.core.ids import NodeId
    from app.core.text.words import Sentence
    from app.session.host.updates import Placed, Relabelled, Stepped
    from app.session.seat.chronicle_entries import Entries, Entry
    from app.ui.panels.history.step_words_seen import Telling

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
    played: str = ""
    """The sign, in words, that a computer plays the seat which did it; "" for a person's."""

    @property
    def text(self) -> str:
        """The row as plain text, with what the looks of the row say put into signs."""
        number = f"{self.number} " if self.number else ""
        signs = ("[×] " if self.undone else "") + (f"[{self.played}] " if self.played else "")
        return number + signs + plain(self.sentence)


class LogModel(QAbstractListModel):
    """The journal of the table as rows; a row's words are made when the row is asked for.

    Steps taken back one after the other by one person share a row.
    """

    def __init__(self, look: Look, telling: Telling, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._telling = telling
        self._bridge = telling.bridge
        self._told_in = look.language
        self.faces: Callable[[str], Face] | None = None
        """What cards show, by their keys; None as long as rows have no crests."""
        self._lasts = array("i")
        """The last entry of the journal that each row stands for: it begins after the row before.
        All entries are in rows, in their order."""
        self._extend()
        self._bridge.replaced.connect(self._begin_anew)
        self._bridge.stepped.connect(self._on_stepped)
        self._bridge.placed.connect(self._on_placed)
        self._bridge.relabelled.connect(self._on_relabelled)
        self._bridge.filled.connect(self._on_filled)
        look.changed.connect(self._follow_look)

    def face_of(self, ref: str) -> Face | None:
        """Return what a card shows by which a row is known; None for one without a crest."""
        face = self.faces(ref) if self.faces is not None else None
        return face if face is not None and has_crest(face) else None

    @property
    def _journal(self) -> Entries:
        return self._bridge.history.journal

    @Slot()
    def _follow_look(self) -> None:
        if self.look.language != self._told_in:
            self._told_in = self.look.language
            self._all_changed()

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self._lasts)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a row's plain text, for display, copying and screen readers."""
        if not index.isValid() or index.row() >= len(self._lasts):
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.line(index.row()).text
        return None

    def line(self, row: int) -> LogLine:
        """Return all there is to know of a row."""
        entry = self._journal[self._lasts[row]]
        if isinstance(entry, Went):
            first = self._journal[self._lasts[row - 1] + 1]
            return LogLine(entry.how, "", self._travel(first, entry), entry.goal)
        if isinstance(entry, Labelled):
            return LogLine("label", "", self._naming(entry), entry.node)
        node, history = entry.node, self._bridge.history
        # A turn is told by whose it is, whoever began it.
        own = node.parent is not None and node.step != 0
        played = own and node.actor in computers_of(self._bridge.view.options)
        return LogLine(
            "step",
            self._telling.number(node.id),
            self._telling.sentence(node.id, self.look.language),
            node.id,
            undone=not history.leads_to(node.id, history.cursor),
            begins_turn=node.parent is not None and node.step == 0,
            quiet=node.parent is not None and node.actor == TABLE,
            played=COMPUTER.in_(self.look.language) if played else "",
        )

    def row_of(self, node: NodeId) -> int | None:
        """Return the row of the gesture that made `node`."""
        row = bisect_left(range(len(self._lasts)), node, key=self._newest_by)
        found = row < len(self._lasts) and self._journal.gesture(self._lasts[row]) == node
        return row if found else None

    def _newest_by(self, row: int) -> NodeId:
        """Return the newest gesture there was by a row."""
        journal = self._journal
        places = range(self._lasts[row], -1, -1)
        gestures = (journal.gesture(place) for place in places)
        return next(gesture for gesture in gestures if gesture is not None)

    def _travel(self, first: Entry, last: Went) -> Sentence:
        assert isinstance(first, Went)  # only journeys share a row
        to, nodes = self._telling.number(last.goal), self._bridge.history.nodes
        steps = abs(nodes[first.origin].depth - nodes[last.goal].depth)
        setting, speak = self._bridge.view.setting, self.look.language
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
        return (Span(words.in_(self.look.language)),)

    def _group(self, first: int) -> tuple[array[int], int | None]:
        """Return the rows for the entries from `first` on, each by its last entry.

        The second is up to which entry the row before them goes on; None where it does not.
        """
        journal, rows = self._journal, array("i")
        goes_on = None
        for at in range(first, len(journal)):
            if journal.gesture(at) is not None or not _continues(journal[at - 1], journal[at]):
                rows.append(at)
            elif rows:
                rows[-1] = at
            else:
                goes_on = at
        return rows, goes_on

    def _extend(self) -> None:
        """Take in what is new in the journal; the first of it may continue the last row."""
        rows, goes_on = self._group(self._lasts[-1] + 1 if self._lasts else 0)
        if goes_on is not None:
            self._lasts[-1] = goes_on
            changed = self.index(len(self._lasts) - 1)
            self.dataChanged.emit(changed, changed)
        if rows:
            first = len(self._lasts)
            self.beginInsertRows(_NO_INDEX, first, first + len(rows) - 1)
            self._lasts.extend(rows)
            self.endInsertRows()

    def _all_changed(self) -> None:
        if self._lasts:
            self.dataChanged.emit(self.index(0), self.index(len(self._lasts) - 1))

    @Slot()
    def _begin_anew(self) -> None:
        """Have the rows of another journal."""
        self.beginResetModel()
        self._lasts, _ = self._group(0)
        self.endResetModel()

    @Slot(object)
    def _on_stepped(self, stepped: Stepped) -> None:
        self._telling.hear(stepped)
        self._extend()
        if any(fact.options is not None for fact in stepped.facts):
            # Somebody else may play a seat from now on.
            self._all_changed()

    @Slot(object)
    def _on_placed(self, _placed: Placed) -> None:
        self._extend()
        self._all_changed()

    @Slot(object)
    def _on_relabelled(self, _relabelled: Relabelled) -> None:
        self._extend()

    @Slot(object)
    def _on_filled(self, nodes: tuple[NodeId, ...]) -> None:
        """Write what could not be said before."""
        rows = sorted(row for row in map(self.row_of, nodes) if row is not None)
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
