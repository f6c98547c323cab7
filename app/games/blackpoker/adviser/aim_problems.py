"""What is wrong with what an action is aimed at, as a seat sees it; and how much an effect does."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.ids import SeatId
from app.games.blackpoker.adviser.blackpoker_memory import Doing, Due
from app.games.blackpoker.adviser.blackpoker_plays import acted
from app.games.blackpoker.adviser.blackpoker_position import Position, Waiting
from app.games.blackpoker.effects.magic_effects import ROYAL
from app.games.blackpoker.flow.ability_hooks import FORTRESS, REVOLUTION
from app.games.blackpoker.rules.action_model import Action, Target
from app.games.blackpoker.rules.aim_rules import (
    Trouble,
    on_side,
    trouble_with_action,
    trouble_with_unit,
)
from app.games.blackpoker.rules.card_values import number_of, suit_of
from app.games.blackpoker.rules.trump_characters import GIANT

Refs = tuple[str | None, ...]


def troubles(
    position: Position,
    action: Action,
    by: SeatId,
    targets: tuple[str, ...],
    keys: Refs,
    itself: str = "",
) -> Iterator[tuple[str, Trouble]]:
    """Yield (target, what is wrong with it); ("", "missing") where there has to be one."""
    aim = action.target
    if aim is None:
        return
    if not targets:
        yield "", "missing"
    for target in targets:
        trouble = _trouble(position, action, aim, by, target, keys, itself)
        if trouble:
            yield target, trouble


def _trouble(
    position: Position,
    action: Action,
    aim: Target,
    by: SeatId,
    target: str,
    keys: Refs,
    itself: str,
) -> Trouble:
    if target == itself and itself:
        return "self"
    if aim.kind == "player":
        named = {f"seat.{one.seat}" for one in position.players if on_side(aim, by, one.seat)}
        return "" if target in named else "kind"
    if aim.kind == "stage_action":
        one = position.waiting(target)
        return "kind" if one is None else _of_stage(position, action, aim, one)
    piece = position.pieces.get(target)
    if piece is None:
        return "missing" if "." not in target else "kind"
    key = keys[0] if keys else None
    return trouble_with_unit(aim, by, piece.kind, piece.seat, piece.known, key)


def _of_stage(position: Position, action: Action, aim: Target, one: Waiting) -> Trouble:
    other = position.action(one.action)
    return trouble_with_action(
        aim,
        action,
        one.action,
        len(one.keys if other is None else other.keys),
        protected=other is not None and other.uncounterable,
        aimed=bool(one.targets),
    )


def is_lost(position: Position, one: Waiting) -> bool:
    """Whether what an action of the stage was aimed at is gone, or does not fit any more."""
    action = position.action(one.action)
    if action is None or action.target is None:
        return False
    _, targets = acted(action, one.targets)
    return any(True for _ in troubles(position, action, one.seat, targets, one.keys, one.id))


def due_now(position: Position) -> Due | None:
    """Return what is due of what is carried out, which may be about to begin."""
    doing, past = position.doing, position.past
    begun = past.doing is not None and doing is not None and past.doing.id == doing.id
    if doing is None or begun:
        return past.due
    one = position.waiting(doing.id)
    if one is not None and is_lost(position, one):
        return Due()
    return due_of(position, doing)


def due_of(position: Position, doing: Doing) -> Due | None:
    """Return what an action does to players and characters, as the table stands now."""
    if doing.fizzled:
        return Due()
    if position.under(REVOLUTION) or position.under(FORTRESS):
        return None  # who falls, and who is hurt, is as those trumps say
    one = position.waiting(doing.id)
    if doing.action == "damageJudge":
        return judgement(position)
    return None if one is None or not one.targets else _of_magic(position, one)


def _of_magic(position: Position, one: Waiting) -> Due | None:
    numbers = {suit_of(ref): number_of(ref) for ref in one.keys if ref is not None}
    target = one.targets[-1]
    points = {"throwing": numbers.get("S", 0), "rsf": ROYAL}.get(one.action, 0)
    if points and target.startswith("seat."):
        return Due(((int(target.removeprefix("seat.")), points),))
    piece = position.pieces.get(target)
    if one.action == "deathLance" and piece is not None and {"S", "D"} <= numbers.keys():
        works = piece.number and piece.number % numbers["D"] == 0
        return Due(((piece.seat, numbers["S"]),) if works else ())
    return None


def judgement(position: Position) -> Due:
    """Return what Damage Judgement does, with what is on the field now."""
    damage: dict[SeatId, int] = {}
    losers: set[str] = set()
    walls: list[tuple[str, str]] = []
    pieces = list(position.all_pieces)
    for attacker in pieces:
        if not attacker.attacks or attacker.kind != "soldier":
            continue
        blockers = [one for one in pieces if one.blocks == attacker.id and one.kind != "trump"]
        if not blockers:
            foe = position.foe(attacker.seat)
            damage[foe] = damage.get(foe, 0) + max(0, attacker.number)
        elif blockers[0].kind == "bulwark":
            walls.append((blockers[0].id, attacker.id))
        else:
            other = sum(one.number for one in blockers)
            losers |= {attacker.id} if attacker.number <= other else set()
            losers |= {one.id for one in blockers} if other <= attacker.number else set()
    numbers = tuple(
        (one, frozenset(number_of(ref) for ref in position.pieces[one].known))
        for _, one in walls
        if position.pieces[one].character != GIANT
    )
    return Due(tuple(sorted(damage.items())), frozenset(losers), tuple(walls), numbers)
