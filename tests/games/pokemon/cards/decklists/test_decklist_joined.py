"""Rows that run together on one line: parted where that is sound, and otherwise an error."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.cards.deck.deck import DeckList, DeckListError
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.decklists.decklist import read_decklist
from app.games.pokemon.cards.decklists.decklist_joined import holds_a_row
from app.resources import assets

NO_CARDS = CardBase()


def rows(deck: DeckList) -> list[tuple[int, str, str]]:
    """Return count, name and print of each row."""
    return [
        (line.count, line.name, f"{line.set_code} {line.number}".strip()) for line in deck.lines
    ]


@pytest.mark.parametrize("base", ["shipped", "none"])
@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (
            "10x Basic {D} Energy (7), 2x Froslass (104), 4x Munkidori (112),",
            [(10, "Basic {D} Energy", "7"), (2, "Froslass", "104"), (4, "Munkidori", "112")],
        ),
        (
            "3 Lugia V 3 Professor's Research 4 Evolution Incense",
            [(3, "Lugia V", ""), (3, "Professor's Research", ""), (4, "Evolution Incense", "")],
        ),
        (
            "2 Mew ex 30C 66 3 Boss's Orders (Ghetsis) PAL 172 PH 1 N BLW 92",
            [
                (2, "Mew ex", "30C 66"),
                (3, "Boss's Orders (Ghetsis)", "PAL 172"),
                (1, "N", "BLW 92"),
            ],
        ),
        (
            "4 Foo; 3 Bar / 2 Baz + 1 Qux",
            [(4, "Foo", ""), (3, "Bar", ""), (2, "Baz", ""), (1, "Qux", "")],
        ),
        (
            "- Items: 8 cards (Foo x4, Bar x3, Baz x1).",
            [(4, "Foo", ""), (3, "Bar", ""), (1, "Baz", "")],
        ),
        ("4 Foo,3 Bar", [(4, "Foo", ""), (3, "Bar", "")]),
        ("4x Foo ZZZ 1,3x Bar ZZZ 2", [(4, "Foo", "ZZZ 1"), (3, "Bar", "ZZZ 2")]),
        ("4 Foo ZZZ 1 and 3 Bar", [(4, "Foo", "ZZZ 1"), (3, "Bar", "")]),
        ("1. x4 Foo, x3 Bar", [(4, "Foo", ""), (3, "Bar", "")]),
        ("x4 Foo x3 Bar", [(4, "Foo", ""), (3, "Bar", "")]),
        ("4 x Foo, 3 x Bar", [(4, "Foo", ""), (3, "Bar", "")]),
        ("Foo x4 Bar Baz x3", [(4, "Foo", ""), (3, "Bar Baz", "")]),
        ("Foo ×4、Bar ×3", [(4, "Foo", ""), (3, "Bar", "")]),
        ("ふしぎな石4枚ゆれる草3枚", [(4, "ふしぎな石", ""), (3, "ゆれる草", "")]),
        ("ふしぎな石 4枚　ゆれる草 3枚", [(4, "ふしぎな石", ""), (3, "ゆれる草", "")]),
        ("4 ふしぎな石 3 ゆれる草", [(4, "ふしぎな石", ""), (3, "ゆれる草", "")]),
        ("4枚 ふしぎな石 3枚 ゆれる草", [(4, "ふしぎな石", ""), (3, "ゆれる草", "")]),
        ("4 Energy Removal 2 3 Gallade 4", [(4, "Energy Removal 2", ""), (3, "Gallade 4", "")]),
        (
            "1 Alakazam 4 LV.X RR 103 2 Potion",
            [(1, "Alakazam 4 LV.X", "RR 103"), (2, "Potion", "")],
        ),
        ("6 Fire Energy BRS R 4 Foo", [(6, "Fire Energy", "BRS R"), (4, "Foo", "")]),
        ("4 Foo ZZZ 1\t\t3 Bar ZZZ 2", [(4, "Foo", "ZZZ 1"), (3, "Bar", "ZZZ 2")]),
    ],
)
def test_rows_on_one_line_are_parted(
    cards: CardBase, base: str, text: str, wanted: list[tuple[int, str, str]]
) -> None:
    deck = read_decklist(f"1 Dreepy TWM 128\n{text}", cards if base == "shipped" else NO_CARDS)
    assert rows(deck)[1:] == wanted
    assert {line.source_line for line in deck.lines[1:]} == {2}
    assert deck.errors == ()


@pytest.mark.parametrize(
    "text",
    [
        "4 iono, 3 dreepy, 2 ultra ball",
        "Iono 4, Dreepy 3, Ultra Ball 2",
        "Iono: 4, Dreepy: 3, Ultra Ball: 2",
        "4 Iono - 3 Dreepy - 2 Ultra Ball",
        "4 Iono • 3 Dreepy • 2 Ultra Ball",
        "(4) Iono, (3) Dreepy, (2) Ultra Ball",
    ],
)
def test_looser_rows_are_parted_where_every_name_is_known(cards: CardBase, text: str) -> None:
    deck = read_decklist(f"1 Budew ASC 16\n{text}", cards)
    assert [(line.count, line.key) for line in deck.lines[1:]] == [
        (4, "PAL-185"),
        (3, "TWM-128"),
        (2, "MEG-131"),
    ]
    assert deck.remarks == ()


@pytest.mark.parametrize(
    "text",
    [
        (
            "Pokémon: 2 4 Dreepy TWM 128 2 Drakloak TWM 129 Trainer: 1 4 Iono PAL 185 "
            "Energy: 1 3 Basic {P} Energy MEE 5 Total Cards: 13"
        ),
        (
            "Pokémon (6) 4 Dreepy TWM 128 2 Drakloak TWM 129 Trainer (4) 4 Iono PAL 185 "
            "Energy (3) 3 Basic {P} Energy MEE 5 Total: 13"
        ),
        (
            "Pokémon: 4 Dreepy TWM 128 2 Drakloak TWM 129 Trainer: 4 Iono PAL 185 "
            "Energy: 3 Basic {P} Energy MEE 5"
        ),
        (
            "ポケモン (6) ドラメシヤ 4枚 ドロンチ 2枚 サポート (4) ナンジャモ 4枚 "
            "エネルギー (3) 基本超エネルギー 3枚 合計13枚"
        ),
    ],
)
def test_a_whole_list_on_one_line(cards: CardBase, text: str) -> None:
    deck = read_decklist(text, cards)
    assert [(line.count, line.key) for line in deck.lines] == [
        (4, "TWM-128"),
        (2, "TWM-129"),
        (4, "PAL-185"),
        (3, "MEE-5"),
    ]
    assert deck.remarks == ()


def test_two_columns_side_by_side(cards: CardBase) -> None:
    deck = read_decklist(
        "Pokémon: 1      Trainer: 2\n4 Dreepy TWM 128      4 Iono PAL 185\n"
        "                      1 Ultra Ball MEG 131",
        cards,
    )
    assert [(line.count, line.key) for line in deck.lines] == [
        (4, "TWM-128"),
        (4, "PAL-185"),
        (1, "MEG-131"),
    ]
    assert deck.remarks == ()


@pytest.mark.parametrize(
    "text",
    [
        "2 Farfetch'd, 3 times the duck",
        "4 Boss's Orders PAL 4 Iono PAL 185",
        "4 Iono PAL 185 Dreepy TWM 128 3 Judge",
        "4 foo 3 bar",
        "4 Foo x3",
        "4 Foo, x3 bar",
        "4 Iono and 3 unheard of",
        "4 Iono PAL 185 4",
        "4 Iono PAL 185 - 3 x unheard of",
    ],
)
@pytest.mark.parametrize("base", ["shipped", "none"])
def test_what_cannot_be_parted_is_an_error_with_its_line(
    cards: CardBase, base: str, text: str
) -> None:
    deck = read_decklist(f"1 Dreepy TWM 128\n{text}", cards if base == "shipped" else NO_CARDS)
    assert rows(deck) == [(1, "Dreepy", "TWM 128")]
    (error,) = deck.errors
    assert (error.line, error.text) == (2, text)
    assert "several cards" in error.reason.en
    assert "1行に1種類" in error.reason.ja


@pytest.mark.parametrize(
    "text",
    [
        (
            '[{"count": 10, "name": "Basic {D} Energy (7), 2x Froslass (104)"}, '
            '{"count": 1, "name": "Foo"}]'
        ),
        '["4 Foo 3 bar", "1 Foo"]',
        '["4 Iono PAL 185, 3 Dreepy TWM 128", "1 Foo"]',
        'chabudai_deck: 1\ncards:\n  - {count: 4, name: "Foo 3 Bar"}\n  - {count: 1, name: Foo}',
        (
            '<cockatrice_deck><zone name="main">\n<card number="4" name="Foo, 2x Bar"/>\n'
            '<card number="1" name="Foo"/></zone></cockatrice_deck>'
        ),
        "count,name\n4,Foo 3 Bar\n1,Foo",
        "count,name\n4,Foo,3,Bar\n1,Foo",
        "4,Foo,3,Bar\n1,Foo",
    ],
)
def test_no_form_makes_one_card_of_several(cards: CardBase, text: str) -> None:
    deck = read_decklist(text, cards)
    assert rows(deck) == [(1, "Foo", "")]
    assert len(deck.errors) == 1


def test_of_several_rows_only_the_wrong_one_is_an_error(cards: CardBase) -> None:
    deck = read_decklist("4 Iono PAL 185, 1000x Foo, 2x Bar", cards)
    assert rows(deck) == [(4, "Iono", "PAL 185"), (2, "Bar", "")]
    assert [(error.line, error.text) for error in deck.errors] == [(1, "1000x Foo")]


def test_several_cards_on_the_first_line_are_no_title(cards: CardBase) -> None:
    for text in ("Foo x4 Bar", "Foo 4枚 Bar", "*** 4 Foo 3 bar ***"):
        deck = read_decklist(f"{text}\n1 Dreepy TWM 128", cards)
        assert (deck.title, [error.line for error in deck.errors]) == ("", [1])


def test_a_remark_is_no_row(cards: CardBase) -> None:
    deck = read_decklist("4 Iono PAL 185 // 2 Copies are enough, 3 Judges more", cards)
    assert rows(deck) == [(4, "Iono", "PAL 185")]
    assert deck.notes[0].en.startswith("Line 1: what stands behind the card was left out.")


# -- names ----------------------------------------------------------------------------------------

WITH_NUMBERS = (
    "Porygon2",
    "Team Rocket's Porygon2",
    "Technical Machine TS-1",
    "Technical Machine 01",
    "Team Magma Technical Machine 01",
    "Pokégear 3.0",
    "Energy Removal 2",
    "Super Energy Removal 2",
    "Gallade 4",
    "Alakazam 4 LV.X",
    "Infernape 4 LV.X",
    "Pokédex HANDY910is",
    "Unown 7",
    "ポケギア3.0",
    "ポリゴン2",
    "フーディン四LV.X",
    "TS-1 アーマー",
)


@pytest.mark.parametrize("name", WITH_NUMBERS)
def test_a_card_with_a_number_in_its_name_is_not_refused(name: str) -> None:
    assert not holds_a_row(name)
    deck = read_decklist(f"2 {name}\n1 {name} ZZZ 7", NO_CARDS)
    assert rows(deck) == [(2, name, ""), (1, name, "ZZZ 7")]


def test_no_name_that_comes_with_the_program_is_refused(cards: CardBase) -> None:
    names = {side for card in cards for side in (card.name.en, card.name.ja)}
    names |= set(_texts(json.loads((assets() / "names" / "pokemon.json").read_text("utf-8"))))
    assert len(names) > 400
    assert [name for name in sorted(names) if holds_a_row(name)] == []


def test_no_name_of_the_public_data_is_refused(shared: Path) -> None:
    folder = shared / "data" / "ptcg"
    if not folder.is_dir():
        pytest.skip(f"needs the collected card data, and {folder} is not there")
    files = [
        path for part in ("cards", "ja", "samples") for path in (folder / part).rglob("*.json")
    ]
    names = {name for path in files for name in _names(json.loads(path.read_text("utf-8")))}
    assert len(names) > 1_000
    assert [name for name in sorted(names) if holds_a_row(name)] == []


def _texts(data: object) -> list[str]:
    if isinstance(data, dict):
        return [text for pair in data.items() for one in pair for text in _texts(one)]
    if isinstance(data, list):
        return [text for one in data for text in _texts(one)]
    return [data] if isinstance(data, str) else []


def _names(data: object) -> list[str]:
    """Return the names of cards in a file of data, whatever form it has."""
    if isinstance(data, list):
        return [name for one in data for name in _names(one)]
    if not isinstance(data, dict):
        return []
    own = data.get("name")
    found = _texts(own) if isinstance(own, (str, dict)) else []
    if "names" in data:
        found += _texts(data["names"])
    return found + [name for key, one in data.items() if key != "name" for name in _names(one)]


# -- counts ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "row",
    [
        "99999 Iono PAL 185",
        "1000 Iono",
        "1,000 Iono",
        "1.000 Iono PAL 185",
        "100000x Nobody Knows This",
        "123456789012345678901234567890 Iono",
        "Iono x1000",
        "Iono ×12345",
        "ナンジャモ 1000枚",
        "ナンジャモ 12345枚",
        "1000枚 ナンジャモ",
    ],
)
@pytest.mark.parametrize("place", ["first", "last"])
def test_a_count_too_large_says_so(cards: CardBase, row: str, place: str) -> None:
    text = f"{row}\n2 Dreepy TWM 128" if place == "first" else f"2 Dreepy TWM 128\n{row}"
    deck = read_decklist(text, cards)
    assert (rows(deck), deck.title) == ([(2, "Dreepy", "TWM 128")], "")
    (error,) = deck.errors
    assert error.line == (1 if place == "first" else 2)
    assert "1,000 copies or more" in error.reason.en
    assert "1,000枚以上" in error.reason.ja


@pytest.mark.parametrize(
    "text",
    [
        '[{"count": 99999, "name": "Iono"}, {"count": 1, "name": "Foo"}]',
        '[{"count": "1.000", "name": "Iono"}, {"count": 1, "name": "Foo"}]',
        "chabudai_deck: 1\ncards:\n  - {count: 99999, name: Iono}\n  - {count: 1, name: Foo}",
        (
            '<cockatrice_deck><zone name="main">\n<card number="99999" name="Iono"/>\n'
            '<card number="1" name="Foo"/></zone></cockatrice_deck>'
        ),
        "count,name\n99999,Iono\n1,Foo",
        "99999,Iono\n1,Foo",
    ],
)
def test_a_count_too_large_says_so_in_every_form(cards: CardBase, text: str) -> None:
    deck = read_decklist(text, cards)
    assert rows(deck) == [(1, "Foo", "")]
    (error,) = deck.errors
    assert "1,000 copies or more" in error.reason.en


def test_a_list_of_nothing_but_a_wrong_count_says_what_is_wrong(cards: CardBase) -> None:
    with pytest.raises(DeckListError) as caught:
        read_decklist("1000 Iono PAL 185", cards)
    assert "Line 1 (“1000 Iono PAL 185”)" in caught.value.words.en
    assert "1,000 copies or more" in caught.value.words.en
    assert "1行目" in caught.value.words.ja


def test_a_year_before_a_title_is_no_count(cards: CardBase) -> None:
    deck = read_decklist("2024 World Championships\n4 Iono PAL 185", cards)
    assert (deck.title, deck.remarks) == ("2024 World Championships", ())


# -- prints ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("base", ["shipped", "none"])
@pytest.mark.parametrize(
    ("row", "energy"),
    [
        ("6 Fire Energy BRS R", "Basic Fire Energy"),
        ("6 Basic Fire Energy BRS R", "Basic Fire Energy"),
        ("6 Basic {R} Energy BRS R PH", "Basic Fire Energy"),
        ("6 Psychic Energy TK-AlolanRaichu 20", "Basic Psychic Energy"),
        ("6 Basic {P} Energy TK-AlolanRaichu 20", "Basic Psychic Energy"),
        ("6 Energía Fuego BRS R", "Basic Fire Energy"),
        ("6 超エネルギー SVE 5", "Basic Psychic Energy"),
    ],
)
def test_an_energy_is_one_whatever_its_print(
    cards: CardBase, base: str, row: str, energy: str
) -> None:
    known = cards if base == "shipped" else NO_CARDS
    (line,) = read_decklist(row, known).lines
    card = known.get(line.key)
    assert (line.count, card.kind, card.name.en) == (6, "basic_energy", energy)
    assert line.section == "energy"


def test_a_number_in_brackets_tells_the_print() -> None:
    base = CardBase.load()
    (line,) = read_decklist("2x Munkidori (95)", base).lines
    assert (line.name, line.set_code, line.number, line.key) == ("Munkidori", "", "95", "TWM-95")


def test_a_number_that_no_print_has_is_told(cards: CardBase) -> None:
    deck = read_decklist("2x Munkidori (112)", cards)
    assert deck.lines[0].key == "TWM-95"
    (note,) = deck.notes
    assert note.en.startswith("Line 1: there is no data for 112; “Munkidori” from TWM 95 is used.")


def test_the_set_of_a_trainer_kit_is_no_part_of_the_name() -> None:
    (line,) = read_decklist("1 Raichu TK-AlolanRaichu 5", NO_CARDS).lines
    assert (line.name, line.set_code, line.number) == ("Raichu", "TK-AlolanRaichu", "5")
