"""How a card stands in a fact: as it was, or with its face, its owner and when it came."""

from __future__ import annotations

from typing import Any

from app.core.table import Setting
from app.core.view import SeatCard
from app.net.encoding import small_forms as small
from app.net.encoding.fixed_width import LETTERS, PAIRS, padded, pair_number, unpadded
from app.net.encoding.patch.patch_names import KEPT, MOVED
from app.net.transport.wire_error import row, text, whole, wrong

_FACE = 3
"""Letters of a face before the name of its card."""


class CardForms:
    """Cards on the zones of one setting to JSON; who reads them needs none."""

    def __init__(self, setting: Setting, width: int) -> None:
        """`width`: bytes that every card's name takes at least."""
        self._width = width
        self._open = {z.id for z in setting.zones.values() if z.spec.visibility == "public"}

    def form(self, old: SeatCard | None, card: SeatCard, zone: str, unit: str, turn: int) -> Any:
        """Return the JSON form of a card that comes to a zone and unit, or lies there."""
        assert (card.zone, card.unit) == (zone, unit), f"card {card.handle} lies nowhere"
        # Elsewhere whether a card is known by its name already can be a secret of its own.
        if (
            old is not None
            and zone in self._open
            and card.ref == old.ref
            and card.up == old.up
            and card.owner == old.owner
            and card.entered in (turn, old.entered)
        ):
            known = MOVED if card.entered == turn else KEPT
            if card.marks == old.marks:
                return known
            if card.marks:
                return [known, small.marks_form(old.marks, card.marks)]
        face = self._face_form(card)
        if card.marks:
            return [face, small.marks_form((), card.marks)]
        return face if type(face) is str else [face]

    def _face_form(self, card: SeatCard) -> Any:
        """Owner and side in one letter, the turn it came in two, then its name."""
        ref = None if card.ref is None else padded(card.ref, self._width)
        if 0 <= card.owner < len(LETTERS) // 2 and 0 <= card.entered < len(PAIRS):
            return LETTERS[2 * card.owner + card.up] + PAIRS[card.entered] + (ref or "")
        return [card.owner, int(card.up), card.entered, ref]


def card_from(
    old: SeatCard | None, name: str, form: Any, zone: str, unit: str, turn: int
) -> SeatCard:
    """Return the card that `CardForms.form` wrote. Raises WireError."""
    parts = row(form, "card", 1, 2) if type(form) is list else [form]
    known = parts[0]
    if type(known) is int:
        if old is None or known not in (MOVED, KEPT):
            wrong("card")
        entered = turn if known == MOVED else old.entered
        marks = small.marks(old.marks, parts[1], "card") if len(parts) > 1 else old.marks
        return SeatCard(name, old.ref, old.owner, zone, unit, old.up, marks, entered)
    ref, owner, up, entered = _face(known)
    marks = small.marks((), parts[1], "card") if len(parts) > 1 else ()
    return SeatCard(name, ref, owner, zone, unit, up, marks, entered)


def _face(raw: Any) -> tuple[str | None, int, bool, int]:
    if type(raw) is str:
        side = LETTERS.index(raw[0])
        owner, up = side // 2, side % 2
        entered = pair_number(raw[1:_FACE], "card")
        ref = unpadded(raw[_FACE:]) if len(raw) > _FACE else None
    else:
        owner, up, entered, name = row(raw, "card", 4, 4)
        up = whole(up, "card", most=1)
        entered = small.number(entered, "card")
        ref = None if name is None else unpadded(text(name, "card"))
    return ref, small.number(owner, "card"), up > 0, entered
