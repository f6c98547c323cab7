"""The marks that lie on a card in play: damage, Special Conditions, counters, notes.

Where each of them goes is `badge_layout`; `badge_paint` paints them.
"""

from __future__ import annotations

from app.cards.face import Face
from app.core.data.value import value
from app.core.text.words import Language, Words
from app.ui.look.faces.face_index import index_ink
from app.ui.look.tints import INK

CONDITIONS: dict[str, Words] = {
    "poisoned": Words("Poisoned", "どく"),
    "burned": Words("Burned", "やけど"),
    "asleep": Words("Asleep", "ねむり"),
    "confused": Words("Confused", "こんらん"),
    "paralyzed": Words("Paralyzed", "マヒ"),
}
"""The words of the Special Conditions."""

CONDITION_SIGNS: dict[str, Words] = {
    "poisoned": Words("Po", "ど"),
    "burned": Words("Bu", "や"),
    "asleep": Words("As", "ね"),
    "confused": Words("Co", "こ"),
    "paralyzed": Words("Pa", "マ"),
}
"""The same in short, where there is more to say than there is room."""

TICK = "✓"
USED = Words("✓ used", "✓ 使用済")
"""That an Ability or effect was used this turn, also in short."""


@value
class KnownFace:
    """What tells on its back which card it is, to somebody who knows."""

    text: str
    """Its index with the sign below it, "10♥"; its name where it has no index."""
    colour: str


def known_face(face: Face, language: Language) -> KnownFace:
    """Return what tells on the back of a card that it is this one."""
    if face.corners is None or face.layout != "index":
        return KnownFace(face.short.in_(language), INK)
    sign = face.sign.signs.in_(language) if face.corners.emblem is not None else ""
    return KnownFace(face.corners.index.in_(language) + sign, index_ink(face))


@value
class Badges:
    """What is painted on a card beside its face."""

    damage: int = 0
    """In points, not counters; 0 shows nothing."""
    conditions: tuple[str, ...] = ()
    """Keys of `CONDITIONS`; any other word is shown as it stands."""
    used: bool = False
    """Whether an Ability or effect of this card was used this turn."""
    marks: tuple[str, ...] = ()
    """Short words stamped on the card: "VSTAR", "GX"."""
    counters: tuple[tuple[str, int], ...] = ()
    """Other counters as (short label, number)."""
    numbers: tuple[tuple[str, ...], ...] = ()
    """Numbers of the game, large along the lower edge, each as it may be written, the fullest
    first: ("♥3/5", "3/5", "3")."""
    owner: int | None = None
    """The seat whose card it is, where several hold its zone."""
    known: KnownFace | None = None
    """Which card it is that lies face down, where this seat knows it; None for any other."""
    notes: int = 0
    """How many notes are pinned to the card."""
    count: int = 0
    """The number of cards in the pile this one lies on; 0 shows nothing."""


NO_BADGES = Badges()
