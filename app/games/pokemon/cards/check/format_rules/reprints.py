"""Whether a newer print makes an older one usable: the same name, and the same effect.

Decided from the facts first. Two Pokémon are different cards when HP, types, stage, retreat cost,
the costs and damage of the attacks, the number of Abilities, or (within one language) their names
differ; two Trainers or Energy cards when they are of different kinds, where Items and Pokémon
Tools count as one. If these agree, the texts decide (`wording_drift`), in whichever language both
have. Texts that the program retells in words of its own, or that share no language, cannot be
compared: then the facts alone decide.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Container, Iterable
from typing import Literal

from app.cards.name_keys import name_key
from app.core.data.value import value
from app.core.text.words import Words
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.card_record import Attack, Card
from app.games.pokemon.cards.check.format_rules.wording_drift import is_japanese, same_text

Likeness = Literal["same", "not_compared", "worded_otherwise", "another_card"]
"""Same effect; same facts, while the texts cannot be compared; same facts and another text; other
facts. The likelier to rescue a print, the earlier."""

_LIKELIEST: tuple[Likeness, ...] = ("same", "not_compared", "worded_otherwise", "another_card")


@value
class Reprint:
    """The print that is most like an older one."""

    card: Card
    likeness: Likeness

    @property
    def rank(self) -> int:
        """The lower, the likelier to rescue an older print."""
        return _LIKELIEST.index(self.likeness)

    @property
    def rescues(self) -> bool:
        """Whether the older print may be played for it."""
        return self.likeness in ("same", "not_compared")


def best_reprint(
    card: Card, cards: CardBase, suits: Callable[[Card], bool], retold: Container[str] = ()
) -> Reprint | None:
    """Return the print with the name of `card` that suits and is most like it, None for none.

    `retold`: see `likeness`.
    """
    prints = {one.key: one for name in _names(card) for one in cards.prints(name)}
    best: Reprint | None = None
    for one in prints.values():
        if one.key == card.key or not suits(one):
            continue
        found = Reprint(one, likeness(card, one, retold))
        if found.likeness == "same":
            return found
        if best is None or found.rank < best.rank:
            best = found
    return best


def _names(card: Card) -> Iterable[str]:
    return dict.fromkeys((card.name.en, card.name.ja))


def likeness(old: Card, new: Card, retold: Container[str] = ()) -> Likeness:
    """Return how like two prints of one name are.

    `retold` are the keys of cards whose texts are of our own making where there are two languages.
    """
    if _facts(old) != _facts(new) or not _alike_names(old, new):
        return "another_card"
    ours, theirs = _texts(old, ours=old.key in retold), _texts(new, ours=new.key in retold)
    compared = [_compared(one, other) for one, other in zip(ours, theirs, strict=True)]
    if False in compared:
        return "worded_otherwise"
    return "not_compared" if None in compared else "same"


def _facts(card: Card) -> tuple[object, ...]:
    """Return what no wording changes."""
    if card.kind != "pokemon":
        # Tools were Items for some years.
        return ("item" if card.kind == "tool" else card.kind,)
    return (
        card.hp,
        frozenset(card.types),
        card.stage,
        card.retreat,
        len(card.abilities),
        tuple((tuple(sorted(attack.cost)), _damage(attack)) for attack in card.attacks),
    )


def _damage(attack: Attack) -> str:
    """Return the damage of an attack with the signs that both languages write."""
    return unicodedata.normalize("NFKC", attack.damage).replace("x", "×")


def _alike_names(old: Card, new: Card) -> bool:
    """Tell whether attacks and Abilities have the same names, in one language at least."""
    moves = zip(_names_of_moves(old), _names_of_moves(new), strict=False)
    return all(_one_name(one, other) for one, other in moves)


def _names_of_moves(card: Card) -> list[Words]:
    return [*(one.name for one in card.abilities), *(one.name for one in card.attacks)]


def _one_name(one: Words, other: Words) -> bool:
    if one == other:
        return True
    pairs = _in_one_language(one, other)
    # Names in two languages say nothing.
    return not pairs or any(
        ours == theirs or name_key(ours) == name_key(theirs) for ours, theirs in pairs
    )


@value
class _Told:
    """A text of a card."""

    words: Words
    retold: bool
    """Whether it is in words of our own."""


def _texts(card: Card, *, ours: bool) -> list[_Told]:
    """Return the texts of a card, in an order that is the same for all of its prints."""
    moves = [*(one.text for one in card.abilities), *(one.text for one in card.attacks)]
    told = moves if card.kind == "pokemon" else [card.text, *moves]
    words = [text or Words("", "") for text in told]
    return [_Told(text, ours and text.en != text.ja) for text in words]


def _compared(old: _Told, new: _Told) -> bool | None:
    """Tell whether two texts say the same; None where they cannot be compared."""
    if old.words == new.words:
        return True
    pairs = _in_one_language(old.words, new.words) if old.retold == new.retold else []
    return any(same_text(one, other) for one, other in pairs) if pairs else None


def _in_one_language(one: Words, other: Words) -> list[tuple[str, str]]:
    """Return the wordings of two texts in the languages that both have."""
    pairs = (one.en, other.en, False), (one.ja, other.ja, True)
    return [
        (ours, theirs)
        for ours, theirs, japanese in pairs
        if ours and theirs and is_japanese(ours) == is_japanese(theirs) == japanese
    ]
