"""Decks that come along: the whole pack, and one of forty cards for each format.

A deck of forty leaves out what its format has least use for. The more a deck holds, the longer it
lives; the fewer, the sooner it draws what it is built on.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby

from app.cards.deck.deck import DeckLine, DeckList, Pack
from app.core.text.words import Words
from app.games._playing_cards.suits_ranks import CARDS, card_of, sorted_keys

GAME = "blackpoker"
ALL = tuple(CARDS)


def _without(*left_out: str) -> tuple[str, ...]:
    """Return the pack without cards that are said in short: "S2 H3"."""
    gone = {f"{one[0]}-{one[1:]}" for text in left_out for one in text.split()}
    return tuple(key for key in ALL if key not in gone)


FORTY: Mapping[str, tuple[Words, tuple[str, ...]]] = {
    "lite40": (
        Words("Lite 40: strong soldiers, spades against them", "ライト40：強い兵士と対抗の♠"),
        _without("S2 S3 H2 H3 D2 D3 D4 D5 C2 C3 C4", "H4 C5 D6"),
    ),
    "standard40": (
        Words("Standard 40: magicians and spades", "スタンダード40：魔術士と♠"),
        _without("S2 H2 H3 H4 D2 D3 D4 D5 C2 C3 C4 C5", "D6 H5"),
    ),
    "pro40": (
        Words("Pro 40: pairs up to ten", "プロ40：10までの組"),
        _without("SQ SK HQ HK DJ DQ DK CQ CK", "D2 D3 C2 C3 H2"),
    ),
    "master40": (
        Words("Master 40: pairs and a royal flush of spades", "マスター40：組と♠のロイヤル"),
        _without("HJ HQ HK DJ DQ DK CJ CQ CK", "D2 D3 C2 C3 H2"),
    ),
    "extra": (
        Words("Extra 40: twos to tens for trumps", "エクストラ40：切札向け"),
        _without("HQ DQ CQ SQ DK CK", "H2 D2 C2 H6 D6 C6 D7 S6"),
    ),
}
"""By regulation: what it is called, and its forty cards."""


def packs() -> tuple[Pack, ...]:
    """Return all of them, the whole pack first."""
    title = Words("The whole pack", "54枚すべて")
    whole = Pack("54", title, _deck(title.en, ALL, "lite"))
    forty = (
        Pack(name, words, _deck(words.en, keys, name)) for name, (words, keys) in FORTY.items()
    )
    return (whole, *forty)


def _deck(title: str, keys: tuple[str, ...], regulation: str) -> DeckList:
    lines = []
    for key, same in groupby(sorted_keys(keys)):
        card = card_of(key)
        lines.append(DeckLine(len(tuple(same)), card.name.en, card.section, key))
    return DeckList(title, tuple(lines), game=GAME, format=regulation)
