"""Odd texts people really paste: one test for each kind of trouble."""

from __future__ import annotations

import pytest

from app.cards.deck.deck import DeckLine, DeckList
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.decklists.decklist import read_decklist


def only(deck: DeckList) -> DeckLine:
    """Return the one row of a list."""
    (line,) = deck.lines
    return line


@pytest.mark.parametrize(
    "source",
    [
        "\ufeff4 Iono PAL 185\r\n",
        "\ufeff4 Iono PAL 185\r\n".encode(),
        "4\u00a0Iono\u00a0PAL\u00a0185",
        "4\u3000Iono PAL 185",
        "４ Ｉｏｎｏ ＰＡＬ １８５",
        "4 Iono PAL 185".encode("utf-16"),
        "4\tIono\tPAL\t185",
        "4\u200b Iono PAL 185\u200e",
    ],
)
def test_marks_and_spaces_of_other_programs(cards: CardBase, source: str | bytes) -> None:
    line = only(read_decklist(source, cards))
    assert (line.count, line.name, line.set_code, line.number) == (4, "Iono", "PAL", "185")


def test_older_encodings(cards: CardBase) -> None:
    assert only(read_decklist("ナンジャモ 4枚".encode("cp932"), cards)).key == "PAL-185"
    assert only(read_decklist("4 Poké Pad ASC 198".encode("cp1252"), cards)).key == "ASC-198"


def test_full_width_headers_and_totals(cards: CardBase) -> None:
    deck = read_decklist(
        "ポケモン（２）\n２　ドラメシヤ\nサポート：１\nナンジャモ　４枚\n合計６枚", cards
    )
    assert [line.count for line in deck.lines] == [2, 4]
    assert deck.remarks == ()


@pytest.mark.parametrize("header", ["Pok?mon: 1", "Pokemon: 1", "POKÉMON: 1", "Pokémon : 1"])
@pytest.mark.parametrize("name", ["Poke Pad", "Pok? Pad", "poké pad"])
def test_a_lost_accent(cards: CardBase, header: str, name: str) -> None:
    deck = read_decklist(f"{header}\n1 {name}", cards)
    assert only(deck).key == "ASC-198"
    assert deck.remarks == ()


@pytest.mark.parametrize("finish", ["PH", "rh", "h", "*F*", "PH *F*"])
def test_a_finish_after_the_number(cards: CardBase, finish: str) -> None:
    line = only(read_decklist(f"1 Iono PAL 185 {finish}", cards))
    assert (line.name, line.number, line.key) == ("Iono", "185", "PAL-185")


@pytest.mark.parametrize(
    ("row", "name", "set_code", "number"),
    [
        ("1 N's Zorua PR-SV 189", "N's Zorua", "PR-SV", "189"),
        ("* 1 Tapu Koko PR-SM SM31", "Tapu Koko", "PR-SM", "SM31"),
        ("1 Pikachu PR-XY 95", "Pikachu", "PR-XY", "95"),
        ("1 Zoroark PR-BLW 19", "Zoroark", "PR-BLW", "19"),
        ("1 Arceus PR-DPP DP50", "Arceus", "PR-DPP", "DP50"),
        ("1 Boss's Orders LOR-TG 24", "Boss's Orders", "LOR-TG", "24"),
        ("1 Raikou V CRZ-GG 41", "Raikou V", "CRZ-GG", "41"),
        ("2 Latias ex SVALT 221", "Latias ex", "SVALT", "221"),
        ("4 Mega Kangaskhan ex MEP 25", "Mega Kangaskhan ex", "MEP", "25"),
        ("3 Mew ex 30C 66", "Mew ex", "30C", "66"),
        ("1 Unown 30C 72", "Unown", "30C", "72"),
        ("1 Unown UF H", "Unown", "UF", "H"),
        ("1 Bidoof XYZ 085", "Bidoof", "XYZ", "085"),
        ("1 Lusamine UPR 191a", "Lusamine", "UPR", "191a"),
        ("1 Lucario BRS TG12", "Lucario", "BRS", "TG12"),
        ("1 Wattrel SHF SV107", "Wattrel", "SHF", "SV107"),
        ("1 Iono's Wattrel SV9a 20", "Iono's Wattrel", "SV9a", "20"),
        ("3 Snorunt MA3 035/193", "Snorunt", "MA3", "035"),
    ],
)
def test_set_codes_and_numbers(
    cards: CardBase, row: str, name: str, set_code: str, number: str
) -> None:
    line = only(read_decklist(row, cards))
    assert (line.name, line.set_code, line.number) == (name, set_code, number)


