"""Reads plays from what a seat was told of a gesture: its events, and how its view changed."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.card import value_of
from app.core.data.value import replace, value
from app.core.ids import zone_name
from app.core.view import SeatFact, SeatView, fold
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.known_cards import known
from app.games.pokemon.adviser.readers.gesture_joining import joined
from app.games.pokemon.adviser.readers.happened import Happened
from app.games.pokemon.adviser.readers.said_plays import SAYING, Reading, marked_so
from app.games.pokemon.adviser.readers.seen_cards import SPOTS, holder
from app.games.pokemon.table.damage_sum import ATTACKED

_WHOLE = (p.Retreat, c.PlayStadium)
"""Plays that stand at the beginning of their gesture: what they end goes first in it."""


@value
class Told:
    """A play, and what the seat saw just before it."""

    play: p.Play
    view: SeatView


def plays_told(view: SeatView, facts: tuple[SeatFact, ...]) -> tuple[Told, ...]:
    """Return the plays of one gesture; `view` is what the seat saw before it."""
    told: list[Told] = []
    start = view
    for fact in facts:
        after = fold(view, fact)
        told += [Told(play, view) for play in _of_fact(view, fact, after)]
        view = after
    views = {id(one.play): one.view for one in told}
    ticks = sum(
        event.number
        for fact in facts
        for event in fact.events
        if event.verb == "use" and event.text == "energy"
    )
    plays = joined([one.play for one in told], ticks)
    plays = [(_by_its_mark(play, start, view), origin) for play, origin in plays]
    # A play that several were joined to stands where the first of them stood.
    at = told[0].view if told else view
    result = []
    for play, stands_for in plays:
        at = views.get(id(stands_for), at)
        result.append(Told(play, start if isinstance(play, _WHOLE) else at))
    return tuple(result)


def _by_its_mark(play: p.Play, before: SeatView, after: SeatView) -> p.Play:
    """Return an attack or an Ability's use with the Pokémon that was marked for it in the gesture.

    The announcement names it by its card alone, and others may be like it. Of an attack by one of
    several equal Active Pokémon that nothing tells apart, nobody knows whose it was.
    """
    if isinstance(play, p.UseAbility):
        return replace(play, unit=_marked(play.unit, "used", before, after) or play.unit)
    if isinstance(play, p.Attack):
        known = _marked(play.attacker, ATTACKED, before, after)
        if known or len(_like_it(play.attacker, before)) > 1:
            return replace(play, attacker=known)
    return play


def _marked(unit: str, key: str, before: SeatView, after: SeatView) -> str:
    """Return the Pokémon with the card of `unit` on which a mark grew; "" for none."""
    view = after if unit in after.units else before
    ref = view.cards[view.units[unit].base].ref if unit in view.units else None
    for name, one in after.units.items():
        old = before.units.get(name)
        same = ref is not None and after.cards[one.base].ref == ref
        if same and old is not None and value_of(one.marks, key) > value_of(old.marks, key):
            return name
    return ""


def _like_it(unit: str, view: SeatView) -> list[str]:
    """Return the Active Pokémon beside one that have the same card, itself among them."""
    if unit not in view.units or zone_name(view.units[unit].zone) != "active":
        return []
    there = view.zones[view.units[unit].zone].items
    refs = {name: view.cards[view.units[name].base].ref for name in there}
    return [name for name in there if refs[name] == refs[unit] and refs[name] is not None]


def _of_fact(before: SeatView, fact: SeatFact, after: SeatView) -> Iterator[p.Play]:
    read: set[tuple[Reading, str]] = set()
    for event in fact.events:
        reading = SAYING.get(event.verb, _moved)
        # What a fact changed is read as a whole, by the first event that tells of it.
        if reading in _OF_ALL and (reading, event.mark) in read:
            continue
        read.add((reading, event.mark))
        yield from reading(Happened(before, fact, after, event))


# -- cards on the field -------------------------------------------------------------------------


def _moved(it: Happened) -> Iterator[p.Play]:
    yield from _stages(it)
    yield from _attached(it)
    yield from _came(it)
    yield from _went(it)
    yield from _places(it)
    for each in it.fact.events:
        yield from _piles(Happened(it.before, it.fact, it.after, each))


def _stages(it: Happened) -> Iterator[p.Play]:
    for old, new in it.changed():
        if len(new.under) > len(old.under) and new.base != old.base:
            card = known(it.after.cards[new.base].ref)
            yield p.Evolve(it.by, new.id, card, zone_name(it.event.source))
        elif len(new.under) < len(old.under) and new.base != old.base:
            card = known(it.before.cards[old.base].ref)
            yield p.Devolve(it.by, new.id, card, zone_name(it.event.goal))


def _attached(it: Happened) -> Iterator[p.Play]:
    before, event = it.before, it.event
    for old, new in it.changed():
        for handle in (one for one in new.attached if one not in old.attached):
            card = before.cards.get(handle)
            came = card.unit if card is not None else ""
            source = "attached" if came else zone_name(event.source)
            seen = known(it.after.cards[handle].ref)
            yield p.AttachCard(it.by, new.id, seen, source, manual=False, came_from=came)
        gone = [one for one in old.attached if one not in new.attached]
        for handle in gone:
            card = it.after.cards.get(handle)
            if card is not None and card.unit:
                continue  # it was moved to another Pokémon
            goal = card.zone if card is not None else event.goal
            yield p.Detach(
                it.by,
                old.id,
                known(before.cards[handle].ref),
                zone_name(goal),
                event.verb,
                before.cards[handle].owner,
                holder(before, goal),
            )


def _came(it: Happened) -> Iterator[p.Play]:
    """Yield what stands on the field now and did not before."""
    event = it.event
    # A unit of which nothing can be followed goes on under a new name.
    renamed = 0 if event.verb == "replace" else len(it.fact.gone_units)
    new = [unit for unit in it.fact.units if unit.id not in it.before.units]
    for unit in new[renamed:]:
        name, card = zone_name(unit.zone), known(it.after.cards[unit.base].ref)
        source = zone_name(event.source)
        if name in SPOTS:
            side = holder(it.after, unit.zone)
            up = it.after.cards[unit.base].up
            where = it.by if side is None else side
            yield c.PutDown(it.by, (card,), name, where, source, up)
        elif name == "stadium":
            yield c.PlayStadium(it.by, card, source)
        elif name == "stage" and event.verb == "play":
            yield c.PlayTrainer(it.by, card, source)
        else:
            yield c.MoveCards(it.by, (card,), source, name, verb=event.verb)


def _went(it: Happened) -> Iterator[p.Play]:
    """Yield what stood on the field before and does not now."""
    before, event = it.before, it.event
    if event.goal not in before.zones or before.setting.zones[event.goal].spec.holds == "units":
        return
    for name in it.fact.gone_units:
        unit = before.units[name]
        where, goal = zone_name(unit.zone), zone_name(event.goal)
        if where in SPOTS and event.verb == "knock_out":
            yield p.KnockOut(it.by, name, goal)
        elif where in SPOTS:
            yield p.LeavePlay(it.by, name, goal, event.verb)
        elif where in ("stage", "stadium", "mat"):
            card = before.cards[unit.base]
            yield c.MoveCards(
                it.by,
                (known(card.ref),),
                where,
                goal,
                goal_player=holder(before, event.goal),
                owners=(card.owner,),
                verb=event.verb,
            )


def _places(it: Happened) -> Iterator[p.Play]:
    """Yield Pokémon that changed places on the field."""
    moved = [(old, new) for old, new in it.changed() if old.zone != new.zone]
    into = [new for old, new in moved if zone_name(new.zone) == "active"]
    out = [new for old, new in moved if zone_name(old.zone) == "active"]
    if len(into) == 1 and len(out) == 1:
        if it.event.verb == "retreat":
            yield p.Retreat(it.by, out[0].id, into[0].id)
        else:
            yield p.Switch(it.by, out[0].id, into[0].id, it.by)
        return
    for unit in into:
        yield p.Promote(it.by, unit.id)
    for unit in out:
        if zone_name(unit.zone) == "bench":
            yield p.MoveToBench(it.by, unit.id)


def _piles(it: Happened) -> Iterator[p.Play]:
    """Yield what went from pile to pile, by the verb where it says more."""
    event = it.event
    zones = it.before.setting.zones
    if event.source not in zones or event.goal not in zones:
        return
    held = (zones[event.source].spec.holds, zones[event.goal].spec.holds)
    source, goal = zone_name(event.source), zone_name(event.goal)
    if held != ("pile", "pile"):
        return
    cards = tuple(known(ref) for ref in event.cards)
    of, to = holder(it.before, event.source), holder(it.before, event.goal)
    if event.verb == "draw" and source == "deck":
        yield c.DrawCards(it.by, event.count, deck_of=of)
    elif event.verb == "take_prize" or (source == "prizes" and goal == "hand"):
        whose = it.by if to is None else to
        yield c.TakePrizes(it.by, ((whose, event.count),), from_player=of)
    elif event.verb == "set_prizes":
        yield c.SetPrizes(it.by, event.count)
    elif event.verb == "mulligan":
        hand = tuple(card for card in cards if card is not None)
        yield c.Redraw(it.by, hand=hand if len(hand) == len(cards) else None)
    elif event.verb == "play":
        for card in cards:
            yield c.PlayTrainer(it.by, card, source)
    elif event.source != event.goal:
        owners = _owners(it, len(cards))
        yield c.MoveCards(it.by, cards, source, goal, to, owners, event.verb)


def _owners(it: Happened, number: int) -> tuple[int, ...]:
    """Return whose the cards are that lie in a pile now; of a hidden one, whose left the other."""
    event = it.event
    there = it.after.zones[event.goal].items[:number]
    known = tuple(it.after.cards[one].owner for one in there if one in it.after.cards)
    if known:
        return known
    left = set(it.before.zones[event.source].items) - set(it.after.zones[event.source].items)
    gone = [one for one in it.before.zones[event.source].items if one in left]
    return tuple(it.before.cards[one].owner for one in gone if one in it.before.cards)


_OF_ALL = (_moved, marked_so)
"""Readings of all that a fact changed, of which it may tell by several events."""
