"""Rules of the two attacks of a turn in a Battle Royal: from which Spot, at whom (group Q)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.core.text.words import Words
from app.games.advising.advice_rule import Said, guard, rule
from app.games.pokemon.adviser.effects.attack_questions import printed
from app.games.pokemon.adviser.effects.royal.active_spots import is_newcomer, spots_used
from app.games.pokemon.adviser.effects.royal.royal_questions import (
    ROYAL,
    aimed_at,
    attacks_made,
    by_the_sheet,
    ended_turn,
    was_hit,
)
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.acting import on_turn
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.adviser.model.printed_texts import ability_texts, is_read, printed_text
from app.games.pokemon.adviser.rules.attack.attacks import TWICE

REACHES = re.compile(
    r"each|\bany\b|\ball\b|\d+ of your opponent's|opponent's pokémon|opposing pokémon|bench"
    r"|in any way|ベンチ|全員|好きなように"
)
"""How an attack speaks that may hit others than the Pokémon it aims at."""
NO_DAMAGE_TO = 0


def _attacker(position: Position, play: p.Attack) -> Mon | None:
    """Return who attacks, of the player whose turn it is."""
    mon = position.mon(play.attacker)
    return mon if mon is not None and on_turn(position, play.by) else None


def may_attack_twice(mon: Mon) -> bool:
    """Whether a Pokémon may attack twice in a turn (Ω Barrage)."""
    texts = [*ability_texts(mon), *(printed_text(tool) for tool in mon.tools)]
    if mon.card is not None:
        texts.append(printed_text(mon.card))
    return any(TWICE.search(text) for text in texts)


@rule(
    "br-attack-each-spot",
    "illegal",
    p.Attack,
    title=Words(
        "Each of the two Active Pokémon attacks once in a turn.",
        "2匹のバトルポケモンが、番にそれぞれ1回ワザを使えます。",
    ),
    source="BR060, BR095",
    games=ROYAL,
)
def br_attack_each_spot(position: Position, play: p.Attack) -> Iterator[Said]:
    """A Pokémon that may attack twice makes one more."""
    mon = _attacker(position, play)
    if mon is None:
        return
    spots, made = spots_used(position), attacks_made(position)
    twice = [one for one in position.side(mon.player).actives if may_attack_twice(one)]
    most = position.variant.limit("attack") + len(twice)
    again = spots.attackers.count(mon.uid)
    too_often = again >= (2 if may_attack_twice(mon) else 1)
    if made >= most or too_often:
        what = (
            Words(
                f"{mon.name.en} has attacked this turn. The other Active Pokémon may.",
                f"{mon.name.ja}はこの番すでにワザを使っています。使えるのはもう1匹です。",
            )
            if too_often and made < most
            else Words(
                "Both Active Spots have attacked this turn. One attack each is the rule.",
                "この番は2つのバトル場ともワザを使っています。それぞれ1回だけです。",
            )
        )
        yield Said(what, (mon.uid,), sure=is_read(mon))


@rule(
    "br-attack-newcomer",
    "illegal",
    p.Attack,
    title=Words(
        "A Pokémon that comes into an Active Spot that has attacked does not attack.",
        "ワザを使ったバトル場に出たポケモンは、その番にワザを使えません。",
    ),
    source="BR096",
    games=ROYAL,
)
def br_attack_newcomer(position: Position, play: p.Attack) -> Iterator[Said]:
    """By the sheet alone two Active Pokémon attack, whoever they are."""
    mon = _attacker(position, play)
    if mon is None or by_the_sheet(position, "br-spots"):
        return
    if attacks_made(position) >= position.variant.limit("attack") + may_attack_twice(mon):
        return
    came = is_newcomer(mon, spots_used(position))
    if came is not False:
        yield Said(
            Words(
                f"{mon.name.en} came into the Spot that has attacked. The Pokémon in the other "
                "Spot makes the second attack.",
                f"{mon.name.ja}は、ワザを使ったバトル場に出たポケモンです。"
                "2つ目のワザは、もう1つのバトル場のポケモンが使います。",
            ),
            (mon.uid,),
            sure=came is True,
        )


@rule(
    "br-attack-target-one",
    "illegal",
    p.Attack,
    title=Words(
        "An attack aims at one opposing Active Pokémon.",
        "ワザは、相手のバトルポケモンを1匹選んで使います。",
    ),
    source="BR062, BR101",
    games=ROYAL,
)
def br_attack_target_one(position: Position, play: p.Attack) -> Iterator[Said]:
    """What its text reaches besides is fine."""
    if _attacker(position, play) is None or play.failed:
        return
    attack = printed(position, play)
    said = printed_text(attack)
    hit = [
        uid
        for uid, points in play.damage
        if points > 0
        and (mon := position.mon(uid)) is not None
        and mon.spot == "active"
        and mon.player != play.by
    ]
    aims = play.targets
    wrong = aims is not None and (len(aims) > 1 or bool(attack is not None and attack.damage))
    reaches = bool(REACHES.search(said))
    if wrong or (len(hit) > 1 and not reaches) or _misses(position, play):
        yield Said(
            Words(
                "An attack aims at exactly one Active Pokémon of an opponent.",
                "ワザを使うときは、相手のバトルポケモンを1匹だけ選びます。",
            ),
            tuple(aims or hit) or (play.attacker,),
            sure=wrong or attack is not None,
            right=1,
        )


def _misses(position: Position, play: p.Attack) -> bool:
    """Whether it is aimed at one's own Pokémon, or at one on the Bench without a text for that."""
    mon = position.mon(play.target) if play.target else None
    if mon is None:
        return False
    said = printed_text(printed(position, play))
    if mon.player == play.by:
        return mon.uid != play.attacker
    return mon.spot == "bench" and not REACHES.search(said)


