"""What the rules of evolution ask alike: what evolves from what, and what allows it early."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Literal

from app.cards.name_keys import name_key
from app.core.data.value import replace
from app.core.text.words import Words
from app.games.pokemon.adviser.effects.effects_said import finds, text_used
from app.games.pokemon.adviser.effects.meant.types_named import types_meant
from app.games.pokemon.adviser.model.known_cards import becomes_pokemon
from app.games.pokemon.adviser.model.plays import Evolve, UseAbility
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.adviser.model.printed_texts import printed_text
from app.games.pokemon.cards.card_record import Ability, Card, Stage

When = Literal["first turn", "same turn"]
"""What an effect lets a Pokémon do: evolve on the player's first turn, or in the turn it came."""
Fault = Literal["", "vmax", "owner", "stage", "name", "basic"]
"""What is wrong with an evolution: see `fault`."""

_MARKS = re.compile(r"(?: δ| ☆| star| lv\.? ?\d+)+$")
"""What old prints add to a name without making it another in an evolution (`ptcg_rules.md` §3)."""
_OWNER = re.compile(
    r"^(?:[^’']+['’]s|Alolan|Galarian|Hisuian|Paldean) +"
    r"|^(?:アローラ|ガラル|ヒスイ|パルデア) ?|^[^ ]+?の"
)
_JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")

_EVOLVES = re.compile(r"\b(?:can|may)\b[^.]*\bevolve|進化")
_EARLY: dict[When, re.Pattern[str]] = {
    "first turn": re.compile(
        r"(?<!except )during (?:your|their|his or her|that player's) first turn"
        r"|最初の(?:自分の)?番(?:でも|に)"
    ),
    "same turn": re.compile(
        r"the turn (?:you|they|he or she) plays? |turn (?:it|they) (?:came|was|were) |出したばかり"
        r"|出た番|出したその番"
    ),
}


def evolves_by_hand(position: Position, play: Evolve) -> bool:
    """Whether a Pokémon evolves from the hand in a turn, with no effect and no Rare Candy.

    Not where it used an Ability this turn that may say so: one whose text is not known.
    """
    if play.effect or play.candy is not None or position.number <= 0 or play.source != "hand":
        return False
    own = (
        text_used(position, used)
        for used in position.turn.plays
        if isinstance(used, UseAbility) and used.unit == play.onto
    )
    return all(said is not None and not finds(_EVOLVES, said) for said in own)


_BY_NAME: tuple[tuple[str, Stage, str], ...] = (
    (" VMAX", "vmax", " V"),
    (" VSTAR", "vstar", " V"),
    (" LV.X", "level_up", ""),
    (" BREAK", "break", ""),
)
"""How a name ends -> the stage it tells, and how the name ends that it evolves from."""


def told_by_name(card: Card | None) -> Card | None:
    """Return a card; of one without data what its name alone tells of its stage."""
    if card is None or card.kind != "unknown":
        return card
    for end, stage, before in _BY_NAME:
        if card.name.en.endswith(end):
            source = card.name.en.removesuffix(end) + before
            return replace(card, kind="pokemon", stage=stage, evolves_from=Words(source, source))
    if card.name.en.startswith("M ") and card.name.en.endswith("-EX"):
        return replace(card, kind="pokemon", tags=("Mega", "EX"))
    return card


# -- names -------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def line_key(name: str) -> str:
    """Return the form in which a name and the name on an Evolution card are equal."""
    return _MARKS.sub("", name_key(name))


@lru_cache(maxsize=4096)
def bare(name: str) -> str:
    """Return a name without whose Pokémon it is and without its region: "Iono's Tadbulb"."""
    return line_key(_OWNER.sub("", name))


def evolves_from(evolution: Card, base: Words) -> bool | None:
    """Whether a card evolves from the name `base`; None where no language has both names."""
    if evolution.evolves_from is None:
        return None
    return _same(evolution.evolves_from, base)


@lru_cache(maxsize=4096)
def _same(one: Words, other: Words) -> bool | None:
    pairs = _in_one_language(one, other)
    return any(line_key(a) == line_key(b) for a, b in pairs) if pairs else None


@lru_cache(maxsize=4096)
def _same_but_for_the_owner(one: Words, other: Words) -> bool:
    return any(bare(a) == bare(b) for a, b in _in_one_language(one, other))


