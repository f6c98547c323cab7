"""What is different between two decks: cards added and taken out, other counts, other prints."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal

from app.cards.card_facts import CardFacts
from app.cards.deck.deck import DeckLine, DeckList, Pile
from app.cards.deck.deck_edit import FIELDS, PILES, pile_of
from app.cards.name_keys import name_key
from app.core.data.value import value
from app.core.text.wording import both, bracketed, copies, listed
from app.core.text.words import Words

Kind = Literal["added", "removed", "changed", "print"]

SIGNS: dict[Kind, str] = {"added": "+", "removed": "−", "changed": "±", "print": "≈"}
"""What stands before a change where there is no room for words."""


@value
class Change:
    """One card of which the two decks hold something else."""

    kind: Kind
    pile: Pile
    name: Words
    before: int
    """Copies in the first deck, of all prints together."""
    after: int
    prints_before: tuple[str, ...] = ()
    """Set and number of each print, where the prints differ."""
    prints_after: tuple[str, ...] = ()

    @property
    def words(self) -> Words:
        """The change in words."""
        where = Words("", "") if self.pile == "main" else bracketed(PILES[self.pile])
        name = self.name
        if self.kind == "added":
            told = copies(self.after, name)
            return Words(f"Added {told.en}{where.en}", f"{told.ja}を追加{where.ja}")
        if self.kind == "removed":
            told = copies(self.before, name)
            return Words(f"Took out {told.en}{where.en}", f"{told.ja}を抜いた{where.ja}")
        if self.kind == "changed":
            old, new = both(str(self.before)), both(str(self.after))
        else:
            old, new = listed(self.prints_before), listed(self.prints_after)
        return Words(
            f"{name.en}: {old.en} → {new.en}{where.en}",
            f"{name.ja}：{old.ja}→{new.ja}{where.ja}",
        )


def differences(before: DeckList, after: DeckList, cards: CardFacts) -> tuple[Change, ...]:
    """Return what is different in `after`, pile by pile, in the order of the lists.

    Cards are one by their names; where their numbers are the same, other prints are told.
    """
    return tuple(
        change
        for pile in FIELDS
        for change in _of_pile(pile, pile_of(before, pile), pile_of(after, pile), cards)
    )


def told(changes: tuple[Change, ...]) -> Words:
    """Return how many cards came in and went out: "+3 −2"."""
    came = sum(max(0, change.after - change.before) for change in changes if change.pile == "main")
    went = sum(max(0, change.before - change.after) for change in changes if change.pile == "main")
    other = sum(change.kind == "print" or change.pile != "main" for change in changes)
    parts = [f"+{came}" if came else "", f"−{went}" if went else "", f"≈{other}" if other else ""]
    said = " ".join(part for part in parts if part) or "="
    return Words(said, said)


def _of_pile(
    pile: Pile, before: tuple[DeckLine, ...], after: tuple[DeckLine, ...], cards: CardFacts
) -> Iterator[Change]:
    names: dict[str, Words] = {}
    old: dict[str, Counter[str]] = {}
    new: dict[str, Counter[str]] = {}
    for lines, held in ((after, new), (before, old)):
        for line in lines:
            name = _name(line, cards)
            key = name_key(name.en)
            names.setdefault(key, name)
            held.setdefault(key, Counter())[_print(line)] += line.count
    for key, name in names.items():
        was, now = old.get(key, Counter()), new.get(key, Counter())
        if was == now:
            continue
        prints = tuple(was), tuple(now)
        if not was:
            yield Change("added", pile, name, 0, now.total())
        elif not now:
            yield Change("removed", pile, name, was.total(), 0)
        elif was.total() != now.total():
            yield Change("changed", pile, name, was.total(), now.total(), *prints)
        else:
            yield Change("print", pile, name, was.total(), now.total(), *prints)


def _name(line: DeckLine, cards: CardFacts) -> Words:
    """Return what a line's card is called; one without data by the name as written."""
    card = cards.get(line.key)
    return card.name if card.known else Words(line.name, line.name)


def _print(line: DeckLine) -> str:
    """Return which print a line means, as people write it."""
    if line.key.startswith("?"):
        return f"{line.set_code} {line.number}".strip() or line.name
    return " ".join(line.key.rpartition("-")[::2])
