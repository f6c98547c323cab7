"""Rules of whom attacks reach in a Battle Royal: whose Bench (group Q)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.royal.attack_sums import (
    attack_of,
)
from app.games.pokemon.adviser.effects.royal.royal_questions import (
    ROYAL,
    attacked_owner,
    named_players,
    was_hit,
)
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.acting import called, seat
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon, Player
from app.games.pokemon.adviser.model.printed_texts import printed_text

EACH_BENCHED = re.compile(
    r"(\d+) damage to each benched pokémon|damage to each (?:of your|of your opponent's)?\s*benched"
)
"""How an attack speaks that hits whole Benches."""
BOTH_BENCHES = re.compile(r"both yours and your opponent's|each benched pokémon|both benches")
MY_BENCHED = re.compile(r"each of your (?:own )?benched")
THEIR_BENCHED = re.compile(r"each of your opponent's benched")
ON_ALL_MINE = re.compile(
    r"each of your pokémon|your other pokémon|each of your active|1 of your pokémon|to this pokémon"
    r"|each pokémon|all pokémon|both active"
)
"""How an attack speaks that may hit one's own Active Pokémon."""


def _dealt(position: Position, play: p.Attack) -> Iterator[tuple[Mon, int]]:
    """Yield each Pokémon that got damage or counters."""
    for uid, points in (*play.damage, *play.counters):
        mon = position.mon(uid)
        if mon is not None and points > 0:
            yield mon, points


# -- what it reaches ------------------------------------------------------------------------------


@rule(
    "br-attack-bench-scope",
    "suspicious",
    p.Attack,
    title=Words(
        "An attack on Benches reaches your own and that of the attacked Pokémon's owner.",
        "ベンチへのワザは、自分とそのワザを受けるポケモンの持ち主のベンチに届きます。",
    ),
    source="BR138-BR140",
    games=ROYAL,
)
def br_attack_bench_scope(position: Position, play: p.Attack) -> Iterator[Said]:
    """Said of Benches of others, and of one that was left out."""
    found, owner = attack_of(position, play), attacked_owner(position, play)
    if found is None or owner is None or not play.entered:
        return
    attack, said, _ = found
    if not EACH_BENCHED.search(said):
        return
    meant: set[Player] = set()
    if BOTH_BENCHES.search(said):
        meant = {play.by, owner}
    if MY_BENCHED.search(said):
        meant.add(play.by)
    if THEIR_BENCHED.search(said):
        meant.add(owner)
    hit = {mon.uid: mon.player for mon, _ in _dealt(position, play) if mon.spot == "bench"}
    others = tuple(sorted(set(hit.values()) - meant))
    if others:
        names, name = named_players(position, others), called(position, owner)
        yield Said(
            Words(
                f"{attack.name.en} does not reach the Bench of {names.en}: the attack is on "
                f"{name}'s Pokémon.",
                f"「{attack.name.ja}」は{names.ja}のベンチには届きません"
                f"（{name}のポケモンへのワザです）。",
            ),
            tuple(map(seat, others)),
        )
    only_hurt = "any damage counters on" in said or ("(" not in said and "if " in said)
    missing = [
        mon
        for player in sorted(meant)
        for mon in position.side(player).bench
        if mon.uid not in hit and not _is_spared(position, mon)
        # What an attack touched this turn takes nothing from another one (BR102).
        if mon.player == play.by or not was_hit(position, mon.uid)
    ]
    if missing and not only_hurt and not others:
        yield Said(
            Words(
                f"{attack.name.en} also does damage to every Benched Pokémon it means: "
                f"{missing[0].name.en} got none.",
                f"「{attack.name.ja}」のダメージを受けていないベンチポケモンがいます"
                f"（{missing[0].name.ja}）。",
            ),
            tuple(mon.uid for mon in missing),
        )


def _is_spared(position: Position, mon: Mon) -> bool:
    """Whether something may keep an attack off a Benched Pokémon."""
    if mon.noted("protected") or (mon.card is None and not mon.plain):
        return True
    texts = [
        printed_text(one)
        for other in position.side(mon.player).mons
        if other.card is not None
        for one in other.card.abilities
    ]
    tera = mon.card is not None and "Tera" in mon.card.tags
    return tera or any("prevent" in said or "受けない" in said for said in texts)


@rule(
    "br-attack-own-bench-not-active",
    "suspicious",
    p.Attack,
    title=Words(
        "Damage to your own Bench does not reach the other Active Pokémon.",
        "自分のベンチへのダメージは、もう1匹のバトルポケモンには届きません。",
    ),
    source="BR142-BR144",
    games=ROYAL,
)
def br_attack_own_bench_not_active(position: Position, play: p.Attack) -> Iterator[Said]:
    """The other Active Pokémon is no Benched one."""
    found = attack_of(position, play)
    if found is None:
        return
    attack, said, attacker = found
    for mon, _ in _dealt(position, play):
        own = mon.player == attacker.player and mon.spot == "active" and mon.uid != attacker.uid
        if own and not ON_ALL_MINE.search(said):
            yield Said(
                Words(
                    f"{mon.name.en} is the other Active Pokémon, and {attack.name.en} does not "
                    "reach it.",
                    f"{mon.name.ja}はもう1匹のバトルポケモンなので、"
                    f"「{attack.name.ja}」のダメージを受けません。",
                ),
                (mon.uid,),
                right=0,
            )
