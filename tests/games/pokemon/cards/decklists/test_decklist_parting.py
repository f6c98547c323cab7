"""Where the name of a row ends and its print begins, asked of the sets and cards that are known."""

from __future__ import annotations

from decimal import Decimal

import pytest

from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.decklists.decklist import read_decklist
from app.games.pokemon.cards.decklists.decklist_parting import (
    is_card,
    known_print,
    parted,
    parted_name,
    set_code_of,
    set_codes,
)
from app.games.pokemon.cards.decklists.forms.decklist_line import Row


def test_a_known_set_behind_a_name_is_its_set() -> None:
    assert {"TWM", "PAL"} <= set_codes()
    assert parted_name("Dreepy TWM") == ("Dreepy", "TWM")
    assert parted_name("Dreepy XYZ") == ("Dreepy XYZ", "")
    assert parted_name("TWM") == ("TWM", "")


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("Iono pal 185", ("Iono", "PAL", "185")),
        ("Iono PAL-185", ("Iono", "PAL", "185")),
        ("Iono PAL", ("Iono", "PAL", "")),
        ("Iono 185 PAL", ("Iono", "PAL", "185")),
        ("Iono 185/193", ("Iono", "", "185")),
        ("Iono 1182", ("Iono", "", "1182")),
        ("Gadget 1182", ("Gadget", "", "1182")),
        ("Gadget 118", ("Gadget 118", "", "")),
        ("Gadget 1182 (ACE SPEC)", ("Gadget", "", "1182")),
        ("Gadget (Base Set 7/102)", ("Gadget", "BS", "7")),
        ("Gadget (Jungle, #10)", ("Gadget", "JU", "10")),
        ("Iono (PAL)", ("Iono", "PAL", "")),
        ("Nobody 2000 abc", ("Nobody 2000 abc", "", "")),
    ],
)
def test_people_write_prints_in_many_ways(
    cards: CardBase, name: str, parts: tuple[str, str, str]
) -> None:
    row = parted(Row(Decimal(1), name), cards)
    assert (row.name, row.set_code, row.number) == parts


def test_a_known_print_may_stand_first(cards: CardBase) -> None:
    for text in ("PAL 185", "PAL-185 Iono", "sv2-185"):
        found = known_print(text, cards)
        assert found is not None, text
        assert (found[0].name.en, *found[1:]) == ("Iono", "PAL", "185")
    assert known_print("PAL 185 Dreepy", cards) is None, "it is another card"


def test_what_names_a_card_is_known(cards: CardBase) -> None:
    assert [is_card(text, cards) for text in ("Iono", "PAL 185", "Nobody PAL", "Nobody")] == [
        True, True, True, False,
    ]  # fmt: skip


@pytest.mark.parametrize("ending", ["EX", "GX"])
def test_what_names_end_in_is_no_set(cards: CardBase, ending: str) -> None:
    deck = read_decklist(f"3 Dreepy {ending}", cards)
    (line,) = deck.lines
    assert (line.name, line.set_code, line.status) == (f"Dreepy {ending}", "", "placeholder")


def test_a_pokemon_of_a_set_without_data_is_told(cards: CardBase) -> None:
    deck = read_decklist("3 Dreepy PLS\n2 Iono PLS", cards)
    assert [line.key for line in deck.lines] == ["TWM-128", "PAL-185"]
    (note,) = deck.notes
    assert note.en.startswith("Line 1: there is no data for PLS; “Dreepy” from TWM 128 is used.")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("pal", "PAL"),
        ("Paldea Evolved", "PAL"),
        ("SV02: Paldea Evolved", "PAL"),
        ("ex", ""),
        ("Nowhere", ""),
    ],
)
def test_a_set_is_known_by_its_code_and_its_name(text: str, code: str) -> None:
    assert set_code_of(text) == code


@pytest.mark.parametrize(
    "printed",
    ["(Twilight Masquerade)", "[Twilight Masquerade 128]", "(Twilight Masquerade, #128)", "(TWM)"],
)
def test_a_set_is_named_in_brackets(cards: CardBase, printed: str) -> None:
    (line,) = read_decklist(f"4 Dreepy {printed}", cards).lines
    assert (line.name, line.set_code, line.key) == ("Dreepy", "TWM", "TWM-128")


