"""Rules of what attacks count in a Battle Royal: Benched Pokémon, Energy (group Q)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.attack_questions import energy_of
from app.games.pokemon.adviser.effects.royal.attack_sums import (
    attack_of,
    base_of,
    comes_to,
    to_target,
)
from app.games.pokemon.adviser.effects.royal.royal_questions import (
    ROYAL,
)
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.position import Position

PER_BENCHED = re.compile(
    r"(\d+)(?: more)? damage for each of (?P<whose>your opponent's|your|their) benched pokémon"
    r"|(\d+) (?:more )?damage (?:times the number of|for each) (?:pokémon on )?your bench"
)
PER_ENERGY = re.compile(
    r"(\d+)(?: more)? damage (?:for each|times (?:the amount of|the number of))"
    r"[^.]*energy[^.]*(?:both|the) active pokémon(?! \()"
)


@rule(
    "br-bench-count",
    "suspicious",
    p.Attack,
    title=Words(
        "The second Active Pokémon is none of the Benched ones.",
        "もう1匹のバトルポケモンは、ベンチポケモンに数えません。",
    ),
    source="BR146-BR148",
    games=ROYAL,
)
def br_bench_count(position: Position, play: p.Attack) -> Iterator[Said]:
    """Of an attack whose damage counts them: said where the number is what it would be with it."""
    found, hit = attack_of(position, play), to_target(position, play)
    if found is None or hit is None:
        return
    attack, said, attacker = found
    target, points = hit
    each = PER_BENCHED.search(said)
    if each is None:
        return
    number = int(each[1] or each[3])
    whose = target.player if each["whose"] not in (None, "your") else attacker.player
    side = position.side(whose)
    benched = len(side.bench)
    right = comes_to(base_of(attack) + number * benched, attacker, target, said)
    more = {
        comes_to(base_of(attack) + number * (benched + one), attacker, target, said)
        for one in range(1, len(side.actives) + 1)
    }
    if points != right and points in more:
        yield Said(
            Words(
                f"{side.name} has {benched} Benched Pokémon, the other Active one is none of "
                f"them: {right} damage, not {points}.",
                f"{side.name}のベンチポケモンは{benched}匹で、もう1匹のバトルポケモンは数えません。"
                f"ダメージは{right}です（入力は{points}）。",
            ),
            (target.uid,),
            right=right,
        )


@rule(
    "br-effect-both-actives",
    "suspicious",
    p.Attack,
    title=Words(
        "“Both Active Pokémon” are your own and an opponent's: in an attack, attacker and target.",
        "「おたがいのバトルポケモン」は、ワザを使うポケモンと受けるポケモンです。",
    ),
    source="BR086, BR087, BR162-BR164",
    games=ROYAL,
)
def br_effect_both_actives(position: Position, play: p.Attack) -> Iterator[Said]:
    """Of an attack that counts Energy on them: said where others were counted too."""
    found, hit = attack_of(position, play), to_target(position, play)
    if found is None or hit is None:
        return
    attack, said, attacker = found
    target, points = hit
    each = PER_ENERGY.search(said)
    if each is None:
        return
    number = int(each[1])
    mine, theirs = len(energy_of(position, attacker)), len(energy_of(position, target))
    right = comes_to(base_of(attack) + number * (mine + theirs), attacker, target, said)
    beside = [
        len(energy_of(position, mon))
        for mon in position.mons
        if mon.spot == "active" and mon.uid not in (attacker.uid, target.uid)
    ]
    more = {
        comes_to(base_of(attack) + number * (mine + theirs + one), attacker, target, said)
        for one in range(1, sum(beside) + 1)
    }
    if points != right and points in more:
        yield Said(
            Words(
                f"Attacker and target have {mine + theirs} Energy together: {right} damage, not "
                f"{points}.",
                f"ワザを使うポケモンと受けるポケモンのエネルギーは合わせて{mine + theirs}個です。"
                f"ダメージは{right}です（入力は{points}）。",
            ),
            (target.uid,),
            right=right,
        )
