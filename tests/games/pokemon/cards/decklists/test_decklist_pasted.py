"""Lists as they come from tables, chats and hands: no count is misread, no total passed over."""

from __future__ import annotations

import pytest

from app.cards.deck.deck import DeckListError
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.decklists.decklist import read_decklist


@pytest.mark.parametrize(
    "row",
    [
        "4Iono",
        "4xIono",
        "4xIono PAL 185",
        "4✕ Iono",
        "Iono ✖4",
        "4 - Iono",
        "4 – Iono PAL 185",
        "4: Iono PAL 185",
        "☐ 4 Iono",
        "[ ] 4 Iono",
        "[x] 4 Iono",
        "◦ 4 Iono",
        "▶ 4 Iono",
        "④ Iono",
        "Iono 4",
        "Iono 4 PAL 185",
        "***4 Iono***",
        "*** 4 Iono ***",
        "<dt>4 Iono</dt>",
        "<article>4 Iono</article>",
        "4\u2003Iono\u202f",
        "4\u00a0×\u00a0Iono",
    ],
)
def test_ways_to_write_four_of_one(cards: CardBase, row: str) -> None:
    deck = read_decklist(f"1 Dreepy TWM 128\n{row}", cards)
    assert [(line.count, line.key) for line in deck.lines] == [(1, "TWM-128"), (4, "PAL-185")]
    assert deck.remarks == ()


@pytest.mark.parametrize(
    "text",
    [
        "Qty\tName\tSet\tNumber\n4\tIono\tPAL\t185\n3\tDreepy\tTWM\t128",
        "Name\tSet\tNumber\tQty\nIono\tPAL\t185\t4\nDreepy\tTWM\t128\t3",
        "Iono\t4\tPAL\t185\nDreepy\t3\tTWM\t128",
        "4\tIono\tPAL\t185\n3\tDreepy\tTWM\t128",
    ],
)
def test_rows_of_a_spreadsheet(cards: CardBase, text: str) -> None:
    deck = read_decklist(text, cards)
    assert [(line.count, line.key) for line in deck.lines] == [(4, "PAL-185"), (3, "TWM-128")]
    assert (deck.remarks, deck.title) == ((), "")


def test_a_number_behind_a_name_never_becomes_one_copy() -> None:
    deck = read_decklist("1 Foo ZZZ 3\nFroslass 4 TWM 53\nMunkidori 3 TWM 95", CardBase())
    assert [line.name for line in deck.lines] == ["Foo"]
    assert [error.line for error in deck.errors] == [2, 3]


def test_lines_that_may_have_counts_are_not_taken_for_one_copy_each(cards: CardBase) -> None:
    deck = read_decklist("Iono PAL\nFroslass 4 TWM 53\nDreepy TWM", cards)
    assert [(line.count, line.key) for line in deck.lines] == [(1, "PAL-185"), (1, "TWM-128")]
    assert [error.line for error in deck.errors] == [2]


def test_a_table_with_more_cells_than_columns_says_so(cards: CardBase) -> None:
    deck = read_decklist("count,name\n2,Lugia, the Fallen\n1,Iono", cards)
    assert [line.name for line in deck.lines] == ["Iono"]
    (error,) = deck.errors
    assert (error.line, error.text) == (2, "2,Lugia, the Fallen")
    assert "quotation marks" in error.reason.en
    assert "引用符" in error.reason.ja


@pytest.mark.parametrize(
    "text",
    [
        "Total Cards: 60\n4 Iono",
        "4 Iono\nTotal: 60 cards",
        "Deck (60)\n4 Iono",
        "Main deck: 60\n4 Iono",
        "デッキ（60枚）\nナンジャモ 4枚",
        "4 Iono\n合計：60",
        "4 Iono\n# of cards: 60",
        "4 Iono\nCards: 60",
    ],
)
def test_a_total_that_is_not_reached_is_told(cards: CardBase, text: str) -> None:
    deck = read_decklist(text, cards)
    assert deck.count == 4
    (note,) = deck.notes
    assert "60" in note.en
    assert "4 cards" in note.en
    assert "60" in note.ja


def test_a_sideboard_that_says_how_large_it_is(cards: CardBase) -> None:
    deck = read_decklist("Deck (4)\n4 Iono\nSideboard (3)\n2 Dreepy TWM 128", cards)
    (note,) = deck.notes
    assert note.en.startswith("Line 3 ")
    assert "3" in note.en


def _rows(text: str | bytes) -> list[tuple[int, str, str, str]]:
    deck = read_decklist(text, CardBase())
    assert deck.errors == ()
    return [(line.count, line.name, line.set_code, line.number) for line in deck.lines]


@pytest.mark.parametrize(
    "heading",
    [
        "Pokémon – 7",
        "Pokemon:   7 cards (2 unique)",
        "Pokémon — 7",
        "Pokémon – 7 Trainers – 24 Energy – 16",
    ],
)
def test_no_heading_is_a_card(heading: str) -> None:
    assert _rows(f"{heading}\n4 Foo\n3 Bar") == [(4, "Foo", "", ""), (3, "Bar", "", "")]


@pytest.mark.parametrize(
    "text",
    [
        "- **Pokémon (7)**: 4x Dwebble, 3x Crustle",
        "Pokémon: Dwebble 4 · Crustle 3",
        "4 Dwebble · 3 Crustle",
        "Dwebble 4 • Crustle 3",
        "| Card | Count | Why |\n|:--|--|--|\n| **Dwebble** | 4 | a; b, 3 c |\n| Crustle | 3 | - |",
        '[{"name": "Dwebble", "numCopies": 4}, {"name": "Crustle", "numCopies": 3}]',
        "4 Dwebble x\n3 Crustle ACE SPEC",
        "Anzahl;Karte\n4;Dwebble\n3;Crustle",
    ],
)
def test_forms_of_two_rows(text: str) -> None:
    assert _rows(text) == [(4, "Dwebble", "", ""), (3, "Crustle", "", "")]


