"""A seat's view read as a board: what the resolver, the adviser and the players think about.

A card that the seat does not know is the empty text, in hands and decks alike.
"""

from __future__ import annotations

from app.core.card import Marks, mark_of, value_of
from app.core.ids import UnitId
from app.core.text.wording import listed
from app.core.text.words import Words
from app.core.view import SeatUnit, SeatView
from app.games.contracts.board.number_contract import UnitNumber
from app.games.contracts.rematch_contract import Ending, Told, conceded, others, who_conceded
from app.games.nullpoga.cards.nullpoga_cards import NullpogaCard
from app.games.nullpoga.resolver.board_values import (
    BATTLE,
    COLUMNS,
    SIDES,
    STANDBY,
    Board,
    Cells,
    Place,
    Row,
    Side,
    Standing,
    Winner,
)
from app.games.nullpoga.table import nullpoga_marks as m
from app.games.nullpoga.table.nullpoga_options import cards_at
from app.games.nullpoga.table.nullpoga_zones import DECK, GRAVE, HAND, cell_id, column_at
from app.games.table_tools import count, number_now

UNKNOWN = ""
"""A card that nobody named."""


def board_of(view: SeatView) -> Board:
    """Return the board as one seat knows it."""
    first, second = (_side(view, side) for side in SIDES)
    return Board((first, second), max(1, view.turn.number), winner_of(view))


def winner_of(view: SeatView) -> Winner:
    """Return who has won, as the table says it."""
    first, second = (value_of(seat_marks(view, side), m.WINS) > 0 for side in SIDES)
    if first and second:
        return "draw"
    return "A" if first else "B" if second else ""


def winners(view: SeatView) -> tuple[int, ...] | None:
    """Return who has won, both for a draw; None while the game goes on."""
    winner = winner_of(view)
    return {"": None, "A": (0,), "B": (1,), "draw": SIDES}[winner]


def ending(view: SeatView, told: Told) -> Ending:
    """Return how a game ended: by the life of the players, or because one gave it up."""
    lives = [max(0, life_of(view, side)) for side in SIDES]
    standing = tuple(Words(f"{life} life left", f"ライフ残り{life}") for life in lives)
    gave_up = who_conceded(told)
    if gave_up is not None:
        return Ending(others(view, gave_up), conceded(view, gave_up), standing=standing)
    lost = [side for side in SIDES if not lives[side]]
    names = listed([view.setting.seats[side].name for side in lost])
    why = Words(f"no life left for {names.en}", f"{names.ja}のライフが0") if lost else None
    return Ending(winners(view) or (), why, standing=standing)


def seat_marks(view: SeatView, side: int) -> Marks:
    """Return what is written on a seat."""
    return view.marks.get(f"seat.{side}", ())


def life_of(view: SeatView, side: int) -> int:
    """Return the life of a player."""
    marks = seat_marks(view, side)
    return value_of(marks, m.PLAYER_LIFE) - value_of(marks, m.BELOW)


def _side(view: SeatView, side: int) -> Side:
    deck = (UNKNOWN,) * count(view, f"{DECK}.{side}")
    grave = tuple(reversed([_ref(view, card) for card in view.cards_in(f"{GRAVE}.{side}")]))
    return Side(
        life_of(view, side),
        value_of(seat_marks(view, side), m.MANA),
        hand_of(view, side),
        deck,
        grave,
        wild_of(view, side),
        _cells(view, side, BATTLE),
        _cells(view, side, STANDBY),
    )


def hand_of(view: SeatView, side: int) -> tuple[str, ...]:
    """Return the cards of a hand by their places, unknown ones too."""
    zone = view.zones[f"{HAND}.{side}"]
    known = dict(enumerate(zone.items)) if zone.listed else dict(zone.seen)
    return tuple(_ref(view, known[at]) if at in known else UNKNOWN for at in range(zone.count or 0))


def _ref(view: SeatView, card: str) -> str:
    return view.cards[card].ref or UNKNOWN


def wild_of(view: SeatView, side: int) -> tuple[int, ...]:
    """Return the columns of a side's battle zone that are wilderness."""
    cells = (cell_id(Place(side, BATTLE, column)) for column in range(COLUMNS))
    wild = (mark_of(view.marks.get(cell, ()), m.WILD) is not None for cell in cells)
    return tuple(column for column, is_wild in enumerate(wild) if is_wild)


def _cells(view: SeatView, side: int, row: Row) -> Cells:
    line: list[Standing | None] = [None] * COLUMNS
    for name in view.zones[f"{row}.{side}"].items:
        unit = view.units[name]
        standing = standing_of(view, unit)
        if standing is not None and 1 <= unit.cell <= COLUMNS:
            line[column_at(side, unit.cell)] = standing
    return tuple(line)


def standing_of(view: SeatView, unit: SeatUnit) -> Standing | None:
    """Return a unit as a monster; None for what is none of the game's monsters."""
    card = monster_of(view, unit)
    if card is None:
        return None
    marks = unit.marks
    stage = min(value_of(marks, m.STAGE), len(card.stages))
    return Standing(
        unit.id,
        card.id,
        _number(view, unit.id, m.ATTACK_NUMBER),
        _number(view, unit.id, m.LIFE_NUMBER),
        card.stages[stage - 1].life if stage else card.life,
        view.cards[unit.base].owner,
        value_of(marks, m.DOUBLED),
        stage,
        value_of(marks, m.POISON),
        value_of(marks, m.BURN),
        mark_of(marks, m.GUARDED) is not None,
        mark_of(marks, m.STUNNED) is not None,
        mark_of(marks, m.BARRED) is not None,
        mark_of(marks, m.PULLED) is not None,
    )


def monster_of(view: SeatView, unit: SeatUnit) -> NullpogaCard | None:
    """Return which monster a unit is; None where its card lies face down or is none."""
    base = view.cards[unit.base]
    card = cards_at(view).get(base.ref or "") if base.up else None
    return card if card is not None and card.kind != "spell" else None


def _number(view: SeatView, unit: UnitId, number: UnitNumber) -> int:
    return number_now(view, unit, number) or 0
