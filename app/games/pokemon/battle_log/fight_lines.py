"""Lines of a battle log of attacks, Abilities, damage, Special Conditions, coins and the end."""

from __future__ import annotations

from collections.abc import Iterator

from app.games.pokemon.battle_log.log_at import At, Does, deed, struck
from app.games.pokemon.battle_log.log_board import LogPokemon, LogSide
from app.games.pokemon.battle_log.log_deed import Deed


def _attacks(at: At) -> Iterator[Deed]:
    said, foe = at.said, at.other
    hit = struck(foe, said.onto)
    hits = [(foe, hit, said.count)] if hit is not None else []
    if at.index < 0:
        for _, below in at.block.below:
            if below.kind == "damage" and below.player:
                side = at.script.sides[below.player]
                one = _bystander(side, below.card, hit)
                if one is not None:
                    hits.append((side, one, below.count))
    yield from _attack(at, hits)


def _attack(at: At, hits: list[tuple[LogSide, LogPokemon, int]]) -> Iterator[Deed]:
    side = at.side
    one = _attacker(side, at.said.card)
    if one is None:
        return
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


def _attacker(side: LogSide, name: str) -> LogPokemon | None:
    if side.active is not None and side.active.name == name:
        return side.active
    return side.likeliest(name)


def _bystander(side: LogSide, name: str, hit: LogPokemon | None) -> LogPokemon | None:
    found = [one for one in side.called(name) if one is not hit]
    return found[-1] if found else None


def _uses(at: At) -> Iterator[Deed]:
    """“Used” is said of an Ability, and of an attack that does no damage to what it is aimed at."""
    side, name = at.side, at.said.name
    ability = name in at.script.abilities or not (at.last and at.index < 0)
    if not ability:
        hits = []
        for _, below in at.block.below:
            if below.kind == "damage" and below.player:
                foe = at.script.sides[below.player]
                one = struck(foe, below.card)
                if one is not None:
                    hits.append((foe, one, below.count))
        yield from _attack(at, hits)
        return
    one = side.likeliest(at.said.card)
    if one is not None:
        yield deed(
            f"{side.name} uses {side.where(one)}: {name}",
            otherwise=(f"{side.name}: “{name}”",),
        )


def _damage(at: At) -> Iterator[Deed]:
    """Damage beside an attack is told with it."""
    if at.index >= 0 and _is_attack(at):
        return
    one = struck(at.side, at.said.card)
    if one is not None:
        yield deed(f"{at.script.player} puts {at.said.count} damage on {at.side.where(one)}")
        one.damage += at.said.count


def _is_attack(at: At) -> bool:
    said = at.block.said
    if said.kind == "attack":
        return True
    return said.kind == "used" and at.last and said.name not in at.script.abilities


def _worn_off(at: At) -> Iterator[Deed]:
    """What a Special Condition does the table does itself, as the turn ends."""
    one = at.side.likeliest(at.said.card)
    if one is not None:
        one.damage += 10 * at.said.count
    return iter(())


def _counters(at: At) -> Iterator[Deed]:
    one = at.side.likeliest(at.said.card)
    if one is not None:
        points = 10 * at.said.count
        yield deed(f"{at.script.player} puts {points} damage on {at.side.where(one)}")
        one.damage += points


def _moves_counters(at: At) -> Iterator[Deed]:
    hurt = [one for one in at.side.called(at.said.card) if one.damage >= 10 * at.said.count]
    one = hurt[0] if hurt else at.side.likeliest(at.said.card)
    onto = [it for it in at.other.called(at.said.onto) if it is not one]
    if one is not None and onto:
        points = 10 * at.said.count
        text = f"moves {points} damage from {at.side.where(one)} to {at.other.where(onto[0])}"
        yield deed(f"{at.script.player} {text}")
        one.damage -= points
        onto[0].damage += points


def _heals(at: At) -> Iterator[Deed]:
    hurt = [one for one in at.side.called(at.said.card) if one.damage]
    one = hurt[0] if hurt else at.side.likeliest(at.said.card)
    if one is not None:
        yield deed(f"{at.script.player} heals {at.said.count} damage from {at.side.where(one)}")
        one.damage = max(0, one.damage - at.said.count)


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
    faces = [at.said.word] * at.said.heads + [other] * (at.said.count - at.said.heads)
    if faces and not at.in_checkup:
        yield deed(f"{at.side.name} flips {len(faces)} coins: {', '.join(faces)}")


def _concedes(at: At) -> Iterator[Deed]:
    yield deed(f"{at.side.name} concedes")


def _ends(at: At) -> Iterator[Deed]:
    if "conceded" in at.said.why and at.said.player:
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
