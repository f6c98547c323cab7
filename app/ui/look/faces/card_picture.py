"""Which picture of a card is wanted: its face or back at a size, with what lies on it."""

from __future__ import annotations

from dataclasses import field

from app.cards.face import Face
from app.core.data.value import value
from app.core.ids import SeatId
from app.core.text.words import Language
from app.ui.look.faces.bake import Ring
from app.ui.look.faces.marks.badges import NO_BADGES, Badges


@value
class CardPicture:
    """Which picture is wanted. Two wants are equal when they show the same."""

    card: Face | None = field(compare=False)
    """None shows the back."""
    size: tuple[int, int]
    """The card's own width and height in device pixels."""
    language: Language = "ja"
    badges: Badges = NO_BADGES
    ring: Ring = "none"
    turn: int = 0
    """The angle in degrees by which the board turns the picture."""
    dpr: float = 1.0
    """Device pixels for each logical one, written into the picture."""
    text: float = 1.0
    """The text scale, 1.0 to 3.0, that face and badges follow as far as there is room."""
    flat: bool = False
    """Whether it throws hardly a shadow, as what lies on other cards of a unit."""
    seat: SeatId | None = None
    """Whose back it is, where backs tell that; None for a face."""
    key: str = field(init=False)
    """The card's key; empty for the back. Stands for the card, whose own hash is slow."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "key", self.card.key if self.card else "")

    @property
    def face_key(self) -> tuple[object, ...]:
        """What the face alone depends on."""
        if self.card is None:
            return "", self.size, self.seat
        return self.key, self.size, self.language, self.text
