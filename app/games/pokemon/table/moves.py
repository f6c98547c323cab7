"""Gestures as steps: what putting cards and Pokémon somewhere means on this table.

Each function returns the steps of one gesture; actions and drops share them. Cards of another
player go to that player's zone of the same kind.
"""

from __future__ import annotations

from collections.abc import Sequence

from app.core.card import value_of
from app.core.ids import SeatId, UnitId, ZoneId, zone_name
from app.core.intent import Attach, Collect, Move, MoveUnits, Procedure, PutMark, Shuffle
from app.core.intents.turn_intents import Use
from app.core.view import SeatView
from app.games.pokemon.table import special_conditions
from app.games.pokemon.table.printed_facts import ENERGY, TRAINERS, kind
from app.games.pokemon.tasks.waiting_trainers import CARRIED_OUT, declares, waits
from app.games.pokemon.variants.every_variant import variant_of
from app.games.table_tools import (
    Steps,
    base_ref,
    me,
    my_turn,
    own,
    owner_of,
    place_of,
    ref_of,
    side,
    units_in,
    zone_of,
)

LONELY = ("hand", "discard", "lost", "prizes")
"""Piles where putting a card that lies there already means nothing."""


def tick(view: SeatView, key: str, times: int = 1) -> Steps:
    """Return the tick in the ledger of a player who acts in the own turn."""
    return (Use(key, times),) if times and my_turn(view) else ()


def from_hand(view: SeatView, ref: str) -> bool:
    """Whether a card is in the acting player's hand."""
    return zone_of(view, ref) == own(view, "hand")


def _by_owner(view: SeatView, refs: Sequence[str]) -> dict[SeatId, tuple[str, ...]]:
    owners: dict[SeatId, tuple[str, ...]] = {}
    for ref in refs:
        owner = owner_of(view, ref)
        owners[owner] = (*owners.get(owner, ()), ref)
    return owners


def _by_side(view: SeatView, units: Sequence[UnitId]) -> dict[SeatId, tuple[UnitId, ...]]:
    sides: dict[SeatId, tuple[UnitId, ...]] = {}
    for unit in units:
        seat = side(view, unit)
        sides[seat] = (*sides.get(seat, ()), unit)
    return sides


# -- piles --------------------------------------------------------------------------------


def put_cards(
    view: SeatView, refs: Sequence[str], name: str, at: int = 0, verb: str = "move"
) -> Steps:
    """Return the steps that put cards in their owners' piles called `name`.

    A partner's card that somebody takes goes to that player's own hand (TV062, TV063).
    """
    moving = [ref for ref in refs if name not in LONELY or zone_name(zone_of(view, ref)) != name]
    goals: dict[ZoneId, tuple[str, ...]] = {}
    for owner, cards in _by_owner(view, moving).items():
        goal = place_of(view, name, _receiver(view, name, owner))
        goals[goal] = (*goals.get(goal, ()), *cards)
    return tuple(Move(cards, goal, at, verb=verb) for goal, cards in goals.items())


def _receiver(view: SeatView, name: str, owner: SeatId) -> SeatId:
    taken = name == "hand" and owner in view.setting.partners(me(view))
    return me(view) if taken else owner


def put_units(
    view: SeatView, units: Sequence[UnitId], name: str, at: int = 0, verb: str = "move"
) -> Steps:
    """Return the steps that put whole Pokémon, with all that is on them, in piles."""
    if name == "hand" and any(_has_partners_card(view, unit) for unit in units):
        cards = (card for unit in units for card in _top_last(view, unit))
        return put_cards(view, tuple(cards), name, at, verb)
    return tuple(
        Collect(members, place_of(view, name, seat), at, verb)
        for seat, members in _by_side(view, units).items()
    )


def _has_partners_card(view: SeatView, unit: UnitId) -> bool:
    """Whether a card of the acting player's partner is among those of a Pokémon."""
    partners = set(view.setting.partners(me(view))) - {me(view)}
    return any(view.cards[card].owner in partners for card in view.units[unit].parts)


def _top_last(view: SeatView, unit: UnitId) -> tuple[str, ...]:
    """Return the cards of a Pokémon, its own at the end: then it is gone."""
    standing = view.units[unit]
    return (*(card for card in standing.parts if card != standing.base), standing.base)


def shuffle_in(view: SeatView, refs: Sequence[str], units: Sequence[UnitId]) -> Steps:
    """Return the steps that shuffle own cards and whole Pokémon into the own deck.

    A partner's cards among them go to the partner's deck, which is shuffled as well (TV060, TV064).
    """
    parts = (card for unit in units for card in view.units[unit].parts)
    partners = set(view.setting.partners(me(view))) - {me(view)}
    if partners and any(owner_of(view, ref) in partners for ref in (*refs, *parts)):
        arguments = (("cards", ",".join(refs)), ("units", ",".join(units)))
        return (Procedure("shuffle_in", arguments),)
    steps = (
        *put_cards(view, refs, "deck", verb="return"),
        *put_units(view, units, "deck", verb="return"),
    )
    return (*steps, Shuffle(own(view, "deck"))) if steps else ()


# -- the field ----------------------------------------------------------------------------


