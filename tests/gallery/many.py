"""Tables of three seats and more, full: what pictures of many boards are made of."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from app.cli.benches.tools.four_boards import lay_full
from app.core.intent import Move, PutMark
from app.core.intents.turn_intents import Declare, NextTurn, PassChance
from app.core.intents.zone_intents import MakeZone
from app.core.text.words import Words
from app.games.pokemon.cards.every_card import known_base
from app.ui.board.drag.drag_measure import keys_of_pieces
from app.ui.table.table_document import Document
from tests.helpers.toy_games import MANY, TOYS
from tests.helpers.toy_games.duel import ON_MAT

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
    spec = replace({**MANY, **TOYS, "duel on mat": ON_MAT}[game], out=out_by_mark)
    table = lay_full(spec, tuple(keys_of_pieces(known_base())), seats, cards=EACH * seats)
    for seat in (0, 1):
        table.sit(0).ask(NextTurn(seat))
    for seat in out:
        table.sit(seat).ask(PutMark((f"seat.{seat}",), "out", value=1))
    return Document(table, known_base(), None, None)


def staged(game: str, seats: int) -> Document:
    """Lay a full table of a toy with three declarations on the stage, and one chance passed."""
    document = full(game, seats)
    table = document.table
    second = table.sit(1)
    if "field.1" in second.view.zones:
        second.ask(Move((second.view.cards_in("hand.1")[0],), "field.1", -1))
    aimed = second.view.zones["field.1"].items[:1] if "field.1" in second.view.zones else ()
    hands = [table.sit(seat).view.cards_in(f"hand.{seat}") for seat in range(2)]
    table.sit(0).ask(Declare("strike", hands[0][:1], (*aimed, "seat.1"), "2 cards"))
    second.ask(Declare("parry", hands[1][:2]))
    table.sit(0).ask(Declare("feint", hands[0][1:2], ("seat.1",)))
    if seats > 2:
        second.ask(PassChance())
    return document


def aimed(game: str, seats: int = 4, *, out: tuple[SeatId, ...] = ()) -> Document:
    """Lay a full table on which an Active is aimed at another's, and a second one at a place."""
    document = full(game, seats, out=out)
    table = document.table
    first, second = table.sit(0), table.sit(1)
    (mine, *_), (theirs, *_) = (first.view.zones[f"active.{one}"].items for one in (0, 1))
    last = seats - 1
    second.ask(Declare("parry", (second.view.cards_in("hand.1")[0],), (f"seat.{last}",)))
    benched = first.view.zones[f"bench.{last}"].items[:1]
    first.ask(Declare("strike", (first.view.units[mine].base,), (theirs, *benched), "2 cards"))
    return document


def with_piles() -> Document:
    """Lay a full table of two with a pile and a row that they made."""
    document = full("duel", 2)
    first = document.table.sit(0)
    first.ask(MakeZone("Kitty", (560.0, 300.0, 71.0, 96.0)))
    first.ask(MakeZone("Tricks", (640.0, 300.0, 160.0, 96.0), arrange="row"))
    for title, count in (("Kitty", 2), ("Tricks", 1)):
        zones = first.view.setting.zones.values()
        zone = next(one.id for one in zones if one.spec.title.en == title)
        first.ask(Move(first.view.cards_in("hand.0")[:count], zone, up=True))
    return document