def test_prints_parted_by_points_are_no_counts() -> None:
    with pytest.raises(DeckListError, match="several cards"):
        read_decklist("Dwebble PAL 4 · Crustle PAL 5", CardBase())


@pytest.mark.parametrize(
    ("row", "name", "set_code", "number"),
    [
        ("4 Steven's Beldum SV 10 143", "Steven's Beldum", "DRI", "143"),
        ("4 Dawn M 2 77", "Dawn", "M2", "77"),
        ("4 Bill base1-91", "Bill", "BS", "91"),
        ("1 Master Ball ACE SPEC (1125)", "Master Ball", "", "1125"),
        ("2 Mega Charizard X", "Mega Charizard X", "", ""),
    ],
)
def test_where_a_name_ends(row: str, name: str, set_code: str, number: str) -> None:
    assert _rows(row) == [(int(row[0]), name, set_code, number)]


def test_a_table_among_lines_keeps_headings_and_order() -> None:
    text = (
        "# Sunday\n\n### Pokémon (4)\n| Qty | Card | Set |\n|---|---|---|\n| 4 | Foo | PAL |\n"
        "### Trainer\n3 Judge\n\nCartas totales: 7"
    )
    deck = read_decklist(text, CardBase())
    assert deck.title == "Sunday"
    assert [(line.count, line.name, line.section, line.source_line) for line in deck.lines] == [
        (4, "Foo", "pokemon", 6),
        (3, "Judge", "trainer", 8),
    ]
    assert deck.errors == ()
    assert not any("total" in note.en for note in deck.notes)


def test_a_table_of_markdown_with_a_cell_too_many_is_told() -> None:
    deck = read_decklist("|Qty|Card|\n|-|-|\n|4|Foo|\n|4|Foo|Bar|", CardBase())
    assert [(error.line, error.text) for error in deck.errors] == [(4, "|4|Foo|Bar|")]


@pytest.mark.parametrize("encoding", ["euc_jp", "cp932", "utf-8", "utf-16"])
def test_encodings_of_japanese(encoding: str) -> None:
    text = "グッズ (4枚)\nハイパーボール 4枚\nポケモン\nナンジャモ 2枚\n"
    assert [row[:2] for row in _rows(text.encode(encoding))] == [
        (4, "ハイパーボール"),
        (2, "ナンジャモ"),
    ]


PAGE = (
    "<!DOCTYPE html>\n<html><head><title>Sunday</title><script>4 Foo\n3 Bar</script></head>"
    "<body><ul>{}</ul><script>5 Baz"
)


def test_a_page_without_a_list_is_called_one() -> None:
    with pytest.raises(DeckListError, match="source of a web page"):
        read_decklist(PAGE.format("<li>Hello there</li>"), CardBase())


def test_of_a_page_with_a_list_its_text_is_read() -> None:
    deck = read_decklist(PAGE.format("<li>4 Iono</li>"), CardBase())
    assert [(line.count, line.name) for line in deck.lines] == [(4, "Iono")]
    assert (deck.title, deck.errors) == ("Sunday", ())


@pytest.mark.parametrize(
    "row",
    [
        "4️⃣ Iono",
        "\\*4 Iono",
        "4\\. 4 Iono",
        "Iono ........ 4",
        "ナンジャモ……4",
        "ナンジャモ … 4枚",
        "4 copies of Iono",
        "4x Iono (ID 185).",
    ],
)
def test_further_ways_to_write_four_of_one(cards: CardBase, row: str) -> None:
    deck = read_decklist(f"1 Dreepy TWM 128\n{row}", cards)
    assert [(line.count, line.key) for line in deck.lines] == [(1, "TWM-128"), (4, "PAL-185")]
    assert deck.remarks == ()


@pytest.mark.parametrize(
    "remark",
    ["— draws cards", "— 60 HP Basic, finds 2 Basics", "— Supporter: draw 3 cards", "-- 4 or 3"],
)
def test_what_stands_behind_a_dash_is_a_remark(cards: CardBase, remark: str) -> None:
    deck = read_decklist(f"4x Iono (185) {remark}\n3 Dreepy TWM 128", cards)
    assert [(line.count, line.key) for line in deck.lines] == [(4, "PAL-185"), (3, "TWM-128")]
    assert deck.errors == ()
    assert deck.notes[-1].en.startswith("Line 1: what stands behind the card was left out.")


def test_a_row_behind_a_dash_is_a_row(cards: CardBase) -> None:
    assert _rows("4 Foo — 3 Bar") == [(4, "Foo", "", ""), (3, "Bar", "", "")]


def test_points_behind_a_count_are_a_remark(cards: CardBase) -> None:
    deck = read_decklist("ナンジャモ 2枚★4\nドラメシヤ3枚", cards)
    assert [(line.count, line.name) for line in deck.lines] == [
        (2, "ナンジャモ"),
        (3, "ドラメシヤ"),
    ]


def test_columns_of_a_sheet_are_parts_of_a_deck() -> None:
    assert _rows("Pokémon – 4\tTrainers – 3\tEnergy – 2\n4 Foo EX\t3 Bar\t2 Double Baz") == [
        (4, "Foo EX", "", ""),
        (3, "Bar", "", ""),
        (2, "Double Baz", "", ""),
    ]


def test_the_source_of_a_wiki_is_no_card() -> None:
    deck = read_decklist("4 Iono\n* 4× {{TCG ID|Paldea Evolved|Iono|185}}", CardBase())
    assert [line.name for line in deck.lines] == ["Iono"]
    assert [error.line for error in deck.errors] == [2]
