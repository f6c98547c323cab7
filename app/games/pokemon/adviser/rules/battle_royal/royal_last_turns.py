"""Rules of what happened in the opponents' last turns of a Battle Royal (group Q)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.core.text.words import Words
from app.games.advising.advice_rule import Said, guard, rule
from app.games.pokemon.adviser.effects.attack_questions import printed
from app.games.pokemon.adviser.effects.royal.attack_sums import (
    attack_of,
    base_of,
    comes_to,
    to_target,
)
from app.games.pokemon.adviser.effects.royal.royal_questions import (
    ROYAL,
    attacked_owner,
)
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.acting import called
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Player
from app.games.pokemon.adviser.model.printed_texts import printed_text

AFTER_KO = re.compile(
    r"knocked out[^,.]*during your opponent's last turn, this attack does (\d+) more damage"
)


@rule(
    "br-last-turn-ko-attack",
    "suspicious",
    p.Attack,
    title=Words(
        "“During your opponent's last turn” is that of the attacked Pokémon's owner.",
        "ワザの「前の相手の番」は、そのワザを受けるポケモンの持ち主の番です。",
    ),
    source="BR150-BR158",
    games=ROYAL,
)
def br_last_turn_ko_attack(position: Position, play: p.Attack) -> Iterator[Said]:
    """Of an attack that does more after a Knock Out of one's own."""
    found, hit = attack_of(position, play), to_target(position, play)
    known = position.record.is_case or position.record.complete
    if found is None or hit is None or not known:
        return
    attack, said, attacker = found
    target, points = hit
    more = AFTER_KO.search(said)
    if more is None or target.player == attacker.player:
        return
    fell = any(
        ko.owner == attacker.player
        and ko.turn_of == target.player
        and position.round_ago() <= ko.turn < position.number
        for ko in position.record.kos
    )
    right = comes_to(base_of(attack), attacker, target, said)
    wrong = comes_to(base_of(attack) + int(more[1]), attacker, target, said)
    if not fell and points == wrong != right:
        name, own = called(position, target.player), called(position, attacker.player)
        yield Said(
            Words(
                f"No Pokémon of {own} was Knocked Out in {name}'s last turn: {right} damage, not "
                f"{points}.",
                f"前の{name}の番に、{own}のポケモンはきぜつしていません。ダメージは{right}です"
                f"（入力は{points}）。",
            ),
            (target.uid,),
            right=right,
        )


br_last_turn_ko_card = guard(
    "br-last-turn-ko-card",
    Words(
        "A Trainer that asks for a Knock Out in the opponent's last turn is fine if there was one "
        "in any opponent's last turn.",
        "「前の相手の番にきぜつしたとき」のトレーナーズは、どの相手の番でもかまいません。",
    ),
    "BR218-BR220",
    ROYAL,
)


@rule(
    "br-copycat",
    "suspicious",
    p.Attack,
    title=Words(
        "An attack copied from an opponent is used on that opponent's Pokémon.",
        "相手のワザをまねしたら、その相手のポケモンに使います。",
    ),
    source="BR198-BR200",
    games=ROYAL,
)
def br_copycat(position: Position, play: p.Attack) -> Iterator[Said]:
    """Where it is told, or known from the turns before, whose attack it is."""
    owner, whose = attacked_owner(position, play), _copied_from(position, play)
    if owner is None or whose is None or whose in (owner, play.by):
        return
    name, other = called(position, whose), called(position, owner)
    yield Said(
        Words(
            f"It is {name}'s attack that is copied: its damage and effects go to {name}'s "
            f"Pokémon, not to {other}'s.",
            f"{name}のポケモンが使ったワザです。{other}ではなく、{name}のポケモンに使います。",
        ),
        (play.target or play.attacker,),
        right=name,
    )


COPIES_LAST = re.compile(r"last turn[^.]*as this attack|前の相手の番[^。]*このワザとして")


def _copied_from(position: Position, play: p.Attack) -> Player | None:
    """Return whose attack is copied; None where that is not known."""
    if play.copied_from is not None:
        return play.copied_from
    before = position.turn.attacks[-1] if position.turn.attacks else None
    if before is None or before.attacker != play.attacker or printed(position, play) is not None:
        return None
    copying = printed(position, before)
    if copying is None or not COPIES_LAST.search(printed_text(copying)):
        return None
    used = {
        past.by
        for past in position.record.since_turn_of(play.by)
        if isinstance(past, p.Attack) and past.attack == play.attack and play.attack
    }
    return used.pop() if len(used) == 1 else None
