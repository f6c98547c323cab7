"""What headings say is held against the rows below them."""

from __future__ import annotations

from app.games.pokemon.cards.card_record import Section
from app.games.pokemon.cards.decklists.decklist_groups import Groups
from app.games.pokemon.cards.decklists.decklist_headings import Header


def said(*parts: tuple[Section, str, tuple[int, ...]]) -> list[str]:
    """Return what differs of some headings with the cards of the rows below each."""
    groups = Groups()
    for line, (section, stated, rows) in enumerate(parts, start=1):
        groups.begin(line, Header(section, section, stated))
        for cards in rows:
            groups.add(cards)
    groups.end()
    return [words.en.partition(", but")[0] for words in groups.differing]


def test_a_number_may_be_that_of_rows_or_of_cards() -> None:
    assert said(("pokemon", "2", (4, 3)), ("trainer", "7", (4, 3)), ("energy", "", (9,))) == []
    assert said(("pokemon", "3", (4, 3))) == ["Line 1 says “pokemon” 3"]


def test_a_heading_above_headings_of_its_section_is_that_of_them_all() -> None:
    assert said(("trainer", "7", ()), ("trainer", "4", (4,)), ("trainer", "3", (2, 1))) == []
    assert said(("trainer", "9", ()), ("trainer", "4", (4,)), ("trainer", "", (3,))) == [
        "Line 1 says “trainer” 9"
    ]
    # Its own rows are all there is of one that has rows; nothing goes beyond its section.
    assert said(("trainer", "4", (4,)), ("trainer", "3", (3,))) == []
    assert said(("pokemon", "4", ()), ("trainer", "4", (4,))) == ["Line 1 says “pokemon” 4"]


def test_which_header_is_in_force() -> None:
    groups = Groups()
    assert groups.header is None
    groups.begin(1, Header("trainer", "Trainer", "4"))
    assert groups.header == Header("trainer", "Trainer", "4")
    groups.end()
    assert groups.header is None
