"""The few words that a plan has on units, cells, ghosts and cards of the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsPixmapItem

from app.core.data.value import value
from app.ui.board.scene.card_item import LEVELS, RAISED
from app.ui.board.scene.zone_item import label_pixels
from app.ui.look.fonts import elided, fitting_pixels

if TYPE_CHECKING:
    from collections.abc import Iterable

    from app.games.contracts.planned.planning_contract import Tone
    from app.ui.board.board_view import BoardView
    from app.ui.board.scene.plates import PlateKind
    from app.ui.board.scene.table_layout import Box

HEIGHT = float(RAISED * LEVELS - 1)
"""Over arrows and cards of the hand, but for one that is raised."""
WIDEST, WIDEST_HELD = 1.4, 0.9
"""How much wider than what it stands on a label may be: others stand beside it, and cards of the
hand over each other."""
LARGEST = 1.6
"""How much larger than usual letters become with large text: there is no more room."""
PADDING, LEAST = 1.9, 3.0
"""What a plate has beside its letters, and the room for letters at least, in heights of them."""
MIDDLE, CLOSE = 0.56, 0.94
"""Where the first label stands, as a share of the height; and from one to the next, in heights."""
PLATES: dict[Tone, PlateKind] = {
    "plain": "count",
    "good": "good",
    "bad": "warning",
    "faint": "label",
}


@value
class PlanLabel:
    """Words on something that shows at a place of the mat."""

    place: Box
    text: str
    kind: PlateKind = "count"
    beside: bool = False
    """Whether it stands to the right of that, which is words itself; at the edge to the left."""
    widest: float = WIDEST
    """How much wider than that it may be."""


class PlanLabels:
    """Writes the labels of a sheet on one board."""

    def __init__(self, board: BoardView) -> None:
        self._board = board
        self.items: list[QGraphicsPixmapItem] = []
        self.shown: tuple[PlanLabel, ...] = ()
        """What is written, in this order."""

    def show(self, labels: Iterable[PlanLabel]) -> None:
        """Write these and no others, those on one thing below each other."""
        self.shown = tuple(labels)
        while len(self.items) < len(self.shown):
            item = QGraphicsPixmapItem()
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            self._board.board.addItem(item)
            self.items.append(item)
        for item in self.items[len(self.shown) :]:
            if item.scene() is not None:
                item.scene().removeItem(item)
        del self.items[len(self.shown) :]
        there: dict[Box, list[QGraphicsPixmapItem]] = {}
        for item, label in zip(self.items, self.shown, strict=True):
            self._write(item, label)
            there.setdefault(label.place, []).append(item)
        besides = {label.place for label in self.shown if label.beside}
        for place, items in there.items():
            self._stack(place, items, beside=place in besides)

    def _write(self, item: QGraphicsPixmapItem, label: PlanLabel) -> None:
        board = self._board.board
        usual = label_pixels(board.per_unit, board.dpr)
        room = label.place.width * label.widest * board.per_unit - usual * PADDING
        room = max(room, usual * LEAST)
        # Large text gives way before a word is cut.
        pixels = fitting_pixels(
            label.text, room, usual * min(board.text, LARGEST), usual, bold=True
        )
        text = elided(label.text, room, pixels, bold=True)
        item.setPixmap(board.plates.plate(text, label.kind, pixels))
        item.setScale(1.0 / board.per_unit)

    def _stack(self, place: Box, items: list[QGraphicsPixmapItem], *, beside: bool) -> None:
        """Let labels stand below each other about the middle of what they are on, or beside it."""
        unit, cloth = self._board.board.per_unit, self._board.camera.cloth
        heights = [item.pixmap().height() / unit * CLOSE for item in items]
        y = place.y + place.height * (0.5 if beside else MIDDLE) - sum(heights) / 2
        for number, (item, high) in enumerate(zip(items, heights, strict=True)):
            wide = item.pixmap().width() / unit
            left = place.centre[0] - wide / 2
            if beside:
                fits = place.right + wide <= cloth.right
                left = place.right if fits else place.x - wide
            x = min(max(left, cloth.x), cloth.right - wide)
            item.setPos(round(x * unit) / unit, round(y * unit) / unit)
            item.setZValue(HEIGHT - 0.5 + number * 1e-3)
            y += high
