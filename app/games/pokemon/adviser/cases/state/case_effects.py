"""Effects on a Pokémon that a case tells in words, as the notes that a table would have on it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.core.card import Mark
from app.games.pokemon.adviser.model.single_card_facts import FREE

_TAKES = re.compile(r"(?:takes?|damage taken)[^\d]*(\d+) ?(less|more)|taken ?([+−-]) ?(\d+)")
_DEALS = re.compile(r"(?:does|do|deals?|attacks?|dealt)[^\d]*(\d+) ?(less|more)")
_POINTS = re.compile(r"(?:damage )?([+−-]) ?(\d+) damage|damage ([+−-]) ?(\d+)")
_COST = re.compile(r"costs?\D*(\d*)[^.]*?(less|more)|cost ([+−-]) ?(\d+)")
_HP = re.compile(r"([+−-]) ?(\d+) hp|hp ([+−-]) ?(\d+)")
_FLIPS = re.compile(r"flip[^.]*(?:attack|tails)|sand.attack|smokescreen|attack[^.]*happen")
_REDUCED = re.compile(r"reduced by (\d+)")
_USE = re.compile(r"can(?:'t|not) use (?:the attack |attack )?[\"“]?([^\"”.(]*)", re.IGNORECASE)
KEYS = (
    *("no_attack", "no_retreat", "no_ability", "attack_flip", "protected", "immune"),
    *("less_damage", "more_damage", "deals_less", "deals_more", "hp", "hp_less"),
    *("cost_less", "cost_more", "retreat_less", "retreat_more"),
)
"""Notes that a case may name as the table does."""
_ANY = ("attack", "attacks", "an attack", "any attack", "any attacks", "its attacks")


def notes_of(said: str) -> Iterator[Mark]:
    """Yield the notes that an effect in words means; one that nobody can tell under its words."""
    text = said.casefold().replace("’", "'").replace("cannot", "can't")
    if "special condition" in text or "immune" in text:
        yield Mark("immune")
    elif _FLIPS.search(text):
        yield Mark("attack_flip")
    elif "retreat cost" in text:
        yield _retreat_cost(text)
    elif "retreat" in text:
        yield Mark("no_retreat")
    elif "prevent" in text or "protected" in text:
        yield Mark("protected")
    elif "abilit" in text:
        yield Mark("no_ability")
    elif (number := _number(text)) is not None:
        yield number
    elif "can't attack" in text or "can't use" in text or "can't" in text or "locked" in text:
        yield Mark("no_attack", text=_attack_in(said.replace("’", "'")))
    else:
        yield Mark(said)


def _retreat_cost(text: str) -> Mark:
    """Return the note that a retreat costs less, more, or nothing."""
    number = re.search(r"\d+", text)
    amount = int(number[0]) if number is not None else max(1, text.count("colorless"))
    if "more" in text:
        return Mark("retreat_more", amount)
    return Mark("retreat_less", FREE if "no retreat cost" in text else amount)


def _attack_in(said: str) -> str:
    """Return the attack that cannot be used; "" for every attack."""
    found = _USE.search(said)
    name = found.group(1).strip(" .") if found is not None else ""
    name = re.split(r" (?:during|this turn|next turn|on |until)", name)[0].strip()
    return "" if name.casefold() in _ANY else name


def _number(text: str) -> Mark | None:
    """Return the note with a number: damage taken or dealt, cost, HP."""
    for pattern, more, less in (
        (_COST, "cost_more", "cost_less"),
        (_TAKES, "more_damage", "less_damage"),
        (_DEALS, "deals_more", "deals_less"),
        (_HP, "hp", "hp_less"),
        (_REDUCED, "less_damage", "less_damage"),
        (_POINTS, "deals_more", "less_damage"),
    ):
        found = pattern.search(text)
        if found is None:
            continue
        parts = [part for part in found.groups() if part]
        word = next((part for part in parts if not part.isdecimal()), "+")
        number = next((int(part) for part in parts if part.isdecimal()), 1)
        return Mark(less if word in ("less", "-", "−") else more, number)
    return None
