"""What a seat may know: all of secrecy in this file, with what it asks of `visibility`.

`view` and `redact` build what a seat may know from an allow-list; they never copy the truth
and blank it. Both use the same three projections (`_zone`, `_card`, `_unit`), so a stream of
redacted facts and a fresh view cannot differ. Whatever is sent is put in an order made of
handles, which are random, never of card numbers, which follow the deck list.
"""

from __future__ import annotations

from app.core import fact as f
from app.core.apply.changes import Changes, changes
from app.core.card import CardState, Unit
from app.core.data.value import replace
from app.core.facts.agreement_facts import Ruled
from app.core.ids import JUDGE, CardId, Handle, SeatId, UnitId, ZoneId
from app.core.seal import SeatSeal, SeatSeals
from app.core.table import Stage, Table
from app.core.text.events import events
from app.core.view import (
    Event,
    SeatCard,
    SeatDeclaration,
    SeatFact,
    SeatStage,
    SeatUnit,
    SeatView,
    SeatZone,
)
from app.core.visibility import Alike, is_one_of, lies_open_to, lists, sees_face, viewers
from app.core.zone import cell_named


def _card(table: Table, seat: SeatId, number: CardId, alike: Alike = None) -> SeatCard | None:
    """Project one card; None if `seat` cannot single it out."""
    state = table.cards[number]
    if state.handle is None and seat != JUDGE:
        # The rule in a hidden pile; wherever somebody lists or sees a card it has one.
        return None
    seen = sees_face(table, seat, number, alike)
    if not seen and not lists(table, seat, state.zone, alike):
        return None
    return SeatCard(
        _handle(state, number, seat),
        state.ref if seen else None,
        state.owner,
        state.zone,
        state.unit,
        state.up,
        state.marks,
        state.entered,
    )


def _handle(state: CardState, number: CardId, seat: SeatId) -> Handle:
    """Return the card's handle; the judge, who sees all, names hidden cards by number."""
    if state.handle is None:
        if seat != JUDGE:
            message = f"card {number} in {state.zone} is seen but has no handle"
            raise AssertionError(message)
        return f"j{number}"
    return state.handle


def _handles(table: Table, seat: SeatId, numbers: tuple[CardId, ...]) -> tuple[Handle, ...]:
    """Return the handles of cards that `seat` can single out."""
    cards = table.cards
    return tuple([cards[one].handle or _handle(cards[one], one, seat) for one in numbers])


def _zone(table: Table, seat: SeatId, zone_id: ZoneId, alike: Alike = None) -> SeatZone:
    """Project one zone."""
    if zone_id in table.fields:
        units = table.fields[zone_id]
        return SeatZone(zone_id, len(units), listed=True, items=units)
    pile = table.zones[zone_id]
    zone = table.setting.zones[zone_id]
    cards = table.cards
    if lists(table, seat, zone_id, alike):
        items = _handles(table, seat, pile)
        gaps = table.gaps.get(zone_id, ())
        return SeatZone(zone_id, len(pile), listed=True, items=items, gaps=gaps)
    spec = zone.spec
    if spec.visibility == "sealed":
        # Places under a seal would tell how many cards lie there: those shown are only ranked.
        shown = [cards[number].handle for number in pile if sees_face(table, seat, number, alike)]
        named = (handle for handle in shown if handle is not None)
        return SeatZone(zone_id, None, sealed=bool(pile), seen=tuple(enumerate(named)))
    below = spec.counted_below
    told = below is None or len(pile) < below or is_one_of(seat, viewers(table, zone_id), alike)
    # Cards without a handle are the rule in a hidden pile; skip them quickly.
    seen = [
        (place, _handle(cards[number], number, seat))
        for place, number in enumerate(pile)
        if cards[number].handle is not None and sees_face(table, seat, number, alike)
    ]
    if below is not None and not told:
        # Gaps would tell at least how many there are, and so would a place that lies deeper.
        deep = [handle for lies, handle in seen if lies >= below]
        near = [one for one in seen if one[0] < below]
        return SeatZone(zone_id, None, seen=(*near, *enumerate(deep, below)))
    return SeatZone(zone_id, len(pile), seen=tuple(seen), gaps=table.gaps.get(zone_id, ()))


