"""A deck as it was written down: rows in their order, each tied to a card key.

What could not be read is kept beside the rows, so that no line of a list ever vanishes.
"""

from __future__ import annotations

from typing import Literal

from app.core.data.value import value
from app.core.text.words import Words

Pile = Literal["main", "side", "maybe"]
"""What is played, what may be changed for it between games, what is only being thought about."""

Status = Literal["known", "placeholder"]
"""Whether there is data for the card of a row, or a plain card with its name stands in."""

Chosen = Literal["print", "set", "name", "energy", "person", "nothing"]
"""Why a row means the print it means: the list names it by set and number; by name and set; by
name alone; it is a basic Energy and any print will do; a person chose it; there is no data."""

ENDINGS = ("txt", "csv", "yaml", "yml", "json", "toml", "cod", "o8d", "dek")
"""What the names of files with a deck list end in."""
MOST_BYTES = 1_000_000
"""Of a deck list."""
MOST_COPIES = 999
"""In one row."""

_QUOTED = 60
"""Letters of a strange line that are quoted."""


@value
class DeckLine:
    """One row of a deck list."""

    count: int
    """At least 1."""
    name: str
    """The name as written, spacing and width made plain."""
    section: str
    """The part of the deck that the card belongs to: an id that the game has a title for."""
    key: str
    """The key of the card, or a placeholder key "?name|set|number"."""
    set_code: str = ""
    """As written; "" where the list gives none."""
    number: str = ""
    source_line: int = 0
    """The line of the text it was read from, counted from 1; 0 if it came from elsewhere."""
    status: Status = "known"
    chosen: Chosen = "print"
    finish: str = ""
    """What the list says behind the number, such as "PH" for a reverse holo."""


@value
class LineError:
    """A line of a list that is no card, or one that cannot count."""

    line: int
    """Counted from 1."""
    text: str
    """The line as it was read, single-spaced; the beginning of it where it is very long."""
    reason: Words
    """What is wrong with it and what to do, as the end of a sentence."""

    @property
    def words(self) -> Words:
        """Line, text and reason in one sentence."""
        shown = self.text if len(self.text) <= _QUOTED else self.text[: _QUOTED - 1] + "…"
        return Words(
            f"Line {self.line} (“{shown}”) was not read: {self.reason.en}",
            f"{self.line}行目（「{shown}」）は読み取れません：{self.reason.ja}",
        )


@value
class DeckList:
    """A deck list and what was odd about its text. A deck need not be legal to be one."""

    title: str = ""
    lines: tuple[DeckLine, ...] = ()
    """The rows that are played."""
    errors: tuple[LineError, ...] = ()
    """Lines that are no card or cannot count, in the order of the text."""
    notes: tuple[Words, ...] = ()
    """Everything else worth saying: placeholders, prints taken for others, totals that differ."""
    code: str = ""
    """The code of an online deck page that the text gives; it is kept and never looked up."""
    side: tuple[DeckLine, ...] = ()
    """The sideboard; it does not count."""
    maybe: tuple[DeckLine, ...] = ()
    """Cards that are only being thought about."""
    title_line: int = 0
    """The line that was taken as the title; 0 if the title comes from elsewhere."""
    game: str = ""
    """The id of the game the deck is for; "" where the list does not say."""
    format: str = ""
    """The name of the format the deck is made for, as its game has it; "" for the usual one."""

    @property
    def count(self) -> int:
        """The number of cards that are played."""
        return sum(line.count for line in self.lines)

    @property
    def keys(self) -> tuple[str, ...]:
        """One card key per card, in the order of the list."""
        return tuple(line.key for line in self.lines for _ in range(line.count))

    @property
    def remarks(self) -> tuple[Words, ...]:
        """All that is to be said about how the list was read: errors, then notes."""
        return (*(error.words for error in self.errors), *self.notes)


@value
class Pack:
    """A deck that comes with a game: offered wherever decks are chosen."""

    id: str
    """What the command line calls it, in lower-case letters, digits and "-"; none else of its game
    is called so."""
    title: Words
    deck: DeckList


@value
class DeckGroup:
    """Lines of a pile that belong together, by their places in it."""

    title: Words
    count: int
    """Cards in it."""
    places: tuple[int, ...]


@value
class DeckForm:
    """A form that decks are written in."""

    title: Words
    """What the menu calls it."""
    ending: str
    """What the names of its files end in."""


@value
class ListInText:
    """One of several deck lists in a text."""

    title: str
    """"" where it has none."""
    count: int
    """How many cards it is of."""
    text: str
    """Its lines, which are a list by themselves."""


class DeckListError(Exception):
    """A text that is no deck list, or more than one; `words` says why and what to do."""

    def __init__(self, words: Words, code: str = "", lists: tuple[ListInText, ...] = ()) -> None:
        super().__init__(words.en)
        self.words = words
        self.code = code
        """The deck code, where the text is nothing but one: a label to keep."""
        self.lists = lists
        """Those to choose from, where the text holds several."""


class DeckWriteError(Exception):
    """A deck that a form cannot hold; `words` says why and what to do."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.en)
        self.words = words