@pytest.mark.parametrize(
    "name",
    [
        "Pokégear 3.0",
        "Technical Machine: Evolution",
        "Professor's Research (Professor Sada)",
        "N",
        "Porygon2",
        "Mewtwo & Mew-GX",
        "Giratina ◇",
        "Boss’s Orders",
        "Charizard VMAX",
        "Team Rocket's Factory",
        "Xatu",
        "Type: Null",
    ],
)
@pytest.mark.parametrize("printed", ["", " TEF 14"])
def test_names_with_odd_marks(cards: CardBase, name: str, printed: str) -> None:
    line = only(read_decklist(f"2 {name}{printed}", cards))
    assert (line.count, line.name) == (2, name)
    assert f"{line.set_code} {line.number}".strip() == printed.strip()


@pytest.mark.parametrize(
    ("row", "count", "key"),
    [
        ("3 Nest Ball", 3, "SVI-181"),
        ("11 Basic Fire Energy", 11, "MEE-2"),
        ("2         Boss's Orders RCL     189", 2, "MEG-114"),
        ("4x Iono", 4, "PAL-185"),
        ("4 x Iono", 4, "PAL-185"),
        ("4× Iono", 4, "PAL-185"),
        ("x4 Iono", 4, "PAL-185"),
        ("Iono x4", 4, "PAL-185"),
        ("Iono PAL 185 x4", 4, "PAL-185"),
        ("Dragapult ex ×3", 3, "TWM-130"),
        ("- 4 Iono", 4, "PAL-185"),
        ("ナンジャモ 4枚", 4, "PAL-185"),
        ("ナンジャモ4枚", 4, "PAL-185"),
        ("4枚 ナンジャモ", 4, "PAL-185"),
        ("ナンジャモ×4", 4, "PAL-185"),
        ("ナンジャモ 4", 4, "PAL-185"),
        ("ポケギア3.0 4枚", 4, "SVI-186"),
        ("基本超エネルギー 12枚", 12, "MEE-5"),
        ("3 Basic {P} Energy Energy 13", 3, "MEE-5"),
    ],
)
def test_ways_to_write_a_count(cards: CardBase, row: str, count: int, key: str) -> None:
    deck = read_decklist(row, cards)
    assert (only(deck).count, only(deck).key) == (count, key)
    assert deck.remarks == ()


def test_no_sections_at_all(cards: CardBase) -> None:
    deck = read_decklist("4 Dreepy TWM 128\n4 Iono PAL 185\n2 Psychic Energy\n1 Odd Energy", cards)
    assert [line.section for line in deck.lines] == ["pokemon", "trainer", "energy", "energy"]


def test_the_header_decides_for_a_card_without_data(cards: CardBase) -> None:
    deck = read_decklist("Trainer: 1\n1 Some Gadget ABC 1", cards)
    assert only(deck).section == "trainer"


def test_a_title_and_remarks_around_the_list(cards: CardBase) -> None:
    deck = read_decklist("# Night shift\n\nTrainer: 1\n4 Iono PAL 185\n\nthanks for reading", cards)
    assert deck.title == "Night shift"
    assert deck.count == 4
    assert deck.notes == ()
    (error,) = deck.errors
    assert (error.line, error.text) == (6, "thanks for reading")
    assert error.words.en.startswith("Line 6 (“thanks for reading”)")


def test_web_page_remains_and_fences(cards: CardBase) -> None:
    deck = read_decklist("<p>Trainer: 1<br>4 Iono PAL 185<br/>1 Pok&eacute; Pad</p>", cards)
    assert [line.key for line in deck.lines] == ["PAL-185", "ASC-198"]
    assert read_decklist("```\n**Trainer: 1**\n4 Iono PAL 185\n```", cards).remarks == ()


def test_the_old_client(cards: CardBase) -> None:
    deck = read_decklist(
        "****** Pokémon Trading Card Game Deck List ******\n\n"
        "##Pokémon - 4\n\n* 4 Dreepy TWM 128\n\n"
        "##Trainer Cards - 2\n\n* 2 Iono PAL 185\n\nTotal Cards - 6\n\n****** ******",
        cards,
    )
    assert deck.count == 6
    assert deck.remarks == ()


