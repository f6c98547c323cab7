"""What dropping cards or Pokémon somewhere means: readings, the likeliest first."""

from __future__ import annotations

from collections.abc import Iterable

from app.core.ids import UnitId, ZoneId
from app.core.intent import Step
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.game_api import Drop, Selection
from app.games.pokemon.forms import way_form
from app.games.pokemon.table import moves
from app.games.pokemon.table.drops.card_drops import (
    Readings,
    cards_on_unit,
    cards_on_zone,
    placing,
)
from app.games.pokemon.table.drops.unit_drops import unit_on_unit, units_on_zone
from app.games.pokemon.table.seat_board import in_play, unit_name
from app.games.pokemon.table.titles import filled
from app.games.table_tools import (
    chosen,
    chosen_units,
    gesture,
)


def drops(
    view: SeatView, selection: Selection, zone: ZoneId, unit: str, index: int
) -> Iterable[Drop]:
    """Return what dropping `selection` on `unit`, or at `index` of `zone`, could mean."""
    seen: set[Step] = set()
    for reading in _readings(view, selection, zone, unit, index):
        if isinstance(reading, Drop):
            yield reading
            continue
        title, steps = reading
        intent = gesture(steps)
        if intent is not None and intent not in seen:
            seen.add(intent)
            yield Drop(title, intent)


def _readings(
    view: SeatView, selection: Selection, zone: ZoneId, unit: UnitId, index: int
) -> Readings:
    cards, units = chosen(view, selection), chosen_units(view, selection)
    if units:
        if unit in view.units and unit not in units and in_play(view, unit):
            yield from unit_on_unit(view, units, unit)
        yield from units_on_zone(view, units, zone, index)
    elif cards:
        if in_play(view, unit):
            yield from cards_on_unit(view, cards, unit, zone, index)
        elif unit in moves.replaced_stadiums(view) and way_form.stadium_asked(view, selection):
            title = Words("Replaces {}", "{}と入れ替える")
            yield filled(title, unit_name(view, unit)), placing(view, cards[0], unit)
        yield from cards_on_zone(view, cards, zone, index)
