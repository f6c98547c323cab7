"""Trainers and Abilities of known shape that would change nothing (APR B-01, C-06, C-11).

A shape is a fixed wording that cards share ("Heal 30 damage from 1 of your Pokémon."). It counts
only where the rest of the text depends on it; any other text may do something else, and nothing is
said of it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

from app.cards.name_keys import name_key
from app.core.text.words import Words
from app.games.pokemon.adviser.effects.bench_size import limit_of
from app.games.pokemon.adviser.model.known_cards import is_energy, kind
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.adviser.model.printed_texts import english_texts
from app.games.pokemon.adviser.model.single_card_facts import DOES_ONLY
from app.games.pokemon.cards.card_record import Card

Reason = Words | None
"""Why nothing would change; None where something does, or where that is not known."""
NOTHING_TO_HEAL = Words("there is no damage to heal", "回復するダメージがありません")
NOBODY_TO_SWITCH = Words(
    "there is no Benched Pokémon to switch with", "入れ替えるベンチポケモンがいません"
)
"""Why a switch changes nothing: the rule `switch-no-bench` says so."""
Why = Callable[[Position, int, re.Match[str], Mon | None], Reason]

_ONCE = re.compile(
    r"^(?:once during your turn|as often as you like during your turn)(?: \(before your attack\))?,"
    r" you may (?:use this (?:ability|power)\. )?|^once during each player's turn, that player may "
    r"|^once in your turn: (?:you may )?|^either player, once in their own turn: you may "
)
_ONLY_IF = re.compile(r"^(?:you can (?:play|use) this card only if|only while) [^.:]*[.:]\s*")
_DEPENDS = ("then, shuffle", "shuffle", "if you do", "if you healed", "if that pokémon", "(")
"""How a sentence begins that does nothing without the one before it."""


def why_nothing(position: Position, by: int, text: str, onto: Mon | None = None) -> Reason:
    """Return why an effect with this text (English, small letters) changes nothing.

    `by` uses it, on the Pokémon `onto` where that is said.
    """
    known = _shape(text)
    return known[0](position, by, known[1], onto) if known is not None else None


_BY_NAME = {name_key(name): what for name, what in DOES_ONLY.items()}


def effect_of(card: Card | None) -> str:
    """Return what a Trainer says, or, where its text is not known, what it does by its name."""
    if card is None or kind(card) not in ("item", "supporter", "unknown"):
        return ""
    return english_texts(card) or _BY_NAME.get(name_key(card.name.en), "")


@lru_cache(maxsize=1024)
def _shape(text: str) -> tuple[Why, re.Match[str]] | None:
    """Return which shape a text has, where all of it has that shape."""
    plain = _ONLY_IF.sub("", _ONCE.sub("", " ".join(text.split())))
    for shape, why in _SHAPES:
        found = shape.match(plain)
        if found is not None and _all_depends(plain[found.end() :]):
            return why, found
    return None


def _all_depends(rest: str) -> bool:
    """Whether every further sentence depends on the first."""
    sentences = (part.strip() for part in re.split(r"(?<=[.)])\s+", rest.strip()))
    return all(one.startswith(_DEPENDS) for one in sentences if one)


# -- what a shape asks for -----------------------------------------------------------------------


def _bench(position: Position, by: int, _found: re.Match[str], _onto: Mon | None) -> Reason:
    limit = limit_of(position, by)
    if limit.sure and len(position.side(by).bench) >= limit.most:
        return Words("the Bench is full", "ベンチがいっぱいです")
    return _search(position, by, _found, _onto)


def _search(position: Position, by: int, _found: re.Match[str], _onto: Mon | None) -> Reason:
    if position.side(by).deck == 0:
        return Words("the deck is empty", "山札がありません")
    return None


def _switch(position: Position, by: int, _found: re.Match[str], _onto: Mon | None) -> Reason:
    if position.side(by).bench:
        return None
    return NOBODY_TO_SWITCH


def _gust(position: Position, by: int, _found: re.Match[str], _onto: Mon | None) -> Reason:
    # A case of stand-ins only leaves the opponent's Bench open.
    foes = position.foes(by)
    if not foes or any(foe.bench or all(mon.plain for mon in foe.mons) for foe in foes):
        return None
    return Words("the opponent has no Benched Pokémon", "相手のベンチポケモンがいません")


def _both_switch(position: Position, by: int, found: re.Match[str], onto: Mon | None) -> Reason:
    if _gust(position, by, found, onto) is None or position.side(by).bench:
        return None
    return Words("nobody has a Benched Pokémon", "どちらにもベンチポケモンがいません")


def _heal(position: Position, by: int, found: re.Match[str], onto: Mon | None) -> Reason:
    side = position.side(by)
    those = side.actives if "active" in (found["whom"] or found["named"]) else side.mons
    if onto is not None:
        those = (onto,)
    if any(is_hurt(mon) for mon in those) or not those:
        return None
    return NOTHING_TO_HEAL


def is_hurt(mon: Mon) -> bool:
    """Whether a Pokémon has damage or a condition, or may have: of a case that gives HP left."""
    if mon.hp_left is not None and (mon.hp is None or mon.hp_left < mon.hp):
        return True
    return mon.damage > 0 or bool(mon.conditions)


def _from_discard(position: Position, by: int, found: re.Match[str], _onto: Mon | None) -> Reason:
    pile = position.side(by).discard
    if pile is None or any(_is_meant(card, found["what"] or found["named"]) for card in pile):
        return None
    return Words(
        "there is no such card in the discard pile", "トラッシュにそのようなカードがありません"
    )


def _is_meant(card: Card, what: str) -> bool:
    """Whether a card may be one of `what`: "up to 2 basic energy cards"."""
    asked = what.replace("pokémon tool", "tool")
    if card.kind == "unknown":
        return True
    if "energy" in asked and is_energy(card):
        basic, special = "basic" in asked, "special" in asked
        return basic == special or (basic if card.kind == "basic_energy" else special)
    if "pokémon" in asked and card.kind == "pokemon":
        return True
    kinds = ("supporter", "item", "tool", "stadium")
    if kind(card) in kinds and (kind(card) in asked or "trainer" in asked):
        return True
    return not any(word in asked for word in (*kinds, "energy", "pokémon", "trainer"))


_SHAPES: tuple[tuple[re.Pattern[str], Why], ...] = (
    (
        re.compile(
            r"search your deck for [^.]*pokémon[^.]* and put "
            r"(?:it|them|that pokémon|those pokémon) onto your bench\."
            r"|bench (?:up to )?\d+ [^.]*straight from your deck\.|bench$"
        ),
        _bench,
    ),
    (re.compile(r"(?:search your deck for|find) [^.]*\bdeck[^.]*\."), _search),
    (re.compile(r"search your deck for [^.]*\."), _search),
    (
        re.compile(
            r"switch (?:your|their) active [^.]*pokémon with 1 of (?:your|their) benched "
            r"[^.]*pokémon\.|swap your active pokémon with one on your bench\.|switch$"
        ),
        _switch,
    ),
    (
        re.compile(
            r"switch (?:in )?1 of your opponent's benched pokémon "
            r"(?:to the active spot|with (?:their|his or her) active pokémon)\."
            r"|choose a benched opposing pokémon; it swaps with their active one\."
            r"|switch out your opponent's active pokémon to the bench\."
            r"|your opponent switches (?:their|his or her) active pokémon with 1 of [^.]*\.|call$"
        ),
        _gust,
    ),
    (
        re.compile(
            r"each player switches (?:their|his or her) active pokémon with 1 of [^.]*\."
            r"|both switch$"
        ),
        _both_switch,
    ),
    (
        re.compile(
            r"heal (?:\d+|all) damage from "
            r"(?P<whom>(?:your active|1 of your|each of your|all of your) [^.,]*)(?:,[^.]*)?\."
            r"|heal: (?P<named>.*)"
        ),
        _heal,
    ),
    (
        re.compile(
            r"(?:put|put back|shuffle|attach|take back|return) "
            r"(?P<what>[^.]*?),? (?:from|out of) your discard pile[^.]*\."
            r"|fetch: (?P<named>.*)"
        ),
        _from_discard,
    ),
)
