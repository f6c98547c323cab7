"""Gym Leader Challenge (ジムリーダーチャレンジ): one copy, one type, no Rule Box.

Its pool and its bans are in `pools` and `bans`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from app.core.text.wording import labelled, listed, number
from app.core.text.words import Words
from app.games.pokemon.cards.card_record import Card, EnergyType
from app.games.pokemon.cards.check.check_rule import Said, guard, rule
from app.games.pokemon.cards.check.checked_deck import Checked
from app.games.pokemon.cards.check.copies import exclusive_names, too_many, wrong_size
from app.games.pokemon.cards.check.counted_names import copy_name
from app.games.pokemon.cards.check.deck_row import Held, names_of
from app.games.pokemon.cards.words.energy_types import TYPE_WORDS

_RULE_BOX_TAGS = frozenset(
    re.findall(r"\w[\w-]*", "ex EX GX V VMAX VSTAR V-UNION BREAK LEGEND Radiant Mega Star")
) | {"TAG TEAM"}
"""Tags of Pokémon with a Rule Box. Trainers may have some of them without one."""

_RULE_BOX_NAME = re.compile(
    r" ex$|[a-z\u3040-\u30ff]-(?:ex|gx)$|[^\x00-\x7f](?:ex|gx|vmax|vstar|v|break)$"
    r"|(?: gx| v| vmax| vstar| v-union| break)$|◇|^radiant |^かがやく"
)
"""Names that show a Rule Box, as `name_key` has them."""


def has_rule_box(card: Card) -> bool:
    """Tell whether a card has a Rule Box (ルールを持つ). ◇ is one on any kind of card."""
    if "Prism Star" in card.tags:
        return True
    return card.kind == "pokemon" and (card.prizes > 1 or not _RULE_BOX_TAGS.isdisjoint(card.tags))


@rule("glc-size", "illegal", "GLC")
def glc_size(deck: Checked) -> Iterable[Said]:
    """A deck has exactly 60 cards."""
    return wrong_size(deck) if deck.rules == "glc" else ()


@rule("glc-singleton", "illegal", "GLC, BR013")
def glc_singleton(deck: Checked) -> Iterable[Said]:
    """No two cards share a name; basic Energy is free."""
    return too_many(deck) if deck.rules == "glc" else ()


# -- one type -------------------------------------------------------------------------------------


def deck_type(deck: Checked) -> EnergyType | None:
    """Return the declared type, else the one that all Pokémon have; None where there is none.

    Pokémon without data do not count.
    """
    if deck.declared_type is not None:
        return deck.declared_type
    shared = [type_ for type_ in TYPE_WORDS if all(type_ in one.card.types for one in deck.pokemon)]
    return shared[0] if shared and deck.pokemon else None


def _types(deck: Checked) -> Counter[EnergyType]:
    """Return how many Pokémon have each type."""
    found: Counter[EnergyType] = Counter()
    for held in deck.pokemon:
        for type_ in held.card.types:
            found[type_] += held.count
    return found


@rule("glc-one-type", "illegal", "GLC-FAQ, BR013")
def glc_one_type(deck: Checked) -> Iterable[Said]:
    """Every Pokémon has the type of the deck; of two types either will do.

    Where none is declared and no type fits all, a deck is illegal under whichever is declared:
    those are named that the commonest leaves out.
    """
    if not deck.format.one_type or not deck.pokemon:
        return
    wanted, types = deck_type(deck), _types(deck)
    if wanted is None and types:
        wanted = types.most_common(1)[0][0]
    if wanted is None:
        return
    others = tuple(held for held in deck.pokemon if wanted not in held.card.types)
    # Another print of the name may have the type.
    doubtful = tuple(held for held in others if not held.card.types or held.other_print)
    certain = tuple(held for held in others if held not in doubtful)
    for rows, sure in ((certain, True), (doubtful, False)):
        if rows:
            names, type_ = names_of(rows), TYPE_WORDS[wanted]
            words = Words(
                f"Not of the type {type_.en}: {names.en}. All Pokémon of the deck share one type.",
                f"{type_.ja}タイプではありません：{names.ja}。"
                "デッキのポケモンはすべて同じタイプにしてください。",
            )
            yield Said(words, rows, sure)


@rule("glc-declared-type", "reminder", "GLC")
def glc_declared_type(deck: Checked) -> Iterable[Said]:
    """The type of the deck is declared, or all Pokémon have one in common."""
    if deck.format.one_type and deck.pokemon and deck_type(deck) is None:
        found = [labelled(TYPE_WORDS[one], number(n)) for one, n in _types(deck).most_common()]
        told = listed(found)
        yield Said(
            Words(
                f"The Pokémon have no type in common ({told.en}). Declare the type of the deck.",
                f"ポケモンに共通のタイプがありません（{told.ja}）。"
                "デッキのタイプを宣言してください。",
            )
        )


# -- kinds of cards -------------------------------------------------------------------------------


@rule("glc-no-rule-box", "illegal", "GLC-FAQ, BR013")
def glc_no_rule_box(deck: Checked) -> Iterable[Said]:
    """No card has a Rule Box. Ancient Traits are none."""
    if deck.format.rule_boxes:
        return
    named = tuple(held for held in deck.unknown if _names_rule_box(held))
    for rows, sure in ((deck.such(has_rule_box), True), (named, False)):
        if rows:
            names, title = names_of(rows), deck.format.title
            words = Words(
                f"{title.en} has no cards with a Rule Box: take out {names.en}.",
                f"{title.ja}では、ルールを持つカードは使えません：{names.ja}。外してください。",
            )
            yield Said(words, rows, sure)


def _names_rule_box(held: Held) -> bool:
    """Tell whether the name of a card without data shows a Rule Box."""
    return _RULE_BOX_NAME.search(copy_name(held.line.name)) is not None


@rule("glc-no-ace-spec", "illegal", "GLC")
def glc_no_ace_spec(deck: Checked) -> Iterable[Said]:
    """No card is an ACE SPEC."""
    rows = deck.such(lambda card: "ACE SPEC" in card.tags)
    if rows and not deck.format.ace_specs:
        names, title = names_of(rows), deck.format.title
        words = Words(
            f"{title.en} has no ACE SPEC cards: take out {names.en}.",
            f"{title.ja}では、ACE SPECのカードは使えません：{names.ja}。外してください。",
        )
        yield Said(words, rows)


@rule("glc-exclusive-group", "illegal", "GLC-FAQ")
def glc_exclusive_group(deck: Checked) -> Iterable[Said]:
    """Of Boss's Orders and Lysandre, and of the three Professors, only one may be played."""
    return exclusive_names(deck) if deck.rules == "glc" else ()


