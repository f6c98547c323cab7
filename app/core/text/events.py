"""What there is to say of a fact, to one seat.

Every card is named through `name`, which answers only what that seat may see; counts and
zones are public. Nothing here decides what is secret: that is `sight`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from app.core import fact as f
from app.core.data.value import replace
from app.core.facts.agreement_facts import OptionsSet, Ruled
from app.core.facts.knowledge_facts import Forgotten
from app.core.facts.seal_facts import PlanLocked, PlansOpened, PlanUnlocked, SealsOpened
from app.core.facts.turn_facts import ChancePassed, Declared, Restaged, Settled, TurnSet
from app.core.facts.zone_facts import ZoneChanged, ZoneMade, ZoneRemoved
from app.core.ids import SeatId
from app.core.seal import plan_text
from app.core.table import Table
from app.core.text.card_events import (
    brought,
    faced,
    forgotten,
    hidden,
    moved,
    rotated,
    shown,
    shuffled,
    units_moved,
)
from app.core.text.mark_events import Namer, at_cell, marked, unit_name, unit_seat
from app.core.text.table_sentences import AIMED, FOR_SEAT, LOOKED_INTO
from app.core.view import Event
from app.core.zone import MADE, cell_named


def _coins(_before: Table, fact: f.CoinsFlipped, _after: Table, _name: Namer) -> list[Event]:
    results = tuple(int(heads) for heads in fact.heads)
    return [Event("coins", fact.actor, count=len(results), results=results, number=sum(results))]


def _dice(_before: Table, fact: f.DiceRolled, _after: Table, _name: Namer) -> list[Event]:
    return [
        Event(
            "dice",
            fact.actor,
            count=len(fact.results),
            results=fact.results,
            number=fact.sides,
        )
    ]


def _turn(before: Table, fact: TurnSet, _after: Table, _name: Namer) -> list[Event]:
    if fact.verb == "use":
        old = dict(before.turn.ledger)
        return [
            Event("use", fact.actor, number=count - old.get(key, 0), count=count, text=key)
            for key, count in {**dict.fromkeys(old, 0), **dict(fact.turn.ledger)}.items()
            if count != old.get(key, 0)
        ]
    return [
        Event(
            fact.verb,
            fact.actor,
            number=fact.turn.number,
            text=fact.turn.phase,
            # Who goes on to a phase is said; whose turn it is was said when it began.
            seats=fact.turn.seats if fact.verb in ("turn", "set_turn") else (fact.turn.seat,),
        )
    ]


def _declared(before: Table, fact: Declared, after: Table, name: Namer) -> list[Event]:
    declaration = fact.declaration
    names = tuple(name(card) for card in declaration.cards)
    told = Event("declare", fact.actor, names, len(names), text=declaration.text)
    return [told, *_aimed(before, after, name, fact.actor, declaration.targets)]


def _aimed(
    before: Table, after: Table, name: Namer, actor: SeatId, targets: tuple[str, ...]
) -> Iterator[Event]:
    """Yield an event for each thing that something on the stage is aimed at."""
    staged = {one.id: one for one in (*before.stage.declarations, *after.stage.declarations)}
    for target in targets:
        at = Event(AIMED, actor)
        zone, cell = cell_named(after.setting.zones, target) or ("", 0)
        number = target.removeprefix("seat.")
        if cell:
            yield replace(at, goal=zone, at=at_cell(cell))
        elif target in staged:
            yield replace(at, text=staged[target].text, seats=(staged[target].seat,))
        elif target in after.units:
            unit, seat = unit_name(before, after, name, target), unit_seat(before, after, target)
            yield replace(at, unit=unit, unit_seat=seat)
        elif number != target and number.isdecimal():
            yield replace(at, seats=(int(number),))


def _passed(_before: Table, fact: ChancePassed, _after: Table, _name: Namer) -> list[Event]:
    return [Event("pass", fact.actor)]


def _settled(before: Table, fact: Settled, _after: Table, name: Namer) -> list[Event]:
    for declaration in before.stage.declarations:
        if declaration.id == fact.declaration:
            names = tuple(name(card) for card in declaration.cards)
            return [Event(fact.outcome, fact.actor, names, len(names), text=declaration.text)]
    return []


def _restaged(before: Table, fact: Restaged, after: Table, name: Namer) -> list[Event]:
    told = []
    if fact.order != tuple(one.id for one in before.stage.declarations):
        top = after.stage.declarations[-1]
        told.append(Event("restage", fact.actor, text=top.text, seats=(top.seat,)))
    aimed = dict(fact.aims)
    for one in after.stage.declarations:
        if one.id in aimed:
            told.append(Event("aim", fact.actor, text=one.text, seats=(one.seat,)))
            told += _aimed(before, after, name, fact.actor, aimed[one.id])
    return told


def _seals_opened(before: Table, fact: SealsOpened, _after: Table, name: Namer) -> list[Event]:
    return [
        Event(
            "open_seal",
            fact.actor,
            tuple(name(card) for card in before.zones[zone]),
            len(before.zones[zone]),
            zone,
            zone,
            seats=before.setting.zones[zone].holders,
        )
        for zone in fact.zones
    ]


def _plan_locked(_before: Table, fact: PlanLocked, _after: Table, _name: Namer) -> list[Event]:
    # For the owner as well: what a plan is stands in the view of whoever may know it.
    return [Event("lock_plan", fact.actor)]


def _plan_unlocked(_before: Table, fact: PlanUnlocked, _after: Table, _name: Namer) -> list[Event]:
    return [Event("unlock_plan", fact.actor)]


def _plans_opened(_before: Table, fact: PlansOpened, after: Table, _name: Namer) -> list[Event]:
    told = [Event("open_plans", fact.actor, seats=fact.agreed)] if fact.agreed else []
    return told + [
        Event("plan", fact.actor, text=plan_text(seal.plan), seats=(seal.seat,))
        for seal in after.seals
        if seal.seat in fact.seats
    ]


def _announced(before: Table | None, fact: f.Announced, after: Table, name: Namer) -> list[Event]:
    if fact.verb == FOR_SEAT and fact.number in range(len(after.setting.seats)):
        return [Event(fact.verb, fact.actor, seats=(fact.number,))]
    if fact.verb == LOOKED_INTO and fact.text in after.setting.zones:
        zone = fact.text
        return [Event(fact.verb, fact.actor, count=fact.number, source=zone, goal=zone)]
    unit = fact.units[0] if fact.units else ""
    return [
        Event(
            fact.verb,
            fact.actor,
            tuple(unit_name(before, after, name, other) for other in fact.units),
            len(fact.units),
            unit=unit_name(before, after, name, unit),
            unit_seat=unit_seat(before, after, unit),
            text=fact.text,
            number=fact.number,
        )
    ]


def _options_set(_before: Table, fact: OptionsSet, _after: Table, _name: Namer) -> list[Event]:
    return [Event("option", fact.actor, text=value, mark=key) for key, value in fact.changes]


def _ruled(_before: Table, fact: Ruled, _after: Table, _name: Namer) -> list[Event]:
    # What it is about is added by `sight`: not every seat sees all of it.
    return [Event("ruled", fact.actor, text=fact.text, mark=fact.rule, seats=fact.seats)]


def _began(_before: Table | None, fact: f.Began, _after: Table, _name: Namer) -> list[Event]:
    told = [Event("begin", fact.actor, text=fact.game, count=len(fact.laid))]
    if fact.seed is not None:
        told.append(Event("seed", fact.actor, number=fact.seed))
    return told


def _zone_made(_before: Table, fact: ZoneMade, _after: Table, _name: Namer) -> list[Event]:
    return [Event("make_zone", fact.actor, goal=fact.zone)]


def _zone_changed(before: Table, fact: ZoneChanged, _after: Table, _name: Namer) -> list[Event]:
    if before.setting.zones[fact.zone].spec.title.en != fact.title:
        return [Event("rename_zone", fact.actor, goal=fact.zone, text=fact.title)]
    return [Event("place_zone", fact.actor, goal=fact.zone)]


def _zone_removed(_before: Table, fact: ZoneRemoved, _after: Table, _name: Namer) -> list[Event]:
    return [Event("remove_zone", fact.actor, goal=fact.zone)]


_EVENTS: dict[type[Any], Callable[[Any, Any, Table, Namer], list[Event]]] = {
    f.Began: _began,
    f.Moved: moved,
    f.Brought: brought,
    f.UnitsMoved: units_moved,
    f.Shuffled: shuffled,
    f.Faced: faced,
    f.Rotated: rotated,
    f.Marked: marked,
    f.Shown: shown,
    f.Hidden: hidden,
    Forgotten: forgotten,
    f.CoinsFlipped: _coins,
    f.DiceRolled: _dice,
    TurnSet: _turn,
    Declared: _declared,
    ChancePassed: _passed,
    Settled: _settled,
    Restaged: _restaged,
    SealsOpened: _seals_opened,
    PlanLocked: _plan_locked,
    PlanUnlocked: _plan_unlocked,
    PlansOpened: _plans_opened,
    f.Announced: _announced,
    OptionsSet: _options_set,
    Ruled: _ruled,
    ZoneMade: _zone_made,
    ZoneChanged: _zone_changed,
    ZoneRemoved: _zone_removed,
}


def events(before: Table | None, fact: f.Fact, after: Table, name: Namer) -> list[Event]:
    """Return the events of `fact`; `name` says which card a number is, if the seat may know."""
    told = _EVENTS[type(fact)](before, fact, after, name)
    way: str = getattr(fact, "way", "")
    if way:
        told = [replace(event, way=way) for event in told]
    for place, event in enumerate(told):
        if event.source.startswith(MADE) or event.goal.startswith(MADE):
            told[place] = _with_titles(before, event, after)
    return told


def _with_titles(before: Table | None, event: Event, after: Table) -> Event:
    """Return `event` with what the made zones of it are called, as they were before it."""
    names = [zone for zone in (event.source, event.goal) if zone.startswith(MADE)]
    known = {**after.setting.zones, **({} if before is None else before.setting.zones)}
    return replace(
        event, made=tuple((zone, known[zone].spec.title.en) for zone in dict.fromkeys(names))
    )
