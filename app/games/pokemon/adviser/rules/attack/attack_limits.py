"""Rules of what keeps a Pokémon from attacking: conditions, coins and locks (group L)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.cards.name_keys import name_key
from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.attack_questions import (
    all_left,
    left_or_evolved,
    printed,
)
from app.games.pokemon.adviser.effects.locks.lock_causes import NOTED, by_attack, by_own_attack
from app.games.pokemon.adviser.model.card_plays import Amounts, FlipCoins
from app.games.pokemon.adviser.model.plays import Attack, Play
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.adviser.model.printed_texts import printed_text
from app.games.pokemon.table.special_conditions import CONDITIONS

EVEN_SO = re.compile(
    r"even if [^.]*(?:asleep|paralyzed|special condition)|(?:ねむり|マヒ|特殊状態)でも[^。]*使え"
)
"""How an attack speaks that may be used Asleep or Paralyzed (Snore)."""
OWN_LOCK = re.compile(
    r"during your next turn[^.]*can't (?:attack|use)|can't (?:attack|use)[^.]*during your next turn"
    r"|can't attack on your next turn|can't use [^.]*on your next turn"
    r"|次の自分の番[^。]*ワザ[^。]*使えない"
)
"""How an attack speaks that keeps its own Pokémon from attacking in the next turn."""
FOE_LOCK = re.compile(
    r"during (?:your|the) opponent's next turn[^.]*can't (?:attack|use attacks)"
    r"|can't (?:attack|use attacks) (?:during|on) (?:your|the) opponent's next turn"
    r"|次の相手の番[^。]*ワザ[^。]*使えない"
)
"""How an attack speaks that keeps the Pokémon it hit from attacking."""
MAY_FAIL = re.compile(r"that attack (?:doesn't happen|does nothing)|そのワザは失敗")
"""How an attack speaks after which the other side flips a coin to attack (Sand Attack)."""
FLIP_FIRST = "attack_flip"
"""A case's note: a coin is flipped before its attack."""


@rule(
    "attack-asleep-paralyzed",
    "illegal",
    Attack,
    title=Words(
        "An Asleep or Paralyzed Pokémon cannot attack.",
        "ねむりやマヒのポケモンはワザを使えません。",
    ),
    source="ST136-ST137, APR A-01",
)
def attack_asleep_paralyzed(position: Position, play: Attack) -> Iterator[Said]:
    """Poisoned, Burned and Confused Pokémon may attack; a few attacks are used all the same."""
    mon = position.mon(play.attacker)
    found = next((key for key in ("asleep", "paralyzed") if mon is not None and mon.has(key)), "")
    if mon is None or not found:
        return
    attack = printed(position, play)
    if attack is not None and EVEN_SO.search(printed_text(attack)):
        return
    words = CONDITIONS[found]
    yield Said(
        Words(
            f"{mon.name.en} is {words.en} and cannot attack.",
            f"{mon.name.ja}は{words.ja}なのでワザを使えません。",
        ),
        (mon.uid,),
    )


# -- coins before an attack -----------------------------------------------------------------------


@rule(
    "attack-confused-flip",
    "reminder",
    Attack,
    title=Words(
        "A Confused Pokémon flips a coin before it attacks.",
        "こんらんのポケモンは、ワザの前にコインを投げます。",
    ),
    source="ST138-ST139, APR A-01",
)
def attack_confused_flip(position: Position, play: Attack) -> Iterator[Said]:
    """Tails: 3 counters on itself, the attack fails, the turn ends."""
    mon = position.mon(play.attacker)
    if mon is None or not mon.has("confused") or play.failed or _just_flipped(position):
        return
    yield Said(
        Words(
            f"{mon.name.en} is Confused: flip a coin first. Tails: the attack fails, 3 damage "
            "counters on itself, and the turn ends.",
            f"{mon.name.ja}はこんらんです。先にコインを投げ、ウラならワザは失敗、"
            "自分にダメカン3個をのせて番が終わります。",
        ),
        (mon.uid,),
    )


def _just_flipped(position: Position) -> bool:
    """Whether a coin was flipped in this gesture, or in the one before it."""
    if any(isinstance(one, FlipCoins) for one in position.gesture):
        return True
    return bool(position.turn.plays) and isinstance(position.turn.plays[-1], FlipCoins)


