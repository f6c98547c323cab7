"""Which Active Spots have made their attack this turn, where there are two (BR060, BR095)."""

from __future__ import annotations

from app.core.data.value import value
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.table.damage_sum import SPOT_ATTACKED


@value
class Spots:
    """The Active Spots of the player whose turn it is, as the plays of the turn leave them."""

    attackers: tuple[str, ...]
    """Pokémon that attacked, in order."""
    used: frozenset[str]
    """Pokémon in a Spot that attacked: the attacker, or who took its place."""
    maybe: frozenset[str] = frozenset()
    """Pokémon that may have come into such a Spot."""


def spots_used(position: Position) -> Spots:
    """Return the Spots that attacked: the plays of this turn are followed."""
    used: set[str] = set()
    maybe: set[str] = set()
    attackers: list[str] = []
    free = {"used": 0, "open": 0}
    for past in position.turn.plays:
        if isinstance(past, p.Attack):
            if past.by in position.turn.players and past.attacker:
                attackers.append(past.attacker)
                used.add(past.attacker)
        elif isinstance(past, p.Switch | p.Retreat):
            out, into = _pair(past)
            for group in (used, maybe):
                if out in group:
                    group.discard(out)
                    group.add(into)
        elif isinstance(past, p.KnockOut | p.LeavePlay | p.MoveToBench):
            _leaves(past.unit, used, attackers, free)
        elif isinstance(past, p.Promote):
            _comes(past.unit, used, maybe, free)
    _of_case(position, used)
    return Spots(tuple(attackers), frozenset(used), frozenset(maybe))


def _pair(play: p.Switch | p.Retreat) -> tuple[str, str]:
    return (play.out, play.into) if isinstance(play, p.Switch) else (play.unit, play.to)


def _leaves(uid: str, used: set[str], attackers: list[str], free: dict[str, int]) -> None:
    if uid in used:
        used.discard(uid)
        free["used"] += 1
    elif attackers:
        free["open"] += 1


def _comes(uid: str, used: set[str], maybe: set[str], free: dict[str, int]) -> None:
    """Note who takes a free Spot: with two of them free nobody can tell which."""
    if free["used"] and free["open"]:
        maybe.add(uid)
    elif free["used"]:
        free["used"] -= 1
        used.add(uid)
    elif free["open"]:
        free["open"] -= 1


def _of_case(position: Position, used: set[str]) -> None:
    """Add who stands in a Spot of which a case says that it attacked.

    Which Spot is which can be told only while both of them are taken.
    """
    there = position.side(position.turn.player).actives if position.sides else ()
    uids = [mon.uid for mon in there]
    if len(there) < position.variant.actives:
        return
    for past in position.turn.attacks:
        if past.spot is not None and 0 <= past.spot < len(there) and past.attacker not in uids:
            used.add(uids[past.spot])


def is_newcomer(mon: Mon, spots: Spots) -> bool | None:
    """Whether a Pokémon came into a Spot that attacked; None where that is not sure."""
    if mon.uid in spots.attackers:
        return False
    if mon.uid in spots.used:
        return True
    return None if mon.uid in spots.maybe else mon.noted(SPOT_ATTACKED)
