"""Reads plays of this game from an intent, and from what a seat is told of a gesture.

Whatever is done, by the procedures of the game or by hand, is read by the same plays: what was
paid before an action is named counts for it, and what is paid afterwards until play goes on.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from app.core import intent as i
from app.core.card import mark_of
from app.core.data.value import replace
from app.core.ids import SeatId
from app.core.view import Event, SeatFact, SeatView, fold
from app.games.advising import common_plays as q
from app.games.advising.meant_plays import plays_meant
from app.games.advising.told_plays import Told, plays_told
from app.games.blackpoker.adviser import blackpoker_plays as p
from app.games.blackpoker.adviser.black_pieces import Pieces, given, is_ready, twice_in
from app.games.blackpoker.adviser.blackpoker_memory import Memory
from app.games.blackpoker.adviser.play_words import (
    TRIGGER,
    going_on,
    is_left_behind,
    own_word,
    with_going_on,
)
from app.games.blackpoker.adviser.remembering_plays import noted
from app.games.blackpoker.flow.costs import cost_of, means_of
from app.games.blackpoker.flow.resolve_steps import NAME, RESOLVE
from app.games.blackpoker.flow.stage_reading import being_done, declared, top
from app.games.blackpoker.flow.start_steps import END, START, STARTS
from app.games.blackpoker.flow.waiting_triggers import to_order
from app.games.blackpoker.rules.rule_set import rules_of
from app.games.blackpoker.table import field as f
from app.games.blackpoker.table.blackpoker_zones import BULWARKS
from app.games.table_tools import find, me, of_argument, ref_of, zone_of

END_TURN = "end_turn"
"""The procedure that starts End."""


# -- before a gesture -----------------------------------------------------------------------------


def meant(memory: Memory, view: SeatView, intent: i.Intent) -> tuple[Any, ...]:
    """Return the plays that an intent would be."""
    plays = _named_together(Told(play, view, view) for play in _steps(memory, view, intent))
    return tuple(one for play in plays for one in with_going_on(memory, play.play))


def _steps(memory: Memory, view: SeatView, intent: i.Intent) -> Iterator[Any]:
    if isinstance(intent, i.Batch):
        for step in intent.steps:
            yield from _steps(memory, view, step)
    elif isinstance(intent, i.Procedure) and intent.name == START:
        yield from _started(view, dict(intent.arguments))
    elif isinstance(intent, i.Procedure) and intent.name == END_TURN:
        yield p.Start(me(view), END)
    elif isinstance(intent, i.Procedure) and intent.name == RESOLVE:
        yield from _resolving(view, dict(intent.arguments))
    elif isinstance(intent, i.Face):
        yield from _facing(view, intent)
    elif isinstance(intent, i.PutMark) and intent.key == f.BLOCKS and intent.to:
        yield p.Blockers(me(view), tuple((unit, intent.to) for unit in intent.targets))
    elif isinstance(intent, i.Move | i.MoveUnits) and _not_beside_deck(view, intent):
        yield p.Reordered(me(view), intent.zone)
        yield from plays_meant(view, intent)
    else:
        for play in plays_meant(view, intent):
            yield own_word(memory, view, play)


def _started(view: SeatView, said: dict[str, str]) -> Iterator[p.Start]:
    """Yield the start of an action as the procedure would carry it out."""
    by, rules = me(view), rules_of(view)
    action = rules.actions.get(said.get("action", ""))
    if action is None:
        yield p.Start(by, said.get("action", ""))
        return
    at = said.get("way", "0")
    way = action.ways[int(at) if at.isdecimal() and int(at) < len(action.ways) else 0]
    cost = cost_of(action, way, rules.edition, means_of(view, by))
    keys, discards = of_argument(said.get("keys", "")), of_argument(said.get("discards", ""))
    drives, gives = of_argument(said.get("drives", "")), of_argument(said.get("gives", ""))
    pieces = Pieces(view)
    paid = given(
        pieces,
        by,
        dict.fromkeys(drives),
        gives,
        damage=cost.count("L"),
        discards=len({*discards} - {*keys}),
        twice=twice_in((*keys, *discards, *drives, *gives)),
    )
    actor = said.get("actor", "")
    yield p.Start(
        by,
        action.id,
        tuple(ref_of(view, card) for card in keys),
        tuple(zone_of(view, card).partition(".")[0] for card in keys),
        of_argument(said.get("targets", "")),
        paid,
        actor=actor,
        ready=not actor or is_ready(pieces, actor, by, "soldier"),
    )


def _resolving(view: SeatView, said: dict[str, str]) -> Iterator[p.Resolve]:
    named = said.get(NAME, "")
    one = declared(view, named) if named else being_done(view) or top(view)
    if one is not None:
        yield p.Resolve(me(view), one.id, one.text)


def _facing(view: SeatView, intent: i.Face) -> Iterator[Any]:
    cards = [card for ref in intent.cards if (card := find(view, ref)) is not None]
    units = dict.fromkeys(card.unit for card in cards if card.unit and card.up != intent.up)
    for unit in units:
        yield p.Turned(me(view), unit, intent.up)
    yield from plays_meant(view, intent)


def _not_beside_deck(view: SeatView, intent: i.Move | i.MoveUnits) -> bool:
    """Whether bulwarks would come to lie elsewhere than on the side of the deck."""
    if not intent.zone.startswith(BULWARKS) or intent.zone not in view.zones:
        return False
    there = view.zones[intent.zone].items
    if isinstance(intent, i.MoveUnits) and all(unit in there for unit in intent.units):
        return True
    return bool(there) and 0 <= intent.at < len(there)


# -- after a gesture ------------------------------------------------------------------------------


def told(memory: Memory, view: SeatView, facts: tuple[SeatFact, ...]) -> tuple[Told, ...]:
    """Return the plays that a gesture was, with what the seat saw before each of them."""
    found: list[Told] = []
    for play, before in _carried_out(view, facts):
        for one in with_going_on(memory, play):
            found.append(Told(one, before, before))
            memory = noted(memory, before, one)
    guided = bool(found) or being_done(view) is not None or to_order(view) is not None
    starter = None if guided else _starter(facts)
    if starter is not None:
        # Play goes on with the first thing that is paid, and all that is given pays for the start.
        if is_left_behind(memory):
            found.append(Told(going_on(memory, starter), view, view))
            memory = noted(memory, view, found[-1].play)
        memory = replace(memory, paying=())
    for fact in facts:
        after = fold(view, fact)
        way = next((event.way for event in fact.events if _declares(event)), "")
        # What an action starts in its turn, within the same gesture, is started by the rules.
        way, guided = (TRIGGER if guided and way in STARTS else way), guided or way in STARTS
        for one in _read(memory, view, fact, after, way):
            begun = starter is not None and isinstance(one, p.Start)
            for play in (one,) if begun else with_going_on(memory, one):
                found.append(Told(play, view, after))
                memory = noted(memory, view, play)
        view = after
    return tuple(_named_together(found))


def _declares(event: Event) -> bool:
    return event.verb == "declare"


def _starter(facts: tuple[SeatFact, ...]) -> SeatId | None:
    """Return who starts an action by the procedure of the game; None where nobody does."""
    events = (event for fact in facts for event in fact.events)
    return next((one.actor for one in events if _declares(one) and one.way in STARTS), None)


def _carried_out(
    view: SeatView, facts: tuple[SeatFact, ...]
) -> Iterator[tuple[p.Carrying, SeatView]]:
    """Yield that what is on top is carried out, where the gesture takes it off the stage later."""
    one, first = top(view), next((event for fact in facts for event in fact.events), None)
    if one is None or first is None:
        return
    stages = [fact.stage for fact in facts if fact.stage is not None]
    still = stages and any(left.id == one.id for left in stages[-1].declarations)
    verbs = {event.verb for fact in facts for event in fact.events}
    if stages and not still and "resolved" in verbs and first.verb != "resolved":
        yield p.Carrying(first.actor, one.id), view


def _read(
    memory: Memory, view: SeatView, fact: SeatFact, after: SeatView, way: str
) -> Iterator[Any]:
    yield from _turned(view, fact)
    yield from _blocking(view, fact)
    yield from _reordered(view, fact, after)
    for one in plays_told(view, (fact,)):
        yield own_word(memory, view, one.play, way)


def _turned(view: SeatView, fact: SeatFact) -> Iterator[p.Turned]:
    verb = next((e for e in fact.events if e.verb in ("face_up", "face_down")), None)
    if verb is None:
        return
    seen: set[str] = set()
    for card in fact.cards:
        old = view.cards.get(card.handle)
        if old is not None and old.unit and old.unit not in seen and old.up != card.up:
            seen.add(old.unit)
            yield p.Turned(verb.actor, old.unit, card.up)


def _blocking(view: SeatView, fact: SeatFact) -> Iterator[p.Blockers]:
    pairs = []
    for unit in fact.units:
        mark, old = mark_of(unit.marks, f.BLOCKS), view.units.get(unit.id)
        if mark is not None and (old is None or mark_of(old.marks, f.BLOCKS) != mark):
            pairs.append((unit.id, mark.to))
    if pairs:
        yield p.Blockers(fact.events[0].actor if fact.events else -1, tuple(pairs))


def _reordered(view: SeatView, fact: SeatFact, after: SeatView) -> Iterator[p.Reordered]:
    for zone in fact.zones:
        if not zone.id.startswith(BULWARKS):
            continue
        old, new = view.zones[zone.id].items, after.zones[zone.id].items
        stayed = [one for one in new if one in old]
        kept = [one for one in old if one in new]
        renamed = len(old) == len(new) and len(stayed) < len(old)
        if stayed != kept or (not renamed and list(new[: len(stayed)]) != stayed):
            yield p.Reordered(fact.events[0].actor if fact.events else -1, zone.id)


def _named_together(found: Iterable[Told]) -> Iterator[Told]:
    """Yield plays, the first that names attackers with all of the gesture; blockers likewise."""
    told = tuple(found)
    plays = [one.play for one in told]
    driven = frozenset(one.unit for one in plays if isinstance(one, q.Rotated) and one.degrees)
    units = tuple([unit for one in plays if isinstance(one, p.Attackers) for unit in one.units])
    pairs = tuple([pair for one in plays if isinstance(one, p.Blockers) for pair in one.pairs])
    for one in told:
        play = one.play
        if isinstance(play, p.Attackers):
            if units:
                yield Told(p.Attackers(play.by, units, driven & {*units}), one.view, one.after)
            units = ()
        elif isinstance(play, p.Blockers):
            if pairs:
                yield Told(p.Blockers(play.by, pairs), one.view, one.after)
            pairs = ()
        else:
            yield one