@rule(
    "attack-sand-flip",
    "reminder",
    Attack,
    title=Words(
        "An effect that may stop the attack is flipped for first.",
        "ワザを失敗させる効果のコインは、最初に投げます。",
    ),
    source="APR A-01 2a",
)
def attack_sand_flip(position: Position, play: Attack) -> Iterator[Said]:
    """The last turn's attack said: if tails, that attack does not happen."""
    mon = position.mon(play.attacker)
    if mon is None or play.failed or _just_flipped(position):
        return
    cause = NOTED if mon.noted(FLIP_FIRST) else _is_under(position, mon, MAY_FAIL)
    if cause is None:
        return
    yield Said(
        Words(
            f"Flip a coin before the attack of {mon.name.en}: because of {cause.en}, tails makes "
            "it fail.",
            f"{mon.name.ja}がワザを使う前にコインを投げます。{cause.ja}により、"
            "ウラなら失敗します。",
        ),
        (mon.uid,),
    )


# -- locks ----------------------------------------------------------------------------------------


@rule(
    "attack-locked",
    "illegal",
    Attack,
    title=Words(
        "An attack that an effect forbids cannot be used.",
        "効果で使えないワザは使えません。",
    ),
    source="APR C-15",
)
def attack_locked(position: Position, play: Attack) -> Iterator[Said]:
    """What was noted by hand, and what attacks of the last turns say that stood here since.

    Going to the Bench or evolving ends it.
    """
    mon = position.mon(play.attacker)
    if mon is None:
        return
    cause = NOTED if _is_noted(mon, play) else None
    cause = cause or _locked_itself(position, mon, play) or _is_under(position, mon, FOE_LOCK)
    if cause is None:
        return
    attack = printed(position, play)
    what = Words("this attack", "このワザ")
    if attack is not None:
        what = Words(attack.name.en, f"「{attack.name.ja}」")
    yield Said(
        Words(
            f"{mon.name.en} can't use {what.en} now because of {cause.en}.",
            f"{cause.ja}により、いま{mon.name.ja}は{what.ja}を使えません。",
        ),
        (mon.uid,),
        # Whose next turn is meant the article of two against two does not say.
        sure=not position.shares_field,
    )


def _is_noted(mon: Mon, play: Attack) -> bool:
    """Whether people noted it: for every attack, or for this one by its name."""
    noted = next((mark for mark in mon.marks if mark.key == "no_attack"), None)
    if noted is None:
        return False
    return not noted.text or name_key(noted.text) == name_key(play.attack)


def _locked_itself(position: Position, mon: Mon, play: Attack) -> Words | None:
    """Return its own attack of the last turn of its player that forbids this one."""
    locked: Words | None = None
    for past in position.record.last_turn_of(mon.player):
        if isinstance(past, Attack) and past.attacker == mon.uid and not past.failed:
            locked = _forbids(position, past, play)
        elif mon.uid in left_or_evolved(past):
            locked = None
    left = _left_since(position, mon, position.record.since_turn_of(mon.player))
    return None if left else locked


def _forbids(position: Position, past: Attack, play: Attack) -> Words | None:
    attack = printed(position, past)
    said = printed_text(attack)
    if attack is None or not OWN_LOCK.search(said):
        return None
    same = name_key(play.attack) in (name_key(attack.name.en), name_key(attack.name.ja))
    one = "can't use" in said or f"「{attack.name.ja}」" in said
    return by_own_attack(attack) if same or not one else None


def _left_since(position: Position, mon: Mon, plays: tuple[Play, ...] = ()) -> bool:
    """Whether it left the Active Spot or evolved in these plays, this turn or in the checkup."""
    groups = (plays, position.turn.plays, position.record.checkup)
    return any(mon.uid in all_left(one) for one in groups)


def _is_under(position: Position, mon: Mon, phrase: re.Pattern[str]) -> Words | None:
    """Return the attack of the last turn that hit it and says `phrase`, as far as that is plain.

    A text that hangs on a coin or on something else is left to people.
    """
    under: Words | None = None
    for past in position.record.since_turn_of(mon.player):
        if isinstance(past, Attack) and not past.failed:
            attack = printed(position, past)
            found = phrase.search(printed_text(attack)) if attack is not None else None
            if attack is not None and found is not None and _hit(position, past, mon):
                holds = phrase is MAY_FAIL or _holds(found.string[: found.end()], mon)
                under = by_attack(position, past, attack) if holds else None
        elif mon.uid in left_or_evolved(past):
            under = None
    return None if _left_since(position, mon) else under


def _hit(position: Position, past: Attack, mon: Mon) -> bool:
    """Whether an attack of the other side was used on it, as far as that is told."""
    if position.allied(past.by, mon.player):
        return False
    amounts: Amounts = (*past.damage, *past.counters)
    named = {past.target, *(uid for uid, _ in amounts)} - {""}
    return mon.spot == "active" if not named else mon.uid in named


def _holds(said: str, mon: Mon) -> bool:
    """Whether what a lock hangs on holds: an Evolution Pokémon; nothing else is known."""
    if "evolution pokémon" in said:
        return mon.card is not None and mon.card.stage not in (None, "basic")
    return not any(word in said for word in ("flip", "if ", "オモテ"))
