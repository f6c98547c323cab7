"""Drag and drop without a pointer: pick rows up, go to another row, see what putting down does.

The readings are those of a drag on the board. A row is three targets in one: what stands there,
the place before it and the place after it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from app.core.data.value import replace, value
from app.core.text.words import Words
from app.games.game_api import Drop, Selection
from app.ui.board.drag.drops import amended, at_cell, in_cell, readings
from app.ui.outline.outline_rows import Row, is_stacked, top_of

if TYPE_CHECKING:
    from app.core.ids import ZoneId
    from app.core.view import SeatView
    from app.games.game_api import GameSpec, Layout

FACE_DOWN = Words(" (face down)", "（ウラ向き）")


@value
class Picked:
    """What was picked up, and the rows it came from."""

    selection: Selection
    keys: frozenset[str]

    def still_there(self, view: SeatView) -> bool:
        """Whether all of it can still be pointed at."""
        selection = self.selection
        return all(unit in view.units for unit in selection.units) and all(
            card in view.cards or "#" in card for card in selection.cards
        )


def picked(view: SeatView, rows: Iterable[Row]) -> Picked | None:
    """Return what picking up `rows` takes: units whole, of a pile its top card; None for nothing.

    A card that is part of a unit picked up as well comes along with it.
    """
    cards: list[str] = []
    units: list[str] = []
    keys: list[str] = []
    for row in rows:
        if row.kind == "unit":
            units.append(row.unit)
        elif row.kind == "card":
            cards.append(row.card)
        elif row.kind == "zone" and view.setting.zones[row.zone].spec.holds == "pile":
            top = top_of(view, row.zone)
            cards += [top] if top else []
        else:
            continue
        keys.append(row.key)
    parts = {part for unit in units for part in view.units[unit].parts}
    loose = tuple(dict.fromkeys(card for card in cards if card not in parts))
    if not loose and not units:
        return None
    return Picked(Selection(loose, tuple(units)), frozenset(keys))


def offered(
    spec: GameSpec,
    view: SeatView,
    held: Picked,
    row: Row,
    name: Words,
    *,
    face_down: bool = False,
) -> list[Drop]:
    """Return what putting `held` down on `row` could do, likeliest first.

    `name` is what the row is called: readings of the places beside it say so. A place beside
    the row is left out where putting it there does the same.
    """
    found: list[Drop] = []
    seen: set[object] = set()
    cell = row.index if row.kind == "cell" and not row.children else 0
    for side, zone, unit, index in _targets(view, spec.layout, held, row):
        aimed = at_cell(held.selection, zone, cell)
        for found_here in readings(spec, view, aimed, zone, unit, index):
            drop = in_cell(found_here, zone, cell)
            if drop.intent in seen:
                continue
            seen.add(drop.intent)
            title = _beside(side, name, drop.title)
            if face_down:
                title = Words(title.en + FACE_DOWN.en, title.ja + FACE_DOWN.ja)
                drop = amended(drop, view, face_down=True)
            found.append(replace(drop, title=title))
    return found


def _targets(
    view: SeatView, layout: Layout, held: Picked, row: Row
) -> Iterator[tuple[str, ZoneId, str, int]]:
    """Yield (which side, zone, unit, index); an index counts the cards that stay there."""
    if not row.zone or row.card in held.selection.cards or row.unit in held.selection.units:
        return
    seen = view.zones[row.zone]
    lifted = {*held.selection.cards, *held.selection.units}
    staying = [name for name in seen.items if name not in lifted]
    if row.kind in ("zone", "cell"):
        end = len(staying) if seen.listed else seen.count or 0
        yield "", row.zone, "", 0 if is_stacked(view, layout, row.zone) else end
        return
    # A card on a unit stands for the unit, and the unit for its place in the row.
    name = row.unit or row.card
    place = staying.index(name) if name in staying else row.index
    if row.unit:
        yield "", row.zone, row.unit, place
    if view.setting.zones[row.zone].spec.cells:
        return
    yield "before", row.zone, "", place
    yield "after", row.zone, "", place + 1


def _beside(side: str, name: Words, title: Words) -> Words:
    if side == "before":
        return Words(f"Before {name.en}: {title.en}", f"{name.ja}の前：{title.ja}")
    if side == "after":
        return Words(f"After {name.en}: {title.en}", f"{name.ja}の後：{title.ja}")
    return title
