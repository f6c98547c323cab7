"""Whether a deck fits a regulation: how many cards, each card once, two Jokers at most (2.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from typing import Any, ClassVar

from app.cards.deck.deck import DeckList
from app.cards.deck.finding import CheckAsk, Finding
from app.core.text.wording import CARD, counted, listed
from app.core.text.words import Language, Words
from app.games._playing_cards.suits_ranks import CARDS, card_of
from app.games.blackpoker.cards.regulations import Regulation, regulations

SIZE, TWICE, FOREIGN = "deck-size", "deck-card-twice", "deck-unknown-card"
SOURCES = {
    "RB 2.2": Words("Rule book, 2.2", "ルールブック2.2"),
    "RB 3.3": Words("Rule book, 3.3", "ルールブック3.3"),
}


class RegulationCheck:
    """The check of decks, as the program asks for it."""

    usual = "lite"
    unjudged = FOREIGN
    regions: ClassVar[Mapping[str, Words]] = {"all": Words("everywhere", "共通")}
    home: ClassVar[Mapping[Language, str]] = {"en": "all", "ja": "all"}
    asks: Sequence[CheckAsk] = ()

    def formats(self) -> Mapping[str, Regulation]:
        """Return the regulations by name."""
        return regulations()

    def broken(self) -> Mapping[str, Words]:
        """Return what is wrong with lists of one's own."""
        from app.games.blackpoker.rules.own_lists import broken_lists  # noqa: PLC0415 - when asked for

        return broken_lists()

    def findings(
        self, deck: DeckList, name: str, on: date | None, region: str, **asked: Any
    ) -> tuple[Finding, ...]:
        """Return what is to be said of a deck in a regulation. Raises KeyError for no such one."""
        del on, region, asked
        return tuple(_findings(deck, regulations()[name]))

    def other_game(self, game: str) -> Words:
        """Return that decks of another game are not checked here."""
        return Words(
            f"The deck is for another game ({game}). Only BlackPoker decks are checked.",
            f"ほかのゲーム（{game}）のデッキです。調べられるのはブラックポーカーのデッキだけです。",
        )

    def source(self, short: str) -> Words:
        """Return what a finding rests on, in words."""
        return SOURCES.get(short, Words(short, short))


def _findings(deck: DeckList, regulation: Regulation) -> Iterator[Finding]:
    copies = Counter({line.key: 0 for line in deck.lines})
    for line in deck.lines:
        copies[line.key] += line.count
    total = sum(copies.values())
    if total > regulation.size:
        most, there = counted(regulation.size, CARD), counted(total, CARD)
        yield Finding(
            SIZE,
            "illegal",
            (),
            Words(
                f"{regulation.title.en} allows {most.en}; the deck has {there.en}. Take some out.",
                f"{regulation.title.ja}は{most.ja}までですが、{there.ja}あります。減らしてください。",
            ),
            "RB 3.3",
        )
    if total < regulation.fewest:
        fewest, there = counted(regulation.fewest, CARD), counted(total, CARD)
        yield Finding(
            SIZE,
            "illegal",
            (),
            Words(
                f"{regulation.title.en} wants {fewest.en}; the deck has {there.en}. Add some.",
                f"{regulation.title.ja}は{fewest.ja}必要ですが、{there.ja}です。足してください。",
            ),
            "RB 3.3",
        )
    twice = [card_of(key).name for key, count in copies.items() if key in CARDS and count > 1]
    if twice:
        names = listed(twice)
        yield Finding(
            TWICE,
            "illegal",
            tuple(name.en for name in twice),
            Words(
                f"A pack has each card once: {names.en}.",
                f"同じカードは1枚までです：{names.ja}。",
            ),
            "RB 2.2",
        )
    foreign = [line.name for line in deck.lines if line.key not in CARDS]
    if foreign:
        named = listed([Words(name, name) for name in foreign])
        yield Finding(
            FOREIGN,
            "suspicious",
            tuple(foreign),
            Words(f"No playing card: {named.en}.", f"トランプではないカード：{named.ja}。"),
            "RB 2.2",
        )