def _unit(table: Table, seat: SeatId, unit: Unit) -> SeatUnit:
    """Project one unit; fields are public, so every part has a handle."""
    cards = table.cards
    return SeatUnit(
        unit.id,
        unit.zone,
        _handle(cards[unit.base], unit.base, seat),
        _handles(table, seat, unit.under) if unit.under else (),
        _handles(table, seat, unit.attached) if unit.attached else (),
        unit.marks,
        unit.turn,
        unit.position,
        unit.entered,
        unit.changed,
        unit.cell,
    )


def _stage(table: Table, seat: SeatId, stage: Stage, alike: Alike = None) -> SeatStage:
    """Project the stage: key cards by handle where the seat sees or could follow them.

    One that was hidden when it was declared is not pointed out when it comes to lie face down.
    """
    declarations = []
    for declaration in stage.declarations:
        handles = []
        for number, declared in zip(declaration.cards, declaration.handles, strict=True):
            card = _card(table, seat, number, alike)
            told = card is not None and (card.ref is not None or card.handle == declared)
            handles.append(card.handle if card is not None and told else None)
        declarations.append(
            SeatDeclaration(
                declaration.id,
                declaration.seat,
                declaration.text,
                tuple(handles),
                declaration.targets,
                declaration.cost,
            )
        )
    return SeatStage(tuple(declarations), stage.chance, stage.passed)


def _seals(table: Table, seat: SeatId, alike: Alike = None) -> SeatSeals:
    """Project the plans: that a seat has locked one, and what it is where it is the own or open."""
    return tuple(
        SeatSeal(
            seal.seat,
            seal.locked,
            seal.plan
            if not seal.locked or seat == JUDGE or is_one_of(seat, (seal.seat,), alike)
            else None,
        )
        for seal in table.seals
    )


def view(table: Table, seat: SeatId) -> SeatView:
    """Return all that `seat` (a player, `JUDGE` or `SPECTATOR`) may know of `table`."""
    cards: dict[Handle, SeatCard] = {}
    for number in range(len(table.cards)):
        card = _card(table, seat, number)
        if card is not None:
            cards[card.handle] = card
    return SeatView(
        seat,
        table.setting,
        {zone: _zone(table, seat, zone) for zone in table.setting.zones},
        {handle: cards[handle] for handle in sorted(cards)},
        {name: _unit(table, seat, table.units[name]) for name in sorted(table.units)},
        dict(sorted(table.marks.items())),
        table.turn,
        _stage(table, seat, table.stage),
        table.options,
        _seals(table, seat),
    )


def handles_seen(table: Table, seat: SeatId, alike: Alike = None) -> frozenset[Handle]:
    """Return the handles of `view(table, seat).cards`, without making the rest of the view."""
    handles = (handle_seen(table, seat, number, alike) for number in range(len(table.cards)))
    return frozenset(handle for handle in handles if handle is not None)


def handle_seen(table: Table, seat: SeatId, number: CardId, alike: Alike = None) -> Handle | None:
    """Return the handle of a card in the view of `seat`; None if it cannot single the card out."""
    state = table.cards[number]
    if sees_face(table, seat, number, alike) or lists(table, seat, state.zone, alike):
        return _handle(state, number, seat)
    return None


def knowers(table: Table, seat: SeatId) -> dict[Handle, tuple[SeatId, ...]]:
    """Return which players know each card that not all of them see where it lies.

    The judge alone is told of others' knowledge; nobody else is told of any card.
    """
    if seat != JUDGE:
        return {}
    players = range(len(table.setting.seats))
    return {
        _handle(state, number, seat): tuple(sorted(state.known))
        for number, state in enumerate(table.cards)
        if not all(lies_open_to(table, one, number) for one in players)
    }


def redact(
    before: Table | None,
    fact: f.Fact,
    after: Table,
    seat: SeatId,
    touched: Changes | None = None,
    alike: Alike = None,
) -> SeatFact:
    """Return `fact`, which turned `before` into `after`, as `seat` learns it.

    `touched`: the changes of `fact`, where several seats are told of it. In `alike`, seats without
    the judge's, those are left that learn just the same; nobody learns what the judge does.
    """
    if alike and seat == JUDGE:
        alike.clear()
    if touched is None:
        touched = changes(after if before is None else before, fact)
    told = tuple(_told(before, fact, after, seat, alike))
    return _patch(before, after, seat, touched, told, alike)