@pytest.mark.parametrize(
    "printed", ["- TWM", "– SV06: Twilight Masquerade", "- TWM 128", "- TWM/ASC"]
)
def test_a_set_stands_behind_a_dash(cards: CardBase, printed: str) -> None:
    (line,) = read_decklist(f"4 Dreepy {printed}", cards).lines
    assert (line.name, line.set_code, line.key) == ("Dreepy", "TWM", "TWM-128")


@pytest.mark.parametrize("row", ["PAL185 Iono", "PAL-185 Iono", "PAL185/193 Iono", "PAL 185 Iono"])
def test_a_print_stands_before_the_name(cards: CardBase, row: str) -> None:
    for base in (cards, CardBase()):
        (line,) = read_decklist(f"4 {row}", base).lines
        assert (line.count, line.name, line.set_code, line.number) == (4, "Iono", "PAL", "185")


@pytest.mark.parametrize("text", ["4 XYZ185 Iono", "4 EX100 Foo", "4 R2 Unit"])
def test_what_is_no_known_set_before_a_name_is_none(text: str) -> None:
    lines = read_decklist(f"1 Foo\n{text}", CardBase()).lines[1:]
    assert [(line.name, line.set_code) for line in lines] in ([], [(text[2:], "")])


@pytest.mark.parametrize(
    "others", ["/PAF 80", " / PAF 80", ", PAF 80", " or PAF-80", " & PAF 237/091 & SVP 124"]
)
def test_of_several_prints_the_first_is_read_and_the_others_are_told(
    cards: CardBase, others: str
) -> None:
    for base in (cards, CardBase()):
        deck = read_decklist(f"4 Iono PAL 185{others}", base)
        (line,) = deck.lines
        assert (line.count, line.name, line.set_code, line.number) == (4, "Iono", "PAL", "185")
        assert deck.errors == ()
        assert any("Line 1" in note.en and "left out" in note.en for note in deck.notes)


def test_a_line_of_two_cards_behind_another_is_no_name() -> None:
    deck = read_decklist("1 Foo\n3 Bar, 2/2 Baz/Qux\n1 Gadget 1158 (ACE SPEC)", CardBase())
    assert [line.name for line in deck.lines] == ["Foo", "Gadget"]
    assert [error.line for error in deck.errors] == [2]


def test_copies_of_each_of_several_prints_are_no_row() -> None:
    deck = read_decklist("1 Foo\n2 Iono PAL 185/2 PAF 80", CardBase())
    assert [line.name for line in deck.lines] == ["Foo"]
    assert len(deck.errors) == 1


@pytest.mark.parametrize(
    ("row", "name"),
    [
        ("4 Iono - Draw Power", "Iono"),
        ("4 Gadget - draws cards", "Gadget"),
        ("4 Gadget - Primary attacker", "Gadget"),
        ("4 Gadget (the best of them all)", "Gadget"),
        ("4 Gadget (Active Attacker — 220 HP with a Tool)", "Gadget"),
        ("4 Gadget (ACE SPEC: one at most):", "Gadget"),
        ("4 Gadget: skips a Stage", "Gadget"),
        ("4 Gadget; stadium", "Gadget"),
        ("4 Gadget [1182]", "Gadget"),
        ("4 Gadget (Foo Bar)", "Gadget (Foo Bar)"),
        ("4 Gadget: Evolution", "Gadget: Evolution"),
    ],
)
def test_what_is_told_of_a_card_is_no_part_of_its_name(
    cards: CardBase, row: str, name: str
) -> None:
    deck = read_decklist(f"1 Dreepy TWM 128\n{row}", cards)
    assert deck.errors == ()
    assert [(line.count, line.name) for line in deck.lines[1:]] == [(4, name)]


def test_what_is_no_set_behind_a_dash_stays_with_the_name(cards: CardBase) -> None:
    (line,) = read_decklist("4 Gadget - Mark II", cards).lines
    assert (line.name, line.set_code) == ("Gadget - Mark II", "")
