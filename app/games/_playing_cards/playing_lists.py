"""Deck lists of playing cards and of names of one's own, read and written.

A line is a count and a name ("3 Ace of Spades", 「スペードのA 3」), a row of short forms
("AS KH 10D"), a whole pack ("pack: 52") or any name at all, which makes a card of one's own.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path

from app.cards.deck.deck import (
    MOST_BYTES,
    MOST_COPIES,
    DeckForm,
    DeckGroup,
    DeckLine,
    DeckList,
    DeckListError,
    LineError,
)
from app.cards.deck.deck_own import own_yaml
from app.cards.deck.paper_sheet import Sheet, SheetPart, SheetRow
from app.cards.placeholder_keys import placeholder_key
from app.core.text.disk_refusal import reason
from app.core.text.one_line import one_line
from app.core.text.wording import CARD, CHARACTER, COPY, counted, either, spread_of
from app.core.text.words import Words
from app.games._playing_cards.card_spelling import key_of, short_key
from app.games._playing_cards.playing_packs import PACKS
from app.games._playing_cards.suits_ranks import ORDER, SECTIONS, PlayingCard, card_of

MOST_CARDS = 1000
"""Of one list: more than ten packs."""
LONGEST_NAME = 60
"""Characters of the name of a card of one's own."""
FORMS: Mapping[str, DeckForm] = {
    "text": DeckForm(Words("Text…", "テキスト…"), "txt"),
    "short": DeckForm(Words("Short forms…", "短い表記…"), "txt"),
    "own": DeckForm(Words("Chabudai's own form…", "Chabudai形式…"), "yaml"),
}
_COUNTED = re.compile(r"(?P<count>\d{1,4})\s*[x×]?\s+(?P<name>\S.*)", re.IGNORECASE)
_COUNT_LAST = re.compile(r"(?P<name>.*\S)\s*[x×]\s*(?P<count>\d{1,4})", re.IGNORECASE)
_PACK = re.compile(r"pack:\s*(?P<pack>\S+)", re.IGNORECASE)
_TITLE = re.compile(r"title:\s*(?P<title>.+)", re.IGNORECASE)
_OWN_FORM = re.compile(
    r"\s*- \{count: (?P<count>\d{1,4}), name: (?P<name>\"(?:[^\"\\]|\\.)*\").*\}"
)
_OWN_HEAD = re.compile(r"(?:chabudai_deck|code|game|format|cards):.*", re.IGNORECASE)
_BETWEEN = re.compile(r"[\s,、，;・]+")

Row = tuple[int, str]
"""(how many, card key)"""


class PlayingLists:
    """Deck lists of a game with playing cards."""

    forms = FORMS
    paste = Words("Paste a list of cards here.", "カードのリストを貼り付けてください。")
    sections: Mapping[str, Words] = SECTIONS

    def __init__(self, game: str) -> None:
        self._game = game

    def read(self, source: str | bytes, title: str = "") -> DeckList:
        """Return the deck list in `source`. Raises DeckListError where there is no card in it."""
        text = _text_of(source)
        lines: list[DeckLine] = []
        errors: list[LineError] = []
        for number, raw in enumerate(text.splitlines(), 1):
            row = raw.strip()
            if not row or row.startswith(("#", "//")):
                continue
            if found := _TITLE.fullmatch(row):
                title = _unquoted(found["title"])
            elif not _OWN_HEAD.fullmatch(row) or _PACK.fullmatch(row):
                try:
                    rows = _rows(row)
                except ValueError as problem:
                    (words,) = problem.args
                    errors.append(LineError(number, one_line(row), words))
                    continue
                lines += [_line(count, key, number) for count, key in rows]
        if sum(line.count for line in lines) > MOST_CARDS:
            most = counted(MOST_CARDS, CARD)
            raise DeckListError(
                Words(
                    f"The list has more than {most.en}. Make it shorter.",
                    f"リストのカードが{most.ja}を超えています。減らしてください。",
                )
            )
        if not lines:
            raise DeckListError(
                Words(
                    "There is no card in this list. Write a count and a name, or “10D”.",
                    "リストにカードがありません。枚数と名前、または「10D」のように書きます。",
                )
            )
        return DeckList(one_line(title), tuple(lines), tuple(errors), game=self._game)

    def read_file(self, path: Path) -> DeckList:
        """Return the deck list in a file, which is named after it where it has no title."""
        try:
            found = path.stat().st_size
            data = path.read_bytes() if found <= MOST_BYTES else b""
        except OSError as problem:
            why = reason(problem)
            raise DeckListError(
                Words(
                    f"{path.name} cannot be read: {why.en}.",
                    f"{path.name}を読み取れません：{why.ja}。",
                )
            ) from problem
        if found > MOST_BYTES:
            raise _too_long()
        return self.read(data, path.stem)

    def write(self, deck: DeckList, form: str = "") -> str:
        """Return the deck as text: a count and a name a line, or short forms, a suit a line."""
        if form == "own":
            return own_yaml(deck)
        head = f"title: {deck.title}\n" if deck.title else ""
        if form == "short":
            return head + "".join(f"{row}\n" for row in _short_rows(deck))
        return head + "".join(f"{line.count} {line.name}\n" for line in deck.lines)

    def losses(self, deck: DeckList, form: str = "") -> tuple[Words, ...]:
        """Return what a form does not carry over."""
        return () if form == "own" else self.left_aside(deck)

    def left_aside(self, deck: DeckList) -> tuple[Words, ...]:
        """Return that what lies aside is left out, where anything does."""
        if not deck.side and not deck.maybe:
            return ()
        return (Words("What lies aside was left out.", "控えのカードは除きました。"),)

    def sheet(self, deck: DeckList) -> Sheet:
        """Return what a printed sheet of the deck says."""
        parts = tuple(
            SheetPart(
                group.title,
                group.count,
                tuple(
                    SheetRow(deck.lines[at].count, card_of(deck.lines[at].key).name)
                    for at in group.places
                ),
            )
            for group in self.groups(deck.lines)
        )
        return Sheet(deck.title, parts, deck.count)

    def groups(self, lines: Sequence[DeckLine]) -> tuple[DeckGroup, ...]:
        """Return the suits, the jokers and the cards of one's own, as far as there are any."""
        found = []
        for section, title in SECTIONS.items():
            places = tuple(at for at, line in enumerate(lines) if line.section == section)
            if places:
                found.append(DeckGroup(title, sum(lines[at].count for at in places), places))
        return tuple(found)

    def in_order(self, lines: Sequence[DeckLine]) -> tuple[DeckLine, ...]:
        """Return the lines as a new pack lies, cards of one's own last."""
        return tuple(sorted(lines, key=lambda line: (ORDER.get(line.key, len(ORDER)), line.name)))

    def printings(self, line: DeckLine) -> Sequence[PlayingCard]:
        """Return the one card that a line means."""
        return (card_of(line.key),)

    def recognised(self, line: DeckLine) -> DeckLine:
        """Return a line as it would be read now."""
        if line.status == "known":
            return line
        key = key_of(line.name)
        return line if key is None else _line(line.count, key, line.source_line)

    def why_chosen(self, line: DeckLine) -> Words:
        """Return nothing: of each card there is one."""
        del line
        return Words("", "")

    def notes_of_reading(self, deck: DeckList) -> tuple[Words, ...]:
        """Return what was odd about a list."""
        return deck.notes

    def title_taken(self, deck: DeckList) -> tuple[Words, ...]:
        """Return nothing: a title is written as such."""
        del deck
        return ()


