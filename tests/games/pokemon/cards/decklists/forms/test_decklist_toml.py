"""Lists in TOML: a table for each card, tables of names and counts, arrays."""

from __future__ import annotations

import pytest

from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.decklists.decklist import read_decklist
from app.games.pokemon.cards.decklists.decklist_text import MOST_LINES

NO_CARDS = CardBase()
EACH = """\
# the deck of the spring
title = "N's Zoroark"
format = "standard"
shelf = 3

[[cards]]
name = "N's Zorua"   # four of them
count = 4
set = "JTG"
number = "97"

[[cards]]
count = 2
name = 'Boss "the" Orders'

[[side]]
name = "Iono"
count = 1
"""


def rows(text: str) -> list[tuple[int, str, str, str, int]]:
    deck = read_decklist(text, NO_CARDS)
    return [
        (line.count, line.name, line.set_code, line.number, line.source_line) for line in deck.lines
    ]


def test_a_table_for_each_card() -> None:
    deck = read_decklist(EACH, NO_CARDS)
    assert rows(EACH) == [
        (4, "N's Zorua", "JTG", "97", 7),
        (2, 'Boss "the" Orders', "", "", 13),
    ]
    assert [(line.count, line.name) for line in deck.side] == [(1, "Iono")]
    assert (deck.title, deck.format) == ("N's Zoroark", "standard")
    assert any("shelf" in note.en for note in deck.notes)
    assert deck.errors == ()


@pytest.mark.parametrize(
    "text",
    [
        '[pokemon]\n"Foo" = 4\nBar = 3\n"Baz" = 2',
        '[deck]\nname = "Mine"\n"Foo" = 4\n"Bar" = 3\n"Baz" = 2',
        '[deck.pokemon]\n"Foo" = 4\n"Bar" = 3\n[deck.trainer]\n"Baz" = 2',
        (
            'name = "Mine"\npokemon = [\n  { name = "Foo", count = 4 }, # all\n'
            '  { name = "Bar", count = 3 }\n]\ntrainer = [{ name = "Baz", count = 2 }]'
        ),
        'name = "Mine"\ncards = [\n  {name="Foo", count=4},\n  "3 Bar",\n  [2, "Baz"],\n]',
        (
            "[cards.foo]\nname = 'Foo'\ncount = 4\n[cards.bar]\nname = 'Bar'\ncount = 3\n"
            "[cards.baz]\nname = 'Baz'\ncount = 2"
        ),
    ],
)
def test_further_ways_to_write_it(text: str) -> None:
    assert [row[:2] for row in rows(text)] == [(4, "Foo"), (3, "Bar"), (2, "Baz")]
    assert read_decklist(text, NO_CARDS).errors == ()


def test_the_part_of_the_deck_is_kept_where_there_is_no_data() -> None:
    deck = read_decklist('[trainer]\n"Foo" = 4\n[energy]\n"Bar" = 3\n"Baz" = 1', NO_CARDS)
    assert [line.section for line in deck.lines] == ["trainer", "energy", "energy"]


def test_what_is_damaged_is_told_with_its_line() -> None:
    deck = read_decklist(
        '[[cards]]\nname = "Foo"\ncount = 4\n[[cards]]\nname = "Bar\ncount = 3\n'
        "[[cards]]\nname = 'Baz'\n[[cards]]\nname = 'Qux'\ncount = 0",
        NO_CARDS,
    )
    assert [(line.count, line.name) for line in deck.lines] == [(4, "Foo")]
    assert [error.line for error in deck.errors] == [5, 6, 8, 10]
    assert "count = 4" in deck.errors[0].reason.ja
    assert "how many" in deck.errors[2].reason.en


@pytest.mark.parametrize(
    "line",
    [
        "x = " + "[" * 900,
        "a." * 400 + "a = 1",
        "x = " + "9" * 900,
        "x = " + "{a=" * 300,
        "x = 1" * 400,
    ],
)
def test_a_line_made_to_do_harm_is_only_a_line(line: str) -> None:
    deck = read_decklist(f'[[cards]]\nname = "Foo"\ncount = 4\n\n[[cards]]\n{line}\n', NO_CARDS)
    assert deck.lines[0].name == "Foo"
    assert deck.count == 4


def test_an_older_program_that_writes_signs_of_equality_is_read_as_before() -> None:
    assert rows("[metadata]\nName=Mine\n[Main]\n4 Foo|PAL\n3 Bar|PAL")[0][:2] == (4, "Foo")


def test_as_many_cards_as_a_list_may_have() -> None:
    text = '[[cards]]\nname = "Foo"\ncount = 1\n' * (MOST_LINES // 3)
    assert len(rows(text)) == MOST_LINES // 3
