"""Rules of what texts mean in two against two: "your", "your opponent", "each player"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from app.core.text.wording import listed, together
from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.abilities_off import has_no_ability
from app.games.pokemon.adviser.effects.attack_questions import fighter, printed
from app.games.pokemon.adviser.effects.effects_said import text_used
from app.games.pokemon.adviser.effects.locks.lock_causes import by_ability
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.acting import called, seat, sits
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.printed_texts import printed_text
from app.games.pokemon.adviser.model.team_play import IN_TEAMS
from app.games.pokemon.table.damage_sum import work_out

HIDDEN = ("deck", "hand")
EACH = re.compile(r"\beach player\b|\bboth players\b|おたがい|お互い")
"""How a text speaks that is about everybody."""
OF_OPPONENT = re.compile(r"\bopponent\b|相手")
THEIR_HIDDEN = re.compile(
    r"opponent(?:'s|s')? (?:shuffles? (?:their|his or her) |reveals? (?:their|his or her) |"
    r"discards? |draws? |puts? )?[^.]*\b(?:hand|deck)\b|相手の(?:手札|山札)"
)
"""How a text speaks of an opponent's hand or deck."""
EACH_OPPOSING = re.compile(
    r"(?:each|all) of your opponent's pokémon|相手のポケモン(?:全員|すべて|全部)"
)
"""How an attack speaks that damages every opposing Pokémon."""
LESS = re.compile(r"opponent's active pokémon(?:'s attacks)? do (\d+) less damage")
"""How the Ability of an Active Pokémon speaks that weakens the opposing Active Pokémon."""


def _others_zone(play: Any) -> tuple[str, int | None]:
    """Return which hidden zone a play reaches into, and whose it is."""
    if isinstance(play, c.DrawCards):
        return "deck", play.deck_of
    if isinstance(play, c.LookAt | c.Reveal | c.Search | c.ShuffleZone):
        return play.zone, play.player
    if isinstance(play, c.MoveCards) and play.source in HIDDEN:
        return play.source, play.source_player
    return "", None


@rule(
    "tv-own-text",
    "reminder",
    c.DrawCards,
    c.LookAt,
    c.MoveCards,
    c.PlayTrainer,
    c.Search,
    title=Words(
        "“Your” includes the partner; “your deck” is only your own.",
        "「自分」は味方を含みますが、「自分の山札」は効果を使ったプレイヤーの山札だけです。",
    ),
    source="TV052, TV053",
    games=IN_TEAMS,
)
def tv_own_text(position: Position, play: Any) -> Iterator[Said]:
    """Said where a player uses the partner's deck as the own one."""
    if not sits(position, play.by) or position.number <= 0:
        return
    if isinstance(play, c.PlayTrainer):
        whose = play.deck_of
    else:
        zone, whose = _others_zone(play)
        whose = whose if zone == "deck" else None
    if whose is None or whose == play.by or not position.allied(whose, play.by):
        return
    name, owner = called(position, play.by), called(position, whose)
    yield Said(
        Words(
            f"{name} uses {owner}'s deck. “Your deck” is the deck of whoever uses the effect.",
            f"{name}が{owner}の山札を使っています。"
            "「自分の山札」は、効果を使ったプレイヤーの山札だけです。",
        ),
        (seat(play.by),),
        right=name,
    )


@rule(
    "tv-opponent-text",
    "reminder",
    c.LookAt,
    c.MoveCards,
    c.PlayTrainer,
    c.Reveal,
    p.Attack,
    p.UseAbility,
    title=Words(
        "“Your opponent” is both opponents; of hands and decks it is one of them.",
        "「相手」は相手の両プレイヤーです。「相手の手札（山札）」はどちらか片方です。",
    ),
    source="TV054, TV055",
    games=IN_TEAMS,
)
def tv_opponent_text(position: Position, play: Any) -> Iterator[Said]:
    """Where both hands or decks are used, or one opponent alone is meant by anything else."""
    if not sits(position, play.by) or position.number <= 0:
        return
    meant = _opponents_meant(position, play)
    if isinstance(play, p.Attack):
        meant = meant or _struck_alone(position, play)
    if not meant:
        return
    text = text_used(position, play) or ""
    hidden = isinstance(play, c.LookAt | c.Reveal | c.MoveCards) or bool(THEIR_HIDDEN.search(text))
    if EACH.search(text) or (not hidden and not OF_OPPONENT.search(text)):
        return
    both = len(position.foes(play.by)) > 1
    if hidden and len(meant) > 1:
        yield Said(
            Words(
                "Hands or decks of both opponents are used. “Your opponent's hand” and “deck” "
                "are those of one of them.",
                "相手2人の手札や山札を対象にしています。"
                "「相手の手札」「相手の山札」は、どちらか片方のものです。",
            ),
            (seat(play.by),),
            right=1,
        )
    elif not hidden and len(meant) == 1 and both:
        yield Said(
            Words(
                f"“Your opponent” is both opponents, not {called(position, meant[0])} alone.",
                f"「相手」は相手の両プレイヤーです。{called(position, meant[0])}だけでは"
                "ありません。",
            ),
            (seat(play.by),),
            right=2,
        )


