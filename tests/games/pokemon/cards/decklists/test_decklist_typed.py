"""Lists as people type them and as pages are copied: every row is found, none is made up."""

from __future__ import annotations

import pytest

from app.cards.deck.deck import DeckLine, DeckList
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.decklists.decklist import read_decklist
from tests.games.pokemon.cards.check.making import pokemon


def rows(deck: DeckList) -> list[tuple[int, str]]:
    """Return count and card of each row."""
    return [(line.count, line.key) for line in deck.lines]


def only(deck: DeckList) -> DeckLine:
    (line,) = deck.lines
    assert deck.errors == ()
    return line


@pytest.mark.parametrize(
    "row",
    [
        "4 Iono (PAL-185)",
        "4 Iono (PAL 185)",
        "4 Iono PAL-185",
        "4 iono pal 185",
        "4 PAL 185 Iono",
        "4 PAL-185 Iono",
        "4x [PAL-185] Iono",
        "4 Iono 185 PAL",
        "4 Iono 185/193 PAL",
        "4 Iono [PAL] 185",
        "4 sv2-185",
        "4 ナンジャモ(PAL 185)",
        "4 ナンジャモ【PAL 185/193】",
        "Pokémon: 4 Iono PAL 185",
        "Trainer - 4 Iono PAL 185",
        "1. 4 Iono PAL 185",
        "– 4 Iono PAL 185",
        "4,00 Iono PAL 185",
        '"4 Iono PAL 185",',
        "“4 Iono PAL 185”",
        "`4 Iono PAL 185`",
        "| 4 | Iono | PAL | 185 |",
        "- **4** *Iono* PAL 185",
        "4 [Iono](https://a.example/iono) PAL 185",
        "4\nIono PAL 185",
        "<div><span>4</span> <a href='/x'>Iono PAL 185</a></div>",
        "<tr><td>4</td><td>Iono</td><td>PAL</td><td>185</td></tr>",
    ],
)
def test_ways_to_write_a_print(cards: CardBase, row: str) -> None:
    line = only(read_decklist(row, cards))
    assert (line.count, line.key, line.chosen) == (4, "PAL-185", "print")


@pytest.mark.parametrize(
    "row",
    [
        "(4) Iono",
        "[4x] Iono",
        "4) Iono",
        "Iono (4)",
        "Iono [x4]",
        "Iono: 4",
        "Iono*4",
        "4: Iono",
        "・ナンジャモ 4",
        "■ナンジャモ 4枚",
        "ナンジャモ、4",
        "ナンジャモ，4枚",
        "ナンジャモ：４",
        "ナンジャモ4",
        "4ナンジャモ",
        "ナンジャモx4",
        "ナンジャモ 四枚",
    ],
)
def test_ways_to_write_a_count_of_a_known_card(cards: CardBase, row: str) -> None:
    line = only(read_decklist(row, cards))
    assert (line.count, line.key) == (4, "PAL-185")


@pytest.mark.parametrize(
    "line", ["Players: 4", "Round (3)", "回転率が高いので4枚採用", "Record: 4-2-1", "4. Iono"]
)
def test_a_remark_with_a_number_is_no_card(cards: CardBase, line: str) -> None:
    deck = read_decklist(f"4 Dreepy TWM 128\n{line}", cards)
    assert rows(deck) == [(4, "TWM-128")]
    assert [error.line for error in deck.errors] == [2]


def test_a_name_that_ends_in_a_digit_is_not_cut() -> None:
    base = CardBase([pokemon("ポリゴン", "sv3pt5-137")])
    deck = read_decklist("ポリゴン 1枚\nポリゴン2", base)
    assert rows(deck) == [(1, "MEW-137")]
    assert [error.line for error in deck.errors] == [2]


@pytest.mark.parametrize(
    "text",
    [
        "4 Dreepy TWM 128 2 Iono PAL 185 PH 3 Ultra Ball MEG 131",
        "4 Dreepy TWM 128, 2 Iono PAL 185, 3 Ultra Ball MEG 131",
        "4 Dreepy, 2 Iono, 3 Ultra Ball",
        "Dreepy x4; Iono x2; Ultra Ball x3",
        "ドラメシヤ4枚、ナンジャモ2枚、ハイパーボール3枚",
        r"4 Dreepy TWM 128\n2 Iono PAL 185\n3 Ultra Ball MEG 131",
    ],
)
def test_several_rows_on_one_line(cards: CardBase, text: str) -> None:
    deck = read_decklist(text, cards)
    assert rows(deck) == [(4, "TWM-128"), (2, "PAL-185"), (3, "MEG-131")]
    assert deck.remarks == ()


def test_a_line_is_parted_only_into_cards(cards: CardBase) -> None:
    deck = read_decklist("1 Dreepy TWM 128\n2 Farfetch'd, 3 times the duck", cards)
    assert rows(deck) == [(1, "TWM-128")]
    assert [error.text for error in deck.errors] == ["2 Farfetch'd, 3 times the duck"]


