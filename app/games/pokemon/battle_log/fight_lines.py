"""Lines of a battle log of attacks, Abilities, damage, Special Conditions, coins and the end."""

from __future__ import annotations

from collections.abc import Iterator

from app.games.pokemon.battle_log.log_at import At, Does, deed, struck
from app.games.pokemon.battle_log.log_board import LogPokemon, LogSide
from app.games.pokemon.battle_log.log_deed import Deed

Hit = tuple[LogSide, LogPokemon, int]

MOST_COINS = 100
"""That one line flips; no effect asks for nearly as many."""


def _attacks(at: At) -> Iterator[Deed]:
    said, foe = at.said, at.other
    hit = struck(foe, said.onto)
    if hit is None:
        at.script.unread.append(at.line.number)
    hits: list[Hit] = [(foe, hit, said.count)] if hit is not None else []
    yield from _attack(at, _others_hit(at, hits) if at.index < 0 else hits)


def _others_hit(at: At, hits: list[Hit]) -> list[Hit]:
    """Return all that an attack hits: of several of a name each is meant once."""
    for line, below in at.block.below:
        if below.kind == "damage" and below.player:
            side, taken = _owner(at, below.player, below.card), [hit for _, hit, _ in hits]
            free = [one for one in side.called(below.card) if one not in taken]
            if free:
                hits.append((side, free[0], below.count))
            elif side.called(below.card):
                at.script.unread.append(line.number)
    return hits


def _attack(at: At, hits: list[Hit]) -> Iterator[Deed]:
    side = at.side
    one = _attacker(side, at.said.card)
    if one is None:
        return
    at.script.attacked = at.script.attacked or at.block.line.number
    told = "".join(f", {points} to {foe.where(hit)}" for foe, hit, points in hits if points)
    marks = tuple(
        f"{side.name} puts {points} damage on {foe.where(hit)}"
        for foe, hit, points in hits
        if points
    )
    text = f"{side.name} attacks with {side.where(one)}: {at.said.name}{told}"
    yield deed(text, otherwise=(f"{side.name}: “{at.said.name}”", *marks))
    for _, hit, points in hits:
        hit.damage += points
        at.script.hit.append(hit)


def _attacker(side: LogSide, name: str) -> LogPokemon | None:
    if side.active is not None and side.active.name == name:
        return side.active
    return side.likeliest(name)


def _uses(at: At) -> Iterator[Deed]:
    """“Used” is said of an Ability, and of an attack that does no damage to what it is aimed at."""
    side, name = at.side, at.said.name
    if _is_attack(at):
        yield from _attack(at, _others_hit(at, []))
        return
    if _only_keeps_off(at):
        return
    ready = [one for one in side.called(at.said.card) if one.used < at.script.turn]
    one = max(ready, key=lambda it: len(it.attached), default=side.likeliest(at.said.card))
    if one is not None:
        one.used = at.script.turn
        yield deed(
            f"{side.name} uses {side.where(one)}: {name}",
            otherwise=(f"{side.name}: “{name}”",),
        )


def _only_keeps_off(at: At) -> bool:
    """Whether an Ability keeps off what is done: the app says “used”, but nobody uses it."""
    return bool(at.block.below) and all(said.kind == "kept_off" for _, said in at.block.below)


def _damage(at: At) -> Iterator[Deed]:
    """Damage beside an attack is told with it."""
    side = _owner(at, at.side.name, at.said.card)
    if not side.called(at.said.card):
        at.script.unread.append(at.line.number)
    if at.index >= 0 and _is_attack(at):
        return
    one = _next_hit(at, side.called(at.said.card), struck(side, at.said.card))
    if one is not None:
        yield deed(f"{at.script.player} puts {at.said.count} damage on {side.where(one)}")
        one.damage += at.said.count


def _owner(at: At, player: str, name: str) -> LogSide:
    """Return whose Pokémon a line is about: the other player's, where the named one has none."""
    side, other = at.script.sides[player], at.script.other(player)
    return other if not side.called(name) and other.called(name) else side


def _next_hit(
    at: At, twins: list[LogPokemon], likeliest: LogPokemon | None = None
) -> LogPokemon | None:
    """Return who of a name is meant: each has a line of its own, so one not hit yet goes first."""
    hit = at.script.hit
    one = min(twins, key=lambda it: (hit.count(it), it is not likeliest), default=None)
    if one is not None:
        hit.append(one)
    return one


def _is_attack(at: At) -> bool:
    """Whether it is an attack: what the Active Pokémon uses last in the turn, and no Ability."""
    said = at.block.said
    if said.kind != "used":
        return said.kind == "attack"
    active = at.script.sides[said.player].active
    own_turn = said.player == at.script.player
    fights = own_turn and active is not None and active.name == said.card
    if 0 < at.script.attacked < at.block.line.number and any(
        below.kind == "attack" and below.card == said.card for _, below in at.block.below
    ):
        return False  # an Ability that lets it attack once more, as Festival Lead does
    return at.last and fights and said.name not in at.script.abilities


def _worn_off(at: At) -> Iterator[Deed]:
    """What a Special Condition does the table does itself, as the turn ends."""
    one = at.side.likeliest(at.said.card)
    if one is not None:
        one.damage += 10 * at.said.count
    return iter(())