@pytest.mark.parametrize("stated", [1, 4])
def test_a_header_may_count_lines_or_cards(cards: CardBase, stated: int) -> None:
    assert read_decklist(f"Trainer: {stated}\n4 Iono PAL 185", cards).remarks == ()


def test_wrong_header_and_wrong_total(cards: CardBase) -> None:
    deck = read_decklist("Trainer: 3\n4 Iono PAL 185\nTotal Cards: 60", cards)
    header, total = deck.remarks
    assert header.en.startswith("Line 1 ")
    assert total.en.startswith("Line 3 ")
    assert "60" in total.ja


@pytest.mark.parametrize(
    "headers",
    [
        ("Pokémon :", "Dresseur:", "Énergie :"),
        ("Pokémon:", "Treinador:", "Energia:"),
        ("Pokémon:", "Carte Allenatore:", "Energia:"),
        ("ポケモン", "トレーナーズ", "エネルギー"),
    ],
)
@pytest.mark.parametrize("total", ["Total de cartes\u00a0: 3", "Totale carte: 3", "合計3枚"])
def test_other_languages(cards: CardBase, headers: tuple[str, ...], total: str) -> None:
    first, second, third = headers
    deck = read_decklist(
        f"{first} 1\n1 Dreepy TWM 128\n\n{second} 1\n1 Iono PAL 185\n\n{third} 1\n"
        f"1 Basic {{P}} Energy MEE 5\n\n{total}",
        cards,
    )
    assert deck.count == 3
    assert deck.remarks == ()
    assert deck.title == ""


def test_an_unknown_set_keeps_its_row(cards: CardBase) -> None:
    deck = read_decklist("2 Brand New Thing ZZZ 7", cards)
    assert only(deck).key == "?Brand New Thing|ZZZ|7"
    (warning,) = deck.remarks
    assert "Line 1:" in warning.en
    assert "Brand New Thing (ZZZ 7)" in warning.ja


def test_averaged_lists_are_rounded_and_reported(cards: CardBase) -> None:
    deck = read_decklist("Pokémon (5.48)\n4.00 Dreepy TWM 128\n1.48 Budew ASC 16", cards)
    assert [line.count for line in deck.lines] == [4, 1]
    assert any("average" in warning.en for warning in deck.remarks)


def test_a_row_of_none_is_reported(cards: CardBase) -> None:
    deck = read_decklist("0 Iono PAL 185\n4 Dreepy TWM 128", cards)
    assert deck.count == 4
    (error,) = deck.errors
    assert (error.line, error.text) == (1, "0 Iono PAL 185")
    assert "asks for 0 copies" in error.reason.en


def test_a_deck_code_beside_the_rows(cards: CardBase) -> None:
    deck = read_decklist("デッキコード: gngLgL-7AWHa3-LNgNnn\nナンジャモ 4枚", cards)
    assert deck.count == 4
    assert deck.code == "gngLgL-7AWHa3-LNgNnn"
    (note,) = deck.notes
    assert "貼り付けて" in note.ja


def test_the_four_lines_of_the_official_page(cards: CardBase) -> None:
    deck = read_decklist(
        "ポケモン (5)\nドラメシヤ\nSV6\n066/101\n4枚\nシェイミ\nSV-P\n121/SV-P\n1枚\n\n"
        "グッズ (4)\nポケパッド 4枚\n\nエネルギー (3)\n基本超エネルギー 3枚",
        cards,
    )
    assert [(line.count, line.name, line.set_code, line.number) for line in deck.lines] == [
        (4, "ドラメシヤ", "SV6", "066"),
        (1, "シェイミ", "SV-P", "121"),
        (4, "ポケパッド", "", ""),
        (3, "基本超エネルギー", "", ""),
    ]
    assert [line.key for line in deck.lines] == ["TWM-128", "DRI-10", "ASC-198", "MEE-5"]
    assert deck.lines[1].source_line == 6
    assert deck.title == ""


def test_a_name_with_its_count_on_the_next_line(cards: CardBase) -> None:
    assert only(read_decklist("サポート\nナンジャモ\n4枚", cards)).count == 4


def test_the_same_card_on_two_lines_stays_on_two(cards: CardBase) -> None:
    deck = read_decklist("1 Iono PAL 185 PH\n1 Iono PAL 269\n1 Iono PAL 254", cards)
    assert [line.number for line in deck.lines] == ["185", "269", "254"]
    assert set(deck.keys) == {"PAL-185"}
