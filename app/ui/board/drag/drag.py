"""A drag: what is in the hand, what it hovers over, and what letting go would do."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import hypot

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from app.core.data.value import value
from app.core.ids import ZoneId
from app.games.game_api import Drop, Selection
from app.ui.board.drag.carried_cards import Held
from app.ui.board.input.pointer import Pointer
from app.ui.board.scene.table_layout import Spot

GHOST_HEIGHT = 9_000_000.0
FALLS = 9.0
"""How far the shadow of what is held high falls, in table units."""
ASIDE = 0.4
"""How far it falls to the right, as a share of that."""
LEAST_SHADE = 0.4
"""How much of the shadow is seen of what has hardly left the mat."""
LIFTED = 24.0
"""Table units from where it lay, after which it is held as high as it ever is."""


@value
class Target:
    """Where the pointer is: a zone, the unit under it, and before which index a card would land."""

    zone: ZoneId
    unit: str = ""
    index: int = 0
    cell: int = 0
    """The number of the empty place below the pointer; 0 for none."""


NOWHERE = Target("")


@value
class GhostPicture:
    """What a ghost shows."""

    pixmap: QPixmap
    middle: tuple[float, float]
    """Where the middle of the first card lies in it, in pixels."""
    shade: QPixmap | None = None
    """What it throws on the mat, around the middle of the first card; None where nothing does."""


class Ghost(QGraphicsPixmapItem):
    """What follows the pointer. Its position is the middle of the first card carried."""

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(GHOST_HEIGHT)
        self._shown: GhostPicture | None = None
        self._falls = 0.0
        """How far the shadow falls at full height, in pixels of the picture."""
        self._height = 1.0

    def show_picture(self, shown: GhostPicture, per_unit: float) -> None:
        """Show a picture made for `per_unit` device pixels a table unit."""
        self._shown = shown
        self.setOffset(-shown.middle[0], -shown.middle[1])
        self.setScale(1.0 / per_unit)
        self._falls = FALLS * per_unit
        self._throw()

    def lift(self, height: float) -> None:
        """Hold it so high over the mat, from 0.0 to 1.0: the shadow falls farther, and deeper."""
        if height != self._height:
            self._height = height
            self._throw()

    def show_through(self, opacity: float) -> None:
        """Let what lies below be seen through it; its own shadow would darken that."""
        changed = (opacity < 1.0) != (self.opacity() < 1.0)
        self.setOpacity(opacity)
        if changed:
            self._throw()

    def _throw(self) -> None:
        """Paint picture and shadow as one: what moves as two costs every frame more."""
        shown = self._shown
        if shown is None:
            return
        if shown.shade is None or self.opacity() < 1.0:
            self.setPixmap(shown.pixmap)
            return
        fall = self._falls * self._height
        left = round(shown.middle[0] - shown.shade.width() / 2 + fall * ASIDE)
        top = round(shown.middle[1] - shown.shade.height() / 2 + fall)
        # No larger than what is seen of both: all that lies below it is painted with each frame.
        end = QSize(left + shown.shade.width(), top + shown.shade.height())
        whole = QPixmap(shown.pixmap.size().expandedTo(end))
        whole.fill(Qt.GlobalColor.transparent)
        painter = QPainter(whole)
        painter.setOpacity(LEAST_SHADE + (1.0 - LEAST_SHADE) * self._height)
        painter.drawPixmap(left, top, shown.shade)
        painter.setOpacity(1.0)
        painter.drawPixmap(0, 0, shown.pixmap)
        painter.end()
        self.setPixmap(whole)

    def lie_at(self, spot: Spot) -> None:
        """Put it with its middle at `spot`."""
        self.setPos(spot.x, spot.y)


@dataclass(slots=True)
class Drag:
    """A drag under way."""

    held: tuple[Held, ...]
    """What is carried, in the order of choosing; none where another window shows the ghost."""
    first: Held | None
    """Which of it the pointer holds."""
    selection: Selection
    """The same in the words of the table."""
    grip: tuple[float, float]
    """From the pointer to the middle of the first card, in table units."""
    ghost: Ghost
    pointer: Pointer
    """As it was last."""
    at: tuple[float, float] = (0.0, 0.0)
    """Where on the mat a drop would be: below the pointer, or above a finger that covers it."""
    inside: bool = True
    """Whether the pointer is over the board: beside its window nothing can be let go."""
    target: Target = NOWHERE
    readings: tuple[Drop, ...] = ()
    gap: tuple[ZoneId, int] | None = None
    """Where cards made room."""
    cause: tuple[tuple[Drop, ...], Qt.KeyboardModifier] | None = None
    """The readings and keys that words and ghost were made for."""
    text: str = ""
    """What a drop will do, as it is written beside the ghost."""
    warning: str = ""
    """What the adviser would say of it."""
    other_ways: str = ""
    """How to do something else here, as it is written below the words."""
    staying: dict[ZoneId, list[Spot]] = field(default_factory=dict)
    """What stays in zones the pointer came over, in their holders' coordinates."""
    foot: float = 0.0
    """Logical pixels from the pointer to the foot of a ghost that somebody else shows."""
    new: tuple[str, ...] = ()
    """Refs of cards that come from outside the table; the selection is empty then."""
    lifted: set[str] = field(default_factory=set)
    """Keys of whole pieces that leave their place; a unit that only loses a part stays."""
    landed: bool = False
    """Whether it was let go and has happened."""
    began: tuple[float, float] | None = None
    """Where on the mat it was taken up; None for what comes from elsewhere."""

    @property
    def over(self) -> Spot:
        """Where the middle of the first card is."""
        return Spot(self.at[0] + self.grip[0], self.at[1] + self.grip[1])

    @property
    def height(self) -> float:
        """How high it is held, from 0.0 to 1.0: it rises on its way from where it lay."""
        if self.began is None:
            return 1.0
        return min(1.0, hypot(self.at[0] - self.began[0], self.at[1] - self.began[1]) / LIFTED)
