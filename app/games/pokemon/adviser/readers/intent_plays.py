"""Reads plays from an intent before it is sent: for what a drop would raise."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from app.core import intent as i
from app.core.card import value_of
from app.core.ids import zone_name
from app.core.intents.turn_intents import NextTurn, Use
from app.core.view import SeatView
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.condition_counts import damage_counters
from app.games.pokemon.adviser.model.known_cards import known
from app.games.pokemon.adviser.readers.gesture_joining import joined
from app.games.pokemon.adviser.readers.procedure_plays import PROCEDURES
from app.games.pokemon.adviser.readers.seen_cards import SPOTS, card_named, holder
from app.games.pokemon.table.seat_board import CHOSEN
from app.games.pokemon.table.special_conditions import CONDITIONS
from app.games.table_tools import find, me, owner_of, zone_of


def plays_meant(view: SeatView, intent: i.Intent) -> tuple[p.Play, ...]:
    """Return the plays that `intent` would be; none for what is no play."""
    steps = list(_steps(intent))
    ticks = sum(step.add for step in steps if isinstance(step, Use) and step.key == "energy")
    plays = [play for step in steps for play in _of_step(view, step)]
    return tuple(play for play, _ in joined(plays, ticks))


def _steps(intent: i.Intent) -> Iterator[Any]:
    if isinstance(intent, i.Batch):
        for step in intent.steps:
            yield from _steps(step)
    else:
        yield intent


def _of_step(view: SeatView, step: Any) -> Iterator[p.Play]:
    reading = _STEPS.get(type(step))
    if reading is not None:
        yield from reading(view, step)


def _source(view: SeatView, ref: str) -> str:
    card = find(view, ref)
    if card is not None and card.unit and card.unit in view.units:
        standing = view.units[card.unit]
        if ref in standing.attached:
            return "attached"
    return zone_name(zone_of(view, ref))


# -- cards --------------------------------------------------------------------------------------


def _move(view: SeatView, step: i.Move) -> Iterator[p.Play]:  # noqa: C901 - one reading a line
    by, goal = me(view), zone_name(step.zone)
    refs = [ref for ref in step.cards if zone_of(view, ref)]
    if not refs:
        return
    source = _source(view, refs[0])
    if source == "attached":
        for ref in refs:
            yield _detached(view, ref, step.zone, step.verb)
        return
    cards = tuple(card_named(view, ref) for ref in refs)
    whose = holder(view, step.zone)
    if goal in SPOTS:
        up = step.up if step.up is not None else view.turn.number > 0
        yield c.PutDown(by, cards, goal, by if whose is None else whose, source, up)
    elif goal == "stadium":
        yield c.PlayStadium(by, cards[0], source)
    elif step.verb == "play":
        for card in cards:
            yield c.PlayTrainer(by, card, source)
    elif source == "prizes" and goal == "hand":
        taken = ((by if whose is None else whose, len(cards)),)
        yield c.TakePrizes(by, taken, from_player=holder(view, zone_of(view, refs[0])))
    elif step.verb == "mulligan":
        hand = tuple(card for card in cards if card is not None)
        yield c.Redraw(by, hand=hand if len(hand) == len(cards) else None)
    elif step.verb == "devolve":
        unit = getattr(find(view, refs[0]), "unit", "")
        yield p.Devolve(by, unit, cards[0], goal)
    elif zone_of(view, refs[0]) != step.zone:
        owners = tuple(owner_of(view, ref) for ref in refs)
        yield c.MoveCards(by, cards, source, goal, whose, owners, step.verb)


def _detached(view: SeatView, ref: str, zone: str, verb: str) -> p.Detach:
    card = find(view, ref)
    unit = card.unit if card is not None else ""
    owner = card.owner if card is not None else None
    goal = zone_name(zone)
    return p.Detach(me(view), unit, card_named(view, ref), goal, verb, owner, holder(view, zone))


def _draw(view: SeatView, step: i.Draw) -> Iterator[p.Play]:
    by, source, goal = me(view), zone_name(step.source), zone_name(step.goal)
    whose = holder(view, step.source)
    if source == "prizes" and goal == "hand":
        taker = holder(view, step.goal)
        taken = ((by if taker is None else taker, step.count),)
        yield c.TakePrizes(by, taken, from_player=whose)
    elif step.verb == "set_prizes":
        yield c.SetPrizes(by, step.count)
    elif source == "deck" and goal == "hand":
        yield c.DrawCards(by, step.count, deck_of=whose)
    else:
        to = holder(view, step.goal)
        yield c.MoveCards(by, (None,) * min(step.count, 60), source, goal, to, (), step.verb)


def _attach(view: SeatView, step: i.Attach) -> Iterator[p.Play]:
    if step.unit not in view.units:
        return
    for ref in step.cards:
        source, card = _source(view, ref), card_named(view, ref)
        if step.role == "base":
            yield p.Evolve(me(view), step.unit, card, source)
        elif step.role == "attached":
            found = find(view, ref)
            came = found.unit if found is not None and source == "attached" else ""
            yield p.AttachCard(me(view), step.unit, card, source, manual=False, came_from=came)


# -- Pokémon ------------------------------------------------------------------------------------


def _move_units(view: SeatView, step: i.MoveUnits) -> Iterator[p.Play]:
    for unit in (one for one in step.units if one in view.units):
        was, now = zone_name(view.units[unit].zone), zone_name(step.zone)
        if now == "active" and was != "active":
            yield p.Promote(me(view), unit)
        elif now == "bench" and was == "active":
            yield p.MoveToBench(me(view), unit)


def _swap(view: SeatView, step: i.SwapUnits) -> Iterator[p.Play]:
    there = [unit for unit in (step.one, step.other) if unit in view.units]
    out = [unit for unit in there if zone_name(view.units[unit].zone) == "active"]
    into = [unit for unit in there if zone_name(view.units[unit].zone) == "bench"]
    if len(out) != 1 or len(into) != 1:
        return
    if step.verb == "retreat":
        yield p.Retreat(me(view), out[0], into[0])
    else:
        yield p.Switch(me(view), out[0], into[0], me(view))


def _collect(view: SeatView, step: i.Collect) -> Iterator[p.Play]:
    for unit in (one for one in step.units if one in view.units):
        where, goal = zone_name(view.units[unit].zone), zone_name(step.zone)
        if where in SPOTS:
            if step.verb == "knock_out":
                yield p.KnockOut(me(view), unit, goal)
            else:
                yield p.LeavePlay(me(view), unit, goal, step.verb)
        else:
            base = view.cards[view.units[unit].base]
            yield c.MoveCards(
                me(view),
                (known(base.ref),),
                where,
                goal,
                # The host sends it to its owner's pile, whichever one is named.
                goal_player=base.owner if holder(view, step.zone) is not None else None,
                owners=(base.owner,),
                verb=step.verb,
            )


def _mark(view: SeatView, step: i.PutMark) -> Iterator[p.Play]:
    for unit in (one for one in step.targets if one in view.units):
        now = value_of(view.units[unit].marks, step.key)
        then = max(0, (now if step.value is None else step.value) + step.add)
        if step.key == "damage" and then != now:
            yield p.ChangeDamage(me(view), unit, then - now)
        elif step.key in CONDITIONS and then != now:
            puts = damage_counters(step.key, then or now)
            yield p.ChangeCondition(me(view), unit, step.key, on=then > 0, counters=puts)
        elif step.key == CHOSEN and 0 < then <= len(view.setting.seats):
            cause = known(view.cards[view.units[unit].base].ref)
            yield c.Choose(me(view), cause, (then - 1,))


def _rotate(view: SeatView, step: i.Rotate) -> Iterator[p.Play]:
    for unit in (one for one in step.units if one in view.units):
        if view.units[unit].turn != step.degrees:
            yield p.TurnCard(me(view), unit, step.degrees)


# -- the rest -----------------------------------------------------------------------------------


def _shuffle(view: SeatView, step: i.Shuffle) -> Iterator[p.Play]:
    yield c.ShuffleZone(me(view), zone_name(step.zone), holder(view, step.zone))


def _look(view: SeatView, step: i.Look) -> Iterator[p.Play]:
    yield c.LookAt(me(view), zone_name(step.zone), holder(view, step.zone), step.count)


def _show(view: SeatView, step: i.Show) -> Iterator[p.Play]:
    for zone in sorted({zone_of(view, ref) for ref in step.cards} - {""}):
        count = sum(zone_of(view, ref) == zone for ref in step.cards)
        yield c.Reveal(me(view), zone_name(zone), holder(view, zone), count)


def _face(view: SeatView, step: i.Face) -> Iterator[p.Play]:
    for zone in sorted({zone_of(view, ref) for ref in step.cards} - {""}):
        yield c.TurnUp(me(view), zone_name(zone), holder(view, zone), step.up)


def _announce(view: SeatView, step: i.Announce) -> Iterator[p.Play]:
    unit = step.units[0] if step.units else ""
    text = step.text.split("\x1f")[0]
    if step.verb in ("attack", "copy_attack"):
        yield p.Attack(me(view), unit, text)
    elif step.verb == "ability":
        yield p.UseAbility(me(view), unit, text)
    elif step.verb == "use_stadium" and unit in view.units:
        yield c.UseStadium(me(view), known(view.cards[view.units[unit].base].ref))
    elif step.verb == "concede":
        yield p.Claim(me(view), "concede")


def _next_turn(view: SeatView, step: NextTurn) -> Iterator[p.Play]:
    yield p.BeginTurn(me(view), step.seat)


def _procedure(view: SeatView, step: i.Procedure) -> Iterator[p.Play]:
    reading = PROCEDURES.get(step.name)
    if reading is not None:
        yield from reading(view, dict(step.arguments))


_STEPS: dict[type[Any], Callable[[SeatView, Any], Iterator[p.Play]]] = {
    i.Move: _move,
    i.Draw: _draw,
    i.Attach: _attach,
    i.MoveUnits: _move_units,
    i.SwapUnits: _swap,
    i.Collect: _collect,
    i.PutMark: _mark,
    i.Rotate: _rotate,
    i.Shuffle: _shuffle,
    i.Look: _look,
    i.Show: _show,
    i.Face: _face,
    i.Announce: _announce,
    NextTurn: _next_turn,
    i.Procedure: _procedure,
}
