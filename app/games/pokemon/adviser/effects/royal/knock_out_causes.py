"""Whose doing a Knock Out is, where it matters (BR066 to BR068, BR244 to BR256)."""

from __future__ import annotations

from typing import Literal

from app.core.data.value import value
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Condition, Mon, Player
from app.games.pokemon.adviser.model.printed_texts import ability_texts
from app.games.pokemon.adviser.model.turn_record import Cause

How = Literal["", "own", "other", "condition", "poison", "burn", "tie"]
"""One's own doing; another player's; one condition; Poisoned before Burned; Burned after Poisoned
was survived; two causes together."""
AT_CHECKUP = ("pokémon checkup", "between turns", "ポケモンチェック")
FELLED, HIT = "felled", "hit"
"""Marks of a table on a Pokémon: who knocked it out by a condition, who attacked it this turn."""


@value
class Blame:
    """Whose doing a Knock Out is."""

    how: How = ""
    """"" where nobody knows."""
    players: tuple[Player, ...] = ()
    """Who did it; of a tie each of those who may be chosen."""
    sure: bool = True


UNKNOWN = Blame()


def blamed(position: Position, mon: Mon) -> Blame:
    """Return whose doing the Knock Out of a Pokémon is, as far as it is told or follows."""
    said = next((told for uid, told in position.causes if uid == mon.uid), ())
    if said:
        return _said(mon, said)
    if position.turn.phase == "checkup" and mon.conditions:
        return _in_checkup(position, mon)
    if mon.number(FELLED):
        return _by(mon, mon.number(FELLED) - 1)
    return _in_turn(position, mon)


def _by(mon: Mon, player: Player, how: How = "other", *, sure: bool = True) -> Blame:
    return Blame("own" if player == mon.player else how, (player,), sure)


def _said(mon: Mon, causes: tuple[Cause, ...]) -> Blame:
    players = tuple(dict.fromkeys(one.player for one in causes if one.player is not None))
    if not players or any(one.player is None for one in causes):
        return UNKNOWN
    if len(causes) > 1:
        return Blame("tie", players)
    condition = causes[0].what not in ("", "attack")
    return _by(mon, players[0], "condition" if condition else "other")


def _in_checkup(position: Position, mon: Mon) -> Blame:
    """Return whose condition it was: Poisoned is counted before Burned (BR246, BR251)."""
    there = {one.key: one for one in mon.conditions if one.key in ("poisoned", "burned")}
    if mon.left is None or not there:
        return UNKNOWN
    if len(there) > 1:
        poison, burn = there["poisoned"], there["burned"]
        if mon.left <= 10 * poison.counters:
            return _given(mon, poison, "poison")
        enough = mon.left <= 10 * (poison.counters + burn.counters)
        return _given(mon, burn, "burn") if enough else UNKNOWN
    (one,) = there.values()
    others = _others(position, mon)
    if others and mon.left > 10 * one.counters:
        both = () if one.source is None else tuple(dict.fromkeys((one.source, *others)))
        return Blame("tie", both) if both else UNKNOWN
    return _given(mon, one, "condition")


def _given(mon: Mon, one: Condition, how: How) -> Blame:
    return UNKNOWN if one.source is None else _by(mon, one.source, how)


def _others(position: Position, mon: Mon) -> tuple[Player, ...]:
    """Return the opponents with an Ability that puts counters on a Pokémon in this checkup."""
    found = []
    for foe in position.foes(mon.player):
        for other in foe.mons:
            works = any(phrase in said for said in ability_texts(other) for phrase in AT_CHECKUP)
            if works and position.chosen_for(other.uid) in (None, mon.player):
                found.append(foe.player)
    return tuple(dict.fromkeys(found))


def _in_turn(position: Position, mon: Mon) -> Blame:
    """Return who attacked a Pokémon this turn, or whose turn it is where a case tells no more."""
    for past in reversed(position.turn.attacks):
        if past.target == mon.uid or mon.uid in [uid for uid, points in past.damage if points]:
            return _by(mon, past.by)
    hit = mon.number(HIT)
    if hit:
        return _by(mon, hit - 1)
    turn = position.turn
    told = position.record.is_case and turn.phase in ("attack", "between_attacks", "main")
    if told and not mon.conditions and turn.player != mon.player:
        return _by(mon, turn.player)
    return UNKNOWN
