"""What a person has chosen on the board: pieces and parts of units, in the order of choosing."""

from __future__ import annotations

from collections.abc import Iterable

from app.core.data.value import value
from app.core.ids import ZoneId
from app.games.game_api import Selection
from app.ui.board.scene.pieces.piece import PILE_MARK, Piece


@value
class Chosen:
    """One chosen thing: a piece, or one card that is part of a unit."""

    key: str
    """The key of its piece."""
    part: str = ""
    """The name of the part; empty for the whole piece."""


def chosen_at(piece: Piece, part: int) -> Chosen:
    """Return what a click on a part of a piece chooses: on the base, all of it."""
    return Chosen(piece.key, piece.parts[part].name if part else "")


def names_of(one: Chosen, pieces: dict[str, Piece]) -> tuple[str, ...]:
    """Return what a click on something may mean, by unit id or handle, the nearest first."""
    piece = pieces.get(one.key)
    if piece is None:
        return ()
    if piece.cell:
        return (piece.key,)
    names = (one.part, piece.unit) if one.part else (piece.unit, piece.base.name)
    return tuple(name for name in names if name)


def selection_of(
    chosen: Iterable[Chosen], pieces: dict[str, Piece], zone: ZoneId = ""
) -> Selection:
    """Return the chosen things in the words of the table.

    A pile alone is chosen as a zone; together with others it stands for its top card.
    """
    cards: list[str] = []
    units: list[str] = []
    cell = ""
    for one in chosen:
        piece = pieces.get(one.key)
        if piece is None:
            continue
        if piece.cell:
            cell = one.key
        elif one.part:
            cards.append(one.part)
        elif piece.unit:
            units.append(piece.unit)
        elif one.key.startswith(PILE_MARK) and not zone:
            zone = piece.zone
        else:
            cards.append(piece.base.name)
    return Selection(tuple(cards), tuple(units), zone, cell)