def _struck_alone(position: Position, play: p.Attack) -> tuple[int, ...]:
    """Return the one opponent whose Pokémon an attack on each opposing Pokémon damages."""
    attack = printed(position, play)
    if attack is None or not play.entered or not EACH_OPPOSING.search(printed_text(attack)):
        return ()
    struck = {uid for uid, _ in (*play.damage, *play.counters)}
    found = {
        side.player: any(mon.uid in struck for mon in side.mons)
        for side in position.foes(play.by)
        if side.mons
    }
    hit = tuple(player for player, was in found.items() if was)
    return hit if len(found) > 1 and len(hit) == 1 else ()


def _opponents_meant(position: Position, play: Any) -> tuple[int, ...]:
    """Return the opponents that a play is said to be about."""
    if isinstance(play, c.PlayTrainer | p.Attack | p.UseAbility):
        told = play.players
    else:
        zone, whose = _others_zone(play)
        if zone not in HIDDEN or whose is None or not position.record.is_case:
            return ()
        same = [one for one in position.gesture if type(one) is type(play) and one.by == play.by]
        if same and same[0] is not play:
            return ()  # said of the first one
        told = tuple(
            found[1]
            for one in same or [play]
            if (found := _others_zone(one))[0] == zone and found[1] is not None
        )
    foes = {side.player for side in position.foes(play.by)}
    return tuple(one for one in dict.fromkeys(told) if one in foes)


@rule(
    "tv-each-text",
    "reminder",
    c.PlayTrainer,
    p.Attack,
    p.UseAbility,
    title=Words(
        "“Each player” is all four; “the Active Pokémon” of a side is both.",
        "「おたがいの」は味方を含めた全プレイヤー、「バトルポケモン」はその側の両方です。",
    ),
    source="TV056, TV057",
    games=IN_TEAMS,
)
def tv_each_text(
    position: Position, play: c.PlayTrainer | p.Attack | p.UseAbility
) -> Iterator[Said]:
    """Where it is said who does it, or which Active Pokémon are meant."""
    if not sits(position, play.by) or not position.sides:
        return
    if isinstance(play, p.Attack):
        yield from _not_weakened(position, play)
    text = text_used(position, play) or ""
    if play.players and EACH.search(text):
        missing = [
            side.name for side in position.sides if side.player not in play.players and not side.out
        ]
        if missing:
            names = listed(missing)
            yield Said(
                Words(
                    f"“Each player” is all four players; left out: {names.en}.",
                    f"「おたがい」は味方を含めた全プレイヤーです（{names.ja}も含みます）。",
                ),
                (seat(play.by),),
                right=len(position.sides),
            )


def _not_weakened(position: Position, play: p.Attack) -> Iterator[Said]:
    """Say that an opposing Active Pokémon weakens both Active Pokémon of the attacker's side.

    Where the other of the two was hit, and the damage is what it would be without that Ability.
    """
    attack, attacker = printed(position, play), position.mon(play.attacker)
    if attack is None or attacker is None or not attack.damage.isdecimal() or not play.entered:
        return
    for uid, points in play.damage:
        mon = position.mon(uid)
        if mon is None or mon.spot != "active" or position.allied(mon.player, attacker.player):
            continue
        weakening = [
            (int(found[1]), by_ability(one, ability))
            for side in position.foes(attacker.player)
            for one in side.actives
            if not has_no_ability(position, one) and one.uid != uid
            for ability in (one.card.abilities if one.card is not None else ())
            if (found := LESS.search(printed_text(ability))) is not None
        ]
        less = [points for points, _ in weakening]
        base = int(attack.damage)
        if not less or points != work_out(base, fighter(attacker), fighter(mon)).points:
            continue
        weaker = max(0, base - sum(less))
        right = work_out(weaker, fighter(attacker), fighter(mon)).points if weaker else 0
        names = together([cause for _, cause in weakening])
        yield Said(
            Words(
                f"“The Active Pokémon” of a side is both: {names.en} takes off {sum(less)} here "
                f"too. {right} damage, not {points}.",
                f"「バトルポケモン」はその側の両方です。{names.ja}により、ここでも{sum(less)}"
                f"少なくなります。ダメージは{right}です（入力は{points}）。",
            ),
            (uid,),
            right=right,
        )
