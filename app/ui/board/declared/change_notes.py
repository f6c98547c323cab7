"""What became another in the moment that is shown: "3 → 1" over the unit, and why above it.

They lie over the cards and the arrows, for as long as the moment shows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, Qt, Slot
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from app.ui.app.trouble import steady
from app.ui.board.declared.arrow_sign import ARROW_HEIGHT
from app.ui.board.declared.declared_aims import SEAT_MARK, place_of_target
from app.ui.board.scene.pieces.pile_counts import HEIGHT as PLATES
from app.ui.board.scene.table_layout import Box
from app.ui.board.scene.zone_item import label_pixels

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from app.games.contracts.board.moment_contract import ChangeNote, ChangeTone
    from app.ui.board.board_view import BoardView
    from app.ui.board.scene.plates import PlateKind

HEIGHT = ARROW_HEIGHT + 2
"""Over all arrows and their tags."""
HEIGHT_BESIDE = PLATES + 1
"""Of what lies beside the name of a seat: over that, where there is little room."""
LARGE, BESIDE, SMALL, LEAST = 1.7, 1.25, 1.0, 0.6
"""How large what changed, over a card and beside the name of a seat, and why are written, beside
what labels are; and the smallest share of that, where there is little room."""
DOWN = 0.36
"""How far down in its place the large plate lies, as a share: numbers stand at a card's foot."""
WIDEST = 1.62
"""How wide a small plate may be, beside its place: the next one is not covered."""
CLOSE = 0.86
"""How much of its height a plate takes in a pile of them."""
UPSIDE_DOWN = 180
KINDS: Mapping[ChangeTone, PlateKind] = {"loss": "warning", "gain": "turn", "plain": "count"}


