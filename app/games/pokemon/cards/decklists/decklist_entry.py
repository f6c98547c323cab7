"""What every reader of a deck list makes: entries, each of which says what became of its lines.

A reader returns entries for all lines it was given, and `decklist_reading` turns every one into a
row, an error or a note. So nothing can get lost between a text and its deck.
"""

from __future__ import annotations

from decimal import Decimal, InvalidOperation

from app.cards.deck.deck import Pile
from app.cards.deck.visible_text import visible
from app.core.data.value import value
from app.core.text.words import Words
from app.games.pokemon.cards.decklists import decklist_words as words
from app.games.pokemon.cards.decklists.decklist_headings import Header, PileHead, Total
from app.games.pokemon.cards.decklists.forms.decklist_line import (
    DeckCode,
    Ornament,
    Row,
    written_count,
)

LONGEST_NAME = 200
LONGEST_CODE = 20
"""Letters of a set code, number or id."""


@value
class Title:
    """What the list calls its deck."""

    text: str


@value
class Game:
    """The id of the game the deck is for."""

    id: str


@value
class MadeFor:
    """The name of the format the deck is made for."""

    format: str


@value
class Remark:
    """Something worth telling that is no card."""

    words: Words


@value
class Wrong:
    """A line that is no card, or one that cannot count."""

    reason: Words


Found = (
    Row | Header | PileHead | Total | DeckCode | Ornament | Title | Game | MadeFor | Remark | Wrong
)


@value
class Entry:
    """What some lines of a list are."""

    line: int
    """The first of them, from 1; 0 for what is said of all."""
    text: str
    """That line as it was read."""
    found: Found
    upto: int = 0
    """The last of them; 0 if there is only one."""
    pile: Pile | None = None
    """Where the card belongs, if the form says it for each card."""


def row(cells: dict[str, str]) -> Row | Wrong:
    """Return the row that the named cells of a table, a mapping or an element are.

    Known names: count, name, set, number, id, section, finish. Without a count it is one copy
    where an id stands alone, and otherwise wrong.
    """
    cells = {key: visible(cell[: LONGEST_NAME + 1]) for key, cell in cells.items()}
    name, card_id = cells.get("name", ""), cells.get("id", "")
    if not name and not card_id:
        return Wrong(words.no_name())
    set_code, number = cells.get("set", ""), cells.get("number", "")
    count = amount(cells.get("count", "1" if card_id and not name else ""))
    if count is None:
        return Wrong(words.no_count())
    section = cells.get("section", "")
    return Row(
        count,
        name or card_id,
        set_code,
        number.lstrip("#").split("/")[0],
        cells.get("finish", "")[:LONGEST_CODE],
        section if section in ("pokemon", "trainer", "energy") else None,  # type: ignore[arg-type]  # narrowed by `in`
        card_id,
    )


def amount(text: str) -> Decimal | None:
    """Return the count that a cell holds: "4", "4x", "x4", "4枚", "4.00"; None if it is none."""
    bare = text.strip().strip("xX×枚 ")
    try:
        count = written_count(bare)
    except InvalidOperation:
        return None
    return count if bare[0].isdecimal() and count.is_finite() else None
