"""A deck as chance sees it: how many cards, how many of each name, how many a hand is kept for.

Whoever computes with it, exactly or by simulation, sees the same pool.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from app.cards.name_keys import name_key
from app.cards.odds.opening_rule import OpeningRule
from app.core.data.value import value
from app.core.text.wording import either, listed, quoted
from app.core.text.words import Words


class OddsError(Exception):
    """The odds of this deck or of this card cannot be told; `words` says why and what to do."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.en)
        self.words = words


class NoHandError(OddsError):
    """Every hand is redrawn, for ever: there is no card to keep one for."""


@value
class Named:
    """All cards of one name, whatever their print."""

    name: Words
    copies: int
    keepers: int = 0
    """How many of them may be such that a hand with one of them is kept."""
    doubtful: int = 0
    """How many of these have no data, so that they may also be none."""
    keys: tuple[str, ...] = ()
    """The keys of its prints."""


@value
class Group:
    """What is asked for: one name, or several of which any card will do."""

    members: tuple[Named, ...]

    @property
    def title(self) -> Words:
        """The names, as a list to choose from."""
        return either([member.name for member in self.members])

    @property
    def copies(self) -> int:
        """How many cards of it are in the deck."""
        return sum(member.copies for member in self.members)

    @property
    def keepers(self) -> int:
        """How many of them a hand is kept for."""
        return sum(member.keepers for member in self.members)

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of all its prints."""
        return tuple(key for member in self.members for key in member.keys)


@value
class Pool:
    """A deck of which only the numbers matter."""

    names: tuple[Named, ...]
    aside: int
    """How many cards are set aside once the hand is kept."""
    opening: OpeningRule

    @property
    def size(self) -> int:
        """The number of cards."""
        return sum(one.copies for one in self.names)

    @property
    def keepers(self) -> int:
        """The number of cards that a hand is kept for, doubtful ones with them."""
        return sum(one.keepers for one in self.names)

    @property
    def doubtful(self) -> int:
        """How many of these have no data."""
        return sum(one.doubtful for one in self.names)

    @property
    def drawable(self) -> int:
        """The cards that are left to draw once the hand is drawn and others are set aside."""
        return self.size - self.opening.hand - self.aside


def group_of(pool: Pool, names: Iterable[str]) -> Group:
    """Return the cards of these names, in any spelling and either language.

    Raises OddsError for a name that is not in the deck.
    """
    known = {
        name_key(spelling): one for one in pool.names for spelling in (one.name.en, one.name.ja)
    }
    members: dict[str, Named] = {}
    for name in names:
        member = known.get(name_key(name))
        if member is None:
            raise OddsError(_not_there(name, pool, get_close_matches(name_key(name), known, 3)))
        members[name_key(member.name.en)] = member
    return Group(tuple(members.values()))


def all_groups(pool: Pool) -> tuple[Group, ...]:
    """Return each name of the deck as a group of its own."""
    return tuple(Group((one,)) for one in pool.names)


def _not_there(name: str, pool: Pool, near: Sequence[str]) -> Words:
    """Say that a name is not in the deck, with the names that look like it."""
    meant = [
        one.name
        for one in pool.names
        if name_key(one.name.en) in near or name_key(one.name.ja) in near
    ]
    asked, shown = quoted(name), listed([quoted(one) for one in meant])
    if not meant:
        return Words(
            f"There is no {asked.en} in the deck. Take a name from its list.",
            f"デッキに{asked.ja}はありません。リストにある名前を指定してください。",
        )
    return Words(
        f"There is no {asked.en} in the deck. Its list has {shown.en}.",
        f"デッキに{asked.ja}はありません。リストには{shown.ja}があります。",
    )
