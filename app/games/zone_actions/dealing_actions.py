"""Dealing so many cards to each seat, where all draw from one pile of the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from app.core.ids import ZoneId
from app.core.intent import Draw, Procedure
from app.core.text.words import Words
from app.core.view import SeatView
from app.core.zone import ZoneSpec
from app.games.form_model import Answers, Form, Number
from app.games.game_api import As, GameAction, ProcedureSteps, Selection
from app.games.game_api import Look as See
from app.games.table_tools import Running, count, me, number
from app.games.zone_actions.pile_names import Piles, piles_of, reached

MOST_DEALT = 99
"""Cards that a deal gives each seat at most."""
DEAL = "deal"


def deal_actions(zones: Sequence[ZoneSpec], piles: Piles) -> tuple[GameAction, ...]:
    """Return what deals so many cards to each seat, where all draw from one pile of the table."""
    shared = {spec.name for spec in zones if spec.scope == "table"}
    stock = next(iter(piles.drawn), "")
    if not piles.hand or stock not in shared:
        return ()

    def can(view: SeatView, _selection: Selection) -> bool:
        return view.seat >= 0 and stock in view.zones and count(view, stock) > 0

    def asks(view: SeatView, selection: Selection, answers: Answers) -> Form | None:
        if not can(view, selection):
            return None
        lying, seats = count(view, stock), len(view.setting.seats)
        most = min(MOST_DEALT, -(-lying // seats))
        written = answers.get("count", "")
        cards = int(written) if written.isdecimal() and len(written) < 3 else min(7, most)
        left = max(0, lying - cards * seats)
        title = view.setting.zones[stock].spec.title
        return Form(
            Words("Deal to each", "全員に配る"),
            (Number("count", Words("Cards to each", "1人の枚数"), cards, 1, most),),
            Words("Deal", "配る"),
            Procedure(DEAL, (("count", str(cards)),)),
            (Words(f"{left} left: {title.en}", f"{title.ja}の残り：{left}枚"),),
        )

    return (
        GameAction(
            DEAL,
            Words("Deal to each…", "全員に配る…"),
            can,
            lambda _view, _selection: Procedure(DEAL, (("count", "1"),)),
            "Shift+D",
            "table",
            form=asks,
        ),
    )


def zone_procedures(zones: Sequence[ZoneSpec]) -> Mapping[str, ProcedureSteps]:
    """Return the procedures behind `zone_actions`: a game puts them among its own."""
    piles = piles_of(zones)
    if not piles.hand or not piles.drawn:
        return {}

    def deal(look: See, arguments: Mapping[str, str]) -> Running:
        view = look()
        stock = reached(view, piles.drawn[0])
        yield from dealt(view, stock, piles.hand, number(arguments, "count", 1))

    return {DEAL: deal}


def dealt(view: SeatView, stock: ZoneId, hand: str, each: int) -> Iterator[As]:
    """Yield what gives each seat so many cards, the one after the acting seat first.

    Where there are too few, those who come first have one more than the others.
    """
    seats = len(view.setting.seats)
    even, more = divmod(min(each * seats, count(view, stock)), seats)
    for step in range(seats):
        seat = (me(view) + 1 + step) % seats
        cards = even + (step < more)
        if cards:
            yield As(seat, Draw(cards, stock, f"{hand}.{seat}", "deal"))