def _hurt(at: At, side: LogSide, name: str) -> LogSide:
    """Return whose Pokémon counters are put on: the app may name who puts them there."""
    other = at.script.other(side.name)
    if not (side.called(name) and other.called(name)):
        return _owner(at, side.name, name)
    return other if side.name == at.script.player else side


def _counters(at: At) -> Iterator[Deed]:
    name = at.said.card
    side, twins = _under_counters(at)
    likeliest = None if at.in_checkup else _newcomer(at, twins) or side.likeliest(name)
    one = _next_hit(at, twins, likeliest)
    if one is not None:
        points = 10 * at.said.count
        side = next(it for it in at.script.sides.values() if one in it.called(name))
        yield deed(f"{at.script.player} puts {points} damage on {side.where(one)}")
        one.damage += points


def _newcomer(at: At, twins: list[LogPokemon]) -> LogPokemon | None:
    """Return who of a name a Stadium puts counters on as it comes into play."""
    if at.block.line.text != f"{at.script.stadium} was activated.":
        return None
    new = [one for one in twins if one.came == at.script.turn and not one.damage]
    return new[-1] if new else None


def _under_counters(at: At) -> tuple[LogSide, list[LogPokemon]]:
    """Return whose Pokémon counters are put on, and all of the name that they may go to."""
    side, name = at.side, at.said.card
    own, theirs = side.called(name), at.script.other(side.name).called(name)
    lines = [said for _, said in at.block.below if (said.kind, said.card) == ("counters", name)]
    # Where lines name both players, the app names the owners.
    if own and len({said.player for said in lines}) > 1:
        return side, own
    # A checkup's effect goes over all in play: as many lines as there are of them on both sides.
    if at.in_checkup and own and theirs and lines and len(lines) % len([*own, *theirs]) == 0:
        return side, [*own, *theirs]
    side = _hurt(at, side, name)
    return side, side.called(name)


def _moves_counters(at: At) -> Iterator[Deed]:
    points = 10 * at.said.count
    giver = _owner(at, at.side.name, at.said.card)
    one = _damaged(giver, at.said.card, points)
    side = _hurt(at, at.other, at.said.onto)
    onto = [it for it in side.called(at.said.onto) if it is not one]
    if one is not None and onto:
        text = f"moves {points} damage from {giver.where(one)} to {side.where(onto[0])}"
        yield deed(f"{at.script.player} {text}")
        one.damage -= points
        onto[0].damage += points


def _heals(at: At) -> Iterator[Deed]:
    side = _owner(at, at.side.name, at.said.card)
    one = _damaged(side, at.said.card, 1)
    if one is not None:
        yield deed(f"{at.script.player} heals {at.said.count} damage from {side.where(one)}")
        one.damage = max(0, one.damage - at.said.count)


def _damaged(side: LogSide, name: str, points: int) -> LogPokemon | None:
    """Return who of a name loses damage: one that has as much of it."""
    hurt = [one for one in side.called(name) if one.damage >= points]
    return hurt[0] if hurt else side.likeliest(name)


def _condition(at: At) -> Iterator[Deed]:
    one = struck(at.side, at.said.card)
    if one is not None:
        yield deed(f"{at.script.player} {at.side.where(one)} is {at.said.word}")


def _no_longer(at: At) -> Iterator[Deed]:
    one = struck(at.side, at.said.card)
    if one is not None and not at.in_checkup and not _evolves_by(at):
        yield deed(f"{at.script.player} {at.side.where(one)} is no longer {at.said.word}")


def _evolves_by(at: At) -> bool:
    """Whether it recovers by evolving, or by leaving the Active Spot: the table sees to that."""
    return at.block.said.kind in ("evolved", "retreated", "now_active")


def _recovers(at: At) -> Iterator[Deed]:
    one = struck(at.side, at.said.card)
    if one is not None and not at.in_checkup:
        yield deed(f"{at.script.player} {at.side.where(one)} recovers")


def _coin(at: At) -> Iterator[Deed]:
    if not at.in_checkup:
        yield deed(f"{at.side.name} flips 1 coin: {at.said.word}")


def _coins(at: At) -> Iterator[Deed]:
    other = "tails" if at.said.word == "heads" else "heads"
    count = min(at.said.count, MOST_COINS)
    landed = min(at.said.heads, count)
    faces = [at.said.word] * landed + [other] * (count - landed)
    if faces and not at.in_checkup:
        yield deed(f"{at.side.name} flips {len(faces)} coins: {', '.join(faces)}")


def _concedes(at: At) -> Iterator[Deed]:
    yield deed(f"{at.side.name} concedes")


_GIVEN_UP = ("conceded", "inactive for too long")
"""How a log says that it is over without a rule of the game."""


def _ends(at: At) -> Iterator[Deed]:
    if any(word in at.said.why for word in _GIVEN_UP) and at.said.player:
        yield deed(f"{at.script.other(at.said.player).name} concedes")
    else:
        yield deed(f"{at.script.player} announces the result", otherwise=())


DOES: Does = {
    "attack": _attacks,
    "used": _uses,
    "damage": _damage,
    "worn_off": _worn_off,
    "counters": _counters,
    "counters_moved": _moves_counters,
    "healed": _heals,
    "condition": _condition,
    "no_longer": _no_longer,
    "recovered": _recovers,
    "coin": _coin,
    "coins": _coins,
    "conceded": _concedes,
    "end": _ends,
}
