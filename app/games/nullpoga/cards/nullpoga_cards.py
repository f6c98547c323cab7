"""The cards of the game as data: numbers, names and effects, with the version they are of.

Costs, numbers and effects may change from day to day (seed 002), so none of them stands in code;
what an effect does is in the resolver, found by the id of the card. Each version is a file of its
own, `assets/nullpoga/cards*.json`: new tables play the newest, old tables keep theirs.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal

from app.core.data.value import value
from app.core.text.wording import either, quoted
from app.core.text.words import Words
from app.resources import assets

FILES = "cards*.json"
Kind = Literal["monster", "spell", "token"]


@value
class GrowthStage:
    """What a monster becomes at one of its first turn starts."""

    attack: int
    life: int
    name: Words


@value
class NullpogaCard:
    """A card, or a token that a card makes."""

    id: str
    number: int
    """Of two spells in one sub-phase the smaller number goes first (スペルスピード)."""
    name: Words
    kind: Kind
    cost: int = 0
    """Mana; nothing for a token."""
    attack: int = 0
    life: int = 0
    effect: Words | None = None
    stages: tuple[GrowthStage, ...] = ()

    @property
    def key(self) -> str:
        """What a table and a deck name it by."""
        return self.id

    @property
    def known(self) -> bool:
        """There is data for it."""
        return True

    @property
    def set_name(self) -> str:
        """There are no sets."""
        return ""

    @property
    def section(self) -> str:
        """The part of a deck it belongs to."""
        return self.kind

    def grown(self, stage: int) -> GrowthStage:
        """Return what it is after `stage` growths: 0 as it is summoned, the last one for more."""
        if stage <= 0 or not self.stages:
            return GrowthStage(self.attack, self.life, self.name)
        return self.stages[min(stage, len(self.stages)) - 1]


@value
class CardBook:
    """All cards of one version, and whose game it is."""

    version: str
    name: Words
    credit: Words
    cards: Mapping[str, NullpogaCard]
    """By id, in the order of their numbers."""


class UnknownBookError(KeyError):
    """There is no such version of the cards; `words` says which there are."""

    def __init__(self, asked: str, known: tuple[str, ...]) -> None:
        super().__init__(asked)
        name, there = quoted(asked[:40]), either(known)
        self.words = Words(
            f"This program has no version {name.en} of the Nullpoga cards, only {there.en}. "
            "Open the table with a newer program, or start a new one.",
            f"ヌルポガのカードのバージョン{name.ja}がありません（あるのは{there.ja}）。新し"
            "いバージョンのプログラムで開くか、新しい卓を作ってください。",
        )

    def __str__(self) -> str:
        return self.words.en


def card_book() -> CardBook:
    """Return the newest cards: those of a new table."""
    return next(iter(shipped_books().values()))


def book_of(version: str, books: Mapping[str, CardBook] | None = None) -> CardBook:
    """Return the cards of a version, the newest for "". Raises UnknownBookError."""
    books = shipped_books() if books is None else books
    if not version:
        return next(iter(books.values()))
    if version not in books:
        raise UnknownBookError(version, tuple(books))
    return books[version]


@cache
def shipped_books() -> Mapping[str, CardBook]:
    """Return all cards that come with the program by their version, the newest first."""
    return read_shelf(assets() / "nullpoga")


def read_shelf(folder: Path) -> Mapping[str, CardBook]:
    """Return the cards of every file in a folder by their version, the newest first.

    Raises ValueError where two files say that they are the same version.
    """
    books: dict[str, CardBook] = {}
    for path in sorted(folder.glob(FILES)):
        book = read_book(json.loads(path.read_text("utf-8")))
        if book.version in books:
            raise ValueError(f"{path.name}: version {book.version} is in another file already")
        books[book.version] = book
    return dict(sorted(books.items(), key=lambda one: _age(one[0]), reverse=True))


def _age(version: str) -> tuple[int, ...]:
    """Return what versions are ordered by: "0.20240611" comes before "0.20240701"."""
    return tuple(int(number) for number in re.findall(r"\d+", version))


def read_book(said: Mapping[str, Any]) -> CardBook:
    """Return the cards that data holds. Raises KeyError, TypeError for what is missing."""
    cards = map(_card, said["cards"])
    return CardBook(
        said["version"],
        _words(said["name"]),
        _words(said["credit"]),
        {card.id: card for card in sorted(cards, key=lambda one: one.number)},
    )


def _card(said: Mapping[str, Any]) -> NullpogaCard:
    return NullpogaCard(
        said["id"],
        said["number"],
        _words(said["name"]),
        said["kind"],
        said.get("cost", 0),
        said.get("attack", 0),
        said.get("life", 0),
        _words(said["effect"]) if "effect" in said else None,
        tuple(
            GrowthStage(one["attack"], one["life"], _words(one["name"]))
            for one in said.get("grows", ())
        ),
    )


def _words(said: Mapping[str, str]) -> Words:
    return Words(said["en"], said["ja"])
