"""Whether what evolves can come into play: hints, for nothing here is against the rules."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Literal

from app.core.data.value import replace
from app.core.text.words import Words
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.cards.check.check_rule import Said, rule
from app.games.pokemon.cards.check.checked_deck import Checked
from app.games.pokemon.cards.check.counted_names import copy_name
from app.games.pokemon.cards.check.deck_row import Held

Way = Literal["sound", "gap", "no_path"]
"""What is below is there, or a way around it; it is not; the stage between is not."""

_SETUP = re.compile(r"setting up to play|対戦準備")
"""Abilities that put an Evolution Pokémon into play during setup (対戦準備)."""

_EVOLVES = re.compile(
    r"to evolve|evolves from|evolve (?:it|1|that|this|each)|skip a stage|進化させ|進化先",
    re.IGNORECASE,
)
"""Texts that evolve in another way than from the hand onto the stage below."""

_MISPRINTS = {"antiuqe plume fossil": "antique plume fossil"}
"""Names that the public data misspells, as copy names."""

_LAST_V = re.compile(r"\s*V(?:MAX|STAR)$")

_RARE_CANDY = frozenset({copy_name("Rare Candy"), copy_name("ふしぎなアメ")})


def texts_of(card: Card) -> str:
    """Return all that a card says, in both languages."""
    abilities, attacks = (one.text for one in card.abilities), (one.text for one in card.attacks)
    told = (*abilities, *attacks, card.text)
    return " ".join(f"{text.en} {text.ja}" for text in told if text)


def below(card: Card) -> Words | None:
    """Return what a card evolves from, None where it says nothing."""
    if card.evolves_from is None and card.stage in ("vmax", "vstar"):
        en, ja = _LAST_V.sub(" V", card.name.en), _LAST_V.sub("V", card.name.ja)
        return replace(card.name, en=en, ja=ja)
    return card.evolves_from


def evolves_from(card: Card) -> frozenset[str]:
    """Return the copy names of what a card evolves from, empty where it says nothing."""
    words = below(card)
    found = (copy_name(words.en), copy_name(words.ja)) if words else ()
    return frozenset(_MISPRINTS.get(name, name) for name in found)


def _is_there(names: frozenset[str], deck: Checked) -> bool:
    """Tell whether the deck has a card with one of these names, in either language."""
    # An "LV.X" has the name of the Pokémon that it is put on.
    held = [one.names for one in deck.held if one.card.stage != "level_up"]
    if any(not names.isdisjoint(own) for own in held):
        return True
    prints = (card for name in names for card in deck.cards.prints(name))
    also = {copy_name(name) for card in prints for name in (card.name.en, card.name.ja)}
    return any(not also.isdisjoint(own) for own in held)


def _stands_in(above: Held, deck: Checked) -> bool:
    """Tell whether another card may be evolved instead: "… that evolves from Eevee"."""
    words = below(above.card)
    said = f"evolves from {words.en}" if words else ""
    return bool(said) and any(said in texts_of(one.card) for one in deck.held if one != above)


def _evolved(deck: Checked) -> list[Held]:
    """Return the Evolution cards, without those that an Ability puts into play."""
    return [
        held
        for held in deck.pokemon
        if held.card.stage not in (None, "basic") and not _SETUP.search(texts_of(held.card))
    ]


def _has_shortcut(deck: Checked, but: Held) -> bool:
    """Tell whether Rare Candy or another card evolves past a stage, or may."""
    if not _RARE_CANDY.isdisjoint(deck.names):
        return True
    return any(_EVOLVES.search(texts_of(one.card)) for one in deck.held if one != but)


def _basics_below(names: frozenset[str], deck: Checked) -> frozenset[str]:
    """Return what a Stage 1 evolves from, over all prints; empty where no print is known."""
    prints = [card for name in names for card in deck.cards.prints(name)]
    return frozenset().union(*(evolves_from(card) for card in prints))


def _way(held: Held, deck: Checked) -> Way:
    """Return how an Evolution card comes into play."""
    names = evolves_from(held.card)
    if not names or _is_there(names, deck) or _stands_in(held, deck):
        return "sound"
    if held.card.stage != "stage2":
        return "gap"
    basics = _basics_below(names, deck)
    if basics and not _is_there(basics, deck):
        return "gap"
    return "sound" if _has_shortcut(deck, held) else "no_path"


def _stuck(deck: Checked, way: Way) -> Iterator[tuple[Words, Words, Held]]:
    """Yield the names that cannot come into play so, with what is below them, each once."""
    told = set()
    for held in _evolved(deck):
        words = below(held.card)
        if words and held.name not in told and _way(held, deck) == way:
            told.add(held.name)
            yield held.name, words, held


@rule("deck-evolution-gap", "suspicious", "DATA")
def evolution_gap(deck: Checked) -> Iterable[Said]:
    """For an Evolution card there is one that it evolves from."""
    for name, lower, held in _stuck(deck, "gap"):
        words = Words(
            f"{name.en} evolves from {lower.en}, and the deck has none.",
            f"{name.ja}の進化元の{lower.ja}がデッキにありません。",
        )
        yield Said(words, (held,))


@rule("deck-stage2-no-path", "suspicious", "DATA")
def stage2_no_path(deck: Checked) -> Iterable[Said]:
    """For a Stage 2 there is its Stage 1, or Rare Candy, or another card that evolves."""
    for name, lower, held in _stuck(deck, "no_path"):
        words = Words(
            f"{name.en} cannot come into play: the deck has neither {lower.en} nor Rare Candy.",
            f"{name.ja}を出す手段がありません：{lower.ja}もふしぎなアメもデッキにありません。",
        )
        yield Said(words, (held,))


RULES = (evolution_gap, stage2_no_path)
