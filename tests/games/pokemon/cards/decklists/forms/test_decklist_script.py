"""Lists as programs hold them are read as JSON, and no line of them moves."""

from __future__ import annotations

import json

import pytest

from app.cards.deck.deck import DeckListError
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.decklists.decklist import read_decklist
from app.games.pokemon.cards.decklists.forms.decklist_script import as_json, calculated_line

NO_CARDS = CardBase()
SCRIPT = """export const deck: Entry[] = [
  // The draw engine (four of it)
  { count: 4, name: 'Iono', set: "PAL", number: '185', foil: false },
  { count: 3, name: "Boss's \\"Orders\\"", /* two
     lines */ url: "https://cards.example/a,]" },
];
"""


def rows(text: str) -> list[tuple[int, str, int]]:
    """Return count, name and line of each row."""
    deck = read_decklist(text, NO_CARDS)
    assert deck.errors == ()
    return [(line.count, line.name, line.source_line) for line in deck.lines]


def test_a_list_in_javascript() -> None:
    assert rows(SCRIPT) == [(4, "Iono", 3), (3, 'Boss\'s "Orders"', 4)]
    written = as_json(SCRIPT)
    assert written is not None
    assert written.count("\n") == SCRIPT.count("\n")
    names = [one["name"] for one in json.loads(written.rstrip("; \n"))]
    assert names == ["Iono", 'Boss\'s "Orders"']


@pytest.mark.parametrize(
    "text",
    [
        'deck = [\n    (4, "Foo"),\n    (3, "Bar PAL 4"),\n]',
        "[('Foo', 4), ('Bar', 'PAL 4', 3)]",
        (
            '"decklist": {\n "pokemon": [{"count": 4, "name": "Foo"}], "trainer": [\n'
            ' {"count": 3, "name": "Bar"},\n ]\n}'
        ),
        "deck = [\n  '4 Foo', ,\n  '3 Bar',,\n]",
        '# mine\n# and more\nDECK = [\n    ("Foo", 4),  # four\n    ("Bar", 3),\n]',
        'add("Foo", 4);  // four\nself.add_card("Bar", 3)  # three',
        'const mine = [ "4xFoo",\n "3XBar" ];',
        (
            "  pokemon: [\n    { count: 4, name: 'Foo' },\n  ],\n  trainers: [\n"
            "    { count: 3, name: 'Bar' }\n  ]"
        ),
        (
            "let list = { deck: { pokemon: [{ count: 4, name: 'Foo' }], item: [\n"
            "  { count: 3, name: 'Bar' },] } }"
        ),
    ],
)
def test_further_ways_of_programs(text: str) -> None:
    assert [row[:2] for row in rows(text)] == [(4, "Foo"), (3, "Bar")]


def test_an_apostrophe_in_single_quotes() -> None:
    assert [row[1] for row in rows("[{count: 4, name: 'Boss\\'s Orders'}]")] == ["Boss's Orders"]


@pytest.mark.parametrize("text", ['deck = ["Iono"] * 4 + ["Judge"] * 4', "[('Iono',)] * 4"])
def test_what_would_have_to_be_worked_out_is_no_list(text: str) -> None:
    assert as_json(text) is None
    with pytest.raises(DeckListError):
        read_decklist(text, NO_CARDS)


@pytest.mark.parametrize(
    "text",
    [
        "4 Iono (PAL 185)",
        "[[cards]]\nname = 4",
        "[b]Trainer[/b]",
        "[Pokémon]\n4 Iono",
        "Deck: (mine)\n4 Iono",
        "",
    ],
)
def test_lines_are_no_program(text: str) -> None:
    assert as_json(text) is None


def test_what_stands_behind_the_list_is_told() -> None:
    text = "a = [{count: 4, name: 'Foo'}];\n\nb = [{count: 3, name: 'Bar'}];"
    deck = read_decklist(text, NO_CARDS)
    assert [line.name for line in deck.lines] == ["Foo"]
    (error,) = deck.errors
    assert error.line == 3
    assert "behind the list" in error.reason.en
    assert read_decklist('["sv6-130"]\n', NO_CARDS).errors == ()


def test_a_program_that_is_cut_off_is_read_as_far_as_it_is_sound() -> None:
    deck = read_decklist("deck = [\n{count: 4, name: 'Foo'},\n{count: 3, na", NO_CARDS)
    assert [line.name for line in deck.lines] == ["Foo"]
    (error,) = deck.errors
    assert "cut off or damaged" in error.reason.en


@pytest.mark.parametrize(
    "piece", ["// ", "/* ", "/*a", '"', "'", ", ", "a : ", "[", "(", "{a:", "\\", "//\n"]
)
def test_no_text_takes_long(piece: str) -> None:
    # More than its length would take minutes here, not a moment.
    for before in ("{", "[", "deck = ["):
        as_json(before + piece * 30_000)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('deck = ["Iono"] * 4 + ["Judge"] * 3', 1),
        ('["Iono"] * 4 + ["Judge"] * 3', 1),
        ("DECK = (\n  ['Iono']*4\n  + ['Judge']*3)", 2),
        ('deck = []\ndeck += ["Iono"] * 4', 2),
        ("DECK = (\n    [677] * 4 + [678] * 3  # Foo x4, Bar x3\n)", 2),
        ('# mine\ndeck = [\n  *[Card("Iono")] * 4,\n]', 3),
    ],
)
def test_a_list_that_has_to_be_worked_out_says_so(text: str, line: int) -> None:
    with pytest.raises(DeckListError) as refused:
        read_decklist(text, NO_CARDS)
    assert refused.value.words.en.startswith(f"Line {line} (")
    assert "worked out" in refused.value.words.en
    assert f"{line}行目" in refused.value.words.ja
    assert calculated_line(text) == line


def test_a_star_behind_a_bracket_is_no_sum() -> None:
    assert calculated_line('4 Iono [PAL]* 2\n["Iono"]\n* 3 Judge'.replace("\n*", " *x")) == 0


def test_what_follows_a_part_of_an_object_is_told() -> None:
    text = "trainer: [\n{ count: 4, name: 'Foo' } ]\n},\ncode: `4 Bar`"
    deck = read_decklist(text, NO_CARDS)
    assert [(line.count, line.name, line.section) for line in deck.lines] == [(4, "Foo", "trainer")]
    assert [error.line for error in deck.errors] == [4]


def test_what_was_not_read_is_quoted_as_it_stands() -> None:
    text = "DECK = [\n  ('Foo', 4), # four\n]\n\ndef load(db: Cards) -> list[Card]:"
    (error,) = read_decklist(text, NO_CARDS).errors
    assert (error.line, error.text) == (5, "def load(db: Cards) -> list[Card]:")


def test_rows_with_two_numbers_say_so() -> None:
    text = "blaze: {\n  title: 'Mine',\n  list: [\n    ['Foo', 4, 60, 'basic'],\n  ]\n},"
    with pytest.raises(DeckListError, match=r"Line 4 .*several numbers"):
        read_decklist(text, NO_CARDS)
