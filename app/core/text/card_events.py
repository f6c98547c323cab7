"""Cards and units that move, turn and are seen, as sentences tell them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import groupby
from operator import itemgetter

from app.core import fact as f
from app.core.facts.knowledge_facts import Forgotten
from app.core.ids import CardId, UnitId, ZoneId
from app.core.table import Table
from app.core.text.mark_events import Namer, at_cell, unit_name, unit_seat
from app.core.text.table_sentences import FORGET, KNOW, UNKNOWN
from app.core.view import Event


def moved(before: Table, fact: f.Moved, after: Table, name: Namer) -> list[Event]:
    """Return what is told of cards that moved: those that go the same way together."""
    moves = fact.moves
    if len(moves) == 1:  # nearly always
        way = _way(before, after, moves[0], (moves[0].card,))
        return [_moved_so(before, fact, after, name, moves, way)]
    cards = {move.card for move in moves}
    ways = [(_way(before, after, move, cards), move) for move in moves]
    return [
        _moved_so(before, fact, after, name, [move for _, move in group], way)
        for way, group in groupby(ways, itemgetter(0))
    ]


_Way = tuple[ZoneId, ZoneId, UnitId, str, str]
"""From where, to where; the unit that is joined and as what; where in its goal a card lies."""


def _way(before: Table, after: Table, move: f.CardMove, cards: Collection[CardId]) -> _Way:
    """Return which way a card goes that moves together with `cards`."""
    source, goal, unit = before.cards[move.card].zone, move.zone, move.unit
    if unit in before.units:
        return source, goal, unit, move.role, _end(after, cards, goal)
    return source, goal, "", "", at_cell(move.cell) or _end(after, cards, goal)


def _moved_so(
    before: Table,
    fact: f.Moved,
    after: Table,
    name: Namer,
    moves: Sequence[f.CardMove],
    way: _Way,
) -> Event:
    """Return what is told of cards that go one way."""
    source, goal, unit, role, at = way
    verb = fact.verb
    if verb == "move" and role:
        verb = {"base": "evolve", "under": "tuck", "attached": "attach"}[role]
    left = before.cards[moves[0].card].unit
    concerned = unit or (left if left in after.units else "")
    if role == "base":
        called = _evolved(before, name, unit)
    else:
        called = unit_name(before, after, name, concerned) if concerned else None
    return Event(
        verb,
        fact.actor,
        tuple([name(move.card) for move in moves]),
        len(moves),
        source,
        goal,
        called,
        unit_seat(before, after, concerned) if concerned else None,
        at,
    )


def _evolved(before: Table, name: Namer, unit: UnitId) -> str | None:
    """Return what stood there before the evolution."""
    return name(before.units[unit].base)


def _end(after: Table, moved: Collection[CardId], zone: ZoneId) -> str:
    """Return where in a hidden pile the moved cards lie now; cards with places lie side by side.

    From where they came to lie and nothing else: where in the pile they lay before is a secret.
    """
    spec = after.setting.zones[zone].spec
    if spec.holds == "units" or spec.visibility != "hidden" or spec.keeps_places:
        return ""
    pile = after.zones[zone]
    if pile[0] in moved:
        return "top"
    return "bottom" if pile[-1] in moved else "middle"


def brought(before: Table, fact: f.Brought, after: Table, name: Namer) -> list[Event]:
    """Return what is told of new cards."""
    numbers = range(len(before.cards), len(after.cards))
    cards = tuple([name(number) for number in numbers])
    joined = next((card.unit for card in fact.cards if card.unit in before.units), "")
    if joined:
        called = unit_name(before, after, name, joined)
        seat = unit_seat(before, after, joined)
        onto = Event("bring_onto", fact.actor, cards, len(cards), "", fact.zone, called, seat)
        return [onto]
    spec = after.setting.zones[fact.zone].spec
    down = not fact.up and (spec.visibility == "public" or fact.zone in after.opened)
    return [
        Event(
            "bring_down" if down else "bring",
            fact.actor,
            cards,
            len(cards),
            goal=fact.zone,
            at=at_cell(fact.cards[0].cell if len(fact.cards) == 1 else 0)
            or _end(after, numbers, fact.zone),
        )
    ]


def units_moved(before: Table, fact: f.UnitsMoved, after: Table, name: Namer) -> list[Event]:
    """Return what is told of whole units that moved, an event for each."""
    told = []
    for move in fact.moves:
        unit = before.units.get(move.unit)
        if unit is None:
            continue
        told.append(
            Event(
                fact.verb,
                fact.actor,
                (unit_name(before, after, name, unit.id),),
                1,
                unit.zone,
                move.zone,
                unit_name(before, after, name, unit.id),
                unit_seat(before, after, move.renamed or unit.id),
                at_cell(move.cell),
            )
        )
    return told


def shuffled(_before: Table, fact: f.Shuffled, _after: Table, _name: Namer) -> list[Event]:
    """Return what is told of a shuffle: not the order, nor how much of the pile was kept.

    How much that is would tell how many of its cards somebody knows.
    """
    text = "" if fact.kept is None else UNKNOWN
    return [Event("shuffle", fact.actor, source=fact.zone, goal=fact.zone, text=text)]


def _by_zone(table: Table, cards: Iterable[CardId]) -> list[tuple[ZoneId, list[CardId]]]:
    """Group cards by the zone they lie in, in the order in which the zones come up."""
    groups: dict[ZoneId, list[CardId]] = {}
    for card in cards:
        groups.setdefault(table.cards[card].zone, []).append(card)
    return list(groups.items())


def faced(before: Table, fact: f.Faced, _after: Table, name: Namer) -> list[Event]:
    """Return what is told of cards that were turned, zone by zone."""
    verb = "face_up" if fact.up else "face_down"
    return [
        Event(verb, fact.actor, tuple(name(card) for card in cards), len(cards), zone, zone)
        for zone, cards in _by_zone(before, fact.cards)
    ]


def rotated(before: Table, fact: f.Rotated, after: Table, name: Namer) -> list[Event]:
    """Return what is told of units that were turned."""
    names = tuple(unit_name(before, after, name, unit) for unit in fact.units)
    seats = {unit_seat(before, after, unit) for unit in fact.units}
    seat = seats.pop() if len(seats) == 1 else None
    return [Event("rotate", fact.actor, names, len(names), unit_seat=seat, number=fact.degrees)]


def shown(before: Table, fact: f.Shown, _after: Table, name: Namer) -> list[Event]:
    """Return what is told of a look at cards, zone by zone; what is said to be known, by number."""
    return [
        Event(
            fact.verb,
            fact.actor,
            () if fact.verb == KNOW else tuple(name(card) for card in cards),
            len(cards),
            zone,
            zone,
            seats=fact.seats,
        )
        for zone, cards in _by_zone(before, (showing.card for showing in fact.cards))
    ]


def hidden(_before: Table, fact: f.Hidden, _after: Table, _name: Namer) -> list[Event]:
    """Return what is told of the end of a look."""
    return [Event("hide", fact.actor, count=len(fact.cards), source=fact.zone, goal=fact.zone)]


def forgotten(before: Table, fact: Forgotten, _after: Table, _name: Namer) -> list[Event]:
    """Return what is told of cards that seats are said not to know any more, zone by zone."""
    return [
        Event(FORGET, fact.actor, count=len(cards), source=zone, goal=zone, seats=fact.seats)
        for zone, cards in _by_zone(before, (card for card, _ in fact.cards))
    ]
