"""Tables of three seats and more, full: what pictures of many boards are made of."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from app.cli.benches.tools.four_boards import lay_full
from app.core.intent import NextTurn, PutMark
from app.core.text.words import Words
from app.games.pokemon.cards.every_card import known_base
from app.ui.board.drag.drag_measure import keys_of_pieces
from app.ui.table.table_document import Document
from tests.helpers.toy_games import MANY, TOYS

if TYPE_CHECKING:
    from app.core.ids import SeatId
    from app.core.view import SeatView

WHY = Words("no card left to draw", "山札が切れた")
EACH = 27
"""Cards of each seat."""


def out_by_mark(view: SeatView, seat: SeatId) -> Words | None:
    """Whoever bears the mark "out" is out of the game."""
    return WHY if any(mark.key == "out" for mark in view.marks.get(f"seat.{seat}", ())) else None


def full(game: str, seats: int = 4, *, out: tuple[SeatId, ...] = ()) -> Document:
    """Lay a full table of a toy, the second seat's turn; some are out since before it."""
    spec = replace({**MANY, **TOYS}[game], out=out_by_mark)
    table = lay_full(spec, tuple(keys_of_pieces(known_base())), seats, cards=EACH * seats)
    for seat in (0, 1):
        table.sit(0).ask(NextTurn(seat))
    for seat in out:
        table.sit(seat).ask(PutMark((f"seat.{seat}",), "out", value=1))
    return Document(table, known_base(), None, None)
