"""One table while a single fact is applied to it.

Each fact copies only the containers it changes; everything else is shared with the table before.
"""

from __future__ import annotations

from collections.abc import Iterable

from app.core import fact as f
from app.core.apply.fitting import ImpossibleFactError, card_of
from app.core.card import CardState, Unit
from app.core.data.value import copier, replace
from app.core.ids import CardId, ZoneId
from app.core.placed.pile_gaps import Gaps, put_in, taken_out
from app.core.table import Table
from app.core.visibility import face_seers


class TableDraft:
    """Containers of one table while a single fact is applied.

    Units and fields are still the table's own until `stand`: most facts leave them alone.
    """

    __slots__ = (
        "cards",
        "fields",
        "gaps",
        "opened",
        "options",
        "setting",
        "table",
        "units",
        "zones",
    )

    def __init__(self, table: Table) -> None:
        self.table = table
        self.setting = table.setting
        self.cards: list[CardState] = list(table.cards)
        self.zones = dict(table.zones)
        self.fields = table.fields
        self.units = table.units
        self.opened = table.opened
        self.options = table.options
        self.gaps = table.gaps

    def done(self, touched: Iterable[CardId] = ()) -> Table:
        """Return the table as it is now, once it is noted who sees the faces of `touched`."""
        table = self.table
        if table.opened:
            # What is put under an empty seal next is a new secret.
            self.opened = frozenset(zone for zone in table.opened if self.zones[zone])
        _note_known(self, touched)
        return Table(
            table.setting,
            tuple(self.cards),
            self.zones,
            self.fields,
            self.units,
            table.marks,
            table.turn,
            table.stage,
            self.opened,
            self.options,
            self.gaps,
            table.laid,
            table.seals,
        )

    def check_cells(self, zones: Iterable[ZoneId]) -> None:
        """Raise ImpossibleFactError unless each cell of `zones` holds one unit at most."""
        for zone in zones:
            if zone not in self.fields:
                continue
            taken = [self.units[name].cell for name in self.fields[zone]]
            if not any(taken):
                continue
            taken = [cell for cell in taken if cell]
            cells = self.setting.zones[zone].spec.cells
            if len(set(taken)) != len(taken) or not 1 <= min(taken) <= max(taken) <= cells:
                message = f"the units of {zone} cannot stand in the cells {taken}"
                raise ImpossibleFactError(message)

    def stand(self) -> None:
        """Have units and fields that may be written."""
        if self.units is self.table.units:
            self.units, self.fields = dict(self.units), dict(self.fields)

    def lift(self, card: CardId) -> None:
        """Take `card` out of the pile or unit it is in."""
        state = card_of(self.cards, card)
        zone = state.zone
        if state.unit:
            self.stand()
            self._lift_from_unit(card, self.units[state.unit])
            return
        pile = self.zones[zone]
        index = pile.index(card)
        self.zones[zone] = pile[:index] + pile[index + 1 :]
        if self.setting.zones[zone].spec.keeps_places:
            self._set_gaps(zone, taken_out(self.gaps.get(zone, ()), index, len(pile)))

    def _set_gaps(self, zone: ZoneId, gaps: Gaps) -> None:
        self.gaps = {name: held for name, held in self.gaps.items() if name != zone}
        if gaps:
            self.gaps[zone] = gaps

    def _lift_from_unit(self, card: CardId, unit: Unit) -> None:
        under = unit.under
        attached = unit.attached
        base = unit.base
        if card in attached:
            attached = tuple(other for other in attached if other != card)
        elif card in under:
            under = tuple(other for other in under if other != card)
        elif under:
            # Without its top stage the next one is the unit again.
            base, under = under[-1], under[:-1]
        elif attached:
            # Nobody's rule says what becomes of cards left behind: the first carries the rest.
            base, attached = attached[0], attached[1:]
        else:
            del self.units[unit.id]
            units = self.fields[unit.zone]
            self.fields[unit.zone] = tuple(other for other in units if other != unit.id)
            return
        self.units[unit.id] = replace(unit, base=base, under=under, attached=attached)

    def join(self, move: f.CardMove) -> None:
        """Put the lifted card of `move` in its new pile or unit."""
        card = move.card
        if not move.unit:
            pile = self.zones[move.zone]
            at = min(move.at, len(pile))
            self.zones[move.zone] = (*pile[:at], card, *pile[at:])
            if move.zone in self.gaps:
                self._set_gaps(move.zone, put_in(self.gaps[move.zone], at))
            return
        self.stand()
        unit = self.units.get(move.unit)
        now = self.table.turn.number
        if unit is None:
            self.units[move.unit] = Unit(
                move.unit,
                move.zone,
                card,
                position=move.position,
                entered=now,
                changed=now,
                cell=move.cell,
            )
            units = self.fields[move.zone]
            at = min(move.at, len(units))
            self.fields[move.zone] = (*units[:at], move.unit, *units[at:])
        elif move.role == "base":
            self.units[move.unit] = replace(
                unit, base=card, under=(*unit.under, unit.base), changed=now
            )
        elif move.role == "under":
            self.units[move.unit] = replace(unit, under=(card, *unit.under))
        else:
            self.units[move.unit] = replace(unit, attached=(*unit.attached, card))


def with_cards(table: Table, changed: Iterable[tuple[CardId, CardState]]) -> Table:
    """Return the table with cards changed where they lie, once it is noted who sees their faces."""
    draft = TableDraft(table)
    numbers = []
    for card, state in changed:
        draft.cards[card] = state
        numbers.append(card)
    return draft.done(numbers)


_known_to = copier(CardState, "known")


def _note_known(draft: TableDraft, numbers: Iterable[CardId]) -> None:
    """Note of each of these cards who sees its face now."""
    cards = draft.cards
    for number in numbers:
        seers = face_seers(draft, number)
        if not seers <= cards[number].known:
            known = seers if cards[number].known <= seers else cards[number].known | seers
            cards[number] = _known_to(cards[number], known)


def lies_open(table: Table, zone: ZoneId) -> bool:
    """Whether everybody sees what lies face up in `zone`."""
    return table.setting.zones[zone].spec.visibility == "public" or zone in table.opened