def _told(
    before: Table | None, fact: f.Fact, after: Table, seat: SeatId, alike: Alike = None
) -> list[Event]:
    """Return the events of `fact` as `seat` may hear them.

    `events` gets a question it may ask of every card, "does this seat see its face, before or
    after?", and nothing else that knows the truth of a face.
    """

    def name(number: CardId) -> str | None:
        if sees_face(after, seat, number, alike):
            return after.cards[number].ref
        if before is None or number >= len(before.cards):
            return None
        return after.cards[number].ref if sees_face(before, seat, number, alike) else None

    told = events(before, fact, after, name)
    if isinstance(fact, Ruled):
        about = _subjects(after, seat, fact.subjects, alike)
        return [replace(event, about=about) for event in told]
    if before is None:
        # All cards that were laid, less those that are seen, would be those that are not told.
        counts = all(_zone(after, seat, zone, alike).count is not None for zone in after.zones)
        return told if counts else [replace(told[0], count=0), *told[1:]]
    return [
        _uncounted(event) if _tells_size(before, after, event, seat, alike) else event
        for event in told
    ]


def _subjects(table: Table, seat: SeatId, names: tuple[str, ...], alike: Alike) -> tuple[str, ...]:
    """Return those of the things a ruling is about that `seat` sees as well."""
    handles = handles_seen(table, seat, alike)
    others = {"table", *(f"seat.{number}" for number in range(len(table.setting.seats)))}
    zones = table.setting.zones
    return tuple(
        n for n in names if n in handles or n in table.units or n in others or cell_named(zones, n)
    )


def _tells_size(before: Table, after: Table, event: Event, seat: SeatId, alike: Alike) -> bool:
    """Whether the number of cards in `event` would tell `seat` a size it is not told."""
    zones = (event.source,) if event.source == event.goal else (event.source, event.goal)
    for zone_id in zones:
        if zone_id not in before.zones or zone_id not in after.zones:
            continue
        if lists(before, seat, zone_id, alike) or lists(after, seat, zone_id, alike):
            continue
        if before.setting.zones[zone_id].spec.visibility == "sealed":
            return True
        # A look at the whole pile would count it; one at its top cards does not.
        whole = event.source == event.goal and event.count >= len(before.zones[zone_id])
        if whole and _zone(before, seat, zone_id, alike).count is None:
            return True
    return False


def _uncounted(event: Event) -> Event:
    """Return `event` about the cards this seat sees, or else about "something"."""
    known = tuple(ref for ref in event.cards if ref is not None)
    return replace(event, cards=known, count=len(known))


def _patch(
    before: Table | None,
    after: Table,
    seat: SeatId,
    touched: Changes,
    told: tuple[Event, ...],
    alike: Alike,
) -> SeatFact:
    """Project what was touched, before and after, and return the difference."""
    old: set[Handle] = set()
    new: dict[Handle, SeatCard] = {}
    for number in touched.cards:
        # What was brought just now was not there before.
        if before is not None and number < len(before.cards):
            # As in `_card`: what has no handle nobody but the judge could single out.
            named = before.cards[number].handle is not None or seat == JUDGE
            handle = handle_seen(before, seat, number, alike) if named else None
            if handle is not None:
                old.add(handle)
        card = _card(after, seat, number, alike)
        if card is not None:
            new[card.handle] = card
    zones = after.setting.zones
    units: list[SeatUnit] = []
    gone_units: list[UnitId] = []
    for name in sorted(touched.units):
        unit = after.units.get(name)
        if unit is not None:
            units.append(_unit(after, seat, unit))
        elif before is not None and name in before.units:
            gone_units.append(name)
    return SeatFact(
        told,
        tuple([_zone(after, seat, zone, alike) for zone in sorted(touched.zones)]),
        tuple([new[handle] for handle in sorted(new)]),
        tuple(sorted(old - new.keys())),
        tuple(units),
        tuple(gone_units),
        tuple(sorted(after.marks.items())) if touched.marks else None,
        after.turn if touched.turn else None,
        _stage_if_changed(before, after, seat, alike) if touched.stage else None,
        after.options if touched.options else None,
        _seals(after, seat, alike) if touched.seals else None,
        tuple([zones[zone] for zone in sorted(touched.made) if zone in zones]),
        tuple([zone for zone in sorted(touched.made) if zone not in zones]),
    )


def _stage_if_changed(
    before: Table | None, after: Table, seat: SeatId, alike: Alike
) -> SeatStage | None:
    """Project the stage if it looks different now.

    That a hidden card moved is no reason to send it: it would tell that it is a key card.
    """
    now = _stage(after, seat, after.stage, alike)
    then = None if before is None else _stage(before, seat, before.stage, alike)
    return None if then == now else now
