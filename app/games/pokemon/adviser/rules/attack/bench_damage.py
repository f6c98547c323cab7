"""Rules of damage on the Bench, of counters, and of damage that is prevented (group M)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.attack_questions import (
    fighter,
    printed,
)
from app.games.pokemon.adviser.effects.damage.counters_put import counters_kept_off
from app.games.pokemon.adviser.effects.damage.damage_kept_off import protected_by
from app.games.pokemon.adviser.effects.damage.striking import surely_damage
from app.games.pokemon.adviser.model.plays import Attack
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.printed_texts import printed_text
from app.games.pokemon.table.damage_sum import Fighter, work_out

_NUMBER = re.compile(r"\d+")
REACHES_BENCH = re.compile(
    r"bench|each|\bany\b|\ball\b|opponent's pokémon|opposing pokémon|ベンチ|相手のポケモン"
)
"""How an attack speaks that may hit other Pokémon than the opposing Active one."""
COUNTERS = re.compile(
    r"(?:put|place|spread)s? (\d+) damage counters?|gets? (\d+) damage counters?"
    r"|ダメカンを?(?:計)?(\d+)個"
)
"""How an attack speaks that puts damage counters."""
IGNORES_EFFECTS = re.compile(
    r"isn't affected by [^.]*effects|effects on [^.]*unchanged|効果を計算しない"
)
"""How an attack speaks that protection does not stop."""


@rule(
    "damage-bench-no-wr",
    "suspicious",
    Attack,
    title=Words(
        "Weakness and Resistance do not count on the Bench.",
        "ベンチポケモンには弱点・抵抗力を計算しません。",
    ),
    source="ST103, APR B-08",
)
def damage_bench_no_wr(position: Position, play: Attack) -> Iterator[Said]:
    """Said where the number is the printed one with Weakness or Resistance worked in."""
    attack, attacker = printed(position, play), position.mon(play.attacker)
    if attack is None or attacker is None:
        return
    numbers = {int(number) for number in _NUMBER.findall(f"{attack.damage} {printed_text(attack)}")}
    for uid, points in surely_damage(position, play):
        mon = position.mon(uid)
        if mon is None or mon.spot != "bench" or not points or points in numbers:
            continue
        for number in sorted(numbers):
            right = work_out(number, fighter(attacker), fighter(mon), benched=True).points
            with_both = work_out(number, fighter(attacker), fighter(mon)).points
            if points == with_both != right:
                yield Said(
                    Words(
                        f"{mon.name.en} is on the Bench: {right} damage, not {points}. Weakness "
                        "and Resistance do not count there.",
                        f"{mon.name.ja}はベンチにいるので、弱点・抵抗力を計算せず"
                        f"{right}ダメージです（入力は{points}）。",
                    ),
                    (uid,),
                    right=right,
                )
                break


@rule(
    "damage-bench-needs-text",
    "suspicious",
    Attack,
    title=Words(
        "A Benched Pokémon takes damage only where the attack says so.",
        "ベンチポケモンへのダメージは、そう書かれたワザだけです。",
    ),
    source="ST104",
)
def damage_bench_needs_text(position: Position, play: Attack) -> Iterator[Said]:
    """Counters that an effect puts are not damage."""
    attack = printed(position, play)
    if attack is None or REACHES_BENCH.search(printed_text(attack)):
        return
    for uid, points in surely_damage(position, play):
        mon = position.mon(uid)
        if mon is not None and mon.spot == "bench" and points > 0 and uid != play.attacker:
            yield Said(
                Words(
                    f"{attack.name.en} says nothing of the Bench, and {mon.name.en} is Benched.",
                    f"「{attack.name.ja}」にベンチへのダメージは書かれていません"
                    f"（{mon.name.ja}はベンチにいます）。",
                ),
                (uid,),
            )


@rule(
    "damage-tera-bench",
    "illegal",
    Attack,
    title=Words(
        "A Benched Tera Pokémon takes no damage from attacks.",
        "ベンチのテラスタルのポケモンは、ワザのダメージを受けません。",
    ),
    source="CARD",
)
def damage_tera_bench(position: Position, play: Attack) -> Iterator[Said]:
    """Counters that an effect puts are allowed."""
    for uid, points in surely_damage(position, play):
        mon = position.mon(uid)
        if mon is None or mon.card is None or mon.spot != "bench" or points <= 0:
            continue
        if "Tera" in mon.card.tags:
            yield Said(
                Words(
                    f"{mon.name.en} is a Benched Tera Pokémon and takes no damage from attacks.",
                    f"{mon.name.ja}はベンチのテラスタルのポケモンなので、"
                    "ワザのダメージを受けません。",
                ),
                (uid,),
                right=0,
            )


@rule(
    "damage-counters-no-wr",
    "suspicious",
    Attack,
    title=Words(
        "Damage counters that are put on are not changed by Weakness.",
        "ダメカンをのせる効果に、弱点・抵抗力は計算しません。",
    ),
    source="ST107, APR C-07",
)
def damage_counters_no_wr(position: Position, play: Attack) -> Iterator[Said]:
    """Said where the number of counters is what Weakness or Resistance would make of it."""
    attack, attacker = printed(position, play), position.mon(play.attacker)
    found = COUNTERS.search(printed_text(attack)) if attack is not None else None
    if attack is None or attacker is None or found is None or "for each" in printed_text(attack):
        return
    points = int(next(number for number in found.groups() if number)) * 10
    for uid, put in (*play.counters, *(() if attack.damage else play.damage)):
        mon = position.mon(uid)
        if mon is None or put in (0, points):
            continue
        if put == work_out(points, Fighter(attacker.card), Fighter(mon.card)).points:
            yield Said(
                Words(
                    f"{attack.name.en} puts {points // 10} damage counters, not {put // 10}: "
                    "Weakness and Resistance do not change that.",
                    f"「{attack.name.ja}」でのせるダメカンは{points // 10}個です"
                    f"（のせたのは{put // 10}個）。弱点・抵抗力は計算しません。",
                ),
                (uid,),
                right=points,
            )


@rule(
    "damage-prevented",
    "suspicious",
    Attack,
    title=Words(
        "A protected Pokémon takes no damage.",
        "ダメージを受けない効果があれば、ダメージはありません。",
    ),
    source="APR C-16, B-07",
)
def damage_prevented(position: Position, play: Attack) -> Iterator[Said]:
    """By a note on it or on the table, by an Ability, or by its own attack of the last turn.

    Some attacks ignore effects. A Stadium may keep the counters off that attacks put.
    """
    yield from counters_kept_off(position, play)
    attack = printed(position, play)
    if attack is not None and IGNORES_EFFECTS.search(printed_text(attack)):
        return
    for uid, points in surely_damage(position, play):
        mon = position.mon(uid)
        if mon is None or points <= 0 or uid == play.attacker:
            continue
        cause = protected_by(position, play, mon)
        if cause is not None:
            yield Said(
                Words(
                    f"{mon.name.en} takes no damage because of {cause.en}.",
                    f"{cause.ja}により、{mon.name.ja}はダメージを受けません。",
                ),
                (uid,),
                right=0,
            )
