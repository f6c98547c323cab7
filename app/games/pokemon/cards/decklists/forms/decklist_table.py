"""Reads deck lists kept as tables: a row for each card, cells parted by commas or semicolons."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from app.cards.deck.visible_text import visible
from app.cards.name_keys import name_key
from app.core.data.value import value
from app.games.pokemon.cards.decklists import decklist_words as words
from app.games.pokemon.cards.decklists.decklist_entry import Entry, Found, Title, Wrong, row
from app.games.pokemon.cards.decklists.decklist_headings import Header, PileHead, Total, heading
from app.games.pokemon.cards.decklists.decklist_parting import set_code_of
from app.games.pokemon.cards.decklists.decklist_text import LONGEST_LINE, plain
from app.games.pokemon.cards.decklists.forms.decklist_line import Ornament, is_number, print_alone
from app.games.pokemon.cards.decklists.forms.decklist_loose import IsCard
from app.games.pokemon.cards.decklists.forms.decklist_markup import without_marks

_COLUMNS = {
    "count": (
        *("count", "quantity", "qty", "amount", "number of cards", "copies", "枚数", "数"),
        *("number_of_cards", "numcopies", "num copies", "anzahl", "quantité", "cantidad"),
        *("quantidade", "quantità"),
    ),
    "name": (
        *("name", "card", "card name", "cardname", "カード名", "カード", "名前"),
        *("karte", "carte", "carta", "nom", "nombre", "nome", "simple name", "pokémon name"),
    ),
    "set": (
        *("set", "set code", "setcode", "expansion", "set id", "setshortname", "ptcgocode"),
        *("set/no", "set/no.", "set/number", "set & number", "set and number"),
        *("拡張", "セット", "エキスパンション"),
    ),
    "number": (
        *("number", "no", "no.", "card number", "collector number", "collectornumber"),
        *("setnumber", "coll. #", "番号", "コレクター番号"),
    ),
    "id": ("id", "card id", "cardid"),
    "section": ("section", "supertype", "category", "区分"),
    "finish": ("finish", "foil", "print", "printing", "加工"),
}
_WORDS = {name_key(word): column for column, words_ in _COLUMNS.items() for word in words_}
_BETTER = frozenset(map(name_key, ("simple name", "set code", "setcode", "ptcgocode")))
"""Columns that say the same as another one, and less beside it."""
_COUNTED = re.compile(r"^\"?\d+\"? ?[,;] ?(?!\d{1,3} )\S")
"""4,Iono but not 1,48 Iono, an average, or 1,000 Iono."""
_SET_WITH_PRINT = r"^[^()]{2,60} \((?P<set>[0-9A-Za-z-]{2,8}) #?(?P<number>[0-9A-Za-z]{1,8})\)$"
"""Twilight Masquerade (TWM 128)"""
_ADDRESS = re.compile(r",(?:https?:|blob:|data:)\S+$")
_COPIES = re.compile(r"^[xX×]?\d{1,2} ?[xX×枚]?$")
_SECTIONS = {
    "pokemon": "pokemon",
    "trainer": "trainer",
    "energy": "energy",
    "ポケモン": "pokemon",
    "トレーナーズ": "trainer",
    "エネルギー": "energy",
}

_SIMULATOR_HEAD = "qty,name,type,url"
"""The table of a well-known simulator: nothing in it is quoted, whatever commas it holds."""
_PICTURE = re.compile(
    r"/(?P<set>[0-9A-Za-z-]{2,8})/(?P=set)_(?P<number>[0-9A-Za-z]{1,8})_"
    r"|images\.pokemontcg\.io/(?P<id>[0-9a-z]{1,12}/[0-9A-Za-z]{1,8})(?:_hires)?\.png"
)
"""Where the address of a picture says which print it shows."""


def column(word: str) -> str:
    """Return the column that a word at the head of a table or before a colon names, or ""."""
    return _WORDS.get(name_key(word), "")


def section(word: str) -> str:
    """Return the part of the deck that a cell names, or ""."""
    return _SECTIONS.get(name_key(word), "")


def table_entries(lines: Sequence[str]) -> list[Entry] | None:
    """Return the entries of a table; None if the plain lines are none."""
    filled = [line for line in lines if line]
    if not filled or not any(sign in filled[0] for sign in ",;"):
        return None
    if name_key(filled[0]).replace(" ", "") == _SIMULATOR_HEAD:
        return _entries(lines, filled[0], _simulator_row)
    sign = max(",;", key=filled[0].count)
    head = _columns(_cells(filled[0], sign))
    if head is None and not all(_COUNTED.match(line) for line in filled):
        return None
    if head is None and all(_ADDRESS.search(line) for line in filled):
        return _entries(lines, "", _simulator_row)
    return _entries(lines, filled[0] if head else "", lambda line: _row(_cells(line, sign), head))


def bare_entries(lines: Sequence[str], is_card: IsCard) -> list[Entry] | None:
    """Return the entries of a table without a heading whose rows begin with the name; else None.

    Its order has to show: by the sets, or in a table of names and counts by names that are known.
    """
    filled = [line for line in lines if line]
    if not filled or max(map(len, filled)) > LONGEST_LINE:
        return None
    sign = max(",;", key=filled[0].count)
    rows = [cells for line in filled if _aside(cells := _cells(line, sign)) is None]
    order = next((one for one in _BARE if rows and one.fits(rows[0])), None)
    if order is None or 4 * sum(map(order.fits, rows)) < 3 * len(rows):
        return None
    if not order.has_set and 2 * sum(is_card(cells[0]) for cells in rows) <= len(rows):
        return None
    return _entries(lines, "", lambda line: _row(_cells(line, sign), order.columns))


def bar_entries(lines: Sequence[str]) -> tuple[list[str], list[Entry]]:
    """Return the lines that are in no table of Markdown, "" for those that are, and its entries.

    `lines` have their bars still. Only what follows a heading that names count and card is a
    table's: rows without it are read as lines.
    """
    outside: list[str] = []
    entries: list[Entry] = []
    head: Columns | None = None
    for number, line in enumerate(lines, start=1):
        cells = _barred(line) if "|" in line and len(line) <= LONGEST_LINE else []
        begins = _columns(cells) if cells else None
        if begins is not None or not cells:
            head = begins
        if head is None:
            outside.append(line)
            continue
        outside.append("")
        is_rule = begins is not None or not any(char.isalnum() for char in line)
        entries.append(Entry(number, visible(line), Ornament() if is_rule else _row(cells, head)))
    return outside, entries


def _barred(line: str) -> list[str]:
    return [without_marks(plain(cell)) for cell in line.strip().strip("|").split("|")]


def tab_entries(lines: Sequence[str]) -> list[Entry] | None:
    """Return the entries of a table with tabs, as spreadsheets copy it; None without a heading.

    The rows of one without it are read as lines.
    """
    filled = [line for line in lines if line.strip()]
    head = _columns(_tabbed(filled[0])) if filled else None
    if head is None:
        return None
    return _entries(lines, filled[0], lambda line: _row(_tabbed(line), head))


def _entries(lines: Sequence[str], head: str, found: Callable[[str], Found]) -> list[Entry]:
    """Return an entry for each line; `head` is the first filled one, "" if it is a row too."""
    entries: list[Entry] = []
    for number, line in enumerate(lines, start=1):
        if head and line == head:
            head = ""
            entries.append(Entry(number, visible(line), Ornament()))
        elif len(line) > LONGEST_LINE:
            entries.append(Entry(number, line, Wrong(words.line_too_long())))
        else:
            what = found(line) if line.strip() else Ornament()
            entries.append(Entry(number, visible(line), what))
    return entries


def _row(cells: Sequence[str], head: Columns | None) -> Found:
    """Return what the cells of a line are, by the heading or else in the order of a written row."""
    columns = head or _WITHOUT_HEAD
    if any(cells[columns.width :]):
        return Wrong(words.too_many_cells())
    if (aside := _aside(cells)) is not None:
        return aside
    named = {name: cells[at] for name, at in columns.places.items() if at < len(cells)}
    if head is None and named.get("set", "").isdecimal():
        # 4,Iono,3,Judge
        return Wrong(words.several_cards())
    if "section" in named:
        named["section"] = section(named["section"])
    if "set" in named:
        named |= _printed(named["set"])
    return row(named)


def _printed(cell: str) -> dict[str, str]:
    """Return the set that a cell says, and the number where it says that, too.

    TWM, Twilight Masquerade, TWM 128, Twilight Masquerade (TWM 128)
    """
    found = re.match(_SET_WITH_PRINT, cell)
    if found and (code := set_code_of(found["set"] or "")):
        return {"set": code, "number": found["number"]}
    if both := print_alone(cell):
        return {"set": both[0], "number": both[1]}
    return {"set": set_code_of(cell) or cell.upper()}


def _aside(cells: Sequence[str]) -> Header | PileHead | Total | None:
    """Return what a row is that is no card: the heading of those below, or the total."""
    filled = [cell for cell in cells if cell]
    if not 0 < len(filled) <= 2:
        return None
    return heading(" ".join(filled)) or heading(" ".join(filled[::-1]))


def _cells(line: str, sign: str) -> list[str]:
    import csv  # noqa: PLC0415 - few lists are tables

    return [cell.strip() for cell in next(csv.reader([line], delimiter=sign), [])]


def _tabbed(line: str) -> list[str]:
    return [plain(cell) for cell in line.split("\t")]


@value
class Columns:
    """The heading of a table."""

    places: Mapping[str, int]
    """Where each known column is."""
    width: int
    """How many columns there are, those that are not known included."""


_WITHOUT_HEAD = Columns({"count": 0, "name": 1, "set": 2, "number": 3}, 4)
"""The order of a written row."""


@value
class _Order:
    """An order of columns that a table without a heading may have."""

    columns: Columns

    @property
    def has_set(self) -> bool:
        """Whether a column is of sets."""
        return "set" in self.columns.places

    def fits(self, cells: Sequence[str]) -> bool:
        """Tell whether a row may be of this order: one with a set has to name a known one."""
        if len(cells) != self.columns.width or not cells[0][:1].isalpha():
            return False
        places = self.columns.places
        if not _COPIES.match(cells[places["count"]]):
            return False
        if not self.has_set:
            return True
        set_code, number = cells[places["set"]], cells[places["number"]]
        if not set_code and not number:
            return True
        return bool(set_code_of(set_code)) and is_number(number, cells[0])


_BARE = (
    _Order(Columns({"name": 0, "set": 1, "number": 2, "count": 3}, 4)),
    _Order(Columns({"name": 0, "count": 1, "set": 2, "number": 3}, 4)),
    _Order(Columns({"name": 0, "count": 1}, 2)),
)


def _columns(cells: Sequence[str]) -> Columns | None:
    """Return the columns, if these cells are a heading with a count and a card."""
    found: dict[str, int] = {}
    for at, cell in enumerate(cells):
        if column(cell) not in found or name_key(cell) in _BETTER:
            found[column(cell)] = at
    found.pop("", None)
    is_head = "count" in found and ("name" in found or "id" in found)
    return Columns(found, len(cells)) if is_head else None


def _simulator_row(line: str) -> Found:
    """Return the row that a line of the simulator's table is.

    From the left the count, from the right the address and the type: what is left is the name,
    with all its commas.
    """
    cut = re.search(r",(?=(?:https?:|blob:|data:))", line)
    head, url = (line[: cut.start()], line[cut.end() :]) if cut else line.rpartition(",")[::2]
    count, _, rest = head.partition(",")
    name, _, kind = rest.rpartition(",")
    if name_key(kind) == "cardback":
        return Title(name)
    cells = {"count": count, "name": name or kind, "section": section(kind) if name else ""}
    if shown := _PICTURE.search(url):
        if shown["id"]:
            cells["id"] = shown["id"].replace("/", "-")
        else:
            cells |= {"set": shown["set"], "number": shown["number"]}
    return row(cells)
