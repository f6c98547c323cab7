"""What a hand holds, by the names that stay when the table changes under it.

A unit keeps its id and a card its handle wherever all may follow it with their eyes. A card that
comes out of hiding gets another: a seat that saw its face before and after still knows it again.
Where a card has no handle for this seat it is a place, and that means another card as soon as its
pile changes.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.core.data.value import value
from app.core.ids import Handle, SeatId, UnitId, ZoneId, parse_place
from app.core.text.wording import CARD, counted
from app.core.text.words import Words
from app.core.view import SeatView, SeatZone
from app.ui.board.board_selection import Chosen
from app.ui.board.scene.pieces.piece import PILE_MARK, Piece


@value
class Held:
    """One thing in the hand, or under a button that is still down."""

    chosen: Chosen
    """What it is on the board, as far as it is a piece of its own there."""
    card: str
    """The handle or place of the card; of a unit its base."""
    unit: UnitId = ""
    """The unit, where the whole of it is held."""
    pile: ZoneId = ""
    """The pile whose top it is, while the card itself has no name."""
    lies: SeatZone | None = None
    """How its zone looked when a nameless card was taken up."""

    @property
    def whole(self) -> bool:
        """Whether a whole piece leaves its place, and not a part of one or a pile's top."""
        return not self.chosen.part and not self.chosen.key.startswith(PILE_MARK)


def hold(chosen: Chosen, piece: Piece, view: SeatView) -> Held:
    """Take hold of what is chosen of `piece`."""
    if piece.unit and not chosen.part:
        return Held(chosen, piece.base.name, piece.unit)
    name = chosen.part or piece.base.name
    if parse_place(name) is None:
        return Held(chosen, name)
    if chosen.key.startswith(PILE_MARK):
        return Held(chosen, name, pile=piece.zone)
    return Held(chosen, name, lies=view.zones.get(piece.zone))


def follow(
    held: Held, before: SeatView, view: SeatView, pieces: Mapping[str, Piece]
) -> Held | None:
    """Return the same thing as it lies now; None where this seat can hold it no longer.

    `before` is the view in which it was known by its present names.
    """
    if held.unit and held.unit in view.units:
        return Held(Chosen(held.unit), view.units[held.unit].base, held.unit)
    if held.pile:
        piece = pieces.get(held.chosen.key)
        return None if piece is None else hold(held.chosen, piece, view)
    if held.lies is not None:
        place = parse_place(held.card)
        unchanged = place is not None and view.zones.get(place[0]) == held.lies
        return held if unchanged and held.chosen.key in pieces else None
    return _card(known_again(held.card, before, view), view, pieces)


def still_held(
    held: tuple[Held, ...],
    first: Held,
    before: SeatView,
    view: SeatView,
    pieces: Mapping[str, Piece],
) -> tuple[tuple[Held, ...], Held | None]:
    """Return what of `held` can still be held, and `first` of it; None where that one is gone."""
    now = [follow(one, before, view, pieces) for one in held]
    return tuple(one for one in now if one is not None), now[held.index(first)]


def known_again(handle: Handle, before: SeatView, view: SeatView) -> Handle:
    """Return what a card is called now.

    Where as many cards of one face were renamed as vanished, the seat knows which became which, or
    cannot tell them apart anyhow.
    """
    card = before.cards.get(handle)
    if handle in view.cards or card is None or card.ref is None or before.seat != view.seat:
        return handle
    face = (card.ref, card.owner)
    gone = [name for name in _named(before, face) if name not in view.cards]
    came = [name for name in _named(view, face) if name not in before.cards]
    return came[gone.index(handle)] if len(came) == len(gone) else handle


def _named(view: SeatView, face: tuple[str, SeatId]) -> list[Handle]:
    return [name for name, card in view.cards.items() if (card.ref, card.owner) == face]


def _card(handle: Handle, view: SeatView, pieces: Mapping[str, Piece]) -> Held | None:
    """Find a card by its handle: alone, in a unit, or in a pile."""
    card = view.cards.get(handle)
    if card is None:
        return None
    unit = view.units.get(card.unit)
    if unit is not None:
        if unit.base == handle:
            return Held(Chosen(unit.id), handle, unit.id)
        return Held(Chosen(unit.id, handle), handle)
    return Held(Chosen(handle if handle in pieces else PILE_MARK + card.zone), handle)


def gone(lost: int, of: int) -> Words:
    """Say that so many of the cards in the hand slipped out of it."""
    if of == 1:
        return Words(
            "The card you were holding is no longer there.",
            "持っていたカードは、卓の変化で持てなくなりました。",
        )
    held = counted(of, CARD)
    return Words(
        f"No longer there: {lost} of {held.en} you were holding.",
        f"持っていた{held.ja}のうち{lost}枚は、卓の変化で持てなくなりました。",
    )