class NoteSign:
    """One note: the large plate, and small ones above and below it."""

    def __init__(self, board: BoardView) -> None:
        self._board = board
        self.plates: list[QGraphicsPixmapItem] = []
        """The large one, and the small ones."""
        self.text: tuple[str, ...] = ()
        """What is written on them."""

    @property
    def _unit(self) -> float:
        """Device pixels of a table unit as the mat shows now; cards follow a moment later."""
        return self._board.camera.device_per_unit

    def take(self) -> None:
        """Lie on the board no more."""
        for item in self.plates:
            if item.scene() is not None:
                item.scene().removeItem(item)
        self.plates.clear()

    def write(
        self, note: ChangeNote, place: Box, over: float, *, turned: bool, beside: bool
    ) -> None:
        """Lie over a place, in the half in which a card has its picture; or `beside` it in a line.

        `over` keeps notes apart in height; a card that lies `turned` has its numbers above.
        """
        speak, board = self._board.look.language, self._board.board
        self.text = tuple(one.in_(speak) for one in (note.text, *note.why))
        usual, kind = label_pixels(self._unit, board.dpr) * board.text, KINDS[note.tone]
        widest = (self._board.camera.cloth if beside else place).width * WIDEST * self._unit
        large = usual * (BESIDE if beside else LARGE)
        pixels = self._fitting(self.text[:1], kind, round(large), widest)
        pictures = [board.plates.plate(self.text[0], kind, pixels)]
        pixels = self._fitting(self.text[1:], "count", min(pixels, round(usual * SMALL)), widest)
        pictures += [self._small(why, pixels, widest) for why in self.text[1:]]
        self._hold(pictures)
        if beside:
            self._line(place, HEIGHT_BESIDE + over)
        else:
            self._pile(place, HEIGHT + over, turned=turned)

    def _pile(self, place: Box, height: float, *, turned: bool) -> None:
        """Lie over each other: the first small one above the large one, the others below it."""
        unit = self._unit
        highs = [item.pixmap().height() / unit * CLOSE for item in self.plates]
        middle = place.y + place.height * (1 - DOWN if turned else DOWN)
        above, below = middle - highs[0] / 2, middle + highs[0] / 2
        for order, (item, high) in enumerate(zip(self.plates, highs, strict=True)):
            centre = middle
            if order == 1:
                centre = above - high / 2
            elif order > 1:
                centre, below = below + high / 2, below + high
            self._lay(item, place.centre[0], centre, height + order * 1e-3)

    def _line(self, place: Box, height: float) -> None:
        """Lie one after the other to the right of a place, as far as the mat goes."""
        unit, cloth = self._unit, self._board.camera.cloth
        wides = [item.pixmap().width() / unit for item in self.plates]
        right = min(place.right, cloth.right - sum(wides))
        for order, (item, wide) in enumerate(zip(self.plates, wides, strict=True)):
            self._lay(item, right + wide / 2, place.centre[1], height + order * 1e-3)
            right += wide * CLOSE

    def _fitting(self, texts: Sequence[str], kind: PlateKind, pixels: int, widest: float) -> int:
        """Return how large texts are written: smaller where one would cover what stands beside."""
        plates, least = self._board.board.plates, max(1, round(pixels * LEAST))
        while pixels > least and any(
            plates.size(text, kind, pixels).width() > widest for text in texts
        ):
            pixels -= 1
        return pixels

    def _small(self, text: str, pixels: int, widest: float) -> QPixmap:
        """Return a small plate; where there is no room for all of it, its number stays."""
        plates, cut = self._board.board.plates, text
        head, space, number = text.rpartition(" ")
        while len(head) > 1 and plates.size(cut, "count", pixels).width() > widest:
            head = head[:-1].rstrip()
            cut = f"{head}…{space}{number}"
        return plates.plate(cut, "count", pixels)

    def _hold(self, pictures: Sequence[QPixmap]) -> None:
        """Have a plate for each picture."""
        scene, unit = self._board.board, self._unit
        while len(self.plates) > len(pictures):
            scene.removeItem(self.plates.pop())
        while len(self.plates) < len(pictures):
            item = QGraphicsPixmapItem()
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            scene.addItem(item)
            self.plates.append(item)
        for item, picture in zip(self.plates, pictures, strict=True):
            item.setPixmap(picture)
            item.setScale(1.0 / unit)

    def _lay(self, item: QGraphicsPixmapItem, x: float, y: float, height: float) -> None:
        """Lie around a point, on the mat and on whole pixels."""
        unit, cloth = self._unit, self._board.camera.cloth
        wide, high = item.pixmap().width() / unit, item.pixmap().height() / unit
        left = min(max(x - wide / 2, cloth.x), cloth.right - wide)
        top = min(max(y - high / 2, cloth.y), cloth.bottom - high)
        item.setPos(round(left * unit) / unit, round(top * unit) / unit)
        item.setZValue(height)

    @property
    def box(self) -> Box:
        """Where it lies on the mat."""
        box = QRectF()
        for item in self.plates:
            box = box.united(item.sceneBoundingRect())
        return Box(box.x(), box.y(), box.width(), box.height())


class ChangeNotes(QObject):
    """Draws the notes of the moment that shows."""

    def __init__(self, board: BoardView) -> None:
        super().__init__(board)
        self._board = board
        self.signs: dict[str, NoteSign] = {}
        """By what they are about."""
        board.seen_otherwise.connect(self.follow)
        board.look.changed.connect(self.follow)
        for told in (board.bridge.stepped, board.bridge.shown, board.bridge.placed):
            told.connect(self.follow)

    @Slot()
    @steady
    def follow(self, *_told: object) -> None:
        """Draw the moment that shows now; nothing where none does."""
        board = self._board
        if board.scene() is not board.board:
            return  # it is closed
        shown = set()
        for number, note in enumerate(board.bridge.playback.signs.notes):
            place = place_of_target(board.board, board.bridge.view, note.target)
            if place is None:
                continue
            if note.target not in self.signs:
                self.signs[note.target] = NoteSign(board)
            turned, beside = self._is_turned(note.target), note.target.startswith(SEAT_MARK)
            sign = self.signs[note.target]
            sign.write(note, place, number * 1e-2, turned=turned, beside=beside)
            shown.add(note.target)
        for target in self.signs.keys() - shown:
            self.signs.pop(target).take()

    def _is_turned(self, target: str) -> bool:
        """Whether what lies there lies as for somebody opposite."""
        item = self._board.board.pieces.get(target)
        return item is not None and round(item.piece.spot.angle) % 360 == UPSIDE_DOWN
