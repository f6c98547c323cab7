"""A simple opening turn, played alone: what a goldfisher does before thinking.

Bench the Basics, evolve what may evolve, attach one Energy, attack if the cost is paid. It
plays no Trainers: their effects are for people.
"""

from __future__ import annotations

from app.core.intent import Procedure, Step
from app.core.view import SeatView
from app.games.pokemon.procedures.attack_payment import attacks_of
from app.games.pokemon.table import moves, promoting
from app.games.pokemon.table.printed_facts import ENERGY, evolves, facts, is_basic, kind
from app.games.pokemon.table.seat_board import actives, hand
from app.games.table_tools import base_ref, count, gesture, me, own, units_in

BENCHED = 4
"""A goldfisher leaves a place on the Bench free."""


def next_gesture(view: SeatView) -> Step | None:
    """Return the next gesture of this turn, None when it is time to end it."""
    if view.turn.number == 0:
        return _set_up(view)
    for way in (_promote, _bench, _evolve, _attach, _attack):
        step = way(view)
        if step is not None:
            return step
    return None


def _basics(view: SeatView) -> tuple[str, ...]:
    return tuple(card for card in hand(view) if is_basic(view.cards[card].ref))


def _without_data(view: SeatView) -> tuple[str, ...]:
    return tuple(card for card in hand(view) if kind(view.cards[card].ref) == "unknown")


def _set_up(view: SeatView) -> Step | None:
    if count(view, own(view, "prizes")):
        return None
    basics = _basics(view)
    # A hand without a Basic Pokémon stays only where `setup` gave up on the deck, or where a card
    # without data may be one.
    active = basics[:1] or _without_data(view)[:1]
    if not active and not actives(view, me(view)):
        return None if hand(view) else Procedure("setup")
    bench = basics[1 : 1 + BENCHED]
    return Procedure("setup_place", (("active", ",".join(active)), ("bench", ",".join(bench))))


def _promote(view: SeatView) -> Step | None:
    if actives(view, me(view)):
        return None
    bench = units_in(view, own(view, "bench"))
    if bench:
        return gesture(promoting.promote_unit(view, bench[0]))
    basics = _basics(view)
    return gesture(promoting.promote_card(view, basics[0])) if basics else None


def _bench(view: SeatView) -> Step | None:
    basics = _basics(view)
    if not basics or len(units_in(view, own(view, "bench"))) >= BENCHED:
        return None
    return gesture(moves.bench_cards(view, basics[:1]))


def _evolve(view: SeatView) -> Step | None:
    """Evolve what was not put down or evolved this turn, from the second turn on."""
    now = view.turn.number
    for unit in (*actives(view, me(view)), *units_in(view, own(view, "bench"))):
        standing = view.units[unit]
        if now < 2 or now in (standing.entered, standing.changed):
            continue
        for card in hand(view):
            if evolves(view.cards[card].ref, base_ref(view, standing)):
                return gesture(moves.evolve(view, card, unit))
    return None


def _attach(view: SeatView) -> Step | None:
    units = actives(view, me(view))
    energy = [card for card in hand(view) if kind(view.cards[card].ref) in ENERGY]
    if view.turn.used("energy") or not units or not energy:
        return None
    return gesture(moves.attach(view, energy[:1], units[0]))


def _attack(view: SeatView) -> Step | None:
    """Attack with the dearest attack whose cost is covered in number (not on turn 1)."""
    units = actives(view, me(view))
    if view.turn.used("attack") or view.turn.number < 2 or not units:
        return None
    unit = view.units[units[0]]
    attached = [view.cards[card].ref for card in unit.attached]
    provided = sum(ref is not None and facts(ref).kind in ENERGY for ref in attached)
    payable = [
        index
        for index, known in enumerate(attacks_of(view, unit))
        if len(known.cost) <= provided and known.damage
    ]
    if not payable:
        return None
    return Procedure("attack", (("unit", unit.id), ("attack", str(payable[-1]))))
