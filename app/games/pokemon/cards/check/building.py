"""Hints on building: Energy that nothing gives, halves without the other, few Basic Pokémon.

Nothing here is against the rules.
"""

from __future__ import annotations

import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterable

from app.core.text.wording import percent
from app.core.text.words import Words
from app.games.pokemon.cards.card_record import Card, EnergyType
from app.games.pokemon.cards.check.check_rule import Said, rule
from app.games.pokemon.cards.check.checked_deck import Checked
from app.games.pokemon.cards.check.deck_row import Held, names_of
from app.games.pokemon.cards.check.evolutions import evolves_from, texts_of
from app.games.pokemon.cards.special_energy import ANY, gives
from app.games.pokemon.cards.words.energy_types import TYPE_WORDS

HAND = 7
"""Cards of the opening hand."""
RISK = 0.2
"""Share of hands without a Basic Pokémon from which it is told."""
_PARTS = 4
"""Parts of a Pokémon V-UNION."""


# -- Energy ---------------------------------------------------------------------------------------


_LENT = re.compile(
    r"\bBench(?:ed)?\b[^.]*attacks? [^.]*(?:as this attack|this attack becomes)"
    r"|ベンチの[^。]*ワザを?[^。]*(?:そのまま出す|このワザとして使う)"
)
"""Attacks that use one of a Pokémon on one's own Bench."""


@rule("deck-energy-type-missing", "suspicious", "DATA")
def energy_type_missing(deck: Checked) -> Iterable[Said]:
    """For the typed Energy of an attack there is a card that gives it.

    A Pokémon is passed over that is not there for its attacks: it has an Ability, another attack
    that can be paid, an evolution in the deck, or a friend that uses its attacks from the Bench.
    """
    if any(_may_give_anything(held) for held in deck.held):
        return
    if any(_LENT.search(texts_of(held.card)) for held in deck.pokemon):
        return
    lacking: dict[EnergyType, list[Held]] = defaultdict(list)
    for held in deck.pokemon:
        if held.other_print:
            continue
        given = _given(deck, held.card)
        costs = [set(attack.cost) - given - {"C"} for attack in held.card.attacks]
        if costs and all(costs) and not held.card.abilities and not _is_below(held, deck):
            for letter in set.union(*costs):
                lacking[letter].append(held)
    for letter, rows in lacking.items():
        names, type_ = names_of(rows), TYPE_WORDS[letter]
        words = Words(
            f"No card gives {type_.en} Energy, which attacks need: {names.en}.",
            f"ワザに必要な{type_.ja}エネルギーを出せるカードがありません：{names.ja}。",
        )
        yield Said(words, tuple(rows))


def _is_below(held: Held, deck: Checked) -> bool:
    """Tell whether a card of the deck evolves from this one."""
    return any(not held.names.isdisjoint(evolves_from(other.card)) for other in deck.pokemon)


def _may_give_anything(held: Held) -> bool:
    """Tell whether a card gives Energy of which nobody knows the types."""
    if not held.known:
        return held.line.section == "energy"
    return held.card.kind == "special_energy" and gives(held.card) is None


def _given(deck: Checked, pokemon: Card) -> frozenset[EnergyType]:
    """Return the types of Energy that the deck can give a Pokémon."""
    found: set[EnergyType] = set()
    for held in deck.held:
        if held.card.kind == "basic_energy":
            found.update(held.card.types or ANY)
        elif held.card.kind == "special_energy":
            given = gives(held.card)
            if given is not None and given.helps(pokemon):
                found |= given.types
    return frozenset(found)


# -- cards in parts -------------------------------------------------------------------------------


def _number(held: Held) -> int:
    """Return the digits of a card's number."""
    return int(re.sub(r"\D", "", held.card.key.rpartition("-")[2]) or 0)


@rule("deck-legend-halves", "suspicious", "CARD")
def legend_halves(deck: Checked) -> Iterable[Said]:
    """There are as many upper as lower halves of a LEGEND: their numbers follow each other."""
    rows = deck.such(lambda card: "LEGEND" in card.tags)
    for name in dict.fromkeys(held.name for held in rows):
        group = tuple(held for held in rows if held.name == name)
        halves: Counter[int] = Counter()
        for held in group:
            halves[_number(held) % 2] += held.count
        if halves[0] != halves[1]:
            words = Words(
                f"{name.en} is played in two halves, and the deck has not as many of each.",
                f"{name.ja}は2枚で1組ですが、上下の枚数がそろっていません。",
            )
            yield Said(words, group)


@rule("deck-vunion-parts", "suspicious", "CARD")
def vunion_parts(deck: Checked) -> Iterable[Said]:
    """All four parts of a Pokémon V-UNION are there."""
    rows = deck.such(lambda card: "V-UNION" in card.tags)
    for name in dict.fromkeys(held.name for held in rows):
        group = tuple(held for held in rows if held.name == name)
        parts = len({held.card.key for held in group})
        if parts < _PARTS:
            words = Words(
                f"{name.en} is put together from {_PARTS} parts, and the deck has {parts} of them.",
                f"{name.ja}は{_PARTS}枚を組み合わせますが、デッキには{parts}種類しかありません。",
            )
            yield Said(words, group)


# -- the opening hand -----------------------------------------------------------------------------


def no_basic(basics: int, cards: int, hand: int = HAND) -> float:
    """Return the chance that an opening hand has none of the Basic Pokémon."""
    if cards < hand:
        return 0.0 if basics else 1.0
    return math.comb(cards - basics, hand) / math.comb(cards, hand)


@rule("deck-mulligan-risk", "reminder", "MATH")
def mulligan_risk(deck: Checked) -> Iterable[Said]:
    """With few Basic Pokémon, many opening hands have none: the chance is told."""
    basics = deck.basics
    # A Pokémon without data may be Basic: the chance would be a guess.
    if not basics or any(held.line.section == "pokemon" for held in deck.unknown):
        return
    chance = no_basic(basics, deck.deck.count)
    if chance > RISK:
        share = percent(chance)
        yield Said(
            Words(
                f"With {basics} Basic Pokémon, {share} of the opening hands have none of them.",
                f"たねポケモンが{basics}枚なので、最初の手札にたねがない確率は{share}です。",
            )
        )


RULES = (
    energy_type_missing,
    legend_halves,
    vunion_parts,
    mulligan_risk,
)
