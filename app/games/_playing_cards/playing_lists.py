"""Deck lists of playing cards and of names of one's own, read and written.

A line is a count and a name ("3 Ace of Spades", 「スペードのA 3」), a row of short forms
("AS KH 10D"), a whole pack ("pack: 52") or any name at all, which makes a card of one's own.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from app.cards.deck.deck import (
    MOST_BYTES,
    DeckForm,
    DeckGroup,
    DeckLine,
    DeckList,
    DeckListError,
    LineError,
)
from app.cards.deck.deck_own import own_yaml
from app.cards.deck.paper_sheet import Sheet, SheetPart, SheetRow
from app.core.text.disk_refusal import reason
from app.core.text.one_line import one_line
from app.core.text.wording import CARD, counted
from app.core.text.words import Words
from app.games._playing_cards.card_spelling import key_of
from app.games._playing_cards.list_rows import rows_of, short_rows, unquoted
from app.games._playing_cards.suits_ranks import ORDER, SECTIONS, PlayingCard, card_of

MOST_CARDS = 1000
"""Of one list: more than ten packs."""
FORMS: Mapping[str, DeckForm] = {
    "text": DeckForm(Words("Text…", "テキスト…"), "txt"),
    "short": DeckForm(Words("Short forms…", "短い表記…"), "txt"),
    "own": DeckForm(Words("Chabudai's own form…", "Chabudai形式…"), "yaml"),
}
_TITLE = re.compile(r"title:\s*(?P<title>.+)", re.IGNORECASE)
_OWN_HEAD = re.compile(r"(?:chabudai_deck|code|game|format|cards):.*", re.IGNORECASE)


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
                title = unquoted(found["title"])
            elif not _OWN_HEAD.fullmatch(row):
                try:
                    rows = rows_of(row)
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
            return head + "".join(f"{row}\n" for row in short_rows(deck))
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
                "This is not UTF-8 text. Save the list as text and try again.",
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
