"""Rules of damage on the Bench, of counters, and of damage that is prevented (group M)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.abilities_off import has_no_ability
from app.games.pokemon.adviser.effects.attack_questions import (
    all_left,
    fighter,
    left_or_evolved,
    printed,
)
from app.games.pokemon.adviser.effects.damage.counters_put import counters_kept_off
from app.games.pokemon.adviser.effects.damage.striking import surely_damage
from app.games.pokemon.adviser.model.known_cards import kind
from app.games.pokemon.adviser.model.plays import Attack
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.adviser.model.printed_texts import ability_texts, printed_text
from app.games.pokemon.cards.card_record import has_rule_box
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
GUARDS_BENCH = re.compile(
    r"prevent all damage[^.]*done to your benched pokémon|your benched pokémon[^.]*take no damage"
)
"""How an Ability speaks that keeps attacks off the own Bench."""
GUARDS_ITSELF = re.compile(
    r"(?P<benched>as long as this pokémon is on your bench, )?prevent all damage"
    r"(?: from and effects of attacks from (?:your opponent's (?P<whose>[^.()]*?) )?done to this"
    r" pokémon| done to this pokémon by attacks(?: from (?:your opponent's )?(?P<by>[^.()]*))?)"
)
"""How a text speaks that keeps attacks off its own Pokémon, and whose they are."""
_DEPENDS = re.compile(r"\bif\b|flip|unless|コイン")
WITHOUT_BOX = re.compile(r"without a rule box|don't have a rule box|doesn't have a rule box")


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
                        f"{mon.name.en} is on the Bench: {right} damage, without Weakness and "
                        "Resistance.",
                        f"{mon.name.ja}はベンチにいるので、弱点・抵抗力を計算せず"
                        f"{right}ダメージです。",
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
                    f"{attack.name.en} puts {points // 10} damage counters; Weakness and "
                    "Resistance do not change that.",
                    f"「{attack.name.ja}」でのせるダメカンは{points // 10}個です。"
                    "弱点・抵抗力は計算しません。",
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
        noted = mon.noted("protected") or position.noted("all_protected")
        theirs = not position.allied(mon.player, play.by)
        if noted or (theirs and (_guarded(position, mon) or _guards_itself(position, play, mon))):
            yield Said(
                Words(
                    f"{mon.name.en} is protected: the damage is prevented.",
                    f"{mon.name.ja}はダメージを受けない効果がかかっています。",
                ),
                (uid,),
                right=0,
            )


def _guarded(position: Position, mon: Mon) -> bool:
    """Whether an Ability on its side surely keeps damage off this Benched Pokémon."""
    if mon.spot != "bench" or mon.card is None or kind(mon.card) == "unknown":
        return False
    for one in position.side(mon.player).mons:
        for said in ability_texts(one):
            if GUARDS_BENCH.search(said) and not has_no_ability(position, one):
                return not (WITHOUT_BOX.search(said) and has_rule_box(mon.card))
    return False


def _guards_itself(position: Position, play: Attack, mon: Mon) -> bool:
    """Whether its Ability, or its attack of the last turn, surely keeps this attack off it."""
    if mon.card is None:
        return False
    own = [*ability_texts(mon)]
    own = [] if own and has_no_ability(position, mon) else own
    texts = own
    record = position.record
    since = (*record.last_turn_of(mon.player), *record.since_turn_of(mon.player))
    for past in since if not position.allied(play.by, mon.player) else ():
        if isinstance(past, Attack) and past.attacker == mon.uid and not past.failed:
            if not position.is_meant(past, play.by):
                continue
            attack = printed(position, past)
            said = printed_text(attack)
            texts = [*texts, said.partition("your opponent's next turn, ")[2]]
        elif mon.uid in left_or_evolved(past):
            texts = own
    if mon.uid in all_left(position.turn.plays):
        texts = own
    attacker = position.mon(play.attacker)
    return any(_keeps_off(said, mon, attacker) for said in texts)


def _keeps_off(said: str, mon: Mon, attacker: Mon | None) -> bool:
    """Whether a text keeps an attacker's damage off the Pokémon it stands on."""
    found = GUARDS_ITSELF.search(said)
    if found is None or _DEPENDS.search(said):
        return False
    if found["benched"] and mon.spot != "bench":
        return False
    whose = (found["whose"] or found["by"] or "").strip()
    return _means(whose, attacker)


def _means(whose: str, attacker: Mon | None) -> bool:
    """Whether a text means this attacker: "pokémon ex", "basic pokémon"; unsure is no."""
    if whose in ("", "pokémon"):
        return True
    card = attacker.card if attacker is not None else None
    if card is None:
        return False
    if whose == "basic pokémon":
        return card.stage == "basic"
    return whose == "pokémon ex" and "ex" in card.tags
