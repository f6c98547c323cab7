"""Lists as tables: columns named in a head, cells apart by commas, tabs or semicolons."""

from __future__ import annotations

import pytest

from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.decklists.decklist import read_decklist
from app.games.pokemon.cards.decklists.forms.decklist_table import bare_entries, table_entries

NO_CARDS = CardBase()


def rows(text: str) -> list[tuple[int, str, str, str]]:
    deck = read_decklist(text, NO_CARDS)
    return [(line.count, line.name, line.set_code, line.number) for line in deck.lines]


@pytest.mark.parametrize(
    "text",
    [
        "Quantity,Name,Set,Number\n4,Iono,PAL,185\n2,Boss's Orders,PAL,172",
        "name;count;set;collector number\nIono;4;pal;185\nBoss's Orders;2;PAL;172",
        'カード名,枚数,セット,番号\nIono,4枚,PAL,185\n"Boss\'s Orders",2,PAL,172/193',
        "4,Iono,PAL,185\n2,Boss's Orders,PAL,172",
    ],
)
def test_a_table_is_read_by_its_heading(text: str) -> None:
    assert rows(text) == [(4, "Iono", "PAL", "185"), (2, "Boss's Orders", "PAL", "172")]


def test_commas_in_quotation_marks_are_no_columns() -> None:
    assert rows("1,N's Zoroark ex,JTG,98\n" + '2,"Card, The",ABC,1') == [
        (1, "N's Zoroark ex", "JTG", "98"),
        (2, "Card, The", "ABC", "1"),
    ]


def test_a_row_that_makes_no_sense_is_an_error_with_its_line() -> None:
    deck = read_decklist("count,name\nfour,Iono\n3,Dreepy\n2,\n", NO_CARDS)
    assert deck.count == 3
    assert [(error.line, error.text) for error in deck.errors] == [(2, "four,Iono"), (4, "2,")]
    assert "how many" in deck.errors[0].reason.en
    assert "カード名" in deck.errors[1].reason.ja


def test_plain_lists_are_no_tables() -> None:
    assert table_entries(["Pokémon: 2", "1 Lugia, the Fallen", ""]) is None
    assert table_entries(["Hello, this is my deck", "4 Iono"]) is None
    assert table_entries([]) is None
    assert table_entries(["", ""]) is None


def test_a_table_may_say_the_part_of_the_deck() -> None:
    deck = read_decklist("count,name,section\n1,Gadget,Trainer\n2,Glow,エネルギー", NO_CARDS)
    assert [line.section for line in deck.lines] == ["trainer", "energy"]


@pytest.mark.parametrize(
    "text",
    [
        "Card\tQty\nIono\t4\nDreepy\t3\nTotal\t7",
        'Qty,Card\nTrainer,\n4,Iono\n"Pokémon (3)",\n3,Dreepy\n7,Total',
        "カード名,枚数\nIono,4\nDreepy,3\n合計,7枚",
        "Qty;Card\n4;Trainer\n4;Iono\n3;Pokémon\n3;Dreepy\n;Total: 7",
    ],
)
def test_totals_and_headings_of_a_table_are_no_cards(text: str) -> None:
    deck = read_decklist(text, NO_CARDS)
    assert [(line.count, line.name) for line in deck.lines] == [(4, "Iono"), (3, "Dreepy")]
    assert deck.errors == ()
    assert [note for note in deck.notes if "no data" not in note.en] == []
    assert read_decklist(text.replace("7", "8"), NO_CARDS).notes[-1].en.count("a total of 8") == 1


def test_headings_in_a_table_part_the_deck() -> None:
    deck = read_decklist("Qty,Card\nTrainer,\n4,Foo\nSideboard,\n3,Bar", NO_CARDS)
    assert [(line.name, line.section) for line in deck.lines] == [("Foo", "trainer")]
    assert [line.name for line in deck.side] == ["Bar"]


def test_the_column_that_says_it_best_is_read() -> None:
    assert rows(
        "Quantity,Name,Simple Name,Set,Card Number,Set Code,Printing\n"
        "4,Iono - 185/193,Iono,SV02: Paldea Evolved,185/193,PAL,Normal"
    ) == [(4, "Iono", "PAL", "185")]
    assert rows("Set Code,Set,Name,Count\nPAL,Paldea Evolved,Iono,4") == [(4, "Iono", "PAL", "")]


