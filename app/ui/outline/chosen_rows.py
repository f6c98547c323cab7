"""The rows of the outline, which of them are chosen, and the line that says what Enter does."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelection, QPoint, QTimer, Signal, Slot
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.core.text.words import Words
from app.games.game_api import Selection
from app.ui.look.look import Look
from app.ui.outline.holding import HOW, Holding
from app.ui.outline.outline_foot import OutlineFoot
from app.ui.outline.outline_model import OutlineModel
from app.ui.outline.outline_plan import ENTRY
from app.ui.outline.outline_rows import ZONE_MARK
from app.ui.outline.outline_search import FindField, Search, is_named
from app.ui.outline.outline_tree import OutlineTree
from app.ui.outline.planned_rows import HOW as PLANNED
from app.ui.outline.sentences.outline_sentences import Sentences
from app.ui.panels.announce import announce
from app.ui.toolkit.plain_text import Label
from app.ui.toolkit.spoken.spoken_role import speak_as

if TYPE_CHECKING:
    from app.cards.face import Face
    from app.ui.outline.outline_node import Node
    from app.ui.table.bridge import Bridge

TITLE = Words("Outline of the table", "卓の一覧")
KEYS = Words(
    "Enter: likeliest · M: menu · Ins: pick up · Ctrl+F: find",
    "Enter：決定・M：メニュー・Ins：持つ・Ctrl+F：探す",
)
ROOM_FOR_FOOT, ROOM_FOR_FIELD = 16, 9
"""Lines of text a panel must be high to show what can be done, or the field to find with.

Large text in a low window: the rows need the room more.
"""


class ChosenRows(QWidget):
    """Find field, tree and line; whoever extends it keeps the rows up to date."""

    selection_changed = Signal(object)
    """Selection: what is chosen now."""

    def __init__(
        self,
        look: Look,
        bridge: Bridge,
        card_of: Callable[[str], Face],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        speak_as(self, QAccessible.Role.Grouping)
        self.look = look
        self._bridge = bridge
        self._card_of = card_of
        self._quiet = 0
        """While above 0 nothing is told of the selection."""
        self._order: list[str] = []
        """Keys of the selected rows in the order of choosing."""
        self._added = ""
        """The key of the row that was chosen last."""
        self._told = Selection()
        self.model = OutlineModel(bridge, self._sentences(), self)
        self.field = FindField(look, self)
        self.tree = OutlineTree(look, self.model, self)
        self.holding = Holding(look, bridge, self.tree)
        self.search = Search(self.field, self.tree, self._found)
        self.line = Label(self)
        self.line.setProperty("look", "muted")
        self.line.setWordWrap(True)
        self.foot = OutlineFoot(look, self)
        self._chosen_elsewhere = QTimer(self)
        self._chosen_elsewhere.setSingleShot(True)
        self._chosen_elsewhere.timeout.connect(self._go_to_chosen)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.field)
        column.addWidget(self.tree, 1)
        column.addWidget(self.line)
        column.addWidget(self.foot)
        self.tree.selectionModel().selectionChanged.connect(self._on_selected)
        self.tree.current_changed.connect(self._on_current)
        self.field.left.connect(self._end_finding)
        self.holding.changed.connect(self.tell_line)
        self._follow_look()
        look.changed.connect(self._follow_look)

    def catch_up(self) -> None:
        """Read the table if something happened while nobody looked."""
        raise NotImplementedError

    def _sentences(self) -> Sentences:
        return Sentences(self._bridge.spec, self._card_of, self.look.language)

    def _found(self, text: str) -> list[Node]:
        view = self._bridge.view
        return [
            node for node in self.model.nodes() if is_named(view, node.row, text, self._card_of)
        ]

    # -- what is chosen -----------------------------------------------------------------------

    def chosen_rows(self) -> list[Node]:
        """Return the selected rows in the order of choosing, else the one the keyboard is on."""
        nodes = [node for node in map(self.model.find, self._order) if node is not None]
        current = self.tree.current
        return nodes or ([current] if current is not None else [])

    def selection(self) -> Selection:
        """Return what is selected, or with nothing selected the row the keyboard stands on.

        A zone counts only alone: beside cards it would say what no key means.
        """
        self.catch_up()
        parts = [node.row.selection for node in self.chosen_rows()]
        cards = tuple(card for part in parts for card in part.cards)
        units = tuple(unit for part in parts for unit in part.units)
        zones = [part.zone for part in parts if part.zone]
        zone = zones[0] if len(zones) == 1 and not cards and not units else ""
        return Selection(cards, units, zone)

    def select(self, selection: Selection) -> None:
        """Select these cards, units or this zone, as far as they have rows; tells nobody."""
        self.catch_up()
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
    def _on_selected(self, new: QItemSelection, _old: QItemSelection) -> None:
        if self._quiet:
            return
        chosen = [node.row.key for node in self.tree.chosen()]
        kept = [key for key in self._order if key in chosen]
        self._order = kept + [key for key in chosen if key not in kept]
        self.tell_selection()
        added = [node.row.key for node in map(self.model.node, new.indexes()) if node is not None]
        if QAccessible.isActive() and len(added) == 1:
            # By keys and mouse the keyboard comes along, if a moment later.
            self._added = added[0]
            self._chosen_elsewhere.start(0)

    @Slot()
    def _go_to_chosen(self) -> None:
        """Let the keyboard follow to a row that assistive technology chose."""
        added = self.model.find(self._added)
        if added is not None and added is not self.tree.current:
            self.tree.go_to(added, choose=False)

    def tell_selection(self) -> None:
        """Tell what is chosen, where that is something else."""
        selection = self.selection()
        if selection != self._told:
            self._told = selection
            self._quiet += 1
            try:
                self.selection_changed.emit(selection)
            finally:
                self._quiet -= 1

    # -- words and looks ----------------------------------------------------------------------

    @Slot()
    def _on_current(self) -> None:
        if not self._quiet:
            self.tell_line()
            if self.holding:
                announce(self.tree, self.holding.here)

    @Slot()
    def tell_line(self) -> None:
        """Say below the rows what Enter does here."""
        if self._quiet:
            return
        current = self.tree.current
        planned = current is not None and current.row.kind == ENTRY
        words = PLANNED.in_(self.look.language) if planned else ""
        if self.holding:
            how = HOW.in_(self.look.language)
            words = f"{self.holding.words} — {self.holding.here}\n{how}"
        self.line.setText(words)
        self.foot.offer(carrying=bool(self.holding))
        self._fit()

    def _fit(self) -> None:
        """Show beside the rows what there is room for, and what is in use."""
        line = self.fontMetrics().height()
        roomy = self.height() > line * ROOM_FOR_FOOT
        self.line.setVisible(bool(self.line.text()) and (bool(self.holding) or roomy))
        self.foot.setVisible(roomy or QAccessible.isActive())
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
        self.tell_line()
