"""Reads a position from a seat's own view and its memory: nothing the seat does not know."""

from __future__ import annotations

from typing import Literal

from app.core.card import Mark, mark_of, value_of
from app.core.data.asked_once import asked_while
from app.core.data.value import replace
from app.core.ids import SeatId, ZoneId, zone_name
from app.core.view import SeatUnit, SeatView, SeatZone
from app.games.pokemon.adviser.model.card_plays import DrawCards
from app.games.pokemon.adviser.model.condition_counts import damage_counters
from app.games.pokemon.adviser.model.game_memory import Memory
from app.games.pokemon.adviser.model.known_cards import is_energy, kind, known
from app.games.pokemon.adviser.model.plays import Play
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Condition, InStadium, Mon, Side
from app.games.pokemon.adviser.model.reading_cache import Zones
from app.games.pokemon.adviser.model.turn_record import Turn
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.table.printed_facts import facts
from app.games.pokemon.table.seat_board import CHOSEN, chosen_foe
from app.games.pokemon.table.special_conditions import CONDITIONS
from app.games.pokemon.variants.every_variant import variant_of
from app.games.table_tools import place_of, side


def position_of(view: SeatView, memory: Memory, gesture: tuple[Play, ...] = ()) -> Position:
    """Return the position that a seat sees, with what it remembers."""
    position = memory.glimpses.position(view, memory, lambda: _read(view, memory))
    if not gesture:
        return position
    turn = position.turn
    if turn.drew and not memory.drew and any(isinstance(play, DrawCards) for play in gesture):
        # The gesture that ticks the draw off is the draw itself.
        turn = replace(turn, drew=False)
    return replace(position, gesture=gesture, turn=turn)


def _read(view: SeatView, memory: Memory) -> Position:
    return Position(
        _seen_sides(view, memory),
        Turn(
            view.turn.seat,
            view.turn.number,
            view.turn.phase,
            memory.drew or view.turn.used("draw") > 0,
            view.turn.ledger,
            memory.turn,
            memory.hit,
            view.turn.also,
        ),
        memory.record,
        _stadiums(view, memory),
        memory.first if memory.first is not None else 0,
        variant_of(view),
        options=getattr(view, "options", ()),
        marks=view.marks.get("table", ()),
        choices=_choices(view) if variant_of(view).causes else (),
        loose=_loose(view),
        kept=memory.kept,
        seen_by=view.seat if view.seat >= 0 else None,
    )


def _seen_sides(view: SeatView, memory: Memory) -> tuple[Side, ...]:
    """Return all sides as they were read last, as far as nothing of them changed since."""
    told = (memory.turns, memory.conditions, memory.evolved, memory.devolved)
    source = (view.setting, view.cards, view.units, view.zones, view.marks, view.seat, *told)
    seats = range(len(view.setting.seats))
    return memory.glimpses.sides(
        source, lambda: tuple([_seen_side(view, memory, seat) for seat in seats])
    )


_ZONES = ("active", "bench", "hand", "prizes", "deck", "discard", "lost")


@asked_while("setting", "seat")
def _places(view: SeatView, seat: SeatId) -> tuple[ZoneId, ...]:
    return tuple(place_of(view, name, seat) for name in _ZONES)


def _seen_side(view: SeatView, memory: Memory, seat: SeatId) -> Side:
    """Return a player's side as it was read last, as far as nothing of it changed since."""
    zones = tuple(map(view.zones.__getitem__, _places(view, seat)))
    more = (view.marks.get(f"seat.{seat}", ()), memory.turns_of(seat))
    remembered = memory.by_unit
    units = (unit for zone in zones[:2] for unit in zone.items) if remembered else ()
    told = tuple([(unit, remembered[unit]) for unit in units if unit in remembered])
    return memory.glimpses.side(
        view,
        seat,
        zones,
        more,
        told,
        lambda: _side(view, memory, seat, zones),
        lambda: _mons(view, memory, seat, zones),
    )


def _side(view: SeatView, memory: Memory, seat: SeatId, zones: Zones) -> Side:
    """Return a player's side without its Pokémon."""
    about = view.setting.seats[seat]
    _, _, hand, prizes, deck, discard, lost = zones
    marks = view.marks.get(f"seat.{seat}", ())
    return Side(
        seat,
        about.name,
        about.team,
        (),
        prizes.count,
        sum(view.cards[handle].up for handle in view.cards_in(prizes.id)),
        deck.count,
        _hand(view, hand),
        hand.count,
        _seen_pile(view, memory, discard),
        _seen_pile(view, memory, lost),
        marks=marks,
        turns=memory.turns_of(seat),
        out=mark_of(marks, OUT) is not None,
    )


def _mons(view: SeatView, memory: Memory, seat: SeatId, zones: Zones) -> tuple[Mon, ...]:
    return tuple(
        _seen_mon(view, memory, view.units[unit], seat, spot)
        for spot, zone in zip(_SPOTS, zones, strict=False)
        for unit in zone.items
        if unit in view.units and side(view, unit) == seat
    )


