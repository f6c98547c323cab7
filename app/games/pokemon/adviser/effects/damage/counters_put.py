"""Damage counters that an attack puts: how many in all, on how many Pokémon, and where."""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.core.text.wording import Noun, counted
from app.core.text.words import Words
from app.games.advising.advice_rule import Said
from app.games.pokemon.adviser.effects.attack_questions import printed
from app.games.pokemon.adviser.effects.costs.costs_changed import USUAL_HAND
from app.games.pokemon.adviser.effects.effects_said import finds
from app.games.pokemon.adviser.model.card_plays import Amounts
from app.games.pokemon.adviser.model.plays import Attack
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Side
from app.games.pokemon.adviser.model.printed_texts import printed_text

COUNTER = Noun("damage counter", "damage counters", "個")
_SPREAD = re.compile(
    r"^(?:put|place) (\d+) damage counters on your opponent's benched pokémon in any way you like\."
    r"|^spread (\d+) damage counters over the opponent's bench as you choose\."
)
"""How an attack speaks that shares out so many counters on the opponent's Bench."""
_ON_ONE = re.compile(
    r"^(?:put|place) (\d+) damage counters? on (?:1 of your opponent's|one(?: benched)? opposing)"
    r"(?: benched)? pokémon\."
)
"""How an attack speaks that puts so many counters on one Pokémon of the opponent's."""
_BY_HAND = re.compile(
    r"^(?:put|place) (\d+) damage counters? on (?:your|the) opponent's active pokémon "
    r"(?:for each|per) card in your hand\."
)
"""How an attack speaks that puts counters for each card in its player's hand."""
_KEPT_OFF = re.compile(
    r"prevent all damage counters from being placed on benched pokémon"
    r"|ベンチポケモン[^。]*ダメカンは(?:のらない|のせられない)"
)
"""How a Stadium speaks that keeps counters of the other side's effects off every Bench."""


def _put(position: Position, play: Attack) -> Amounts:
    """Return the points that an attack put as counters on opposing Pokémon.

    At a table damage and counters are entered alike: of an attack with a number what lies on the
    Bench is counters, where its text does no damage there.
    """
    attack = printed(position, play)
    numbered = attack is not None and bool(attack.damage)
    found = [
        (uid, points, uid in dict(play.counters))
        for uid, points in (*play.counters, *play.damage)
        if points > 0
    ]
    return tuple(
        (uid, points)
        for uid, points, told in found
        if (mon := position.mon(uid)) is not None
        and not position.allied(mon.player, play.by)
        and (told or not numbered or mon.spot == "bench")
    )


def _said(position: Position, play: Attack) -> str:
    """Return what an attack says, in English; "" where it failed or is not known."""
    attack = printed(position, play)
    if attack is None or attack.text is None or play.failed:
        return ""
    return attack.text.en.casefold()


def wrong_counters(position: Position, play: Attack) -> Iterator[Said]:
    """Yield what is said of counters that do not add up to what an attack says.

    Fewer are told of a case only: at a table the others may be put by hand.
    """
    yield from _wrong_sum(position, play)
    yield from _wrong_targets(position, play)


def _wrong_sum(position: Position, play: Attack) -> Iterator[Said]:
    """Yield what is wrong of a sum: of counters shared out, on one, or for each card in hand."""
    attack, said = printed(position, play), _said(position, play)
    put = _put(position, play)
    if attack is None or not said or not put:
        return
    due = _due(position, play, said)
    total, name = sum(points for _, points in put) // 10, attack.name
    if due is None or total == due[0] or (total < due[0] and not _is_told_whole(position, play)):
        return
    right, way = due
    parts = [str(points // 10) for _, points in put]
    many = len(parts) > 1
    en = f"{' + '.join(parts)} = {total}" if many else str(total)
    ja = f"{'＋'.join(parts)}＝{total}" if many else str(total)
    counters = counted(right, COUNTER)
    yield Said(
        Words(
            f"{name.en} puts {way.en}{counters.en} in all, not {en}.",
            f"「{name.ja}」でのせるダメカンは{way.ja}全部で{counters.ja}です（のせたのは{ja}個）。",
        ),
        tuple(uid for uid, _ in put),
        right=right,
    )


def _due(position: Position, play: Attack, said: str) -> tuple[int, Words] | None:
    """Return how many counters an attack puts in all, with the sum; None where that is not read."""
    found = _SPREAD.search(said)
    if found is not None:
        return int(found[1] or found[2]), Words("", "")
    found = _ON_ONE.search(said)
    if found is not None and len(_put(position, play)) == 1:  # of several: see `_wrong_targets`
        return int(found[1]), Words("", "")
    found = _BY_HAND.search(said)
    hand = _hand(position, position.sides[play.by]) if 0 <= play.by < len(position.sides) else None
    if found is None or hand is None:
        return None
    each = int(found[1])
    return each * hand, Words(f"{each}×{hand} = ", f"{each}×{hand}＝")


def _hand(position: Position, side: Side) -> int | None:
    """Return how many cards a player has in hand; None where a case does not say."""
    cards = len(side.hand) if side.hand is not None else side.hand_count
    guessed = position.record.is_case and side.hand is None and cards == USUAL_HAND
    return None if guessed else cards


def _is_told_whole(position: Position, play: Attack) -> bool:
    """Whether all that an attack put is told: of a case, and of a number for each card in hand."""
    return position.record.is_case or _BY_HAND.search(_said(position, play)) is not None


def _wrong_targets(position: Position, play: Attack) -> Iterator[Said]:
    """Yield what is wrong where an attack that puts counters on one Pokémon put them on more."""
    attack, said = printed(position, play), _said(position, play)
    if attack is None or _ON_ONE.search(said) is None:
        return
    several = tuple(dict.fromkeys(uid for uid, _ in _put(position, play)))
    if len(several) > 1:
        yield Said(
            Words(
                f"{attack.name.en} puts damage counters on 1 Pokémon, not on {len(several)}.",
                f"「{attack.name.ja}」でダメカンをのせるのは1匹です（のせたのは{len(several)}匹）。",
            ),
            several,
            right=1,
        )


def counters_kept_off(position: Position, play: Attack) -> Iterator[Said]:
    """Yield what is said of counters on the Bench that a Stadium keeps off; damage it does not."""
    if "damage counter" not in _said(position, play):
        return
    guard = next(
        (
            one.card
            for one in position.stadiums
            if one.card is not None and finds(_KEPT_OFF, printed_text(one.card))
        ),
        None,
    )
    if guard is None:
        return
    counters = {uid for uid, points in play.counters if points > 0}
    told = counters if play.apart else {uid for uid, _ in _put(position, play)}
    for uid in sorted(told):
        mon = position.mon(uid)
        if mon is None or mon.spot != "bench" or position.allied(mon.player, play.by):
            continue
        yield Said(
            Words(
                f"{mon.name.en} is Benched: {guard.name.en} keeps the damage counters off.",
                f"「{guard.name.ja}」があるので、ベンチの{mon.name.ja}にダメカンはのりません。",
            ),
            (uid,),
            sure=play.apart,
            right=0,
        )
