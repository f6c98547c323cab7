"""Which cards of the hand an effect keeps a player from: Supporters, Stadiums, Tools, Energy.

Only whole sentences in a fixed wording are read: "your opponent can't play any Supporter cards from
their hand". What asks for more (a coin, "if you do", another condition) is left alone. Of Items
`locks.items_locked` reads more.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from app.core.data.value import value
from app.core.text.words import Words
from app.games.pokemon.adviser.effects.abilities_off import has_no_ability
from app.games.pokemon.adviser.effects.attack_questions import printed
from app.games.pokemon.adviser.effects.locks.lock_causes import by_ability, by_attack, by_card
from app.games.pokemon.adviser.effects.locks.locks import left_the_spot
from app.games.pokemon.adviser.effects.meant.pokemon_meant import is_kind_meant
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.known_cards import is_energy, is_trainer, kind
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.cards.card_record import Ability, Attack, Card

_SENTENCE = re.compile(
    r"^(?P<active>as long as this pokémon is in the active spot, )?"
    r"(?P<next>during (?:your|the) opponent's next turn, )?"
    r"(?P<whom>your opponent|the opponent|they|each player|players|both players) "
    r"can(?:'t|not) (?P<what>(?:play|attach|evolve) .*?)"
    r"(?P<after> (?:during|on) their next turn)?(?P<but>,? except (?:for )?[^,]+)?$"
)
_PLAYED = re.compile(r"^play (?:any )?(?P<kinds>.+?)(?: cards?)? from (?:their )?hands?$")
_KINDS = {
    "supporter": "supporter",
    "supporters": "supporter",
    "stadium": "stadium",
    "stadiums": "stadium",
    "pokémon tool": "tool",
    "pokémon tools": "tool",
    "trainer": "trainer",
    "trainers": "trainer",
    "item": "item",
    "items": "item",
    "pokémon that has an ability": "with ability",
    "pokémon with an ability": "with ability",
    "pokémon with abilities": "with ability",
}
_AND = re.compile(r"(?: cards?)?(?:, (?:or |and )?| or | and )(?:any )?")
_EVOLVED = re.compile(
    r"^(?:play (?:any )?pokémon(?: cards?)? from (?:their )?hands? to evolve|evolve)"
    r" (?:any of )?their pokémon$"
)
_FED = re.compile(
    r"^attach (?:any )?(?P<special>special )?energy(?: cards?)? from (?:their )?hands? "
    r"to (?:(?:any of )?their (?:pokémon|(?P<active>active pokémon))"
    r"|(?P<hit>the defending pokémon))$"
)


@value
class Kept:
    """What a sentence keeps a player from."""

    kinds: frozenset[str]
    """"supporter", "stadium", "tool", "trainer", "item", "with ability", "evolve", "energy",
    "special energy"."""
    spared: str = ""
    """Which Pokémon are spared: "team rocket's pokémon"."""
    foes_only: bool = True
    from_active: bool = False
    """Whether its Pokémon has to be in the Active Spot for it."""
    only_active: bool = False
    """Whether it is about what is attached to the Active Pokémon alone."""
    only_hit: bool = False
    """Whether it is about the Pokémon that the attack hit alone."""


@lru_cache(maxsize=4096)
def kept_from(words: Words) -> tuple[Kept, ...]:
    """Return what a text keeps players from, as far as its wording is a fixed one."""
    said = re.sub(r"\([^)]*\)", "", words.en.casefold().replace("’", "'"))
    parts = (one.strip() for one in re.split(r"\.(?:\s+|$)", said))
    found = (_SENTENCE.match(" ".join(one.split())) for one in parts)
    return tuple(kept for one in found if one is not None and (kept := _kept(one)) is not None)


def _kept(found: re.Match[str]) -> Kept | None:
    spared = re.sub(r"^,? except (?:for )?", "", found["but"] or "")
    foes_only = found["whom"] in ("your opponent", "the opponent", "they")
    from_active = found["active"] is not None
    what = found["what"]
    if _EVOLVED.match(what):
        return Kept(frozenset({"evolve"}), spared, foes_only, from_active)
    fed = _FED.match(what)
    if fed is not None:
        kinds = frozenset({"special energy" if fed["special"] else "energy"})
        on_active, on_hit = fed["active"] is not None, fed["hit"] is not None
        return Kept(kinds, spared, foes_only, from_active, on_active, on_hit)
    played = _PLAYED.match(what)
    if played is None:
        return None
    named = re.split(
        r"(?: cards?)?(?:, (?:or |and )?| or (?:any )?| and (?:any )?)", played["kinds"]
    )
    if any(one not in _KINDS for one in named):
        return None
    return Kept(frozenset(_KINDS[one] for one in named), spared, foes_only, from_active)


def kept_in_hand(position: Position, play: p.Play, card: Card, onto: str = "") -> Words | None:
    """Return what keeps a player from playing a card from the hand; None for nothing.

    `onto` is the Pokémon that it would be put on.
    """
    for cause, kept, hit in _working(position, play.by):
        if not _is_meant(kept, play, card) or _is_spared(kept, card):
            continue
        mon = position.mon(onto)
        if kept.only_active and (mon is None or mon.spot != "active"):
            continue
        if kept.only_hit and (onto != hit or left_the_spot(position, onto)):
            continue
        return cause
    return None


def _is_meant(kept: Kept, play: p.Play, card: Card) -> bool:
    what = kind(card)
    if isinstance(play, p.Evolve):
        return "evolve" in kept.kinds
    if is_energy(card):
        special = what == "special_energy" and "special energy" in kept.kinds
        return special or "energy" in kept.kinds
    if what == "pokemon":
        return "with ability" in kept.kinds and bool(card.abilities)
    return what in kept.kinds or ("trainer" in kept.kinds and is_trainer(card))


def _is_spared(kept: Kept, card: Card) -> bool:
    return bool(kept.spared) and is_kind_meant(kept.spared, card) is not False


def _working(position: Position, by: int) -> Iterator[tuple[Words, Kept, str]]:
    """Yield what works on a player, with its cause before it and behind it the Pokémon it hit."""
    yield from _of_abilities(position, by)
    for one in position.stadiums:
        if one.card is not None and one.card.text is not None:
            free = (kept for kept in kept_from(one.card.text) if not kept.foes_only)
            yield from ((by_card(one.card), kept, "") for kept in free)
    for play in position.record.since_turn_of(by):
        if not isinstance(play, p.Attack) or play.failed or position.allied(play.by, by):
            continue
        attack = printed(position, play)
        if attack is not None and position.is_meant(play, by):
            cause = by_attack(position, play, attack)
            yield from ((cause, kept, play.target) for kept in _said_by(attack))


def _of_abilities(position: Position, by: int) -> Iterator[tuple[Words, Kept, str]]:
    for mon in position.mons:
        for ability in mon.card.abilities if mon.card is not None else ():
            for kept in _said_by(ability):
                reached = not (kept.foes_only and position.allied(mon.player, by))
                there = mon.spot == "active" or not kept.from_active
                if reached and there and not has_no_ability(position, mon):
                    yield by_ability(mon, ability), kept, ""


def _said_by(part: Ability | Attack) -> tuple[Kept, ...]:
    return kept_from(part.text) if part.text is not None else ()
