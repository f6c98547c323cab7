"""Rules of attacks in two against two: one Pokémon attacks one, once in a turn."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.attack_questions import printed
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.acting import called, seat, sits
from app.games.pokemon.adviser.model.known_cards import is_energy
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.adviser.model.printed_texts import is_read, printed_text
from app.games.pokemon.adviser.model.team_play import IN_TEAMS, opposing_actives
from app.games.pokemon.adviser.rules.attack.attack_once import is_gx, is_used
from app.games.pokemon.adviser.rules.attack.attacks import may_attack_again

SEVERAL = re.compile(
    r"\beach\b|\ball\b|\bany\b|\bboth\b|\d of your opponent's pokémon|in any way you like"
    r"|全員|すべて|全部|それぞれ|おたがい|お互い|好きなよう|相手のポケモン\d匹"
)
"""How an attack speaks that works on other Pokémon than the one it is used on."""


def _several(position: Position, play: p.Attack) -> bool | None:
    """Whether an attack's text works on several Pokémon; None where it is not known."""
    attack, mon = printed(position, play), position.mon(play.attacker)
    if attack is not None:
        return SEVERAL.search(printed_text(attack)) is not None
    return False if mon is not None and mon.plain else None


def _struck(position: Position, play: p.Attack) -> tuple[str, ...]:
    """Return the opposing Active Pokémon that an attack is used on or damages."""
    named = (
        play.target,
        *(play.targets or ()),
        *(uid for uid, points in play.damage if points > 0),
    )
    actives = opposing_actives(position, play.by)
    return tuple(uid for uid in dict.fromkeys(named) if uid in actives)


@rule(
    "tv-attack-one-one",
    "illegal",
    p.Attack,
    title=Words(
        "One Active Pokémon attacks one opposing Active Pokémon in a turn.",
        "ワザは、自分のバトルポケモン1匹が、相手のバトルポケモン1匹に対して使います。",
    ),
    source="TV043",
    games=IN_TEAMS,
)
def tv_attack_one_one(position: Position, play: p.Attack) -> Iterator[Said]:
    """Texts that allow a second attack, or that work on several Pokémon, are let be."""
    if not sits(position, play.by):
        return
    mon = position.mon(play.attacker)
    again = position.turn.count("attack") > 0 and play.by == position.turn.player
    if again and not may_attack_again(position, play):
        yield Said(
            Words(
                "Another attack this turn. One of the two Active Pokémon attacks, once in a turn.",
                "この番はすでにワザを使っています。ワザを使えるのは、番に1匹、1回だけです。",
            ),
            (play.attacker,),
            sure=mon is not None and is_read(mon),
        )
        return
    several = _several(position, play)
    struck = _struck(position, play)
    if len(struck) > 1 and several is not True:
        yield Said(
            Words(
                "The attack is used on both opposing Active Pokémon. Choose one of them.",
                "相手のバトルポケモン2匹にワザを使っています。1匹を選んでください。",
            ),
            struck,
            sure=several is False,
        )


@rule(
    "tv-effect-same-target",
    "illegal",
    p.Attack,
    p.ChangeCondition,
    p.Detach,
    title=Words(
        "Damage and effects of an attack go to the same Active Pokémon.",
        "ワザのダメージの対象と効果の対象を分けることはできません。",
    ),
    source="TV044, TV045",
    games=IN_TEAMS,
)
def tv_effect_same_target(position: Position, play: Any) -> Iterator[Said]:
    """Of effects that a case tells of, and of what follows on an attack at a table."""
    attack = _attack_of(position, play)
    if attack is None or not sits(position, attack.by):
        return
    struck = _struck(position, attack)
    several = _several(position, attack)
    if len(struck) != 1 or several is True:
        return
    other = next((uid for uid in _affected(position, play, attack) if uid != struck[0]), None)
    hit, on = position.mon(struck[0]), position.mon(other) if other is not None else None
    if hit is None or on is None:
        return
    yield Said(
        Words(
            f"The attack was used on {_called(position, hit)}, and its effect is put on "
            f"{_called(position, on)}. Both go to the same Pokémon.",
            f"ワザの対象は{_called(position, hit)}ですが、効果の対象が{_called(position, on)}に"
            "なっています。対象を分けることはできません。",
        ),
        (on.uid,),
        sure=several is False and not isinstance(play, p.Detach),
        right=hit.uid,
    )


def _called(position: Position, mon: Mon) -> str:
    name = mon.card.name.en if mon.card is not None else mon.uid
    return f"{name} ({called(position, mon.player)})"


def _attack_of(position: Position, play: Any) -> p.Attack | None:
    """Return the attack that a play is, or whose effect it may be."""
    if isinstance(play, p.Attack):
        return play
    if isinstance(play, p.ChangeCondition) and (not play.on or play.by_attack is False):
        return None
    made = [one for one in (*position.turn.plays, *position.gesture) if isinstance(one, p.Attack)]
    effects = [
        one
        for one in (*position.turn.plays, *position.gesture)
        if isinstance(one, p.Attack | c.PlayTrainer | p.UseAbility)
    ]
    # Whatever was used last is what does it.
    return made[-1] if made and effects and effects[-1] is made[-1] else None


