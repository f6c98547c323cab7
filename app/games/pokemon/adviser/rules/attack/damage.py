"""Rules of damage (group M): what an attack's number comes to on the Active Pokémon."""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.attack_questions import printed
from app.games.pokemon.adviser.effects.damage.changing_texts import (
    changes_weakness,
    may_be_changed,
)
from app.games.pokemon.adviser.effects.damage.counters_put import wrong_counters
from app.games.pokemon.adviser.effects.damage.damage_orders import orders, should_be
from app.games.pokemon.adviser.effects.damage.striking import Strike, strikes
from app.games.pokemon.adviser.effects.no_change import effect_of
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.adviser.model.printed_texts import printed_text

TO_ITSELF = re.compile(
    r"(\d+) damage to itself|(?:deal )?(\d+) (?:damage )?to this pokémon"
    r"|このポケモンにも(\d+)ダメージ"
)
"""How an attack speaks that damages its own Pokémon."""


@rule(
    "damage-multiple-of-ten",
    "illegal",
    p.Attack,
    p.ChangeDamage,
    title=Words("Damage comes in tens.", "ダメージは10きざみです。"),
    source="ST106",
)
def damage_multiple_of_ten(_position: Position, play: p.Attack | p.ChangeDamage) -> Iterator[Said]:
    """A damage counter is 10 damage."""
    if isinstance(play, p.Attack):
        amounts = (*play.damage, *play.counters)
    else:
        amounts = ((play.unit, play.points),)
    for uid, points in amounts:
        if points % 10:
            yield Said(
                Words(
                    f"{abs(points)} is not a multiple of 10. A damage counter is 10 damage.",
                    f"{abs(points)}は10の倍数ではありません。ダメカン1個は10ダメージです。",
                ),
                (uid,),
                right=-(-abs(points) // 10) * 10,
            )


@rule(
    "damage-weakness",
    "suspicious",
    p.Attack,
    title=Words(
        "Weakness is applied to the Active Pokémon.", "バトルポケモンには弱点を計算します。"
    ),
    source="ST103, APR A-01",
)
def damage_weakness(position: Position, play: p.Attack) -> Iterator[Said]:
    """Said where the number is what it would be without the Weakness."""
    for strike in strikes(position, play):
        left_out = strike.without(weakness=False)
        if strike.points == left_out and not changes_weakness(position):
            yield should_be(strike, Words("Weakness was left out", "弱点が計算されていません"))


@rule(
    "damage-resistance",
    "suspicious",
    p.Attack,
    title=Words(
        "Resistance is applied to the Active Pokémon.", "バトルポケモンには抵抗力を計算します。"
    ),
    source="ST103, APR A-01",
)
def damage_resistance(position: Position, play: p.Attack) -> Iterator[Said]:
    """Said where the number is what it would be without the Resistance."""
    for strike in strikes(position, play):
        if strike.points == strike.without(resistance=False):
            yield should_be(strike, Words("Resistance was left out", "抵抗力が計算されていません"))


@rule(
    "damage-order",
    "suspicious",
    p.Attack,
    title=Words(
        "Order: attacker's effects, Weakness, Resistance, defender's effects.",
        "計算の順番は、ワザを使う側の効果、弱点、抵抗力、ワザを受ける側の効果です。",
    ),
    source="APR A-01",
)
def damage_order(position: Position, play: p.Attack) -> Iterator[Said]:
    """Said where another order of the same steps gives the number."""
    for strike, others in orders(position, play):
        order = others.get(strike.points)
        if order is not None:
            yield should_be(strike, order.what, order)


@rule(
    "damage-zero-stop",
    "reminder",
    p.Attack,
    title=Words(
        "Where the damage is 0 before effects add to it, it stays 0.",
        "ダメージが0になったら、それ以上は計算しません。",
    ),
    source="APR A-01, B-02",
)
def damage_zero_stop(position: Position, play: p.Attack) -> Iterator[Said]:
    """An attack that multiplies heads came to nothing, and damage was dealt all the same."""
    attack = printed(position, play)
    if attack is None or not attack.damage.endswith("×"):
        return
    said = printed_text(attack)
    if "flip" not in said and "コイン" not in said:
        return
    coins = (*position.turn.plays, *position.gesture)
    results = next((one.results for one in reversed(coins) if isinstance(one, c.FlipCoins)), ())
    if results and not any(results):
        for uid, points in play.damage:
            if points > 0:
                yield Said(
                    Words(
                        "No heads: the base damage is 0, and nothing adds to it.",
                        "オモテが出ていないのでダメージは0です。ほかの効果でも増えません。",
                    ),
                    (uid,),
                    right=0,
                )


@rule(
    "damage-self",
    "reminder",
    p.Attack,
    title=Words(
        "What an attack does to its own Pokémon is damage too.",
        "自分自身へのダメージも、ワザのダメージです。",
    ),
    source="APR B-09",
)
def damage_self(position: Position, play: p.Attack) -> Iterator[Said]:
    """Said where less was put than the text says: what reduces damage from the foe does not help.

    Silent where a coin or a choice decides about it, and none was put.
    """
    attack, attacker = printed(position, play), position.mon(play.attacker)
    said = printed_text(attack)
    found = TO_ITSELF.search(said)
    if found is None or attacker is None or not play.entered or play.failed:
        return
    points = int(next(number for number in found.groups() if number))
    put = sum(amount for uid, amount in (*play.damage, *play.counters) if uid == play.attacker)
    before = said[: found.start()]
    hangs = any(word in before for word in ("flip", "if ", "may ", "オモテ", "ウラ", "のぞむなら"))
    if put < points and (put > 0 or not hangs):
        yield Said(
            Words(
                f"{attacker.name.en} also takes {points} damage itself.",
                f"{attacker.name.ja}自身にも{points}ダメージです。",
            ),
            (play.attacker,),
            right=points,
        )


@rule(
    "damage-mismatch",
    "suspicious",
    p.Attack,
    title=Words(
        "Damage follows from the printed number, Weakness, Resistance and effects; damage counters "
        "from the text.",
        "ダメージは書かれた数字と弱点・抵抗力・効果で、ダメカンの数はワザの説明で決まります。",
    ),
    source="APR A-01",
)
def damage_mismatch(position: Position, play: p.Attack) -> Iterator[Said]:
    """Silent where a text in play or a Trainer of this turn may have changed the number.

    Damage counters that an attack puts add up to what it says.
    """
    yield from wrong_counters(position, play)
    for strike, others in orders(position, play):
        explained = (
            0,
            strike.without(weakness=False),
            strike.without(resistance=False),
            *others,
        )
        if strike.points not in explained and not may_be_changed(position, play):
            yield Said(_another_number(strike), (strike.defender.uid,), right=strike.right.points)


def _another_number(strike: Strike) -> Words:
    """Return what was put on the Pokémon, and what the table works out, in its steps."""
    name, put, right = strike.defender.name, strike.points, strike.right
    if not strike.base:
        attack = strike.attack.name
        return Words(
            f"{attack.en} does nothing: the Pokémon it names is not on the Bench. 0 damage to "
            f"{name.en}, not {put}.",
            f"「{attack.ja}」に書かれたポケモンがベンチにいないので、ワザは失敗します。{name.ja}への"
            f"ダメージは0です（入力は{put}）。",
        )
    if right.said is None:
        return Words(
            f"{put} damage was put on {name.en}, but the attack says {right.points}, and no "
            "Weakness, Resistance or mark changes that.",
            f"{name.ja}へのダメージが{put}になっています。ワザの数字は{right.points}で、"
            "弱点・抵抗力・マークによる増減もありません。",
        )
    return Words(
        f"{put} damage was put on {name.en}, but it comes to {right.points}: "
        f"{right.said.en} = {right.points}.",
        f"{name.ja}へのダメージが{put}になっています。計算では{right.points}です"
        f"（{right.said.ja}＝{right.points}）。",
    )


@rule(
    "damage-heal-none",
    "suspicious",
    p.ChangeDamage,
    c.PlayTrainer,
    title=Words(
        "Only a damaged Pokémon is healed.", "回復できるのはダメージを受けたポケモンです。"
    ),
    source="APR C-06",
)
def damage_heal_none(position: Position, play: p.ChangeDamage | c.PlayTrainer) -> Iterator[Said]:
    """Also a Trainer that does nothing but heal, played on a Pokémon without damage."""
    if isinstance(play, p.ChangeDamage):
        mon = position.mon(play.unit) if play.points < 0 else None
    else:
        said = effect_of(play.card)
        mon = position.mon(play.onto) if said.startswith("heal") else None
        if mon is not None and mon.conditions and "recovers" in said:
            return
    if mon is not None and not _is_damaged(mon):
        yield Said(
            Words(
                f"{mon.name.en} has no damage to heal.",
                f"{mon.name.ja}にはダメージがないので回復できません。",
            ),
            (mon.uid,),
        )


def _is_damaged(mon: Mon) -> bool:
    """Whether a Pokémon has damage, or may have: of a case that gives only what is left."""
    if mon.hp_left is not None:
        return mon.hp is None or mon.hp_left < mon.hp
    return mon.damage > 0