@pytest.mark.parametrize(
    "row",
    [
        "4 Iono PAL 185 // two are enough",
        "4 Iono PAL 185 # hmm",
        "4 Iono PAL 185 -- tech",
        "4 Iono PAL 185 (G)",
        "4 Iono PAL 185 - 0,10 €",
        "4 Iono PAL 185 - 3 EUR",
        "4 Iono PAL 185 $0.05",
        "4 Iono PAL 185, 2 left",
        "4 Iono // two are enough",
    ],
)
def test_a_remark_behind_a_card_is_told(cards: CardBase, row: str) -> None:
    deck = read_decklist(row, cards)
    assert rows(deck) == [(4, "PAL-185")]
    (note,) = deck.notes
    assert note.en.startswith("Line 1: what stands behind the card was left out.")
    assert note.ja.startswith("1行目")


@pytest.mark.parametrize("row", ["4 Iono PAL 185.", "4 Iono PAL 185,", "4 Iono PAL 185 (RH)"])
def test_a_stop_or_a_finish_is_no_remark(cards: CardBase, row: str) -> None:
    deck = read_decklist(row, cards)
    assert (rows(deck), deck.remarks) == ([(4, "PAL-185")], ())


@pytest.mark.parametrize(
    "heading",
    [
        *(
            "【グッズ】",
            "■グッズ 4枚",
            "《グッズ》（４）",
            "[Items] (4)",
            "Special Energy",
            "ACE SPEC",
        ),
        *("サポート：（４）", "Trainer: (4)"),
        *("Basic Energy: 4", "== Trainer (4) ==", "◆サポート", "・スタジアム"),
    ],
)
def test_marks_around_a_heading(cards: CardBase, heading: str) -> None:
    deck = read_decklist(f"1 Dreepy TWM 128\n{heading}\n4 Iono", cards)
    assert (rows(deck), deck.remarks) == ([(1, "TWM-128"), (4, "PAL-185")], ())


@pytest.mark.parametrize("heading", ["[Pokémon] (4)", "[ポケモン]", "【ポケモン】", "<Pokémon>"])
def test_a_list_that_begins_with_a_bracket_is_lines(cards: CardBase, heading: str) -> None:
    deck = read_decklist(f"{heading}\n4 Dreepy TWM 128", cards)
    assert (rows(deck), deck.remarks) == ([(4, "TWM-128")], ())


def test_other_words_for_the_total(cards: CardBase) -> None:
    deck = read_decklist("ナンジャモ 4枚\n全5枚", cards)
    assert rows(deck) == [(4, "PAL-185")]
    assert "5" in deck.notes[0].en


@pytest.mark.parametrize(
    "printed", ["SV6 066/101\n4枚", "SV6\n066/101\n4枚", "\nSV6\n\n066/101\n4枚"]
)
def test_the_official_page_copied_with_other_breaks(cards: CardBase, printed: str) -> None:
    line = only(read_decklist(f"ポケモン (4)\nドラメシヤ\n{printed}", cards))
    assert (line.count, line.name, line.set_code, line.number) == (4, "ドラメシヤ", "SV6", "066")


def test_ids_one_a_line(cards: CardBase) -> None:
    deck = read_decklist("sv6-128\nsv6-128\nsv2-185", cards)
    assert rows(deck) == [(2, "TWM-128"), (1, "PAL-185")]


@pytest.mark.parametrize(
    ("row", "name", "set_code", "number"),
    [
        ("1 Alph Lithograph UL TWO", "Alph Lithograph", "UL", "TWO"),
        ("1 Unown [!] UF !", "Unown [!]", "UF", "!"),
        ("1 Unown A UD A", "Unown A", "UD", "A"),
        ("1 Umbreon ★ CEL 17_A", "Umbreon ★", "CEL", "17_A"),
        ("1 Fire Energy XYEnergy 2", "Fire Energy", "XYEnergy", "2"),
        ("1 Fire Energy  2", "Fire Energy", "", ""),
    ],
)
def test_numbers_of_odd_prints(
    cards: CardBase, row: str, name: str, set_code: str, number: str
) -> None:
    line = only(read_decklist(row, cards))
    assert (line.name, line.set_code, line.number) == (name, set_code, number)


def test_parts_of_a_deck_as_keys(cards: CardBase) -> None:
    deck = read_decklist(
        '{"decklist": {"pokemon": [{"count": 4, "set": "TWM", "number": "128", "name": "Dreepy"}],'
        '"trainer": [{"count": 2, "name": "Iono"}],'
        '"energy": [{"count": 3, "name": "Fire Energy"}]}}',
        cards,
    )
    assert rows(deck) == [(4, "TWM-128"), (2, "PAL-185"), (3, "MEE-2")]
    assert deck.remarks == ()