def _in_one_language(one: Words, other: Words) -> tuple[tuple[str, str], ...]:
    """Return two names in every language that both really have."""
    found = []
    if not _JAPANESE.search(one.en) and not _JAPANESE.search(other.en):
        found.append((one.en, other.en))
    if _JAPANESE.search(one.ja) and _JAPANESE.search(other.ja):
        found.append((one.ja, other.ja))
    return tuple(found)


def fault(evolution: Card | None, mon: Mon) -> Fault:
    """Return why a card does not belong on a Pokémon: one answer, the nearest to the matter.

    "vmax": a VMAX or VSTAR on something else than its Pokémon V; "owner": only whose Pokémon it
    is, or its region, differs; "stage": a Stage 2 on the Basic of its line; "basic": the card does
    not evolve at all; "name": any other. "" where it fits, and where that is not known.
    """
    base = mon.card
    if evolution is None or base is None or mon.noted("named"):
        return ""
    if evolution.evolves_from is None:
        return "basic" if evolution.stage == "basic" else ""
    if evolves_from(evolution, base.name) is not False:
        return ""
    if evolution.stage in ("vmax", "vstar"):
        return "vmax"
    if _same_but_for_the_owner(evolution.evolves_from, base.name):
        return "owner"
    skips = evolution.stage == "stage2" and stands_as_basic(base)
    return "stage" if skips and is_of_line(evolution, base) is not False else "name"


def stands_as_basic(card: Card) -> bool:
    """Whether a card in play counts as a Basic Pokémon."""
    return card.stage == "basic" or becomes_pokemon(card)


def is_of_line(evolution: Card, basic: Card) -> bool | None:
    """Whether a Stage 2 belongs to the line of a Basic: its Stage 1 evolves from it (CARD me1-125).

    None where no print of that Stage 1 is known, or its names are in another language.
    """
    between = evolution.evolves_from
    if between is None:
        return None
    from app.games.pokemon.cards.every_card import known_base  # noqa: PLC0415 - the data is read when a card is

    base = known_base()
    below = base.names_below(between.en) | base.names_below(between.ja)
    spoken = [name for name in (basic.name.en, basic.name.ja) if _speaks_as(name, below)]
    if not spoken:
        return None
    return bool({line_key(name) for name in spoken} & {line_key(name) for name in below})


def _speaks_as(name: str, names: frozenset[str]) -> bool:
    """Whether one of the names is in the language of `name`."""
    japanese = bool(_JAPANESE.search(name))
    return any(bool(_JAPANESE.search(one)) == japanese for one in names)


# -- effects that allow more ---------------------------------------------------------------------


def may_evolve(position: Position, play: Evolve, mon: Mon, when: When) -> bool:
    """Whether a printed text lets this Pokémon evolve so early.

    Texts of the Pokémon, of the card that goes on it, and of the Stadium: "If you go second, this
    Pokémon can evolve during your first turn." Conditions of known wording are looked at; where
    one has another wording, the permission counts.
    """
    texts = [printed_text(one) for one in _abilities(position, mon)]
    if play.card is not None:
        texts += [printed_text(one) for one in play.card.abilities]
    stadiums = (printed_text(one.card) for one in position.stadiums)
    texts += [text for text in stadiums if _of_its_type(play, mon, text)]
    return any(_lets(position, play, mon, text, when) for text in texts)


def _abilities(position: Position, mon: Mon) -> tuple[Ability, ...]:
    if mon.card is None or mon.noted("no_ability") or position.noted("no_abilities"):
        return ()
    return mon.card.abilities


def _lets(position: Position, play: Evolve, mon: Mon, text: str, when: When) -> bool:
    if not finds(_EVOLVES, text) or not finds(_EARLY[when], text):
        return False
    if "go second" in text or "後攻" in text:
        return position.goes_second(play.by)
    if "in the active spot" in text and "opponent" not in text:
        return mon.spot == "active"
    if "opponent's active pokémon is a pokémon ex" in text:
        return _faces_ex(position, play.by)
    return True


def _faces_ex(position: Position, by: int) -> bool:
    """Whether an opposing Active Pokémon is, or may be, a Pokémon ex."""
    facing = [mon for foe in position.foes(by) for mon in foe.actives if not mon.plain]
    return any(mon.card is None or "ex" in mon.card.tags for mon in facing)


def _of_its_type(play: Evolve, mon: Mon, stadium: str) -> bool:
    """Whether a Stadium that names a type means this Pokémon and the card that goes on it."""
    meant = types_meant(stadium)
    cards = [card for card in (mon.card, play.card) if card is not None]
    return not meant or all(meant & set(card.types) for card in cards)
