"""What the parts of the board are to each other: protocols, for types alone.

Never imported while the program runs: the start is not to wait for them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from PySide6.QtCore import QPointF
    from PySide6.QtGui import QKeyEvent

    from app.ui.board.input.camera import Camera
    from app.ui.board.input.pointer import Pointer
    from app.ui.board.scene.pieces.piece import Piece
    from app.ui.board.scene.table_layout import Box


class HoverPart(Protocol):
    """What rests under the pointer, as other parts ask it."""

    def outline(self) -> None:
        """Outline what a key would act on."""

    def chose(self) -> None:
        """Take note that something was chosen."""

    def leave(self) -> None:
        """Forget what was under the pointer."""

    def point_away(self) -> None:
        """Take note that the keyboard points at nothing of the board any more."""


class KeysPart(Protocol):
    """The keys that belong to the pointer, as other parts ask them."""

    def claims(self, event: QKeyEvent) -> bool:
        """Whether a key is the pointer's just now."""

    def key(self, event: QKeyEvent) -> bool:
        """Answer a key; whether it was the pointer's."""


class MousePart(Protocol):
    """What the pointer does, as other parts ask it."""

    @property
    def keys(self) -> KeysPart:
        """The keys that belong to it."""

    @property
    def hover(self) -> HoverPart:
        """What rests under it."""

    @property
    def carrying(self) -> bool:
        """Whether something is being carried."""

    def press(self, pointer: Pointer, *, again: bool = False) -> None:
        """Begin a click, a drag, a rubber band or a pan."""

    def move(self, pointer: Pointer) -> None:
        """Go on with it."""

    def release(self, pointer: Pointer) -> None:
        """End it."""

    def menu(self, pointer: Pointer) -> None:
        """Ask for the menu of what is there."""

    def cancel(self) -> None:
        """Let go of what is held."""

    def looked(self) -> None:
        """Follow: another part of the mat shows."""

    def sharpen(self) -> None:
        """Paint what is carried at the size that it has now."""

    def point_out(self, piece: Piece) -> None:
        """Show a piece large, as if the pointer rested on it."""


class FocusPart(Protocol):
    """The keyboard on the board, as other parts ask it."""

    shown: bool

    def claims(self, event: QKeyEvent) -> bool:
        """Whether a key moves the focus."""

    def key(self, event: QKeyEvent) -> bool:
        """Answer a key; whether it was the focus's."""

    def give_way(self, pointer: QPointF) -> None:
        """Go when the pointer is moved."""

    def retell(self) -> None:
        """Describe where it is, in another language."""


class LensPart(Protocol):
    """Which part of the mat shows, as other parts ask it."""

    camera: Camera
    fixed_ratio: float

    def fitted(self, mat: Box) -> Camera:
        """Return the camera that shows another mat as this one is shown."""

    def fit_window(self, mat: Box) -> None:
        """Show all of the mat in the window as it is now, unless the person zoomed."""

    def look(self, camera: Camera, *, at_once: bool = True) -> None:
        """Show another part."""

    def zoom_by(self, factor: float, at: QPointF) -> None:
        """Zoom about a point of the window."""

    def pan_by(self, dx: float, dy: float) -> None:
        """Push the mat."""

    def bring_in(self, box: Box) -> None:
        """Show so much of the mat that `box` is in sight."""

    def to_mat(self, x: float, y: float) -> tuple[float, float]:
        """Return which point of the mat shows at a point of the window."""

    def to_window(self, x: float, y: float) -> QPointF:
        """Return where in the window a point of the mat shows."""


class EyesPart(Protocol):
    """Who knows which hidden card, as other parts ask it."""

    def said(self, card: str) -> str:
        """Return who knows a card in words, "" where nobody here is told or all see it."""


class GroundPart(Protocol):
    """The ground, as other parts ask it."""

    def turns_go_otherwise(self) -> bool:
        """Whether turns go round another way than was painted last."""

    def forget(self) -> None:
        """Paint it anew."""

    def show_elsewhere(self) -> None:
        """Have it as it is wanted next: another size or place."""


class LayingPart(Protocol):
    """How the mat lies, as other parts ask it."""

    def seat_anew(self) -> None:
        """Show all of the view again, seen from whichever seat is at the lower edge now."""

    def fill_places(self, *, on: bool) -> None:
        """Let places be filled by hand, and say so in those that are empty; or no more."""

    def show_through(self, camera: Camera) -> None:
        """Lay what depends on how the window shows the mat."""