@rule("glc-not-tournament", "illegal", "GLC-FAQ")
def glc_not_tournament(deck: Checked) -> Iterable[Said]:
    """Cards that are not for official tournaments, and the Classic Collection but for two."""
    rows = deck.such(lambda card: _is_barred(card, deck))
    if rows:
        names, title = names_of(rows), deck.format.title
        words = Words(
            f"{names.en} may not be played in {title.en}: not for official tournaments.",
            f"{names.ja}は公式大会で使えないカードのため、{title.ja}では使えません。",
        )
        yield Said(words, rows)


def _is_barred(card: Card, deck: Checked) -> bool:
    if deck.rules == "glc" and "not_tournament" in card.deck_texts:
        return True
    set_id = card.id.rpartition("-")[0]
    return any(
        barred.set == set_id and copy_name(card.name.en) not in map(copy_name, barred.but)
        for barred in deck.format.barred_sets
    )


ENERGY_ANY_TYPE = guard("glc-energy-any-type", "GLC-FAQ")
"""Basic Energy of any type may be played."""

ITEM_POKEMON_OK = guard("glc-item-pokemon-ok", "GLC-FAQ")
"""Items that are played as Pokémon, such as Unidentified Fossil, have no type to ask for."""

RULES = (
    glc_size,
    glc_singleton,
    glc_one_type,
    glc_declared_type,
    glc_no_rule_box,
    glc_no_ace_spec,
    glc_exclusive_group,
    ENERGY_ANY_TYPE,
    ITEM_POKEMON_OK,
    glc_not_tournament,
)
