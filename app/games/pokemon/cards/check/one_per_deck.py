"""Cards of which a deck has one: ACE SPEC, Radiant, ◇, ★ and the old Shining Pokémon."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from app.core.text.wording import CARD, both, counted
from app.core.text.words import Words
from app.games.pokemon.cards.check.check_rule import Said, rule
from app.games.pokemon.cards.check.checked_deck import Checked
from app.games.pokemon.cards.check.counted_names import copy_name
from app.games.pokemon.cards.check.deck_row import Held, names_of, total


def _tagged(deck: Checked, tag: str) -> list[Held]:
    return [held for held in deck.held if tag in held.card.tags]


def _only_one(rows: Sequence[Held], kind: Words, *, sure: bool = True) -> Iterable[Said]:
    """Yield that there is more than one card of a kind."""
    count = total(rows)
    if count > 1:
        held, names = counted(count, CARD), names_of(rows)
        words = Words(
            f"The deck has {held.en} of the kind {kind.en} ({names.en}). Keep one.",
            f"{kind.ja}が{held.ja}あります（{names.ja}）。1枚だけにしてください。",
        )
        yield Said(words, tuple(rows), sure)


@rule("deck-ace-spec-one", "illegal", "RB")
def ace_spec_one(deck: Checked) -> Iterable[Said]:
    """A deck has one ACE SPEC card, whatever its name and kind."""
    return _only_one(_tagged(deck, "ACE SPEC"), both("ACE SPEC")) if deck.format.ace_specs else ()


@rule("deck-radiant-one", "illegal", "RB")
def radiant_one(deck: Checked) -> Iterable[Said]:
    """A deck has one Radiant Pokémon (かがやくポケモン)."""
    if not deck.format.rule_boxes:
        return
    certain = _tagged(deck, "Radiant")
    # Without data the name shows it, for it is a part of it.
    named = [one for one in deck.unknown if one.line.name.startswith(("Radiant ", "かがやく"))]
    kind = Words("Radiant", "かがやくポケモン")
    yield from _only_one([*certain, *named], kind, sure=total(certain) > 1)


def _one_of_name(rows: Sequence[Held]) -> Iterable[Said]:
    """Yield the names of which there is more than one copy."""
    for name in dict.fromkeys(copy_name(held.name.en) for held in rows):
        group = tuple(held for held in rows if name in held.names)
        count = total(group)
        if count > 1:
            said = group[0].name
            words = Words(
                f"There may be one {said.en} in a deck, and this has {count}. Keep one.",
                f"{said.ja}は1枚しか入れられませんが、{count}枚あります。1枚だけにしてください。",
            )
            yield Said(words, group)


@rule("deck-prism-star-one-per-name", "illegal", "RB")
def prism_star_one_per_name(deck: Checked) -> Iterable[Said]:
    """A deck has one copy of each ◇ card; different ones may be together."""
    return _one_of_name(_tagged(deck, "Prism Star")) if deck.format.rule_boxes else ()


@rule("deck-gold-star-one", "illegal", "CARD")
def gold_star_one(deck: Checked) -> Iterable[Said]:
    """A deck has one Pokémon ★."""
    return _only_one(_tagged(deck, "Star"), Words("Pokémon ★", "ポケモン★"))


@rule("deck-shining-one-per-name", "illegal", "CARD")
def shining_one_per_name(deck: Checked) -> Iterable[Said]:
    """A deck has one copy of each Shining Pokémon whose text says so."""
    return _one_of_name(deck.such(lambda card: "one_of_name" in card.deck_texts))


RULES = (ace_spec_one, radiant_one, prism_star_one_per_name, gold_star_one, shining_one_per_name)
