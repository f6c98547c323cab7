"""One part of a plan changed by chance: how a good plan is made a better one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from app.core.data.value import replace
from app.games.nullpoga.computer.plan_drafts import (
    USUAL_HABITS,
    Draftable,
    Habits,
    acts_by_chance,
    draft,
    picked,
    repeat_by_chance,
    ritual_act,
    spells_by_chance,
    summon,
    summons_by_chance,
)
from app.games.nullpoga.resolver.turn_plans import Plan

BOLD = Habits(casts=0.5, summons=0.9, dearest=0.3, moves=0.4, rests=0.05, sorted=0.3)


def varied(plan: Plan, at: Draftable, chance: Random) -> Plan:
    """Return a plan that is near this one, and as possible."""
    kinds = []
    if at.options.acts:
        kinds += ["act", "order", "acts"]
        if len(at.options.acts) > 1:
            kinds += ["act", "order"]
    if at.options.monsters:
        kinds += ["summons", "column"]
    if at.options.casts:
        kinds += ["spells", "aim"]
    if at.options.freezes:
        kinds.append("freeze")
    if at.options.pushes:
        kinds.append("push")
    if at.options.repeats:
        kinds.append("repeat")
    if not kinds:
        return plan
    return CHANGES[picked(kinds, chance)](plan, at, chance)


def _mana_left(plan: Plan, at: Draftable) -> int:
    return at.options.mana - sum(at.cards[cast.card].cost for cast in plan.spells)


def _other_act(plan: Plan, at: Draftable, chance: Random) -> Plan:
    """Let one monster do something else, in the same step; or nothing."""
    attacks, moves = picked(at.options.acts, chance)
    uid = attacks[0].monster
    acts = list(plan.actions)
    here = next((step for step, act in enumerate(acts) if act.monster == uid), -1)
    if here < 0:
        acts.insert(int(chance.random() * (len(acts) + 1)), picked(attacks, chance))
        return replace(plan, actions=tuple(acts))
    every = [act for act in (*attacks, *moves) if act != acts[here]]
    if not every or chance.random() < 0.1:
        del acts[here]
    else:
        acts[here] = picked(every, chance)
    return replace(plan, actions=tuple(acts))


def _other_order(plan: Plan, _at: Draftable, chance: Random) -> Plan:
    """Let one monster act sooner or later."""
    moved = list(plan.actions)
    if len(moved) <= 1:
        return plan
    act = moved.pop(int(chance.random() * len(moved)))
    moved.insert(int(chance.random() * (len(moved) + 1)), act)
    return replace(plan, actions=tuple(moved))


def _other_column(plan: Plan, at: Draftable, chance: Random) -> Plan:
    """Summon one monster elsewhere; whom that is in the way of changes places with it."""
    if not plan.summons:
        return _other_summons(plan, at, chance)
    held = list(plan.summons)
    here = int(chance.random() * len(held))
    column = picked(at.options.columns, chance)
    was = held[here].column
    for other, one in enumerate(held):
        if one.column == column and other != here:
            held[other] = summon(at, one.card, was)
    held[here] = summon(at, held[here].card, column)
    return replace(plan, summons=tuple(held))


def _other_spells(plan: Plan, at: Draftable, chance: Random) -> Plan:
    """Cast something else, and summon for what mana that leaves."""
    fresh = draft(at, chance, BOLD)
    if not plan.spells and not fresh.spells:
        return fresh
    own = {attacks[0].monster for attacks, _ in at.options.acts}
    kept = tuple(act for act in plan.actions if act.monster in own)
    brought = tuple(ritual_act(cast) for cast in fresh.spells if cast.monster)
    return replace(plan, spells=fresh.spells, summons=fresh.summons, actions=kept + brought)


def _other_aim(plan: Plan, at: Draftable, chance: Random) -> Plan:
    """Aim one spell elsewhere."""
    if not plan.spells:
        spells, mana = spells_by_chance(at, chance, Habits(casts=0.9))
        if not spells:
            return plan
        summons = summons_by_chance(at, chance, USUAL_HABITS, mana, spells)
        brought = tuple(ritual_act(cast) for cast in spells if cast.monster)
        return replace(plan, spells=spells, summons=summons, actions=plan.actions + brought)
    here = int(chance.random() * len(plan.spells))
    cast = plan.spells[here]
    every = next((one for one in at.options.casts if one[0].card == cast.card), (cast,))
    other = picked(every, chance)
    if cast.monster and other.monster != cast.monster:
        return plan
    acts = tuple(
        ritual_act(other) if cast.uid and act.monster == cast.uid else act for act in plan.actions
    )
    spells = (*plan.spells[:here], other, *plan.spells[here + 1 :])
    return replace(plan, spells=spells, actions=acts)


def _other_acts(plan: Plan, at: Draftable, chance: Random) -> Plan:
    return replace(plan, actions=acts_by_chance(at, chance, BOLD, plan.spells))


def _other_summons(plan: Plan, at: Draftable, chance: Random) -> Plan:
    mana = _mana_left(plan, at)
    return replace(plan, summons=summons_by_chance(at, chance, BOLD, mana, plan.spells))


def _other_freezes(plan: Plan, at: Draftable, chance: Random) -> Plan:
    return replace(plan, freeze=tuple(picked(one, chance) for one in at.options.freezes))


def _other_pushes(plan: Plan, at: Draftable, chance: Random) -> Plan:
    pushes = (picked(one, chance) for one in at.options.pushes if chance.random() < 0.7)
    return replace(plan, push=tuple(pushes))


def _other_repeat(plan: Plan, at: Draftable, chance: Random) -> Plan:
    return replace(plan, repeat=repeat_by_chance(at, chance, plan.spells))


CHANGES: Mapping[str, Callable[[Plan, Draftable, Random], Plan]] = {
    "act": _other_act,
    "order": _other_order,
    "acts": _other_acts,
    "summons": _other_summons,
    "column": _other_column,
    "spells": _other_spells,
    "aim": _other_aim,
    "freeze": _other_freezes,
    "push": _other_pushes,
    "repeat": _other_repeat,
}
"""How each part is changed."""
