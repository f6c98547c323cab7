"""Finds out which English and Japanese prints are the same card. No data set says so.

Pokémon: the same species, HP, types, retreat cost, attack costs and damage, and a name of the same
make (an owner, a form, an ending) — then their names belong together, and with them those of
every print with that name. From such pairs follow the names that are written by rule
(`pokemon_names`). Trainers and Energy go by the settled names alone (`names`).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from app.cards.name_keys import name_key as exact_name_key
from app.core.data.value import replace, value
from app.core.text.words import Language, Words, other
from app.games.pokemon.cards.card_record import Ability, Attack, Card
from app.games.pokemon.cards.imports.brought_entry import Tongue
from app.games.pokemon.cards.imports.linked_names import NameTable
from app.games.pokemon.cards.imports.readers.pokemon_names import (
    NameParts,
    composed,
    joined,
    partners,
    parts,
)

name_key = lru_cache(maxsize=20_000)(exact_name_key)
_CLEAR = 3
"""How many times as many cards must speak for a pair of names as for any rival."""


@value
class Side:
    """A print as linking sees it."""

    key: str
    tongue: Tongue
    kind: str
    name: str
    likeness: str = ""
    """What is equal on every print of a card in any language; "" where nothing is."""
    released: str = ""
    evolves: str = ""
    """What it evolves from, as printed."""
    shape: str = ""
    """`shape` of the card: only of a print with the same one does it take texts."""


def shape(card: Card) -> str:
    """Return where a card has texts: two like cards with the same places for them say the same."""
    attacks = [
        f"{''.join(sorted(one.cost))}:{one.damage}:{'' if one.text is None else 't'}"
        for one in card.attacks
    ]
    return f"{len(card.abilities)}|{','.join(attacks)}"


def likeness(card: Card, species: Iterable[int]) -> str:
    """Return what a Pokémon has in common with its prints in the other language."""
    numbers = "-".join(map(str, sorted(species)))
    if card.kind != "pokemon" or not numbers or not card.hp:
        return ""
    attacks = sorted(f"{''.join(sorted(one.cost))}:{one.damage}" for one in card.attacks)
    return f"{numbers}|{card.hp}|{''.join(sorted(card.types))}|{card.retreat}|{','.join(attacks)}"


class Links:
    """What the names of all prints are in the other language, and which print has the texts."""

    def __init__(self, sides: Iterable[Side], settled: NameTable) -> None:
        self._settled = settled
        self._translated: dict[tuple[Language, bool, str], str] = {}
        self._like: dict[str, list[Side]] = defaultdict(list)
        self._named: dict[tuple[Language, str], list[Side]] = defaultdict(list)
        for side in sides:
            if side.tongue == "both":
                continue
            if side.likeness:
                self._like[side.likeness].append(side)
            elif side.kind not in ("pokemon", "basic_energy"):
                self._named[side.tongue, name_key(side.name)].append(side)
        self._found = {"en": dict[str, str](), "ja": dict[str, str]()}
        for en, ja in _agreed(_votes(self._like)):
            self._found["en"][name_key(en)] = ja
            self._found["ja"][name_key(ja)] = en
        self._vocabulary = _Vocabulary(self._pairs())

    def _pairs(self) -> Iterator[tuple[str, str]]:
        """Yield the pairs of Pokémon names that cards agree on, and the settled ones."""
        yield from ((en, ja) for ja, en in self._found["ja"].items())
        yield from ((en, ja) for en, ja in self._settled.pairs() if ja)

    def name(self, side: Side) -> str:
        """Return the name of a print in the other language, "" where it is not known."""
        if side.tongue == "both":
            return ""
        return self.name_of(side.name, side.tongue, pokemon=side.kind == "pokemon")

    def name_of(self, name: str, language: Language, *, pokemon: bool) -> str:
        """Return a name in the other language than the one it is in, "" if it is not known."""
        known = self._translated.get((language, pokemon, name))
        if known is None:
            known = self._look_up(name, language, pokemon=pokemon)
            self._translated[language, pokemon, name] = known
        return known

    def _look_up(self, name: str, language: Language, *, pokemon: bool) -> str:
        key = name_key(name)
        settled = self._settled.translation(key, language)
        if settled is not None:
            return settled
        found = self._found[language].get(key)
        if found is None and pokemon:
            found = self._vocabulary.translated(parts(name, language), language)
        return found or ""

    def partner(self, side: Side) -> Side | None:
        """Return the print in the other language that lends its texts: the newest that fits."""
        named = name_key(self.name(side))
        if not named or side.tongue == "both":
            return None
        tongue = other(side.tongue)
        if side.likeness:
            rivals = [
                one
                for one in self._like[side.likeness]
                if one.tongue == tongue and one.shape == side.shape and name_key(one.name) == named
            ]
        else:
            rivals = [
                one
                for one in self._named[tongue, named]
                if one.kind == side.kind and one.shape == side.shape
            ]
        return max(rivals, key=lambda one: (one.released, one.key), default=None)


def _votes(groups: Mapping[str, list[Side]]) -> Counter[tuple[str, str]]:
    """Return for how many cards an English and a Japanese name stand alone with each other."""
    votes: Counter[tuple[str, str]] = Counter()
    for group in groups.values():
        if len({side.tongue for side in group}) < 2:
            continue
        names: dict[object, dict[str, dict[str, str]]] = defaultdict(lambda: {"en": {}, "ja": {}})
        for side in group:
            assert side.tongue != "both"  # those need no partner
            make = parts(side.name, side.tongue).make
            names[make][side.tongue].setdefault(name_key(side.name), side.name)
        for made in names.values():
            if len(made["en"]) == len(made["ja"]) == 1:
                votes[next(iter(made["en"].values())), next(iter(made["ja"].values()))] += 1
    return votes


def _agreed(votes: Counter[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """Yield the pairs that no other pair with one of their names comes near to."""
    rivals: dict[tuple[int, str], list[tuple[int, tuple[str, str]]]] = defaultdict(list)
    for pair, count in votes.items():
        for side, name in enumerate(pair):
            rivals[side, name_key(name)].append((count, pair))
    for pair, count in votes.items():
        others = [
            number
            for side, name in enumerate(pair)
            for number, rival in rivals[side, name_key(name)]
            if rival != pair
        ]
        if count >= _CLEAR * max(others, default=0) and (not others or count > 1):
            yield pair


class _Vocabulary:
    """The Pokémon and owners that pairs of names have shown, each in both languages."""

    def __init__(self, pairs: Iterable[tuple[str, str]]) -> None:
        self._pokemon = {"en": dict[str, str](), "ja": dict[str, str]()}
        self._owners = {"en": dict[str, str](), "ja": dict[str, str]()}
        pokemon: dict[str, set[str]] = defaultdict(set)
        owners: dict[str, set[str]] = defaultdict(set)
        for english, japanese in pairs:
            en, ja = parts(english, "en"), parts(japanese, "ja")
            if en.make != ja.make:
                continue
            pokemon[en.pokemon].add(ja.pokemon)
            if en.owner:
                owners[en.owner].add(ja.owner)
            else:
                # Whoever has a card of their own may own Pokémon.
                owners[f"{english}'s"].add(f"{japanese}の")
        _both_ways(pokemon, self._pokemon)
        _both_ways(owners, self._owners)

    def translated(self, name: NameParts, language: Language) -> str:
        """Return a name in the other language, "" where a part of it is not known."""
        known = self._pokemon[language]
        found = [known.get(_plain(one), "") for one in partners(name.pokemon)]
        owner = self._owners[language].get(_plain(name.owner), "") if name.owner else ""
        if not all(found) or (name.owner and not owner):
            return ""
        to = other(language)
        return composed(name, joined(found, to), owner, to)


def _both_ways(found: Mapping[str, set[str]], into: dict[str, dict[str, str]]) -> None:
    """Keep what has one meaning only, in either direction."""
    back: dict[str, set[str]] = defaultdict(set)
    for en, all_ja in found.items():
        for ja in all_ja:
            back[_plain(ja)].add(_plain(en))
    for en, all_ja in found.items():
        if len({_plain(ja) for ja in all_ja}) == 1 and len(back[_plain(min(all_ja))]) == 1:
            into["en"][_plain(en)] = min(all_ja)
            into["ja"][_plain(min(all_ja))] = en


def _plain(word: str) -> str:
    return name_key(word)


# -- the texts -----------------------------------------------------------------------------------


def linked(card: Card, tongue: Tongue, name: str, before: str, partner: Card | None) -> Card:
    """Return a card with its names, and those of what it evolves from, in both languages.

    Of `partner`, the same card in the other language, it takes attacks, Abilities and effect.
    """
    if tongue == "both":
        return card
    changes: dict[str, object] = {}
    if name:
        changes["name"] = _words(card.name, name, tongue)
    if before and card.evolves_from is not None:
        changes["evolves_from"] = _words(card.evolves_from, before, tongue)
    if partner is not None:
        changes["attacks"] = tuple(
            _attack(mine, theirs, tongue)
            for mine, theirs in zip(card.attacks, partner.attacks, strict=True)
        )
        changes["abilities"] = tuple(
            _ability(mine, theirs, tongue)
            for mine, theirs in zip(card.abilities, partner.abilities, strict=True)
        )
        if card.text is not None and partner.text is not None:
            changes["text"] = _both(card.text, partner.text, tongue)
        changes["tags"] = tuple(dict.fromkeys([*card.tags, *partner.tags]))
        changes["deck_texts"] = tuple(dict.fromkeys([*card.deck_texts, *partner.deck_texts]))
    return replace(card, **changes) if changes else card


def _words(mine: Words, theirs: str, tongue: Language) -> Words:
    """Return a wording of one language with that of the other."""
    return replace(mine, **{other(tongue): theirs})


def _both(mine: Words, theirs: Words, tongue: Language) -> Words:
    return _words(mine, theirs.in_(other(tongue)), tongue)


def _attack(mine: Attack, theirs: Attack, tongue: Language) -> Attack:
    text = mine.text
    if text is not None and theirs.text is not None:
        text = _both(text, theirs.text, tongue)
    return Attack(_both(mine.name, theirs.name, tongue), mine.cost, mine.damage, text)


def _ability(mine: Ability, theirs: Ability, tongue: Language) -> Ability:
    return Ability(_both(mine.name, theirs.name, tongue), _both(mine.text, theirs.text, tongue))
