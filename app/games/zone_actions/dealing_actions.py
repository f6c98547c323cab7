"""Dealing so many cards to each seat, where all draw from one pile of the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from app.core.data.value import replace
from app.core.ids import SeatId, ZoneId, place
from app.core.intent import Draw, Move, Procedure
from app.core.text.words import Words
from app.core.view import SeatView
from app.core.zone import ZoneSpec
from app.games.form_model import Answers, Choosable, Form, Number, Pick
from app.games.game_api import As, GameAction, ProcedureSteps, Selection
from app.games.game_api import Look as See
from app.games.table_tools import Running, count, me, number, offer
from app.games.zone_actions.pile_names import Piles, piles_of, reached

MOST_DEALT = 99
"""Cards to each that a deal is asked for at most; there may be fewer."""
DEAL = "deal"
_DOWN = ":down"
"""Behind the name of a zone that cards are dealt to face down."""


def deal_actions(
    zones: Sequence[ZoneSpec], piles: Piles, to: Sequence[str] = ()
) -> tuple[GameAction, ...]:
    """Return what deals so many cards to each seat, where all draw from one pile of the table.

    They go to the hand, or to one of the seat's zones `to` that people choose.
    """
    shared = {spec.name for spec in zones if spec.scope == "table"}
    stock = next(iter(piles.drawn), "")
    if not piles.hand or stock not in shared:
        return ()
    goals = _goals([spec for name in to or (piles.hand,) for spec in zones if spec.name == name])

    def can(view: SeatView, _selection: Selection) -> bool:
        return view.seat >= 0 and stock in view.zones and count(view, stock) > 0

    def asks(view: SeatView, selection: Selection, answers: Answers) -> Form | None:
        if not can(view, selection):
            return None
        lying, seats = count(view, stock), len(view.setting.seats)
        usual = min(7, max(1, lying // seats))
        cards = number(answers, "count", 1) if "count" in answers else usual
        cards = cards if 0 < cards <= MOST_DEALT else 1
        chosen = answers.get("zone", "")
        chosen = chosen if any(goal.id == chosen for goal in goals) else goals[0].id
        fields = (Number("count", Words("Cards to each", "1人の枚数"), cards, 1, MOST_DEALT),)
        where = (Pick("zone", Words("Where to", "配る先"), goals, chosen),)
        zone = (("zone", chosen.removesuffix(_DOWN)),) if len(goals) > 1 else ()
        down = (("down", "1"),) if chosen.endswith(_DOWN) else ()
        return Form(
            Words("Deal to each", "全員に配る"),
            fields + where if zone else fields,
            Words("Deal", "配る"),
            Procedure(DEAL, (("count", str(cards)), *zone, *down)),
            (_left(view.setting.zones[stock].spec.title, lying - cards * seats),),
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
        offer(
            "deal_all",
            Words("Deal all cards", "すべて配る"),
            lambda view, selection: (
                (Procedure(DEAL, (("count", "all"),)),) if can(view, selection) else ()
            ),
            group="table",
        ),
    )


def _goals(zones: Sequence[ZoneSpec]) -> tuple[Choosable, ...]:
    """Return where a deal goes to; what everybody sees there lies face up or face down."""
    found: list[Choosable] = []
    for spec in zones:
        if spec.visibility == "public":
            title = spec.title
            up = Words(f"{title.en}, face up", f"{title.ja}にオモテ向き")
            down = Words(f"{title.en}, face down", f"{title.ja}にウラ向き")
            found += (Choosable(spec.name, up), Choosable(f"{spec.name}{_DOWN}", down))
        else:
            found.append(Choosable(spec.name, spec.title))
    return tuple(found)


def _left(title: Words, left: int) -> Words:
    pile = replace(title, en=title.en.lower())
    if left >= 0:
        return Words(f"{left} left in the {pile.en}", f"{pile.ja}の残り：{left}枚")
    return Words(f"{-left} too few in the {pile.en}", f"{pile.ja}が{-left}枚足りません")


def zone_procedures(zones: Sequence[ZoneSpec]) -> Mapping[str, ProcedureSteps]:
    """Return the procedures behind `zone_actions`: a game puts them among its own."""
    piles = piles_of(zones)
    if not piles.hand or not piles.drawn:
        return {}
    goals = {spec.name for spec in zones if (spec.scope, spec.holds) == ("seat", "pile")}

    def deal(look: See, arguments: Mapping[str, str]) -> Running:
        """Deal `count` cards to each seat, all of them where that is "all".

        `zone` says to which of its piles, the hand where nothing is said; `down` that they lie face
        down there, not in the hand. Who comes after the acting seat gets the first card, and with
        it one more where they do not come out even.
        """
        view = look()
        stock, seats = reached(view, piles.drawn[0]), len(view.setting.seats)
        zone = arguments.get("zone", "") or piles.hand
        if zone not in goals:
            raise ValueError(zone)
        lying = count(view, stock)
        each = lying if arguments.get("count") == "all" else number(arguments, "count", 1) * seats
        down = bool(arguments.get("down")) and zone != piles.hand
        yield from dealt(shares(min(lying, each), dealt_in_turn(view)), stock, zone, up=not down)

    return {DEAL: deal}


def dealt_in_turn(view: SeatView) -> tuple[SeatId, ...]:
    """Return the seats in the order that they are dealt to, the one after the acting seat first."""
    seats = len(view.setting.seats)
    return tuple((me(view) + 1 + step) % seats for step in range(seats))


def shares(cards: int, order: Sequence[SeatId]) -> list[tuple[SeatId, int]]:
    """Return how many of so many cards each seat gets that are dealt one by one."""
    even, over = divmod(cards, len(order))
    return [(seat, even + (step < over)) for step, seat in enumerate(order)]


def dealt(
    each: Sequence[tuple[SeatId, int]], stock: ZoneId, zone: str, *, up: bool = True
) -> Iterator[As]:
    """Yield what gives each seat so many cards; `up` is as is usual there."""
    for seat, cards in each:
        refs = tuple(place(stock, at) for at in range(cards))
        goal = f"{zone}.{seat}"
        step = Draw(cards, stock, goal, DEAL) if up else Move(refs, goal, -1, up=False, verb=DEAL)
        if cards:
            yield As(seat, step)