def _affected(position: Position, play: Any, attack: p.Attack) -> Iterator[str]:
    """Yield the opposing Active Pokémon that a play puts an attack's effect on."""
    actives = opposing_actives(position, attack.by)
    if isinstance(play, p.Attack):
        told = (*play.effects, *(uid for uid, points in play.counters if points > 0))
    elif isinstance(play, p.Detach):
        told = (play.unit,) if is_energy(play.card) and play.goal == "discard" else ()
    else:
        told = (play.unit,)
    yield from (uid for uid in told if uid in actives)


@rule(
    "tv-gx-each",
    "illegal",
    p.Attack,
    title=Words(
        "Each player has one GX attack in a game.", "GXワザは各プレイヤーが1回ずつ使えます。"
    ),
    source="TV068",
    games=IN_TEAMS,
)
def tv_gx_each(position: Position, play: p.Attack) -> Iterator[Said]:
    """The partner's does not count."""
    if is_gx(play.attack) and is_used(position, play.by, "gx"):
        name = called(position, play.by)
        yield Said(
            Words(
                f"{name}'s second GX attack. Each player has one in a game.",
                f"{name}の2回目のGXワザです。GXワザは各プレイヤーが1回ずつ使えます。",
            ),
            (play.attacker,),
        )


FROM_BENCH = re.compile(
    r"(?:was on the bench|moved from your bench)[^.]*this turn, this attack does (\d+) more"
    r"|ベンチからバトル場に出て[^。]*?(\d+)ダメージ追加"
)
"""How an attack speaks that does more after its Pokémon came from the Bench."""


@rule(
    "tv-direct-active",
    "suspicious",
    p.Attack,
    title=Words(
        "A Pokémon put straight into the Active Spot did not come from the Bench.",
        "直接バトル場に置かれたポケモンは、ベンチからバトル場に出たことになりません。",
    ),
    source="TV071, TV072",
    games=IN_TEAMS,
)
def tv_direct_active(position: Position, play: p.Attack) -> Iterator[Said]:
    """Where the attack of one that did so this turn does what it does after coming from there."""
    attack, mon = printed(position, play), position.mon(play.attacker)
    found = FROM_BENCH.search(printed_text(attack)) if attack is not None else None
    base = "".join(filter(str.isdecimal, attack.damage)) if attack is not None else ""
    if mon is None or found is None or not base or not _came_straight(position, mon):
        return
    more = int(found[1] or found[2])
    for uid, points in play.damage:
        if points >= int(base) + more:
            yield Said(
                Words(
                    f"{mon.name.en} was put straight into the Active Spot. It did not come from "
                    "the Bench: no additional damage.",
                    f"{mon.name.ja}は直接バトル場に置かれたので、ベンチから出たことに"
                    "なりません。ダメージは追加されません。",
                ),
                (uid,),
                right=int(base),
            )


def _came_straight(position: Position, mon: Mon) -> bool:
    """Whether a Pokémon came into play this turn in the Active Spot and stayed there."""
    if mon.entered != position.number or mon.spot != "active":
        return False
    if position.record.is_case:
        return mon.straight
    moved = (p.Promote, p.Switch, p.Retreat, p.MoveToBench)
    return not any(isinstance(one, moved) and mon.uid in _moved(one) for one in position.turn.plays)


def _moved(play: Any) -> tuple[str, ...]:
    return tuple(
        uid
        for key in ("unit", "to", "into", "out")
        if isinstance(uid := getattr(play, key, ""), str)
    )


# -- coins ---------------------------------------------------------------------------------------


@rule(
    "tv-coin-thrower",
    "reminder",
    t.Checkup,
    c.FlipCoins,
    title=Words(
        "For a checkup the player nearer to the Pokémon flips, for an attack the player "
        "who announced it.",
        "チェックのコインは対象のポケモンに近いプレイヤー、"
        "ワザのコインは宣言したプレイヤーが投げます。",
    ),
    source="TV074, TV075",
    games=IN_TEAMS,
)
def tv_coin_thrower(position: Position, play: t.Checkup | c.FlipCoins) -> Iterator[Said]:
    """Where it is said who threw; whose card it is sits nearest."""
    if isinstance(play, t.Checkup):
        thrower = play.thrower
        about = [mon for uid, _ in play.flips if (mon := position.mon(uid)) is not None]
        right = {mon.player for mon in about}
    else:
        thrower = play.by if play.about or play.for_attack else None
        mon = position.mon(play.about)
        right = {mon.player} if mon is not None and not play.for_attack else set()
        if play.for_attack:
            right = {
                one.by
                for one in (*position.turn.attacks, *position.gesture)
                if isinstance(one, p.Attack)
            } or {position.turn.player}
    if thrower is None or not sits(position, thrower) or not right or right == {thrower}:
        return
    name = called(position, min(right - {thrower}))
    yield Said(
        Words(
            f"{name} flips this coin: in a checkup whoever sits nearer to the Pokémon, for "
            "an attack whoever announced it.",
            f"このコインは{name}が投げます。チェックでは対象のポケモンに近いプレイヤー、"
            "ワザでは宣言したプレイヤーです。",
        ),
        (seat(thrower),),
        right=name,
    )