def face(view: SeatView) -> bool | None:
    """Return how Pokémon are put down: face down before the first turn (seed 000 §5)."""
    return False if view.turn.number == 0 else None


def bench_cards(view: SeatView, refs: Sequence[str], at: int = -1) -> Steps:
    """Return the steps that put cards onto their owners' Benches."""
    return tuple(
        Move(cards, place_of(view, "bench", owner), at, up=face(view), verb="bench")
        for owner, cards in _by_owner(view, refs).items()
    )


def bench_units(view: SeatView, units: Sequence[UnitId], at: int = -1) -> Steps:
    """Return the steps that put Pokémon onto the Bench of their side; conditions end."""
    cured = tuple(step for unit in units for step in special_conditions.leave_active(view, unit))
    return cured + tuple(
        MoveUnits(members, place_of(view, "bench", seat), at, verb="bench")
        for seat, members in _by_side(view, units).items()
    )


# -- building up a Pokémon ----------------------------------------------------------------


def attach(view: SeatView, refs: Sequence[str], unit: UnitId, *, manual: bool = True) -> Steps:
    """Return the steps that attach cards; Energy from hand is ticked if done by hand.

    One Energy card from hand in a turn is the rule (seed 000 §4.4); what an effect attaches
    is not `manual` and does not count.
    """
    energy = [ref for ref in refs if kind(ref_of(view, ref)) in ENERGY and from_hand(view, ref)]
    ticks = tick(view, "energy", len(energy)) if manual else ()
    return (Attach(tuple(refs), unit), *ticks)


def evolve(view: SeatView, ref: str, unit: UnitId) -> Steps:
    """Return the steps that put an Evolution card on a Pokémon; damage stays."""
    return (*special_conditions.change_stage(view, unit), Attach((ref,), unit, "base"))


def devolve(view: SeatView, unit: UnitId, name: str = "hand") -> Steps:
    """Return the steps that take the highest stage off a Pokémon (退化)."""
    standing = view.units[unit]
    if not standing.under:
        return ()
    top = put_cards(view, (standing.base,), name, verb="devolve")
    return (*special_conditions.change_stage(view, unit), *top)


def move_damage(view: SeatView, one: UnitId, other: UnitId, points: int = 0) -> Steps:
    """Return the steps that move damage between two Pokémon; 0 points for all of it."""
    there = value_of(view.units[one].marks, "damage")
    moved = min(points, there) if points else there
    if not moved:
        return ()
    return (PutMark((one,), "damage", add=-moved), PutMark((other,), "damage", add=moved))


# -- Trainers -----------------------------------------------------------------------------


def play(view: SeatView, ref: str, *, finish: bool = False) -> Steps:
    """Return the steps that play a Trainer; `finish` lays it in the discard pile at once.

    Supporters and Stadiums are ticked (seed 000 §4.3). Where the table agreed on it, what stays in
    the play area is declared on the stage.
    """
    what = kind(ref_of(view, ref))
    if what == "stadium":
        return place_stadium(view, ref)
    if what in ENERGY or what == "pokemon":
        return ()
    goal = place_of(view, "discard", owner_of(view, ref)) if finish else "stage"
    ticks = tick(view, "supporter") if what == "supporter" and from_hand(view, ref) else ()
    declared = () if finish else declares(view, ref)
    return (*declared, Move((ref,), goal, 0 if finish else -1, verb="play"), *ticks)


def tidy(view: SeatView) -> Steps:
    """Return the steps that discard the Items and Supporters the player has carried out.

    A card stays in the play area while people do what it says. Nobody can tell when that is done,
    but the next Trainer, an attack and the end of the turn only come after it (APR B-01, B-03):
    they take it along in their own gesture, the log says so, and undo lays it back.
    """
    done = [
        unit
        for unit in units_in(view, "stage")
        if side(view, unit) == me(view)
        and kind(base_ref(view, view.units[unit])) in CARRIED_OUT
        and not waits(view, unit)
    ]
    return put_units(view, done, "discard", verb="discard")


def replaced_stadiums(view: SeatView) -> tuple[UnitId, ...]:
    """Return the Stadiums of which one goes where another comes: none while there is room.

    Where it is more than one, who plays the new one chooses (BR065).
    """
    there = units_in(view, "stadium")
    return there if len(there) >= variant_of(view).stadiums else ()


def place_stadium(view: SeatView, ref: str, instead: UnitId = "") -> Steps:
    """Return the steps that put a Stadium into play; the one before goes to its owner.

    Of several that one is `instead`: nothing where it is not chosen. It comes where that one was,
    so that those that stay are not moved.
    """
    there, old = units_in(view, "stadium"), replaced_stadiums(view)
    if instead in old:
        old = (instead,)
    elif len(old) > 1 and variant_of(view).stadiums > 1:
        return ()
    ticks = tick(view, "stadium") if from_hand(view, ref) else ()
    at = there.index(old[0]) if old else len(there)
    down = Move((ref,), "stadium", at, verb="play")
    return (*put_units(view, old, "discard", verb="replace"), down, *ticks)


def is_played(view: SeatView, ref: str) -> bool:
    """Whether playing this card from hand means laying it open and carrying it out."""
    return from_hand(view, ref) and kind(ref_of(view, ref)) in TRAINERS | {"unknown"}
