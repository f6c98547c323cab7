"""What nobody may choose, told from the facts of a step alone: chance, and the top of a pile.

A shuffle means nothing if the host may then take another card than the top one for a draw.
"""

from __future__ import annotations

from app.core import fact as f
from app.core.apply.apply import apply
from app.core.ids import JUDGE, TABLE, CardId, SeatId
from app.core.table import Table
from app.core.visibility import lists, sees_face


def is_chance(before: Table, facts: tuple[f.Fact, ...]) -> bool:
    """Whether some of `facts` hold what only chance can give: no seat may choose it."""
    table = before
    for fact in facts:
        if isinstance(fact, f.Shuffled | f.CoinsFlipped | f.DiceRolled):
            return True
        moves = fact.moves if isinstance(fact, f.Moved) else ()
        if any(_is_blind_pick(table, fact.actor, move.card) for move in moves):
            return True
        table = apply(table, fact)
    return False


def _is_blind_pick(table: Table, seat: SeatId, number: CardId) -> bool:
    """Whether `seat` would pick this card out of a hand that it cannot look into."""
    zone = table.setting.zones[table.cards[number].zone]
    if seat in (JUDGE, TABLE, *zone.holders) or zone.spec.visibility != "owner":
        return False
    return bool(zone.holders) and _is_blind(table, seat, number)


def is_off_the_top(before: Table, facts: tuple[f.Fact, ...]) -> bool:
    """Whether every card drawn or looked at unseen is the next one of its pile."""
    table = before
    for fact in facts:
        if isinstance(fact, f.Moved) and fact.verb == "draw":
            numbers = tuple(move.card for move in fact.moves)
        elif isinstance(fact, f.Shown) and fact.verb == "look":
            numbers = tuple(card.card for card in fact.cards)
        else:
            numbers = ()
        if not _are_next(table, fact.actor, numbers):
            return False
        table = apply(table, fact)
    return True


def _are_next(table: Table, seat: SeatId, numbers: tuple[CardId, ...]) -> bool:
    taken: set[CardId] = set()
    for number in numbers:
        zone = table.cards[number].zone
        if table.setting.zones[zone].spec.visibility == "hidden":
            first = next(card for card in table.zones[zone] if card not in taken)
            if number != first and _is_blind(table, seat, number):
                return False
        taken.add(number)
    return True


def _is_blind(table: Table, seat: SeatId, number: CardId) -> bool:
    zone = table.cards[number].zone
    return not lists(table, seat, zone) and not sees_face(table, seat, number)