@rule(
    "br-attack-same-target",
    "illegal",
    p.Attack,
    title=Words(
        "What an attack touched this turn takes nothing from another Pokémon's attack.",
        "この番ワザを受けたポケモンは、別のポケモンのワザを受けません。",
    ),
    source="BR032, BR062, BR099, BR102",
    games=ROYAL,
)
def br_attack_same_target(position: Position, play: p.Attack) -> Iterator[Said]:
    """By the sheet it cannot be chosen; as clarified it may be, and takes no damage or effect."""
    mon = _attacker(position, play)
    if mon is None or play.failed:
        return
    by_sheet = by_the_sheet(position, "br-same-target")
    for uid in _touched(position, play, sheet=by_sheet):
        if not was_hit(position, uid) or _its_own(position, play, uid):
            continue
        other = position.mon(uid)
        if other is None or other.player == play.by:
            continue
        yield Said(
            Words(
                f"{other.name.en} was attacked this turn: it cannot be chosen again.",
                f"{other.name.ja}はこの番すでにワザを受けているので、選べません。",
            )
            if by_sheet
            else Words(
                f"{other.name.en} was attacked this turn: another Pokémon's attack does nothing "
                "to it.",
                f"{other.name.ja}はこの番すでにワザを受けているので、"
                "別のポケモンのワザのダメージや効果を受けません。",
            ),
            (uid,),
            right=None if by_sheet else NO_DAMAGE_TO,
        )
        return


def _touched(position: Position, play: p.Attack, *, sheet: bool) -> tuple[str, ...]:
    """Return the Pokémon an attack touches, as far as that is against the rule."""
    dealt = tuple(uid for uid, points in (*play.damage, *play.counters) if points > 0)
    dealt += tuple(
        one.unit
        for one in position.gesture
        if isinstance(one, p.ChangeCondition) and one.on and one.by_attack
    )
    aim = aimed_at(position, play)
    if sheet:
        return (aim,) if aim else ()
    # Chosen it may be: only what is done to it is wrong, and what is not told is not known.
    return dealt


def _its_own(position: Position, play: p.Attack, uid: str) -> bool:
    """Whether it was this Pokémon that hit it, and may attack twice (BR103)."""
    mine = [past for past in position.turn.attacks if past.attacker == play.attacker]
    hit = any(
        past.target == uid or uid in [one for one, points in past.damage if points] for past in mine
    )
    mon = position.mon(play.attacker)
    unnamed = bool(mine) and len(position.turn.attacks) == len(mine)
    return (hit or unnamed) and mon is not None and may_attack_twice(mon)


br_omega_barrage = guard(
    "br-omega-barrage",
    Words(
        "A Pokémon that may attack twice hits the same Pokémon again, or another one.",
        "2回ワザを使えるポケモンは、2回目に同じポケモンも別のポケモンも選べます。",
    ),
    "BR103, BR204-BR206",
    ROYAL,
)


@rule(
    "br-turn-end-effect-attack",
    "illegal",
    p.Attack,
    title=Words(
        "A Pokémon that used an effect that ends the turn does not attack.",
        "「自分の番が終わる」効果を使ったポケモンは、ワザを使えません。",
    ),
    source="BR063, BR107",
    games=ROYAL,
)
def br_turn_end_effect_attack(position: Position, play: p.Attack) -> Iterator[Said]:
    """Nor one on which such an effect worked. The other Active Pokémon may attack."""
    mon = _attacker(position, play)
    if mon is not None and ended_turn(position, mon):
        yield Said(
            Words(
                f"An effect of {mon.name.en} ended the turn for it: the other Active Pokémon may "
                "still attack.",
                f"{mon.name.ja}は「自分の番が終わる」効果を使ったので、この番ワザを使えません。"
                "もう1匹は使えます。",
            ),
            (mon.uid,),
        )