def test_a_set_may_be_named_in_a_table() -> None:
    assert rows("Qty,Name,Set,No\n4,Iono,SV02: Paldea Evolved,185\n1,Foo,Nowhere,1") == [
        (4, "Iono", "PAL", "185"),
        (1, "Foo", "NOWHERE", "1"),
    ]


@pytest.mark.parametrize(
    "text",
    [
        "Iono;PAL;185;4\nFire Energy;;;8\nGadget;PAL;9/193;1",
        "Iono,PAL,185,4\nFire Energy,,,8\nGadget,PAL,9,1",
        "Iono;4;PAL;185\nFire Energy;8;;\nGadget;x1;PAL;9",
        "Trainer;\nIono;Paldea Evolved;185;4x\nEnergy;\nFire Energy;;;8\nGadget;pal;9;1\nTotal;13",
    ],
)
def test_a_table_without_a_heading_may_begin_with_the_names(text: str) -> None:
    deck = read_decklist(text, NO_CARDS)
    assert rows(text) == [
        (4, "Iono", "PAL", "185"),
        (8, "Fire Energy", "", ""),
        (1, "Gadget", "PAL", "9"),
    ]
    assert deck.errors == ()


def test_one_of_names_and_counts_has_known_names(cards: CardBase) -> None:
    deck = read_decklist("Iono;4\nDreepy;3\nGadget;2", cards)
    assert [(line.count, line.name) for line in deck.lines] == [
        (4, "Iono"),
        (3, "Dreepy"),
        (2, "Gadget"),
    ]
    assert bare_entries(["Players;4", "Rounds;7"], lambda _: False) is None


@pytest.mark.parametrize(
    "text",
    [
        "Iono;PAL;185",
        "Iono;185;4",
        "Iono;NOWHERE;185;4",
        "Iono;PAL;185;400",
        "Iono;PAL;none;4",
        "Berlin, Paris, 4, 12",
        "4;Iono;PAL;185;1",
    ],
)
def test_a_table_whose_order_does_not_show_is_none(text: str) -> None:
    assert bare_entries(text.splitlines(), lambda _: True) is None


def test_a_row_that_lacks_a_cell_is_told() -> None:
    text = "Iono;PAL;185;4\nFoo;PAL;9;4\nBar;PAL;10\nBaz;PAL;11;1\nQux;PAL;12;1"
    deck = read_decklist(text, NO_CARDS)
    assert [line.name for line in deck.lines] == ["Iono", "Foo", "Baz", "Qux"]
    assert [(error.line, error.text) for error in deck.errors] == [(3, "Bar;PAL;10")]
    assert "how many" in deck.errors[0].reason.en
    worse = f"{text}\nQuux;PAL\nCorge;PAL"
    assert bare_entries(worse.splitlines(), lambda _: True) is None


def test_a_table_may_stand_in_a_fence() -> None:
    assert rows(
        "```csv\nQTY,Name,Type,URL\n4,Foo,Trainer,https://pictures.example/a,b.png\n```"
    ) == [(4, "Foo", "", "")]


@pytest.mark.parametrize(
    "table",
    [
        "Qty,Card,Set/No\n4,Iono,PAL 185",
        "| Qty | Card | Set |\n|---|---|---|\n| 4 | Iono | Paldea Evolved (PAL 185) |",
        "Set,Count,Name\nPAL 185/193,4,Iono",
    ],
)
def test_a_column_may_hold_set_and_number(table: str) -> None:
    assert rows(table) == [(4, "Iono", "PAL", "185")]


def test_a_table_of_a_simulator_may_lack_its_heading() -> None:
    address = "https://pictures.example/tpci"
    text = f"4,Iono,Trainer,{address}/PAL/PAL_185_R_EN.png\n2,Fo, o,Trainer,{address}/1.png"
    assert rows(text) == [(4, "Iono", "PAL", "185"), (2, "Fo, o", "", "")]