OUT = "out"
"""The mark on a player who is out of the game."""
GIVEN_BY = "seat."
"""What the mark of a condition says of who gave it begins so."""
_SPOTS: tuple[Literal["active", "bench"], ...] = ("active", "bench")


def _hand(view: SeatView, zone: SeatZone) -> tuple[Card, ...] | None:
    """Return a hand that the seat lists whole and knows card by card."""
    cards = [known(view.cards[handle].ref) for handle in zone.items] if zone.listed else [None]
    whole = tuple(card for card in cards if card is not None)
    return whole if zone.listed and len(whole) == len(cards) else None


def _seen_pile(view: SeatView, memory: Memory, zone: SeatZone) -> tuple[Card, ...]:
    return memory.glimpses.pile(zone, lambda: _pile(view, zone))


def _pile(view: SeatView, zone: SeatZone) -> tuple[Card, ...]:
    refs = (view.cards[handle].ref for handle in zone.items)
    return tuple(facts(ref) for ref in refs if ref is not None)


def _seen_mon(
    view: SeatView,
    memory: Memory,
    unit: SeatUnit,
    seat: SeatId,
    spot: Literal["active", "bench"],
) -> Mon:
    """Return a Pokémon as it was read last, if nothing of it changed since."""
    more = (seat, spot, memory.by_unit.get(unit.id))
    return memory.glimpses.mon(view, unit, more, lambda: _mon(view, memory, unit, seat, spot))


def _mon(
    view: SeatView,
    memory: Memory,
    unit: SeatUnit,
    seat: SeatId,
    spot: Literal["active", "bench"],
) -> Mon:
    cards = view.cards
    top = known(cards[unit.base].ref)
    stages = [known(cards[handle].ref) for handle in unit.under]
    parts: dict[str, list[Card]] = {"energy": [], "tools": [], "others": []}
    unknown, noted, by_name = 0, [], []
    for handle in unit.attached:
        card, ref = known(cards[handle].ref), cards[handle].ref
        if card is None:
            unknown += 1
            by_name += [facts(ref)] if ref is not None else []
        elif is_energy(card):
            parts["energy"].append(card)
            noted.append(cards[handle].marks)
        else:
            parts["tools" if kind(card) == "tool" else "others"].append(card)
    owners = tuple(cards[handle].owner for handle in (*unit.under, unit.base, *unit.attached))
    evolved = unit.changed if unit.under and unit.changed > unit.entered else 0
    return Mon(
        unit.id,
        seat,
        spot,
        top,
        tuple(card for card in (*stages, top) if card is not None),
        tuple(parts["energy"]),
        tuple(parts["tools"]),
        tuple(parts["others"]),
        owners,
        unknown,
        value_of(unit.marks, "damage"),
        None,
        tuple(
            _condition(memory, unit, mark)
            for key in (CONDITIONS if unit.marks else ())
            if (mark := mark_of(unit.marks, key)) is not None
        ),
        unit.turn,
        unit.entered,
        memory.evolved_in(unit.id, evolved),
        memory.devolved_in(unit.id),
        unit.marks,
        not cards[unit.base].up,
        energy_marks=tuple(noted) if any(noted) else (),
        by_name=tuple(by_name),
    )


def _condition(memory: Memory, unit: SeatUnit, mark: Mark) -> Condition:
    """Return a condition as its mark tells it: who gave it stands there where that matters."""
    given, since = memory.given(unit.id, mark.key)
    said = mark.text.removeprefix(GIVEN_BY)
    if said != mark.text and said.isdecimal() and len(said) <= 2:
        given = int(said)
    return Condition(mark.key, damage_counters(mark.key, mark.value), given, since)


def _stadiums(view: SeatView, memory: Memory) -> tuple[InStadium, ...]:
    units = [view.units[unit] for unit in view.zones["stadium"].items]
    return tuple(
        InStadium(
            unit.id,
            known(view.cards[unit.base].ref),
            view.cards[unit.base].owner,
            memory.player_of_stadium,
            unit.turn,
        )
        for unit in units
    )


def _choices(view: SeatView) -> tuple[tuple[str, SeatId], ...]:
    """Return the opponents chosen for what cards in play do."""
    return tuple(
        (unit.id, seat)
        for unit in view.units.values()
        if unit.marks
        and mark_of(unit.marks, CHOSEN) is not None
        and (seat := chosen_foe(view, unit.id)) is not None
        and zone_name(unit.zone) in (*_SPOTS, "stadium")
    )


def _loose(view: SeatView) -> tuple[tuple[str, Card | None, SeatId], ...]:
    return tuple(
        (unit.id, known(view.cards[unit.base].ref), view.cards[unit.base].owner)
        for name in view.zones["stage"].items
        if zone_name((unit := view.units[name]).zone) == "stage"
    )
