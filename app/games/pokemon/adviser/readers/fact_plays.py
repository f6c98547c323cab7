"""Reads plays from what a seat was told of a gesture: its events, and how its view changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from app.core.card import mark_of, value_of
from app.core.data.value import replace, value
from app.core.ids import SeatId, zone_name
from app.core.text.words import unpacked
from app.core.view import Event, SeatFact, SeatUnit, SeatView, fold
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.condition_counts import damage_counters
from app.games.pokemon.adviser.model.known_cards import known
from app.games.pokemon.adviser.model.plays import Play
from app.games.pokemon.adviser.readers.gesture_joining import joined
from app.games.pokemon.procedures.checkup_steps import CHECKUP, TO_CHECK
from app.games.pokemon.table.special_conditions import CONDITIONS
from app.games.pokemon.tasks.setup_marks import HAS_BASIC, NO_BASIC, READY, marked, seats

IN_PLAY = ("active", "bench")
SAID = (HAS_BASIC, NO_BASIC, READY)
"""Marks by which players say something of their setup."""
_WHOLE = (p.Retreat, p.PlayStadium)
"""Plays that stand at the beginning of their gesture: what they end goes first in it."""


@value
class Told:
    """A play, and what the seat saw just before it."""

    play: Play
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


def _by_its_mark(play: Play, before: SeatView, after: SeatView) -> Play:
    """Return an Ability's use with the Pokémon that was marked as used in the same gesture.

    The announcement names it by its card alone, and others may have the same Ability.
    """
    if not isinstance(play, p.UseAbility) or play.unit not in after.units:
        return play
    ref = after.cards[after.units[play.unit].base].ref
    for name, unit in after.units.items():
        old = before.units.get(name)
        same = after.cards[unit.base].ref == ref
        if same and old is not None and value_of(unit.marks, "used") > value_of(old.marks, "used"):
            return replace(play, unit=name)
    return play


def _of_fact(before: SeatView, fact: SeatFact, after: SeatView) -> Iterator[Play]:
    read: set[tuple[Reading, str]] = set()
    for event in fact.events:
        reading = _EVENTS.get(event.verb, _moved)
        # What a fact changed is read as a whole, by the first event that tells of it.
        if reading in _OF_ALL and (reading, event.mark) in read:
            continue
        read.add((reading, event.mark))
        yield from reading(before, fact, after, event)


Reading = Callable[[SeatView, SeatFact, SeatView, Event], Iterator[Play]]


def _changed(before: SeatView, fact: SeatFact) -> Iterator[tuple[SeatUnit, SeatUnit]]:
    """Yield every unit that was there before and is still, as it was and as it is."""
    for unit in fact.units:
        old = before.units.get(unit.id)
        if old is not None:
            yield old, unit


def _holder(view: SeatView, zone: str) -> SeatId | None:
    about = view.setting.zones.get(zone)
    return about.holders[0] if about is not None and about.holders else None


# -- cards on the field -------------------------------------------------------------------------


def _moved(before: SeatView, fact: SeatFact, after: SeatView, event: Event) -> Iterator[Play]:
    yield from _stages(before, fact, after, event)
    yield from _attached(before, fact, after, event)
    yield from _came(before, fact, after, event)
    yield from _went(before, fact, event)
    yield from _places(before, fact, event)
    for each in fact.events:
        yield from _piles(before, after, each)


def _stages(before: SeatView, fact: SeatFact, after: SeatView, event: Event) -> Iterator[Play]:
    for old, new in _changed(before, fact):
        if len(new.under) > len(old.under) and new.base != old.base:
            card = known(after.cards[new.base].ref)
            yield p.Evolve(event.actor, new.id, card, zone_name(event.source))
        elif len(new.under) < len(old.under) and new.base != old.base:
            card = known(before.cards[old.base].ref)
            yield p.Devolve(event.actor, new.id, card, zone_name(event.goal))


def _attached(before: SeatView, fact: SeatFact, after: SeatView, event: Event) -> Iterator[Play]:
    for old, new in _changed(before, fact):
        for handle in (one for one in new.attached if one not in old.attached):
            card = before.cards.get(handle)
            came = card.unit if card is not None else ""
            source = "attached" if came else zone_name(event.source)
            seen = known(after.cards[handle].ref)
            yield p.AttachCard(event.actor, new.id, seen, source, manual=False, came_from=came)
        gone = [one for one in old.attached if one not in new.attached]
        for handle in gone:
            card = after.cards.get(handle)
            if card is not None and card.unit:
                continue  # it was moved to another Pokémon
            goal = card.zone if card is not None else event.goal
            yield p.Detach(
                event.actor,
                old.id,
                known(before.cards[handle].ref),
                zone_name(goal),
                event.verb,
                before.cards[handle].owner,
                _holder(before, goal),
            )


def _came(before: SeatView, fact: SeatFact, after: SeatView, event: Event) -> Iterator[Play]:
    """Yield what stands on the field now and did not before."""
    # A unit of which nothing can be followed goes on under a new name.
    renamed = 0 if event.verb == "replace" else len(fact.gone_units)
    new = [unit for unit in fact.units if unit.id not in before.units]
    for unit in new[renamed:]:
        name, card = zone_name(unit.zone), known(after.cards[unit.base].ref)
        source = zone_name(event.source)
        if name in IN_PLAY:
            side = _holder(after, unit.zone)
            up = after.cards[unit.base].up
            where = event.actor if side is None else side
            yield p.PutDown(event.actor, (card,), name, where, source, up)
        elif name == "stadium":
            yield p.PlayStadium(event.actor, card, source)
        elif name == "stage" and event.verb == "play":
            yield p.PlayTrainer(event.actor, card, source)
        else:
            yield p.MoveCards(event.actor, (card,), source, name, verb=event.verb)


def _went(before: SeatView, fact: SeatFact, event: Event) -> Iterator[Play]:
    """Yield what stood on the field before and does not now."""
    if event.goal not in before.zones or before.setting.zones[event.goal].spec.holds == "units":
        return
    for name in fact.gone_units:
        unit = before.units[name]
        where, goal = zone_name(unit.zone), zone_name(event.goal)
        if where in IN_PLAY and event.verb == "knock_out":
            yield p.KnockOut(event.actor, name, goal)
        elif where in IN_PLAY:
            yield p.LeavePlay(event.actor, name, goal, event.verb)
        elif where in ("stage", "stadium", "mat"):
            card = before.cards[unit.base]
            yield p.MoveCards(
                event.actor,
                (known(card.ref),),
                where,
                goal,
                goal_player=_holder(before, event.goal),
                owners=(card.owner,),
                verb=event.verb,
            )


def _places(before: SeatView, fact: SeatFact, event: Event) -> Iterator[Play]:
    """Yield Pokémon that changed places on the field."""
    moved = [(old, new) for old, new in _changed(before, fact) if old.zone != new.zone]
    into = [new for old, new in moved if zone_name(new.zone) == "active"]
    out = [new for old, new in moved if zone_name(old.zone) == "active"]
    if len(into) == 1 and len(out) == 1:
        if event.verb == "retreat":
            yield p.Retreat(event.actor, out[0].id, into[0].id)
        else:
            yield p.Switch(event.actor, out[0].id, into[0].id, event.actor)
        return
    for unit in into:
        yield p.Promote(event.actor, unit.id)
    for unit in out:
        if zone_name(unit.zone) == "bench":
            yield p.MoveToBench(event.actor, unit.id)


def _piles(before: SeatView, after: SeatView, event: Event) -> Iterator[Play]:
    """Yield what went from pile to pile, by the verb where it says more."""
    zones = before.setting.zones
    if event.source not in zones or event.goal not in zones:
        return
    held = (zones[event.source].spec.holds, zones[event.goal].spec.holds)
    source, goal = zone_name(event.source), zone_name(event.goal)
    if held != ("pile", "pile"):
        return
    cards = tuple(known(ref) for ref in event.cards)
    of, to = _holder(before, event.source), _holder(before, event.goal)
    if event.verb == "draw" and source == "deck":
        yield p.DrawCards(event.actor, event.count, deck_of=of)
    elif event.verb == "take_prize" or (source == "prizes" and goal == "hand"):
        whose = event.actor if to is None else to
        yield p.TakePrizes(event.actor, ((whose, event.count),), from_player=of)
    elif event.verb == "set_prizes":
        yield p.SetPrizes(event.actor, event.count)
    elif event.verb == "mulligan":
        hand = tuple(card for card in cards if card is not None)
        yield p.Redraw(event.actor, hand=hand if len(hand) == len(cards) else None)
    elif event.verb == "play":
        for card in cards:
            yield p.PlayTrainer(event.actor, card, source)
    elif event.source != event.goal:
        owners = tuple(
            after.cards[handle].owner
            for handle in after.zones[event.goal].items[: len(cards)]
            if handle in after.cards
        )
        yield p.MoveCards(event.actor, cards, source, goal, to, owners, event.verb)


# -- what is said of them -----------------------------------------------------------------------


def _marked(before: SeatView, fact: SeatFact, after: SeatView, event: Event) -> Iterator[Play]:
    if event.mark in SAID:
        yield from _ticked_off(before, after, event.mark)
    elif event.mark in TO_CHECK:
        yield from _checked(before, fact, event)
    if event.mark != "damage" and event.mark not in CONDITIONS:
        return
    for old, new in _changed(before, fact):
        was, now = value_of(old.marks, event.mark), value_of(new.marks, event.mark)
        if was == now:
            continue
        if event.mark == "damage":
            yield p.ChangeDamage(event.actor, new.id, now - was)
        else:
            puts = damage_counters(event.mark, now or was)
            yield p.ChangeCondition(event.actor, new.id, event.mark, on=now > 0, counters=puts)


def _ticked_off(before: SeatView, after: SeatView, key: str) -> Iterator[Play]:
    """Yield what players said of their setup: a mark on their seat says it."""
    for seat in seats(after):
        if marked(after, seat, key) and not marked(before, seat, key):
            yield p.Announce(seat, key)


def _checked(before: SeatView, fact: SeatFact, event: Event) -> Iterator[Play]:
    """Yield steps of a checkup that are done: what said that they were still to do is gone."""
    if before.turn.phase != CHECKUP:
        return
    key = event.mark.removeprefix("check_")
    for old, new in _changed(before, fact):
        to_do = mark_of(old.marks, event.mark) is not None
        if to_do and mark_of(new.marks, event.mark) is None and mark_of(old.marks, key) is not None:
            yield p.Checkup(event.actor, step=key, unit=new.id)


def _rotated(before: SeatView, fact: SeatFact, _after: SeatView, event: Event) -> Iterator[Play]:
    for old, new in _changed(before, fact):
        if old.turn != new.turn:
            yield p.TurnCard(event.actor, new.id, new.turn)


def _attack(before: SeatView, _fact: SeatFact, after: SeatView, event: Event) -> Iterator[Play]:
    unit = _who(after, event) or _who(before, event)
    yield p.Attack(event.actor, unit, unpacked(event.text, "en"))


def _attack_failed(
    before: SeatView, _fact: SeatFact, after: SeatView, event: Event
) -> Iterator[Play]:
    unit = _who(after, event) or _who(before, event)
    yield p.Attack(event.actor, unit, failed=True)


def _who(view: SeatView, event: Event) -> str:
    """Return the Pokémon an announcement is about: events name it by its card."""
    seat = event.actor if event.unit_seat is None else event.unit_seat
    if seat < 0:
        return ""
    standing = [
        unit
        for name in IN_PLAY
        for unit in view.zones[f"{name}.{seat}"].items
        if view.cards[view.units[unit].base].ref == event.unit
    ]
    return standing[0] if standing else ""


def _ability(_before: SeatView, _fact: SeatFact, after: SeatView, event: Event) -> Iterator[Play]:
    yield p.UseAbility(event.actor, _who(after, event), unpacked(event.text, "en"))


def _use_stadium(
    _before: SeatView, _fact: SeatFact, _after: SeatView, event: Event
) -> Iterator[Play]:
    yield p.UseStadium(event.actor, known(event.unit))


def _phase(before: SeatView, _fact: SeatFact, after: SeatView, event: Event) -> Iterator[Play]:
    if after.turn.phase == "checkup" and before.turn.phase == "main":
        yield p.PassTurn(event.actor)


def _turn(before: SeatView, _fact: SeatFact, after: SeatView, event: Event) -> Iterator[Play]:
    if before.turn.number and before.turn.phase == "main":
        yield p.PassTurn(event.actor, after.turn.seat)
    yield p.BeginTurn(event.actor, after.turn.seat)


def _coins(_before: SeatView, _fact: SeatFact, _after: SeatView, event: Event) -> Iterator[Play]:
    yield p.FlipCoins(event.actor, event.results)


def _shuffled(before: SeatView, _fact: SeatFact, _after: SeatView, event: Event) -> Iterator[Play]:
    yield p.ShuffleZone(event.actor, zone_name(event.source), _holder(before, event.source))


def _looked(before: SeatView, _fact: SeatFact, _after: SeatView, event: Event) -> Iterator[Play]:
    zone, count = event.source, event.count
    whole = before.zones[zone].count
    every = count == whole and count > 1
    yield p.LookAt(event.actor, zone_name(zone), _holder(before, zone), 0 if every else count)


def _shown(before: SeatView, _fact: SeatFact, _after: SeatView, event: Event) -> Iterator[Play]:
    yield p.Reveal(event.actor, zone_name(event.source), _holder(before, event.source), event.count)


def _faced(before: SeatView, _fact: SeatFact, _after: SeatView, event: Event) -> Iterator[Play]:
    zone = event.source
    up = event.verb == "face_up"
    yield p.TurnUp(event.actor, zone_name(zone), _holder(before, zone), up)


def _conceded(_before: SeatView, _fact: SeatFact, _after: SeatView, event: Event) -> Iterator[Play]:
    yield p.Claim(event.actor, "concede")


def _result(_before: SeatView, _fact: SeatFact, after: SeatView, event: Event) -> Iterator[Play]:
    said = unpacked(event.text, "en")
    # Who wins is named first: "Aki wins (all Prizes taken)". One name may begin with another.
    names = sorted(enumerate(after.setting.seats), key=lambda one: -len(one[1].name))
    winner = next((seat for seat, about in names if said.startswith(f"{about.name} ")), None)
    yield p.Claim(event.actor, said, winner, tie=winner is None)


def _said(_before: SeatView, _fact: SeatFact, _after: SeatView, event: Event) -> Iterator[Play]:
    yield p.Announce(event.actor, event.verb, unpacked(event.text, "en"), event.number)


_EVENTS: dict[str, Reading] = {
    "mark": _marked,
    "unmark": _marked,
    "rotate": _rotated,
    "attack": _attack,
    "copy_attack": _attack,
    "attack_fails": _attack_failed,
    "ability": _ability,
    "use_stadium": _use_stadium,
    "phase": _phase,
    "turn": _turn,
    "coins": _coins,
    "shuffle": _shuffled,
    "look": _looked,
    "show": _shown,
    "face_up": _faced,
    "face_down": _faced,
    "concede": _conceded,
    "result": _result,
    "say": _said,
    "checkup": _said,
    "extra_draw": _said,
    "no_extra_draw": _said,
    "worked_out": _said,
}
"""Verbs that say by themselves what was done; any other is about cards that moved."""
_OF_ALL = (_moved, _marked)
"""Readings of all that a fact changed, of which it may tell by several events."""
