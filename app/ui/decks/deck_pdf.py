"""The printed deck sheet of an event, as PDF: one page for most decks, on A4 or Letter.

Everything is measured in hundredths of a millimetre. Needs no display.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from app.core.data.value import value
from app.core.text.words import Words
from app.ui.app.application import application
from app.ui.decks.paper_pen import GREY, HAIR, INK, PaperPen

if TYPE_CHECKING:
    from app.cards.deck.paper_sheet import Sheet, SheetPart, SheetRow
    from app.cards.face import Face
    from app.core.text.words import Language

Paper = Literal["a4", "letter"]

_SIZES: dict[Paper, tuple[QPageSize.PageSizeId, int, int]] = {
    "a4": (QPageSize.PageSizeId.A4, 21000, 29700),
    "letter": (QPageSize.PageSizeId.Letter, 21590, 27940),
}
_DOTS = 1200
"""Per inch."""
_SIDE, _TOP, _BOTTOM = 1600, 1300, 1200
"""Margins: no printer needs more."""
_HEAD = 4520
"""Height of title and fields on the first page."""
_BAND = 640
"""Height of the heading of a part."""
_CREST = 560
"""The room for a crest before a name."""
_GAP = 230
"""Between two parts."""
_ROWS = 330, 620
"""Least and greatest height of a row."""
_FIELD = 1000
"""Height of a field to fill in."""

_DECK_LIST = Words("Deck list", "デッキリスト")
_TOTAL = Words("Total", "合計")
_SET, _NUMBER, _MARK = Words("Set", "セット"), Words("Number", "番号"), Words("Mark", "マーク")
_CODE = Words("Deck code", "デッキコード")
_PLAYER = Words("Player", "氏名")
_PLAYER_ID = Words("Player ID", "プレイヤーID")
_BORN = Words("Date of birth", "生年月日")
_EVENT = Words("Event", "大会名")
_DATE = Words("Date", "日付")
_DIVISION = Words("Division", "リーグ")
_DIVISIONS = (Words("Junior", "ジュニア"), Words("Senior", "シニア"), Words("Masters", "マスター"))


def sheet_pdf(
    sheet: Sheet,
    language: Language,
    paper: Paper = "a4",
    face_of: Callable[[str], Face] | None = None,
) -> bytes:
    """Return the sheet as a PDF file, with card names in `language` and beside it the other.

    With `face_of`, which says what a card shows by its key, each has its crest before its name.
    """
    application()
    size, width, height = _SIZES[paper]
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageLayout(QPageLayout(QPageSize(size), _PORTRAIT, QMarginsF()))
    writer.setResolution(_DOTS)
    writer.setTitle(sheet.title or _DECK_LIST.in_(language))
    writer.setCreator("Chabudai")
    painter = QPainter(writer)
    painter.setWindow(0, 0, width, height)
    pages = _pages(sheet, height)
    for number, page in enumerate(pages, start=1):
        if number > 1:
            writer.newPage()
        one = _Page(PaperPen(painter), width, height, language, face_of)
        one.paint(sheet, page, number, len(pages))
    painter.end()
    buffer.close()
    return bytes(data.data())


_PORTRAIT = QPageLayout.Orientation.Portrait


@value
class _Strip:
    """One strip across the page: the heading of a part, one of its rows, or the total."""

    part: SheetPart | None
    row: SheetRow | None
    height: int


def _pages(sheet: Sheet, height: int) -> list[list[_Strip]]:
    """Return what stands on each page; rows shrink before a second page begins."""
    rows = sum(len(part.rows) for part in sheet.parts)
    heads = sum(bool(part.rows) for part in sheet.parts) * (_BAND + _GAP) + _BAND + _GAP
    room = height - _TOP - _BOTTOM - _HEAD
    tall = max(_ROWS[0], min(_ROWS[1], (room - heads) // max(rows, 1)))
    pages: list[list[_Strip]] = [[]]
    left = room
    for strip in _strips(sheet, tall):
        # A heading does not stay behind alone.
        need = strip.height + (tall if strip.row is None and strip.part is not None else 0)
        if need > left:
            pages.append([])
            left = height - _TOP - _BOTTOM - _BAND
        pages[-1].append(strip)
        left -= strip.height
    return pages


def _strips(sheet: Sheet, tall: int) -> Iterator[_Strip]:
    """Yield all strips from top to bottom."""
    for part in sheet.parts:
        if part.rows:
            yield _Strip(part, None, _BAND + _GAP)
        yield from (_Strip(part, row, tall) for row in part.rows)
    yield _Strip(None, None, _BAND + _GAP)


class _Page:
    """One page being painted."""

    def __init__(
        self,
        pen: PaperPen,
        width: int,
        height: int,
        language: Language,
        face_of: Callable[[str], Face] | None,
    ) -> None:
        self._pen = pen
        self._face_of = face_of
        self._height = height
        self._language: Language = language
        self._left, self._right = _SIDE, width - _SIDE
        self._count = self._left + 1150
        """Where the counts end."""
        self._crest = self._left + 1450
        """Where crests begin, and with them the names where there are none."""
        self._name = self._crest + (_CREST if face_of is not None else 0)
        self._mark = self._right - 1250
        self._number = self._mark - 350
        """Where the collector numbers end."""
        self._set = self._number - 2700
        self._other = self._name + round((self._set - self._name) * 0.53)
        """Where the names in the other language begin."""

    def paint(self, sheet: Sheet, strips: Sequence[_Strip], number: int, pages: int) -> None:
        """Paint the page."""
        y = _TOP + (self._head(sheet) if number == 1 else self._later_head(sheet))
        for strip in strips:
            if strip.row is not None:
                self._row(strip.row, y, strip.height)
            elif strip.part is not None:
                self._band(strip.part, y + _GAP)
            else:
                self._total(sheet, y + _GAP)
            y += strip.height
        self._foot(sheet, number, pages)

    # -- the head ----------------------------------------------------------------------------------

    def _head(self, sheet: Sheet) -> int:
        """Paint title, counts and fields; return their height."""
        pen, speak = self._pen, self._language
        pen.write(self._left, _TOP, 320, _DECK_LIST.in_(speak), colour=GREY)
        told = self._counts(sheet)
        wide = pen.width(told, 340)
        title = sheet.title or _DECK_LIST.in_(speak)
        room = self._right - self._left - wide - 800
        pen.write_fitted(self._left, _TOP + 420, 680, title, room, bold=True)
        pen.write(self._right - wide, _TOP + 700, 340, told, colour=INK)
        pen.line(self._left, self._right, _TOP + 1480, 36, INK)
        first, second = _TOP + 1720, _TOP + 1720 + _FIELD + 260
        across = self._right - self._left
        self._fields(first, ((_PLAYER, 0.46), (_PLAYER_ID, 0.27), (_BORN, 0.27)), across)
        self._fields(second, ((_EVENT, 0.46), (_DATE, 0.17)), across)
        self._divisions(second, self._left + round(across * 0.63))
        return _HEAD

    def _counts(self, sheet: Sheet) -> str:
        """Return the numbers of cards: of each part, and all."""
        parts = [f"{part.title.in_(self._language)} {part.count}" for part in sheet.parts]
        return "  ·  ".join([*parts, f"{_TOTAL.in_(self._language)} {sheet.count}"])

    def _fields(self, y: int, fields: Sequence[tuple[Words, float]], across: int) -> None:
        """Paint a row of fields to fill in, each a share of the width."""
        x = self._left
        for words, share in fields:
            wide = round(across * share)
            end = x + wide - (0 if x + wide > self._right - 100 else 500)
            self._pen.write(x, y, 260, words.in_(self._language), colour=GREY)
            self._pen.line(x, end, y + _FIELD, 14, INK)
            x += wide

    def _divisions(self, y: int, x: int) -> None:
        """Paint the boxes for the age divisions."""
        self._pen.write(x, y, 260, _DIVISION.in_(self._language), colour=GREY)
        step = (self._right - x) / len(_DIVISIONS)
        middle = y + 760
        for number, words in enumerate(_DIVISIONS):
            left = round(x + number * step)
            self._pen.box(left, middle - 160, 320)
            room = round(step) - 560
            told = words.in_(self._language)
            self._pen.write_middle(left + 440, middle, 330, told, room=room)

    def _later_head(self, sheet: Sheet) -> int:
        """Paint what stands above the second page; return its height."""
        self._pen.write(self._left, _TOP, 340, sheet.title or _DECK_LIST.in_(self._language))
        return _BAND

    # -- the table ---------------------------------------------------------------------------------

    def _band(self, part: SheetPart, y: int) -> None:
        """Paint the heading of a part: its count, its name, and above which columns it stands."""
        pen, speak = self._pen, self._language
        pen.band(self._left, self._right, y, _BAND - 60)
        middle = y + (_BAND - 60) / 2
        pen.write_ending(self._count, middle, 380, str(part.count), bold=True)
        title = part.title.in_(speak)
        pen.write_middle(self._name, middle, 380, title, bold=True)
        if part.kinds:
            told = " · ".join(f"{words.in_(speak)} {count}" for words, count in part.kinds)
            at = self._name + pen.width(title, 380, bold=True) + 450
            pen.write_middle(at, middle, 270, told, colour=GREY, room=self._set - at - 300)
        if any(row.set_code for row in part.rows):
            pen.write_middle(self._set, middle, 260, _SET.in_(speak), colour=GREY)
            pen.write_ending(self._number, middle, 260, _NUMBER.in_(speak), colour=GREY)
            pen.write_centred(self._mark, self._right, middle, 260, _MARK.in_(speak), colour=GREY)

    def _row(self, row: SheetRow, y: int, tall: int) -> None:
        """Paint one row."""
        pen, speak = self._pen, self._language
        middle, size = y + tall / 2, min(360, round(tall * 0.72))
        small = round(size * 0.86)
        pen.write_ending(self._count, middle, size, str(row.count), bold=True)
        if self._face_of is not None and row.key:
            pen.crest(self._crest, middle, min(460, tall * 0.86), self._face_of(row.key))
        name, other = row.name.in_(speak), row.name.beside(speak)
        alone = other == name
        end = self._set if alone else self._other
        pen.write_middle(self._name, middle, size, name, room=end - self._name - 250)
        if not alone:
            room = self._set - self._other - 250
            pen.write_middle(self._other, middle, small, other, colour=GREY, room=room)
        pen.write_middle(self._set, middle, size, row.set_code, room=1500)
        pen.write_ending(self._number, middle, size, row.number)
        if row.mark:
            pen.sign(self._mark, self._right, middle, min(380, round(tall * 0.74)), row.mark)
        pen.line(self._left, self._right, y + tall, 8, HAIR)

    def _total(self, sheet: Sheet, y: int) -> None:
        """Paint the number of all cards, below everything."""
        pen = self._pen
        pen.line(self._left, self._right, y - 20, 36, INK)
        middle = y + _BAND / 2 + 20
        pen.write_ending(self._count, middle, 420, str(sheet.count), bold=True)
        total = _TOTAL.in_(self._language)
        pen.write_middle(self._name, middle, 420, total, bold=True)

    def _foot(self, sheet: Sheet, number: int, pages: int) -> None:
        """Paint the deck code and the number of the page."""
        y = self._height - _BOTTOM + 200
        if sheet.code:
            told = f"{_CODE.in_(self._language)}  {sheet.code}"
            self._pen.write(self._left, y, 260, told, colour=GREY)
        if pages > 1:
            self._pen.write_ending(self._right, y + 160, 260, f"{number} / {pages}", colour=GREY)
