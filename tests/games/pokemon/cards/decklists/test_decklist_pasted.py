"""Lists as they come from tables, chats and hands: no count is misread, no total passed over."""

from __future__ import annotations

import pytest

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
