"""The opening of a Pokémon deck as the odds count it: hand, Basic Pokémon, Prizes (seed 000 §5)."""

from __future__ import annotations

from collections.abc import Sequence

from app.cards.deck.deck import DeckList
from app.cards.name_keys import name_key
from app.cards.odds.deck_pool import Named, NoHandError, OddsError, Pool
from app.cards.odds.opening_rule import OpeningRule, OpeningWords
from app.core.text.wording import CARD, PRIZE, Noun, both, counted, number
from app.core.text.words import Words
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.card_record import Card

HAND = 7
"""Cards of an opening hand."""
_PRIZES = ((30, 3), (40, 4))
"""Up to so many cards in the deck, so many Prizes: half decks, limited decks."""
_USUAL_PRIZES = 6
_BASIC = Noun("Basic Pokémon", "Basic Pokémon", "枚")


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
    Raises OddsError where the deck is too small for an opening or is for another game, NoHandError
    where it can keep no hand.
    """
    if deck.game not in ("", "pokemon"):
        raise OddsError(_other_game())
    found: dict[str, list[tuple[Card, str, str, int]]] = {}
    for line in deck.lines:
        card = cards.get(line.key)
        name = line.name if not card.known else card.name.en
        found.setdefault(name_key(name), []).append((card, line.section, line.name, line.count))
    pool = Pool(
        tuple(_named(rows) for rows in found.values()),
        usual_prizes(deck.count) if prizes is None else prizes,
        OPENING,
    )
    if pool.drawable < 0:
        raise OddsError(_too_small(pool))
    if not pool.keepers:
        raise NoHandError(_no_basic())
    return pool


def _named(rows: Sequence[tuple[Card, str, str, int]]) -> Named:
    """Return the cards of one name."""
    first, _, written, _ = rows[0]
    doubtful = sum(count for card, section, _, count in rows if _may_be_basic(card, section))
    return Named(
        name=both(written) if not first.known else first.name,
        copies=sum(count for _, _, _, count in rows),
        keepers=sum(count for card, _, _, count in rows if is_basic(card)) + doubtful,
        doubtful=doubtful,
        keys=tuple(dict.fromkeys(card.key for card, _, _, _ in rows)),
    )


def is_basic(card: Card) -> bool:
    """Whether a card is a Basic Pokémon (たねポケモン) in a hand that is to be kept."""
    return card.kind == "pokemon" and card.stage == "basic"


def _may_be_basic(card: Card, section: str) -> bool:
    return not card.known and section == "pokemon"


def _basics(count: int) -> Words:
    held = counted(count, _BASIC)
    return Words(held.en, f"たねポケモン{held.ja}")


def _prizes(count: int) -> Words:
    prizes = counted(count, PRIZE)
    return Words(prizes.en, f"サイド{prizes.ja}")


def _prized(count: int, copies: int) -> Words:
    if not count:
        return Words("None prized", "サイド落ちなし")
    written = number(count)
    if count == copies > 1:
        return Words(f"All {written} prized", f"{written}枚すべてサイド落ち")
    return Words(f"{written} prized", f"{written}枚サイド落ち")


def _doubt(names: Words, held: Words, otherwise: str) -> Words:
    return Words(
        f"There is no data for {names.en}: {held.en} that may be Basic Pokémon and count as "
        f"such. If none of them were, the chance of a mulligan would be {otherwise}.",
        f"{names.ja}はデータがありません。この{held.ja}はたねポケモンとして数えています。"
        f"どれもたねポケモンでなければ、マリガンの確率は{otherwise}です。",
    )


OPENING = OpeningRule(
    HAND,
    OpeningWords(
        keepers=_basics,
        aside=_prizes,
        kept=Words(
            "A hand without a Basic Pokémon goes back and is redrawn until there is one. Items "
            "that act as Pokémon do not count.",
            "たねポケモンのない手札は、出るまで引き直します。ポケモンとしてあつかうグッズは"
            "数えません。",
        ),
        held=Words("Basic Pokémon in the opening hand", "最初の手札のたねポケモン"),
        held_below=Words(
            "Basic Pokémon in the hand that is kept", "引き直しを終えた手札のたねポケモン"
        ),
        aside_title=Words("Prizes", "サイド"),
        among=Words("Among the Prizes", "サイド落ち"),
        among_below=Words("Copies among the Prizes", "サイドにある枚数"),
        gone=Words("prized", "サイド落ち"),
        all_gone=Words("all prized", "全部サイド"),
        gone_of=_prized,
        doubt=_doubt,
    ),
)


def _other_game() -> Words:
    return Words(
        "These odds are those of a Pokémon deck, and the list says that it is for another game. "
        "Choose a Pokémon deck.",
        "確率はポケモンカードゲームのデッキのものですが、このリストは別のゲーム用です。"
        "ポケモンカードゲームのデッキを選んでください。",
    )


def _too_small(pool: Pool) -> Words:
    held = counted(pool.size, CARD)
    hand, prizes = counted(HAND, CARD), counted(pool.aside, PRIZE)
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