def _text_of(source: str | bytes) -> str:
    if len(source) > MOST_BYTES:
        raise _too_long()
    if isinstance(source, str):
        return source
    try:
        return source.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise DeckListError(
            Words(
                "This is no text in UTF-8. Save the list as text and try again.",
                "UTF-8のテキストではありません。テキストとして保存し直してください。",
            )
        ) from problem


def _too_long() -> DeckListError:
    return DeckListError(
        Words(
            "The list is far too long. Choose a text of at most one million characters.",
            "リストが長すぎます。100万文字までのテキストを選んでください。",
        )
    )


def _unquoted(written: str) -> str:
    """Return a title without its quotation marks, where it has any."""
    if written.startswith('"'):
        try:
            return str(json.loads(written))
        except ValueError:
            return written.strip('"')
    return written


def _rows(row: str) -> list[Row]:
    """Return the cards that a line says. Raises ValueError with words where it is no card."""
    if found := _PACK.fullmatch(row):
        return _pack_rows(found["pack"])
    if found := _OWN_FORM.fullmatch(row):
        return [_row(int(found["count"]), _unquoted(found["name"]))]
    if shorts := _shorts(row):
        return [(1, key) for key in shorts]
    found = _COUNTED.fullmatch(row) or _COUNT_LAST.fullmatch(row)
    count, name = (int(found["count"]), found["name"]) if found else (1, row)
    # "2 AS KH" is two of each.
    several = _shorts(name)
    return [_row(count, each) for each in several] if len(several) > 1 else [_row(count, name)]


def _shorts(row: str) -> list[str]:
    """Return the keys where all that is written are short forms, [] otherwise."""
    keys = [short_key(word) for word in _BETWEEN.split(row) if word]
    return [key for key in keys if key] if all(keys) else []


def _pack_rows(name: str) -> list[Row]:
    if name not in PACKS:
        known = either(tuple(PACKS))
        raise ValueError(
            Words(
                f"there is no such pack; choose {known.en}.",
                f"その組はありません。{known.ja}から選んでください。",
            )
        )
    return [(len(tuple(same)), key) for key, same in groupby(sorted(PACKS[name].keys, key=_order))]


def _order(key: str) -> int:
    return ORDER[key]


def _row(count: int, name: str) -> Row:
    if not 1 <= count <= MOST_COPIES:
        copies = spread_of(1, MOST_COPIES, COPY)
        raise ValueError(
            Words(
                f"a line has {copies.en}; change the count.",
                f"1行は{copies.ja}です。枚数を直してください。",
            )
        )
    key = key_of(name)
    if key is not None:
        return count, key
    plain = one_line(name)
    if not plain or len(plain) > LONGEST_NAME or not plain.isprintable():
        letters = spread_of(1, LONGEST_NAME, CHARACTER)
        raise ValueError(
            Words(
                f"the name of a card has {letters.en}; shorten it.",
                f"カードの名前は{letters.ja}です。短くしてください。",
            )
        )
    return count, placeholder_key(plain)


def _line(count: int, key: str, number: int) -> DeckLine:
    card = card_of(key)
    return DeckLine(
        count,
        card.name.en,
        card.section,
        key,
        source_line=number,
        status="known" if card.known else "placeholder",
    )


def _short_rows(deck: DeckList) -> Iterator[str]:
    """Yield rows of short forms, a suit a row; cards of one's own by name."""
    for section in SECTIONS:
        lines = [line for line in deck.lines if line.section == section]
        words = [
            card_of(line.key).key
            for line in lines
            if line.status == "known"
            for _ in range(line.count)
        ]
        if words:
            yield " ".join(words)
        yield from (f"{line.count} {line.name}" for line in lines if line.status != "known")
