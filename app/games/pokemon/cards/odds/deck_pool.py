"""A deck as chance sees it: how many cards, how many of each name, how many of them Basic.

Whoever computes with it, exactly or by simulation, sees the same pool.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING

from app.core.data.value import value
from app.core.text.wording import CARD, PRIZE, both, counted, either, listed, quoted
from app.core.text.words import Words
from app.games.pokemon.cards.card_names import name_key

if TYPE_CHECKING:
    from app.games.pokemon.cards.card_base import CardBase
    from app.games.pokemon.cards.card_record import Card
    from app.games.pokemon.cards.deck.deck import DeckList, Section

HAND = 7
"""Cards of an opening hand (seed 000 §5)."""
_PRIZES = ((30, 3), (40, 4))
"""Up to so many cards in the deck, so many Prizes: half decks, limited decks."""
_USUAL_PRIZES = 6


class OddsError(Exception):
    """The odds of this deck or of this card cannot be told; `words` says why and what to do."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.en)
        self.words = words


class NoBasicError(OddsError):
    """Without a Basic Pokémon every hand is redrawn, for ever."""


@value
class Named:
    """All cards of one name, whatever their print."""

    name: Words
    copies: int
    basics: int = 0
    """How many of them may be the Basic Pokémon that a hand has to hold."""
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
    def basics(self) -> int:
        """How many of them count as Basic Pokémon."""
        return sum(member.basics for member in self.members)

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of all its prints."""
        return tuple(key for member in self.members for key in member.keys)


@value
class Pool:
    """A deck of which only the numbers matter."""

    names: tuple[Named, ...]
    prizes: int

    @property
    def size(self) -> int:
        """The number of cards."""
        return sum(one.copies for one in self.names)

    @property
    def basics(self) -> int:
        """The number of cards that count as Basic Pokémon, doubtful ones with them."""
        return sum(one.basics for one in self.names)

    @property
    def doubtful(self) -> int:
        """How many of these have no data."""
        return sum(one.doubtful for one in self.names)

    @property
    def drawable(self) -> int:
        """The cards that are left to draw once hand and Prizes lie there."""
        return self.size - HAND - self.prizes


def usual_prizes(size: int) -> int:
    """Return how many Prizes a deck of `size` cards is played with: 3 up to 30, 4 up to 40, else 6.

    Half decks have 30 cards and limited decks 40 (rules `half-prizes`, `setup-prizes-six`).
    """
    return next((prizes for most, prizes in _PRIZES if size <= most), _USUAL_PRIZES)


def pool_of(deck: DeckList, cards: CardBase, prizes: int | None = None) -> Pool:
    """Return the numbers of a deck; copies of a name count together over all prints.

    Basic is what the data says is a Basic Pokémon. An Item that acts as a Pokémon (a fossil, a
    doll) saves nobody from a mulligan and does not count. A card without data counts as Basic where
    it stands among the Pokémon, as a table keeps a hand with such a card; it stays `doubtful`.
    Raises OddsError where the deck is too small for an opening or is for another game, NoBasicError
    where it can keep no hand.
    """
    if deck.game not in ("", "pokemon"):
        raise OddsError(_other_game())
    found: dict[str, list[tuple[Card, Section, str, int]]] = {}
    for line in deck.lines:
        card = cards.get(line.key)
        name = line.name if card.kind == "unknown" else card.name.en
        found.setdefault(name_key(name), []).append((card, line.section, line.name, line.count))
    pool = Pool(
        tuple(_named(rows) for rows in found.values()),
        usual_prizes(deck.count) if prizes is None else prizes,
    )
    if pool.drawable < 0:
        raise OddsError(_too_small(pool))
    if not pool.basics:
        raise NoBasicError(_no_basic())
    return pool


def _named(rows: Sequence[tuple[Card, Section, str, int]]) -> Named:
    """Return the cards of one name."""
    first, _, written, _ = rows[0]
    doubtful = sum(count for card, section, _, count in rows if _may_be_basic(card, section))
    return Named(
        name=both(written) if first.kind == "unknown" else first.name,
        copies=sum(count for _, _, _, count in rows),
        basics=sum(count for card, _, _, count in rows if is_basic(card)) + doubtful,
        doubtful=doubtful,
        keys=tuple(dict.fromkeys(card.key for card, _, _, _ in rows)),
    )


def is_basic(card: Card) -> bool:
    """Whether a card is a Basic Pokémon (たねポケモン) in a hand that is to be kept."""
    return card.kind == "pokemon" and card.stage == "basic"


def _may_be_basic(card: Card, section: Section) -> bool:
    return card.kind == "unknown" and section == "pokemon"


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


def _other_game() -> Words:
    return Words(
        "These odds are those of a Pokémon deck, and the list says that it is for another game. "
        "Choose a Pokémon deck.",
        "確率はポケモンカードゲームのデッキのものですが、このリストは別のゲーム用です。"
        "ポケモンカードゲームのデッキを選んでください。",
    )


def _too_small(pool: Pool) -> Words:
    held = counted(pool.size, CARD)
    hand, prizes = counted(HAND, CARD), counted(pool.prizes, PRIZE)
    return Words(
        f"The deck has {held.en}, too few for a hand of {hand.en} and {prizes.en}. Add cards.",
        f"デッキが{held.ja}しかなく、手札{hand.ja}とサイド{prizes.ja}に足りません。"
        "カードを足してください。",
    )


def _no_basic() -> Words:
    return Words(
        "The deck has no Basic Pokémon, so that every hand would be redrawn. Add at least one.",
        "デッキにたねポケモンがないため、マリガンが終わりません。1枚以上入れてください。",
    )


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
