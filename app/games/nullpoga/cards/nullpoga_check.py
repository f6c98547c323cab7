"""Whether a deck may be played: thirty cards, two copies of each at most, no tokens (seed 002).

Four bundles are checked for every deck that two of them make.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import date
from difflib import get_close_matches
from typing import Any, ClassVar

from app.cards.deck.deck import DeckLine, DeckList
from app.cards.deck.finding import CheckAsk, Finding
from app.cards.name_keys import sought
from app.core.data.value import value
from app.core.text.wording import CARD, COPY, copies, counted, listed
from app.core.text.words import Language, Words
from app.games.nullpoga.cards import bundles
from app.games.nullpoga.cards.card_spellings import cards_by_spelling
from app.games.nullpoga.cards.nullpoga_cards import NullpogaCard

DECK_SIZE = 30
SIZE, COPIES, TOKEN, UNKNOWN = "deck-size", "deck-copy-limit", "deck-token", "deck-unknown-card"
BUNDLE_SIZE, LOOSE, TOGETHER = "bundle-size", "bundle-missing", "bundle-copy-limit"
STANDARD = "standard"
RULES = "rules"


@value
class NullpogaFormat:
    """What a deck is made for."""

    title: Words
    size: int

    @property
    def fewest(self) -> int:
        """A deck has just so many cards."""
        return self.size


FORMATS: Mapping[str, NullpogaFormat] = {
    STANDARD: NullpogaFormat(Words("Deck of 30", "30枚デッキ"), DECK_SIZE),
    bundles.FORMAT: NullpogaFormat(
        Words("Four bundles of 15", "15枚の束4つ"), bundles.BUNDLES * bundles.BUNDLE_SIZE
    ),
}


class NullpogaCheck:
    """The check of decks with the cards of a book."""

    usual = STANDARD
    unjudged = UNKNOWN
    regions: ClassVar[Mapping[str, Words]] = {"all": Words("everywhere", "共通")}
    home: ClassVar[Mapping[Language, str]] = {"en": "all", "ja": "all"}
    asks: Sequence[CheckAsk] = ()

    def __init__(self, cards: Mapping[str, NullpogaCard]) -> None:
        self._cards = cards

    def formats(self) -> Mapping[str, NullpogaFormat]:
        """Return the formats by name."""
        return FORMATS

    def broken(self) -> Mapping[str, Words]:
        """Return nothing: there are no files of formats."""
        return {}

    def findings(
        self, deck: DeckList, name: str, on: date | None, region: str, **asked: Any
    ) -> tuple[Finding, ...]:
        """Return what is to be said of a deck in a format. Raises KeyError for no such one."""
        del on, region, asked
        rules: dict[str, Sequence[Callable[[DeckList], Iterator[Finding]]]] = {
            STANDARD: (_size, self._copies),
            bundles.FORMAT: (_bundle_sizes, _loose, self._together),
        }
        every = (*rules[name], self._tokens, self._unknown)
        return tuple(found for rule in every for found in rule(deck))

    def other_game(self, game: str) -> Words:
        """Return that decks of another game are not checked here."""
        return Words(
            f"The deck is for another game ({game}). Only Nullpoga decks are checked.",
            f"ほかのゲーム（{game}）のデッキです。調べられるのはヌルポガのデッキだけです。",
        )

    def source(self, short: str) -> Words:
        """Return what a finding rests on, in words."""
        return (
            Words("Rules of Nullpoga, decks", "ヌルポガのルール「デッキ」")
            if short == RULES
            else Words(short, short)
        )

    def _copies(self, deck: DeckList) -> Iterator[Finding]:
        """At most two copies of a card."""
        if bundles.has_bundles(deck):
            return
        counts = Counter({line.key: 0 for line in deck.lines})
        for line in deck.lines:
            counts[line.key] += line.count
        for key, count in counts.items():
            if key in self._cards and count > bundles.MOST_COPIES:
                card, where = self._cards[key], _lines(deck, key)
                too_many = counted(count - bundles.MOST_COPIES, COPY)
                there = copies(count, card.name)
                yield _illegal(
                    COPIES,
                    (card,),
                    Words(
                        f"{there.en}{where.en}: a deck has two of a card at most. "
                        f"Take {too_many.en} out.",
                        f"{there.ja}{where.ja}：同じカードは2枚までです。"
                        f"{too_many.ja}減らしてください。",
                    ),
                )

    def _together(self, deck: DeckList) -> Iterator[Finding]:
        """At most two copies in whatever deck two bundles make."""
        for key, (first, second, count) in bundles.too_many(bundles.bundles_of(deck)).items():
            if key not in self._cards:
                continue
            card, there = self._cards[key], copies(count, self._cards[key].name)
            one, other = (tuple(bundles.SECTIONS.values())[at] for at in (first, second))
            where, too_many = _lines(deck, key), counted(count - bundles.MOST_COPIES, COPY)
            yield _illegal(
                TOGETHER,
                (card,),
                Words(
                    f"{one.en} and {other.en} together have {there.en}{where.en}: whichever two "
                    "are chosen, a deck has two of a card at most. "
                    f"Take {too_many.en} out of either.",
                    f"{one.ja}と{other.ja}を合わせると{there.ja}{where.ja}になります。"
                    "どの2束を選んでも同じカードは2枚までです。"
                    f"どちらかから{too_many.ja}減らしてください。",
                ),
            )

    def _tokens(self, deck: DeckList) -> Iterator[Finding]:
        for line in deck.lines:
            card = self._cards.get(line.key)
            if card is not None and card.kind == "token":
                where = _lines(deck, line.key)
                yield _illegal(
                    TOKEN,
                    (card,),
                    Words(
                        f"{card.name.en}{where.en} is a token: cards make it, no deck holds it. "
                        "Take it out.",
                        f"{card.name.ja}{where.ja}はトークンで、デッキには入りません。"
                        "外してください。",
                    ),
                )

    def _unknown(self, deck: DeckList) -> Iterator[Finding]:
        for line in deck.lines:
            if line.key in self._cards:
                continue
            where, near = _line(line), self._near(line.name)
            hint = Words("Correct its name.", "名前を直してください。")
            if near is not None:
                hint = Words(f"Is {near.name.en} meant?", f"{near.name.ja}のことですか？")
            yield Finding(
                UNKNOWN,
                "suspicious",
                (line.name,),
                Words(
                    f"There is no card {line.name}{where.en} in Nullpoga. {hint.en}",
                    f"{line.name}{where.ja}というカードはヌルポガにありません。{hint.ja}",
                ),
                RULES,
            )

    def _near(self, name: str) -> NullpogaCard | None:
        """Return the card that a misspelt name is most like."""
        known = cards_by_spelling(self._cards)
        found = get_close_matches(sought(name), known, 1, 0.7)
        return self._cards[known[found[0]]] if found else None


def _illegal(rule: str, cards: Sequence[NullpogaCard], words: Words) -> Finding:
    return Finding(rule, "illegal", tuple(card.name.en for card in cards), words, RULES)


def _size(deck: DeckList) -> Iterator[Finding]:
    """Just thirty cards."""
    if bundles.has_bundles(deck):
        yield _illegal(
            SIZE,
            (),
            Words(
                "These are bundles, not a deck of 30. Check them as four bundles of 15.",
                "30枚デッキではなく束のリストです。「15枚の束4つ」で調べてください。",
            ),
        )
    elif deck.count != DECK_SIZE:
        yield _illegal(SIZE, (), _other_size(Words("The deck", "デッキ"), deck.count, DECK_SIZE))


def _other_size(what: Words, count: int, size: int) -> Words:
    """Return that something has too few cards or too many, and what to do."""
    there, wanted, by = (counted(n, CARD) for n in (count, size, abs(size - count)))
    more = Words(f"Add {by.en}.", f"{by.ja}足してください。")
    less = Words(f"Take {by.en} out.", f"{by.ja}減らしてください。")
    do = more if count < size else less
    return Words(
        f"{what.en} has {there.en} and needs {wanted.en}. {do.en}",
        f"{what.ja}は{there.ja}です（{wanted.ja}必要）。{do.ja}",
    )


def _bundle_sizes(deck: DeckList) -> Iterator[Finding]:
    """Just fifteen cards in each of the four."""
    for title, bundle in zip(bundles.SECTIONS.values(), bundles.bundles_of(deck), strict=True):
        if len(bundle) != bundles.BUNDLE_SIZE:
            words = _other_size(title, len(bundle), bundles.BUNDLE_SIZE)
            yield _illegal(BUNDLE_SIZE, (), words)


def _loose(deck: DeckList) -> Iterator[Finding]:
    """No card outside of the bundles."""
    loose = [line for line in deck.lines if line.section not in bundles.SECTIONS]
    if not loose:
        return
    names = listed([Words(line.name, line.name) for line in loose[:3]])
    more = Words(" …", "…") if len(loose) > 3 else Words("", "")
    count = counted(sum(line.count for line in loose), CARD)
    yield Finding(
        LOOSE,
        "illegal",
        tuple(line.name for line in loose),
        Words(
            f"{count.en} in no bundle: {names.en}{more.en}. Write them below one of the lines "
            "“Bundle 1:” to “Bundle 4:”.",
            f"どの束にも入っていないカードが{count.ja}：{names.ja}{more.ja}。"
            "「束1：」から「束4：」の行の下に書いてください。",
        ),
        RULES,
    )


def _lines(deck: DeckList, key: str) -> Words:
    """Return in which lines of its text a deck has a card, where it comes from one."""
    return _numbered([line.source_line for line in deck.lines if line.key == key])


def _line(line: DeckLine) -> Words:
    return _numbered([line.source_line])


def _numbered(lines: Sequence[int]) -> Words:
    told = [str(number) for number in lines if number]
    if not told:
        return Words("", "")
    shown = listed(told)
    if len(told) == 1:
        return Words(f" (line {shown.en})", f"（{shown.ja}行目）")
    return Words(f" (lines {shown.en})", f"（{shown.ja}行目）")
