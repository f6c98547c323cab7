"""`apply(table, fact) -> table`: the only writer of a table.

One small function per fact. Each copies only the containers it changes; everything else is
shared with the table before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from app.core import fact as f
from app.core.card import NO_SEATS, CardState, Unit, with_mark
from app.core.data.value import copier, replace
from app.core.ids import JUDGE, CardId, SeatId, UnitId, ZoneId
from app.core.options import names_option, with_options
from app.core.pile_gaps import Gaps, put_in, taken_out
from app.core.seal import Seal, Seals, names_plan, seal_of, with_seal
from app.core.sight import face_seers
from app.core.table import Setting, Stage, Table, Turn
from app.core.text.one_line import one_line
from app.core.zone import MOST_CELLS, Seat, lay_zones


class ImpossibleFactError(ValueError):
    """A fact does not fit the table it is applied to (a damaged or foreign history)."""


class _Draft:
    """Containers of one table while a single fact is applied.

    Units and fields are still the table's own until `stand`: most facts leave them alone.
    """

    __slots__ = ("cards", "fields", "gaps", "opened", "setting", "table", "units", "zones")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.setting = table.setting
        self.cards: list[CardState] = list(table.cards)
        self.zones = dict(table.zones)
        self.fields = table.fields
        self.units = table.units
        self.opened = table.opened
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
            table.options,
            self.gaps,
            table.laid,
            table.seals,
        )

    def check_cells(self, zones: Iterable[ZoneId]) -> None:
        """Raise ImpossibleFactError unless each cell of `zones` holds one unit at most."""
        for zone in set(zones) & self.fields.keys():
            held = [self.units[name].cell for name in self.fields[zone]]
            taken = [cell for cell in held if cell]
            cells = self.setting.zones[zone].spec.cells
            if taken and not (
                len(set(taken)) == len(taken) and 1 <= min(taken) <= max(taken) <= cells
            ):
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


def card_of(cards: Sequence[CardState], number: CardId) -> CardState:
    """Return a card by number; IndexError for one that is not there, -1 as well."""
    if number < 0:
        message = f"there is no card {number}"
        raise IndexError(message)
    return cards[number]


def _moved(table: Table, fact: f.Moved) -> Table:
    draft, touched = _Draft(table), list[CardId]()
    for move in fact.moves:
        before = draft.cards[move.card]
        touched.append(move.card)
        draft.lift(move.card)
        draft.join(move)
        # A face-down card put among others in the open could be any of them afterwards.
        stays = before.zone == move.zone and (move.up or not _lies_open(table, move.zone))
        draft.cards[move.card] = CardState(
            before.ref,
            before.owner,
            # The name that all share: those of a message are new each time, and cards are kept.
            table.setting.zones[move.zone].id,
            move.unit,
            move.handle,
            move.up,
            frozenset(move.shown) if move.shown else NO_SEATS,
            _in_both(before.known, face_seers(table, move.card)) if before.known else NO_SEATS,
            before.entered if stays else table.turn.number,
            before.marks if stays and move.unit == before.unit else (),
        )
    for card, handle in fact.renamed:
        draft.cards[card] = replace(card_of(draft.cards, card), handle=handle)
    draft.check_cells(move.zone for move in fact.moves if move.unit)
    return draft.done([*_tops(draft, fact), *touched])


def _lies_open(table: Table, zone: ZoneId) -> bool:
    return table.setting.zones[zone].spec.visibility == "public" or zone in table.opened


def _tops(draft: _Draft, fact: f.Moved) -> list[CardId]:
    """Return the cards that came to light on piles whose top card everybody sees."""
    before, zones, tops = draft.table.cards, draft.setting.zones, list[CardId]()
    for move in fact.moves:
        for zone in (before[move.card].zone, move.zone):
            if zones[zone].spec.top_only and draft.zones.get(zone):
                tops.append(draft.zones[zone][0])
    return tops


def _brought(table: Table, fact: f.Brought) -> Table:
    _check_seat(fact.owner, table.setting.seats)
    if not 0 < len(fact.cards) <= f.MOST_BROUGHT or fact.at < 0:
        message = f"{len(fact.cards)} cards cannot be brought to place {fact.at}"
        raise ImpossibleFactError(message)
    draft = _Draft(table)
    for place, card in enumerate(fact.cards, fact.at):
        if not f.names_card(card.ref) or card.unit in draft.units:
            message = f"no new card can be {card.ref[:40]!r} in the unit {card.unit!r}"
            raise ImpossibleFactError(message)
        number = len(draft.cards)
        draft.join(
            f.CardMove(
                number,
                fact.zone,
                place,
                unit=card.unit,
                position=card.position,
                cell=card.cell,
            )
        )
        draft.cards.append(_new_card(table, fact, card))
    for number, handle in fact.renamed:
        draft.cards[number] = replace(card_of(table.cards, number), handle=handle)
    draft.check_cells([fact.zone])
    return draft.done(range(len(table.cards), len(draft.cards)))


def _new_card(table: Table, fact: f.Brought, card: f.BroughtCard) -> CardState:
    return CardState(
        card.ref,
        fact.owner,
        fact.zone,
        card.unit,
        card.handle,
        fact.up,
        frozenset(fact.shown) if fact.shown else NO_SEATS,
        # Whoever brings a card knows which it is, wherever it comes to lie.
        frozenset({fact.actor}) if fact.actor >= 0 else NO_SEATS,
        table.turn.number,
    )


def _units_moved(table: Table, fact: f.UnitsMoved) -> Table:
    draft = _Draft(table)
    draft.stand()
    for move in fact.moves:
        unit = draft.units.pop(move.unit)
        units = tuple(other for other in draft.fields[unit.zone] if other != unit.id)
        draft.fields[unit.zone] = units
        name = move.renamed or unit.id
        target = draft.fields[move.zone]
        at = min(move.at, len(target))
        draft.fields[move.zone] = (*target[:at], name, *target[at:])
        draft.units[name] = replace(
            unit, id=name, zone=move.zone, position=move.position, cell=move.cell
        )
        handles = dict(move.handles)
        for card in unit.parts:
            state = draft.cards[card]
            draft.cards[card] = replace(
                state, zone=move.zone, unit=name, handle=handles.get(card, state.handle)
            )
    draft.check_cells(move.zone for move in fact.moves)
    return draft.done()


_shuffled_to = copier(CardState, "handle", "up", "shown", "known", "entered", "marks")


def _shuffled(table: Table, fact: f.Shuffled) -> Table:
    if sorted(fact.order) != sorted(table.zones[fact.zone]):
        message = f"the new order of {fact.zone} does not hold the cards that lie there"
        raise ImpossibleFactError(message)
    cards = list(table.cards)
    handles = fact.handles or (None,) * len(fact.order)
    lies_open = _lies_open(table, fact.zone)
    for card, handle in zip(fact.order, handles, strict=True):
        state = cards[card]
        up = state.up and lies_open
        # Nothing of a face-down card may tell where it lay before: no mark, no time of arrival.
        entered = state.entered if up else table.turn.number
        cards[card] = _shuffled_to(state, handle, up, NO_SEATS, NO_SEATS, entered, ())
    draft = _Draft(table)
    draft.zones[fact.zone] = fact.order
    draft.cards = cards
    return draft.done(fact.order)


def _with_cards(table: Table, changed: Iterable[tuple[CardId, CardState]]) -> Table:
    draft = _Draft(table)
    numbers = []
    for card, state in changed:
        draft.cards[card] = state
        numbers.append(card)
    return draft.done(numbers)


_known_to = copier(CardState, "known")


def _note_known(draft: _Draft, numbers: Iterable[CardId]) -> None:
    """Note of each of these cards who sees its face now."""
    cards = draft.cards
    for number in numbers:
        seers = face_seers(draft, number)
        if not seers <= cards[number].known:
            known = seers if cards[number].known <= seers else cards[number].known | seers
            cards[number] = _known_to(cards[number], known)


def _in_both(seats: frozenset[SeatId], others: frozenset[SeatId]) -> frozenset[SeatId]:
    """Return the seats in both sets: one of the two where that is it, as histories keep many."""
    if seats <= others:
        return seats
    return others if others <= seats else seats & others


def _faced(table: Table, fact: f.Faced) -> Table:
    handles = dict(fact.handles)
    changed = []
    for card in fact.cards:
        state = card_of(table.cards, card)
        # Whoever saw the face before it was turned down may look at it again only if it
        # was granted; a card turned up needs no grant.
        changed.append(
            (
                card,
                replace(
                    state,
                    up=fact.up,
                    handle=handles.get(card, state.handle),
                    shown=NO_SEATS if fact.up else frozenset({fact.actor} & state.known),
                ),
            )
        )
    return _with_cards(table, changed)


def _rotated(table: Table, fact: f.Rotated) -> Table:
    units = dict(table.units)
    for name in fact.units:
        units[name] = replace(units[name], turn=fact.degrees)
    return replace(table, units=units)


def _marked(table: Table, fact: f.Marked) -> Table:
    units = dict(table.units)
    marks = dict(table.marks)
    cards: list[CardState] | None = None
    for change in fact.changes:
        mark = None if change.mark is None else replace(change.mark, by=fact.actor)
        if change.target in units:
            unit = units[change.target]
            units[unit.id] = replace(unit, marks=with_mark(unit.marks, change.key, mark))
        elif change.target.startswith("card."):
            cards = cards or list(table.cards)
            number = int(change.target[5:])
            state = card_of(cards, number)
            cards[number] = replace(state, marks=with_mark(state.marks, change.key, mark))
        else:
            put = with_mark(marks.get(change.target, ()), change.key, mark)
            marks[change.target] = put
            if not put:
                del marks[change.target]
    return replace(
        table, units=units, marks=marks, cards=table.cards if cards is None else tuple(cards)
    )


def _shown(table: Table, fact: f.Shown) -> Table:
    changed = []
    for showing in fact.cards:
        state = card_of(table.cards, showing.card)
        changed.append(
            (
                showing.card,
                replace(
                    state,
                    handle=showing.handle or state.handle,
                    shown=state.shown | frozenset(fact.seats),
                ),
            )
        )
    return _with_cards(table, changed)


def _hidden(table: Table, fact: f.Hidden) -> Table:
    cards = list(table.cards)
    for showing in fact.cards:
        state = card_of(cards, showing.card)
        cards[showing.card] = replace(state, shown=NO_SEATS, handle=showing.handle)
    return replace(table, cards=tuple(cards))


def _turn(table: Table, fact: f.TurnSet) -> Table:
    turn = fact.turn
    for seat in turn.seats:
        _check_seat(seat, table.setting.seats)
    if turn.also and (turn.seat in turn.also or list(turn.also) != sorted(set(turn.also))):
        message = f"a turn of the seats {turn.seats} names one twice, or not in their order"
        raise ImpossibleFactError(message)
    # A chance that is about nothing declared belongs to its phase.
    over = fact.verb != "use" and table.stage.is_idle
    stage = Stage() if over else table.stage
    return replace(table, turn=turn, stage=stage, seals=seals_after(table, fact))


def seals_after(table: Table, fact: f.TurnSet) -> Seals:
    """Return the plans that are left once the turn is another: those that lay open are over.

    Before the first turn nobody has planned anything.
    """
    if not table.seals or fact.verb == "anew":
        return ()
    if fact.turn.number == table.turn.number:
        return table.seals
    return tuple(seal for seal in table.seals if seal.locked)


def _check_seat(seat: SeatId, seats: tuple[Seat, ...]) -> None:
    if not 0 <= seat < len(seats):
        message = f"there is no seat {seat}"
        raise IndexError(message)


def _declared(table: Table, fact: f.Declared) -> Table:
    declared = fact.declaration
    for card, _ in zip(declared.cards, declared.handles, strict=True):
        card_of(table.cards, card)
    declarations = (*table.stage.declarations, declared)
    return replace(table, stage=Stage(declarations, fact.chance, ()))


def _passed(table: Table, fact: f.ChancePassed) -> Table:
    stage = table.stage
    # Where nobody held it the chance begins to go round.
    before = () if stage.chance is None else stage.passed
    return replace(table, stage=Stage(stage.declarations, fact.chance, (*before, fact.actor)))


def _settled(table: Table, fact: f.Settled) -> Table:
    declarations = tuple(d for d in table.stage.declarations if d.id != fact.declaration)
    return replace(table, stage=Stage(declarations, fact.chance, ()))


def _seals_opened(table: Table, fact: f.SealsOpened) -> Table:
    opened = replace(table, opened=table.opened | frozenset(fact.zones))
    handles = dict(fact.handles)
    return _with_cards(
        opened,
        [
            (card, replace(table.cards[card], up=True, handle=handles[card], shown=NO_SEATS))
            for zone in fact.zones
            for card in table.zones[zone]
        ],
    )


def _plan_locked(table: Table, fact: f.PlanLocked) -> Table:
    _check_seat(fact.actor, table.setting.seats)
    if not names_plan(fact.plan):
        message = "a plan has another length or other characters than a plan may have"
        raise ImpossibleFactError(message)
    return replace(table, seals=with_seal(table.seals, Seal(fact.actor, fact.plan)))


def _plan_unlocked(table: Table, fact: f.PlanUnlocked) -> Table:
    _check_locked(table, fact.actor)
    return replace(table, seals=tuple(seal for seal in table.seals if seal.seat != fact.actor))


def _plans_opened(table: Table, fact: f.PlansOpened) -> Table:
    for seat in fact.seats:
        _check_locked(table, seat)
    _check_agreed(table, fact.agreed)
    opened = [replace(s, locked=False) if s.seat in fact.seats else s for s in table.seals]
    return replace(table, seals=tuple(opened))


def _check_locked(table: Table, seat: SeatId) -> None:
    seal = seal_of(table.seals, seat)
    if seal is None or not seal.locked:
        message = f"seat {seat} has locked no plan"
        raise ImpossibleFactError(message)


def _options_set(table: Table, fact: f.OptionsSet) -> Table:
    return replace(table, options=with_options(table.options, fact.changes))


def _ruled(table: Table, fact: f.Ruled) -> Table:
    if not names_option(fact.rule) or len(fact.subjects) > f.MOST_SUBJECTS:
        message = f"no ruling is about {len(fact.subjects)} things and {fact.rule[:40]!r}"
        raise ImpossibleFactError(message)
    _check_agreed(table, fact.seats)
    return table


def _check_agreed(table: Table, seats: tuple[SeatId, ...]) -> None:
    for seat in seats:
        if seat != JUDGE:
            _check_seat(seat, table.setting.seats)


def _unchanged(table: Table, _fact: f.Fact) -> Table:
    return table


def begin(fact: f.Began) -> Table:
    """Return the table that `fact` lays. Raises LookupError or ValueError if it cannot be laid."""
    _check_seat(fact.first, fact.seats)
    zones = lay_zones(fact.zones, fact.seats)
    for spec in fact.zones:
        if not 0 <= spec.cells <= (MOST_CELLS if spec.holds == "units" else 0):
            message = f"the zone {spec.name} cannot have {spec.cells} cells"
            raise ValueError(message)
    piles: dict[ZoneId, list[CardId]] = {}
    fields: dict[ZoneId, list[UnitId]] = {}
    for zone in zones.values():
        if zone.spec.holds == "pile":
            piles[zone.id] = []
        else:
            fields[zone.id] = []
    units: dict[UnitId, Unit] = {}
    cards = []
    for number, start in enumerate(fact.cards):
        _check_seat(start.owner, fact.seats)
        if start.unit in units:
            unit = units[start.unit]
            if unit.zone != start.zone:
                message = f"the unit {unit.id} cannot begin in two zones"
                raise ValueError(message)
            units[unit.id] = replace(unit, attached=(*unit.attached, number))
        elif start.unit:
            units[start.unit] = Unit(start.unit, start.zone, number, cell=start.cell)
            fields[start.zone].append(start.unit)
        else:
            piles[start.zone].append(number)
        cards.append(
            CardState(start.ref, start.owner, start.zone, start.unit, start.handle, start.up)
        )
    # A file may have been written by anybody.
    seats = tuple(replace(seat, name=one_line(seat.name)) for seat in fact.seats)
    table = Table(
        Setting(fact.game, seats, zones, fact.seed),
        tuple(cards),
        {zone: tuple(pile) for zone, pile in piles.items()},
        {zone: tuple(members) for zone, members in fields.items()},
        units,
        turn=Turn(seat=fact.first),
        options=with_options((), fact.options) if fact.options else (),
        laid=len(cards),
    )
    _Draft(table).check_cells(fields)
    return _with_cards(table, enumerate(cards))


_APPLY: dict[type[Any], Callable[[Table, Any], Table]] = {
    f.Moved: _moved,
    f.Brought: _brought,
    f.UnitsMoved: _units_moved,
    f.Shuffled: _shuffled,
    f.Faced: _faced,
    f.Rotated: _rotated,
    f.Marked: _marked,
    f.Shown: _shown,
    f.Hidden: _hidden,
    f.CoinsFlipped: _unchanged,
    f.DiceRolled: _unchanged,
    f.TurnSet: _turn,
    f.Declared: _declared,
    f.ChancePassed: _passed,
    f.Settled: _settled,
    f.SealsOpened: _seals_opened,
    f.PlanLocked: _plan_locked,
    f.PlanUnlocked: _plan_unlocked,
    f.PlansOpened: _plans_opened,
    f.Announced: _unchanged,
    f.OptionsSet: _options_set,
    f.Ruled: _ruled,
}


def _laid_first(table: Table | None, fact: f.Began) -> f.Began:
    if table is not None:
        raise ImpossibleFactError("a table is laid once")
    return fact


def _laid(table: Table | None) -> Table:
    if table is None:
        message = "a history begins with the laying of a table"
        raise ImpossibleFactError(message)
    return table


def apply(table: Table | None, fact: f.Fact) -> Table:
    """Return the table after `fact`; `table` is None only for `Began`.

    Raises ImpossibleFactError if the fact does not fit the table.
    """
    try:
        if type(fact) is f.Began:
            return begin(_laid_first(table, fact))
        return _APPLY[type(fact)](_laid(table), fact)
    except ImpossibleFactError:
        raise
    except (LookupError, ValueError) as problem:
        message = f"a fact of kind {fact.kind!r} does not fit the table: {problem!r}"
        raise ImpossibleFactError(message) from problem
