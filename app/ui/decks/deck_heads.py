"""The cards that a deck is shown by: those in its name, else the strongest in it.

A deck is called after what it plays; where its name says nothing, players know it by the largest
unit they will meet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.cards.name_keys import sought
from app.core.data.value import value
from app.ui.look.crest_icon import has_crest

if TYPE_CHECKING:
    from app.cards.deck.deck import DeckList
    from app.cards.face import Face
    from app.games.contracts.card_contract import GameCards

MOST = 2


@value
class _Head:
    """A card that may stand for its deck."""

    face: Face
    count: int
    at: int
    """Where its name begins in that of the deck; -1 where it is not in it."""
    length: int


def deck_heads(deck: DeckList, cards: GameCards, titles: tuple[str, ...] = ()) -> tuple[Face, ...]:
    """Return the cards that stand for a deck, at most two; none in a game without crests.

    `titles` are what it is called, beside the title it has itself.
    """
    found: dict[str, _Head] = {}
    called = [sought(title) for title in (*titles, deck.title) if title]
    for line in deck.lines:
        face = cards.face(line.key)
        name = sought(face.name.en)
        before = found.get(name)
        count = line.count + (before.count if before else 0)
        if before is None and not has_crest(face):
            continue
        places = [title.find(one) for title in called for one in (name, sought(face.name.ja))]
        found[name] = _Head(face, count, max(places, default=-1), len(name))
    named = [head for head in found.values() if head.at >= 0]
    if named:
        # "Dragapult" is in "Dragapult ex" too: of two that begin alike the longer name is meant.
        longest: dict[int, _Head] = {}
        for head in sorted(named, key=lambda head: head.length):
            longest[head.at] = head
        return tuple(longest[at].face for at in sorted(longest))[:MOST]
    units = sorted(found.values(), key=lambda head: (-head.face.unit, -head.count))
    return tuple(head.face for head in units if head.face.unit)[:MOST]
