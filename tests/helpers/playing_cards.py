"""A tiny game with cards that are nobody's: fifty-two playing cards, without check and imports.

It shows how little a game has to give; nothing in it knows another game.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from app.cards.card_facet import Facet
from app.cards.deck.deck import (
    DeckForm,
    DeckGroup,
    DeckLine,
    DeckList,
    DeckListError,
    LineError,
    Pack,
)
from app.cards.deck.paper_sheet import Sheet, SheetPart, SheetRow
from app.cards.face import Back, Corner, Emblem, Face, Placed, Sign, Stroke
from app.cards.name_keys import name_key, search_key
from app.cards.odds.deck_pool import OddsError, Pool
from app.cards.placeholder_keys import placeholder_key, placeholder_name
from app.core.data.value import replace, value
from app.core.text.wording import both
from app.core.text.words import Language, Words

SUITS = {
    "S": Words("Spades", "スペード"),
    "H": Words("Hearts", "ハート"),
    "D": Words("Diamonds", "ダイヤ"),
    "C": Words("Clubs", "クラブ"),
}
RANKS = {"A": "Ace", "K": "King", "Q": "Queen", "J": "Jack"} | {
    str(number): str(number) for number in range(2, 11)
}
SPADE = Emblem((Stroke("M 0.5 0 L 1 0.7 L 0.6 0.7 L 0.7 1 L 0.3 1 L 0.4 0.7 L 0 0.7 Z"),))
PATHS = {
    "S": SPADE.strokes[0].path,
    "H": "M 0.5 1 C 0 0.6 0 0 0.25 0 Q 0.5 0 0.5 0.25 Q 0.5 0 0.75 0 C 1 0 1 0.6 0.5 1 Z",
    "D": "M 0.5 0 L 0.9 0.5 L 0.5 1 L 0.1 0.5 Z",
    "C": "M 0.5 0 L 0.75 0.4 L 1 0.7 L 0.6 0.7 L 0.7 1 L 0.3 1 L 0.4 0.7 L 0 0.7 L 0.25 0.4 Z",
}
SIGNS = {
    suit: Sign(
        *(suit, "#b03030" if suit in "HD" else "#303030", Words(suit, words.ja[:1]), words),
        emblem=Emblem((Stroke(PATHS[suit]),)),
    )
    for suit, words in SUITS.items()
}
_LINE = re.compile(r"(?P<count>\d+)\s+(?P<name>.+)")
_OWN = re.compile(r"\s*- \{count: (?P<count>\d+), name: (?P<name>\"[^\"]*\").*\}")
_TITLE = re.compile(r"title: (?P<title>\".*\")")


@value
class PlayingCard:
    """A card of a suit and a rank."""

    key: str
    name: Words
    section: str
    known: bool = True
    id: str = ""
    set_name: str = ""


def _dealt() -> Iterator[PlayingCard]:
    for suit, words in SUITS.items():
        for rank, name in RANKS.items():
            yield PlayingCard(
                f"{suit}-{rank}", Words(f"{name} of {words.en}", f"{words.ja}の{rank}"), suit
            )


class PlayingLists:
    """Decks as lines of a count and a name."""

    forms: Mapping[str, DeckForm] = {"text": DeckForm(Words("Text…", "テキスト…"), "txt")}
    sections: Mapping[str, Words] = SUITS
    paste = Words("Paste cards here", "カードを貼り付けてください")

    def __init__(self, cards: PlayingCards) -> None:
        self._cards = cards

    def read(self, source: str | bytes, title: str = "") -> DeckList:
        text = source.decode() if isinstance(source, bytes) else source
        lines, errors = [], []
        for number, row in enumerate(text.splitlines(), 1):
            found = _OWN.fullmatch(row) or _LINE.fullmatch(row.strip())
            if named := _TITLE.fullmatch(row):
                title = json.loads(named["title"])
            elif found is not None:
                name = found["name"]
                name = json.loads(name) if name.startswith('"') else name
                lines.append(self._line(int(found["count"]), name, number))
            elif row.strip() and ":" not in row:
                errors.append(
                    LineError(number, row, Words("it is no card", "カードではありません"))
                )
        if not lines:
            raise DeckListError(Words("There is no card in it.", "カードがありません。"))
        return DeckList(title, tuple(lines), tuple(errors), game=self._cards.game)

    def _line(self, count: int, name: str, number: int) -> DeckLine:
        card = self._cards.find(name) or self._cards.get(placeholder_key(name))
        status = "known" if card.known else "placeholder"
        return DeckLine(count, name, card.section, card.key, source_line=number, status=status)

    def read_file(self, path: Path) -> DeckList:
        return self.read(path.read_bytes(), path.stem)

    def write(self, deck: DeckList, form: str = "") -> str:
        assert form in ("", *self.forms)
        return "".join(f"{line.count} {line.name}\n" for line in deck.lines)

    def losses(self, deck: DeckList, form: str = "") -> tuple[Words, ...]:
        return self.left_aside(deck)

    def left_aside(self, deck: DeckList) -> tuple[Words, ...]:
        return (Words("What lies aside was left out.", "控えは除きました。"),) if deck.side else ()

    def sheet(self, deck: DeckList) -> Sheet:
        rows = tuple(SheetRow(line.count, Words(line.name, line.name)) for line in deck.lines)
        title = Words("Cards", "カード")
        return Sheet(deck.title, (SheetPart(title, deck.count, rows),), deck.count)

    def groups(self, lines: Sequence[DeckLine]) -> tuple[DeckGroup, ...]:
        found = []
        for suit, title in SUITS.items():
            places = tuple(at for at, line in enumerate(lines) if line.section == suit)
            if places:
                found.append(DeckGroup(title, sum(lines[at].count for at in places), places))
        return tuple(found)

    def in_order(self, lines: Sequence[DeckLine]) -> tuple[DeckLine, ...]:
        return tuple(sorted(lines, key=lambda line: list(self._cards.keys).index(line.key)))

    def printings(self, line: DeckLine) -> Sequence[PlayingCard]:
        return (self._cards.get(line.key),)

    def recognised(self, line: DeckLine) -> DeckLine:
        return line

    def why_chosen(self, line: DeckLine) -> Words:
        return Words("", "")

    def notes_of_reading(self, deck: DeckList) -> tuple[Words, ...]:
        return deck.notes

    def title_taken(self, deck: DeckList) -> tuple[Words, ...]:
        return ()


class PlayingFinder:
    """Searching by name, and by suit."""

    hint = Words("Search by name", "名前で探す")
    help = Words("part of a name", "名前の一部")

    def __init__(self, cards: PlayingCards) -> None:
        self._cards = cards
        self.facets = (
            Facet(
                "suit",
                Words("Suit", "スート"),
                Words("Every suit", "すべてのスート"),
                SUITS.items,
                "SUIT",
                Words("only this suit", "スート"),
                str.upper,
                tuple(SUITS),
            ),
        )

    def keys(
        self, text: str, chosen: Mapping[str, str] | None = None, limit: int = 100
    ) -> list[str]:
        wanted, suit = search_key(text), (chosen or {}).get("suit", "")
        return [
            card.key
            for card in self._cards
            if suit in ("", card.section)
            and (wanted in search_key(card.name.en) or wanted in search_key(card.name.ja))
        ][:limit]

    def cards(self, keys: Sequence[str]) -> Sequence[PlayingCard]:
        return [self._cards.get(key) for key in keys if key in self._cards]

    def row(self, key: str, speak: Language) -> Sequence[str]:
        return (key, self._cards.get(key).name.in_(speak))

    def as_json(self, key: str) -> Mapping[str, object]:
        return {"key": key}


class PlayingCards:
    """Fifty-two cards. A joker is none of them."""

    game = "playing"
    check = None
    imports = None
    has_odds = False
    grid = None
    back = Back("#7a2733", "#f4e8c8")

    def __init__(self) -> None:
        self.keys = {card.key: card for card in _dealt()}
        self.lists = PlayingLists(self)
        self.finder = PlayingFinder(self)
        self.showing = ("S-A", "H-Q")

    @property
    def at_hand(self) -> Sequence[PlayingCard]:
        return tuple(self.keys.values())

    def __len__(self) -> int:
        return len(self.keys)

    def __iter__(self) -> Iterator[PlayingCard]:
        return iter(self.at_hand)

    def __contains__(self, key: object) -> bool:
        return key in self.keys

    def get(self, key: str) -> PlayingCard:
        name = placeholder_name(key)
        return self.keys.get(key) or PlayingCard(key, Words(name, name), "S", known=False)

    def find(self, name: str, set_code: str = "", number: str = "") -> PlayingCard | None:
        wanted = name_key(name)
        found = (c for c in self if wanted in (name_key(c.name.en), name_key(c.name.ja)))
        return next(found, None)

    def face(self, key: str) -> Face:
        card = self.get(key)
        sign = SIGNS[card.section]
        face = Face(key, card.name, sign, sign.words, card.section, sign.words, known=card.known)
        if not card.known:
            return face
        rank = card.key.partition("-")[2]
        return replace(
            face,
            layout="index",
            corners=Corner(both(rank), sign.emblem),
            art=tuple(Placed(sign.emblem or SPADE, 0.5, y, 0.3, y > 0.5) for y in (0.32, 0.68)),
        )

    @property
    def packs(self) -> Sequence[Pack]:
        lines = tuple(
            DeckLine(1, card.name.en, card.section, card.key) for card in self.keys.values()
        )
        title = Words("Fifty-two cards", "トランプ52枚")
        return (Pack("full", title, DeckList(title.en, lines, game=self.game)),)

    @property
    def signs(self) -> Mapping[str, Sign]:
        return SIGNS

    def picture_key(self, set_code: str, number: str) -> str:
        return f"{set_code}-{number}"

    def tell_troubles(self, tell: Callable[[Words], None]) -> None:
        """There are no troubles."""

    def look_again(self) -> None:
        """There is nothing that could have changed."""

    def pool_of(self, deck: DeckList, aside: int | None = None) -> Pool:
        raise OddsError(Words("This game has no opening hand.", "最初の手札がないゲームです。"))
