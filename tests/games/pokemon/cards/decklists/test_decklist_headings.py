"""The words that head the parts of a deck list, and its total, in the languages lists come in."""

from __future__ import annotations

import pytest

from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.decklists.decklist import read_decklist
from app.games.pokemon.cards.decklists.decklist_headings import Header, PileHead, Total, heading


@pytest.mark.parametrize(
    ("text", "section", "stated"),
    [
        ("Pokémon: 12", "pokemon", "12"),
        ("Trainer (30)", "trainer", "30"),
        ("【グッズ】(4)", "trainer", "4"),
        ("Cartes Énergie - 9", "energy", "9"),
        ("エネルギー 10枚", "energy", "10"),
        ("Trainer Cards", "trainer", ""),
    ],
)
def test_a_part_is_headed_in_many_languages(text: str, section: str, stated: str) -> None:
    found = heading(text)
    assert isinstance(found, Header)
    assert (found.section, found.stated) == (section, stated)


@pytest.mark.parametrize(
    ("text", "pile"), [("Sideboard", "side"), ("Main deck: 60", "main"), ("検討中", "maybe")]
)
def test_piles_have_heads_as_well(text: str, pile: str) -> None:
    found = heading(text)
    assert isinstance(found, PileHead)
    assert found.pile == pile


@pytest.mark.parametrize("text", ["Total Cards: 60", "60 cards", "合計 60", "Number of cards: 60"])
def test_a_total_is_no_part(text: str) -> None:
    assert heading(text) == Total(60)


@pytest.mark.parametrize("text", ["4 Iono", "Iono", "Players: 4", ""])
def test_anything_else_is_no_heading(text: str) -> None:
    assert heading(text) is None


@pytest.mark.parametrize(
    ("text", "section", "stated"),
    [
        ("13 Pokémon", "pokemon", "13"),
        ("11 Basic Pokémon:", "pokemon", "11"),
        ("4 Supporters:", "trainer", "4"),
        ("22 Itens/ACE SPEC", "trainer", "22"),
        ("Item/Supporter (30)", "trainer", "30"),
        ("【ポケモン】計4枚", "pokemon", "4"),
        ("ポケモン:計18枚", "pokemon", "18"),
        ("グッズ 全12枚", "trainer", "12"),
        ("旧ウラトレーナー4枚", "trainer", "4"),
        ("🔥 Pokémon (4)", "pokemon", "4"),
        ("🃏 Trainer", "trainer", ""),
        ("⚡️ Energy (1) ⚡️", "energy", "1"),
        ("Unterstützer (4)", "trainer", "4"),
        ("Objets: 3", "trainer", "3"),
        ("Partidarios", "trainer", ""),
        ("Strumenti (2)", "trainer", "2"),
        ("Apoiadores", "trainer", ""),
        ("训练家 (4)", "trainer", "4"),
    ],
)
def test_headings_as_people_write_them(text: str, section: str, stated: str) -> None:
    found = heading(text)
    assert isinstance(found, Header)
    assert (found.section, found.stated) == (section, stated)


@pytest.mark.parametrize(
    "text", ["8 🔥 Energy", "2 Energy Switch", "1 Item Finder", "4 Main", "2 Pokémon/Energy"]
)
def test_no_heading_is_made_of_a_row(text: str) -> None:
    assert heading(text) is None


def test_counts_stand_before_the_words_of_headings() -> None:
    deck = read_decklist(
        "- **7 Pokémon**: 4x Dwebble (12), 3x Crustle (13).\n- **4 Itens/ACE SPEC**: 4x Foo (1).\n"
        "5 Energy\n5 Fire Energy",
        CardBase(),
    )
    assert [(line.count, line.name, line.section) for line in deck.lines] == [
        (4, "Dwebble", "pokemon"),
        (3, "Crustle", "pokemon"),
        (4, "Foo", "trainer"),
        (5, "Fire Energy", "energy"),
    ]
    assert deck.errors == ()
    assert not any("Line 1 says" in note.en for note in deck.notes)
