"""Whether an effect keeps a Special Condition from a Pokémon: notes, and fixed printed phrases."""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.core.text.words import Words
from app.games.pokemon.adviser.effects.abilities_off import has_no_ability
from app.games.pokemon.adviser.effects.effects_said import text_used
from app.games.pokemon.adviser.effects.locks.lock_causes import (
    NOTED,
    OWN_TEXT,
    by_ability,
    by_card,
)
from app.games.pokemon.adviser.effects.meant.types_named import type_called
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.adviser.model.printed_texts import printed_text

ANY = re.compile(r"can't be affected by (?:any )?special conditions?|特殊状態にならない")
LISTED = re.compile(r"can't be ((?:asleep|confused|paralyzed|poisoned|burned|, |,? ?(?:and|or) )+)")
ATTACKS = re.compile(
    r"prevent all effects of (?:your opponent's |opposing )?attacks?\b[^.]*"
    r"done to (?:this pokémon|the (?:(?P<type>\w+|\{\w\}) )?pokémon this card is attached to)"
)
ONLY_IF = re.compile(r"\bif\b|as long as|while|unless|whenever|flip|during|until|has any")
"""A sentence that depends on something is left to people."""
GETS_THROUGH = re.compile(r"affected by any|any effects|効果を計算しない|効果を受けない")


def why_immune(position: Position, mon: Mon, play: p.ChangeCondition) -> Words | None:
    """Return what keeps the condition of `play` from a Pokémon; None where nothing known does."""
    if mon.noted("immune"):
        return NOTED
    attacked = _by_attack(position, mon, play)
    if attacked and (mon.noted("protected") or position.noted("all_protected")):
        return NOTED
    for cause, text in _texts(position, mon):
        for sentence in re.split(r"(?<=[.。)])\s*", text):
            if not ONLY_IF.search(sentence) and _prevents(mon, sentence, play.key, attacked):
                return cause
    return None


def _prevents(mon: Mon, sentence: str, key: str, attacked: bool) -> bool:
    if ANY.search(sentence):
        return True
    some = LISTED.search(sentence)
    if some is not None and key in some[1]:
        return True
    attacks = ATTACKS.search(sentence) if attacked else None
    return attacks is not None and _is_meant(mon, attacks["type"])


def _is_meant(mon: Mon, named: str | None) -> bool:
    """Whether a Pokémon has the type that a text asks for, where it asks for one."""
    if named is None:
        return True
    return mon.card is not None and type_called(named) in mon.card.types


def _texts(position: Position, mon: Mon) -> Iterator[tuple[Words, str]]:
    """Yield what is printed on a Pokémon that works on itself, and what is attached, as causes."""
    if mon.card is not None:
        if not has_no_ability(position, mon):
            for ability in mon.card.abilities:
                yield by_ability(mon, ability), printed_text(ability)
        yield OWN_TEXT, printed_text(mon.card)
    tools = () if position.noted("no_tools") else mon.tools
    yield from ((by_card(card), printed_text(card)) for card in (*tools, *mon.energy))


def _by_attack(position: Position, mon: Mon, play: p.ChangeCondition) -> bool:
    """Whether an opponent's attack, which heeds effects, surely gives the condition."""
    if not 0 <= play.by < len(position.sides) or position.allied(play.by, mon.player):
        return False
    plays = (*position.turn.plays, *position.gesture)
    last = next(
        (
            one
            for one in reversed(plays)
            if isinstance(one, p.Attack | c.PlayTrainer | p.UseAbility)
        ),
        None,
    )
    if isinstance(last, p.Attack):
        told = text_used(position, last)
        unread = told is None and not position.record.is_case
        if unread or GETS_THROUGH.search(told or ""):
            return False
    return play.by_attack is True or (play.by_attack is None and isinstance(last, p.Attack))
