"""Letting go of cards and monsters: while a plan is made it is sketched, else moved by hand."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.ids import UnitId, ZoneId, zone_name
from app.core.intent import Collect, Move, MoveUnits
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.game_api import Drop, Selection
from app.games.nullpoga.planning import drafting as d
from app.games.nullpoga.planning.plan_gestures import aimed_at, card_meanings, unit_meanings
from app.games.nullpoga.table.nullpoga_zones import DECK, HAND, ROWS
from app.games.table_tools import chosen_units, loose, own, ref_of, zone_of

_NOT_PLANNED = Words("Nothing to plan there", "そこへは計画できない")


def drops(
    view: SeatView, selection: Selection, zone: ZoneId, unit: UnitId, index: int
) -> Iterator[Drop]:
    """Yield the readings of a drop, the likeliest first: what is planned, then by hand."""
    if zone not in view.zones:
        return
    cards, units = loose(view, selection), chosen_units(view, selection)
    if d.drafts_now(view) and len(cards) + len(units) == 1:
        yield from _sketched(view, cards, units, zone, unit, selection.cell)
    yield from _by_hand(view, cards, units, zone, index)


def _sketched(
    view: SeatView,
    cards: tuple[str, ...],
    units: tuple[UnitId, ...],
    zone: ZoneId,
    unit: UnitId,
    cell: str,
) -> Iterator[Drop]:
    at = aimed_at(view, zone, unit if unit not in units else "", cell)
    if cards and zone_of(view, cards[0]) == own(view, HAND):
        card = ref_of(view, cards[0]) or ""
        if zone == own(view, HAND):
            kept = d.without_card(d.draft_of(view), card)
            yield Drop(Words("Out of the plan", "計画から外す"), d.sketch(kept))
        planned = list(card_meanings(view, card, at, zone))
        for words, plan in planned:
            yield Drop(words, d.sketch(plan))
        if not planned and zone != own(view, HAND):
            # A slip shows the card to nobody: putting it there by hand is the reading after this.
            yield _nothing(view)
    for one in units:
        meanings = list(unit_meanings(view, one, at))
        for words, plan in meanings:
            yield Drop(words, d.sketch(plan))
        if not meanings and zone_name(zone) in ROWS:
            # Who is planned with is not moved by hand by a slip, likewise.
            yield _nothing(view)


def _nothing(view: SeatView) -> Drop:
    return Drop(_NOT_PLANNED, d.sketch(d.draft_of(view)))


def _by_hand(
    view: SeatView, cards: tuple[str, ...], units: tuple[UnitId, ...], zone: ZoneId, index: int
) -> Iterator[Drop]:
    title, name = view.setting.zones[zone].spec.title, zone_name(zone)
    by_hand = Words(f"By hand: {title.en}", f"手動で移す：{title.ja}")
    if units:
        if name in ROWS:
            yield Drop(by_hand, MoveUnits(units, zone, index))
        else:
            yield Drop(by_hand, Collect(units, zone, -1 if name in (HAND, DECK) else 0))
    elif cards:
        yield Drop(by_hand, Move(cards, zone, index))
