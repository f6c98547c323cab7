"""Reads deck lists as people paste them, whatever their form.

No row is ever lost: a card without data becomes a placeholder, and whatever cannot be read is
an error with its line. Numbers in headers are hints only, for some programs count lines and others
cards. The forms are described in docs/decks.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from app.cards.deck.deck import MOST_BYTES, DeckLine, DeckList, DeckListError
from app.core.data.value import replace
from app.games.pokemon.battle_log.log_signs import is_battle_log, log_language, not_read
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.decklists import decklist_words as words
from app.games.pokemon.cards.decklists.decklist_entry import Entry, Wrong
from app.games.pokemon.cards.decklists.decklist_parting import is_card
from app.games.pokemon.cards.decklists.decklist_prints import printings, with_printing
from app.games.pokemon.cards.decklists.decklist_reading import deck_of
from app.games.pokemon.cards.decklists.decklist_several import lists_in
from app.games.pokemon.cards.decklists.decklist_text import decoded, plain, plain_lines, raw_lines
from app.games.pokemon.cards.decklists.forms.decklist_line import Row
from app.games.pokemon.cards.decklists.forms.decklist_lines import line_entries
from app.games.pokemon.cards.decklists.forms.decklist_loose import IsCard
from app.games.pokemon.cards.decklists.forms.decklist_markup import is_page, without_tags

_YAML = frozenset({"chabudai_deck", "count", "quantity", "qty", "amount", "copies", "枚数", "数"})
"""A key that every list in YAML has, of the deck or of each card."""

_HELD = tuple(f"{sign}{space}{opens}" for sign in "=:" for space in ("", " ") for opens in "[{")
"""Before a list that a program holds under a name."""
_FENCE = "```"
"""Around a table in Markdown."""
_BEGINNING = 400
"""Letters in which it shows what it is."""

__all__ = [
    "DeckLine",
    "DeckList",
    "DeckListError",
    "entries_of",
    "printings",
    "read_decklist",
    "read_decklist_file",
    "with_printing",
]


def read_decklist(source: str | bytes, cards: CardBase, title: str = "") -> DeckList:
    """Return the deck list in `source`; `title` serves when the text has none of its own.

    Raises DeckListError when `source` is no text, is far too long, has no card row or is several
    lists.
    """
    entries = entries_of(source, cards)
    try:
        return deck_of(entries, cards, title)
    except DeckListError as problem:
        if not problem.code and is_page(decoded(source)):
            raise DeckListError(words.web_page()) from problem
        raise


def read_decklist_file(path: Path, cards: CardBase) -> DeckList:
    """Return the deck list in a file; a list without a title is named after the file.

    Raises DeckListError also when the file cannot be read.
    """
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as problem:
        raise DeckListError(words.unreadable(path.name, problem)) from problem
    return read_decklist(data, cards, title=path.stem)


def entries_of(source: str | bytes, cards: CardBase) -> list[Entry]:
    """Return what every line or element of a list is, by the form it turns out to have.

    Raises DeckListError when `source` is no text, is far too long, is the log of a game, or holds
    several lists.
    """
    text = decoded(source)
    # Every other form than lines is seldom met, and its reader read only then.
    if "]" in text and "*" in text:
        _refuse_calculated(text)
    if (structured := _structured(text)) is not None:
        return structured
    lines = plain_lines(text)
    if is_battle_log(lines):
        raise DeckListError(words.battle_log())
    if (language := log_language(lines)) is not None:
        raise DeckListError(not_read(language))
    if any(_may_be_yaml(line) for line in lines):
        from app.games.pokemon.cards.decklists.forms.decklist_yaml import is_yaml, yaml_entries  # noqa: PLC0415

        if is_yaml(lines):
            return yaml_entries(raw_lines(text))
    if any("=" in line for line in lines):
        from app.games.pokemon.cards.decklists.forms.decklist_toml import is_toml, toml_entries  # noqa: PLC0415

        if is_toml(written := raw_lines(text)):
            return toml_entries(written)
    known = partial(is_card, cards=cards)
    entries = _table(text, lines, known) or _with_tables(text, lines, known)
    if lists := lists_in(without_tags(text).splitlines(), entries):
        raise DeckListError(words.several_lists(lists), lists=lists)
    return entries


def _refuse_calculated(text: str) -> None:
    """Raise DeckListError where a program would have to work out the list."""
    from app.games.pokemon.cards.decklists.forms import decklist_form_words as form_words  # noqa: PLC0415
    from app.games.pokemon.cards.decklists.forms.decklist_script import calculated_line  # noqa: PLC0415

    if line := calculated_line(text):
        raise DeckListError(form_words.calculated(line, plain(text.splitlines()[line - 1])))


def _structured(text: str) -> list[Entry] | None:
    """Return the entries of XML, JSON, or a list held by a program; None for lines."""
    begins = text.lstrip()[:1]
    if begins == "<":
        from app.games.pokemon.cards.decklists.forms.decklist_cod import cod_entries, is_xml  # noqa: PLC0415

        return cod_entries(text) if is_xml(text) else None
    if begins not in ("[", "{", "(") and not any(sign in text[:_BEGINNING] for sign in _HELD):
        return None
    from app.games.pokemon.cards.decklists.forms.decklist_json import is_json, json_entries  # noqa: PLC0415
    from app.games.pokemon.cards.decklists.forms.decklist_script import as_json  # noqa: PLC0415

    written = as_json(text)
    if begins in ("[", "{") and is_json(text):
        return _as_written(json_entries(written or text), text)
    entries = _as_written(json_entries(written), text) if written is not None else []
    return entries if any(_is_row(entry) for entry in entries) else None


def _is_row(entry: Entry) -> bool:
    """Tell whether an element of a program is a row, or would be one with a single number."""
    several = Wrong(words.several_counts())
    return isinstance(entry.found, Row) or entry.found == several


def _as_written(entries: Sequence[Entry], text: str) -> list[Entry]:
    """Return the entries with what was not read as it stands in the text, not as it was turned."""
    lines = text.split("\n")
    return [
        replace(entry, text=plain(lines[entry.line - 1]))
        if isinstance(entry.found, Wrong) and 0 < entry.line <= len(lines)
        else entry
        for entry in entries
    ]


def _table(text: str, lines: Sequence[str], known: IsCard) -> list[Entry] | None:
    """Return the entries of a text that is a table, None for any other."""
    if "\t" in text:
        from app.games.pokemon.cards.decklists.forms.decklist_table import tab_entries  # noqa: PLC0415 - few lists are tables

        if (found := tab_entries(text.splitlines())) is not None:
            return found
    if any(sign in line for line in lines[:20] for sign in ",;"):
        from app.games.pokemon.cards.decklists.forms.decklist_table import (  # noqa: PLC0415 - likewise
            bare_entries,
            table_entries,
        )

        rows = ["" if line.startswith(_FENCE) else line for line in lines]
        return table_entries(rows) or bare_entries(rows, known)
    return None


def _with_tables(text: str, lines: Sequence[str], known: IsCard) -> list[Entry]:
    """Return the entries of lines, and of the tables of Markdown among them."""
    if "|" not in text:
        return line_entries(lines, known)
    from app.games.pokemon.cards.decklists.forms.decklist_table import bar_entries  # noqa: PLC0415 - few lists are tables

    outside, entries = bar_entries(raw_lines(text))
    if not entries:
        return line_entries(lines, known)
    in_tables = {entry.line for entry in entries}
    told = line_entries(plain_lines("\n".join(outside)), known)
    entries += [entry for entry in told if entry.line not in in_tables]
    return sorted(entries, key=lambda entry: entry.line)


def _may_be_yaml(line: str) -> bool:
    """Tell whether a line is worth a look as YAML."""
    head, colon, _ = line.partition(":")
    return bool(colon) and (head.startswith("- ") or head.strip("\"' ").casefold() in _YAML)
